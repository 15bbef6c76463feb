"""Configurations: positions of a small board as numbers in base 3."""

from __future__ import annotations

from collections.abc import Sequence

from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State

MOST_CELLS = 16
"""Maximum number of free cells of a board.

3**16 middles are 43 million, and five cells already take longer than anyone waits.
"""
FLOOR, BOX, MAN = 0, 1, 2
"""Digits of a configuration."""


def free_cells(state: State) -> tuple[int, ...]:
    """Return the cells that the man or a box can ever be on, in reading order.

    Raises InputError for more than MOST_CELLS.
    """
    inside = state.board.flood(state.man)
    cells = tuple(cell for cell, flag in enumerate(inside) if flag)
    if len(cells) > MOST_CELLS:
        raise InputError(
            phrase(
                "Savitch's algorithm takes a board of at most {most} free cells; this one has {cells}",
                most=MOST_CELLS,
                cells=len(cells),
            )
        )
    return cells


def configuration(state: State, cells: Sequence[int]) -> int:
    """Return the number of a position: one digit per cell, the first cell's the most significant."""
    number = 0
    for cell in cells:
        number = 3 * number + (MAN if cell == state.man else BOX if state.has_box(cell) else FLOOR)
    return number


def digits(number: int, cells: int) -> tuple[int, ...]:
    """Return the digit of each cell in a configuration; not every configuration is a position."""
    return tuple(number // 3**power % 3 for power in range(cells - 1, -1, -1))
