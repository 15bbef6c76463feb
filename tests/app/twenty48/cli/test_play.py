"""`statewalk 2048 play` with players that look ahead."""

from __future__ import annotations

import _thread
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from app.cli.main import main
from app.cli.options import BAD_INPUT, DONE, NO_ANSWER
from core.base.trials import mean
from core.twenty48.adviser import adviser
from core.twenty48.adviser.expectimax import Player


def played(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(["2048", "play", *arguments, "--json"]) == DONE
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_expectimax_tells_the_engines_figures(capsys: pytest.CaptureFixture[str]) -> None:
    answer = played(["--player", "expectimax", "--depth", "1", "--games", "20", "--seed", "4"], capsys)
    sample = Player(depth=1).play(games=20, seed=4)
    assert (answer["player"], answer["depth"], answer["games"], answer["seed"]) == ("expectimax", 1, 20, 4)
    assert answer["mean_score"] == mean(sample.scores) and answer["mean_moves"] == mean(sample.moves)
    assert answer["share"] == {str(tile): share for tile, share in sample.share().items()}
    pace = answer["moves_per_second"]
    assert pace is answer["ms_per_move"] is None or answer["ms_per_move"] == pytest.approx(1000 / pace)


MEASURED = {"moves_per_second", "ms_per_move", "seconds"}
"""Keys of the answer that may differ between two runs."""


@pytest.mark.parametrize(
    "arguments", [["--games", "500", "--size", "3"], ["--player", "expectimax", "--depth", "1", "--games", "7"]]
)
def test_games_played_at_the_same_time_and_by_a_cluster_are_the_same(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    def figures(*more: str) -> dict[str, Any]:
        return {key: value for key, value in played([*arguments, *more], capsys).items() if key not in MEASURED}

    one_by_one = figures()
    assert one_by_one["games"] == int(arguments[arguments.index("--games") + 1])
    assert figures("--threads", "3") == one_by_one
    with LocalCluster(
        n_workers=1, processes=False, protocol="tcp", host="127.0.0.1", dashboard_address=":0", silence_logs=50
    ) as cluster:
        assert figures("--scheduler", cluster.scheduler_address) == one_by_one


def test_ctrl_c_tells_of_the_games_that_were_finished(capsys: pytest.CaptureFixture[str]) -> None:
    threading.Timer(0.5, _thread.interrupt_main).start()
    code = main(["2048", "play", "--games", "10000000", "--threads", "2", "--json"])
    shown = capsys.readouterr()
    assert code == NO_ANSWER
    assert 0 < json.loads(shown.out)["games"] < 10_000_000


def test_reached_counts_every_game_with_that_tile_or_more(capsys: pytest.CaptureFixture[str]) -> None:
    answer = played(["--player", "expectimax", "--depth", "1", "--games", "20"], capsys)
    tiles = sorted(map(int, answer["share"]))
    for tile in tiles:
        share = sum(answer["share"][str(larger)] for larger in tiles if larger >= tile)
        assert answer["reached"][str(tile)] == pytest.approx(share)
    assert answer["reached"][str(tiles[0])] == pytest.approx(1)


@pytest.mark.parametrize("depth", [1, None])
def test_the_network_plays(
    depth: int | None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adviser, "DEPTH", 2)  # the real one takes seconds for a game
    monkeypatch.setattr(adviser, "DANGER", None)
    options = [] if depth is None else ["--depth", str(depth)]
    answer = played(["--player", "ntuple", "--games", "1", "--seed", "2", *options], capsys)
    network = adviser.Adviser.load().network
    assert answer["mean_score"] == adviser.player(network, depth).play(games=1, seed=2).scores[0] > 5000
    assert answer["depth"] == (adviser.DEPTH if depth is None else depth)


def test_people_read_the_time_of_a_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2048", "play", "--player", "expectimax", "--games", "5"]) == DONE
    assert capsys.readouterr().out.endswith(" ms a move\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--depth", "2"], "does not look ahead (--depth)"),
        (["--player", "expectimax", "--size", "3"], "4x4 only (--size)"),
        (["--player", "ntuple", "--size", "7"], "5x5 and 6x6 only (--size)"),
        (["--player", "expectimax", "--depth", "0"], "from 1 to 8"),
        (["--player", "ntuple", "--depth", "9"], "from 1 to 8"),
        (["--player", "expectimax", "--games", "0"], "from 1 to 10000000"),
        (["--threads", "0"], "(--threads)"),
        (["--scheduler", "nonsense"], "No Dask scheduler answers at nonsense (--scheduler)"),
    ],
)
def test_bad_arguments_get_one_line(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2048", "play", *arguments]) == BAD_INPUT
    shown = capsys.readouterr()
    assert shown.out == "" and words in shown.err and shown.err.count("\n") == 1


def test_damaged_weights_get_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "2048-4x4.network"
    content = adviser.WEIGHTS.read_bytes()
    path.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    monkeypatch.setattr(adviser, "WEIGHTS", path)
    assert main(["2048", "play", "--player", "ntuple", "--games", "1"]) == BAD_INPUT
    shown = capsys.readouterr()
    assert (
        shown.err == "statewalk 2048 play: 2048-4x4.network is damaged: its checksum does not fit.\n"
        and shown.out == ""
    )
