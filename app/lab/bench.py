"""Benchmarks of plots: a step of what moves in each, and a zoom, painted on 584x400 pixels."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from typing import TYPE_CHECKING

from app.tools.bench import Case
from core.base.depth import load
from core.base.trials import summary
from core.markov.ideal import ideal_walk
from resources import ROOT

if TYPE_CHECKING:
    from app.plots.charts.plot import Plot

PROMISES = {"step": 0.008, "zoom": 0.016}
"""Limits in seconds of processor time: half a frame for a step, a whole one for a zoom."""
Moving = tuple["Plot", Callable[[int], object]]
"""A plot, and a function that performs its step of a given number."""


def depths() -> Moving:
    """Return the plot of a published distribution, and a step that moves the mark of a depth on it."""
    from app.plots.charts.counts import ColumnPart, CountsPlot, DepthPill

    plot = CountsPlot(str)
    plot.set_log(True)
    layers = load(ROOT / "figures" / "cube-3x3x3-qtm.json").layers
    plot.show_columns([[ColumnPart(layer.states, "exact", layer.depth < 19)] for layer in layers])
    return plot, lambda number: plot.mark([DepthPill("this cube", number % 20, number % 20 + 3)])


def comparison() -> Moving:
    """Return the plot of several distributions, and a step that moves its cursor."""
    from app.lab.charts.linestyle import style_of
    from app.lab.charts.overlay import DistributionLine, LinesPlot
    from app.lab.compare.comparison import COMPARABLE, DEFAULT
    from core.explain.depth_comparison import DepthScale, HeightUnit

    plot = LinesPlot()
    lines = [DistributionLine(COMPARABLE[key].load(), style_of(index)) for index, key in enumerate(DEFAULT)]
    plot.show_lines(lines, DepthScale.PART, HeightUnit.SHARE)
    return plot, lambda number: plot.point(number % 41)


def ideal() -> Moving:
    """Return the map of an ideal walk, and a step to another number of moves."""
    from app.lab.charts.walkmap import WalkMap, WalkPicture

    plot, walk = WalkMap(), ideal_walk(9.33, 26, 65)
    plot.show_walk(WalkPicture(walk.distributions, walk.limits, walk.line, walk.most_likely, "walk"), 0)
    return plot, lambda number: plot.go_to(number % 65)


def histogram() -> Moving:
    """Return a histogram, and a step to another simulation."""
    from app.twenty48.plots.histogram import HistogramPlot

    plot, source = HistogramPlot(), Random(1)
    several = [summary([round(source.gauss(100, 20)) for _ in range(2000)], 36) for _ in range(5)]
    return plot, lambda number: plot.show_summary(several[number % 5], "games")


def stepping(make: Callable[[], Moving], *, zooming: bool) -> Callable[[], object]:
    """Return a function that paints the next step of a plot, or its next zoom in or out at the middle."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.base.theme import theme
    from app.shell.application import make_application

    application = make_application()
    theme.manager().reduced_motion = True
    plot, step = make()
    step(0)
    plot.resize(584, 400)
    plot.grab()
    numbers = count()

    def zoom(number: int) -> None:
        plot.zoom(0.8 if number % 6 < 3 else 1.25, *plot.zoom_centre(), up=plot.both_ways)

    def one() -> object:
        (zoom if zooming else step)(next(numbers))
        return application, plot.grab()

    return one


PLOTS = {"depths": depths, "comparison": comparison, "ideal walk": ideal, "histogram": histogram}
CASES = tuple(
    Case(f"{name} plot, a {what}, 584x400", promise, partial(stepping, make, zooming=what == "zoom"))
    for name, make in PLOTS.items()
    for what, promise in PROMISES.items()
)
