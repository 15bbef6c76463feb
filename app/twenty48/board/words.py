"""Words for 2048 boards and moves, for screen readers and labels."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.language.wording import commas, semicolons
from app.base.language.words import tr, translate
from core.base.words import phrase
from core.twenty48.board import Board
from core.twenty48.events import Appear, Event, Merge

DIRECTIONS = {
    "left": phrase("Left", context="a move"),
    "right": phrase("Right", context="a move"),
    "up": phrase("Up", context="a move"),
    "down": phrase("Down", context="a move"),
}
"""Name of each move."""
MOVING = {
    "left": phrase("Move left"),
    "right": phrase("Move right"),
    "up": phrase("Move up"),
    "down": phrase("Move down"),
}
"""Label of each move as an action."""


def direction(move: str) -> str:
    """Return the name of a move, as it stands alone or begins a sentence."""
    return translate(DIRECTIONS[move])


def square(exponent: int) -> str:
    """Return the content of a cell as text."""
    return str(1 << exponent) if exponent else tr("empty", context="a square")


def rows_in_words(board: Board) -> str:
    """Return the tiles of every row as text, from the top."""
    cells, columns = [square(cell) for cell in board.cells], board.columns
    return semicolons(commas(cells[start : start + columns]) for start in range(0, len(cells), columns))


def describe_move(move: str, events: Sequence[Event], columns: int) -> str:
    """Return a move in words: its direction, the tiles that merged, and the new one with its place."""
    merged = [str(1 << event.exponent) for event in events if isinstance(event, Merge)]
    new = [
        tr(
            "new {tile} at row {row}, column {column}",
            tile=1 << event.exponent,
            row=event.cell // columns + 1,
            column=event.cell % columns + 1,
        )
        for event in events
        if isinstance(event, Appear)
    ]
    together = [tr("merged into {tiles}", tiles=commas(merged))] if merged else []
    return semicolons([direction(move), *together, *new])
