"""`statewalk cube solve --all` lists solutions of a length, slightly longer ones, or of chosen faces."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.cli import main
from core.cube.moves import position
from core.cube.notation.notation import parse_moves
from core.cube.solve import tables
from tests.core.cube.solve.cosets import shallow_table


@pytest.fixture(autouse=True)
def shallow_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use tables that know depths up to 4 only instead of full ones."""
    monkeypatch.setattr(tables, "generate", lambda _size, metric, *_, **__: shallow_table(str(metric)))


def listed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    code = main.main(["cube", "solve", *arguments, "--all", "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_all_shortest_and_longer(capsys: pytest.CaptureFixture[str]) -> None:
    code, answer = listed(capsys, "R2 L2")
    assert (code, answer["solutions"], answer["complete"], answer["length"]) == (0, ["R2 L2"], True, 2)
    code, answer = listed(capsys, "R2 L2", "--longer", "4")
    assert code == 0
    assert answer["solutions"][0] == "R2 L2"
    assert set(answer["solutions"][1:]) == {"F2 B2 R2 L2 F2 B2", "U2 D2 R2 L2 U2 D2"}
    for moves in answer["solutions"]:
        assert position(parse_moves(moves), position(["R2", "L2"])).solved


def test_only_some_faces(capsys: pytest.CaptureFixture[str]) -> None:
    code, answer = listed(capsys, "R U R' U'", "--faces", "ru", "--metric", "qtm")
    assert (code, answer["solutions"], answer["faces"]) == (0, ["U R U' R'"], "RU")
    assert main.main(["cube", "solve", "R U R' U'", "--all", "--faces", "LRFBD", "--timeout", "0.3"]) in (0, 1)
    assert "U" not in capsys.readouterr().out.partition("solution")[0]


def test_when_time_is_over_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    far = "D2 F' L2 U R2 B' D' F U2 L B2 R' D F2 L' U2 B R"
    assert main.main(["cube", "solve", far, "--all", "--timeout", "0.2"]) == 1
    assert capsys.readouterr().out == "0 solutions so far; there may be more.\n"


@pytest.mark.parametrize(
    "arguments",
    [["--all", "--faces", "RX"], ["--all", "--faces", "RR"], ["--all", "--longer", "7"], ["--longer", "1"],
     ["--faces", "R"], ["--all", "--solver", "korf"], ["--all", "--scheduler", "here:1"]],
)  # fmt: skip
def test_what_cannot_be_asked_for(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert main.main(["cube", "solve", "R U", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1
