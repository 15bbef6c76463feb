"""R. E. Korf's optimal solver, "Finding optimal solutions to Rubik's Cube using pattern databases", AAAI 1997.

Three databases, for the corners and for six and the other six edges, say how many turns their pieces need at least;
the largest of the three is never too large, so the first solution that iterative deepening finds is a shortest one.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from core.base.control import Control
from core.base.files.table_file import Bytes
from core.cube.cubie import Cube
from core.cube.solve.solution import SolverResult

TABLE_BYTES: int
"""44 + 21 + 21 MB: four bits for each of the 88 179 840 + 2 x 42 577 920 entries."""

class Databases:
    """The three databases of a metric, read by any number of searches at once."""

    metric: str
    """htm or qtm."""

    def __init__(self, metric: str, corners: Bytes, first: Bytes, second: Bytes) -> None:
        """From the packed databases of `core.cube.solve.databases`: corners, edges 0..5, edges 6..11.

        ValueError if one has another size.
        """

    @staticmethod
    def generate(
        metric: str = "htm", threads: int = 1, control: Control | None = None, deepest: int = 14
    ) -> Databases | None:
        """Make all three by breadth-first search to depth `deepest`, in seconds; None if it was cancelled.

        `control` counts the entries that are known. ValueError for another metric, MemoryError without 180 MB to spare.
        """

    def save(self, path: Path) -> None:
        """Store them; see `core.base.files.table_file.write_table`."""

    @staticmethod
    def load(path: Path, metric: str = "htm") -> Databases:
        """Map a stored file into memory; see `core.base.files.table_file.read_table` for the errors."""

    def distribution(self, which: int) -> list[int]:
        """How many entries of database 0, 1 or 2 (corners, edges 0..5, edges 6..11) have each value 0..15."""

    def mean(self, which: int) -> float:
        """The mean value of a database: the turns a random position of its pieces needs."""

    def bound(self, cube: Cube) -> int:
        """The largest of the three values: no solution of `cube` is shorter."""

    def bounds(self, cube: Cube) -> tuple[int, int, int]:
        """The three values: turns that its corners, edges 0..5 and edges 6..11 need."""

    def sample(self, count: int, seed: int) -> list[int]:
        """`bound` of that many positions drawn uniformly, always the same for a seed."""

def file_name(metric: str) -> str:
    """What the file of a metric's databases is called."""

def solve(
    cube: Cube,
    databases: Databases,
    seconds: float = 0.0,
    control: Control | None = None,
    report: Callable[[int, int], object] | None = None,
) -> SolverResult:
    """A shortest solution in the metric of `databases`, to be applied to `cube` as it is held.

    After each depth that holds no solution, `report` gets the new lower bound and the nodes so far. The search ends
    without moves after `seconds` (0: never), when `report` returns true or `control` is cancelled, with the lower
    bound it has proved. The `done` of `control` counts nodes.
    """

class Misled(NamedTuple):
    """A solution found with a bound that may be too large, and the turns and positions generated of each iteration."""

    moves: tuple[str, ...] | None
    """None if time was up or the search was cancelled."""
    iterations: tuple[tuple[int, int], ...]
    """How deep each went, and how many positions it generated; the last one ends with the solution."""

def solve_misled(
    cube: Cube, databases: Databases, tenths: int, seconds: float = 0.0, control: Control | None = None
) -> Misled:
    """A solution by the same search with a bound h that is too large: h + h * tenths // 10.

    No bound exceeds the depth by more than those tenths of it, so the solution is at most so much longer than a
    shortest one; with 0 tenths it is one. The `done` of `control` counts nodes. ValueError unless `tenths` is 0..15.
    """
