"""`statewalk cube solve` reads stored proofs, adds to them, and shares them with an open window."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QStandardPaths

from app.base.storage import database
from app.base.storage.store import Store
from app.cli import main
from app.cube.solve.archive import DepthArchive
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from core.cube.puzzle import PUZZLE
from core.cube.solve import tables
from core.cube.solve.bracket import Bracket, BracketSource
from core.cube.solve.knowledge import Knowledge
from tests.core.cube.solve.cosets import shallow_table

SCRAMBLE, MIRROR = "R U2 F' D", "L' U2 F D'"
Answer = Callable[..., dict[str, Any]]


@pytest.fixture(autouse=True)
def shallow_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a table that knows depths up to 4 only instead of a full one."""
    monkeypatch.setattr(tables, "generate", lambda *_, **__: shallow_table("htm"))


@pytest.fixture
def answer(capsys: pytest.CaptureFixture[str]) -> Answer:
    """Return a function that returns the command's answer as if it was started anew."""

    def ask(*arguments: str) -> dict[str, Any]:
        assert main.main(["cube", "solve", "--json", *arguments]) == 0
        found: dict[str, Any] = json.loads(capsys.readouterr().out)
        return found

    return ask


def in_the_window(store: Store) -> Knowledge:
    return Knowledge(PUZZLE, Metric.HTM, DepthArchive(store))


def test_what_was_proved_is_not_searched_for_again(answer: Answer, capsys: pytest.CaptureFixture[str]) -> None:
    first = answer(SCRAMBLE)
    assert first["nodes"] > 0 and first["optimal"]
    again = answer(SCRAMBLE)
    assert {**first, "nodes": 0, "seconds": again["seconds"]} == again
    mirrored = answer(MIRROR)
    assert mirrored["nodes"] == 0 and mirrored["optimal"] and mirrored["length"] == 4
    assert answer(SCRAMBLE, "--fresh")["nodes"] == first["nodes"]
    assert main.main(["cube", "solve", SCRAMBLE]) == 0
    assert capsys.readouterr().out.strip().endswith("(4 moves HTM, proved shortest earlier)")


def test_fresh_and_two_phase_keep_nothing(answer: Answer) -> None:
    answer(SCRAMBLE, "--fresh")
    answer(SCRAMBLE, "--solver", "twophase")
    assert not database.users_file().exists()
    answer(SCRAMBLE)
    assert database.users_file().stat().st_mode & 0o077 == 0


def test_a_window_that_is_open_and_the_command_tell_one_another(answer: Answer) -> None:
    store = Store()
    of_window = tuple(inverse_moves(SCRAMBLE.split()))
    in_the_window(store).learn(position(SCRAMBLE.split()), Bracket(Metric.HTM, 4, 4, of_window, BracketSource.SOLVER))
    assert store.finish(5)
    assert answer(MIRROR)["nodes"] == 0
    other = position(["R", "U", "F"])
    assert answer("R U F")["nodes"] > 0
    known = in_the_window(store).look_up(other)
    assert known.is_proved and known.source is BracketSource.SOLVER
    in_the_window(store).learn(other, Bracket(Metric.HTM, 2, 9, None, BracketSource.SOLVER))
    assert store.finish(5)
    assert answer("R U F")["nodes"] == 0, "what the window knew less of takes nothing away"
    store.close()


@pytest.mark.parametrize(("content", "reason"), [(b"not a database " * 100, "is damaged"), (None, "cannot be opened")])
def test_a_file_that_is_none_is_left_alone_and_told_of_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes | None, reason: str
) -> None:
    path = database.users_file()
    path.parent.mkdir()
    path.mkdir() if content is None else path.write_bytes(content)
    lines = tmp_path / "lines.txt"
    lines.write_text(f"{SCRAMBLE}\nR U F\n", encoding="utf-8")
    assert main.main(["cube", "solve", "--file", str(lines)]) == 0
    said = capsys.readouterr()
    assert said.out.count("proved shortest") == 2
    assert said.err.count("Proofs cannot be stored") == 1 and reason in said.err
    assert path.is_dir() if content is None else path.read_bytes() == content


def test_a_newer_programs_file_is_left_alone(answer: Answer, capsys: pytest.CaptureFixture[str]) -> None:
    Store().close()
    with sqlite3.connect(database.users_file()) as db:
        db.execute("UPDATE table_version SET version = 99")
    db.close()
    assert answer(SCRAMBLE)["optimal"]
    assert main.main(["cube", "solve", MIRROR]) == 0
    said = capsys.readouterr()
    assert "4 moves HTM, proved shortest)" in said.out and "newer Statewalk" in said.err


def test_the_programs_own_folders_are_found_without_qt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("STATEWALK_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    assert database.users_file() == Path(place) / "statewalk" / "statewalk.sqlite"
