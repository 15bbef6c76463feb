"""What travels to whoever solves a position and back, a thread here or a process of a cluster, and its solver."""

from __future__ import annotations

import os
import time
from typing import NamedTuple

from app.work.progress import say
from core.cube.cubie import Cube
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Search, Solver, SolverKind

solvers: dict[tuple[str, SolverKind], Solver] = {}
"""Those of a process, which opens each table once."""


class CubeSearchRequest(NamedTuple):
    """Position to be searched, and what is known of it before."""

    cube: Cube
    known: Bracket | None


class CubeSearchResult(NamedTuple):
    """Result of a search: its bracket, and the nodes and seconds it took."""

    bracket: Bracket
    nodes: int
    seconds: float
    """Without those that it took to have the tables."""


def found_by(search: Search, begun: float) -> CubeSearchResult:
    """What a search came to that began at that `time.perf_counter()`."""
    return CubeSearchResult(search.bracket, search.nodes, time.perf_counter() - begun - search.table_seconds)


def solver_of(size: str, kind: SolverKind = SolverKind.COSETS) -> Solver:
    """The solver of this process, which says on standard error what is wrong with its tables."""
    if (size, kind) not in solvers:
        solver = Solver(size, kind, threads=os.cpu_count() or 1, notify=lambda sentence, _wrong: say(sentence))
        solvers.setdefault((size, kind), solver)
    return solvers[size, kind]
