"""Chart of a game's number of moves as a sum: expected in the bag, luck, geometry, and the total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.plots.drawing.caption import LEFT, Caption, width_of
from app.plots.drawing.scale import Scale
from app.twenty48.plots.path import wording
from app.widgets.explained_figures import FigureSpots, NamedFigure
from core.twenty48.bag.game_path import GamePath

ROW, DOT, GAP = 26, 4.0, 7
"""Height of a row, radius of a dot, and distance from a dot to its text, in pixels."""
AXIS = 22
"""Height in pixels of the scale below the rows."""
LEAST_SPAN = 100
"""Least range of the scale, in tenths of moves."""
BESIDE = 0.08
"""Free part of the scale on either side, as a share of the range."""
LABEL_PIXELS = 56


class SumStep(NamedTuple):
    """Step of the sum, drawn as a row: start and end in tenths of moves, colour and text.

    A total starts where it ends.
    """

    start: int
    end: int
    ink: QColor
    words: str


class SumDots(QWidget):
    """Chart with four rows of dots, each beginning where the one before ends.

    The scale need not begin at 0, so there are no bars: a dot is a number of moves, and a line between two dots their
    difference.
    """

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self.path: GamePath | None = None
        self._spots = FigureSpots(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_path(self, path: GamePath | None) -> None:
        """Draw the sum of a path; None hides the chart."""
        self.path = path
        self.setAccessibleName("" if path is None else wording.split(path))
        self.setVisible(path is not None)
        self._place_figures()
        self.update()

    @property
    def span(self) -> tuple[float, float]:
        """Ends of the scale, in tenths of moves."""
        if self.path is None:
            return 0.0, float(LEAST_SPAN)
        parts = wording.round_move_parts(self.path)
        ends = parts.expected, parts.expected + parts.luck, parts.moves
        middle, width = (min(ends) + max(ends)) / 2, max(LEAST_SPAN, max(ends) - min(ends)) * (1 + 2 * BESIDE)
        return middle - width / 2, middle + width / 2

    def sizeHint(self) -> QSize:
        return QSize(280, 4 * ROW + AXIS)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 4 * ROW + AXIS)

    def paintEvent(self, _event: QPaintEvent) -> None:
        path = self.path
        if path is None:
            return
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_scale(painter)
        steps = self._steps(path)
        for row, step in enumerate(steps):
            y = self._y(row)
            if row + 1 < len(steps):
                painter.setPen(QPen(QColor(tokens.outline), 1, Qt.PenStyle.DashLine))
                painter.drawLine(QLineF(self.x_of(step.end), y, self.x_of(step.end), self._y(row + 1)))
            painter.setPen(QPen(step.ink, 2))
            painter.drawLine(QLineF(self.x_of(step.start), y, self.x_of(step.end), y))
            painter.setPen(QPen(step.ink, 1.5))
            painter.setBrush(QColor(tokens.panel))
            if step.start != step.end:
                painter.drawEllipse(QPointF(self.x_of(step.start), y), DOT - 1, DOT - 1)
            painter.setBrush(step.ink)
            painter.drawEllipse(QPointF(self.x_of(step.end), y), DOT, DOT)
        for row, (step, told) in enumerate(self._list_step_figures(path)):
            place = self._words_at(row, step, told)
            first, last = sorted((self.x_of(step.start), self.x_of(step.end)))
            if first < place.left() < last:
                painter.fillRect(place.adjusted(-GAP, 4, GAP, -4), QColor(tokens.panel))
        for caption in self._captions(path):
            caption.paint(painter)

    def _paint_scale(self, painter: QPainter) -> None:
        """Paint the scale: a hairline with round numbers of moves."""
        tokens, (low, high) = theme.current(), self.span
        top = 4 * ROW + 1.5
        painter.setPen(QPen(QColor(tokens.outline), 1))
        painter.drawLine(QLineF(0, top, self.width(), top))
        painter.setFont(theme.font(11))
        for moves, text in Scale().ticks(low / 10, high / 10, max(2, int(self.width() / LABEL_PIXELS))):
            x = self.x_of(10 * moves)
            painter.setPen(QPen(QColor(tokens.outline), 1))
            painter.drawLine(QLineF(x, top, x, top + 4))
            painter.setPen(QColor(tokens.text2))
            wide = width_of(text) + 2
            left = max(0.0, min(x - wide / 2, self.width() - wide))
            painter.drawText(QRectF(left, top + 4, wide, AXIS - 6), Qt.AlignmentFlag.AlignCenter, text)

    def _steps(self, path: GamePath) -> Sequence[SumStep]:
        tokens, found = theme.current(), wording.round_move_parts(path)
        with_luck = found.expected + found.luck
        exact, ink = QColor(tokens.plot.exact), QColor(tokens.text)
        whole = tr("your game") if path.won else tr("expected on the whole")
        return (
            SumStep(found.expected, found.expected, exact, tr("in the bag")),
            SumStep(found.expected, with_luck, exact, tr("luck")),
            SumStep(with_luck, found.moves, exact, tr("geometry")),
            SumStep(found.moves, found.moves, ink, whole),
        )

    def x_of(self, tenths: float) -> float:
        """Return the x coordinate of a number of moves, given in tenths."""
        low, high = self.span
        return self.width() * (tenths - low) / (high - low)

    @staticmethod
    def _y(row: int) -> float:
        return (row + 0.5) * ROW

    def _captions(self, path: GamePath) -> Sequence[Caption]:
        found: list[Caption] = []
        for row, (step, told) in enumerate(self._list_step_figures(path)):
            found += self._words(row, step, told)
        return found

    def _list_step_figures(self, path: GamePath) -> Sequence[tuple[SumStep, NamedFigure]]:
        """Return every step of the sum with its figure."""
        moves, *parts = wording.explain_path(path)[:4]
        return list(zip(self._steps(path), [*parts, moves], strict=True))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def _place_figures(self) -> None:
        captions = () if self.path is None else self._captions(self.path)
        self._spots.show([place for one in captions for place in one.places()])

    def _words(self, row: int, step: SumStep, told: NamedFigure) -> Sequence[Caption]:
        bold, box = width_of(told.text, 12, 600) + GAP, self._words_at(row, step, told)
        return (
            Caption(told.text, box, (told,), LEFT, 12, 600, "text"),
            Caption(step.words, box.adjusted(bold, 0, 0, 0), size=12, ink="text"),
        )

    def _words_at(self, row: int, step: SumStep, told: NamedFigure) -> QRectF:
        """Return the rectangle of a row's text: right of the dots if there is room, else left, else between."""
        wide = width_of(told.text, 12, 600) + GAP + width_of(step.words, 12)
        first, last = sorted((self.x_of(step.start), self.x_of(step.end)))
        right, left = last + DOT + GAP, first - DOT - GAP - wide
        if right + wide <= self.width():
            left = right
        elif left < 0:
            left = (first + last - wide) / 2
        return QRectF(max(0.0, left), self._y(row) - ROW / 2, wide + 2, ROW)
