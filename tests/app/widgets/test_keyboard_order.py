"""Tab goes on from where the focus is, even where something was opened over it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.widgets.keyboard_order import COVERED, step


@pytest.mark.parametrize(("onward", "expected"), [(True, "After"), (False, "Before")])
def test_tab_goes_on_from_a_page_that_was_covered_while_it_had_the_focus(
    qtbot: QtBot, onward: bool, expected: str
) -> None:
    window, page = QWidget(), QWidget()
    column = QVBoxLayout(window)
    before, inside, hidden, after = map(QPushButton, ("Before", "Inside", "Hidden", "After"))
    for button in (inside, hidden):
        button.setParent(page)
    hidden.move(0, 40)
    page.setMinimumHeight(80)
    for widget in (before, page, after):
        column.addWidget(widget)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    inside.setFocus()
    qtbot.waitUntil(inside.hasFocus)
    page.setProperty(COVERED, True)
    assert step(window, onward)
    focused = QApplication.focusWidget()
    assert isinstance(focused, QPushButton) and focused.text() == expected
