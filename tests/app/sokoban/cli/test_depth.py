"""`statewalk sokoban depth` and `walk` on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.cli.main import main
from resources import ROOT
from tests.app.sokoban.levels import own_level

OWN = str(ROOT / "levels" / "statewalk.sok")
WINDOW, MONASTERY = (str(own_level(title) + 1) for title in ("The Window", "The Monastery"))


def run(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    assert main(["sokoban", *arguments, "--json"]) == code
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


def test_depth_of_the_first_level(capsys: pytest.CaptureFixture[str]) -> None:
    found = run(capsys, "depth", OWN)
    assert found["layers"] == [1, 4, 6, 5, 2]
    assert found["solvable_layers"] == [1, 2, 1, 0, 0]
    assert found["dead_layers"] == [0, 2, 5, 5, 2]
    assert (found["states"], found["solvable"], found["dead"], found["unknown"]) == (18, 4, 14, 0)
    assert (found["exact"], found["pushes"], found["unsolvable"], found["metric"]) == (True, 2, False, "pushes")
    assert sum(found["backward_layers"]) == 4
    assert found["backward_exact"] is True
    assert main(["sokoban", "depth", OWN]) == 0
    assert "18 positions, 4 solvable, 14 deadlocked. Fewest pushes: 2." in capsys.readouterr().out


def test_depth_after_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "one.xsb"
    file.write_text("#######\n#@$  .#\n#######", encoding="utf-8")
    assert run(capsys, "depth", str(file))["layers"] == [1, 1, 1, 1]
    after = run(capsys, "depth", str(file), "--moves", "RR")
    assert (after["layers"], after["pushes"]) == ([1, 1], 1)


def test_depth_beyond_the_limit_is_a_lower_part(capsys: pytest.CaptureFixture[str]) -> None:
    whole = run(capsys, "depth", OWN, "--level", WINDOW)
    part = run(capsys, "depth", OWN, "--level", WINDOW, "--states", "20000")
    assert whole["exact"]
    assert not part["exact"]
    # those that can be solved are counted past the limit
    assert 20_000 <= part["states"] < whole["states"]
    counted = part["counted_layers"]
    assert part["layers"][:counted] == whole["layers"][:counted]
    assert part["solvable_layers"] == whole["solvable_layers"][: len(part["solvable_layers"])]
    assert part["pushes"] == whole["pushes"]
    tiny = run(capsys, "depth", OWN, "--level", MONASTERY, "--states", "500")
    assert (tiny["states"], tiny["solvable"], tiny["dead"], tiny["unknown"]) == (500, 0, 0, 500)
    assert tiny["pushes"] is None


def test_depth_of_a_level_with_a_goal_out_of_reach(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "apart.xsb"
    file.write_text("##########\n#@$  .##*#\n##########", encoding="utf-8")
    found = run(capsys, "depth", str(file))
    assert (found["pushes"], found["backward_layers"], found["backward_exact"]) == (3, None, False)
    assert main(["sokoban", "depth", str(file)]) == 0
    told = capsys.readouterr()
    assert "Fewest pushes: 3." in told.out and "Cancelled" not in told.err


def test_the_table_says_what_is_not_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "depth", OWN, "--level", MONASTERY, "--states", "500"]) == 0
    head, first, *_, last, sentence = capsys.readouterr().out.splitlines()
    assert head.split() == ["depth", "positions", "solvable", "deadlocked", "unknown"]
    assert first.split() == ["0", "1", "0", "0", "1"], "that there is one position at the start is no lower bound"
    assert "≥" in last
    assert sentence == "More than 500 positions."


def test_an_exact_walk(capsys: pytest.CaptureFixture[str]) -> None:
    found = run(capsys, "walk", OWN, "--pushes", "2")
    assert found["solve_probability"] == pytest.approx(1 / 14)
    assert found["expected_pushes"] == pytest.approx(12 / 7)
    assert found["expected_pushes_to_solve"] == pytest.approx(16 / 7)
    assert (found["exact"], found["method"], found["metric"], found["moves"]) == (True, "exact", "pushes", 2)
    assert (found["states"], found["dead"], found["layers"]) == (18, 14, [1, 4, 6, 5, 2])
    assert sum(found["distribution"]) + found["dead_after"] == pytest.approx(1)
    assert found["distribution"][1] == 0
    alive = sum(found["distribution"])
    assert found["mean"] == pytest.approx(sum(d * p for d, p in enumerate(found["distribution"])) / alive)
    assert run(capsys, "walk", OWN, "--pushes", "0")["distribution"] == [0, 0, 1]
    assert main(["sokoban", "walk", OWN]) == 0
    assert "solved with probability 0.0714286" in capsys.readouterr().out


def test_a_drawn_walk(capsys: pytest.CaptureFixture[str]) -> None:
    call = ("walk", OWN, "--method", "sample", "--samples", "4000", "--seed", "3", "--pushes", "2")
    found = run(capsys, *call)
    assert found == run(capsys, *call)
    low, high = found["solve_interval"]
    assert low < 1 / 14 < high
    assert (found["exact"], found["samples"], found["seed"], found["cut"]) == (False, 4000, 3, 0)
    assert found["expected_pushes"] == pytest.approx(12 / 7, abs=0.1)
    assert sum(found["distribution"]) + found["dead_after"] == pytest.approx(1)


def test_a_level_too_large_for_an_exact_walk(capsys: pytest.CaptureFixture[str]) -> None:
    call = ("walk", OWN, "--level", MONASTERY, "--states", "500")
    found = run(capsys, *call, code=1)
    assert (found["reason"], found["exact"], found["solve_probability"]) == ("too_many_states", False, None)
    assert main(["sokoban", *call]) == 1
    assert "--method sample" in capsys.readouterr().out
    drawn = run(capsys, *call, "--method", "sample", "--samples", "500")
    assert drawn["samples"] == 500
    assert (drawn["distribution"], drawn["mean"], drawn["exact"]) == (None, None, False)
    assert 0 < drawn["expected_pushes"] < 20


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("depth", OWN, "--states", "0"), "states 0"),
        (("depth", OWN, "--level", "999"), "no level 999"),
        (("walk", OWN, "--pushes", "-1"), "pushes -1"),
        (("walk", OWN, "--samples", "0"), "samples 0"),
        (("walk", OWN, "--seed", "-5"), "seed -5"),
        (("depth", OWN, "--moves", "ru2z"), "z"),
        (("depth", "missing.xsb"), "missing.xsb"),
    ],
)
def test_bad_input_is_one_line(arguments: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", *arguments]) == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1
