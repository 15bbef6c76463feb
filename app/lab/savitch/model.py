"""Model of "Memory against time": the question, and the progress of the algorithm on it."""

from __future__ import annotations

import time
from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.jobs.pace import SETTLE_S
from app.base.language.wording import sentences
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.storage.settings import Settings
from app.lab.frame.instrument import InstrumentModel
from app.sokoban.library.level_set import PUZZLE_KEY
from core.base.control import Control
from core.base.measured_rate import MeasuredRate
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.level import state_of
from core.sokoban.puzzle import PUZZLE
from core.sokoban.savitch.boards import SMALL
from core.sokoban.savitch.configuration import free_cells
from core.sokoban.savitch.question import ExpectedCost, ReachabilityQuestion, ask, limits, measure_calls
from core.sokoban.savitch.search import Frame, Savitch
from core.sokoban.savitch.sketch import FIRST, Sketch, read

BOARD = "board"
"""Key of the position on the Sokoban page."""
DRAWN = "drawn"
"""Key of the board drawn by the user."""
SKETCH_KEY = "lab/savitch/drawn"
AT_A_TIME = 1 << 20
"""Number of calls between two updates of the progress."""
MOST_BACK = 2_000_000
"""Most calls that are repeated for a step back, which takes some 20 ms."""
ANOTHER = phrase("Choose another board.")
HOUR, YEAR = 3600.0, 31_557_600.0
"""Limits in seconds: longer runs need a second request, and beyond the second limit none is started."""


@dataclass(frozen=True)
class PreparedQuestion:
    """Question to Savitch's algorithm, with what is known of it before the algorithm is run."""

    question: ReachabilityQuestion
    seconds: float
    """Seconds that breadth-first search took."""
    expected: ExpectedCost
    """Expected cost of Savitch's algorithm."""
    measured: MeasuredRate
    """Speed of the algorithm on this machine: calls and the seconds that they took."""

    @property
    def rate(self) -> float:
        """Calls of the algorithm a second, as measured before the question was asked."""
        return self.measured.done / self.measured.seconds

    @property
    def wait(self) -> float:
        """Expected run time in seconds; an upper bound if the number of calls is one."""
        return self.expected.calls / self.rate


@dataclass(frozen=True)
class SavitchProgress:
    """Progress of Savitch's algorithm on a question: calls, depth, seconds, remembered path and answer."""

    calls: int = 0
    depth: int = 0
    seconds: float = 0
    timed: int = 0
    """Number of calls that were made in `seconds`; single steps are not timed."""
    path: tuple[Frame, ...] = ()
    """Stack of frames in memory; empty once there is an answer."""
    answer: bool | None = None

    @property
    def measured_rate(self) -> MeasuredRate | None:
        """Measured rate of calls, or None if it was measured for too short a time."""
        return MeasuredRate(self.timed, self.seconds) if self.seconds > SETTLE_S else None


@dataclass(eq=False)
class SavitchRun:
    """Run of Savitch's algorithm on one question, as far as it has come."""

    question: Hashable
    search: Savitch
    asker: QuestionRunner
    progress: SavitchProgress
    agreed: bool = False
    """Whether the user has requested the long run twice."""
    pausing: bool = False


class SavitchModel(InstrumentModel):
    """Model of one question at a time, prepared in a job; the algorithm runs in another job or by steps.

    A run is kept with its question until it is cancelled, and goes on while another question is shown.
    """

    progressed = Signal()
    """The algorithm has made progress."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services, self._settings = services, services.settings
        self._preparing = QuestionRunner(services.jobs)
        self._board = next(iter(SMALL))
        self._limit = 0
        self._in_vain = False
        self._nearest: int | None = None
        self._arranged = True
        self._sketch = _kept_sketch(services.settings)
        self.prepared: PreparedQuestion | None = None
        self._measured: MeasuredRate | None = None
        """Speed of the algorithm, once it was measured."""
        self._answered: Hashable = None
        self.error = ""
        """Sentence on why there is no question; empty if there is one."""
        self._run: SavitchRun | None = None
        self._begun: dict[Hashable, SavitchRun] = {}
        """Runs that have begun, by their questions."""
        self._watched = False
        services.open_games.changed.connect(self._on_game)

    # the question

    @property
    def board(self) -> str:
        """Chosen board: a key of `SMALL`, `BOARD` or `DRAWN`."""
        return self._board

    @property
    def limits(self) -> list[int]:
        """Limits of moves to choose from on this board."""
        return limits(self.prepared.question.cells) if self.prepared is not None else [1]

    @property
    def limit(self) -> int:
        """Number of moves that are allowed."""
        return self._limit or (self.prepared.question.limit if self.prepared is not None else 1)

    @property
    def in_vain(self) -> bool:
        """Whether the question asks for an end that cannot be reached."""
        return self._in_vain

    @property
    def is_complete(self) -> bool:
        return self.prepared is not None or bool(self.error)

    def show_variant(self, board: str) -> None:
        """Choose the board that Savitch's algorithm searches, with the limit of moves chosen for it last.

        `board` is a key of the boards that the Lab offers.
        """
        if board != self._board or (self.prepared is None and not self._preparing.is_busy):
            self._board, self._limit, self._in_vain = board, self._settings.get(f"lab/savitch/limit_{board}", 0), False
            self._nearest, self._arranged = None, True
            # do not show the results of the board before for this one
            self._drop("")
            self._ask()

    def set_limit(self, limit: int) -> None:
        """Set the number of moves that are allowed."""
        if limit != self.limit:
            self._limit = limit
            self._settings.set(f"lab/savitch/limit_{self._board}", limit)
            self._ask()

    def set_in_vain(self, in_vain: bool) -> None:
        """Ask for an end that cannot be reached, or for the solved position."""
        if in_vain != self._in_vain:
            self._in_vain = in_vain
            self._ask()

    @property
    def nearest(self) -> int | None:
        """Index of the end in the order of breadth-first search; None for the solved position."""
        return self._nearest

    def set_nearest(self, nearest: int | None) -> None:
        """Ask for another end."""
        if nearest != self._nearest or self._arranged:
            self._nearest, self._arranged = nearest, False
            self._ask()

    # a board that is drawn

    @property
    def sketch(self) -> Sketch:
        """Sketch drawn by the user; kept over restarts."""
        return self._sketch

    @property
    def asked_sketch(self) -> Sketch:
        """Sketch with the end that is asked for as its second position."""
        if self.is_end_drawn or self.prepared is None:
            return self._sketch
        return self._sketch.with_second(self.prepared.question.end)

    @property
    def is_end_drawn(self) -> bool:
        """Whether the end is the drawn second position."""
        return self._board == DRAWN and self._arranged and self._sketch.second is not None

    def draw(self, sketch: Sketch) -> None:
        """Ask about another sketch."""
        if sketch != self._sketch:
            self._sketch = sketch
            self._settings.set(SKETCH_KEY, sketch.text)
            # do not show the results of the sketch before for this one
            self._drop("")
            self._ask()

    def draw_end(self, sketch: Sketch) -> None:
        """Ask about another sketch, with its second position as the end."""
        self._nearest, self._arranged, self._in_vain = None, True, False
        self.draw(sketch)

    def ask_drawn_end(self) -> None:
        """Ask for the drawn second position as the end."""
        self._nearest, self._arranged = None, True
        self._ask()

    def watch(self, watched: bool) -> None:
        """Start or stop following the game on the Sokoban page, as the view is shown or hidden."""
        self._watched = watched
        if watched and self._board == BOARD:
            self._ask()

    def _on_game(self, page: str) -> None:
        if page == PUZZLE_KEY and self._board == BOARD and self._watched:
            self._ask()

    def _ask(self) -> None:
        try:
            start, end = self._positions()
            most_moves = 3 ** len(free_cells(start))
        except InputError as error:
            reason = translate(error.sentence)
            self._drop(reason if self._board == DRAWN or error.advice else sentences(reason, translate(ANOTHER)))
            return
        if not 1 <= self._limit <= most_moves:
            # the limit was set for another level
            self._limit = 0
        limit = self._limit or most_moves
        question = (start, limit, self._in_vain, self._nearest, end)
        if question == self._answered and not self._preparing.is_busy:
            return
        self._take_up(None)
        if self._preparing.question != question:
            work = partial(_prepare, start, limit, self._in_vain, self._nearest, end, self._measured)
            title = tr("Running breadth-first search")
            answered = partial(self._on_question_prepared, question)
            self._preparing.ask(
                question, title, work, answered, on_failure=self._drop, on_cancelled=self._on_preparation_cancelled
            )
            self.changed.emit()

    def _positions(self) -> tuple[State, State | None]:
        """Return the first position, and the second if it was drawn.

        Raises InputError.
        """
        if self._board == DRAWN:
            return self._read_sketch()
        if self._board != BOARD:
            return state_of(SMALL[self._board].rows), None
        game = self._services.open_games.game(PUZZLE_KEY)
        state = game.state if game is not None and game.puzzle is PUZZLE else None
        if not isinstance(state, State):
            raise InputError(
                phrase("No level of Sokoban is open"),
                advice=phrase("Open one on the Sokoban page, or choose another board"),
            )
        return state, None

    def _read_sketch(self) -> tuple[State, State | None]:
        start = self._sketch.start()
        if self._in_vain or self._nearest is not None:
            return start, None
        if self.is_end_drawn:
            return start, self._sketch.end(start)
        self._sketch.check_goals(start)
        return start, None

    def _drop(self, error: str) -> None:
        """Remove the question, because of `error` or until another one is prepared."""
        self._preparing.forget()
        self.prepared, self._answered, self.error = None, None, error
        self._take_up(None)

    def _on_question_prepared(self, question: Hashable, prepared: PreparedQuestion) -> None:
        self.prepared, self._answered, self.error = prepared, question, ""
        self._measured = prepared.measured
        self._take_up(self._begun.get(question))

    def _on_preparation_cancelled(self) -> None:
        self._drop(tr("Cancelled before the answer was known. Choose another board."))

    def _take_up(self, run: SavitchRun | None) -> None:
        """Continue a run, or create one if there is a question."""
        if run is None and self.prepared is not None:
            search = _search(self.prepared.question)
            run = SavitchRun(self._answered, search, QuestionRunner(self._services.jobs), _progress(search, 0.0, 0))
        self._run = run
        self.changed.emit()

    # the algorithm

    @property
    def progress(self) -> SavitchProgress:
        """Progress of the algorithm on the question."""
        return self._run.progress if self._run is not None else SavitchProgress()

    @property
    def running(self) -> Job | None:
        """Job in which the algorithm runs; None if it does not run."""
        return self._run.asker.job if self._run is not None else None

    @property
    def elsewhere(self) -> SavitchRun | None:
        """Run in progress on an earlier question; None if there is none."""
        runs = (run for run in self._begun.values() if run is not self._run and run.asker.is_busy and not run.pausing)
        return next(runs, None)

    @property
    def is_idle(self) -> bool:
        """Whether calls can be made: a question is ready and unanswered, and no job is running."""
        waits = self.running is None and not self._preparing.is_busy
        return waits and self._run is not None and self.progress.answer is None

    @property
    def has_begun(self) -> bool:
        """Whether a call has been made."""
        return self.progress.calls > 0

    @property
    def too_long(self) -> bool:
        """Whether the run would take so long that it is not started."""
        return self.prepared is not None and self.prepared.wait > YEAR

    @property
    def asks_first(self) -> bool:
        """Whether the run takes so long that it is started only at the second request."""
        agreed = self._run is not None and self._run.agreed
        return self.prepared is not None and HOUR < self.prepared.wait <= YEAR and not agreed

    def run(self) -> None:
        """Run the algorithm until there is an answer.

        A run of more than an hour has to be requested twice. The run of another question is paused.
        """
        run, prepared = self._run, self.prepared
        if run is None or prepared is None or not self.is_idle or self.too_long:
            return
        if self.asks_first:
            run.agreed = True
            self.changed.emit()
            return
        for other in self._begun.values():
            other.pausing = True
        run.pausing = False
        self._begun[run.question] = run
        job = run.asker.ask(
            run.question,
            tr("Savitch, %n cells", one="Savitch, %n cell", n=prepared.question.cells),
            partial(_go_on, run),
            partial(self._on_run_paused, run),
            on_cancelled=partial(self._drop_run, run),
        )
        job.progressed.connect(partial(self._on_progress, run, prepared))
        self.changed.emit()

    def _on_progress(self, run: SavitchRun, prepared: PreparedQuestion) -> None:
        job, progress = run.asker.job, run.progress
        if job is None:
            return
        left = prepared.expected.calls - progress.calls
        measured = progress.measured_rate or prepared.measured
        rate = measured.done / measured.seconds
        exact = prepared.expected.exact
        job.tell(progress.calls / prepared.expected.calls if exact else None, left / rate if exact else None)
        if run is self._run:
            self.progressed.emit()

    @property
    def can_go_on(self) -> bool:
        """Whether the algorithm can be started, paused, or begun anew."""
        return self.running is not None or self.progress.answer is not None or (self.is_idle and not self.too_long)

    def go_on(self) -> None:
        """Start the algorithm, or pause it; once there is an answer, begin anew."""
        if self.running is not None:
            self.pause()
        elif self.progress.answer is not None:
            self.cancel()
        else:
            self.run()

    def pause(self) -> None:
        """Pause the run after the current calls, which takes some hundredths of a second."""
        if self._run is not None:
            self._run.pausing = True

    def _on_run_paused(self, run: SavitchRun, progress: SavitchProgress) -> None:
        run.progress = progress
        self.changed.emit()

    def cancel(self) -> None:
        """Stop the run at once and reset it."""
        if self._run is not None:
            self._drop_run(self._run)

    def _drop_run(self, run: SavitchRun) -> None:
        run.asker.forget()
        if self._begun.get(run.question) is run:
            del self._begun[run.question]
        if run is self._run:
            self._take_up(None)

    def step(self, calls: int = 1) -> None:
        """Make a number of calls."""
        if self._run is not None and self.is_idle:
            self._run.search.run(calls)
            self._record_step(self._run)

    @property
    def can_step_back(self) -> bool:
        """Whether the calls so far can be repeated at once for a step back."""
        return self.running is None and not self._preparing.is_busy and 0 < self.progress.calls <= MOST_BACK

    def step_back(self) -> None:
        """Go back by one call: all calls before it are made again, as the algorithm keeps no history."""
        if self.can_step_back and self._run is not None and self.prepared is not None:
            calls = self.progress.calls - 1
            self._run.search = _search(self.prepared.question)
            self._run.search.run(calls)
            self._record_step(self._run)

    def _record_step(self, run: SavitchRun) -> None:
        run.progress = _progress(run.search, run.progress.seconds, run.progress.timed)
        self._begun[run.question] = run
        self.changed.emit()


def _prepare(
    start: State,
    limit: int,
    in_vain: bool,
    nearest: int | None,
    end: State | None,
    measured: MeasuredRate | None,
    control: Control,
) -> PreparedQuestion:
    begun = time.perf_counter()
    question = ask(start, limit, in_vain=in_vain, nearest=nearest, end=end)
    seconds = time.perf_counter() - begun
    return PreparedQuestion(question, seconds, question.expected_cost, measured or measure_calls(control))


def _search(question: ReachabilityQuestion) -> Savitch:
    return Savitch(question.start, question.end, question.limit)


def _go_on(run: SavitchRun, control: Control) -> SavitchProgress:
    search, before, begun = run.search, run.progress, time.perf_counter()
    while search.answer is None and not control.cancelled and not run.pausing:
        search.run(AT_A_TIME, control)
        seconds, timed = before.seconds + time.perf_counter() - begun, before.timed + search.calls - before.calls
        run.progress = _progress(search, seconds, timed)
    return run.progress


def _progress(search: Savitch, seconds: float, timed: int) -> SavitchProgress:
    return SavitchProgress(search.calls, search.depth, seconds, timed, tuple(search.path()), search.answer)


def _kept_sketch(settings: Settings) -> Sketch:
    try:
        return read(settings.get(SKETCH_KEY, FIRST.text))
    except InputError:
        return FIRST
