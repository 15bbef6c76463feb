"""Biconnected blocks of the floor in columns and rows, for scripts and notebooks.

`blocks.pyx` finds them in cells.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from core.sokoban.board import Board
from core.sokoban.path.blocks import Blocks

Square = tuple[int, int]
"""Column and row, from 0 at the top left of the level's rows."""

if TYPE_CHECKING:
    from numpy.typing import NDArray

    SquareArgument = Square | Sequence[int] | NDArray[Any] | str


class FloorDecomposition(NamedTuple):
    """Biconnected blocks and cut vertices of a position's free floor.

    Every square is (column, row), from 0 at the top left of the position's rows.
    """

    squares: tuple[Square, ...]
    """All free squares in the order of the search: those connected with the man first."""
    blocks: tuple[tuple[Square, ...], ...]
    """Squares of each block; large blocks first. A block of two squares is a passage."""
    cut_vertices: frozenset[Square]
    """Squares that lie in more than one block: removing one disconnects others."""

    @classmethod
    def from_blocks(cls, blocks: Blocks, board: Board) -> FloorDecomposition:
        """Return the decomposition from blocks given in cells of this board."""
        return cls(
            tuple(map(board.xy, blocks.squares)),
            tuple(tuple(map(board.xy, block)) for block in blocks.blocks),
            frozenset(map(board.xy, blocks.cut_vertices)),
        )
