"""Chart of a 2048 game's values and of the costs of its moves; solid if exact, hatched if estimated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent

from app.base.language.wording import fixed_percent, format_integer, format_number
from app.base.language.words import language, tr
from app.base.theme import theme
from app.plots.charts.plot import FOOT, Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.caption import CENTRE, RIGHT, Caption, width_of
from app.plots.drawing.cursor import CursorReading, SwatchPainter
from app.plots.drawing.marks import Form
from app.plots.drawing.numbers import power_of_ten
from app.plots.drawing.placed_marks import Area, HeadPill, PlotMark, Rule, Stroke
from app.plots.drawing.placed_marks import Curve as PlotCurve
from app.plots.drawing.scale import LogScale, PercentScale, Scale
from app.twenty48.advice import wording
from app.twenty48.board.words import direction
from app.twenty48.plots.path.line import MistakeMark, paint_triangle
from app.twenty48.plots.review.curve import ReviewCurve
from app.widgets.explained_figures import FigureRect, NamedFigure, figure_number
from core.base.words import localize_number
from core.explain.twenty48 import adviser, twenty48
from core.twenty48.adviser.review import BoardWorth
from core.twenty48.puzzle import MOVES

LABELS, HEAD, BOTTOM, RIGHT_EDGE = 64, 30, 24, 12
"""Margins in pixels: left, above for the pill, below for the labels, and right of a right-hand axis."""
STRIP, ROOMY = 46, 210
"""Height in pixels of the strip of costs, and of a plot that has room for it."""
AIR = 0.06
"""Margin above and below the curve, as a share of the range of values."""
FLAT = 0.02
"""Least range of the axis, as a share of the largest value."""
POINTS_A_PIXEL = 2
APART = 6
"""Distance in pixels between the label of a mistake's cost and other mistakes."""
LEAST = {True: 1e-4, False: 1.0}
"""Least cost that the strip shows: a hundredth of a percentage point, or a point of the score."""
ENDS = {
    True: tuple((10.0 ** (power - 2), f"−{10**power:g}") for power in range(-1, 3)),
    False: tuple((10.0**power, f"−{power_of_ten(power)}") for power in range(1, 8)),
}
"""Possible ends of the scale of costs, with their labels, by whether costs are probabilities."""


class ReviewChart(Plot):
    """Chart of a `ReviewCurve`; its places are numbers of moves, `here` is the current one."""

    flat = own_click = waits = True
    curve: ReviewCurve

    def __init__(self) -> None:
        self._percent, self._points = PercentScale(), Scale()
        axes = Axes(Scale(whole=True), self._percent, _margins(0), apart=26, most=5)
        super().__init__(axes, tr("Review of the game"))
        self.here = 0
        self._ranges: dict[bool, tuple[float, float]] = {}
        """Least and largest value of probabilities (True) and of points (False)."""
        self.setMinimumSize(260, 110)

    # content

    def show_curve(self, curve: ReviewCurve, here: int) -> None:
        """Show the curve of a game at the move `here`."""
        new = self.is_empty or curve != self.curve
        if new or here != self.here:
            self.curve, self.here, self.unit = curve, here, tr("moves made")
            self.show_data()
            if new:
                self.show_all()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        if event is not None:
            self.axes.margins.setBottom(_margins(STRIP if event.size().height() >= ROOMY else 0).bottom())
        super().resizeEvent(event)

    def fit(self) -> None:
        curve = self.curve
        self.note = self._said_of_costs(curve)
        self._ranges = {}
        for chance in (True, False):
            values = [value for one in curve.stretches if one.chance is chance for value in one.values]
            if values:
                self._ranges[chance] = _range(min(values), max(values), most=1.0 if chance else float("inf"))
        right = float(RIGHT_EDGE)
        if len(self._ranges) == 2:
            self._ranges[True] = 0.0, 1.0
            metrics = QFontMetricsF(theme.font(11))
            right += max(metrics.horizontalAdvance(text) for _, text in self._points_labels())
        if right != self.axes.margins.right():
            self.axes.margins.setRight(right)
            self.axes.fit(self.size().toSizeF())
        chance = next(iter(self._ranges), True)
        low, high = self._ranges.get(chance, (0.0, 1.0))
        self.axes.up = self._percent if chance else self._points
        span = (high - low) * AIR
        self.axes.label_top = high
        self.set_home(View(0, max(1, curve.moves), low - span, high + span))

    def _said_of_costs(self, curve: ReviewCurve) -> str:
        """Return the note on how many moves cost anything, and how they are marked."""
        if not curve.costs:
            return tr("No move cost anything")
        worked = adviser.costly(curve.moves, {number for number, _, _ in curve.costs})
        moves = figure_number(tr("moves that cost anything"), len(curve.costs), worked)
        if self._strip:
            return tr(
                "▽ the costliest; below, what each of %n moves cost",
                one="▽ the costliest; below, what each of %n move cost",
                n=moves,
            )
        return tr(
            "▽ the costliest of %n moves that cost anything",
            one="▽ the costliest of %n move that cost anything",
            n=moves,
        )

    @property
    def _strip(self) -> bool:
        """Whether there is room for the strip of costs."""
        return self.axes.margins.bottom() > BOTTOM + FOOT

    def _height(self, value: float, chance: bool) -> float:
        """Return the position of a value on the left axis, that of probabilities if there are any."""
        first = next(iter(self._ranges))
        if chance is first:
            return value
        (low, high), (bottom, top) = self._ranges[chance], self._ranges[first]
        return bottom + (value - low) / (high - low) * (top - bottom)

    def _y(self, value: float, chance: bool) -> float:
        return self.axes.y(self._height(value, chance))

    # cursor

    def places(self) -> range:
        return range(0 if self.is_empty else self.curve.moves + 1)

    def read(self, place: int) -> CursorReading:
        curve = self.curve
        one = curve.judged[place]
        worth = one.worth
        rows: list[tuple[SwatchPainter, str, str]] = []
        mark = Form.LINE if worth.exact else Form.HATCHED
        if worth.value is not None:
            rows.append((mark, *_value(curve, worth)))
        if worth.cost and worth.best is not None:
            cost = wording.amount(worth.chance, worth.cost)
            rows.append((MistakeMark(), tr("{move} cost", move=direction(one.move)), cost))
            rows.append((mark, tr("best was"), direction(MOVES[worth.best])))
        return CursorReading(tr("after %n moves", one="after %n move", n=place), rows)

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        board, _, worth = self.curve.judged[place]
        found, worked = [], twenty48.board_worth(board, worth)
        if worked is not None:
            name, figure = _value(self.curve, worth)
            found.append(NamedFigure(name, figure, worked, worth.exact))
        cost = wording.cost_told(worth)
        return [*found, cost] if cost is not None else found

    def describe(self) -> str:
        return tr(
            "%n moves, {mistakes} mistakes",
            one="%n move, {mistakes} mistakes",
            n=self.curve.moves,
            mistakes=len(self.curve.marks),
        )

    # painting

    def kept_marks(self) -> Iterable[PlotMark]:
        for stretch in self.curve.stretches:
            stride = max(1, int(1 / (POINTS_A_PIXEL * max(self.axes.step, 1e-9))))
            places = [*range(stretch.first, stretch.last_place, stride), stretch.last_place]
            points = [(at, self._height(stretch.values[at - stretch.first], stretch.chance)) for at in places]
            # extended to the first board of the next stretch, as there are no boards between
            if stretch.last_place < self.curve.moves:
                points.append((stretch.last_place + 1, points[-1][1]))
            yield Area(points, "exact", 0.16, hatched=not stretch.exact)
            yield PlotCurve(points, Stroke("exact", 1.6, smooth=True))

    def paint_words(self, painter: QPainter) -> None:
        curve = self.curve
        self._paint_seams(painter, curve)
        if self._strip:
            self._paint_costs(painter, curve)
        self._paint_mistakes(painter, curve)
        super().paint_words(painter)

    def signs(self) -> Iterable[PlotMark]:
        """Yield the pill of the current move."""
        curve, place = self.curve, min(self.here, self.curve.moves)
        worth, told = curve.worth(place), self._told_here(curve, place)
        dot = None if worth.value is None else self._height(worth.value, worth.chance)
        yield HeadPill(place, self._said_of(curve, place), () if told is None else (told,), dot=dot)

    def _paint_seams(self, painter: QPainter, curve: ReviewCurve) -> None:
        """Mark where exact odds end and the adviser's values begin, and label the axis of points."""
        tokens, area = theme.current(), self.axes.area
        for place in curve.seams:
            x = self.axes.x(place)
            if not area.left() <= x <= area.right():
                continue
            Rule(Stroke("text", 1.2, (2.0, 2.0)), x=place).paint(painter, self.axes)
            painter.setFont(theme.font(11))
            for text, left in ((tr("exact"), False), (f"≈ {tr('score', context='points of a game')}", True)):
                wide = painter.fontMetrics().horizontalAdvance(text) + 6
                box = QRectF(x + 2 if left else x - 2 - wide, area.bottom() - 19, wide, 16)
                if area.left() <= box.left() and box.right() <= area.right():
                    painter.fillRect(box, theme.colour(tokens.bg, 0.8))
                    painter.setPen(QColor(tokens.text2))
                    painter.drawText(box, CENTRE, text)
        if len(self._ranges) == 2:
            painter.setFont(theme.font(11))
            painter.setPen(QColor(tokens.text2))
            for value, text in self._points_labels():
                box = QRectF(area.right() + 6, self._y(value, False) - 8, self.axes.margins.right() - 6, 16)
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)

    def _points_labels(self) -> Sequence[tuple[float, str]]:
        """Return the labels of the right axis, of points."""
        return list(self._points.ticks(*self._ranges[False], 3))

    def _paint_costs(self, painter: QPainter, curve: ReviewCurve) -> None:
        """Draw the cost of every move that has one as a line below the labels, on a log scale."""
        tokens, axes = theme.current(), self.axes
        top = axes.area.bottom() + BOTTOM
        tall = STRIP - 8
        painter.setPen(QPen(QColor(tokens.outline), 1))
        painter.drawLine(QLineF(axes.area.left(), top, axes.area.right(), top))
        scales, most, ends = {}, {}, dict[bool, str]()
        for chance in (True, False):
            largest = max((cost for _, cost, kind in curve.costs if kind is chance), default=0.0)
            if largest:
                most[chance], ends[chance] = next(end for end in ENDS[chance] if end[0] >= largest)
                scales[chance] = LogScale(LEAST[chance])
        heavy = {number for number, _, _ in curve.marks}
        lines: dict[bool, list[QLineF]] = {True: [], False: []}
        for number, cost, chance in curve.costs:
            x = axes.x(number)
            if axes.area.left() <= x <= axes.area.right():
                share = scales[chance].locate_value(cost) / scales[chance].locate_value(most[chance])
                lines[number in heavy].append(QLineF(x, top, x, top + max(1.5, tall * share)))
        for costly, ink in ((False, theme.colour(tokens.plot.lumped, 0.75)), (True, QColor(tokens.text))):
            painter.setPen(QPen(ink, 2.0 if costly else 1.0))
            painter.drawLines(lines[costly])
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        for chance, end in list(ends.items())[:1]:
            for share, text in (
                (0.0, f"−{format_number(0.01, '.2f')}" if chance else "−1"),
                (1.0, localize_number(end, language().signs)),
            ):
                painter.drawText(QRectF(0, top + share * (tall - 14), axes.area.left() - 6, 14), RIGHT, text)

    def _triangles(self, curve: ReviewCurve) -> Sequence[tuple[int, float, QRectF]]:
        """Return place, half width and rectangle of each visible mistake's triangle, the costliest first."""
        axes, triangles = self.axes, []
        for place, weight, _ in sorted(curve.marks, key=lambda mark: -mark[1]):
            x, worth = axes.x(place), curve.worth(place)
            if worth.value is not None and axes.area.left() <= x <= axes.area.right():
                half = 3.5 + 3.5 * weight
                tip = min(self._y(worth.value, worth.chance) + 5 + 1.7 * half, axes.area.bottom() - 2)
                triangles.append((place, half, QRectF(x - half, tip - 1.7 * half, 2 * half, 1.7 * half)))
        return triangles

    def _costs(self, curve: ReviewCurve) -> Sequence[Caption]:
        """Return the captions with the costs of the mistakes, where there is room."""
        area, triangles, captions = self.axes.area, self._triangles(curve), list[Caption]()
        taken = [triangle for _, _, triangle in triangles]
        for place, _, triangle in triangles:
            text = curve.amount(place)
            wide = width_of(text, 11, 600) + 6
            left = min(max(triangle.center().x() - wide / 2, area.left()), area.right() - wide)
            box = QRectF(left, triangle.bottom() + 1, wide, 14)
            # close to another triangle the cost would seem to be that one's
            alone = not any(box.adjusted(-APART, -APART, APART, 0).intersects(one) for one in taken if one != triangle)
            if box.bottom() <= area.bottom() and alone:
                taken.append(box)
                cost = wording.cost_told(curve.worth(place))
                name = tr("what move {number} cost", number=format_integer(place + 1))
                figures = () if cost is None else (cost._replace(name=name),)
                captions.append(Caption(text, box, figures, CENTRE, 11, 600, "text"))
        return captions

    def _paint_mistakes(self, painter: QPainter, curve: ReviewCurve) -> None:
        """Draw a triangle under the curve at each mistake, larger for a higher cost, and costs if they fit."""
        for _, half, triangle in self._triangles(curve):
            paint_triangle(painter, QPointF(triangle.center().x(), triangle.bottom()), half)
        for caption in self._costs(curve):
            painter.fillRect(caption.area.adjusted(1, 1, -1, -1), theme.colour(theme.current().bg, 0.8))
            caption.paint(painter)

    def figures(self) -> Sequence[FigureRect]:
        curve, found = self.curve, list(super().figures())
        return found + [place for one in self._costs(curve) for place in one.places()]

    def _told_here(self, curve: ReviewCurve, place: int) -> NamedFigure | None:
        """Return the figure in the text of the pill."""
        board, _, worth = curve.judged[place]
        if worth.cost:
            cost = wording.cost_told(worth)
            return None if cost is None else cost._replace(before="−")
        worked = twenty48.board_worth(board, worth)
        if worked is None or worth.value is None:
            return None
        return NamedFigure(_value(curve, worth)[0], _worth_text(worth), worked, worth.exact)

    def _said_of(self, curve: ReviewCurve, place: int) -> str:
        """Return the text of the pill: a move's number and cost, or the value of the board."""
        worth = curve.worth(place)
        if worth.cost:
            # cost of the move that was made from this board
            cost = f"{'' if worth.exact else '≈ '}{curve.amount(place)}"
            return tr("move {number}, {cost}", number=format_integer(place + 1), cost=cost)
        if worth.value is None:
            return tr("after %n moves", one="after %n move", n=place)
        return tr("after %n moves: {worth}", one="after %n move: {worth}", n=place, worth=_worth_text(worth))


def _margins(strip: int) -> QMarginsF:
    return QMarginsF(LABELS, HEAD, RIGHT_EDGE, BOTTOM + strip + FOOT)


def _range(low: float, high: float, *, most: float) -> tuple[float, float]:
    """Return the ends of a range, widened to a least extent."""
    least = max(FLAT * max(abs(high), abs(low)), 1e-9)
    if high - low >= least:
        return low, high
    high = min(most, (low + high + least) / 2)
    return high - least, high


def _worth_text(worth: BoardWorth) -> str:
    """Return the value of a board as the pill shows it."""
    assert worth.value is not None
    return fixed_percent(worth.value, 1) if worth.chance else f"≈ {format_integer(worth.value)}"


def _value(curve: ReviewCurve, worth: BoardWorth) -> tuple[str, str]:
    """Return the name and the figure of a board's value."""
    assert worth.value is not None
    if worth.chance:
        return tr("chance of {tile}", tile=str(1 << curve.target)), fixed_percent(worth.value, 2)
    return tr("score in the end"), f"≈ {format_integer(worth.value)}"
