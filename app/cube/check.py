"""Self-check of the cube page for `app.tools.check`, and its scene for screenshots."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from app.cube.board.view import CubeView
from app.cube.solve.solver import TABLE_KEY
from app.tools.check import expect, pause
from core.cube.moves import position
from core.cube.puzzle import PUZZLE

if TYPE_CHECKING:
    from app.cube.page import CubePage

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SCENE_SEED = 20261
SCENE_MOVES = 7
SCENE_BOUND = 14
SETTLED_MS = 900


def play(page: CubePage) -> dict[str, Any]:
    """Turn a face and a slice with the mouse and a face with a key, orbit, and undo everything."""
    game, view = page.model.session, page.view
    page.model.begin_solved()
    _drag(view, view.pixel_of(-1, 1, 1.5), view.pixel_of(1, 1, 1.5))
    _drag(view, view.pixel_of(0, -1, 1.5), view.pixel_of(0, 1, 1.5))
    QTest.keyClick(view, Qt.Key.Key_R)
    QTest.keyClick(view, Qt.Key.Key_F, Qt.KeyboardModifier.ShiftModifier)
    made = list(game.played_moves)
    expect(made == ["U'", "M'", "R", "F'"], f"Dragging and keys made {' '.join(made)} instead of U' M' R F'.")
    before = view.pixel_of(1.5, 1.5, 1.5)
    corner = QPointF(24, view.height() - 60)
    _drag(view, corner, corner + QPointF(160, -40))
    expect(view.pixel_of(1.5, 1.5, 1.5) != before, "Dragging outside the cube did not turn the view.")
    while game.can_undo:
        QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    expect(game.is_solved, "Undo did not lead back to the solved cube.")
    view.reset_view()
    return {"moves": len(made)}


@contextmanager
def scene(page: CubePage) -> Iterator[None]:
    """Show a scrambled cube with its depth, a proof under way, and the upper layer in mid-turn."""
    page.services.settings.set(TABLE_KEY, "small")
    scramble = PUZZLE.opening_moves(SCENE_SEED)
    page.model.session.begin(position(scramble), seed=SCENE_SEED, info={"scramble": scramble})
    page.solving.solve()
    while page.model.bracket.lower < SCENE_BOUND:
        pause(20)
    page.model.session.jump(SCENE_MOVES)
    pause(SETTLED_MS)
    page.panel.verticalScrollBar().setValue(0)
    view = page.view
    start, end = view.pixel_of(-1, 1, 1.5), view.pixel_of(-0.15, 1, 1.5)
    _drag(view, start, end, release=False)
    yield
    QTest.mouseRelease(view, LEFT, NO_KEYS, start.toPoint())


def _drag(view: CubeView, start: QPointF, end: QPointF, *, release: bool = True) -> None:
    QTest.mousePress(view, LEFT, NO_KEYS, start.toPoint())
    for step in range(1, 13):
        QTest.mouseMove(view, QPoint((start + (end - start) * (step / 12)).toPoint()))
        pause(8)
    if release:
        pause(80)
        QTest.mouseRelease(view, LEFT, NO_KEYS, end.toPoint())
        pause(SETTLED_MS)
