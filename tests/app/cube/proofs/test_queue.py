"""The bank is proved in the background: in order, stopped at once, resumed after a kill, concurrently."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import Jobs
from app.base.services import Services
from app.base.storage import database
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.cli import main
from app.cube import resume
from app.cube.model.model import CubeModel
from app.cube.proofs import progress as progress_module
from app.cube.proofs.progress import BankRow
from app.cube.proofs.queue import FEW, PROVING, ProofQueue
from app.cube.solve.solver import TABLE_KEY
from app.cube.solve.solving import Solving
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from tests.app.heard import Heard

NEAR, OTHER, THIRD = "R U2 F' D", "F2 D L'", "U R"
FAR = "D2 F' L2 U R2 B' D' F U2 L B2 R' D F2 L' U2 B R"
"""Position whose proof takes hours with a table that knows depths up to 4 only."""


@pytest.fixture
def services(qtbot: QtBot) -> Iterator[Services]:
    """Provide the services of a window, with the file that the command line uses too."""
    del qtbot
    settings = Settings()
    settings.set(TABLE_KEY, "small")
    store, jobs = Store(database.users_file()), Jobs()
    yield Services(settings, store, jobs, Heard(), lambda _page, _subject: None)
    jobs.close()
    store.close()


@pytest.fixture
def queue(services: Services) -> ProofQueue:
    return services.get_shared(ProofQueue)


def entered(*texts: str) -> list[tuple[str, Cube]]:
    return [(text, position(text.split())) for text in texts]


def texts(queue: ProofQueue) -> list[str]:
    return [row.entry.text for row in queue.rows]


def row_of(queue: ProofQueue, text: str) -> BankRow:
    return next(row for row in queue.rows if row.entry.text == text)


def test_they_are_proved_in_their_order_and_what_it_took_is_kept(
    queue: ProofQueue, services: Services, qtbot: QtBot
) -> None:
    assert queue.add(entered(NEAR, OTHER, THIRD), Metric.HTM) == 3
    assert not queue.running and not queue.is_enabled, "nobody has asked for it"
    queue.move(queue.rows[2], 0)
    assert texts(queue) == [THIRD, NEAR, OTHER]
    seen: list[str] = []
    queue.changed.connect(lambda: seen.extend(row.entry.text for row in queue.rows if row.id in queue.at_work))
    queue.start()
    qtbot.waitUntil(lambda: queue.unproved_count == 0)
    qtbot.waitUntil(lambda: not queue.is_enabled)
    assert list(dict.fromkeys(seen)) == [THIRD, NEAR, OTHER]
    depths = [row.known.lower for row in queue.rows if row.known is not None]
    assert depths == [2, 4, 3] and all(row.proved for row in queue.rows)
    messages = services.messages
    assert isinstance(messages, Heard) and messages.toasts == ["All positions are proved"]
    queue.read()
    kept = row_of(queue, NEAR).entry
    assert kept.nodes > 0 and kept.seconds > 0 and kept.begun == 1 and kept.proved is not None
    assert kept.tables == "small"
    assert "R U2 F' D,htm,4,4,True," in queue.csv()


def test_all_that_look_alike_are_one(queue: ProofQueue, qtbot: QtBot) -> None:
    inverse = " ".join(inverse_moves(NEAR.split()))
    assert queue.add(entered(NEAR, inverse, "L' U2 F D'"), Metric.HTM) == 1
    assert queue.add(entered(NEAR), Metric.QTM) == 1, "another metric is another depth"
    assert len(queue.rows) == 2
    queue.remove([queue.rows[0]])
    assert [row.entry.metric for row in queue.rows] == [Metric.QTM]
    queue.start()
    qtbot.waitUntil(lambda: queue.running or queue.unproved_count == 0)
    queue.pause()


def test_a_pause_stops_at_once_and_the_proof_goes_on_at_its_depth(
    queue: ProofQueue, services: Services, qtbot: QtBot
) -> None:
    queue.add(entered(FAR), Metric.HTM)
    queue.start()
    qtbot.waitUntil(lambda: _proves(queue) and _lower(queue) >= 10)
    queue.pause()
    assert not queue.running and not queue.is_enabled
    reached = _lower(queue)
    assert queue.rows[0].entry.nodes > 0
    again = ProofQueue(services)
    qtbot.waitUntil(lambda: again.rows[0].known is not None)
    assert _lower(again) == reached and not again.running, "paused it stays"
    assert again.rows[0].entry.nodes == queue.rows[0].entry.nodes


def _proves(queue: ProofQueue) -> bool:
    return any(progress.nodes > 0 and not progress.making for progress in queue.at_work.values())


def _lower(queue: ProofQueue) -> int:
    known = queue.rows[0].known if queue.rows else None
    return 0 if known is None else known.lower


KILLED = """
import sys
from PySide6.QtCore import QTimer
from app.shell.application import make_application
application = make_application(["statewalk"])
from app.cube.proofs.queue import ProofQueue
from app.cube.solve.solver import TABLE_KEY
from app.base.storage import database
from app.base.jobs.jobs import Jobs
from app.base.services import Services
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.solve import table, tables
from tests.app.heard import Heard
made = table.generate("small", "htm", threads=2, base=2)
tables.generate = lambda *_, **__: made
settings = Settings()
settings.set(TABLE_KEY, "small")
services = Services(settings, Store(database.users_file()), Jobs(), Heard(), lambda _page, _subject: None)
queue = services.get_shared(ProofQueue)
queue.add([(sys.argv[1], position(sys.argv[1].split()))], Metric.HTM)
queue.start()
def tell():
    known = queue.rows[0].known
    if known is not None and known.lower >= 10 and queue.rows[0].entry.text:
        services.store.finish(5)
        print(known.lower, flush=True)
        timer.stop()
timer = QTimer(interval=20)
timer.timeout.connect(tell)
timer.start()
application.exec()
"""


def test_killed_it_goes_on_at_its_depth_after_the_next_start(home: Path, qtbot: QtBot) -> None:
    home.mkdir(exist_ok=True)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "QT_QPA_PLATFORM": "offscreen"}
    child = subprocess.Popen([sys.executable, "-c", KILLED, FAR], stdout=subprocess.PIPE, text=True, env=environment)
    assert child.stdout is not None
    reached = int(child.stdout.readline())
    child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdout.close()
    settings, jobs = Settings(), Jobs()
    assert settings.get(PROVING, False)
    store = Store(database.users_file())
    services = Services(settings, store, jobs, Heard(), lambda _page, _subject: None)
    resume.resume(services)
    queue = services.get_shared(ProofQueue)
    qtbot.waitUntil(lambda: queue.running)
    assert texts(queue) == [FAR] and _lower(queue) >= reached >= 10
    qtbot.waitUntil(lambda: _proves(queue))
    assert all(progress.bracket.lower >= reached for progress in queue.at_work.values())
    queue.pause()
    jobs.close()
    store.close()


def test_nothing_is_resumed_that_was_not_at_work(services: Services) -> None:
    resume.resume(services)
    assert ProofQueue not in services._shared


def test_the_command_line_writes_beside_it(
    queue: ProofQueue, services: Services, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    queue.add(entered(NEAR), Metric.HTM)
    services.store.finish(5)
    assert main.main(["cube", "bank", "add", *OTHER.split()]) == 0
    queue.read()
    assert texts(queue) == [NEAR, OTHER]
    assert main.main(["cube", "bank", "prove", "--threads", "1"]) == 0
    queue.read()
    qtbot.waitUntil(lambda: queue.unproved_count == 0)
    assert all(row.entry.nodes > 0 and row.entry.tables == "small" for row in queue.rows)
    queue.add(entered(THIRD), Metric.HTM)
    queue.start()
    qtbot.waitUntil(lambda: queue.unproved_count == 0)
    services.store.finish(5)
    capsys.readouterr()
    assert main.main(["cube", "bank", "list"]) == 0
    assert [line.split("  (")[0] for line in capsys.readouterr().out.splitlines()] == [NEAR, OTHER, THIRD]


def test_it_gives_way_to_what_the_user_asked_for(queue: ProofQueue, services: Services, qtbot: QtBot) -> None:
    model = CubeModel(services)
    solving = Solving(services, model)
    queue.add(entered(FAR), Metric.HTM)
    queue.start()
    qtbot.waitUntil(lambda: queue.running)
    model.begin(position(FAR.split()))
    solving.solve()
    assert not queue.running and queue.is_waiting and queue.is_enabled
    solving.cancel()
    qtbot.waitUntil(lambda: queue.running)
    queue.pause()


def test_what_it_proves_the_page_knows(queue: ProofQueue, services: Services, qtbot: QtBot) -> None:
    model = CubeModel(services)
    model.begin(position(NEAR.split()))
    assert model.depths is None
    queue.add(entered(NEAR), Metric.HTM)
    queue.start()
    qtbot.waitUntil(lambda: queue.unproved_count == 0)
    assert model.depths == (4, 4)


def test_no_estimate_without_proofs_as_deep(queue: ProofQueue, qtbot: QtBot) -> None:
    queue.add(entered(NEAR, OTHER, THIRD, "R", "F B", "R2", FAR), Metric.HTM)
    queue.start()
    qtbot.waitUntil(lambda: queue.proved_count == 6 and queue.running)
    began = time.monotonic()
    while time.monotonic() < began + 0.4:
        qtbot.wait(50)
        assert queue.seconds_left is None
    queue.pause()


def test_a_proof_that_takes_long_makes_the_estimate_longer(
    queue: ProofQueue, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proof that takes longer than the mean of the others makes the estimate longer."""
    later = 0.0
    monkeypatch.setattr(progress_module, "time", SimpleNamespace(monotonic=lambda: time.monotonic() + later))
    queue.add(entered(FAR), Metric.HTM)
    queue.start()
    far = queue.rows[0].id
    qtbot.waitUntil(lambda: far in queue.at_work)
    queue._took[Metric.HTM] += [1.0] * FEW
    estimates = []
    for wait in (60.0, 120.0, 240.0):
        later = wait
        qtbot.waitUntil(lambda least=wait: queue.at_work[far].seconds >= least)  # type: ignore[misc]
        assert queue.seconds_left is not None
        estimates.append(queue.seconds_left)
    queue.pause()
    assert estimates == sorted(set(estimates)) and estimates[0] >= 60 / FEW


def test_the_last_proof_is_no_more_than_the_last(
    queue: ProofQueue, services: Services, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A last proof whose depth is known counts as the last until its job has ended."""
    queue.add(entered(NEAR, FAR), Metric.HTM)
    queue.start()
    near, far = row_of(queue, NEAR), row_of(queue, FAR)
    qtbot.waitUntil(lambda: far.id in queue.at_work)
    job = services.jobs.current
    assert job is not None
    # what the search finds meanwhile would take back that it is proved
    monkeypatch.setattr(queue, "_learn", lambda _attempt: None)
    near.proved = far.proved = True
    with qtbot.waitSignal(job.progressed):
        pass
    queue.pause()
    assert job.detail == "2 of 2" and job.fraction == 1.0


def test_random_ones(queue: ProofQueue, qtbot: QtBot) -> None:
    queue.add_random(3, Metric.QTM)
    qtbot.waitUntil(lambda: len(queue.rows) == 3)
    assert all(position(row.entry.text.split()) == row.entry.cube for row in queue.rows)


def test_an_entry_stands_where_it_is_put(queue: ProofQueue) -> None:
    queue.add(entered("R", "U2", "F B", "L U", "D R U"), Metric.HTM)
    first = texts(queue)
    queue.move(queue.rows[0], 3)
    queue.move(queue.rows[4], 0)
    wanted = [first[4], first[1], first[2], first[3], first[0]]
    assert texts(queue) == wanted
    queue.read()
    assert texts(queue) == wanted
