"""Fills a scene's draw list with a QPainter; the same calls make the screen, an image and a vector file."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import lru_cache

from core.cube.scene import BEVEL, CUT, PLATE, STICKER, Scene, Slab
from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QPointF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath

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


@lru_cache(maxsize=4096)
def _bevel(rgb: int, light: int, shine: int) -> QBrush:
    slope = (light - shine) / 64
    tone = 0.875 + 0.14 * shine / 64 + (0.26 * slope if slope > 0 else 0.3 * slope)
    return QBrush(_lit(QColor.fromRgb(rgb), tone))


@lru_cache(maxsize=256)
def _plate(shine: int) -> QBrush:
    return QBrush(_lit(_PLATE, 1.03 + 0.04 * shine / 64))


@lru_cache(maxsize=256)
def _cut(shine: int) -> QBrush:
    return QBrush(_lit(_PLATE, 0.92 + 0.1 * shine / 64))


def paint_slab(
    painter: QPainter, scene: Scene, facelets: bytes, colours: Sequence[int], axis: int, slab: Slab, quarters: float = 0.0
) -> None:
    """Draw one slab; `colours` are the RGB values of faces U R F D L B, `quarters` are clockwise about `axis`."""
    items, outlines = scene.slab(facelets, axis, slab.first, slab.last, quarters if slab.turning else 0.0)
    data = QByteArray(outlines)  # the stream keeps only a pointer
    stream = QDataStream(data, QIODevice.OpenModeFlag.ReadOnly)
    stream.setByteOrder(_NATIVE)
    fill = painter.fillPath
    for kind, colour, light, x0, y0, x1, y1 in items:
        path = QPainterPath()
        stream >> path
        if kind == STICKER:
            gradient = QLinearGradient(QPointF(x0, y0), QPointF(x1, y1))
            gradient.setStops(_stops(colours[colour], round(64 * light)))
            fill(path, QBrush(gradient))
        elif kind == BEVEL:
            fill(path, _bevel(colours[colour], round(64 * light), round(64 * x0)))
        elif kind == PLATE:
            fill(path, _plate(round(64 * light)))
        elif kind == CUT:
            fill(path, _cut(round(64 * light)))
        else:
            fill(path, _BODY)


def paint_scene(painter: QPainter, scene: Scene, facelets: bytes, colours: Sequence[int], axis: int = 0,
                layers: tuple[int, ...] = (), quarters: float = 0.0) -> None:
    """Draw the whole cube, `layers` along `axis` being in mid-turn."""
    for slab in scene.order(axis, layers):
        paint_slab(painter, scene, facelets, colours, axis, slab, quarters)
