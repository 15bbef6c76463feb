"""Whatever was reported as saved survives a power cut at any moment."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.base.storage.store import Store
from app.cube.timer.solve_times import SolveTimes
from app.shell.window import open_window
from app.sokoban.library.level_set import own_levels
from app.sokoban.library.library import Library
from tests.power import RecordedDisk, recorded

SAVED, LEVEL, IMPORTED = "saved", "level", "imported"
TEXT = "x" * 3000


def use(store: Store, disk: RecordedDisk) -> None:
    """Save, change and import, and record each time what the program reports as saved."""
    times = SolveTimes(store)
    library = Library(store)
    for count in range(1, 25):
        store.save_game("cube", "main", {"moves": ["R"] * count, "text": TEXT})
        times.add("3x3x3", 1, TEXT, count)
        assert store.finish(20)
        disk.note(SAVED, place=count)
        if count % 8 == 0:
            library.save_level(f"Mine {count}", own_levels().levels[0])
            assert store.finish(20)
            disk.note(LEVEL, place=count)
        if count % 6 == 0:
            with store.working() as db, db:
                db.execute("INSERT INTO cube_pattern VALUES (?, ?, 1.0)", (f"{count}", TEXT))
            disk.note(IMPORTED, place=count)
            # the log is copied into the file and begun anew
            assert store._writer.wait_for_check(20)


def said(disk: RecordedDisk, kind: str, count: int) -> int:
    """Return the largest number that was reported as saved within the first `count` events."""
    return max((event.place for event in disk.events[:count] if event.kind == kind), default=0)


def check(disk: RecordedDisk, count: int, folder: Path, chance: random.Random | None) -> None:
    """Check that everything reported as saved within the first `count` events survives a power cut."""
    folder.mkdir()
    disk.after(count, folder, chance)
    check_folder(disk, count, folder, strict=chance is None)


def check_folder(disk: RecordedDisk, count: int, folder: Path, *, strict: bool) -> None:
    """Check that everything reported as saved is in the folder; if `strict`, without a report of damage."""
    store = Store(folder / "games.sqlite")
    game = store.load_game("cube", "main")
    assert (len(game["moves"]) if game else 0) >= said(disk, SAVED, count)
    assert len(SolveTimes(store).list_solves("3x3x3")) >= said(disk, SAVED, count)
    titles = [title for (title,) in store.read("SELECT title FROM sokoban_collection")]
    assert sum(title.startswith("Mine") for title in titles) >= said(disk, LEVEL, count) // 8
    assert store.read("SELECT count(*) FROM cube_pattern")[0][0] >= said(disk, IMPORTED, count) // 6
    assert not strict or not store.notice
    store.close()


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[RecordedDisk]:
    """Provide the recorded writes of a store in use."""
    folder = tmp_path / "used"
    Store(folder / "games.sqlite").close()
    with recorded(folder) as disk:
        store = Store(folder / "games.sqlite")
        use(store, disk)
        store.close()
        yield disk


def test_what_is_said_to_be_saved_outlasts_a_power_cut(disk: RecordedDisk, tmp_path: Path) -> None:
    marks = [at for at, event in enumerate(disk.events, 1) if event.kind in {SAVED, LEVEL, IMPORTED}]
    kinds = {event.kind for event in disk.events}
    assert {"write", "sync", SAVED, LEVEL, IMPORTED} <= kinds and len(marks) > 24
    assert {event.name for event in disk.events if event.kind == "sync"} >= {"games.sqlite", "games.sqlite-wal"}
    chance = random.Random(1)
    for at in marks[::6]:
        check(disk, at, tmp_path / f"{at}", None)
    for turn in range(12):
        at = chance.randrange(len(disk.events))
        check(disk, at, tmp_path / f"{at} {turn}", chance if turn % 2 else None)


def test_a_write_that_did_not_reach_the_disk_costs_only_its_transaction(disk: RecordedDisk, tmp_path: Path) -> None:
    """A write that did not reach the disk costs only its transaction, as a disk writes in any order.

    The missing page holds data of an older round, while the commit after it looks complete.
    """
    marks = [index for index, event in enumerate(disk.events, 1) if event.kind == SAVED][8:24:8]
    for before in marks:
        syncs = [index for index, event in enumerate(disk.events) if event.kind == "sync" and index >= before]
        waiting = disk.unsynced(syncs[0])
        assert len(waiting) > 4
        for lost, event in enumerate(waiting):
            folder = tmp_path / f"{before} {lost}"
            folder.mkdir()
            disk.write_files(syncs[0], folder, [one for one in waiting if one is not event])
            check_folder(disk, syncs[0], folder, strict=False)


def test_without_the_syncs_it_would_be_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulated disk is strict enough to lose the data of a store that does not sync."""
    monkeypatch.setattr("app.base.storage.database.sync_log", lambda _path: None)
    folder = tmp_path / "used"
    Store(folder / "games.sqlite").close()
    with recorded(folder) as disk:
        store = Store(folder / "games.sqlite")
        store.save_game("cube", "main", {"moves": ["R"]})
        assert store.finish(20)
        count = len(disk.events)
        store.close()
    (tmp_path / "cut").mkdir()
    disk.after(count, tmp_path / "cut")
    with closing(sqlite3.connect(tmp_path / "cut" / "games.sqlite")) as db:
        assert db.execute("SELECT count(*) FROM game").fetchone() == (0,)


@pytest.mark.long
def test_how_much_play_a_power_cut_costs(home: Path, tmp_path: Path, qtbot: QtBot) -> None:
    """Print how much play 200 power cuts cost in the real window, at a move every 20 to 100 ms."""
    Store().close()
    chance, played = random.Random(3), [0.0]
    with recorded(home) as disk:
        window = open_window("cube")
        qtbot.addWidget(window)
        session = window.page.session
        assert session is not None
        session.begin(session.start, seed=1)
        begin = time.monotonic()
        while time.monotonic() < begin + 40:
            session.play(chance.choice("RUFLDB"))
            played.append(time.monotonic())
            qtbot.wait(chance.randrange(20, 100))
        window.close()
        window.services.store.close()
    losses = []
    first = next(at for at, event in enumerate(disk.events) if event.moment > begin)
    last = max(at for at, event in enumerate(disk.events) if event.moment < played[-1])
    for turn in range(200):
        at = chance.randrange(first, last)
        folder = tmp_path / str(turn)
        folder.mkdir()
        disk.after(at, folder)
        store = Store(folder / "statewalk.sqlite")
        slot = store.last_slot("cube")
        game = store.load_game("cube", slot) if slot else None
        store.close()
        kept = len(game["moves"]) if game and game["seed"] == 1 else 0
        # the power goes just before the next event
        moment = disk.events[at].moment
        losses.append(max(0.0, moment - played[kept + 1]) if kept + 1 < len(played) else 0.0)
    losses.sort()
    middle, most = losses[len(losses) // 2], losses[-1]
    print(f"{len(losses)} cuts in {len(played)} moves: lost at most {most:.2f} s, half the time {middle:.2f} s")
    assert len(losses) == 200
