"""Helpers that find figures in a window, click them, and check the shown numbers by their formulas."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.plots.charts.plot import Plot
from app.widgets.cards.figure_sheet import FigureSheet
from app.widgets.cards.sheet import Sheet
from app.widgets.explained_figures import NONE, Figure, FigureButton
from app.widgets.status import StatusLine
from app.widgets.table import DataTable
from core.explain.formulas.derivation import DerivedFigure, says

NUMBER = r"[-−]?\d+(?:\u2009\d{3})*(?:\.\d+)?(?:·10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?(?:[\u2009 ]%)?"
LEAST = 40
"""Smallest size in pixels of a readable plot."""
MOST, MANY, ACROSS = 7, 100, 9
"""Limits for checking a plot: places checked, places to choose from, points tried in each direction."""
POWER, PLAIN = r"^10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹·]+)$", str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹·", "-0123456789.")
"""Pattern of a bare power of ten, which is compared with its logarithm."""
INTERVAL = "95\u2009%"
"""Header of a column that holds the unit of its cells."""
TRUTH = {"T": "1", "F": "0"}
MINUTES = r"(\d+):(\d\d\.\d\d)"


def figures(within: QWidget) -> list[FigureButton]:
    """Return the visible figures from top to bottom."""
    visible_figures = [one for one in within.findChildren(FigureButton) if one.isVisible()]
    return sorted(visible_figures, key=lambda one: one.mapTo(within, one.pos()).toTuple()[::-1])


def sheet_of(window: QWidget) -> FigureSheet:
    """Return the open explanation."""
    (sheet,) = [sheet for sheet in window.window().findChildren(Sheet) if sheet.isVisible()]
    assert isinstance(sheet, FigureSheet)
    return sheet


def check(figure: FigureButton) -> None:
    """Check that every number shown by a figure is given by its formulas with the shown values."""
    if figure.value == NONE:
        return
    assert figure.derived_figure is not None, figure.name
    holds(figure.name, figure.value, figure.derived_figure)


def holds(name: str, value: str, worked: DerivedFigure) -> None:
    """Check that the shown value of a named figure is given by its formulas."""
    numbers = [one for one in worked.values.values() if isinstance(one, int | float)]
    shown = re.sub(r"(?<=\d)(–| to )(?=\d)", "\u2009% to ", value) if value.endswith("%") else value
    shown = re.sub(MINUTES, lambda time: f"{60 * int(time[1]) + float(time[2]):.2f}", shown)
    shown = re.sub(r"([-−+]) (?=\d)", r"\1", shown)
    shown = TRUTH.get(shown, shown.removeprefix("≈ "))
    shown = re.sub(POWER, lambda power: power[1].translate(PLAIN), shown)
    if shown[0] in "<>":
        assert any(lies_beyond(shown, one) for one in numbers), f"{name} {value}: {numbers} by {worked.derivation.name}"
        return
    read = re.findall(NUMBER, shown)
    assert read, value
    for text in read:
        assert any(says(text, one) for one in numbers), (
            f"{name} {value}: {text} of {numbers} by {worked.derivation.name}"
        )
    assert worked.sentence


def lies_beyond(shown: str, figure: float) -> bool:
    """Return whether a figure is on the right side of a bound such as "< 0.01 s"."""
    (bound,) = re.findall(NUMBER, shown)
    end = float(bound.rstrip("\u2009 %").replace("\u2009", "")) / (100 if bound.endswith("%") else 1)
    return figure < end if shown[0] == "<" else figure > end


def check_all(within: QWidget) -> list[str]:
    """Check every visible figure and return their names."""
    visible_figures = figures(within)
    for figure in visible_figures:
        check(figure)
    return [figure.name for figure in visible_figures]


def computed(table: DataTable, given: Container[str] = ()) -> Iterator[tuple[int, int, Figure]]:
    """Yield row, column and content of the cells that show a computed number.

    Leaves out names of rows, and the rows and columns whose names are in `given`.
    """
    for row, (name, *cells) in enumerate(table.cells):
        for column, shown in enumerate(cells, 1):
            is_skipped = shown.text == NONE or name.text in given or table.heads[column] in given
            if not is_skipped and re.search(NUMBER, shown.text):
                yield row, column, shown


def check_table(table: DataTable, given: Container[str] = ()) -> int:
    """Check every computed number of a table against its formula; return how many there are."""
    cells = list(computed(table, given))
    for row, column, shown in cells:
        head = table.heads[column]
        name = f"{table.accessibleName()}: {head} of {table.rows[row][0]}, {shown.text}"
        assert shown.worked is not None, f"{name} has no sheet"
        holds(name, f"{shown.text}\u2009%" if head == INTERVAL else shown.text, shown.worked)
    return len(cells)


def ask(table: DataTable, row: int, column: int) -> None:
    """Open the explanation of a cell by a click on its number, and close it by Escape."""
    cell = table.visualRect(table.model().index(row, column))
    spot = QPoint(cell.right() - 2, cell.center().y())
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert sheet_of(table).number.text() == table.rows[row][column]
    QTest.keyClick(sheet_of(table), Qt.Key.Key_Escape)


def drawn(within: QWidget) -> list[Plot]:
    """Return the visible plots that draw something."""
    return [plot for plot in within.findChildren(Plot) if plot.isVisible() and not plot.nothing and plot.places()]


def touch(plot: Plot) -> str:
    """Click a figure of a plot, which opens its explanation, and return the figure's name.

    Uses Ctrl where a plain click does something else. Readings there and at other places are checked against their
    formulas.
    """
    # what was only just shown is laid out first: a click goes where a figure stands then
    QApplication.processEvents()
    assert plot.isVisible(), f"{plot.accessibleName()} is out of sight"
    all_places = plot.places()
    places = [place for place in all_places[:: max(1, len(all_places) // MANY)] if plot.list_figures_at(place)]
    for place in places[:: max(1, len(places) // MOST)]:
        for one in plot.list_figures_at(place):
            holds(one.name, one.text, one.worked)
    for spot in _spots(plot, places):
        place = plot.place_under(QPointF(spot))
        if place >= 0 and plot.list_figures_at(place):
            QTest.mouseMove(plot.viewport(), spot)
            control = Qt.KeyboardModifier.ControlModifier if plot.own_click else Qt.KeyboardModifier.NoModifier
            QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, control, spot)
            assert sheet_of(plot).number.text() in {one.text for one in plot.list_figures_at(place)}
            return sheet_of(plot)._figure.name
    raise AssertionError(f"no figure of {plot.accessibleName()} opens a sheet")


def touch_and_close(*plots: Plot) -> None:
    """Open the explanation of a figure of each plot, and close it again."""
    for plot in plots:
        touch(plot)
        QTest.keyClick(sheet_of(plot), Qt.Key.Key_Escape)


def touch_status(window: QWidget, name: str) -> str:
    """Open and close the explanation of a figure in the status line; return its number.

    Checks all figures of the line.
    """
    # what was only just said is laid out first
    QApplication.processEvents()
    (line,) = window.window().findChildren(StatusLine)
    found = {figure.name: figure for figure in figures(line)}
    for one in found.values():
        check(one)
    QTest.mouseClick(found[name], Qt.MouseButton.LeftButton)
    text = sheet_of(window).number.text()
    assert text == found[name].value
    QTest.keyClick(sheet_of(window), Qt.Key.Key_Escape)
    return text


def _spots(plot: Plot, places: Sequence[int]) -> Iterator[QPoint]:
    """Yield points that may have figures: centres of places with figures, and a grid over the plot."""
    area, heights = plot.axes.area, [(1 + step) / (ACROSS + 1) for step in range(ACROSS)]
    middles = [sum(plot.axes.x(edge) for edge in plot.span(place)) / 2 for place in places[:MOST]]
    for x in [*middles, *(area.left() + step * area.width() for step in heights)]:
        for up in heights:
            yield QPointF(x, area.top() + up * area.height()).toPoint()
