"""Queue of levels that are solved or improved one by one in the background, kept in the store."""

from __future__ import annotations

import json
import time
from collections import Counter, deque
from collections.abc import Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.jobs.pace import SETTLE_S
from app.base.language.wording import clauses, format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.storage import fields
from app.sokoban.model.options import QUIET, first_metric, solver_memory
from app.sokoban.queue.work import QueueOutcome, QueueResult, QueueRun, QueueTask, QueueTaskKind, work_through
from app.sokoban.records import solutions
from app.sokoban.records.solutions import SolutionSource
from app.sokoban.solve.known_levels import KnownLevels
from core.base.puzzle import InputError
from core.base.words import phrase

TITLES = {QueueTaskKind.SOLVE: phrase("Solving levels"), QueueTaskKind.IMPROVE: phrase("Improving levels")}
LIMITS = (2.0, 10.0, 60.0, 600.0)
"""Time limits for a level to choose from, in seconds."""
LIMIT, PAUSED = "sokoban/queue_seconds", "sokoban/queue_paused"
TAKE_MS = 200
"""Interval at which the worker's results are stored and shown, in milliseconds."""
BEGIN_MS = 400
"""Delay in milliseconds before a stored queue goes on, so that the page is shown first."""
FEW = 5
"""Finished levels needed for an estimate: some take a thousand times as long as others."""
TABLE = "sokoban_queue"
_PUT = (
    "INSERT OR REPLACE INTO sokoban_queue (level, kind, seconds, place, outcome) "
    "SELECT value, ?, ?, ? + key, '' FROM json_each(?)"
)
_LIMIT = "UPDATE sokoban_queue SET seconds = ? WHERE outcome = ''"
_DONE = "UPDATE sokoban_queue SET outcome = ? WHERE kind = ? AND level IN (SELECT value FROM json_each(?))"
_READ = "SELECT level, kind, place, seconds, outcome FROM sokoban_queue ORDER BY place"
WAITING = "SELECT 1 FROM sokoban_queue WHERE outcome = '' LIMIT 1"
MOST_PLACES = 1 << 53
"""Highest place accepted from the store, low enough for more levels after it."""
_ROW = fields.row(
    fields.whole_number_field(),
    fields.text(),
    fields.whole_number_field(0, MOST_PLACES),
    fields.number(),
    fields.text(),
)


class LevelQueue(QObject):
    """Levels that wait to be solved or improved; after a restart the queue goes on unless it was paused."""

    changed = Signal()
    """The waiting levels, the level in progress or the progress has changed."""
    found = Signal(object)
    """Results have come in; sends a list of `QueueResult`."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services, self._store = services, services.store
        self._known = services.get_shared(KnownLevels)
        # The queue may run for hours, so every page shows its job: it belongs to the window, not to a page.
        self._asker = QuestionRunner(services.jobs.window)
        self._run: QueueRun | None = None
        self.name = ""
        """Name of the level that is being searched, as of the last update."""
        self._results: deque[QueueResult] = deque()
        self._held = False
        self._begun, self._done = 0.0, 0
        """Time at which the worker was started, and number of levels finished since."""
        self._paused = services.settings.get(PAUSED, False)
        self._place = 0
        self._waiting: dict[tuple[int, QueueTaskKind], QueueTask] = {}
        self._limits = 0.0
        """Sum of the time limits of the waiting levels, in seconds."""
        self.outcomes: Counter[QueueOutcome] = Counter()
        """Number of finished levels by outcome."""
        self._read()
        self._taking = QTimer(self, interval=TAKE_MS)
        self._taking.timeout.connect(self._take)
        self._beginning = QTimer(self, interval=BEGIN_MS, singleShot=True)
        self._beginning.timeout.connect(self._begin)
        self._beginning.start()

    # State

    @property
    def total(self) -> int:
        """Number of levels in the queue, finished or not."""
        return self.levels_done + self.levels_left

    @property
    def levels_done(self) -> int:
        """Number of levels in the queue that are done."""
        return self.outcomes.total()

    @property
    def levels_left(self) -> int:
        """Number of levels still to be done, including the one in progress."""
        return len(self._waiting)

    @property
    def running(self) -> bool:
        """Whether a level is being searched."""
        return self._asker.is_busy

    @property
    def is_paused(self) -> bool:
        """Whether the user has paused the queue."""
        return self._paused

    @property
    def is_held_back(self) -> bool:
        """Whether the queue waits for a search that the user has started."""
        return self._held

    @property
    def kind(self) -> QueueTaskKind:
        """Kind of task of the level that is in progress or next."""
        return next((task.kind for task in self._waiting.values()), QueueTaskKind.SOLVE)

    @property
    def place(self) -> str:
        """Progress of the queue in words: "2 of 3"."""
        return tr(
            "{at} of {count}",
            at=format_integer(min(self.levels_done + 1, self.total)),
            count=format_integer(self.total),
        )

    @property
    def seconds(self) -> float:
        """Time limit for a level, in seconds."""
        chosen = self._services.settings.get(LIMIT, LIMITS[1])
        return chosen if chosen in LIMITS else LIMITS[1]

    @property
    def seconds_at_most(self) -> float:
        """Most seconds that the queue can still take, by the time limits of its levels."""
        spent = 0.0 if self._run is None or not self.running else time.monotonic() - self._run.since
        return max(0.0, self._limits - spent)

    @property
    def seconds_left(self) -> float | None:
        """Estimated seconds left, from the levels finished since the worker started; None if too few."""
        # The time spent on the current level counts, since a level that takes long is not about to end.
        spent = time.monotonic() - self._begun
        if not self.running or self._done < FEW or spent < SETTLE_S:
            return None
        return min(self.seconds_at_most, spent / self._done * len(self._waiting))

    # Control

    def add(self, levels: Iterable[int], kind: QueueTaskKind) -> None:
        """Add levels, given by their keys in the library, to the queue and start it."""
        if not self._waiting:
            self._forget()
        seconds, keys = self.seconds, list(dict.fromkeys(levels))
        for task in [QueueTask(level, kind, seconds) for level in keys]:
            self._leave(task)
            self._waiting[task.level, kind] = task
        self._limits += seconds * len(keys)
        self._store.write(TABLE, _PUT, (kind, seconds, self._place, json.dumps(keys)))
        self._place += len(keys)
        if self._run is not None:
            self._run.replace(self._waiting.values())
        self._set_paused(False)
        self._begin()

    def _leave(self, task: QueueTask) -> bool:
        """Remove a task from the waiting ones, and return whether it was among them."""
        before = self._waiting.pop((task.level, task.kind), None)
        self._limits -= 0.0 if before is None else before.seconds
        return before is not None

    def set_seconds(self, seconds: float) -> None:
        """Set the time limit of every level that is not being searched yet."""
        self._services.settings.set(LIMIT, seconds)
        self._waiting = {key: task._replace(seconds=seconds) for key, task in self._waiting.items()}
        self._limits = seconds * len(self._waiting)
        self._store.write(TABLE, _LIMIT, (seconds,))
        if self._run is not None:
            self._run.replace(self._waiting.values())
        self.changed.emit()

    def pause(self) -> None:
        """Stop at once; the level in progress is searched anew when the queue goes on."""
        self._set_paused(True)
        self._stop()

    def resume(self) -> None:
        """Continue a paused queue."""
        self._set_paused(False)
        self._begin()

    def clear(self) -> None:
        """Stop at once and empty the queue; what was found stays."""
        self._stop()
        self._forget()
        self._set_paused(False)
        self.changed.emit()

    def hold(self, held: bool) -> None:
        """Stop while a search started by the user runs, or continue after it: they would compete for time."""
        if held == self._held:
            return
        self._held = held
        if held:
            self._stop()
        else:
            self._begin()

    # Execution

    def _begin(self) -> None:
        self._beginning.stop()
        if self._waiting and not (self._paused or self._held or self.running):
            settings = self._services.settings
            run = self._run = QueueRun(
                self._waiting.values(), solver_memory(settings), first_metric(settings), self._results
            )
            self._begun, self._done = time.monotonic(), 0
            self._asker.ask(
                id(run),
                translate(TITLES[self.kind]),
                partial(work_through, run, self._store),
                lambda _: self._on_worker_finished(),
                on_failure=self._on_failure,
                on_cancelled=self._on_worker_cancelled,
            )
            self._taking.start()
        self._tell()

    def _stop(self) -> None:
        self._asker.forget()
        self._on_end()

    def _tell(self) -> None:
        """Update the job in the status line and the views of the queue together, so that they agree."""
        job = self._asker.job
        self.name = self._run.name if self._run is not None and job is not None else ""
        if job is not None:
            job.title = translate(TITLES[self.kind])
            job.detail = clauses((self.place, self.name))
            job.tell(self.levels_done / self.total if self.total else None, self.seconds_left)
            job.progressed.emit()
        self.changed.emit()

    def _on_worker_cancelled(self) -> None:
        """Pause the queue, whose worker was cancelled in the status line, unless the window is closing."""
        if not self._services.jobs.is_closed:
            self._set_paused(True)
        self._on_end()

    def _on_failure(self, reason: str) -> None:
        self._set_paused(True)
        self._services.messages.say(tr("The levels could not be searched."), reason, good=False)
        self._on_end()

    def _on_worker_finished(self) -> None:
        self._on_end()
        self._begin()  # levels may have been added just as the worker ended

    def _on_end(self) -> None:
        self._taking.stop()
        self._run = None
        self._take()

    def _take(self) -> None:
        """Store and announce the results that have come in since the last call."""
        results = [self._results.popleft() for _ in range(len(self._results))]
        finished: dict[tuple[QueueOutcome, QueueTaskKind], list[int]] = {}
        for task, _, _, outcome in results:
            if outcome is not None and self._leave(task):
                finished.setdefault((outcome, task.kind), []).append(task.level)
                self.outcomes[outcome] += 1
                self._done += 1
        if results:
            self._known.take([result.found for result in results if result.found is not None])
            for _, _, record, outcome in results:
                if outcome is not None and record is not None and record.solution:
                    row = (record.game, record.solution, int(SolutionSource.PROGRAM), time.time(), "", "", 0)
                    self._store.write(solutions.TABLE, solutions.MERGE, row)
            for (outcome, kind), levels in finished.items():
                self._store.write(TABLE, _DONE, (outcome, kind, json.dumps(levels)))
            self.found.emit(results)
        if finished and not self._waiting:
            self._store.write(TABLE, "DELETE FROM sokoban_queue", ())
            quiet = self._services.settings.get(QUIET, False)
            self._services.messages.toast(tr("All levels are searched"), "" if quiet else self.summary)
        self._tell()

    @property
    def summary(self) -> str:
        """Outcomes of the finished levels in words: "150 solved, 2 unsolvable, 3 given up"."""
        return clauses(_came_out(outcome, self.outcomes[outcome]) for outcome in QueueOutcome if self.outcomes[outcome])

    # Storage

    def _read(self) -> None:
        """Read the stored queue."""
        rows: list[Any] = self._store.sound(TABLE, ("level", "kind"), self._store.read(_READ), check)
        for level, kind, place, seconds, outcome in rows:
            self._place = place + 1
            if outcome:
                self.outcomes[QueueOutcome(outcome)] += 1
            else:
                self._waiting[level, QueueTaskKind(kind)] = QueueTask(level, QueueTaskKind(kind), seconds)
                self._limits += seconds
        if not self._waiting:
            self._forget()

    def _forget(self) -> None:
        if self.total:
            self._store.write(TABLE, "DELETE FROM sokoban_queue", ())
        self._waiting.clear()
        self._limits = 0.0
        self.outcomes.clear()

    def _set_paused(self, paused: bool) -> None:
        if paused != self._paused:
            self._paused = paused
            self._services.settings.set(PAUSED, paused)


def _came_out(outcome: QueueOutcome, n: int) -> str:
    """Return the number of levels with an outcome in words: "150 solved by the program"."""
    return {
        QueueOutcome.SOLVED: tr("%n solved by the program", one="%n solved by the program", n=n),
        QueueOutcome.UNSOLVABLE: tr("%n unsolvable", one="%n unsolvable", n=n),
        QueueOutcome.GAVE_UP: tr("%n given up", one="%n given up", n=n),
        QueueOutcome.SHORTER: tr("%n made shorter", one="%n made shorter", n=n),
        QueueOutcome.NO_SHORTER: tr("%n as short as before", one="%n as short as before", n=n),
        QueueOutcome.LEFT_OUT: tr("%n left out", one="%n left out", n=n),
    }[outcome]


def check(row: Any, place: str) -> list[Any]:
    """Return a row of the queue's table after a check; raises InputError if it is invalid."""
    values: list[Any] = _ROW(row, place)
    if values[1] not in set(QueueTaskKind) or values[4] not in {*QueueOutcome, ""} or not 0 < values[3] < 1e6:
        raise InputError("This is no level that waits", place)  # not shown
    return values
