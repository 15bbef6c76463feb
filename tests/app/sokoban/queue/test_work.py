"""The worker of a level queue: a failing level blocks no other, and nothing is done twice."""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.base.storage.store import Store
from app.sokoban.library.level_set import level_name
from app.sokoban.library.library import Library
from app.sokoban.queue.work import QueueOutcome, QueueResult, QueueRun, QueueTask, QueueTaskKind, work_through
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.formats.collection import read_collection
from core.sokoban.level import Level
from core.sokoban.solve.solver import Answer, SolverMetric, solve

ROOM = "#######\n#     #\n# @$  #\n#    .#\n#######"
CORRIDOR = "######\n#@$ .#\n######"
WIDE = "########\n#@   ..#\n# $  $ #\n#      #\n########"
MEMORY = 64 << 20


@pytest.fixture
def store(tmp_path: Path, qapp: object) -> Iterator[Store]:  # noqa: ARG001
    made = Store(tmp_path / "games.sqlite")
    yield made
    made.close()


@pytest.fixture
def levels(store: Store) -> list[int]:
    """Provide the keys of three levels; the second has two boxes."""
    library = Library(store)
    collection = library.add(read_collection(f"{ROOM}\n\n{WIDE}\n\n{CORRIDOR}\n")).collection
    return library.playable(collection)


@pytest.mark.parametrize(
    ("failure", "reason"),
    [
        (InputError("There are too many squares"), "There are too many squares."),
        (AssertionError("a bound was wrong"), "The search failed"),
        (MemoryError(), "The search failed"),
        (ValueError("the moves do not solve the position"), "The search failed"),
    ],
)
def test_a_level_whose_search_fails_is_given_up_and_the_others_are_searched(
    store: Store, levels: list[int], monkeypatch: pytest.MonkeyPatch, failure: Exception, reason: str
) -> None:
    def solve_or_fail(state: State, *arguments: Any) -> Answer:
        if len(state.boxes) > 1:
            raise failure
        return solve(state, *arguments)

    monkeypatch.setattr("app.sokoban.queue.work.solve", solve_or_fail)
    results = deque[QueueResult]()
    tasks = [QueueTask(level, QueueTaskKind.SOLVE, 5.0) for level in levels]
    work_through(QueueRun(tasks, MEMORY, SolverMetric.PUSHES, results), store, Control())
    assert [(one.task, one.outcome) for one in results] == list(
        zip(tasks, (QueueOutcome.SOLVED, QueueOutcome.GAVE_UP, QueueOutcome.SOLVED), strict=True)
    )
    found = results[1].found
    assert found is not None and (found.gave_up, found.tried, found.solution) == (reason, 5.0, "")


def test_a_level_that_cannot_be_read_is_left_out_and_the_others_are_searched(
    store: Store, levels: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def name_or_fail(level: Level, index: int) -> str:
        if len(level.start.boxes) > 1:
            raise KeyError("title")
        return level_name(level, index)

    monkeypatch.setattr("app.sokoban.queue.work.level_name", name_or_fail)
    results = deque[QueueResult]()
    tasks = [QueueTask(level, QueueTaskKind.SOLVE, 5.0) for level in levels]
    work_through(QueueRun(tasks, MEMORY, SolverMetric.PUSHES, results), store, Control())
    assert [one.outcome for one in results] == [QueueOutcome.SOLVED, QueueOutcome.LEFT_OUT, QueueOutcome.SOLVED]


def test_a_store_that_fails_is_not_taken_for_levels_that_do(
    store: Store, levels: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Answer:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("app.sokoban.queue.work.solve", fail)
    results = deque[QueueResult]()
    run = QueueRun([QueueTask(levels[0], QueueTaskKind.SOLVE, 5.0)], MEMORY, SolverMetric.PUSHES, results)
    with pytest.raises(sqlite3.OperationalError):
        work_through(run, store, Control())
    assert not results


def test_tasks_that_replace_others_leave_out_only_the_one_at_work() -> None:
    """Tasks that replace others leave out only the one at work.

    The same level may wait to be solved and to be improved, and its time limit may change.
    """
    run = QueueRun(
        [QueueTask(1, QueueTaskKind.SOLVE, 2.0), QueueTask(2, QueueTaskKind.SOLVE, 2.0)],
        MEMORY,
        SolverMetric.PUSHES,
        deque(),
    )
    assert run.take_next_task() == QueueTask(1, QueueTaskKind.SOLVE, 2.0)
    run.replace(
        [
            QueueTask(1, QueueTaskKind.SOLVE, 60.0),
            QueueTask(1, QueueTaskKind.IMPROVE, 60.0),
            QueueTask(2, QueueTaskKind.SOLVE, 60.0),
        ]
    )
    assert [run.take_next_task(), run.take_next_task(), run.take_next_task()] == [
        QueueTask(1, QueueTaskKind.IMPROVE, 60.0),
        QueueTask(2, QueueTaskKind.SOLVE, 60.0),
        None,
    ]
