"""The body of a pane that has a plot of pyqtgraph: grid, range and labels, and items that draw in pixels.

Such items keep their line widths and marks at every size, and export as vectors.
"""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from app.plots.body import Body
from app.plots.plot_before import Grid, bare_plot, draw_plot, dress, plot_size
from app.services import theme


class PlotBody(Body):
    """A plot of pyqtgraph with a grid; items are added with `add`."""

    pointed = Signal(object)
    """The place in the plot's units that the mouse is over, or None outside."""

    resized = Signal()

    def __init__(self, axis: pg.AxisItem) -> None:
        view = bare_plot(axis)
        super().__init__(view)
        self.view, self.axis = view, axis
        self.plot: pg.PlotItem = view.getPlotItem()
        self.box = self.plot.getViewBox()
        # a point at nought is a whole circle on the baseline, not half a one above it
        self.box.setFlag(self.plot.GraphicsItemFlag.ItemClipsChildrenToShape, False)
        self.grid = Grid(())
        self.plot.addItem(self.grid)
        view.scene().sigMouseMoved.connect(self._on_mouse)
        view.installEventFilter(self)
        self.box.sigResized.connect(self.resized)

    def add(self, item: pg.GraphicsObject) -> None:
        """Draw `item` too; it does not widen what is shown."""
        self.plot.addItem(item, ignoreBounds=True)

    @property
    def height_in_pixels(self) -> float:
        """Of the plot between its axes."""
        return float(self.box.height())

    def fit(self, left: float, right: float, top: float, labels: Sequence[tuple[float, str]]) -> None:
        """Show `left`..`right` and 0..`top`, with these labels below; the left axis says which of its ticks it has."""
        self.plot.setRange(xRange=(left, right), yRange=(0, top), padding=0)
        self.grid.values = self.axis.tickValues(0, top, max(20.0, self.height_in_pixels))[0][1][1:]
        self.grid.update()
        self.plot.getAxis("bottom").setTicks([list(labels)])
        dress(self.plot)

    def _on_mouse(self, where: QPointF) -> None:
        inside = self.box.sceneBoundingRect().contains(where)
        self.pointed.emit(self.box.mapSceneToView(where) if inside else None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and event.type() == QEvent.Type.Leave:
            self.pointed.emit(None)
        return super().eventFilter(watched, event)

    # export

    def picture_size(self) -> QSize:
        return plot_size(self.view)

    def draw(self, painter: QPainter) -> None:
        draw_plot(self.view, painter)


class PixelItem(pg.GraphicsObject):  # type: ignore[misc]
    """Covers the whole plot; a subclass draws in pixels in `paint_pixels`."""

    def boundingRect(self) -> QRectF:
        view = self.getViewBox()
        return view.viewRect() if view is not None else QRectF()

    def viewRangeChanged(self) -> None:
        self.prepareGeometryChange()
        self.update()

    def renew(self) -> None:
        """What is drawn has changed."""
        self.prepareGeometryChange()
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        to_pixels = painter.worldTransform()
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_pixels(painter, to_pixels, to_pixels.mapRect(self.boundingRect()))
        painter.restore()

    def paint_pixels(self, painter: QPainter, to_pixels: QTransform, area: QRectF) -> None:
        """Draw; `to_pixels` leads there from the plot's units, and `area` is what is between the axes."""
        raise NotImplementedError


def paint_mean(painter: QPainter, area: QRectF, x: float, mean: str, spread: str) -> None:
    """An ink line at `x` over the whole `area`, and beside its top the mean in bold with its spread."""
    tokens, bold, plain = theme.current(), theme.font(11, 600), theme.font(11)
    painter.setPen(QPen(QColor(tokens.text), 1.5))
    painter.drawLine(QLineF(x, area.top() + 3, x, area.bottom()))
    widths = [QFontMetricsF(font).horizontalAdvance(text) for font, text in ((bold, mean), (plain, spread))]
    start = x + 7 if x + 7 + sum(widths) <= area.right() else x - 7 - sum(widths)
    line = QRectF(start, area.top(), widths[0] + 1, 16)
    painter.setFont(bold)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, mean)
    painter.setFont(plain)
    painter.setPen(QColor(tokens.text2))
    painter.drawText(line.translated(widths[0], 0).adjusted(0, 0, widths[1], 0), Qt.AlignmentFlag.AlignVCenter, spread)
