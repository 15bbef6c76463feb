"""Solving the cube on the board: a short solution at once, then the bracket around its depth."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from app.jobs import Job
from app.services import Services
from app.widgets.bracket import Bounds
from core.control import Control
from core.cube import pocket
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.puzzle import CubePuzzle
from core.cube.solution import Solution
from core.cube.twophase import prepare, solve

SHORT_SECONDS = 0.05
LARGE, SMALL = 3, 2
"""Sizes of cubes."""


class Solving(QObject):
    """One search at a time. `changed` tells that `bounds`, `moves` or `running` did."""

    changed = Signal()
    found = Signal(object)
    """A solution (a list of moves) for the cube asked about, shorter than any before."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._job: Job | None = None
        self._metric = Metric.HTM
        self._size = LARGE
        self._counting: Job | None = None
        self._counted: set[Metric] = set()
        self._measured: tuple[Cube, Metric] | None = None
        self.cube: Cube | None = None
        self.bounds: Bounds | None = None
        self.moves: list[str] = []

    @property
    def running(self) -> bool:
        return self._job is not None

    @property
    def metric(self) -> Metric:
        """The metric of `bounds`."""
        return self._metric

    def solve(self, puzzle: CubePuzzle, cube: Cube, metric: Metric) -> None:
        """Search for solutions of `cube`; what was searched before is dropped."""
        self.forget()
        self.cube, self._metric, self._size = cube, metric, puzzle.size
        work = partial(_short, cube) if puzzle.size == LARGE else partial(_look_up, cube, metric)
        self._job = self._services.jobs.run("Solving", work, "a short way first")
        self._job.finished.connect(self._on_short)
        self._job.cancelled.connect(self._on_ended)
        self._job.failed.connect(self._on_failed)
        self.changed.emit()

    def measure(self, cube: Cube, metric: Metric) -> None:
        """Show the exact depth of a 2x2x2: at once, but for the first time, when all its positions are counted."""
        self._measured = (cube, metric)
        if metric not in self._counted:
            if self._counting is None:
                self._counting = self._services.jobs.run("Counting the positions of the 2×2×2", partial(_count, metric))
                self._counting.finished.connect(self._on_counted)
            return
        depth = pocket.depth(cube, metric)
        self.cube, self._metric, self._size = cube, metric, SMALL
        self.bounds = Bounds(depth, depth, metric.deepest(SMALL), step=metric.step)
        self.changed.emit()

    def _on_counted(self, metric: Metric) -> None:
        self._counting = None
        self._counted.add(metric)
        if self._measured is not None:
            self.measure(*self._measured)

    def cancel(self) -> None:
        """Stop searching and keep the bracket reached so far."""
        if self._job is not None:
            self._job.cancel()

    def forget(self) -> None:
        """Stop searching; there is no answer any more."""
        job, self._job = self._job, None
        if job is not None:
            job.cancel()
        self._measured = None
        if self.cube is not None:
            self.cube, self.bounds, self.moves = None, None, []
            self.changed.emit()

    def _on_short(self, solution: Solution) -> None:
        self._job = None
        if solution.moves is not None:
            self.moves = list(solution.moves)
            self.bounds = self._bounds(solution, self.moves)
            self.found.emit(self.moves)
        self.changed.emit()

    def _bounds(self, solution: Solution, moves: list[str]) -> Bounds:
        metric = self._metric
        upper = metric.length(moves)
        return Bounds(
            metric.lower_bound(solution.lower_bound, upper), upper, metric.deepest(self._size), step=metric.step
        )

    def _on_ended(self) -> None:
        self._job = None
        self.changed.emit()

    def _on_failed(self, reason: str) -> None:
        self._services.messages.say("The cube was not solved.", reason, good=False)
        self._on_ended()


def _short(cube: Cube, control: Control) -> Solution:
    prepare()
    return solve(cube, SHORT_SECONDS, control)


def _look_up(cube: Cube, metric: Metric, _control: Control) -> Solution:
    moves = pocket.solve(cube, metric)
    length = metric.length(moves)
    return Solution(moves, length, length, 0)


def _count(metric: Metric, _control: Control) -> Metric:
    pocket.distribution(metric)
    return metric
