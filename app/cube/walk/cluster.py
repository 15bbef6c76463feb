"""Solving of random walks in the processes of a Dask cluster."""

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
    """A `core.cube.walk.sample.DepthOf` for the 3x3x3 that can be sent to workers.

    Each worker process opens the table in its own cache folder once, and makes it if it is missing.
    """

    size: str
    metric: Metric

    def __call__(self, turns: Sequence[str]) -> int | None:
        """Return the depth after these turns, see `sample.DepthOf`; None if the call was cancelled."""
        control = Control()
        with until_called_off(control):
            return sample.SolvedDepth(solver_of(self.size), self.metric, control)(turns)
