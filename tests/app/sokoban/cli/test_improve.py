"""`statewalk sokoban improve` on the command line."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from app.cli.main import main

ROWS = "#######\n#     #\n# @$  #\n#    .#\n#######"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "levels.sok"
    path.write_text(f"Short\n\n{ROWS}\n\nSolution\nlruldrRRurD\n\nNone\n\n{ROWS}\n", encoding="utf-8")
    return path


def improved(file: Path, capsys: pytest.CaptureFixture[str], *options: str, code: int = 0) -> dict[str, Any]:
    assert main(["sokoban", "improve", str(file), "--json", *options]) == code
    (line,) = capsys.readouterr().out.splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


def test_the_stored_solution_is_shortened(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = improved(file, capsys, "--order", "moves")
    assert found["solved"]
    assert (found["pushes_before"], found["moves_before"]) == (3, 11)
    assert found["moves"] < 11
    assert found["pushes"] == 3
    assert found["solution"].lower().count("d") >= 1


def test_moves_that_do_not_solve_keep_their_end(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = improved(file, capsys, "--level", "2", "--moves", "lruldrR")
    assert not found["solved"]
    assert found["pushes"] == 1
    assert found["solution"] == "R"


def test_nothing_shorter_is_an_answer_too(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = improved(file, capsys, "--level", "2", "--moves", "R", code=1)
    assert not (found["improved"] or found["cut_short"])
    assert found["solution"] == "R"


def test_that_nothing_is_shorter_is_not_said_of_a_search_that_was_cut_short(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sokoban", "improve", str(file), "--level", "2", "--moves", "RRurD", "--timeout", "1e-9"]) == 1
    told = capsys.readouterr().out
    assert told.startswith("No shorter moves were found within the time and memory (3 pushes, 5 moves;")


def test_a_search_that_came_to_its_end_was_not_cut_short_whatever_the_clock_says(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = itertools.count()
    monkeypatch.setattr("app.sokoban.cli.improve.time.perf_counter", lambda: 3600.0 * next(hours))
    found = improved(file, capsys, "--level", "2", "--moves", "R", code=1)
    assert found["seconds"] >= 3600 and not found["cut_short"]


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        (["--level", "2"], "--moves"),
        (["--level", "2", "--moves", "dddd"], "move 2"),
        (["--moves", "x"], "x"),
        (["--timeout", "nan"], "--timeout"),
        (["--memory", "0"], "--memory"),
    ],
)
def test_bad_input_is_one_sentence(
    file: Path, capsys: pytest.CaptureFixture[str], options: list[str], wrong: str
) -> None:
    assert main(["sokoban", "improve", str(file), *options]) == 2
    printed = capsys.readouterr().err
    assert wrong in printed
    assert printed.count("\n") == 1
