"""Walks measured in the background: stored as they come, counted once, cancelled at once.

All of them share one table.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import Jobs
from app.base.jobs.pace import SETTLE_S
from app.base.services import Services
from app.base.storage import database
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.cube.solve.solver import TABLE_KEY, WindowSolver
from app.cube.walk import samples
from app.cube.walk.samples import TakenError, WalkSampleKey
from app.cube.walk.sampling import MAKING, Sampling
from core.base.control import Control
from core.cube.metrics import Metric
from core.cube.solve import tables
from core.cube.solve.table import CosetTable
from core.cube.walk import random_walk
from core.cube.walk.sample import EndDepthCounts, PocketDepth, SeededWalks, measure
from core.markov.simulation import wilson
from tests.app.heard import Heard
from tests.core.cube.solve.cosets import shallow_table
from tests.core.cube.solve.inline import Inline

SMALL = WalkSampleKey("2x2x2", Metric.QTM, 9)


@pytest.fixture
def services(qtbot: QtBot, tmp_path: Path) -> Services:
    del qtbot
    settings = Settings(tmp_path / "statewalk.ini")
    settings.set(TABLE_KEY, "small")
    return Services(settings, Store(tmp_path / "games.sqlite"), Jobs(), Heard(), lambda _page, _subject: None)


@pytest.fixture
def sampling(services: Services) -> Sampling:
    return Sampling.of_window(services)


def expected(subject: WalkSampleKey, seed: int, walks: int) -> EndDepthCounts:
    """Measure the same walks one after the other."""
    return measure(Inline(), PocketDepth(subject.metric), SeededWalks(subject.metric, subject.moves, seed), walks)


def stored(services: Services, subject: WalkSampleKey) -> samples.Sample:
    return samples.begin(services.store.connection, subject)


def test_walks_are_kept_and_the_next_run_goes_on(sampling: Sampling, services: Services, qtbot: QtBot) -> None:
    assert sampling.read_end_depths(*SMALL).samples == 0
    grown: list[int] = []
    sampling.changed.connect(grown.append)
    for walks in (300, 150):
        job = sampling.start(*SMALL, walks)
        assert sampling.running is job and sampling.subject == SMALL
        with qtbot.waitSignal(job.finished):
            pass
        assert sampling.running is None and sampling.subject is None
    qtbot.waitUntil(lambda: len(grown) >= 2)
    assert set(grown) == {SMALL.moves}
    sample = stored(services, SMALL)
    assert sample.next == sampling.read_end_depths(*SMALL).samples == 450
    assert sampling.read_end_depths(*SMALL) == expected(SMALL, sample.seed, 450)
    assert sampling.read_end_depths("2x2x2", Metric.QTM, 8).samples == 0
    assert sampling.read_end_depths("3x3x3", Metric.QTM, 9).samples == 0


def test_a_cancelled_run_keeps_what_was_done_and_nothing_twice(
    sampling: Sampling, services: Services, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, go_on, over = threading.Event(), threading.Semaphore(40), threading.Event()
    depth_of = PocketDepth.__call__

    def slowly(self: PocketDepth, turns: Sequence[str]) -> int:
        if not go_on.acquire(blocking=False):
            held.wait(10)
            over.set()
        return depth_of(self, turns)

    monkeypatch.setattr(PocketDepth, "__call__", slowly)
    job = sampling.start(*SMALL, 100_000)
    qtbot.waitUntil(lambda: job.control.done >= 40)
    sampling.cancel()
    assert sampling.running is None
    assert not over.is_set(), "the window waits for nothing"
    again = sampling.start(*SMALL, 30)
    held.set()
    with qtbot.waitSignal(again.finished):
        pass
    sample = stored(services, SMALL)
    assert 70 <= sample.next < 100_000
    assert sample.measured == expected(SMALL, sample.seed, sample.next)
    assert not [text for text in services.messages.said if "not measured" in text]  # type: ignore[attr-defined]


def test_the_3x3x3_is_solved_with_the_table_of_the_page(
    sampling: Sampling, services: Services, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []

    def load(size: str, metric: Metric, *_: Any) -> CosetTable:
        loaded.append(size)
        return shallow_table(metric.value)

    monkeypatch.setattr(tables, "coset_table", load)
    for _ in range(2):
        with qtbot.waitSignal(sampling.start("3x3x3", Metric.HTM, 4, 200).finished):
            pass
    assert loaded == ["small"]
    assert WindowSolver.of_window(services).solver.table(Metric.HTM) is shallow_table("htm")
    assert Sampling.of_window(services) is sampling
    exact = random_walk.compute_exact_walk("3x3x3", Metric.HTM, 4)
    assert exact is not None
    measured = sampling.read_end_depths("3x3x3", Metric.HTM, 4)
    assert measured.samples == 400
    for depth, count in enumerate(measured.counts):
        low, high = wilson(count, 400, 6.0)
        assert low <= exact.distributions[4][depth] <= high


def test_making_the_table_is_told_and_can_be_cancelled(
    sampling: Sampling, services: Services, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(_size: str, _metric: Metric, control: Control, *_: Any) -> None:
        control.total, control.done = 100, 10
        while not control.cancelled:
            time.sleep(0.001)

    monkeypatch.setattr(tables, "coset_table", load)
    job = sampling.start("3x3x3", Metric.QTM, 9, 10)
    qtbot.waitUntil(lambda: job.title == MAKING)
    assert job.detail == "40 MB"
    assert job.fraction == pytest.approx(0.1)
    qtbot.waitUntil(lambda: job.seconds > 2 * SETTLE_S)
    assert job.seconds_left is None, "nobody knows how long the walks after it take"
    job.cancel()
    assert sampling.running is None
    one = sampling.start("2x2x2", Metric.QTM, 1, 1000)
    assert one.detail == "1\u2009000 of 1 move QTM"
    one.cancel()
    services.jobs.close()
    assert sampling.read_end_depths("3x3x3", Metric.QTM, 9).samples == 0


def test_no_estimate_before_a_few_walks_are_done(
    sampling: Sampling, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Semaphore(3)
    depth_of = PocketDepth.__call__

    def one_by_one(self: PocketDepth, turns: Sequence[str]) -> int:
        go_on.acquire(timeout=10)
        return depth_of(self, turns)

    monkeypatch.setattr(PocketDepth, "__call__", one_by_one)
    job = sampling.start(*SMALL, 10)
    qtbot.waitUntil(lambda: job.control.done == 3)
    qtbot.wait(400)
    assert job.fraction == pytest.approx(0.3)
    assert job.seconds_left is None
    go_on.release(7)
    with qtbot.waitSignal(job.finished):
        pass


def test_a_failure_is_one_sentence(
    sampling: Sampling, services: Services, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> int:
        raise MemoryError("no room")

    monkeypatch.setattr(PocketDepth, "__call__", fail)
    told: list[tuple[object, ...]] = []
    services.jobs.failed_on.connect(lambda *words: told.append(words))
    with qtbot.waitSignal(sampling.start(*SMALL, 10).failed):
        pass
    assert sampling.running is None
    assert told == [({"cube", "lab"}, "Measuring walks of the cube", "no room")]


def test_two_who_add_the_same_walks_do_not_both_count(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    other = database.connect(store.path)
    mine, theirs = samples.begin(store.connection, SMALL), samples.begin(other, SMALL)
    assert mine == theirs
    samples.add(store.connection, SMALL, mine, EndDepthCounts((0, 3)))
    with pytest.raises(TakenError):
        samples.add(other, SMALL, theirs, EndDepthCounts((0, 3)))
    assert samples.read(other, SMALL) == EndDepthCounts((0, 3))
    other.close()


def test_a_file_that_is_written_elsewhere_keeps_all_or_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    sample = samples.begin(store.connection, SMALL)
    other = database.connect(store.path)
    other.execute("BEGIN IMMEDIATE")
    store.connection.execute("PRAGMA busy_timeout = 0")
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        samples.add(store.connection, SMALL, sample, EndDepthCounts((0, 3)))
    other.rollback()
    assert samples.add(store.connection, SMALL, sample, EndDepthCounts((0, 3))).next == 3
    other.close()


KILLED = """
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from app.cube.walk.sampling import Sampling
from app.base.jobs.jobs import Jobs
from app.base.services import Services
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from core.cube.metrics import Metric
app = QCoreApplication([])
home = Path(HOME)
services = Services(Settings(home / "s.ini"), Store(home / "s.sqlite"), Jobs(), None, None)
sampling = Sampling.of_window(services)
sampling.changed.connect(lambda _: print(sampling.read_end_depths("2x2x2", Metric.QTM, 9).samples, flush=True))
sampling.start("2x2x2", Metric.QTM, 9, 10_000_000)
app.exec()
"""


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL")
def test_what_a_killed_process_had_shown_is_there(tmp_path: Path) -> None:
    code = KILLED.replace("HOME", repr(str(tmp_path)))
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.readline()
    shown = int(process.stdout.readline())
    process.send_signal(signal.SIGKILL)
    process.stdout.close()
    process.wait()
    sample = samples.begin(Store(tmp_path / "s.sqlite").connection, SMALL)
    assert sample.next == sample.measured.samples >= shown > 0
    assert sample.measured == expected(SMALL, sample.seed, sample.next)
