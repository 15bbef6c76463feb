"""Every number of the Sokoban page opens its sheet, and its formula gives what is shown."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.sokoban.page import SokobanPage
from app.sokoban.plots.switcher import DEPTHS, WALK
from tests.app.sheets import check_all, figures, sheet_of

PATIENCE = 30_000


def test_what_the_game_has_cost_and_how_few_pushes_may_do(page: SokobanPage, qtbot: QtBot) -> None:
    assert {"Moves", "Pushes"} <= set(check_all(page))
    page.commands["sokoban.solve"].trigger()
    qtbot.waitUntil(lambda: page.model.known.proved, timeout=PATIENCE)
    QApplication.processEvents()
    assert "best" in check_all(page)
    best = next(one for one in figures(page) if one.name == "best")
    QTest.mouseClick(best, Qt.MouseButton.LeftButton)
    assert "0 lengths are left open" in sheet_of(page).sentence.text()


def test_positions_and_the_random_pusher(page: SokobanPage, qtbot: QtBot) -> None:
    page.show_plot(DEPTHS)
    qtbot.waitUntil(lambda: page.plots.depth_pane is not None and page.model.analysis.settled, timeout=PATIENCE)
    QApplication.processEvents()
    assert {"positions", "share that can be solved", "pushes left"} <= set(check_all(page))
    page.show_plot(WALK)
    qtbot.waitUntil(
        lambda: page.model.analysis.findings is not None and page.model.analysis.findings.chance is not None,
        timeout=PATIENCE,
    )
    QApplication.processEvents()
    assert {"chance to solve it", "pushes until the end"} <= set(check_all(page))


def test_blocks_and_cut_vertices(page: SokobanPage) -> None:
    page.commands["sokoban.blocks"].trigger()
    QApplication.processEvents()
    assert {"Blocks", "Of two", "Cut vertices", "Squares"} <= set(check_all(page))
