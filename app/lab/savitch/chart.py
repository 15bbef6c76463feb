"""Space against time for corridors of a few cells: squares are breadth-first search, circles Savitch's algorithm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.base.language.wording import clauses, labelled
from app.base.language.words import tr, translated
from app.base.services import Services
from app.base.theme import theme
from app.lab.savitch.wording import calls
from app.plots.charts.plot import Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.cursor import Reading
from app.plots.drawing.marks import ink_of
from app.plots.drawing.scale import LogScale
from app.plots.panes.pane import PlotPane
from core.base.words import phrase

SENTENCE = phrase("Little memory is paid for in time.")
FORMULA = phrase(
    "Each corridor of n cells is asked for 3ⁿ moves. Time: the calls of Savitch's algorithm until its answer, counted, "
    "and the positions of breadth-first search. Space in cells: at most 4 log₂3 n² for the one, positions times n for "
    "the other."
)
MARGINS = QMarginsF(34, 8, 14, 22)
POINT = 4.0


class Cost(NamedTuple):
    """What an algorithm costs on a corridor of so many cells."""

    cells: int
    savitch: bool
    time: int
    """Calls or positions."""
    space: int
    """Cells that are remembered, at most."""


class CostPlot(Plot):
    """A place is a power of ten of the time; what is read there is the nearest point."""

    card = False

    def __init__(self) -> None:
        super().__init__(Axes(LogScale(), LogScale(), MARGINS, wide=44), tr("Space against time"))
        self.costs: Sequence[Cost] = ()
        self.cells = 0
        self.setMinimumHeight(130)

    def show_costs(self, costs: Sequence[Cost], cells: int) -> None:
        """Draw these, those of a corridor of so many cells in bold."""
        self.costs, self.cells = costs, cells
        self.refit()

    def _across(self, cost: Cost) -> float:
        return self.axes.across.at(cost.time)

    def fit(self) -> None:
        right = max(map(self._across, self.costs))
        high = self.axes.up.at(max(cost.space for cost in self.costs))
        self.set_home(View(-0.5, right * 1.06, 0, high * 1.25))

    def places(self) -> range:
        return range(int(max(map(self._across, self.costs))) + 2) if self.costs else range(0)

    def nearest(self, place: int) -> Cost:
        """The point that is read at a place."""
        return min(self.costs, key=lambda cost: abs(self._across(cost) - place))

    def read(self, place: int) -> Reading:
        near = self.nearest(place)
        if near.savitch:
            return Reading(
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
        return Reading(labelled(f"n = {near.cells}", clauses((positions, space))))

    def describe(self) -> str:
        return translated(SENTENCE)

    def paint_marks(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        savitch = [self._at(cost) for cost in self.costs if cost.savitch]
        dashes = QPen(QColor(ink_of("lumped")), 1.4)
        dashes.setDashPattern([5.0, 3.5])
        painter.setPen(dashes)
        painter.drawPolyline(savitch)
        for cost in self.costs:
            colour, at = QColor(ink_of("lumped" if cost.savitch else "exact")), self._at(cost)
            painter.setPen(QPen(colour, 1.6))
            painter.setBrush(colour)
            if cost.savitch:
                painter.drawEllipse(at, POINT, POINT)
            else:
                painter.drawRect(QRectF(at.x() - POINT + 0.5, at.y() - POINT + 0.5, 2 * POINT - 1, 2 * POINT - 1))

    def _at(self, cost: Cost) -> QPointF:
        return QPointF(self.axes.x(self._across(cost)), self.axes.y(cost.space))

    def paint_words(self, painter: QPainter) -> None:
        tokens = theme.current()
        for cost in self.costs:
            here = cost.cells == self.cells
            if cost.savitch and self.is_home:
                painter.setFont(theme.font(11, 600 if here else 400))
                painter.setPen(QColor(tokens.text if here else tokens.text2))
                at = self._at(cost)
                box = QRectF(min(at.x() - 24, self.width() - 50.0), at.y() - 22, 48, 15)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"n = {cost.cells}")


class CostPane(PlotPane):
    """The chart, and its numbers as a file."""

    plot: CostPlot

    def __init__(self, services: Services, below: QWidget | None = None) -> None:
        super().__init__(tr("Time against space"), services, CostPlot(), below=below, docked=False)
        self.foot.set(words=tr("● Savitch   ■ breadth-first"), unit=tr("calls or positions"))
        self.explain(SENTENCE, FORMULA)

    def picture_name(self) -> str:
        return "savitch"

    def csv(self) -> str:
        lines = ["cells,algorithm,time,space"]
        for cost in self.plot.costs:
            lines.append(f"{cost.cells},{'savitch' if cost.savitch else 'breadth_first'},{cost.time},{cost.space}")
        return "\n".join([*lines, ""])
