"""A table of figures can be selected, copied into a spreadsheet and read by a screen reader."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QColor, QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QWidget
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.widgets.explained_figures import Figure, FigureButton
from app.widgets.table import HEAD, ROW, ROW_COMPACT, DataTable
from core.explain import plot_figures as plotted

LEFT, SHIFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ROWS = (("0", "1", ""), ("1", "12", "12"), ("4", "9\u2009011\u2009997", "≈ 9.4"))


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[DataTable]:
    """Provide a visible table with three columns and three rows."""
    table = DataTable(("Depth", "Positions", "Growth"), (1, 2, 1))
    table.set(ROWS)
    qtbot.addWidget(table)
    table.resize(400, table.sizeHint().height())
    table.show()
    table.activateWindow()
    yield table
    theme.manager().compact = False


def centre(table: DataTable, row: int, column: int) -> QPoint:
    """Return the centre of a cell."""
    return table.visualRect(table.model().index(row, column)).center()


def copied(table: DataTable) -> str:
    """Press Ctrl+C and return the clipboard."""
    QTest.keyClick(table, Qt.Key.Key_C, CONTROL)
    return QGuiApplication.clipboard().text()


def test_cells_are_selected_with_the_mouse_and_copied_with_tabs(table: DataTable) -> None:
    QTest.mouseClick(table.viewport(), LEFT, pos=centre(table, 1, 0))
    assert copied(table) == "1"
    QTest.mouseClick(table.viewport(), LEFT, SHIFT, centre(table, 2, 1))
    assert copied(table) == "1\t12\n4\t9011997", "a spreadsheet reads plain figures"


def test_cells_apart_keep_their_places(table: DataTable) -> None:
    QTest.mouseClick(table.viewport(), LEFT, pos=centre(table, 0, 0))
    QTest.mouseClick(table.viewport(), LEFT, CONTROL, centre(table, 1, 2))
    assert copied(table) == "0\t\n\t12"


def test_a_head_selects_its_column(table: DataTable) -> None:
    header = table.horizontalHeader()
    QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(header.sectionPosition(1) + 20, 8))
    assert copied(table) == "1\n12\n9011997"


def test_the_keyboard_selects_and_all_brings_the_heads(table: DataTable) -> None:
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    QTest.keyClick(table, Qt.Key.Key_Down, SHIFT)
    assert copied(table) == "0\n1"
    QTest.keyClick(table, Qt.Key.Key_A, CONTROL)
    assert copied(table).splitlines()[0] == "Depth\tPositions\tGrowth"
    assert len(copied(table).splitlines()) == 4


def test_nothing_selected_leaves_the_clipboard_alone(table: DataTable) -> None:
    QGuiApplication.clipboard().setText("kept")
    assert copied(table) == "kept"


def test_it_is_as_tall_as_its_rows_and_the_columns_fill_it(table: DataTable) -> None:
    assert isinstance(table, QTableView)
    assert table.sizeHint().height() == HEAD + 3 * ROW
    assert [table.columnWidth(column) for column in range(3)] == [100, 200, 100]
    theme.manager().compact = True
    theme.manager().changed.emit()
    assert table.sizeHint().height() == HEAD + 3 * ROW_COMPACT
    assert table.rowHeight(0) == ROW_COMPACT


def test_a_column_has_the_room_that_its_texts_need(table: DataTable) -> None:
    table.set([("a depth that has a long name", "1", "2"), ("1", "6", "6.00"), ("2", "27", "4.50")])
    first, second, third = (table.columnWidth(column) for column in range(3))
    assert first > 100 and first + second + third == 400 and abs(second - 2 * third) <= 2
    assert table.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole) is None


def test_what_is_cut_all_the_same_can_be_read_in_its_tooltip(table: DataTable) -> None:
    long = "a name that is longer than the whole table, which is only four hundred pixels wide " * 2
    table.set([(long, "1", "2"), ("1", "6", "6.00"), ("2", "27", "4.50")])
    assert sum(table.columnWidth(column) for column in range(3)) == 400
    assert table.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == long


def test_words_give_way_to_numbers(qtbot: QtBot) -> None:
    table = DataTable(("Figure", "Printed", "Here"), (3, 1, 1), words=1)
    qtbot.addWidget(table)
    name, number = (
        "boards in the largest layer of 4×4 to the largest tile",
        "44\u2009096\u2009709\u2009674\u2009720\u2009289",
    )
    table.set([(name, number, number)])
    table.resize(500, 100)
    table.show()
    tips = [table.model().index(0, column).data(Qt.ItemDataRole.ToolTipRole) for column in range(3)]
    assert tips == [name, None, None], "a number is whole"
    assert sum(table.columnWidth(column) for column in range(3)) == 500


def test_the_wheel_scrolls_what_is_round_it(table: DataTable) -> None:
    place = QPointF(20, 40)
    turn = QWheelEvent(
        place, table.mapToGlobal(place), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(table.viewport(), turn)
    assert not turn.isAccepted()


def test_columns_can_be_renamed(table: DataTable) -> None:
    heads = [f"column {number}" for number in range(len(table.heads))]
    table.set_heads(heads)
    assert table.heads == heads and table.accessibleName() == ", ".join(heads)
    table.selectAll()
    table.copy()
    assert QGuiApplication.clipboard().text().splitlines()[0].split("\t") == heads


def test_a_screen_reader_knows_the_table_its_heads_and_cells(table: DataTable) -> None:
    seen = QAccessible.queryAccessibleInterface(table)
    assert seen.role() == QAccessible.Role.Table
    assert seen.text(QAccessible.Text.Name) == "Depth, Positions, Growth"
    parts = [(part.role(), part.text(QAccessible.Text.Name)) for part in map(seen.child, range(seen.childCount()))]
    assert [text for role, text in parts if role == QAccessible.Role.ColumnHeader] == ["Depth", "Positions", "Growth"]
    assert [text for role, text in parts if role == QAccessible.Role.Cell] == [cell for row in ROWS for cell in row]


@pytest.mark.usefixtures("own_look")
def test_in_high_contrast_no_line_runs_through_the_digits_of_a_selected_row(table: DataTable) -> None:
    theme.manager().choose(theme.ThemeChoice.CONTRAST)
    table.selectRow(1)
    table.clearFocus()
    picture, accent = table.grab().toImage(), QColor(theme.current().accent)
    first, row = table.columnViewportPosition(1), HEAD + ROW
    middle = [picture.pixelColor(x, row + ROW // 2) for x in range(first - 4, first + 4)]
    assert accent not in middle and picture.pixelColor(first, row) == accent


class Around(QWidget):
    """Window that opens explanations."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    def open_sheet(self, figure: FigureButton) -> None:
        self.opened.append(figure.value)


@pytest.mark.parametrize("rows_lead", [False, True])
def test_a_number_opens_its_sheet_and_what_is_beside_it_leads_to_the_row(qtbot: QtBot, rows_lead: bool) -> None:
    around, chosen = Around(), list[int]()
    qtbot.addWidget(around)
    table = DataTable(("Depth", "Positions"), (1, 3), rows_lead=rows_lead)
    table.setParent(around)
    table.row_chosen.connect(chosen.append)
    table.set([(str(depth), Figure(str(7 * depth), plotted.part(70, 7 * depth))) for depth in range(4)])
    table.resize(400, 200)
    around.resize(400, 200)
    around.show()
    table.selectRow(1)
    cell = table.visualRect(table.model().index(2, 1))
    number, beside = QPoint(cell.right() - 3, cell.center().y()), QPoint(cell.left() + 20, cell.center().y())

    def click(where: QPoint, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, modifiers, where)

    click(number)
    assert around.opened == ["14"] and not chosen
    marked = {index.row() for index in table.selectedIndexes()}
    assert marked == ({1} if rows_lead else {2}), "the row that one is at stays marked"
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, number)
    marked = {index.row() for index in table.selectedIndexes()}
    assert marked == ({1} if rows_lead else {2}) and table.currentIndex().row() == 2, "the menu is of the cell"
    click(number, Qt.KeyboardModifier.ControlModifier)
    assert len(around.opened) == 1 and not chosen
    click(beside)
    assert (len(around.opened), chosen) == ((1, [2]) if rows_lead else (2, []))
    QTest.mouseMove(table.viewport(), beside)
    assert table.has_sheet_at(QPointF(number)) and table.has_sheet_at(QPointF(beside)) is not rows_lead
    for column, key in ((1, Qt.Key.Key_Return), (0, Qt.Key.Key_Return), (1, Qt.Key.Key_Space)):
        table.setCurrentIndex(table.model().index(3, column))
        explain = table.actions()[0]
        assert explain.isVisible() is (column == 1)
        QTest.keyClick(table, key)
    assert around.opened[-1] == "21" and chosen == ([2, 3, 3] if rows_lead else [])
    table.setCurrentIndex(table.model().index(1, 1))
    table.actions()[0].trigger()
    assert around.opened[-1] == "7"
