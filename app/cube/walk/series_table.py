"""Table with a few figures of every curve, one column for each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.wording import clauses, commas, label_value, semicolons
from app.base.theme import accessible, theme
from app.plots.drawing.marks import Form
from app.widgets.explained_figures import Figure, FigureSpots, NamedFigure, find_figure_rects

HEAD, ROW = 24, 23
NAME = 150
SWATCH = 18
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SeriesTable(QWidget):
    """Table whose heads are the marks and names of curves; each row has a name and a figure for each."""

    accessible_role = accessible.Role.Grouping

    def __init__(self) -> None:
        super().__init__()
        self._heads: Sequence[tuple[Form, str]] = ()
        self._rows: Sequence[tuple[str, Sequence[str]]] = ()
        self._shown: Sequence[tuple[str, Sequence[Figure]]] = ()
        self._spots = FigureSpots(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set(self, heads: Sequence[tuple[Form, str]], shown: Sequence[tuple[str, Sequence[Figure]]]) -> None:
        rows = [(name, [one.text for one in cells]) for name, cells in shown]
        taller = len(rows) != len(self._rows)
        self._heads, self._rows, self._shown = tuple(heads), tuple(rows), shown
        words = (
            label_value(name, commas(f"{head} {cell}" for (_, head), cell in zip(heads, cells, strict=True)))
            for name, cells in rows
        )
        self.setAccessibleName(semicolons(words))
        if taller:
            self.updateGeometry()
        self._place_figures()
        self.update()

    def _cell(self, line: int, column: int) -> QRectF:
        names = min(NAME, self.width() // 3)
        wide = (self.width() - names) / len(self._heads)
        return QRectF(names + column * wide, HEAD + line * ROW, wide, ROW)

    def _place_figures(self) -> None:
        places, font = [], theme.font(12, 600)
        for line, (name, cells) in enumerate(self._shown):
            for column, (text, worked, exact) in enumerate(cells):
                if worked is not None:
                    told = NamedFigure(clauses((name, self._heads[column][1])), text, worked, exact)
                    places += find_figure_rects(text, [told], self._cell(line, column), font, RIGHT)
        self._spots.show(places)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    @property
    def rows(self) -> Sequence[tuple[str, Sequence[str]]]:
        return self._rows

    def sizeHint(self) -> QSize:
        return QSize(320, HEAD + ROW * len(self._rows))

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._heads:
            return
        names = min(NAME, self.width() // 3)
        wide = (self.width() - names) / len(self._heads)
        for at, (form, head) in enumerate(self._heads):
            cell = QRectF(names + at * wide, 0, wide, HEAD)
            painter.setFont(theme.font(12, 500))
            painter.setPen(QColor(tokens.text2))
            painter.drawText(cell, RIGHT, head)
            start = cell.right() - painter.fontMetrics().horizontalAdvance(head) - SWATCH - 6
            if start >= cell.left():
                form.paint_swatch(painter, QRectF(start, 0, SWATCH, HEAD), tokens.bg)
        for line, (name, cells) in enumerate(self._rows):
            top = HEAD + line * ROW
            painter.setFont(theme.font(12))
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(0, top, names, ROW), Qt.AlignmentFlag.AlignVCenter, name)
            painter.setFont(theme.font(12, 600))
            painter.setPen(QColor(tokens.text))
            for at, figure in enumerate(cells):
                painter.drawText(self._cell(line, at), RIGHT, figure)
