"""Labels: their texts, and what they draw."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.widgets.text import Label


def test_no_line_ends_within_a_number(qtbot: QtBot) -> None:
    label = Label("≈ 9\u2009709 tiles", wrap=True)
    qtbot.addWidget(label)
    assert label.text() == "≈ 9\u2009709 tiles"
    assert QLabel.text(label) == "≈\u00a09\u202f709 tiles"
