"""What travels to whoever solves a position and back, a thread here or a process of a cluster, and its solver."""

from __future__ import annotations

import os
import time
from typing import NamedTuple

from app.work.progress import say
from core.cube.cubie import Cube
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Kind, Search, Solver

solvers: dict[tuple[str, Kind], Solver] = {}
"""Those of a process, which opens each table once."""


class Question(NamedTuple):
    """A position, and what is known of it before it is searched."""

    cube: Cube
    known: Bracket | None


class Found(NamedTuple):
    """What a search came to."""

    bracket: Bracket
    nodes: int
    seconds: float
    """Without those that it took to have the tables."""


def found_by(search: Search, begun: float) -> Found:
    """What a search came to that began at that `time.perf_counter()`."""
    return Found(search.bracket, search.nodes, time.perf_counter() - begun - search.table_seconds)


def solver_of(size: str, kind: Kind = Kind.COSETS) -> Solver:
    """The solver of this process, which says on standard error what is wrong with its tables."""
    if (size, kind) not in solvers:
        solver = Solver(size, kind, threads=os.cpu_count() or 1, notify=lambda sentence, _wrong: say(sentence))
        solvers.setdefault((size, kind), solver)
    return solvers[size, kind]
