"""The player's own won games: moves against tile sum at the win, their mean and spread, and the least winning sum."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QStyleOptionGraphicsItem, QVBoxLayout, QWidget

from app import theme
from app.panes.frame import PaneFrame
from app.panes.plot import Grid, bare_plot, draw_plot, dress, plot_size
from app.services import Messages
from app.widgets.text import Label, grouped
from core.sample import ticks

POINT = 3.5
ROOM = 26
SENTENCE = "The moves up to each win, and the sum of all tiles then."
FORMULA = (
    "A tile of 2 or 4 comes with every move, so a sum s takes from s/4 to s/2 tiles. The line is the mean of the "
    "moves, the band one standard deviation (n − 1) to each side; the dashed line is the smallest sum with which the "
    "chain without a board can end. After J. Lees-Miller, The Mathematics of 2048."
)


@dataclass(frozen=True)
class WonGames:
    """What is drawn: (moves, tile sum) of every won game to one target."""

    target: int
    points: tuple[tuple[int, int], ...]
    mean: float
    deviation: float
    least_sum: int


class GamesPane(PaneFrame):
    """Draws `WonGames`."""

    def __init__(self, messages: Messages) -> None:
        super().__init__("Your won games", messages)
        self.explain(SENTENCE, FORMULA)
        self.shown: WonGames | None = None
        self._axis = _SumAxis()
        self._view = bare_plot(self._axis)
        self._plot: pg.PlotItem = self._view.getPlotItem()
        self._plot.getViewBox().setFlag(self._plot.GraphicsItemFlag.ItemClipsChildrenToShape, False)
        self._grid, self._marks = Grid(()), _Marks()
        self._plot.addItem(self._grid)
        self._plot.addItem(self._marks, ignoreBounds=True)
        self._plot.getViewBox().sigResized.connect(self.dye)
        self._key, self._unit = Label("", 12, 400, "text2"), Label("", 11, 400, "text2")
        self._empty = Label("", 12, 400, "text2", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._body = QWidget()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._view, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._key, 1)
        foot.addWidget(self._unit)
        column.addLayout(foot)
        box = QWidget()
        outer = QVBoxLayout(box)
        outer.setContentsMargins(0, 2, 0, 0)
        outer.addWidget(self._body, 1)
        outer.addWidget(self._empty, 1)
        self.set_plot(box)
        self.show_nothing("")

    def show_games(self, games: WonGames) -> None:
        self.shown = games
        count = len(games.points)
        self._key.setText(f"○  {grouped(count)} {'game' if count == 1 else 'games'}")
        self._unit.setText(f"moves until {games.target} appeared")
        self._empty.hide()
        self._body.show()
        self._redraw()

    def show_nothing(self, reason: str) -> None:
        self.shown = None
        self._body.hide()
        self._empty.setText(reason)
        self._empty.show()

    def dye(self) -> None:
        if self.shown is not None:
            self._redraw()

    def _redraw(self) -> None:
        games = self.shown
        assert games is not None
        moves = [m for m, _ in games.points] + [games.mean - games.deviation, games.mean + games.deviation]
        sums = [s for _, s in games.points] + [games.least_sum]
        air = max(2.0, 0.06 * (max(moves) - min(moves)))
        left, right = min(moves) - air, max(moves) + air
        span = max(4.0, (max(sums) - min(sums)) * 1.15)
        height = max(ROOM + 20.0, self._plot.getViewBox().height())
        bottom = min(sums) - 0.12 * span
        top = bottom + span * height / (height - ROOM)
        self._plot.setRange(xRange=(left, right), yRange=(bottom, top), padding=0)
        self._axis.top = bottom + span
        self._grid.values = self._axis.tickValues(bottom, top, height)[0][1]
        self._grid.update()
        self._plot.getAxis("bottom").setTicks([[(tick, grouped(tick)) for tick in ticks(left, right, 5)]])
        dress(self._plot)
        self._marks.set(games)

    # export

    def picture_name(self) -> str:
        return "2048-won-games"

    def picture_size(self) -> QSize:
        return plot_size(self._view)

    def draw(self, painter: QPainter) -> None:
        draw_plot(self._view, painter)

    def csv(self) -> str:
        rows = [f"{moves},{total}" for moves, total in self.shown.points] if self.shown else []
        return "\n".join(["moves,tile_sum", *rows, ""])


class _SumAxis(pg.AxisItem):  # type: ignore[misc]
    """A left axis with few whole numbers up to `top`."""

    def __init__(self) -> None:
        super().__init__("left")
        self.top = 0.0

    def tickValues(self, low: float, _high: float, size: float) -> list[tuple[float, list[float]]]:
        values = [float(tick) for tick in ticks(low, max(low + 1, self.top), max(2, min(5, int(size / 26))))]
        return [(1.0, values)]

    def tickStrings(self, values: list[float], _scale: float, _spacing: float) -> list[str]:
        return [grouped(value) for value in values]


class _Marks(pg.GraphicsObject):  # type: ignore[misc]
    """Band, mean, least sum and points, drawn in pixels; several games in one place make a heavier point."""

    def __init__(self) -> None:
        super().__init__()
        self._games: WonGames | None = None

    def set(self, games: WonGames) -> None:
        self.prepareGeometryChange()
        self._games = games
        self.update()

    def boundingRect(self) -> QRectF:
        view = self.getViewBox()
        return view.viewRect() if view is not None else QRectF()

    def viewRangeChanged(self) -> None:
        self.prepareGeometryChange()
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        games = self._games
        if games is None:
            return
        tokens, transform = theme.current(), painter.worldTransform()
        area = transform.mapRect(self.boundingRect())
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = transform.map(QPointF(games.mean, 0)).x()
        reach = transform.map(QPointF(games.mean + games.deviation, 0)).x() - middle
        painter.fillRect(
            QRectF(middle - reach, area.top() + 18, 2 * reach, area.height() - 18),
            theme.colour(tokens.plot.measured, 0.12),
        )
        painter.setPen(QPen(QColor(tokens.text), 1.5))
        painter.drawLine(QLineF(middle, area.top() + 18, middle, area.bottom()))
        self._paint_least(painter, area, transform.map(QPointF(0, games.least_sum)).y())
        painter.setPen(QPen(QColor(tokens.plot.measured), 1.6))
        for (moves, total), count in Counter(games.points).items():
            painter.setBrush(QColor(tokens.bg) if count == 1 else theme.colour(tokens.plot.measured, 0.5))
            painter.drawEllipse(transform.map(QPointF(moves, total)), POINT, POINT)
        self._paint_mean(painter, area, middle)
        painter.restore()

    def _paint_least(self, painter: QPainter, area: QRectF, y: float) -> None:
        assert self._games is not None
        pen = QPen(QColor(theme.current().plot.lumped), 1.5)
        pen.setDashPattern([5.0, 3.0])
        painter.setPen(pen)
        painter.drawLine(QLineF(area.left(), y, area.right(), y))
        painter.setFont(theme.font(11))
        painter.setPen(QColor(theme.current().text2))
        words = QRectF(area.left(), y + 1, area.width() - 4, 15)
        painter.drawText(words, Qt.AlignmentFlag.AlignRight, f"least sum {grouped(self._games.least_sum)}")

    def _paint_mean(self, painter: QPainter, area: QRectF, x: float) -> None:
        assert self._games is not None
        tokens, bold, plain = theme.current(), theme.font(11, 600), theme.font(11)
        mean = f"mean {self._games.mean:.1f}"
        spread = f" ± {self._games.deviation:.1f}" if len(self._games.points) > 1 else ""
        widths = [QFontMetricsF(font).horizontalAdvance(text) for font, text in ((bold, mean), (plain, spread))]
        start = max(area.left(), min(x - sum(widths) / 2, area.right() - sum(widths)))
        box = QRectF(start, area.top(), widths[0] + 1, 16)
        painter.setFont(bold)
        painter.setPen(QColor(tokens.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, mean)
        painter.setFont(plain)
        painter.setPen(QColor(tokens.text2))
        painter.drawText(
            box.translated(widths[0], 0).adjusted(0, 0, widths[1], 0), Qt.AlignmentFlag.AlignVCenter, spread
        )
