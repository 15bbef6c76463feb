"""Model of the cube's random walk: exact results, stored once computed, and what follows from them."""

from __future__ import annotations

from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.language.wording import clauses
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.storage import fields
from app.cube.walk.sampling import Sampling
from core.base.control import Control
from core.base.files.table_file import DamagedTableError, read_table, write_table
from core.base.paths import tables_folder
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube import pocket
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.walk import facts, random_walk
from core.cube.walk.comparison import FIT, WalkComparison
from core.cube.walk.facts import WalkFacts
from core.cube.walk.sample import EndDepthCounts

SOLVED, BOARD = "solved", "board"
STARTS = ((SOLVED, phrase("Solved cube")), (BOARD, phrase("This cube")))
POPULATIONS = (("article", phrase("Article")), ("balanced", phrase("Balanced")))
SMALL = "2x2x2"
KIND, VERSION = "random walk", 1  # not shown
SETTLE_MS = 250
"""Milliseconds without a move after which the walk from the current cube is computed."""
SAMPLES = 1000

_COUNTED: dict[tuple[str, Metric], WalkFacts] = {}
"""Exact walks that this process has read or computed."""


class WalkComparisonModel(QObject):
    """Model of a walk pane.

    `comparison` belongs to the chosen puzzle, metric, start and models; `changed` is emitted when it is replaced.
    Choices are stored under `name`. Nothing is computed before `wake`.
    """

    changed = Signal()
    measured_changed = Signal()

    def __init__(self, services: Services, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services, self._name = services, name
        self.sampling = Sampling.of_window(services)
        self.sampling.changed.connect(self._on_walks_measured)
        self.puzzle, self.metric = SMALL, Metric.QTM
        self.start = self._read_choice("start", SOLVED, STARTS)
        self.populations = self._read_choice("populations", "article", POPULATIONS)
        self.failure = ""
        self._awake = False
        self._cube: Cube | None = None
        self._depth: int | None = 0
        self._counting, self._board_counting = QuestionRunner(services.jobs), QuestionRunner(services.jobs)
        self._walked: tuple[Cube, Metric, random_walk.ExactWalk] | None = None
        self._settled = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settled.timeout.connect(self._walk_from_board)
        self._measured: dict[int, EndDepthCounts] = {}
        self.comparison = self._compare()

    # choices

    def show_subject(self, puzzle: str, metric: Metric) -> None:
        """Switch to another puzzle or metric."""
        if (puzzle, metric) != (self.puzzle, self.metric):
            self.puzzle, self.metric = puzzle, metric
            self._cube, self._depth = None, None
            self._measured.clear()
            self._renew()

    def look_at(self, cube: Cube, depth: int | None) -> None:
        """Set the current cube and its depth, or None if that is unknown."""
        if (cube, depth) != (self._cube, self._depth):
            self._cube, self._depth = cube, depth
            if self.start == BOARD:
                self._renew()

    def set_start(self, start: str) -> None:
        """Start walks at "solved", or at the cube on the "board"."""
        self.start = start
        self._save("start", start)
        self._renew()

    def set_populations(self, populations: str) -> None:
        """Choose the populations of the 3x3x3's chain."""
        self.populations = populations
        self._save("populations", populations)
        self._renew()

    @property
    def fit(self) -> tuple[int, int]:
        """Depths between which the growth is fitted."""
        return self.comparison.fit

    def set_fit(self, low: int, high: int) -> None:
        """Fit the growth between other depths, at least two."""
        if low < high and (low, high) != self.comparison.fit:
            self.comparison.fit = (low, high)
            self._save(f"fit-{self.puzzle}-{self.metric}", f"{low}-{high}")
            self.changed.emit()

    @property
    def has_populations(self) -> bool:
        """Whether the user can choose how rounded numbers of cube positions by depth are corrected.

        Only the 3x3x3 in quarter turns has such numbers, its populations. They are corrected as in the article, or
        balanced between even and odd depths.
        """
        return self.puzzle != SMALL and self.metric is Metric.QTM

    @property
    def counting(self) -> bool:
        """Whether an exact walk is being computed, or about to be."""
        return self._counting.is_busy or self._board_counting.is_busy or self._settled.isActive()

    @property
    def elsewhere(self) -> bool:
        """Whether walks start at an unsolved cube."""
        return self.start == BOARD and self._depth != 0

    # exact walks

    def wake(self) -> None:
        """Compute what is missing, because the pane is visible."""
        self._awake = True
        self._count()

    def rest(self) -> None:
        """Start no more computations, because the pane is hidden; a running one goes on."""
        self._awake = False

    def _count(self) -> None:
        subject = self.puzzle, self.metric
        if not self._awake:
            return
        if subject not in _COUNTED:
            # a running computation is finished before that of the next subject begins
            if not self._counting.is_busy:
                self.failure = ""
                self._counting.ask(
                    subject,
                    tr("Counting random walks"),
                    partial(_count, *subject),
                    partial(self._on_walk_counted, subject),
                    detail=clauses((self.puzzle.replace("x", "×"), translate(self.metric.unit))),
                    on_failure=self._on_counting_failed,
                    on_cancelled=self._on_counting_cancelled,
                )
        elif self.elsewhere and self.puzzle == SMALL and not self._board_known:
            self._settled.start()

    def _on_walk_counted(self, subject: tuple[str, Metric], found: WalkFacts | None) -> None:
        if found is not None:
            _COUNTED[subject] = found
        self._renew()

    def _on_counting_failed(self, reason: str) -> None:
        self.failure = tr("The walk was not counted: {reason}", reason=reason)
        self.changed.emit()

    def _on_counting_cancelled(self) -> None:
        self.failure = tr("Counting was cancelled. Choose the walk again to continue.")
        self._awake = False
        self.changed.emit()

    @property
    def _board_known(self) -> bool:
        return self._walked is not None and self._walked[:2] == (self._cube, self.metric)

    def _walk_from_board(self) -> None:
        cube, metric = self._cube, self.metric
        if cube is None or not self.elsewhere or self.puzzle != SMALL:
            return
        self._board_counting.ask(
            (cube, metric),
            tr("Counting the walk from this cube"),
            partial(_walk_from, cube, metric),
            partial(self._on_board_walk_counted, cube, metric),
            detail=clauses(("2×2×2", translate(metric.unit))),
            on_cancelled=partial(self._renew, count=False),
        )

    def _on_board_walk_counted(self, cube: Cube, metric: Metric, found: random_walk.ExactWalk | None) -> None:
        if found is not None:
            self._walked = cube, metric, found
        self._renew(count=False)

    def _renew(self, *, count: bool = True) -> None:
        self._board_counting.forget()
        self._settled.stop()
        if count:
            self._count()
        self.comparison = self._compare()
        self.changed.emit()

    def _compare(self) -> WalkComparison:
        elsewhere = self.elsewhere
        return WalkComparison(
            self.puzzle,
            self.metric,
            _COUNTED.get((self.puzzle, self.metric)),
            populations=self.populations,
            fit=self._saved_fit(),
            start=self._depth if self.start == BOARD else 0,
            walked=self._walked[2] if elsewhere and self._board_known and self._walked is not None else None,
        )

    # measured walks

    def read_end_depths(self, moves: int) -> EndDepthCounts | None:
        """Return the end depths of all measured walks of this length.

        The result is None if there are none, or if the walk begins at an unsolved cube.
        """
        if self.elsewhere:
            return None
        if moves not in self._measured:
            self._measured[moves] = self.sampling.read_end_depths(self.puzzle, self.metric, moves)
        return self._measured[moves] if self._measured[moves].samples else None

    @property
    def measuring(self) -> Job | None:
        """Job that measures walks of this puzzle and metric, or None."""
        subject = self.sampling.subject
        mine = subject is not None and (subject.puzzle, subject.metric) == (self.puzzle, self.metric)
        return self.sampling.running if mine else None

    def measure(self, moves: int) -> None:
        """Measure more walks of this length, or stop measuring."""
        if self.measuring is not None:
            self.sampling.cancel()
            return
        job = self.sampling.start(self.puzzle, self.metric, moves, SAMPLES)
        job.ended.connect(self.measured_changed)
        self.measured_changed.emit()

    def _on_walks_measured(self, moves: int) -> None:
        self._measured.pop(moves, None)
        self.measured_changed.emit()

    # stored choices

    def _read_choice(self, key: str, default: str, choices: tuple[tuple[str, str], ...]) -> str:
        saved = self._services.settings.get(f"{self._name}/{key}", default)
        return saved if saved in dict(choices) else default

    def _saved_fit(self) -> tuple[int, int]:
        usual = FIT[self.puzzle, self.metric]
        text = self._services.settings.get(f"{self._name}/fit-{self.puzzle}-{self.metric}", "")
        low, _, high = text.partition("-")
        first, last = fields.digits(low), fields.digits(high)
        deepest = self.metric.deepest(2 if self.puzzle == SMALL else 3)
        return (first, last) if first is not None and last is not None and first < last <= deepest else usual

    def _save(self, key: str, value: str) -> None:
        self._services.settings.set(f"{self._name}/{key}", value)


def _count(puzzle: str, metric: Metric, control: Control) -> WalkFacts | None:
    """Return the stored exact walk, or compute and store it."""
    path = _path(puzzle, metric)
    try:
        data, _ = read_table(path, KIND, VERSION)
        with closing(data):
            return facts.parse(data[:].decode())
    except (OSError, DamagedTableError, InputError, UnicodeDecodeError):
        pass
    found = facts.gather(puzzle, metric, control)
    if found is not None:
        # a failed write is harmless, for the walk can be computed again
        with suppress(OSError):
            write_table(path, KIND, VERSION, [found.text().encode()])
    return found


def _path(puzzle: str, metric: Metric) -> Path:
    return tables_folder() / f"walk-{puzzle}-{metric}.table"


def _walk_from(cube: Cube, metric: Metric, control: Control) -> random_walk.ExactWalk | None:
    return random_walk.compute_exact_walk(SMALL, metric, facts.POCKET_MOVES, control, pocket.number(cube))
