"""Chart of a 2048 game's tile sum less the bag's expectation, which shows fours in excess."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QPainter

from app.base.language.wording import format_integer, format_number
from app.base.language.words import tr
from app.plots.charts.plot import FOOT
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.caption import Caption
from app.plots.drawing.cursor import CursorReading, SwatchPainter
from app.plots.drawing.marks import Form
from app.plots.drawing.placed_marks import DASHES, Area, Curve, PlotMark, Stroke
from app.plots.drawing.scale import Scale
from app.twenty48.board.words import direction
from app.twenty48.plots.path import wording
from app.twenty48.plots.path.chart import SUM
from app.twenty48.plots.path.line import GAME, MistakeMark, PathPlot
from app.widgets.explained_figures import NamedFigure, figure_text
from core.base.text.figure_text import join_texts
from core.explain.twenty48 import bag_states
from core.twenty48.bag.game_path import GamePath

MARGINS = QMarginsF(46, 30, 14, 24 + FOOT)
AIR = 0.12
"""Margin above and below the curves, as a share of their height."""
LEAST_SPAN = 8.0
ROW = 15


class SumChart(PathPlot):
    """Chart of the tile sums of a `GamePath`, less the expected ones."""

    def __init__(self) -> None:
        scale = Scale(lambda over: format_integer(over).replace("-", "−"), whole=True)
        axes = Axes(Scale(whole=True), scale, MARGINS, apart=26, most=5)
        super().__init__(axes, tr("Tile sum less its expected value"))

    def height_of(self, path: GamePath, place: int) -> float:
        return path.sum_over(place)

    def words_here(self, path: GamePath, place: int) -> str:
        return tr("move {number}, {over}", number=format_integer(place), over=_format_signed(path.sum_over(place)))

    def told_here(self, path: GamePath, place: int) -> NamedFigure:
        return wording.told_at(path, place)[SUM]._replace(text=_format_signed(path.sum_over(place)))

    def note_of(self, path: GamePath) -> str:
        worked = bag_states.NEW_TILE.bind(four=path.four)
        new_tile = figure_text(tr("a new tile"), format_number(float(worked.number), "g"), worked)
        return join_texts("", ("╌ ", tr("the bag, {sum} a move, ± one standard deviation", sum=new_tile)))

    def fit(self) -> None:
        path = self.path
        spread = path.sum_deviation(path.moves)
        ends = [path.sum_over(place) for place in range(len(path.points))] + [-spread, spread]
        low, high = min(ends), max(ends)
        air = max(AIR * (high - low), (LEAST_SPAN - high + low) / 2)
        self.axes.label_top = high + air
        self.set_home(View(0, max(1, path.moves), low - air, high + air))

    def read(self, place: int) -> CursorReading:
        path = self.path
        point = path.points[place]
        tiles = place + 2
        ideal = f"{format_number(path.expected_sum(place), '.1f')} ± {format_number(path.sum_deviation(place), '.1f')}"
        rows: list[tuple[SwatchPainter, str, str]] = [
            (GAME, tr("tile sum"), format_integer(point.tile_sum)),
            (Form.LONG_DASH, tr("expected value"), ideal),
            (GAME, tr("fours, {expected:.1f} expected", expected=path.four * tiles), format_integer(point.fours)),
        ]
        rows += [(MistakeMark(), tr("a mistake"), direction(move)) for at, _, move in self.mistakes if at == place]
        over = _format_signed(path.sum_over(place))
        return CursorReading(tr("after %n moves: {over}", one="after %n move: {over}", n=place, over=over), rows)

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        return wording.told_at(self.path, place)[SUM:]

    # painting

    def kept_marks(self) -> Iterable[PlotMark]:
        path, places = self.path, self.drawn_places(self.path)
        low, high = ([(at, side * path.sum_deviation(at)) for at in places] for side in (-1, 1))
        yield Area(low, "lumped", 0.08, high)
        for points, width in ((low, 1.0), ([(0, 0.0), (path.moves, 0.0)], 1.6), (high, 1.0)):
            yield Curve(points, Stroke("lumped", width, DASHES))
        yield Curve([(at, path.sum_over(at)) for at in places], GAME)

    def paint_words(self, painter: QPainter) -> None:
        # labels that say what being above or below the expectation means
        area = self.axes.area
        above = QRectF(area.left() + 6, area.top() + 2, area.width(), ROW)
        Caption(tr("more fours than expected"), above).paint(painter)
        Caption(tr("fewer fours"), above.translated(0, area.height() - ROW - 4)).paint(painter)
        self.paint_mistakes(painter, self.path)
        super().paint_words(painter)


def _format_signed(over: float) -> str:
    return wording.format_signed(round(10 * over)).replace(" ", "")
