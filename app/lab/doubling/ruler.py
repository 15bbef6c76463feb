"""The solution as a ruler: a line for each room, and a mark for each time that it is entered."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.plots.marks import PILL, ink_of, paint_pill, pill_body
from app.services import theme
from app.services.wording import grouped
from core.sokoban.families.doubling import Rooms

LINE, TOP, FOOT = 17.0, PILL + 6, 4.0
"""Pixels of a room's line, above the first and below the last."""
MARK, SHORT = 4.0, 4.0
"""The width of a mark, and how much shorter than its line it is."""
FADED = 0.35
GAP, SIDE = 10.0, 6.0
"""Between names, marks and counts, and beside them."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Ruler(QWidget):
    """A click goes to a move, arrows step, page up and down go from entrance to entrance."""

    gone = Signal(int)
    """To be after so many moves."""

    def __init__(self) -> None:
        super().__init__()
        self._rooms: Rooms | None = None
        self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Entrances in the solution")

    def show_rooms(self, rooms: Rooms, at: int) -> None:
        """Draw the solution, with the pill after so many moves."""
        self._rooms, self._at = rooms, at
        self.setFixedHeight(round(TOP + LINE * rooms.number + FOOT))
        self.setAccessibleDescription(self.text)
        self.update()

    @property
    def text(self) -> str:
        """How often each room was entered, and where the pill is."""
        return "; ".join([*(f"room {k} {words}" for k, words in enumerate(self._counts(), 1)), self._pill_text()])

    def _counts(self) -> list[str]:
        if self._rooms is None:
            return []
        rooms = self._rooms
        return [f"{n} of {len(moves)}" for n, moves in zip(rooms.entered(self._at), rooms.entrances, strict=True)]

    def _pill_text(self) -> str:
        return f"move {grouped(self._at)}" + (", home" if self._at == self._moves else "")

    @property
    def _moves(self) -> int:
        return self._rooms.length.moves if self._rooms is not None else 0

    @property
    def _bar(self) -> QRectF:
        """Where the marks are, between names and counts."""
        metrics = QFontMetricsF(theme.font(12, 600))
        left, right = metrics.horizontalAdvance("room 8"), metrics.horizontalAdvance("256 of 256")
        return QRectF(self.rect()).adjusted(SIDE + left + GAP, TOP, -right - GAP - SIDE, -FOOT)

    def x_of(self, at: int) -> float:
        """Where the end of so many moves is."""
        return self._bar.left() + self._bar.width() * at / max(1, self._moves)

    def sizeHint(self) -> QSize:
        return QSize(600, self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event)

    def _go(self, event: QMouseEvent) -> None:
        share = (event.position().x() - self._bar.left()) / max(1.0, self._bar.width())
        self.gone.emit(max(0, min(self._moves, round(share * self._moves))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ends = sorted(move for moves in self._rooms.entrances for move in moves) if self._rooms is not None else []
        to = {
            Qt.Key.Key_Left: self._at - 1,
            Qt.Key.Key_Right: self._at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self._moves,
            Qt.Key.Key_PageDown: min((end for end in ends if end > self._at), default=self._moves),
            Qt.Key.Key_PageUp: max((end for end in ends if end < self._at), default=0),
        }.get(Qt.Key(event.key()))
        if to is None:
            super().keyPressEvent(event)
        else:
            self.gone.emit(max(0, min(self._moves, to)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        rooms = self._rooms
        if rooms is None:
            return
        painter, tokens, bar = QPainter(self), theme.current(), self._bar
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for k, (moves, words) in enumerate(zip(rooms.entrances, self._counts(), strict=True)):
            line = QRectF(SIDE, TOP + k * LINE, self.width() - 2 * SIDE, LINE)
            painter.setFont(theme.font(12, 600))
            painter.setPen(QColor(tokens.text2))
            painter.drawText(line, LEFT, f"room {k + 1}")
            painter.setPen(QColor(tokens.text))
            painter.drawText(line, RIGHT, words)
            painter.setPen(QPen(QColor(tokens.grid), 1))
            painter.drawLine(QLineF(bar.left(), line.center().y(), bar.right(), line.center().y()))
            painter.setPen(Qt.PenStyle.NoPen)
            wide = max(1.0, min(MARK, bar.width() / len(moves) / 2))
            for move in moves:
                painter.setBrush(theme.colour(ink_of("exact"), 1.0 if move <= self._at else FADED))
                painter.drawRect(QRectF(self.x_of(move) - wide / 2, line.top() + SHORT / 2, wide, LINE - SHORT))
        self._paint_pill(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(tokens.accent), 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, TOP - 3, -0.5, -0.5), 5, 5)

    def _paint_pill(self, painter: QPainter) -> None:
        x = self.x_of(self._at)
        painter.setPen(QPen(QColor(theme.current().text), 1.5))
        painter.drawLine(QPointF(x, PILL), QPointF(x, self._bar.bottom()))
        tip = QPointF(x, PILL)
        body = pill_body(self._pill_text(), tip, 0, self.width())
        body.moveTop(0)
        paint_pill(painter, self._pill_text(), tip, body, stem=False)
