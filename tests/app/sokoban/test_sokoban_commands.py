"""`statewalk sokoban` without a window."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.cli import main

LEVEL = "#######\n#     #\n# @$  #\n#    .#\n#######"
BAD = "#####\n#@@$.#\n#####"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "levels.sok"
    path.write_text(f"First\n\n{LEVEL}\n\nSecond\n\n{BAD}\n", encoding="utf-8")
    return path


def answer(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    result: dict[str, Any] = json.loads(out)
    return result


def test_check(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "check", str(file), "--json"]) == 2
    found = answer(capsys)
    assert not found["valid"]
    first, second = found["levels"]
    assert first == {
        "index": 1,
        "title": "First",
        "author": "",
        "width": 7,
        "height": 5,
        "boxes": 1,
        "goals": 1,
        "valid": True,
        "findings": [],
    }
    assert not second["valid"]
    assert second["findings"] == [{"message": "There is a second man", "line": 12, "column": 3, "fatal": True}]
    assert main(["sokoban", "check", str(file)]) == 2
    assert "2 Second: cannot be played" in capsys.readouterr().out
    file.write_text(LEVEL, encoding="utf-8")
    assert main(["sokoban", "check", str(file)]) == 0


def test_reach(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "reach", str(file), "--box", "3,2", "--json"]) == 0
    found = answer(capsys)
    assert found["count"] == len(found["reachable"]) == 15
    assert found["reachable"][0] == [1, 1] and [3, 2] in found["reachable"]
    assert found["seconds"] < 1
    assert main(["sokoban", "reach", str(file), "--level", "1", "--box", "3,2"]) == 0
    assert capsys.readouterr().out.startswith("15 squares: 1,1 2,1")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--box", "1,1"], "There is no box on that square (1,1)."),
        (["--box", "9,1"], "The level has no square 9,1: it is 7 wide and 5 high."),
        (["--box", "here"], "here is not a square; write column and row as in 3,5."),
        (["--box", "3,2", "--level", "3"], "levels.sok has 2 levels, so there is no level 3."),
        (["--box", "3,2", "--level", "2"], "There is a second man (line 12, column 3)."),
    ],
)
def test_bad_input_is_one_line(
    file: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["sokoban", "reach", str(file), *arguments]) == 2
    assert capsys.readouterr().err == f"statewalk sokoban: {sentence}\n"


def test_a_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "check", str(tmp_path / "none.sok")]) == 2
    assert "none.sok cannot be read: No such file or directory." in capsys.readouterr().err
