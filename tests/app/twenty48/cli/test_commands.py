"""`statewalk 2048` without a window."""

from __future__ import annotations

import json

import pytest

from app.cli.main import main
from app.cli.options import BAD_INPUT, DONE
from core.trials import mean
from core.twenty48.play import play_random


def test_play_tells_the_engines_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2048", "play", "--games", "500", "--seed", "7", "--player", "random", "--json"]) == DONE
    answer = json.loads(capsys.readouterr().out)
    sample = play_random(4, games=500, seed=7)
    assert answer["games"] == 500 and answer["seed"] == 7
    assert answer["mean_score"] == mean(sample.scores) and answer["mean_moves"] == mean(sample.moves)
    assert answer["share"] == {str(tile): share for tile, share in sample.share().items()}
    assert answer["moves_per_second"] > 0
    assert answer["ms_per_move"] == pytest.approx(1000 / answer["moves_per_second"])


def test_play_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2048", "play", "--games", "50", "--size", "3"]) == DONE
    assert capsys.readouterr().out.startswith("50 games: mean score ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "--games", "0"], "1 or more"),
        (["play", "--seed", "-1"], "is not a whole number from 0"),
        (["play", "--size", "9"], "invalid choice"),
        (["play", "--player", "nobody"], "invalid choice"),
        ([], "Choose from play, bag, count, states, odds, chances, path, review, life, strategies."),
    ],
)
def test_bad_arguments_get_one_line(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["2048", *arguments])
    except SystemExit as stop:
        code = int(str(stop.code))
    shown = capsys.readouterr()
    assert code == BAD_INPUT and shown.out == "" and words in shown.err and shown.err.count("\n") == 1
