"""Transition matrix of the bag chain as a sparsity picture, Q beside R, with the current row framed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QSizePolicy

from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import accessible, theme
from app.lab.bag.sheets import StatePicture
from app.plots.panes.export_menu import OwnMenu
from app.widgets.keys import claim_key, is_plain_key
from app.widgets.painting import paint_rounded_rect
from app.widgets.pending_click import PendingClick
from core.twenty48.bag.graph import BagGraph

HEAD = 22
"""Height in pixels of the names of Q and R above the picture."""
GAP = 8.0
NARROWEST_R = 46.0
NOTCH, ZOOM = 120, 1.3
FEWEST = 64.0
"""Least number of rows in view, since a step leads up to 48 states ahead."""
ROWS_A_PIXEL = 3
"""Number of rows that are drawn at most per pixel of the height."""
LEAST_CELL, LEAST_FRAME = 1.3, 7.0
OWN_KEYS = frozenset(
    {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus, Qt.Key.Key_0}
)
"""Keys that the matrix handles itself, though the page has some of them as shortcuts."""


class MatrixPicture(OwnMenu, StatePicture):
    """Picture of the transition matrix; rows and columns are the states, the empty bag first.

    The wheel zooms along the diagonal.
    """

    pointed = Signal(int)

    accessible_role = accessible.Role.Chart

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._first, self._span = 0.0, 1.0
        self._cells: dict[tuple[bool, bool], list[QRectF]] | None = None
        self._pressed: QPointF | None = None
        self._dragging = False
        self._clicks = PendingClick(self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(
            tr("Transition matrix. Up and down choose a row, plus and minus zoom, 0 shows it whole.")
        )

    def show_graph(self, graph: BagGraph, current: int) -> None:
        """Draw the whole matrix of another chain."""
        self.graph, self.current = graph, current
        self._first, self._span = 0.0, float(self._rows)
        self._look()
        self.refresh_open_sheet()

    def mark(self, state: int) -> None:
        """Frame the row of a state, or the column of a winning state."""
        if state == self.current:
            return
        self.current = state
        if state < self._rows and not self._first <= state <= self._first + self._span - 1:
            self._first = state - self._span / 2
            self._look()
        self.update()

    @property
    def cells(self) -> int:
        """Number of entries that are drawn."""
        return sum(map(len, self._entries().values()))

    @property
    def _rows(self) -> int:
        return self.graph.chain.transient if self.graph is not None else 1

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return HEAD + round(self._side(width)) + 2

    def sizeHint(self) -> QSize:
        return QSize(352, self.heightForWidth(352))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(200))

    def _side(self, width: float) -> float:
        return width - GAP - self._r_width(width)

    def _r_width(self, width: float) -> float:
        if self.graph is None:
            return NARROWEST_R
        wins = self.graph.chain.absorbing
        return min(0.24 * width, max(NARROWEST_R, width * wins / (wins + self._rows)))

    @property
    def _q(self) -> QRectF:
        side = self._side(self.width())
        return QRectF(0, HEAD, side, side)

    @property
    def _r(self) -> QRectF:
        q, wide = self._q, self._r_width(self.width())
        return QRectF(q.right() + GAP, HEAD, wide, q.height())

    # export

    def picture_name(self) -> str:
        return f"2048-bag-{1 << self.graph.chain.target}-matrix" if self.graph is not None else "2048-bag-matrix"

    def csv(self) -> str:
        return self.graph.to_csv() if self.graph is not None else ""

    # zooming and pointing

    def _look(self) -> None:
        rows = float(self._rows)
        self._span = min(rows, max(min(FEWEST, rows), self._span))
        self._first = min(max(0.0, self._first), rows - self._span)
        self._cells = None
        self.update()

    def _zoom(self, factor: float, at: float) -> None:
        """Zoom in by `factor`; the row at the share `at` of the height stays in place."""
        anchor = self._first + at * self._span
        self._span = min(float(self._rows), max(min(FEWEST, self._rows), self._span / factor))
        self._first = anchor - at * self._span
        self._look()

    def wheelEvent(self, event: QWheelEvent) -> None:
        at = (event.position().y() - HEAD) / self._q.height()
        if not 0 <= at <= 1 or self.graph is None:
            event.ignore()
            return
        self._clicks.finish()
        self._zoom(ZOOM ** (event.angleDelta().y() / NOTCH), at)
        self._read(event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._clicks.finish()
        self._pressed, self._dragging = event.position(), False

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        row = -1 if self._dragging else self._row_at(event.position())
        self._pressed, self._dragging = None, False
        self.unsetCursor()
        if event.button() != Qt.MouseButton.LeftButton or row < 0:
            return
        if self._span < self._rows:
            self._clicks.wait(partial(self.ask, row))
        else:
            self.ask(row)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._clicks.drop()
        self._show_whole()
        self._read(event.position())

    def _show_whole(self) -> None:
        self._span = float(self._rows)
        self._look()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position()
        if self._pressed is not None:
            by = place.y() - self._pressed.y()
            if self._dragging or abs(by) >= QApplication.startDragDistance():
                self._dragging, self._pressed = True, place
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
                self._first -= by * self._span / self._q.height()
                self._look()
            return
        self._read(place)

    def _read(self, place: QPointF) -> None:
        """Point at the row under the mouse."""
        row = self._row_at(place)
        if row >= 0:
            self._point(row)

    def _row_at(self, place: QPointF) -> int:
        """Return the state whose row is at a point; -1 for none."""
        row = int(self._first + (place.y() - HEAD) / self._q.height() * self._span)
        return row if HEAD <= place.y() <= self._q.bottom() and 0 <= row < self._rows else -1

    # keys

    def event(self, event: QEvent) -> bool:
        return claim_key(event, self._takes) or super().event(event)

    def _takes(self, key: QKeyEvent) -> bool:
        return is_plain_key(key) and (Qt.Key(key.key()) in OWN_KEYS or self.asks(key))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self._point(min(max(0, self.current + (1 if key == Qt.Key.Key_Down else -1)), self._rows - 1))
        elif key in {Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus}:
            at = (min(self.current, self._rows) - self._first) / self._span
            self._zoom(1 / ZOOM if key == Qt.Key.Key_Minus else ZOOM, min(1.0, max(0.0, at)))
        elif key == Qt.Key.Key_0:
            self._show_whole()
        elif self.asks(event):
            self.ask(self.current)
        else:
            super().keyPressEvent(event)

    def _point(self, state: int) -> None:
        if state != self.current:
            self.mark(state)
            self.pointed.emit(state)

    # drawing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cells = None

    def _entries(self) -> dict[tuple[bool, bool], list[QRectF]]:
        """Return the entries in view, grouped by whether they win and whether they add a 4."""
        if self._cells is not None or self.graph is None:
            return self._cells or {}
        graph, q, r = self.graph, self._q, self._r
        size, r_size = q.height() / self._span, r.width() / graph.chain.absorbing
        cell, gap = max(LEAST_CELL, size), 0.5 if size > 4 else 0.0
        self._cells = {(won, four): [] for won in (False, True) for four in (False, True)}
        seen = set()
        first, last = int(self._first), int(self._first + self._span) + 1
        for row, step in graph.pattern(first, last, round(q.height()) * ROWS_A_PIXEL):
            y = q.top() + (row - self._first) * size
            won = graph.is_won(step.state)
            if won:
                x, cell_width = r.left() + (step.state - graph.chain.transient) * r_size, max(LEAST_CELL, r_size)
            else:
                x, cell_width = q.left() + (step.state - self._first) * size, cell
                if x > q.right() - 0.5:
                    continue
            four = step.adds > (2 if row else 2 * graph.chain.first_tiles)
            # entries that fall on the same pixel are drawn only once
            spot = (int(x), int(y), won) if size < 1 else (x, y, won)
            if spot in seen or not q.top() - size < y < q.bottom():
                continue
            seen.add(spot)
            self._cells[won, four].append(QRectF(x + gap, y + gap, cell_width - 2 * gap, cell - 2 * gap))
        return self._cells

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.paint(QPainter(self))

    def paint(self, painter: QPainter) -> None:
        """Paint Q, R and the frame."""
        if self.graph is None:
            return
        tokens, q, r = theme.current(), self._q, self._r
        painter.setFont(theme.font(11, 600))
        painter.setPen(QColor(tokens.text2))
        self._paint_heads(painter, q, r)
        for part in (q, r):
            paint_rounded_rect(painter, part, QColor(tokens.sunken), QColor(tokens.border), 3)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, self._span > q.height())
        painter.setPen(Qt.PenStyle.NoPen)
        for part, won in ((q, False), (r, True)):
            painter.save()
            painter.setClipRect(part.adjusted(1, 1, -1, -1))
            for four in (True, False):
                strength = 1.0 if not four else 0.6 if tokens.contrast else 0.42
                painter.setBrush(theme.colour(tokens.ok if won else tokens.plot.exact, strength))
                painter.drawRects(self._entries()[won, four])
            painter.restore()
        self._paint_frame(painter, q, r)

    @staticmethod
    def _paint_heads(painter: QPainter, q: QRectF, r: QRectF) -> None:
        """Paint the names of Q and R: R's at the right end, Q's over its middle or in the room that is left."""
        states, wins = tr("Q, to another state"), tr("R, to a win")
        metrics, middle = painter.fontMetrics(), Qt.AlignmentFlag.AlignVCenter
        left = r.right() - metrics.horizontalAdvance(wins) - 2
        painter.drawText(QRectF(left, 0, r.right() - left, HEAD - 4), Qt.AlignmentFlag.AlignRight | middle, wins)
        room = left - GAP
        states = metrics.elidedText(states, Qt.TextElideMode.ElideRight, round(room))
        name_width = metrics.horizontalAdvance(states) + 2
        begin = min(q.center().x() - name_width / 2, room - name_width)
        painter.drawText(QRectF(max(0.0, begin), 0, name_width, HEAD - 4), middle, states)

    def _paint_frame(self, painter: QPainter, q: QRectF, r: QRectF) -> None:
        assert self.graph is not None
        if self.graph.is_won(self.current):
            size, index = r.width() / self.graph.chain.absorbing, self.current - self.graph.chain.transient
            wide = max(LEAST_FRAME, size + 2)
            box = QRectF(r.left() + (index + 0.5) * size - wide / 2, r.top() - 1, wide, r.height() + 2)
        else:
            size = q.height() / self._span
            tall = max(LEAST_FRAME, size + 3)
            middle = q.top() + (self.current - self._first + 0.5) * size
            if not q.top() <= middle <= q.bottom():
                return
            box = QRectF(q.left(), middle - tall / 2, r.right() - q.left(), tall)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.current().text), 1.5))
        painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 2, 2)
