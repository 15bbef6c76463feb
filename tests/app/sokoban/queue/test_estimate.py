"""Remaining time of a queue of levels: a level that takes long is not assumed to end soon."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from app.sokoban.page import SokobanPage
from app.sokoban.queue import queue as queue_module
from app.sokoban.queue.queue import FEW, LIMITS
from tests.app.sokoban.levels import open_file
from tests.app.sokoban.queue.test_queue import EASY, HARD, WALK, browse, queue_of, solve_or_wait, start, write


@pytest.fixture(autouse=True)
def hard_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.sokoban.queue.work.solve", solve_or_wait)


def test_a_level_that_takes_long_makes_the_estimate_longer(
    page: SokobanPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = 0.0
    clock = SimpleNamespace(monotonic=lambda: time.monotonic() + later, time=time.time)
    monkeypatch.setattr(queue_module, "time", clock)
    easy = {f"Easy {number}": EASY for number in range(FEW)}
    open_file(page, write(tmp_path / "mixed.sok", **easy, Hard=HARD, Last=WALK))
    browser, queue = browse(page), queue_of(page)
    queue.set_seconds(LIMITS[-1])
    start(browser)
    qtbot.waitUntil(lambda: queue.name == "Hard" and queue.levels_done == FEW)
    estimates = []
    for wait in (60.0, 120.0, 240.0):
        later = wait
        assert queue.seconds_left is not None
        estimates.append(queue.seconds_left)
    queue.clear()
    assert estimates == sorted(set(estimates)), "the same second is promised again and again"
    assert estimates[0] >= 2 * 60 / FEW, "two levels wait, and the mean of those done is no less"
