"""Canonical sequences of turns: of those that are plainly the same, exactly one.

A face is never turned twice running, except that in quarter turns a clockwise one may be followed by the same again;
of two opposite faces the lower one goes first.
"""

from core.base.control import Control
from core.cube.cubie import Cube

METRICS: tuple[str, ...]
"""htm, whose turns are the 18 face turns, and qtm, whose turns are the 12 quarter turns."""

def canonical_counts(metric: str, longest: int) -> list[int]:
    """How many canonical sequences there are of each length 0..`longest`."""

def branching_factor(metric: str) -> float:
    """Return the growth of the number of canonical sequences with their length, an eigenvalue of their automaton.

    In half turns 6 + 3 sqrt 6 = 13.348..., the figure of R. E. Korf, AAAI 1997.
    """

def walk_all(cube: Cube, metric: str, length: int, control: Control | None = None) -> int:
    """Apply every canonical sequence of that length to `cube`; how many there were, counted one by one.

    `control` counts them while it runs; a cancelled walk counts what it has seen.
    """
