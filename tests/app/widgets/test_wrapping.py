"""Controls side by side wrap to as many lines as they need."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.widgets.controls.buttons import Button
from app.widgets.wrapping import SPACING, wrapping


@pytest.mark.parametrize(("room", "lines"), [(300, 1), (180, 2), (100, 3)])
def test_what_has_no_room_in_a_line_begins_the_next_one(qtbot: QtBot, room: int, lines: int) -> None:
    buttons = [Button("A button"), Button("Another"), Button("A third")]
    window, box = QWidget(), wrapping(*buttons)
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(box)
    column.addStretch(1)
    window.resize(room, 300)
    window.show()
    tops = [button.mapTo(window, QPoint(0, 0)).y() for button in buttons]
    assert len(set(tops)) == lines and tops == sorted(tops)
    assert all(button.width() == button.sizeHint().width() for button in buttons)
    assert all(box.rect().contains(button.geometry()) for button in buttons)
    buttons[1].hide()
    left = buttons[0].width() + SPACING if lines < 3 else 0
    qtbot.waitUntil(lambda: buttons[2].x() == left)
