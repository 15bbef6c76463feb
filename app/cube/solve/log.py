"""Log of the proofs of a window: nodes searched at each depth, during the search and afterwards."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from app.base.services import Services
from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.facelets import format_facelets, parse_facelets
from core.cube.metrics import Metric
from core.cube.solve.solver import Iteration, Search

TABLE = "cube_iteration"
MOST = 50
"""Most proofs listed, the latest first."""
_KEEP = (
    f"INSERT INTO {TABLE} SELECT ?, ?, ?, ?, ?, max(?, ifnull(max(at) + 1e-3, 0)) FROM {TABLE} WHERE true "
    "ON CONFLICT DO UPDATE SET "
    "nodes = iif(excluded.whole > whole, excluded.nodes, max(nodes, excluded.nodes)), "
    "whole = max(whole, excluded.whole), at = excluded.at"
)


class LoggedProof(NamedTuple):
    """Position with the iterations of its proof, including those of earlier searches."""

    cube: Cube
    metric: Metric
    iterations: tuple[Iteration, ...]

    @property
    def nodes(self) -> int:
        """Nodes of all iterations."""
        return sum(iteration.nodes for iteration in self.iterations)


class ProofLog(QObject):
    """Log of proofs with the iterations of their searches.

    Shared by all parts of a window, see `Services.get_shared`.
    """

    changed = Signal()
    """A proof has begun, progressed or ended."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._store = services.store
        self._running: Search | None = None
        self._kept: dict[Search, int] = {}
        """Number of iterations of each running search that are stored."""
        self._found: list[LoggedProof] | None = None
        """Logged proofs read from the store; None if they must be read again."""

    @property
    def running(self) -> Search | None:
        """Search of the running proof, or None."""
        return self._running

    def follow(self, search: Search) -> None:
        """Log the progress of a search."""
        if not search.iterations:
            return
        self._running = search
        self._keep(search, [iteration for iteration in search.iterations if iteration.whole])
        self.changed.emit()

    def end(self, search: Search) -> None:
        """Log the end of a search, complete or cancelled."""
        if search.iterations:
            self._keep(search, search.iterations)
        self._kept.pop(search, None)
        if self._running is search:
            self._running = None
        self.changed.emit()

    def _keep(self, search: Search, iterations: Sequence[Iteration]) -> None:
        position, metric = format_facelets(search.cube), search.metric.value
        if len(iterations) > self._kept.get(search, 0):
            self._found = None
        for one in iterations[self._kept.get(search, 0) :]:
            self._store.write(TABLE, _KEEP, (position, metric, one.depth, one.nodes, int(one.whole), time.time()))
        self._kept[search] = len(iterations)

    def latest(self) -> list[LoggedProof]:
        """Return the proofs, the latest first, the running one with its current state."""
        if self._found is None:
            rows = self._store.read(
                f"SELECT position, metric FROM {TABLE} GROUP BY position, metric ORDER BY max(at) DESC LIMIT ?", (MOST,)
            )
            self._found = [logged for key in rows if (logged := self._read(*key)) is not None]
        proofs, running = self._found, self._running
        if running is None:
            return list(proofs)
        known = next((one for one in proofs if (one.cube, one.metric) == (running.cube, running.metric)), None)
        before = {one.depth: one for one in known.iterations} if known is not None else {}
        now = before | {one.depth: one for one in running.iterations}
        merged = LoggedProof(running.cube, running.metric, tuple(now[depth] for depth in sorted(now)))
        return [merged, *(one for one in proofs if one is not known)][:MOST]

    def _read(self, position: str, metric: str) -> LoggedProof | None:
        """Return the logged proof of a position; None if its rows cannot be true because the file is damaged."""
        rows = self._store.read(
            f"SELECT depth, nodes, whole FROM {TABLE} WHERE position = ? AND metric = ? ORDER BY depth",
            (position, metric),
        )
        try:
            cube, counted = parse_facelets(position), Metric(metric)
        except (InputError, ValueError):
            return None
        sound = [row for row in rows if all(isinstance(figure, int) and figure >= 0 for figure in row)]
        deepest = counted.deepest(3)
        iterations = [Iteration(depth, nodes, bool(whole)) for depth, nodes, whole in sound if depth <= deepest]
        return LoggedProof(cube, counted, tuple(iterations)) if iterations else None
