"""Chart of probabilities at whole places, such as depths or numbers of moves, for several series."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from shiboken6 import isValid

from app.base.theme import theme
from app.plots.charts.plot import FOOT, Plot
from app.plots.charts.series import Series, Value
from app.plots.drawing.axes import LABEL_GAP, Axes, View
from app.plots.drawing.cursor import FigureRow
from app.plots.drawing.marks import (
    BARS,
    INKS,
    LINES,
    Form,
    paint_line,
    paint_marker,
    paint_pill,
    path_through,
    pill_body,
)
from app.plots.drawing.numbers import mark_approximate, percent
from app.plots.drawing.placed_marks import LEVEL, Bar, Bars, Intervals, PlotMark, Rule, Stroke
from app.plots.drawing.scale import LogScale, PercentScale, Scale, choose_label_step
from app.widgets.painting import paint_rounded_rect

GLIDE_MS = 150
LEFT = 44
MARGINS = QMarginsF(LEFT, 24, 4, 24 + FOOT)
"""Pixels around the plot: labels, title, an edge, and labels over a foot with the unit."""
EDGE = 0.6
"""Width of the margins before the first and after the last place, in places."""
TOPS = (1, 2, 3, 4, 6, 8)
DECADES = LogScale(1e-12, steps=(3, 6))
BAR = 0.76
"""Width of a bar in places."""
MARKER_PIXELS = 13
"""Least distance between markers on a line, in pixels."""
LABEL_PIXELS = 9
"""Least gap between the labels of places, in pixels."""
PILL_ROOM, ROOM = 26, 6
"""Pixels above the highest curve, with and without a pill, which reaches into the line of the title."""
TITLE_ROOM, PILL = 44, 48
"""Pixels above the highest curve for a pill that would cover the title, and half a pill's width."""
PIN_LABEL = 18
"""Pixels for the name above the peak of a pinned curve."""
HEAD, MARGIN = 26, 12
"""Height of the legend and width of the margins in an exported picture, in pixels."""


@dataclass(frozen=True)
class PinnedCurve:
    """Curve that is pinned to the chart under a short name."""

    name: str
    values: Sequence[Value]


class Chart(Plot):
    """Chart that shows series exactly in every frame: only the axis glides to a new range."""

    def __init__(self, name: str, log: Scale = DECADES) -> None:
        """Create an empty chart.

        `name` is its accessible name while there is no title; `log` is the scale that is offered as an alternative to
        percents.
        """
        self._places = _PlaceAxes(Scale(whole=True), PercentScale(), MARGINS)
        self._places.far_left = True
        super().__init__(self._places, name, log=log)
        self._name = name
        self._letter = "d"
        self._first, self._last = 0, 1
        self._stops: tuple[float, ...] = ()
        self._titles: Callable[[int], str] | None = None
        self.series: Sequence[Series] = ()
        self._tops = (1.0, 1.0)
        self._pinned: tuple[PinnedCurve, ...] = ()
        self._pill, self._current, self._line = "", range(0), False
        self._level: tuple[float, str] | None = None
        self._surface = "bg"
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.valueChanged.connect(self._on_glide)

    # Content

    @property
    def pill(self) -> tuple[str, range]:
        """Text of the pill, "" without one, and the places that it marks."""
        return self._pill, self._current

    def set_places(
        self,
        first: int,
        last: int,
        unit: str,
        letter: str = "d",
        *,
        stops: Sequence[float] = (),
        titles: Callable[[int], str] | None = None,
    ) -> None:
        """Show the places `first`..`last`; `unit` says what they are, `letter` what the read-out calls them.

        Where values lie between whole numbers, place number i is at `stops[i]` on an axis from `first` to `last`, and
        `titles` says in the read-out where that is.
        """
        self._letter, self.unit, self._titles = letter, unit, titles
        if (first, last, tuple(stops)) != (self._first, self._last, self._stops):
            self._first, self._last, self._stops = first, last, tuple(stops)
            self._places.ends = first, last
            self.smallest = 2.0 * self._place_distance
            self.series, self.place = (), -1
            self.set_home(self._home(self.home.high))
            self.show_all()

    def show_series(
        self,
        series: Sequence[Series],
        *,
        title: str = "",
        note: str = "",
        possible: Callable[[int], bool] | None = None,
    ) -> None:
        """Show these series.

        `possible` tells which places parity allows; `note` is a remark whose figures can be explained.
        """
        before = self.series
        self.series = tuple(series)
        self._places.possible = None if possible is None else tuple(filter(possible, self.places()))
        self.title, self.note = title, note
        self.setAccessibleName(title or self._name)
        self._tops = (self.home.high, self._ceiling())
        self._describe()
        self._glide.stop()
        if before and self.isVisible() and theme.duration(GLIDE_MS):
            self._on_glide(0.0)
            self._glide.setDuration(theme.duration(GLIDE_MS))
            self._glide.start()
        else:
            self._on_glide(1.0)

    def set_pinned_curves(self, pinned: Sequence[PinnedCurve]) -> None:
        """Set the pinned curves."""
        if tuple(pinned) != self._pinned:
            self._pinned = tuple(pinned)
            self.fit()

    def mark(self, text: str, lowest: int, highest: int, *, line: bool = False) -> None:
        """Mark a place by a pill, or several by a bracket; with `line` it stands above all, on a line."""
        within = range(min(lowest, self._last), min(highest, self._last) + 1)
        if (self._pill, self._current, self._line) != (text, within, line):
            self._pill, self._current, self._line = text, within, line
            self.fit()

    def unmark(self) -> None:
        """Remove the pill."""
        if self._pill:
            self._pill, self._current, self._line = "", range(0), False
            self.fit()

    def set_level(self, level: float | None, words: str = "") -> None:
        """Draw a labelled line at a probability, or none."""
        self._level = None if level is None else (level, words)
        self.renew()

    def set_surface(self, token: str) -> None:
        """Set the theme's colour behind the plot, with which hollow markers are filled."""
        self._surface = token
        self.renew()

    # Cursor

    def places(self) -> range:
        return range(len(self._stops)) if self._stops else range(self._first, self._last + 1)

    @property
    def _place_distance(self) -> float:
        """Average distance between neighbouring places, in units of the axis."""
        return (self._last - self._first) / len(self._stops) if self._stops else 1.0

    def locate_place(self, place: int) -> float:
        """Return the position of a place on the axis, in the units of the axis."""
        return self._stops[place] if self._stops else float(place)

    def place_under(self, where: QPointF) -> int:
        if not self._stops:
            return super().place_under(where)
        inside = self.axes.area.adjusted(-LABEL_GAP, -MARGINS.top(), MARGINS.right(), LABEL_GAP).contains(where)
        at = self.axes.place_at(where.x())
        return min(self.places(), key=lambda place: abs(self._stops[place] - at)) if inside else -1

    def span(self, place: int) -> tuple[float, float]:
        middle, half = self.locate_place(place), self._place_distance / 2
        return middle - half, middle + half

    def place_name(self, place: int) -> str:
        return f"{self._letter} = {place}" if self._titles is None else self._titles(place)

    def reading_rows(self, place: int) -> Sequence[FigureRow]:
        rows = []
        for one in self.series:
            value = one.get_value(place)
            work = partial(one.worked, place) if value and one.worked is not None else None
            short = mark_approximate(percent(value or 0.0), exact=one.is_exact)
            rows.append(FigureRow(one.form, one.name, figure(one, place), work, one.is_exact, short))
        return rows

    # Range

    @property
    def _highest(self) -> float:
        tops = [one.highest for one in self.series]
        return max([*tops, *(value or 0.0 for pin in self._pinned for value in pin.values)], default=0.0)

    def _home(self, top: float) -> View:
        edge = EDGE * self._place_distance
        return View(self._first - edge, self._last + edge, 0, top)

    def _ceiling(self) -> float:
        """Return an upper end of the axis that leaves room above the highest curve; set its highest label."""
        room = ROOM
        if self._pill and self._current:
            title = LEFT + QFontMetricsF(theme.font(11, 600)).horizontalAdvance(self.title)
            room = PILL_ROOM if self.axes.x(self._current[0]) > title + PILL else TITLE_ROOM
            room += PIN_LABEL if self._pinned else 0
        pixels = max(20.0, self.axes.area.height())
        free = pixels / max(pixels / 2, pixels - room)
        if self.log:
            self.axes.label_top = self.axes.up.locate_value(1.0)
            return self.axes.label_top * free
        needed = (self._highest or 1.0) * free
        tops = (number * 10.0**power for power in range(-8, 1) for number in TOPS)
        label = next((top for top in tops if top >= needed and top <= 1), 1.0)
        self.axes.label_top = label
        return max(label, label * free) if label < needed else label

    def fit(self) -> None:
        self._glide.stop()
        self._tops = (self._ceiling(),) * 2
        self._on_glide(1.0)

    def _on_glide(self, share: float) -> None:
        if not isValid(self._box):  # the plot is being deleted, and pyqtgraph's part of it went first
            self._glide.stop()
            return
        self.set_home(self._home(self._tops[0] * (1 - share) + self._tops[1] * share))
        self.renew()

    # Painting

    def back_key(self) -> object:
        return self._places.possible

    def paint_marks(self, painter: QPainter) -> None:
        surface = str(getattr(theme.current(), self._surface))
        for one in self.series:
            if one.form in BARS:
                Bars(self._bars(one), INKS[one.form], dots=self.log).paint(painter, self.axes)
        if self._line and self._current:
            x = self.axes.x(self._current[0])
            painter.setPen(QPen(QColor(theme.current().text), 1.2))
            painter.drawLine(QLineF(x, self.axes.y(self._highest) - 8, x, self.axes.area.bottom()))
        for pin in self._pinned:
            self._paint_pinned_curve(painter, pin, surface)
        for one in self.series:
            if one.form in LINES:
                self._paint_line(painter, one, surface)
        for one in self.series:
            if one.form not in BARS and one.form not in LINES:
                self._paint_points(painter, one, surface)

    def signs(self) -> Iterable[PlotMark]:
        if self._level is not None:
            yield Rule(LEVEL, y=self._level[0], text=self._level[1])

    def paint_words(self, painter: QPainter) -> None:
        super().paint_words(painter)
        painter.setFont(theme.font(11, 600))
        painter.setPen(QColor(theme.current().text))
        painter.drawText(QPointF(LEFT, 11), self.title)
        if self._pill and self._current:
            self._paint_pill(painter)

    def _points(self, values: Sequence[Value]) -> list[QPointF]:
        y, log = self.axes.y, self.log
        # 0 has no place on a logarithmic axis
        drawn = [(place, value) for place, value in enumerate(values) if value is not None and (value or not log)]
        return [QPointF(self._x(place), y(value)) for place, value in drawn]

    def _x(self, place: int) -> float:
        return self.axes.x(self.locate_place(place))

    def _bars(self, one: Series) -> list[Bar]:
        solid, half = one.form is not Form.HATCHED, BAR / 2
        return [
            Bar(place - half, place + half, value, solid, place in self._current)
            for place, value in enumerate(one.values)
            if value
        ]

    def _paint_line(self, painter: QPainter, one: Series, surface: str) -> None:
        self._paint_errors(painter, one)
        points = self._points(one.values)
        paint_line(painter, one.form, points, surface)
        apart = (points[-1].x() - points[0].x()) / max(1, len(points) - 1) if points else 0.0
        if apart >= MARKER_PIXELS or len(points) == 1:
            for point in points:
                paint_marker(painter, one.form, point, surface)

    def _paint_errors(self, painter: QPainter, one: Series) -> None:
        errors = [
            (self.locate_place(place), *error)
            for place, error in enumerate(one.errors)
            if error is not None and one.get_value(place) is not None
        ]
        Intervals(errors, Stroke(INKS[one.form], 1.4), min(4.0, BAR * self.axes.step / 2)).paint(painter, self.axes)

    def _paint_points(self, painter: QPainter, one: Series, surface: str) -> None:
        self._paint_errors(painter, one)
        for point in self._points(one.values):
            paint_marker(painter, one.form, point, surface)

    def _paint_pinned_curve(self, painter: QPainter, pin: PinnedCurve, surface: str) -> None:
        points = self._points(pin.values)
        if not points:
            return
        tokens, area, font, path = theme.current(), self.axes.area, theme.font(11, 500), path_through(points)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(theme.colour(surface, 0.7), 2.6), QPen(QColor(tokens.text2), 1.1)):
            painter.setPen(pen)
            painter.drawPath(path)
        peak = min(points, key=lambda point: point.y())
        wide = QFontMetricsF(font).horizontalAdvance(pin.name) + 8
        left = max(area.left(), min(peak.x() - wide / 2, area.right() - wide))
        label = QRectF(left, max(area.top(), peak.y() - PIN_LABEL), wide, 15)
        paint_rounded_rect(painter, label, theme.colour(surface, 0.8), None, 4)
        painter.setFont(font)
        painter.setPen(QColor(tokens.text2))
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, pin.name)

    def _paint_pill(self, painter: QPainter) -> None:
        axes, within = self.axes, self._current
        middle = axes.x((within[0] + within[-1]) / 2)
        if not axes.area.left() <= middle <= axes.area.right():
            return
        curves = [*(one.values for one in self.series), *(pin.values for pin in self._pinned)]
        tops = [values[place] or 0.0 for values in curves for place in within if place < len(values)]
        top = axes.y(self._highest if self._line else max(tops, default=0.0)) - 6
        top -= PIN_LABEL if self._pinned else 0
        tip = QPointF(middle, top if self.home_up else min(max(top, axes.area.top() + 12), axes.area.bottom()))
        reach = (within[-1] - within[0]) / 2 * axes.step
        # Keep the pill's text clear of the axis labels.
        body = pill_body(self._pill, tip, axes.area.left() - LABEL_GAP + 2, self.width() - 1)
        paint_pill(painter, self._pill, tip, body, reach=reach)

    # Export

    def picture_size(self) -> QSize:
        return QSize(self.width() + 2 * MARGIN, self.height() + HEAD + 2 * MARGIN)

    def draw(self, painter: QPainter) -> None:
        """Draw the legend and the chart without its cursor."""
        tokens, size = theme.current(), self.picture_size()
        painter.fillRect(0, 0, size.width(), size.height(), QColor(tokens.bg))
        painter.setFont(theme.font(12))
        left = float(MARGIN + LEFT)
        for one in self.series:
            name = QFontMetricsF(painter.font()).horizontalAdvance(one.name)
            one.form.paint_swatch(painter, QRectF(left, MARGIN, 18, HEAD), tokens.bg)
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(left + 24, MARGIN, name + 2, HEAD), Qt.AlignmentFlag.AlignVCenter, one.name)
            left += 24 + name + 16
        painter.save()
        painter.translate(MARGIN, MARGIN + HEAD)
        super().draw(painter)
        painter.restore()


class _PlaceAxes(Axes):
    """Axes with a number at every place; where room is short, impossible places lose theirs.

    Impossible places are dimmed.
    """

    possible: tuple[int, ...] | None = None
    ends: tuple[int, int] | None = None
    """First and last numbered place; the margins beyond have no numbers."""

    def choose_labelled_places(self, wide: float) -> list[int]:
        """Return the places whose numbers have room, each `wide` pixels wide."""
        step, needed = self.step, wide + LABEL_PIXELS
        low, high = -int(-self.view.left // 1), int(self.view.right // 1)
        if self.ends is not None:
            low, high = max(low, self.ends[0]), min(high, self.ends[1])
        places = range(low, high + 1)
        if step >= needed:
            return list(places)
        for skip in (1, 2, 4):
            if self.possible is not None and 2 * skip * step >= needed:
                return [place for place in self.possible[::skip] if place in places]
        apart = choose_label_step(step, needed)
        return [place for place in places if place % apart == 0]

    def paint_places(self, painter: QPainter) -> None:
        tokens, possible = theme.current(), self.possible
        plain, strong = theme.font(11), theme.font(11, 500)
        top, flags = self.area.bottom() + 5, Qt.AlignmentFlag.AlignCenter
        wide = QFontMetricsF(strong).horizontalAdvance(str(int(self.view.right)))
        for place in self.choose_labelled_places(wide):
            reachable = possible is not None and place in possible
            painter.setFont(strong if reachable else plain)
            painter.setPen(QColor(tokens.text if reachable else tokens.text3 if possible is not None else tokens.text2))
            painter.drawText(QRectF(self.x(place) - 24, top, 48, 15), flags, str(place))


def figure(one: Series, place: int) -> str:
    """Return the readout of a series at a place."""
    value = one.get_value(place)
    if value is None:
        return "–"
    note = f"  {one.notes[place]}" if place < len(one.notes) and one.notes[place] else ""
    return f"{mark_approximate(percent(value), exact=one.is_exact)}{note}"
