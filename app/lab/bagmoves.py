"""How many moves a game in the bag takes: the exact law as bars, its mixture dashed, simulated games as dots."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app import theme
from app.lab.bagtiles import percent
from app.panes.frame import PaneFrame
from app.panes.plot import paint_bar
from app.services import Messages
from app.widgets.text import Label, grouped
from core.sample import ticks
from core.twenty48.bag_plot import BagBin, BagPlot

LEFT, FOOT, HEAD = 44.0, 24.0, 30.0
"""Pixels around the bars: for shares, for numbers of moves, and for the words at the mean."""
POINT = 3.6
MOST_TICKS = 5
KEY = 24
SENTENCE = "How many moves a game takes until the target appears."
FORMULA = (
    "Bars: the exact law, the chance to be absorbed after m moves, e₀ Qᵐ R 1, by one pass over the layers. "
    "Dashes: for each winning sum s a binomial law B(s/2 − n; n, 0.1) of the number n of tiles, weighted with the "
    "chance to win at s: an approximation. Circles: whole games played in the bag. Mean t = (I − Q)⁻¹ 1 without the "
    "set-up. After J. Lees-Miller, The Mathematics of 2048 (2017), appendix B."
)


class MovesPane(PaneFrame):
    """Draws a `BagPlot`."""

    def __init__(self, messages: Messages) -> None:
        super().__init__("Moves to win", messages, docked=False)
        self.explain(SENTENCE, FORMULA)
        self.chart = _Chart()
        self.chart.pointed.connect(self._on_pointed)
        self._reading = Label("", 12, 500)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.chart, 1)
        column.addWidget(self._reading)
        self.set_plot(box)

    def show_plot(self, plot: BagPlot) -> None:
        """Draw another law."""
        self.set_title(f"Moves to {1 << plot.target}")
        self._reading.setText("")
        self.chart.show_plot(plot)

    def show_nothing(self, reason: str) -> None:
        """No plot, but what to wait for."""
        self._reading.setText("")
        self.chart.show_nothing(reason)

    def _on_pointed(self, index: int) -> None:
        plot = self.chart.plot
        self._reading.setText(reading(plot.bins[index]) if plot is not None and index >= 0 else "")

    # export

    def picture_name(self) -> str:
        plot = self.chart.plot
        return f"2048-bag-{1 << plot.target}-moves" if plot else "2048-bag-moves"

    def picture_size(self) -> QSize:
        return self.chart.size()

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.chart.rect(), QColor(theme.current().bg))
        self.chart.draw(painter)

    def csv(self) -> str:
        return self.chart.plot.to_csv() if self.chart.plot else "from,to,exact,binomial_mixture,simulated\n"

    def dye(self) -> None:
        self.chart.update()


def reading(one: BagBin) -> str:
    """What the pane says about one bin."""
    moves = grouped(one.low) if one.high == one.low + 1 else f"{grouped(one.low)} to {grouped(one.high - 1)}"
    mixture, played = percent(one.mixture), percent(one.simulated)
    return f"{moves} moves: exactly {percent(one.exact)}, mixture ≈ {mixture}, simulated ≈ {played}"


class _Chart(QWidget):
    pointed = Signal(int)
    """The mouse or the keys are at a bin, or, with -1, at none."""

    def __init__(self) -> None:
        super().__init__()
        self.plot: BagPlot | None = None
        self._reason = ""
        self._pointed = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(260, 150)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName("Moves to win. Left and right go from bar to bar.")

    def show_plot(self, plot: BagPlot) -> None:
        self.plot, self._reason, self._pointed = plot, "", -1
        self.setAccessibleDescription(f"mean {plot.mean:.4f}, standard deviation {plot.deviation:.4f}")
        self.update()

    def show_nothing(self, reason: str) -> None:
        self.plot, self._reason = None, reason
        self.update()

    # geometry

    @property
    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(LEFT, HEAD, -4, -FOOT - KEY)

    @property
    def _step(self) -> float:
        assert self.plot is not None
        return self._area.width() / len(self.plot.bins)

    def _x(self, moves: float) -> float:
        """Where a number of moves lies; a bin's bar stands in its middle."""
        assert self.plot is not None
        first = self.plot.bins[0]
        return self._area.left() + (moves - first.low + 0.5) / (first.high - first.low) * self._step

    def _y(self, share: float, highest: float) -> float:
        return self._area.bottom() - share / highest * self._area.height()

    # pointing

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.plot is not None:
            index = int((event.position().x() - self._area.left()) // self._step)
            self._point(index if 0 <= index < len(self.plot.bins) else -1)

    def leaveEvent(self, _event: QEvent) -> None:
        self._point(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()), 0)
        if not step or self.plot is None:
            super().keyPressEvent(event)
            return
        bins = self.plot.bins
        likeliest = max(range(len(bins)), key=lambda k: bins[k].exact)
        self._point(likeliest if self._pointed < 0 else min(max(self._pointed + step, 0), len(bins) - 1))

    def _point(self, index: int) -> None:
        if index != self._pointed:
            self._pointed = index
            self.pointed.emit(index)
            self.update()

    # drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.draw(QPainter(self))

    def draw(self, painter: QPainter) -> None:
        """Draw everything at the origin."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.current()
        if self.plot is None:
            painter.setPen(QColor(tokens.text2))
            painter.setFont(theme.font(12))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._reason)
            return
        highest = max(max(one.exact, one.mixture, one.simulated) for one in self.plot.bins)
        self._draw_axes(painter, highest)
        for index, one in enumerate(self.plot.bins):
            left = self._area.left() + (index + 0.12) * self._step
            top = self._y(one.exact, highest)
            if one.exact > 0:
                bar = QRectF(left, top, 0.76 * self._step, self._area.bottom() - top)
                paint_bar(painter, bar, tokens.plot.exact, solid=True, current=index == self._pointed)
        self._draw_models(painter, highest)
        self._draw_mean(painter)
        self._draw_key(painter)

    def _draw_axes(self, painter: QPainter, highest: float) -> None:
        assert self.plot is not None
        tokens, area = theme.current(), self._area
        painter.setFont(theme.font(11))
        scale = next(scale for scale in (100, 1000, 10_000, 100_000) if highest * scale >= 3 or scale == 100_000)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for tick in ticks(0, max(1.0, highest * scale), MOST_TICKS):
            y = round(self._y(tick / scale, highest)) + 0.5
            painter.setPen(
                QPen(QColor(tokens.outline if tick == 0 else tokens.grid if tokens.dark else tokens.border), 1)
            )
            painter.drawLine(QLineF(area.left(), y, area.right(), y))
            painter.setPen(QColor(tokens.text2))
            text = "0" if tick == 0 else f"{100 * tick / scale:g}\u2009%"
            painter.drawText(QRectF(0, y - 8, LEFT - 8, 16), right, text)
        bins = self.plot.bins
        for tick in ticks(bins[0].low, bins[-1].high - 1, 10):
            box = QRectF(self._x(tick) - 40, area.bottom() + 5, 80, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, grouped(tick))

    def _middle(self, index: int, share: float, highest: float) -> QPointF:
        return QPointF(self._area.left() + (index + 0.5) * self._step, self._y(share, highest))

    def _draw_models(self, painter: QPainter, highest: float) -> None:
        assert self.plot is not None
        tokens, line = theme.current(), QPainterPath()
        for index, one in enumerate(self.plot.bins):
            point = self._middle(index, one.mixture, highest)
            line.lineTo(point) if index else line.moveTo(point)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour(tokens.bg, 0.6), 3.2))
        painter.drawPath(line)
        painter.setPen(_dashes())
        painter.drawPath(line)
        painter.setPen(QPen(QColor(tokens.plot.simulated), 1.6))
        painter.setBrush(QColor(tokens.bg))
        for index, one in enumerate(self.plot.bins):
            if one.simulated:
                painter.drawEllipse(self._middle(index, one.simulated, highest), POINT, POINT)

    def _draw_mean(self, painter: QPainter) -> None:
        assert self.plot is not None
        tokens, x, top = theme.current(), self._x(self.plot.mean), self._area.top()
        painter.setPen(QPen(QColor(tokens.text), 1.5))
        painter.drawLine(QLineF(x, top - HEAD + 4, x, top - 4))
        bold, plain = theme.font(12, 600), theme.font(12)
        words = (
            (f"mean {self.plot.mean:.2f}", bold, tokens.text),
            (f", sd {self.plot.deviation:.2f}", plain, tokens.text2),
        )
        x += 8
        for text, font, ink in words:
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(QRectF(x, top - HEAD + 2, 200, 16), Qt.AlignmentFlag.AlignVCenter, text)
            x += QFontMetricsF(font).horizontalAdvance(text)

    def _draw_key(self, painter: QPainter) -> None:
        assert self.plot is not None
        tokens, middle, x = theme.current(), self.height() - KEY / 2, 0.0
        painter.setFont(theme.font(12))
        games = f"{grouped(self.plot.games)} simulated games"
        unit = QFontMetricsF(theme.font(11)).horizontalAdvance("moves") + 4
        for kind, text in enumerate(("exact", "binomial mixture", games)):
            width = QFontMetricsF(theme.font(12)).horizontalAdvance(text)
            room = (18, 28, 16)[kind]
            if x + room + width > self.width() - unit - 12:
                break
            if kind == 0:
                paint_bar(painter, QRectF(x, middle - 5, 11, 10), tokens.plot.exact, solid=True)
            elif kind == 1:
                painter.setPen(_dashes())
                painter.drawLine(QLineF(x, middle, x + 21, middle))
            else:
                painter.setPen(QPen(QColor(tokens.plot.simulated), 1.6))
                painter.setBrush(QColor(tokens.bg))
                painter.drawEllipse(QPointF(x + 5, middle), POINT, POINT)
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(x + room, middle - 10, width + 4, 20), Qt.AlignmentFlag.AlignVCenter, text)
            x += room + width + 20
        painter.setFont(theme.font(11))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(self.width() - unit - 4, middle - 10, unit, 20), right, "moves")


def _dashes() -> QPen:
    pen = QPen(QColor(theme.current().plot.binomial), 1.8)
    pen.setDashPattern([3.0, 2.2])
    return pen
