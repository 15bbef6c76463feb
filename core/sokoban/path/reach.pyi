"""The squares to which one box can be pushed or pulled, in linear time by blocks and cut vertices; see reach.pyx."""

from core.sokoban.board import State

class Reach:
    """The answer for one box in one position. Immutable."""

    state: State
    box: int
    """The box's own cell, which counts as reached with 0 pushes."""
    pull: bool
    """The box is pulled, not pushed; what is said of pushes below then goes for pulls."""
    count: int
    """Number of cells reached, the box's own included."""
    def __init__(self, *args: object, **kwargs: object) -> None:
        """Raises TypeError: `reach` makes it."""
    def cells(self) -> list[int]:
        """The cells reached, by ascending number of pushes."""
    def squares(self) -> list[tuple[int, int]]:
        """The same as (column, row)."""
    def pushes(self, cell: int) -> int | None:
        """Least number of pushes that bring the box to a cell; None if it cannot get there."""
    def mask(self) -> bytes:
        """One byte for every cell of the board, 1 where the box can get to."""
    def __contains__(self, cell: int, /) -> bool: ...
    def __len__(self) -> int: ...

def reach(state: State, box: int, pull: bool = False) -> Reach:
    """Every square to which the box on the cell `box` can be pushed while the other boxes stay where they are.

    With `pull` the man walks backwards with the box behind him, as in a game played from its end.

    O(cells) time and 8 bytes a cell. Raises InputError if there is no box on `box`.
    Method: Yang Chao, "A box pushing path search" (sokoban.ws), with the blocks of Hopcroft and Tarjan (1973).
    """
