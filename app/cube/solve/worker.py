"""Request and result of a cube search, for a local thread or a process of a cluster, and its solver."""

from __future__ import annotations

import os
import time
from typing import NamedTuple

from app.work.progress import say
from core.cube.cubie import Cube
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Search, Solver, SolverKind

solvers: dict[tuple[str, SolverKind], Solver] = {}
"""Solvers of this process, each of which opens its table once."""


class CubeSearchRequest(NamedTuple):
    """Position to search, with its bracket if one is known."""

    cube: Cube
    known: Bracket | None


class CubeSearchResult(NamedTuple):
    """Result of a search: its bracket, and the nodes and seconds it took."""

    bracket: Bracket
    nodes: int
    seconds: float
    """Seconds without those for the tables."""


def found_by(search: Search, begun: float) -> CubeSearchResult:
    """Return the result of a search that began at this `time.perf_counter()`."""
    return CubeSearchResult(search.bracket, search.nodes, time.perf_counter() - begun - search.table_seconds)


def solver_of(size: str, kind: SolverKind = SolverKind.COSETS) -> Solver:
    """Return the solver of this process, which reports faults of its tables on standard error."""
    if (size, kind) not in solvers:
        solver = Solver(size, kind, threads=os.cpu_count() or 1, notify=lambda sentence, _wrong: say(sentence))
        solvers.setdefault((size, kind), solver)
    return solvers[size, kind]
