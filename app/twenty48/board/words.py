"""A board and a move in words, for who hears the game."""

from __future__ import annotations

from collections.abc import Sequence

from core.twenty48.board import Board
from core.twenty48.events import Appear, Event, Merge


def rows_in_words(board: Board) -> str:
    """The tiles of every row, from the top."""
    cells, columns = [str(1 << cell) if cell else "empty" for cell in board.cells], board.columns
    return "; ".join(", ".join(cells[start : start + columns]) for start in range(0, len(cells), columns))


def told(move: str, events: Sequence[Event], columns: int) -> str:
    """A direction, the tiles that merged, and the new one with its place."""
    merged = [str(1 << event.exponent) for event in events if isinstance(event, Merge)]
    new = [
        f"new {1 << event.exponent} at row {event.cell // columns + 1}, column {event.cell % columns + 1}"
        for event in events
        if isinstance(event, Appear)
    ]
    return "; ".join([move.capitalize(), *([f"merged to {', '.join(merged)}"] if merged else []), *new])
