"""Fills a scene's draw list with a QPainter; the same calls make the screen, an image and a vector file."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QPointF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath

from core.cube.scene import BEVEL, BODY, PLATE, STICKER, Scene

_BODY = QBrush(QColor("#0C0D0F"))
_PLATE = QColor("#17181B")
_NATIVE = QDataStream.ByteOrder.LittleEndian if sys.byteorder == "little" else QDataStream.ByteOrder.BigEndian


def _lit(colour: QColor, light: float) -> QColor:
    """The colour under a light of 1 for its own, less for shade, more towards white."""
    r, g, b, a = colour.getRgbF()
    if light > 1:
        share = min(light - 1, 1)
        return QColor.fromRgbF(r + (1 - r) * share, g + (1 - g) * share, b + (1 - b) * share, a)
    return QColor.fromRgbF(r * light, g * light, b * light, a)


@lru_cache(maxsize=1024)
def _stops(rgb: int, shine: int) -> list[tuple[float, QColor]]:
    light = 0.875 + 0.14 * shine / 64
    colour = QColor.fromRgb(rgb)
    return [(0.0, _lit(colour, light + 0.05)), (1.0, _lit(colour, light - 0.055))]


def paint_scene(
    painter: QPainter,
    scene: Scene,
    facelets: bytes,
    colours: Sequence[int],
    turn: tuple[int, tuple[int, ...], float] = (0, (), 0.0),
) -> None:
    """Draw the cube; `colours` are the RGB values of faces U R F D L B, `turn` is axis, layers, clockwise quarters."""
    items, outlines = scene.frame(facelets, *turn)
    stream = QDataStream(QByteArray(outlines), QIODevice.OpenModeFlag.ReadOnly)
    stream.setByteOrder(_NATIVE)
    path = QPainterPath()
    fill = painter.fillPath
    for kind, colour, light, x0, y0, x1, y1 in items:
        stream >> path
        if kind == STICKER:
            gradient = QLinearGradient(QPointF(x0, y0), QPointF(x1, y1))
            gradient.setStops(_stops(colours[colour], round(64 * light)))
            fill(path, QBrush(gradient))
        elif kind == BEVEL:
            tone = QColor.fromRgbF(1, 1, 1, min(0.55 * light, 0.5)) if light > 0 else QColor.fromRgbF(0, 0, 0, min(-0.38 * light, 0.4))
            fill(path, QBrush(tone))
        elif kind == PLATE:
            fill(path, QBrush(_lit(_PLATE, 1.03 + 0.05 * light if colour == -1 else 0.92 + 0.12 * light)))
        elif kind == BODY:
            fill(path, _BODY)
