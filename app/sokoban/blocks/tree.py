"""Drawing of the branch of the depth-first tree that leads to a square, with its numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.wording import commas, format_integer
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.widgets.explained_figures import FigureRect, FigureSpots, NamedFigure, find_figure_rects
from core.explain.sokoban import counters
from core.sokoban.path.blocks import Blocks, Square
from core.sokoban.path.cut_vertices import back_edge, branch, down_to_low

ROW, RADIUS = 52.0, 15.0
NODES_X = 0.36
"""Horizontal position of the nodes as a fraction of the width."""
ABOVE = 2
"""Number of squares drawn between the root, or the gap below it, and the square itself."""
ARC = 46.0


class BranchView(QWidget):
    """Branch of the depth-first tree.

    Tree edges are solid; the back edge that gives a low number is a dashed arc.
    """

    accessible_role = accessible.Role.Chart

    def __init__(self, name: Callable[[int], str]) -> None:
        """`name` returns the name of a cell."""
        super().__init__()
        self._name = name
        self._spots = FigureSpots(self)
        self._blocks: Blocks | None = None
        self._squares: list[Square] = []
        self._left_out: dict[int, int] = {}
        """Number of squares left out before the drawn square with an index."""
        self._looked_at = -1
        self.back: tuple[Square, Square] | None = None
        """Back edge that gives the deciding square its low number: from, to."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Depth-first tree"))

    def show_branch(self, blocks: Blocks, cell: int, child: Square | None) -> None:
        """Show the path from the root to `cell`, and on to the child that decides if it is a cut vertex."""
        path = branch(blocks, cell)
        drawn = path if len(path) <= ABOVE + 2 else [path[0], *path[-1 - ABOVE :]]
        decides = child if child is not None else path[-1]
        down = down_to_low(blocks, decides.cell)
        below = ([child] if child is not None else []) + ([down[-1]] if len(down) > 1 else [])
        self._squares = [*drawn, *below]
        gaps = {1: len(path) - len(drawn), len(drawn) + len(below) - 1: len(down) - 2}
        self._left_out = {place: left for place, left in gaps.items() if left > 0}
        self._blocks, self._looked_at = blocks, cell
        target = back_edge(blocks, down[-1].cell)
        self.back = (down[-1], target) if target is not None and target.number == decides.low else None
        self.setAccessibleDescription(commas(self.text(square) for square in self._squares))
        self._place_figures()
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def _place_figures(self) -> None:
        """Make the numbers beside the nodes explainable figures."""
        places: list[FigureRect] = []
        for place, square in enumerate(self._squares if self._blocks is not None else ()):
            assert self._blocks is not None
            cell, worked = self._name(square.cell), counters.derive_square_numbers(self._blocks, square)
            beside = self._find_label_rect(self._centre(place))
            half = beside.height() / 2
            for row, (letter, number) in enumerate(_numbers(square)):
                told = NamedFigure(f"{letter}({cell})", format_integer(number), worked[row])
                line = QRectF(beside.left(), beside.top() + row * half, beside.width(), half)
                text = f"{letter} {told.text}"
                places += find_figure_rects(text, [told], line, theme.font(12, 500), Qt.AlignmentFlag.AlignLeft)
        self._spots.show(places)

    def _find_label_rect(self, centre: QPointF) -> QRectF:
        return QRectF(centre.x() + RADIUS + 14, centre.y() - 18, 140, 36)

    def text(self, square: Square) -> str:
        """Return the description of a node with its numbers for screen readers."""
        return f"{self._name(square.cell)} d {square.number} low {square.low}"  # not shown

    @property
    def drawn_squares(self) -> list[Square]:
        """Squares of the branch that are drawn, from the root down."""
        return self._squares

    def sizeHint(self) -> QSize:
        return QSize(240, round(len(self._squares) * ROW + len(self._left_out) * ROW / 2))

    def _centre(self, place: int) -> QPointF:
        gaps = sum(gap <= place for gap in self._left_out)
        return QPointF(self.width() * NODES_X, ROW / 2 + place * ROW + gaps * ROW / 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._blocks is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_edges(painter)
        self._draw_back_edge(painter)
        for place, square in enumerate(self._squares):
            self._draw_node(painter, square, self._centre(place))

    def _draw_edges(self, painter: QPainter) -> None:
        tokens = theme.current()
        for place in range(1, len(self._squares)):
            left_out = self._left_out.get(place, 0)
            style = Qt.PenStyle.DotLine if left_out else Qt.PenStyle.SolidLine
            painter.setPen(QPen(QColor(tokens.text2), 1.4, style))
            above, below = self._centre(place - 1), self._centre(place)
            painter.drawLine(above, below)
            if left_out:
                painter.setFont(theme.font(12))
                beside = QRectF(above.x() + 14, (above.y() + below.y()) / 2 - 10, 160, 20)
                more = tr("{count:,} more", count=left_out)
                painter.drawText(beside, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, more)

    def _draw_back_edge(self, painter: QPainter) -> None:
        if self.back is None:
            return
        start, end = self.back
        first = self._centre(self._squares.index(start))
        # if its target is left out, the arc ends at the dots
        places = [place for place, square in enumerate(self._squares) if square == end]
        last = self._centre(places[0]) if places else self._centre(0) + QPointF(0, ROW * 0.75)
        path = QPainterPath(first)
        side = QPointF(-RADIUS - ARC, 0)
        path.cubicTo(first + side, last + side, last)
        painter.setPen(QPen(QColor(theme.current().accent), 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        if not places:
            painter.setPen(QColor(theme.current().text2))
            painter.setFont(theme.font(11))
            beside = QRectF(0, last.y() - 22, last.x() - 2 * RADIUS, 18)
            to = tr("to {square}, d {number:,}", square=self._name(end.cell), number=end.number)
            painter.drawText(beside, Qt.AlignmentFlag.AlignRight, to)

    def _draw_node(self, painter: QPainter, square: Square, centre: QPointF) -> None:
        assert self._blocks is not None
        tokens = theme.current()
        chosen = square.cell == self._looked_at
        painter.setPen(QPen(QColor(tokens.text), 1.4))
        painter.setBrush(QColor(tokens.text if chosen else tokens.panel))
        if square.cell in self._blocks.cut_vertices:
            painter.save()
            painter.translate(centre)
            painter.rotate(45)
            side = RADIUS * 1.5
            painter.drawRect(QRectF(-side / 2, -side / 2, side, side))
            painter.restore()
        else:
            painter.drawEllipse(centre, RADIUS, RADIUS)
        painter.setPen(QColor(tokens.panel if chosen else tokens.text))
        painter.setFont(theme.font(10, 600))
        around = QRectF(centre.x() - RADIUS, centre.y() - RADIUS, 2 * RADIUS, 2 * RADIUS)
        painter.drawText(around, Qt.AlignmentFlag.AlignCenter, self._name(square.cell))
        beside = self._find_label_rect(centre)
        painter.setPen(QColor(tokens.text))
        painter.setFont(theme.font(12, 500))
        half = beside.height() / 2
        for row, (letter, number) in enumerate(_numbers(square)):
            line = QRectF(beside.left(), beside.top() + row * half, beside.width(), half)
            text = f"{letter} {format_integer(number)}"
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)


def _numbers(square: Square) -> Sequence[tuple[str, int]]:
    """Return the numbers beside a node with their names in the literature."""
    return ("d", square.number), ("low", square.low)
