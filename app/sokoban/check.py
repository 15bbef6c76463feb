"""Sokoban's part of `app.tools.check`: a scripted game, and the scene for pictures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.shell.page import Page
from app.sokoban.board.board import SokobanBoardView
from app.sokoban.model.model import SokobanModel
from app.tools.check import expect, pause
from core.sokoban.path.paths import walk_area
from core.sokoban.path.reach import reach
from core.sokoban.puzzle import PUZZLE

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SCENE_LEVEL = "The Dogleg"
SCENE_SHARE = 3
ANIMATED_MS = 1200


def play(page: Page) -> dict[str, Any]:
    """Play a few moves by mouse and keyboard, undo them all, and return figures of the game."""
    model, board = _parts(page)
    game = model.session
    _carry(board, release=True)
    pause(ANIMATED_MS)
    pushes = sum(move.isupper() for move in game.moves)
    expect(pushes > 0, "Dragging a box did not push it.")
    before = game.position
    square = walk_area(game.state).rindex(1)
    QTest.mouseClick(board, LEFT, NO_KEYS, board.centre_of(square).toPoint())
    pause(ANIMATED_MS)
    expect(game.position > before, "Clicking the floor did not make the man walk.")
    made = game.position
    while game.can_undo:
        QTest.keyClick(board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    expect(game.position == 0 and len(game.moves) == made, "Undo did not lead back to the start.")
    return {"moves": made, "pushes": pushes, "levels": len(model.level_set.levels)}


@contextmanager
def scene(page: Page) -> Iterator[None]:
    """Show a level under way, with a box lifted over the farthest square it can be pushed to."""
    model, board = _parts(page)
    model.open_level([level.title for level in model.level_set.levels].index(SCENE_LEVEL))
    solution = PUZZLE.parse_moves(model.level.solutions[0])
    model.session.play(*solution[: len(solution) // SCENE_SHARE])
    board.position.finish()
    pause(ANIMATED_MS)
    _carry(board, release=False)
    yield
    board.lift.drop()


def _parts(page: Page) -> tuple[SokobanModel, SokobanBoardView]:
    model, board = page.findChild(SokobanModel), page.findChild(SokobanBoardView)
    assert model is not None and board is not None
    return model, board


def _carry(board: SokobanBoardView, *, release: bool) -> None:
    """Drag the box with the most reachable squares to the farthest of them; drop it if `release`."""
    box, squares = max(((box, _lit(board, box)) for box in board.state.boxes), key=lambda one: len(one[1]))
    start, end = board.centre_of(box).toPoint(), board.centre_of(squares[-1]).toPoint()
    QTest.mousePress(board, LEFT, NO_KEYS, start)
    for step in range(1, 9):
        QTest.mouseMove(board, QPoint(start + (end - start) * (step / 8)))
        pause(20)
    if release:
        QTest.mouseRelease(board, LEFT, NO_KEYS, end)


def _lit(board: SokobanBoardView, box: int) -> list[int]:
    """Return the squares lit for a box, the farthest last."""
    board.lift.take(box)
    lit = set(board.lift.targets)
    board.lift.drop()
    return [cell for cell in reach(board.state, box).cells() if cell in lit]
