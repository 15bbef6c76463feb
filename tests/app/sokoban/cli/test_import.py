"""`statewalk sokoban import`: levels from pictures and from links."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.cli.main import main
from tests.app.sokoban.picture.test_picture import LEVEL, picture


@pytest.fixture
def file(qtbot: QtBot, tmp_path: Path) -> Path:  # noqa: ARG001
    path = tmp_path / "shared.png"
    assert picture().save(str(path))
    return path


def test_a_picture_is_printed_as_a_level_and_written(
    file: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.sok"
    assert main(["sokoban", "import", str(file), "--out", str(out), "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert found["rows"] == list(LEVEL.rows) and found["playable"] and found["grid"]["size"] == 24
    assert LEVEL.text in out.read_text(encoding="utf-8")
    assert main(["sokoban", "import", str(file)]) == 0
    printed = capfd.readouterr().out
    assert LEVEL.text in printed and ":: 1 wall" in printed


def test_a_tile_is_named_and_a_level_that_cannot_be_played_says_so(
    file: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["sokoban", "import", str(file), "--json"]) == 0
    tiles = json.loads(capfd.readouterr().out)["tiles"]
    man = next(one["tile"] for one in tiles if one["kind"] == "man")
    assert main(["sokoban", "import", str(file), "--name", f"{man}=floor"]) == 1
    assert "There is no man" in capfd.readouterr().err
    assert main(["sokoban", "import", str(file), "--name", f"{man}=floor", "--json"]) == 1
    assert not json.loads(capfd.readouterr().out)["playable"]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("99=wall", "the tiles are numbered from 1 to"),
        ("x=wall", "the tiles are numbered from 1 to"),
        ("1=tree", "tree is not one of outside, floor, wall, goal, box, box-on-goal, man, man-on-goal"),
    ],
)
def test_a_name_that_means_nothing_is_refused(
    file: Path, capfd: pytest.CaptureFixture[str], name: str, message: str
) -> None:
    assert main(["sokoban", "import", str(file), "--name", name]) == 2
    assert message in capfd.readouterr().err


def test_the_grid_may_be_given(file: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "import", str(file), "--json"]) == 0
    grid = json.loads(capfd.readouterr().out)["grid"]
    given = f"--grid={grid['left'] + 24},{grid['top'] - 24},24"
    assert main(["sokoban", "import", str(file), given, "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["rows"] == list(LEVEL.rows)
    assert main(["sokoban", "import", str(file), "--grid=1,2"]) == 2
    assert "--grid 1,2: give three numbers" in capfd.readouterr().err
    assert main(["sokoban", "import", str(file), "--grid=1,2,4000"]) == 2
    assert "A square of this picture has 6 to" in capfd.readouterr().err


def test_a_link_is_imported_and_something_else_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "import", "?w=5&h=3&lvl=HHHHH|Ha$.H|HHHHH", "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["rows"] == ["#####", "#@$.#", "#####"]
    path = tmp_path / "notes.png"
    path.write_text("no picture", encoding="utf-8")
    assert main(["sokoban", "import", str(path)]) == 2
    assert "notes.png is not an image this program reads" in capfd.readouterr().err
