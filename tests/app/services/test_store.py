"""What the user would lose: saved games, best results, a damaged file, a killed process."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.cube.walk import samples
from app.services import store as store_module
from app.services.store import Store
from core.cube.metrics import Metric
from core.cube.walk.sample import Measured


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
    assert store.best("sokoban", "gate")["pushes"].moves == "uuU"
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


def test_a_file_of_a_newer_program_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    Store(path).close()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 999")
    with pytest.raises(SystemExit, match="newer"):
        Store(path)


def test_migrations_bring_an_old_file_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite"
    store = Store(path)
    store.save_game("cube", "main", {"kept": True})
    store.close()
    monkeypatch.setattr(
        store_module, "MIGRATIONS", (*store_module.MIGRATIONS, "ALTER TABLE game ADD COLUMN note TEXT DEFAULT '';")
    )
    store = Store(path)
    assert store.load_game("cube", "main") == {"kept": True}
    store.close()
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] == len(store_module.MIGRATIONS)
        assert "note" in [row[1] for row in db.execute("PRAGMA table_info(game)")]


def test_a_file_from_before_the_timer_keeps_its_games_and_takes_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite"
    with monkeypatch.context() as earlier:
        earlier.setattr(store_module, "MIGRATIONS", store_module.MIGRATIONS[:1])
        store = Store(path)
        store.save_game("cube", "main", {"kept": True})
        store.close()
    store = Store(path)
    assert store.load_game("cube", "main") == {"kept": True}
    assert store.times("3x3x3") == []
    store.add_time("3x3x3", 1, "R U", 42_180)
    assert [one.milliseconds for one in store.times("3x3x3")] == [42_180]


def test_a_file_from_before_the_library_takes_levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite"
    with monkeypatch.context() as earlier:
        earlier.setattr(store_module, "MIGRATIONS", store_module.MIGRATIONS[:2])
        store = Store(path)
        store.save_game("sokoban", "key", {"kept": True})
        store.add_time("3x3x3", 1, "R U", 42_180)
        store.close()
    store = Store(path)
    assert store.load_game("sokoban", "key") == {"kept": True} and len(store.times("3x3x3")) == 1
    with store.connection as db:
        db.execute("INSERT INTO sokoban_collection (title, head, source, place) VALUES ('Mine', '{}', '', 1)")
    other = store.connect()
    assert other.execute("SELECT title FROM sokoban_collection").fetchall() == [("Mine",)]
    other.close()


def test_a_file_from_before_the_measured_walks_takes_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite"
    with monkeypatch.context() as earlier:
        earlier.setattr(store_module, "MIGRATIONS", store_module.MIGRATIONS[:4])
        store = Store(path)
        store.save_game("cube", "main", {"kept": True})
        store.add_time("3x3x3", 1, "R U", 42_180)
        store.close()
    store = Store(path)
    assert store.load_game("cube", "main") == {"kept": True} and len(store.times("3x3x3")) == 1
    subject = samples.Subject("3x3x3", Metric.QTM, 18)
    assert samples.read(store.connection, subject) == Measured(())
    samples.add(store.connection, subject, samples.begin(store.connection, subject), Measured((0, 2, 5)))
    store.close()
    assert samples.read(Store(path).connection, subject) == Measured((0, 2, 5))


def test_times_stay_in_order_and_can_be_changed_deleted_and_put_back(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = Store(path)
    assert store.last_session("3x3x3") == 1
    first = store.add_time("3x3x3", 1, "R U", 12_345)
    second = store.add_time("3x3x3", 1, "F2", 9_999, "+2")
    store.add_time("2x2x2", 7, "R", 1_000)
    third = store.add_time("3x3x3", 2, "B", 8_000)
    store.close()
    store = Store(path)
    assert store.times("3x3x3") == [first, second, third]
    assert store.times("3x3x3", 1) == [first, second]
    assert (store.last_session("3x3x3"), store.last_session("2x2x2")) == (2, 7)
    store.set_penalty(second.key, "DNF")
    store.delete_time(first.key)
    assert [(one.key, one.penalty) for one in store.times("3x3x3", 1)] == [(second.key, "DNF")]
    store.restore_time(first)
    assert [one.key for one in store.times("3x3x3", 1)] == [first.key, second.key]


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
    long_before = [moment for moment in played if moment < killed - 1.0]
    assert len(record["moves"]) >= len(long_before)
