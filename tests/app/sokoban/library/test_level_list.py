"""Opening, pasting, choosing and storing levels."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.shell.window import Window, open_window
from app.sokoban.export import text as exchange
from app.sokoban.library.actions import READ_AT_ONCE
from app.sokoban.page import SokobanPage
from app.widgets.cards.notice import Toast
from app.widgets.controls.buttons import Button
from core.sokoban.draft.grid import xsb_rows
from core.sokoban.level import format_state
from tests.app.sokoban.conftest import Hand
from tests.app.sokoban.levels import open_file

SMALL = "#####\n#@$.#\n#####"
OTHER = "######\n#@ $.#\n######"


def paste(page: SokobanPage, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(page.board, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def test_a_pasted_level_is_played(page: SokobanPage) -> None:
    paste(page, f"Mine\n\n{SMALL}")
    assert page.model.level.title == "Mine"
    assert format_state(page.model.session.state) == SMALL
    assert not page.commands["sokoban.next"].isEnabled()
    page.commands["sokoban.own"].trigger()
    assert len(page.model.level_set.levels) >= 24


def test_a_long_paste_is_read_in_a_job(page: SokobanPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "READ_AT_ONCE", 10)
    before = page.model.level
    paste(page, f"Mine\n\n{SMALL}\n\n{OTHER}")
    assert page.model.level is before, "nobody waits for it"
    qtbot.waitUntil(lambda: len(page.model.level_set.levels) == 2)
    paste(page, "no levels in here at all")
    qtbot.waitUntil(page.counters.notice.isVisible)
    assert "There is no level in this text" in page.counters.notice.text
    paste(page, "rl" * 20)
    page.model.open_level(1)
    qtbot.waitUntil(lambda: page.services.jobs.current is None)
    assert not page.model.session.moves, "they are moves of another level"


def test_too_many_moves_are_refused(page: SokobanPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "MOST_MOVES", 100)
    paste(page, "60(rl)")
    assert page.counters.notice.text == "120 moves are too many; the limit is 100."


def test_a_bad_paste_keeps_what_is_there(page: SokobanPage, shown: Window, hand: Hand) -> None:
    page.model.open_level(0)
    hand.drag((3, 2), (4, 2))
    before, moves = page.model.level, list(page.model.session.moves)
    for text, sentence in (
        ("#####\n#@$ #\n#####", "1 box but 0 goals (line 2, column 3)."),
        ("#####\n#@$.#\n#x###", "x is not a level character (line 3, column 2)."),
        ("hello", "There is no level in this text; # is a wall, @ the man, $ a box and . a goal."),
        ("", "There is no level in this text; # is a wall, @ the man, $ a box and . a goal."),
    ):
        paste(page, text)
        assert page.counters.notice.isVisible() and page.counters.notice.text == sentence
        assert shown.sentence == f"{page.counters.notice.title}."
        assert page.model.level is before and list(page.model.session.moves) == moves


@pytest.mark.parametrize("way", ["file", "clipboard"])
def test_a_level_that_cannot_be_played_can_be_edited(
    page: SokobanPage, shown: Window, tmp_path: Path, way: str
) -> None:
    broken = "Nearly\n\n#####\n#@$ #\n#####\n"
    if way == "file":
        (tmp_path / "broken.xsb").write_text(broken, encoding="utf-8")
        open_file(shown, tmp_path / "broken.xsb")
    else:
        paste(page, broken)
    notice = page.counters.notice
    title = "The file holds no level that can be played" if way == "file" else "The pasted text is not a level"
    assert notice.title == title and notice.text == "1 box but 0 goals (line 4, column 3)."
    (edit,) = notice.findChildren(Button)
    QTest.mouseClick(edit, Qt.MouseButton.LeftButton)
    assert page.editor.open and page.editor.editor is not None
    draft = page.editor.editor.draft.drafting.current
    assert draft.title == "Nearly" and xsb_rows(draft) == ["#####", "#@$ #", "#####"]


def test_a_bad_level_that_is_pasted_leaves_the_good_one_as_it_was(page: SokobanPage, shown: Window) -> None:
    """A bad pasted text is refused with the place of its fault, and the current level stays in play."""
    paste(page, SMALL)
    page.model.play("R")
    before, moves = page.model.level, tuple(page.model.session.moves)
    paste(page, "#####\n#@$ #\n#####\n")
    notice = page.counters.notice
    assert notice.title == "The pasted text is not a level" and "1 box but 0 goals (line 2, column 3)" in notice.text
    assert "The pasted text is not a level" in shown.sentence and "cannot be played" not in shown.sentence
    assert page.model.level is before and tuple(page.model.session.moves) == moves
    paste(page, "what a day")
    assert notice.title == "The pasted text is not a level" and "There is no level in this text" in notice.text
    page.commands["sokoban.undo"].trigger()
    assert page.model.level is before and not page.model.session.position and not notice.isVisible()


def test_a_file_is_opened(page: SokobanPage, shown: Window, tmp_path: Path) -> None:
    path = tmp_path / "two.xsb"
    path.write_text(f"; 1\n\n{SMALL}\n\n; 2\n\n#####\n#@@.#\n#####\n\n; 3\n\n{OTHER}\n", encoding="utf-8")
    open_file(shown, path)
    assert [level.rows[1] for level in page.model.level_set.levels] == ["#@$.#", "#@ $.#"]
    assert "2 levels opened." in shown.sentence and "1 level cannot be played" in shown.sentence
    open_file(shown, tmp_path / "missing.sok")
    assert "missing.sok cannot be read" in page.counters.notice.text
    assert len(page.model.level_set.levels) == 2


def test_a_large_file_is_read_in_the_background(page: SokobanPage, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "many.sok"
    one = f"Level name\n\n{SMALL}\n\n"
    path.write_text(one * (READ_AT_ONCE // len(one) + 100), encoding="utf-8")
    page.open_path(path)
    assert page.services.jobs.current is not None
    qtbot.waitUntil(lambda: len(page.model.level_set.levels) > 1000)
    path.write_bytes(b"\0" * (READ_AT_ONCE + 1))
    page.open_path(path)
    qtbot.waitUntil(lambda: page.counters.notice.text == "This is not a text file.")


def test_a_small_file_waits_in_the_background_while_others_write(
    page: SokobanPage, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "small.sok"
    path.write_text(f"Waited for\n\n{SMALL}\n", encoding="utf-8")
    store = page.services.store
    assert store.finish(5)
    with closing(sqlite3.connect(store.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        page.open_path(path)
        assert page.library.reading and page.model.level.title != "Waited for"
    qtbot.waitUntil(lambda: page.model.level.title == "Waited for")


def test_a_file_whose_reading_is_cancelled_makes_way_for_the_next(
    page: SokobanPage, tmp_path: Path, qtbot: QtBot
) -> None:
    one = f"Level name\n\n{SMALL}\n\n"
    before = page.model.level_set
    for name in ("first", "second"):
        (tmp_path / f"{name}.sok").write_text(one * (READ_AT_ONCE // len(one) + 100), encoding="utf-8")
        page.open_path(tmp_path / f"{name}.sok")
    job = page.services.jobs.current
    assert job is not None and job.detail == "first.sok" and page.model.level_set is before
    job.cancel()
    qtbot.waitUntil(lambda: page.model.level_set.title == "second")


def test_a_file_is_dropped_on_the_window(page: SokobanPage, shown: Window, tmp_path: Path) -> None:
    path = tmp_path / "one.sok"
    path.write_text(f"Dropped\n\n{SMALL}\n", encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    shown.dropEvent(
        QDropEvent(
            QPointF(400, 400),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    assert page.model.level.title == "Dropped"


def test_the_last_game_comes_back(page: SokobanPage, shown: Window, qtbot: QtBot) -> None:
    page.model.open_level(2)
    title, moves = page.model.level.title, page.model.level.solutions[0][:5]
    page.board.wanted.emit(moves)
    shown.close()
    again = open_window("sokoban")
    qtbot.addWidget(again)
    restored = again.page
    assert isinstance(restored, SokobanPage)
    assert restored.model.level.title == title
    assert "".join(restored.model.session.played_moves) == moves
    restored.model.open_level(0)
    restored.model.open_level(2)
    assert "".join(restored.model.session.played_moves) == moves
    again.close()


def test_a_pasted_game_comes_back_without_its_file(page: SokobanPage, shown: Window, qtbot: QtBot) -> None:
    paste(page, f"Mine\n\n{OTHER}")
    page.board.wanted.emit("r")
    shown.close()
    again = open_window("sokoban")
    qtbot.addWidget(again)
    restored = again.page
    assert isinstance(restored, SokobanPage)
    assert restored.model.level.title == "Mine" and list(restored.model.session.played_moves) == ["r"]
    again.close()


def test_copies(page: SokobanPage) -> None:
    page.model.open_level(0)
    page.board.wanted.emit("R")
    page.commands["sokoban.copy_moves"].trigger()
    assert QGuiApplication.clipboard().text() == "R"
    page.commands["sokoban.copy"].trigger()
    assert QGuiApplication.clipboard().text() == format_state(page.model.session.state)


def test_a_solved_level_is_solved_in_every_copy_and_everywhere(page: SokobanPage, tmp_path: Path) -> None:
    path = tmp_path / "twins.sok"
    path.write_text("One\n\n######\n#@$ .#\n######\n\nOther\n\n######\n#. $@#\n######\n", encoding="utf-8")
    open_file(page, path)
    page.model.play("RR")
    page.show_levels()
    assert page.level_list is not None
    assert [page.level_list.model.detail(row) for row in range(2)] == ["1 box, your best 2 pushes"] * 2
    page.model.open_level(1)
    assert page.model.best_results["pushes"].value == 2 and page.counters.value("pushes") == "0"
    assert page.model.results.find_first_unsolved_level(page.model.level_set) == 0, "none is left"


def test_a_game_that_is_back_at_its_start_is_not_in_progress(page: SokobanPage) -> None:
    paste(page, f"{SMALL}\n\n{OTHER}".replace("@$", "@ $"))
    level = page.model.level
    page.model.play("r")
    page.flush()
    page.model.results.refresh()
    assert page.model.results.has_unfinished_game(level)
    page.model.go(0)
    page.flush()
    page.model.results.refresh()
    assert not page.model.results.has_unfinished_game(level)


@pytest.mark.parametrize("way", ["solve", "undo", "browse", "next"])
def test_what_was_refused_is_no_longer_spoken_of_when_one_goes_on(
    page: SokobanPage, shown: Window, qtbot: QtBot, way: str
) -> None:
    paste(page, "#####\n#@$ #\n#####\n")
    notice = page.counters.notice
    assert notice.isVisible() and notice.title == "The pasted text is not a level"
    if way == "solve":
        page.commands["sokoban.solve"].trigger()
        qtbot.waitUntil(lambda: page.solving.job is None and page.model.session.can_redo)
    elif way == "undo":
        page.model.session.play("R")
        page.commands["sokoban.undo"].trigger()
    else:
        page.commands[f"sokoban.{way}"].trigger()
    assert not notice.isVisible() and "is not a level" not in shown.sentence


def test_a_refusal_goes_when_the_same_level_is_opened_again(page: SokobanPage, shown: Window, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.sok", tmp_path / "bad.sok"
    good.write_text("#####\n#@$.#\n#####\n", encoding="utf-8")
    bad.write_text("no level at all", encoding="utf-8")
    page.open_path(good)
    page.open_path(bad)
    notice = page.counters.notice
    assert notice.isVisible() and notice.title == "The level was not opened"
    page.open_path(good)
    assert not notice.isVisible() and "not opened" not in shown.sentence


def test_what_is_refused_while_levels_are_browsed_is_told_below(
    page: SokobanPage, shown: Window, tmp_path: Path
) -> None:
    page.commands["sokoban.browse"].trigger()
    path = tmp_path / "none.sok"
    path.write_text("no level at all", encoding="utf-8")
    page.open_path(path)
    notice = page.counters.notice
    assert notice.text and shown.sentence == f"{notice.title}. {notice.text}", "the notice lies under the browser"


@pytest.mark.parametrize("text", ["no level at all", "#####\n#@$ #\n#####\n", "RRRRRRRRRR"])
@pytest.mark.parametrize("folded", [False, True])
def test_a_refusal_is_told_where_the_eye_is(page: SokobanPage, qtbot: QtBot, text: str, *, folded: bool) -> None:
    window = page.window()
    assert isinstance(window, Window)
    if folded:
        page.commands["page.panel"].trigger()
    over = Event()
    window.jobs.run("At work", lambda _control: over.wait())
    qtbot.waitUntil(lambda: window.jobs.shown_job is not None)
    paste(page, text)
    notice, toast = page.counters.notice, window.findChild(Toast)
    assert toast is not None and notice.text
    assert notice.isVisible() != folded
    assert toast.isVisible() == folded, "beside its notice a note over the window says nothing new"
    over.set()
    qtbot.waitUntil(lambda: window.jobs.shown_job is None)
    assert window.sentence == (f"{notice.title}. {notice.text}" if folded else f"{notice.title}.")
    page.notices.go_on()
    assert folded or notice.title not in window.sentence
