"""`statewalk cube solve` and `depth`: answers, brackets, invalid input, stored and repaired tables."""

from __future__ import annotations

import _thread
import json
import os
import re
import threading
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from app.cli import main
from app.cube.cli import solve
from app.cube.cli.options import describe_tables
from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.facelets import format_facelets
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.notation.notation import parse_moves
from core.cube.random_state import random_cube
from core.cube.scramble import scramble
from core.cube.solve import korf, tables
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Solver
from core.cube.solve.tables import table_path
from tests.core.cube.solve.cosets import shallow_table
from tests.core.cube.solve.databases import korf_databases

KEYS = [
    "input",
    "solution",
    "length",
    "metric",
    "optimal",
    "lower_bound",
    "upper_bound",
    "proof",
    "proof_source",
    "proof_year",
    "nodes",
    "seconds",
    "solver",
    "table_bytes",
]
FAR = "B2 U F2 D' B2 D' U' L2 B2 U' F' U B L B2 F' U' L D' U'"
"""Random position whose proof takes minutes."""


@pytest.fixture(autouse=True)
def shallow_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the same small tables for every test instead of full ones."""
    monkeypatch.setattr(tables, "generate_korf", lambda metric, *_: korf_databases(str(metric), 4))
    monkeypatch.setattr(tables, "generate", lambda size, metric, **_: shallow_table(metric, size))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[dict[str, Any]], str]:
    """Return the exit code, the JSON objects and the text on standard error."""
    code = main.main(["cube", "solve", "--json", *arguments])
    output = capsys.readouterr()
    return code, [json.loads(line) for line in output.out.splitlines()], output.err


def solves(answer: dict[str, Any], cube: Cube) -> bool:
    """Return whether the answer's moves solve the cube; check that they have the stated length."""
    moves = parse_moves(answer["solution"])
    metric = Metric(answer["metric"])
    assert metric.length(moves) == answer["length"]
    assert answer["upper_bound"] == min(answer["length"], metric.deepest(3)), "no cube is deeper"
    return position(moves, cube).solved


@pytest.mark.parametrize("metric", ["htm", "qtm"])
@pytest.mark.parametrize("solver", solve.SOLVERS)
@pytest.mark.parametrize("text", ["R U F2", "[R, U]", "M' E2 x", "(R U R' U')2 Rw"])
def test_moves_are_solved(capsys: pytest.CaptureFixture[str], text: str, solver: str, metric: str) -> None:
    code, (answer,), _ = run(capsys, text, "--solver", solver, "--metric", metric)
    assert code == 0
    assert list(answer) == KEYS
    assert answer["input"] == text
    assert answer["solver"] == solver
    assert answer["metric"] == metric
    assert solves(answer, position(parse_moves(text)))
    assert answer["lower_bound"] <= answer["upper_bound"]
    assert answer["optimal"] == (answer["lower_bound"] == answer["upper_bound"])
    assert answer["optimal"] or solver == "twophase"
    assert answer["seconds"] >= 0
    assert answer["table_bytes"] > 1e6


def test_facelets_are_solved_as_the_cube_is_held(capsys: pytest.CaptureFixture[str]) -> None:
    cube = position(parse_moves("x' R U L2"))
    code, (answer,), _ = run(capsys, format_facelets(cube))
    assert code == 0
    assert answer["length"] == 3
    assert answer["optimal"]
    assert solves(answer, cube)


def test_a_solved_cube_and_words_for_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cube", "solve", "R R'"]) == 0
    assert capsys.readouterr().out == "Nothing to do: the cube is solved.\n"
    assert main.main(["cube", "solve", "R", "U", "F2"]) == 0
    assert capsys.readouterr().out == "F2 U' R'  (3 moves HTM, proved shortest)\n"


def test_two_phase_solves_any_position_but_proves_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(5):
        cube = random_cube(seed)
        code, (answer,), said = run(capsys, format_facelets(cube), "--solver", "twophase")
        assert code == 0
        assert solves(answer, cube)
        assert answer["length"] <= 23
        assert not answer["optimal"]
        assert not said


def test_a_file_has_one_answer_for_each_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "positions.txt"
    texts = ["R U", "", format_facelets(position(parse_moves("F2 D"))), "  U2 "]
    file.write_text("\n".join(texts), encoding="utf-8")
    code, answers, _ = run(capsys, "--file", str(file))
    assert code == 0
    assert [answer["input"] for answer in answers] == ["R U", texts[2], "U2"]
    assert [answer["length"] for answer in answers] == [2, 2, 1]
    assert all(answer["optimal"] for answer in answers)


def test_what_was_proved_serves_the_lines_after_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The mirror image, the inverse, and the cube after one move of a solution need no new search."""
    lines = tmp_path / "alike.txt"
    lines.write_text("R U2 F' D\nL' U2 F D'\nD' F U2 R'\nx R U2 F' y\n", encoding="utf-8")
    code, answers, _ = run(capsys, "--file", str(lines))
    assert code == 0
    assert [answer["length"] for answer in answers] == [4, 4, 4, 3]
    assert all(answer["optimal"] for answer in answers)
    assert answers[0]["nodes"] > 0
    assert [answer["nodes"] for answer in answers[1:]] == [0, 0, 0]
    for answer in answers:
        assert solves(answer, position(parse_moves(answer["input"])))


def test_a_cluster_finds_what_is_found_here(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = tmp_path / "positions.txt"
    lines.write_text("R U2 F' D\nL2 B\nR R'\nU F2 R'\n", encoding="utf-8")
    here = run(capsys, "--file", str(lines), "--metric", "qtm", "--fresh")
    with LocalCluster(
        n_workers=1, processes=False, protocol="tcp", host="127.0.0.1", dashboard_address=":0", silence_logs=50
    ) as processes:
        address = ["--scheduler", processes.scheduler_address]
        there = run(capsys, "--file", str(lines), "--metric", "qtm", *address)
        again = run(capsys, "--file", str(lines), "--metric", "qtm", *address)
    compared = ("input", "length", "optimal", "lower_bound", "upper_bound", "metric", "solver", "table_bytes")
    assert [[one[key] for key in compared] for one in there[1]] == [[one[key] for key in compared] for one in here[1]]
    assert there[0] == here[0] == 0 and list(there[1][0]) == KEYS
    assert [one["nodes"] for one in again[1]] == [0] * 4, "what the workers proved is kept here"


def test_nobody_at_the_address_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, found, said = run(capsys, "R U", "--scheduler", "nonsense")
    assert (code, found) == (2, [])
    assert said == "statewalk cube solve: No Dask scheduler answers at nonsense (--scheduler).\n"


def test_one_turn_is_no_plural(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cube", "solve", "R"]) == 0
    assert capsys.readouterr().out.strip() == "R'  (1 move HTM, proved shortest)"
    command = solve._SolveCommand(
        Namespace(metric=Metric.HTM, solver="optimal", tables="small", threads=1, timeout=None, json=False, fresh=True)
    )
    search = command._solver.search(position(["R"]), Metric.HTM)
    assert command._progress(search, Control()) == "At least 1 move HTM; 0 nodes"
    found = Bracket(Metric.HTM, 1, 2, ("R", "U"))
    assert command._sentence(found, "R U") == "R U  (2 moves HTM, the depth is 1 to 2)"


def test_progress_tells_of_the_depth_at_work_its_share_and_the_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.cube.solve.solver.SETTLE_SECONDS", 0)
    command = solve._SolveCommand(
        Namespace(metric=Metric.HTM, solver="optimal", tables="small", threads=1, timeout=None, json=False, fresh=True)
    )
    search = Solver.from_table(shallow_table("htm")).search(position(scramble(18, 3)), Metric.HTM)
    control, told = Control(), set[str]()
    worker = threading.Thread(target=search.run, args=(control,))
    worker.start()
    progress = re.compile(
        r"At least (\d+), at most \d+ moves HTM; searching depth \1 \((\d+)\u2009%\), "
        r"about \d+ (s|min) left for this depth; [\d\u2009]+ nodes"
    )
    end = time.monotonic() + 120
    while len(told) < 4 and time.monotonic() < end:
        found = progress.fullmatch(command._progress(search, control))
        if found is not None:
            told.add(found[2])
        time.sleep(0.01)
    control.cancel()
    worker.join()
    assert len(told) >= 4


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("R U\nF2 Q\n", "Q is not a move. Use U D L R F B (line 2, move 2)."),
        ("\n\nR (U\n", "line 3, column"),
        ("R U\n" + "U" * 54, "line 2"),
        ("\n \n", "contains no position. Write one position per line"),
    ],
)
def test_a_bad_line_is_named_before_anything_is_solved(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, told: str
) -> None:
    file = tmp_path / "positions.txt"
    file.write_text(text, encoding="utf-8")
    assert main.main(["cube", "solve", "--file", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert told in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["R", "--file", "x"],
        ["Q"],
        ["U" * 54],
        ["R", "--threads", "0"],
        ["R", "--timeout", "0"],
        ["R", "--timeout", "nan"],
        ["--file", "there is no such file"],
    ],
)
def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert main.main(["cube", "solve", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n")


def test_bytes_that_are_no_text_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(bytes(range(256)))
    assert main.main(["cube", "solve", "--file", str(file)]) == 2
    assert "not a text file" in capsys.readouterr().err


@pytest.mark.parametrize("choice", [["--solver", "magic"], ["--metric", "stm"], ["--threads", "many"]])
def test_unknown_choices_are_refused(capsys: pytest.CaptureFixture[str], choice: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main.main(["cube", "solve", "R", *choice])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("solver", ["optimal", "korf"])
@pytest.mark.parametrize("metric", ["htm", "qtm"])
def test_a_timeout_prints_the_bracket_that_was_reached(
    capsys: pytest.CaptureFixture[str], metric: str, solver: str
) -> None:
    cube = position(parse_moves(FAR))
    code, (answer,), _ = run(capsys, FAR, "--timeout", "0.4", "--metric", metric, "--solver", solver)
    assert code == 1
    assert solves(answer, cube)
    assert not answer["optimal"]
    assert 6 <= answer["lower_bound"] < answer["upper_bound"]


def test_control_c_prints_the_bracket_and_ends(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "positions.txt"
    file.write_text(f"{FAR}\nR\n", encoding="utf-8")
    timer = threading.Timer(3, _thread.interrupt_main)
    timer.start()
    code, answers, _ = run(capsys, "--file", str(file))
    timer.join()
    assert code == 1
    assert [answer["input"] for answer in answers] == [FAR]
    assert solves(answers[0], position(parse_moves(FAR)))
    assert not answers[0]["optimal"]


def test_a_search_ended_at_once_still_says_what_is_known(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ended(Control):
        def __init__(self) -> None:
            self.cancel()

    monkeypatch.setattr(solve, "Control", Ended)
    for metric, deepest in (("htm", 20), ("qtm", 26)):
        code, (answer,), _ = run(capsys, FAR, "--metric", metric)
        assert code == 1
        assert answer["solution"] is answer["length"] is None
        assert not answer["optimal"]
        assert 0 <= answer["lower_bound"] < answer["upper_bound"] == deepest
    assert main.main(["cube", "solve", FAR]) == 1
    assert "no solution was found in time" in capsys.readouterr().out


def test_control_c_while_tables_are_made_keeps_the_short_solution(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    def endless(size: str, metric: str, *, control: Control, threads: int) -> None:
        assert (size, metric, threads) == ("small", "htm", 1)
        _thread.interrupt_main()
        while not control.cancelled:
            threading.Event().wait(0.01)

    monkeypatch.setattr(tables, "generate", endless)
    code, (answer,), _ = run(capsys, FAR, "--threads", "1")
    assert code == 1
    assert solves(answer, position(parse_moves(FAR)))
    assert not home.joinpath("tables").exists()


@pytest.mark.parametrize("solver", ["optimal", "korf"])
def test_tables_are_kept_and_read_again(capsys: pytest.CaptureFixture[str], home: Path, solver: str) -> None:
    search = [FAR, "--timeout", "0.05", "--solver", solver]
    assert "Building" in run(capsys, *search)[2]
    (file,) = (home / "tables").iterdir()
    assert file.name == {"optimal": table_path(home, "small", "htm").name, "korf": korf.file_name("htm")}[solver]
    assert "Building" not in run(capsys, *search)[2]
    data = bytearray(file.read_bytes())
    data[-1000] ^= 1
    file.write_bytes(data)
    said = run(capsys, *search)[2]
    assert "damaged" in said
    assert "Building the solver's pruning tables again." in said
    assert "Building" not in run(capsys, *search)[2]


@pytest.mark.parametrize("solver", ["optimal", "korf"])
def test_tables_that_cannot_be_kept_still_serve(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path, solver: str
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    code, (answer,), said = run(capsys, FAR, "--timeout", "0.3", "--solver", solver)
    assert code == 1
    assert answer["lower_bound"] >= 5
    assert "No space left on device" in said
    assert not list(home.glob("tables/*"))


def test_a_table_that_is_made_is_being_stored() -> None:
    control = Control()
    assert not describe_tables(control)
    control.total = 200
    control.done = 199
    assert describe_tables(control) == "Building pruning tables: 99 %"
    control.done = 200
    assert describe_tables(control) == "Storing pruning tables"
    control.total = control.done = 0
    assert not describe_tables(control)
