"""Overlaid depth distributions of different puzzles: solid where exact, dashed elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from app.base.language.wording import clauses, commas, format_integer, format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.theme import theme
from app.lab.charts.linestyle import LineStyle, StyledDots
from app.plots.charts.plot import FOOT, Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.cursor import SWATCH, CursorReading
from app.plots.drawing.numbers import mark_approximate, percent, power_of_ten, scientific
from app.plots.drawing.placed_marks import Curve, PlotMark, Point, Stroke
from app.plots.drawing.scale import PercentScale, Scale
from app.plots.panes.pane import PlotPane
from app.widgets.explained_figures import NamedFigure
from core.base.depth import DepthDistribution
from core.base.files.spreadsheet import csv_text
from core.base.words import phrase
from core.explain import plot_figures as plotted
from core.explain.depth_comparison import DepthCurvePoint, DepthScale, HeightUnit, curve, thin_points
from core.explain.formulas import depths
from core.explain.formulas.derivation import DerivedFigure

MARGINS = QMarginsF(48, 10, 22, 24 + FOOT)
MARKER_PIXELS = 12
"""Least distance of the markers on a line in pixels."""
DASH = (3.0, 2.4)
DENSE = 3
"""Distance of depths in pixels below which means of several depths are drawn.

Heights often alternate with the parity of the depth; drawn one by one they would fill a band.
"""
PARTS = 40
"""Number of steps of the cursor over the whole axis, if the axis is parts of the deepest depth."""
UNITS = {DepthScale.DEPTH: phrase("depth, each in its own unit"), DepthScale.PART: phrase("part of the deepest depth")}
HEIGHTS = {HeightUnit.STATES: phrase("states"), HeightUnit.SHARE: phrase("share of all states"),
           HeightUnit.WITHIN: phrase("share of all states within")}  # fmt: skip
DENSITY = phrase("density: share of all states by part of the deepest depth")
ROW = 19


@dataclass(frozen=True)
class DistributionLine:
    """Depth distribution with the style of the line that draws it."""

    distribution: DepthDistribution
    style: LineStyle

    @property
    def name(self) -> str:
        """Title of the distribution and unit of its depth, in English."""
        title, unit = self.distribution.title, self.distribution.unit
        return title if unit in title else f"{title}, {unit}"

    @property
    def translated_name(self) -> str:
        """Name of the line in the language of the window."""
        title, unit = self.distribution.title, self.distribution.unit
        return translate(title) if unit in title else clauses((translate(title), translate(unit)))


class LinesPlot(Plot):
    """Plot of depth distributions as overlaid lines, on axes to choose from."""

    own_foot = True

    def __init__(self) -> None:
        axes = Axes(PercentScale(), PercentScale(), MARGINS, apart=40, most=5)
        super().__init__(axes, tr("Depth distributions compared"))
        self.across, self.up = DepthScale.PART, HeightUnit.SHARE
        self.curves: Sequence[tuple[DistributionLine, Sequence[DepthCurvePoint]]] = ()
        self.setMinimumSize(300, 180)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.zoomed.connect(self._on_zoomed)
        self._stride = 1.0

    def show_lines(self, lines: Sequence[DistributionLine], across: DepthScale, up: HeightUnit) -> None:
        """Draw these lines on these axes."""
        if (across, up) != (self.across, self.up):
            self.point(-1)
            self.show_all()
        self.across, self.up = across, up
        self.curves = [(line, curve(line.distribution, across, up)) for line in lines]
        self.unit = translate(UNITS[across])
        self.note = translate(DENSITY if self._density else HEIGHTS[up])
        self.axes.across = PercentScale() if across is DepthScale.PART else Scale(whole=True)
        self.axes.up = _scale(up, density=self._density)
        self.refit()

    @property
    def _density(self) -> bool:
        return self.up is HeightUnit.SHARE and self.across is DepthScale.PART

    def fit(self) -> None:
        places = [place for _, curve_places in self.curves for place in curve_places]
        end = 1.0 if self.across is DepthScale.PART else max((place.x for place in places), default=1.0)
        highest = max((place.y for place in places if place.y is not None), default=1.0)
        self.smallest = 0.0 if self.across is DepthScale.PART else 2.0
        self.set_home(View(0, end, 0, 1.0 if self.up is HeightUnit.WITHIN else 1.04 * highest or 1.0))
        self._on_zoomed()

    # the cursor

    def _on_zoomed(self) -> None:
        """Set the step of the cursor: the less of the axis is in view, the smaller it is."""
        stride = 1.0
        if self.across is DepthScale.PART:
            stride = 1 / PARTS
            while stride * PARTS / 2 >= self.axes.view.right - self.axes.view.left:
                stride /= 2
        if stride != self._stride:
            if self.place >= 0:
                self.place = round(self.place * self._stride / stride)
            self._stride = stride

    def places(self) -> range:
        return range(round(self.home.right / self._stride) + 1)

    def place_under(self, where: QPointF) -> int:
        inside = self.axes.area.adjusted(-6, -MARGINS.top(), 6, 6).contains(where)
        place = round(self.axes.place_at(where.x()) / self._stride)
        return max(0, min(place, self.places()[-1])) if inside else -1

    def span(self, place: int) -> tuple[float, float]:
        return place * self._stride, place * self._stride

    def readings(self, x: float) -> list[tuple[DistributionLine, DepthCurvePoint]]:
        """Return the point of every line that is nearest to `x`, without the lines that end before it."""
        half_step = self._stride / 2
        nearest_points = []
        for line, places in self.curves:
            nearest = min(places, key=lambda place: abs(place.x - x))
            within = half_step if self.across is DepthScale.DEPTH else max(half_step, 0.5 / max(1, len(places) - 1))
            if abs(nearest.x - x) <= within + 1e-9:
                nearest_points.append((line, nearest))
        return nearest_points

    def figure(self, place: DepthCurvePoint) -> str:
        """Return the height of a point as text."""
        if place.y is None:
            return tr("none")
        if self.up is HeightUnit.STATES:
            figure = format_integer(10**place.y) if place.y < 6 else power_of_ten(round(place.y, 1))
        else:
            figure = percent(place.y, 3)
            if self._density:
                figure = scientific(place.y, 2) if 0 < place.y < 1e-4 else format_number(place.y, ".3g")
        return mark_approximate(figure, exact=place.exact)

    def read(self, place: int) -> CursorReading:
        x = place * self._stride
        title = tr("depth {depth:.0f}", depth=x)
        if self.across is DepthScale.PART:
            title = tr("{percent} of the deepest", percent=percent(x, 3))
        rows = [(line.style, line.translated_name, self.figure(found)) for line, found in self.readings(x)]
        return CursorReading(title, rows)

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        found = [(line, at) for line, at in self.readings(place * self._stride) if at.y is not None]
        return [
            NamedFigure(line.translated_name, self._format_in_full(line, at), self._explain_figure(line, at), at.exact)
            for line, at in found
        ]

    def _format_in_full(self, line: DistributionLine, place: DepthCurvePoint) -> str:
        """Return the height of a point with all digits, also where the axis shows powers of ten."""
        if self.up is not HeightUnit.STATES:
            return self.figure(place)
        return mark_approximate(format_integer(line.distribution.layers[place.depth].states), exact=place.exact)

    def _explain_figure(self, line: DistributionLine, place: DepthCurvePoint) -> DerivedFigure:
        states = depths.layers(line.distribution)
        if self.up is HeightUnit.WITHIN:
            return plotted.derive_states_within(states, place.depth)
        return (plotted.density if self._density else plotted.share_of)(states, place.depth)

    def describe(self) -> str:
        return commas(line.translated_name for line, _ in self.curves)

    # painting

    def paint_back(self, painter: QPainter) -> None:
        super().paint_back(painter)
        area = self.axes.area
        bottom = QRectF(area.left(), area.bottom() + 22, area.width(), 16)
        painter.drawText(bottom, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.unit)
        painter.drawText(bottom, Qt.AlignmentFlag.AlignLeft, self.note)

    def kept_marks(self) -> Iterable[PlotMark]:
        """Return the lines, which may have thousands of points and are painted into the cached picture."""
        for line, places in self.curves:
            yield from self._curve(line, places)

    def draw(self, painter: QPainter) -> None:
        """Draw the plot and its legend at the origin."""
        super().draw(painter)
        box = QRectF(MARGINS.left() + 14, MARGINS.top() + 6, 320, ROW)
        painter.setFont(theme.font(12))
        for line, _ in self.curves:
            line.style.paint_swatch(painter, QRectF(box.left(), box.top(), SWATCH, ROW), theme.current().bg)
            painter.setPen(QColor(theme.current().text))
            painter.drawText(box.adjusted(24, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, line.translated_name)
            box.translate(0, ROW)

    def _curve(self, line: DistributionLine, places: Sequence[DepthCurvePoint]) -> Iterable[PlotMark]:
        axes, view = self.axes, self.axes.view
        beside = (view.right - view.left) / 10 + 1 / max(1, len(places))
        low, high = view.left - beside, view.right + beside
        in_view = [place for place in places if place.y is not None and low <= place.x <= high]
        drawn = [
            ((place.x, place.y or 0.0), place.exact) for place in thin_points(in_view, int(axes.area.width() / DENSE))
        ]
        for exact, run in _runs(drawn):
            yield Curve(run, Stroke(line.style.ink, 2, () if exact else DASH, smooth=True))
        yield StyledDots([point for point, _ in drawn], line.style, apart=MARKER_PIXELS)


class OverlayPane(PlotPane):
    """Pane of overlaid depth distributions, with the export of their numbers."""

    plot: LinesPlot

    def __init__(self, title: str, services: Services, *, docked: bool = True) -> None:
        super().__init__(title, services, LinesPlot(), docked=docked)

    def show_lines(self, lines: Sequence[DistributionLine], across: DepthScale, up: HeightUnit) -> None:
        """Draw these lines on these axes."""
        self.plot.show_lines(lines, across, up)

    def picture_name(self) -> str:
        return f"compared-{self.plot.up}-by-{self.plot.across}"

    def csv(self) -> str:
        rows: list[Sequence[object]] = []
        for line, places in self.plot.curves:
            for place, layer in zip(places, line.distribution.layers, strict=True):
                y = "" if place.y is None else f"{place.y:.9g}"
                if self.plot.up is HeightUnit.STATES:
                    # the axis has logarithms of the numbers, so export the numbers themselves
                    y = str(layer.states)
                worth = "exact" if place.exact else "approximate"
                rows.append((line.name, place.depth, f"{place.x:.6g}", y, worth))
        return csv_text(("distribution", "depth", "x", str(self.plot.up), "exactness"), rows)


def _scale(up: HeightUnit, *, density: bool) -> Scale:
    """Return the vertical axis; heights in states are logarithms already."""
    if up is HeightUnit.STATES:
        return Scale(lambda power: power_of_ten(round(power)), whole=True)
    return Scale(lambda figure: format_number(figure, ".6g")) if density else PercentScale()


def _runs(places: Sequence[tuple[Point, bool]]) -> list[tuple[bool, list[Point]]]:
    """Return the points in runs of equal exactness; a run begins where the one before ends."""
    runs: list[tuple[bool, list[Point]]] = []
    for point, exact in places:
        if not runs or runs[-1][0] is not exact:
            runs.append((exact, [runs[-1][1][-1]] if runs else []))
        runs[-1][1].append(point)
    return runs
