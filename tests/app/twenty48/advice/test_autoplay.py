"""Any key stops play to the end, whatever had the focus when it began."""

from __future__ import annotations

from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.twenty48.advice.autoplay import StopOnKey


class PlayingAssistant(QObject):
    """Stand-in for the assistant, with a signal when it plays by itself."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.autoplaying = False

    def play(self, playing: bool) -> None:
        self.autoplaying = playing
        self.changed.emit()


def test_it_ends_though_what_had_the_focus_is_gone(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    board, focused = QWidget(), QPushButton()
    qtbot.addWidget(board)
    monkeypatch.setattr(QApplication, "focusWidget", lambda: focused)
    assistant: Any = PlayingAssistant()
    stop = StopOnKey(assistant, board)
    assistant.play(True)
    assert len(stop._watched) == 2
    shiboken6.delete(focused)
    assistant.play(False)
    assert not stop._watched
