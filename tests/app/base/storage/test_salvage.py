"""Recovery of a damaged file, compared row by row with what was written before."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.base.storage import database
from app.base.storage.salvage.recovery import recover
from app.base.storage.salvage.write_ahead_log import index_of_log, is_log_damaged
from app.base.storage.store import Store
from app.cube.timer.solve_times import SolveTimes
from app.sokoban.library.library import Library

PAGE = 4096
Rows = Counter[tuple[str, str]]


def all_rows(db: sqlite3.Connection) -> Rows:
    """Return every row with its table's name, without the tables that the program rewrites at each start."""
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    data_tables = [name for name in tables if name not in ("table_version", "sqlite_sequence", "set_aside")]
    return Counter(
        (table, repr(row)) for table in data_tables for row in db.execute(f"SELECT * FROM {table}").fetchall()
    )


def fill(store: Store) -> None:
    """Add rows to tables of all shapes, some of them longer than a page."""
    Library(store).sync_own()
    times = SolveTimes(store)
    for number in range(600):
        times.add("3x3x3", number % 3, "R U F' " * 5, 9000 + number)
    for number in range(60):
        store.save_game("cube", f"slot {number}", {"moves": ["R", "U"] * 400 * (number % 5)})
        store.record_best("sokoban", f"level {number}", "pushes", 10 + number, "rrR" * 30)
        store.write("sokoban_draft", "INSERT INTO sokoban_draft VALUES (?, ?, '', 1.0)", (f"#{number}", "x" * 50))
        row = (f"{number:054d}", "htm", 1, 20, None, "found")
        store.write("cube_depth", "INSERT INTO cube_depth VALUES (?, ?, ?, ?, ?, ?)", row)
    assert store.finish(60)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Provide a file of saved games that was closed properly."""
    path = tmp_path_factory.mktemp("filled") / "games.sqlite"
    store = Store(path)
    fill(store)
    assert store.close()
    yield path


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Provide the file of a program that was killed: nearly everything is only in the log."""
    path = tmp_path_factory.mktemp("crashed") / "games.sqlite"
    code = f"""
import os, signal
from pathlib import Path
from app.base.storage import database, writer
from app.base.storage.store import Store
from tests.app.base.storage.test_salvage import fill
# However slow the machine is, nothing is copied out of the log: neither after some seconds nor, as many small
# transactions make it long, by SQLite itself.
writer.COPY_EVERY_S = 3600
connect = database.connect
def connect_without_copying(*arguments):
    db = connect(*arguments)
    db.execute("PRAGMA wal_autocheckpoint = 0")
    return db
database.connect = connect_without_copying
store = Store(Path({str(path)!r}))
fill(store)
os.kill(os.getpid(), {int(getattr(signal, "SIGKILL", signal.SIGTERM))})
"""
    subprocess.run([sys.executable, "-c", code], check=False)
    assert path.with_name("games.sqlite-wal").stat().st_size > 50 * PAGE
    yield path


def copy(path: Path, folder: Path) -> Path:
    """Copy the file and those beside it, and return its new path."""
    for file in path.parent.iterdir():
        shutil.copyfile(file, folder / file.name)
    return folder / path.name


def rows_in(path: Path) -> Rows:
    with closing(database.open_database(path)) as db:
        return all_rows(db)


@pytest.mark.parametrize("which", ["filled", "crashed"])
def test_of_a_whole_file_every_row_is_read(which: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    path = copy(request.getfixturevalue(which), tmp_path)
    recovery = recover(path, None)
    found = all_rows(recovery.db)
    assert found == rows_in(path) and recovery.rows == found.total() > 700
    assert recovery.db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    recovery.db.close()


def test_deleted_rows_do_not_come_back(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    store.connection.execute("PRAGMA secure_delete = OFF")
    fill(store)
    store.connection.execute("DELETE FROM solve_time")
    store.connection.execute("DELETE FROM game WHERE slot <> 'slot 3'")
    store.connection.commit()
    expected = all_rows(store.connection)
    assert store.close()
    recovery = recover(store.path, None)
    assert all_rows(recovery.db) == expected
    recovery.db.close()


def pages_of_tables(path: Path) -> list[tuple[int, str, str]]:
    """Return every page of a tree with its table or index, and whether it is a branch or a leaf."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT pageno, name, pagetype FROM dbstat WHERE pagetype <> 'overflow'").fetchall()


def test_a_page_that_is_lost_takes_no_row_of_another_page_with_it(filled: Path, tmp_path: Path) -> None:
    """A lost page costs no row of another page, even if it is a tree's root or the list of all tables."""
    before, intact_bytes = rows_in(copy(filled, tmp_path)), filled.read_bytes()
    try:
        pages = pages_of_tables(filled)
    except sqlite3.OperationalError:
        pytest.skip("SQLite was made without dbstat")
    assert {kind for _, _, kind in pages} == {"internal", "leaf"}
    path = tmp_path / "damaged.sqlite"
    # one leaf of each table and index, and every branch
    leaves = {name: page for page in pages for name in [page[1]] if page[2] == "leaf"}
    for number, name, kind in (*leaves.values(), *(page for page in pages if page[2] == "internal")):
        data = bytearray(intact_bytes)
        data[(number - 1) * PAGE : number * PAGE] = bytes([77]) * PAGE
        path.write_bytes(data)
        recovery = recover(path, None)
        lost = before - all_rows(recovery.db)
        recovery.db.close()
        assert {table for table, _ in lost} <= {name}, (number, kind)
        assert kind == "leaf" or len(lost) <= 60, (number, name)


@pytest.mark.parametrize("part", ["the first page", "the list of tables", "the root pages"])
def test_without_what_leads_to_them_the_rows_are_found_by_what_they_are(
    filled: Path, tmp_path: Path, part: str
) -> None:
    path = copy(filled, tmp_path)
    before, data = rows_in(path), bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as db:
        roots = [root for (root,) in db.execute("SELECT rootpage FROM sqlite_master WHERE rootpage > 1")]
        inner = {number for number, _, kind in pages_of_tables(path) if kind == "internal"}
        listed = [number for number, name, _ in pages_of_tables(path) if name in ("sqlite_schema", "sqlite_master")]
    lost_pages = {"the first page": [1], "the list of tables": listed, "the root pages": sorted(inner & set(roots))}
    assert lost_pages[part]
    for number in lost_pages[part]:
        data[(number - 1) * PAGE : number * PAGE] = bytes(PAGE)
    path.write_bytes(data)
    recovery = recover(path, None)
    lost = before - all_rows(recovery.db)
    recovery.db.close()
    # a branch of a table without rowid holds rows of its own
    assert lost.total() <= (60 if part == "the root pages" else 0)


def test_a_truncated_file_gives_the_rows_of_the_pages_it_has(filled: Path, tmp_path: Path) -> None:
    whole, path = filled.read_bytes(), tmp_path / "damaged.sqlite"
    before = rows_in(copy(filled, tmp_path))
    found = []
    for tenth in range(10):
        path.write_bytes(whole[: len(whole) * tenth // 10])
        recovery = recover(path, None)
        rows = all_rows(recovery.db)
        recovery.db.close()
        assert not rows - before, tenth
        found.append(rows.total())
    assert found == sorted(found) and found[0] == 0 and found[9] > before.total() // 2 and found[3] > 0


def flipped(data: bytes, chance: random.Random, *, first: int = 0, last: int = 0) -> bytes:
    """Return the bytes with one bit flipped between two offsets."""
    changed = bytearray(data)
    bit = chance.randrange(8 * first, 8 * (last or len(data)))
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def check_flip(before: Rows, path: Path) -> tuple[int, bool]:
    """Open a file with one flipped bit, as the program does.

    Returns the number of changed rows, and whether there was a message. The message must be that the file was damaged,
    and the damaged file must be kept beside the new one.
    """
    damaged = path.read_bytes()
    store = Store(path)
    Library(store).sync_own()
    store.check()
    store._writer.wait_for_check(20)
    store._on_told()
    found = store.ask(all_rows)
    asides = [one for one in path.parent.glob("*.damaged-*") if not one.name.endswith(("-wal", "-shm"))]
    assert len(asides) <= 1 and bool(asides) == bool(store.notice) and not store.problem
    assert not asides or (asides[0].read_bytes() == damaged and asides[0].name in store.notice)
    lost = (before - found).total()
    assert store.close()
    assert rows_in(path) == found
    return lost, bool(asides)


HEADER, ANYWHERE = 110, 0
"""Number of bytes from the beginning in which bits are flipped; 0 for the whole file."""


@pytest.mark.parametrize(("last", "flips"), [(HEADER, 16), (ANYWHERE, 16)])
def test_a_flipped_bit_costs_at_most_the_row_or_the_page_it_lies_in(
    filled: Path, tmp_path: Path, last: int, flips: int
) -> None:
    chance, before = random.Random(2026), rows_in(copy(filled, tmp_path))
    costs = []
    for number in range(flips):
        path = tmp_path / str(number) / "games.sqlite"
        path.parent.mkdir()
        path.write_bytes(flipped(filled.read_bytes(), chance, last=last))
        costs.append(check_flip(before, path))
    most = 0 if last == HEADER else 40
    assert max(lost for lost, _ in costs) <= most and (last != HEADER or any(told for _, told in costs))
    assert sum(lost > 1 for lost, _ in costs) <= flips // 8


def test_a_flipped_bit_in_the_log_is_told_of_and_costs_little(crashed: Path, tmp_path: Path) -> None:
    """A flipped bit in the log is reported and costs little.

    SQLite itself silently drops everything after the bit.
    """
    chance, before = random.Random(7), rows_in(copy(crashed, tmp_path))
    for number in range(8):
        folder = tmp_path / str(number)
        folder.mkdir()
        path = copy(crashed, folder)
        log = path.with_name("games.sqlite-wal")
        log.write_bytes(flipped(log.read_bytes(), chance))
        lost, was_reported = check_flip(before, path)
        assert lost <= 40 and (was_reported or not lost), number


def test_a_log_that_was_begun_anew_and_has_nothing_yet_is_whole(crashed: Path, tmp_path: Path) -> None:
    """A log whose header is new and whose frames are all old, as after a power cut, counts as intact."""
    path = copy(crashed, tmp_path)
    with closing(sqlite3.connect(path)) as db:
        before = all_rows(db)
        db.execute("PRAGMA wal_checkpoint(FULL)").fetchall()
        copied = path.read_bytes()
        frames = path.with_name(path.name + "-wal").read_bytes()
    header = bytearray(frames[:24])
    header[16:24] = b"new salt"
    low = high = 0
    words = struct.unpack(">6I" if header[3] & 1 else "<6I", header)
    for first, second in zip(words[::2], words[1::2], strict=True):
        low = (low + first + high) & 0xFFFFFFFF
        high = (high + second + low) & 0xFFFFFFFF
    path.write_bytes(copied)
    path.with_name(path.name + "-wal").write_bytes(bytes(header) + struct.pack(">2I", low, high) + frames[32:])
    store = Store(path)
    assert not store.notice and store.ask(all_rows) == before
    store.close()


@pytest.mark.parametrize("share", [0.0, 0.3, 0.99])
def test_a_log_that_was_cut_is_told_of(crashed: Path, tmp_path: Path, share: float) -> None:
    path = copy(crashed, tmp_path)
    state = index_of_log(path)
    assert state is not None and state.frames > 50
    # what lies behind is of an earlier round
    os.truncate(path.with_name("games.sqlite-wal"), round((32 + state.frames * (24 + PAGE)) * share))
    store = Store(path)
    assert "damaged" in store.notice and not store.problem
    assert not share or store.ask(all_rows).total() > 100
    store.close()


@pytest.mark.parametrize("end", database.COMPANIONS)
def test_each_file_of_a_crash_may_be_gone(crashed: Path, tmp_path: Path, end: str) -> None:
    path = copy(crashed, tmp_path)
    before = rows_in(copy(crashed, tmp_path))
    path = copy(crashed, tmp_path)
    path.with_name(path.name + end).unlink()
    store = Store(path)
    found = store.ask(all_rows)
    assert not store.problem and bool(store.notice) == (end != "-shm")
    assert (end == "-wal" or found.total() > 100) and (end != "-shm" or found == before)
    # which game was last is one row that changes: without the log it is an earlier one
    assert not [row for row in found - before if row[0] != "last_game"]
    store.close()


def test_a_whole_log_is_no_damage(crashed: Path, tmp_path: Path) -> None:
    path = copy(crashed, tmp_path)
    assert not is_log_damaged(path, index_of_log(path))
    store = Store(path)
    assert not store.notice
    store.close()


def test_a_row_that_fits_no_more_is_set_aside(tmp_path: Path) -> None:
    """A row whose required value is lost is set aside."""
    store = Store(tmp_path / "games.sqlite")
    for number in range(5):
        store.record_best("sokoban", f"level {number}", "pushes", 10, "rrR")
    assert store.close()
    data = bytearray(store.path.read_bytes())
    # the header of the record: its length, three texts, a number, a text, a number
    record_start = data.index(b"sokobanlevel 3pushes") - 7
    assert data[record_start] == 7 and data[record_start + 1] == 2 * len("sokoban") + 13
    data[record_start + 1 : record_start + 3] = 0, 2 * len("sokobanlevel 3") + 13
    store.path.write_bytes(data)
    recovery = recover(store.path, None)
    assert recovery.db.execute("SELECT count(*) FROM best").fetchone() == (4,)
    ((name, record),) = recovery.db.execute("SELECT name, record FROM set_aside")
    assert name == "best" and "sokobanlevel 3" in record
    recovery.db.close()


def test_levels_outlive_the_collection_they_were_in(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    library = Library(store)
    library.sync_own()
    levels = library.size
    assert store.close()
    with closing(sqlite3.connect(store.path)) as db:
        db.execute("DELETE FROM sokoban_collection")
        db.commit()
    recovery = recover(store.path, None)
    assert recovery.db.execute("SELECT count(*) FROM sokoban_level").fetchone() == (levels,)
    assert not recovery.db.execute("PRAGMA foreign_key_check").fetchall()
    recovery.db.close()


def test_a_damaged_file_of_the_first_version_is_read_and_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(Path(__file__).with_name("version_0_1_0.sql").read_text(encoding="utf-8"))
    with closing(sqlite3.connect(path)) as db:
        times = db.execute("SELECT count(*) FROM solve_time").fetchone()
    data = bytearray(path.read_bytes())
    data[0] ^= 1
    path.write_bytes(data)
    store = Store(path)
    assert "damaged" in store.notice and store.last_slot("cube") == "3x3x3"
    assert store.read("SELECT count(*) FROM solve_time") == [times]
    assert store.read("SELECT rows, columns FROM twenty48_game") == [(2, 2)]
    store.close()
