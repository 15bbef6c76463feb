"""`statewalk sokoban solve` on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.cli.main import main
from core.sokoban.formats.collection import read_file
from core.sokoban.replay import replay
from core.sokoban.solve.exact import Found

GOOD = "#######\n#     #\n# @$  #\n#    .#\n#######"
DEAD = "#####\n#$  #\n# @.#\n#####"
CROSSED = "######\n#.   #\n#$ # #\n#@$  #\n#   .#\n######"
CHOICE = "########\n#@   ..#\n# $  $ #\n#      #\n########"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "levels.sok"
    path.write_text(f"Good\n\n{GOOD}\n\nDead\n\n{DEAD}\n\nChoice\n\n{CHOICE}\n", encoding="utf-8")
    return path


def answers(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_one_level(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "solve", str(file), "--exact", "pushes", "--json"]) == 0
    (found,) = answers(capsys)
    promised = "index title status reason solution moves pushes lower_bound optimal positions memory_bytes seconds"
    assert set(promised.split()) | {"length", "nodes"} <= found.keys()
    assert found["status"] == "solved"
    assert found["length"] == found["pushes"] == found["lower_bound"] == 3
    assert found["optimal"]
    entry = read_file(file).entries[0]
    assert entry.level is not None
    assert replay(entry.level.start, found["solution"]).state.solved


@pytest.mark.parametrize("number", ["x", "²", "9" * 5000])
def test_what_is_no_number_of_a_level_is_refused(file: Path, number: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "solve", str(file), "--level", number]) == 2
    assert f"{number:.40} is neither the number of a level nor all (--level)" in capsys.readouterr().err


def test_moves_can_be_what_is_least(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "solve", str(file), "--level", "3", "--exact", "moves", "--json"]) == 0
    (found,) = answers(capsys)
    assert found["metric"] == "moves"
    assert found["length"] == found["moves"] == found["lower_bound"]


def test_what_is_left_of_the_time_can_go_into_a_shorter_solution(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sokoban", "solve", str(file), "--level", "3", "--improve", "moves", "--json"]) == 0
    (improved,) = answers(capsys)
    assert main(["sokoban", "solve", str(file), "--level", "3", "--exact", "moves", "--json"]) == 0
    (best,) = answers(capsys)
    assert improved["metric"] == "moves"
    assert improved["moves"] == best["moves"]


def test_the_fewest_pushes_come_with_the_fewest_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "crossed.xsb"
    path.write_text(CROSSED, encoding="utf-8")
    assert main(["sokoban", "solve", str(path), "--json"]) == 0
    (found,) = answers(capsys)
    assert (found["solution"], found["pushes"], found["moves"]) == ("UrDldRR", 4, 7)
    assert (found["metric"], found["tie"], found["optimal"], found["tie_optimal"]) == ("pushes", "moves", True, True)
    assert main(["sokoban", "solve", str(path)]) == 0
    said = capsys.readouterr().out
    assert "4 pushes, 7 moves; proved: fewest pushes, and of those fewest moves;" in said


def test_a_walk_that_is_not_proved_is_not_said_to_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "crossed.xsb"
    path.write_text(CROSSED, encoding="utf-8")
    none = Found("time", (), 4, 0, 0, 0, 0, 0)
    monkeypatch.setattr("core.sokoban.solve.finish.shortest_walk", lambda *_, **__: none)
    assert main(["sokoban", "solve", str(path), "--timeout", "2"]) == 0
    assert "proved: fewest pushes, but not fewest moves;" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--measure", "moves"], "proved: fewest moves, and of those fewest pushes"),
        (["--measure", "lines"], "(3 box lines, 4 pushes, 7 moves; proved: fewest box lines, and of those"),
        (["--measure", "lines", "--tie", "moves"], "and of those fewest moves"),
        (["--exact", "changes"], "(2 box changes, 4 pushes, 7 moves; proved: fewest box changes"),
    ],
)
def test_what_is_least_can_be_chosen(
    options: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "crossed.xsb"
    path.write_text(CROSSED, encoding="utf-8")
    assert main(["sokoban", "solve", str(path), *options]) == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        (["--measure", "moves", "--exact", "pushes"], "moves contradicts --exact pushes (--measure)"),
        (["--measure", "pushes", "--tie", "pushes"], "with equal pushes (--tie)"),
    ],
)
def test_what_disagrees_is_refused(
    options: list[str], wrong: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sokoban", "solve", str(file), *options]) == 2
    assert wrong in capsys.readouterr().err


def test_the_first_solution_will_do_if_one_is_in_a_hurry(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "solve", str(file), "--quick", "--json"]) == 0
    (found,) = answers(capsys)
    assert found["status"] == "solved"
    assert not found["tie_optimal"]


def test_who_gave_up_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wide.xsb"
    rows = ["#" * 20, *["#" + " " * 18 + "#" for _ in range(16)], "#" * 20]
    rows[1] = "#@" + "." * 17 + "#"
    rows[5] = "#  " + "$" * 15 + "  #"
    rows[7] = "#  $$              #"
    path.write_text("\n".join(rows), encoding="utf-8")
    assert main(["sokoban", "solve", str(path), "--exact", "moves", "--timeout", "0.2", "--json"]) == 1
    (found,) = answers(capsys)
    assert found["status"] == "gave_up"
    assert found["reason"] == "The time was up"
    assert found["solution"] is None
    assert found["lower_bound"] > 0
    assert found["memory_bytes"] > 0


def test_all_levels_one_of_which_cannot_be_solved(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "solve", str(file), "--level", "all", "--json"]) == 1
    found = answers(capsys)
    assert [one["status"] for one in found] == ["solved", "unsolvable", "solved"]
    assert found[1]["solution"] is None
    assert found[1]["lower_bound"] is None
    assert found[1]["reason"] == "A box stands where it can never be brought to a goal"


def test_for_a_person(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "solve", str(file), "--level", "all"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("1 Good: solved (3 pushes,")
    assert lines[2].startswith("2 Dead: cannot be solved. A box stands")


@pytest.mark.parametrize(
    ("rows", "wrong"),
    [
        ("#####\n# $.#\n#####", "There is no man"),
        ("######\n#@$..#\n######", "1 box but 2 goals"),
        ("#####\n#@$. \n#####", "The wall is open here"),
        ("#####\n#@  #\n#####", "There are no boxes"),
        ("\n".join(["#" * 300, *["#@$." + " " * 295 + "#"], *["#" + " " * 298 + "#"] * 297, "#" * 300]), "300"),
        (
            "\n".join(["#" * 90, "#@$." + " " * 85 + "#", *["#" + "*" * 80 + " " * 8 + "#"] * 26, "#" * 90]),
            "2\u2009081 goals",
        ),
    ],
)
def test_what_cannot_be_searched_is_refused_in_one_sentence(
    rows: str, wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.xsb"
    path.write_text(rows, encoding="utf-8")
    assert main(["sokoban", "solve", str(path), "--json"]) == 2
    printed = capsys.readouterr()
    assert not printed.out
    assert printed.err.count("\n") == 1
    assert wrong in printed.err


def test_wrong_options_are_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for option, value in (("--level", "first"), ("--timeout", "0"), ("--memory", "0")):
        assert main(["sokoban", "solve", str(file), option, value]) == 2
        assert option in capsys.readouterr().err
