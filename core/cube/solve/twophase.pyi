"""A short solution at once: H. Kociemba's two-phase algorithm (kociemba.org/cube.htm)."""

from typing import Self

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.solve.solution import SolverResult

def prepare() -> None:
    """Build the tables (33 MB, a fraction of a second) if they are not there yet; any thread may call it."""

class TwoPhaseSearch:
    """A search for ever shorter solutions, which goes on where it was. One thread at a time uses it."""

    def __new__(cls, cube: Cube, control: Control | None = None, metric: str = "htm") -> Self:
        """A `control` that is cancelled ends it; its `done` counts nodes. ValueError for another metric."""

    def run(self, seconds: float) -> SolverResult:
        """Search until that time is over and there is a solution, or none can be shorter; see `solve`."""

    def advance(self) -> bool:
        """Search one small part more; whether there is more to search.

        The parts are all first phases of a length from one view of the position and the turns put in front, the short
        ones first: each length takes some ten times as long as the one before.
        """

    def beat(self, turns: int) -> None:
        """Look for solutions of fewer turns only; in quarter turns also for those of one more."""

    def solution(self) -> SolverResult:
        """The best solution found so far, and what is proved."""

def solve(cube: Cube, seconds: float = 0.002, control: Control | None = None, metric: str = "htm") -> SolverResult:
    """A solution in face turns that is short in `metric`, to be applied to `cube` as it is held.

    The first one never has more than 30 turns and comes within milliseconds; the rest of `seconds` is spent on
    shorter ones and on proving that there are none. With 0 seconds the answer depends on `cube` alone. A `control`
    that is cancelled ends the search early, without moves if none were found yet; its `done` counts nodes. The lower
    bound is one on turns of any kind, lifted to the right parity in quarter turns. ValueError for another metric.
    """
