"""Sampling moves into a file: resuming gives the same figures as one run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from build_scripts import environment, sample_moves
from core.cube.solve import tables
from core.cube.walk import class_moves
from tests.core.cube.solve.cosets import shallow_table


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a shallow table, and depths near solved."""
    monkeypatch.setattr(tables, "coset_table", lambda *_: shallow_table("htm"))
    monkeypatch.setattr(sample_moves, "COUNTED", 2)


def run(file: Path, positions: int, *more: str) -> int:
    return sample_moves.measure(
        sample_moves.parse([str(file), "--depths", "3-4", "--positions", str(positions), *more])
    )


def test_two_runs_are_as_good_as_one(tmp_path: Path) -> None:
    once, twice = tmp_path / "once.json", tmp_path / "twice.json"
    assert run(once, 12) == run(twice, 5) == run(twice, 12) == 0
    assert once.read_text(encoding="utf-8") == twice.read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["once.json", "twice.json"]
    found = class_moves.load(once)
    assert [one.depth for one in found] == [0, 1, 2, 3, 4]
    assert [one.positions for one in found] == [1, 18, 243, 12, 12]
    with pytest.raises(environment.SetupError, match="seed 2023"):
        run(once, 20, "--seed", "5")


def test_what_is_shipped_was_written_by_it(tmp_path: Path) -> None:
    file = tmp_path / "moves.json"
    run(file, 3)
    mine, shipped = (json.loads(one.read_text(encoding="utf-8")) for one in (file, class_moves.FIGURES))
    assert {key: mine[key] for key in mine if key != "depths"} == {
        key: shipped[key] for key in shipped if key != "depths"
    }
    rows = [sample_moves._row(one) for one in class_moves.load(class_moves.FIGURES)]
    assert rows == shipped["depths"]


@pytest.mark.parametrize("depths", ["2-4", "5-21", "6-4", "x"])
def test_depths_that_cannot_be_sampled_are_refused(depths: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        sample_moves.parse(["--depths", depths])
    assert "--depths" in capsys.readouterr().err


def test_help_tells_what_a_position_costs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        sample_moves.main(["--help"])
    assert "processor" in capsys.readouterr().out
