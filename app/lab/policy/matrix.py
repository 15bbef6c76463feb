"""Confusion matrix of a network: turns played against turns wanted, the darker the more often."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip

from app.base.language.wording import fixed_percent
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.lab.charts.curves import about_share
from app.plots.charts.plot_figure_picker import AskedPicture
from app.widgets.explained_figures import NamedFigure
from app.widgets.keys import claim_key
from core.cube.moves import FACE_TURNS
from core.explain.cube import network

HEAD, FOOT = 34.0, 22.0
"""Pixels for the names of rows and columns, and for the text on the current cell below."""
FACE_GAP = 2.0
"""Gap in pixels between the turns of one face and the next."""
STEPS = {
    Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0),
}  # fmt: skip
SIDE = len(FACE_TURNS)
SEEN = 48
"""Number of views of the cube in which each mistake is counted."""


class TurnMatrix(AskedPicture):
    """Confusion matrix of turns; the mouse or the arrow keys choose a cell, described below it.

    A place is the index of a cell, row by row.
    """

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self._counts: Sequence[Sequence[int]] = ()
        self._at: tuple[int, int] | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Correct and played moves. Arrow keys move between cells."))

    def show_counts(self, counts: Sequence[Sequence[int]]) -> None:
        """Draw how often each turn was played (column) where another was wanted (row)."""
        self._counts = counts
        self.point(self._at)
        self.refresh_open_sheet()

    def point(self, at: tuple[int, int] | None) -> None:
        """Make a cell the current one and describe it; None for no cell."""
        self._at = at
        accessible.describe(self, self.words)
        self.update()

    @property
    def words(self) -> str:
        """Text on the current cell: its turns, and its share of all mistakes."""
        total = sum(map(sum, self._counts))
        if self._at is None or not total:
            return ""
        wanted, played = self._at
        share = fixed_percent(self._counts[wanted][played] / total, 2)
        return tr(
            "{played} instead of {wanted}: ≈ {share} of mistakes",
            wanted=FACE_TURNS[wanted],
            played=FACE_TURNS[played],
            share=share,
        )

    def sizeHint(self) -> QSize:
        return QSize(460, 460)

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 220)

    def picture_size(self) -> QSize:
        """Return the size of an exported picture."""
        side = max(320, min(self.width(), self.height()))
        return QSize(side, side)

    def _cell(self, size: QSize) -> float:
        return (min(size.width(), size.height() - FOOT) - HEAD - 5 * FACE_GAP - 2) / SIDE

    def _box(self, row: int, column: int, size: QSize) -> QRectF:
        cell = self._cell(size)
        left = max(HEAD, (size.width() - cell * SIDE + HEAD) / 2)
        x, y = (at * cell + at // 3 * FACE_GAP for at in (column, row))
        return QRectF(left + x, HEAD + y, cell, cell)

    # explaining figures

    @property
    def asked_place(self) -> int:
        return -1 if self._at is None else self._at[0] * SIDE + self._at[1]

    def places(self) -> range:
        return range(SIDE * SIDE if self._counts else 0)

    def place_name(self, place: int) -> str:
        wanted, played = divmod(place, SIDE)
        return tr("{played} instead of {wanted}", wanted=FACE_TURNS[wanted], played=FACE_TURNS[played])

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        total = sum(map(sum, self._counts))
        if place not in self.places() or not total:
            return ()
        wanted, played = divmod(place, SIDE)
        seen = self._counts[wanted][played]
        worked = network.CONFUSED.bind(mistakes=total / SEEN, seen=seen / SEEN)
        return (NamedFigure(tr("share of mistakes"), about_share(seen / total, 2), worked, exact=False),)

    # mouse and keys

    def _find_cell(self, where: QPointF) -> tuple[int, int] | None:
        cells = ((row, column) for row in range(SIDE) for column in range(SIDE))
        return next((at for at in cells if self._box(*at, self.size()).contains(where)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point(self._find_cell(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.point(self._find_cell(event.position()))
        if event.button() == Qt.MouseButton.LeftButton:
            self.ask(self.asked_place)

    def leaveEvent(self, _event: QEvent) -> None:
        self.point(None)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.words, self)
            return True
        return claim_key(event, lambda key: key.key() in STEPS or self.asks(key)) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None:
            row, column = self._at or (0, 0)
            to = (row + step[0], column + step[1]) if self._at else (0, 0)
            self.point(to if all(0 <= at < SIDE for at in to) else (row, column))
        elif self.asks(event):
            self.ask(self.asked_place)
        else:
            super().keyPressEvent(event)

    # drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.draw(painter, self.size())
        if self._at is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.current().text), 1.5))
            painter.drawRect(self._box(*self._at, self.size()))
            self._write(painter, QRectF(0, self.height() - FOOT, self.width(), FOOT), self.words, 500)

    def draw(self, painter: QPainter, size: QSize) -> None:
        """Draw the matrix in this size."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, cell = theme.current(), self._cell(size)
        most = max((max(row) for row in self._counts), default=0) or 1
        for row, counts in enumerate(self._counts):
            for column, count in enumerate(counts):
                box = self._box(row, column, size).adjusted(0.5, 0.5, -0.5, -0.5)
                painter.fillRect(box, QColor(tokens.sunken))
                if count:
                    painter.fillRect(box, theme.colour(tokens.plot.measured, 0.08 + 0.92 * count / most))
        painter.setFont(theme.font(max(8.0, min(11.0, 0.5 * cell)), 500))
        painter.setPen(QColor(tokens.text2))
        for index, turn in enumerate(FACE_TURNS):
            above, beside = self._box(0, index, size), self._box(index, 0, size)
            painter.drawText(
                QRectF(above.left() - 4, 14, above.width() + 8, HEAD - 17), Qt.AlignmentFlag.AlignCenter, turn
            )
            left = QRectF(beside.left() - HEAD, beside.top(), HEAD - 5, beside.height())
            painter.drawText(left, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, turn)
        grid = QRectF(self._box(0, 0, size).left(), 0, self._box(0, SIDE - 1, size).right(), 14)
        self._write(painter, QRectF(grid.left(), 0, cell * SIDE, 14), tr("played →   correct ↓"), 400)

    def _write(self, painter: QPainter, area: QRectF, words: str, weight: int) -> None:
        painter.setFont(theme.font(11, weight))
        painter.setPen(QColor(theme.current().text2))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, words)
