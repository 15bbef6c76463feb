"""Nim's part of `app.tools.check`, and its position for pictures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.tools.check import expect

if TYPE_CHECKING:
    from app.nim.page import NimPage


def play(page: NimPage) -> dict[str, Any]:
    """Take a match by mouse and the rest by command, and undo one move."""
    spot = page.matches.match(0, page.game.state[0] - 1).center().toPoint()
    QTest.mouseClick(page.matches, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    expect(list(page.game.played_moves) == ["A1"], "A click took no match.")
    while not page.game.is_solved:
        page.game.play(page.game.puzzle.moves(page.game.state)[-1])
    page.commands["nim.undo"].trigger()
    expect(not page.game.is_solved, "Undo put no match back.")
    stored_games = page.services.store.read("SELECT count(*) FROM nim_game")[0][0]
    return {"moves": len(page.game.moves), "kept": stored_games}


@contextmanager
def scene(page: NimPage) -> Iterator[None]:
    """Show heaps with some matches taken."""
    page.play_best()
    yield
