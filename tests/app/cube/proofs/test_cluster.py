"""The queue of proofs on a Dask cluster, as with `--scheduler`, in the real window."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from distributed import Client, LocalCluster
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage
from app.cube.proofs.card import CLUSTER, HERE, ProofCard
from app.cube.proofs.cluster import NO_ADDRESS
from app.cube.proofs.queue import ADDRESS, PROVING, ProofQueue
from app.cube.solve.solver import TABLE_KEY
from app.shell.window import Window
from app.work import cluster as cluster_module
from core.cube.solve import tables
from tests.core.cube.solve.cosets import shallow_table

pytestmark = pytest.mark.patient("a cluster starts processes of its own")

LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
FAR = "D2 F' L2 U R2 B' D' F U2 L B2 R' D F2 L' U2 B R"
"""Position whose proof takes hours with a table that knows depths up to 4 only."""


@pytest.fixture(scope="module")
def processes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalCluster]:
    """Provide two worker processes whose home folder has the table."""
    home = tmp_path_factory.mktemp("workers")
    tables.save_table(shallow_table("htm"), home / "tables")
    with LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=":0",
        env={"STATEWALK_HOME": str(home)},
    ) as cluster:  # fmt: skip
        yield cluster


@pytest.fixture
def card(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> ProofCard:
    """Provide the card, opened by key, with the cluster chosen by mouse."""
    monkeypatch.setattr(cluster_module, "ANSWER_SECONDS", 10)
    page = window.page
    assert isinstance(page, CubePage)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page.services.settings.set(TABLE_KEY, "small")
    QTest.keyClick(page.view, Qt.Key.Key_J, CONTROL)
    proof_card = page.proofs.card
    assert proof_card is not None
    assert proof_card.place.current == HERE and not proof_card.address.isVisible()
    QTest.mouseClick(proof_card.place.option(CLUSTER), LEFT)
    assert proof_card.address.isVisible()
    return proof_card


def proves(queue: ProofQueue) -> bool:
    """Return whether a worker has reported progress of its search."""
    return any(progress.nodes > 0 and not progress.making for progress in queue.at_work.values())


def until(idle: Callable[[], bool]) -> bool:
    """Wait up to a minute; return whether the condition holds then."""
    end = time.monotonic() + 60
    while not idle() and time.monotonic() < end:
        time.sleep(0.05)
    return idle()


def test_workers_prove_and_what_they_find_is_kept(card: ProofCard, processes: LocalCluster, qtbot: QtBot) -> None:
    card.add_text("R U2 F' D\nF2 D L'\nU R\nB", "x")
    QTest.keyClicks(card.address.edit, processes.scheduler_address)
    assert card.queue.address == processes.scheduler_address, "kept as it is written"
    QTest.keyClick(card.address.edit, Qt.Key.Key_Return)
    assert card.queue.is_enabled and card.start_button.text() == "Pause"
    qtbot.waitUntil(lambda: card.queue.unproved_count == 0)
    qtbot.waitUntil(lambda: card.sentence == "All 4 are proved")
    assert not card.queue.running and not card.queue.is_enabled
    rows = card.queue.rows
    assert [row.known.lower for row in rows if row.known is not None] == [4, 3, 2, 1]
    assert all(row.entry.nodes > 0 and row.entry.proved is not None for row in rows if row.entry.text != "B")


def test_a_pause_frees_the_workers_and_keeps_what_they_reached(
    card: ProofCard, processes: LocalCluster, qtbot: QtBot
) -> None:
    def busy() -> int:
        return sum(client.run(lambda dask_worker: len(dask_worker.active_threads)).values())

    queue = card.queue
    card.add_text(f"{FAR}\nR U2 F' D", "x")
    queue.write_address(processes.scheduler_address)
    QTest.mouseClick(card.start_button, LEFT)
    qtbot.waitUntil(lambda: proves(queue) and queue.unproved_count == 1)
    qtbot.waitUntil(lambda: queue.rows[0].known is not None and queue.rows[0].known.lower >= 8)
    qtbot.waitUntil(lambda: "2 threads, " in card.sentence and "M nodes/s" in card.sentence)
    began = time.monotonic()
    QTest.mouseClick(card.start_button, LEFT)
    assert not queue.running and time.monotonic() - began < 1, "the window does not wait for the cluster"
    known, nodes = queue.rows[0].known, queue.rows[0].entry.nodes
    assert known is not None and known.lower >= 8 and nodes > 0
    assert card.sentence.startswith("Paused, 1 of 2 proved")
    with Client(processes, set_as_default=False) as client:
        assert until(lambda: busy() == 0), "a search that nobody waits for goes on"
        QTest.mouseClick(card.start_button, LEFT)
        qtbot.waitUntil(lambda: proves(queue))
        assert all(progress.bracket.lower >= known.lower for progress in queue.at_work.values()), "it goes on"
        queue.remove([queue.rows[0]])
        assert not queue.at_work and queue.unproved_count == 0
        assert until(lambda: busy() == 0)


def test_more_is_added_while_it_goes_on(card: ProofCard, processes: LocalCluster, qtbot: QtBot) -> None:
    queue = card.queue
    card.add_text(FAR, "x")
    queue.write_address(processes.scheduler_address)
    queue.start()
    qtbot.waitUntil(lambda: proves(queue))
    card.add_text("R U2", "x")
    qtbot.waitUntil(lambda: queue.proved_count == 1)
    assert queue.running and [row.proved for row in queue.rows] == [False, True]
    job = queue._asker.job
    assert job is not None
    qtbot.waitUntil(lambda: job.fraction == 0.5)
    job.cancel()
    assert not queue.running and not queue.is_enabled


@pytest.mark.parametrize("address", ["", "nonsense", "127.0.0.1:1"])
def test_a_bad_address_is_one_sentence_and_stays(card: ProofCard, address: str, qtbot: QtBot) -> None:
    card.add_text("R U2 F' D", "x")
    QTest.keyClicks(card.address.edit, address)
    QTest.mouseClick(card.start_button, LEFT)
    qtbot.waitUntil(lambda: bool(card.address.error))
    assert card.address.error == (f"No Dask scheduler answers at {address}." if address else f"{NO_ADDRESS}.")
    assert card.address.text == address and card.sentence.startswith("Paused, 0 of 1 proved")
    QTest.keyClick(card.address.edit, Qt.Key.Key_1)
    assert not card.address.error, "it spoke of what stood there"
    QTest.mouseClick(card.place.option(HERE), LEFT)
    assert not card.address.isVisible() and not card.queue.is_enabled
    QTest.mouseClick(card.start_button, LEFT)
    qtbot.waitUntil(lambda: card.queue.unproved_count == 0)


def test_address_and_place_are_kept(card: ProofCard, window: Window) -> None:
    card.queue.write_address(" 10.0.0.7:8786 ")
    settings = card.queue._services.settings
    assert settings.get(ADDRESS, "") == "10.0.0.7:8786" and not settings.get(PROVING, False)
    QTest.keyClick(card, Qt.Key.Key_Escape)
    page = window.page
    assert isinstance(page, CubePage)
    QTest.keyClick(page.view, Qt.Key.Key_J, CONTROL)
    again = page.proofs.card
    assert again is not None and again.place.current == CLUSTER and again.address.text == "10.0.0.7:8786"


def test_a_search_of_ones_own_takes_nothing_from_a_cluster(
    card: ProofCard, processes: LocalCluster, qtbot: QtBot
) -> None:
    queue = card.queue
    card.add_text(FAR, "x")
    queue.write_address(processes.scheduler_address)
    queue.start()
    qtbot.waitUntil(lambda: proves(queue))
    queue.hold(True)
    assert queue.running and not queue.is_waiting
    queue.prove_on(False)
    assert queue.is_waiting and not queue.running
    queue.hold(False)
    assert queue.running and queue.cluster is None
    queue.pause()
