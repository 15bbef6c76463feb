"""Walks of the man, and the squares one box can be pushed to.

For scripts and notebooks: `from core.sokoban import path`, then `path.floor(level)` or `path.squares(level, (2, 3))`. A
level is its XSB text, a list of its rows, or a `State`; a square is (column, row) from 0, or a text such as "2,3".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.base import arguments

if TYPE_CHECKING:
    from core.sokoban.level_argument import Level
    from core.sokoban.path.floor_blocks import FloorDecomposition, Square, SquareArgument


def floor(level: Level, box: SquareArgument | None = None) -> FloorDecomposition:
    """Return the free squares decomposed into biconnected blocks joined at cut vertices, in linear time.

    The square of the lifted `box` counts as free. Raises InputError for an invalid level or square, and if there is no
    box on it. Yang Chao, "A box pushing path search", sokoban.ws, part II.
    """
    from core.sokoban.level_argument import first_position
    from core.sokoban.path.blocks import find_blocks
    from core.sokoban.path.floor_blocks import FloorDecomposition

    state = first_position(level)
    found = find_blocks(state, None if box is None else state.board.cell(*arguments.square(box, "box")))
    return FloorDecomposition.from_blocks(found, state.board)


def squares(level: Level, box: SquareArgument) -> dict[Square, int]:
    """Return the least pushes to each square this box can be pushed to while the others stay.

    Fewest pushes come first; its own square, with 0 pushes, is included. Linear time. Raises InputError for an invalid
    level or square, and if there is no box on it. Yang Chao, "A box pushing path search", sokoban.ws.
    """
    from core.sokoban.level_argument import first_position
    from core.sokoban.path.reach import reach

    state = first_position(level)
    found = reach(state, state.board.cell(*arguments.square(box, "box")))
    pushes = ((cell, found.pushes(cell)) for cell in found.cells())
    return {state.board.xy(cell): count for cell, count in pushes if count is not None}
