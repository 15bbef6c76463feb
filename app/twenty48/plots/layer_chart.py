"""How many boards there are of each tile sum: bars for those that play shows, lines for the two bounds above them."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.plots.axes_before import BOTTOM, FOOT, RIGHT, Axes
from app.plots.curves_before import paint_cursor, paint_readout
from app.plots.marks import Form, paint_line
from app.plots.plot_before import SUPERSCRIPT, paint_bar, paint_pill, pill_body
from app.services import theme
from app.widgets.keys import claimed
from app.widgets.text import grouped
from core.trials import round_steps, ticks
from core.twenty48.states.layer_plot import FIRST_SUM, LayerBin, LayerPlot, powers_of_ten

BASELINE, LAYERS, REACHED = "baseline", "layers", "reached"
ALL = (REACHED, LAYERS, BASELINE)
FORMS = {REACHED: Form.BARS, LAYERS: Form.LINE, BASELINE: Form.LONG_DASH}
NAMES = {REACHED: "truly reachable", LAYERS: "in reachable layers", BASELINE: "baseline"}
LEFT, HEAD = 58, 40
"""Pixels at the left for counts, and above for the pill."""
PILL = "this board"
BEYOND = "two empty layers stop all play"
BAR, LEAST_BAR = 0.76, 3.0
"""The part of a bin's width that its bar takes, and from how many pixels on."""
SINGLE = 0.12
"""Powers of ten that a count of 1 stands above nothing."""
LABEL_GAP = 70
MOST_TICKS = 6
MOST_DIGITS = 18
"""Longer counts are told as a power of ten; the numbers that are copied or saved have every digit."""
PLAIN = 10**6
"""From here on, a linear axis is labelled with a power of ten."""
STEPS = {Qt.Key.Key_Right: 2, Qt.Key.Key_Left: -2}


class LayerChart(QWidget):
    """Draws a `LayerPlot`; mouse and keys put a cursor on a tile sum."""

    pointed = Signal(int)
    """The cursor is at a tile sum, or, with -1, at none."""

    def __init__(self) -> None:
        super().__init__()
        self.plot: LayerPlot | None = None
        self.marked = -1
        """The tile sum of the board that is played, -1 without one in view."""
        self.cursor_sum = -1
        self._board_sum: int | None = None
        self._shown: Collection[str] = ALL
        self._axes = _LayerAxes()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(220, 90)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName("Boards by tile sum. Left and right go from sum to sum.")

    # what is shown

    def show_plot(self, plot: LayerPlot | None) -> None:
        """Draw other counts, or none; the cursor stays if they are the same with a listing."""
        if plot is None or self.plot is None or plot.possible is not self.plot.possible:
            self.cursor_sum = -1
        self.plot = plot
        self._fit()

    def mark(self, total: int | None) -> None:
        """Put the pill at the tile sum of a board, or take it away."""
        self._board_sum = total
        self._fit()

    def show_parts(self, parts: Collection[str]) -> None:
        """Draw only these of `ALL`."""
        self._shown = parts
        self._fit()

    def set_log(self, log: bool) -> None:
        """Use a logarithmic axis, or a linear one."""
        self._axes.log = log
        self._fit()

    @property
    def log(self) -> bool:
        return self._axes.log

    def _fit(self) -> None:
        plot, axes, total = self.plot, self._axes, self._board_sum
        self.marked = -1
        if plot is not None:
            axes.last = (plot.last - FIRST_SUM) // 2
            axes.fit(QRectF(self.rect()))
            axes.highest = max((_count(one, part) or 1 for one in plot.bins for part in self._shown), default=1)
            axes.top = axes.height(axes.highest) * 1.03
            if total is not None and FIRST_SUM <= total <= plot.last:
                self.marked = total
        self._tell()
        self.update()

    def reading(self, total: int) -> tuple[str, list[tuple[Form, str, str]]]:
        """What the cursor says of a tile sum."""
        assert self.plot is not None
        one = self.plot.at(total)
        told = ((part, _count(one, part)) for part in ALL)
        rows = [(FORMS[part], NAMES[part], count_text(count)) for part, count in told if count is not None]
        return f"Tile sum {grouped(total)}", rows

    def _tell(self) -> None:
        if self.plot is None:
            self.setAccessibleDescription("")
            return
        at = self.cursor_sum if self.cursor_sum >= 0 else self.marked
        if at < 0:
            self.setAccessibleDescription(f"Tile sums {FIRST_SUM} to {self.plot.last}")
            return
        title, rows = self.reading(at)
        self.setAccessibleDescription(f"{title}: {', '.join(f'{name} {told}' for _, name, told in rows)}")

    # pointing

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self._axes.place_at(event.position()) if self.plot is not None else -1
        self.point(FIRST_SUM + 2 * place if place >= 0 else -1)

    def leaveEvent(self, _event: QEvent) -> None:
        self.point(-1)

    def event(self, event: QEvent) -> bool:
        # a page may have the arrow keys as shortcuts; here they belong to the cursor
        return claimed(event, lambda key: key.key() in STEPS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, plot = STEPS.get(Qt.Key(event.key()), 0), self.plot
        if step and plot is not None:
            start = self.marked if self.marked >= 0 else FIRST_SUM
            self.point(start if self.cursor_sum < 0 else min(max(self.cursor_sum + step, FIRST_SUM), plot.last))
        elif event.key() == Qt.Key.Key_Escape and self.cursor_sum >= 0:
            self.point(-1)
        else:
            super().keyPressEvent(event)

    def point(self, total: int) -> None:
        """Put the cursor on a tile sum, or with -1 on none."""
        if total != self.cursor_sum:
            self.cursor_sum = total
            self._tell()
            self.pointed.emit(total)
            self.update()

    # drawing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.plot is None:
            return
        painter, axes = QPainter(self), self._axes
        place = (self.cursor_sum - FIRST_SUM) // 2
        if self.cursor_sum >= 0:
            paint_cursor(painter, axes, place)
        self.draw(painter)
        if self.cursor_sum >= 0:
            title, rows = self.reading(self.cursor_sum)
            paint_readout(painter, axes, place, title, rows)

    def draw(self, painter: QPainter) -> None:
        """Draw everything but the cursor at the origin."""
        plot = self.plot
        if plot is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._axes.paint_grid(painter)
        if REACHED in self._shown:
            self._paint_bars(painter, plot)
        self._paint_edge(painter, plot)
        for part in (BASELINE, LAYERS):
            if part in self._shown:
                self._paint_line(painter, plot, part)
        self._axes.paint_places(painter)
        painter.setFont(theme.font(11))
        painter.setPen(QColor(theme.current().text2))
        foot = QRectF(0, self.height() - FOOT, self.width() - 1, FOOT)
        painter.drawText(foot, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, "tile sum")
        if self.marked >= 0:
            self._paint_mark(painter)

    def _paint_bars(self, painter: QPainter, plot: LayerPlot) -> None:
        axes, base = self._axes, self._axes.area.bottom()
        for one in plot.bins:
            tall = base - axes.y_of(axes.height(one.reached or 0))
            if tall > 0:
                wide = axes.width(one)
                wide = BAR * wide if BAR * wide > LEAST_BAR else wide
                bar = QRectF(axes.middle(one) - wide / 2, base - tall, wide, tall)
                current = one.low <= self.marked <= one.high or one.low <= self.cursor_sum <= one.high
                paint_bar(painter, bar, Form.BARS.ink, solid=True, current=current)

    def _paint_line(self, painter: QPainter, plot: LayerPlot, part: str) -> None:
        """A step for each bin; empty layers part the line."""
        axes, runs = self._axes, [list[QPointF]()]
        for one in plot.bins:
            count = _count(one, part)
            if count:
                y, half = axes.y_of(axes.height(count)), axes.width(one) / 2
                runs[-1] += [QPointF(axes.middle(one) - half, y), QPointF(axes.middle(one) + half, y)]
            elif runs[-1]:
                runs.append([])
        for run in runs:
            paint_line(painter, FORMS[part], run, theme.current().bg)

    def _paint_edge(self, painter: QPainter, plot: LayerPlot) -> None:
        """Where the layers end that play can get to, and why."""
        axes, area, tokens = self._axes, self._axes.area, theme.current()
        x = axes.x(plot.possible.reachable - 0.5)
        if plot.possible.reachable == len(plot.possible.counts):
            return
        painter.setPen(QPen(QColor(tokens.outline), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QLineF(x, area.top(), x, area.bottom()))
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        wide = painter.fontMetrics().horizontalAdvance(BEYOND)
        left = x + 6 if x + 6 + wide <= area.right() else x - 6 - wide
        painter.drawText(QRectF(left, area.top() - 14, wide + 2, 15), Qt.AlignmentFlag.AlignVCenter, BEYOND)

    def _paint_mark(self, painter: QPainter) -> None:
        axes, area = self._axes, self._axes.area
        x = axes.x((self.marked - FIRST_SUM) // 2)
        painter.setPen(QPen(QColor(theme.current().text), 1.2))
        painter.drawLine(QLineF(x, area.top() - HEAD + 24, x, area.bottom()))
        body = pill_body(PILL)
        half = body.width() / 2
        body.translate(min(0.0, self.width() - 1 - half - x) + max(0.0, half - x), 0)
        painter.save()
        painter.translate(x, area.top() - HEAD + 36)
        paint_pill(painter, PILL, body, 0)
        painter.restore()


class _LayerAxes(Axes):
    """A place is a layer, and a height a count, linear or as a power of ten."""

    def __init__(self) -> None:
        super().__init__()
        self.log = True
        self.highest = 1

    def fit(self, canvas: QRectF) -> None:
        self.area = canvas.adjusted(LEFT, HEAD, -RIGHT, -BOTTOM)

    @property
    def step(self) -> float:
        return self.area.width() / (self.last - self.first + 1.2)

    def height(self, share: float) -> float:
        """The height of a count in the units of `top`."""
        if not self.log:
            return float(share)
        return powers_of_ten(round(share)) + SINGLE if share >= 1 else 0.0

    def middle(self, one: LayerBin) -> float:
        """Where a bin is."""
        return self.x(((one.low + one.high) / 2 - FIRST_SUM) / 2)

    def width(self, one: LayerBin) -> float:
        """How wide it is."""
        return ((one.high - one.low) / 2 + 1) * self.step

    def _heights(self) -> list[tuple[float, str]]:
        most = max(2, min(MOST_TICKS, int(self.area.height() / 30) + 1))
        if self.log:
            powers = powers_of_ten(self.highest)
            apart = next(step for step in round_steps() if powers / step < most)
            found = range(0, int(powers) + 1, apart)
            return [(power + SINGLE, "1" if not power else f"10{_raised(power)}") for power in found]
        if self.highest < PLAIN:
            return [(float(tick), grouped(tick)) for tick in ticks(0, self.highest, most)]
        power = len(str(self.highest)) - 1
        tenths = self.highest * 10 // 10**power
        told = [(tick / 10, f"{tick / 10:g}·10{_raised(power)}") for tick in ticks(0, tenths, most) if tick]
        return [(0.0, "0"), *((value * 10**power, text) for value, text in told)]

    def paint_places(self, painter: QPainter) -> None:
        painter.setFont(theme.font(11))
        painter.setPen(QColor(theme.current().text2))
        last = FIRST_SUM + 2 * self.last
        for total in ticks(FIRST_SUM, last, max(2, int(self.area.width() / LABEL_GAP) + 1)):
            half = painter.fontMetrics().horizontalAdvance(grouped(total)) / 2 + 1
            x = min(self.x((total - FIRST_SUM) / 2), self.area.right() + RIGHT - half)
            box = QRectF(x - half, self.area.bottom() + 5, 2 * half, 15)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, grouped(total))


def _count(one: LayerBin, part: str) -> int | None:
    return {REACHED: one.reached, LAYERS: one.reachable, BASELINE: one.possible}[part]


def _raised(power: int) -> str:
    return str(power).translate(SUPERSCRIPT)


def count_text(count: int) -> str:
    """A count in groups of three, all its digits if they are not too many."""
    digits = len(str(count))
    if digits <= MOST_DIGITS:
        return grouped(count)
    return f"≈ {count // 10 ** (digits - 5) / 10_000:.4f}·10{_raised(digits - 1)}"
