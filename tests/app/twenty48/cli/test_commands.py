"""`statewalk 2048` on the command line."""

from __future__ import annotations

import json
from itertools import product

import pytest

from app.cli.main import main
from app.cli.options import BAD_INPUT, DONE
from core.base.trials import mean
from core.twenty48.play import play_random
from core.twenty48.shape import BoardShape


def test_play_tells_the_engines_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2048", "play", "--games", "500", "--seed", "7", "--player", "random", "--json"]) == DONE
    answer = json.loads(capsys.readouterr().out)
    sample = play_random(4, games=500, seed=7)
    assert answer["games"] == 500 and answer["seed"] == 7
    assert answer["mean_score"] == mean(sample.scores) and answer["mean_moves"] == mean(sample.moves)
    assert answer["share"] == {str(tile): share for tile, share in sample.share().items()}
    pace = answer["moves_per_second"]
    assert pace is answer["ms_per_move"] is None or answer["ms_per_move"] == pytest.approx(1000 / pace)


def test_play_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2048", "play", "--games", "50", "--size", "3"]) == DONE
    assert capsys.readouterr().out.startswith("50 games: mean score ")


def test_rectangles_are_played_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2048", "play", "--games", "200", "--size", "3x4", "--seed", "5", "--json"]) == DONE
    answer = json.loads(capsys.readouterr().out)
    sample = play_random(BoardShape(3, 4), games=200, seed=5)
    assert answer["size"] == "3x4" and answer["mean_score"] == mean(sample.scores)
    trained = ["--size", "3x4", "--player", "ntuple", "--depth", "1"]
    assert main(["2048", "play", "--games", "2", *trained, "--json"]) == DONE
    assert min(map(int, json.loads(capsys.readouterr().out)["share"])) >= 256
    assert main(["2048", "count", "--size", "2x3", "--target", "8", "--json"]) == DONE
    counted = json.loads(capsys.readouterr().out)
    boards = sum(1 for cells in product(range(3), repeat=6) if any(cells) and cells.count(0) < 5)
    assert counted["size"] == "2x3" and counted["baseline"] == boards + 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "--games", "0"], "from 1 to 10000000"),
        (["play", "--seed", "-1"], "is not a whole number from 0"),
        (["play", "--size", "9"], "A board of 9x9 is not possible"),
        (["play", "--size", "3by4"], "Use 4 for 4x4, or rows and columns as in 3x4"),
        (["odds", "--size", "3x4", "--target", "128"], "Use a target from 8 to 64"),
        (["odds", "--size", "3x7", "--target", "8"], "There are no exact odds for 3x7"),
        (["states", "--size", "2x4", "--target", "1024"], "Boards of 2x4 can be listed only for targets from 8 to 512"),
        (["strategies", "--size", "2x3", "--target", "256"], "Use a target from 8 to 128"),
        (["play", "--size", "3x4", "--player", "expectimax"], "plays on 4x4 only"),
        (["play", "--size", "2x5", "--player", "ntuple"], "plays on 4x4, 3x3, 3x4, 4x5, 5x5 and 6x6 only"),
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
