"""Grid of moves that reads like a line of text and is clicked like a list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy, QWidget

from app.base.theme import accessible, icons, theme
from app.widgets.hover_places import HoverPlaces
from app.widgets.painting import paint_rounded_rect

CELL = 34
ROW, ROW_COMPACT = 28, 24
TILE_INSET = 7
FORK = 11
"""Side of the fork mark at a move from which a branch was left."""
ALL_PLAYED = -1


class MoveGrid(HoverPlaces, QAbstractScrollArea):
    """Moves in rows as wide as the panel; it has the height of `rows` rows, and more of them scroll.

    Paints only the visible ones.
    """

    accessible_role = accessible.Role.StaticText

    chosen = Signal(int)
    """A move was clicked: the number of moves up to and including it."""

    def __init__(self, name: str, *, rows: int, clickable: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(clickable)
        self._shown_rows, self._clickable = rows, clickable
        self._moves: list[str] = []
        self._played = ALL_PLAYED
        self._forks: set[int] = set()
        theme.manager().changed.connect(self._fit)

    @property
    def moves(self) -> Sequence[str]:
        return self._moves

    @property
    def forks(self) -> set[int]:
        """Indices of the moves with a fork mark."""
        return self._forks

    def set_moves(self, moves: Sequence[str], played: int = ALL_PLAYED, forks: Iterable[int] = ()) -> None:
        """Show `moves`, of which `played` are done; mark the last of those and scroll to it.

        `forks` are the indices of moves that replaced another one; each gets a small fork mark.
        """
        others = set(forks)
        if (played, others) == (self._played, self._forks) and list(moves) == self._moves:
            return
        self._moves, self._played, self._forks = list(moves), played, others
        self.hovered = -1
        self._fit()
        self._reveal_current()
        self.setAccessibleDescription(" ".join(self._moves[:200]))
        self.viewport().update()

    def cell(self, index: int) -> QRectF:
        """Return the rect of a move in the viewport."""
        width = self.viewport().width() / self._columns
        row, column = divmod(index, self._columns)
        return QRectF(column * width, row * self._row - self.verticalScrollBar().value(), width, self._row)

    @property
    def _row(self) -> int:
        return ROW_COMPACT if theme.manager().compact else ROW

    @property
    def _columns(self) -> int:
        return max(1, self.viewport().width() // CELL)

    @property
    def _rows(self) -> int:
        return -(-len(self._moves) // self._columns)

    def sizeHint(self) -> QSize:
        return QSize(10 * CELL, self._row * self._shown_rows)

    def minimumSizeHint(self) -> QSize:
        return QSize(4 * CELL, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.Show or (event.type() == QEvent.Type.Resize and self.isVisible()):
            # Not in resizeEvent, which concerns the viewport: the viewport would keep its old height. It would also do
            # so if the height changed in the very first resize, just before the widget is shown.
            self._fit()
            self._reveal_current()
        return handled

    def _fit(self) -> None:
        bar = self.verticalScrollBar()
        bar.setSingleStep(self._row)
        bar.setPageStep(self._row * self._shown_rows)
        bar.setRange(0, max(0, self._rows - self._shown_rows) * self._row)
        self.setFixedHeight(self.sizeHint().height())
        self.viewport().update()

    def _reveal_current(self) -> None:
        if self._played == ALL_PLAYED:
            return
        bar = self.verticalScrollBar()
        row = max(0, self._played - 1) // self._columns
        last = row - self._shown_rows + 1
        bar.setValue(min(max(bar.value(), last * self._row), row * self._row))

    def place_at(self, where: QPointF) -> int:
        point = where.toPoint()
        column = int(point.x() / (self.viewport().width() / self._columns))
        row = (point.y() + self.verticalScrollBar().value()) // self._row
        index = row * self._columns + min(column, self._columns - 1)
        return index if self._clickable and 0 <= index < len(self._moves) else -1

    def click(self, place: int) -> None:
        self.chosen.emit(place + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self.viewport())
        plain, strong = theme.font(13, 500), theme.font(13, 600)
        top = self.verticalScrollBar().value() + event.rect().top()
        first = top // self._row * self._columns
        inset = TILE_INSET if self._clickable else 0
        count = (event.rect().height() // self._row + 2) * self._columns
        for index in range(first, min(first + count, len(self._moves))):
            cell = self.cell(index)
            current = index == self._played - 1
            tile = QRectF(cell.left(), cell.top() + 1, cell.width() - 2, cell.height() - 2)
            if current:
                outline = QColor(tokens.accent) if tokens.contrast else None
                paint_rounded_rect(painter, tile, QColor(tokens.soft), outline, 6)
            elif index == self.hovered:
                paint_rounded_rect(painter, tile, QColor(tokens.hover), None, 6)
            waits = self._played != ALL_PLAYED and index >= self._played
            ink = tokens.accent if current else tokens.text3 if waits and index != self.hovered else tokens.text
            painter.setPen(QColor(ink))
            painter.setFont(strong if current else plain)
            painter.drawText(tile.adjusted(inset, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self._moves[index])
            if index in self._forks:
                fork = QRectF(tile.right() - FORK, tile.top(), FORK, FORK)
                icons.paint(painter, "branch", fork, tokens.accent)
