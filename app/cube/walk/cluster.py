"""How a process of a Dask cluster solves a random walk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.cube.solve.worker import solver_of
from app.work.cluster import until_called_off
from core.base.control import Control
from core.cube.metrics import Metric
from core.cube.walk import sample


@dataclass(frozen=True)
class WorkerDepth:
    """A `core.cube.walk.sample.DepthOf` for the 3x3x3 that travels: each worker process opens the table once.

    The table is that in the worker's own cache folder, made if it is not there.
    """

    size: str
    metric: Metric

    def __call__(self, turns: Sequence[str]) -> int | None:
        """See `sample.DepthOf`; None once nobody wants the answer any more."""
        control = Control()
        with until_called_off(control):
            return sample.SolvedDepth(solver_of(self.size), self.metric, control)(turns)
