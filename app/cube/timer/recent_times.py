"""Tiles with the last times below the timer, the menu of a time, and times as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.base.language.wording import commas
from app.base.language.words import tr
from app.base.theme import accessible, icons, theme
from app.cube.timer.solve_times import SolveTime
from app.widgets.controls.buttons import PaintedButton
from app.widgets.hover_places import HoverPlaces
from app.widgets.painting import paint_rounded_rect
from core.cube.timing import times

Change = Callable[[SolveTime, str | None], None]
"""Callback that changes the penalty of a time or, with None, deletes it."""
Comment = Callable[[SolveTime], None]
"""Callback that lets the user comment on a time."""

TILE_WIDTH, TILE_HEIGHT, MOST_TILES = 66, 28, 6
MISSING = "–"
"""Mark in place of an average of too few times."""


def format_short_time(solve: SolveTime) -> str:
    """Return a time as text for a narrow place: "42.18", "44.18+", "DNF"."""
    if solve.penalty == times.DID_NOT_FINISH:
        return times.DID_NOT_FINISH
    return times.format_time(solve.milliseconds, solve.penalty)


def results(solves: Sequence[SolveTime]) -> list[int]:
    """Return the results that count, penalties included."""
    return [times.result(solve.milliseconds, solve.penalty) for solve in solves]


def format_result_or_dash(result: int | None) -> str:
    """Return a result as text, or a dash where there is none."""
    return MISSING if result is None else times.format_result(result)


def change_menu(parent: QWidget, solve: SolveTime, change: Change, comment: Comment) -> QMenu:
    """Return the menu of a time: penalties, copy scramble, comment and delete."""
    menu = QMenu(parent)
    for penalty, text in ((times.NO_PENALTY, tr("No penalty")), (times.PLUS_TWO, "+2"), (times.DID_NOT_FINISH, "DNF")):
        action = menu.addAction(text)
        if solve.penalty == penalty:
            action.setIcon(icons.icon("check", 16))
        action.triggered.connect(lambda _on=False, penalty=penalty: change(solve, penalty))
    menu.addSeparator()
    if solve.scramble:
        copy = menu.addAction(tr("Copy scramble"))
        copy.triggered.connect(lambda: QApplication.clipboard().setText(solve.scramble))
    menu.addAction(tr("Comment")).triggered.connect(lambda: comment(solve))
    menu.addAction(tr("Delete")).triggered.connect(lambda: change(solve, None))
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


class PenaltyButton(PaintedButton):
    """Small button that can stay pressed, such as "+2" or "DNF"."""

    def __init__(self, text: str, tip: str, *, checkable: bool = True) -> None:
        super().__init__()
        self.setText(text)
        self.setToolTip(tip)
        self.setAccessibleName(text)
        self.setCheckable(checkable)

    def set_text(self, text: str) -> None:
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 22, 28)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, on = theme.current(), self.isChecked()
        painter = QPainter(self)
        fill = QColor(tokens.soft) if on else theme.mix(tokens.panel, tokens.hover, self.hover)
        line = tokens.accent if on else tokens.outline if tokens.contrast else tokens.border
        paint_rounded_rect(painter, QRectF(self.rect()), fill.darker(106) if self.isDown() else fill, QColor(line))
        painter.setFont(theme.font(12, 600 if on else 500))
        painter.setPen(QColor(tokens.accent if on else tokens.text))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class TimeTiles(HoverPlaces, QWidget):
    """Row of the last times, newest first; a click opens the menu of a time."""

    accessible_role = accessible.Role.Grouping

    hover_shape = Qt.CursorShape.ArrowCursor

    def __init__(self, change: Change, comment: Comment) -> None:
        super().__init__()
        self._change, self._comment = change, comment
        self._solves: list[SolveTime] = []
        self.menu: QMenu | None = None
        self.setMouseTracking(True)
        self.setFixedHeight(TILE_HEIGHT)
        self.setAccessibleName(tr("Last times"))
        self.setToolTip(tr("Click a time for +2, DNF, a comment, or to delete it"))

    def set_times(self, solves: Sequence[SolveTime]) -> None:
        """Show the last of `solves`."""
        self._solves = list(solves[: -MOST_TILES - 1 : -1])
        self.hovered = -1
        self.setAccessibleDescription(commas(format_short_time(one) for one in self._solves))
        self.update()

    @property
    def _columns(self) -> int:
        return max(1, min(MOST_TILES, self.width() // TILE_WIDTH))

    def tile(self, index: int) -> QRectF:
        """Return the rect of a time; 0 is the newest."""
        width = self.width() / self._columns
        return QRectF(index * width, 0, width, TILE_HEIGHT)

    def place_at(self, where: QPointF) -> int:
        count = min(len(self._solves), self._columns)
        return next((k for k in range(count) if self.tile(k).contains(where)), -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.place_at(event.position())
        if index >= 0:
            self.menu = change_menu(self, self._solves[index], self._change, self._comment)
            self.menu.popup(self.mapToGlobal(self.tile(index).bottomLeft().toPoint()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        for index, solve in enumerate(self._solves[: self._columns]):
            area = self.tile(index)
            inset = 0
            if index == self.hovered:
                paint_rounded_rect(painter, area.adjusted(0, 1, -2, -1), QColor(tokens.hover), None, 6)
                inset = 6
            painter.setFont(theme.font(13, 600 if index == 0 else 500))
            failed = solve.penalty == times.DID_NOT_FINISH
            painter.setPen(QColor(tokens.text3 if failed else tokens.text if index == 0 else tokens.text2))
            painter.drawText(area.adjusted(inset, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, format_short_time(solve))
