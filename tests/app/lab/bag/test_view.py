"""2048 in a bag in the Lab: what is drawn, how to navigate, and that all parts show the same state."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.theme import theme
from app.lab.bag.canvas import GraphCanvas
from app.lab.bag.model import MOVES, SUMS, BagModel
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.shell.window import Window, open_window
from app.widgets.controls.segment import Segment
from app.widgets.table import DataTable
from tests.golden import Golden


def lab(window: Window, qtbot: QtBot, target: int) -> LabPage:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject(f"bag-{target}")
    qtbot.waitUntil(lambda: page.plotted_subject == f"bag-{target}")
    QApplication.processEvents()
    return page


@pytest.fixture
def page(window: Window, qtbot: QtBot) -> LabPage:
    """Provide the Lab with the chain to 32."""
    return lab(window, qtbot, 32)


@pytest.fixture
def bag(page: LabPage) -> InstrumentView:
    return bag_of(page)


def bag_of(page: LabPage) -> InstrumentView:
    assert isinstance(page.view, InstrumentView)
    return page.view


def tiles(bag: InstrumentView) -> tuple[int, ...]:
    model = bag.model
    assert isinstance(model, BagModel) and model.graph is not None
    return model.graph.chain.tiles(model.state)


def place(bag: InstrumentView, *wanted: int) -> QPoint:
    """Return where the state with these tiles is drawn."""
    graph, canvas = bag.model.graph, bag.stage.graph_pane.canvas
    assert graph is not None
    assert isinstance(canvas, GraphCanvas) and canvas._drawing is not None
    state = next(state for state in range(1, graph.chain.states) if graph.chain.tiles(state) == wanted)
    return canvas._drawing.place(canvas.camera, state).toPoint()


def wheel(canvas: GraphCanvas, where: QPointF, notches: int, *, sideways: bool = False) -> None:
    turned = QPoint(120 * notches, 0) if sideways else QPoint(0, 120 * notches)
    QApplication.sendEvent(
        canvas,
        QWheelEvent(
            where,
            QPointF(canvas.mapToGlobal(where.toPoint())),
            QPoint(),
            turned,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )


def apart(one: QImage, other: QImage) -> int:
    """Return the largest difference between two pictures in any channel of any pixel."""
    first, second = bytes(one.constBits()), bytes(other.constBits())
    assert len(first) == len(second)
    return max(abs(a - b) for a, b in zip(first, second, strict=True))


def test_the_figures_are_the_published_ones(window: Window, page: LabPage, bag: InstrumentView) -> None:
    assert bag.key_figures.values == ["56", "10", "16.4463", "1.3174", "9 to 18"]
    assert window.sentence.startswith("Chain solved exactly in ")
    assert window.sentence.endswith(" ms")
    assert list(page.facts) == ["56 states"]
    assert [end.tiles for end in bag.panel.endings.rows[:2]] == [(2, 2, 4, 32), (2, 4, 4, 32)]
    page.show_subject("cube-2x2x2-qtm")
    assert list(page.facts) == []


def test_it_begins_half_way_with_its_card(bag: InstrumentView) -> None:
    said = bag.stage.graph_pane.canvas.accessibleDescription()
    assert (
        "Tiles 2, 4, 4, 16: 82.73\u2009% of games pass through, sum 26, next +2 (90\u2009%) or +4 (10\u2009%)" in said
    )


def test_its_tables_have_names_and_its_pictures_take_the_keyboard(bag: InstrumentView) -> None:
    tables = bag.panel.findChildren(DataTable)
    assert bag.panel.lengths in tables and all(table.accessibleName() for table in tables)
    parts = bag.stage.graph_pane.canvas, bag.panel.matrix, bag.panel.endings
    assert all(part.focusPolicy() & Qt.FocusPolicy.TabFocus for part in parts)


def test_pointing_at_a_state_brings_matrix_and_endings_there(bag: InstrumentView) -> None:
    QTest.mouseMove(bag.stage.graph_pane.canvas, place(bag, 2, 2, 4, 32))
    assert tiles(bag) == (2, 2, 4, 32)
    assert bag.panel.matrix.current == bag.model.state
    assert [bag.panel.endings._lit(end) for end in bag.panel.endings.rows[:2]] == [True, False]
    QTest.mouseMove(bag.panel.endings, QPoint(20, 45))
    assert tiles(bag) == (2, 4, 4, 32)
    QTest.mouseMove(bag.panel.matrix, QPoint(20, round(bag.panel.matrix._q.top()) + 3))
    assert tiles(bag) == ()
    assert not any(bag.panel.endings._lit(end) for end in bag.panel.endings.rows)


def test_arrow_keys_walk_from_state_to_state(page: LabPage, bag: InstrumentView) -> None:
    canvas = bag.stage.graph_pane.canvas
    page.setFocus()
    assert isinstance(canvas, GraphCanvas) and QApplication.focusWidget() is canvas
    QTest.keyClick(canvas, Qt.Key.Key_Home)
    assert tiles(bag) == (), "the empty bag"
    assert "2 and 2 (81\u2009%) or 2 and 4 (18\u2009%) or 4 and 4 (1\u2009%)" in canvas.accessibleDescription()
    QTest.keyClick(canvas, Qt.Key.Key_Right)
    assert tiles(bag) == (2, 2)
    QTest.keyClick(canvas, Qt.Key.Key_Left)
    assert tiles(bag) == ()
    for wanted in ((2, 2), (2, 4), (2, 2, 4), (2, 4, 4)):
        QTest.keyClick(canvas, Qt.Key.Key_Right)
        assert tiles(bag) == wanted
    QTest.keyClick(canvas, Qt.Key.Key_Up)
    assert tiles(bag) == (2, 8)
    QTest.keyClick(canvas, Qt.Key.Key_Left)
    assert tiles(bag) == (4, 4)
    QTest.keyClick(canvas, Qt.Key.Key_End)
    assert tiles(bag) == (2, 2, 4, 32)
    assert bag.panel.matrix.current == bag.model.state


def test_rows_can_be_walked_by_keyboard(bag: InstrumentView) -> None:
    bag.model.point_at(24)
    QTest.keyClick(bag.panel.matrix, Qt.Key.Key_Down)
    assert bag.model.state == 25
    QTest.keyClick(bag.panel.endings, Qt.Key.Key_Down)
    QTest.keyClick(bag.panel.endings, Qt.Key.Key_Down)
    assert tiles(bag) == (2, 4, 4, 32)


def test_the_wheel_zooms_at_the_mouse_and_the_drag_moves(window: Window, qtbot: QtBot) -> None:
    bag = bag_of(lab(window, qtbot, 2048))
    canvas = bag.stage.graph_pane.canvas
    camera = canvas.camera
    where = QPointF(300, 200)
    column, wide = camera.column_at(300), camera.column
    wheel(canvas, where, 2)
    assert camera.column > 1.5 * wide
    assert camera.column_at(300) == pytest.approx(column, abs=0.02)
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=where.toPoint())
    for step in range(1, 6):
        QTest.mouseMove(canvas, where.toPoint() - QPoint(20 * step, 0))
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=where.toPoint() - QPoint(100, 0))
    assert camera.column_at(200) == pytest.approx(column, abs=0.02)
    left = camera.left
    wheel(canvas, where, -1, sideways=True)
    assert camera.left > left
    QTest.keyClick(canvas, Qt.Key.Key_0)
    assert camera.column == camera.least_column
    QTest.keyClick(canvas, Qt.Key.Key_Plus)
    assert not camera.is_whole
    assert bag.stage.graph_pane.bar.isVisible()


def test_sliders_change_the_bag_and_a_click_takes_them_back(page: LabPage, bag: InstrumentView, qtbot: QtBot) -> None:
    controls = bag.stage.strip
    for _ in range(20):
        QTest.keyClick(controls.fours, Qt.Key.Key_Right)
    QTest.mouseClick(controls.first.option("1"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bag.is_ready)
    assert bag.key_figures.values[0] == "58" and bag.model.bag == (32, 30, 1)
    assert "p = 0.3" in bag.stage.graph_pane._formula.text() and "{2} with 0.7" in bag.stage.graph_pane._formula.text()
    QTest.keyClick(controls.target, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: page.plotted_subject == "bag-64")
    QTest.mouseClick(controls.back, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bag.is_ready)
    assert bag.model.bag == (64, 10, 2) and not controls.back.isEnabled()
    QTest.keyClick(controls.target, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: page.plotted_subject == "bag-32")
    assert bag.key_figures.values == ["56", "10", "16.4463", "1.3174", "9 to 18"]


def test_shortest_and_longest_game_have_their_chances(window: Window, qtbot: QtBot) -> None:
    bag = bag_of(lab(window, qtbot, 2048))
    rows = [[bag.panel.lengths.model().index(row, column).data() for column in range(3)] for row in range(2)]
    assert rows == [["Shortest", "519", "10⁻⁵¹²"], ["Longest", "1\u2009032", "10⁻⁴⁶·⁸⁶"]]


def test_the_sums_that_games_pass(page: LabPage, bag: InstrumentView, qtbot: QtBot) -> None:
    bag.model.view = SUMS
    qtbot.waitUntil(lambda: page.plotted_subject == "bag-32")
    pane = bag.stage.sums_pane
    assert pane is not None
    assert pane.plot.read(2).text == "Tile sum 4: reached in 81\u2009% of games"
    assert pane.plot.read(20).text.endswith(", won there in 62.52\u2009%"), "{2, 2, 4, 32} 61.78 and {4, 4, 32} .74"
    assert "90.91" in pane.plot.accessibleDescription()
    pane.grab()
    assert pane.csv().splitlines()[:2] == ["sum,passed,won", f"4,{0.9**2!r},0.0"]


def test_states_show_their_tiles_when_one_comes_near(bag: InstrumentView) -> None:
    canvas = bag.stage.graph_pane.canvas
    assert canvas._drawing is not None
    assert not canvas._drawing.tile_room(canvas.camera)
    wide = canvas._drawing.radius(canvas.camera, bag.model.state)
    for _ in range(6):
        wheel(canvas, QPointF(300, 200), 1)
    room = canvas._drawing.tile_room(canvas.camera)
    assert room > 0 and canvas._drawing.radius(canvas.camera, bag.model.state) > wide / 2
    seen = canvas.grab().toImage()
    spots = ((x, y) for x in range(0, seen.width(), 3) for y in range(0, seen.height(), 3))
    assert any(seen.pixelColor(x, y).name() == "#f0b27a" for x, y in spots), "a tile of 8"


def test_a_moved_picture_is_the_one_painted_anew(window: Window, qtbot: QtBot) -> None:
    canvas = bag_of(lab(window, qtbot, 2048)).stage.graph_pane.canvas
    canvas.grab()
    canvas.grab()
    for notches in (-2, 5, 1):
        wheel(canvas, QPointF(300, 200), notches, sideways=True)
        moved = canvas.grab().toImage()
    canvas._layer = None
    anew = canvas.grab().toImage()
    # a curve cut elsewhere may be rounded to the next grey level
    assert apart(moved, anew) <= 2
    wheel(canvas, QPointF(300, 200), 1, sideways=True)
    assert apart(canvas.grab().toImage(), anew) > 50


def test_a_long_chain_is_followed_wherever_one_points(window: Window, qtbot: QtBot) -> None:
    bag = bag_of(lab(window, qtbot, 2048))
    camera = bag.stage.graph_pane.canvas.camera
    # the endings may still be moved to where they stay, away from under the pointer
    qtbot.waitUntil(lambda: not QTest.mouseMove(bag.panel.endings, QPoint(20, 15)) and tiles(bag) == (2, 2, 8, 8, 2048))
    assert camera.area.contains(QPointF(place(bag, *tiles(bag))))
    assert bag.key_figures.values[:2] == ["3\u2009487", "26"]
    assert 300 < bag.panel.matrix.cells < 3000
    bag.panel.matrix.setFocus()
    bag.model.point_at(1700)
    for _ in range(20):
        QTest.keyClick(bag.panel.matrix, Qt.Key.Key_Plus)
    assert bag.panel.matrix._first <= 1700 <= bag.panel.matrix._first + bag.panel.matrix._span
    assert 60 < bag.panel.matrix.cells < 140
    QTest.keyClick(bag.panel.matrix, Qt.Key.Key_0)
    assert (bag.panel.matrix._first, bag.panel.matrix._span) == (0, bag.panel.matrix._rows)


def test_every_target_is_in_one_list(page: LabPage, qtbot: QtBot) -> None:
    for target in ("8", "128", "16384"):
        targets = page.choice.part("target").list
        targets.setCurrentIndex(targets.findData(target))
        targets.activated.emit(targets.currentIndex())
        qtbot.waitUntil(lambda target=target: page.plotted_subject == f"bag-{target}")  # type: ignore[misc]
        page.grab()
    assert not page.choice.part("target").segment.isVisible()
    page.choice.part("target").list.setFocus()
    QTest.keyClick(page.choice.part("target").list, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: page.plotted_subject == "bag-8192")


def test_moves_to_win_are_exact_modelled_and_played(page: LabPage, bag: InstrumentView, qtbot: QtBot) -> None:
    choice = next(one for one in bag.stage.graph_pane.findChildren(Segment))
    QTest.mouseClick(choice.option(MOVES), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.plotted_subject == "bag-32")
    pane = bag.stage.moves_pane
    assert pane is not None
    plot = pane.chart.plot
    assert plot is not None
    assert plot.mean == pytest.approx(16.4463, abs=5e-5)
    assert sum(one.exact for one in plot.bins) == pytest.approx(1, abs=1e-3)
    assert plot.games == 10_000
    page.setFocus()
    QTest.keyClick(pane.chart, Qt.Key.Key_Right)
    assert pane.chart.accessibleDescription().startswith("17 moves: exact 34.")
    assert pane.csv().startswith("moves,exact,binomial_mixture,simulated")


@pytest.mark.parametrize("axis", ["linear", "log"])
def test_what_the_moves_to_win_look_like(window: Window, qtbot: QtBot, golden: Golden, axis: str) -> None:
    bag = bag_of(lab(window, qtbot, 2048))
    bag.model.view = MOVES
    qtbot.waitUntil(lambda: bag.is_ready)
    pane = bag.stage.moves_pane
    assert pane is not None
    if axis == "log":
        pane.axis.setFocus()
        QTest.keyClick(pane.axis.option(pane.axis.current), Qt.Key.Key_Right)
    golden.check(f"lab-bag-2048-moves-{axis}", pane.draw, pane.picture_size())


def test_view_state_and_grouping_are_remembered(
    window: Window, page: LabPage, bag: InstrumentView, qtbot: QtBot
) -> None:
    bag.model.point_at(7)
    bag.model.view = MOVES
    QTest.mouseClick(bag.panel.grouping.option("sum"), Qt.MouseButton.LeftButton)
    assert [end.total for end in bag.panel.endings.rows] == [38, 40, 42, 44, 46, 48]
    qtbot.waitUntil(lambda: page.plotted_subject == "bag-32")
    window.close()
    again = open_window("lab")
    qtbot.addWidget(again)
    assert isinstance(again.page, LabPage)
    shown = again.page
    qtbot.waitUntil(lambda: shown.plotted_subject == "bag-32")
    assert bag_of(shown).model.state == 7
    assert bag_of(shown).panel.endings.rows[0].total == 38
    again.close()


@pytest.mark.parametrize("ending", [".svg", ".pdf", ".png"])
def test_pictures_are_saved_as_vectors(bag: InstrumentView, tmp_path: Path, ending: str) -> None:
    pane, file = bag.stage.graph_pane, tmp_path / f"graph{ending}"
    export.save(pane.draw, pane.picture_size(), file)
    assert file.stat().st_size > 2000
    if ending == ".svg":
        assert "<image" not in file.read_text(encoding="utf-8")
    assert pane.picture_name() == "2048-bag-32-graph"


def ink(picture: QImage) -> float:
    """Return how much of a picture is drawn on, independently of its resolution."""
    small = picture.scaledToWidth(300, Qt.TransformationMode.SmoothTransformation)
    paper = small.pixelColor(2, small.height() // 2).lightness()
    cells = [(x, y) for x in range(small.width()) for y in range(small.height())]
    return sum(abs(paper - small.pixelColor(x, y).lightness()) for x, y in cells)


def test_every_format_draws_lines_of_one_width(bag: InstrumentView, tmp_path: Path) -> None:
    pane = bag.stage.graph_pane
    export.save(pane.draw, pane.picture_size(), tmp_path / "graph.png")
    export.save(pane.draw, pane.picture_size(), tmp_path / "graph.svg")
    assert "non-scaling-stroke" not in (tmp_path / "graph.svg").read_text(encoding="utf-8")
    fine = QImage(str(tmp_path / "graph.png"))
    plain = QImage(pane.picture_size(), QImage.Format.Format_RGB32)
    painter = QPainter(plain)
    pane.draw(painter)
    painter.end()
    assert ink(fine) == pytest.approx(ink(plain), rel=0.03)


def test_numbers_are_copied(bag: InstrumentView) -> None:
    bag.stage.graph_pane.copy_numbers()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].startswith("from,from_sum,passed_through")
    assert len(lines) == 1 + 3 + 2 * 45


def test_themes_and_small_windows(window: Window, bag: InstrumentView) -> None:
    pictures = []
    for choice in (theme.ThemeChoice.DARK, theme.ThemeChoice.CONTRAST, theme.ThemeChoice.LIGHT):
        theme.manager().choose(choice)
        pictures.append(bag.stage.graph_pane.canvas.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]
    window.resize(720, 560)
    QApplication.processEvents()
    page = window.page
    assert isinstance(page, LabPage)
    targets = page.choice.part("target")
    assert targets.list.isVisible()
    assert not targets.segment.isVisible()
    right = max(w.mapTo(page.header, w.rect().topRight()).x() for w in (page.list, targets.list))
    assert right < page.header.width() - 60
    assert bag.stage.graph_pane.canvas.camera.is_whole


@pytest.mark.parametrize("wide", [720, 760, 1000, 1280])
def test_the_title_is_whole_in_every_window(window: Window, qtbot: QtBot, wide: int) -> None:
    page = lab(window, qtbot, 65536)
    window.resize(wide, 600)
    title = bag_of(page).stage.graph_pane._title
    qtbot.waitUntil(lambda: page.window().width() == wide)
    QApplication.processEvents()
    assert title.text().endswith("65536")
    assert title.width() >= title.fontMetrics().horizontalAdvance(title.text()), f"{title.text()} is cut"
