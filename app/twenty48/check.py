"""Checks of 2048 for `app.tools.check`: keys and a swipe move tiles, undo restores the board."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.shell.page import Page
from app.tools.check import expect, pause
from app.twenty48.board.board import Twenty48BoardView
from app.twenty48.model.model import Twenty48Model
from app.twenty48.plots.switcher import RANDOM, Plots
from core.twenty48.puzzle import PUZZLE

START = "2 . 2 4\n. . . .\n. 8 . .\n. . . ."
MID_GAME = "score 16236 moves 871\n. 2 . .\n4 8 . 2\n16 32 64 8\n512 1024 128 64"
PLOT_MS = 20_000


def play(page: Page) -> dict[str, Any]:
    """Play three moves by key and one by swipe, and undo the last."""
    model, view, _ = _parts(page)
    game = model.game
    board = PUZZLE.parse(START)
    model.shape = board.shape
    game.begin(board)
    page.setFocus()
    for key, move in ((Qt.Key.Key_Left, "left"), (Qt.Key.Key_W, "up"), (Qt.Key.Key_L, "right")):
        board = PUZZLE.apply(board, move)[0]
        QTest.keyClick(view, key)
        expect(game.state == board, f"A key did not move the tiles {move}.")
    middle = view.rect().center()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=middle)
    for step in range(1, 6):
        QTest.mouseMove(view, middle + QPoint(0, 12 * step))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=middle + QPoint(0, 60))
    expect(game.played_moves[-1] == "down", "A swipe did not move the tiles down.")
    QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    expect(game.state == board, "Undo did not bring the board back.")
    return {"moves": len(game.played_moves), "score": board.score}


@contextmanager
def scene(page: Page) -> Iterator[None]:
    """Show a game well under way, with the plot of its random play complete."""
    model, _, plots = _parts(page)
    plots.choose(RANDOM)
    board = PUZZLE.parse(MID_GAME)
    model.shape = board.shape
    model.game.begin(board, seed=20261)
    waited = 0
    while plots.random.result is None and waited < PLOT_MS:
        pause(50)
        waited += 50
    yield


def _parts(page: Page) -> tuple[Twenty48Model, Twenty48BoardView, Plots]:
    """Return the parts of the page that are checked."""
    model, view, plots = page.findChild(Twenty48Model), page.findChild(Twenty48BoardView), page.findChild(Plots)
    assert model is not None and view is not None and plots is not None
    return model, view, plots
