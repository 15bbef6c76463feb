"""Every position of a small level, layer by layer: backward from solved by pulls, or forward from a start by pushes.

A position's layer is the least number of pushes, or of box lines, between it and where the search began, a proof
included: breadth-first search finds nothing later than it could, also where it stops at its limit. Positions that
differ only by a walk of the man count as one. There are as many boxes as goals, all in one area of at most 255 cells.
"""

from typing import Self

from core.base.control import Control
from core.sokoban.board import Board, State

class Positions:
    """What both searches know; positions are numbered in the order in which they were found.

    `explore` counts up from the `done` of its control if that has a total, so that many searches make one job.
    """

    board: Board
    complete: bool
    """Whether there is no other position to be found."""
    def __new__(cls, board: Board, limit: int) -> Self:
        """Nothing is searched yet. At most `limit` positions (at least 1,024) are kept: boxes + 9 bytes each, or less.

        Raises ValueError for other boards than the module says.
        """
    def __len__(self) -> int: ...
    @property
    def layers(self) -> list[int]:
        """How many positions were found at 0, 1, 2 ... pushes; the last layer may be cut off by the limit."""
    def find(self, state: State) -> int | None:
        """The number of a position; None if it was not found."""
    def layer(self, number: int) -> int:
        """The layer of a position. Raises IndexError for a number that there is not."""
    def state(self, number: int) -> State:
        """A position, the man on the first cell that he can walk to. Raises IndexError."""

class Backward(Positions):
    """Every position that can be solved, by least number of pushes."""

    def explore(self, control: Control) -> None:
        """Search until done, cancelled or full. O(positions * boxes * cells)."""

    def nearer(self, number: int, man: int) -> list[tuple[int, int, int, int]]:
        """The pushes from a position that bring it nearer to solved, the man standing on the cell `man`.

        For each: the number of the position after it, the man's cell then, the steps it takes (the walk and the push)
        and its direction 0..3. Raises IndexError.
        """

class BackwardByLines(Positions):
    """Every position that can be solved, by least number of box lines: straight runs of one box, however long.

    After Taylor and Parberry (2011): what is far by lines asks for more thought than what is far by pushes.
    """

    def explore(self, control: Control) -> None:
        """Search until done, cancelled or full. O(positions * boxes * cells)."""

class Forward(Positions):
    """Every position within reach of a start that has no box on a dead square, until one is solved.

    The plainest solver there is. How many positions it looks at is a fair measure of how hard a small level is.
    """

    solution: int | None
    """The number of the solved position; its layer is the fewest pushes that solve the start."""
    def explore(self, start: State, control: Control) -> None:
        """Search until solved, done, cancelled or full. O(positions * boxes * cells).

        Raises ValueError if the start has another board, or a box or the man cannot get to where the goals are.
        """
