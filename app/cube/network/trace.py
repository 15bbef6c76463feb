"""Trace of the network's moves: its confidence in each, and the cube's true depth before and after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.wording import percent_sign, semicolons
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.cube.depth.drawing import paint_hatched_bar
from app.plots.drawing.marks import Form, paint_line, paint_marker
from app.plots.drawing.numbers import mark_approximate, percent
from app.widgets.hover_places import HoverPlaces
from core.cube.metrics import Metric
from core.cube.solve.bracket import Bracket
from core.cube.solve.knowledge import first_mistake, nearer

CAPTION, MOVES, BETWEEN = 19, 17, 5
"""Heights of a caption and of the line of moves, and the gap between the plots."""
LEFT = 42
CONFIDENCE = 0.4
"""Share of the plots' height that the upper one has."""
LEAST, MOST = 138, 280
"""Smallest and largest height in pixels."""
DOT, CROSS = 2.8, 3.6
BRACKET = 6.0
"""Width and least height of the bar between two bounds."""
DIM = 0.4
AXIS_STEP = 5


@dataclass(frozen=True)
class Steps:
    """Data of the trace; `played` moves are done, and `brackets` has one more entry than `moves`."""

    moves: Sequence[str] = ()
    confidences: Sequence[float] = ()
    brackets: Sequence[Bracket] = ()
    played: int = 0
    limit: int = 1

    def mistake(self, move: int) -> bool:
        """Return whether a move is proved not to lead nearer to solved."""
        return move + 1 < len(self.brackets) and nearer(self.brackets[move], self.brackets[move + 1]) is False

    @property
    def first_mistake(self) -> int | None:
        """Index of the first played move known not to lead nearer to solved, or None."""
        first = first_mistake(self.brackets)
        return first if first is not None and first < self.played else None

    def description(self, move: int) -> tuple[str, str]:
        """Return a move in words: its number and confidence, and the depths before and after it."""
        depths = self.brackets[move : move + 2]
        word = mark_approximate(percent(self.confidences[move], 3), exact=False) if move < len(self.confidences) else ""
        return f"{move + 1}. {self.moves[move]}  {word}", " → ".join(map(bracket_words, depths))


def bracket_words(bracket: Bracket) -> str:
    """Return a depth or bracket as text: "6" or "5–7"."""
    return str(bracket.upper) if bracket.is_exact else f"{bracket.lower}–{bracket.upper}"


class NetworkTrace(HoverPlaces, QWidget):
    """Two charts of the same moves; hollow and dashed: the network's, solid: proved, hatched: open."""

    accessible_role = accessible.Role.Chart

    chosen = Signal(int)
    """A move was clicked: the number of moves up to and including it."""

    def __init__(self) -> None:
        super().__init__()
        self._steps = Steps()
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Confidence and true depth, move by move"))

    @property
    def steps(self) -> Steps:
        return self._steps

    def show_steps(self, steps: Steps) -> None:
        """Show these steps."""
        if steps == self._steps:
            return
        self._steps = steps
        moves = range(len(steps.moves))
        descriptions = (" ".join(steps.description(i)) for i in moves)
        parts = (
            tr("{move}, a mistake", move=words) if steps.mistake(i) else words for i, words in enumerate(descriptions)
        )
        self.setAccessibleDescription(semicolons(parts))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, LEAST)

    # geometry

    @property
    def _step(self) -> float:
        return (self.width() - LEFT - 6) / max(1, self._steps.limit, len(self._steps.moves))

    def x_of(self, position: float) -> float:
        """Return the x of a position; a move lies half a step after the position before it."""
        return LEFT + position * self._step

    @property
    def _upper(self) -> QRectF:
        return QRectF(LEFT, CAPTION, self.width() - LEFT, CONFIDENCE * self._room)

    @property
    def _room(self) -> float:
        return self.height() - 2 * CAPTION - BETWEEN - MOVES - 4

    @property
    def _lower(self) -> QRectF:
        top = self._upper.bottom() + BETWEEN + CAPTION
        return QRectF(LEFT, top, self.width() - LEFT, (1 - CONFIDENCE) * self._room)

    @property
    def _deepest(self) -> int:
        highest = max((bracket.upper for bracket in self._steps.brackets), default=AXIS_STEP)
        return max(1, highest)

    def _depth_y(self, depth: float) -> float:
        area = self._lower
        return area.bottom() - depth / self._deepest * area.height()

    # mouse

    def click(self, place: int) -> None:
        self.chosen.emit(place + 1)

    def place_at(self, where: QPointF) -> int:
        at = int((where.x() - LEFT) // self._step)
        return at if where.x() >= LEFT and at < len(self._steps.moves) else -1

    # drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        steps = self._steps
        if 0 <= self.hovered < len(steps.moves):
            tokens = theme.current()
            band = QRectF(self.x_of(self.hovered), 0, self._step, self.height())
            painter.fillRect(band.adjusted(0, CAPTION, 0, 0), QColor(tokens.hover))
        self._paint_axes(painter)
        self._paint_captions(painter)
        self._paint_confidences(painter)
        self._paint_depths(painter)
        self._paint_moves(painter)

    def _paint_axes(self, painter: QPainter) -> None:
        tokens = theme.current()
        painter.setFont(theme.font(11))
        deepest = self._deepest
        step = next(step for step in (1, 2, 5, 10) if deepest / step <= 3)
        marks = [(self._upper.top(), percent_sign("100")), (self._upper.bottom(), "0")]
        marks += [(self._depth_y(depth), str(depth)) for depth in range(0, deepest + 1, step)]
        for y, text in marks:
            base = text == "0"
            painter.setPen(QPen(QColor(tokens.outline if base else tokens.grid if tokens.dark else tokens.border), 1))
            painter.drawLine(QLineF(LEFT, y, self.width(), y))
            painter.setPen(QColor(tokens.text2))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, y - 8, LEFT - 6, 16), right, text)

    def _paint_captions(self, painter: QPainter) -> None:
        tokens, steps = theme.current(), self._steps
        hovered = 0 <= self.hovered < len(steps.moves)
        at = self.hovered if hovered else steps.played - 1
        words = steps.description(at) if 0 <= at < len(steps.moves) else ("", "")
        if not hovered and steps.first_mistake is not None:
            words = (
                words[0],
                tr(
                    "first mistake: {number}. {move}",
                    number=steps.first_mistake + 1,
                    move=steps.moves[steps.first_mistake],
                ),
            )
        below = self._lower.top() - CAPTION
        for top, name, description in (
            (0.0, tr("Confidence"), words[0]),
            (below, tr("True depth, {unit}", unit=Metric.HTM.unit), words[1]),
        ):
            line = QRectF(0, top, self.width(), CAPTION - 5)
            painter.setFont(theme.font(11, 600))
            painter.setPen(QColor(tokens.text2))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, name)
            painter.setPen(QColor(tokens.text))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, description)

    def _paint_confidences(self, painter: QPainter) -> None:
        area, steps = self._upper, self._steps
        points = [
            QPointF(self.x_of(at + 0.5), area.bottom() - share * area.height())
            for at, share in enumerate(steps.confidences)
        ]
        surface = theme.current().panel
        for opacity, part in ((DIM, points[max(0, steps.played - 1) :]), (1.0, points[: steps.played])):
            painter.setOpacity(opacity)
            paint_line(painter, Form.LONG_DASH, part, surface, 0.8)
        for at, point in enumerate(points):
            painter.setOpacity(1.0 if at < steps.played else DIM)
            paint_marker(painter, Form.LONG_DASH, point, surface, 0.85)
        painter.setOpacity(1.0)

    def _paint_depths(self, painter: QPainter) -> None:
        tokens, steps = theme.current(), self._steps
        brackets = steps.brackets
        if 0 <= steps.played < len(brackets):
            x = self.x_of(steps.played)
            painter.setPen(QPen(QColor(tokens.text), 1))
            painter.drawLine(QLineF(x, self._lower.top() - 2, x, self._lower.bottom()))
        for at, (before, after) in enumerate(pairwise(brackets)):
            if before.is_exact and after.is_exact:
                painter.setOpacity(1.0 if at < steps.played else DIM)
                painter.setPen(QPen(QColor(tokens.danger if steps.mistake(at) else tokens.plot.exact), 1.6))
                painter.drawLine(QLineF(self._point(at, before), self._point(at + 1, after)))
        for at, bracket in enumerate(brackets):
            painter.setOpacity(1.0 if at <= steps.played else DIM)
            if not bracket.is_exact:
                x, top, bottom = self.x_of(at), self._depth_y(bracket.upper), self._depth_y(bracket.lower)
                tall = max(BRACKET, bottom - top)
                bar = QRectF(x - BRACKET / 2, (top + bottom - tall) / 2, BRACKET, tall)
                paint_hatched_bar(painter, bar, tokens.plot.exact, 1.5)
            elif at and steps.mistake(at - 1):
                _cross(painter, self._point(at, bracket))
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(tokens.plot.exact))
                painter.drawEllipse(self._point(at, bracket), DOT, DOT)
        painter.setOpacity(1.0)

    def _point(self, at: int, bracket: Bracket) -> QPointF:
        return QPointF(self.x_of(at), self._depth_y(bracket.upper))

    def _paint_moves(self, painter: QPainter) -> None:
        """Write the moves below their steps, every other one if they would touch; mistakes always, in bold."""
        tokens, steps = theme.current(), self._steps
        metrics = QFontMetricsF(theme.font(11, 600))
        widest = max((metrics.horizontalAdvance(move) for move in steps.moves), default=0.0)
        every = 1 if widest + 3 <= self._step else 2
        for index, move in enumerate(steps.moves):
            mistake = steps.mistake(index)
            beside_mistake = every > 1 and index + 1 < len(steps.moves) and steps.mistake(index + 1)
            if not mistake and (index % every or beside_mistake or (every > 1 and index and steps.mistake(index - 1))):
                continue
            current = index == steps.played - 1
            painter.setOpacity(1.0 if index < steps.played else DIM + 0.2)
            painter.setFont(theme.font(11, 600 if mistake or current else 400))
            painter.setPen(QColor(tokens.danger if mistake else tokens.text if current else tokens.text2))
            place = QRectF(self.x_of(index), self.height() - MOVES, self._step, MOVES)
            painter.drawText(place.adjusted(-8, 0, 8, 0), Qt.AlignmentFlag.AlignCenter, move)
        painter.setOpacity(1.0)


def _cross(painter: QPainter, at: QPointF) -> None:
    """Draw a cross at a position that a mistake led to."""
    painter.setPen(QPen(QColor(theme.current().danger), 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for sign in (1, -1):
        painter.drawLine(QLineF(at.x() - CROSS, at.y() - sign * CROSS, at.x() + CROSS, at.y() + sign * CROSS))
