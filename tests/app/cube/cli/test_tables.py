"""`statewalk cube tables`: statistics of the tables in the cache folder."""

from __future__ import annotations

import json
import time
from _thread import interrupt_main
from pathlib import Path

import pytest

from app.cli import main
from core.base.control import Control
from core.cube.metrics import Metric
from core.cube.solve import korf, tables
from core.cube.solve.heuristic import TABLES, distribution
from tests.core.cube.solve.databases import korf_databases

DEEPEST = 4


@pytest.fixture(autouse=True)
def quick_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use tables to depth 4; deeper positions are 5."""
    monkeypatch.setattr(tables, "generate_korf", lambda *_: korf_databases("htm", DEEPEST))


def test_the_figures_are_those_that_are_published(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert main.main(["cube", "tables", "--solver", "korf", "--sample", "2000", "--json"]) == 0
    said = capsys.readouterr()
    answer = json.loads(said.out)
    assert "Building the solver's pruning tables" in said.err
    assert list(home.glob("tables/korf*"))
    assert [table["name"] for table in answer["tables"]] == list(TABLES)
    for table in answer["tables"]:
        known = [layer.states for layer in distribution(table["name"], "htm").layers]
        assert table["counts"][: DEEPEST + 1] == known[: DEEPEST + 1]
        assert sum(table["counts"]) == table["entries"] == sum(known)
    largest = answer["largest"]
    assert sum(largest["counts"]) == largest["positions"] == 2000
    assert largest["mean"] == pytest.approx(5, abs=0.01)
    assert answer["branching_factor"] == pytest.approx(13.348469, abs=1e-6)
    assert answer["table_bytes"] == korf.TABLE_BYTES


def test_a_person_gets_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cube", "tables", "--sample", "100"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == [*TABLES, "largest"]
    assert lines[1].split() == ["0", "1", "1", "1", "0"]
    assert lines[-1] == "branching factor 13.34847"


@pytest.mark.parametrize("arguments", [["--sample", "0"], ["--seed", "-1"], ["--threads", "0"]])
def test_bad_arguments_get_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert main.main(["cube", "tables", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert arguments[0] in said.err


def test_control_c_ends_making_tables(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    def interrupted(_metric: Metric, _threads: int, control: Control) -> None:
        interrupt_main()
        while not control.cancelled:
            time.sleep(0.001)

    monkeypatch.setattr(tables, "generate_korf", interrupted)
    assert main.main(["cube", "tables"]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == "Cancelled."
    assert not list(home.glob("tables/*"))
