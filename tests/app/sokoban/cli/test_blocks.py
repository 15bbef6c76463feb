"""`statewalk sokoban blocks` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.main import main

ROOMS = "########\n#@  #  #\n#      #\n#  #$ .#\n########"


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "rooms.xsb"
    path.write_text(ROOMS, encoding="utf-8")
    return str(path)


def test_blocks_and_cut_vertices(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "blocks", file, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["squares"] == 15
    assert [len(block) for block in found["blocks"]] == [8, 6, 2, 2]
    assert found["cut_vertices"] == [[3, 2], [4, 2], [5, 2]]
    assert found["depth"]["1,1"] == found["low"]["1,1"] == found["number"]["1,1"] == 1
    assert found["parent"]["1,1"] is None
    children = [square for square, parent in found["parent"].items() if parent == "4,2"]
    assert any(found["low"][child] >= found["depth"]["4,2"] for child in children)
    assert main(["sokoban", "blocks", file]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    assert first == "15 squares, 4 blocks, of which 2 are passages of two squares; 3 cut vertices"


def test_a_lifted_box_counts_as_free(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "blocks", file, "--box", "4,3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["box"], found["squares"]) == ([4, 3], 16)
    assert [5, 2] not in found["cut_vertices"]


def test_a_square_without_a_box(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "blocks", file, "--box", "1,1"]) == 2
    assert "There is no box on that square" in capsys.readouterr().err
