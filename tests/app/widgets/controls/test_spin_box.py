"""The number in a field is fully visible."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from app.shell.window import Window
from app.sokoban.page import SokobanPage


@pytest.mark.parametrize("first_page", ["sokoban"])
def test_the_fields_of_the_bench_have_room_for_their_numbers(window: Window, qtbot: QtBot) -> None:
    page = window.page
    assert isinstance(page, SokobanPage)
    page.commands["sokoban.make"].trigger()
    qtbot.waitUntil(lambda: any(field.isVisible() for field in window.findChildren(QSpinBox)))
    fields = [field for field in window.findChildren(QSpinBox) if field.isVisible()]
    assert len(fields) == 4
    for field in fields:
        edit = field.findChild(QLineEdit)
        assert edit is not None
        assert edit.width() >= field.width() - 20, field.accessibleName()
