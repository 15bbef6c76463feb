"""The optimal solver of the 3x3x3, in the metric of its table.

Iterative deepening (R. Korf, Artificial Intelligence 27, 1985) with six lazy looks at one coset table, after T.
Rokicki's description of his coset solvers (cube20.org).
"""

from collections.abc import Callable, Iterable
from typing import Self

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.solve.solution import SolverResult
from core.cube.solve.table import CosetTable

class OptimalSearch:
    """One search. While `run` works in one thread, others may read the bracket and offer solutions."""

    control: Control
    lower_bound: int
    """Proved: no solution is shorter."""
    depth: int
    """The length of solution that is being looked for."""

    def __new__(
        cls,
        cube: Cube,
        table: CosetTable,
        upper: Iterable[str] | None = None,
        control: Control | None = None,
        solutions: int = 1,
        portable: bool = False,
        lower: int = 0,
        faces: str = ...,
    ) -> Self:
        """Prepare a search.

        `upper` is a solution to beat, `solutions` how many optimal ones to look for. `portable` does without the
        processor's vector instructions. `lower` is a proved bound: no solution is shorter, or none is asked for.
        `faces` are those that may be turned, as the cube is held. Raises ValueError if `upper` does not solve the cube.
        """

    @property
    def upper_bound(self) -> int | None:
        """Length of the best solution known, in the table's metric."""

    @property
    def moves(self) -> tuple[str, ...] | None:
        """The best solution known."""

    @property
    def nodes_tried(self) -> int:
        """Positions looked up so far."""

    @property
    def fraction(self) -> float:
        """The nodes tried in the current iteration over those and the ones foreseen, 0..1; 0 while that is not known.

        The prefixes still to come take as many as in the iteration before, drawn to the mean, times what the others
        grew by; see `core.cube.solve.prefixes`.
        """

    @property
    def looks(self) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """The lower bounds on the position's depth that the table gives it, and its inverse, along UD, RL and FB."""

    def length(self, moves: Iterable[str]) -> int:
        """Length of face turns in the table's metric."""

    def offer(self, moves: Iterable[str]) -> None:
        """Tell a running search of a solution; one as short as `depth` ends it. Raises ValueError if it solves not."""

    def run(
        self, threads: int = 1, report: Callable[[OptimalSearch], object] | None = None, until: int = ...
    ) -> SolverResult:
        """Search until the bracket closes, or no solution is shorter than `until`, or `control` is cancelled.

        `report` is called whenever `lower_bound` rises.
        """

    def solution(self) -> SolverResult:
        """The bracket as it stands."""

    @property
    def complete(self) -> bool:
        """Whether all solutions of the length were found, not only as many as were asked for."""

    def solutions(self) -> list[tuple[str, ...]]:
        """The optimal solutions found, once `run` is through."""

def solve(
    cube: Cube,
    table: CosetTable,
    *,
    upper: Iterable[str] | None = None,
    threads: int = 1,
    control: Control | None = None,
    report: Callable[[OptimalSearch], object] | None = None,
) -> SolverResult:
    """A shortest solution, proved, in the metric of `table`; if `control` is cancelled, the bracket reached."""

def all_solutions(
    cube: Cube,
    table: CosetTable,
    count: int,
    *,
    threads: int = 1,
    control: Control | None = None,
    report: Callable[[OptimalSearch], object] | None = None,
    lower: int = 0,
    faces: str = ...,
    until: int = ...,
) -> list[tuple[str, ...]]:
    """Up to `count` shortest of the solutions that turn only `faces` and are at least `lower` long; none if cancelled.

    Turns of opposite faces in a row are given in one order only. None is looked for that is as long as `until`.
    """
