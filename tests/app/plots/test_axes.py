"""Labels of axes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QMarginsF, QSizeF

from app.plots.axes import LINE, Axes, View
from app.plots.scale import Scale


@pytest.mark.parametrize("height", [5, 10, 20, 60, 300])
def test_labels_of_a_low_plot_never_lie_over_each_other(height: int) -> None:
    axes = Axes(Scale(), Scale(), QMarginsF())
    axes.show(View(0, 1, 0.84, 0.93))
    axes.fit(QSizeF(200, height))
    places = [axes.y_of(at) for at, _ in axes.heights()]
    assert places and all(lower - upper >= LINE for lower, upper in pairwise(places))
