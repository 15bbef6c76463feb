"""Chart of the chance of each tile: solid bars if exact, hatched ones with an interval if sampled."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.base.language.sample_shares import sampled_interval, sampled_percent
from app.base.language.wording import fixed_percent, label_value, semicolons
from app.base.language.words import tr
from app.base.theme import theme
from app.plots.charts.plot import Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.cursor import CursorReading
from app.plots.drawing.marks import hatch
from app.plots.drawing.scale import PercentScale, Scale
from app.twenty48.board.motion import Sprite
from app.twenty48.board.tiles import TileGrid, paint_tile
from core.twenty48.outcomes.chances import Chances, TileChance
from core.twenty48.shape import BoardShape

TILE, BAR = 34, 16
"""Largest size of a tile, and height of the bar beside it, in pixels."""
WORDS = 112
"""Width in pixels of the figures on the right."""
MARGINS = QMarginsF(TILE + 14, 4, WORDS, 24)
TWO_LINES = 34
"""Height of a row below which figures take one line, and a number replaces the tile."""
SHARE = 64
"""Width in pixels of the figure before its interval in a low row."""
IN_ONE_LINE = QMarginsF(TILE + 14, 4, WORDS + SHARE, 24)
CAP = 5
"""Half the length of the caps of an interval, in pixels."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ChancesChart(Plot):
    """Chart with a row for each tile, the smallest on top; its places are the rows."""

    card, band, flat = False, False, True
    smallest = 0.02

    def __init__(self) -> None:
        super().__init__(Axes(PercentScale(), Scale(), MARGINS, wide=56), tr("Chances of large tiles"))
        self.chances = Chances(())
        self.made = 0
        """Exponent of the largest tile on the board."""
        self.setMinimumSize(260, 96)

    def show_chances(self, chances: Chances, made: int) -> None:
        """Show the chances of a board whose largest tile is 2^`made`."""
        self.chances, self.made = chances, made
        self.show_data()

    def show_nothing(self, reason: str) -> None:
        self.chances = Chances(())
        super().show_nothing(reason)

    @property
    def is_low(self) -> bool:
        """Whether the rows are too low for two lines."""
        room = self.height() - MARGINS.top() - MARGINS.bottom()
        return bool(room < TWO_LINES * len(self.chances.tiles))

    def fit(self) -> None:
        self.axes.margins = IN_ONE_LINE if self.is_low else MARGINS
        self.axes.fit(QSizeF(self.size()))
        self.set_home(View(0, 1, 0, 1))

    def places(self) -> range:
        return range(len(self.chances.tiles))

    def span(self, _place: int) -> tuple[float, float]:
        return 0.0, 1.0

    def place_under(self, where: QPointF) -> int:
        rows = [place for place, area in enumerate(self._areas()) if area.top() <= where.y() < area.bottom()]
        return rows[0] if rows else -1

    def read(self, place: int) -> CursorReading:
        one = self.chances.tiles[place]
        if one.exponent <= self.made:
            return CursorReading(tr("{tile} is already made", tile=str(one.tile)))
        if self.chances.is_exact:
            return CursorReading(label_value(str(one.tile), fixed_percent(one.share, 6)))
        share, low, high = self._format_sample(one)
        return CursorReading(
            tr(
                "{tile}: {share} of %n games of the program, 95 % interval {low} to {high}",
                one="{tile}: {share} of %n game of the program, 95 % interval {low} to {high}",
                n=self.chances.games,
                tile=str(one.tile),
                share=share,
                low=low,
                high=high,
            )
        )

    def describe(self) -> str:
        return semicolons(self.read(place).title for place in self.places())

    # painting

    def _areas(self) -> list[QRectF]:
        """Return the rectangles of the rows over the whole width."""
        area = self.axes.area
        high = area.height() / max(1, len(self.chances.tiles))
        return [QRectF(0, area.top() + place * high, self.width(), high) for place in self.places()]

    def paint_back(self, painter: QPainter) -> None:
        tokens, axes = theme.current(), self.axes
        axes.paint_places(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(QPen(QColor(tokens.grid if tokens.dark else tokens.border), 1))
        for place, _ in axes.places():
            x = round(axes.x(place))
            painter.drawLine(QLineF(x, axes.area.top(), x, axes.area.bottom()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint_marks(self, painter: QPainter) -> None:
        """Paint the bars only; tiles and figures stand beside them."""
        axes = self.axes
        painter.save()
        painter.setClipRect(axes.area, Qt.ClipOperation.IntersectClip)
        for one, area in zip(self.chances.tiles, self._areas(), strict=True):
            self._paint_bar(painter, one, area.center().y())
        painter.restore()

    def _paint_bar(self, painter: QPainter, one: TileChance, y: float) -> None:
        axes, tokens = self.axes, theme.current()
        exact = self.chances.is_exact or one.exponent <= self.made
        shape = QPainterPath()
        left = axes.x(0)
        high = min(BAR, axes.area.height() / len(self.chances.tiles) - 3)
        shape.addRoundedRect(QRectF(left, y - high / 2, max(1.0, axes.x(one.share) - left), high), 2.5, 2.5)
        if exact:
            painter.fillPath(shape, theme.colour(tokens.plot.exact, 0.78))
            return
        hatch(painter, shape, tokens.plot.simulated)
        painter.setPen(QPen(QColor(tokens.plot.simulated), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
        first, last = axes.x(one.low), axes.x(one.high)
        ends = [QLineF(x, y - CAP, x, y + CAP) for x in (first, last)]
        for ink, width in ((tokens.bg, 4.0), (tokens.text, 1.6)):
            painter.setPen(QPen(QColor(ink), width))
            painter.drawLines([QLineF(first, y, last, y), *ends])

    def paint_words(self, painter: QPainter) -> None:
        paint_row = self._paint_low_row if self.is_low else self._paint_row
        for place, (one, area) in enumerate(zip(self.chances.tiles, self._areas(), strict=True)):
            paint_row(painter, one, area, theme.current().accent if place == self.place else theme.current().text)

    def _paint_row(self, painter: QPainter, one: TileChance, area: QRectF, ink: str) -> None:
        """Paint the tile left of its bar, and on the right the figure above its interval."""
        y, right = area.center().y(), self.axes.area.right() + 12
        side = min(TILE, area.height() - 4)
        # a grid of one cell; its rim is not painted
        grid = TileGrid(BoardShape(1, 1), 0, y - side / 2, round(side), 0)
        paint_tile(painter, grid, Sprite(one.exponent, 0.0, 0.0))
        figure, note = self._words(one)
        painter.setFont(theme.font(13, 600))
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(right, y - (16 if note else 9), WORDS, 18), LEFT, figure)
        painter.setFont(theme.font(11))
        painter.setPen(QColor(theme.current().text2))
        painter.drawText(QRectF(right, y + 1, WORDS, 15), LEFT, note)

    def _paint_low_row(self, painter: QPainter, one: TileChance, area: QRectF, ink: str) -> None:
        """Paint the tile's number and its figures in one line."""
        figure, note = self._words(one)
        right = self.axes.area.right() + 12
        painter.setPen(QColor(ink))
        painter.setFont(theme.font(11, 600))
        painter.drawText(QRectF(0, area.top(), TILE, area.height()), LEFT, str(one.tile))
        painter.drawText(QRectF(right, area.top(), SHARE, area.height()), LEFT, figure)
        painter.setFont(theme.font(11))
        painter.setPen(QColor(theme.current().text2))
        painter.drawText(QRectF(right + SHARE, area.top(), WORDS, area.height()), LEFT, note)

    def _words(self, one: TileChance) -> tuple[str, str]:
        if one.exponent <= self.made:
            return tr("made", context="a tile"), ""
        if self.chances.is_exact:
            return fixed_percent(one.share, 2), ""
        share, low, high = self._format_sample(one)
        return share, tr("{low} to {high}", low=low, high=high)

    def _format_sample(self, one: TileChance) -> tuple[str, str, str]:
        """Return a share of games and both ends of its interval, as texts."""
        made, games = self.chances.count_games_with(one), self.chances.games
        return sampled_percent(made, games), *sampled_interval(made, games)
