"""Positions of a small board as numbers in base 3."""

from __future__ import annotations

from collections.abc import Sequence

from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State

MOST_CELLS = 16
"""Free cells of a board. 3**16 middles are 43 million, and already with five cells nobody can wait."""
FLOOR, BOX, MAN = 0, 1, 2
"""Digits of a configuration."""


def free_cells(state: State) -> tuple[int, ...]:
    """The cells that man or box could ever be on, in reading order. Raises InputError for more than MOST_CELLS."""
    inside = state.board.flood(state.man)
    cells = tuple(cell for cell, flag in enumerate(inside) if flag)
    if len(cells) > MOST_CELLS:
        raise InputError(
            phrase(
                "Savitch's algorithm takes a board of at most {most} free cells; this has {cells}",
                most=MOST_CELLS,
                cells=len(cells),
            )
        )
    return cells


def configuration(state: State, cells: Sequence[int]) -> int:
    """The number of a position: one digit a cell, the first cell's the most significant."""
    number = 0
    for cell in cells:
        number = 3 * number + (MAN if cell == state.man else BOX if state.has_box(cell) else FLOOR)
    return number


def digits(number: int, cells: int) -> tuple[int, ...]:
    """What stands on each of so many cells; not every configuration is a position."""
    return tuple(number // 3**place % 3 for place in range(cells - 1, -1, -1))
