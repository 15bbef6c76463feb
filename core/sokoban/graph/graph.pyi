"""A level's own graph: every position that pushes lead to, how deep it lies, and whether it can still be solved.

A position is the boxes and where the man can walk; positions that differ only by a walk of his are one. Positions are
numbered in the order of a breadth-first search, so that a depth is a range of numbers. Boxes and goals that the man
can never come to belong to the position but do not move.
"""

from typing import Self, final

from core.base.control import Control
from core.sokoban.board import Board, State

@final
class Graph:
    """Forwards from `start` by pushes or, with `start` None, backwards from every solved position by pulls.

    Backwards the layers are those of all positions that can be solved, and nothing is known of single ones.
    """

    board: Board
    start: State | None
    pruned: bool
    """Whether positions with a box on a dead square, which nobody can solve, were left out."""
    complete: bool
    """Whether no position is missing."""
    def __new__(cls, board: Board, start: State | None, limit: int, pruned: bool = False) -> Self:
        """Prepare a search, which begins nothing yet.

        At most `limit` positions are kept, fewer where half of the machine's memory would not hold them: some 90 bytes
        each on a board of one word, and an eighth of a byte more for every square. Raises ValueError backwards if there
        is no goal, or if goals lie in several areas.
        """
    def __len__(self) -> int:
        """How many positions were found."""
    def explore(self, control: Control, seconds: float | None = None) -> None:
        """Search until done, cancelled or full, then find out what can be solved. Raises ValueError the second time.

        With `seconds` the search also ends when these are over. `control` counts positions up to the limit, or up from
        its `done` if it has a total. O(positions * boxes), more on boards of over 122 squares.
        """
    @property
    def layers(self) -> list[int]:
        """How many positions lie at 0, 1, 2, ... pushes; the last may be cut off."""
    @property
    def counted_layers(self) -> int:
        """How many of `layers` are whole."""
    def find(self, state: State) -> int | None:
        """The number of a position; None if it was not found, or backwards if it is not of this level."""
    def state(self, number: int) -> State:
        """A position, the man on a cell that he can walk to. Raises IndexError."""
    def depth(self, number: int) -> int:
        """Fewest pushes between the start and a position. Raises IndexError."""
    def pushes_left(self, number: int) -> int | None:
        """Fewest pushes from a position to a solved one; None if none is known. Raises IndexError; not backwards."""
    def is_dead(self, number: int) -> bool:
        """Whether it is certain that a position cannot be solved any more. Raises IndexError; not backwards."""
    def targets_of(self, number: int) -> list[int]:
        """The positions one push later. Raises IndexError, also for one that was not looked at; not backwards."""
    def layers_from(self, number: int, control: Control) -> list[tuple[int, int, int]]:
        """Count the positions at 0, 1, 2, ... pushes from this one.

        Those known to be solvable, those known to be dead, and the others. The list is short if it was cancelled.
        O(positions + pushes); not backwards.
        """
