"""The bank of proofs in the Lab follows new proofs, and its numbers can be exported."""

from __future__ import annotations

import time

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.cube.proofs.queue import ProofQueue
from app.cube.solve.bank import Bank, Work
from app.cube.solve.known_depths import KnownDepths
from app.lab.page import LabPage
from app.widgets.explained_figures import NONE
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from core.cube.solve.bracket import Bracket
from tests.app.lab.panels import tables
from tests.app.sheets import ask, check_table, drawn, touch_and_close


def prove(page: LabPage, text: str, nodes: int, seconds: float) -> None:
    """Record a proof as a search in this program does."""
    moves = text.split()
    cube, bank, length = position(moves), Bank(page.services.store), len(moves)
    bank.add(cube, Metric.HTM, text)
    entry = next(candidate for candidate in bank.entries(Metric.HTM) if candidate.text == text)
    page.services.get_shared(KnownDepths).learn(cube, Bracket(Metric.HTM, length, length, tuple(inverse_moves(moves))))
    bank.spend(entry, Work(nodes, seconds, 1, "small", time.time()))


def test_it_follows_the_bank(page: LabPage, qtbot: QtBot) -> None:
    page.show_subject("proofs-depths-htm")
    qtbot.waitUntil(lambda: page.plotted_subject == "proofs-depths-htm")
    view = page.view
    (table,) = tables(view)
    assert view.pane is not None
    assert view.key_figures.values == ["0", "0", NONE, NONE]
    prove(page, "R U2 F'", 1_000, 0.5)
    prove(page, "R U2 F' D", 9_000, 1.5)
    queue = page.services.get_shared(ProofQueue)
    queue.add([("D2 F' L2 U R2 B'", position(["D2", "F'", "L2", "U", "R2", "B'"]))], Metric.HTM)
    qtbot.waitUntil(lambda: view.key_figures.values == ["2", "1", "3.50", "1.0"])
    assert [row[1:] for row in table.rows] == [
        ("1", "50.0\u2009%", "1\u2009000", "0.5"), ("1", "50.0\u2009%", "9\u2009000", "1.5")
    ]  # fmt: skip
    assert check_table(table) == 8
    ask(table, 1, 3)
    twice = position(["U", "L2"])
    queue.add([("U L2", twice)], Metric.HTM)
    page.services.get_shared(KnownDepths).learn(twice, Bracket(Metric.HTM, 2, 2))
    queue.read()
    qtbot.waitUntil(lambda: view.key_figures.values == ["3", "1", "3.00", "1.0"])
    queue.remove([row for row in queue.rows if row.entry.text == "U L2"])
    assert view.pane.reading(4) == "Depth 4: 43\u2009239 positions, 1 proved, 50.0\u2009% of them"
    view.pane.copy_numbers()
    assert QGuiApplication.clipboard().text() == "depth,nodes,seconds\n3,1000,0.500\n4,9000,1.500\n"
    page.show_subject("proofs-nodes-htm")
    assert view.pane.reading(4) == "Depth 4: 1 proof, median 9\u2009000 nodes"
    touch_and_close(*drawn(page))
    page.show_subject("proofs-seconds-htm")
    assert view.pane.reading(3) == "Depth 3: 1 proof, median 0.50 s"
    touch_and_close(*drawn(page))
    assert view.pane.reading(9) == "Depth 9: no proof"
    page.show_subject("proofs-nodes-qtm")
    assert view.key_figures.values == ["0", "0", NONE, NONE]
    assert view.pane.plot.nothing.startswith("No position is proved yet")
    page.show_subject("proofs-nodes-htm")
    assert not view.pane.plot.nothing, "in this metric there are proofs"
