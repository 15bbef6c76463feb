"""The player's own won games: moves against tile sum at the win, their mean and spread, and the least winning sum."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.plots.axes import Axes, View
from app.plots.cursor import Reading
from app.plots.frame import PaneFrame
from app.plots.marks import paint_mean
from app.plots.plot import FOOT, Plot
from app.plots.scale import Scale
from app.services import theme
from app.services.services import Messages
from app.widgets.text import grouped

POINT = 3.5
REACH = 12
"""Pixels from a point from which it is read."""
HEAD = 26
"""Pixels above the highest point for the words at the mean."""
MARGINS = QMarginsF(46, 2, 4, 24 + FOOT)
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


@dataclass(frozen=True)
class _Games:
    """So many games in one place: a hollow point, a heavier one for several."""

    number: int

    def paint_swatch(self, painter: QPainter, area: QRectF, surface: str) -> None:
        self.paint(painter, area.center(), surface)

    def paint(self, painter: QPainter, at: QPointF, surface: str) -> None:
        ink = theme.current().plot.measured
        painter.setPen(QPen(QColor(ink), 1.6))
        painter.setBrush(QColor(surface) if self.number == 1 else theme.colour(ink, 0.5))
        painter.drawEllipse(at, POINT, POINT)


class GamesChart(Plot):
    """A point for each win. A place is a number of moves to a win, and the cursor reads every game with it."""

    both_ways = True

    def __init__(self) -> None:
        super().__init__(Axes(Scale(whole=True), Scale(whole=True), MARGINS, apart=26, most=5), "Your won games")
        self.games: GamesPlot | None = None
        self._moves: list[int] = []
        """The numbers of moves, ascending."""

    def show_games(self, games: GamesPlot) -> None:
        """Draw these."""
        self.games, self.place, self.nothing = games, -1, ""
        self._moves = sorted({moves for moves, _ in games.points})
        count = len(games.points)
        self.note = f"○  {grouped(count)} {'game' if count == 1 else 'games'}"
        self.unit = f"moves until {games.target} appeared"
        self.refit()
        self.show_all()

    def show_nothing(self, reason: str) -> None:
        self.games = None
        super().show_nothing(reason)

    def fit(self) -> None:
        games = self.games
        if games is None:
            return
        moves = [*self._moves, games.mean - games.deviation, games.mean + games.deviation]
        sums = [total for _, total in games.points] + [games.least_sum]
        air = max(2.0, 0.06 * (max(moves) - min(moves)))
        span = max(4.0, (max(sums) - min(sums)) * 1.15)
        height = max(HEAD + 20.0, self.axes.area.height())
        bottom = min(sums) - 0.12 * span
        self.axes.label_top = bottom + span
        self.set_home(View(min(moves) - air, max(moves) + air, bottom, bottom + span * height / (height - HEAD)))

    # the cursor

    def places(self) -> range:
        return range(len(self._moves)) if self.games is not None else range(0)

    def place_under(self, where: QPointF) -> int:
        def far(place: int) -> float:
            return abs(self.axes.x(self._moves[place]) - where.x())

        nearest = min(self.places(), key=far, default=-1)
        return nearest if nearest >= 0 and self.axes.area.contains(where) and far(nearest) <= REACH else -1

    def span(self, place: int) -> tuple[float, float]:
        return self._moves[place] - 0.5, self._moves[place] + 0.5

    def read(self, place: int) -> Reading:
        assert self.games is not None
        moves = self._moves[place]
        sums = Counter(total for made, total in self.games.points if made == moves)
        rows = [
            (_Games(count), f"tile sum {grouped(total)}", f"{grouped(count)} {'game' if count == 1 else 'games'}")
            for total, count in sorted(sums.items(), reverse=True)
        ]
        return Reading(f"{grouped(moves)} {'move' if moves == 1 else 'moves'}", rows)

    def describe(self) -> str:
        games = self.games
        return "" if games is None else f"{len(games.points)} games, mean {games.mean:.1f} moves"

    # painting

    def paint_marks(self, painter: QPainter) -> None:
        games, axes, tokens = self.games, self.axes, theme.current()
        if games is None:
            return
        left, right = (axes.x(games.mean + side * games.deviation) for side in (-1, 1))
        band = QRectF(left, axes.area.top() + 18, right - left, axes.area.height() - 18)
        painter.fillRect(band, theme.colour(tokens.plot.measured, 0.12))
        pen = QPen(QColor(tokens.plot.lumped), 1.5)
        pen.setDashPattern([5.0, 3.0])
        painter.setPen(pen)
        y = axes.y(games.least_sum)
        painter.drawLine(QLineF(axes.area.left(), y, axes.area.right(), y))
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        words = QRectF(axes.area.left(), y + 1, axes.area.width() - 4, 15)
        painter.drawText(words, Qt.AlignmentFlag.AlignRight, f"least sum {grouped(games.least_sum)}")
        for (moves, total), count in Counter(games.points).items():
            _Games(count).paint(painter, QPointF(axes.x(moves), axes.y(total)), tokens.bg)
        spread = f" ± {games.deviation:.1f}" if len(games.points) > 1 else ""
        paint_mean(painter, axes.area, axes.x(games.mean), f"mean {games.mean:.1f}", spread)

    def paint_words(self, painter: QPainter) -> None:
        self.paint_foot(painter)


class GamesPane(PaneFrame):
    """The chart in its frame."""

    def __init__(self, messages: Messages) -> None:
        super().__init__("Your won games", messages)
        self.explain(SENTENCE, FORMULA)
        self.chart = GamesChart()
        self.set_plot(self.chart)

    @property
    def shown(self) -> GamesPlot | None:
        """What is drawn; None while there is nothing."""
        return self.chart.games

    def show_games(
        self, target: int, points: tuple[tuple[int, int], ...], mean: float, deviation: float, least_sum: int
    ) -> None:
        """Draw these games; mean and standard deviation are of their moves."""
        self.chart.show_games(GamesPlot(target, points, mean, deviation, least_sum))

    def show_nothing(self, reason: str) -> None:
        """No plot, but the reason why."""
        self.chart.show_nothing(reason)

    # export

    def picture_name(self) -> str:
        return "2048-won-games"

    def picture_size(self) -> QSize:
        return self.chart.picture_size()

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.chart.rect(), QColor(theme.current().bg))
        self.chart.draw(painter)

    def csv(self) -> str:
        rows = [f"{moves},{total}" for moves, total in self.shown.points] if self.shown else []
        return "\n".join(["moves,tile_sum", *rows, ""])
