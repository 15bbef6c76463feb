"""A used folder with one flipped bit, or a cut, emptied or removed file; then the program starts.

There is always a window with at most one notice; every row that can be read is in its table or among those set aside,
and the damaged file is kept beside the new one.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.shell.window import open_window
from app.sokoban.library.library import Library
from core.base.paths import HOME_VARIABLE
from tests.soak.used_folder import STORE, odds

Rows = Counter[tuple[str, str]]
Damage = Callable[[Path, random.Random], str]
"""Function that damages a file, and describes the damage."""
OWN_PAGES = 60
"""Most rows of the used folder that one page holds."""
START = """
import json, sys
from PySide6.QtCore import QTimer
from app.cli import main
def leave():
    app.quit()
app, window = main.open_window("cube", None)
QTimer.singleShot(1500, leave)
app.exec()
print(json.dumps([window.sentence, list(window.facts)]))
window._let_go = True
window.close()
window.services.store.close()
"""


class Hurt(NamedTuple):
    """Damage of a file, and its effects."""

    name: str
    what: str
    rows: int
    """Number of changed rows of the file of saved games."""
    told: bool


def all_rows(db: sqlite3.Connection) -> Rows:
    """Return every row that a user would miss, with its table's name."""
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    data_tables = [name for name in tables if name not in {"table_version", "sqlite_sequence", "set_aside"}]
    return Counter(
        (table, repr(row)) for table in data_tables for row in db.execute(f"SELECT * FROM {table}").fetchall()
    )


def flip(path: Path, chance: random.Random) -> str:
    data = bytearray(path.read_bytes())
    bit = chance.randrange(8 * len(data))
    data[bit // 8] ^= 1 << bit % 8
    path.write_bytes(data)
    return f"bit {bit % 8} of byte {bit // 8}"


def cut(path: Path, chance: random.Random) -> str:
    size = chance.randrange(path.stat().st_size)
    os.truncate(path, size)
    return f"cut to {size}"


def empty(path: Path, _chance: random.Random) -> str:
    os.truncate(path, 0)
    return "emptied"


def remove(path: Path, _chance: random.Random) -> str:
    path.unlink()
    return "removed"


def open_in_process(home: Path, before: Rows) -> tuple[int, bool]:
    """Check the files as each start and its background check do.

    Returns the number of changed rows, and whether there was a message.
    """
    settings, store = Settings(home / "statewalk.ini"), Store(home / STORE)
    Library(store).sync_own()
    Library(store).index()
    store.check()
    assert store._writer.wait_for_check(60)
    store._on_told()
    assert not store.problem, "what is there can be written"
    found = store.ask(all_rows)
    told = [notice for notice in (store.notice, settings.notice) if notice]
    assert len(told) <= 1
    lost = (before - found).total()
    assert store.close()
    return lost, bool(told)


def open_window_in_process(qtbot: QtBot) -> None:
    window = open_window("cube")
    qtbot.addWidget(window)
    for key in ("2048", "sokoban", "cube"):
        window.open_page(key)
    assert window.page.session is not None
    window.page.session.play("R", "U")
    qtbot.waitUntil(lambda: "Saved" in window.facts)
    assert window.close() and window.services.store.close()


def open_program(home: Path) -> None:
    """Start the program in its own process and check that it opens without errors."""
    environment = {**os.environ, HOME_VARIABLE: str(home)}
    run = subprocess.run(
        [sys.executable, "-c", START], capture_output=True, text=True, env=environment, timeout=600, check=False
    )
    assert run.returncode == 0 and not run.stderr, run.stderr
    sentence, facts = json.loads(run.stdout)
    assert sentence and not any(fact.startswith("Not saved") for fact in facts)


def hurt(template: Path, home: Path, name: str, damage: Damage, chance: random.Random) -> str:
    """Copy the used folder, damage a file in the copy and describe the damage."""
    shutil.copytree(template, home)
    return damage(home / name, chance)


def rows_of(template: Path, folder: Path) -> Rows:
    shutil.copytree(template, folder)
    with closing(sqlite3.connect(folder / STORE)) as db:
        return all_rows(db)


def files(template: Path) -> list[str]:
    """Return every non-empty file of the used folder."""
    paths = (path for path in template.rglob("*") if path.is_file() and path.stat().st_size)
    return sorted(str(path.relative_to(template)) for path in paths)


def damage_and_start(
    template: Path,
    folder: Path,
    damages: Sequence[tuple[str, Damage]],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    *,
    each_window: int,
    each_program: int,
) -> list[Hurt]:
    """Apply each damage in its own folder and start from it.

    Some are also opened in the window, some in a process.
    """
    chance, before, result = random.Random(2026), rows_of(template, folder / "whole"), []
    for number, (name, damage) in enumerate(damages):
        home = folder / str(number)
        monkeypatch.setenv(HOME_VARIABLE, str(home))
        what = hurt(template, home, name, damage, chance)
        place = f"{number}: {name} {what}"
        damaged = (home / name).read_bytes() if (home / name).is_file() else b""
        lost, told = -1, True
        try:
            if number % each_program == each_program - 1:
                open_program(home)
            elif number % each_window == each_window - 1:
                open_window_in_process(qtbot)
            else:
                lost, told = open_in_process(home, before)
            if name.startswith("tables"):
                assert odds() > 0.5
        except Exception as error:
            error.add_note(place)
            raise
        asides = list(home.glob("statewalk.damaged-*"))
        if name == STORE and asides and damaged:
            assert damaged in [path.read_bytes() for path in asides], place
        if not name.startswith(STORE):
            assert lost <= 0 and not list(home.glob("statewalk.damaged-*[0-9]")), place
        elif damage is flip:
            assert lost <= OWN_PAGES, place
        result.append(Hurt(name, what, lost, told))
        shutil.rmtree(home)
    return result


def test_some_flipped_bits_and_every_file_cut_emptied_and_removed(
    template: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = files(template)
    chance = random.Random(1)
    weights = [(template / name).stat().st_size for name in names]
    damages: list[tuple[str, Damage]] = [(name, flip) for name in chance.choices(names, weights, k=6)]
    damages += [(name, damage) for name in (STORE, f"{STORE}-wal", "statewalk.ini") for damage in (cut, empty, remove)]
    done = damage_and_start(template, tmp_path, damages, qtbot, monkeypatch, each_window=7, each_program=15)
    assert len(done) == 15 and any(one.told for one in done)


@pytest.mark.long
def test_two_thousand_flipped_bits(
    template: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = files(template)
    print({name: (template / name).stat().st_size for name in names})
    chance = random.Random(2026)
    weights = [(template / name).stat().st_size for name in names]
    damages: list[tuple[str, Damage]] = [(name, flip) for name in chance.choices(names, weights, k=2000)]
    damages += [(name, damage) for name in names for damage in (cut, empty, remove)]
    done = damage_and_start(template, tmp_path, damages, qtbot, monkeypatch, each_window=20, each_program=100)
    flips = [one for one in done[:2000] if one.rows >= 0]
    print(
        f"{len(done)} starts; of {len(flips)} flips looked at row by row {sum(one.rows == 0 for one in flips)} cost no "
        f"row, {sum(one.rows == 1 for one in flips)} one, the worst {max(one.rows for one in flips)}; "
        f"{sum(one.told for one in flips)} were told of"
    )
    assert len(done) == 2000 + 3 * len(names)
