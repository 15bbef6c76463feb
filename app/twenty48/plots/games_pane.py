"""The player's own won games: moves against tile sum at the win, their mean and spread, and the least winning sum."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from app.plots.frame import PaneFrame
from app.plots.plotbody import PixelItem, PlotBody, paint_mean
from app.services import theme
from app.services.services import Messages
from app.widgets.text import grouped
from core.trials import ticks

POINT = 3.5
ROOM = 26
SENTENCE = "The moves up to each win, and the sum of all tiles then."
FORMULA = (
    "A tile of 2 or 4 comes with every move, so a sum s takes from s/4 to s/2 tiles. The line is the mean of the "
    "moves, the band one standard deviation (n − 1) to each side; the dashed line is the smallest sum with which the "
    "chain without a board can end. After J. Lees-Miller, The Mathematics of 2048."
)


@dataclass(frozen=True)
class GamesPlot:
    """What is drawn: (moves, tile sum) of every won game to one target."""

    target: int
    points: tuple[tuple[int, int], ...]
    mean: float
    deviation: float
    least_sum: int


class GamesPane(PaneFrame):
    """Draws a `GamesPlot`."""

    def __init__(self, messages: Messages) -> None:
        super().__init__("Your won games", messages)
        self.explain(SENTENCE, FORMULA)
        self.shown: GamesPlot | None = None
        self._axis = _SumAxis()
        self._body = PlotBody(self._axis)
        self._marks = _Marks()
        self._body.add(self._marks)
        self._body.resized.connect(self.dye)
        self.set_plot(self._body)
        self.show_nothing("")

    def show_games(
        self, target: int, points: tuple[tuple[int, int], ...], mean: float, deviation: float, least_sum: int
    ) -> None:
        """Draw these games; mean and standard deviation are of their moves."""
        games = self.shown = GamesPlot(target, points, mean, deviation, least_sum)
        count = len(games.points)
        self._body.reading.setText(f"○  {grouped(count)} {'game' if count == 1 else 'games'}")
        self._body.unit.setText(f"moves until {games.target} appeared")
        self._body.show_plot()
        self._redraw()

    def show_nothing(self, reason: str) -> None:
        self.shown = None
        self._body.show_nothing(reason)

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
        height = max(ROOM + 20.0, self._body.height_in_pixels)
        bottom = min(sums) - 0.12 * span
        top = bottom + span * height / (height - ROOM)
        self._axis.top = bottom + span
        self._body.fit(left, right, top, [(tick, grouped(tick)) for tick in ticks(left, right, 5)])
        # sums begin far from nought
        self._body.plot.setYRange(bottom, top, padding=0)
        self._body.grid.values = self._axis.tickValues(bottom, top, height)[0][1]
        self._marks.set(games)

    # export

    def picture_name(self) -> str:
        return "2048-won-games"

    def picture_size(self) -> QSize:
        return self._body.picture_size()

    def draw(self, painter: QPainter) -> None:
        self._body.draw(painter)

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


class _Marks(PixelItem):
    """Band, mean, least sum and points; several games in one place make a heavier point."""

    def __init__(self) -> None:
        super().__init__()
        self._games: GamesPlot | None = None

    def set(self, games: GamesPlot) -> None:
        self._games = games
        self.renew()

    def paint_pixels(self, painter: QPainter, to_pixels: QTransform, area: QRectF) -> None:
        games = self._games
        if games is None:
            return
        tokens = theme.current()
        middle = to_pixels.map(QPointF(games.mean, 0)).x()
        reach = to_pixels.map(QPointF(games.mean + games.deviation, 0)).x() - middle
        band = QRectF(middle - reach, area.top() + 18, 2 * reach, area.height() - 18)
        painter.fillRect(band, theme.colour(tokens.plot.measured, 0.12))
        self._paint_least(painter, area, to_pixels.map(QPointF(0, games.least_sum)).y())
        painter.setPen(QPen(QColor(tokens.plot.measured), 1.6))
        for (moves, total), count in Counter(games.points).items():
            painter.setBrush(QColor(tokens.bg) if count == 1 else theme.colour(tokens.plot.measured, 0.5))
            painter.drawEllipse(to_pixels.map(QPointF(moves, total)), POINT, POINT)
        spread = f" ± {games.deviation:.1f}" if len(games.points) > 1 else ""
        paint_mean(painter, area, middle, f"mean {games.mean:.1f}", spread)

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
