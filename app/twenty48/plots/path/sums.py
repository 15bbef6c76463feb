"""A game's tile sum over that of the bag's ideal: above it more fours came than were to be expected, below it fewer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.base.language.wording import grouped, written
from app.base.language.words import tr
from app.base.theme import theme
from app.plots.charts.plot import FOOT
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.cursor import Mark, Reading
from app.plots.drawing.marks import Form
from app.plots.drawing.scale import Scale
from app.twenty48.board.words import direction
from app.twenty48.plots.path import wording
from app.twenty48.plots.path.chart import SUM
from app.twenty48.plots.path.line import GameMark, MistakeMark, PathPlot, game_pen
from app.widgets.explained import Sentence, Told
from core.explain.twenty48 import bag_states
from core.twenty48.bag.split import GamePath

MARGINS = QMarginsF(46, 30, 14, 24 + FOOT)
AIR = 0.12
"""Of the height, above and below everything."""
LEAST_SPAN = 8.0
ROW = 15


class SumChart(PathPlot):
    """Draws the tile sums of a `GamePath`, less the ideal's."""

    def __init__(self) -> None:
        scale = Scale(lambda over: grouped(over).replace("-", "−"), whole=True)
        axes = Axes(Scale(whole=True), scale, MARGINS, apart=26, most=5)
        super().__init__(axes, tr("Tile sum over the bag's ideal"))

    def height_of(self, path: GamePath, place: int) -> float:
        return path.sum_over(place)

    def words_here(self, path: GamePath, place: int) -> str:
        return tr("move {number}, {over}", number=grouped(place), over=_signed(path.sum_over(place)))

    def told_here(self, path: GamePath, place: int) -> Told:
        return wording.told_at(path, place)[SUM]._replace(text=_signed(path.sum_over(place)))

    def note_of(self, path: GamePath) -> Sentence:
        worked = bag_states.NEW_TILE.at(four=path.four)
        words = tr("the bag, {sum:g} a move, ± one standard deviation", sum=float(worked.number))
        return Sentence(f"╌ {words}", (Told(tr("a new tile"), written(float(worked.number), "g"), worked),))

    def fit(self) -> None:
        path = self.path
        spread = path.sum_deviation(path.moves)
        ends = [path.sum_over(place) for place in range(len(path.points))] + [-spread, spread]
        low, high = min(ends), max(ends)
        air = max(AIR * (high - low), (LEAST_SPAN - high + low) / 2)
        self.axes.label_top = high + air
        self.set_home(View(0, max(1, path.moves), low - air, high + air))

    def read(self, place: int) -> Reading:
        path = self.path
        point = path.points[place]
        tiles = place + 2
        ideal = f"{written(path.expected_sum(place), '.1f')} ± {written(path.sum_deviation(place), '.1f')}"
        rows: list[tuple[Mark, str, str]] = [
            (GameMark(), tr("tile sum"), grouped(point.tile_sum)),
            (Form.LONG_DASH, tr("the bag's ideal"), ideal),
            (GameMark(), tr("fours, {expected:.1f} expected", expected=path.four * tiles), grouped(point.fours)),
        ]
        rows += [(MistakeMark(), tr("a mistake"), direction(move)) for at, _, move in self.mistakes if at == place]
        over = _signed(path.sum_over(place))
        return Reading(tr("after %n moves: {over}", one="after %n move: {over}", n=place, over=over), rows)

    def told(self, place: int) -> Sequence[Told]:
        return wording.told_at(self.path, place)[SUM:]

    # painting

    def paint_kept_marks(self, painter: QPainter) -> None:
        path = self.path
        axes, places = self.axes, self.drawn_places(path)
        ink = theme.current().plot.lumped
        band = [[QPointF(axes.x(at), axes.y(side * path.sum_deviation(at))) for at in places] for side in (-1, 1)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(ink, 0.08))
        painter.drawPolygon(QPolygonF([*band[0], *reversed(band[1])]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = [QPointF(axes.x(at), axes.y(0.0)) for at in (0, path.moves)]
        for points, width in ((band[0], 1.0), (middle, 1.6), (band[1], 1.0)):
            pen = QPen(QColor(ink), width)
            pen.setDashPattern([5.0, 3.0])
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(points))
        painter.setPen(game_pen())
        painter.drawPolyline(QPolygonF([QPointF(axes.x(at), axes.y(path.sum_over(at))) for at in places]))

    def paint_words(self, painter: QPainter) -> None:
        path = self.path
        self._paint_names(painter)
        self.paint_mistakes(painter, path)
        self.paint_here(painter, path)

    def _paint_names(self, painter: QPainter) -> None:
        """What it means to be above the ideal, and below."""
        area = self.axes.area
        painter.setFont(theme.font(11))
        painter.setPen(QColor(theme.current().text2))
        for top, text in (
            (area.top() + 2, tr("more fours than expected")),
            (area.bottom() - ROW - 2, tr("fewer fours")),
        ):
            painter.drawText(QRectF(area.left() + 6, top, area.width(), ROW), Qt.AlignmentFlag.AlignVCenter, text)


def _signed(over: float) -> str:
    return wording.signed(round(10 * over)).replace(" ", "")
