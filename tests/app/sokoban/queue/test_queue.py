"""Whole collections searched in the background: started, paused, cancelled, resumed after a restart."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from errno import ENOSPC
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from app.base.storage.store import Store
from app.shell.window import Window, open_window
from app.sokoban.browser.browser import LevelBrowser
from app.sokoban.browser.filter import UNSOLVABLE
from app.sokoban.browser.standing import Status
from app.sokoban.page import SokobanPage
from app.sokoban.queue import queue as queue_module
from app.sokoban.queue.queue import LIMITS, LevelQueue
from app.sokoban.queue.work import QueueOutcome, QueueTaskKind
from app.sokoban.records.solutions import LevelSolutions, SolutionSource
from app.widgets.controls.buttons import IconButton
from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.replay import replay
from core.sokoban.solve.solver import Answer, Effort, SearchEnding, SolverMetric, solve
from tests.app.sokoban.levels import many, open_file
from tests.stray_windows import StrayWindows

LEFT = Qt.MouseButton.LeftButton
EASY = "#######\n#     #\n# @$  #\n#    .#\n#######"
DEAD = "#####\n#$  #\n# @.#\n#####"
DETOUR = "RurrdLulldRRurD"
"""Solution of `EASY` with two pushes more than necessary."""
BROKEN = "#####\n#@$ #\n#####"
WALK = "########\n#@   ..#\n# $  $ #\n#      #\n########"
HARD = "###########\n#@        #\n# $$$$$$$ #\n# ....... #\n#         #\n###########"
HARD_BOXES = 7


def solve_or_wait(state: State, metric: SolverMetric, effort: Effort, control: Control) -> Answer:
    """Solve a level; `HARD` takes all the time and fails, however strong the solver has become."""
    if len(state.boxes) < HARD_BOXES:
        return solve(state, metric, effort, control)
    end = time.monotonic() + effort.seconds
    while time.monotonic() < end and not control.cancelled:
        time.sleep(0.002)
    return Answer(SearchEnding.TIME, "The time was up", None, 7, False, 0, 0, 0, None)


@pytest.fixture(autouse=True)
def hard_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.sokoban.queue.work.solve", solve_or_wait)


def write(path: Path, **levels: str) -> Path:
    path.write_text("".join(f"{title}\n\n{rows}\n\n" for title, rows in levels.items()), encoding="utf-8")
    return path


def hard_and_easy(tmp_path: Path) -> Path:
    return write(tmp_path / "mixed.sok", Easy=EASY, Hard=HARD, Last=WALK)


def browse(page: SokobanPage) -> LevelBrowser:
    page.library.browse()
    assert page.library.browser is not None
    return page.library.browser


def queue_of(page: SokobanPage) -> LevelQueue:
    return page.services.get_shared(LevelQueue)


def click(button: QAbstractButton) -> None:
    assert button.isVisible() and button.isEnabled()
    QTest.mouseClick(button, LEFT)


def start(browser: LevelBrowser, key: str = "sokoban.solve_all") -> None:
    text = browser._actions.command(key).text
    click(next(one for one in browser.findChildren(IconButton) if one.accessibleName() == text))


@pytest.fixture
def done(page: SokobanPage, qtbot: QtBot) -> Callable[[], None]:
    def wait() -> None:
        qtbot.waitUntil(lambda: not queue_of(page).levels_left)

    return wait


@pytest.fixture
def reopened(qtbot: QtBot) -> Iterator[Callable[[Window], SokobanPage]]:
    """Provide a function that closes a window and opens another, as a restart does."""
    opened: list[Window] = []

    def reopen(window: Window) -> SokobanPage:
        window.close()
        window.services.store.close()
        again = open_window("sokoban")
        qtbot.addWidget(again)
        qtbot.waitExposed(again)
        opened.append(again)
        assert isinstance(again.page, SokobanPage)
        return again.page

    yield reopen
    for window in opened:
        window.close()


def test_a_collection_is_solved_and_its_cards_say_so(
    page: SokobanPage, tmp_path: Path, done: Callable[[], None]
) -> None:
    open_file(page, write(tmp_path / "four.sok", Easy=EASY, Dead=DEAD, Broken=BROKEN, Walk=WALK))
    browser = browse(page)
    assert not browser.strip.isVisible()
    start(browser)
    assert browser.strip.isVisible()
    done()
    queue = queue_of(page)
    assert queue.outcomes == {QueueOutcome.SOLVED: 2, QueueOutcome.UNSOLVABLE: 1}, "the broken one is not searched"
    assert browser.strip.sentence == "3 levels searched, 2 solved by the program, 1 unsolvable"
    standings = [browser.levels.standing(browser.levels.row(at)) for at in range(4)]
    assert [one.status for one in standings] == [Status.PROGRAM, Status.UNSOLVABLE, Status.BROKEN, Status.PROGRAM]
    assert standings[0].best == standings[0].lower == 3 and standings[0].is_proved
    browser.refresh()
    assert [browser.levels.standing(browser.levels.row(at)).moves for at in (0, 1, 2)] == [7, None, None]
    assert browser.levels.data(browser.levels.index(0), Qt.ItemDataRole.AccessibleTextRole) == (
        "Easy, 1 box, solved by the program, 3 pushes, proved to be the fewest"
    )
    assert browser.levels.detail(browser.levels.row(1)) == "1 box, unsolvable"
    browser.bar.state.set_current(UNSOLVABLE)
    browser.bar.changed.emit()
    assert [browser.levels.row(at).name for at in range(browser.levels.rowCount())] == ["Dead"]
    solutions = LevelSolutions(page.services.store, page.model.results).read_records(page.model.level.key)
    assert [one.source for one in solutions.values()] == [SolutionSource.PROGRAM], "it is in the list of its solutions"
    assert page.model.known_bounds.is_proved, "the level on the board knows it too"
    assert page.model.results.best_pushes(page.model.level.key) is None, "it is not the player's own"
    click(browser.strip.cancel_button)
    assert not browser.strip.isVisible()


def test_what_was_found_is_there_after_a_restart(
    shown: Window,
    page: SokobanPage,
    tmp_path: Path,
    done: Callable[[], None],
    reopened: Callable[[Window], SokobanPage],
) -> None:
    open_file(page, write(tmp_path / "two.sok", Easy=EASY, Dead=DEAD))
    browse(page)
    queue_of(page).add(page.library.queue.levels(), QueueTaskKind.SOLVE)
    done()
    again = reopened(shown)
    browser = browse(again)
    standings = [browser.levels.standing(browser.levels.row(at)) for at in range(2)]
    assert [one.brief for one in standings] == ["3 pushes, proved", "unsolvable"]
    assert not queue_of(again).total
    again.model.open_level(0)
    solution = again.model.knowledge.solution_from(again.model.level.start)
    assert replay(again.model.level.start, solution).state.solved


def test_paused_it_waits_over_a_restart_and_then_goes_on(
    shown: Window, page: SokobanPage, qtbot: QtBot, tmp_path: Path, reopened: Callable[[Window], SokobanPage]
) -> None:
    open_file(page, hard_and_easy(tmp_path))
    browser = browse(page)
    start(browser)
    queue = queue_of(page)
    qtbot.waitUntil(lambda: queue.name == "Hard" and queue.levels_done == 1)
    click(browser.strip.pause_button)
    assert not queue.running and browser.strip.sentence.startswith("Paused at 2 of 3")
    again = reopened(shown)
    queue = queue_of(again)
    assert (queue.is_paused, queue.levels_done, queue.total) == (True, 1, 3)
    QTest.qWait(2 * queue_module.BEGIN_MS)
    assert not queue.running
    browser = browse(again)
    click(browser.strip.pause_button)
    qtbot.waitUntil(lambda: queue.running and queue.name == "Hard")
    queue.clear()


def test_left_running_it_goes_on_by_itself_and_gives_up_when_its_time_is_over(
    shown: Window,
    page: SokobanPage,
    qtbot: QtBot,
    tmp_path: Path,
    reopened: Callable[[Window], SokobanPage],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    open_file(page, hard_and_easy(tmp_path))
    browser = browse(page)
    queue = queue_of(page)
    queue.set_seconds(LIMITS[0])
    start(browser)
    qtbot.waitUntil(lambda: queue.name == "Hard")
    again = reopened(shown)
    queue = queue_of(again)
    assert not queue.is_paused and queue.seconds_at_most <= 2 * LIMITS[0]
    browser = browse(again)
    qtbot.waitUntil(lambda: not queue.levels_left)
    assert queue.outcomes == {QueueOutcome.SOLVED: 2, QueueOutcome.GAVE_UP: 1}
    hard = browser.levels.standing(browser.levels.row(1))
    assert hard.status is Status.GAVE_UP and hard.words.startswith("given up by the program after 2 s, at least 7")
    searched = list[State]()
    monkeypatch.setattr("app.sokoban.queue.work.solve", lambda state, *_: searched.append(state))
    queue.add(again.library.queue.levels(), QueueTaskKind.SOLVE)
    qtbot.waitUntil(lambda: not queue.levels_left)
    assert not searched, "nothing is searched twice with the same limit"


def test_it_is_cancelled_at_once_and_forgets_what_waits(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(page, hard_and_easy(tmp_path))
    browser = browse(page)
    start(browser)
    queue = queue_of(page)
    qtbot.waitUntil(lambda: queue.name == "Hard")
    control = queue._asker.job.control if queue._asker.job else None
    click(browser.strip.cancel_button)
    assert control is not None and control.cancelled
    assert not (queue.running or queue.total or browser.strip.isVisible())
    assert page.services.store.read("SELECT * FROM sokoban_queue") == []
    assert browser.levels.standing(browser.levels.row(0)).status is Status.PROGRAM, "what was found stays"


def test_stopped_in_the_status_line_it_is_paused(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(page, hard_and_easy(tmp_path))
    browser = browse(page)
    start(browser)
    queue = queue_of(page)
    qtbot.waitUntil(lambda: queue.name == "Hard")
    job = queue._asker.job
    assert job is not None
    qtbot.waitUntil(lambda: page.services.jobs.shown_job is job and job.detail.startswith("2"))
    assert (job.title, job.detail) == ("Solving levels", "2 of 3, Hard")
    job.cancel()
    assert queue.is_paused and queue.levels_done == 1 and queue.levels_left == 2
    queue.clear()


def test_it_gives_way_to_a_search_on_the_page(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(page, hard_and_easy(tmp_path))
    page.model.open_level(1)
    browser = browse(page)
    start(browser)
    queue = queue_of(page)
    qtbot.waitUntil(lambda: queue.name == "Hard")
    browser.close_browser()
    page.solving.solve()
    assert page.solving.job is not None and not queue.running and queue.is_held_back and not queue.is_paused
    page.solving.cancel()
    qtbot.waitUntil(lambda: queue.running)
    queue.clear()


def test_solutions_that_are_known_are_made_shorter(page: SokobanPage, tmp_path: Path, done: Callable[[], None]) -> None:
    open_file(page, write(tmp_path / "two.sok", Detour=EASY, Bare=WALK))
    level = page.model.level
    assert replay(level.start, DETOUR).state.solved
    page.services.store.record_best("sokoban", level.key, "pushes", 5, DETOUR)
    browser = browse(page)
    start(browser, "sokoban.improve_all")
    done()
    assert queue_of(page).outcomes == {QueueOutcome.SHORTER: 1, QueueOutcome.LEFT_OUT: 1}
    detour = browser.levels.standing(browser.levels.row(0))
    own = page.model.results.find_best_results(level.key)["pushes"]
    assert (detour.status, detour.best, own.value) == (Status.YOURS, 3, 5), "the player's own stays as it was"


def test_who_wants_to_be_told_nothing_sees_nothing(page: SokobanPage, tmp_path: Path, done: Callable[[], None]) -> None:
    open_file(page, write(tmp_path / "two.sok", Easy=EASY, Dead=DEAD))
    page.options_section.quiet.click()
    browser = browse(page)
    start(browser)
    done()
    assert [browser.levels.detail(browser.levels.row(at)) for at in range(2)] == ["1 box", "1 box"]
    assert browser.strip.sentence == "2 levels searched"
    assert browser.bar.state.count() == 3
    page.options_section.quiet.click()
    assert browser.levels.detail(browser.levels.row(1)) == "1 box, unsolvable"
    assert browser.bar.state.count() > 3


def test_a_browser_that_has_something_to_say_at_once_opens_no_other_window(
    page: SokobanPage, qtbot: QtBot, qapp: QApplication, tmp_path: Path, done: Callable[[], None]
) -> None:
    open_file(page, write(tmp_path / "two.sok", Easy=EASY, Dead=DEAD))
    start(browse(page))
    done()
    stray = StrayWindows(qapp)
    options = page.model.options
    again = LevelBrowser(page, page.library.library, page.services.jobs, queue_of(page), options)
    qtbot.addWidget(again)
    qapp.removeEventFilter(stray)
    assert again.strip.isVisibleTo(again) and stray.found == []


def test_only_what_the_filter_shows_is_searched(page: SokobanPage, tmp_path: Path, done: Callable[[], None]) -> None:
    open_file(page, write(tmp_path / "three.sok", Easy=EASY, Dead=DEAD, Walk=WALK))
    browser = browse(page)
    QTest.keyClicks(browser.bar.search, "walk")
    start(browser)
    done()
    browser.bar.clear()
    statuses = [browser.levels.standing(browser.levels.row(at)).status for at in range(3)]
    assert statuses == [Status.OPEN, Status.OPEN, Status.PROGRAM]


def test_of_several_selected_levels_only_those_are_searched(
    page: SokobanPage, tmp_path: Path, done: Callable[[], None]
) -> None:
    open_file(page, write(tmp_path / "three.sok", Easy=EASY, Dead=DEAD, Walk=WALK))
    browser = browse(page)
    for at, keys in ((0, Qt.KeyboardModifier.NoModifier), (2, Qt.KeyboardModifier.ControlModifier)):
        place = browser.grid.visualRect(browser.levels.index(at)).center()
        QTest.mouseClick(browser.grid.viewport(), LEFT, keys, place)
    start(browser)
    done()
    statuses = [browser.levels.standing(browser.levels.row(at)).status for at in range(3)]
    assert statuses == [Status.PROGRAM, Status.OPEN, Status.PROGRAM]
    browser.grid.select(browser.levels.row(1).key)
    QTest.keyClick(browser.grid, Qt.Key.Key_Delete)
    assert browser.levels.rowCount() == 2
    assert browser.levels.standing(browser.levels.row(1)).status is Status.PROGRAM, "it is known after a change too"


def test_a_level_that_is_deleted_while_it_waits_is_left_out(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(page, write(tmp_path / "three.sok", Hard=HARD, Easy=EASY, Walk=WALK))
    browser = browse(page)
    queue = queue_of(page)
    queue.set_seconds(LIMITS[0])
    start(browser)
    qtbot.waitUntil(lambda: queue.name == "Hard")
    browser.grid.select(browser.levels.row(1).key)
    QTest.keyClick(browser.grid, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not queue.levels_left)
    assert queue.outcomes == {QueueOutcome.GAVE_UP: 1, QueueOutcome.LEFT_OUT: 1, QueueOutcome.SOLVED: 1}


def test_thousands_of_levels_are_put_in_at_once(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "many.sok"
    path.write_text(many(2_500, Random(5), largest=5), encoding="utf-8")
    open_file(page, path)
    browser = browse(page)
    qtbot.waitUntil(lambda: browser.levels.rowCount() == 2_500)
    queue = queue_of(page)
    start(browser)
    assert queue.total == 2_500
    qtbot.waitUntil(lambda: queue.levels_done >= 20)
    assert queue.seconds_left is None or queue.seconds_left <= queue.seconds_at_most
    click(browser.strip.pause_button)
    done = queue.levels_done
    assert page.services.store.finish(5)
    kept = page.services.store.read("SELECT count(*) FROM sokoban_queue WHERE outcome <> ''")
    assert kept == [(done,)]
    queue.clear()


KILLED = """
import os, sys
import app.sokoban.queue.work
from tests.app.sokoban.queue.test_queue import solve_or_wait
app.sokoban.queue.work.solve = solve_or_wait
from pathlib import Path
from app.shell.application import make_application
from app.shell.window import open_window
from app.sokoban.queue.queue import LevelQueue
from app.sokoban.queue.work import QueueTaskKind
application = make_application()
window = open_window("sokoban")
page = window.page
page.open_path(Path(sys.argv[1]))
while page.library.reading:
    application.processEvents()
queue = page.services.get_shared(LevelQueue)
queue.add(page.library.queue.levels(), QueueTaskKind.SOLVE)
while queue.name != "Hard" or not queue.levels_done:
    application.processEvents()
page.services.store.finish(5)
os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are not killed like that there")
def test_killed_it_has_lost_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    path = hard_and_easy(tmp_path)
    subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False, timeout=60)
    store = Store()
    assert store.read("SELECT outcome FROM sokoban_queue ORDER BY place") == [("solved",), ("",), ("",)]
    assert store.read("SELECT lower, pushes, moves > 0, finder, tried FROM sokoban_known") == [
        (3, 3, 1, "program", LIMITS[1])
    ]
    store.close()
    window = open_window("sokoban")
    qtbot.addWidget(window)
    page = window.page
    assert isinstance(page, SokobanPage)
    queue = queue_of(page)
    assert (queue.levels_done, queue.total) == (1, 3)
    qtbot.waitUntil(lambda: queue.name == "Hard")
    window.close()


def test_rows_that_make_no_sense_are_set_aside(
    shown: Window, page: SokobanPage, tmp_path: Path, reopened: Callable[[Window], SokobanPage]
) -> None:
    open_file(page, write(tmp_path / "two.sok", Easy=EASY, Dead=DEAD))
    store, levels = page.services.store, page.library.queue.levels()
    page.services.settings.set(queue_module.PAUSED, True)
    for at, (level, kind, seconds) in enumerate(
        [(levels[0], "solve", 2.0), (levels[1], "guess", 2.0), (levels[1], "improve", -1.0), (10**6, "solve", 2.0)]
    ):
        store.write(queue_module.TABLE, "INSERT INTO sokoban_queue VALUES (?, ?, ?, ?, '')", (level, kind, seconds, at))
    last = "INSERT INTO sokoban_queue VALUES (7, 'solve', 2.0, 9223372036854775807, '')"
    store.write(queue_module.TABLE, last, ())
    again = reopened(shown)
    queue = queue_of(again)
    assert queue.levels_left == 2, "after the last place that there can be no more could be put in"
    assert len(again.services.store.read("SELECT * FROM set_aside")) == 3
    queue.resume()
    _wait_until(lambda: not queue.levels_left)
    assert queue.outcomes == {QueueOutcome.SOLVED: 1, QueueOutcome.LEFT_OUT: 1}, "a level that is gone is left out"


def test_what_is_kept_of_a_level_and_cannot_be_true_proves_nothing(page: SokobanPage, tmp_path: Path) -> None:
    open_file(page, write(tmp_path / "two.sok", Easy=EASY, Walk=WALK))
    store, games = page.services.store, page.model.level_set.games
    row = "INSERT INTO sokoban_known (game, lower, solution, dead, pushes) VALUES (?, ?, ?, ?, ?)"
    store.write("sokoban_known", row, (games[1], 2, "RRR", "", 2))
    page.model.open_level(1)
    assert not page.model.known_bounds.is_proved and page.model.known_bounds.upper is None
    assert store.read("SELECT * FROM sokoban_known") == []


def test_while_nothing_can_be_saved_the_levels_are_searched_all_the_same(
    page: SokobanPage, tmp_path: Path, done: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    open_file(page, write(tmp_path / "two.sok", Easy=EASY, Dead=DEAD))
    store = page.services.store
    assert store.finish(5)

    def full(*_: object, **__: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("app.base.storage.writer.Writer._write", full)
    browser = browse(page)
    start(browser)
    done()
    standings = [browser.levels.standing(browser.levels.row(at)).status for at in range(2)]
    assert standings == [Status.PROGRAM, Status.UNSOLVABLE]
    monkeypatch.undo()
    assert store.finish(10)
    assert len(store.read("SELECT * FROM sokoban_known")) == 2


def _wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true() and time.monotonic() < end:
        QTest.qWait(10)
    assert true()


def test_everything_is_reached_by_the_keyboard(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(page, hard_and_easy(tmp_path))
    browser = browse(page)
    qtbot.waitUntil(browser.grid.hasFocus)
    QTest.keyClick(browser.grid, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    queue = queue_of(page)
    qtbot.waitUntil(lambda: queue.name == "Hard")
    seen: list[str] = []
    browser.bar.size_range.setFocus()
    while "Order of the levels" not in seen and len(seen) < 12:
        QTest.keyClick(QApplication.focusWidget() or browser, Qt.Key.Key_Tab)
        widget = QApplication.focusWidget()
        seen.append(widget.accessibleName() if widget is not None else "")
        if widget is browser.strip.pause_button:
            QTest.keyClick(widget, Qt.Key.Key_Space)
            assert queue.is_paused
    # the figures of the easy level can be asked once it is solved
    assert [name for name in seen if not name.startswith("fewest pushes")] == [
        "Time limit",
        "Pause; the rest waits, even after a restart",
        "Cancel the rest; solutions found so far are kept",
        "Levels",
        "Solve all levels",
        "Improve all solutions",
        "Order of the levels",
    ]
    queue.clear()
