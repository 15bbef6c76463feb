"""Axes of counts: a linear axis with small numbers has labels at whole numbers only."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.plots.charts.counts import ColumnPart, CountsPlot


@pytest.mark.parametrize("most", [1, 2, 3, 7])
def test_labels_of_counts_are_whole(qtbot: QtBot, most: int) -> None:
    plot = CountsPlot(str)
    qtbot.addWidget(plot)
    plot.resize(300, 400)
    plot.show()
    plot.set_log(False)
    plot.show_columns([[ColumnPart(1, "exact")], [ColumnPart(most, "exact")]])
    labels = [text for _, text in plot.axes.heights()]
    assert len(labels) >= 2 and all(text.isdigit() for text in labels)
