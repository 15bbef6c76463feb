"""`statewalk 2048 life` on the command line."""

from __future__ import annotations

import json

import pytest

from app.cli.main import main
from app.cli.options import BAD_INPUT, DONE
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.life import life, way
from tests.app.twenty48.cli.test_path import keep, random_boards

Captured = pytest.CaptureFixture[str]


def test_the_chain_stands_alone_without_games(capsys: Captured) -> None:
    assert main(["2048", "life", "--size", "4", "--target", "2048", "--json"]) == DONE
    answer = json.loads(capsys.readouterr().out)
    assert (answer["states"], answer["absorbing"], answer["games"]) == (3487, 26, 0)
    assert answer["mean"] == pytest.approx(938.8099, abs=1e-4) and answer["own_mean"] is None
    assert answer["ends"][0]["tiles"] == [2, 2, 8, 8, 2048]


def test_own_games_stand_beside_it(capsys: Captured) -> None:
    games = [random_boards("3x3:16", seed) for seed in range(1, 9)]
    # as many moves are the same game to this test's helper: one of each
    games = list({len(moves): (boards, moves) for boards, moves in games if boards[-1].won}.values())
    for boards, moves in games:
        keep(boards, moves)
    keep(*random_boards("3x3:32", 50))
    chain = BagChain(4)
    ways = [one for boards, _ in games if (one := way(chain, boards)) is not None]
    assert main(["2048", "life", "--size", "3", "--target", "16", "--json"]) == DONE
    answer, wanted = json.loads(capsys.readouterr().out), life(chain, ways)
    assert answer["games"] == wanted.games == len(games) > 1
    assert answer["own_mean"] == pytest.approx(wanted.own_mean.figure) and answer["fours"] == wanted.fours
    assert main(["2048", "life", "--size", "3", "--target", "16"]) == DONE
    lines = capsys.readouterr().out.splitlines()
    assert [line[0] for line in lines[::3]] == list(
        "1234567"
    ) and f"your games  {wanted.fours} came in your games" in lines[17]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["--size", "9", "--target", "8"], "--size"), (["--size", "2", "--target", "64"], "no target for 2x2")],
)
def test_bad_arguments_get_one_line(arguments: list[str], words: str, capsys: Captured) -> None:
    try:
        code = main(["2048", "life", *arguments])
    except SystemExit as stop:
        code = int(str(stop.code))
    assert code == BAD_INPUT
    shown = capsys.readouterr()
    assert shown.out == "" and words in shown.err and shown.err.count("\n") == 1
