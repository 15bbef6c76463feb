"""Saved games and best results survive damaged files, migrations and killed processes."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from app.base import registry
from app.base.storage import database
from app.base.storage.store import Store
from app.base.theme import theme
from app.cube import schema
from app.cube.board import look as cube_look
from app.cube.solve import bank as solve_bank
from app.cube.solve import log as solve_log
from app.cube.timer.section import Timer
from app.cube.timer.solve_times import SolveTimes
from app.cube.walk import samples
from app.shell.window import open_window
from app.sokoban.analysis import counted_levels as counted
from app.sokoban.board import look as sokoban_look
from app.sokoban.editor import kept_answers as kept
from app.sokoban.library.library import Library
from app.sokoban.records.results import LevelResults
from app.sokoban.records.snapshots import Snapshots
from app.twenty48.games.finished_games import FinishedGames
from app.twenty48.games.saved_games import SavedGameStore
from core.cube.metrics import Metric
from core.cube.walk.sample import EndDepthCounts
from core.sokoban.graph.counting import Depths
from core.twenty48.results import GameResult, PlayerKind
from core.twenty48.shape import BoardShape

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_a_game_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = Store(path)
    store.save_game("cube", "main", {"moves": ["R", "U'"]})
    store.save_game("cube", "main", {"moves": ["R", "U'", "F2"]})
    store.close()
    again = Store(path)
    assert again.load_game("cube", "main") == {"moves": ["R", "U'", "F2"]}
    assert again.load_game("cube", "other") is None
    assert again.last_slot("cube") == "main"


def test_only_a_better_result_replaces_the_best(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    assert store.record_best("sokoban", "gate", "pushes", 14, "rrR")
    assert not store.record_best("sokoban", "gate", "pushes", 15, "llL")
    assert store.record_best("sokoban", "gate", "pushes", 12, "uuU")
    assert store.read_best_results("sokoban", "gate")["pushes"].moves == "uuU"
    assert store.record_best("2048", "4x4", "score", 100, most=True)
    assert not store.record_best("2048", "4x4", "score", 90, most=True)
    assert store.subjects("sokoban", "pushes") == {"gate": 12}


def test_a_damaged_file_is_set_aside_and_the_user_is_told(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"this is no database, but it is long enough to look at" * 40)
    store = Store(path)
    assert "set aside" in store.notice
    assert len(list(tmp_path.glob("*.damaged-*"))) == 1
    store.save_game("cube", "main", {})


NEWER = ("PRAGMA user_version = 999", "UPDATE table_version SET version = 999 WHERE package = 'sokoban'")


@pytest.mark.parametrize("change", NEWER)
def test_a_file_of_a_newer_program_is_told_of_in_the_window_and_left_alone(
    home: Path, qtbot: QtBot, change: str
) -> None:
    Store().close()
    path = home / "statewalk.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.execute(change)
        db.commit()
    before = path.read_bytes()
    shown = open_window("cube")
    qtbot.addWidget(shown)
    assert "written by a newer Statewalk" in shown.sentence
    assert shown.facts[0].startswith("Not saved: ")
    assert shown.page.session is not None
    shown.page.session.play("R")
    shown._let_go = True
    shown.close()
    assert path.read_bytes() == before and not list(home.glob("*damaged*"))


@pytest.mark.parametrize("version", [database.FIRST + len(database.MIGRATIONS) ^ 1 << bit for bit in range(32)])
def test_a_version_with_a_flipped_bit_is_damage_and_no_newer_program(tmp_path: Path, version: int) -> None:
    path = tmp_path / "games.sqlite"
    store = Store(path)
    store.save_game("cube", "main", {"moves": ["R"]})
    assert store.close()
    data = bytearray(path.read_bytes())
    data[60:64] = version.to_bytes(4, "big")
    path.write_bytes(data)
    store = Store(path)
    assert "damaged" in store.notice and "newer" not in store.notice and not store.problem
    assert store.load_game("cube", "main") == {"moves": ["R"]}
    assert data in [one.read_bytes() for one in tmp_path.glob("games.damaged-*")]
    store.close()


@pytest.mark.parametrize("package", database.newest_versions())
def test_a_puzzles_version_with_a_flipped_bit_is_damage_too(tmp_path: Path, package: str) -> None:
    for bit in range(6):
        path = tmp_path / str(bit) / "games.sqlite"
        store = Store(path)
        store.save_game("cube", "main", {"moves": ["R"]})
        assert store.close()
        with closing(sqlite3.connect(path)) as db:
            newest = database.newest_versions()[package]
            db.execute("UPDATE table_version SET version = ? WHERE package = ?", (newest ^ 1 << bit, package))
            db.commit()
        store = Store(path)
        assert "damaged" in store.notice and not store.problem
        assert store.load_game("cube", "main") == {"moves": ["R"]}
        store.close()


def test_the_game_played_last_is_found_whatever_the_clock_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path / "games.sqlite")
    now = time.time()
    for slot, moment in (("first", now), ("fast", now + 18_000), ("last", now + 60)):
        monkeypatch.setattr(time, "time", lambda moment=moment: moment)
        store.save_game("cube", slot, {})
    monkeypatch.undo()
    assert store.last_slot("cube") == "last"
    store.forget_game("cube", "last")
    assert store.last_slot("cube") == "fast"
    assert store.close()


def test_migrations_bring_an_old_file_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite"
    store = Store(path)
    store.save_game("cube", "main", {"kept": True})
    store.close()
    migrations = database.MIGRATIONS
    monkeypatch.setattr(database, "MIGRATIONS", (*migrations, "ALTER TABLE game ADD COLUMN note TEXT DEFAULT '';"))
    add_migration(monkeypatch, "ALTER TABLE solve_time ADD COLUMN note TEXT DEFAULT '';")
    for _start in range(2):
        store = Store(path)
        assert store.load_game("cube", "main") == {"kept": True}
        store.close()
        assert versions(path) == newest()
        assert "note" in columns(path, "game") and "note" in columns(path, "solve_time")


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite"
    store = Store(path)
    store.save_game("cube", "main", {"kept": True})
    store.close()
    before = versions(path)
    with monkeypatch.context() as wrong:
        add_migration(wrong, "ALTER TABLE solve_time ADD COLUMN note TEXT; ALTER TABLE nowhere ADD COLUMN note TEXT;")
        with pytest.raises(sqlite3.OperationalError):
            database.open_database(path)
    assert versions(path) == before and "note" not in columns(path, "solve_time")
    assert Store(path).load_game("cube", "main") == {"kept": True}


def add_migration(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Add one more migration for the cube's tables."""
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, script))


def versions(path: Path) -> dict[str, int]:
    """Return the table versions of a file by package; "" is for the tables that all puzzles share."""
    with closing(sqlite3.connect(path)) as db:
        common: int = db.execute("PRAGMA user_version").fetchone()[0]
        return {"": common, **dict(db.execute("SELECT package, version FROM table_version"))}


def newest() -> dict[str, int]:
    """Return the table versions of an up-to-date file."""
    schemas = {entry.package: entry.part("schema") for entry in registry.PAGES}
    tables = {package: len(schema.MIGRATIONS) for package, schema in schemas.items() if schema is not None}
    return {"": database.FIRST + len(database.MIGRATIONS), **tables}


def columns(path: Path, table: str) -> list[str]:
    """Return the names of a table's columns."""
    with closing(sqlite3.connect(path)) as db:
        return [row[1] for row in db.execute(f"PRAGMA table_info({table})")]


@pytest.fixture
def earlier_file(home: Path) -> Path:
    """Provide a data folder's file as version 0.1.0 left it; see `version_0_1_0.sql`."""
    home.mkdir()
    path = home / "statewalk.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(Path(__file__).with_name("version_0_1_0.sql").read_text(encoding="utf-8"))
    return path


def test_nothing_of_an_earlier_versions_file_is_lost(earlier_file: Path) -> None:
    for _start in range(2):
        store = Store()
        assert not store.notice
        assert store.last_slot("cube") == "3x3x3"
        assert store.read_best_results("2048", "2x2")["score"].value == 8
        times = SolveTimes(store)
        assert [(one.scramble, one.milliseconds, one.penalty) for one in times.list_solves("3x3x3")] == [
            ("L D B", 9999, "+2"),
            ("U' B2", 8000, "DNF"),
        ]
        assert [one.milliseconds for one in times.list_solves("2x2x2")] == [2500]
        assert times.last_session("3x3x3") == 2
        subject = samples.WalkSampleKey("3x3x3", Metric.QTM, 18)
        assert samples.read(store.connection, subject) == EndDepthCounts((0, 2, 5))
        library = Library(store)
        level = next(row for rows in library.index().levels.values() for row in rows if row.title == "Second")
        assert library.size == 2
        key = library.level(level.key).key
        assert [one.name for one in Snapshots(store).read_snapshots(key)] == ["At the goal"]
        assert LevelResults(store).find_best_results(key)["pushes"].moves == "R"
        assert (game := store.load_game("sokoban", key)) and game["moves"] == ["R"]
        (finished,) = FinishedGames(store).list_games(BoardShape(2, 2))
        assert (finished.result.score, finished.result.moves) == (8, 4)
        assert (finished.result.player, finished.result.won_by) == (PlayerKind.UNKNOWN, PlayerKind.UNKNOWN)
        assert (record := FinishedGames(store).record(finished.key)) and len(record["moves"]) == 4
        assert [one.name for one in SavedGameStore(store).list_games()] == ["Evening game"]
        store.close()
        assert versions(earlier_file) == newest()


@pytest.mark.parametrize("version", range(1, 5))
def test_files_from_before_some_tables_get_them(earlier_file: Path, version: int) -> None:
    tables = ["solve_time", "sokoban_level", "twenty48_game", "cube_walk_sample"]
    with closing(sqlite3.connect(earlier_file)) as db:
        for table in tables[version - 1 :]:
            db.execute(f"DROP TABLE {table}")
        db.execute(f"PRAGMA user_version = {version}")
    store = Store()
    assert store.load_game("cube", "3x3x3") is not None
    held = [store.connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] > 0 for table in tables]
    assert held == [number < version for number in range(1, 5)]
    store.close()


@pytest.mark.usefixtures("earlier_file")
def test_the_games_of_an_earlier_version_are_played_on(qtbot: QtBot) -> None:
    shown = open_window("cube")
    qtbot.addWidget(shown)
    session = shown.page.session
    assert session is not None
    assert (session.position, list(session.moves), session.seed) == (2, ["R", "U", "F'"], 7)
    session = shown.open_page("2048").session
    assert session is not None
    assert (session.position, session.seed) == (6, 11)
    shown.close()


EARLIER_SETTINGS = """[cube]
letters=true
own_colours=U#FFFFFF F#7030C0
stickers=own

[motion]
reduced=true

[sokoban]
skin=classic

[theme]
choice=dark

[timer]
session_3x3x3=3
"""


@pytest.mark.usefixtures("own_look")
def test_the_choices_of_an_earlier_version_hold(home: Path, qtbot: QtBot) -> None:
    home.mkdir()
    (home / "statewalk.ini").write_text(EARLIER_SETTINGS, encoding="utf-8")
    shown = open_window("cube")
    qtbot.addWidget(shown)
    assert theme.current().name == "dark" and theme.duration(100) == 0
    assert cube_look.letters() and cube_look.stickers().colours["F"] == "#7030C0"
    assert sokoban_look.skin() == "classic"
    timer = shown.page.findChild(Timer)
    assert timer is not None and timer.sessions.number == 3
    shown.close()


def test_two_starts_at_once_bring_a_file_up_to_date_together(earlier_file: Path) -> None:
    code = "import sys; from app.base.storage.store import Store; sys.stdin.read(1); Store().close()"
    starts = [subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE) for _ in range(2)]
    for start in starts:
        start.communicate(b".")
    assert [start.returncode for start in starts] == [0, 0]
    assert versions(earlier_file) == newest()


def test_the_file_is_in_wal_mode(tmp_path: Path) -> None:
    Store(tmp_path / "games.sqlite").close()
    with sqlite3.connect(tmp_path / "games.sqlite") as db:
        assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"


KILLED = """
import sys
from PySide6.QtCore import QTimer
from app.shell.application import make_application
from app.shell.window import open_window
app = make_application()
window = open_window("cube")
moves = iter(["R", "U", "F'"] * 1000)
timer = QTimer(interval=40)
def turn():
    window.page.session.play(next(moves))
    print(window.page.session.position, flush=True)
timer.timeout.connect(turn)
timer.start()
app.exec()
"""


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL")
def test_a_killed_process_loses_at_most_the_last_second(home: Path) -> None:
    process = subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True, env=os.environ.copy())
    assert process.stdout is not None
    played: list[float] = []
    for _line in process.stdout:
        played.append(time.monotonic())
        if len(played) == 60:
            process.send_signal(signal.SIGKILL)
            break
    killed = time.monotonic()
    process.stdout.close()
    process.wait()
    record = Store(home / "statewalk.sqlite").load_game("cube", "3x3x3")
    assert record is not None
    # a busy machine stops the program too; what it could not do meanwhile it has not lost
    pause = max(after - before for before, after in pairwise(played))
    long_before = [moment for moment in played if moment < killed - 1.0 - pause]
    assert len(record["moves"]) >= len(long_before)


KEEPING: dict[str, tuple[str, Callable[[str, float], tuple[object, ...]], str, str]] = {
    "cube_bank": (solve_bank._ADD, lambda name, now: (name, "htm", "", name, now, now), "position", "place"),
    "cube_iteration": (solve_log._KEEP, lambda name, now: (name, "htm", 1, 1, 1, now), "position", "at"),
    "sokoban_draft": (kept._KEEP.format(column="answer"), lambda name, now: (name, "", now), "level", "kept"),
}
"""For tables ordered by time: the statement that adds a row, its values, key column and order."""


@pytest.mark.parametrize("table", KEEPING)
def test_no_order_hangs_on_the_clock(tmp_path: Path, table: str) -> None:
    """Rows written later come later, even if the clock was five hours fast before."""
    store = Store(tmp_path / "games.sqlite")
    sql, values, name, order = KEEPING[table]
    now = time.time()
    for number, moment in enumerate((now, now + 18_000, now + 60)):
        store.write(table, sql, values(f"{number}", moment))
    rows = store.read(f"SELECT {name} FROM {table} ORDER BY {order}")
    assert rows == [("0",), ("1",), ("2",)]
    assert store.close()


def test_finished_games_and_counted_levels_are_in_the_order_in_which_they_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path / "games.sqlite")
    games, now = FinishedGames(store), time.time()
    result = GameResult(BoardShape(4, 4), 11, 0.1, 3000, 200, 8, None, None, PlayerKind.PERSON, PlayerKind.PERSON, True)
    for number, moment in enumerate((now, now + 18_000, now + 60)):
        monkeypatch.setattr(time, "time", lambda moment=moment: moment)
        games.put(f"{number}", result, {"moves": []})
        with store.working() as db, db:
            counted.keep(db, f"{number}", Depths(1, True, True, None, True, (), 0.1))
    assert [game.key for game in games.list_games(BoardShape(4, 4))] == ["2", "1", "0"]
    kept_levels = store.read("SELECT identity FROM sokoban_depths ORDER BY kept DESC")
    assert kept_levels == [("2",), ("1",), ("0",)]
    assert store.close()
