"""`statewalk cube bank`: equivalent positions are one entry, are proved in turn, and nothing is lost."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from app.cli import main
from core.cube.moves import inverse_moves
from core.cube.solve import tables
from tests.core.cube.solve.cosets import shallow_table

FAR = "D2 F' L2 U R2 B' D' F U2 L B2 R' D F2 L' U2 B R"
Said = Callable[..., Any]


@pytest.fixture(autouse=True)
def shallow_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a table that knows depths up to 4 only instead of a full one."""
    monkeypatch.setattr(tables, "generate", lambda *_, **__: shallow_table("htm"))
    monkeypatch.setattr("app.cube.solve.worker.solvers", {})


@pytest.fixture
def bank(capsys: pytest.CaptureFixture[str]) -> Said:
    """Return a function that runs a subcommand and returns its exit code and printed objects."""

    def say(*arguments: str) -> tuple[int, list[Any]]:
        code = main.main(["cube", "bank", *arguments, "--json"])
        return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return say


def test_what_looks_alike_is_entered_once(bank: Said, tmp_path: Path) -> None:
    assert bank("add", "R U2 F' D") == (0, [{"added": 1, "there": 0}])
    inverse = " ".join(inverse_moves(["R", "U2", "F'", "D"]))
    lines = tmp_path / "scrambles.txt"
    lines.write_text(f"{inverse}\nL' U2 F D'\n\nR U\n")
    assert bank("add", "--file", str(lines)) == (0, [{"added": 1, "there": 2}])
    code, rows = bank("list")
    assert code == 0
    assert [row["input"] for row in rows] == ["R U2 F' D", "R U"]
    assert not any(row["proved"] for row in rows)


def test_a_wrong_line_is_named_and_nothing_is_entered(
    bank: Said, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = tmp_path / "scrambles.txt"
    lines.write_text("R U\nR Q\n")
    assert main.main(["cube", "bank", "add", "--file", str(lines)]) == 2
    assert "line 2" in capsys.readouterr().err
    assert bank("list") == (0, [])


def test_they_are_proved_and_a_proof_counts_for_all_that_look_alike(bank: Said) -> None:
    bank("add", "R U2 F' D")
    bank("add", "R U")
    code, rows = bank("prove", "--threads", "2")
    assert code == 0
    assert {row["input"]: (row["lower"], row["upper"], row["proved"]) for row in rows} == {
        "R U2 F' D": (4, 4, True),
        "R U": (2, 2, True),
    }
    assert all(row["nodes"] > 0 for row in rows)
    assert bank("prove") == (0, [])
    assert main.main(["cube", "solve", "L' U2 F D'", "--json"]) == 0


def test_what_was_reached_is_kept_when_time_is_over(bank: Said) -> None:
    bank("add", FAR)
    code, (row,) = bank("prove", "--timeout", "1")
    assert code == 1
    assert 4 <= row["lower"] < row["upper"] <= 20
    code, (listed,) = bank("list")
    assert (listed["lower"], listed["upper"]) == (row["lower"], row["upper"])
    assert listed["seconds"] >= row["seconds"] > 0
    code, (again,) = bank("prove", "--timeout", "0.3")
    assert again["lower"] >= row["lower"], "it goes on where it was"
    assert again["seconds"] > row["seconds"]


def test_the_bank_is_exported(bank: Said, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bank("add", "R U")
    bank("prove")
    assert main.main(["cube", "bank", "export"]) == 0
    (row,) = csv.DictReader(StringIO(capsys.readouterr().out))
    assert (row["input"], row["lower"], row["upper"], row["proved"], row["solution"]) == (
        "R U", "2", "2", "True", "U' R'"
    )  # fmt: skip
    out = tmp_path / "bank.csv"
    assert main.main(["cube", "bank", "export", str(out)]) == 0
    assert out.read_text().splitlines()[0].startswith("input,metric,lower")
    assert main.main(["cube", "bank", "export", str(tmp_path / "no" / "bank.csv")]) == 2


def test_a_kill_takes_nothing_that_was_reached(home: Path) -> None:
    """Bounds proved in threads are stored at once, so that a killed process loses none."""
    script = (
        "import sys\n"
        "from core.cube.solve import table, tables\n"
        "made = table.generate('small', 'htm', threads=2, base=2)\n"
        "tables.generate = lambda *_, **__: made\n"
        "from app.cli.main import main\n"
        f"main(['cube', 'bank', 'add', {FAR!r}])\n"
        "main(['cube', 'bank', 'prove', '--threads', '1'])\n"
    )
    environment = {**os.environ, "STATEWALK_HOME": str(home)}
    running = subprocess.Popen([sys.executable, "-c", script], env=environment, stdout=subprocess.DEVNULL)
    reached, until = 0, time.monotonic() + 60
    try:
        while reached < 6 and time.monotonic() < until:
            time.sleep(0.2)
            listed = subprocess.run(
                [sys.executable, "-m", "app", "cube", "bank", "list", "--json"],
                env=environment, capture_output=True, text=True, check=True,
            ).stdout  # fmt: skip
            reached = json.loads(listed)["lower"] if listed else 0
    finally:
        running.send_signal(signal.SIGKILL)
        running.wait()
    assert reached >= 6
    listed = subprocess.run(
        [sys.executable, "-m", "app", "cube", "bank", "list", "--json"],
        env=environment, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert json.loads(listed)["lower"] >= reached


def test_a_cluster_proves_them_too(bank: Said, tmp_path: Path) -> None:
    tables.save_table(shallow_table("htm"), tmp_path / "workers" / "tables")
    bank("add", "R U2 F' D")
    with LocalCluster(
        n_workers=1, threads_per_worker=1, host="127.0.0.1", dashboard_address=":0",
        env={"STATEWALK_HOME": str(tmp_path / "workers")},
    ) as cluster:  # fmt: skip
        code, (row,) = bank("prove", "--scheduler", cluster.scheduler_address)
    assert (code, row["lower"], row["upper"], row["proved"]) == (0, 4, 4, True)
    assert bank("prove") == (0, []), "what a worker proved is kept here"
