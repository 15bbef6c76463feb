"""Plot of several distributions in rows over one axis, to compare their places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.base.language.wording import commas, format_number
from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import theme
from app.plots.charts.plot import Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.caption import Caption
from app.plots.drawing.cursor import CursorReading
from app.plots.drawing.marks import paint_bar
from app.plots.drawing.numbers import mark_approximate, percent
from app.plots.drawing.placed_marks import interval_lines
from app.plots.drawing.scale import Scale
from app.plots.panes.pane import PlotPane
from app.widgets.explained_figures import NamedFigure
from core.base.depth import DepthDistribution, Exactness
from core.base.files.spreadsheet import csv_text
from core.explain import plot_figures as plotted
from core.explain.formulas import depths, trials
from core.explain.formulas.derivation import DerivedFigure

NAMES = 168
"""Width in pixels of the names of the rows, at the left."""
MARGINS = QMarginsF(NAMES, 0, 0, 24)
ROOM = 28
"""Height in pixels for the mean above the highest bar of a row."""
WIDE, LEAST_BAR = 0.68, 1.5
LEFT, CENTRE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True)
class DistributionRow:
    """Depth distribution with its name and the `note` below the name."""

    name: str
    note: str
    distribution: DepthDistribution
    intervals: Sequence[tuple[float, float]] = ()
    """Confidence interval of each layer's share, if the distribution is from a sample."""
    told: Sequence[NamedFigure] = ()
    """Figures in the note that have a derivation."""
    worked: DerivedFigure | None = None
    """Derivation of the mean, if it differs from that of a mean depth."""

    @property
    def mean(self) -> str:
        return mark_approximate(format_number(float(self.distribution.mean()), ".2f"), exact=self.distribution.is_exact)


class RowsPlot(Plot):
    """Plot of distributions in rows; the highest bar of each row is equally high, a tick marks the mean."""

    card = False
    flat = own_foot = True

    def __init__(self) -> None:
        super().__init__(Axes(Scale(whole=True), Scale(), MARGINS, wide=24), tr("Distributions"))
        self.rows: Sequence[DistributionRow] = ()
        self.setMinimumSize(300, 200)

    def show_rows(self, rows: Sequence[DistributionRow], unit: str) -> None:
        """Draw these rows, the first on top; `unit` is that of the axis."""
        self.rows, self.unit = rows, unit
        self.refit()

    def fit(self) -> None:
        self.set_home(View(-0.5, self.places().stop - 0.5, 0, 1))

    def places(self) -> range:
        return range(1 + max((row.distribution.deepest for row in self.rows), default=1))

    def describe(self) -> str:
        return commas(tr("{name}: mean {mean}", name=row.name, mean=row.mean) for row in self.rows)

    def read(self, place: int) -> CursorReading:
        parts = []
        for row in self.rows:
            layers = row.distribution.layers
            if place < len(layers) and layers[place].states:
                share = percent(float(row.distribution.share(place)), 3)
                share = mark_approximate(share, exact=layers[place].exactness is Exactness.EXACT)
                if place < len(row.intervals):
                    low, high = row.intervals[place]
                    share += f" ({tr('{low} to {high}', low=percent(low, 3), high=percent(high, 3))})"
                parts.append(f"{row.name} {share}")
        if not parts:
            return CursorReading(tr("At {place}: none", place=place))
        return CursorReading(tr("At {place}: {shares}", place=place, shares=commas(parts)))

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        found = []
        for row in self.rows:
            layers = row.distribution.layers
            if place < len(layers) and layers[place].states:
                share = percent(float(row.distribution.share(place)), 3)
                exact = layers[place].exactness is Exactness.EXACT
                drawn = place < len(row.intervals)
                worked = (
                    trials.share(layers[place].states, row.distribution.total)
                    if drawn
                    else plotted.part(row.distribution.total, layers[place].states)
                )
                found.append(NamedFigure(row.name, mark_approximate(share, exact=exact), worked, exact))
        return found

    def paint_back(self, painter: QPainter) -> None:
        self.axes.paint_places(painter)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(0, self.axes.area.bottom() + 4, NAMES - 12, 16), middle, self.unit)
        for row, area in self._areas():
            painter.setFont(theme.font(13, 600))
            painter.setPen(QColor(theme.current().text))
            painter.drawText(QRectF(0, area.top(), NAMES - 12, area.height() - 17), LEFT, row.name)

    def paint_marks(self, painter: QPainter) -> None:
        tokens, axes = theme.current(), self.axes
        for row, area in self._areas():
            highest = max(layer.states for layer in row.distribution.layers)
            room, wide = area.height() - ROOM - 4, WIDE * axes.step
            whole = room * sum(layer.states for layer in row.distribution.layers) / highest
            for layer in row.distribution.layers:
                if layer.states:
                    tall = max(LEAST_BAR, room * layer.states / highest)
                    bar = QRectF(axes.x(layer.depth) - wide / 2, area.bottom() - tall, wide, tall)
                    solid, current = layer.exactness is Exactness.EXACT, layer.depth == self.place
                    paint_bar(painter, bar, tokens.plot.exact, solid=solid, current=current)
                    if layer.depth < len(row.intervals):
                        low, high = (
                            max(area.top() + ROOM, area.bottom() - whole * end) for end in row.intervals[layer.depth]
                        )
                        painter.setPen(QPen(QColor(tokens.plot.measured), 1.4))
                        painter.drawLines(interval_lines(axes.x(layer.depth), low, high, 4))
            painter.fillRect(QRectF(NAMES, area.bottom(), area.width(), 1), QColor(tokens.outline))
            x, top = axes.x(float(row.distribution.mean())), area.top() + ROOM
            painter.setPen(QPen(QColor(tokens.text), 1.5))
            painter.drawLine(QPointF(x, top - 5), QPointF(x, top))

    def captions(self) -> Sequence[Caption]:
        """Return the captions of each row: the mean over its tick, and the note below its name."""
        texts = []
        for row, area in self._areas():
            derivation = row.worked or depths.derive_from_distribution(depths.MEAN, row.distribution)
            mean = NamedFigure(tr("mean of {row}", row=row.name), row.mean, derivation, row.distribution.is_exact)
            x, top = self.axes.x(float(row.distribution.mean())), area.top() + ROOM
            texts.append(Caption(row.mean, QRectF(x - 60, top - 22, 120, 16), (mean,), CENTRE, 12, 600, "text"))
            line_height = QFontMetricsF(theme.font(11)).height()
            note = QRectF(0, area.bottom() - 1 - line_height, NAMES - 12, line_height)
            texts.append(Caption(row.note, note, tuple(row.told)))
        return texts

    def _areas(self) -> list[tuple[DistributionRow, QRectF]]:
        """Return the rectangle of each row."""
        area = self.axes.area
        row_height = area.height() / max(1, len(self.rows))
        return [
            (row, QRectF(area.left(), index * row_height, area.width(), row_height))
            for index, row in enumerate(self.rows)
        ]


class RowsPane(PlotPane):
    """Pane of distributions in rows, with the export of their numbers."""

    plot: RowsPlot

    def __init__(self, title: str, services: Services, *, below: QWidget | None = None, docked: bool = True) -> None:
        super().__init__(title, services, RowsPlot(), below=below, docked=docked)
        self._name = "distributions"

    @property
    def rows(self) -> Sequence[DistributionRow]:
        """Rows that are drawn."""
        return self.plot.rows

    def show_rows(self, rows: Sequence[DistributionRow], *, unit: str, name: str) -> None:
        """Draw `rows`, the first on top; `unit` is that of the axis, `name` the file name of an export."""
        self._name = name
        self.plot.show_rows(rows, unit)

    def picture_name(self) -> str:
        return self._name

    def csv(self) -> str:
        layers = ((row.name, layer) for row in self.rows for layer in row.distribution.layers)
        return csv_text(
            ("row", "depth", "states", "exactness"),
            ((name, layer.depth, layer.states, layer.exactness) for name, layer in layers),
        )
