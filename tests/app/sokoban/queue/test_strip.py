"""What the strip says about the queue while it works."""

from __future__ import annotations

import time
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.shell.window import Window
from app.sokoban.page import SokobanPage
from app.sokoban.queue.work import QueueRun
from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.solve.solver import Answer, Effort, SolverMetric, solve
from tests.app.sokoban.levels import open_file
from tests.app.sokoban.queue.test_queue import browse, queue_of, start, write


def test_the_level_that_is_searched_has_one_name_however_fast_they_go_by(
    page: SokobanPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Restless(QueueRun):
        """Run of a queue that begins another level at every reading of its name."""

        begun = count()

        @property
        def name(self) -> str:
            return f"Row {next(self.begun)}"

        @name.setter
        def name(self, _name: str) -> None:
            """Ignore the name, which has changed by then."""

    monkeypatch.setattr("app.sokoban.queue.queue.QueueRun", Restless)
    open_file(page, write(tmp_path / "rows.sok", Row="#######\n#@$ . #\n#######"))
    browser, queue = browse(page), queue_of(page)
    said = list[tuple[str, str]]()

    def look() -> None:
        job = page.services.jobs.current
        if job is not None and queue.running and queue.levels_left:
            said.append((job.detail, browser.strip.sentence))

    queue.changed.connect(look)
    start(browser)
    qtbot.waitUntil(lambda: not queue.levels_left)
    assert said and all(detail in sentence for detail, sentence in said)


def test_the_status_line_and_the_browser_say_the_same_of_it_at_every_moment(
    page: SokobanPage, shown: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def solve_slowly(state: State, metric: SolverMetric, effort: Effort, control: Control) -> Answer:
        time.sleep(0.2)
        return solve(state, metric, effort, control)

    monkeypatch.setattr("app.sokoban.queue.work.solve", solve_slowly)
    rows = {f"Row {at}": f"{'#' * (at + 5)}\n#@${' ' * at}.#\n{'#' * (at + 5)}" for at in range(14)}
    open_file(page, write(tmp_path / "rows.sok", **rows))
    browser, queue = browse(page), queue_of(page)
    seen: set[str] = set()

    def look() -> None:
        if shown.sentence.startswith("Solving levels ") and queue.levels_left:
            words = shown.sentence.removeprefix("Solving levels ")
            seen.add(words)
            assert browser.strip.sentence.startswith(f"Solving {words}"), browser.strip.sentence

    clock = QTimer(page, interval=1)
    clock.timeout.connect(look)
    clock.start()
    start(browser)
    qtbot.waitUntil(lambda: len(seen) > 2)
    clock.stop()
    queue.clear()


def test_where_no_level_is_chosen_the_way_out_is_said(
    page: SokobanPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_file(page, write(tmp_path / "rows.sok", Row="#######\n#@$ . #\n#######"))
    browser = browse(page)
    said = list[str]()
    monkeypatch.setattr(page.services.messages, "say", lambda _title, sentence, **_: said.append(sentence))
    QTest.keyClicks(browser.bar.search, "nothing of this name")
    qtbot.waitUntil(lambda: browser.levels.rowCount() == 0)
    start(browser)
    assert said == ["No level matches the search in the browser. Clear the search first."]
    browser.bar.search.clear()
    qtbot.waitUntil(lambda: browser.levels.rowCount() > 0)
    start(browser)
    assert len(said) == 1 and queue_of(page).levels_left
    queue_of(page).clear()
