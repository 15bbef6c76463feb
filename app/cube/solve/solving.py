"""Solving the cube on the board: a short solution at once, then the bracket around its depth."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from app.cube.solve.solver import SIZES, THREADS, WindowSolver, run_low_priority
from app.services.jobs import Job
from app.services.services import Services
from app.widgets.bracket import Bounds
from app.widgets.text import grouped
from core.control import Control
from core.cube import pocket
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.puzzle import CubePuzzle
from core.cube.solve.bracket import Bracket, Source
from core.cube.solve.solver import Search, Solver, Stage

SOLVING, PROVING, MAKING = "Solving", "Proving depth", "Making the table"
MOST = 12
"""So many solutions of equal length are offered."""
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
        self._solver = WindowSolver.of(services)
        self.search: Search | None = None
        self._job: Job | None = None
        self._metric = Metric.HTM
        self._size = LARGE
        self._counting: Job | None = None
        self._counted: set[Metric] = set()
        self._measured: tuple[Cube, Metric] | None = None
        self.cube: Cube | None = None
        self.bracket: Bracket | None = None
        self.moves: list[str] = []
        self.others: list[list[str]] = []
        """Every solution asked for by `find_others`, `moves` among them."""

    @property
    def bounds(self) -> Bounds | None:
        """What is known of the depth, for the widget that shows it."""
        if self.bracket is None:
            return None
        metric, upper = self._metric, self.bracket.upper
        if self.bracket.length is not None:
            upper = self.bracket.length
        fraction = 0.0 if self.search is None else self.search.fraction
        lower = min(self.bracket.lower, upper)
        return Bounds(lower, upper, max(upper, metric.deepest(self._size)), fraction, metric.step)

    @property
    def running(self) -> bool:
        return self._job is not None

    @property
    def solver(self) -> Solver:
        """The window's solver."""
        return self._solver.solver

    @property
    def table(self) -> str:
        """The table in use, for the status line; "" while there is none."""
        return f"Table {dict(SIZES)[self.solver.size]}, verified" if self.solver.has_table(self._metric) else ""

    @property
    def metric(self) -> Metric:
        """The metric of `bounds`."""
        return self._metric

    @property
    def making(self) -> Job | None:
        """The job, while it makes the table that it needs: that is done once."""
        waits = self.search is not None and self.search.stage is Stage.TABLE
        return self._job if waits and self._job is not None and self._job.control.total else None

    def solve(self, puzzle: CubePuzzle, cube: Cube, metric: Metric) -> None:
        """Search for solutions of `cube`; what was searched before is dropped."""
        self.forget()
        self.cube, self._metric, self._size = cube, metric, puzzle.size
        if puzzle.size == LARGE:
            self.search = self.solver.search(cube, metric)
            self._job = self._services.jobs.run(SOLVING, partial(_search, self.search), "a short way first")
        else:
            self._job = self._services.jobs.run(SOLVING, partial(_look_up, cube, metric))
        self._job.progressed.connect(self._on_progress)
        self._job.finished.connect(self._on_solved)
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
        self.bracket = Bracket(metric, depth, depth, None, Source.TABLE)
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
        job, self._job, self.search = self._job, None, None
        if job is not None:
            job.cancel()
        self._measured = None
        if self.cube is not None:
            self.cube, self.bracket, self.moves, self.others = None, None, [], []
            self.changed.emit()

    def _on_progress(self) -> None:
        search, job = self.search, self._job
        if search is None or job is None:
            return
        self._take(search.bracket)
        if self.making is not None:
            job.title, job.detail = MAKING, dict(SIZES)[self.solver.size]
        elif search.stage is Stage.PROOF:
            job.title, job.detail = PROVING, f"in {self._metric.unit}"
            estimate = search.estimate
            job.tell(search.fraction, None if estimate is None else estimate.seconds_left)
        self.changed.emit()

    def _take(self, bracket: Bracket) -> None:
        """What was found by now; a shorter solution is told of."""
        if bracket.solution is None:
            return
        self.bracket = bracket
        if not self.moves or self._metric.length(bracket.solution) < self._metric.length(self.moves):
            self.moves = list(bracket.solution)
            self.found.emit(self.moves)

    def _on_solved(self, bracket: Bracket) -> None:
        search, self._job, self.search = self.search, None, None
        self._take(bracket)
        if bracket.proved and search is not None and search.stage is Stage.PROOF:
            self._services.messages.say(
                f"Depth {bracket.lower} is proved", f"{self._metric.unit}, {grouped(search.nodes)} nodes"
            )
        self.changed.emit()

    @property
    def has_others(self) -> bool:
        """Whether `find_others` can be asked for: the depth of a 3x3x3 is proved."""
        return (
            not self.running
            and not self.others
            and self.bracket is not None
            and self.bracket.proved
            and self.bracket.upper > 0
            and self._size == LARGE
        )

    def find_others(self) -> None:
        """Search for more solutions of the proved length."""
        assert self.cube is not None
        work = partial(_search_others, self.solver, self.cube, self._metric)
        detail = f"of {self._metric.length(self.moves)} {self._metric.unit}"
        self._job = self._services.jobs.run("Searching for more solutions", work, detail)
        self._job.progressed.connect(self.changed)
        self._job.finished.connect(self._on_others)
        self._job.cancelled.connect(self._on_ended)
        self._job.failed.connect(self._on_failed)
        self.changed.emit()

    def _on_others(self, found: list[tuple[str, ...]]) -> None:
        self._job = None
        if found:
            self.others = [list(moves) for moves in found]
            count = len(found)
            words = f"{count} or more solutions" if count == MOST else f"{count} solutions, all of them"
            self._services.messages.say(
                words if count > 1 else "There is no other solution",
                f"of {self._metric.length(self.moves)} {self._metric.unit}",
            )
        self.changed.emit()

    def _on_ended(self) -> None:
        self._job = self.search = None
        self.changed.emit()

    def _on_failed(self, reason: str) -> None:
        words = "The cube was not solved." if not self.moves else "The search was ended."
        self._services.messages.say(words, reason, good=False)
        self._on_ended()


def _search(search: Search, control: Control) -> Bracket:
    return run_low_priority(partial(search.run, control, THREADS))


def _search_others(solver: Solver, cube: Cube, metric: Metric, control: Control) -> list[tuple[str, ...]]:
    return run_low_priority(partial(solver.solutions, cube, metric, MOST, control, THREADS))


def _look_up(cube: Cube, metric: Metric, _control: Control) -> Bracket:
    moves = pocket.solve(cube, metric)
    length = metric.length(moves)
    return Bracket(metric, length, length, moves, Source.TABLE)


def _count(metric: Metric, _control: Control) -> Metric:
    pocket.distribution(metric)
    return metric
