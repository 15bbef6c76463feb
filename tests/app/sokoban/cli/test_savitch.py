"""`statewalk sokoban savitch` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.main import main


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "corridor.xsb"
    path.write_text("######\n#@$ .#\n######\n\n#####\n#@$.#\n#####\n\n#####\n#@ .#\n#  $#\n#####", encoding="utf-8")
    return str(path)


def test_an_answer_with_what_it_costs(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "savitch", file, "--limit", "8", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["reachable"], found["limit"], found["cells"], found["positions"]) == (True, 8, 4, 6)
    assert found["calls"] == found["expected_calls"] == 49848
    assert (found["depth"], found["space"], found["moves"]) == (3, 32, 2)
    assert main(["sokoban", "savitch", file, "--limit", "1"]) == 0
    assert capsys.readouterr().out.startswith(
        "The solved position cannot be reached within 1 move (1 call of 1, recursion depth 0,"
    )


def test_all_moves_there_could_be_on_three_squares(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "savitch", file, "--level", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["reachable"], found["limit"], found["moves"]) == (True, 27, 1)


def test_it_gives_up_and_says_what_it_would_take(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "savitch", file, "--max-calls", "1000", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["reachable"], found["calls"], found["limit"]) == (None, 1000, 81)
    assert found["expected_calls"] > 1e10
    assert main(["sokoban", "savitch", file, "--max-calls", "1000"]) == 1
    assert "may be reachable" in capsys.readouterr().out


def test_what_cannot_be_solved(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "savitch", file, "--level", "3", "--limit", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["reachable"], found["breadth_first"], found["moves"]) == (False, False, None)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--limit", "0"], "from 1 to 81 moves, not 0"),
        (["--max-calls", "0"], "The max-calls 0 is not a whole number from 1 to 1000000000 (--max-calls)"),
        (["--level", "9"], "9"),
    ],
)
def test_bad_input(file: str, capsys: pytest.CaptureFixture[str], options: list[str], message: str) -> None:
    assert main(["sokoban", "savitch", file, *options]) == 2
    assert message in capsys.readouterr().err


def test_a_board_that_is_too_large(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hall.xsb"
    path.write_text("########\n#@$.   #\n#      #\n#      #\n########", encoding="utf-8")
    assert main(["sokoban", "savitch", str(path)]) == 2
    assert "at most 16 free cells; this one has 18" in capsys.readouterr().err
