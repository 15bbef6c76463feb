"""The exact searches over one level: for fewest pushes, then moves, and for what is least in another order."""

from collections.abc import Sequence
from typing import NamedTuple

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.solve.engine import Engine, Push, Watch

class Found(NamedTuple):
    """What one search found out."""

    ending: str
    """"solved", "unsolvable", "time", "memory" or "cancelled"; "unsolvable" only if that is proved."""
    pushes: tuple[Push, ...]
    """If solved, no more than any solution needs; otherwise any solution that it came upon."""
    lower_bound: int
    """No solution costs less in the first measure; 0 if unsolvable."""
    positions: int
    """Different ones that were met; 0 if a box stood on a dead square from the start."""
    memory: int
    """Bytes that they take."""
    expanded: int
    """Those whose pushes were all made."""
    generated: int
    """Pushes made."""
    proved: int
    """In so many measures, the first of the order first, no solution costs less than these pushes."""

def exact(
    engine: Engine,
    state: State,
    *,
    order: Sequence[int],
    seconds: float,
    memory: int,
    control: Control,
    watch: Watch | None = None,
    end_man: int | None = None,
) -> Found:
    """Return a solution that costs least; `memory` is the most bytes the positions may take.

    `order` names what counts, the first counting first: 0 pushes, 1 moves, 2 box lines, 3 box changes, at most three.
    If pushes come first nothing else counts; `shortest_walk` does the rest.
    With `end_man` the man has to be able to walk to that cell in the end, a walk that is not counted. `control`
    counts the positions whose pushes were made. Raises MemoryError if the system has not so much.
    """

def shortest_walk(
    engine: Engine,
    state: State,
    pushes: int,
    *,
    seconds: float,
    memory: int,
    control: Control,
    watch: Watch | None = None,
    end_man: int | None = None,
) -> Found:
    """Return the solution of the fewest moves among those with exactly so many pushes, the fewest there can be.

    Its ending is "unsolvable" if no solution has so many. Without "solved" there are no pushes. For `end_man`,
    `control` and MemoryError see `exact`; each position takes one walk through the man's area, O(squares).
    """
