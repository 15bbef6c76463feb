"""Changes that cannot be written are shown, kept, reported, and written as soon as possible."""

from __future__ import annotations

import errno
import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from app.base.storage import database
from app.base.storage.store import NotSavedError, Store
from app.base.storage.writer import Writer
from app.cube.timer.solve_times import SolveTimes
from app.shell.unsaved_question import UnsavedQuestion
from app.shell.window import Window, open_window
from app.sokoban.library.level_set import own_levels
from app.sokoban.library.library import Library
from app.twenty48.games.finished_games import FinishedGames
from core.twenty48.results import GameResult, PlayerKind
from core.twenty48.shape import BoardShape
from tests.full_disk import no_room

MOVES = ["R", "U", "F'", "D", "L2"] * 8
RESULT = GameResult(BoardShape(4, 4), 11, 0.1, 3000, 200, 8, None, None, PlayerKind.PERSON, PlayerKind.PERSON, True)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Lock the database as another writer does."""
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def games(path: Path) -> dict[str, list[str]]:
    """Return the moves of the saved games by slot."""
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT slot, record FROM game")
        return {slot: json.loads(record).get("moves", []) for slot, record in rows}


def hindered(store: Store) -> list[Callable[[], AbstractContextManager[None]]]:
    return [no_room, lambda: locked(store.path)]


@pytest.mark.parametrize("which", range(2))
def test_what_cannot_be_written_is_seen_at_once_and_written_later(tmp_path: Path, which: int) -> None:
    store = Store(tmp_path / "games.sqlite")
    store.save_game("cube", "gone", {"moves": ["D"]})
    store.record_best("sokoban", "gate", "pushes", 14, "rrR")
    assert store.finish(10)
    with hindered(store)[which]():
        for count in range(1, 41):
            store.save_game("cube", "main", {"moves": MOVES[:count]})
        store.forget_game("cube", "gone")
        assert store.record_best("sokoban", "gate", "pushes", 12, "R")
        assert not store.record_best("sokoban", "gate", "pushes", 13, "L")
        times = SolveTimes(store)
        first, second = (times.add("3x3x3", 1, "R U", milliseconds) for milliseconds in (9000, 8000))
        times.delete(second.key)
        third = times.add("3x3x3", 1, "R U", 7000)
        times.restore(second)
        times.set_penalty(first.key, "+2")
        FinishedGames(store).put("one", RESULT, {"moves": []})
        for _look in range(2):
            assert store.load_game("cube", "main") == {"moves": MOVES}
            assert (store.load_game("cube", "gone"), store.last_slot("cube")) == (None, "main")
            assert store.read_best_results("sokoban", "gate")["pushes"].value == 12
            seen = [(one.key, one.milliseconds, one.penalty) for one in times.list_solves("3x3x3")]
            assert seen == [(first.key, 9000, "+2"), (second.key, 8000, ""), (third.key, 7000, "")]
            assert FinishedGames(store).find_player_record(PlayerKind.PERSON, RESULT.rules) == (1, 0, RESULT.score)
        assert store.has_unsaved_changes and store.saving("cube", "main")
    assert store.finish(10) and not store.saving("cube", "main")
    assert games(store.path) == {"main": MOVES}
    assert [(one.key, one.milliseconds, one.penalty) for one in times.list_solves("3x3x3")] == seen
    assert store.load_game("cube", "main") == {"moves": MOVES}
    assert store.close()
    again = Store(store.path)
    assert [one.key for one in SolveTimes(again).list_solves("3x3x3")] == [first.key, second.key, third.key]
    assert again.read_best_results("sokoban", "gate")["pushes"].value == 12
    again.close()


def test_a_statement_that_makes_no_sense_holds_nothing_up(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(tmp_path / "games.sqlite")
    for value in (1 << 70, "\ud800", object()):
        store.write("best", "INSERT INTO best VALUES ('a', 'b', 'c', ?, '', 0)", (value,))
    store.save_game("cube", "main", {"moves": MOVES})
    assert store.finish(10) and not store.problem
    assert games(store.path) == {"main": MOVES} and "not written" in caplog.text
    store.close()


def test_the_levels_are_not_changed_while_that_cannot_be_written(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    library = Library(store)
    level = own_levels().levels[0]
    key = library.save_level("Mine", level).collection
    for hindrance in hindered(store):
        with hindrance():
            with pytest.raises(NotSavedError, match="Not saved: "):
                library.remove(key)
            with pytest.raises(NotSavedError, match="Not saved: "):
                library.save_level("Others", level)
    assert [row.title for row in library.index().collections] == ["Mine"]
    store.close()


def test_a_file_that_cannot_be_made_is_made_later(qtbot: QtBot, home: Path) -> None:
    home.mkdir()
    path = home / "statewalk.sqlite"
    with no_room():
        store = Store(path)
        store.save_game("cube", "main", {"moves": MOVES})
        assert store.problem and store.load_game("cube", "main") == {"moves": MOVES}
        Library(store).sync_own()
        with store.working() as db:
            assert db.execute("SELECT count(*) FROM sokoban_collection").fetchone() == (1,)
    qtbot.waitUntil(lambda: not store.problem)
    assert games(path) == {"main": MOVES}
    store.save_game("cube", "main", {"moves": ["D"]})
    assert store.load_game("cube", "main") == {"moves": ["D"]}
    store.close()
    assert games(path) == {"main": ["D"]}


@pytest.fixture
def played(qtbot: QtBot) -> Iterator[Window]:
    """Provide a window with a saved game."""
    window = open_window("cube")
    qtbot.addWidget(window)
    play(window, "D")
    qtbot.waitUntil(lambda: "Saved" in window.facts)
    yield window
    window.services.store.close()


def play(window: Window, *moves: str) -> None:
    assert window.page.session is not None
    window.page.session.play(*moves)


def question(window: Window) -> UnsavedQuestion | None:
    found = window.findChild(QMessageBox)
    assert found is None or isinstance(found, UnsavedQuestion)
    return found


def test_the_status_line_says_that_nothing_is_saved_until_it_is(played: Window, qtbot: QtBot) -> None:
    for hindrance in hindered(played.services.store):
        with hindrance():
            play(played, *MOVES)
            assert "Saving" in played.facts
            qtbot.waitUntil(lambda: played.facts[0].startswith("Not saved: "))
            for key in ("2048", "lab", "cube"):
                played.open_page(key)
                assert played.facts[0].startswith("Not saved: ") and "Saved" not in played.facts
        qtbot.waitUntil(lambda: "Saved" in played.facts)
        assert not any("Not saved" in fact for fact in played.facts)
        assert games(played.services.store.path)["3x3x3"][-len(MOVES) :] == MOVES
    assert played.close()


def test_a_window_does_not_close_over_what_is_not_saved(played: Window, qtbot: QtBot) -> None:
    with no_room():
        play(played, *MOVES)
        played.close()
        asked = question(played)
        assert played.isVisible() and asked is not None and "not saved" in asked.text()
        asked.stay.click()
        assert played.isVisible()
        qtbot.waitUntil(lambda: question(played) is None)
        played.close()
        assert played.isVisible() and question(played) is not None
    qtbot.waitUntil(lambda: not played.isVisible())
    assert games(played.services.store.path)["3x3x3"] == ["D", *MOVES]


def test_a_file_that_cannot_be_read_is_left_alone_and_told_of(home: Path, qtbot: QtBot) -> None:
    (home / "statewalk.sqlite").mkdir(parents=True)
    window = open_window("cube")
    qtbot.addWidget(window)
    assert "statewalk.sqlite cannot be read" in window.sentence
    play(window, *MOVES)
    assert "Not saved: statewalk.sqlite cannot be read" in window.facts
    window.close()
    asked = question(window)
    assert asked is not None and "by itself" not in asked.informativeText()
    asked.close_anyway.click()
    assert not window.isVisible() and not list((home / "statewalk.sqlite").iterdir())


def test_it_closes_over_it_when_told_to(played: Window) -> None:
    with no_room():
        play(played, *MOVES)
        played.close()
        asked = question(played)
        assert asked is not None
        asked.close_anyway.click()
        assert not played.isVisible()


def test_a_folder_that_may_not_be_looked_into_is_a_reason_and_no_exception(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that may not be inspected is reported; an exception would silently end the saving thread."""

    def refused(self: Path, **_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(self))

    monkeypatch.setattr(Path, "stat", refused)
    monkeypatch.setattr(os, "access", lambda *_: False)
    path = tmp_path / "closed" / "statewalk.sqlite"
    error = PermissionError(errno.EACCES, "Permission denied")
    assert database.reason(error, path) == f"{path.parent} cannot be changed"


@pytest.mark.parametrize("place", ["_write", "sync_log"])
@pytest.mark.parametrize("error", [SystemExit(1), KeyboardInterrupt(), GeneratorExit(), MemoryError()])
def test_the_writer_goes_on_whatever_was_raised(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, place: str, error: BaseException
) -> None:
    store = Store(tmp_path / "games.sqlite")
    owner = Writer if place == "_write" else database
    carry_out, raised = getattr(owner, place), list[BaseException]()

    def fail_once(*arguments: Any, **named: Any) -> Any:
        if not raised:
            raised.append(error)
            raise error
        return carry_out(*arguments, **named)

    monkeypatch.setattr(owner, place, fail_once)
    store.save_game("cube", "main", {"moves": ["R"]})
    qtbot.waitUntil(lambda: bool(raised) and not store.has_unsaved_changes)
    assert store.close()
    assert Store(tmp_path / "games.sqlite").load_game("cube", "main") == {"moves": ["R"]}
