"""A file of saved games deleted, replaced, emptied or closed at runtime is restored, or reported."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.base.storage import database
from app.base.storage.store import NotSavedError, Store
from app.cli.store import CommandStore
from app.cube.timer.solve_times import SolveTimes
from app.shell.unsaved_question import UnsavedQuestion
from app.shell.window import Window, open_window
from app.sokoban.library.level_set import own_levels
from app.sokoban.library.library import Library
from tests.full_disk import no_room

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a file that is open cannot be deleted there")

TIMES = 50
MOVES = ["R", "U", "F'"]


def contents(path: Path) -> dict[str, object]:
    """Return what another program finds in a file of saved games."""
    with closing(sqlite3.connect(path)) as db:
        games = {slot: json.loads(record)["moves"] for slot, record in db.execute("SELECT slot, record FROM game")}
        times = db.execute("SELECT count(*) FROM solve_time").fetchone()[0]
        return {"game": games["3x3x3"], "times": times, "whole": db.execute("PRAGMA integrity_check").fetchone()[0]}


@pytest.fixture
def played(qtbot: QtBot, home: Path) -> Iterator[Window]:
    """Provide a window with a saved game and saved timed solves."""
    window = open_window("cube")
    qtbot.addWidget(window)
    times = SolveTimes(window.services.store)
    for number in range(TIMES):
        times.add("3x3x3", 1, "R U", 1000 + number)
    play(window, "D")
    qtbot.waitUntil(lambda: "Saved" in window.facts)
    assert contents(home / "statewalk.sqlite") == {"game": ["D"], "times": TIMES, "whole": "ok"}
    yield window
    window._let_go = True
    window.close()
    window.services.store.close()


def play(window: Window, *moves: str) -> None:
    assert window.page.session is not None
    window.page.session.play(*moves)


def delete_folder(home: Path) -> None:
    shutil.rmtree(home)


def delete_file(home: Path) -> None:
    (home / "statewalk.sqlite").unlink()


def delete_all(home: Path) -> None:
    for path in home.glob("statewalk.sqlite*"):
        path.unlink()


def delete_log(home: Path) -> None:
    (home / "statewalk.sqlite-wal").unlink()


def delete_index_of_log(home: Path) -> None:
    (home / "statewalk.sqlite-shm").unlink()


def replace_by_empty(home: Path) -> None:
    (home / "new").touch()
    (home / "new").replace(home / "statewalk.sqlite")


def replace_by_other(home: Path) -> None:
    """Replace the file as a user does who restores a backup."""
    other = Store(home / "other.sqlite")
    other.save_game("cube", "3x3x3", {"moves": ["L"]})
    assert other.close()
    (home / "other.sqlite").replace(home / "statewalk.sqlite")


def replace_by_text(home: Path) -> None:
    (home / "new").write_text("no database " * 1000)
    (home / "new").replace(home / "statewalk.sqlite")


def move_away(home: Path) -> None:
    home.rename(home.with_name(f"{home.name}.away"))


LOSSES = (
    delete_folder, delete_file, delete_all, delete_log, replace_by_empty, replace_by_other, replace_by_text, move_away
)  # fmt: skip
Loss = Callable[[Path], None]


@pytest.mark.parametrize("lose", LOSSES, ids=lambda lose: lose.__name__)
def test_a_file_that_is_gone_is_written_again_with_all_that_was_in_it(
    played: Window, home: Path, qtbot: QtBot, lose: Loss
) -> None:
    lose(home)
    qtbot.waitUntil(lambda: "file of saved games" in played.sentence)
    play(played, *MOVES)
    qtbot.waitUntil(lambda: "Saved" in played.facts and played.services.store.finish(0))
    assert contents(home / "statewalk.sqlite") == {"game": ["D", *MOVES], "times": TIMES, "whole": "ok"}
    kept = [path for path in home.glob("statewalk.replaced-*") if not path.name.endswith(("-wal", "-shm"))]
    assert len(kept) == (lose.__name__.startswith("replace") or lose is delete_log)


@pytest.mark.parametrize("lose", LOSSES, ids=lambda lose: lose.__name__)
def test_what_is_played_in_the_moment_after_is_not_lost_by_closing(played: Window, home: Path, lose: Loss) -> None:
    lose(home)
    play(played, *MOVES)
    assert played.close()
    assert contents(home / "statewalk.sqlite") == {"game": ["D", *MOVES], "times": TIMES, "whole": "ok"}


def test_the_index_of_the_log_is_not_needed(played: Window, home: Path) -> None:
    delete_index_of_log(home)
    play(played, *MOVES)
    assert played.close()
    assert contents(home / "statewalk.sqlite") == {"game": ["D", *MOVES], "times": TIMES, "whole": "ok"}


def test_without_room_for_it_nothing_counts_as_saved_and_closing_asks(played: Window, home: Path, qtbot: QtBot) -> None:
    shutil.rmtree(home)
    with no_room():
        qtbot.waitUntil(lambda: played.facts[0].startswith("Not saved: "))
        play(played, *MOVES)
        assert played.services.store.load_game("cube", "3x3x3") is not None
        played.close()
        question = played.findChild(UnsavedQuestion)
        assert played.isVisible() and question is not None
        question.stay.click()
        assert not list(home.glob("*")), "nothing empty is left there"
    qtbot.waitUntil(lambda: "Saved" in played.facts)
    assert contents(home / "statewalk.sqlite") == {"game": ["D", *MOVES], "times": TIMES, "whole": "ok"}


def test_a_folder_that_cannot_be_made_again_is_told_of(played: Window, home: Path, qtbot: QtBot) -> None:
    shutil.rmtree(home)
    home.write_text("in the way")
    qtbot.waitUntil(lambda: played.facts[0].startswith("Not saved: "))
    play(played, *MOVES)
    played.close()
    question = played.findChild(UnsavedQuestion)
    assert played.isVisible() and question is not None
    question.stay.click()
    home.unlink()
    qtbot.waitUntil(lambda: "Saved" in played.facts)
    assert contents(home / "statewalk.sqlite") == {"game": ["D", *MOVES], "times": TIMES, "whole": "ok"}


@pytest.mark.parametrize("size", [0, 1, 4096, 20_000])
def test_a_file_cut_under_the_window_is_set_aside_and_the_game_saved_again(
    played: Window, home: Path, qtbot: QtBot, size: int
) -> None:
    os.truncate(home / "statewalk.sqlite", size)
    played.services.store.check()
    qtbot.waitUntil(lambda: "damaged" in played.sentence)
    play(played, *MOVES)
    qtbot.waitUntil(lambda: "Saved" in played.facts)
    assert contents(home / "statewalk.sqlite")["game"] == ["D", *MOVES]
    assert list(home.glob("statewalk.damaged-*"))


def test_levels_are_changed_in_the_file_that_is_there(played: Window, home: Path) -> None:
    library = Library(played.services.store)
    delete_file(home)
    library.save_level("Mine", own_levels().levels[0])
    assert played.close()
    with closing(sqlite3.connect(home / "statewalk.sqlite")) as db:
        assert ("Mine",) in db.execute("SELECT title FROM sokoban_collection").fetchall()


def test_a_worker_is_told_that_its_file_is_gone(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    store.path.unlink()
    with pytest.raises(NotSavedError, match="is gone"), store.working():
        pass
    assert not store.path.exists(), "nobody but the store makes a file"
    store.close()


def test_a_worker_that_reads_while_a_lost_file_is_made_anew_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that reads while a lost file is recreated gets its answer.

    The window's thread is between two connections then, and others may read from only one of them.
    """
    store = Store(tmp_path / "games.sqlite")
    store.save_game("cube", "3x3x3", {"moves": ["R"]})
    assert store.finish(5)
    answers: list[int] = []
    make_file = database.make_file

    def read_meanwhile(memory: sqlite3.Connection, path: Path) -> None:
        def work() -> None:
            with store.working() as db:
                answers.append(db.execute("SELECT count(*) FROM game").fetchone()[0])

        worker = threading.Thread(target=work)
        worker.start()
        worker.join()
        make_file(memory, path)

    monkeypatch.setattr(database, "make_file", read_meanwhile)
    (tmp_path / "games.sqlite").unlink()
    assert store.finish(5)
    assert answers == [1]
    store.close()


def test_what_a_worker_wrote_into_a_file_that_went_meanwhile_does_not_count(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    with pytest.raises(NotSavedError, match="is gone"), store.working() as db:
        with db:
            db.execute("INSERT INTO cube_pattern VALUES ('a', 'b', 1.0)")
        store.path.unlink()
    store.close()


def test_the_writer_never_makes_a_file(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    store.path.unlink()
    store.save_game("cube", "main", {"moves": MOVES})
    assert not store._writer.wait(0.5) and not store.path.exists()
    assert store.finish(5) and store.close()
    with closing(sqlite3.connect(store.path)) as db:
        assert json.loads(db.execute("SELECT record FROM game").fetchone()[0]) == {"moves": MOVES}


def test_a_statement_that_fails_does_not_count_as_written(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    told: list[tuple[str, str]] = []
    store = Store(tmp_path / "games.sqlite")
    store.tell = lambda name, reason: told.append((name, reason))
    store.write("best", "INSERT INTO best VALUES ('a', 'b', 'c', NULL, '', 0)", ())
    store.save_game("cube", "main", {"moves": MOVES})
    assert store.finish(10)
    store._on_told()
    assert [name for name, _ in told] == ["best"] and "NOT NULL" in told[0][1] and "not written" in caplog.text
    assert store.finish(10)
    ((name, reason),) = store.read("SELECT name, reason FROM set_aside")
    assert name == "best" and "NOT NULL" in reason
    store.close()


def test_the_command_line_writes_into_the_file_that_is_there(home: Path) -> None:
    said: list[str] = []
    window = Store()
    command = CommandStore(said.append)
    put = "INSERT INTO cube_pattern VALUES (?, 'net', 1.0)"
    command.write("cube_pattern", put, ("before",))
    delete_all(home)
    assert window.finish(5)
    command.write("cube_pattern", put, ("after",))
    assert window.close() and not said
    with closing(sqlite3.connect(home / "statewalk.sqlite")) as db:
        assert {name for (name,) in db.execute("SELECT name FROM cube_pattern")} == {"before", "after"}


def test_the_command_line_says_once_that_it_cannot_read_a_damaged_file(home: Path) -> None:
    home.mkdir()
    (home / "statewalk.sqlite").write_bytes(b"no database" * 1000)
    said: list[str] = []
    command = CommandStore(said.append)
    for _twice in range(2):
        assert command.read("SELECT * FROM cube_depth", ()) == []
    assert said == ["Stored games and proofs cannot be read: statewalk.sqlite is damaged."]


def test_a_pipe_in_place_of_the_file_stops_no_start(home: Path) -> None:
    home.mkdir()
    os.mkfifo(home / "statewalk.sqlite")
    store = Store()
    assert "cannot be read" in store.notice and store.problem
    store.close()


def test_a_link_to_the_file_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "games.sqlite").symlink_to(tmp_path / "far" / "games.sqlite")
    store = Store(tmp_path / "games.sqlite")
    store.save_game("cube", "main", {"moves": MOVES})
    assert store.finish(5)
    store.path.unlink()
    assert store.finish(5) and store.close()
    assert (tmp_path / "games.sqlite").is_symlink()
    with closing(sqlite3.connect(tmp_path / "far" / "games.sqlite")) as db:
        assert db.execute("SELECT count(*) FROM game").fetchone() == (1,)


def test_nothing_reads_past_the_store() -> None:
    """No module bypasses the store's `ask` and `read`, which survive the replacement of a damaged file."""
    app = Path(database.__file__).parents[2]
    past = [str(path) for path in app.rglob("*.py") if "store.connection" in path.read_text(encoding="utf-8")]
    assert (app / "base" / "storage" / "store_file.py").is_file() and not past
