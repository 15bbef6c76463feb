"""Savitch's algorithm on a board of a few cells: little memory paid for in time; see search.pyx."""

from typing import NamedTuple

from core.base.control import Control
from core.sokoban.board import State

class Frame(NamedTuple):
    """One level of the recursion, which asks whether `start` can become `end` in at most `limit` moves."""

    start: int
    """A configuration; see configuration.py."""
    end: int
    limit: int
    middle: int | None
    """The configuration that is tried; None for the last level."""

class Savitch:
    """The recursion, to be run for so many calls at a time.

    reach(c1, c2, 1) is told by looking; reach(c1, c2, t) asks for every configuration cm whether reach(c1, cm, t / 2),
    rounded down, and then reach(cm, c2, the rest). Source: W. Savitch (1970), after Yang Chao, sokoban.ws.
    """

    cells: tuple[int, ...]
    """The free cells, in the order of a configuration's digits."""
    calls: int
    """Made so far."""
    depth: int
    """Of the recursion so far: halvings below the first call, at most log2 of the limit, rounded up."""
    answer: bool | None
    """None while it is not known."""
    def __init__(self, start: State, end: State, limit: int) -> None:
        """Both positions are of one board. Raises InputError for a large board, or a limit not from 1 to 3**n."""
    def run(self, calls: int, control: Control | None = None) -> bool | None:
        """Make so many calls more, or fewer if the answer is found or `control`, which counts them, is cancelled."""
    def path(self) -> list[Frame]:
        """The levels that are remembered now, the first call first; empty once the answer is known."""
    @property
    def space(self) -> int:
        """Cells remembered at most so far: the two positions, and of every halving its middle and its limit."""
