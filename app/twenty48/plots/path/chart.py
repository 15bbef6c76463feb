"""Chart of the moves that a game was expected to take after each: bag mean, luck, and geometry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLineF, QMarginsF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from app.base.language.wording import format_integer, format_number
from app.base.language.words import tr
from app.base.theme import theme
from app.plots.charts.plot import FOOT
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.caption import CENTRE, Caption, width_of
from app.plots.drawing.cursor import CursorReading, SwatchPainter
from app.plots.drawing.marks import Form
from app.plots.drawing.placed_marks import DASHES, Area, Band, Curve, PlotMark, Rule, Stroke
from app.plots.drawing.scale import Scale
from app.twenty48.board.words import direction
from app.twenty48.plots.path import wording
from app.twenty48.plots.path.line import GAME, MistakeMark, PathPlot
from app.widgets.explained_figures import NamedFigure, figure_text
from core.base.text.figure_text import join_texts
from core.explain.twenty48 import bag, twenty48
from core.twenty48.bag.game_path import GamePath

LEFT, HEAD, BOTTOM = 46, 30, 24 + FOOT
"""Margins in pixels: the pill is above the plot, luck and geometry at its right."""
AIR = 0.08
"""Margin above and below the curves, as a share of their height."""
LEAST_SPAN = 4.0
"""Least number of moves that the axis spans."""
BRACE, WORDS, LINE = 8, 90, 15
"""Gap before a brace at the right, least width of its label, and height of a line, in pixels."""
ROW = 13
"""Height in pixels of a line in the labels of intermediate tiles."""
SHADE = 0.16
SUM = 4
"""Index of the tile sum among the figures of a path."""


class GeometryMark:
    """Mark of geometry, the area between the game and its bag."""

    def paint_swatch(self, painter: QPainter, area: QRectF, _surface: str) -> None:
        box = QRectF(area.center().x() - 7, area.center().y() - 5, 14, 10)
        painter.fillRect(box, theme.colour(theme.current().text, SHADE))


class TileMark:
    """Empty mark for figures that are not drawn."""

    def paint_swatch(self, painter: QPainter, area: QRectF, surface: str) -> None:
        """Draw nothing."""


class PathChart(PathPlot):
    """Chart of the expected moves along a `GamePath`."""

    def __init__(self) -> None:
        margins = QMarginsF(LEFT, HEAD, BRACE + 6 + WORDS, BOTTOM)
        super().__init__(Axes(Scale(whole=True), Scale(), margins, apart=26, most=5), tr("The game as a path"))

    def height_of(self, path: GamePath, place: int) -> float:
        point = path.points[place]
        return path.expected + point.luck + point.geometry

    def words_here(self, path: GamePath, place: int) -> str:
        expected = wording.tenths(wording.shown_at(path, place).moves)
        return tr("move {number}, {moves} expected", number=format_integer(place), moves=expected)

    def told_here(self, path: GamePath, place: int) -> NamedFigure:
        return wording.told_at(path, place)[0]

    def note_of(self, path: GamePath) -> str:
        expected, of_bag = wording.tenths(round(10 * path.expected)), wording.explain_path(path)[1].worked
        mean = figure_text(tr("mean moves in a bag"), expected, of_bag)
        worked = bag.deviation(1 << path.target, path.four, path.deviation * path.deviation)
        deviation = figure_text(tr("standard deviation in a bag"), format_number(path.deviation, ".1f"), worked)
        return join_texts("", ("╌ ", tr("in a bag {mean} ± {deviation}", mean=mean, deviation=deviation)))

    def fit(self) -> None:
        path = self.path
        bold = QFontMetricsF(theme.font(11, 600))
        words = max(bold.horizontalAdvance(text) for text in _parts(path))
        self.axes.margins.setRight(BRACE + 6 + max(WORDS, words + 2))
        self.axes.fit(self.size().toSizeF())
        with_luck = [path.expected + point.luck for point in path.points]
        ends = [path.expected - path.deviation, path.expected + path.deviation, *with_luck]
        ends += [one + point.geometry for one, point in zip(with_luck, path.points, strict=True)]
        low, high = min(ends), max(ends)
        air = max(AIR * (high - low), (LEAST_SPAN - high + low) / 2)
        # leaves room above the curves for the two lines of labels of intermediate tiles
        pixels = max(6.0 * ROW, self.axes.area.height())
        span = (high - low + 2 * air) * pixels / (pixels - 2 * ROW)
        self.axes.label_top = high
        self.set_home(View(0, max(path.moves, path.forecast), low - air, low - air + span))

    # cursor

    def read(self, place: int) -> CursorReading:
        path = self.path
        point = path.points[place]
        found = wording.shown_at(path, place)
        rows: list[tuple[SwatchPainter, str, str]] = [
            (GAME, tr("moves expected"), wording.tenths(found.moves)),
            (Form.LINE, tr("luck"), wording.format_signed(found.luck)),
            (GeometryMark(), tr("geometry"), wording.format_signed(found.geometry)),
            (
                TileMark(),
                tr("tile sum, expected {expected:.1f}", expected=path.expected_sum(place)),
                format_integer(point.tile_sum),
            ),
        ]
        here = [one for one in path.milestones if one.moves == place]
        rows += [(MistakeMark(), tr("a mistake"), direction(move)) for at, _, move in self.mistakes if at == place]
        if not here:
            return CursorReading(tr("after %n moves", one="after %n move", n=place), rows)
        tile = str(1 << here[-1].exponent)
        made = tr("after %n moves, {tile} is made", one="after %n move, {tile} is made", n=place, tile=tile)
        return CursorReading(made, rows)

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        return wording.told_at(self.path, place)[:SUM]

    # painting

    def kept_marks(self) -> Iterable[PlotMark]:
        """Yield the chain's mean and spread, dashed, with the game and the bag with its tiles over them."""
        path, places = self.path, self.drawn_places(self.path)
        low, middle, high = (path.expected + side * path.deviation for side in (-1, 0, 1))
        yield Band("lumped", 0.08, low=low, high=high)
        for value, width in ((low, 1.0), (middle, 1.6), (high, 1.0)):
            yield Rule(Stroke("lumped", width, DASHES), y=value)
        game = [(place, self.height_of(path, place)) for place in places]
        of_bag = [(place, path.expected + path.points[place].luck) for place in places]
        yield Area(game, "text", SHADE, of_bag)
        yield Curve(game, GAME)
        # drawn last: the game shows only where it differs from its bag
        yield Curve(of_bag, Form.LINE, 0.8)

    def paint_words(self, painter: QPainter) -> None:
        self.paint_mistakes(painter, self.path)
        self._paint_braces(painter, self.path)
        super().paint_words(painter)

    def _braces(self, path: GamePath) -> Sequence[tuple[float, float, str]]:
        """Return the ends of the braces of luck and geometry, with their colours."""
        middle, lucky, game = map(self.axes.y, (path.expected, path.expected + path.luck, path.forecast))
        tokens = theme.current()
        return (middle, lucky, tokens.plot.exact), (lucky, game, tokens.text)

    def _paint_braces(self, painter: QPainter, path: GamePath) -> None:
        x = self.axes.area.right() + BRACE
        for start, end, ink in self._braces(path) if self.is_home else ():
            painter.setPen(QPen(QColor(ink), 2.5))
            painter.drawLine(QLineF(x, start, x, end))

    def captions(self) -> Sequence[Caption]:
        path = self.path
        return [*self._part_words(path), *self._tile_words(path)]

    def _part_words(self, path: GamePath) -> Sequence[Caption]:
        """Return the captions of luck and geometry at the right, each beside its brace."""
        if not self.is_home:
            return ()
        area, braces = self.axes.area, self._braces(path)
        x, up = area.right() + BRACE, braces[1][1] <= braces[0][0]
        tops = _separate_lines([(start + end) / 2 - LINE / 2 for start, end, _ in braces], area, up=up)
        figures = wording.explain_path(path)[2:SUM]
        return [
            Caption(text, QRectF(x + 6, top, self.width() - x - 6, LINE), (figure,), weight=600, ink="text")
            for text, top, figure in zip(_parts(path), tops, figures, strict=True)
        ]

    def _tile_words(self, path: GamePath) -> Sequence[Caption]:
        """Return the captions of intermediate tiles, each with the moves it came later than in the bag."""
        axes, captions = self.axes, list[Caption]()
        free = axes.area.right() + BRACE
        for milestone in reversed(path.milestones[: -1 if path.won else None]):
            x, tile, late = axes.x(milestone.moves), str(1 << milestone.exponent), f"+{milestone.geometry}"
            wide = max(width_of(tile), width_of(late, weight=600)) + 4
            if x > axes.area.right() or x + wide / 2 > free or x - wide / 2 < axes.area.left():
                continue
            free = x - wide / 2
            box = QRectF(x - wide / 2, axes.area.top(), wide, ROW)
            worked = twenty48.GEOMETRY.bind(bag=milestone.bag_moves, moves=milestone.moves)
            figure = NamedFigure(tr("geometry of {tile}", tile=tile), late, worked)
            captions.append(Caption(tile, box, (), CENTRE))
            captions.append(Caption(late, box.translated(0, ROW), (figure,), CENTRE, weight=600))
        return captions


def _parts(path: GamePath) -> tuple[str, str]:
    """Return luck and geometry as the labels at the right."""
    parts = wording.round_move_parts(path)
    luck, geometry = wording.format_signed(parts.luck), wording.format_signed(parts.geometry)
    return tr("{luck} luck", luck=luck), tr("{geometry} geometry", geometry=geometry)


def _separate_lines(tops: Sequence[float], area: QRectF, *, up: bool) -> list[float]:
    """Return the tops of two lines of text, moved apart if they would overlap.

    With `up` the second is above the first.
    """
    first, second = tops
    if abs(first - second) < LINE:
        middle = (first + second) / 2
        first, second = (middle + LINE / 2, middle - LINE / 2) if up else (middle - LINE / 2, middle + LINE / 2)
    shift = max(0.0, area.top() - min(first, second)) - max(0.0, max(first, second) + LINE - area.bottom())
    return [first + shift, second + shift]
