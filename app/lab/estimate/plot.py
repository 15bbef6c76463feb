"""Map of depth estimates: a column per true depth, shaded where the network puts its weight."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.base.language.wording import commas, format_number
from app.base.language.words import tr
from app.base.theme import theme
from app.plots.charts.plot import FOOT, Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.cursor import FigureRow
from app.plots.drawing.marks import Form, hatch
from app.plots.drawing.numbers import mark_approximate, percent, percent_interval
from app.plots.drawing.placed_marks import Curve, Intervals, Markers, PlotMark, Stroke
from app.plots.drawing.scale import Scale
from core.cube.estimate.measurements import AtDepth
from core.explain.cube import estimate

MARGINS = QMarginsF(34, 24, 6, 24 + FOOT)
CASING = 4.0
"""Width in pixels of the casing that sets lines off from the shades."""
SHADE, LEAST, HATCHED = 0.75, 0.005, 0.05
"""Opacity of a cell with the whole weight; least weight that is drawn, and that is hatched."""


class EstimateMap(Plot):
    """Map of estimates by true depth: hatched weights, a dashed line for the truth, triangles for means."""

    def __init__(self) -> None:
        axes = Axes(Scale(whole=True), Scale(whole=True), MARGINS, apart=24, wide=26)
        super().__init__(axes, tr("Estimate by true depth"))
        self.rows: Sequence[AtDepth] = ()
        self.title = tr("Depth by the network")
        self.setMinimumSize(300, 160)

    def show_rows(self, rows: Sequence[AtDepth], deepest: int, unit: str) -> None:
        """Draw these rows; the axis of estimates ends at `deepest`."""
        self.rows, self._deepest, self.unit = rows, deepest, tr("true depth d, {unit}", unit=unit)
        self.refit()

    def fit(self) -> None:
        if self.rows:
            self.set_home(View(0.5, self.rows[-1].depth + 0.5, -0.5, self._deepest + 0.5))

    def _row(self, depth: int) -> AtDepth | None:
        return next((row for row in self.rows if row.depth == depth), None)

    def places(self) -> range:
        return range(1, self.rows[-1].depth + 1) if self.rows else range(0)

    def place_name(self, place: int) -> str:
        row = self._row(place)
        if row is None:
            return tr("d = {place}: no proofs", place=place)
        return tr("d = {place}, %n positions", one="d = {place}, %n position", place=place, n=row.positions)

    def reading_rows(self, place: int) -> Sequence[FigureRow]:
        row = self._row(place)
        if row is None:
            return ()
        low, high = (format_number(end, ".2f") for end in row.mean_interval)
        mean, truth = f"≈ {format_number(row.mean, '.2f')}", mark_approximate(percent(row.truth, 3), exact=False)
        spread, worked = f"≈ {format_number(row.spread, '.2f')}", partial(estimate.derive_network_mean, row)
        between = f"{mean} ({low}–{high})", f"{truth} ({percent_interval(*row.truth_interval)})"
        return (
            FigureRow(Form.TRIANGLES, tr("mean estimate"), between[0], worked, exact=False, short=mean),
            FigureRow(Form.HATCHED, tr("p(true depth)"), between[1], worked, exact=False, short=truth),
            FigureRow(Form.CIRCLES, tr("spread of the means"), spread),
        )

    def describe(self) -> str:
        return commas(tr("depth {depth}: {mean:.1f}", depth=row.depth, mean=row.mean) for row in self.rows)

    def paint_marks(self, painter: QPainter) -> None:
        axes = self.axes
        high = axes.y_of(0) - axes.y_of(1)
        ink = theme.current().plot.lumped
        for row in self.rows:
            for depth, share in enumerate(row.said):
                if share >= LEAST:
                    box = QRectF(axes.x(row.depth - 0.5), axes.y_of(depth) - high / 2, axes.step, high)
                    _paint_cell(painter, box.adjusted(1, 0.5, -1, -0.5), ink, share)
        super().paint_marks(painter)

    def marks(self) -> Iterable[PlotMark]:
        """Return the diagonal, where estimates are right, and the mean estimates with their spread."""
        last = self.rows[-1].depth + 0.5 if self.rows else 1.0
        diagonal = (0.5, 0.5), (last, last)
        yield Curve(diagonal, Stroke("bg", CASING))
        yield Curve(diagonal, Form.SHORT_DASH)
        cap = min(4.0, 0.38 * self.axes.step)
        spreads = [(row.depth, row.mean - row.spread, row.mean + row.spread) for row in self.rows]
        yield Intervals(spreads, Stroke("measured", 1.6), cap, CASING)
        yield Markers([(row.depth, row.mean) for row in self.rows], Form.TRIANGLES)

    def paint_words(self, painter: QPainter) -> None:
        painter.setFont(theme.font(11, 600))
        painter.setPen(QColor(theme.current().text))
        painter.drawText(QPointF(0, 11), self.title)


def _paint_cell(painter: QPainter, box: QRectF, ink: str, share: float) -> None:
    """Paint a cell hatched, as its weight is only an estimate, and the darker the larger its weight."""
    painter.fillRect(box, theme.colour(ink, SHADE * share**0.5))
    if share >= HATCHED:
        shape = QPainterPath()
        shape.addRect(box)
        hatch(painter, shape, ink)
