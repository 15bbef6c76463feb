"""Chart of the number of 2048 boards by tile sum: bars for reachable boards, lines for two bounds."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from PySide6.QtCore import QMarginsF, QRectF

from app.base.language.wording import format_integer, format_number
from app.base.language.words import tr, translate
from app.plots.charts.plot import FOOT, Plot
from app.plots.drawing.axes import LABEL_PIXELS, Axes, View
from app.plots.drawing.caption import Caption, width_of
from app.plots.drawing.cursor import FigureRow, SwatchPainter
from app.plots.drawing.marks import Form, UnmarkedLine
from app.plots.drawing.numbers import count_text, times_power
from app.plots.drawing.placed_marks import LEVEL, Band, Bar, Bars, Curve, HeadPill, PlotMark, Rule, runs
from app.plots.drawing.scale import LogScale, Scale, Tick
from core.base.ticks import ticks
from core.base.words import phrase
from core.twenty48.states.layer_plot import FIRST_SUM, LayerBin, LayerPlot

BASELINE, LAYERS, REACHED = "baseline", "layers", "reached"
ALL = (REACHED, LAYERS, BASELINE)
LINES = {LAYERS: Form.LINE, BASELINE: Form.LONG_DASH}
FORMS: Mapping[str, SwatchPainter] = {REACHED: Form.BARS, **{part: UnmarkedLine(form) for part, form in LINES.items()}}
"""Mark of each part in the legend; lines without points."""
NAMES = {
    REACHED: phrase("truly reachable"),
    LAYERS: phrase("in reachable layers"),
    BASELINE: phrase("baseline"),
}
HEAD = 40
"""Height in pixels above the plot for the pill."""
PILL_TOP = 2
MARGINS = QMarginsF(58, HEAD, 4, 24 + FOOT)
EDGE = 1.2
"""Margin left of the first and right of the last tile sum, in units of the axis."""
PILL = phrase("this board")
BEYOND = phrase("two empty layers stop all play")
BAR, LEAST_BAR = 0.76, 3.0
"""Share of a bin's width that its bar takes, and the width in pixels from which it has gaps."""
HIGHLIGHT = 0.45
"""Opacity of the highlight over the bars at the cursor and of the board."""
SINGLE = 0.12
"""Height of a count of 1 on the logarithmic axis, in powers of ten."""
AIR = 1.03
PLAIN = 10**6
"""Count from which the labels of a linear axis use a power of ten."""


class LayerChart(Plot):
    """Chart of a `LayerPlot`; its places are tile sums."""

    waits = True
    plot: LayerPlot

    def __init__(self) -> None:
        axes = _SumAxes(Scale(whole=True), _CountScale(), MARGINS)
        super().__init__(axes, tr("Boards by tile sum"), log=LogScale(margin=SINGLE))
        axes.far_left = True
        self._board_sum: int | None = None
        self._shown: Collection[str] = ALL
        self.unit = tr("tile sum")
        self.setMinimumSize(220, 90)
        self.set_log(True)

    # content

    def show_counts(self, plot: LayerPlot) -> None:
        """Show other counts; keep cursor and zoom if they are the same with a listing added."""
        same = not self.is_empty and plot.possible is self.plot.possible
        self.plot = plot
        self.show_data(anew=not same)

    def mark(self, total: int | None) -> None:
        """Show the pill at a tile sum, or remove it."""
        self._board_sum = total
        self._describe()
        self.renew()

    @property
    def marked_sum(self) -> int:
        """Tile sum of the board in play; -1 if it is not in the plot."""
        return self._board_sum if self._board_sum is not None and self._board_sum in self.places() else -1

    def show_parts(self, parts: Collection[str]) -> None:
        """Show only these parts, a selection of `ALL`."""
        self._shown = parts
        self.refit()

    def fit(self) -> None:
        plot, axes = self.plot, self.axes
        highest = max((_count(one, part) or 1 for one in plot.bins for part in self._shown), default=1)
        axes.label_top = axes.up.locate_value(highest)
        self.set_home(View(FIRST_SUM - EDGE, plot.last_sum + EDGE, 0, axes.label_top * AIR))

    # cursor

    def places(self) -> range:
        return range(0) if self.is_empty else range(FIRST_SUM, self.plot.last_sum + 1, 2)

    def span(self, place: int) -> tuple[float, float]:
        return place - 1, place + 1

    def walk(self, step: int) -> None:
        if self.place < 0 <= self.marked_sum:
            self.point(self.marked_sum)
        else:
            super().walk(step)

    def place_name(self, place: int) -> str:
        return tr("Tile sum {sum}", sum=format_integer(place))

    def reading_rows(self, place: int) -> Sequence[FigureRow]:
        one = self.plot.make_bin(place)
        counts = ((part, _count(one, part)) for part in ALL)
        known = [(part, count_text(count)) for part, count in counts if count is not None]
        return [FigureRow(FORMS[part], translate(NAMES[part]), count) for part, count in known]

    def describe(self) -> str:
        if self.marked_sum >= 0:
            return self.read(self.marked_sum).text
        return tr("Tile sums {first} to {last}", first=FIRST_SUM, last=self.plot.last_sum)

    # painting

    def marks(self) -> Iterable[PlotMark]:
        """Yield second bars over those at the cursor and of the board, to highlight them."""
        if REACHED in self._shown:
            for one in self.plot.bins:
                if one.low <= self.place <= one.high or one.low <= self.marked_sum <= one.high:
                    left, right, count = self._bar(one)[:3]
                    yield Band("exact", HIGHLIGHT, left, right, 0, count)

    def kept_marks(self) -> Iterable[PlotMark]:
        plot, view = self.plot, self.axes.view
        bins = [one for one in plot.bins if one.high >= view.left - 2 and one.low <= view.right + 2]
        if REACHED in self._shown:
            yield Bars([self._bar(one) for one in bins], "exact")
        if plot.possible.reachable < len(plot.possible.counts):
            yield Rule(LEVEL, x=self._edge(plot))
        for part in (BASELINE, LAYERS):
            if part in self._shown:
                # a step for each bin; an empty layer interrupts the line
                steps = ((at, _count(one, part) or None) for one in bins for at in (one.low - 1, one.high + 1))
                yield from (Curve(run, LINES[part]) for run in runs(steps))

    def _bar(self, one: LayerBin) -> Bar:
        span = one.high - one.low + 2
        half = (BAR if BAR * span * self.axes.step > LEAST_BAR else 1.0) * span / 2
        middle = (one.low + one.high) / 2
        return Bar(middle - half, middle + half, one.reached or 0)

    def _edge(self, plot: LayerPlot) -> float:
        """Return the tile sum at which the layers that play can reach end."""
        return FIRST_SUM + 2 * plot.possible.reachable - 1

    def captions(self) -> Sequence[Caption]:
        plot, area = self.plot, self.axes.area
        x = self.axes.x(self._edge(plot))
        if plot.possible.reachable >= len(plot.possible.counts) or not area.left() <= x <= area.right():
            return ()
        words = translate(BEYOND)
        wide = width_of(words)
        left = x + 6 if x + 6 + wide <= area.right() else x - 6 - wide
        return (Caption(words, QRectF(left, area.top() - 14, wide + 2, 15)),)

    def signs(self) -> Iterable[PlotMark]:
        if self.marked_sum >= 0:
            yield HeadPill(self.marked_sum, translate(PILL), top=PILL_TOP)


class _CountScale(Scale):
    """Scale of counts whose large labels are multiples of a power of ten."""

    def __init__(self) -> None:
        super().__init__(whole=True)

    def locate_value(self, value: float) -> float:
        return float(value)

    def ticks(self, low: float, high: float, most: int) -> Sequence[Tick]:
        if high < PLAIN:
            return super().ticks(low, high, most)
        power = len(str(int(high))) - 1
        parts = Scale(lambda part: times_power(format_number(part, ".10g"), power) if part else "0", unit=10.0**power)
        return parts.ticks(low, high, most)


class _SumAxes(Axes):
    """Axes whose labels are tile sums, all even."""

    def places(self) -> list[tuple[float, str]]:
        most = max(2, int(self.area.width() / LABEL_PIXELS) + 1)
        first, last = max(FIRST_SUM, self.view.left), self.view.right - (EDGE if self.view.right % 1 else 0)
        return [(2 * half, format_integer(2 * half)) for half in ticks(first / 2, last / 2, most)]


def _count(one: LayerBin, part: str) -> int | None:
    return {REACHED: one.reached, LAYERS: one.reachable, BASELINE: one.possible}[part]
