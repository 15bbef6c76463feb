"""A running proof in the Lab: drawn while it runs on the cube's page, stored afterwards, selectable."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.language.wording import format_integer
from app.cube.page import CubePage
from app.cube.solve.log import ProofLog
from app.cube.solve.solver import TABLE_KEY
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.lab.work.pane import NOTHING
from app.lab.work.view import RUNNING, STANDING
from app.shell.window import Window, open_window
from core.base.control import Control
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.solve import tables
from core.cube.solve.heuristic import expected_nodes
from core.cube.solve.solver import Search, Solver
from tests.app.sheets import check, check_table, touch_and_close
from tests.core.cube.solve.cosets import shallow_table, small_table

pytestmark = pytest.mark.patient("a proof takes as long as it takes")

WAY = "R U F2 L D' B R' U2 F D2 L' B2 U R2 F' D L2 B"


@pytest.fixture(autouse=True)
def quick_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "generate", lambda _size, metric, **__: shallow_table(metric))


def view_of(page: LabPage, qtbot: QtBot) -> InstrumentView:
    page.show_subject("work")
    qtbot.waitUntil(lambda: page.plotted_subject == "work")
    view = page.view
    assert isinstance(view, InstrumentView)
    return view


def proved(text: str) -> Search:
    search = Solver.from_table(small_table("htm", 2)).search(position(text.split()), Metric.HTM)
    search.prove(Control())
    return search


def test_every_proof_is_drawn_and_kept(page: LabPage, qtbot: QtBot) -> None:
    view = view_of(page, qtbot)
    assert view.pane is not None and view.pane.plot.nothing == NOTHING and not view.panel.rows.isVisible()
    log = page.services.get_shared(ProofLog)
    first, second = proved("R U F L2 D'"), proved("R U F L2 D' B2")
    log.end(first)
    log.follow(second)
    assert view.panel.state.text() == RUNNING and len(view.panel.rows.rows) == 2
    assert view.panel.rows.heads[0] == "To depth", "the last iteration may end below the cube's depth"
    tried = second.iterations
    assert view.key_figures.values[:2] == [str(tried[-1].depth), format_integer(tried[-1].nodes)]
    plot = view.pane.plot
    assert [[part.count for part in column] for column in plot.columns[: tried[-1].depth + 1]] == [
        [one.nodes for one in tried if one.depth == depth] for depth in range(tried[-1].depth + 1)
    ]
    expected = expected_nodes(Metric.HTM, tried[-1].depth)[-1]
    assert f"≈ {format_integer(expected)} by Korf's formula" in plot.read(tried[-1].depth).title
    for figure in view.key_figures.figures:
        check(figure)
    assert check_table(view.panel.rows) == 2
    for place, proof in enumerate((second, first)):
        depth = view.panel.rows.cells[place][0]
        derived = depth.worked
        assert derived is not None and derived.number == proof.iterations[-1].depth == int(depth.text)
    for one in tried:
        for told in plot.list_figures_at(one.depth):
            assert told.worked.sentence
    touch_and_close(plot)
    log.end(second)
    assert view.panel.state.text() == STANDING
    row = view.panel.rows.visualRect(view.panel.rows.model().index(1, 0)).center()
    QTest.mouseClick(view.panel.rows.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert view.model.shown_proof is not None and view.model.shown_proof.cube == first.cube
    assert sum(one.nodes for one in view.model.shown_proof.iterations) == first.nodes
    lines = view.pane.csv().splitlines()
    assert lines[0] == "depth,nodes,whole,korf,tree" and len(lines) == 1 + len(first.iterations)
    assert int(lines[1].split(",")[1]) == first.iterations[0].nodes


def test_a_proof_on_the_page_is_drawn_while_it_runs_and_stays_after_a_restart(window: Window, qtbot: QtBot) -> None:
    cube = window.open_page("cube")
    assert isinstance(cube, CubePage)
    cube.services.settings.set(TABLE_KEY, "small")
    cube.model.session.play(*WAY.split())
    cube.solving.solve()
    lab = window.open_page("lab")
    assert isinstance(lab, LabPage)
    view = view_of(lab, qtbot)
    log = lab.services.get_shared(ProofLog)
    qtbot.waitUntil(lambda: log.running is not None and bool(log.running.iterations))
    assert view.panel.state.text() == RUNNING
    assert view.model.shown_proof is not None and view.model.shown_proof.cube == position(WAY.split())
    cube.solving.cancel()
    assert view.panel.state.text() == STANDING and view.model.shown_proof is not None
    kept = view.model.shown_proof.iterations
    assert kept
    window.close()
    again = open_window("lab")
    qtbot.addWidget(again)
    page = again.page
    assert isinstance(page, LabPage)
    view = view_of(page, qtbot)
    assert view.model.shown_proof is not None and view.model.shown_proof.iterations == kept
    again.close()


def test_rows_that_cannot_be_true_are_passed_over(page: LabPage, qtbot: QtBot) -> None:
    store = page.services.store
    for values in (("nonsense", "htm", 3, 5, 1, 1.0), ("x" * 54, "htm", 3, 5, 1, 2.0)):
        store.write("cube_iteration", "INSERT INTO cube_iteration VALUES (?, ?, ?, ?, ?, ?)", values)
    view = view_of(page, qtbot)
    assert view.model.proofs == [] and view.key_figures.values[0] == "–"
