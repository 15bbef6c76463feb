"""Tables of the Lab: every cell that is a computed number has a sheet whose formula gives the number in the cell."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.page import LabPage
from app.widgets.table import Table
from tests.app.sheets import check_all, holds, sheet_of

SUBJECTS_WITH_TABLES = ("hard", "korf-htm", "korf-qtm", "savitch-3", "savitch-room", "strategies-2x2_16")
"""Subjects whose every table is walked through."""
NOT_COMPUTED = {
    "Both algorithms": {"Time"},
}
"""Rows of a table, by its name, that were measured with a clock. Its first column says what each row is of."""


def tables(page: LabPage) -> list[Table]:
    """Those in sight beside the plot."""
    return [table for table in page.view.table.findChildren(Table) if table.isVisible() and table.rows]


def numbers(table: Table) -> Iterator[tuple[int, int]]:
    """Row and column of the cells that are numbers which were computed."""
    without = NOT_COMPUTED.get(table.accessibleName(), set())
    for row, (what, *cells) in enumerate(table.rows):
        for column, text in enumerate(cells, start=1):
            if what not in without and re.search(r"\d", text):
                yield row, column


def walk(table: Table) -> int:
    """Hold every number in a table against its formula; how many there are."""
    found = list(numbers(table))
    for row, column in found:
        shown = table.shown(row, column)
        name = f"{table.accessibleName()}, {table.heads[column]} of {table.rows[row][0]}"
        assert shown.worked is not None, f"{name} has no sheet"
        holds(name, shown.text, shown.worked)
    return len(found)


def ask(page: LabPage, table: Table, row: int, column: int) -> None:
    """Open the sheet of a cell by a click, and leave it by Escape."""
    text = table.rows[row][column]
    spot = table.visualRect(table.model().index(row, column)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    sheet = sheet_of(page)
    assert sheet.number.text() == text
    QTest.keyClick(sheet, Qt.Key.Key_Escape)


@pytest.mark.parametrize("subject", SUBJECTS_WITH_TABLES)
def test_every_number_in_a_table_has_its_sheet(page: LabPage, qtbot: QtBot, subject: str) -> None:
    page.show_subject(subject)
    qtbot.waitUntil(lambda: page.plotted == subject, timeout=30_000)
    found = tables(page)
    assert found
    for table in found:
        assert walk(table), f"{table.accessibleName()} has no numbers"
        ask(page, table, *list(numbers(table))[-1])
    check_all(page.view.table)
