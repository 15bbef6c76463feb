"""The shortest way into the group <U, D, R2, L2, F2, B2>: the first phase of H. Kociemba's algorithm, made optimal.

Iterative deepening over the 2 217 093 120 cosets, bounded by the exact distance of each pair of the three coordinates
(kociemba.org/cube.htm): a tenth of a millisecond for most positions. The tables take 40 MB and a second, once.
"""

from core.base.control import Control
from core.cube.cubie import Cube

LONGEST: int
"""No position is so far from the group, in either metric."""

def way(cube: Cube, quarters: bool, most: int = ..., control: Control | None = None) -> list[int] | None:
    """The face turns of a shortest way, 0..17, of a cube held upright; half turns count twice if `quarters`.

    None if it is longer than `most`, or `control` was cancelled.
    """

def coset(twist: int, flip: int, slice: int) -> Cube:
    """The pieces of a position with these coordinates, in some order: perhaps one that no turns reach.

    Those that do are what a position of the group makes of it: `position * coset(...)`.
    """

def count_cosets(quarters: bool, control: Control | None = None) -> tuple[list[int], list[tuple[int, int, int]]] | None:
    """How many cosets lie at each distance, and the twist, flip and slice of the farthest: breadth-first search.

    A byte for each, 2.2 GB, and minutes. None if `control` was cancelled. MemoryError if there is too little.
    """
