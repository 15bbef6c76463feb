"""The policy microscope in the Lab: what is computed, stored, chosen, hidden and exported."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.frame.instrument import InstrumentView
from app.lab.frame.joined_instrument import JoinedView
from app.lab.page import LabPage
from app.lab.strategies.model import MicroscopeModel
from app.lab.strategies.pane import MicroscopePane
from app.shell.window import Window
from app.twenty48.games.finished_games import FinishedGames
from core.base.paths import tables_folder
from core.twenty48.puzzle import PUZZLE
from core.twenty48.results import MoveAuthors, game_result
from core.twenty48.strategies import microscope
from core.twenty48.strategies.strategy import ADVISER, STRATEGIES
from tests.app.sheets import check_all, figures, sheet_of


@pytest.fixture
def view(window: Window, qtbot: QtBot) -> InstrumentView:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject("strategies-2x2_16")
    both = page.view
    assert isinstance(both, JoinedView)
    view = both.views[0]
    qtbot.waitUntil(lambda: view.is_ready)
    return view


def pane_of(view: InstrumentView) -> MicroscopePane:
    pane = view.pane
    assert isinstance(pane, MicroscopePane)
    return pane


def test_every_strategy_is_a_row_and_a_curve(view: InstrumentView) -> None:
    rows = view.panel.table.rows
    assert [row[0] for row in rows] == ["Perfect", "Snake", "Corner", "Greedy", "Never up", "Random"]
    assert rows[0][1:] == ("96.25\u2009%", "0\u2009%", "0.00")
    assert rows[2][1:] == ("19.92\u2009%", "76.33\u2009%", "1.07")
    plot = pane_of(view).plot
    assert [curve.name for curve in plot.curves] == [row[0] for row in rows]
    perfect, *others = (curve.figures for curve in plot.curves)
    assert len({share for _, share in perfect}) == 1, "perfect play loses nothing on its way"
    assert all(figures[0] == perfect[0] for figures in others), "at the first sum nothing is lost yet"
    assert "Corner" in plot.read(5).text and plot.read(5).title == "Tile sum 10"


def test_a_row_chooses_the_strategy_whose_habits_are_told(view: InstrumentView) -> None:
    figures = view.panel
    assert [row[0] for row in figures.habits.rows] == ["left or up", "right or down"]
    assert view.key_figures.values[:2] == ["19.92\u2009%", "96.25\u2009%"]
    QTest.mouseClick(
        figures.table.viewport(), Qt.MouseButton.LeftButton, pos=figures.table.visualRect(
            figures.table.model().index(0, 0)
        ).center(),
    )  # fmt: skip
    assert view.model.chosen_strategy.key == "perfect"
    assert figures.finding == "Every move is one of the best."
    assert view.key_figures.values[0] == "96.25\u2009%"
    assert figures.reached.rows == [("8", "100\u2009%"), ("16", "96.2511\u2009%")]


def test_where_a_strategy_leaves_perfect_play_has_its_sheets(view: InstrumentView) -> None:
    model, label = view.model, view.panel._finding
    for strategy in model.strategies:
        model.chosen_strategy = strategy
        assert check_all(label) == ([] if strategy.key == "perfect" else ["first mistake", "half lost"])
    leaves, _ = figures(label)
    QTest.mouseClick(leaves, Qt.MouseButton.LeftButton)
    outcome = model.outcomes[model.chosen_strategy.key]
    assert sheet_of(view).number.text() == str(outcome.leaves)


def test_chips_hide_curves_and_views_change_them(view: InstrumentView) -> None:
    pane = pane_of(view)
    pane.chips.chip("random").click()
    assert "Random" not in [curve.name for curve in pane.plot.curves]
    pane.view.option("playing").click()
    assert view.model.view == "playing"
    assert pane.plot.curves[0].figures[0][1] == pytest.approx(0.81)
    for key in ("perfect", "snake", "corner", "greedy", "never_up"):
        pane.chips.chip(key).click()
    assert "hidden" in pane.plot.nothing
    pane.chips.chip("perfect").click()
    assert not pane.plot.nothing
    again = MicroscopeModel(view.model._services)
    assert again.view == "playing" and "random" in again.hidden_keys


def test_cursor_by_mouse_and_keys(view: InstrumentView, qtbot: QtBot) -> None:
    plot = pane_of(view).plot

    def read_at_the_mouse() -> bool:
        where = QPoint(round(plot.axes.x(10)), 60)
        QTest.mouseMove(plot.viewport(), where - QPoint(30, 0))
        QTest.mouseMove(plot.viewport(), where)
        return plot.place == 5

    qtbot.waitUntil(read_at_the_mouse)
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.place == 6


def test_numbers_and_picture(view: InstrumentView) -> None:
    pane = pane_of(view)
    lines = pane.csv().splitlines()
    assert lines[0] == "strategy,sum,playing,lost,won,cost,wrong,winnable"
    assert lines[1].startswith("perfect,4,0.81,0,0,0,0,0.96251")
    assert pane.picture_name() == "strategies-2x2-16-winnable"
    size = pane.picture_size()
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    pane.draw(painter)
    painter.end()
    assert len({picture.pixel(x, y) for x in range(0, size.width(), 5) for y in range(0, size.height(), 5)}) > 6


def test_what_was_worked_out_is_kept_and_another_board_is_another(view: InstrumentView, qtbot: QtBot) -> None:
    kept = sorted(path.name for path in tables_folder().glob("strategy-2x2-16-*"))
    assert len(kept) == 6
    view.show_variant("3x3_16")
    assert not view.model.known_outcomes and view.key_figures.values[0] == "–"
    qtbot.waitUntil(lambda: view.is_ready)
    assert view.panel.table.rows[0][1] == "100\u2009%"


def test_the_adviser_is_followed_on_3x3_and_missing_on_2x2(view: InstrumentView, qtbot: QtBot) -> None:
    figures = view.panel
    assert figures.heading.endswith("The adviser is missing: it has no network for 2×2.")
    view.show_variant("3x3_16")
    qtbot.waitUntil(lambda: view.is_ready)
    assert "missing" not in figures.heading
    assert [row[0] for row in figures.table.rows[:3]] == ["Perfect", "Adviser", "Snake"]
    where = figures.table.visualRect(figures.table.model().index(1, 0)).center()
    QTest.mouseClick(figures.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert view.model.chosen_strategy == ADVISER
    assert [row[0] for row in figures.habits.rows] == ["moves that merge", "moves that only slide"]
    assert "Adviser" in [curve.name for curve in pane_of(view).plot.curves]


def test_a_damaged_network_keeps_only_the_adviser_away(
    view: InstrumentView, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "network").write_bytes(b"no network")
    monkeypatch.setattr(microscope, "weights", lambda _shape: tmp_path / "network")
    view.show_variant("3x3_16")
    qtbot.waitUntil(lambda: bool(view.model.ended))
    assert "network" in view.model.ended and view.panel.again.isVisibleTo(view.panel)
    assert [one.key for one, _ in view.model.known_outcomes] == [one.key for one in STRATEGIES]
    monkeypatch.undo()
    QTest.mouseClick(view.panel.again, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: view.is_ready)


def test_a_cancelled_one_can_be_taken_up_again(view: InstrumentView, qtbot: QtBot) -> None:
    view.show_variant("3x3_32")
    job = view.model._asker.job
    assert job is not None
    job.cancel()
    assert "Cancelled" in pane_of(view).plot.nothing and view.panel.again.isVisibleTo(view.panel)
    QTest.mouseClick(view.panel.again, Qt.MouseButton.LeftButton)
    assert not view.panel.again.isVisibleTo(view.panel)
    qtbot.waitUntil(lambda: view.is_ready)


def test_own_habits_are_learned_from_the_games_that_are_kept(
    window: Window, view: InstrumentView, qtbot: QtBot
) -> None:
    games = FinishedGames(window.services.store)
    for seed in range(30):
        states = [PUZZLE.new("2x2", seed)]
        moves: list[str] = []
        while states[-1].directions() and not states[-1].won:
            moves.append(PUZZLE.moves(states[-1])[0])
            states.append(PUZZLE.apply(states[-1], moves[-1])[0])
        result = game_result(states, MoveAuthors(), dealt=True)
        assert result is not None
        record = {"start": PUZZLE.format(states[0]), "moves": moves, "position": len(moves), "seed": seed}
        games.put(f"{seed:016x}-16", result, {**record, "elapsed": 1.0, "info": {}, "left": []})
    view.show_variant("2x2_16")
    qtbot.waitUntil(lambda: len(view.model.known_outcomes) == 7)
    view.model.chosen_strategy = view.model.strategies[-1]
    assert view.panel.table.rows[-1][0] == "Your habits"
    assert [row[0] for row in view.panel.habits.rows] == ["left", "right", "up", "down"]
    assert "Your habits" in [curve.name for curve in pane_of(view).plot.curves]
