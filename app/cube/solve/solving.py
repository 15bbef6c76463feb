"""Solving the cube on the board: a short solution at once, laid out to be played, then the bracket around its depth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.cube.model import CubeModel
from app.cube.solve.solver import SIZES, THREADS, WindowSolver, run_low_priority
from app.services.jobs import Asker, Job
from app.services.services import Services
from app.widgets.text import grouped
from core.control import Control
from core.cube import pocket
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solve.bracket import Bracket, Source
from core.cube.solve.solver import Search, Solver, Stage

SOLVING, PROVING, MAKING = "Solving", "Proving depth", "Making the table"
MOST = 12
"""So many solutions of equal length are offered."""


class Solving(QObject):
    """One search at a time; it ends when the cube is turned away from the solution laid out. What it finds is learnt by
    the model."""

    changed = Signal()

    def __init__(self, services: Services, model: CubeModel) -> None:
        super().__init__(model)
        self._services, self._model = services, model
        self._solver = WindowSolver.of(services)
        self._asker = Asker(services.jobs)
        self._search: Search | None = None
        self._on_the_way: frozenset[Cube] = frozenset()
        self.cube: Cube | None = None
        """The position that was asked about, while the board is on the way to its solution."""
        self.solution: list[str] = []
        """The one laid out for it."""
        self.others: list[list[str]] = []
        """Every solution asked for by `find_others`, `solution` among them."""
        model.session.changed.connect(self._on_game)
        model.metric_changed.connect(self.forget)
        model.variant_changed.connect(self.forget)

    @property
    def running(self) -> bool:
        return self._asker.busy

    @property
    def search(self) -> Search | None:
        """The search for a shortest solution that is under way."""
        return self._search if self.running else None

    @property
    def solver(self) -> Solver:
        """The window's solver."""
        return self._solver.solver

    @property
    def table(self) -> str:
        """The table in use, for the status line; "" while there is none."""
        there = self._model.is_large and self.solver.has_table(self._model.metric)
        return f"Table {dict(SIZES)[self.solver.size]}, verified" if there else ""

    @property
    def making(self) -> Job | None:
        """The job, while it makes the table that it needs: that is done once."""
        waits = self.search is not None and self.search.stage is Stage.TABLE
        job = self._asker.job
        return job if waits and job is not None and job.control.total else None

    # a solution

    def solve(self) -> None:
        """Search for solutions of the cube on the board; what was searched before is dropped."""
        model, cube = self._model, self._model.session.state
        model.session.player.stop()
        self.forget()
        self.cube = cube
        if model.is_large:
            search = self._search = self.solver.search(cube, model.metric, model.bracket)
            work, detail = partial(_run, search), "a short way first"
        else:
            work, detail = partial(_look_up, cube, model.metric), ""
        job = self._asker.ask((cube, model.metric), SOLVING, work, self._on_solved, detail=detail)
        job.progressed.connect(self._on_progress)
        job.ended.connect(self.changed)
        self.changed.emit()

    def cancel(self) -> None:
        """Stop searching; what is known by now stays known."""
        if self._asker.job is not None:
            self._asker.job.cancel()

    def forget(self) -> None:
        """Stop searching; no solution is laid out any more."""
        self._asker.forget()
        self._search = None
        if self.cube is not None:
            self.cube, self.solution, self.others, self._on_the_way = None, [], [], frozenset()
            self.changed.emit()

    def _on_progress(self) -> None:
        search, job = self.search, self._asker.job
        if search is None or job is None:
            return
        self._take(search.bracket)
        if self.making is not None:
            job.title, job.detail = MAKING, dict(SIZES)[self.solver.size]
        elif search.stage is Stage.PROOF:
            job.title, job.detail = PROVING, f"in {search.metric.unit}"
            estimate = search.estimate
            job.tell(search.fraction, None if estimate is None else estimate.seconds_left)
        self.changed.emit()

    def _on_solved(self, found: Bracket) -> None:
        self._take(found)
        search, self._search = self._search, None
        if found.proved and search is not None and search.stage is Stage.PROOF and self._in_front:
            nodes = f"{found.metric.unit}, {grouped(search.nodes)} nodes"
            self._services.messages.say(f"Depth {found.lower} is proved", nodes)

    @property
    def _in_front(self) -> bool:
        """Whether the position that was asked about is on the board, and not one on the way to its solution."""
        return bool(self._model.session.state == self.cube)

    def _take(self, found: Bracket) -> None:
        """What was found by now; a first or a shorter solution is laid out."""
        assert self.cube is not None
        if found.solution is not None:
            old = found.metric.length(self.solution) if self.solution else None
            if old is None or (found.length or 0) < old:
                self._lay_out(found.solution)
            self._model.learn(self.cube, found)

    def _lay_out(self, moves: Sequence[str]) -> None:
        session = self._model.session
        if session.state == self.cube:
            self.solution = list(moves)
            session.plan(moves)
            self._on_the_way = frozenset(session.states[session.position :])

    def _on_game(self) -> None:
        state = self._model.session.state
        if self.cube is not None and state != self.cube and state not in self._on_the_way:
            self.forget()

    # more solutions

    @property
    def has_others(self) -> bool:
        """Whether `find_others` can be asked for: the solution laid out for a 3x3x3 is proved to be a shortest one."""
        model = self._model
        if self.running or self.others or self.cube is None or not self.solution or not model.is_large:
            return False
        known = model.knowledge(model.variant, model.metric).of(self.cube)
        return known.lower == model.metric.length(self.solution)

    def find_others(self) -> None:
        """Search for more solutions of the proved length."""
        assert self.cube is not None
        metric = self._model.metric
        work = partial(_search_others, self.solver, self.cube, metric)
        question = (self.cube, metric, "others")
        detail = f"of {metric.length(self.solution)} {metric.unit}"
        job = self._asker.ask(question, "Searching for more solutions", work, self._on_others, detail=detail)
        job.progressed.connect(self.changed)
        job.ended.connect(self.changed)
        self.changed.emit()

    def _on_others(self, found: list[tuple[str, ...]]) -> None:
        self.others = [list(moves) for moves in found]
        if not self._in_front:
            return
        metric, count = self._model.metric, len(found)
        words = f"{count} or more solutions" if count == MOST else f"{count} solutions, all of them"
        self._services.messages.say(
            words if count > 1 else "There is no other solution", f"of {metric.length(self.solution)} {metric.unit}"
        )

    def lay_out(self, moves: list[str]) -> None:
        """Go back to the cube that was solved and lay out another solution."""
        session = self._model.session
        start = next((at for at in range(session.position, -1, -1) if session.states[at] == self.cube), None)
        if start is not None:
            self._model.go_to(start)
            self._lay_out(moves)


def _run(search: Search, control: Control) -> Bracket:
    return run_low_priority(partial(search.run, control, THREADS))


def _search_others(solver: Solver, cube: Cube, metric: Metric, control: Control) -> list[tuple[str, ...]]:
    return run_low_priority(partial(solver.solutions, cube, metric, MOST, control, THREADS))


def _look_up(cube: Cube, metric: Metric, _control: Control) -> Bracket:
    moves = pocket.solve(cube, metric)
    length = metric.length(moves)
    return Bracket(metric, length, length, moves, Source.TABLE)
