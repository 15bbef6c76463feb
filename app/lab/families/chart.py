"""Chart of solution lengths by number of boxes: solid points are counted, hollow ones computed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.theme import theme
from app.lab.families.model import BoxCountRow
from app.plots.charts.plot import Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.caption import CENTRE, Caption, width_of
from app.plots.drawing.cursor import CursorReading
from app.plots.drawing.marks import PILL, paint_pill, pill_body
from app.plots.drawing.placed_marks import Curve, Dots, HeadPill, PlotMark, Rule, Stroke, pixels
from app.plots.drawing.scale import LogScale, Scale
from app.plots.panes.pane import PlotPane
from app.widgets.explained_figures import NamedFigure
from core.base.words import phrase
from core.explain.sokoban import families
from core.sokoban.families.corridor import Corridor

MOVES, PUSHES = "lumped", "exact"
"""Colours of moves and pushes."""
MARGINS = QMarginsF(46, 0, 14, 24)
LEAST = 10
"""Value at the foot of the logarithmic axis."""
ROOM = 1.5
"""Upper end of the axis as a multiple of the greatest length, which leaves room for the pill."""
POINT, PEN = 4.0, 1.6
"""Half the size of a mark, and the line width of a hollow one, in pixels."""
DASHES = [5.0, 3.5]
ANY = (phrase("moves M(n)"), phrase("pushes P(n)"))
CLASSICAL = (phrase("moves M(n) − 11"), phrase("pushes P(n) − 3"))


class LengthsPlot(Plot):
    """Chart of solution lengths: circles for moves, squares for pushes, dashes for the closed form.

    A pill marks the chosen corridor.
    """

    card = False
    own_click = True

    def __init__(self) -> None:
        axes = Axes(Scale(whole=True), LogScale(LEAST), MARGINS, wide=30)
        super().__init__(axes, tr("Length of the shortest solution"))
        self.rows: Sequence[BoxCountRow] = ()
        self.boxes = 0

    def show_rows(self, rows: Sequence[BoxCountRow], boxes: int) -> None:
        """Draw these rows and mark the corridor with `boxes` boxes."""
        self.rows, self.boxes = rows, boxes
        self.refit()

    def fit(self) -> None:
        most = max(max(row.length.moves if row.length else 0, row.own[0] if row.own else 0) for row in self.rows)
        top = self.axes.up.locate_value(most * ROOM)
        pixels = max(80.0, self.axes.area.height())
        self.axes.label_top = top
        self.set_home(View(self.rows[0].boxes - 0.5, self.rows[-1].boxes + 0.5, 0, top * pixels / (pixels - PILL - 22)))

    def places(self) -> range:
        return range(self.rows[0].boxes, self.rows[-1].boxes + 1) if self.rows else range(0)

    def read(self, place: int) -> CursorReading:
        row = self._row(place)
        if row.length is None:
            return CursorReading(tr("n = {boxes}: no solution", boxes=place))
        moves, pushes = (format_integer(figure) for figure in row.length)
        told = tr(
            "n = {boxes}: {moves} moves, {pushes} pushes, {counted}",
            boxes=place,
            moves=moves,
            pushes=pushes,
            counted=row.count_status,
        )
        if row.own is not None:
            own_moves, own_pushes = (format_integer(figure) for figure in row.own)
            told = tr(
                "{told}; your solution: {moves} moves, {pushes} pushes", told=told, moves=own_moves, pushes=own_pushes
            )
        return CursorReading(told)

    def describe(self) -> str:
        return self.read(self.boxes).title if self.rows else ""

    def _row(self, boxes: int) -> BoxCountRow:
        return self.rows[boxes - self.rows[0].boxes]

    def marks(self) -> Iterable[PlotMark]:
        yield Rule(Stroke("text", 1), x=self.boxes, head=PILL)
        for series, ink in enumerate((MOVES, PUSHES)):
            closed = [(row.boxes, row.closed[series]) for row in self.rows if row.closed is not None]
            yield Curve(closed, Stroke(ink, 1.4, DASHES))
        for row in self.rows:
            if row.length is not None:
                moves, pushes = ([(row.boxes, length)] for length in row.length)
                yield Dots(moves, MOVES, POINT, "" if row.moves_counted else "bg")
                yield Dots(pushes, PUSHES, POINT - 0.5, "" if row.pushes_counted else "bg", square=True)
            yield OwnLengths(row)

    def _locate_length(self, boxes: int, length: float) -> QPointF:
        return QPointF(self.axes.x(boxes), self.axes.y(length))

    def paint_words(self, painter: QPainter) -> None:
        area, row = self.axes.area, self._row(self.boxes)
        if row.own is not None and area.left() <= self.axes.x(self.boxes) <= area.right():
            self._paint_own_pill(painter, self._locate_length(row.boxes, row.own[0]), row.own[0])
        super().paint_words(painter)

    def signs(self) -> Iterable[PlotMark]:
        area = self.axes.area
        sides = area.left(), area.right() + MARGINS.right()
        yield HeadPill(self.boxes, f"n = {self.boxes}", inside=sides, stem=False)

    def captions(self) -> Sequence[Caption]:
        """Return the names of both curves, and the lengths of the chosen corridor."""
        if not self.is_home or not self.rows:
            return ()
        texts, last, third_last, row = [], self.rows[-1], self.rows[-3], self._row(self.boxes)
        if last.length is not None and third_last.length is not None:
            # rows without a solution tell the classical form, whose lengths are named otherwise
            moves, pushes = map(translate, CLASSICAL if any(row.length is None for row in self.rows) else ANY)
            texts.append(self._words(moves, self._locate_length(last.boxes, last.length.moves), above=True))
            # a label further to the left does not cover the line
            texts.append(
                self._words(pushes, self._locate_length(third_last.boxes, third_last.length.pushes), above=False)
            )
        if row.own is None and last.boxes - self.boxes > 3 and row.length is not None:
            for figure, at, above in zip(self.list_figures_at(self.boxes), row.length, (True, False), strict=False):
                texts.append(self._words(figure.text, self._locate_length(row.boxes, at), figure, above=above))
        return texts

    def _paint_own_pill(self, painter: QPainter, at: QPointF, moves: int) -> None:
        """Paint the pill of the player's own moves beside their point, at the side where there is room."""
        text, area = tr("your solution: %n moves", one="your solution: %n move", n=moves), self.axes.area
        body = pill_body(text, at)
        right = at.x() + 12 + body.width() <= area.right() + MARGINS.right()
        body.moveLeft(at.x() + 12 if right else at.x() - 12 - body.width())
        body.moveTop(max(area.top() + PILL + 4, at.y() - body.height() - 4))
        paint_pill(painter, text, at, body, stem=False)

    def _words(self, text: str, at: QPointF, *told: NamedFigure, above: bool) -> Caption:
        """Return a caption at the upper left of a point or at its lower right, within the plot."""
        width = width_of(text, weight=600) + 2
        left = at.x() - 8 - width if above else at.x() + 8
        left = max(self.axes.area.left(), min(left, self.axes.area.right() + MARGINS.right() - width))
        box = QRectF(left, at.y() + (-20 if above else 7), width, 15)
        return Caption(text, box, told, CENTRE, weight=600, ink="text")


@dataclass(frozen=True)
class OwnLengths(PlotMark):
    """Diamonds at the player's own numbers of moves and pushes."""

    row: BoxCountRow

    def paint(self, painter: QPainter, axes: Axes) -> None:
        painter.setPen(QPen(QColor(theme.current().text), PEN))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        side = POINT + 3
        corners = [QPointF(0, -side), QPointF(side, 0), QPointF(0, side), QPointF(-side, 0)]
        for at in pixels(axes, [(self.row.boxes, own) for own in self.row.own or ()]):
            painter.drawPolygon(QPolygonF([at + corner for corner in corners]))


class LengthsPane(PlotPane):
    """Pane with the chart of solution lengths, and the export of its numbers."""

    plot: LengthsPlot
    _corridor: Corridor | None = None

    def __init__(self, services: Services, below: QWidget) -> None:
        super().__init__(tr("Length of the shortest solution"), services, LengthsPlot(), below=below, docked=False)
        marks = (tr("● counted"), tr("○ recurrence only"), tr("- - closed form"), tr("◇ your solution"))
        self.foot.set(words="   ".join(marks), unit=tr("boxes n"))
        self.plot.sheets = self._sheets

    def show_lengths(self, rows: Sequence[BoxCountRow], corridor: Corridor) -> None:
        """Draw these rows and mark the chosen corridor."""
        self._corridor = corridor
        self.plot.show_rows(rows, corridor.boxes)

    def _sheets(self, boxes: int) -> Sequence[NamedFigure]:
        return () if self._corridor is None else list_answer_figures(replace(self._corridor, boxes=boxes))

    def picture_name(self) -> str:
        one, name = self._corridor, "fibonacci-corridor"
        if one is None or (one.form, one.side) == ("any", "right"):
            return name
        return f"{name}-{'classical' if one.form == 'classical' else one.side}"

    def csv(self) -> str:
        lines = ["boxes,moves,pushes,moves_closed_form,pushes_closed_form,moves_counted,pushes_counted"]
        for row in self.plot.rows:
            if row.length is None or row.closed is None:
                continue
            closed = ",".join(f"{figure:.6f}" for figure in row.closed)
            proved = f"{int(row.moves_counted)},{int(row.pushes_counted)}"
            lines.append(f"{row.boxes},{row.length.moves},{row.length.pushes},{closed},{proved}")
        return "\n".join([*lines, ""])


def list_answer_figures(corridor: Corridor) -> Sequence[NamedFigure]:
    """Return the moves and pushes of a corridor's solution as figures.

    They are derived from the closed form, and from the recurrence as far as that goes.
    """
    length = corridor.length
    if length is None:
        return ()
    moves, pushes = map(translate, CLASSICAL if corridor.form == "classical" else ANY)
    closed, recurrent = families.derive_closed_lengths(corridor), families.lengths(corridor)
    names = (tr("{length}, closed form", length=moves), tr("{length}, closed form", length=pushes))
    derivations = (
        [((moves, pushes), recurrent), (names, closed)] if recurrent is not None else [((moves, pushes), closed)]
    )
    return [
        NamedFigure(name, format_integer(figure), derivation)
        for figure_names, derivation_pair in derivations
        for name, figure, derivation in zip(figure_names, length, derivation_pair, strict=True)
    ]
