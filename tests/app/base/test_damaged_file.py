"""Damaged or unusable files of saved games: what is recovered, what is set aside, who may read it."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from app.base.storage import database
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.cube.timer.solve_times import SolveTimes
from app.shell.window import Window

PAGE = 4096
TIMES = 2000


def filled(path: Path) -> Store:
    """Return a store with many timed solves and a game."""
    store = Store(path)
    times = SolveTimes(store)
    for number in range(TIMES):
        times.add("3x3x3", 1, "R U F' " * 10, number)
    store.save_game("cube", "main", {"moves": ["R"]})
    assert store.finish(20)
    return store


def ruin(path: Path) -> bytes:
    """Overwrite a page in the middle of a file that nobody has open, and return the new bytes."""
    data = bytearray(path.read_bytes())
    middle = len(data) // PAGE // 2 * PAGE
    data[middle : middle + PAGE] = bytes([77]) * PAGE
    path.write_bytes(data)
    return bytes(data)


def test_what_can_be_read_of_a_damaged_file_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    assert filled(path).close()
    damaged = ruin(path)
    store = Store(path)
    found = SolveTimes(store).list_solves("3x3x3")
    assert TIMES // 2 < len(found) < TIMES
    assert store.load_game("cube", "main") == {"moves": ["R"]}
    (aside,) = (one for one in tmp_path.glob("*damaged*") if one.suffix != ".sqlite-wal")
    assert aside.read_bytes() == damaged and aside.name in store.notice
    store.close()
    again = Store(path)
    assert not again.notice and len(SolveTimes(again).list_solves("3x3x3")) == len(found)
    again.close()


def test_the_log_goes_with_the_file_that_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    for end in database.COMPANIONS:
        (tmp_path / f"games.sqlite{end}").write_bytes(b"no database" * 1000)
    aside = database.move_aside(path)
    assert not list(tmp_path.glob("games.sqlite*"))
    assert all((tmp_path / f"{aside.name}{end}").exists() for end in database.COMPANIONS)
    path.write_bytes(b"again")
    assert database.move_aside(path) != aside


def test_damage_is_found_while_the_window_is_open_and_the_games_are_saved_anew(
    window: Window, home: Path, qtbot: QtBot
) -> None:
    store = window.services.store
    times = SolveTimes(store)
    for number in range(TIMES):
        times.add("3x3x3", 1, "R U F' " * 10, number)
    assert window.page.session is not None
    window.page.session.play("R", "U")
    qtbot.waitUntil(lambda: "Saved" in window.facts)
    store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with (home / "statewalk.sqlite").open("r+b") as file:
        file.seek(20 * PAGE)
        file.write(bytes([77]) * (10 * PAGE))
    with qtbot.waitSignal(store.renewed):
        store.check()
    assert list(home.glob("*.damaged-*"))
    qtbot.waitUntil(lambda: "damaged" in window.sentence)
    qtbot.waitUntil(lambda: "Saved" in window.facts and store.finish(0))
    again = Store(home / "statewalk.sqlite")
    record = again.load_game("cube", "3x3x3")
    assert record is not None and record["moves"] == ["R", "U"] and not again.notice
    again.close()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name == "nt", reason="permissions")
def test_games_and_settings_are_their_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        path = tmp_path / "games.sqlite"
        for _start in range(2):
            store = filled(path) if not path.exists() else Store(path)
            store.save_game("cube", "main", {})
            assert store.finish(20)
            settings = Settings(tmp_path / "statewalk.ini")
            settings.set("theme/choice", "dark")
            settings.sync()
            for end in database.COMPANIONS:
                assert mode(tmp_path / f"games.sqlite{end}") == 0o600
            assert mode(tmp_path / "statewalk.ini") == 0o600
            store.close()
            # as an earlier version left them
            path.chmod(0o644)
            for end in database.COMPANIONS[1:]:
                tmp_path.joinpath(f"games.sqlite{end}").write_bytes(bytes(64))
            (tmp_path / "statewalk.ini").chmod(0o664)
        path.chmod(0o444)
        Store(path).close()
        assert mode(path) == 0o400, "what its owner has locked stays so"
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name == "nt", reason="permissions")
def test_a_damaged_database_is_its_owners_alone_where_it_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    filled(path).close()
    path.write_bytes(b"no database" * 1000)
    Store(path).close()
    assert [mode(one) for one in tmp_path.glob("*.damaged-*")] == [0o600]


def test_damaged_settings_are_kept_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "statewalk.ini"
    damaged = b"[theme]\nchoice=dark\n[cube\nletters=true\n"
    path.write_bytes(damaged)
    settings = Settings(path)
    assert settings.get("theme/choice", "") == "dark"
    (aside,) = tmp_path.glob("*damaged*")
    assert aside.read_bytes() == damaged and aside.name in settings.notice
    settings.notice_told()
    settings.set("theme/choice", "light")
    settings.sync()
    assert not Settings(path).notice


def test_settings_that_cannot_be_written_are_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QSettings, "isWritable", lambda _settings: False)
    assert Settings(tmp_path / "statewalk.ini").notice == "Settings cannot be saved: statewalk.ini cannot be changed."
