"""Fixtures: the Sokoban page in the real window, and a simulated mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.shell.window import Window, open_window
from app.sokoban.board.board import SokobanBoardView
from app.sokoban.page import SokobanPage


class Hand:
    """Sends real mouse events to squares of a board, given as column and row."""

    def __init__(self, board: SokobanBoardView) -> None:
        self._board = board

    def at(self, square: tuple[int, int]) -> QPoint:
        return self._board.centre_of(self._board.state.board.cell(*square)).toPoint()

    def press(self, square: tuple[int, int]) -> None:
        QTest.mousePress(self._board, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.at(square))

    def move(self, start: tuple[int, int], end: tuple[int, int], steps: int = 6) -> None:
        first, way = self.at(start), self.at(end) - self.at(start)
        for step in range(1, steps + 1):
            QTest.mouseMove(self._board, first + way * (step / steps))

    def release(self, square: tuple[int, int]) -> None:
        QTest.mouseRelease(self._board, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.at(square))

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.press(start)
        self.move(start, end)
        self.release(end)

    def click(self, square: tuple[int, int], button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseClick(self._board, button, Qt.KeyboardModifier.NoModifier, self.at(square))


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Window]:
    """Provide the window on its Sokoban page."""
    window = open_window("sokoban")
    window.resize(1280, 800)
    qtbot.addWidget(window)
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.page.setFocus()
    yield window
    window.close()


@pytest.fixture
def page(shown: Window) -> SokobanPage:
    found = shown.page
    assert isinstance(found, SokobanPage)
    return found


@pytest.fixture
def hand(page: SokobanPage) -> Hand:
    return Hand(page.board)
