"""Drag of levels with the mouse, to another place in the grid or onto a collection at the side."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.base.language.words import tr
from app.base.theme import theme
from app.sokoban.browser.carrying import DropGap
from app.sokoban.browser.grid import LevelGrid
from app.sokoban.browser.side import EVERYTHING, CollectionList
from app.sokoban.library.index import CollectionRow
from app.widgets.painting import paint_rounded_rect

EDGE, SCROLL, SCROLL_MS = 36, 14, 16
"""Edge zone of the grid in which a drag scrolls it, step in pixels, and interval in milliseconds."""
BESIDE = QPoint(16, 18)
"""Offset from the pointer to the text beside it."""


class Target(NamedTuple):
    """Target of a drag: where levels would be dropped, with a text that says so."""

    words: str
    collection: int | None = None
    """Key of a collection at the side."""
    gap: DropGap | None = None
    """Gap between the levels shown."""
    copies: bool = False

    @property
    def possible(self) -> bool:
        return self.collection is not None or self.gap is not None


class LevelDrag(QObject):
    """Drag of the grid's selected levels, from the first movement to the drop; Escape cancels it."""

    put_here = Signal(int)
    """Emitted with the index of the shown level to put the levels before; at the end, the number shown."""
    put_into = Signal(int, bool)
    """Emitted with the key of the collection to put the levels into, and whether to copy them."""
    refused = Signal(str)
    """Emitted with the reason why levels cannot be dropped where the button was released."""

    def __init__(self, browser: QWidget, grid: LevelGrid, side: CollectionList) -> None:
        super().__init__(browser)
        self._browser, self._grid, self._side = browser, grid, side
        self._words = _Words(browser)
        self._at = QPoint()
        self._scroll = QTimer(self, interval=SCROLL_MS)
        self._scroll.timeout.connect(self._on_scroll)
        self._held: tuple[int, bool] | None = None
        """Number of dragged levels and whether built-in ones are among them; None until they are counted."""
        self.why_not = ""
        """Why the shown levels cannot be rearranged; "" if they can."""
        grid.carried.connect(self._on_levels_dragged)
        grid.let_go.connect(self._on_let_go)
        grid.carrying_ended.connect(self._end)

    def _on_levels_dragged(self, place: QPoint) -> None:
        """Follow the pointer at `place` on the screen while it drags levels."""
        self._at = place
        self._scroll.start()
        target = self._target()
        self._grid.show_gap(target.gap)
        self._side.show_target(target.collection)
        self._words.say(target.words, target.possible, self._browser.mapFromGlobal(place) + BESIDE)

    def _on_let_go(self, place: QPoint) -> None:
        self._at = place
        target = self._target()
        if target.collection is not None:
            self.put_into.emit(target.collection, target.copies)
        elif target.gap is not None:
            self.put_here.emit(target.gap.at)
        elif target.words:
            self.refused.emit(tr("{message}.", message=target.words))

    def _end(self) -> None:
        self._held = None
        self._scroll.stop()
        self._words.hide()
        self._grid.show_gap(None)
        self._side.show_target(None)

    def _target(self) -> Target:
        if self._held is None:
            self._held = len(self._grid.selected_levels), self._grid.holds_own
        count, own = self._held
        side, grid = self._side.viewport(), self._grid.viewport()
        place = side.mapFromGlobal(self._at)
        if side.rect().contains(place):
            row = self._side.row_at(place)
            if row is None:
                return Target(tr("%n levels", one="%n level", n=count))
            return self._find_collection_target(row, count, own)
        place = grid.mapFromGlobal(self._at)
        if not grid.rect().contains(place):
            return Target("")
        if self.why_not:
            return Target(self.why_not)
        return Target(tr("Put %n levels here", one="Put %n level here", n=count), gap=self._grid.gap_at(place))

    def _find_collection_target(self, row: CollectionRow, count: int, own: bool) -> Target:
        if row.is_built_in:
            return Target(tr("{collection} comes with the program and cannot be changed", collection=row.name))
        if row.key == EVERYTHING:
            return Target(tr("Choose one collection"))
        held = QApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier
        copies = bool(held) or own
        if copies:
            words = tr(
                "Copy %n levels to {collection}", one="Copy %n level to {collection}", n=count, collection=row.name
            )
        else:
            words = tr(
                "Move %n levels to {collection}", one="Move %n level to {collection}", n=count, collection=row.name
            )
        return Target(words, row.key, copies=copies)

    def _on_scroll(self) -> None:
        place, height = self._grid.viewport().mapFromGlobal(self._at), self._grid.viewport().height()
        by = -SCROLL if place.y() < EDGE else SCROLL if place.y() > height - EDGE else 0
        if by and 0 <= place.x() < self._grid.viewport().width():
            bar = self._grid.verticalScrollBar()
            before = bar.value()
            bar.setValue(before + by)
            if bar.value() != before:
                self._on_levels_dragged(self._at)


class _Words(QWidget):
    """Text beside the pointer that says what a drop would do."""

    def __init__(self, browser: QWidget) -> None:
        super().__init__(browser)
        self._browser = browser
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._text, self._possible = "", True

    def say(self, text: str, possible: bool, place: QPoint) -> None:
        self._text, self._possible = text, possible
        self.setVisible(bool(text))
        width = round(QFontMetricsF(theme.font(12, 500)).horizontalAdvance(text)) + 24
        room = self._browser.rect()
        size = QSize(min(width, room.width()), 30)
        place = QPoint(min(place.x(), room.right() - size.width()), min(place.y(), room.bottom() - size.height()))
        self.setGeometry(QRect(place, size))
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = QColor(tokens.accent if self._possible else tokens.panel)
        paint_rounded_rect(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), fill, QColor(tokens.outline), 7)
        painter.setFont(theme.font(12, 500))
        painter.setPen(QColor(tokens.on_accent if self._possible else tokens.text))
        painter.drawText(self.rect().adjusted(12, 0, -12, 0), Qt.AlignmentFlag.AlignVCenter, self._text)
