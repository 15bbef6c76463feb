"""`statewalk 2048 bag`, `count`, `states` and `odds`: keys, figures, invalid input, Ctrl-C."""

from __future__ import annotations

import _thread
import io
import json
import os
import threading
import time
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from app.base.language.wording import format_integer
from app.cli.main import main
from app.cli.options import BAD_INPUT, DONE, NO_ANSWER
from app.twenty48.cli.odds import announce, figures_of
from core.base.paths import tables_folder
from core.twenty48.bag.chain import BagChain
from core.twenty48.outcomes.odds import OddsTable
from core.twenty48.shape import BoardShape
from core.twenty48.states import listing
from core.twenty48.states.layers import Layers

Captured = pytest.CaptureFixture[str]


def run(capsys: Captured, *arguments: str, code: int = DONE) -> dict[str, Any]:
    """Return the JSON answer of a subcommand."""
    assert main(["2048", *arguments, "--json"]) == code
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


# bag


def test_the_bag_to_2048(capsys: Captured) -> None:
    answer = run(capsys, "bag", "--target", "2048")
    assert (answer["states"], answer["absorbing"]) == (3487, 26)
    assert round(answer["mean"], 4) == 938.8099 and round(answer["variance"], 4) == 69.4767
    assert (answer["min_moves"], answer["max_moves"]) == (519, 1032)
    assert answer["min_moves_log10_probability"] == pytest.approx(-512)
    assert len(answer["absorption"]) == 26
    likeliest = max(answer["absorption"], key=lambda end: end["probability"])
    assert likeliest["state"] == [2, 2, 8, 8, 2048]
    assert round(answer["by_sum"]["2070"], 3) == 0.368
    for key in ("by_sum", "distribution", "mixture"):
        assert sum(answer[key].values()) == pytest.approx(1, abs=1e-9), key
    mean = sum(int(moves) * share for moves, share in answer["distribution"].items())
    assert mean == pytest.approx(answer["mean"])


def test_the_bag_with_another_probability_games_and_fractions(capsys: Captured) -> None:
    more = ["--four", "1/4", "--exact", "--games", "3000", "--seed", "5"]
    answer = run(capsys, "bag", "--target", "8", *more)
    exact = answer["exact"]
    assert float(Fraction(exact["mean"])) == pytest.approx(answer["mean"]) == BagChain(3, 0.25).mean
    assert sum(map(Fraction, exact["distribution"].values())) == 1
    assert [end["state"] for end in exact["absorption"]] == [end["state"] for end in answer["absorption"]]
    assert answer["simulation"]["games"] == 3000 == sum(answer["simulation"]["distribution"].values())
    assert answer["simulation"]["mean"] == pytest.approx(answer["mean"], abs=0.1)


def test_the_bag_begins_with_one_tile_if_asked_and_tells_which_sums_are_passed(capsys: Captured) -> None:
    one, two = (run(capsys, "bag", "--target", "128", "--first-tiles", str(tiles)) for tiles in (1, 2))
    assert one["first_tiles"] == 1 and one["states"] == two["states"] + 2
    assert one["mean"] == pytest.approx(two["mean"] + 1)
    assert (two["passes"]["4"], two["passes"]["6"]) == pytest.approx((0.81, 0.909))
    assert (one["passes"]["2"], one["passes"]["4"]) == pytest.approx((0.9, 0.91))
    assert two["passes"]["100"] == pytest.approx(1 / 1.1)
    assert main(["2048", "bag", "--target", "8", "--sums"]) == DONE
    assert "passes the sum\n       4  0.810000\n       6  0.909000" in capsys.readouterr().out


def test_what_is_certain_and_what_is_rare_is_said_as_it_is(capsys: Captured) -> None:
    def told(*arguments: str) -> str:
        assert main(["2048", "bag", *arguments]) == DONE
        return capsys.readouterr().out

    certain = told("--target", "8", "--four", "0", "--games", "1")
    assert "at least 4 (probability 1.000000), at most 4 (1.000000)" in certain
    assert "1 game: mean 4.0000\n" in certain, "one game has no variance"
    rare = told("--target", "2048")
    assert "at least 519 (probability 10^-512.0), at most 1032 (10^-46.9)" in rare
    assert "0.000000" not in rare and "    2086   7.5e-09" in rare


def test_long_fractions_are_printed_whole(capsys: Captured) -> None:
    answer = run(capsys, "bag", "--target", "256", "--four", "0.123456789012345678901234567", "--exact")
    assert len(answer["exact"]["variance"]) > 5000


# count and states


def test_count(capsys: Captured) -> None:
    answer = run(capsys, "count", "--size", "3", "--target", "256")
    assert (answer["baseline"], answer["reachable_layers"]) == (124_140_015, 123_560_373)
    answer = run(capsys, "count", "--size", "4", "--target", "2048", "--layers")
    assert answer["max_sum"] == 9212 == answer["layers"][-1]["sum"]
    assert 1 + sum(layer["boards"] for layer in answer["layers"]) == answer["reachable_layers"]


def test_states(capsys: Captured) -> None:
    assert run(capsys, "states", "--size", "2", "--target", "32")["live"] == 57
    answer = run(capsys, "states", "--size", "3", "--target", "32", "--layers")
    assert answer["live"] == 124_372 == sum(layer["live"] for layer in answer["layers"])
    assert answer["over"] == 1_360 == sum(layer["over"] for layer in answer["layers"])


def test_a_listing_stopped_by_control_c_is_kept(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.twenty48.states.listing.STORE_SECONDS", 0.0)

    def interrupt() -> None:
        while not list(tables_folder().glob("*.listing")):
            time.sleep(0.01)
        _thread.interrupt_main()

    thread = threading.Thread(target=interrupt, daemon=True)
    thread.start()
    assert main(["2048", "states", "--size", "4", "--target", "16", "--disk"]) == NO_ANSWER
    thread.join()
    assert [file.name for file in tables_folder().iterdir()] == ["states-4x4-16.listing"]
    stored = listing.load_progress(tables_folder(), Layers(4, 4))
    assert stored is not None and stored.total >= 4
    assert capsys.readouterr().out == ""


def test_a_listing_that_cannot_be_kept_ends_with_a_sentence(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("core.twenty48.states.listing.STORE_SECONDS", 0.0)
    monkeypatch.setattr(os, "fsync", full)
    assert main(["2048", "states", "--size", "3", "--target", "32", "--disk"]) == NO_ANSWER
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.endswith("No space left on device.\n") and shown.err.count("\n") == 1


def test_every_board_and_target_in_one_table(capsys: Captured) -> None:
    answer = run(capsys, "count", "--all")
    assert len(answer["boards"]) == 45 and answer["largest_tile"] == {"2": 32, "3": 1024, "4": 131072}
    by_case = {(one["size"], one["target"]): one for one in answer["boards"]}
    one = by_case[4, 2048]
    assert one["fillings"] == 12**16 and one["below_target"] == 11**16 + 1 and one["reached"] is None
    assert (one["baseline"], one["reachable_layers"]) == (44_096_709_674_720_289, 44_096_167_159_459_777)
    assert (by_case[3, 1024]["reached"], by_case[3, 1024]["target_is_made"]) == (231_865_438, True)
    assert by_case[4, 32]["counted_by"].endswith("--target 32 --disk") and not by_case[3, 2048]["target_is_made"]
    assert main(["2048", "count", "--all"]) == DONE
    shown = capsys.readouterr().out.splitlines()
    assert len({len(line) for line in shown[:46]}) == 1, "columns"
    assert "4x4: 131072" in shown[46]
    for arguments, words in (
        (["count", "--all", "--size", "3"], "--all does not go with --size, --target or --layers (--size)"),
        (["count", "--size", "3"], "Give --size and --target, or --all (--target)"),
        (["count"], "or --all (--size)"),
    ):
        assert main(["2048", *arguments]) == BAD_INPUT
        said = capsys.readouterr().err
        assert words in said and said.count("\n") == 1, said


# odds


def test_odds_are_kept_in_the_cache_folder(capsys: Captured) -> None:
    answer = run(capsys, "odds", "--size", "2", "--target", "16")
    assert answer["win_probability"] == pytest.approx(0.9625, abs=1e-4)
    assert "moves" not in answer
    table = OddsTable(2, 4)
    assert table.path(tables_folder()).is_file()
    odds = table.load(tables_folder())
    assert odds is not None and odds.start_value == answer["win_probability"]
    assert run(capsys, "odds", "--size", "2", "--target", "16")["win_probability"] == answer["win_probability"]


def test_odds_of_a_position(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    board = ["odds", "--size", "3", "--target", "32", "--objective", "score"]
    answer = run(capsys, *board, "--position", "2 4 . / . 2 . / . . .")
    assert answer["expected_score"] > 0
    assert list(answer["moves"]) == ["left", "right", "up", "down"]
    assert answer["moves"]["up"] is None
    assert max(value for value in answer["moves"].values() if value is not None) == answer["value"]
    monkeypatch.setattr("sys.stdin", io.StringIO("2 4 .\n. 2 .\n. . .\n"))
    again = run(capsys, *board, "--position", "-")
    assert (again["moves"], again["value"]) == (answer["moves"], answer["value"])
    monkeypatch.setattr("sys.stdin", io.StringIO("2 4 . / . 2 . / . . .\n"))
    assert run(capsys, *board, "--position", "-")["moves"] == answer["moves"]


def test_a_position_that_has_the_target_has_no_odds(capsys: Captured) -> None:
    board = ["odds", "--size", "2", "--target", "16"]
    answer = run(capsys, *board, "--position", "16 2 / . .", code=NO_ANSWER)
    assert answer["moves"] is None and answer["value"] is None
    assert main(["2048", *board, "--position", "16 2/. ."]) == NO_ANSWER
    assert "no odds" in capsys.readouterr().out


def test_a_position_that_play_cannot_show_has_odds(capsys: Captured) -> None:
    answer = run(capsys, "odds", "--size", "3", "--target", "64", "--position", "16 16 16 / 16 16 16 / 16 16 16")
    assert answer["value"] == 1.0 and answer["moves"] == {"left": 1.0, "right": 1.0, "up": 1.0, "down": 1.0}


def test_rectangles_have_odds_states_and_strategies(capsys: Captured) -> None:
    """Rectangles such as 2x3 have odds, states and strategies; a transposed board has transposed values."""
    position = ["--position", "2 4 . / . 2 ."]
    answer = run(capsys, "odds", "--size", "2x3", "--target", "128", *position)
    assert answer["size"] == "2x3" and answer["win_probability"] == pytest.approx(0.0569922, abs=1e-7)
    across = run(capsys, "odds", "--size", "3x2", "--target", "128", "--position", "2 . / 4 2 / . .")
    left, right, up, down = answer["moves"].values()
    assert list(across["moves"].values()) == [up, down, left, right] and across["value"] == answer["value"]
    listed = run(capsys, "states", "--size", "2x3", "--target", "128", "--layers")
    assert (listed["size"], listed["live"], listed["over"]) == ("2x3", 11_230, 2_139)
    carried = run(capsys, "strategies", "--size", "2x3", "--target", "128")
    assert carried["size"] == "2x3" and carried["perfect_win_probability"] == answer["win_probability"]
    won = {one["strategy"]: one["win_probability"] for one in carried["strategies"]}
    assert won["perfect"] == pytest.approx(answer["win_probability"], rel=1e-12) and "adviser" not in won
    assert max(won.values()) == won["perfect"] > won["snake"] > won["random"] > 0


def test_a_rectangle_that_nobody_dealt_has_odds(capsys: Captured) -> None:
    """Rectangles set up by hand have odds.

    Six tiles of 32 on 2x3 merge in every direction; the other board wins if a 4 follows one of its moves.
    """
    answer = run(capsys, "odds", "--size", "2x3", "--target", "64", "--position", "32 32 32 / 32 32 32")
    assert answer["moves"] == {"left": 1.0, "right": 1.0, "up": 1.0, "down": 1.0}
    answer = run(capsys, "odds", "--size", "2x3", "--target", "64", "--position", "32 4 16 / 8 32 .")
    assert answer["moves"] == {"left": None, "right": 0.0, "up": None, "down": pytest.approx(0.1, abs=1e-15)}


def test_moves_are_told_apart_by_as_many_digits_as_that_takes() -> None:
    """Values get as many digits as distinguish the moves, at least four and only correct ones.

    A value below 1 never reads as 1.
    """
    to_win, to_score = OddsTable(2, 5), OddsTable(2, 5, objective="score")
    assert figures_of((0.5, 0.25, None, 0.12345678), to_win) == ["0.5", "0.25", "-", "0.1235"]
    assert figures_of((0.123456789, 0.123456788, None, None), to_win) == ["0.123456789", "0.123456788", "-", "-"]
    assert figures_of((1.0, 1 - 1e-11, 1 - 3e-11, None), to_win) == ["1", "0.99999999999", "0.99999999997", "-"]
    assert figures_of((1 - 1e-15, 0.5, None, None), to_win) == ["> 0.9999", "0.5", "-", "-"]
    assert figures_of((1.0, 1 - 1e-15, None, None), to_win) == ["1", "> 0.9999", "-", "-"]
    assert figures_of((0.3, 0.3 * (1 + 4e-16), None, None), to_win) == ["0.3", "0.3", "-", "-"]
    assert figures_of((4.4e-24, 4.3e-24, None, None), to_win) == ["4.4e-24", "4.3e-24", "-", "-"]
    assert figures_of((1234.5678, 1234.5691, None, None), to_score) == ["1234.568", "1234.569", "-", "-"]
    assert figures_of((None,) * 4, to_win) == ["-"] * 4


def test_what_a_table_takes_is_said_before_it_is_worked_out(capsys: Captured) -> None:
    announce(OddsTable(BoardShape(3, 4), 6))
    assert (
        capsys.readouterr().err
        == f"3x4 to 64: {format_integer(157_427_345)} boards, a table of {format_integer(1087)} MB\n"
    )
    announce(OddsTable(2, 5))
    assert capsys.readouterr().err == "", "nobody waits for it"


def test_a_table_that_does_not_fit_into_memory_is_refused_in_a_sentence(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.twenty48.outcomes.odds.half_of_memory", lambda: 1 << 30)
    assert main(["2048", "odds", "--size", "3x4", "--target", "64"]) == BAD_INPUT
    said = capsys.readouterr().err
    assert "The odds of 3x4 to 64 take 1087 MB, more than half of this machine's memory" in said
    assert said.count("\n") == 1


def test_odds_that_cannot_be_kept_are_still_told(capsys: Captured, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert main(["2048", "odds", "--size", "2", "--target", "32", "--json"]) == DONE
    shown = capsys.readouterr()
    assert json.loads(shown.out)["win_probability"] == pytest.approx(0.083, abs=0.001)
    assert "No space left on device" in shown.err and shown.err.count("\n") == 1
    assert not list((home / "tables").iterdir())


# All of them


@pytest.mark.parametrize(
    "arguments",
    [
        ["bag", "--target", "8", "--exact", "--games", "10"],
        ["count", "--size", "3", "--target", "8", "--layers"],
        ["states", "--size", "2", "--target", "8", "--layers"],
        ["odds", "--size", "2", "--target", "8", "--position", "2 2 / . ."],
    ],
)
def test_words_for_people(arguments: list[str], capsys: Captured) -> None:
    assert main(["2048", *arguments]) == DONE
    shown = capsys.readouterr()
    assert shown.out and not shown.err and "{" not in shown.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["bag", "--target", "100"], "power of two"),
        (["bag", "--target", "131072"], "from 8 to 65536"),
        (["bag", "--target", "8", "--four", "x"], "is not a probability"),
        (["bag", "--target", "8", "--four", "1/0"], "is not a probability"),
        (["bag", "--target", "8", "--four", "1.5"], "1.5 is not a probability from 0 to 1 (--four)"),
        (["bag", "--target", "8", "--games", "0"], "from 1 to 10000000"),
        (["bag", "--target", "8", "--games", "1", "--seed", "-1"], "whole number from 0"),
        (["bag", "--target", "4096", "--exact"], "up to 2048"),
        (["bag"], "required"),
        (["count", "--size", "1", "--target", "8"], "2x2 to 8x8"),
        (["count", "--size", "6", "--target", "33554432", "--layers"], "layers"),
        (["states", "--size", "4", "--target", "64"], "from 8 to 32"),
        (["states", "--size", "6", "--target", "8"], "The boards of 6x6 are too many to be listed"),
        (["odds", "--size", "4", "--target", "32"], "from 8 to 16"),
        (["odds", "--size", "2", "--target", "8", "--position", "2 2 2/2 2 2/2 2 2"], "3x3, not 2x2"),
        (["odds", "--size", "2", "--target", "8", "--position", "2 3/. ."], "3 is not a tile"),
        (["odds", "--size", "2", "--target", "8", "--objective", "fun"], "invalid choice"),
    ],
)
def test_bad_arguments_get_one_line(arguments: list[str], words: str, capsys: Captured) -> None:
    try:
        code = main(["2048", *arguments])
    except SystemExit as stop:
        code = int(str(stop.code))
    shown = capsys.readouterr()
    assert code == BAD_INPUT and shown.out == "" and words in shown.err and shown.err.count("\n") == 1


def test_control_c_ends_a_listing_and_leaves_nothing(capsys: Captured) -> None:
    timer = threading.Timer(0.4, _thread.interrupt_main)
    timer.start()
    assert main(["2048", "odds", "--size", "4", "--target", "16"]) == NO_ANSWER
    timer.join()
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.endswith("Cancelled.\n")
    assert not list(tables_folder().glob("*"))


def test_progress_is_told(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.work.progress.PROGRESS_SECONDS", 0.02)
    assert main(["2048", "states", "--size", "3", "--target", "128", "--json"]) == DONE
    shown = capsys.readouterr()
    assert json.loads(shown.out)["live"] == 2_064_918
    assert shown.err.startswith("Listing boards: ") and shown.err.rstrip().endswith("%")
