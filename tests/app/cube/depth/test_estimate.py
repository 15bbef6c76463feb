"""A network's estimate is shown beside the proved depth, and never replaces it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cube.depth import estimate as estimates
from app.cube.page import CubePage
from app.shell.window import Window
from core.base.puzzle import InputError
from core.cube.estimate import network
from core.cube.metrics import Metric
from core.cube.solve.bracket import Bracket
from tests.app.sheets import check, figures, sheet_of

SCRAMBLE = ["D2", "F'", "L2", "U", "R2", "B'", "D'", "F", "U2", "L", "B2", "R'", "D", "F2", "L'", "U2", "B", "R"]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window: Window) -> CubePage:
    """Provide a cube page that does not search after a turn."""
    window.services.settings.set("cube/effort", "0")
    shown = window.page
    assert isinstance(shown, CubePage)
    window.resize(1440, 1000)
    return shown


def test_it_follows_the_bracket_and_gives_nothing_to_what_is_excluded(page: CubePage, qtbot: QtBot) -> None:
    model, strip = page.model, page.depth_section.estimate
    assert not strip.isVisible(), "the solved cube needs no estimate"
    model.begin_scrambled(SCRAMBLE)
    qtbot.waitUntil(strip.bars.isVisible)
    word = network.load().estimate(model.session.state, Metric.HTM)
    assert strip.words.startswith("Network: ≈ ")
    assert model.bracket.upper == 18, "the way back is known"
    model.learn(model.session.state, Bracket(Metric.HTM, 16, 18))
    estimate = page.estimates.estimate
    assert estimate is not None and estimate.weights is not None
    inside = sum(word[16:19])
    assert estimate.weights[16:19] == pytest.approx([share / inside for share in word[16:19]], abs=1e-6)
    assert not any(estimate.weights[:16]) and not any(estimate.weights[19:])
    QApplication.processEvents()
    assert [depth for depth, _ in strip.bars.bars()] == [16, 17, 18]
    cells = {depth: bar.center().x() for depth, bar in strip.bars.bars()}
    assert strip.bars.width() == page.depth_section._bracket.width() and cells[16] < cells[17] < cells[18]
    model.learn(model.session.state, Bracket(Metric.HTM, 17, 17))
    assert not strip.isVisible(), "it is proved"


def test_its_numbers_open_their_sheets(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(SCRAMBLE)
    strip = page.depth_section.estimate
    qtbot.waitUntil(strip.bars.isVisible)
    QApplication.processEvents()
    found = {figure.name: figure for figure in figures(strip)}
    assert set(found) == {"mean depth estimated by the network", "probability of the likeliest depth"}
    for figure in found.values():
        check(figure)
    QTest.mouseClick(found["mean depth estimated by the network"], LEFT, pos=QPoint(2, 2))
    sheet = sheet_of(page)
    assert "of its probability to depths that are not excluded" in sheet.sentence.text()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)


def test_each_metric_and_each_position_has_its_own(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(SCRAMBLE)
    strip = page.depth_section.estimate
    qtbot.waitUntil(strip.bars.isVisible)
    page.model.metric = Metric.QTM
    qtbot.waitUntil(lambda: page.estimates.estimate is not None)
    estimate = page.estimates.estimate
    assert estimate is not None and estimate.weights is not None and len(estimate.weights) == 27
    assert not any(estimate.weights[::2]), "25 quarter turns led here"
    before = strip.words
    page.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_U)
    qtbot.waitUntil(lambda: page.estimates.estimate is not None and strip.words != before)
    page.model.variant = "2x2x2"
    assert page.estimates.estimate is None and not strip.isVisible(), "it learnt the 3x3x3"


def test_nothing_below_moves_when_it_goes_and_comes(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(SCRAMBLE)
    strip = page.depth_section.estimate

    def below() -> int:
        QApplication.processEvents()
        return page.compass.y() - page.depth_section.y()

    awaited = below()
    assert not strip.bars.isVisible()
    qtbot.waitUntil(strip.bars.isVisible)
    assert below() == awaited
    page.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_U)
    assert not strip.bars.isVisible() and below() == awaited


def test_a_damaged_network_is_one_sentence_and_the_bracket_stays(
    page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(*_: object) -> tuple[float, ...]:
        raise InputError("depth.network is damaged: it contains no network that estimates depth")

    monkeypatch.setattr(estimates, "_word", damaged)
    page.model.begin_scrambled(SCRAMBLE)
    strip = page.depth_section.estimate
    qtbot.waitUntil(lambda: strip.words != "")
    assert strip.words == "No estimate: depth.network is damaged: it contains no network that estimates depth."
    assert not strip.bars.isVisible() and page.depth_section.bounds is not None
