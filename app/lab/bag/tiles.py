"""Small tiles in a row, which write a state of the bag chain."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from app.base.language.wording import commas
from app.base.language.words import tr
from app.base.theme import theme
from app.twenty48.board import look

SIDE = 19.0
GAP = 3.0


def row_width(tiles: Sequence[int]) -> float:
    """Return the width of the tiles side by side; no tiles are as wide as one."""
    return sum(_width(tile) for tile in tiles) + GAP * (len(tiles) - 1) if tiles else SIDE


def wrap_tiles(tiles: Sequence[int], width: float) -> list[Sequence[int]]:
    """Break the tiles into rows of at most this width; a single tile that is wider has a row of its own."""
    rows: list[list[int]] = [[]]
    for tile in tiles:
        if rows[-1] and row_width([*rows[-1], tile]) > width:
            rows.append([])
        rows[-1].append(tile)
    return list(rows)


def paint_row(painter: QPainter, tiles: Sequence[int], left: float, top: float) -> None:
    """Draw the tiles side by side; without any the outline of one, for the empty bag."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(theme.font(10, 700))
    if not tiles:
        painter.setPen(QPen(QColor(theme.current().outline), 1, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(theme.current().panel))
        painter.drawRoundedRect(QRectF(left, top, SIDE, SIDE).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    for tile in tiles:
        fill, ink = look.tile_colours(tile)
        box = QRectF(left, top, _width(tile), SIDE)
        # outline the tiles that would vanish: dark ones on a dark ground, pale ones on white
        dark = theme.current().dark
        outlined = (fill == look.BEYOND[0]) if dark else tile <= 4
        edge = QColor(theme.current().outline) if dark else theme.mix(fill, "#000000", 0.12)
        painter.setPen(QPen(edge, 1) if outlined else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5) if outlined else box, 4, 4)
        painter.setPen(QColor(ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(tile))
        left += box.width() + GAP
    painter.restore()


def describe_tiles(tiles: Sequence[int]) -> str:
    """Return the tiles as a screen reader speaks them: "2, 4, 4, 16"."""
    return commas(map(str, tiles)) or tr("none")


def _width(tile: int) -> float:
    if tile < 100:
        return SIDE
    return round(QFontMetricsF(theme.font(10, 700)).horizontalAdvance(str(tile))) + 8.0
