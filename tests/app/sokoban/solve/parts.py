"""A small level, and helpers that use the solver beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.sokoban.library.level_set import pasted_levels
from app.sokoban.page import SokobanPage

ROOM = "########\n#      #\n# @$ . #\n#   #  #\n#   #$ #\n#    . #\n########"


def open_text(page: SokobanPage, text: str) -> None:
    page.take(pasted_levels(text))


def click(button: QAbstractButton) -> None:
    assert button.isVisible() and button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def words(widget: QWidget) -> str:
    """Return the visible texts of a widget."""
    return " ".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def waiting(page: SokobanPage) -> str:
    session = page.model.session
    return "".join(session.moves[session.position :])


def way_back(page: SokobanPage, qtbot: QtBot) -> QAbstractButton:
    """Return the button of the notice that the position is lost."""
    notice = page.notices.warning
    (button,) = [
        button_candidate
        for button_candidate in notice.findChildren(QAbstractButton)
        if button_candidate.isVisibleTo(notice)
    ]
    qtbot.waitUntil(button.isVisible)
    return button
