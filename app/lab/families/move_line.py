"""Base class of widgets that show a solution along a line of moves, with a pill at the current move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.theme import accessible, theme
from app.plots.drawing.marks import PILL, paint_pill, pill_body


class MoveLine(QWidget):
    """Line of the moves of a solution with a pill at the current move; subclasses draw the rest.

    A click goes to a move, arrow keys step, Page Up and Page Down go to the next stop.
    """

    accessible_role = accessible.Role.Graphic

    gone = Signal(int)
    """The user goes to the position after this number of moves."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)

    @property
    def _moves(self) -> int:
        """Number of moves of the whole solution."""
        raise NotImplementedError

    @property
    def _stops(self) -> Sequence[int]:
        """Numbers of moves to which Page Up and Page Down go."""
        raise NotImplementedError

    @property
    def _line(self) -> QRectF:
        """Rectangle from the first move to the last, and down to the end of the pill's stem."""
        raise NotImplementedError

    def _pill_text(self) -> str:
        raise NotImplementedError

    def x_of(self, at: int) -> float:
        """Return the x coordinate of the position after `at` moves."""
        line = self._line
        return line.left() + line.width() * at / max(1, self._moves)

    def sizeHint(self) -> QSize:
        return QSize(600, self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event)

    def _go(self, event: QMouseEvent) -> None:
        line = self._line
        share = (event.position().x() - line.left()) / max(1.0, line.width())
        self.gone.emit(max(0, min(self._moves, round(share * self._moves))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        stops = self._stops
        to = {
            Qt.Key.Key_Left: self._at - 1,
            Qt.Key.Key_Right: self._at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self._moves,
            Qt.Key.Key_PageDown: min((stop for stop in stops if stop > self._at), default=self._moves),
            Qt.Key.Key_PageUp: max((stop for stop in stops if stop < self._at), default=0),
        }.get(Qt.Key(event.key()))
        if to is None:
            super().keyPressEvent(event)
        else:
            self.gone.emit(max(0, min(self._moves, to)))

    def _paint_place(self, painter: QPainter) -> None:
        """Paint the pill at the current move, and a frame if the widget has focus."""
        x, line = self.x_of(self._at), self._line
        painter.setPen(QPen(QColor(theme.current().text), 1.5))
        painter.drawLine(QPointF(x, PILL), QPointF(x, line.bottom()))
        tip = QPointF(x, PILL)
        body = pill_body(self._pill_text(), tip, 0, self.width())
        body.moveTop(0)
        paint_pill(painter, self._pill_text(), tip, body, stem=False)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.current().accent), 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, line.top() - 3, -0.5, -0.5), 5, 5)
