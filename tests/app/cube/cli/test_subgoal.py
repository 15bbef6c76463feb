"""`statewalk cube subgoal`: depths of a subgoal, cases at each depth, scrambles of one depth."""

from __future__ import annotations

import json

import pytest

from app.cli import main
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.notation.notation import parse_moves
from core.cube.subgoals.parts import PARTS


def test_depths_of_each_choice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cube", "subgoal", "cross", "R U F2", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    cube = position(["R", "U", "F2"])
    assert answer["depths"] == {face: part.depth(cube, Metric.HTM) for face, part in PARTS["cross"].items()}
    assert answer["depth"] == min(answer["depths"].values())


def test_one_choice_and_the_cases(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cube", "subgoal", "edges", "F", "--of", "f", "--metric", "qtm"]) == 0
    assert capsys.readouterr().out == "F    1 move QTM\n"
    assert main.main(["cube", "subgoal", "edges", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["distribution"] == [1, 2, 25, 202, 620, 900, 285, 13]


def test_scrambles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cube", "subgoal", "cross", "--of", "D", "--scramble", "6", "--count", "3", "--seed", "5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(set(lines)) == 3
    for line in lines:
        assert PARTS["cross"]["D"].depth(position(parse_moves(line)), Metric.HTM) == 6


def test_where_a_part_has_no_depth(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cube", "subgoal", "half-turns", "R2 U2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["depths"] == {"all": 2}
    assert main.main(["cube", "subgoal", "half-turns", "R U2", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["depth"] is None and answer["depths"] == {"all": None}
    assert main.main(["cube", "subgoal", "half-turn-coset", "U R2 U"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "F    not defined here"


@pytest.mark.parametrize(
    "arguments",
    [["cross", "--of", "X"], ["cross", "R Q"], ["cross", "R", "--scramble", "3"], ["cross", "--scramble", "9"],
     ["cross", "--scramble", "3", "--count", "0"], ["cross", "--scramble", "-1"]],
)  # fmt: skip
def test_what_cannot_be_asked_for(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert main.main(["cube", "subgoal", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1
