"""`statewalk sokoban family` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.main import main
from core.sokoban.formats.collection import read_collection, read_file
from core.sokoban.replay import replay


def test_the_corridor_with_its_lengths(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "family", "fibonacci", "--n", "5", "--solve", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["moves"], found["pushes"]) == (106, 34)
    assert (found["counted_moves"], found["counted_pushes"]) == (106, 34)
    assert len(found["solution"]) == 106


def test_a_count_that_is_given_up_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["sokoban", "family", "fibonacci", "--n", "20", "--solve", "--timeout", "0.2"]
    assert main([*call, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["moves"], found["pushes"]) == (169933, 57306)
    assert found["counted_moves"] is found["counted_pushes"] is None


def test_the_level_as_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "corridor.sok"
    assert main(["sokoban", "family", "fibonacci", "--n", "7", "--out", str(out)]) == 0
    assert "306 moves, 102 pushes" in capsys.readouterr().out
    (level,) = read_file(out).levels
    assert replay(level.start, level.solutions[0]).state.solved
    assert main(["sokoban", "family", "fibonacci", "--n", "7"]) == 0
    assert read_collection(capsys.readouterr().out).levels[0].rows == level.rows


@pytest.mark.parametrize("n", ["3", "25"])
def test_sizes_that_there_are_not(n: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "family", "fibonacci", "--n", n]) == 2
    assert f"from 4 to 24, not {n}" in capsys.readouterr().err


def test_doubling_rooms_with_their_lengths(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "family", "doubling", "--n", "3", "--solve", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["moves"], found["pushes"]) == (found["counted_moves"], found["counted_pushes"]) == (732, 29)
    assert found["entrances"] == [2, 4, 8]
    assert len(found["solution"]) == 732


def test_doubling_rooms_as_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "rooms.sok"
    assert main(["sokoban", "family", "doubling", "--n", "4", "--out", str(out)]) == 0
    assert "1716 moves, 61 pushes by the formula\nRooms are entered 2, 4, 8, 16 times" in capsys.readouterr().out
    (level,) = read_file(out).levels
    assert replay(level.start, level.solutions[0]).state.solved


@pytest.mark.parametrize("n", ["0", "13"])
def test_rooms_that_there_are_not(n: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "family", "doubling", "--n", n]) == 2
    assert f"doubling rooms must be from 1 to 12, not {n}" in capsys.readouterr().err
