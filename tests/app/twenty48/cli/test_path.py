"""`statewalk 2048 path` splits the window's finished games into expectation, luck and geometry."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from app.base.storage.store import Store
from app.cli.main import main
from app.cli.options import BAD_INPUT, DONE, NO_ANSWER
from app.twenty48.games.finished_games import FinishedGames
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.game_path import GameFollower
from core.twenty48.board import Board
from core.twenty48.puzzle import PUZZLE
from core.twenty48.results import MoveAuthors, game_result


def random_boards(variant: str, seed: int) -> tuple[list[Board], list[str]]:
    choose, boards, moves = random.Random(seed), [PUZZLE.new(variant, seed)], []
    while legal := PUZZLE.moves(boards[-1]):
        moves.append(choose.choice(legal))
        boards.append(PUZZLE.apply(boards[-1], moves[-1])[0])
    return boards, moves


def keep(boards: list[Board], moves: list[str], *, dealt: bool = True) -> None:
    """Store a finished game as the window does."""
    store = Store()
    result = game_result(boards, MoveAuthors(), dealt=dealt)
    assert result is not None
    record = {"start": PUZZLE.format(boards[0]), "moves": moves, "position": len(moves), "seed": 1, "elapsed": 0.0,
              "info": {}, "left": []}  # fmt: skip
    FinishedGames(store).put(str(len(moves)), result, record)
    assert store.close()


def answers(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.fixture
def games() -> tuple[list[Board], list[Board]]:
    """Provide a won game and a lost one."""
    stored_games = []
    for won in (True, False):
        boards, moves = next(game for seed in range(1, 99) if (game := random_boards("3x3:32", seed))[0][-1].won is won)
        keep(boards, moves)
        stored_games.append(boards)
    return stored_games[0], stored_games[1]


def test_the_moves_of_a_game_add_up(games: tuple[list[Board], list[Board]], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2048", "path", "2", "--json"]) == DONE
    (answer,) = answers(capsys)
    path = GameFollower(BagChain(5)).follow(games[0])
    assert path is not None and answer["won"] and answer["moves"] == path.moves
    assert answer["expected"] + answer["luck"] + answer["geometry"] == pytest.approx(answer["moves"], abs=1e-12)
    assert answer["bag_moves"] + answer["geometry"] == answer["moves"]
    assert [tile["tile"] for tile in answer["tiles"]] == [8, 16, 32]
    assert all(answer[key] == answer["tiles"][-1][key] for key in ("moves", "bag_moves", "expected", "luck"))
    assert [tuple(point.values()) for point in answer["points"]] == list(path.points)
    assert main(["2048", "path", "2"]) == DONE
    first, luck, geometry, *tiles = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in tiles] == ["8", "16", "32"]
    assert first.startswith(f"{path.moves} moves: 16.4 ") and first.endswith(" geometry")
    figures = re.findall(r"[+-]?[0-9.]+", first.replace("+ ", "+").replace("− ", "-").partition(": ")[2])
    assert len(figures) == 3 and sum(map(float, figures)) == pytest.approx(path.moves)
    assert luck.startswith("Luck: with the same tiles a bag makes 32 in ") and geometry.startswith("Geometry: ")


def test_the_last_game_and_all_of_them(
    games: tuple[list[Board], list[Board]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["2048", "path", "--last", "--json"]) == DONE
    (last,) = answers(capsys)
    assert not last["won"] and last["moves"] == len(games[1]) - 1 and last["game"] == 1
    assert main(["2048", "path", "--json"]) == DONE
    assert [(row["game"], row["won"]) for row in answers(capsys)] == [(1, False), (2, True)]
    assert main(["2048", "path"]) == DONE
    lost, won = capsys.readouterr().out.splitlines()
    assert "3×3 to 32, you: lost after" in lost and "3×3 to 32, you: " in won and "geometry" in won


def test_a_game_from_a_set_board_cannot_be_taken_apart(capsys: pytest.CaptureFixture[str]) -> None:
    boards, moves = random_boards("2x2:16", 1)
    keep(boards[3:], moves[3:], dealt=False)
    assert main(["2048", "path"]) == NO_ANSWER
    assert "did not begin with two tiles" in capsys.readouterr().out
    assert main(["2048", "path", "1"]) == BAD_INPUT
    assert capsys.readouterr().err.count("\n") == 1


def test_without_games_there_is_no_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2048", "path", "--last"]) == NO_ANSWER
    assert capsys.readouterr().err == "There is no finished game yet.\n"


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["3"], "Games are numbered 1 to 2"),
        (["0"], "There is no game 0"),
        (["x"], "x is not a whole number"),
        (["1", "--last"], "Give GAME or --last, not both"),
    ],
)
def test_a_wrong_number_gets_one_line(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["2048", "path", *arguments])
    except SystemExit as stop:
        code = int(str(stop.code))
    shown = capsys.readouterr()
    assert code == BAD_INPUT and shown.out == "" and words in shown.err and shown.err.count("\n") == 1
