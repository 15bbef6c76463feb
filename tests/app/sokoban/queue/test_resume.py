"""The queue resumes after a start, whichever page is opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.shell.window import Window, open_window
from app.sokoban.page import SokobanPage
from app.sokoban.queue.queue import LevelQueue
from tests.app.sokoban.levels import open_file
from tests.app.sokoban.queue.test_queue import browse, hard_and_easy, queue_of, solve_or_wait, start


def test_left_running_it_goes_on_though_nobody_opens_its_page(
    shown: Window, page: SokobanPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.sokoban.queue.work.solve", solve_or_wait)
    open_file(page, hard_and_easy(tmp_path))
    start(browse(page))
    qtbot.waitUntil(lambda: queue_of(page).name == "Hard")
    shown.close()
    shown.services.store.close()
    window = open_window("cube")
    qtbot.addWidget(window)
    try:
        with qtbot.waitSignal(window.imported):
            qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: window.sentence.startswith("Solving levels 2 of 3, Hard"))
        queue = window.services.get_shared(LevelQueue)
        another = window.open_page("sokoban")
        assert isinstance(another, SokobanPage) and another.library.queue.queue is queue and queue.running
        queue.clear()
    finally:
        window.close()
