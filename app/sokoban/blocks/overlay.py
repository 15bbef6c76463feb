"""Overlay of the board with blocks and cut vertices: tints on the floor, and marks above the walls."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from app.base.theme import theme
from app.sokoban.blocks.floor import NUMBERED_FROM, FloorBlocksModel
from app.sokoban.blocks.growth import SearchGrowth
from app.sokoban.board.board import WAYS, SokobanBoardView
from app.sokoban.board.look import BLOCK_INKS
from app.sokoban.board.viewport import LevelLayout
from core.sokoban.path.push_tree import Node

TINT, EDGE = 0.17, 1.2
DIAMOND, SMALLEST_DIAMOND = 13.0, 5.0
BADGE = 15.0
LEAST_SQUARE = 9.0
"""Size of a square in pixels below which only tints are painted, without marks."""
NODE_ASIDE = 0.3
SHADE, SHADE_ON_DARK = 0.34, 0.5
"""Opacity of the shade over squares that would be cut off, on light and dark themes."""


class BlocksOverlay:
    """Overlay with blocks and cut vertices, cached until blocks, theme or layout change."""

    def __init__(self, board: SokobanBoardView, floor: FloorBlocksModel, growth: SearchGrowth) -> None:
        self._board, self._floor, self._growth = board, floor, growth
        self._kept: dict[str, tuple[tuple[object, ...], QPixmap]] = {}
        board.overlay = self
        floor.changed.connect(board.update)
        floor.pointed.connect(board.update)
        growth.changed.connect(board.update)

    def paint_floor(self, painter: QPainter) -> None:
        """Paint the tints of the blocks, below the walls."""
        if self._floor.is_shown:
            painter.drawPixmap(0, 0, self._picture("floor", self._draw_tints))
            if self._floor.cut_off:
                painter.drawPixmap(0, 0, self._picture("shade", self._draw_cut_off, self._floor.cut_off))

    def paint_marks(self, painter: QPainter) -> None:
        """Paint passages, cut vertices and numbers, above the pieces."""
        if self._floor.is_shown and self._board.viewport.fit.size >= LEAST_SQUARE:
            painter.drawPixmap(0, 0, self._picture("marks", self._draw_marks))
            self._draw_pointed_square(painter)
        if self._growth.nodes:
            self._draw_growth(painter)

    def _draw_growth(self, painter: QPainter) -> None:
        """Paint the search tree; a node lies on its box's square, towards the first side of its man."""
        tokens = theme.current()
        nodes, way = self._growth.nodes, set(self._growth.way)
        size = self._board.viewport.fit.size
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = [self._node_point(node) for node in nodes[: self._growth.grown]]
        for place in sorted(range(len(places)), key=lambda place: place in way):
            ink = QColor(tokens.accent if place in way else tokens.text)
            painter.setPen(QPen(ink, 3.0 if place in way else 1.4))
            if nodes[place].parent >= 0:
                painter.drawLine(places[nodes[place].parent], places[place])
            painter.setPen(QPen(QColor(tokens.panel), 1))
            painter.setBrush(ink)
            painter.drawEllipse(places[place], max(2.5, size * 0.08), max(2.5, size * 0.08))

    def _node_point(self, node: Node) -> QPointF:
        rect = self._board.viewport.rect(node.box)
        if not node.sides:
            return rect.center()
        dx, dy = WAYS[self._board.viewport.orientation.seen_way(min(node.sides))]
        return rect.center() + QPointF(dx, dy) * (rect.width() * NODE_ASIDE)

    def _picture(self, layer: str, draw: Callable[[QPainter], None], more: object = None) -> QPixmap:
        """Return the cached picture of a layer, which depends on the blocks, the view and `more`."""
        board = self._board
        fit, ratio = board.viewport.fit, board.devicePixelRatioF()
        # compares the blocks only: the depth-first tree changes with every step of the man
        wanted = (self._floor.blocks.blocks, more, fit, board.viewport.orientation, theme.current())
        kept = self._kept.get(layer)
        if kept is not None and kept[0] == wanted:
            return kept[1]
        picture = QPixmap(board.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
        painter.end()
        self._kept[layer] = wanted, picture
        return picture

    def _draw_tints(self, painter: QPainter) -> None:
        edged = self._board.viewport.fit.size >= LEAST_SQUARE
        for number, block in enumerate(self._floor.numbered_blocks):
            ink = block_ink(number)
            painter.setPen(QPen(ink, EDGE) if edged else Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour(ink.name(), TINT))
            stretches = list(self._stretches(block))
            fit = self._board.viewport.fit
            if edged:
                painter.drawPath(area_of(stretches, fit))
            else:
                painter.drawRects([fit.area_of(stretch) for stretch in stretches])

    def _stretches(self, cells: Sequence[int]) -> Iterator[QRect]:
        """Yield rectangles of columns and rows for the visible runs among ascending cells."""
        viewport = self._board.viewport
        square, view = viewport.orientation.square, viewport.fit.squares_in(QRectF(self._board.rect()))
        ends = [index for index in range(1, len(cells)) if cells[index] != cells[index - 1] + 1]
        for first, end in pairwise((0, *ends, len(cells))):
            ends_at = square(cells[first]), square(cells[end - 1])
            stretch = QRect(QPoint(*min(ends_at)), QPoint(*max(ends_at)))
            if stretch.intersects(view):
                yield stretch

    def _draw_cut_off(self, painter: QPainter) -> None:
        fit = self._board.viewport.fit
        for stretch in self._stretches(self._floor.cut_off):
            painter.fillRect(fit.area_of(stretch), shade_ink())

    def _draw_marks(self, painter: QPainter) -> None:
        floor, viewport = self._floor.blocks, self._board.viewport
        size, seen = viewport.fit.size, viewport.cells_in_view()
        tokens = theme.current()
        painter.setPen(QPen(QColor(tokens.text), 1.2, Qt.PenStyle.DotLine))
        for block in floor.blocks:
            if len(block) < NUMBERED_FROM and not seen.isdisjoint(block):
                painter.drawLine(viewport.rect(block[0]).center(), viewport.rect(block[1]).center())
        painter.setPen(QPen(QColor(tokens.panel), 1))
        painter.setBrush(QColor(tokens.text))
        for cell in floor.cut_vertices & seen:
            painter.drawPath(diamond(viewport.rect(cell).center(), max(SMALLEST_DIAMOND, min(DIAMOND, size / 3))))
        if size >= 2 * BADGE:
            for number, block in enumerate(self._floor.numbered_blocks):
                first = min(block, key=lambda cell: viewport.orientation.square(cell)[::-1])
                if first in seen:
                    _paint_number(painter, number, viewport.rect(first))

    def _draw_pointed_square(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.current().text), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self._board.viewport.rect(self._floor.cell).adjusted(2, 2, -2, -2), 4, 4)


def area_of(stretches: Iterable[QRect], fit: LevelLayout) -> QPainterPath:
    """Return the outline, in pixels, of rectangles of columns and rows, without the edges between them.

    The union is formed in integers: in pixels, where a square may measure 37 1/3, common edges would differ.
    """
    area = QPainterPath()
    for stretch in stretches:
        area.addRect(QRectF(stretch))
    return QTransform.fromTranslate(*fit.corner).scale(fit.size, fit.size).map(area.simplified())


def shade_ink() -> QColor:
    """Return the colour of the shade over squares that would be cut off; dark on every floor."""
    return theme.colour("#000000", SHADE_ON_DARK if theme.current().dark else SHADE)


def block_ink(number: int) -> QColor:
    """Return the colour of a block by its number, from 0; colours are used cyclically."""
    return QColor(BLOCK_INKS[number % len(BLOCK_INKS)])


def diamond(centre: QPointF, size: float) -> QPainterPath:
    """Return the diamond that marks a cut vertex."""
    half = size / 2
    path = QPainterPath(centre + QPointF(0, -half))
    for x, y in ((half, 0), (0, half), (-half, 0)):
        path.lineTo(centre + QPointF(x, y))
    path.closeSubpath()
    return path


def _paint_number(painter: QPainter, number: int, square: QRectF) -> None:
    """Paint a block's number on a disc in the corner of its first square, readable on any tint."""
    disc = QRectF(square.left() + 3, square.top() + 3, BADGE, BADGE)
    ink = block_ink(number)
    painter.setPen(QPen(ink, EDGE))
    painter.setBrush(QColor(theme.current().panel))
    painter.drawEllipse(disc)
    painter.setPen(QColor(theme.current().text))
    painter.setFont(theme.font(9, 600))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number + 1))
