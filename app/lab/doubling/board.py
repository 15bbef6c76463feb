"""Board of the doubling rooms after some moves of the solution, with the entrances of each hall."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.lab.doubling.ruler import told_so_far
from app.plots.drawing.marks import ink_of
from app.sokoban.browser.thumbnails import paint_level
from app.sokoban.skins.drawing import WALL_SIDE
from app.widgets.explained_figures import FigureRect, FigureSpots, find_figure_rects
from core.sokoban.families.doubling import Rooms
from core.sokoban.level import format_state

LARGEST = 40
"""Largest side of a square in pixels."""
TINT, LIT = 0.16, 0.42
"""Opacity of the tint of a hall, without and with the player in it."""
SMALL, LARGE = 10, 17
"""Least and largest font size of the numbers, in pixels."""
MIDDLE = Qt.AlignmentFlag.AlignCenter


class RoomsBoard(QWidget):
    """Picture of a position of the doubling rooms, as large as fits."""

    accessible_role = accessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self._rooms: Rooms | None = None
        self._at = 0
        self._spots = FigureSpots(self)
        self.setMinimumSize(120, 120)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("The rooms"))

    def show_rooms(self, rooms: Rooms, at: int) -> None:
        """Draw the position after `at` moves of the solution."""
        self._rooms, self._at = rooms, at
        self.setAccessibleDescription(format_state(rooms.positions[at]))
        self._place_figures()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(640, 300)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def _place_figures(self) -> None:
        places: list[FigureRect] = []
        if self._rooms is not None:
            side, areas = self._layout(self._rooms)
            font = _font(side)
            for told, area in zip(told_so_far(self._rooms, self._at), areas, strict=True):
                places += find_figure_rects(told.text, (told,), _pill(area, side, told.text), font, MIDDLE)
        self._spots.show(places)

    def _layout(self, rooms: Rooms) -> tuple[float, list[QRectF]]:
        """Return the side of a square in pixels, and the rectangle of each hall."""
        ratio, board = self.devicePixelRatioF(), rooms.level.start.board
        height_in_squares = board.height + WALL_SIDE
        side = int(min(self.width() / board.width, self.height() / height_in_squares, LARGEST) * ratio) / ratio
        corner = QPointF((self.width() - side * board.width) / 2, (self.height() - side * height_in_squares) / 2)
        areas = []
        for hall in rooms.halls:
            left, top = min(hall)
            right, bottom = max(hall)
            areas.append(QRectF(QPointF(left, top) * side + corner, QPointF(right + 1, bottom + 1) * side + corner))
        return side, areas

    def paintEvent(self, _event: QPaintEvent) -> None:
        rooms = self._rooms
        if rooms is None:
            return
        state, painter = rooms.positions[self._at], QPainter(self)
        rows = format_state(state).split("\n")
        painter.drawPixmap(
            0, 0, paint_level(rows, self.size(), self.devicePixelRatioF(), largest=LARGEST, rounded=True)
        )
        man, (side, areas) = state.board.xy(state.man), self._layout(rooms)
        for hall, area, times in zip(rooms.halls, areas, rooms.count_entrances(self._at), strict=True):
            _paint_hall(painter, area, side, str(times), lit=man in hall)


def _font(side: float) -> QFont:
    """Return the font of the numbers, for squares with this side in pixels."""
    return theme.font(max(SMALL, min(side * 0.5, LARGE)), 700)


def _pill(area: QRectF, side: float, times: str) -> QRectF:
    """Return the rectangle of a hall's number: in its left column, where the player does not walk."""
    metrics = QFontMetricsF(_font(side))
    width, high = metrics.horizontalAdvance(times) + 8, round(metrics.height())
    right = area.left() + max(side, min(width, 1.35 * side))
    return QRectF(right - width, area.center().y() - high / 2, width, high)


def _paint_hall(painter: QPainter, area: QRectF, side: float, times: str, *, lit: bool) -> None:
    ink, pill = ink_of("exact"), _pill(area, side, times)
    painter.fillRect(area, theme.colour(ink, LIT if lit else TINT))
    painter.setFont(_font(side))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawRoundedRect(pill, 4, 4)
    painter.setPen(QColor(theme.current().on_accent))
    painter.drawText(pill, MIDDLE, times)
