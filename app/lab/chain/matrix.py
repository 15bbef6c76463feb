"""The transition matrix: from the depth of a row to that of a column, a square the darker the likelier."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.plots.marks import hatch, ink_of
from app.services import theme
from app.widgets.keys import claimed, plain
from core.cube.walk.chain_states import Known, State

HEAD = 18.0
LEAST_SHADE = 0.2
"""A way that is hardly ever taken is there all the same."""
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class ChainMatrix(QWidget):
    """Rows are pointed at with the mouse or up and down."""

    pointed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[State] = ()
        self._depth = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName("Transition matrix. Up and down choose a row.")

    def show_rows(self, rows: Sequence[State]) -> None:
        """Draw another chain's."""
        self._rows = rows
        self.update()

    def point(self, depth: int) -> None:
        """Frame the row of a depth."""
        self._depth = depth
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, 420)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 240)

    @property
    def _cell(self) -> float:
        return (min(self.width(), self.height()) - HEAD - 2) / max(1, len(self._rows))

    @property
    def _left(self) -> float:
        return max(HEAD, (self.width() - self._cell * len(self._rows)) / 2)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._go(int((event.position().y() - HEAD) // self._cell))

    def event(self, event: QEvent) -> bool:
        return claimed(event, lambda key: plain(key) and key.key() in STEPS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in STEPS:
            self._go(max(0, min(self._depth + STEPS[key], len(self._rows) - 1)))
        else:
            super().keyPressEvent(event)

    def _go(self, depth: int) -> None:
        if 0 <= depth < len(self._rows) and depth != self._depth:
            self.pointed.emit(depth)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.draw(QPainter(self))

    def draw(self, painter: QPainter) -> None:
        """Draw all of it at the origin."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell, left, size = self._cell, self._left, len(self._rows)
        tokens = theme.current()
        painter.setPen(QPen(QColor(tokens.border), 1))
        painter.setBrush(QColor(tokens.sunken))
        painter.drawRect(QRectF(left, HEAD, cell * size, cell * size))
        painter.setFont(theme.font(min(11.0, 0.62 * cell), 500))
        painter.setPen(QColor(tokens.text2))
        for depth in range(size):
            above = QRectF(left + depth * cell, 0, cell, HEAD - 3)
            beside = QRectF(left - HEAD - 2, HEAD + depth * cell, HEAD - 2, cell)
            painter.drawText(above, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, str(depth))
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(depth))
        for row in self._rows:
            shares = ((-1, row.back, "lumped"), (0, row.stay, "text3"), (1, row.away, "exact"))
            for by, share, ink in shares:
                if share:
                    box = QRectF(left + (row.depth + by) * cell, HEAD + row.depth * cell, cell, cell).adjusted(
                        0.5, 0.5, -0.5, -0.5
                    )
                    self._paint_cell(painter, box, share, ink, solid=row.known is Known.COUNTED)
        if self._depth < size:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.text), 1.5))
            painter.drawRoundedRect(QRectF(left, HEAD + self._depth * cell, cell * size, cell), 2, 2)

    def _paint_cell(self, painter: QPainter, box: QRectF, share: float, ink: str, *, solid: bool) -> None:
        colour = ink_of(ink)
        painter.fillRect(box, theme.colour(colour, LEAST_SHADE + (0.7 if solid else 0.35) * share))
        if not solid:
            shape = QPainterPath()
            shape.addRect(box)
            hatch(painter, shape, colour)
