"""Modules are imported one at a time, with the event loop between them."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from app.base.imports import ImportQueue

Watched = tuple[QObject, list[int]]

NAMES = ("queued_one", "queued_two", "queued_broken", "queued_three")


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """Provide the names of four modules that are not imported yet; one of them raises an error."""
    for name in NAMES:
        (tmp_path / f"{name}.py").write_text("1 / 0\n" if name == "queued_broken" else "", encoding="utf-8")
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    return NAMES


@pytest.fixture
def watched() -> Iterator[Watched]:
    """Provide a parent for a queue, and the number of imported modules at each turn of the event loop."""
    parent = QObject()
    seen: list[int] = []
    watch = QTimer(parent, interval=0)
    watch.timeout.connect(lambda: seen.append(sum(name in sys.modules for name in NAMES)))
    watch.start()
    yield parent, seen
    watch.stop()


def test_events_have_their_turn_after_each_module(modules: tuple[str, ...], watched: Watched, qtbot: QtBot) -> None:
    parent, seen = watched
    queue = ImportQueue((*modules, "sys"), parent)
    with qtbot.waitSignal(queue.finished):
        queue.start()
    assert set(seen) >= {0, 1, 2}
    assert max(after - before for before, after in pairwise(seen)) == 1


def test_a_module_that_cannot_be_imported_is_passed_over(
    modules: tuple[str, ...], watched: Watched, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    queue = ImportQueue(modules, watched[0])
    with caplog.at_level(logging.DEBUG, "app.base.imports"), qtbot.waitSignal(queue.finished):
        queue.start()
    assert [name for name in NAMES if name not in sys.modules] == ["queued_broken"]
    assert [record.message for record in caplog.records] == ["queued_broken cannot be imported"]


def test_once_stopped_it_imports_nothing_more(modules: tuple[str, ...], watched: Watched, qtbot: QtBot) -> None:
    parent, seen = watched
    queue = ImportQueue(modules, parent)
    stop = QTimer(parent, interval=0)
    stop.timeout.connect(lambda: queue.stop() if seen and seen[-1] else None)
    stop.start()
    queue.start()
    qtbot.waitUntil(lambda: seen[-1] == 1)
    qtbot.wait(50)
    assert seen[-1] == 1
    stop.stop()
    with qtbot.waitSignal(queue.finished):
        queue.start()
