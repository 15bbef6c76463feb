"""`statewalk sokoban solve --level all` with several threads, and on a Dask cluster."""

from __future__ import annotations

import _thread
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from distributed import Client, LocalCluster

from app.cli.main import main
from tests.app.sokoban.levels import many

DEAD = "#####\n#$  #\n# @.#\n#####"
BROKEN = "#####\n#@$ #\n#####"
SAME = {"seconds"}
"""Keys of the answer that may differ between two runs."""


@pytest.fixture(scope="module")
def processes() -> Iterator[LocalCluster]:
    with LocalCluster(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=":0") as cluster:
        yield cluster


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Provide a file of rooms, with an unsolvable and an unplayable level among them."""
    path = tmp_path / "levels.sok"
    rooms = many(6, Random(3), largest=5)
    path.write_text(f"Dead\n\n{DEAD}\n\nBroken\n\n{BROKEN}\n\n{rooms}", encoding="utf-8")
    return path


@pytest.fixture
def endless(tmp_path: Path) -> Path:
    """Provide levels whose fewest moves cannot be proved within the time of a test."""
    path = tmp_path / "wide.sok"
    rows = ["#" * 20, *["#" + " " * 18 + "#" for _ in range(16)], "#" * 20]
    rows[1] = "#@" + "." * 17 + "#"
    rows[5] = "#  " + "$" * 15 + "  #"
    rows[7] = "#  $$              #"
    path.write_text("\n\n".join(f"Wide {k}\n\n" + "\n".join(rows) for k in range(4)), encoding="utf-8")
    return path


def solved(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[dict[str, Any]], str]:
    code = main(["sokoban", "solve", *arguments, "--json"])
    said = capsys.readouterr()
    return code, [json.loads(line) for line in said.out.splitlines()], said.err


def figures(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    kept = ("index", "title", "status", "reason", "pushes", "lower_bound", "optimal")
    return [{name: one[name] for name in kept} for one in found]


def test_several_levels_at_once_are_told_in_their_order(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, found, said = solved(capsys, str(file), "--level", "all", "--exact", "pushes", "--threads", "4")
    assert code == 2, "one of them cannot be played"
    assert [one["index"] for one in found] == [1, 3, 4, 5, 6, 7, 8]
    assert said.splitlines()[0].startswith("Level 2: ")
    one_by_one = solved(capsys, str(file), "--level", "all", "--exact", "pushes", "--threads", "1")
    assert (code, figures(found)) == (one_by_one[0], figures(one_by_one[1]))


def test_a_cluster_finds_what_threads_do(
    file: Path, capsys: pytest.CaptureFixture[str], processes: LocalCluster
) -> None:
    here = solved(capsys, str(file), "--level", "all", "--exact", "pushes")
    there = solved(capsys, str(file), "--level", "all", "--exact", "pushes", "--scheduler", processes.scheduler_address)
    assert (there[0], figures(there[1])) == (here[0], figures(here[1]))


def test_ctrl_c_ends_it_with_what_there_is(endless: Path, capsys: pytest.CaptureFixture[str]) -> None:
    threading.Timer(0.5, _thread.interrupt_main).start()
    code, found, _ = solved(capsys, str(endless), "--level", "all", "--exact", "moves", "--threads", "4")
    assert code == 1
    assert [(one["index"], one["status"], one["reason"]) for one in found] == [
        (1, "gave_up", "The search was cancelled"),
        (2, "gave_up", "The search was cancelled"),
    ]


def test_ctrl_c_frees_the_workers_of_a_cluster(
    endless: Path, capsys: pytest.CaptureFixture[str], processes: LocalCluster
) -> None:
    def busy() -> int:
        return sum(client.run(lambda dask_worker: len(dask_worker.active_threads)).values())

    def interrupt() -> None:
        while not busy():
            time.sleep(0.02)
        _thread.interrupt_main()

    with Client(processes, set_as_default=False) as client:
        pressing = threading.Thread(target=interrupt)
        pressing.start()
        address = processes.scheduler_address
        code, found, said = solved(capsys, str(endless), "--level", "all", "--exact", "moves", "--scheduler", address)
        pressing.join()
        assert (code, found) == (1, [])
        assert said.splitlines()[-1] == "Cancelled."
        end = time.monotonic() + 30
        while busy() and time.monotonic() < end:
            time.sleep(0.02)
        assert not busy(), "a search that nobody waits for goes on"


def test_nobody_at_the_address_is_one_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, found, said = solved(capsys, str(file), "--scheduler", "nonsense")
    assert (code, found) == (2, [])
    assert said == "statewalk sokoban solve: No Dask scheduler answers at nonsense (--scheduler).\n"
