"""`statewalk cube depth`: the number of positions at each depth, or the depth of one and of each turn."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.cli import main
from app.cube.cli.depth import PUZZLES
from core.base.depth import load
from core.base.puzzle import InputError
from core.cube.estimate import network
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from core.cube.solve import tables
from core.cube.solve.solver import Solver
from resources import ROOT
from tests.core.cube.solve.cosets import shallow_table


@pytest.fixture
def shallow_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a table that knows depths up to 4 only instead of a full one."""
    monkeypatch.setattr(tables, "generate", lambda *_, **__: shallow_table("htm"))


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    code = main.main(["cube", "depth", *arguments, "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_every_turn_of_the_small_cube_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    code, answer = asked(capsys, "R U F", "--puzzle", "2x2x2", "--metric", "qtm")
    assert code == 0
    assert (answer["lower"], answer["upper"], answer["exact"]) == (3, 3, True)
    assert answer["closer"] == ["F'"]
    assert sorted(answer["farther"]) == ["F", "R", "R'", "U", "U'"]
    assert answer["same"] == answer["open"] == []


def test_a_solved_cube_is_left_by_every_turn(capsys: pytest.CaptureFixture[str]) -> None:
    code, answer = asked(capsys, "R", "R'", "--puzzle", "2x2x2")
    assert (code, answer["lower"], answer["upper"], len(answer["farther"])) == (0, 0, 0, 9)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["R Q"], "Q"),
        (["R", "--effort", "0"], "The effort 0 is not a number of seconds above 0 and up to 86400 (--effort)"),
        (["R", "--effort", "nan"], "--effort"),
        (["R", "--effort", "1e9"], "--effort"),
    ],
)
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    with pytest.raises(SystemExit) as ended:
        raise SystemExit(main.main(["cube", "depth", *arguments]))
    told = capsys.readouterr()
    assert ended.value.code == 2
    assert sentence in told.err
    assert told.out == "" and told.err.count("\n") == 1


@pytest.mark.usefixtures("shallow_tables")
def test_every_turn_of_a_cube_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    code, answer = asked(capsys, "R U2 F' D", "--effort", "60")
    assert (code, answer["lower"], answer["upper"], answer["open"]) == (0, 4, 4, [])
    solver = Solver()
    for way, depths in (("closer", {3}), ("same", {4}), ("farther", {5})):
        for turn in answer[way]:
            there = solver.prove(position(["R", "U2", "F'", "D", turn]), Metric.HTM)
            assert {there.lower, there.upper} == depths, turn
    assert sum(len(answer[way]) for way in ("closer", "same", "farther")) == 18


@pytest.mark.usefixtures("shallow_tables")
def test_what_the_effort_does_not_prove_is_open_and_kept(capsys: pytest.CaptureFixture[str]) -> None:
    moves = "D2 F' L2 U R2 B' D' F U2 L B2 R' D F2 L' U2 B R"
    code, answer = asked(capsys, moves, "--effort", "0.2")
    assert (code, answer["exact"], len(answer["open"])) == (1, False, 18)
    assert answer["upper"] == 18, "the way back is known"
    code, mirrored = asked(capsys, " ".join(inverse_moves(moves.split())), "--effort", "0.01")
    assert mirrored["lower"] >= answer["lower"], "the inverse is as deep"


@pytest.mark.usefixtures("shallow_tables")
def test_an_estimate_stands_beside_what_is_proved(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = "D2 F' L2 U R2 B' D' F U2 L B2 R' D F2 L' U2 B R"
    _, answer = asked(capsys, moves, "--effort", "0.1")
    told, word = answer["estimate"], network.load().estimate(position(moves.split()), Metric.HTM)
    assert told["distribution"] == pytest.approx(word) and told["labels"] == "soft" and told["metric"] == "htm"
    inside = sum(word[answer["lower"] : answer["upper"] + 1])
    assert told["weight_within"] == pytest.approx(inside)
    assert sum(told["within"]) == pytest.approx(1)
    assert sum(told["within"][answer["lower"] : answer["upper"] + 1]) == pytest.approx(1), "none outside"
    assert told["mean"] == pytest.approx(sum(depth * share for depth, share in enumerate(told["within"])))
    assert main.main(["cube", "depth", moves, "--effort", "0.1"]) == 1
    assert "Network:     ≈ " in capsys.readouterr().out
    assert asked(capsys, "R U", "--puzzle", "2x2x2")[1]["estimate"] is None, "it learnt the 3x3x3"

    def damaged() -> None:
        raise InputError("depth.network is damaged")

    monkeypatch.setattr(network, "load", damaged)
    assert main.main(["cube", "depth", moves, "--effort", "0.1", "--json"]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["estimate"] is None
    assert told.err == "No estimate: depth.network is damaged.\n"


@pytest.mark.parametrize("puzzle", PUZZLES)
@pytest.mark.parametrize("metric", ["htm", "qtm"])
def test_depth_prints_the_published_figures(capsys: pytest.CaptureFixture[str], puzzle: str, metric: str) -> None:
    figures = load(ROOT / "figures" / f"cube-{puzzle}-{metric}.json")
    assert main.main(["cube", "depth", "--puzzle", puzzle, "--metric", metric, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["total"] == figures.total
    assert answer["distribution"] == [layer.states for layer in figures.layers]
    assert [layer["states"] for layer in answer["layers"]] == answer["distribution"]
    assert answer["mean"] == pytest.approx(float(figures.mean()))
    assert (answer["exact"], answer["method"]) == ((True, "exact") if puzzle == "2x2x2" else (False, "published"))
    assert {layer["exactness"] for layer in answer["layers"]} <= {"exact", "approximate"}
    assert main.main(["cube", "depth", "--puzzle", puzzle, "--metric", metric]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(figures.layers) + 1
    assert lines[1].split()[0] == "1"
    assert lines[-1].split()[0] == "all", "it is no sum where figures are rounded"
