"""Plot of the number of positions at each depth: bars of several parts, and pills that mark depths."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from app.base.language.words import tr
from app.base.theme import theme
from app.plots.charts.plot import Plot
from app.plots.drawing.axes import LABEL_GAP, Axes, View
from app.plots.drawing.cursor import CursorReading
from app.plots.drawing.marks import PILL, ink_of, paint_bar, paint_pill, pill_body
from app.plots.drawing.numbers import count_text
from app.plots.drawing.scale import LogScale, Scale

MARGINS = QMarginsF(0, 8, 8, 22)
LEAST_LEFT = 34
"""Margins of the plot in pixels, and the least left one, which grows with the longest label."""
CLEAR = 4
"""Least gap between a pill and the bars below it, in pixels."""
PILL_ROOM, ROOM = 40, 5
"""Pixels above the highest bar, with and without pills."""
WIDE, EDGE = 0.7, 0.6
"""Fraction of a depth's width that a bar takes, and width of the outer margins in depths."""
LEAST_BAR = 2.5
"""Least height of a bar in pixels, so that one position can be seen on a logarithmic axis."""
MOST_LABELS = 6


@dataclass(frozen=True)
class ColumnPart:
    """Part of a column: a number of positions in one colour.

    `ink` is a colour of the theme's plots or its own; a part that is not `solid` is hatched.
    """

    count: int
    ink: str
    solid: bool = True
    faint: bool = False
    """Whether nothing more can be known of the positions: drawn as a mere shade instead of a bar."""


@dataclass(frozen=True)
class DepthPill:
    """Pill with words over the depths `lowest`..`highest`; one that is not `filled` is only outlined."""

    text: str
    lowest: int
    highest: int
    filled: bool = True
    ink: str = ""
    """Colour of the marked part of the bars; empty for all parts."""


class CountsPlot(Plot):
    """Plot of a bar for each depth, its parts in front of each other, on a logarithmic or linear axis."""

    card = False

    side_by_side = False
    """Whether the parts of a bar stand side by side instead of in front of each other."""

    def __init__(self, reading: Callable[[int], str]) -> None:
        """Create the plot; `reading` returns the readout for a depth."""
        axes = _DepthAxes(Scale(whole=True), Scale(whole=True), MARGINS, apart=26)
        super().__init__(axes, tr("Positions by depth"), log=LogScale())
        self._reading = reading
        self.columns: Sequence[Sequence[ColumnPart]] = ()
        self._pills: Sequence[DepthPill] = ()

    # Content

    def show_columns(self, columns: Sequence[Sequence[ColumnPart]], pills: Sequence[DepthPill] = ()) -> None:
        """Show these bars, the parts of each from back to front, and mark depths with pills."""
        if len(columns) != len(self.columns):
            self.place = -1
            self.show_all()
        self.columns, self._pills = columns, pills
        self.refit()

    def mark(self, pills: Sequence[DepthPill]) -> None:
        """Mark depths with other pills."""
        if pills != self._pills:
            self._pills = pills
            self.fit()
            self.renew()

    # Cursor

    def places(self) -> range:
        return range(len(self.columns))

    def read(self, place: int) -> CursorReading:
        return CursorReading(self._reading(place))

    def describe(self) -> str:
        """Return the number of positions or, if not all are counted, the depth that has most of them."""
        counts = [self._count(depth) for depth in self.places()]
        if all(part.solid for parts in self.columns for part in parts):
            positions = count_text(sum(counts))
            return tr("{depths} depths, {positions} positions", depths=len(counts), positions=positions)
        fullest = counts.index(max(counts))
        return tr("{depths} depths, most positions at depth {fullest}", depths=len(counts), fullest=fullest)

    # Range

    def _count(self, depth: int) -> int:
        parts = self.columns[depth] if 0 <= depth < len(self.columns) else ()
        return max((part.count for part in parts), default=0)

    @property
    def highest(self) -> int:
        """Highest count on the axis."""
        return max((self._count(depth) for depth in self.places()), default=1)

    def fit(self) -> None:
        axes, highest = self.axes, self.highest
        last = max([len(self.columns) - 1, 1, *(pill.highest for pill in self._pills)])
        pixels = axes.area.height()
        # one position has height 0 on a logarithmic axis
        free = pixels / max(pixels / 2, pixels - (PILL_ROOM if self._pills else ROOM))
        top = (axes.up.locate_value(max(highest, 1)) or 1.0) * free
        # Pills need room above; on a logarithmic axis the next power may be labelled there.
        axes.label_top = min(top, 1.25 * axes.up.locate_value(highest)) if self.log else max(highest, 1)
        self.set_home(View(-EDGE, last + EDGE, 0, top))
        metrics = QFontMetricsF(theme.font(11))
        longest = max(metrics.horizontalAdvance(text) for _, text in [*axes.heights(), (0, "")])
        left = max(LEAST_LEFT, longest + LABEL_GAP + 2)
        if left != axes.margins.left():
            axes.margins = QMarginsF(left, MARGINS.top(), MARGINS.right(), MARGINS.bottom())
            axes.fit(self.size().toSizeF())

    def _top(self, count: int) -> float:
        """Return the upper edge, in pixels, of the bar of a count."""
        base = self.axes.y_of(0)
        return base - max(LEAST_BAR, base - self.axes.y(count)) if count else base

    # Painting

    def paint_marks(self, painter: QPainter) -> None:
        tokens, axes = theme.current(), self.axes
        wide, base = max(1.0, WIDE * axes.step), axes.y_of(0)
        marked = {
            depth: pill.ink for pill in self._pills if pill.filled for depth in range(pill.lowest, pill.highest + 1)
        }
        for depth, parts in enumerate(self.columns):
            left = axes.x(depth) - wide / 2
            for behind, part in enumerate(parts):
                if not part.count:
                    continue
                top = self._top(part.count)
                bar, ink = QRectF(left, top, wide, base - top), ink_of(part.ink)
                if self.side_by_side:
                    bar = QRectF(left + wide * behind / len(parts), top, wide / len(parts), base - top)
                current = marked.get(depth) in {"", part.ink}
                if part.faint:
                    strong = current and marked[depth] == part.ink
                    painter.fillRect(bar, theme.colour(ink, 1.0 if strong else 0.6 if tokens.contrast else 0.42))
                    continue
                if behind and not self.side_by_side:
                    painter.fillRect(bar, QColor(tokens.bg))
                paint_bar(painter, bar, ink, solid=part.solid, current=current)
        super().paint_marks(painter)

    def paint_words(self, painter: QPainter) -> None:
        taken: list[QRectF] = []
        # The last pill is that of the current position; it takes precedence over all others.
        placed = [(pill, *self._place(pill)) for pill in self._pills if pill.highest >= pill.lowest]
        for pill, tip, body in reversed(placed):
            free = not any(body.adjusted(-4, 0, 4, 0).intersects(other) for other in taken)
            if free and self.axes.area.left() <= tip.x() <= self.axes.area.right():
                taken.append(body)
                reach = (pill.highest - pill.lowest) / 2 * self.axes.step
                paint_pill(painter, pill.text, tip, body, reach=reach, filled=pill.filled)

    def _place(self, pill: DepthPill) -> tuple[QPointF, QRectF]:
        """Return the tip and the body of a pill."""
        area, last = self.axes.area, len(self.columns) - 1
        within = range(min(pill.lowest, last), min(pill.highest, last) + 1)
        top = min((self._top(self._count(depth)) for depth in within), default=area.bottom())
        tip = QPointF(self.axes.x((pill.lowest + pill.highest) / 2), max(34.0, min(top, area.bottom())))
        body = pill_body(pill.text, tip, area.left() - LABEL_GAP + 2, area.right())
        # On a low bar the pill would hide the tops of the bars beside it.
        reach, middle = (WIDE * self.axes.step + body.width()) / 2, body.center().x()
        reached = (depth for depth in range(last + 1) if abs(self.axes.x(depth) - middle) < reach)
        highest = min((self._top(self._count(depth)) for depth in reached), default=area.bottom())
        body.moveBottom(max(PILL, min(body.bottom(), highest - CLEAR)))
        return tip, body


class _DepthAxes(Axes):
    """Axes with numbers at a few depths, always including the last one in view."""

    def places(self) -> list[tuple[float, str]]:
        first, last = -int(-self.view.left // 1), int(self.view.right // 1)
        step = next((step for step in (1, 2, 5, 10, 20, 50) if (last - first) / step <= MOST_LABELS), 100)
        places = range(first + -first % step, last, step)
        return [(place, str(place)) for place in [*(at for at in places if last - at >= step / 2), last]]
