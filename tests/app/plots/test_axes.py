"""Labels of axes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QMarginsF, QSizeF
from pytestqt.qtbot import QtBot

from app.lab.charts.lined_counts import CountLine, LinedCounts
from app.plots.charts.counts import ColumnPart
from app.plots.drawing.axes import LINE, Axes, View
from app.plots.drawing.marks import Form
from app.plots.drawing.scale import Scale


@pytest.mark.parametrize("height", [5, 10, 20, 60, 300])
def test_labels_of_a_low_plot_never_lie_over_each_other(height: int) -> None:
    axes = Axes(Scale(), Scale(), QMarginsF())
    axes.show(View(0, 1, 0.84, 0.93))
    axes.fit(QSizeF(200, height))
    places = [axes.y_of(at) for at, _ in axes.heights()]
    assert places and all(lower - upper >= LINE for lower, upper in pairwise(places))


def test_lines_are_in_sight_before_anything_is_counted(qtbot: QtBot) -> None:
    plot = LinedCounts(str)
    qtbot.addWidget(plot)
    lines = [CountLine(Form.SHORT_DASH, [1, 1e6, 1e12], 0, 2), CountLine(Form.LONG_DASH, [1, 10, 1e4], 0, 2)]
    plot.show_counts([[], [], []], lines)
    assert plot.axes.view.high > plot.axes.up.locate_value(1e4), "the lower line, whole"
    plot.show_counts([[], [ColumnPart(50, "exact")], []], lines)
    assert plot.axes.view.high < plot.axes.up.locate_value(1e4), "what was counted"


@pytest.mark.parametrize("low", [0.0, 3.2, 938.4])
@pytest.mark.parametrize("wide", [0.3, 0.8, 2.4, 7.0, 40.0])
def test_a_label_says_where_it_stands(low: float, wide: float) -> None:
    found = Scale().ticks(low, low + wide, 6)
    assert len(found) >= 2
    for place, text in found:
        assert float(text.replace("\u2009", "")) == pytest.approx(place, rel=1e-9)
