"""`statewalk 2048 chances` on the command line."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from app.cli.main import main
from app.cli.options import BAD_INPUT, DONE, NO_ANSWER

Captured = pytest.CaptureFixture[str]
BOARD = ". 2 . . / 4 8 . 2 / 16 32 64 8 / 512 1024 128 64"
QUICK = ("--depth", "1", "--games", "60", "--seed", "4")


def run(capsys: Captured, *arguments: str) -> dict[str, Any]:
    assert main(["2048", "chances", *arguments, "--json"]) == DONE
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert answer.pop("seconds") > 0
    return answer


def test_the_same_seed_gives_the_same_figures_on_any_number_of_threads(capsys: Captured) -> None:
    answer = run(capsys, BOARD, *QUICK, "--threads", "1")
    assert run(capsys, BOARD, *QUICK, "--threads", "3") == answer
    assert not answer["exact"] and (answer["games"], answer["seed"], answer["depth"]) == (60, 4, 1)
    tiles = {one["tile"]: one for one in answer["chances"]}
    assert list(tiles) == [1024, 2048, 4096, 8192] and tiles[1024]["made"] and tiles[1024]["chance"] == 1
    for one in answer["chances"]:
        assert 0 <= one["low"] <= one["chance"] <= one["high"] <= 1
    assert tiles[2048]["chance"] >= tiles[4096]["chance"] >= tiles[8192]["chance"]


def test_small_boards_are_exact(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("2 .\n4 .\n"))
    answer = run(capsys, "-")
    assert answer["exact"] and "games" not in answer
    odds = {one["tile"]: one["chance"] for one in answer["chances"]}
    assert odds == pytest.approx({8: 1.0, 16: 0.96148375, 32: 0.08280077}, abs=1e-8)
    assert main(["2048", "chances", "4 2 / 16 ."]) == DONE
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["      8  made", "     16  made"] and lines[-1].startswith("Exact")


def test_words_for_people(capsys: Captured) -> None:
    assert main(["2048", "chances", BOARD, *QUICK]) == DONE
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "   1024  made" and lines[1].startswith("   2048  ≈ ") and "60 games" in lines[-1]


def test_a_board_that_play_cannot_show_has_exact_chances(capsys: Captured) -> None:
    assert main(["2048", "chances", "8 8 / 8 8", "--json"]) == DONE
    chances = json.loads(capsys.readouterr().out)["chances"]
    assert [(one["tile"], one["made"]) for one in chances] == [(8, True), (16, False), (32, False)]
    assert chances[1]["chance"] == 1 and chances[2]["chance"] == 1


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("2 4 / 4 2", "No move is left."),
        ("2 . . . . / . . . . . / . . . . . / . . . . . / . . . . 2", "No odds for 5×5"),
    ],
)
def test_where_nothing_can_be_said_it_says_why(board: str, words: str, capsys: Captured) -> None:
    assert main(["2048", "chances", board]) == NO_ANSWER
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.startswith(words) and shown.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["2 3 / . ."], "line 1, column 3"),
        ([BOARD, "--games", "0"], "--games"),
        ([BOARD, "--seed", "-1"], "--seed"),
        ([BOARD, "--depth", "9"], "The depth 9 is not a whole number from 1 to 8"),
        ([BOARD, "--threads", "0"], "--threads"),
    ],
)
def test_bad_arguments_get_one_line(arguments: list[str], words: str, capsys: Captured) -> None:
    assert main(["2048", "chances", *arguments]) == BAD_INPUT
    shown = capsys.readouterr()
    assert shown.out == "" and words in shown.err and shown.err.splitlines()[-1].startswith("statewalk")
