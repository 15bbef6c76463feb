"""Won games: moves against tile sum at the win, one's own mean and spread, and those of 2048 in a bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from app.plots.axes import Axes, View
from app.plots.cursor import Reading
from app.plots.frame import PaneFrame
from app.plots.marks import paint_mean
from app.plots.plot import FOOT, Plot
from app.plots.scale import Scale
from app.services import theme
from app.services.services import Services
from app.services.wording import counted, grouped
from app.twenty48.games.players import NAMES
from core.trials import deviation, mean
from core.twenty48.bag.histogram import Benchmark
from core.twenty48.results import GameResult, Player, Rules

POINT = 3.5
REACH = 12
"""Pixels from a point from which it is read."""
ROW = 16
HEAD = 26 + ROW
"""Pixels above the highest point for the words at both means."""
MARGINS = QMarginsF(46, 2, 4, 24 + FOOT)
SENTENCE = "The moves up to each win, and the sum of all tiles then."
FORMULA = (
    "A tile of 2 or 4 comes with every move, so a sum s takes from s/4 to s/2 tiles. Green points are games that you "
    "won alone from two random tiles; the line is the mean of their moves, the band around it one standard deviation "
    "(n − 1) to each side. Grey points are other games: with advice, the program's, from set boards, or of players "
    "that were not noted. The dashed band is 2048 in a bag, to this target with this chance of a 4: the exact mean of "
    "its moves, one standard deviation to each side (938.8 ± 8.3 to 2048, with a 4 in one of ten tiles). The dashed "
    "line is the smallest sum with which that chain can end. After J. Lees-Miller, The Mathematics of 2048."
)


@dataclass(frozen=True)
class GamesPlot:
    """What is drawn: (moves, tile sum) of every game that was won to one target, and 2048 in a bag."""

    target: int
    own: tuple[tuple[int, int], ...]
    """Those that the person won alone."""
    others: tuple[tuple[int, int, str], ...]
    """The rest, each with who won it."""
    mean: float
    """Of the moves of the person's own, and their standard deviation."""
    deviation: float
    bag: Benchmark

    @property
    def points(self) -> list[tuple[int, int]]:
        """Of all games."""
        return [*self.own, *((moves, total) for moves, total, _ in self.others)]


def games_plot(target: int, won: Sequence[GameResult], bag: Benchmark) -> GamesPlot:
    """Games that were won to `target`, sorted by who won them."""
    own: list[tuple[int, int]] = []
    others: list[tuple[int, int, str]] = []
    for game in won:
        assert game.win_moves is not None and game.win_sum is not None
        if game.dealt and game.won_by is Player.PERSON:
            own.append((game.win_moves, game.win_sum))
        else:
            others.append((game.win_moves, game.win_sum, NAMES[game.won_by] if game.dealt else "from a set board"))
    moves = [m for m, _ in own]
    return GamesPlot(target, tuple(own), tuple(others), mean(moves), deviation(moves), bag)


@dataclass(frozen=True)
class _Games:
    """So many games in one place: a hollow point, a heavier one for several; green for the person's own."""

    number: int
    own: bool

    def paint_swatch(self, painter: QPainter, area: QRectF, surface: str) -> None:
        self.paint(painter, area.center(), surface)

    def paint(self, painter: QPainter, at: QPointF, surface: str) -> None:
        ink = theme.current().plot.measured if self.own else theme.current().plot.simulated
        painter.setPen(QPen(QColor(ink), 1.6))
        painter.setBrush(QColor(surface) if self.number == 1 else theme.colour(ink, 0.5))
        painter.drawEllipse(at, POINT, POINT)


class GamesChart(Plot):
    """A point for each win. A place is a number of moves to a win, and the cursor reads every game with it."""

    both_ways = True

    def __init__(self) -> None:
        super().__init__(Axes(Scale(whole=True), Scale(whole=True), MARGINS, apart=26, most=5), "Won games")
        self.games: GamesPlot | None = None
        self._moves: list[int] = []
        """The numbers of moves, ascending."""

    def show_games(self, games: GamesPlot) -> None:
        """Draw these."""
        self.games, self.place, self.nothing = games, -1, ""
        self._moves = sorted({moves for moves, _ in games.points})
        others = f", {grouped(len(games.others))} not yours alone" if games.others else ""
        self.note = f"○  {counted(len(games.own), 'game')} of yours{others}"
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
        bands = [(games.bag.mean, games.bag.deviation)] + ([(games.mean, games.deviation)] if games.own else [])
        moves = [*self._moves, *(middle + side * half for middle, half in bands for side in (-1, 1))]
        sums = [total for _, total in games.points] + [games.bag.least_sum]
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
        own = Counter((total, "you") for made, total in self.games.own if made == moves)
        others = Counter((total, who) for made, total, who in self.games.others if made == moves)
        rows = [
            (_Games(count, mine), f"tile sum {grouped(total)}, {who}", counted(count, "game"))
            for games, mine in ((own, True), (others, False))
            for (total, who), count in sorted(games.items(), reverse=True)
        ]
        return Reading(counted(moves, "move"), rows)

    def describe(self) -> str:
        games = self.games
        if games is None:
            return ""
        own = f"{counted(len(games.own), 'game')} of yours, mean {games.mean:.1f} moves; " if games.own else ""
        return f"{own}in a bag {games.bag.mean:.1f} ± {games.bag.deviation:.1f} moves"

    # painting

    def paint_marks(self, painter: QPainter) -> None:
        games, axes, tokens = self.games, self.axes, theme.current()
        if games is None:
            return
        self._paint_bag(painter, games.bag)
        if games.own:
            left, right = (axes.x(games.mean + side * games.deviation) for side in (-1, 1))
            band = QRectF(left, axes.area.top() + HEAD - 8, right - left, axes.area.height() - HEAD + 8)
            painter.fillRect(band, theme.colour(tokens.plot.measured, 0.12))
        others = Counter((moves, total) for moves, total, _ in games.others)
        for points, own in ((others, False), (Counter(games.own), True)):
            for (moves, total), count in points.items():
                _Games(count, own).paint(painter, QPointF(axes.x(moves), axes.y(total)), tokens.bg)
        if games.own:
            spread = f" ± {games.deviation:.1f}" if len(games.own) > 1 else ""
            paint_mean(painter, axes.area, axes.x(games.mean), f"your mean {games.mean:.1f}", spread)

    def _paint_bag(self, painter: QPainter, bag: Benchmark) -> None:
        """Mean and spread of the chain as a dashed band with its name, and its least sum as a dashed line."""
        axes, tokens = self.axes, theme.current()
        ink = tokens.plot.lumped
        left, right = (axes.x(bag.mean + side * bag.deviation) for side in (-1, 1))
        top = axes.area.top() + ROW + 2
        painter.fillRect(QRectF(left, top + ROW, right - left, axes.area.bottom() - top - ROW), theme.colour(ink, 0.10))
        pen = QPen(QColor(ink), 1.5)
        pen.setDashPattern([5.0, 3.0])
        painter.setPen(pen)
        y = axes.y(bag.least_sum)
        painter.drawLine(QLineF(axes.area.left(), y, axes.area.right(), y))
        for x in (left, right):
            painter.drawLine(QLineF(x, top + ROW, x, axes.area.bottom()))
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        words = QRectF(axes.area.left(), y + 1, axes.area.width() - 4, 15)
        painter.drawText(words, Qt.AlignmentFlag.AlignRight, f"least sum {grouped(bag.least_sum)}")
        name = f"in a bag {bag.mean:.1f} ± {bag.deviation:.1f}"
        wide = QFontMetricsF(theme.font(11)).horizontalAdvance(name) + 2
        start = min(max((left + right - wide) / 2, axes.area.left()), axes.area.right() - wide)
        painter.drawText(QRectF(start, top, wide, ROW), Qt.AlignmentFlag.AlignCenter, name)

    def paint_words(self, painter: QPainter) -> None:
        self.paint_foot(painter)


class GamesPane(PaneFrame):
    """The chart in its frame."""

    def __init__(self, services: Services, *, docked: bool = True) -> None:
        super().__init__("Won games", services, docked=docked)
        self.explain(SENTENCE, FORMULA)
        self._name = "2048-won-games"
        self.chart = GamesChart()
        self.set_plot(self.chart)

    @property
    def shown(self) -> GamesPlot | None:
        """What is drawn; None while there is nothing."""
        return self.chart.games

    def show_games(self, rules: Rules, won: Sequence[GameResult], bag: Benchmark) -> None:
        """Draw games that were won by these rules, next to 2048 in a bag to the same target."""
        target = 1 << rules.target
        self._name = f"2048-won-games-{rules.size}x{rules.size}-{target}"
        self.chart.show_games(games_plot(target, won, bag))

    def show_nothing(self, reason: str) -> None:
        """No plot, but the reason why."""
        self.chart.show_nothing(reason)

    # export

    def picture_name(self) -> str:
        return self._name

    def picture_size(self) -> QSize:
        return self.chart.picture_size()

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.chart.rect(), QColor(theme.current().bg))
        self.chart.draw(painter)

    def csv(self) -> str:
        games = self.shown
        rows: list[str] = []
        if games is not None:
            rows += [f"{moves},{total},you" for moves, total in games.own]
            rows += [f"{moves},{total},{who}" for moves, total, who in games.others]
        return "\n".join(["moves,tile_sum,player", *rows, ""])
