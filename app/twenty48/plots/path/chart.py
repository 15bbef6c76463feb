"""A game's moves as they were expected after each move: the bag's mean, with luck, and with geometry over that."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.plots.axes import Axes, View
from app.plots.cursor import Mark, Reading
from app.plots.marks import Form, paint_line, paint_pill, pill_body
from app.plots.plot import FOOT
from app.plots.scale import Scale
from app.services import theme
from app.services.wording import counted, grouped
from app.twenty48.plots.kept_plot import KeptPlot
from app.twenty48.plots.path import wording
from core.twenty48.bag.split import GamePath

MARGINS = QMarginsF(46, 30, 104, 24 + FOOT)
"""At the right stand luck and geometry, over it the pill."""
AIR = 0.08
"""Of the height, above and below everything."""
LEAST_SPAN = 4.0
"""Moves that the axis shows at least."""
POINTS_A_PIXEL = 2
BRACE, WORDS, LINE = 8, 90, 15
"""Pixels of a brace at the right, and of the words beside it."""
ROW = 13
"""Of the words at a tile on the way."""
SHADE = 0.16
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class GameMark:
    """The line of the game itself."""

    def paint_swatch(self, painter: QPainter, area: QRectF, _surface: str) -> None:
        painter.setPen(_pen(theme.current().text))
        painter.drawLine(QLineF(area.left(), area.center().y(), area.right(), area.center().y()))


class GeometryMark:
    """What lies between the game and its bag."""

    def paint_swatch(self, painter: QPainter, area: QRectF, _surface: str) -> None:
        painter.fillRect(QRectF(area.center().x() - 7, area.center().y() - 5, 14, 10), _shade())


class TileMark:
    """A figure of the tiles, which is not drawn."""

    def paint_swatch(self, painter: QPainter, area: QRectF, surface: str) -> None:
        """Nothing."""


class PathChart(KeptPlot):
    """Draws a `GamePath`. A place is a number of moves; `here` is the one on the board."""

    def __init__(self) -> None:
        super().__init__(Axes(Scale(whole=True), Scale(), MARGINS, apart=26, most=5), "The game as a path")
        self.path: GamePath | None = None
        self.here = 0
        self.mistakes: Sequence[tuple[int, float, str]] = ()
        self.setMinimumSize(260, 110)

    # what is shown

    def show_path(self, path: GamePath, here: int, mistakes: Sequence[tuple[int, float, str]] = ()) -> None:
        """Draw this path, of a game that stands at the move `here`: `mistakes` by number, weight and move."""
        again = self.path is not None and not self.nothing and self.path.target == path.target
        mistakes = [one for one in mistakes if one[0] <= path.moves]
        if (path, here, mistakes) == (self.path, self.here, self.mistakes) and again:
            return
        self.path, self.here, self.mistakes, self.nothing = path, min(here, path.moves), mistakes, ""
        self.unit = "moves made"
        self.note = f"╌ in a bag {wording.tenths(round(10 * path.expected))} ± {path.deviation:.1f}"
        self.refit()
        if not again:
            self.show_all()

    def show_nothing(self, reason: str) -> None:
        self.path = None
        super().show_nothing(reason)

    def fit(self) -> None:
        path = self.path
        if path is None:
            return
        with_luck = [path.expected + point.luck for point in path.points]
        ends = [path.expected - path.deviation, path.expected + path.deviation, *with_luck]
        ends += [one + point.geometry for one, point in zip(with_luck, path.points, strict=True)]
        low, high = min(ends), max(ends)
        air = max(AIR * (high - low), (LEAST_SPAN - high + low) / 2)
        # over the marks are two lines of words: the tiles on the way
        pixels = max(6.0 * ROW, self.axes.area.height())
        span = (high - low + 2 * air) * pixels / (pixels - 2 * ROW)
        self.axes.label_top = high
        self.set_home(View(0, max(path.moves, path.forecast), low - air, low - air + span))

    # the cursor

    def places(self) -> range:
        return range(len(self.path.points)) if self.path is not None else range(0)

    def read(self, place: int) -> Reading:
        path = self.path
        assert path is not None
        point = path.points[place]
        found = wording.shown_at(path, place)
        rows: list[tuple[Mark, str, str]] = [
            (GameMark(), "moves expected", wording.tenths(found.moves)),
            (Form.LINE, "luck", wording.signed(found.luck)),
            (GeometryMark(), "geometry", wording.signed(found.geometry)),
            (TileMark(), f"tile sum, expected {path.expected_sum(place):.1f}", grouped(point.tile_sum)),
        ]
        here = [one for one in path.milestones if one.moves == place]
        made = f", {grouped(1 << here[-1].exponent)} is made" if here else ""
        rows += [(MistakeMark(), "a mistake", move.capitalize()) for at, _, move in self.mistakes if at == place]
        return Reading(f"after {counted(place, 'move')}{made}", rows)

    def describe(self) -> str:
        return "" if self.path is None else wording.split(self.path)

    # painting

    def paint_kept_marks(self, painter: QPainter) -> None:
        path = self.path
        if path is None:
            return
        self._paint_bag(painter, path)
        game, bag = self._lines(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_shade())
        painter.drawPolygon(QPolygonF([*game, *reversed(bag)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(theme.current().text))
        painter.drawPolyline(QPolygonF(game))
        # above: the game is seen where it is no longer with its bag
        paint_line(painter, Form.LINE, bag, theme.current().bg, 0.8)

    def paint_marks(self, painter: QPainter) -> None:
        """Only what depends on the cursor, which has a card."""

    def _lines(self, path: GamePath) -> tuple[list[QPointF], list[QPointF]]:
        """The game, and the bag with its tiles; of more points than can be told apart evenly chosen ones."""
        axes = self.axes
        stride = max(1, int(1 / (POINTS_A_PIXEL * max(axes.step, 1e-9))))
        places = [*range(0, path.moves, stride), path.moves]
        bag = [path.expected + path.points[place].luck for place in places]
        game = [one + path.points[place].geometry for one, place in zip(bag, places, strict=True)]
        return (
            [QPointF(axes.x(place), axes.y(one)) for place, one in zip(places, game, strict=True)],
            [QPointF(axes.x(place), axes.y(one)) for place, one in zip(places, bag, strict=True)],
        )

    def _paint_bag(self, painter: QPainter, path: GamePath) -> None:
        """Mean and spread of the chain, dashed."""
        axes, ink = self.axes, theme.current().plot.lumped
        low, middle, high = (axes.y(path.expected + side * path.deviation) for side in (-1, 0, 1))
        band = QRectF(axes.area.left(), high, axes.area.width(), low - high)
        painter.fillRect(band, theme.colour(ink, 0.08))
        for y, width in ((low, 1.0), (middle, 1.6), (high, 1.0)):
            pen = QPen(QColor(ink), width)
            pen.setDashPattern([5.0, 3.0])
            painter.setPen(pen)
            painter.drawLine(QLineF(axes.area.left(), y, axes.area.right(), y))

    def paint_words(self, painter: QPainter) -> None:
        path = self.path
        if path is None:
            return
        self.paint_foot(painter)
        self._paint_tiles(painter, path)
        self._paint_mistakes(painter, path)
        self._paint_parts(painter, path)
        self._paint_here(painter, path)

    def _paint_parts(self, painter: QPainter, path: GamePath) -> None:
        """What luck and geometry come to, at the right, each at its brace."""
        tokens, axes, found = theme.current(), self.axes, wording.shown(path)
        if not self.is_home:
            return
        ends = path.expected, path.expected + path.luck, path.forecast
        middle, bag, game = (axes.y(end) for end in ends)
        labels = [
            (middle, bag, tokens.plot.exact, f"{wording.signed(found.luck)} luck"),
            (bag, game, tokens.text, f"{wording.signed(found.geometry)} geometry"),
        ]
        x = axes.area.right() + BRACE
        tops = _apart([(start + end) / 2 - LINE / 2 for start, end, _, _ in labels], axes.area, up=game <= middle)
        painter.setFont(theme.font(11, 600))
        for (start, end, ink, text), top in zip(labels, tops, strict=True):
            painter.setPen(QPen(QColor(ink), 2.5))
            painter.drawLine(QLineF(x, start, x, end))
            painter.setPen(QColor(tokens.text))
            painter.drawText(QRectF(x + 6, top, WORDS, LINE), MIDDLE, text)

    def _paint_tiles(self, painter: QPainter, path: GamePath) -> None:
        """The tiles on the way, where they were made, with the moves that each came later than in the bag."""
        axes = self.axes
        free = axes.area.right() + BRACE
        for milestone in reversed(path.milestones[: -1 if path.won else None]):
            x, words = axes.x(milestone.moves), (grouped(1 << milestone.exponent), f"+{milestone.geometry}")
            wide = max(painter.fontMetrics().horizontalAdvance(word) for word in words) + 4
            if x > axes.area.right() or x + wide / 2 > free or x - wide / 2 < axes.area.left():
                continue
            free = x - wide / 2
            for row, (word, weight) in enumerate(zip(words, (400, 600), strict=True)):
                painter.setFont(theme.font(11, weight))
                painter.setPen(QColor(theme.current().text2))
                box = QRectF(x - wide / 2, axes.area.top() + row * ROW, wide, ROW)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word)

    def _paint_mistakes(self, painter: QPainter, path: GamePath) -> None:
        """A triangle over the game at each, the heavier the larger."""
        axes = self.axes
        for place, weight, _ in self.mistakes:
            x, point = axes.x(place), path.points[place]
            if axes.area.left() <= x <= axes.area.right():
                tip = axes.y(path.expected + point.luck + point.geometry) - 5
                paint_triangle(painter, QPointF(x, tip), 3.5 + 3.5 * weight)

    def _paint_here(self, painter: QPainter, path: GamePath) -> None:
        """The ink pill at the board, or the sign of the win at the end of the game."""
        tokens, axes = theme.current(), self.axes
        place = self.here
        x = axes.x(place)
        if not axes.area.left() - 1 <= x <= axes.area.right() + 1:
            return
        point = path.points[place]
        y = axes.y(path.expected + point.luck + point.geometry)
        won = path.won and place == path.moves
        found = wording.shown_at(path, place).moves
        text = (
            f"won, {counted(path.moves, 'move')}" if won else f"move {grouped(place)}, {wording.tenths(found)} expected"
        )
        tip = QPointF(x, 34)
        painter.setPen(QPen(QColor(tokens.text), 1.2))
        painter.drawLine(QLineF(x, 20, x, axes.area.bottom()))
        paint_pill(painter, text, tip, pill_body(text, tip, 0, self.width() - 1), stem=False)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.ok if won else tokens.text))
        if won:
            painter.drawRoundedRect(QRectF(x - 5, y - 5, 10, 10), 2, 2)
        else:
            painter.drawEllipse(QPointF(x, y), 4, 4)


class MistakeMark:
    """One of the costliest moves."""

    def paint_swatch(self, painter: QPainter, area: QRectF, _surface: str) -> None:
        paint_triangle(painter, QPointF(area.center().x(), area.center().y() + 5), 5)


def paint_triangle(painter: QPainter, tip: QPointF, half: float) -> None:
    """Hollow, on its tip, from which it reaches so far to both sides."""
    tokens = theme.current()
    painter.setPen(QPen(QColor(tokens.text), 1.4))
    painter.setBrush(QColor(tokens.bg))
    corners = QPointF(0, 0), QPointF(-half, -1.7 * half), QPointF(half, -1.7 * half)
    painter.drawPolygon(QPolygonF([tip + corner for corner in corners]))


def _pen(ink: str) -> QPen:
    pen = QPen(QColor(ink), 1.5)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _shade() -> QColor:
    return theme.colour(theme.current().text, SHADE)


def _apart(tops: Sequence[float], area: QRectF, *, up: bool) -> list[float]:
    """The tops of two lines of words as near as possible to where they belong, the second above the first or below."""
    first, second = tops
    if abs(first - second) < LINE:
        middle = (first + second) / 2
        first, second = (middle + LINE / 2, middle - LINE / 2) if up else (middle - LINE / 2, middle + LINE / 2)
    shift = max(0.0, area.top() - min(first, second)) - max(0.0, max(first, second) + LINE - area.bottom())
    return [first + shift, second + shift]
