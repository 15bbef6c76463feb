"""2048 under `app.cli.check`: keys and a swipe must move the tiles, and undo must bring them back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.cli.check import expect, pause
from app.shell.page import Page
from app.twenty48.page import Twenty48Page
from app.twenty48.plots.switcher import RANDOM
from core.twenty48.puzzle import PUZZLE

START = "2 . 2 4\n. . . .\n. 8 . .\n. . . ."
MID_GAME = "score 16236 moves 871\n. 2 . .\n4 8 . 2\n16 32 64 8\n512 1024 128 64"
PLOT_MS = 20_000


def play(page: Page) -> dict[str, Any]:
    """Three moves by key, one by swipe, one undone."""
    assert isinstance(page, Twenty48Page)
    board = PUZZLE.parse(START)
    page.choose_size(board.size)
    page.game.begin(board)
    page.setFocus()
    for key, move in ((Qt.Key.Key_Left, "left"), (Qt.Key.Key_W, "up"), (Qt.Key.Key_L, "right")):
        board = PUZZLE.apply(board, move)[0]
        QTest.keyClick(page.view, key)
        expect(page.game.state == board, f"A key did not move the tiles {move}.")
    middle = page.view.rect().center()
    QTest.mousePress(page.view, Qt.MouseButton.LeftButton, pos=middle)
    for step in range(1, 6):
        QTest.mouseMove(page.view, middle + QPoint(0, 12 * step))
    QTest.mouseRelease(page.view, Qt.MouseButton.LeftButton, pos=middle + QPoint(0, 60))
    expect(page.game.played[-1] == "down", "A swipe did not move the tiles down.")
    QTest.keyClick(page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    expect(page.game.state == board, "Undo did not bring the board back.")
    return {"moves": len(page.game.played), "score": page.game.state.score}


@contextmanager
def scene(page: Page) -> Iterator[None]:
    """A game well under way, its random play drawn."""
    assert isinstance(page, Twenty48Page)
    page.plots.choose(RANDOM)
    board = PUZZLE.parse(MID_GAME)
    page.choose_size(board.size)
    page.game.begin(board, seed=20261)
    waited = 0
    while page.walk.played is None and waited < PLOT_MS:
        pause(50)
        waited += 50
    yield
