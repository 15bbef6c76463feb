"""Chart of won 2048 games: moves against tile sum at the win, under a histogram of the moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.base.language.wording import format_integer, format_number, semicolons
from app.base.language.words import tr
from app.base.theme import theme
from app.plots.charts.plot import FOOT, Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.caption import CENTRE, RIGHT, Caption, width_of
from app.plots.drawing.cursor import CursorReading
from app.plots.drawing.placed_marks import DASHES, Band, MeanRule, PlotMark, Rule, Stroke, pixels
from app.plots.drawing.scale import Scale
from app.twenty48.games.players import NAMES
from app.twenty48.plots.games.points import GamesPlot
from app.twenty48.plots.path import wording
from app.widgets.explained_figures import NamedFigure
from core.base.trials import histogram
from core.explain.twenty48 import bag, bag_states, boards, life
from core.twenty48.results import PlayerKind

POINT = 3.5
REACH = 12
"""Distance in pixels from a point within which the cursor reads it."""
ROW = 16
HEAD = 26 + ROW
"""Height in pixels above the highest point for the labels of both means."""
STRIP, GAP = 34, 6
"""Height of the histogram between labels and points, and of the gap below it, in pixels."""
ROOMY = 190
"""Height in pixels of a plot below which the histogram is left out."""
BINS = 30
MARGINS = QMarginsF(46, 2, 4, 24 + FOOT)
BAG = Stroke("lumped", dashes=DASHES)
"""Stroke of the lines that show the bag chain."""


@dataclass(frozen=True)
class GameDot:
    """Mark of the games at one point: hollow for one, filled for several, green for the user's own."""

    number: int
    own: bool

    def paint_swatch(self, painter: QPainter, area: QRectF, surface: str) -> None:
        self.paint(painter, area.center(), surface)

    def paint(self, painter: QPainter, at: QPointF, surface: str) -> None:
        ink = theme.current().plot.measured if self.own else theme.current().plot.simulated
        painter.setPen(QPen(QColor(ink), 1.6))
        painter.setBrush(QColor(surface) if self.number == 1 else theme.colour(ink, 0.5))
        painter.drawEllipse(at, POINT, POINT)


class WonGamesPlot(Plot):
    """Plot with a point for each won game; its places are numbers of moves, each read with all its games."""

    both_ways = waits = True
    games: GamesPlot
    numbers: Sequence[int]
    """Numbers of moves of the games, ascending."""

    def locate_place(self, place: int) -> float:
        """Return the position of a place on the axis."""
        return self.numbers[place]

    def places(self) -> range:
        return range(0 if self.is_empty else len(self.numbers))

    def place_under(self, where: QPointF) -> int:
        def far(place: int) -> float:
            return abs(self.axes.x(self.locate_place(place)) - where.x())

        nearest = min(self.places(), key=far, default=-1)
        return nearest if nearest >= 0 and self.axes.area.contains(where) and far(nearest) <= REACH else -1

    def span(self, place: int) -> tuple[float, float]:
        return self.locate_place(place) - 0.5, self.locate_place(place) + 0.5


class GamesChart(WonGamesPlot):
    """Chart of the moves of won games against the tile sum at the win."""

    def __init__(self) -> None:
        super().__init__(Axes(Scale(whole=True), Scale(whole=True), MARGINS, apart=26, most=5), tr("Won games"))

    def show_games(self, games: GamesPlot) -> None:
        """Show the games of a plot."""
        self.games = games
        self.numbers = sorted({moves for moves, _ in games.points})
        self.note = f"○  {of_yours(len(games.own), len(games.others))}"
        self.unit = tr("moves until {target} appeared", target=games.target)
        self.show_data(anew=True)

    def fit(self) -> None:
        games = self.games
        bands = [(games.bag.mean, games.bag.deviation)] + ([(games.mean, games.deviation)] if games.own else [])
        moves = [*self.numbers, *(middle + side * half for middle, half in bands for side in (-1, 1))]
        sums = [total for _, total in games.points] + [games.bag.least_sum]
        air = max(2.0, 0.06 * (max(moves) - min(moves)))
        span = max(4.0, (max(sums) - min(sums)) * 1.15)
        head = HEAD + strip_height(self.axes)
        height = max(head + 20.0, self.axes.area.height())
        bottom = min(sums) - 0.12 * span
        self.axes.label_top = bottom + span
        self.set_home(View(min(moves) - air, max(moves) + air, bottom, bottom + span * height / (height - head)))

    # cursor

    def read(self, place: int) -> CursorReading:
        moves = self.numbers[place]
        own = Counter((total, NAMES[PlayerKind.PERSON]) for made, total in self.games.own if made == moves)
        others = Counter((total, who) for made, total, who in self.games.others if made == moves)
        rows = [
            (
                GameDot(count, mine),
                tr("tile sum {sum}, {player}", sum=format_integer(total), player=who),
                tr("%n games", one="%n game", n=count),
            )
            for games, mine in ((own, True), (others, False))
            for (total, who), count in sorted(games.items(), reverse=True)
        ]
        return CursorReading(tr("%n moves", one="%n move", n=moves), rows)

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        games = self.games
        moves, in_bag = self.numbers[place], games.bag
        worked = boards.OVER.bind(moves=moves, mean=in_bag.mean, deviation=in_bag.deviation)
        return (
            NamedFigure(tr("over the bag's mean"), wording.format_signed(round(10 * (moves - in_bag.mean))), worked),
        )

    def describe(self) -> str:
        games = self.games
        own = tr(
            "%n games of yours, mean {mean:.1f} moves",
            one="%n game of yours, mean {mean:.1f} moves",
            n=len(games.own),
            mean=games.mean,
        )
        in_bag = tr("in a bag {mean:.1f} ± {deviation:.1f} moves", mean=games.bag.mean, deviation=games.bag.deviation)
        return semicolons((own, in_bag)) if games.own else in_bag

    # painting

    def marks(self) -> Iterable[PlotMark]:
        """Yield the chain's mean and spread as a dashed band, its least sum as a dashed line, and the games."""
        games, in_bag, head = self.games, self.games.bag, 2 * ROW + 2
        edges = in_bag.mean - in_bag.deviation, in_bag.mean + in_bag.deviation
        yield Band("lumped", 0.10, *edges, head=head)
        yield Rule(BAG, y=in_bag.least_sum)
        yield from (Rule(BAG, x=edge, head=head) for edge in edges)
        if games.own:
            yield Band("measured", 0.12, games.mean - games.deviation, games.mean + games.deviation, head=HEAD - 8)
        yield GamesStrip([moves for moves, _ in games.own], [moves for moves, _, _ in games.others])
        yield GameDots([(moves, total) for moves, total, _ in games.others], own=False)
        yield GameDots(games.own, own=True)

    def signs(self) -> Iterable[PlotMark]:
        games = self.games
        if games.own:
            moves = [made for made, _ in games.own]
            mean, spread = format_number(games.mean, ".1f"), format_number(games.deviation, ".1f")
            told = [NamedFigure(tr("your mean moves"), mean, boards.WON_MEAN.bind(m=moves))]
            if len(moves) > 1:
                told.append(NamedFigure(tr("standard deviation of your moves"), spread, life.SPREAD.bind(x=moves)))
            words = tr("your mean {mean:.1f}", mean=games.mean), f" ± {spread}" if len(moves) > 1 else ""
            yield MeanRule(games.mean, *words, told)

    def captions(self) -> Sequence[Caption]:
        """Return the captions of the bag's band and of the line of its least sum."""
        games, axes, area, of_bag = self.games, self.axes, self.axes.area, self.games.bag
        mean, deviation = of_chain(games)
        name = tr("in a bag {mean:.1f} ± {deviation:.1f}", mean=of_bag.mean, deviation=of_bag.deviation)
        left, right = (axes.x(of_bag.mean + side * of_bag.deviation) for side in (-1, 1))
        wide = width_of(name) + 2
        start = min(max((left + right - wide) / 2, area.left()), area.right() - wide)
        found = []
        if right >= area.left() and left <= area.right():
            line = QRectF(start, area.top() + ROW + 2, wide, ROW)
            found.append(Caption(name, line, (mean, deviation), CENTRE))
        y, least = axes.y(of_bag.least_sum), format_integer(of_bag.least_sum)
        if area.top() <= y <= area.bottom():
            figure = NamedFigure(tr("least sum"), least, bag_states.least_sum(games.target, of_bag.four))
            # below the line, unless a low plot has no room between it and the axis
            line = QRectF(area.left(), y + 1 if y + 16 <= area.bottom() else y - 16, area.width() - 4, 15)
            found.append(Caption(tr("least sum {sum}", sum=least), line, (figure,), RIGHT))
        return found


def of_chain(games: GamesPlot) -> tuple[NamedFigure, NamedFigure]:
    """Return the mean and standard deviation of the moves in a bag as figures."""
    mean, deviation = bag.held_against(games.target, games.bag)
    return (
        NamedFigure(tr("mean moves in a bag"), format_number(games.bag.mean, ".1f"), mean),
        NamedFigure(tr("standard deviation in a bag"), format_number(games.bag.deviation, ".1f"), deviation),
    )


def of_yours(own: int, others: int) -> str:
    """Return how many games are the user's own, and how many are not, as text."""
    if not others:
        return tr("%n games of yours", one="%n game of yours", n=own)
    return tr(
        "%n games of yours, others: {others}",
        one="%n game of yours, others: {others}",
        n=own,
        others=format_integer(others),
    )


def strip_height(axes: Axes) -> float:
    """Return the height in pixels of the histogram with its gap, 0 if the plot is too low for it."""
    return STRIP + GAP if axes.area.height() >= ROOMY else 0.0


@dataclass(frozen=True)
class GamesStrip(PlotMark):
    """Histogram of numbers of moves less `shift`: the user's games below, the others stacked on them."""

    own: Sequence[int]
    others: Sequence[int]
    shift: float = 0.0

    def paint(self, painter: QPainter, axes: Axes) -> None:
        bins = histogram([*self.own, *self.others], BINS)
        if not bins or not strip_height(axes):
            return
        tokens = theme.current()
        base, most = axes.area.top() + HEAD + STRIP, max(one.trials for one in bins)
        painter.setPen(Qt.PenStyle.NoPen)
        for one in bins:
            left, right = (axes.x(edge - 0.5 - self.shift) for edge in (one.low, one.high))
            inset, bottom = min(1.0, (right - left) / 8), base
            for figures, ink in ((self.own, tokens.plot.measured), (self.others, tokens.plot.simulated)):
                count = sum(one.low <= figure < one.high for figure in figures)
                height = STRIP * count / most
                box = QRectF(left + inset, bottom - height, right - left - 2 * inset, height)
                painter.fillRect(box, theme.colour(ink, 0.7))
                bottom -= height
        painter.setPen(QPen(QColor(tokens.outline), 1))
        painter.drawLine(QLineF(axes.area.left(), base, axes.area.right(), base))


@dataclass(frozen=True)
class GameDots(PlotMark):
    """Marks of all points at which there are games."""

    games: Sequence[tuple[float, float]]
    own: bool

    def paint(self, painter: QPainter, axes: Axes) -> None:
        for at, count in Counter(self.games).items():
            GameDot(count, self.own).paint(painter, pixels(axes, [at])[0], theme.current().bg)
