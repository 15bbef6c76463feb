"""Tables of the Lab: each computed cell opens its explanation, whose formula gives the shown value."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.page import LabPage
from app.shell.window import Window
from app.twenty48.page import Twenty48Page
from app.widgets.table import DataTable
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import shape_of
from tests.app.sheets import ask, check_table, computed, sheet_of

pytestmark = pytest.mark.patient("some subjects compute for many seconds")

SUBJECTS_WITH_TABLES = [
    "cube-3x3x3-qtm", "walk-2x2x2-qtm", "parts-cross-htm", "chain-3x3x3-qtm", "chain-3x3x3-htm", "chain-2x2x2-htm",
    "lumping-2x2x2-htm", "policy-success", "policy-learning", "policy-mistakes",
    "policy-sureness", "policy-confusions", "policy-shorter", "estimate-estimates-htm", "estimate-bound-htm", "ideal",
    "rooms", "counts", "won-3x3-16", "won-3x3-all",
    "life-3x3-16", "path", "bag-32", "bag-2048", "layers-2x2-16", "2048-2x2", "sokoban",
    "hard", "complexity-passage", "korf-htm", "korf-qtm", "savitch-3", "savitch-room", "strategies-2x2_16",
    "articles-walk", "articles-sokoban",
]  # fmt: skip
GIVEN = {
    "counts": {"Target"}, "policy-success": {"Article"}, "savitch-3": {"Time"}, "savitch-room": {"Time"},
    "articles-walk": {"Printed"}, "articles-sokoban": {"Printed"},
}  # fmt: skip
"""Rows and columns that were chosen, printed by others or timed, not computed."""
GAMES = 3


def tables(page: LabPage) -> list[DataTable]:
    """Return the visible tables, in the plot and beside it."""
    found = [*page.view.findChildren(DataTable), *page.view.panel.findChildren(DataTable)]
    return [table for table in found if table.isVisible()]


def show(page: LabPage, qtbot: QtBot, subject: str) -> None:
    """Show a subject, and wait until one of its tables is filled."""

    def filled() -> None:
        assert page.plotted_subject == subject and any(table.rows for table in tables(page)), subject

    page.show_subject(subject)
    qtbot.waitUntil(filled)


@pytest.fixture
def won_games(window: Window) -> None:
    """Play some games on 3x3 until they are won, to 16."""
    page = window.open_page("2048")
    assert isinstance(page, Twenty48Page)
    page.model.shape = shape_of(3)
    won, seed = 0, 0
    while won < GAMES:
        seed += 1
        choose = Random(seed)
        page.model.game.begin(PUZZLE.new("3x3:16", seed), seed=seed)
        while not page.model.game.state.won and (moves := PUZZLE.moves(page.model.game.state)):
            page.model.play(choose.choice(moves))
        won += page.model.game.state.won


@pytest.mark.usefixtures("won_games")
def test_cells_show_what_their_formulas_give(page: LabPage, qtbot: QtBot) -> None:
    for subject in SUBJECTS_WITH_TABLES:
        show(page, qtbot, subject)
        counts = [check_table(table, GIVEN.get(subject, ())) for table in tables(page)]
        assert sum(counts), f"{subject}: no table has a number"


@pytest.mark.parametrize("subject", ["ideal", "counts", "policy-shorter", "rooms", "hard", "korf-qtm"])
def test_enter_and_a_click_open_the_sheet_of_a_cell(page: LabPage, qtbot: QtBot, subject: str) -> None:
    show(page, qtbot, subject)
    (table,) = tables(page)
    row, column, shown = next(computed(table, GIVEN.get(subject, ())))
    table.setCurrentIndex(table.model().index(row, column))
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert sheet_of(page).number.text() == shown.text
    QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
    ask(table, row, column)
