"""Chart of the depth after each move: a point where it is proved, a hatched bar for a bracket."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from app.cube.depth.drawing import paint_hatched_bar
from app.cube.depth.path import describe_bracket, tells
from app.cube.model.model import CubeModel
from app.cube.moves.lengths import lengths
from app.widgets.controls.buttons import IconButton
from app.widgets.hover_places import HoverPlaces
from app.widgets.painting import paint_rounded_rect
from app.widgets.panel import MARGIN, TOOL
from app.widgets.text import Label
from core.cube.solve.bracket import Bracket

COLUMN, HEAD, FOOT = 46, 26, 18
LEFT, NARROW_LEFT, WIDE_FROM = 104, 34, 520
"""Pixels left of the first column, with the axis title (from WIDE_FROM pixels on) and without it."""
DOT, BAR = 4.5, 14
POINT_WORDS, BAR_WORDS = 17, 16
"""Pixels from the left edge to the legend text of the point, and from the bar to its text."""
LEAST_SPAN = 4
"""Smallest range of depths on the axis."""


class DepthTrace(HoverPlaces, QAbstractScrollArea):
    """Scrollable chart with a column for each position; paints only the visible ones; a click goes there."""

    accessible_role = accessible.Role.Chart

    chosen = Signal(int)
    """A position was clicked: the number of moves before it."""

    def __init__(self, model: CubeModel) -> None:
        super().__init__()
        self._model, self._session = model, model.session
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("The depth after each move"))
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        for signal in (model.bracket_changed, model.learned, model.metric_changed, model.variant_changed):
            signal.connect(self._show)
        self._session.changed.connect(self._follow)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(400, 150)

    # content

    def column(self, position: int) -> float:
        """Return the x of the middle of a position's column, in the viewport."""
        return self.left_margin + (position + 0.5) * COLUMN - self.horizontalScrollBar().value()

    @property
    def left_margin(self) -> int:
        """Pixels left of the first column."""
        return LEFT if self.viewport().width() >= WIDE_FROM else NARROW_LEFT

    def _in_sight(self) -> tuple[int, int]:
        """Return the first and the last position that is at least partly visible."""
        offset = self.horizontalScrollBar().value()
        last = (offset + self.viewport().width() - self.left_margin) // COLUMN
        return offset // COLUMN, max(offset // COLUMN, min(len(self._session.moves), last))

    def _follow(self) -> None:
        self._fit()
        bar, wide = self.horizontalScrollBar(), self.viewport().width() - self.left_margin
        now, columns = self._session.position, max(1, wide // COLUMN)
        if not bar.value() // COLUMN < max(1, now) or now + 2 > bar.value() // COLUMN + columns:
            # whole columns, so that no move is cut off at the left
            bar.setValue(COLUMN * (now + 2 - columns if now * COLUMN > bar.value() else now - 1))
        self._show()

    def _fit(self) -> None:
        wide = self.viewport().width() - self.left_margin
        columns = max(1, wide // COLUMN)
        self.horizontalScrollBar().setRange(0, COLUMN * max(0, len(self._session.moves) + 2 - columns))
        self.horizontalScrollBar().setPageStep(max(1, wide))
        self.horizontalScrollBar().setSingleStep(COLUMN)

    def _show(self) -> None:
        if self.isVisible():
            self.setAccessibleDescription(self.sentence(self._session.position))
            self.viewport().update()

    def sentence(self, position: int) -> str:
        """Return in words what is known of the depth after this many moves."""
        return describe_bracket(self._model.brackets(position, position)[0])

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - (event.angleDelta().y() or event.angleDelta().x()) // 2)
        event.accept()

    def click(self, place: int) -> None:
        self.chosen.emit(place)

    def place_at(self, where: QPointF) -> int:
        position = int((where.x() - self.left_margin + self.horizontalScrollBar().value()) // COLUMN)
        return position if where.x() >= self.left_margin and 0 <= position <= len(self._session.moves) else -1

    def hover(self, place: int) -> None:
        super().hover(place if self._session.moves else -1)

    # drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.current()
        if not self._session.moves and not self._session.position and self._model.session.is_solved:
            painter.setPen(QColor(tokens.text2))
            painter.setFont(theme.font(13))
            painter.drawText(
                self.viewport().rect(), Qt.AlignmentFlag.AlignCenter, tr("Turn the cube to plot its depth here.")
            )
            return
        first, last = self._in_sight()
        brackets = self._model.brackets(first, last)
        low, high = _span([bracket for bracket in brackets if tells(bracket)])
        self._paint_axis(painter, low, high)
        painter.setClipRect(
            QRectF(self.left_margin, 0, self.viewport().width() - self.left_margin, self.viewport().height())
        )
        self._paint_now(painter, brackets, first, low, high)
        for position, bracket in enumerate(brackets, first):
            after = brackets[position - first + 1] if position < last else None
            self._paint_position(painter, position, bracket, after, low, high)
        self._paint_words(painter, brackets, first, low, high)

    def _y(self, depth: float, low: int, high: int) -> float:
        room = self.viewport().height() - HEAD - FOOT
        return HEAD + 6 + (high - depth) / (high - low) * (room - 6)

    def _paint_axis(self, painter: QPainter, low: int, high: int) -> None:
        tokens, wide = theme.current(), self.viewport().width()
        painter.setFont(theme.font(11))
        step = next(step for step in (1, 2, 5, 10) if (high - low) / step <= 4)
        for depth in range(-(-low // step) * step, high + 1, step):
            y = self._y(depth, low, high)
            painter.setPen(QPen(QColor(tokens.grid if tokens.dark else tokens.border), 1))
            painter.drawLine(QLineF(self.left_margin, y, wide, y))
            painter.setPen(QColor(tokens.text2))
            place = QRectF(self.left_margin - 30, y - 8, 24, 16)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(depth))
        if self.left_margin == LEFT:
            unit = QRectF(0, self._y((low + high) / 2, low, high) - 8, LEFT - 28, 16)
            painter.drawText(unit, Qt.AlignmentFlag.AlignVCenter, translate(self._model.metric.unit))

    def _paint_now(self, painter: QPainter, brackets: Sequence[Bracket], first: int, low: int, high: int) -> None:
        """Draw the stem below the move that led to the current position."""
        now = self._session.position
        if not first <= now < first + len(brackets):
            return
        bracket, x = brackets[now - first], self.column(now)
        bottom = self._y(bracket.upper if tells(bracket) else low, low, high)
        painter.setPen(QPen(QColor(theme.current().text), 1.4))
        painter.drawLine(QLineF(x, HEAD - 4, x, bottom))

    def _paint_position(
        self, painter: QPainter, position: int, bracket: Bracket, after: Bracket | None, low: int, high: int
    ) -> None:
        tokens, x, now = theme.current(), self.column(position), self._session.position
        waits = position > now
        painter.setOpacity(0.45 if waits else 1.0)
        if bracket.is_exact and after is not None and after.is_exact:
            painter.setOpacity(0.45 if position >= now else 1.0)
            painter.setPen(QPen(theme.colour(tokens.plot.exact, 0.6), 1.6))
            ends = QPointF(x, self._y(bracket.lower, low, high)), QPointF(x + COLUMN, self._y(after.lower, low, high))
            painter.drawLine(QLineF(*ends))
            painter.setOpacity(0.45 if waits else 1.0)
        if bracket.is_exact:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.plot.exact))
            painter.drawEllipse(QPointF(x, self._y(bracket.lower, low, high)), DOT, DOT)
        elif tells(bracket):
            top, bottom = self._y(bracket.upper, low, high), self._y(bracket.lower, low, high)
            paint_hatched_bar(painter, QRectF(x - BAR / 2, top - 3, BAR, bottom - top + 6), tokens.plot.exact, 3)
        move = self._session.moves[position - 1] if position else tr("start", context="before the first move")
        place = QRectF(x - COLUMN / 2 + 3, 2, COLUMN - 6, HEAD - 6)
        painter.setFont(theme.font(12, 600 if position == now else 500))
        if position == now:
            paint_rounded_rect(painter, place, QColor(tokens.text), None, place.height() / 2)
            painter.setPen(QColor(tokens.bg))
        else:
            if position == self.hovered:
                paint_rounded_rect(painter, place, QColor(tokens.hover), None, place.height() / 2)
            painter.setPen(QColor(tokens.text if position else tokens.text2))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, move)
        painter.setOpacity(1.0)

    def _marks(self, brackets: Sequence[Bracket], first: int, low: int, high: int) -> list[QRectF]:
        """Return the rects of points and bars, and of the middles of the lines between them."""
        marks = []
        for position, bracket in enumerate(brackets, first):
            if tells(bracket) or bracket.is_exact:
                top, bottom = self._y(bracket.upper, low, high), self._y(bracket.lower, low, high)
                marks.append(QRectF(self.column(position) - BAR / 2, top - 5, BAR, bottom - top + 10))
        return marks + [a.united(b).adjusted(BAR, 0, -BAR, 0) for a, b in pairwise(marks) if b.left() - a.left() < 60]

    def words_place(self, x: float, levels: Sequence[float], wide: float, marks: Sequence[QRectF]) -> QRectF:
        """Return the rect for a text of width `wide` about the position at `x`.

        It lies beside the mark, at the first of the heights `levels` where it covers none of the `marks`; otherwise
        below the axis, where it cannot be taken for a depth.
        """
        right, width = x + 16, self.viewport().width()
        sides = [side for side in (right, x - 16 - wide) if side >= self.left_margin and side + wide <= width]
        places = [QRectF(side, max(float(HEAD), y - 10), wide, 20) for y in levels for side in sides]
        below = max(self.left_margin, min(x - wide / 2, width - wide))
        foot = QRectF(below, self.viewport().height() - FOOT, wide, FOOT)
        return next((place for place in places if not any(place.intersects(mark) for mark in marks)), foot)

    def _paint_words(self, painter: QPainter, brackets: Sequence[Bracket], first: int, low: int, high: int) -> None:
        """Write what is known of the hovered position, or else of the current one, beside it."""
        position = self.hovered if self.hovered >= 0 else self._session.position
        if not first <= position < first + len(brackets):
            return
        tokens, bracket = theme.current(), brackets[position - first]
        words = self.sentence(position)
        painter.setFont(theme.font(12, 600))
        wide = painter.fontMetrics().horizontalAdvance(words) + 12
        top, bottom = self._y(bracket.upper, low, high), self._y(bracket.lower, low, high)
        levels = (top, (top + bottom) / 2, bottom) if tells(bracket) or bracket.is_exact else ()
        place = self.words_place(self.column(position), levels, wide, self._marks(brackets, first, low, high))
        paint_rounded_rect(painter, place, theme.colour(tokens.bg, 0.88), None, 4)
        painter.setPen(QColor(tokens.text))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)


def _span(brackets: Sequence[Bracket]) -> tuple[int, int]:
    """Return the lowest and the highest depth on the axis."""
    low = min((bracket.lower for bracket in brackets), default=0)
    high = max((bracket.upper for bracket in brackets), default=low)
    return max(0, min(low, high - LEAST_SPAN)), max(high, LEAST_SPAN)


class TracePane(QWidget):
    """Trace with its heading: length of the game, legend, and a button to copy the moves."""

    def __init__(self, model: CubeModel) -> None:
        super().__init__()
        self._model = model
        self.trace = DepthTrace(model)
        self.trace.chosen.connect(model.go_to)
        self._note = Label("", 12, 400, "text2")
        self._key = _Key()
        line = QHBoxLayout()
        line.setSpacing(16)
        line.addStretch(1)
        for widget in (self._note, self._key):
            line.addWidget(widget)
        self._head = line
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 12, MARGIN, 8)
        column.addLayout(line)
        column.addWidget(self.trace, 1)
        model.session.changed.connect(self._refresh)
        self._refresh()

    def add_tool(self, button: IconButton) -> None:
        """Add a small button at the right end of the heading."""
        button.setFixedSize(TOOL, TOOL)
        self._head.addWidget(button)

    def _refresh(self) -> None:
        note = lengths(self._model.session.moves)
        self._note.say(note)


class _Key(QWidget):
    """Legend: a point for a proved depth, a hatched bar for a bracket."""

    def __init__(self) -> None:
        super().__init__()
        self._words = tr("proved"), tr("bounds", context="of bounds")
        self._font = theme.font(12)
        first, second = map(QFontMetricsF(self._font).horizontalAdvance, self._words)
        self._bar = POINT_WORDS + first + 18
        self.setFixedSize(round(self._bar + BAR_WORDS + second + 4), 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.current()
        painter.setFont(self._font)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.plot.exact))
        painter.drawEllipse(QPointF(7, 10), DOT, DOT)
        paint_hatched_bar(painter, QRectF(self._bar, 3, 10, 14), tokens.plot.exact, 3)
        painter.setPen(QColor(tokens.text2))
        for left, words in zip((POINT_WORDS, self._bar + BAR_WORDS), self._words, strict=True):
            painter.drawText(QRectF(left, 0, self.width() - left, 20), Qt.AlignmentFlag.AlignVCenter, words)
