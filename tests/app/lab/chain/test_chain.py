"""The cube's chain in the Lab: all of its plots and tables, at one chosen depth.

Bands, balance, distribution, growth and matrix.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.language.wording import format_integer
from app.lab.chain.model import ChainModel
from app.lab.chain.pane import ChainPane
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.shell.window import Window
from app.widgets.controls.segment import Option
from app.widgets.explained_figures import NONE
from core.cube.metrics import Metric
from core.cube.walk import chain_states
from tests.app.sheets import check, check_all, figures, sheet_of


@pytest.fixture
def view(window: Window, qtbot: QtBot) -> InstrumentView:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject("chain-3x3x3-qtm")
    view = page.view
    assert isinstance(view, InstrumentView)
    qtbot.waitUntil(lambda: view.is_ready)
    return view


def pane_of(view: InstrumentView) -> ChainPane:
    pane = view.pane
    assert isinstance(pane, ChainPane)
    return pane


def show(view: InstrumentView, qtbot: QtBot, puzzle: str, metric: Metric) -> None:
    view.show_variant(f"{puzzle}-{metric}")
    qtbot.waitUntil(lambda: view.is_ready)


def test_every_depth_is_a_row_with_what_the_other_populations_change(view: InstrumentView) -> None:
    table = view.panel.table
    assert table.heads == ["d", "D", "p, away", "q, back", "balanced"]
    assert table.rows[18] == ("18", "3.6807·10¹⁷", "0.9003", "0.0997", "same")
    assert table.rows[22][-1] == "0.0034", "it is another one, though it reads alike"
    assert table.rows[20] == ("20", "≈ 1.4693·10¹⁹", "0.8184", "0.1816", "0.8266")
    assert table.rows[23][2:4] == ("6.2·10⁻¹²", "> 0.9999"), "what is not certain does not read like it"
    pane_of(view).populations.option("balanced").click()
    assert table.heads[-1] == "of the article"
    assert table.rows[20][2:] == ("0.8266", "0.1734", "0.8184")


def test_a_depth_has_more_digits_than_the_article_prints(view: InstrumentView) -> None:
    view.model.depth = 12
    populations, shares = f"D(12) = {format_integer(583_570_100_997)}", "p(12) = 0.903188748, q(12) = 0.096811252"
    assert view.panel.digits == f"{populations}\n{shares}\nbalanced: same"
    view.model.depth = 23
    said = view.panel.digits.split("\n")
    assert said[0] == f"D(23) ≈ {format_integer(24 * 10**15)}"
    assert said[1] == "p(23) ≈ 6.248625·10⁻¹², q(23) > 0.999999999"
    view.model.depth = 20
    assert view.panel.digits.split("\n") == [
        f"D(20) ≈ {format_integer(14_692_609_766_246_121_324)}",
        f"Published: {format_integer(14 * 10**18)}, rounded; {format_integer(692_609_766_246_121_324)} added here.",
        "p(20) ≈ 0.818370609, q(20) ≈ 0.181629391", "balanced: p(20) ≈ 0.826637487",
    ]  # fmt: skip


def test_a_mended_population_is_never_called_printed(view: InstrumentView) -> None:
    assert [option.text() for option in pane_of(view).populations.findChildren(Option)] == ["Article", "Balanced"]
    pane_of(view).populations.option("balanced").click()
    view.model.depth = 21
    published, change = view.panel.digits.split("\n")[1].split("; ")
    assert published == f"Published: {format_integer(19 * 10**18)}, rounded"
    assert change.endswith((" added here.", " taken off here."))
    view.model.depth = 18
    assert "Published" not in view.panel.digits, "what is exact stays as it is"


def test_the_gap_is_said_with_what_was_done_about_it(view: InstrumentView) -> None:
    pane = pane_of(view)
    assert pane.balance.texts == (
        f"gap {format_integer(692_609_766_246_121_324)}",
        "added to depth 20 in the article's printed figures",
    )
    assert view.panel.notes[0].startswith("As published, q would be no probability at depth 22")
    assert "10.84 of 12 moves lead away" in view.panel.notes[3]
    assert view.key_figures.values[3:] == ["9.3322", "9.3412", "10.84 of 12"], "b as the article has it, too"
    pane.populations.option("balanced").click()
    assert pane.balance.texts[1] == "spread over the rounded counts, most over the coarsest"


def test_every_number_said_of_the_chain_is_what_its_formula_gives(view: InstrumentView, qtbot: QtBot) -> None:
    page = view.window()
    for puzzle, metric in (("3x3x3", Metric.QTM), ("3x3x3", Metric.HTM), ("2x2x2", Metric.HTM)):
        show(view, qtbot, puzzle, metric)
        chain = view.model.chain
        assert chain is not None
        for populations in ("article", "balanced") if chain.is_mended else ("article",):
            view.model.populations = populations
            for depth in (0, 1, 2, *range(5, len(chain.rows), 4), chain.deepest):
                view.model.depth = depth
                check_all(view.panel._digits)
            for note in view.panel._notes:
                check_all(note)
    show(view, qtbot, "3x3x3", Metric.QTM)
    view.model.depth = 20
    QApplication.processEvents()  # the label has a line more
    assert check_all(view.panel._digits) == ["positions", "p, away", "q, back", "balanced: p"]
    said = [figure.name for note in view.panel._notes for figure in figures(note)]
    assert said[:4] == ["first depth that fails", "parity gap", "mean of p/q", "growth b from 3 to 16"]
    assert said[-4:] == ["moves away", "1/(b + 1)", "q(3)", "q(16)"]
    (gap,) = figures(pane_of(view).balance)
    QTest.mouseClick(gap, Qt.MouseButton.LeftButton)
    assert sheet_of(page).number.text() == format_integer(692_609_766_246_121_324)
    check(gap)


def test_mouse_keys_and_table_point_all_parts_at_one_depth(view: InstrumentView) -> None:
    pane, table = pane_of(view), view.panel.table
    bands = pane.bands
    QTest.mouseMove(bands, QPoint(bands.width() - 14, bands.height() // 2))
    assert view.model.depth == 26
    assert {index.row() for index in table.selectedIndexes()} == {26}
    bands.setFocus()
    QTest.keyClick(bands, Qt.Key.Key_Left)
    assert view.model.depth == 25
    assert "depth 25: p ≈ 0.0833, q ≈ 0.9167" in bands.accessibleName()
    QTest.keyClick(bands, Qt.Key.Key_Home)
    assert view.model.depth == 0
    table.row_chosen.emit(3)
    assert "depth 3: p = 0.9036" in bands.accessibleName()


def test_the_law_lies_beside_the_chain_on_depths_of_one_parity(view: InstrumentView) -> None:
    pane = pane_of(view)
    pane.slider.set_value(31)
    pane.slider.changed.emit(31)
    limit, chain = pane.chart.series
    assert all(value is None for series in (limit, chain) for value in series.values[::2])
    assert view.key_figures.values[1] == "≈ 4.85\u2009%", "as the article has it"
    pane.chips.chip("chain").click()
    assert [one.key for one in pane.chart.series] == ["estimated"]


def test_growth_follows_the_range_of_its_line(view: InstrumentView) -> None:
    pane = pane_of(view)
    pane.view.option("growth").click()
    assert view.model.view == "growth"
    pane.fit.set_ends(3, 16)
    pane.fit.changed.emit()
    assert pane.branching.text().startswith("b = 9.3394")
    assert view.key_figures.values[3] == "9.3394"
    assert len(pane.growth.lines[0].heights) == 27


def test_what_is_chosen_is_kept(window: Window, view: InstrumentView) -> None:
    pane = pane_of(view)
    pane.view.option("matrix").click()
    pane.populations.option("balanced").click()
    view.model.depth = 7
    again = ChainModel(window.services)
    again.show_variant("3x3x3-qtm")
    assert (again.view, again.populations, again.depth) == ("matrix", "balanced", 7)


def test_half_turns_and_the_small_cube_have_no_gap(view: InstrumentView, qtbot: QtBot) -> None:
    show(view, qtbot, "3x3x3", Metric.HTM)
    pane = pane_of(view)
    assert pane.balance.isHidden() and pane.populations.isHidden() is False and not pane.populations.isVisible()
    assert view.panel.table.heads[-1] == "r, same"
    assert view.panel.table.rows[18][-1] == "0.6244"
    for depth, how in ((6, "counted"), (15, "sampled"), (16, "estimated")):
        view.model.depth = depth
        assert view.panel.digits.endswith(f"p, q and r {how}")
    assert view.key_figures.values[4] == NONE
    show(view, qtbot, "2x2x2", Metric.QTM)
    assert len(view.panel.table.rows) == 15
    assert [one.key for one in pane.chart.series] == ["counted", "chain"]


@pytest.mark.parametrize("which", ["law", "growth", "matrix", "tower"])
def test_picture_and_numbers_are_those_of_the_view(view: InstrumentView, which: str) -> None:
    view.model.view = which
    pane = pane_of(view)
    size = pane.picture_size()
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    pane.draw(painter)
    painter.end()
    assert len({picture.pixel(x, y) for x in range(0, size.width(), 7) for y in range(0, size.height(), 7)}) > 8
    assert pane.picture_name() == f"chain-3x3x3-qtm-article-{which}"
    assert view.model.chain is not None
    rows = view.model.chain.rows
    if which == "law":
        assert pane.csv().splitlines()[0] == "moves,depth,chain,stationary"
    else:
        raw = view.model.chain.raw
        numbers = {"growth": chain_states.to_csv(rows), "matrix": chain_states.matrix_csv(rows)}
        assert pane.csv() == numbers.get(which, chain_states.tower_csv(raw))


def test_the_tower_of_conditions_breaks_where_the_rounded_figures_do(view: InstrumentView, qtbot: QtBot) -> None:
    pane = pane_of(view)
    pane.view.option("tower").click()
    assert view.model.view == "tower" and pane.tower.isVisible()
    assert next(one.depth for one in pane.tower.conditions if not one.holds) == 22
    assert pane.tower.accessibleDescription() == "First fails at depth 22"
    QTest.mouseMove(pane.tower, pane.tower.row(21).center().toPoint())
    assert view.model.depth == 22
    pane.tower.setFocus()
    QTest.keyClick(pane.tower, Qt.Key.Key_Up)
    assert view.model.depth == 21
    assert pane.csv().splitlines()[22] == "22,7668609766246271291,7000000000000000000,0"
    show(view, qtbot, "3x3x3", Metric.HTM)
    assert not pane.tower.conditions


def test_in_a_low_window_bands_or_a_view_are_in_front_and_nothing_scrolls(
    window: Window, view: InstrumentView, qtbot: QtBot
) -> None:
    pane = pane_of(view)
    window.resize(1280, 900)
    qtbot.waitUntil(lambda: not pane.stage.folded)
    assert not pane.view.option("bands").isVisible()
    assert pane.bands.isVisible() and pane.balance.isVisible() and pane.chart.isVisible()
    tall = pane.picture_size()
    window.resize(720, 560)
    qtbot.waitUntil(lambda: pane.stage.folded)
    assert pane.bands.isVisible() and pane.balance.isVisible() and not pane.chart.isVisible()
    assert pane.picture_size().height() < tall.height() and pane.picture_name().endswith("-bands")
    assert pane.csv() == chain_states.to_csv(view.model.chain.rows if view.model.chain is not None else ())
    for key, part in (("law", pane.chart), ("growth", pane.growth), ("matrix", pane.matrix), ("tower", pane.tower)):
        QTest.mouseClick(pane.view.option(key), Qt.MouseButton.LeftButton)
        assert part.isVisible() and not pane.bands.isVisible() and pane.picture_name().endswith(key)
        assert view.keyboard_widget is part, "the keys go where the eyes are"
        qtbot.waitUntil(lambda: pane.stage.area.verticalScrollBar().maximum() == 0)
    QTest.mouseClick(pane.view.option("bands"), Qt.MouseButton.LeftButton)
    assert pane.bands.isVisible() and not pane.tower.isVisible() and view.keyboard_widget is pane.bands
    window.resize(1280, 900)
    qtbot.waitUntil(lambda: not pane.stage.folded)
    assert pane.bands.isVisible() and pane.tower.isVisible() and pane.view.current == "tower"
