"""A table of figures below curves is drawn only when it has some."""

from __future__ import annotations

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.cube.walk.series_table import SeriesTable
from app.plots.drawing.marks import Form
from app.widgets.explained_figures import Figure


def colours(picture: QImage) -> int:
    return len({picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())})


def test_heads_and_figures_are_drawn(qtbot: QtBot) -> None:
    table = SeriesTable()
    qtbot.addWidget(table)
    table.resize(320, 80)
    table.show()
    assert colours(table.grab().toImage()) == 1, "there is nothing to draw"
    table.set([(Form.TRIANGLES, "exact"), (Form.CIRCLES, "lumped")], [("Mean", [Figure("6.93"), Figure("7.26")])])
    drawn = table.grab().toImage()
    assert table.accessibleName() == "Mean: exact 6.93, lumped 7.26"
    head, row = drawn.copy(0, 0, 320, 24), drawn.copy(0, 24, 320, 23)
    name, first, second = (drawn.copy(x, 24, 100, 23) for x in (0, 110, 220))
    assert all(colours(part) > 1 for part in (head, row, name, first, second))
    assert first != second
