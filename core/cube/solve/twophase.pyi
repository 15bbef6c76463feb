"""A short solution at once: H. Kociemba's two-phase algorithm (kociemba.org/cube.htm)."""

from core.control import Control
from core.cube.cubie import Cube
from core.cube.solve.solution import Solution

def prepare() -> None:
    """Build the tables (33 MB, a fraction of a second) if they are not there yet; any thread may call it."""

def solve(cube: Cube, seconds: float = 0.002, control: Control | None = None, metric: str = "htm") -> Solution:
    """A solution in face turns that is short in `metric`, to be applied to `cube` as it is held.

    The first one never has more than 30 turns and comes within milliseconds; the rest of `seconds` is spent on
    shorter ones and on proving that there are none. With 0 seconds the answer depends on `cube` alone. A `control`
    that is cancelled ends the search early, without moves if none were found yet; its `done` counts nodes. The lower
    bound is one on turns of any kind, lifted to the right parity in quarter turns. ValueError for another metric.
    """
