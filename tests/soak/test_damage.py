"""Every file of the program's folders cut, flipped, zeroed, replaced or read-only, and a full disk.

The window opens, shows at most one sentence, and is playable; the folder's contents are kept, read or set aside.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.base import registry
from app.base.storage.store import Store
from app.shell.window import Window, open_window
from core.base.paths import HOME_VARIABLE
from tests.full_disk import no_room
from tests.soak.used_folder import SETTINGS, STORE, odds

NOBODY = 65534
MOVES = ["R", "U", "F'"] * 10

Damage = Callable[[Path, random.Random], object]


def cut(path: Path, chance: random.Random) -> None:
    os.truncate(path, chance.randrange(path.stat().st_size + 1))


def flip(path: Path, chance: random.Random) -> None:
    data = bytearray(path.read_bytes())
    for _bit in range(chance.choice((1, 8, 200)) if data else 0):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    path.write_bytes(data)


def scramble(path: Path, chance: random.Random) -> None:
    path.write_bytes(chance.randbytes(path.stat().st_size))


def zero(path: Path, chance: random.Random) -> None:
    data = bytearray(path.read_bytes())
    begin = chance.choice((0, chance.randrange(len(data) + 1)))
    path.write_bytes(data[:begin] + bytes(len(data) - begin))


def make_folder(path: Path, _chance: random.Random) -> None:
    path.rename(path.with_name(f"{path.name}.before"))
    path.mkdir()


def make_read_only(path: Path, _chance: random.Random) -> None:
    path.chmod(0o444)


def make_secret(path: Path, _chance: random.Random) -> None:
    path.chmod(0)


def close_folder(path: Path, _chance: random.Random) -> None:
    path.parent.chmod(0o555)


DAMAGE: tuple[Damage, ...] = (
    cut, flip, scramble, zero, make_folder, make_read_only, make_secret, close_folder
)  # fmt: skip


@contextmanager
def unprivileged(home: Path) -> Iterator[None]:
    """Run as another user, since permissions do not restrict root."""
    if os.geteuid() != 0:
        yield
        return
    for path in (home, *home.rglob("*")):
        os.chown(path, NOBODY, NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def used(template: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Provide a copy of the used folder as the program's own folder."""
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)
        home = Path(made) / "home"
        shutil.copytree(template, home)
        monkeypatch.setenv(HOME_VARIABLE, str(home))
        yield home
        for path in (home, *home.rglob("*")):
            path.chmod(0o700)


def contents(path: Path) -> dict[str, object]:
    """Return the contents of the store's file by table; empty if it cannot be read."""
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as db:
            return {
                "game": {row[:2]: row[2] for row in db.execute("SELECT puzzle, slot, record FROM game")},
                "solve_time": set(db.execute("SELECT * FROM solve_time")),
                "levels": db.execute("SELECT count(*) FROM sokoban_level").fetchone(),
            }
    except sqlite3.Error:
        return {}


def kept_bytes(home: Path) -> set[bytes]:
    return {path.read_bytes() for path in home.rglob("*") if path.is_file()}


def use(qtbot: QtBot, pages: tuple[str, ...]) -> Window:
    """Open the program, play on the cube and leave; any exception fails the test."""
    window = open_window("cube")
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    for key in pages:
        window.open_page(key)
        qtbot.wait(1)
    page = window.open_page("cube")
    assert page.session is not None
    page.session.play(*MOVES)
    assert window.sentence
    window.page.flush()
    qtbot.waitUntil(lambda: "Saved" in window.facts or window.facts[0].startswith("Not saved: "))
    return window


def leave(window: Window) -> None:
    window._let_go = True
    window.close()
    window.services.store.close(0.1)
    window.deleteLater()


def check(qtbot: QtBot, home: Path, name: str, damage: Damage, seed: int, pages: tuple[str, ...]) -> None:
    """Damage one file of a used folder and use the program."""
    path, before = home / name, contents(home / STORE)
    damage(path, random.Random(seed))
    damaged = path.read_bytes() if path.is_file() else b""
    with unprivileged(home):
        window = use(qtbot, pages)
        saved = "Saved" in window.facts
        leave(window)
        if saved:
            store = Store(home / STORE)
            game = store.load_game("cube", "3x3x3")
            assert game is not None and game["moves"][-len(MOVES) :] == MOVES
            store.close()
        if name.startswith("tables"):
            assert odds() > 0.5
    for closed in (home, *home.rglob("*")):
        closed.chmod(0o700)
    after = contents(home / STORE)
    if not name.startswith(STORE):
        assert saved or damage is close_folder
        assert after["solve_time"] == before["solve_time"]
    elif saved and damage in {cut, flip, scramble, zero} and name == STORE:
        aside = damaged in kept_bytes(home)
        assert aside or after.get("solve_time", set()) or not damaged
    elif damage in {make_read_only, make_secret, close_folder, make_folder}:
        there = home / (f"{name}.before" if damage is make_folder else name)
        assert there.exists()
        if name == STORE and not saved:
            where = home / f"{STORE}.before" if damage is make_folder else home / STORE
            if damage is make_folder:
                where.replace(home / "again.sqlite")
                (home / f"{STORE}-wal").replace(home / "again.sqlite-wal")
                where = home / "again.sqlite"
            assert contents(where)["solve_time"] == before["solve_time"]


def files(home: Path) -> list[str]:
    return sorted(str(path.relative_to(home)) for path in home.rglob("*") if path.is_file())


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda damage: damage.__name__)
def test_a_damaged_store(used: Path, qtbot: QtBot, damage: Damage) -> None:
    check(qtbot, used, STORE, damage, 1, ("2048",))


@pytest.mark.parametrize("damage", [flip, make_folder], ids=lambda damage: damage.__name__)
@pytest.mark.parametrize("name", [SETTINGS, f"{STORE}-wal", f"{STORE}-shm"])
def test_damaged_files_beside_it(used: Path, qtbot: QtBot, name: str, damage: Damage) -> None:
    check(qtbot, used, name, damage, 2, ())


@pytest.mark.parametrize("emptied", [False, True])
def test_a_full_disk(used: Path, qtbot: QtBot, emptied: bool) -> None:
    before = contents(used / STORE)
    if emptied:
        shutil.rmtree(used)
    with no_room():
        window = use(qtbot, tuple(entry.key for entry in registry.PAGES))
        assert window.facts[0].startswith("Not saved: ")
    qtbot.waitUntil(lambda: "Saved" in window.facts)
    leave(window)
    after = contents(used / STORE)
    if not emptied:
        assert (after["solve_time"], after["levels"]) == (before["solve_time"], before["levels"])
    game = after["game"][("cube", "3x3x3")]  # type: ignore[index]
    assert json.loads(game)["moves"][-len(MOVES) :] == MOVES


@pytest.mark.long
def test_every_file_and_every_damage(template: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    pages = tuple(entry.key for entry in registry.PAGES)
    done = 0
    for seed in range(4):
        for name in files(template):
            for damage in DAMAGE if seed == 0 else (cut, flip, zero, scramble):
                with tempfile.TemporaryDirectory() as made:
                    Path(made).chmod(0o755)
                    home = Path(made) / "home"
                    shutil.copytree(template, home)
                    monkeypatch.setenv(HOME_VARIABLE, str(home))
                    print(f"{name} {damage.__name__} {seed}", flush=True)
                    check(qtbot, home, name, damage, seed, pages)
                    for path in (home, *home.rglob("*")):
                        path.chmod(0o700)
                done += 1
    print(f"{done} folders")
