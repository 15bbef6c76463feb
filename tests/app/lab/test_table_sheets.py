"""Tables of the Lab: every cell that the engine computed opens its sheet, whose formula gives what the cell shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.page import LabPage
from app.shell.window import Window
from app.twenty48.page import Twenty48Page
from app.widgets.explained import NONE, Shown
from app.widgets.table import Table
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import shape_of
from tests.app.sheets import NUMBER, holds, sheet_of

SUBJECTS_WITH_TABLES = [
    "cube-3x3x3-qtm", "walk-2x2x2-qtm", "parts-cross-htm", "chain-3x3x3-qtm", "chain-3x3x3-htm", "chain-2x2x2-htm",
    "lumping-2x2x2-htm", "policy-success", "policy-learning", "policy-mistakes",
    "policy-sureness", "policy-confusions", "policy-shorter", "estimate-estimates-htm", "estimate-bound-htm", "ideal",
    "rooms", "counts", "won-3x3-16", "won-3x3-all",
    "life-3x3-16", "path", "bag-32", "bag-2048", "layers-2x2-16", "2048-2x2", "sokoban",
    "hard", "korf-htm", "korf-qtm", "savitch-3", "savitch-room", "strategies-2x2_16",
]  # fmt: skip
TIMED = {"savitch-3": {"Time"}, "savitch-room": {"Time"}}
"""Rows that a clock measured."""
CHOSEN = {"counts": {"Target"}, "policy-success": {"Article"}}
"""Columns beside the first of which the cells were chosen or printed by others, not computed."""
INTERVAL = "95\u2009%"
GAMES = 3
PATIENCE_MS = 120_000


def tables(page: LabPage) -> list[Table]:
    """Those in sight, in the plot and beside it."""
    found = [*page.view.findChildren(Table), *page.view.table.findChildren(Table)]
    return [table for table in found if table.isVisible()]


def computed(table: Table, subject: str) -> Iterator[tuple[int, int, Shown]]:
    """The cells of a subject's table that show a number which was worked out, but for the names of its rows."""
    chosen, timed = CHOSEN.get(subject, set()), TIMED.get(subject, set())
    for row, (name, *cells) in enumerate(table.cells):
        for column, shown in enumerate(cells, 1):
            given = shown.text == NONE or name.text in timed or table.heads[column] in chosen
            if not given and re.search(NUMBER, shown.text):
                yield row, column, shown


def in_percent(head: str, text: str) -> str:
    """A figure with its unit, which may stand over the column."""
    return f"{text}\u2009%" if head == INTERVAL else text


def show(page: LabPage, qtbot: QtBot, subject: str) -> None:
    """Show a subject, and wait until some table of it is filled."""

    def filled() -> None:
        assert page.plotted == subject and any(table.rows for table in tables(page)), subject

    page.show_subject(subject)
    qtbot.waitUntil(filled, timeout=PATIENCE_MS)


@pytest.fixture
def won_games(window: Window) -> None:
    """Some games that were won on 3x3, to 16."""
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
        count = 0
        for table in tables(page):
            for row, column, shown in computed(table, subject):
                name = f"{subject}: {table.heads[column]} of {table.rows[row][0]}, {shown.text}"
                assert shown.worked is not None, f"{name} has no sheet"
                holds(name, in_percent(table.heads[column], shown.text), shown.worked)
                count += 1
        assert count, f"{subject}: no table has a number"


@pytest.mark.parametrize("subject", ["ideal", "counts", "policy-shorter", "rooms", "hard", "korf-qtm"])
def test_enter_and_a_click_open_the_sheet_of_a_cell(page: LabPage, qtbot: QtBot, subject: str) -> None:
    show(page, qtbot, subject)
    (table,) = tables(page)
    row, column, shown = next(computed(table, subject))
    index = table.model().index(row, column)
    table.setCurrentIndex(index)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert sheet_of(page).number.text() == shown.text
    QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
    cell = table.visualRect(index).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert sheet_of(page).number.text() == shown.text
