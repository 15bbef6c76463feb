"""`statewalk sokoban` on the command line."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.cli.main import main
from core.sokoban.formats.collection import read_collection, read_file
from core.sokoban.transform import Symmetry, transform_rows

LEVEL = "#######\n#     #\n# @$  #\n#    .#\n#######"
ROOT = Path(__file__).resolve().parents[4]
BAD = "#####\n#@@$.#\n#####"
SOLUTION = "RRurD"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "levels.sok"
    path.write_text(f"First\n\n{LEVEL}\n\nSecond\n\n{BAD}\n", encoding="utf-8")
    return path


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Provide a file of the same levels, the first with its solution."""
    path = tmp_path / "kept.sok"
    path.write_text(f"First\n\n{LEVEL}\n\nSolution\n{SOLUTION}\n\nSecond\n\n{BAD}\n", encoding="utf-8")
    return path


def answer(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    result: dict[str, Any] = json.loads(out)
    return result


def test_check(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "check", str(file), "--json"]) == 2
    found = answer(capsys)
    assert not found["valid"]
    first, second = found["levels"]
    assert first == {
        "index": 1,
        "title": "First",
        "author": "",
        "width": 7,
        "height": 5,
        "boxes": 1,
        "goals": 1,
        "valid": True,
        "findings": [],
    }
    assert not second["valid"]
    assert second["findings"] == [{"message": "There is a second man", "line": 12, "column": 3, "fatal": True}]
    assert main(["sokoban", "check", str(file)]) == 2
    assert "2 Second: cannot be played" in capsys.readouterr().out
    file.write_text(LEVEL, encoding="utf-8")
    assert main(["sokoban", "check", str(file)]) == 0


def test_reach(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "reach", str(file), "--box", "3,2", "--json"]) == 0
    found = answer(capsys)
    assert found["count"] == len(found["reachable"]) == 15
    assert found["reachable"][0] == [1, 1] and [3, 2] in found["reachable"]
    assert found["seconds"] < 1
    assert main(["sokoban", "reach", str(file), "--level", "1", "--box", "3,2"]) == 0
    assert capsys.readouterr().out.startswith("15 squares: 1,1 2,1")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--box", "1,1"], "There is no box on that square (1,1)."),
        (["--box", "9,1"], "The level has no square 9,1: it is 7 wide and 5 high."),
        (["--box", "here"], "here is not a square; write column and row as in 3,5."),
        (["--box", "3,2", "--level", "3"], "levels.sok has 2 levels, so there is no level 3."),
        (["--box", "3,2", "--level", "2"], "There is a second man (line 12, column 3)."),
    ],
)
def test_bad_input_is_one_line(
    file: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["sokoban", "reach", str(file), *arguments]) == 2
    assert capsys.readouterr().err == f"statewalk sokoban reach: {sentence}\n"


def test_a_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "check", str(tmp_path / "none.sok")]) == 2
    assert "none.sok cannot be read: No such file or directory." in capsys.readouterr().err


def test_check_names_levels_that_come_again(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    turned = "\n".join(transform_rows(LEVEL.split("\n"), Symmetry.ROTATE_LEFT))
    kept.write_text(f"{LEVEL}\n\n#####\n#@$.#\n#####\n\n{turned}\n", encoding="utf-8")
    assert main(["sokoban", "check", str(kept), "--json"]) == 0
    levels = answer(capsys)["levels"]
    assert [level["findings"] for level in levels[:2]] == [[], []]
    message = "This is level 1 once more, perhaps turned, mirrored or decorated"
    assert levels[2]["findings"] == [{"message": message, "line": 11, "column": 1, "fatal": False}]


def test_check_says_where_a_file_breaks_off(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept.write_text("<a><Level><L>#####</L><L>#@$.#</L><L>#####</L></Level>", encoding="utf-8")
    assert main(["sokoban", "check", str(kept), "--json"]) == 2
    found = answer(capsys)
    assert [level["valid"] for level in found["levels"]] == [True]
    assert found["findings"][0]["message"].startswith("The XML is broken here")
    assert main(["sokoban", "check", str(kept)]) == 2
    assert "The XML is broken here: no element found (line 1" in capsys.readouterr().out


@pytest.mark.parametrize("to", ["sok", "xsb", "slc"])
def test_convert(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], to: str) -> None:
    out = tmp_path / f"out.{to}"
    assert main(["sokoban", "convert", str(kept), str(out), "--json"]) == 0
    assert answer(capsys) == {"file": str(out), "format": to, "levels": 2}
    before, after = read_file(kept), read_file(out)
    assert [(one.title, one.drawn, one.state) for one in after.entries] == [
        (one.title, one.drawn, one.state) for one in before.entries
    ]
    assert [one.recordings for one in after.entries] == [
        () if to == "slc" else one.recordings for one in before.entries
    ]


def test_convert_one_level_and_to_standard_output(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sokoban", "convert", str(kept), "-", "--to", "xsb", "--level", "1"]) == 0
    printed = capsys.readouterr()
    assert printed.out == f"Collection: kept\n\n{LEVEL}\nTitle: First\n\nSolution\n{SOLUTION}\n"
    assert printed.err == ""
    assert main(["sokoban", "convert", str(kept), "-", "--to", "slc"]) == 0
    printed = capsys.readouterr()
    assert (
        printed.out.startswith("<?xml") and printed.err == "SLC has no place for solutions and snapshots: 1 left out.\n"
    )


def test_a_solution_in_reverse_play_is_replayed(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept.write_text("######\n#@ $.#\n######\n\nFrom the end\n[rr]Ll\n", encoding="utf-8")
    assert main(["sokoban", "replay", str(kept), "--json"]) == 0
    assert answer(capsys)["pushes"] == 1
    assert main(["sokoban", "improve", str(kept), "--json"]) == 1
    assert answer(capsys)["improved"] is False


def test_what_is_not_understood_is_told(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept.write_text(f"{LEVEL}\nA note\n\nSolution\n\nIts moves are lost.\n", encoding="utf-8")
    line = LEVEL.count("\n") + 4
    sentence = f"No moves follow “Solution”, so it is kept as a note (line {line}, column 1)."
    assert main(["sokoban", "convert", str(kept), "-", "--to", "slc"]) == 0
    assert capsys.readouterr().err == (
        "SLC has no place for notes on a level: those of 1 level left out.\n"
        f"1 line not understood; the first: {sentence}\n"
    )
    assert main(["sokoban", "check", str(kept)]) == 0
    assert sentence in capsys.readouterr().out


def test_convert_refuses_in_one_line(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for out, to, sentence in (
        (tmp_path / "none" / "out.sok", "sok", "out.sok cannot be written: No such file or directory."),
        (tmp_path / "out.sok", "sok", "kept.sok has 2 levels, so there is no level 7."),
    ):
        level = ["--level", "7"] if "level 7" in sentence else []
        assert main(["sokoban", "convert", str(kept), str(out), "--to", to, *level]) == 2
        assert capsys.readouterr().err == f"statewalk sokoban convert: {sentence}\n"
        assert not out.exists()


def test_replay(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    solved = {
        "level": 1,
        "solved": True,
        "moves": 5,
        "pushes": 3,
        "box_lines": 2,
        "box_changes": 1,
        "pushing_sessions": 2,
        "player_lines": 4,
    }
    for moves in ([], ["--moves", SOLUTION], ["--moves", "2R (ur) D*"]):
        assert main(["sokoban", "replay", str(kept), "--json", *moves]) == 0
        assert answer(capsys) == solved
    assert main(["sokoban", "replay", str(kept), "--moves", "RR", "--json"]) == 1
    assert answer(capsys) == {
        **solved,
        "solved": False,
        "moves": 2,
        "pushes": 2,
        "box_lines": 1,
        "pushing_sessions": 1,
        "player_lines": 1,
    }
    assert main(["sokoban", "replay", str(kept)]) == 0
    assert capsys.readouterr().out.startswith("Solved (moves: 5, pushes: 3, box lines: 2, box changes: 1,")
    assert main(["sokoban", "replay", str(kept), "--moves", ""]) == 1
    assert capsys.readouterr().out.startswith("Not solved (moves: 0")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--moves", "RRl"], ""),
        (["--moves", "ull"], "The man cannot go left (move 3)."),
        (["--moves", "RxR"], "x is not a move. Use l u r d, or L U R D for a push (line 1, column 2)."),
        (["--moves", "[u]R"], "The man can jump only in reverse play (line 1, column 1)."),
        (["--level", "2"], "There is a second man (line 15, column 3)."),
        (["--level", "0"], "kept.sok has 2 levels, so there is no level 0."),
    ],
)
def test_replay_says_what_is_impossible(
    kept: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["sokoban", "replay", str(kept), *arguments]) == (2 if sentence else 1)
    assert capsys.readouterr().err == (f"statewalk sokoban replay: {sentence}\n" if sentence else "")


def test_replay_without_a_stored_solution(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept.write_text(LEVEL, encoding="utf-8")
    assert main(["sokoban", "replay", str(kept)]) == 2
    expected = "statewalk sokoban replay: Level 1 has no stored solution; give one with --moves.\n"
    assert capsys.readouterr().err == expected


GENERATE = ["sokoban", "generate", "--seed", "1", "--width", "8", "--height", "7", "--boxes", "2", "--rooms", "6"]


def test_generate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new.sok"
    assert main([*GENERATE, "--count", "2", "--json", "--out", str(out)]) == 0
    printed = capsys.readouterr()
    made = [json.loads(line) for line in printed.out.splitlines()]
    assert [one["seed"] for one in made] == [1, 2]
    collection = read_file(out)
    assert [entry.title for entry in collection.entries] == ["Seed 1", "Seed 2"]
    for number, one in enumerate(made, 1):
        assert list(collection.entries[number - 1].rows) == one["rows"]
        assert main(["sokoban", "replay", str(out), "--level", str(number), "--json"]) == 0
        played = answer(capsys)
        assert {key: played[key] for key in ("moves", "pushes", "box_lines", "box_changes")} == {
            key: one[key] for key in ("moves", "pushes", "box_lines", "box_changes")
        }
    assert main(GENERATE) == 0
    printed = capsys.readouterr()
    assert read_collection(printed.out).entries[0].rows == collection.entries[0].rows
    assert "Level 1 of 1" in printed.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--width", "4"], "The width 4 is not a whole number from 5 to 40 (--width)."),
        (["--boxes", "0"], "The boxes 0 is not a whole number from 1 to 12 (--boxes)."),
        (["--width", "40", "--height", "40"], "--width and --height allow more than 255 squares of floor."),
        (["--rooms", "0"], "The rooms 0 is not a whole number from 1 to 1000000 (--rooms)."),
    ],
)
def test_generate_says_what_it_cannot_make(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main([*GENERATE, *arguments]) == 2
    assert capsys.readouterr().err == f"statewalk sokoban generate: {sentence}\n"


def test_generate_without_a_level_worth_playing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GENERATE, "--width", "5", "--height", "5", "--boxes", "4"]) == 1
    printed = capsys.readouterr()
    assert printed.out == "" and "Seed 1 made no level worth playing." in printed.err


WISHED = ["sokoban", "generate", "--method", "any", "--width", "8", "--height", "7", "--boxes", "2", "--pushes", "6-30"]


def test_generate_as_wished(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new.sok"
    assert main([*WISHED, "--count", "3", "--json", "--out", str(out)]) == 0
    made = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(made) == 3 and all(6 <= one["pushes"] <= 30 and one["pushes_proved_least"] for one in made)
    assert all(1 <= one["grade"] <= 5 and 0 < one["random_pusher_chance"] < 1 for one in made)
    levels = read_file(out).levels
    assert [list(level.rows) for level in levels] == [one["rows"] for one in made]
    for level, one in zip(levels, made, strict=True):
        keys = dict(level.keys)
        assert keys["Grade"] == f"{one['grade']} of 5"
        assert main(["sokoban", "generate", *keys["Made"].split(), "--rooms", "1", "--json"]) == 0
        assert answer(capsys)["rows"] == one["rows"]


def test_generate_variations(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, more = tmp_path / "new.sok", tmp_path / "more.sok"
    assert main([*WISHED, "--out", str(out)]) == 0
    capsys.readouterr()
    assert main(["sokoban", "generate", "--like", str(out), "--count", "2", "--out", str(more)]) == 0
    assert "like level 1 of new.sok" in capsys.readouterr().err
    parent, children = read_file(out).levels[0], read_file(more).levels
    assert len({level.key for level in (parent, *children)}) == 3
    assert all(len(child.start.boxes) == len(parent.start.boxes) for child in children)


def test_generate_says_which_wish_to_relax(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WISHED[:-1], "300-400", "--rooms", "4"]) == 1
    expected = "0 levels made, 4 rooms tried, 4 dropped: too short. Ask for fewer pushes, or for more boxes.\n"
    assert capsys.readouterr().err.endswith(expected)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--pushes", "many"], "many is not a range of pushes; write the fewest and the most, as in 20-40."),
        (
            ["--pushes", "1-" + "9" * 5000],
            f"1-{'9' * 38} is not a range of pushes; write the fewest and the most, as in 20-40.",
        ),
        (["--pushes", "9-8"], "The minimum number of pushes, 9, is greater than the maximum, 8."),
        (["--method", "rooms"], "--pushes needs --method lines, templates, tree or any."),
    ],
)
def test_generate_refuses_wishes(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert main([*WISHED, *arguments]) == 2
    assert capsys.readouterr().err == f"statewalk sokoban generate: {sentence}\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent otherwise there")
def test_generate_keeps_what_came_before_it_was_stopped(tmp_path: Path) -> None:
    out = tmp_path / "new.sok"
    call = [sys.executable, "-u", "-m", "app", *WISHED, "--count", "5000", "--json", "--out", str(out)]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT, text=True) as made:
        assert made.stdout is not None
        first = json.loads(made.stdout.readline())
        made.send_signal(signal.SIGINT)
        rest = made.stdout.readlines()
    assert made.returncode == 1
    levels = read_file(out).levels
    assert len(levels) == 1 + len(rest) and list(levels[0].rows) == first["rows"]
