"""Model of the lumping view, without widgets: chosen depth, counted turns and drawn positions."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.jobs.post import GuiThreadCallback
from app.base.jobs.priority import run_low_priority
from app.base.language.wording import clauses
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.storage.store import Store
from app.cube.solve.solver import WindowSolver, table_size
from app.cube.solve.solving import MAKING, tell_share
from app.cube.walk import class_samples as drawn
from app.lab.frame.instrument import InstrumentModel
from core.base.control import Control
from core.base.files.table_file import DamagedTableError, read_table, write_table
from core.base.paths import tables_folder
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.solve.solver import Solver
from core.cube.walk import lumping
from core.cube.walk.lumping import ClassTurns

NAME = "lab/lumping"
LARGE = "3x3x3"
KIND, VERSION = "turns of depth classes", 1  # not shown
COUNTING, DRAWING = phrase("Counting where moves lead"), phrase("Drawing positions")
SEQUENCES = 100
"""Number of sequences that one request draws."""
STORE_SECONDS = 0.5
"""Seconds for which drawn positions may gather before they are stored and shown."""

_COUNTED: dict[tuple[str, Metric], Sequence[ClassTurns]] = {}
"""Turns read or counted in this process, by cube and metric."""


class LumpingModel(InstrumentModel):
    """Model of one cube in one metric; nothing is counted before it is shown."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.puzzle, self.metric = "2x2x2", Metric.QTM
        self.failure = ""
        self._counting, self._asker = QuestionRunner(services.jobs), QuestionRunner(services.jobs)
        self._drawn: dict[tuple[Metric, int], ClassTurns] = {}
        self._grew = GuiThreadCallback(self._on_grew)

    def show_variant(self, variant: str) -> None:
        puzzle, name = variant.split("-")
        self._look_at(puzzle, Metric(name))

    def _look_at(self, puzzle: str, metric: Metric) -> None:
        """Choose a cube and a metric, and count the turns of its positions if that is not done yet."""
        if (puzzle, metric) != (self.puzzle, self.metric):
            self._asker.forget()
        self.puzzle, self.metric = puzzle, metric
        if self.classes is None and not self._counting.is_busy:
            self._count()
        self.changed.emit()

    @property
    def is_complete(self) -> bool:
        return self.classes is not None

    @property
    def classes(self) -> Sequence[ClassTurns] | None:
        """Turns of the depths whose positions are all counted; None while they are being counted."""
        return _COUNTED.get((self.puzzle, self.metric))

    @property
    def deepest(self) -> int:
        """Greatest depth of the cube in the metric."""
        return self.metric.deepest(int(self.puzzle[0]))

    @property
    def depth(self) -> int:
        """Chosen depth."""
        default = 6
        return max(0, min(self._services.settings.get(f"{NAME}/depth", default), self.deepest))

    @depth.setter
    def depth(self, depth: int) -> None:
        if depth != self.depth:
            self._asker.forget()
            self._services.settings.set(f"{NAME}/depth", depth)
            self.changed.emit()

    @property
    def current_turns(self) -> ClassTurns | None:
        """Turns counted at the chosen depth; None if nothing is known of them."""
        return self.find_turns(self.depth)

    def find_turns(self, depth: int) -> ClassTurns | None:
        """Return the turns counted of the positions at a depth, or None if nothing is known of them."""
        classes = self.classes
        if classes is None:
            return None
        if depth < len(classes):
            return classes[depth]
        key = self.metric, depth
        if key not in self._drawn:
            self._drawn[key] = self._services.store.ask(lambda db: drawn.read(db, *key))
        return self._drawn[key] if self._drawn[key].positions else None

    @property
    def can_draw(self) -> bool:
        """Whether there are too many positions at the chosen depth to count, so that a sample can be drawn."""
        return self.puzzle == LARGE and self.classes is not None and self.depth >= len(self.classes)

    @property
    def drawing(self) -> Job | None:
        """Job that draws positions; None if none runs."""
        return self._asker.job

    def draw(self) -> None:
        """Draw more positions of the chosen depth, or stop drawing."""
        if self._asker.job is not None:
            self._asker.job.cancel()
            return
        if not self.can_draw:
            return
        solver = WindowSolver.of_window(self._services).solver
        detail = tr("of depth {depth}, {unit}", depth=self.depth, unit=self.metric.unit)
        work = partial(_draw, solver, self.metric, self.depth, self._services.store, self._grew)
        job = self._asker.ask(
            (self.metric, self.depth), translate(DRAWING), work, lambda _: self.changed.emit(), detail=detail,
            on_failure=self._on_failed, on_cancelled=self.changed.emit,
        )  # fmt: skip

        def on_progress() -> None:
            making = not solver.has_table(self.metric)
            job.title = translate(MAKING if making else DRAWING)
            job.detail = table_size(solver.size) if making else detail
            tell_share(job)

        job.progressed.connect(on_progress)
        self.failure = ""
        self.changed.emit()

    def _on_grew(self) -> None:
        self._drawn.clear()
        self.changed.emit()

    def _count(self) -> None:
        subject, self.failure = (self.puzzle, self.metric), ""
        self._counting.ask(
            subject,
            translate(COUNTING),
            partial(_load_or_count_turns, *subject),
            partial(self._on_turns_counted, subject),
            detail=clauses((self.puzzle.replace("x", "×"), translate(self.metric.unit))),
            on_failure=self._on_failed,
            on_cancelled=self._on_count_cancelled,
        )

    def _on_turns_counted(self, subject: tuple[str, Metric], found: Sequence[ClassTurns] | None) -> None:
        if found is not None:
            _COUNTED[subject] = found
        self._look_at(self.puzzle, self.metric)

    def _on_failed(self, reason: str) -> None:
        self.failure = tr("The moves were not counted: {reason}", reason=reason)
        self.changed.emit()

    def _on_count_cancelled(self) -> None:
        self.failure = tr("The counting was cancelled. Choose the cube again to continue.")
        self.changed.emit()


def _load_or_count_turns(puzzle: str, metric: Metric, control: Control) -> Sequence[ClassTurns] | None:
    """Return the stored turns of all depths, or count and store them."""
    path = _path(puzzle, metric)
    try:
        data, _ = read_table(path, KIND, VERSION)
        with closing(data):
            return lumping.parse(data[:].decode(), puzzle, metric)
    except (OSError, DamagedTableError, InputError, UnicodeDecodeError):
        pass
    counted = run_low_priority(partial(lumping.count_class_turns, puzzle, metric, control))
    if counted is not None:
        # if this fails, the turns are counted again next time
        with suppress(OSError):
            write_table(path, KIND, VERSION, [lumping.text(counted).encode()])
    return counted


def _path(puzzle: str, metric: Metric) -> Path:
    return tables_folder() / f"turns-{puzzle}-{metric}.table"


def _draw(
    solver: Solver, metric: Metric, depth: int, store: Store, grew: Callable[[], object], control: Control
) -> None:
    run_low_priority(partial(_draw_slowly, solver, metric, depth, store, grew, control))


def _draw_slowly(
    solver: Solver, metric: Metric, depth: int, store: Store, grew: Callable[[], object], control: Control
) -> None:
    """Draw and store positions one by one, in a worker thread."""
    if solver.table(metric, control) is None:
        return
    with store.working() as db:
        sample = drawn.begin(db, metric, depth)
        gathered: list[ClassTurns] = []
        kept = time.monotonic()

        def keep() -> None:
            nonlocal sample, kept
            if gathered:
                sample = drawn.add(db, metric, sample, sum(gathered[1:], gathered[0]))
                grew()
            gathered.clear()
            kept = time.monotonic()

        def gather(one: ClassTurns) -> None:
            gathered.append(one)
            if time.monotonic() - kept >= STORE_SECONDS:
                keep()

        try:
            lumping.sample(solver, metric, depth, SEQUENCES, sample.seed, sample.next, control, gather)
        finally:
            keep()
