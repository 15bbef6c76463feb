"""`statewalk sokoban reach` and `deadlock` on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.cli.main import main

LEVEL = "#######\n#     #\n# @$  #\n#    .#\n#######"


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "one.xsb"
    path.write_text(LEVEL, encoding="utf-8")
    return str(path)


def answer(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


@pytest.mark.parametrize("order", ["pushes", "moves"])
def test_the_path_to_a_square(file: str, capsys: pytest.CaptureFixture[str], order: str) -> None:
    call = ["sokoban", "reach", file, "--box", "3,2", "--path-to", "5,3", "--order", order]
    assert main([*call, "--json"]) == 0
    found = answer(capsys)
    assert (found["path_to"], found["order"], found["pushes"], found["moves"]) == ([5, 3], order, 3, 5)
    assert found["path"] == "RRurD"
    assert main(call) == 0
    assert capsys.readouterr().out == "RRurD (pushes: 3, moves: 5)\n"


def test_a_square_out_of_reach_has_no_path(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "reach", file, "--box", "3,2", "--moves", "rru", "--path-to", "3,1"]) == 2
    capsys.readouterr()
    call = ["sokoban", "reach", file, "--box", "5,2", "--moves", "rr", "--path-to", "4,2"]
    assert main([*call, "--json"]) == 1
    found = answer(capsys)
    assert (found["path"], found["pushes"], found["moves"]) == (None, None, None)
    assert main(call) == 1
    assert capsys.readouterr().out == "The box cannot be pushed to 4,2.\n"


def test_pulls(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "reach", file, "--box", "3,2", "--path-to", "2,2", "--pull"]) == 0
    assert capsys.readouterr().out == "L (pushes: 1, moves: 1)\n"


def test_a_corral_is_a_deadlock(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    level = tmp_path / "corral.xsb"
    level.write_text("########\n#@  .$ #\n#    * #\n#    * #\n# $. ###\n########\n", encoding="utf-8")
    assert main(["sokoban", "deadlock", str(level)]) == 0
    assert capsys.readouterr().out == "Deadlock (corral): 5,1 5,2 5,3\n"


def test_a_deadlock(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "deadlock", file, "--json"]) == 0
    found = answer(capsys)
    assert (found["deadlock"], found["kind"], found["boxes"]) == (False, None, [])
    assert main(["sokoban", "deadlock", file, "--moves", "dr U", "--json"]) == 0
    found = answer(capsys)
    assert (found["deadlock"], found["kind"], found["boxes"]) == (True, "dead_square", [[3, 1]])
    assert main(["sokoban", "deadlock", file, "--moves", "drU"]) == 0
    assert capsys.readouterr().out == "Deadlock (dead square): 3,1\n"


def test_bad_input_is_one_line(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, sentence in (
        (["reach", "--box", "3,2", "--path-to", "9,9"], "The level has no square 9,9: it is 7 wide and 5 high."),
        (["reach", "--box", "3,2", "--path-to", "x"], "x is not a square; write column and row as in 3,5."),
        (["reach", "--box", "3,2", "--moves", "ulll"], "The man cannot go left (move 3 of 4)."),
        (["deadlock", "--moves", "rx"], "x is not a move. Use l u r d, or L U R D for a push (line 1, column 2)."),
    ):
        assert main(["sokoban", arguments[0], file, *arguments[1:]]) == 2
        assert capsys.readouterr().err == f"statewalk sokoban {arguments[0]}: {sentence}\n"
