"""Hours of proofs, walks, automatic play and playback take no more memory than the first minutes."""

from __future__ import annotations

import gc
import itertools
import sys
import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base import registry
from app.cube.solve.solver import TABLE_KEY
from app.shell.window import Window
from tests.soak.memory import Memory, kinds, measure, widget_kinds

WARM, HALF, CYCLES = 4, 10, 20
OPENED = (
    "window.preferences", "window.palette", "cube.patterns", "cube.edit", "cube.timer_session", "2048.games",
    "sokoban.levels", "sokoban.about", "sokoban.browse", "sokoban.snapshots", "sokoban.edit", "sokoban.make",
    "sokoban.export_card", "window.theme.dark", "window.theme.light",
)  # fmt: skip
"""Commands that open a page, a card or a window, or create something again."""
GROWTH_MB = 24
"""Allowed growth in the second half, some six minutes: bounded caches fill, malloc's blocks shrink."""


def run(window: Window, *keys: str) -> None:
    """Run commands, each on its own page."""
    for key in keys:
        page = window.open_page(key.partition(".")[0])
        page.commands[key].trigger()


@pytest.mark.usefixtures("own_look")
def test_what_is_opened_again_and_again_leaves_no_widget(window: Window) -> None:
    for entry in registry.PAGES:
        window.open_page(entry.key)
    counts = []
    for _ in range(4):
        for key in OPENED:
            _open_and_close(window, key)
        gc.collect()
        counts.append(widget_kinds())
    # what is made once, when it is first looked at, may come late
    more = [after - before for before, after in itertools.pairwise(counts)]
    assert not more[-3] & more[-2] & more[-1]


@pytest.mark.usefixtures("own_look")
def test_settings_that_were_looked_through_leave_no_widget(window: Window) -> None:
    counts = []
    for _ in range(3):
        window.open_preferences()
        preferences = window._preferences
        assert preferences is not None
        for subject in preferences.subjects:
            preferences.show_subject(subject)
            QApplication.processEvents()
        preferences.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        counts.append(widget_kinds())
    assert counts[1] - counts[0] == counts[2] - counts[1] == {}


def _open_and_close(window: Window, key: str) -> None:
    room = key.partition(".")[0]
    commands = window._commands if room == "window" else window.open_page(room).commands
    commands[key].trigger()
    QApplication.processEvents()
    for _ in range(3):
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        else:
            QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.long
def test_what_was_done_is_let_go(window: Window, qtbot: QtBot) -> None:
    window.settings.set(TABLE_KEY, "small")
    curve: list[Memory] = []
    for cycle in range(CYCLES):
        _cycle(window, qtbot.wait)
        curve.append(measure())
        print(cycle, curve[-1], file=sys.stderr, flush=True)
        if cycle == WARM:
            before = kinds()
    grown = {kind: count - before[kind] for kind, count in kinds().items() if count > before[kind] + CYCLES}
    # what is measured may still be at work: the most of some cycles is steadier than that of one
    assert _most(curve[HALF:]) < _most(curve[WARM:HALF]) + GROWTH_MB, grown
    assert curve[-1].widgets <= curve[WARM].widgets, grown


def _most(curve: list[Memory]) -> float:
    return max(memory.own for memory in curve)


def _cycle(window: Window, wait: Callable[[int], None]) -> None:
    """Do a little of each kind of work."""
    begin = time.monotonic()
    run(window, "cube.solved", "cube.scramble")
    wait(1000)
    run(window, "cube.solve")
    wait(6000)
    run(window, "cube.play")
    wait(4000)
    run(window, "cube.walk")
    wait(4000)
    run(window, "cube.walk", "cube.measure")
    wait(4000)
    run(window, "2048.new", "2048.auto")
    wait(6000)
    run(window, "2048.auto")
    for level in ("sokoban.next", "sokoban.previous"):
        run(window, level)
        wait(1000)
        run(window, "sokoban.play")
        wait(3000)
    window.open_page("lab")
    wait(1000)
    print(f"{time.monotonic() - begin:.0f} s", file=sys.stderr)
