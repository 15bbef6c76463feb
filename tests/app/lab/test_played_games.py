"""The policy microscope on 4x4: parallel games, live results, cancelling, storing, a missing cluster."""

from __future__ import annotations

import pytest
from distributed import LocalCluster
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.storage.settings import Settings
from app.lab.frame.instrument import InstrumentView
from app.lab.frame.joined_instrument import JoinedView
from app.lab.page import LabPage
from app.lab.played_games import model as played_model
from app.lab.played_games import view as played_view
from app.work import cluster as cluster_module
from core.base.control import Control
from core.base.paths import tables_folder
from core.twenty48.sample import GameLot
from core.twenty48.strategies import simulation
from core.twenty48.strategies.simulation import SimulatedStrategy, SimulationTally, ways
from core.twenty48.strategies.strategy import CORNER
from tests.app.sheets import ask, check, check_table, touch_and_close
from tests.app.working import job_called

pytestmark = pytest.mark.patient("a cluster starts processes of its own")

SOON = 60_000
TITLE = "Playing games of 2048 to compare strategies"
FEW = 40


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play few games, and none by the adviser, which takes a second for each."""
    for module in (played_model, played_view):
        monkeypatch.setattr(module, "GAMES", (FEW, 100_000))
    monkeypatch.setattr(played_model, "FIRST_GAMES", FEW)
    monkeypatch.setattr(played_model, "ways", lambda own=None: ways(own)[1:])


@pytest.fixture
def view(page: LabPage, qtbot: QtBot) -> InstrumentView:
    page.show_subject("strategies-4x4_256")
    assert isinstance(page.view, JoinedView)
    view = page.view.views[1]
    qtbot.waitUntil(lambda: view.is_ready and not view.model.working)
    return view


def test_every_way_plays_and_its_shares_have_intervals(view: InstrumentView, page: LabPage) -> None:
    assert [row[0] for row in view.panel.rows.rows] == ["Snake", "Corner", "Greedy", "Never up", "Random"]
    assert {row[4] for row in view.panel.rows.rows} == {str(FEW)} and page.plotted_subject == "strategies-4x4_256"
    corner = SimulatedStrategy(CORNER)
    expected = SimulationTally().with_lot(GameLot(0, FEW), corner(GameLot(0, FEW), Control()))
    found = view.model.tallies["corner"]
    assert (found.games, found.score, found.largest) == (FEW, expected.score, expected.largest)
    assert view.pane is not None
    plot = view.pane.plot
    assert [way.name for way in plot.ways] == ["Snake", "Corner", "Greedy", "Never up", "Random"]
    assert "Corner ≈" in plot.read(8).text and plot.read(8).title == "A tile of 256"
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.accessibleDescription().startswith("A tile of 8: Snake > 91")
    row = view.panel.rows.visualRect(view.panel.rows.model().index(1, 0)).center()
    QTest.mouseClick(view.panel.rows.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert view.model.chosen_strategy.key == "corner" and view.key_figures.values[-1] == str(FEW)
    assert view.key_figures.values[3] == f"≈ {expected.mean_moves:.1f}"
    for table in (view.panel.rows, view.panel.tiles):
        assert check_table(table) > len(table.rows)
        ask(table, 1, 2)
    for figure in view.key_figures.figures:
        check(figure)
    view.pane.chips.chip("random").click()
    assert [way.name for way in plot.ways][-1] == "Never up"
    assert isinstance(page.view, JoinedView)
    assert page.view.views[0].model.hidden_keys == {"random"}, "on every board alike"
    assert view.pane.csv().count(f"corner,{FEW},") == len(found.tiles)
    touch_and_close(plot)


def test_another_target_asks_for_no_more_games(view: InstrumentView, page: LabPage) -> None:
    page.show_subject("strategies-4x4_2048")
    assert view.is_ready and not view.model.working
    assert view.panel.rows.rows[4][1:4] == (
        "< 9\u2009%",
        "0\u2009%",
        f"{100 * view.model.tallies['random'].interval(11).high:.0f}\u2009%",
    )
    page.show_subject("strategies-2x2_16")
    assert isinstance(page.view, JoinedView) and page.view.front is page.view.views[0]


def test_more_games_go_on_live_and_what_was_played_is_kept(view: InstrumentView, page: LabPage, qtbot: QtBot) -> None:
    view.model.games_wanted = 100_000
    jobs = page.window().jobs  # type: ignore[attr-defined]
    job = job_called(jobs, TITLE)
    assert job is not None
    qtbot.waitUntil(lambda: view.model.tallies["random"].games > FEW)
    assert job.fraction is not None and 0 < job.fraction < 1
    job.cancel()
    assert view.panel.state.text() == "Cancelled. Games already played are kept." and view.panel.again.isVisible()
    seen = view.model.tallies["random"].games
    qtbot.waitUntil(lambda: simulation.load(tables_folder(), _way("random")).games >= seen)
    assert job_called(jobs, TITLE) is None
    QTest.mouseClick(view.panel.again, Qt.MouseButton.LeftButton)
    assert job_called(jobs, TITLE) is not None
    view.model.games_wanted = FEW
    assert view.is_ready and job_called(jobs, TITLE) is None, "they have played more than that"


def _way(key: str) -> SimulatedStrategy:
    return next(way for way in ways() if way.key == key)


def test_a_cluster_that_does_not_answer_is_said(view: InstrumentView, qtbot: QtBot) -> None:
    assert not view.panel.address.isVisible()
    view.panel.on_cluster.click()
    assert view.panel.address.isVisible() and not view.panel.state.text(), "there is nothing left to play"
    view.model.games_wanted = 100_000
    qtbot.waitUntil(lambda: view.panel.state.text() == f"{played_model.NO_ADDRESS}.")
    view.panel.address.set_text("127.0.0.1:1")
    view.panel.address.edit.setFocus()
    QTest.keyClick(view.panel.address.edit, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "No Dask scheduler answers at 127.0.0.1:1" in view.panel.state.text())
    assert {row[4] for row in view.panel.rows.rows} == {str(FEW)}, "what was known stays"
    view.panel.on_cluster.click()
    qtbot.waitUntil(lambda: view.model.tallies["random"].games > FEW)


def test_workers_of_a_cluster_play_the_same_games(page: LabPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:

    monkeypatch.setattr(cluster_module, "ANSWER_SECONDS", SOON / 1000)
    settings: Settings = page.services.settings
    with LocalCluster(
        n_workers=1, processes=False, protocol="tcp", host="127.0.0.1", dashboard_address=":0", silence_logs=50
    ) as cluster:
        settings.set("lab/strategies/on_cluster", True)
        settings.set("lab/strategies/cluster", cluster.scheduler_address)
        page.show_subject("strategies-4x4_256")
        assert isinstance(page.view, JoinedView)
        view = page.view.views[1]
        qtbot.waitUntil(lambda: view.is_ready or bool(view.panel.state.text()))
        assert view.is_ready, view.panel.state.text()
    corner = SimulatedStrategy(CORNER)
    assert view.model.tallies["corner"].score == sum(corner(GameLot(0, FEW), Control()).sample.scores)
