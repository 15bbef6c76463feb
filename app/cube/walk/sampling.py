"""Measuring of random walks in the background: each is solved optimally and stored in the user's file."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from sqlite3 import Connection
from threading import Lock

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.jobs.post import GuiThreadCallback
from app.base.jobs.priority import lower_priority, run_low_priority
from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.storage.store import Store
from app.cube.solve.solver import THREADS, WindowSolver, table_size
from app.cube.solve.solving import tell_share
from app.cube.walk import samples
from app.cube.walk.samples import WalkSampleKey
from core.base.control import Control
from core.base.shared_work import POLL_SECONDS
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.solve.solver import Solver
from core.cube.walk.sample import DepthOf, EndDepthCounts, PocketDepth, SeededWalks, SolvedDepth, measure

CUBE = "3x3x3"
MEASURING, MAKING = phrase("Measuring walks of the cube"), phrase("Building the cube's pruning table")
STORE_SECONDS = 0.5
"""Seconds for which walks are gathered before they are stored and shown."""


@dataclass
class SamplingRun:
    """Job that makes random walks and measures the depth of each one's end.

    The worker sets `begun` when it starts the first walk, after the tables are there.
    """

    subject: WalkSampleKey
    walks: int
    solver: Solver
    begun: bool = False

    def depth_of(self, control: Control) -> DepthOf | None:
        """Return how the walks are solved; None if cancelled while the table was made."""
        metric = self.subject.metric
        if self.subject.puzzle != CUBE:
            return PocketDepth(metric)
        if run_low_priority(partial(self.solver.table, metric, control)) is None:
            return None
        return SolvedDepth(self.solver, metric, control)


class Sampling(QObject):
    """Measuring of walks in a window; get it with `Sampling.of_window`. A new run cancels the last one."""

    changed = Signal(int)
    """More walks of this number of moves were measured."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._asker = QuestionRunner(services.jobs.for_pages("cube", "lab"))
        self._run: SamplingRun | None = None
        self._turn = Lock()
        self._grew = GuiThreadCallback(self._on_grew)

    @classmethod
    def of_window(cls, services: Services) -> Sampling:
        """Return the sampling of the window, made for the first caller."""
        return services.jobs.window.findChild(cls) or cls(services, services.jobs.window)

    @property
    def running(self) -> Job | None:
        """Job of the current run, or None; its `control` counts walks once the table is ready."""
        return self._asker.job

    @property
    def subject(self) -> WalkSampleKey | None:
        """Kind of walks being measured, or None."""
        return self._run.subject if self._run is not None and self._asker.is_busy else None

    def read_end_depths(self, puzzle: str, metric: Metric, moves: int) -> EndDepthCounts:
        """Return the end depths of all walks of this length that were ever measured on the 3x3x3 or 2x2x2."""
        return self._services.store.ask(lambda db: samples.read(db, WalkSampleKey(puzzle, metric, moves)))

    def start(self, puzzle: str, metric: Metric, moves: int, walks: int) -> Job:
        """Start measuring `walks` more walks."""
        self._asker.forget()
        run = self._run = SamplingRun(
            WalkSampleKey(puzzle, metric, moves), walks, WindowSolver.of_window(self._services).solver
        )
        work = partial(_measure, run, self._services.store, self._turn, self._grew)
        job = self._asker.ask(id(run), translate(MEASURING), work, lambda _: None, detail=self._detail(run))
        job.progressed.connect(partial(self._on_progress, job, run))
        return job

    def cancel(self) -> None:
        """Stop measuring; the finished walks are kept."""
        if self._asker.job is not None:
            self._asker.job.cancel()

    @staticmethod
    def _detail(run: SamplingRun) -> str:
        moves = run.subject.moves
        return tr(
            "{walks} of {moves} {unit}",
            walks=format_integer(run.walks),
            moves=format_integer(moves),
            unit=run.subject.metric.unit_of(moves),
        )

    def _on_progress(self, job: Job, run: SamplingRun) -> None:
        making = not run.begun and job.control.total > 0
        job.title = translate(MAKING) if making else translate(MEASURING)
        job.detail = table_size(run.solver.size) if making else self._detail(run)
        if not run.begun:
            tell_share(job)
        else:
            job.tell_done(job.control.done / run.walks)

    def _on_grew(self, moves: int) -> None:
        self.changed.emit(moves)


def _measure(run: SamplingRun, store: Store, turn: Lock, grew: Callable[[int], object], control: Control) -> None:
    """Measure and store walks in a worker, after a previous run has stored its last ones."""
    while not turn.acquire(timeout=POLL_SECONDS):
        if control.cancelled:
            return
    try:
        depth_of = run.depth_of(control)
        if depth_of is not None:
            with store.working() as db:
                _keep_walks(run, db, depth_of, grew, control)
    finally:
        turn.release()


def _keep_walks(
    run: SamplingRun, db: Connection, depth_of: DepthOf, grew: Callable[[int], object], control: Control
) -> None:
    subject = run.subject
    sample = samples.begin(db, subject)
    gathered, kept = EndDepthCounts(()), time.monotonic()

    def keep() -> None:
        nonlocal sample, gathered, kept
        if gathered.samples:
            sample = samples.add(db, subject, sample, gathered)
            grew(subject.moves)
        gathered, kept = EndDepthCounts(()), time.monotonic()

    def gather(more: EndDepthCounts) -> None:
        nonlocal gathered
        gathered += more
        if time.monotonic() - kept >= STORE_SECONDS:
            keep()

    # a 2x2x2 look-up holds the interpreter's lock, so more threads would only slow the window down
    threads = THREADS if subject.puzzle == CUBE else 1
    run.begun = True
    with ThreadPoolExecutor(threads, initializer=lower_priority) as executor:
        try:
            walks = SeededWalks(subject.metric, subject.moves, sample.seed)
            measure(executor, depth_of, walks, run.walks, sample.next, control, gather)
        finally:
            keep()
