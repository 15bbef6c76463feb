"""Painting of the faces that the engine's scene lists, for the screen, images and vector files."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import lru_cache
from struct import Struct

from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
    QTransform,
)

from app.base.theme import theme
from app.cube.board.look import PLASTIC, letter_ink, letters, stickers
from app.cube.board.motion import CubePose
from core.cube.cubie import FACES
from core.cube.drawing.raster import Raster
from core.cube.drawing.scene import BEVEL, BODY, CUT, PLATE, STICKER, Item, Scene, Slab

STEPS = 64
"""Number of levels that light is rounded to, so that brushes can be cached."""
LETTER_HEIGHT = 0.42
"""Height of a letter as a share of its sticker."""

_BYTE_ORDER = QDataStream.ByteOrder.LittleEndian if sys.byteorder == "little" else QDataStream.ByteOrder.BigEndian


_SIDE_ENDS = (0, 1, 8, 9)
"""Indices of the outline elements that begin and end the straight parts of a sticker's two sides."""
_SIDE = 0.766
"""Length of the straight part as a share of the sticker's side."""
_COUNT, _ELEMENT, _HEAD, _TAIL = Struct("=i"), Struct("=idd"), 4, 8
"""Serial form of a QPainterPath outline, see `Scene.slab`."""


@dataclass(frozen=True)
class CubeColouring:
    """Colours of a drawn cube's stickers by face in the order URFDLB, and whether the stickers carry letters."""

    stickers: tuple[str, ...]
    letters: bool = False

    @classmethod
    def current(cls) -> CubeColouring:
        """Return the sticker colours and the letter option that the user chose."""
        colours = stickers().colours
        return cls(tuple(colours[face] for face in FACES), letters())


def paint_cube(painter: QPainter, scene: Scene, pose: CubePose, look: CubeColouring) -> None:
    """Draw a whole cube as vectors."""
    for slab in scene.order(pose.axis, pose.layers):
        paint_slab(painter, scene, pose, slab, look)


def paint_slab(painter: QPainter, scene: Scene, pose: CubePose, slab: Slab, look: CubeColouring) -> None:
    """Draw one slab of `scene.order`."""
    quarters = pose.quarters if slab.turning else 0.0
    items, outlines = scene.slab(pose.facelets, pose.axis, slab.first, slab.last, quarters)
    data = QByteArray(outlines)  # the stream keeps only a pointer to it
    stream = QDataStream(data, QIODevice.OpenModeFlag.ReadOnly)
    stream.setByteOrder(_BYTE_ORDER)
    fill = painter.fillPath
    for kind, colour, light, x0, y0, x1, y1 in items:
        path = QPainterPath()
        stream >> path
        if kind == STICKER:
            gradient = QLinearGradient(QPointF(x0, y0), QPointF(x1, y1))
            gradient.setStops(_sticker_stops(look.stickers[colour], round(STEPS * light)))
            fill(path, QBrush(gradient))
        elif kind == BEVEL:
            fill(path, _bevel(look.stickers[colour], round(STEPS * light), round(STEPS * x0)))
        else:
            fill(path, _plastic(kind, round(STEPS * light)))
    if look.letters:
        _paint_letters(painter, items, outlines, look)


def fill_cube(picture: QImage, raster: Raster, scene: Scene, pose: CubePose, look: CubeColouring) -> None:
    """Draw a whole cube into a premultiplied image, several times faster than `paint_cube`."""
    pixels, width, height = picture.bits(), picture.width(), picture.height()
    for slab in scene.order(pose.axis, pose.layers):
        quarters = pose.quarters if slab.turning else 0.0
        items, outlines = scene.slab(pose.facelets, pose.axis, slab.first, slab.last, quarters)
        paints = []
        for kind, colour, light, x0, y0, x1, y1 in items:
            if kind == STICKER:
                lit, dim = _sticker_rgb(look.stickers[colour], round(STEPS * light))
                paints.append((lit, dim, x0, y0, x1, y1))
            else:
                if kind == BEVEL:
                    plain = _bevel_rgb(look.stickers[colour], round(STEPS * light), round(STEPS * x0))
                else:
                    plain = _plastic_rgb(kind, round(STEPS * light))
                paints.append((plain, plain, 0.0, 0.0, 0.0, 0.0))
        raster.fill(pixels, width, height, outlines, paints)
        if look.letters:
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(1 / picture.devicePixelRatio(), 1 / picture.devicePixelRatio())
            _paint_letters(painter, items, outlines, look)
            painter.end()


def paint_shadow(painter: QPainter, scene: Scene) -> None:
    """Draw the soft shadow on the ground below the cube; draw nothing while the view is from below."""
    tokens = theme.current()
    height = scene.pitch / 0.45
    if tokens.contrast or height <= 0:
        return
    half = scene.size / 2
    centre = QPointF(*scene.project(0, -1.22 * half, 0))
    edge, behind = scene.ground(1.75 * half, -1.22 * half)
    strength = (0.62 if tokens.dark else 0.30) * min(height, 1.0)
    gradient = QRadialGradient(QPointF(0, 0), 1)
    for stop, share in ((0.0, 1.0), (0.35, 0.80), (0.6, 0.38), (0.8, 0.11), (1.0, 0.0)):
        gradient.setColorAt(stop, theme.colour("#000000", strength * share))
    painter.save()
    painter.translate(centre)
    painter.scale(edge, behind)
    painter.fillRect(QRectF(-1, -1, 2, 2), gradient)
    painter.restore()


def _lit(hex_colour: str, light: float) -> QColor:
    """Return a colour unchanged at light 1, darkened below 1 and lightened towards white above 1."""
    if light > 1:
        return theme.mix(hex_colour, "#FFFFFF", min(light - 1, 1.0))
    return theme.mix("#000000", hex_colour, max(light, 0.0))


@lru_cache(maxsize=1024)
def _sticker_stops(hex_colour: str, light: int) -> list[tuple[float, QColor]]:
    own = 0.875 + 0.14 * light / STEPS
    return [(0.0, _lit(hex_colour, own + 0.05)), (1.0, _lit(hex_colour, own - 0.055))]


@lru_cache(maxsize=8192)
def _bevel(hex_colour: str, light: int, top: int) -> QBrush:
    return QBrush(_bevel_colour(hex_colour, light, top))


def _bevel_colour(hex_colour: str, light: int, top: int) -> QColor:
    slope = (light - top) / STEPS
    own = 0.875 + 0.14 * top / STEPS
    return _lit(hex_colour, own + (0.26 if slope > 0 else 0.30) * slope)


@lru_cache(maxsize=1024)
def _plastic(kind: int, light: int) -> QBrush:
    return QBrush(_plastic_colour(kind, light))


def _plastic_colour(kind: int, light: int) -> QColor:
    shine = light / STEPS
    lightness = {BODY: 0.84, PLATE: 1.08 + 0.08 * shine, CUT: 0.90 + 0.08 * shine}[kind]
    return _lit(PLASTIC, lightness)


def _rgb(colour: QColor) -> int:
    return colour.rgb() & 0xFFFFFF


@lru_cache(maxsize=1024)
def _sticker_rgb(hex_colour: str, light: int) -> tuple[int, int]:
    (_, lit), (_, dim) = _sticker_stops(hex_colour, light)
    return _rgb(lit), _rgb(dim)


@lru_cache(maxsize=8192)
def _bevel_rgb(hex_colour: str, light: int, top: int) -> int:
    return _rgb(_bevel_colour(hex_colour, light, top))


@lru_cache(maxsize=1024)
def _plastic_rgb(kind: int, light: int) -> int:
    return _rgb(_plastic_colour(kind, light))


@lru_cache(maxsize=6)
def _letter(letter: str) -> QPainterPath:
    """Return the outline of a letter around the origin, for a sticker with sides of 1."""
    font = QFont(theme.font(100, 600))
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, letter)
    box = path.boundingRect()
    scale = LETTER_HEIGHT / box.height()
    return QTransform(scale, 0, 0, scale, -scale * box.center().x(), -scale * box.center().y()).map(path)


def _paint_letters(painter: QPainter, items: list[Item], outlines: bytes, look: CubeColouring) -> None:
    """Draw the letters of the stickers among `items`, one path for each ink.

    A letter is mapped to the parallelogram nearest to its sticker: within one sticker perspective is invisible.
    """
    inks: dict[str, QPainterPath] = {}
    offset = 0
    for item in items:
        if item.kind == STICKER:
            (_, x0, y0), (_, x1, y1), (_, x2, y2), (_, x3, y3) = (
                _ELEMENT.unpack_from(outlines, offset + _HEAD + k * _ELEMENT.size) for k in _SIDE_ENDS
            )
            wide, high = 0.5 / _SIDE, 0.5
            onto = QTransform(
                wide * (x1 - x0 + x2 - x3), wide * (y1 - y0 + y2 - y3),
                high * (x3 - x0 + x2 - x1), high * (y3 - y0 + y2 - y1),
                0.25 * (x0 + x1 + x2 + x3), 0.25 * (y0 + y1 + y2 + y3),
            )  # fmt: skip
            path = inks.setdefault(letter_ink(look.stickers[item.colour]), QPainterPath())
            path.addPath(onto.map(_letter(FACES[item.colour])))
        offset += _HEAD + _COUNT.unpack_from(outlines, offset)[0] * _ELEMENT.size + _TAIL
    for ink, path in inks.items():
        path.setFillRule(Qt.FillRule.WindingFill)
        painter.fillPath(path, QColor(ink))
