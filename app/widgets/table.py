"""A small read-only table of figures, painted whole: for some dozens of rows, not thousands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.services import theme

HEAD, ROW, ROW_COMPACT = 26, 25, 22


class Table(QWidget):
    """Right-aligned columns under a head; `widths` are the columns' shares of the whole width."""

    def __init__(self, heads: Sequence[str], widths: Sequence[float]) -> None:
        super().__init__()
        self._heads, self._widths = list(heads), list(widths)
        self._rows: Sequence[Sequence[str]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set(self, rows: Sequence[Sequence[str]]) -> None:
        self._rows = rows
        self.updateGeometry()
        self.update()

    @property
    def rows(self) -> Sequence[Sequence[str]]:
        return self._rows

    def sizeHint(self) -> QSize:
        return QSize(320, HEAD + len(self._rows) * _row_height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setFont(theme.font(11, 500))
        painter.setPen(QColor(tokens.text2))
        self._paint_row(painter, 0, HEAD - 6, self._heads)
        painter.fillRect(0, HEAD - 3, self.width(), 1, QColor(tokens.border))
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text))
        for index, row in enumerate(self._rows):
            self._paint_row(painter, HEAD + index * _row_height(), _row_height(), row)

    def _paint_row(self, painter: QPainter, top: float, height: float, cells: Sequence[str]) -> None:
        x, unit = 0.0, self.width() / sum(self._widths)
        for cell, share in zip(cells, self._widths, strict=True):
            rect = QRectF(x, top, share * unit, height)
            painter.drawText(rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, cell)
            x += share * unit


def _row_height() -> int:
    return ROW_COMPACT if theme.manager().compact else ROW
