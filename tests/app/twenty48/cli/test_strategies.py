"""`statewalk 2048 strategies` on the command line."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from app.base.storage.store import Store
from app.cli.main import main
from app.cli.options import BAD_INPUT, DONE
from app.twenty48.games.finished_games import FinishedGames
from core.base.paths import tables_folder
from core.twenty48.adviser import adviser
from core.twenty48.puzzle import PUZZLE
from core.twenty48.results import MoveAuthors, game_result

Captured = pytest.CaptureFixture[str]


def run(capsys: Captured, *arguments: str) -> dict[str, Any]:
    assert main(["2048", "strategies", *arguments, "--json"]) == DONE
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_every_strategy_with_its_costs(capsys: Captured) -> None:
    answer = run(capsys, "--size", "2", "--target", "16", "--layers")
    assert answer["perfect_win_probability"] == pytest.approx(0.9625112538)
    by_key = {one["strategy"]: one for one in answer["strategies"]}
    assert list(by_key) == ["perfect", "snake", "corner", "greedy", "never_up", "random"], "no games, no habits"
    assert by_key["corner"]["win_probability"] == pytest.approx(0.19918552)
    for one in by_key.values():
        assert one["win_probability"] + one["cost"] == pytest.approx(answer["perfect_win_probability"])
        assert sum(habit["cost"] for habit in one["habits"]) == pytest.approx(one["cost"], abs=1e-12)
        assert one["reached"]["16"] == one["win_probability"]
        assert one["layers"][0]["sum"] == 4 and one["layers"][0]["winnable"] == answer["perfect_win_probability"]
    assert len(list(tables_folder().glob("strategy-2x2-16-*"))) == 6
    again = run(capsys, "--size", "2", "--target", "16", "--strategy", "corner")
    assert [one["win_probability"] for one in again["strategies"]] == [by_key["corner"]["win_probability"]]


def test_on_3x3_the_adviser_is_one_of_them(capsys: Captured) -> None:
    answer = run(capsys, "--size", "3", "--target", "64")
    by_key = {one["strategy"]: one for one in answer["strategies"]}
    assert list(by_key) == ["perfect", "adviser", "snake", "corner", "greedy", "never_up", "random"]
    network = by_key["adviser"]
    assert network["plays"].startswith("The program's network, looking one move ahead")
    assert by_key["snake"]["win_probability"] < network["win_probability"] < by_key["perfect"]["win_probability"]
    assert network["win_probability"] + network["cost"] == pytest.approx(answer["perfect_win_probability"])
    assert [habit["habit"] for habit in network["habits"]] == ["moves that merge", "moves that only slide"]


def test_own_habits_come_from_the_games_that_are_kept(capsys: Captured) -> None:
    store = Store()
    games = FinishedGames(store)
    for seed in range(30):
        states = [PUZZLE.new("2x2", seed)]
        moves: list[str] = []
        while states[-1].directions() and not states[-1].won:
            moves.append(PUZZLE.moves(states[-1])[0])
            states.append(PUZZLE.apply(states[-1], moves[-1])[0])
        result = game_result(states, MoveAuthors(), dealt=True)
        assert result is not None
        record = {"start": PUZZLE.format(states[0]), "moves": moves, "position": len(moves), "seed": seed}
        games.put(f"{seed:016x}-16", result, {**record, "elapsed": 1.0, "info": {}, "left": []})
    store.close()
    answer = run(capsys, "--size", "2", "--target", "16", "--strategy", "own")
    own = answer["strategies"][0]
    assert own["plays"].startswith("Plays each direction as often as you did in 30 of your own games")
    habits = {habit["habit"]: habit for habit in own["habits"]}
    assert habits["down"]["moves"] < habits["left"]["moves"], "the first legal direction was always played"


def test_on_4x4_games_are_played_side_by_side(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    board = ["--size", "4", "--target", "64", "--games", "60"]
    answer = run(capsys, *board, "--threads", "2")
    by_key = {one["strategy"]: one for one in answer["strategies"]}
    assert list(by_key) == ["snake", "corner", "greedy", "never_up", "random"]
    for one in by_key.values():
        assert one["games"] == 60 and one["low"] <= one["win_probability"] <= one["high"]
        assert one["reached"]["64"] == {"share": one["win_probability"], "low": one["low"], "high": one["high"]}
    assert by_key["snake"]["mean_score"] > by_key["random"]["mean_score"]
    again = run(capsys, *board, "--threads", "1", "--strategy", "corner")
    assert again["strategies"] == [by_key["corner"]], "the same games however many play"
    # its usual depth makes no other words, and takes ten seconds a game
    monkeypatch.setattr(adviser, "player", partial(adviser.player, depth=1))
    assert main(["2048", "strategies", *board, "--strategy", "adviser", "--games", "1"]) == DONE
    assert capsys.readouterr().out.startswith("adviser   1 of 1 game won; ")


def test_words_for_people(capsys: Captured) -> None:
    assert main(["2048", "strategies", "--size", "2", "--target", "16", "--layers"]) == DONE
    shown = capsys.readouterr().out.replace("\u2009", "")
    assert "left or up: 5.19 moves, 0.94 mistakes" in shown and "sum 4: 96.2511" in shown
    assert shown.splitlines()[1].split() == ["perfect", "96.2511%", "0%", "8.16", "0.00", "47.25"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--size", "5", "--target", "16"], "Strategies cannot be compared on 5x5"),
        (["--size", "2", "--target", "8", "--strategy", "adviser"], "no network for 2x2. Use it on 3x3, 3x4 or 4x4"),
        (["--size", "4", "--target", "8", "--strategy", "perfect"], "not known on 4x4"),
        (["--size", "4", "--target", "8", "--layers"], "on small boards only, not on 4x4"),
        (["--size", "4", "--target", "8", "--four", "0.2"], "original probability of a 4, 0.1, is possible"),
        (["--size", "4", "--target", "8", "--games", "0"], "from 1 to 10000000"),
        (["--size", "4", "--target", "12"], "power of two"),
        (["--size", "3", "--target", "2048"], "from 8 to 1024"),
        (["--size", "3", "--target", "9"], "power of two"),
        (["--size", "3", "--target", "8", "--four", "2"], "not a probability"),
        (["--size", "3", "--target", "8", "--strategy", "wild"], "invalid choice"),
        (["--size", "3", "--target", "8", "--strategy", "own"], "Too few of your games on 3x3"),
    ],
)
def test_bad_arguments_get_one_line(arguments: list[str], words: str, capsys: Captured) -> None:
    try:
        code = main(["2048", "strategies", *arguments])
    except SystemExit as stop:
        code = int(str(stop.code))
    shown = capsys.readouterr()
    assert code == BAD_INPUT and shown.out == "" and words in shown.err and shown.err.count("\n") == 1
