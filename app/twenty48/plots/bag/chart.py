"""Chart of the number of moves to win in the bag.

Bars are exact, dashes the binomial mixture, whole or by winning sum, circles simulated games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QLineF, QMarginsF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from app.base.language.sample_shares import sampled_percent
from app.base.language.wording import clauses, format_integer
from app.base.language.words import tr
from app.base.theme import theme
from app.plots.charts.chart import DECADES, EDGE
from app.plots.charts.plot import FOOT, Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.caption import CENTRE, LEFT, Caption, width_of
from app.plots.drawing.cursor import FigureRow, SwatchPainter, card_height
from app.plots.drawing.marks import (
    SHADES,
    Form,
    UnmarkedLine,
)
from app.plots.drawing.numbers import decimals, mark_approximate, percent
from app.plots.drawing.placed_marks import (
    Area,
    Band,
    Bar,
    Bars,
    Curve,
    HeadPill,
    Markers,
    PlotMark,
    Point,
    pixels,
)
from app.plots.drawing.scale import PercentScale, Scale
from app.widgets.explained_figures import FigureRect, NamedFigure, figure_number, figure_text
from app.widgets.painting import paint_rounded_rect
from core.explain import plot_figures as plotted
from core.explain.twenty48 import bag, bag_states
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.histogram import BagBin, BagPlot, WinningSum
from core.twenty48.bag.path import BagPath

EXACT, MIXTURE, SUMS, GAMES = "exact", "mixture", "sums", "games"
FORMS: Mapping[str, SwatchPainter] = {
    EXACT: Form.BARS, MIXTURE: UnmarkedLine(Form.SHORT_DASH), SUMS: Form.LAYERS, GAMES: Form.CIRCLES,
}  # fmt: skip
ALL = (EXACT, MIXTURE, SUMS, GAMES)
MARGINS = QMarginsF(44, 0, 4, 24 + FOOT)
MEAN_ROOM, PILL_ROOM = 22, 24
"""Height in pixels above the bars for the label of the mean, and for the pill of a followed game."""
POINT_ROOM = 4
BAR = 0.76
"""Share of a bin's width that its bar takes."""
HIGHLIGHT = 0.45
"""Opacity of the highlight over the bar at the cursor."""
LEAST_LABEL = 13
"""Least height in pixels of a layer that has room for its label."""


class MoveChart(Plot):
    """Chart of a `BagPlot` and of the expected end of a followed game; its places are the bins."""

    waits = True
    plot: BagPlot

    def __init__(self) -> None:
        super().__init__(Axes(Scale(whole=True), PercentScale(), MARGINS), tr("Moves to win"), log=DECADES)
        self.axes.far_left = True
        self.path: BagPath | None = None
        self._shown = set(ALL)
        self.setMinimumSize(220, 90)

    # content

    def show_distribution(self, plot: BagPlot) -> None:
        """Show another distribution."""
        self.plot, self.path = plot, None
        target, self.note = str(1 << plot.target), ""
        self.unit = (
            tr("moves until {target} appears, {width} per bar", target=target, width=plot.width)
            if plot.width > 1
            else tr("moves until {target} appears", target=target)
        )
        self.show_data(anew=True)

    def show_nothing(self, reason: str) -> None:
        self.path = None
        super().show_nothing(reason)

    def follow(self, path: BagPath | None) -> None:
        """Mark the expected end of a game with this path, or remove the mark."""
        if path != self.path:
            self.path, self.note = path, "" if path is None else describe_path(path, self.plot.chain)
            self.refit()

    def show_parts(self, parts: Sequence[str]) -> None:
        """Show only these parts, a selection of `ALL`."""
        self._shown = set(parts)
        self.refit()

    def set_log(self, log: bool) -> None:
        """Switch between a logarithmic axis, which also shows the tails, and a linear one; bins differ."""
        self.place = -1
        super().set_log(log)

    @property
    def bins(self) -> Sequence[BagBin]:
        """Bins of the present axis, logarithmic or linear."""
        return self.plot.far if self.log else self.plot.bins

    @property
    def pill(self) -> str:
        """Text of the pill about the followed game; "" without one."""
        path = self.path
        if path is None:
            return ""
        return tr("this game's bag {moves}", moves=_end(path))

    @property
    def forecast_side(self) -> int:
        """Side of the visible range on which the followed game is expected to end: -1 left, 1 right, 0 within it."""
        if self.path is None:
            return 0
        left, right, _, _ = self.axes.view
        return (self.path.forecast > right) - (self.path.forecast < left)

    def fit(self) -> None:
        bins, axes = self.bins, self.axes
        axes.margins.setTop(MEAN_ROOM + (PILL_ROOM if self.path is not None else 0))
        axes.fit(self.size().toSizeF())
        highest = max(max(self._heights(one)) for one in bins) or 1.0
        pixels = max(20.0, axes.area.height())
        axes.label_top = axes.up.locate_value(1.0) if self.log else highest
        # no rounding up of the axis: a chart beside the board has no pixel to spare
        top = axes.label_top * pixels / max(pixels / 2, pixels - POINT_ROOM)
        self.set_home(View(bins[0].low - EDGE, bins[-1].high - 1 + EDGE, 0, top))

    def _heights(self, one: BagBin) -> list[float]:
        mixture = bool(self._shown & {MIXTURE, SUMS})
        return [one.exact * (EXACT in self._shown), one.mixture * mixture, one.simulated * (GAMES in self._shown)]

    # cursor

    def places(self) -> range:
        return range(0 if self.is_empty else len(self.bins))

    def span(self, place: int) -> tuple[float, float]:
        return self.bins[place].low - 0.5, self.bins[place].high - 0.5

    def walk(self, step: int) -> None:
        if self.place < 0:
            self.point(max(self.places(), key=lambda place: self.bins[place].exact))
        else:
            super().walk(step)

    def place_name(self, place: int) -> str:
        one = self.bins[place]
        if one.high == one.low + 1:
            return tr("%n moves", one="%n move", n=one.low)
        return tr("{low} to {high} moves", low=format_integer(one.low), high=format_integer(one.high - 1))

    def reading_rows(self, place: int) -> Sequence[FigureRow]:
        plot, one = self.plot, self.bins[place]
        rows, simulated = list[FigureRow](), list[FigureRow]()
        if EXACT in self._shown:
            work = partial(plotted.law, plot.law.exact, one.low, one.high) if one.exact else None
            rows.append(FigureRow(Form.BARS, tr("exact"), percent(one.exact), work))
        if self._shown & {MIXTURE, SUMS}:
            work = partial(plotted.MIXTURE.bind, part=one.parts) if one.mixture else None
            mixture = f"≈ {percent(one.mixture)}"
            rows.append(FigureRow(FORMS[MIXTURE], tr("binomial mixture"), mixture, work, exact=False))
        if GAMES in self._shown:
            count = round(one.simulated * plot.games)
            name, share = tr("{games} simulated", games=format_integer(count)), sampled_percent(count, plot.games)
            work = partial(plotted.part, plot.games, count) if one.simulated else None
            simulated.append(FigureRow(Form.CIRCLES, name, share, work, exact=False, called=tr("simulated")))
        sums = [
            FigureRow(Form.LAYERS, tr("won at {sum}", sum=sum_name(part)), f"≈ {percent(share)}")
            for part, share in zip(plot.sums, one.parts, strict=True)
        ]
        whole = [*rows, *sums, *simulated]
        fits = SUMS in self._shown and card_height(len(whole)) + 4 <= self.axes.area.height()
        return whole if fits else [*rows, *simulated]

    def describe(self) -> str:
        mean, deviation = self.plot.mean, self.plot.deviation
        said = tr("mean {mean:.4f}, standard deviation {deviation:.4f}", mean=mean, deviation=deviation)
        return clauses((said, self.pill))

    # painting

    def marks(self) -> Iterable[PlotMark]:
        """Return a second bar over the one at the cursor, to highlight it."""
        if self.place >= 0 and EXACT in self._shown:
            bar = self._bar(self.bins[self.place])
            if self.log:
                yield Bars([bar._replace(current=True)], "exact", dots=True)
            else:
                yield Band("exact", HIGHLIGHT, bar.left, bar.right, 0, bar.value)

    def kept_marks(self) -> Iterable[PlotMark]:
        if EXACT in self._shown:
            yield Bars([self._bar(one) for one in self.bins], "exact", dots=self.log)
        if SUMS in self._shown:
            yield from self._sums(len(self.plot.sums))
        if MIXTURE in self._shown:
            yield self._line([(one.centre, one.mixture) for one in self.bins])
        if GAMES in self._shown:
            yield Markers([(one.centre, one.simulated) for one in self.bins if one.simulated], Form.CIRCLES)

    def paint_kept_marks(self, painter: QPainter) -> None:
        super().paint_kept_marks(painter)
        for label in self._labels():
            paint_rounded_rect(painter, label.area, theme.colour(theme.current().bg, 0.82), None, 4)
            label.paint(painter)

    def _line(self, points: Sequence[Point], scale: float = 1.0) -> PlotMark:
        """Return a line of the mixture, without points below the range of a logarithmic axis."""
        above = [point for point in points if not self.log or self.axes.up.locate_value(point[1]) > 0]
        return Curve(above, Form.SHORT_DASH, scale)

    def _bar(self, one: BagBin) -> Bar:
        half = BAR * (one.high - one.low) / 2
        return Bar(one.centre - half, one.centre + half, one.exact)

    def _layers(self, parts: int) -> Iterator[tuple[list[Point], list[Point]]]:
        """Yield the lower and the upper edge of each part of the mixture.

        Parts are stacked; on a logarithmic axis, where heights do not add up, all begin at 0.
        """
        below = [0.0] * len(self.bins)
        for index in range(parts):
            above = [low + bin_.parts[index] for low, bin_ in zip(below, self.bins, strict=True)]
            lower = [(bin_.centre, share) for bin_, share in zip(self.bins, below, strict=True)]
            yield lower, [(bin_.centre, share) for bin_, share in zip(self.bins, above, strict=True)]
            below = below if self.log else above

    def _sums(self, parts: int) -> Iterable[PlotMark]:
        """Yield the marks of the parts of the mixture, each a shaded area under a dashed line."""
        for index, (lower, upper) in enumerate(self._layers(parts)):
            if not self.log:
                yield Area(upper, "binomial", SHADES[index % 2], lower)
            if self.log or index < parts - 1:
                yield self._line(upper, 0.7)

    def _labels(self) -> Sequence[Caption]:
        """Return the labels of the winning sums, each where its part is highest, without overlaps."""
        if SUMS not in self._shown:
            return ()
        captions: list[Caption] = []
        for part, edges in zip(self.plot.sums, self._layers(len(self.plot.sums)), strict=True):
            lower, upper = (pixels(self.axes, edge) for edge in edges)
            widest = max(range(len(lower)), key=lambda k: lower[k].y() - upper[k].y())
            if lower[widest].y() - upper[widest].y() < LEAST_LABEL:
                continue
            middle = upper[widest] if self.log else (lower[widest] + upper[widest]) * 0.5
            text, total = sum_name(part), format_integer(part.total)
            wide = width_of(text, 10, 600) + 8
            box = QRectF(middle.x() - wide / 2, middle.y() - LEAST_LABEL / 2, wide, LEAST_LABEL)
            if not any(box.intersects(other.area) for other in captions):
                worked = bag_states.winning(self.plot.chain, part.total, more=part.more)
                figure = NamedFigure(tr("won at {sum}", sum=text), total, worked)
                captions.append(Caption(text, box, (figure,), CENTRE, 10, 600, "text"))
        return captions

    def figures(self) -> Sequence[FigureRect]:
        area = self.axes.area
        labels = [label for label in self._labels() if self.is_home or not label.cut(area)]
        return [*super().figures(), *(place for label in labels for place in label.places())]

    def paint_words(self, painter: QPainter) -> None:
        self._paint_mean(painter, self.plot)
        super().paint_words(painter)

    def _paint_mean(self, painter: QPainter, plot: BagPlot) -> None:
        area, x = self.axes.area, self.axes.x(plot.mean)
        if area.left() <= x <= area.right():
            painter.setPen(QPen(QColor(theme.current().text), 1.5))
            painter.drawLine(QLineF(x, area.top() - MEAN_ROOM + 2, x, area.top()))

    def captions(self) -> Sequence[Caption]:
        """Return the captions of mean and standard deviation."""
        plot, area = self.plot, self.axes.area
        if not area.left() <= self.axes.x(plot.mean) <= area.right():
            return ()
        mean, spread = decimals(plot.mean), decimals(plot.deviation)
        words = tr("mean {mean}", mean=mean), f", {tr('sd {spread}', spread=spread)}"
        bold, plain = width_of(words[0], 12, 600), width_of(words[1], 12)
        start, top = self._find_words_start(self.axes.x(plot.mean), bold + plain), area.top() - MEAN_ROOM
        deviation = bag.deviation(1 << plot.target, plot.chain.four, plot.deviation * plot.deviation)
        return (
            Caption(
                words[0],
                QRectF(start, top, bold + 2, 16),
                (NamedFigure("mean moves", mean, bag.mean(plot.chain)),),
                LEFT,
                12,
                600,
                "text",
            ),
            Caption(
                words[1],
                QRectF(start + bold, top, plain + 2, 16),
                (NamedFigure("standard deviation", spread, deviation),),
                LEFT,
                12,
            ),
        )

    def _find_words_start(self, x: float, wide: float) -> float:
        """Return the left end of the mean's label, on a side of `x` where it does not cover a game's stem."""
        stem = x if self.path is None else self.axes.x(self.path.forecast)
        if stem <= x and x + 8 + wide <= self.width():
            return x + 8
        return max(0.0, (stem if x - 8 - wide <= stem <= x else x) - 8 - wide)

    def signs(self) -> Iterable[PlotMark]:
        """Yield the pill of the game; an arrow replaces its stem if the game ends outside the view."""
        if self.path is not None:
            left, right, _, _ = self.axes.view
            text = (self.pill, f"{self.pill} →", f"← {self.pill}")[self.forecast_side]
            place = min(max(self.path.forecast, left), right)
            yield HeadPill(place, text, (told_end(self.path),), stem=not self.forecast_side)


def told_end(path: BagPath) -> NamedFigure:
    """Return the moves after which a game's bag makes the target, as a figure for painted text."""
    if path.won:
        tiles = len(path.states) - 1
        worked = bag_states.BAG_END.bind(first=path.moves - tiles, tiles=tiles)
    else:
        worked = bag_states.FORECAST.bind(moves=path.moves, left=path.remaining)
    return NamedFigure(tr("moves in the bag"), _end(path), worked)


def _end(path: BagPath) -> str:
    """Return the number of moves after which a game's bag makes the target, or is expected to."""
    return mark_approximate(
        format_integer(path.moves) if path.won else decimals(path.forecast, 1), exact=path.exact_start
    )


def sum_name(part: WinningSum) -> str:
    """Return the name of a part of the mixture."""
    return tr("{sum} or more", sum=format_integer(part.total)) if part.more else format_integer(part.total)


def describe_path(path: BagPath, chain: BagChain) -> str:
    """Return what the chain predicts or found for a game, in a few words."""
    end, own = told_end(path), path.own_moves
    moves = figure_number(end.name, path.moves, end.worked)
    if path.won and own is None:
        return tr(
            "its tiles won in a bag after %n moves, the game itself has not",
            one="its tiles won in a bag after %n move, the game itself has not",
            n=moves,
        )
    if own is not None:
        return tr(
            "its tiles won in a bag after %n moves, the game itself after {own}",
            one="its tiles won in a bag after %n move, the game itself after {own}",
            n=moves,
            own=format_integer(own),
        )
    exact, worked = path.exact_start, bag_states.derive_moves_left(chain, path.state)
    left = figure_text(
        tr("moves to go"), mark_approximate(decimals(path.remaining, 1), exact=exact), worked, exact=exact
    )
    return tr("this game has {moves} moves to go in a bag", moves=left)
