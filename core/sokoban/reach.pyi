"""The squares to which one box can be pushed, in linear time by blocks and cut vertices (reach.pyx has the method)."""

from core.sokoban.board import State

class Reach:
    """The answer for one box in one position. Immutable."""

    state: State
    box: int
    """The box's own cell, which counts as reached with 0 pushes."""
    count: int
    """Number of cells reached, the box's own included."""
    def cells(self) -> list[int]:
        """The cells reached, by ascending number of pushes."""
    def squares(self) -> list[tuple[int, int]]:
        """The same as (column, row)."""
    def pushes(self, cell: int) -> int | None:
        """Least number of pushes that bring the box to a cell; None if it cannot get there."""
    def mask(self) -> bytes:
        """One byte for every cell of the board, 1 where the box can get to."""
    def __contains__(self, cell: int) -> bool: ...
    def __len__(self) -> int: ...

def reach(state: State, box: int) -> Reach:
    """Every square to which the box on the cell `box` can be pushed while the other boxes stay where they are.

    O(cells) time and 8 bytes a cell. Raises InputError if there is no box on `box`.
    Method: Yang Chao, "A box pushing path search" (sokoban.ws), with the blocks of Hopcroft and Tarjan (1973).
    """
