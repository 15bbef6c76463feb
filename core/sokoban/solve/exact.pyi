"""The exact searches over one level: for fewest pushes, and for fewest moves."""

from typing import NamedTuple

from core.control import Control
from core.sokoban.board import State
from core.sokoban.solve.engine import Engine, Push, Watch

class Found(NamedTuple):
    """What one search found out."""

    ending: str
    """"solved", "unsolvable", "time", "memory" or "cancelled"; "unsolvable" only if that is proved."""
    pushes: tuple[Push, ...]
    """If solved, no more than any solution needs; otherwise any solution that it came upon."""
    lower_bound: int
    """No solution costs less, in the metric of the search; 0 if unsolvable."""
    positions: int
    """Different ones that were met; 0 if a box stood on a dead square from the start."""
    memory: int
    """Bytes that they take."""
    expanded: int
    """Those whose pushes were all made."""
    generated: int
    """Pushes made."""

def exact(
    engine: Engine,
    state: State,
    *,
    moves: bool,
    seconds: float,
    memory: int,
    control: Control,
    watch: Watch | None = None,
    end_man: int | None = None,
) -> Found:
    """A solution of fewest pushes, or of fewest moves; `memory` is the most bytes the positions may take.

    With `end_man` the man has to be able to walk to that cell in the end, a walk that is not counted. `control`
    counts the positions whose pushes were made. Raises MemoryError if the system has not so much.
    """
