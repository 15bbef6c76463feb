"""Proof of the depth of one bank position, in a local thread or a process of a Dask cluster."""

from __future__ import annotations

import time
from dataclasses import dataclass
from threading import Thread

from app.cli.store import CommandStore
from app.cube.solve.archive import DepthArchive
from app.cube.solve.worker import CubeSearchRequest, CubeSearchResult, found_by, solver_of
from app.work.progress import say
from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.puzzle import PUZZLE
from core.cube.solve.knowledge import Knowledge
from core.cube.solve.solver import Search

KEEP_SECONDS = 0.5
"""Seconds between checks whether a search has narrowed its bracket, which is then stored."""


@dataclass(frozen=True)
class ProofTask:
    """Task of proving the depth of one position, for a local thread or a worker of a cluster.

    A worker of a cluster makes its own tables. With `keeps` (local threads) the search stores every narrower bracket
    while it runs, so that nothing is lost if it is ended.
    """

    size: str
    metric: Metric
    keeps: bool

    def __call__(self, wanted: CubeSearchRequest, control: Control) -> CubeSearchResult:
        search = solver_of(self.size).search(wanted.cube, self.metric, wanted.known)
        begun = time.perf_counter()
        if self.keeps:
            self._run_and_keep(wanted.cube, search, control)
        else:
            search.run(control)
        return found_by(search, begun)

    def _run_and_keep(self, cube: Cube, search: Search, control: Control) -> None:
        failures: list[BaseException] = []

        def run() -> None:
            try:
                search.run(control)
            except BaseException as error:  # raised again in the waiting thread
                failures.append(error)

        running, kept = Thread(target=run, daemon=True), search.bracket
        running.start()
        while running.is_alive():
            running.join(KEEP_SECONDS)
            if search.bracket != kept:
                kept = search.bracket
                Knowledge(PUZZLE, self.metric, DepthArchive(CommandStore(say))).learn(cube, kept)
        if failures:
            raise failures[0]
