"""`statewalk cube walk --scheduler`: a Dask cluster makes the same walks as one process."""

from __future__ import annotations

import _thread
import asyncio
import json
import pickle
import socket
import sys
import threading
import time
import warnings
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import CancelledError
from typing import Any

import pytest
from distributed import Client, LocalCluster

from app.cli import main
from app.cube.solve import worker
from app.cube.walk.cluster import WorkerDepth
from app.work import cluster as cluster_module
from app.work import progress
from core.cube.metrics import Metric
from core.cube.solve import tables
from tests.core.cube.solve.cosets import shallow_table

SMALL = "--puzzle 2x2x2 --moves 9 --method sample --samples 150 --seed 5"
LARGE = "--puzzle 3x3x3 --metric htm --moves 4 --method sample --samples 80 --seed 5"
ENDLESS = "--puzzle 3x3x3 --metric htm --moves 30 --method sample --seed 5 --samples 80"


@pytest.fixture(scope="module")
def processes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalCluster]:
    """Provide two worker processes whose home folder has the table."""
    home = tmp_path_factory.mktemp("workers")
    tables.save_table(shallow_table("htm"), home / "tables")
    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address=":0",
        env={"STATEWALK_HOME": str(home)},
    ) as cluster:
        yield cluster


def walk(capfd: pytest.CaptureFixture[str], arguments: str) -> tuple[int, dict[str, Any], str]:
    """Return the exit code, the JSON object and the text on standard error; a warning fails."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        code = main.main(["cube", "walk", "--json", *arguments.split()])
    output = capfd.readouterr()
    return code, json.loads(output.out) if output.out else {}, output.err


@pytest.mark.parametrize("arguments", [SMALL, LARGE])
def test_two_processes_measure_what_threads_do(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, processes: LocalCluster, arguments: str
) -> None:
    monkeypatch.setattr(tables, "generate", lambda size, metric, **_: shallow_table(metric, size))
    monkeypatch.setattr(progress, "PROGRESS_SECONDS", 0.0)
    code, answer, said = walk(capfd, f"{arguments} --scheduler {processes.scheduler_address}")
    assert code == 0
    assert said and all(line.endswith(" %") for line in said.splitlines())
    assert answer == walk(capfd, arguments)[1]
    if arguments == LARGE:
        with Client(processes, set_as_default=False) as client:
            opened = client.run(lambda: [one.has_table(Metric.HTM) for one in worker.solvers.values()])
        assert list(opened.values()) == [[True], [True]], "each process opened the table"


def test_ctrl_c_ends_it_and_frees_the_workers(capfd: pytest.CaptureFixture[str], processes: LocalCluster) -> None:
    def busy() -> int:
        return sum(client.run(lambda dask_worker: len(dask_worker.active_threads)).values())

    def interrupt() -> None:
        while not busy():
            time.sleep(0.02)
        _thread.interrupt_main()

    with Client(processes, set_as_default=False) as client:
        pressing = threading.Thread(target=interrupt)
        pressing.start()
        code, answer, said = walk(capfd, f"{ENDLESS} --scheduler {processes.scheduler_address}")
        pressing.join()
        assert (code, answer) == (1, {}), "no walk was done"
        assert [line for line in said.splitlines() if not line.endswith(" %")] == ["Cancelled."]
        end = time.monotonic() + 60  # on a busy machine a search hears of it between two iterations
        while busy() and time.monotonic() < end:
            time.sleep(0.02)
        assert not busy(), "a search that nobody waits for goes on"


@pytest.mark.parametrize("farewell", [(), ({"op": "stream-closed"},)], ids=["silent", "saying goodbye"])
def test_a_scheduler_that_goes_away_is_one_line(
    capfd: pytest.CaptureFixture[str], farewell: tuple[dict[str, str], ...]
) -> None:
    idle = LocalCluster(
        n_workers=1, processes=False, protocol="tcp", host="127.0.0.1", dashboard_address=":0", silence_logs=50
    )
    address = idle.scheduler_address

    over = threading.Event()

    def leave() -> None:
        while not idle.scheduler.tasks and not over.wait(0.01):
            pass
        idle.sync(say_farewell)
        idle.close()

    async def say_farewell() -> None:
        for client in idle.scheduler.client_comms.values():
            client.send(*farewell)

    leaving = threading.Thread(target=leave)
    leaving.start()
    code, answer, said = walk(capfd, f"{ENDLESS.replace('3x3x3', '2x2x2')}000 --scheduler {address}")
    over.set()
    leaving.join()
    assert (code, answer) == (2, {})
    assert (
        said.splitlines()[-1]
        == f"statewalk cube walk: The Dask scheduler at {address} does not answer any more (--scheduler)."
    )
    assert "Traceback" not in said


class LostClient:
    """Dask client whose scheduler disappears while a result is fetched."""

    def __init__(self) -> None:
        self.loop = self

    @property
    def _handle_report_task(self) -> asyncio.Future[None]:
        """Return a future of reports that never ends."""
        return asyncio.get_running_loop().create_future()

    def add_callback(self, call: Callable[..., Coroutine[Any, Any, None]], *arguments: object) -> None:
        """Run a callback of the event loop at once."""
        asyncio.run(call(*arguments))

    def submit(self, *_: object, **__: object) -> Any:
        """Return a finished task."""
        return type("Task", (), {"status": "finished"})()

    async def gather(self, _: object, asynchronous: bool) -> Any:
        """Raise the error of a broken connection."""
        del asynchronous
        raise OSError("Stream is closed")


def test_a_result_on_its_way_when_the_scheduler_goes_is_not_waited_for() -> None:
    future = cluster_module.ClusterExecutor(LostClient()).submit(len, "abc")
    with pytest.raises(CancelledError):
        future.result(timeout=0)


def test_a_failure_on_a_worker_is_one_line(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, processes: LocalCluster
) -> None:
    monkeypatch.setattr("app.cube.cli.walk.cluster.WorkerDepth", lambda _size, metric: WorkerDepth("huge", metric))
    code, answer, said = walk(capfd, f"{LARGE} --scheduler {processes.scheduler_address}")
    assert (code, answer) == (2, {})
    assert said.splitlines()[-1].startswith("statewalk cube walk: The cluster failed: ")
    assert "Traceback" not in said


def test_a_worker_depth_travels() -> None:
    assert pickle.loads(pickle.dumps(WorkerDepth("small", Metric.HTM))) == WorkerDepth("small", Metric.HTM)


def test_without_the_extra_it_says_what_to_install(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    code, _, said = walk(capfd, f"{SMALL} --scheduler 127.0.0.1:8786")
    assert code == 2
    needs = 'Work on a cluster needs an extra package: pip install "statewalk[cluster]"'
    assert said == f"statewalk cube walk: {needs} (--scheduler).\n"


@pytest.mark.parametrize("address", ["nonsense", "{silent}", "foo://127.0.0.1:1"])
def test_an_address_where_no_scheduler_answers(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(cluster_module, "ANSWER_SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = address.replace("{silent}", f"127.0.0.1:{listening.getsockname()[1]}")
        code, _, said = walk(capfd, f"{SMALL} --scheduler {address}")
    assert code == 2
    assert said == f"statewalk cube walk: No Dask scheduler answers at {address} (--scheduler).\n"


def test_a_scheduler_without_workers(capfd: pytest.CaptureFixture[str]) -> None:
    with LocalCluster(n_workers=0, host="127.0.0.1", dashboard_address=":0") as idle:
        address = idle.scheduler_address
        code, _, said = walk(capfd, f"{SMALL} --scheduler {address}")
    assert code == 2
    assert said == f"statewalk cube walk: The Dask scheduler at {address} has no workers (--scheduler).\n"


def test_only_samples_are_for_a_cluster(capfd: pytest.CaptureFixture[str]) -> None:
    code, _, said = walk(capfd, "--moves 4 --scheduler 127.0.0.1:8786")
    assert code == 2
    assert said == "statewalk cube walk: Only --method sample works on a cluster, not chain (--scheduler).\n"
