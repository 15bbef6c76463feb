"""`statewalk cube` on the command line."""

from __future__ import annotations

import json

import pytest

from app.cli import main
from app.cube.cli.commands import CUBE
from core.cube.moves import half_turn_length, position, quarter_turn_length
from core.cube.puzzle import PUZZLE
from core.cube.random_state import random_state
from tests.fresh_python import in_fresh_python


def test_scrambles_one_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cube", "scramble", "--count", "3", "--seed", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [position(PUZZLE.parse_moves(line)) for line in lines] == [random_state(seed) for seed in (7, 8, 9)]
    assert len(set(lines)) == 3
    main.main(["cube", "scramble", "--count", "3", "--seed", "7"])
    assert capsys.readouterr().out.splitlines() == lines


def test_json_has_one_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cube", "scramble", "--count", "2", "--seed", "1", "--length", "10", "--json"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["seed"] for answer in answers] == [1, 2]
    for answer in answers:
        moves = PUZZLE.parse_moves(answer["scramble"])
        assert answer["length"] == len(moves) == 10
        assert answer["half_turns"] == half_turn_length(moves)
        assert answer["quarter_turns"] == quarter_turn_length(moves)
        assert PUZZLE.parse(answer["facelets"]) == position(moves)


def test_without_a_seed_every_run_differs(capsys: pytest.CaptureFixture[str]) -> None:
    main.main(["cube", "scramble"])
    main.main(["cube", "scramble"])
    first, second = capsys.readouterr().out.splitlines()
    assert first != second


@pytest.mark.parametrize(
    "arguments",
    [["--count", "0"], ["--length", "-1"], ["--length", "10001"], ["--seed", "-1"], ["--seed", str(2**64)]],
)
def test_bad_arguments_get_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert main.main(["cube", "scramble", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert arguments[0] in said.err


def test_a_proof_loads_no_other_subcommand() -> None:
    code = """
import sys
from app.cli import main
from app.cube.cli import commands
main.main(["cube", "solve", "R U"])
loaded = {name.rpartition(".")[2] for name in sys.modules if name.startswith("app.cube.cli.")}
assert not loaded & {"bank", "depth", "policy", "subgoal", "tables", "walk"}, loaded
assert "numpy" not in sys.modules
"""
    assert "U' R'" in in_fresh_python(code)


@pytest.mark.parametrize("name", CUBE.commands)
def test_each_subcommand_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main.main(["cube", name, "--help"])
    assert ended.value.code == 0
    assert f"statewalk cube {name} " in capsys.readouterr().out
