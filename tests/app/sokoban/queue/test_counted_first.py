"""Improving a whole collection shortens solutions in the measure that the player counts first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.sokoban.page import SokobanPage
from app.sokoban.queue.work import QueueOutcome, QueueTaskKind
from core.sokoban.board import State
from core.sokoban.solve.optimiser import Gain
from core.sokoban.solve.solver import SolverMetric
from tests.app.sokoban.levels import open_file
from tests.app.sokoban.queue.test_queue import DETOUR, EASY, queue_of, write


def test_they_become_shorter_in_what_the_player_counts_first(
    page: SokobanPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[SolverMetric] = []

    def nothing_shorter(_state: State, _moves: str, metric: SolverMetric, *_: Any) -> Iterator[Gain]:
        asked.append(metric)
        return iter(())

    monkeypatch.setattr("app.sokoban.queue.work.Improvements", nothing_shorter)
    open_file(page, write(tmp_path / "one.sok", Detour=f"{EASY}\n\nSolution\n{DETOUR}"))
    queue = queue_of(page)
    for by_moves, metric in ((True, SolverMetric.MOVES), (False, SolverMetric.PUSHES)):
        page.model.options.moves_first = by_moves
        queue.add(page.library.queue.levels(), QueueTaskKind.IMPROVE)
        qtbot.waitUntil(lambda: not queue.levels_left)
        assert asked.pop() is metric and queue.outcomes == {QueueOutcome.NO_SHORTER: 1}
