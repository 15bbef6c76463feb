"""Plot of space against time for corridors of a few cells: squares for BFS, circles for Savitch."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from app.base.language.wording import clauses, label_value
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.savitch.wording import calls
from app.plots.charts.plot import Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.caption import CENTRE, Caption
from app.plots.drawing.cursor import CursorReading
from app.plots.drawing.placed_marks import Curve, Dots, PlotMark, Stroke
from app.plots.drawing.scale import LogScale
from app.plots.panes.pane import PlotPane
from core.base.words import phrase

SENTENCE = phrase("Little memory is paid for in time.")
FORMULA = phrase(
    "For each corridor of n cells the question allows 3ⁿ moves. Time: the calls of Savitch's "
    "algorithm until its answer, counted, and the positions of breadth-first search. Memory in "
    "cells: at most 4 log₂3 n² for the former, positions times n for the latter."
)
MARGINS = QMarginsF(34, 8, 14, 22)
POINT = 4.0


class Cost(NamedTuple):
    """Cost of an algorithm on a corridor with a number of cells."""

    cells: int
    savitch: bool
    time: int
    """Number of calls of Savitch's algorithm, or of positions of breadth-first search."""
    space: int
    """Largest number of cells in memory."""


class CostPlot(Plot):
    """Plot of space against time; a place is a power of ten of the time, and reads the nearest point."""

    card = False

    def __init__(self) -> None:
        super().__init__(Axes(LogScale(), LogScale(), MARGINS, wide=44), tr("Memory against time"))
        self.costs: Sequence[Cost] = ()
        self.cells = 0
        self.setMinimumHeight(130)

    def show_costs(self, costs: Sequence[Cost], cells: int) -> None:
        """Draw these costs, and emphasize those of a corridor with `cells` cells."""
        self.costs, self.cells = costs, cells
        self.refit()

    def _locate_time(self, cost: Cost) -> float:
        return self.axes.across.locate_value(cost.time)

    def fit(self) -> None:
        right = max(map(self._locate_time, self.costs))
        high = self.axes.up.locate_value(max(cost.space for cost in self.costs))
        self.set_home(View(-0.5, right * 1.06, 0, high * 1.25))

    def places(self) -> range:
        return range(int(max(map(self._locate_time, self.costs))) + 2) if self.costs else range(0)

    def nearest(self, place: int) -> Cost:
        """Return the cost whose point is nearest to a place."""
        return min(self.costs, key=lambda cost: abs(self._locate_time(cost) - place))

    def read(self, place: int) -> CursorReading:
        near = self.nearest(place)
        if near.savitch:
            return CursorReading(
                tr(
                    "n = {cells}: {calls} calls, ≤ %n cells",
                    one="n = {cells}: {calls} calls, ≤ %n cell",
                    cells=near.cells,
                    calls=calls(near.time),
                    n=near.space,
                )
            )
        positions = tr("%n positions", one="%n position", n=near.time)
        space = tr("%n cells", one="%n cell", n=near.space, context="of memory")
        return CursorReading(label_value(f"n = {near.cells}", clauses((positions, space))))

    def describe(self) -> str:
        return translate(SENTENCE)

    def marks(self) -> Iterable[PlotMark]:
        savitch, breadth_first = (
            [(self._locate_time(cost), cost.space) for cost in self.costs if cost.savitch is which]
            for which in (True, False)
        )
        yield Curve(savitch, Stroke("lumped", 1.4, (5.0, 3.5)))
        yield Dots(savitch, "lumped", POINT)
        yield Dots(breadth_first, "exact", POINT - 0.5, square=True)

    def _locate_cost(self, cost: Cost) -> QPointF:
        return QPointF(self.axes.x(self._locate_time(cost)), self.axes.y(cost.space))

    def captions(self) -> Sequence[Caption]:
        found = list[Caption]()
        for cost in self.costs if self.is_home else ():
            if cost.savitch:
                at, look = self._locate_cost(cost), (600, "text") if cost.cells == self.cells else (400, "text2")
                box = QRectF(min(at.x() - 24, self.width() - 50.0), at.y() - 22, 48, 15)
                found.append(Caption(f"n = {cost.cells}", box, (), CENTRE, 11, *look))
        return found


class CostPane(PlotPane):
    """Pane with the plot of space against time, and the export of its numbers."""

    plot: CostPlot

    def __init__(self, services: Services, below: QWidget | None = None) -> None:
        super().__init__(tr("Time against memory"), services, CostPlot(), below=below, docked=False)
        self.foot.set(words=tr("● Savitch   ■ breadth-first"), unit=tr("calls or positions"))
        self.explain(SENTENCE, FORMULA)

    def picture_name(self) -> str:
        return "savitch"

    def csv(self) -> str:
        lines = ["cells,algorithm,time,space"]
        for cost in self.plot.costs:
            lines.append(f"{cost.cells},{'savitch' if cost.savitch else 'breadth_first'},{cost.time},{cost.space}")
        return "\n".join([*lines, ""])
