"""Solving the cube on the board: a short solution at once, then the bracket around its depth."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.cube.solve.proof import MOST, SIZES, Proof, chosen_size, tables_of
from app.services.jobs import Job
from app.services.services import Services
from app.widgets.bracket import Bounds
from app.widgets.text import grouped
from core.control import Control
from core.cube import pocket
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.puzzle import CubePuzzle
from core.cube.solve.solution import Solution
from core.cube.solve.twophase import solve

SHORT_SECONDS = 0.05
PROVING, MAKING = "Proving depth", "Making the table"
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
        self.tables = tables_of(services.jobs)
        self.proof: Proof | None = None
        self._job: Job | None = None
        self._metric = Metric.HTM
        self._size = LARGE
        self._counting: Job | None = None
        self._counted: set[Metric] = set()
        self._measured: tuple[Cube, Metric] | None = None
        self.cube: Cube | None = None
        self.bounds: Bounds | None = None
        self.moves: list[str] = []
        self.others: list[list[str]] = []
        """Every solution asked for by `find_others`, `moves` among them."""

    @property
    def running(self) -> bool:
        return self._job is not None

    @property
    def table(self) -> str:
        """The table in use, for the status line; "" while there is none."""
        loaded = self._metric in self.tables.loaded
        return f"Table {dict(SIZES)[self.tables.size]}, verified" if loaded else ""

    @property
    def metric(self) -> Metric:
        """The metric of `bounds`."""
        return self._metric

    @property
    def making(self) -> Job | None:
        """The job, while it makes the table that it needs: that is done once."""
        waits = self.proof is not None and self.proof.search is None
        return self._job if waits and self._job is not None and self._job.control.total else None

    def solve(self, puzzle: CubePuzzle, cube: Cube, metric: Metric) -> None:
        """Search for solutions of `cube`; what was searched before is dropped."""
        self.forget()
        self.cube, self._metric, self._size = cube, metric, puzzle.size
        work = partial(_short, cube, metric) if puzzle.size == LARGE else partial(_look_up, cube, metric)
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
        job, self._job, self.proof = self._job, None, None
        if job is not None:
            job.cancel()
        self._measured = None
        if self.cube is not None:
            self.cube, self.bounds, self.moves, self.others = None, None, [], []
            self.changed.emit()

    def _on_short(self, solution: Solution) -> None:
        self._job = None
        if solution.moves is not None:
            self.moves = list(solution.moves)
            self.bounds = self._bounds(solution, self.moves)
            self.found.emit(self.moves)
            if not self.bounds.proved:
                self._prove()
        self.changed.emit()

    def _prove(self) -> None:
        proof = self._begin_proof()
        self._job = self._services.jobs.run(PROVING, partial(proof.run, self.tables), f"in {self._metric.unit}")
        self._job.progressed.connect(self._on_progress)
        self._job.finished.connect(self._on_proved)
        self._job.cancelled.connect(self._on_ended)
        self._job.failed.connect(self._on_unproved)

    def _begin_proof(self) -> Proof:
        """What is to be proved, with the table the user wants now."""
        assert self.cube is not None
        self.tables.use(chosen_size(self._services.settings))
        self.proof = Proof(self.cube, self._metric, tuple(self.moves))
        return self.proof

    def _on_progress(self) -> None:
        proof, bounds = self.proof, self.bounds
        making = self.making is not None
        if self._job is not None and making != (self._job.title == MAKING):
            self._job.title = MAKING if making else PROVING
            self._job.detail = dict(SIZES)[self.tables.size] if making else f"in {self._metric.unit}"
        if making:
            self.changed.emit()
        elif proof is not None and proof.search is not None and bounds is not None:
            lower = max(proof.search.lower_bound, bounds.lower)
            fraction = min(1.0, proof.search.fraction)
            self.bounds = replace(bounds, lower=min(lower, bounds.upper), fraction=fraction)
            proof.measure()
            if self._job is not None:
                self._job.tell(fraction, proof.seconds_left)
            self.changed.emit()

    def _on_proved(self, solution: Solution | None) -> None:
        self._job, proof, self.proof = None, self.proof, None
        if proof is not None and proof.note:
            self._services.messages.say(proof.note, good=False)
        if solution is not None and solution.moves is not None and solution.optimal:
            shorter = self._metric.length(solution.moves) < self._metric.length(self.moves)
            self.moves = list(solution.moves)
            self.bounds = self._bounds(solution, self.moves)
            if shorter:
                self.found.emit(self.moves)
            self._services.messages.say(
                f"Depth {self.bounds.upper} is proved", f"{self._metric.unit}, {grouped(solution.nodes)} nodes"
            )
        self.changed.emit()

    @property
    def has_others(self) -> bool:
        """Whether `find_others` can be asked for: the depth of a 3x3x3 is proved."""
        return (
            not self.running
            and not self.others
            and self.bounds is not None
            and self.bounds.proved
            and self.bounds.upper > 0
            and self._size == LARGE
        )

    def find_others(self) -> None:
        """Search for more solutions of the proved length."""
        self._job = self._services.jobs.run(
            "Searching for more solutions",
            partial(self._begin_proof().run_all, self.tables),
            f"of {self._metric.length(self.moves)} {self._metric.unit}",
        )
        self._job.progressed.connect(self.changed)
        self._job.finished.connect(self._on_others)
        self._job.cancelled.connect(self._on_ended)
        self._job.failed.connect(self._on_unproved)
        self.changed.emit()

    def _on_others(self, found: list[tuple[str, ...]] | None) -> None:
        self._job = self.proof = None
        if found is not None:
            self.others = [list(moves) for moves in found]
            count = len(found)
            words = f"{count} or more solutions" if count == MOST else f"{count} solutions, all of them"
            self._services.messages.say(
                words if count > 1 else "There is no other solution",
                f"of {self._metric.length(self.moves)} {self._metric.unit}",
            )
        self.changed.emit()

    def _bounds(self, solution: Solution, moves: list[str]) -> Bounds:
        metric = self._metric
        upper = metric.length(moves)
        lower = min(upper, max(1, solution.lower_bound))
        return Bounds(lower, upper, max(upper, metric.deepest(self._size)), step=metric.step)

    def _on_ended(self) -> None:
        self._job = self.proof = None
        self.changed.emit()

    def _on_failed(self, reason: str) -> None:
        self._services.messages.say("The cube was not solved.", reason, good=False)
        self._on_ended()

    def _on_unproved(self, reason: str) -> None:
        self._services.messages.say("The search was ended.", reason, good=False)
        self._on_ended()


def _short(cube: Cube, metric: Metric, control: Control) -> Solution:
    return solve(cube, SHORT_SECONDS, control, metric)


def _look_up(cube: Cube, metric: Metric, _control: Control) -> Solution:
    moves = pocket.solve(cube, metric)
    length = metric.length(moves)
    return Solution(moves, length, length, 0)


def _count(metric: Metric, _control: Control) -> Metric:
    pocket.distribution(metric)
    return metric
