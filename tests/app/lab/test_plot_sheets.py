"""Numbers in and around plots: a click on one opens its explanation, one beside it does not."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.cube.walk.multiples import Multiples
from app.cube.walk.pane import CubeWalkPane
from app.lab.bag.model import MOVES, SUMS
from app.lab.page import LabPage
from app.plots.charts.plot import Plot
from app.plots.drawing.numbers import percent
from app.shell.window import Window
from app.twenty48.page import Twenty48Page
from app.widgets.cards.sheet import sheet_over
from app.widgets.explained_figures import FigureButton, FigureSpot
from core.twenty48.puzzle import PUZZLE
from core.twenty48.results import PlayerKind
from core.twenty48.shape import shape_of
from tests.app.plots.mouse import turn_wheel
from tests.app.sheets import check, figures, sheet_of

LEFT = Qt.MouseButton.LeftButton


def shown(page: LabPage, qtbot: QtBot, subject: str) -> None:
    page.show_subject(subject)
    qtbot.waitUntil(lambda: page.plotted_subject == subject)
    # a click goes where a figure stands once all is laid out
    QApplication.processEvents()


def spots(within: QWidget) -> dict[str, FigureButton]:
    """Return the figures drawn by other widgets, by their text."""
    return {one.value: one for one in figures(within) if isinstance(one, FigureSpot)}


def ask_all(found: Iterable[FigureButton]) -> None:
    """Click each figure and check that its formula gives the shown value."""
    for figure in found:
        check(figure)
        around = figure.parentWidget()
        assert around is not None and around.childAt(figure.geometry().center()) is figure, figure.name
        QTest.mouseClick(figure, LEFT)
        assert sheet_of(figure).number.text() == figure.value
        QTest.keyClick(sheet_of(figure), Qt.Key.Key_Escape)


def win(page: Twenty48Page, variant: str, seed: int) -> None:
    """Play a random game to its target as a person's game."""
    choose, board = Random(seed), PUZZLE.new(variant, seed)
    page.model.shape = board.shape
    page.model.game.begin(board, seed=seed)
    while not page.model.game.state.won and (moves := PUZZLE.moves(page.model.game.state)):
        page.model.play(choose.choice(moves))


def test_mean_and_deviation_of_games_at_random(page: LabPage, qtbot: QtBot) -> None:
    shown(page, qtbot, "2048-4x4")
    view = page.view
    assert view.pane is not None
    plot = view.pane.plot
    summary = plot.summary
    assert summary is not None
    found = spots(plot)
    assert list(found) == [f"≈ {summary.mean:.1f}", f"{summary.deviation:.1f}"]
    ask_all(found.values())


@pytest.mark.parametrize("target", [32, 2048])
def test_mean_deviation_and_parts_of_the_moves_in_a_bag(page: LabPage, qtbot: QtBot, target: int) -> None:
    shown(page, qtbot, f"bag-{target}")
    view = page.view
    view.model.view = MOVES
    stage = view.stage
    qtbot.waitUntil(lambda: stage.moves_pane is not None and stage.moves_pane.shown_plot is not None)
    QApplication.processEvents()
    chart = view.stage.moves_pane.chart
    found = spots(chart)
    wanted = {"938.81", "8.34", "2\u2009068", "2\u2009070", "2\u2009072"} if target == 2048 else {"40", "42"}
    assert wanted <= set(found)
    ask_all(found.values())
    if target == 2048:
        figure = found["2\u2009068"]
        assert figure.derived_figure is not None and round(figure.derived_figure.values["weight"], 3) == 0.356  # type: ignore[arg-type]
        printed = [one for one in found.values() if one.derived_figure is not None and one.derived_figure.agreements]
        assert {one.value for one in printed} == {"938.81", "8.34"}
    middle = chart.axes.area.center().toPoint()
    assert chart.viewport().childAt(middle) is None, "beside the figures the plot is asked, as ever"


def test_a_zoomed_plot_has_only_the_figures_in_view(page: LabPage, qtbot: QtBot) -> None:
    shown(page, qtbot, "2048-4x4")
    view = page.view
    assert view.pane is not None
    plot: Plot = view.pane.plot
    edge, top = plot.axes.area.right() - 4, plot.axes.area.top() + 4
    QTest.mousePress(plot.viewport(), LEFT, pos=QPoint(round(edge - 120), round(top)))
    QTest.mouseMove(plot.viewport(), QPoint(round(edge), round(top) + 60))
    QTest.mouseRelease(plot.viewport(), LEFT, pos=QPoint(round(edge), round(top) + 60))
    assert not plot.is_home and not spots(plot)
    plot.show_all()
    assert len(spots(plot)) == 2


def test_a_double_click_opens_no_sheet_and_escape_closes_one_after_the_wheel(page: LabPage, qtbot: QtBot) -> None:
    shown(page, qtbot, "2048-4x4")
    view = page.view
    assert view.pane is not None
    plot: Plot = view.pane.plot
    middle = plot.axes.area.center().toPoint()
    page.window().activateWindow()
    turn_wheel(plot, middle, 4)
    QTest.mouseClick(plot.viewport(), LEFT, pos=middle)
    QTest.mouseDClick(plot.viewport(), LEFT, pos=middle)
    assert plot.is_home
    qtbot.wait(QApplication.doubleClickInterval() + 100)
    assert sheet_over(page) is None
    for before in (lambda: None, page.setFocus, lambda: plot.setFocus(Qt.FocusReason.TabFocusReason)):
        plot.show_all()
        QTest.mouseClick(plot.viewport(), LEFT, pos=middle)
        assert sheet_over(page) is not None, "everything is in view: a click is done at once"
        turn_wheel(plot, middle, 4)
        assert not plot.is_home
        before()
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Escape)
        assert sheet_over(page) is None


def test_a_double_click_on_the_matrix_of_the_bag_shows_it_whole_and_opens_no_sheet(page: LabPage, qtbot: QtBot) -> None:
    shown(page, qtbot, "bag-64")
    view = page.view
    matrix = view.panel.matrix
    whole = matrix.grab().toImage()
    where = QPoint(120, 170)
    wheel = partial(
        QWheelEvent, QPointF(where), matrix.mapToGlobal(QPointF(where)), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    for _ in range(60):
        QApplication.sendEvent(matrix, wheel())
    row, closest = matrix.current, matrix.grab().toImage()
    assert row == matrix._row_at(QPointF(where))
    QApplication.sendEvent(matrix, wheel())
    assert matrix.grab().toImage() == closest != whole
    QTest.mouseClick(matrix, LEFT, pos=where)
    QTest.mouseDClick(matrix, LEFT, pos=where)
    qtbot.wait(QApplication.doubleClickInterval() + 100)
    assert sheet_over(page) is None and matrix._span == matrix._rows
    assert matrix.current == matrix._row_at(QPointF(where))
    QTest.mouseClick(matrix, LEFT, pos=where)
    assert sheet_over(page) is not None


def test_the_limit_of_the_sums_passed(page: LabPage, qtbot: QtBot) -> None:
    shown(page, qtbot, "bag-32")
    view = page.view
    view.model.view = SUMS
    stage = view.stage
    qtbot.waitUntil(lambda: stage.sums_pane is not None and stage.sums_pane.chain is not None)
    QApplication.processEvents()
    found = spots(view.stage.sums_pane.plot)
    assert list(found) == ["0.9091"]
    ask_all(found.values())


def test_a_game_as_a_path(window: Window, qtbot: QtBot) -> None:
    game = window.open_page("2048")
    assert isinstance(game, Twenty48Page)
    win(game, "4x4:64", 3)
    lab = window.open_page("lab")
    assert isinstance(lab, LabPage)
    lab.show_subject("path")
    view = lab.view
    qtbot.waitUntil(lambda: view.is_ready and view.panel.dots.path is not None)
    QApplication.processEvents()
    path, pane = view.panel.dots.path, view.pane
    assert path is not None and path.won and pane is not None
    found = spots(pane.moves)
    late = [f"+{one.geometry}" for one in path.milestones[:-1]]
    assert late and {*late[1:], str(path.moves)} <= set(found)
    ask_all(found.values())
    bars = figures(view.panel.dots)
    assert [one.name for one in bars] == ["in the bag", "luck", "geometry", "moves"]
    ask_all(bars)
    about = {one.name: one.value for one in figures(view.panel.about)}
    assert about["moves in a bag with these tiles"] == str(path.bag_moves)
    assert about["tile sum in the bag"] == str(path.bag_sum)
    assert {"fours", "expected fours", "moves for pairs that lay apart", "tile sum"} <= set(about)
    ask_all(figures(view.panel.about))
    QTest.mouseClick(pane.view.option("sum"), LEFT)
    QApplication.processEvents()
    found = spots(pane.sums)
    assert set(found) == {"2.2", str(path.moves)}
    ask_all(found.values())


def test_won_games_beside_the_bag(window: Window, qtbot: QtBot) -> None:
    game = window.open_page("2048")
    assert isinstance(game, Twenty48Page)
    for seed in range(1, 9):
        win(game, "3x3:16", seed)
    won = [one.result for one in game.model.recorder.games.list_games(shape_of(3)) if one.result.is_won]
    own = [one for one in won if one.won_by is PlayerKind.PERSON]
    lab = window.open_page("lab")
    assert isinstance(lab, LabPage)
    lab.show_subject("won-3x3-16")
    view = lab.view
    qtbot.waitUntil(lambda: view.pane is not None and view.pane.shown_plot is not None)
    pane = view.pane
    assert pane is not None
    QApplication.processEvents()
    games = pane.shown_plot
    assert games is not None and len(own) > 1
    names = {one.name for one in figures(pane.sums)}
    assert names == {
        "your mean moves", "standard deviation of your moves", "mean moves in a bag", "standard deviation in a bag",
        "least sum",
    }  # fmt: skip
    ask_all(figures(pane.sums))
    assert spots(pane.sums)[str(games.bag.least_sum)].name == "least sum"
    QTest.mouseClick(pane.view.option("luck"), LEFT)
    QApplication.processEvents()
    assert {one.name for one in figures(pane.luck)} == {"your luck", "your geometry", "standard deviation in a bag"}
    ask_all(figures(pane.luck))


def test_hard_on_purpose(page: LabPage, qtbot: QtBot) -> None:
    shown(page, qtbot, "hard")
    view = page.view
    assert view.stage.pane is not None
    view.model.boxes = 7
    QApplication.processEvents()
    sentence = [one for one in figures(view.stage.pane) if one.value == "1.6"]
    ask_all(sentence)
    assert len(sentence) == 1
    assert set(spots(view.stage.pane.plot)) == {"306", "102"}
    ask_all(spots(view.stage.pane.plot).values())
    parts = {one.name: one.value for one in figures(view.stage.strip)}
    assert parts["moves of n − 2"] == "108" and parts["pushes of n − 1"] == "60" and parts["moves of turn"] == "11"
    assert parts["moves of n − 2, inside n − 1"] == "106"
    moved: list[int] = []
    view.stage.strip.gone.connect(moved.append)
    ask_all(figures(view.stage.strip))
    assert not moved, "a click on a number only opens its sheet"
    figure = next(one for one in figures(view.stage.strip) if one.name == "moves of n − 1")
    beside = QPoint(figure.x() - 60, figure.geometry().center().y())
    QTest.mouseClick(view.stage.strip, LEFT, pos=beside)
    assert len(moved) == 1 and view.model.moves_made == moved[0] > 0, "one beside it only goes there"


def test_the_random_pusher(page: LabPage, qtbot: QtBot) -> None:
    shown(page, qtbot, "sokoban")
    view = page.view
    assert view.stage.walk_pane is not None
    names = {one.name for one in figures(view.stage.walk_pane)}
    assert {"pushes when solved", "deadlocked after N pushes", "solved after N pushes"} <= names
    ask_all(figures(view.stage.walk_pane))
    before = next(one for one in figures(view.stage.walk_pane) if one.name == "deadlocked after N pushes").value
    view.stage.walk_pane.go_to(1)
    after = next(one for one in figures(view.stage.walk_pane) if one.name == "deadlocked after N pushes")
    check(after)
    assert after.value != before, "it follows N"


def test_means_of_rows_and_the_words_about_them(page: LabPage, qtbot: QtBot) -> None:
    shown(page, qtbot, "lumping-2x2x2-qtm")
    view = page.view
    assert view.pane is not None
    view.model.depth = 6
    QApplication.processEvents()
    assert {"1.22", "4.78", "20.29\u2009%", "79.71\u2009%"} == set(spots(view.pane.plot))
    assert "8\u2009969" in spots(view.pane)
    ask_all(figures(view.pane))
    shown(page, qtbot, "korf-htm")
    korf = page.view
    found = spots(korf.pane)
    assert {"8.76", "≈ 8.89", "88\u2009179\u2009840"} <= set(found)
    ask_all(found.values())
    entries = found["88\u2009179\u2009840"].derived_figure
    assert entries is not None and [one.agrees for one in entries.agreements] == [True]


def test_the_profile_of_an_ideal_puzzle(page: LabPage, qtbot: QtBot) -> None:
    shown(page, qtbot, "ideal")
    view = page.view
    assert view.keyboard_widget is not None
    for moves in (12, 3):
        view.model.moves = moves
        QApplication.processEvents()
        found = spots(view.keyboard_widget)
        assert list(found) == [percent(max(view.model.walk.distributions[moves]), 3)]
        ask_all(found.values())
    assert view.model.moves == 3, "a click on the number only opens its sheet"


def test_small_plots_of_a_walk(page: LabPage, qtbot: QtBot) -> None:
    page.window().resize(1500, 1100)
    shown(page, qtbot, "walk-2x2x2-qtm")
    view = page.view
    (several,) = [one for one in view.findChildren(Multiples) if one.isVisible()]
    current = next(pane.moves for pane in view.findChildren(CubeWalkPane))
    found = {one.name: one for one in spots(several).values()}
    assert {f"N = {one.moves}": one.figure for one in several.list_visible_plots() if one.moves > 2}.items() <= {
        name: one.value for name, one in found.items()
    }.items()
    ask_all(found.values())
    assert next(pane.moves for pane in view.findChildren(CubeWalkPane)) == current, "none was gone to"


def test_the_growth_of_the_article_beside_the_walk(page: LabPage, qtbot: QtBot) -> None:
    page.window().resize(1500, 1100)
    shown(page, qtbot, "walk-3x3x3-qtm")
    (pane,) = page.view.findChildren(CubeWalkPane)
    pane._formula_button.click()
    QApplication.processEvents()
    (growth,) = [one for one in figures(pane._formula) if one.value == "9.3412"]
    ask_all([growth])
    assert growth.derived_figure is not None and [one.agrees for one in growth.derived_figure.agreements] == [True]


def test_arrows_lead_through_the_figures_of_a_plot_and_return_opens_their_sheets(page: LabPage, qtbot: QtBot) -> None:
    shown(page, qtbot, "2048-4x4")
    view = page.view
    assert view.pane is not None
    mean, spread = spots(view.pane.plot).values()
    mean.setFocus(Qt.FocusReason.TabFocusReason)
    assert mean.focusPolicy() & Qt.FocusPolicy.TabFocus
    QTest.keyClick(mean, Qt.Key.Key_Right)
    assert spread.hasFocus()
    QTest.keyClick(spread, Qt.Key.Key_Return)
    assert sheet_of(page).number.text() == spread.value
    QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
    assert spread.hasFocus()
