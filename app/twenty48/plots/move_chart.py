"""How many moves a game in the bag takes: exact bars, the binomial mixture over them sum by sum, simulated points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.plots.axes_before import BOTTOM, FOOT, LEFT, RIGHT, Axes
from app.plots.curves_before import PADDING, ROW, paint_readout
from app.plots.marks import Form, line_pen, paint_line, paint_marker
from app.plots.numbers import percent
from app.plots.plot_before import paint_bar, paint_pill, pill_body
from app.services import theme
from app.widgets.keys import claimed
from app.widgets.painting import rounded
from app.widgets.text import THIN_SPACE, grouped
from core.trials import ticks
from core.twenty48.bag.histogram import BagBin, BagPlot, WinningSum
from core.twenty48.bag.path import BagPath

EXACT, MIXTURE, SUMS, GAMES = "exact", "mixture", "sums", "games"
FORMS = {EXACT: Form.BARS, MIXTURE: Form.SHORT_DASH, SUMS: Form.SHORT_DASH, GAMES: Form.CIRCLES}
ALL = (EXACT, MIXTURE, SUMS, GAMES)
BAR = 0.76
"""The part of a bin's width that its bar takes."""
POINT_ROOM = 4
MEAN_ROOM, PILL_ROOM = 22, 24
"""Pixels above the bars for the words at the mean, and for the pill of a game that is followed."""
LEAST_LABEL = 13
"""Pixels that a layer is high where it has room for its sum."""
SHADES = (0.07, 0.20)
"""Opacity of the layers, by turns."""
LABEL_GAP = 70
"""Between the labels of the numbers of moves."""
STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class MoveChart(QWidget):
    """Draws a `BagPlot`, and where a game that is followed is expected to end. Mouse and keys put a cursor on a bin."""

    pointed = Signal(int)
    """The cursor is at a bin, or, with -1, at none."""

    def __init__(self) -> None:
        super().__init__()
        self.plot: BagPlot | None = None
        self.path: BagPath | None = None
        self.cursor_bin = -1
        self._shown = set(ALL)
        self._axes = _MoveAxes()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(220, 90)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName("Moves to win. Left and right go from bar to bar.")

    # what is shown

    def show_plot(self, plot: BagPlot | None) -> None:
        """Draw another distribution, or none."""
        self.plot, self.path, self.cursor_bin = plot, None, -1
        self._fit()

    def follow(self, path: BagPath | None) -> None:
        """Mark where a game with this path ends on average, or take the mark away."""
        if path != self.path:
            self.path = path
            self._fit()

    def show_parts(self, parts: Sequence[str]) -> None:
        """Draw only these of `ALL`."""
        self._shown = set(parts)
        self._fit()

    def set_log(self, log: bool) -> None:
        """Use a logarithmic axis, which shows the tails too, or a linear one."""
        self._axes.log = log
        self.cursor_bin = -1
        self._fit()

    @property
    def log(self) -> bool:
        return self._axes.log

    @property
    def bins(self) -> Sequence[BagBin]:
        """What is in view."""
        if self.plot is None:
            return ()
        return self.plot.far if self.log else self.plot.bins

    @property
    def pill(self) -> str:
        """What is said of the game that is followed."""
        path = self.path
        if path is None:
            return ""
        sign = "" if path.exact_start else "≈ "
        return f"this game {sign}{grouped(path.moves) if path.won else figure(path.forecast, 1)}"

    def _fit(self) -> None:
        """Axes and words for what is shown now."""
        bins, axes = self.bins, self._axes
        if bins:
            axes.first, axes.last = bins[0].low, bins[-1].high - 1
            axes.head = MEAN_ROOM + (PILL_ROOM if self.path is not None else 0)
            axes.fit(QRectF(self.rect()))
            highest = max(max(self._heights(one)) for one in bins)
            axes.top, axes.label_top = axes.ceiling(highest or 1.0, POINT_ROOM)
        self._tell()
        self.update()

    def _heights(self, one: BagBin) -> list[float]:
        found = [0.0]
        if EXACT in self._shown:
            found.append(one.exact)
        if self._shown & {MIXTURE, SUMS}:
            found.append(one.mixture)
        if GAMES in self._shown:
            found.append(one.simulated)
        return found

    def reading(self, index: int) -> tuple[str, list[tuple[Form, str, str]]]:
        """What the cursor says of a bin: its moves, and a line for each figure."""
        assert self.plot is not None
        one = self.bins[index]
        rows = []
        if EXACT in self._shown:
            rows.append((Form.BARS, "exact", percent(one.exact)))
        if self._shown & {MIXTURE, SUMS}:
            rows.append((Form.SHORT_DASH, "binomial mixture", f"≈ {percent(one.mixture)}"))
        if GAMES in self._shown:
            count = round(one.simulated * self.plot.games)
            rows.append((Form.CIRCLES, f"{grouped(count)} simulated", f"≈ {percent(one.simulated)}"))
        sums = [
            (Form.SHORT_DASH, f"won at {sum_name(told)}", f"≈ {percent(share)}")
            for told, share in zip(self.plot.sums, one.parts, strict=True)
        ]
        if SUMS in self._shown and 2 * PADDING + ROW * (len(rows) + len(sums) + 1) <= self._axes.area.height():
            at = next(k for k, row in enumerate(rows) if row[0] is Form.SHORT_DASH) + 1
            rows[at:at] = sums
        moves = grouped(one.low) if one.high == one.low + 1 else f"{grouped(one.low)} to {grouped(one.high - 1)}"
        return f"{moves} {'move' if moves == '1' else 'moves'}", rows

    def _tell(self) -> None:
        plot = self.plot
        if plot is None:
            self.setAccessibleDescription("")
        elif self.cursor_bin >= 0:
            title, rows = self.reading(self.cursor_bin)
            self.setAccessibleDescription(f"{title}: {', '.join(f'{name} {told}' for _, name, told in rows)}")
        else:
            said = f"mean {plot.mean:.4f}, standard deviation {plot.deviation:.4f}"
            self.setAccessibleDescription(f"{said}, {self.pill}" if self.pill else said)

    # pointing

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        moves, where = self._axes.place_at(event.position()), -1
        if moves >= 0 and self.bins:
            where = (moves - self.bins[0].low) // (self.bins[0].high - self.bins[0].low)
        self.point(where)

    def leaveEvent(self, _event: QEvent) -> None:
        self.point(-1)

    def event(self, event: QEvent) -> bool:
        # a page may have the arrow keys as shortcuts; here they belong to the cursor
        return claimed(event, lambda key: key.key() in STEPS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, bins = STEPS.get(Qt.Key(event.key()), 0), self.bins
        if step and bins:
            likeliest = max(range(len(bins)), key=lambda k: bins[k].exact)
            self.point(likeliest if self.cursor_bin < 0 else min(max(self.cursor_bin + step, 0), len(bins) - 1))
        elif event.key() == Qt.Key.Key_Escape and self.cursor_bin >= 0:
            self.point(-1)
        else:
            super().keyPressEvent(event)

    def point(self, index: int) -> None:
        """Put the cursor on a bin, or with -1 on none."""
        index = index if index < len(self.bins) else -1
        if index != self.cursor_bin:
            self.cursor_bin = index
            self._tell()
            self.pointed.emit(index)
            self.update()

    # drawing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.plot is None:
            return
        painter = QPainter(self)
        axes = self._axes
        if self.cursor_bin >= 0:
            one, tokens = self.bins[self.cursor_bin], theme.current()
            left, right = axes.x(one.low - 0.5), axes.x(one.high - 0.5)
            band = QRectF(left, axes.area.top(), max(3.0, right - left), axes.area.height())
            painter.fillRect(band, theme.mix(tokens.hover, tokens.outline, 0.12))
        self.draw(painter)
        if self.cursor_bin >= 0:
            title, rows = self.reading(self.cursor_bin)
            paint_readout(painter, axes, int(self.bins[self.cursor_bin].centre), title, rows)

    def draw(self, painter: QPainter) -> None:
        """Draw everything but the cursor at the origin."""
        if self.plot is None:
            return
        ground = theme.current().bg
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._axes.paint_grid(painter)
        if EXACT in self._shown:
            self._paint_bars(painter)
        if SUMS in self._shown:
            self._paint_sums(painter, self.plot.sums)
        if MIXTURE in self._shown:
            paint_line(painter, Form.SHORT_DASH, self._line([one.mixture for one in self.bins]), ground)
        if GAMES in self._shown:
            for one in self.bins:
                if one.simulated:
                    paint_marker(painter, Form.CIRCLES, self._at(one, one.simulated), ground)
        self._paint_mean(painter, self.plot)
        self._axes.paint_places(painter)
        self._paint_foot(painter, self.plot)
        if self.path is not None:
            self._paint_game(painter, self.path)

    def _at(self, one: BagBin, share: float) -> QPointF:
        return QPointF(self._axes.x(one.centre), self._axes.y(share))

    def _line(self, shares: Sequence[float]) -> list[QPointF]:
        """The points of a line over the bins; one below a logarithmic axis is none."""
        pairs = zip(self.bins, shares, strict=True)
        return [self._at(one, share) for one, share in pairs if not self.log or self._axes.height(share) > 0]

    def _paint_bars(self, painter: QPainter) -> None:
        axes, base = self._axes, self._axes.area.bottom()
        for index, one in enumerate(self.bins):
            wide = max(1.0, BAR * (one.high - one.low) * axes.step)
            tall = base - axes.y(one.exact)
            if tall > 0:
                bar = QRectF(axes.x(one.centre) - wide / 2, base - tall, wide, tall)
                paint_bar(painter, bar, Form.BARS.ink, solid=True, current=index == self.cursor_bin)

    def _paint_sums(self, painter: QPainter, sums: Sequence[WinningSum]) -> None:
        """The parts of the mixture, each a shade under a dash, with its sum where there is room.

        They stand one upon the other; on a logarithmic axis, where heights do not add up, side by side.
        """
        below = [0.0] * len(self.bins)
        labels = []
        for index, told in enumerate(sums):
            above = [low + one.parts[index] for low, one in zip(below, self.bins, strict=True)]
            lower = [self._at(one, share) for one, share in zip(self.bins, below, strict=True)]
            upper = [self._at(one, share) for one, share in zip(self.bins, above, strict=True)]
            if not self.log:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour(Form.SHORT_DASH.ink, SHADES[index % 2]))
                painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
            if self.log or index < len(sums) - 1:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(line_pen(Form.SHORT_DASH, 0.7))
                painter.drawPolyline(QPolygonF(self._line(above)))
            widest = max(range(len(below)), key=lambda k: lower[k].y() - upper[k].y())
            if lower[widest].y() - upper[widest].y() >= LEAST_LABEL:
                labels.append((upper[widest] if self.log else (lower[widest] + upper[widest]) * 0.5, sum_name(told)))
            below = below if self.log else above
        self._paint_labels(painter, labels)

    def _paint_labels(self, painter: QPainter, labels: Sequence[tuple[QPointF, str]]) -> None:
        """Words on the plot, each on a ground of its own; one that would cover another is left out."""
        font, tokens = theme.font(10, 600), theme.current()
        painter.setFont(font)
        taken: list[QRectF] = []
        for middle, text in labels:
            wide = QFontMetricsF(font).horizontalAdvance(text) + 8
            box = QRectF(middle.x() - wide / 2, middle.y() - LEAST_LABEL / 2, wide, LEAST_LABEL)
            if any(box.intersects(other) for other in taken):
                continue
            taken.append(box)
            rounded(painter, box, theme.colour(tokens.bg, 0.82), None, 4)
            painter.setPen(QColor(tokens.text))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_mean(self, painter: QPainter, plot: BagPlot) -> None:
        tokens, axes = theme.current(), self._axes
        x, top = axes.x(plot.mean), axes.area.top() - MEAN_ROOM
        painter.setPen(QPen(QColor(tokens.text), 1.5))
        painter.drawLine(QLineF(x, top + 2, x, axes.area.top()))
        words = ((f"mean {figure(plot.mean)}", 600, tokens.text), (f", sd {figure(plot.deviation)}", 400, tokens.text2))
        widths = [QFontMetricsF(theme.font(12, weight)).horizontalAdvance(text) for text, weight, _ in words]
        # on the side where no game's stem is
        right = self.path is None or self.path.forecast < plot.mean
        start = x + 8 if right and x + 8 + sum(widths) <= self.width() else max(0.0, x - 8 - sum(widths))
        for (text, weight, colour), wide in zip(words, widths, strict=True):
            painter.setFont(theme.font(12, weight))
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(start, top, wide + 2, 16), MIDDLE, text)
            start += wide

    def _paint_foot(self, painter: QPainter, plot: BagPlot) -> None:
        """The unit at the right; at the left, where it leaves room for it, what is expected of the game."""
        painter.setFont(theme.font(11))
        painter.setPen(QColor(theme.current().text2))
        foot = QRectF(0, self.height() - FOOT, self.width() - 1, FOOT)
        unit = f"moves until {grouped(1 << plot.target)} appears"
        painter.drawText(foot, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, unit)
        said = expected(self.path) if self.path is not None else ""
        metrics = painter.fontMetrics()
        if said and metrics.horizontalAdvance(said) + 16 <= self.width() - metrics.horizontalAdvance(unit):
            painter.setPen(QColor(theme.current().text))
            painter.drawText(foot, Qt.AlignmentFlag.AlignBottom, said)

    def _paint_game(self, painter: QPainter, path: BagPath) -> None:
        """The ink pill over its stem; at the edge, if the game ends beyond what is in view."""
        axes, area = self._axes, self._axes.area
        x = min(max(axes.x(path.forecast), area.left()), area.right())
        painter.setPen(QPen(QColor(theme.current().text), 1.2))
        painter.drawLine(QLineF(x, area.top() - axes.head + 22, x, area.bottom()))
        body = pill_body(self.pill)
        half = body.width() / 2
        body.translate(min(0.0, self.width() - 1 - half - x) + max(0.0, half - x), 0)
        painter.save()
        painter.translate(x, area.top() - axes.head + 34)
        paint_pill(painter, self.pill, body, 0)
        painter.restore()


class _MoveAxes(Axes):
    """Numbers of moves in groups of three, and a head with room for mean and pill."""

    def __init__(self) -> None:
        super().__init__()
        self.head = MEAN_ROOM

    def fit(self, canvas: QRectF) -> None:
        self.area = canvas.adjusted(LEFT, self.head, -RIGHT, -BOTTOM)

    def ceiling(self, highest: float, room: float) -> tuple[float, float]:
        """As high as the distribution: a chart beside the board has no pixel to spare for a rounder figure."""
        if self.log:
            return super().ceiling(highest, room)
        pixels = max(20.0, self.area.height())
        return highest * pixels / (pixels - room), highest

    def paint_places(self, painter: QPainter) -> None:
        painter.setFont(theme.font(11))
        painter.setPen(QColor(theme.current().text2))
        for place in ticks(self.first, self.last, max(2, int(self.area.width() / LABEL_GAP) + 1)):
            box = QRectF(self.x(place) - 30, self.area.bottom() + 5, 60, 15)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, grouped(place))


def figure(number: float, digits: int = 2) -> str:
    """A number with so many decimals, in groups of three."""
    return f"{number:,.{digits}f}".replace(",", THIN_SPACE)


def sum_name(told: WinningSum) -> str:
    """A part of the mixture as it is called."""
    return f"{grouped(told.total)}{' or more' if told.more else ''}"


def expected(path: BagPath) -> str:
    """What the chain says of a game, in a few words."""
    if path.won:
        return f"in a bag it was won after {grouped(path.moves)} moves"
    return f"this game: {'' if path.exact_start else '≈ '}{figure(path.remaining, 1)} moves to go in a bag"
