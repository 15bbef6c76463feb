"""The moves to win, the board set aside: exact bars, the mixture's dashes and hollow simulated points."""

from __future__ import annotations

import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStyleOptionGraphicsItem, QVBoxLayout, QWidget

from app import theme
from app.panes.frame import PaneFrame
from app.panes.plot import Bar, Bars, Grid, bare_plot, draw_plot, dress, plot_size
from app.panes.walk import PercentAxis
from app.services import Messages
from app.widgets.text import Label, grouped
from core.sample import ticks
from core.twenty48.bag_plot import BagBin, BagPlot

MEAN_ROOM = 26
POINT = 3.5
LOW = 280
SENTENCE = "The board set aside: tiles lie in a bag and all equal pairs merge."
FORMULA = (
    "An absorbing Markov chain on multisets of tiles. The law of its number of moves is exact, the mean is "
    "t = (I − Q)⁻¹ 1. The mixture gives each winning sum s a binomial law B(s/2 − m; m, p). "
    "After J. Lees-Miller, The Mathematics of 2048."
)


class BagPane(PaneFrame):
    """Draws a `BagPlot`."""

    def __init__(self, messages: Messages) -> None:
        super().__init__("Moves to win", messages)
        self.explain(SENTENCE, FORMULA)
        self.plotted: BagPlot | None = None
        self._axis = PercentAxis()
        self._view = bare_plot(self._axis)
        self._plot: pg.PlotItem = self._view.getPlotItem()
        self._plot.getViewBox().setFlag(self._plot.GraphicsItemFlag.ItemClipsChildrenToShape, False)
        self._grid, self._bars, self._marks = Grid(()), Bars(0.76), _Marks()
        self._plot.addItem(self._grid)
        for item in (self._bars, self._marks):
            self._plot.addItem(item, ignoreBounds=True)
        self._view.scene().sigMouseMoved.connect(self._on_hover)
        self._plot.getViewBox().sigResized.connect(self.dye)
        self._reading = Label("", 12, 500)
        self._unit = Label("", 11, 400, "text2")
        self._key = _Key()
        self._empty = Label("", 12, 400, "text2", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._body = QWidget()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._view, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._reading, 1)
        foot.addWidget(self._unit)
        column.addLayout(foot)
        column.addWidget(self._key)
        box = QWidget()
        outer = QVBoxLayout(box)
        outer.setContentsMargins(0, 2, 0, 0)
        outer.addWidget(self._body, 1)
        outer.addWidget(self._empty, 1)
        self.set_plot(box)
        self.show_nothing("The chain is being solved")

    def show_plot(self, plot: BagPlot) -> None:
        self.plotted = plot
        self._unit.setText(f"moves until {1 << plot.target} appears")
        self._key.set_games(plot.games)
        self._reading.setText("")
        self._empty.hide()
        self._body.show()
        self._redraw()

    def show_nothing(self, reason: str) -> None:
        self.plotted = None
        self._body.hide()
        self._empty.setText(reason)
        self._empty.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._key.setVisible(self.height() >= LOW)

    def dye(self) -> None:
        if self.plotted is not None:
            self._redraw()

    def _redraw(self) -> None:
        plot = self.plotted
        assert plot is not None
        bins = plot.bins
        width = bins[0].high - bins[0].low
        highest = 100 * max(max(b.exact, b.mixture, b.simulated) for b in bins)
        height = max(MEAN_ROOM + 20.0, self._plot.getViewBox().height())
        top = highest * height / (height - MEAN_ROOM - POINT)
        left, right = bins[0].low / width, bins[-1].high / width
        self._plot.setRange(xRange=(left, right), yRange=(0, top), padding=0)
        self._axis.top = highest
        self._grid.values = self._axis.tickValues(0, top, height)[0][1][1:]
        self._grid.update()
        # a bin of the moves low to high - 1 reaches from low - 1/2 to high - 1/2
        labels = [((tick + 0.5) / width, grouped(tick)) for tick in ticks(bins[0].low, bins[-1].high - 1, 6)]
        self._plot.getAxis("bottom").setTicks([labels])
        dress(self._plot)
        self._bars.set([Bar(_x(b), 100 * b.exact, True) for b in bins], theme.current().plot.exact)
        self._marks.set(plot, (plot.mean + 0.5) / width)

    def _on_hover(self, where: QPointF) -> None:
        plot, box = self.plotted, self._plot.getViewBox()
        if plot is None:
            return
        inside = box.sceneBoundingRect().contains(where)
        index = int(box.mapSceneToView(where).x() - _x(plot.bins[0]) + 0.5)
        found = plot.bins[index] if inside and 0 <= index < len(plot.bins) else None
        self._reading.setText(reading(found) if found is not None else "")

    # export

    def picture_name(self) -> str:
        return f"2048-bag-{1 << self.plotted.target}" if self.plotted else "2048-bag"

    def picture_size(self) -> QSize:
        return plot_size(self._view)

    def draw(self, painter: QPainter) -> None:
        draw_plot(self._view, painter)

    def csv(self) -> str:
        return self.plotted.to_csv() if self.plotted else "from,to,exact,binomial_mixture,simulated\n"


def _x(one: BagBin) -> float:
    """The middle of a bin on an axis that counts bins."""
    return one.low / (one.high - one.low) + 0.5


def reading(one: BagBin) -> str:
    """What the pane says about one bin."""
    span = grouped(one.low) if one.high == one.low + 1 else f"{grouped(one.low)} to {grouped(one.high - 1)}"
    return f"{span}: {100 * one.exact:.3g} %"


class _Marks(pg.GraphicsObject):  # type: ignore[misc]
    """The mixture as a short dash, the simulated points, and the mean; in pixels, so they export as vectors."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: BagPlot | None = None
        self._mean = 0.0

    def set(self, plot: BagPlot, mean: float) -> None:
        self.prepareGeometryChange()
        self._shown, self._mean = plot, mean
        self.update()

    def boundingRect(self) -> QRectF:
        view = self.getViewBox()
        return view.viewRect() if view is not None else QRectF()

    def viewRangeChanged(self) -> None:
        self.prepareGeometryChange()
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._shown is None:
            return
        tokens, transform = theme.current(), painter.worldTransform()
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QPainterPath()
        for index, one in enumerate(self._shown.bins):
            point = transform.map(QPointF(_x(one), 100 * one.mixture))
            line.lineTo(point) if index else line.moveTo(point)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour(tokens.bg, 0.6), 3.2))
        painter.drawPath(line)
        dashes = QPen(QColor(tokens.plot.binomial), 1.6)
        dashes.setDashPattern([3.0, 2.2])
        painter.setPen(dashes)
        painter.drawPath(line)
        painter.setPen(QPen(QColor(tokens.plot.simulated), 1.6))
        painter.setBrush(QColor(tokens.bg))
        for one in self._shown.bins:
            if one.simulated:
                painter.drawEllipse(transform.map(QPointF(_x(one), 100 * one.simulated)), POINT, POINT)
        self._paint_mean(painter, transform.mapRect(self.boundingRect()), transform.map(QPointF(self._mean, 0)).x())
        painter.restore()

    def _paint_mean(self, painter: QPainter, area: QRectF, x: float) -> None:
        assert self._shown is not None
        tokens = theme.current()
        painter.setPen(QPen(QColor(tokens.text), 1.5))
        painter.drawLine(QLineF(x, area.top() - 2, x, area.top() + MEAN_ROOM))
        bold, plain = theme.font(11, 600), theme.font(11)
        mean, spread = f"mean {self._shown.mean:.1f}", f", sd {self._shown.deviation:.1f}"
        widths = [QFontMetricsF(font).horizontalAdvance(text) for font, text in ((bold, mean), (plain, spread))]
        start = x + 8 if x + 8 + sum(widths) <= area.right() else x - 8 - sum(widths)
        box = QRectF(start, area.top() - 3, widths[0] + 1, 16)
        painter.setFont(bold)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, mean)
        painter.setFont(plain)
        painter.setPen(QColor(tokens.text2))
        painter.drawText(
            box.translated(widths[0], 0).adjusted(0, 0, widths[1], 0), Qt.AlignmentFlag.AlignVCenter, spread
        )


class _Key(QWidget):
    """Bar, circle and dash with what each of them is."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(22)
        self._games = 0

    def set_games(self, games: int) -> None:
        self._games = games
        self.setAccessibleName(f"Bars exact, circles {games} simulated games, dashes binomial mixture")
        self.update()

    def paintEvent(self, _event: object) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(12))
        x, middle = 0.0, self.height() / 2
        for kind, text in enumerate(("exact", f"{grouped(self._games)} simulated games", "binomial mixture")):
            if kind == 0:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour(tokens.plot.exact, 0.78))
                painter.drawRoundedRect(QRectF(x, middle - 5, 14, 10), 1.5, 1.5)
            elif kind == 1:
                painter.setPen(QPen(QColor(tokens.plot.simulated), 1.6))
                painter.setBrush(QColor(tokens.bg))
                painter.drawEllipse(QPointF(x + 8, middle), POINT, POINT)
            else:
                pen = QPen(QColor(tokens.plot.binomial), 1.6)
                pen.setDashPattern([3.0, 2.2])
                painter.setPen(pen)
                painter.drawLine(QPointF(x, middle), QPointF(x + 18, middle))
            painter.setPen(QColor(tokens.text2))
            start = x + (24 if kind == 2 else 20)
            width = painter.fontMetrics().horizontalAdvance(text)
            if start + width > self.width():
                return
            painter.drawText(QRectF(start, 0, width + 4, self.height()), Qt.AlignmentFlag.AlignVCenter, text)
            x = start + width + 16
