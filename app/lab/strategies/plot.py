"""Plot of curves over the tile sum, one for each strategy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QMarginsF, QPointF, Qt

from app.base.language.wording import commas, label_value
from app.base.language.words import tr
from app.lab.charts.linestyle import LineStyle, StyledDots
from app.plots.charts.plot import FOOT, Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.cursor import CursorReading
from app.plots.drawing.numbers import percent
from app.plots.drawing.placed_marks import Curve as PlotCurve
from app.plots.drawing.placed_marks import PlotMark, Stroke
from app.plots.drawing.scale import LogScale, PercentScale, Scale

MARGINS = QMarginsF(64, 12, 22, 24 + FOOT)
MARKER_PIXELS = 46
"""Least distance of the markers on a line in pixels."""
LEAST = 1e-9
"""Smallest share on a logarithmic axis."""
STEP = 2
"""Difference of neighbouring tile sums."""


@dataclass(frozen=True)
class StrategyCurve:
    """Name and style of a strategy, and its values at the tile sums that it reaches."""

    name: str
    style: LineStyle
    figures: Sequence[tuple[int, float | None]]


class CurvesPlot(Plot):
    """Plot of strategies by tile sum; a place of the cursor is half a tile sum."""

    def __init__(self) -> None:
        axes = Axes(Scale(whole=True), PercentScale(), MARGINS, apart=34, most=6)
        super().__init__(axes, tr("Strategies by tile sum"), log=LogScale(LEAST))
        self.curves: Sequence[StrategyCurve] = ()
        self.unit = tr("tile sum")
        self.setMinimumSize(260, 120)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_curves(self, curves: Sequence[StrategyCurve], note: str) -> None:
        """Draw these curves; `note` says what their heights are."""
        self.curves, self.note = curves, note
        self._by_sum = [dict(curve.figures) for curve in curves]
        self.show_data()

    def fit(self) -> None:
        shares = [share for curve in self.curves for _, share in curve.figures if share is not None]
        last = max((total for curve in self.curves for total, _ in curve.figures), default=1)
        top = self.axes.up.locate_value(min(1.0, max(shares, default=1.0))) or 1.0
        self.set_home(View(0, last + STEP, 0, 1.04 * top))

    def places(self) -> range:
        last = max((total for curve in self.curves for total, _ in curve.figures), default=0)
        return range(2, last // STEP + 1)

    def span(self, place: int) -> tuple[float, float]:
        return STEP * place - 1, STEP * place + 1

    def place_under(self, where: QPointF) -> int:
        inside = self.axes.area.adjusted(-6, -MARGINS.top(), 6, 6).contains(where)
        places = self.places()
        return max(places[0], min(round(self.axes.place_at(where.x()) / STEP), places[-1])) if inside and places else -1

    def read(self, place: int) -> CursorReading:
        found = [
            (curve.style, curve.name, percent(share, 4))
            for curve, shares in zip(self.curves, self._by_sum, strict=True)
            if (share := shares.get(STEP * place)) is not None
        ]
        return CursorReading(tr("Tile sum {total}", total=STEP * place), found)

    def describe(self) -> str:
        return label_value(self.note, commas(curve.name for curve in self.curves))

    def kept_marks(self) -> Iterable[PlotMark]:
        view = self.axes.view
        beside = (view.right - view.left) / 10 + STEP
        for number, one in enumerate(self.curves):
            points = [
                (total, share)
                for total, share in one.figures
                if share is not None and view.left - beside <= total <= view.right + beside
            ]
            yield PlotCurve(points, Stroke(one.style.ink, 1.8, smooth=True))
            # shift the markers of different curves, so that a covered curve can be seen
            first = self.axes.area.left() + MARKER_PIXELS * number / max(1, len(self.curves))
            yield StyledDots(points, one.style, apart=MARKER_PIXELS, first=first)
