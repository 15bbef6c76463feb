"""Walks of the man, and the squares one box can be pushed to.

For scripts and notebooks: `from core.sokoban import path`, then `path.floor(level)` or `path.squares(level, (2, 3))`;
a level is its XSB text, a square (column, row) from 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.sokoban.board import State
    from core.sokoban.path.blocks import Blocks
    from core.sokoban.path.reach import Reach


def floor(level: str, box: tuple[int, int] | None = None) -> Blocks:
    """The free squares taken apart into blocks that hang together in cut vertices, in linear time; the square of the
    lifted `box` counts as free. Raises InputError for what is no level, and where no such box is."""
    from core.sokoban.path.blocks import find_blocks

    state = _state(level)
    return find_blocks(state, None if box is None else state.board.cell(*box))


def squares(level: str, box: tuple[int, int]) -> Reach:
    """Where this box can be pushed while the others stay, with the pushes to each square, in linear time. Raises
    InputError. Yang Chao, "A box pushing path search", sokoban.ws."""
    from core.sokoban.path.reach import reach

    state = _state(level)
    return reach(state, state.board.cell(*box))


def _state(level: str) -> State:
    from core.sokoban.puzzle import PUZZLE

    return PUZZLE.parse(level)
