"""Transition matrix of the chain: rows to columns of depths, a square the darker the likelier."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy

from app.base.language.words import tr
from app.base.theme import theme
from app.lab.chain.model import AWAY, BACK, STAY
from app.lab.chain.picture import ChainPicture
from app.lab.chain.sentences import names
from app.plots.drawing.marks import hatch, ink_of
from core.cube.walk.chain_states import ProbabilitySource

HEAD = 18.0
LEGIBLE = 9.0
"""Smallest font size of the depth labels; labels that would overlap are left out."""
COLUMNS = {-1: BACK, 0: STAY, 1: AWAY}
"""Letters of the entries left of, on and right of the diagonal."""
LEAST_SHADE = 0.2
"""Least opacity of an entry, so that an unlikely transition is visible too."""


class ChainMatrix(ChainPicture):
    """Picture of the transition matrix; the mouse or the up and down keys choose a row."""

    def __init__(self) -> None:
        super().__init__({Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Transition matrix. Up and down choose a row."))

    def sizeHint(self) -> QSize:
        return QSize(420, 420)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 240)

    @property
    def _cell(self) -> float:
        return (min(self.width(), self.height()) - HEAD - 2) / max(1, len(self.states))

    @property
    def _left_edge(self) -> float:
        return max(HEAD, (self.width() - self._cell * len(self.states)) / 2)

    def find_share_at(self, where: QPointF) -> tuple[int, str]:
        row, column = int((where.y() - HEAD) // self._cell), int((where.x() - self._left_edge) // self._cell)
        if row not in self.places():
            return -1, ""
        letter = COLUMNS.get(column - row)
        return row, names()[letter] if letter is not None else ""

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell, left, size = self._cell, self._left_edge, len(self.states)
        tokens = theme.current()
        painter.setPen(QPen(QColor(tokens.border), 1))
        painter.setBrush(QColor(tokens.sunken))
        painter.drawRect(QRectF(left, HEAD, cell * size, cell * size))
        painter.setFont(theme.font(max(LEGIBLE, min(11.0, 0.62 * cell)), 500))
        painter.setPen(QColor(tokens.text2))
        wide = max(cell, painter.fontMetrics().horizontalAdvance("00") + 2)
        for depth in range(0, size, -(-int(wide) // max(1, int(cell)))):
            above = QRectF(left + (depth + 0.5) * cell - wide / 2, 0, wide, HEAD - 3)
            beside = QRectF(left - HEAD - 2, HEAD + (depth + 0.5) * cell - wide / 2, HEAD - 2, wide)
            painter.drawText(above, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, str(depth))
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(depth))
        for row in self.states:
            shares = ((-1, row.back, "lumped"), (0, row.stay, "text3"), (1, row.away, "exact"))
            for by, share, ink in shares:
                if share:
                    box = QRectF(left + (row.depth + by) * cell, HEAD + row.depth * cell, cell, cell).adjusted(
                        0.5, 0.5, -0.5, -0.5
                    )
                    self._paint_cell(painter, box, share, ink, solid=row.known is ProbabilitySource.COUNTED)
        if self.at < size:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.text), 1.5))
            painter.drawRoundedRect(QRectF(left, HEAD + self.at * cell, cell * size, cell), 2, 2)

    def _paint_cell(self, painter: QPainter, box: QRectF, share: float, ink: str, *, solid: bool) -> None:
        colour = ink_of(ink)
        painter.fillRect(box, theme.colour(colour, LEAST_SHADE + (0.7 if solid else 0.35) * share))
        if not solid:
            shape = QPainterPath()
            shape.addRect(box)
            hatch(painter, shape, colour)
