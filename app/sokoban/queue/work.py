"""Worker of the level queue: its tasks, their execution, and their results."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections import deque
from collections.abc import Iterable
from enum import StrEnum
from functools import partial
from threading import Lock
from typing import NamedTuple

from app.base.jobs.priority import run_low_priority
from app.base.storage.store import Store
from app.sokoban.library.level_set import PUZZLE_KEY, level_name
from app.sokoban.library.rows import ENTRY_COLUMNS, entry_of
from app.sokoban.records import solutions
from app.sokoban.solve.known_levels import LevelSearchRecord
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.level import Level
from core.sokoban.replay import Replay, replay_solution
from core.sokoban.solve.knowledge import cost_by, least_possible
from core.sokoban.solve.optimiser import Improvements
from core.sokoban.solve.solver import Effort, SearchEnding, SolverMetric, solve

log = logging.getLogger(__name__)

_LEVEL = (
    f"SELECT {ENTRY_COLUMNS}, identity, l.place + 1 FROM (SELECT * FROM sokoban_level WHERE key = ?) l "
    "JOIN (SELECT key AS owner FROM sokoban_collection WHERE NOT removed) ON owner = l.collection"
)
_KNOWN = "SELECT lower, solution, dead, tried FROM sokoban_known WHERE game = ?"
_OWN = (
    f"SELECT moves FROM best WHERE puzzle = '{PUZZLE_KEY}' AND subject = ?1 "
    f"UNION SELECT moves FROM {solutions.TABLE} WHERE game = ?1 AND NOT hidden"
)


class QueueTaskKind(StrEnum):
    """Kind of work that the queue does with a level."""

    SOLVE = "solve"
    IMPROVE = "improve"


class QueueOutcome(StrEnum):
    """Outcome of a task of the queue."""

    SOLVED = "solved"
    UNSOLVABLE = "unsolvable"
    GAVE_UP = "gave_up"
    SHORTER = "shorter"
    NO_SHORTER = "no_shorter"
    LEFT_OUT = "left_out"
    """The level cannot be played, is gone, or has no solution to improve."""


class QueueTask(NamedTuple):
    """Task of the queue: one level to be searched."""

    level: int
    """Key of the level in the library."""
    kind: QueueTaskKind
    seconds: float
    """Time limit in seconds."""


class QueueResult(NamedTuple):
    """Intermediate or final result of a task of the queue."""

    task: QueueTask
    identity: str
    found: LevelSearchRecord | None
    outcome: QueueOutcome | None
    """Outcome of the task; None while it goes on."""


class QueueRun:
    """Tasks that one worker carries out; shared with the window's thread, which takes the results."""

    def __init__(
        self, tasks: Iterable[QueueTask], memory: int, metric: SolverMetric, results: deque[QueueResult]
    ) -> None:
        """Create the run; solutions are to be shorter in `metric`, and `memory` is the limit in bytes."""
        self.memory, self.metric, self.results = memory, metric, results
        self.current: QueueTask | None = None
        self.name = ""
        """Name of the level that is being searched."""
        self.since = time.monotonic()
        """Monotonic time at which the current search began, in seconds."""
        self._tasks = deque(tasks)
        self._lock = Lock()

    def replace(self, tasks: Iterable[QueueTask]) -> None:
        """Replace all tasks but the one in progress."""
        with self._lock:
            self._tasks = deque(task for task in tasks if task[:2] != (self.current or (None,))[:2])

    def take_next_task(self) -> QueueTask | None:
        """Return the task to be done now, or None if all are done."""
        with self._lock:
            self.current = self._tasks.popleft() if self._tasks else None
            self.name, self.since = "", time.monotonic()
            return self.current


def work_through(run: QueueRun, store: Store, control: Control) -> None:
    """Carry out the tasks of a run in a low-priority thread; called as a job."""
    run_low_priority(partial(_work_through, run, store, control))


def _work_through(run: QueueRun, store: Store, control: Control) -> None:
    with store.working() as db:
        while not control.cancelled and (task := run.take_next_task()) is not None:
            for result in _Search(run, task, db, control).results():
                run.results.append(result)


class _Search:
    """Execution of one task of the queue."""

    def __init__(self, run: QueueRun, task: QueueTask, db: sqlite3.Connection, control: Control) -> None:
        self._run, self._task, self._db, self._control = run, task, db, control
        self._identity = ""
        self._effort = Effort(task.seconds, run.memory)

    def results(self) -> Iterable[QueueResult]:
        """Yield results as they are found; the last has an outcome, unless the task is cancelled."""
        level = None
        try:
            level = self._level()
            if level is None:
                yield self._make_final_result(QueueOutcome.LEFT_OUT)
            else:
                yield from self._solve(level) if self._task.kind is QueueTaskKind.SOLVE else self._improve(level)
        except sqlite3.Error:
            raise  # the store has failed, so no other level could be searched either
        except InputError as error:
            yield self._make_failure(level, str(error))
        except Exception:
            # A failure on one level must not keep the others from being searched.
            log.exception("searching level %d", self._task.level)
            yield self._make_failure(level, "The search failed")  # not shown

    def _make_failure(self, level: Level | None, reason: str) -> QueueResult:
        """Return the result of a search that failed; the level is None if it could not be read."""
        if level is None:
            return self._make_final_result(QueueOutcome.LEFT_OUT)
        return self._make_final_result(
            QueueOutcome.GAVE_UP, LevelSearchRecord(level.key, tried=self._task.seconds, gave_up=reason)
        )

    def _make_final_result(self, outcome: QueueOutcome, found: LevelSearchRecord | None = None) -> QueueResult:
        return QueueResult(self._task, self._identity, found, outcome)

    def _level(self) -> Level | None:
        """Return the level of the task; None if it is gone or cannot be played."""
        rows = self._db.execute(_LEVEL, (self._task.level,)).fetchall()
        if not rows:
            return None
        *entry, self._identity, number = rows[0]
        level = entry_of(*entry).level
        if level is not None:
            self._run.name = level_name(level, number - 1)
        return level

    def _solve(self, level: Level) -> Iterable[QueueResult]:
        lower, solution, dead, tried = self._read_stored_findings(level)
        known = _solving(level, solution)
        settled = dead or (known is not None and known.tally.pushes == lower)
        if settled or tried >= self._task.seconds:
            # settled, or already searched for as long
            yield self._make_final_result(
                QueueOutcome.UNSOLVABLE if dead else QueueOutcome.SOLVED if known else QueueOutcome.GAVE_UP
            )
            return
        answer = solve(level.start, SolverMetric.PUSHES, self._effort, self._control)
        if answer.solution is None and self._control.cancelled:
            return
        unsolvable = answer.ending is SearchEnding.UNSOLVABLE
        lower = answer.lower_bound or 0
        found = LevelSearchRecord(
            level.key,
            lower if unsolvable else least_possible(level.start, lower),
            answer.solution.lurd if answer.solution is not None else "",
            answer.reason if unsolvable else "",
            tried=self._task.seconds,
            gave_up="" if unsolvable or answer.solution is not None else answer.reason,
        )
        outcome = (
            QueueOutcome.SOLVED if found.solution else QueueOutcome.UNSOLVABLE if unsolvable else QueueOutcome.GAVE_UP
        )
        yield self._make_final_result(outcome, found)

    def _improve(self, level: Level) -> Iterable[QueueResult]:
        metric = self._run.metric
        own = [moves for (moves,) in self._db.execute(_OWN, (level.key,)).fetchall()]
        there = (_solving(level, moves) for moves in (self._read_stored_findings(level)[1], *own, *level.solutions))
        good = [one for one in there if one is not None]
        known = min(good, key=lambda one: cost_by(metric, one.tally), default=None)
        if known is None:
            yield self._make_final_result(QueueOutcome.LEFT_OUT)
            return
        better = known
        for gain in Improvements(level.start, known.lurd, metric, self._effort, self._control):
            better = gain.moves
            yield QueueResult(self._task, self._identity, LevelSearchRecord(level.key, solution=better.lurd), None)
        if self._control.cancelled:
            return
        if better is known:
            yield self._make_final_result(QueueOutcome.NO_SHORTER)
        else:
            yield self._make_final_result(QueueOutcome.SHORTER, LevelSearchRecord(level.key, solution=better.lurd))

    def _read_stored_findings(self, level: Level) -> tuple[int, str, str, float]:
        rows = self._db.execute(_KNOWN, (level.key,)).fetchall()
        return rows[0] if rows else (0, "", "", 0.0)


def _solving(level: Level, moves: object) -> Replay | None:
    """Return the replay of moves that solve the level; None if they do not."""
    if not isinstance(moves, str) or not moves:
        return None
    try:
        return replay_solution(level.start, moves)
    except InputError:
        return None
