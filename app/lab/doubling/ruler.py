"""Ruler of the solution: a line for each room, with a mark for each time that it is entered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent

from app.base.language.wording import format_integer, semicolons
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.lab.families.move_line import MoveLine
from app.plots.drawing.marks import PILL, ink_of
from app.widgets.explained_figures import FigureRect, FigureSpots, NamedFigure, find_figure_rects
from core.explain.sokoban import doubling as derived
from core.sokoban.families.doubling import Rooms

LINE, TOP, FOOT = 17.0, PILL + 6, 4.0
"""Height of a room's line, and space above the first and below the last, in pixels."""
MARK, SHORT = 4.0, 4.0
"""Width of a mark, and how much shorter than its line it is, in pixels."""
FADED = 0.35
GAP, SIDE = 10.0, 6.0
"""Gaps between names, marks and counts, and at both ends, in pixels."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Ruler(MoveLine):
    """Ruler of the entrances in the solution; Page Up and Page Down go from entrance to entrance."""

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__(tr("Entrances in the solution"))
        self._rooms: Rooms | None = None
        self._spots = FigureSpots(self)

    def show_rooms(self, rooms: Rooms, at: int, *, played: bool) -> None:
        """Draw the solution with the pill after `at` moves.

        While the solution is `played`, the text for screen readers is not announced.
        """
        self._rooms, self._at = rooms, at
        self.setFixedHeight(round(TOP + LINE * rooms.number + FOOT))
        accessible.describe(self, self.text, aloud=not played)
        self._place_figures()
        self.update()

    def _place_figures(self) -> None:
        places: list[FigureRect] = []
        if self._rooms is not None:
            for k, (so_far, words) in enumerate(zip(told_so_far(self._rooms, self._at), self._counts(), strict=True)):
                name, all_of_it = tr("entrances of room {number}", number=k + 1), derived.derive_room_entrances(k + 1)
                told = so_far, NamedFigure(name, str(all_of_it.number), all_of_it)
                places += find_figure_rects(words, told, self._row(k), theme.font(12, 600), RIGHT)
        self._spots.show(places)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def _row(self, k: int) -> QRectF:
        return QRectF(SIDE, TOP + k * LINE, self.width() - 2 * SIDE, LINE)

    @property
    def text(self) -> str:
        """Number of entrances of each room, and the move at the pill, as text."""
        return semicolons([*(f"{_room(k)} {words}" for k, words in enumerate(self._counts(), 1)), self._pill_text()])

    def _counts(self) -> list[str]:
        if self._rooms is None:
            return []
        rooms = self._rooms
        return [
            _so_many(n, len(moves)) for n, moves in zip(rooms.count_entrances(self._at), rooms.entrances, strict=True)
        ]

    def _pill_text(self) -> str:
        move = format_integer(self._at)
        return tr("move {move}, solved", move=move) if self._at == self._moves else tr("move {move}", move=move)

    @property
    def _moves(self) -> int:
        return self._rooms.length.moves if self._rooms is not None else 0

    @property
    def _stops(self) -> Sequence[int]:
        return sorted(move for moves in self._rooms.entrances for move in moves) if self._rooms is not None else []

    @property
    def _line(self) -> QRectF:
        """Rectangle of the marks, between names and counts."""
        metrics = QFontMetricsF(theme.font(12, 600))
        left, right = metrics.horizontalAdvance(_room(8)), metrics.horizontalAdvance(_so_many(256, 256))
        return QRectF(self.rect()).adjusted(SIDE + left + GAP, TOP, -right - GAP - SIDE, -FOOT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        rooms = self._rooms
        if rooms is None:
            return
        painter, tokens, bar = QPainter(self), theme.current(), self._line
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for k, (moves, words) in enumerate(zip(rooms.entrances, self._counts(), strict=True)):
            line = self._row(k)
            painter.setFont(theme.font(12, 600))
            painter.setPen(QColor(tokens.text2))
            painter.drawText(line, LEFT, _room(k + 1))
            painter.setPen(QColor(tokens.text))
            painter.drawText(line, RIGHT, words)
            painter.setPen(QPen(QColor(tokens.grid), 1))
            painter.drawLine(QLineF(bar.left(), line.center().y(), bar.right(), line.center().y()))
            painter.setPen(Qt.PenStyle.NoPen)
            wide = max(1.0, min(MARK, bar.width() / len(moves) / 2))
            for move in moves:
                painter.setBrush(theme.colour(ink_of("exact"), 1.0 if move <= self._at else FADED))
                painter.drawRect(QRectF(self.x_of(move) - wide / 2, line.top() + SHORT / 2, wide, LINE - SHORT))
        self._paint_place(painter)


def told_so_far(rooms: Rooms, at: int) -> list[NamedFigure]:
    """Return how often each room was entered after `at` moves, as figures."""
    return [
        NamedFigure(tr("entrances of room {number} so far", number=room), str(times), derived.so_far(moves, at))
        for room, (times, moves) in enumerate(zip(rooms.count_entrances(at), rooms.entrances, strict=True), 1)
    ]


def _room(number: int) -> str:
    return tr("room {number}", number=number)


def _so_many(entered: int, entrances: int) -> str:
    return tr("{entered} of {entrances}", entered=entered, entrances=entrances)
