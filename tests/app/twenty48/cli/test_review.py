"""`statewalk 2048 review` reviews the window's finished games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.cli.main import main
from app.cli.options import BAD_INPUT, DONE, NO_ANSWER
from core.twenty48.outcomes.odds import Odds, OddsTable
from core.twenty48.puzzle import MOVES
from tests.app.twenty48.cli.test_path import keep, random_boards

Captured = pytest.CaptureFixture[str]


def run(capsys: Captured, *arguments: str) -> dict[str, Any]:
    assert main(["2048", "review", *arguments, "--json"]) == DONE
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_the_values_are_those_of_the_odds(capsys: Captured) -> None:
    boards, moves = random_boards("3x3:32", 3)
    keep(boards, moves)
    answer = run(capsys)
    odds = OddsTable(3, 5).solve()
    assert isinstance(odds, Odds) and answer["moves"] == len(moves) and len(answer["boards"]) == len(boards)
    for board, figures in zip(boards, answer["boards"], strict=True):
        if not board.won:
            assert figures["value"] == odds.value(board.cells) and figures["kind"] == "probability"
        if figures["cost"] is not None:
            values = odds.values(board.cells)
            assert values is not None
            played = values[MOVES.index(figures["played"])]
            assert played is not None and figures["value"] - played == pytest.approx(figures["cost"], abs=1e-9)
    costs = {number: one["cost"] or 0.0 for number, one in enumerate(answer["boards"], 1)}
    worst = max(answer["mistakes"], key=lambda one: one["cost"])
    assert worst["cost"] == max(costs.values()) == costs[worst["move"]]
    assert main(["2048", "review", "1"]) == DONE
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("3×3 to 32, ") and f"move {worst['move']:>5}  {worst['played']}, best was" in lines[1]


def test_on_4x4_the_adviser_goes_on_where_the_odds_end(capsys: Captured) -> None:
    boards, moves = random_boards("4x4:8", 3)
    keep(boards, moves)
    answer = run(capsys)
    kinds = [one["kind"] for one in answer["boards"]]
    seam = kinds.index("score")
    assert boards[seam].won and not boards[seam - 1].won and set(kinds[seam:]) == {"score"}
    assert answer["boards"][-1]["value"] == boards[-1].score and not answer["boards"][-1]["exact"]


def test_without_a_game_there_is_nothing_to_review(capsys: Captured) -> None:
    assert main(["2048", "review"]) == NO_ANSWER
    assert capsys.readouterr().err == "There is no finished game yet.\n"
    keep(*random_boards("2x5:128", 1))
    assert main(["2048", "review"]) == NO_ANSWER
    assert capsys.readouterr().err.startswith("Nothing is known for 2×5.")
    assert main(["2048", "review", "2"]) == BAD_INPUT
    assert "There is no game 2. Games are numbered 1 to 1" in capsys.readouterr().err
