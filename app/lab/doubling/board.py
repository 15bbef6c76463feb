"""The rooms in a position of their solution: each hall is tinted and tells how often it was entered."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.plots.marks import ink_of
from app.services import theme
from app.services.words import tr
from app.sokoban.browser.thumbnails import paint_level
from app.sokoban.skins.drawing import WALL_SIDE
from core.sokoban.families.doubling import Rooms
from core.sokoban.level import format_state

LARGEST = 40
"""Most pixels of a square."""
TINT, LIT = 0.16, 0.42
"""How much of its ink a hall has; more while the man is in it."""
SMALL, LARGE = 10, 17
"""Pixels of the figures, as squares are small or large."""


class RoomsBoard(QWidget):
    """As large as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self._rooms: Rooms | None = None
        self._at = 0
        self.setMinimumSize(120, 120)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("The rooms"))

    def show_rooms(self, rooms: Rooms, at: int) -> None:
        """Draw the position after so many moves of the solution."""
        self._rooms, self._at = rooms, at
        self.setAccessibleDescription(format_state(rooms.positions[at]))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(640, 300)

    def paintEvent(self, _event: QPaintEvent) -> None:
        rooms = self._rooms
        if rooms is None:
            return
        state, painter = rooms.positions[self._at], QPainter(self)
        rows = format_state(state).split("\n")
        painter.drawPixmap(
            0, 0, paint_level(rows, self.size(), self.devicePixelRatioF(), largest=LARGEST, rounded=True)
        )
        ratio, board = self.devicePixelRatioF(), state.board
        high = board.height + WALL_SIDE
        side = int(min(self.width() / board.width, self.height() / high, LARGEST) * ratio) / ratio
        corner = QPointF((self.width() - side * board.width) / 2, (self.height() - side * high) / 2)
        man = board.xy(state.man)
        for hall, times in zip(rooms.halls, rooms.entered(self._at), strict=True):
            left, top = min(hall)
            right, bottom = max(hall)
            area = QRectF(QPointF(left, top) * side + corner, QPointF(right + 1, bottom + 1) * side + corner)
            _paint_hall(painter, area, side, str(times), lit=man in hall)


def _paint_hall(painter: QPainter, area: QRectF, side: float, times: str, *, lit: bool) -> None:
    """The figure stands in the left column, where the man does not walk."""
    ink = ink_of("exact")
    painter.fillRect(area, theme.colour(ink, LIT if lit else TINT))
    painter.setFont(theme.font(max(SMALL, min(side * 0.5, LARGE)), 700))
    wide, high = QFontMetricsF(painter.font()).horizontalAdvance(times) + 8, painter.fontMetrics().height()
    right = area.left() + max(side, min(wide, 1.35 * side))
    pill = QRectF(right - wide, area.center().y() - high / 2, wide, high)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawRoundedRect(pill, 4, 4)
    painter.setPen(QColor(theme.current().on_accent))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, times)
