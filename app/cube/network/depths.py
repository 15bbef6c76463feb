"""The true depth of every position that the network comes to, measured behind what it plays."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from queue import Empty, Queue
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.cube.solve.proof import POLL_SECONDS, SIZES, Tables, chosen_size, give_way, tables_of
from app.cube.solve.solving import Solving
from app.services.jobs import Job
from app.services.services import Services
from core.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solve.bracket import Report, Search, close
from core.cube.solve.depth_trace import DEEPEST, DepthTrace, Span
from core.cube.solve.solution import Solution

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from core.cube.solve.table import CosetTable

MEASURING, MAKING = "Measuring the true depth", "Making the table"
UNIT = Metric.HTM.unit
SECONDS = 3.0
"""What one position may take; after that its bracket stays open."""


@dataclass
class _Run:
    """One job's work: positions arrive in `wanted`, None ends it; what is found of each goes to `found`."""

    tables: Tables
    found: Callable[[Cube, int, int], object]
    wanted: Queue[Cube | None] = field(default_factory=Queue)
    ready: bool = False
    note: str = ""


class NetworkDepths(QObject):
    """Measures in half turns, one position after the other, and only while nothing else is being proved."""

    changed = Signal()
    _measured = Signal(object, int, int)

    def __init__(self, services: Services, solving: Solving) -> None:
        super().__init__(solving)
        self._services, self._solving = services, solving
        self.trace = DepthTrace()
        self._cubes: list[Cube] = []
        self._known: dict[Cube, Span] = {}
        self._tried: set[Cube] = set()
        self._current: Cube | None = None
        self._awake = False
        self._job: Job | None = None
        self._run: _Run | None = None
        # from the worker: a signal of this object brings it to the thread of the window
        self._measured.connect(self._on_measured)
        solving.changed.connect(self._on_solving)

    @property
    def measuring(self) -> bool:
        """Whether brackets may still close by themselves."""
        return self._job is not None

    def follow(self, cubes: Sequence[Cube], most: int = DEEPEST) -> None:
        """These are the positions now, a face turn apart, the first `most` deep at most; what is known is kept."""
        same = 0
        while same < min(len(cubes), len(self._cubes)) and cubes[same] == self._cubes[same]:
            same += 1
        self._cubes = list(cubes)
        self.trace.cut(same)
        for cube in cubes[same:]:
            self.trace.append(*(Span(0, 0) if cube.solved else Span(1, DEEPEST)))
        if cubes:
            self.trace.learn(0, 0, most)
        self._share()
        self._go_on()

    def wake(self) -> None:
        """Measure from now on."""
        self._awake = True
        self._go_on()

    def rest(self) -> None:
        """Measure no more; what is known stays."""
        self._awake = False
        self._stop()

    # one position after the other

    def _go_on(self) -> None:
        if self._solving.running:
            self._stop()
            return
        self._hear_solving()
        if not self._awake or self._current is not None:
            return
        cube = self._next()
        if cube is None:
            run, self._run = self._run, None
            if run is not None:
                run.wanted.put(None)
            return
        if self._job is None:
            self._start()
        # a job that was told to end is waited for
        if self._run is not None:
            self._current = cube
            self._tried.add(cube)
            self._run.wanted.put(cube)

    def _next(self) -> Cube | None:
        """The position that will take least, of those that are not yet known."""
        spans = zip(self._cubes, self.trace.spans, strict=True)
        left = [(span.upper, cube) for cube, span in spans if not span.exact and cube not in self._tried]
        return min(left, key=lambda one: one[0])[1] if left else None

    def _start(self) -> None:
        tables = tables_of(self._services.jobs)
        tables.use(chosen_size(self._services.settings))
        run = self._run = _Run(tables, self._measured.emit)
        job = self._job = self._services.jobs.run(MEASURING, partial(_measure, run), f"in {UNIT}")
        job.progressed.connect(partial(_tell, job, run))
        job.finished.connect(lambda _result: self._on_finished(run))
        job.failed.connect(self._on_failed)
        job.cancelled.connect(self._on_cancelled)
        self.changed.emit()

    def _stop(self) -> None:
        job = self._forget()
        if job is not None:
            job.cancel()
            self.changed.emit()

    def _forget(self) -> Job | None:
        """Let go of the job; the position that it was at may be tried again."""
        if self._current is not None:
            self._tried.discard(self._current)
        job = self._job
        self._job = self._run = self._current = None
        return job

    def _on_measured(self, cube: Cube, lower: int, upper: int) -> None:
        old = self._known.get(cube, Span(1, DEEPEST))
        self._known[cube] = Span(max(lower, old.lower), min(upper, old.upper))
        if cube == self._current:
            self._current = None
        self._share()
        self._go_on()
        self.changed.emit()

    def _share(self) -> None:
        """Bring what is known of a position to wherever it comes, and keep what its neighbours there have taught."""
        news = True
        while news:
            news = False
            for at, cube in enumerate(self._cubes):
                known = self._known.get(cube, Span(0, DEEPEST))
                self.trace.learn(at, *known)
                if self.trace.spans[at] != known:
                    self._known[cube], news = self.trace.spans[at], True

    def _hear_solving(self) -> None:
        """What the page has proved need not be measured."""
        cube, bounds = self._solving.cube, self._solving.bounds
        if cube in self._cubes and bounds is not None and self._solving.metric is Metric.HTM:
            self.trace.learn(self._cubes.index(cube), bounds.lower, bounds.upper)
            self._share()

    def _on_solving(self) -> None:
        if self._awake:
            self._go_on()
            self.changed.emit()

    def _on_finished(self, run: _Run) -> None:
        self._forget()
        if run.note:
            self._services.messages.say(run.note, good=False)
        self._go_on()
        self.changed.emit()

    def _on_failed(self, reason: str) -> None:
        self._services.messages.say("The true depth was not measured.", reason, good=False)
        self._on_cancelled()

    def _on_cancelled(self) -> None:
        # by the user, in the status line; `_stop` has forgotten the job before it cancels
        if self._job is not None:
            self._forget()
            self._awake = False
            self.changed.emit()


def _tell(job: Job, run: _Run) -> None:
    """Say what the job is at: the table is made once."""
    making = not run.ready and job.control.total > 0
    job.title = MAKING if making else MEASURING
    job.detail = dict(SIZES)[run.tables.size] if making else f"in {UNIT}"


def _measure(run: _Run, control: Control) -> None:
    """Close the brackets of what arrives, in a worker."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1, initializer=give_way) as pool:
        while (cube := _next(run, control)) is not None:
            found = _close(cube, run, pool, control)
            if control.cancelled:
                return
            # RuntimeError: the window was closed meanwhile
            with suppress(RuntimeError):
                run.found(cube, found.lower_bound, DEEPEST if found.upper_bound is None else found.upper_bound)


def _next(run: _Run, control: Control) -> Cube | None:
    while not control.cancelled:
        with suppress(Empty):
            return run.wanted.get(timeout=POLL_SECONDS)
    return None


def _close(cube: Cube, run: _Run, pool: Executor, control: Control) -> Solution:
    """The bracket of one position after SECONDS of searching at most; the table is made if one is needed."""
    from concurrent.futures import wait

    own, until = Control(), float("inf")

    def searching() -> Search:
        nonlocal until
        table, note = run.tables.get(Metric.HTM, control)
        run.ready, run.note = True, run.note or note
        until = time.monotonic() + SECONDS
        return partial(_search, table)

    work = pool.submit(close, cube, Metric.HTM, searching, own, lambda _best: None)
    while not wait([work], POLL_SECONDS).done:
        if control.cancelled or time.monotonic() > until:
            own.cancel()
    return work.result()


def _search(table: CosetTable | None, cube: Cube, short: Solution, control: Control, report: Report) -> Solution:
    from core.cube.solve.optimal import OptimalSearch

    del report
    # without a table the job was cancelled while it was made
    return short if table is None else OptimalSearch(cube, table, short.moves, control).run()
