"""Computed numbers in the status line open their explanations too."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage
from app.lab.page import LabPage
from app.shell.window import Window
from app.widgets.explained_figures import figure_text
from core.base.text.figure_text import join_texts
from core.cube.solve.solver import Search, Stage
from core.explain.cube import cube
from tests.app.sheets import figures, sheet_of, touch_status


def test_a_proof_tells_its_depth_and_what_it_took(window: Window, qtbot: QtBot) -> None:
    page = cast(CubePage, window.page)
    page.model.begin_scrambled(["R", "U2", "F"])
    page.solving.solve()
    qtbot.waitUntil(lambda: page.model.bracket.is_exact)
    qtbot.waitUntil(lambda: window.jobs.shown_job is None)
    # as if it had taken what a proof of many turns takes
    page.solving._search = cast(Search, SimpleNamespace(stage=Stage.PROOF, nodes=1_234_567))
    page.solving._on_search_ended(page.model.bracket)
    assert touch_status(window, "depth") == "3"
    assert touch_status(window, "nodes") == "1\u2009234\u2009567"


def test_a_text_of_another_position_takes_its_figures_along(window: Window) -> None:
    page = cast(CubePage, window.page)
    depth = figure_text("depth", "3", cube.derive_exact_depth(3))
    page.services.messages.say(join_texts(" ", ("Depth", depth, "is proved")))
    assert [one.name for one in figures(window._status)] == ["depth"]
    page.model.turn("R")
    assert not figures(window._reporter.flush_line())


def test_tab_comes_to_the_figures_of_the_line_once_and_arrows_lead_on(window: Window) -> None:
    page = cast(CubePage, window.page)
    depths = [figure_text(f"depth {number}", str(number), cube.derive_exact_depth(number)) for number in (3, 4)]
    page.services.messages.say(*depths)
    QApplication.processEvents()
    first, second = figures(window._status)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is second
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert sheet_of(window).number.text() == "4"
    QTest.keyClick(sheet_of(window), Qt.Key.Key_Escape)
    QTest.keyClick(second, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() not in {first, second}


@pytest.mark.parametrize(
    ("subject", "name"),
    [
        ("bag-32", "states"),
        ("chain-2x2x2-htm", "states"),
        ("rooms", "moves"),
        ("estimate-estimates-htm", "proofs"),
        ("layers-3x3-64", "layers"),
        ("articles-walk", "figures that agree"),
        ("savitch-4", "recursion depth"),
        ("sokoban", "positions"),
        ("hard", "M(n)"),
    ],
)
def test_facts_of_the_lab_open_their_sheets(window: Window, qtbot: QtBot, subject: str, name: str) -> None:
    window.resize(1280, 800)
    page = cast(LabPage, window.open_page("lab"))
    page.show_subject(subject)
    qtbot.waitUntil(lambda: page.plotted_subject == subject)
    qtbot.waitUntil(lambda: name in {figure.name for figure in figures(window._status)})
    qtbot.waitUntil(lambda: window.jobs.shown_job is None)
    touch_status(window, name)
