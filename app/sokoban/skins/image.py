"""Skins that come as an image of square tiles, four to a row: the "common skin format" of Sokoban programs.

| | 0 | 1 | 2 | 3 |
|---|---|---|---|---|
| 0 | floor | man | box | |
| 1 | goal | man on goal | box on goal | |
| 2 | wall joined on all sides | wall joined left and right | cap of four walls in a square | outside |
| 3 | wall joined above and below | wall alone | | |
| 4 | man up | man left | man down | man right |
| 5 | the same on goal | | | |

Rows 4 and 5 are there when the image has 5, 6, 7, 9 or 10 rows; with 8 rows they are animations, which are not shown.
A wall is put together from quarters of the four wall tiles, each quarter by the two neighbours it touches, and the cap
covers the middle wherever four walls meet. Images with more columns, as some programs write, are read by their rows.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from app.base.language.words import tr
from app.base.theme.images import read_image
from app.sokoban.skins.outline import BoardOutline
from core.base.puzzle import InputError

Place = tuple[int, int]
"""Column and row of a tile in the image."""

FLOOR, MAN, BOX, GOAL, MAN_ON_GOAL, BOX_ON_GOAL = (0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)
JOINED, ACROSS, CAP, UPRIGHT, ALONE = (0, 2), (1, 2), (2, 2), (0, 3), (1, 3)
ORDER = ("up", "left", "down", "right")
COLUMNS = 4
DIRECTED_ROWS = frozenset({5, 6, 7, 9, 10})
WIDE_ROWS, MOST_COLUMNS = (10, 8), 8
"""Numbers of rows that a skin with more than four columns may have, and its most columns."""
KEPT = 256
"""Most scaled tiles that are cached."""


def read(path: Path) -> ImageSkin:
    """Return the skin in an image file; raises InputError if the image is not a skin."""
    return ImageSkin(path.name, path.stem, read_image(path))


class ImageSkin:
    """Skin whose tiles are cut from an image, laid out as the module's docstring describes."""

    def __init__(self, key: str, name: str, image: QImage) -> None:
        self._key, self._name = key, name
        self._image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        self._tile, self._rows = _measure(image, name)
        self._cap = self._rows >= 4 and not self._blank(CAP)
        self._scaled: dict[tuple[Place, int, int], QImage] = {}

    @property
    def key(self) -> str:
        return self._key

    @property
    def name(self) -> str:
        return self._name

    def paint_floor(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        goals = set(shape.goals)
        for y, first, last in shape.runs:
            for x in range(first, last):
                rect = _square(shape, x, y, size)
                self._paint(painter, FLOOR, rect)
                if (x, y) in goals:
                    self._paint(painter, GOAL, rect)

    def paint_shadow(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        """Paint nothing: shadows are part of the tiles."""

    def paint_walls(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        blocks = shape.blocks
        for x, y in blocks:
            rect = _square(shape, x, y, size)
            tiles = self._quarters(blocks, x, y)
            if len(set(tiles)) == 1:
                self._paint(painter, tiles[0], rect)
                continue
            half = size / 2
            for index, tile in enumerate(tiles):
                right, below = index % 2, index // 2
                part = QRectF(rect.left() + right * half, rect.top() + below * half, half, half)
                self._paint(painter, tile, part, (right, below))
        if self._cap:
            for x, y in blocks:
                if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= blocks:
                    self._paint(painter, CAP, _square(shape, x, y, size).translated(size / 2, size / 2))

    def paint_box(self, painter: QPainter, size: float, done: bool, *, shadow: bool = True) -> None:  # noqa: ARG002
        self._paint(painter, BOX_ON_GOAL if done else BOX, QRectF(0, 0, size, size))

    def paint_man(self, painter: QPainter, size: float, facing: str, *, on_goal: bool = False) -> None:
        tile = MAN_ON_GOAL if on_goal else MAN
        if self._rows in DIRECTED_ROWS:
            directed = (ORDER.index(facing), 5 if on_goal and self._rows != 5 else 4)
            tile = directed if not self._blank(directed) else tile
        self._paint(painter, tile, QRectF(0, 0, size, size))

    def _quarters(self, blocks: frozenset[Place], x: int, y: int) -> list[Place]:
        """Return the wall tiles for a square's quarters: upper left, upper right, lower left, lower right."""
        if self._rows < 4:
            return [JOINED]
        tiles = []
        for dy in (-1, 1):
            for dx in (-1, 1):
                beside, beyond = (x + dx, y) in blocks, (x, y + dy) in blocks
                tiles.append((JOINED if beyond else ACROSS) if beside else (UPRIGHT if beyond else ALONE))
        return tiles

    def _source(self, tile: Place) -> QRect:
        column, row = tile
        return QRect(QPoint(column * self._tile.width(), row * self._tile.height()), self._tile)

    def _blank(self, tile: Place) -> bool:
        """Return whether a tile is transparent or outside the image, which is how skins omit tiles."""
        source = self._source(tile)
        if not self._image.rect().contains(source):
            return True
        alpha = self._image.copy(source).convertToFormat(QImage.Format.Format_Alpha8)
        data, line = bytes(alpha.constBits()), alpha.bytesPerLine()
        return not any(data[offset : offset + alpha.width()].strip(b"\0") for offset in range(0, len(data), line))

    def _paint(self, painter: QPainter, tile: Place, rect: QRectF, quarter: Place | None = None) -> None:
        """Draw a tile, or a quarter (right 0 or 1, below 0 or 1) of it; it is scaled once for each size."""
        scale = painter.deviceTransform().m11() * (1 if quarter is None else 2)
        pixels = QSize(max(1, round(rect.width() * scale)), max(1, round(rect.height() * scale)))
        picture = self._scaled.get((tile, pixels.width(), pixels.height()))
        if picture is None:
            if len(self._scaled) >= KEPT:
                self._scaled.clear()
            picture = _scale_tile(self._image.copy(self._source(tile)), pixels)
            self._scaled[tile, pixels.width(), pixels.height()] = picture
        source = QRectF(picture.rect())
        if quarter is not None:
            width, height = source.width() / 2, source.height() / 2
            source = QRectF(quarter[0] * width, quarter[1] * height, width, height)
        painter.drawImage(rect, picture, source)


def _scale_tile(tile: QImage, pixels: QSize) -> QImage:
    """Return a tile scaled to another size.

    Magnified by a whole number it keeps hard edges, as pixel art needs; otherwise it is smoothed.
    """
    hard = pixels.width() >= 2 * tile.width() and pixels.width() % tile.width() == 0
    mode = Qt.TransformationMode.FastTransformation if hard else Qt.TransformationMode.SmoothTransformation
    return tile.scaled(pixels, Qt.AspectRatioMode.IgnoreAspectRatio, mode)


def _square(shape: BoardOutline, x: int, y: int, size: float) -> QRectF:
    return QRectF((x - shape.area.left()) * size, (y - shape.area.top()) * size, size, size)


def _measure(image: QImage, name: str) -> tuple[QSize, int]:
    """Return the size of a tile and the number of rows.

    Raises InputError if the image cannot be cut into tiles.
    """
    width, height = image.width(), image.height()
    side = width // COLUMNS
    if side and width % COLUMNS == 0 and height % side == 0 and height // side >= 3:
        return QSize(side, side), height // side
    for rows in WIDE_ROWS:
        side = height // rows
        if side and height % rows == 0 and width % side == 0 and COLUMNS < width // side <= MOST_COLUMNS:
            return QSize(side, side), rows
    if width % COLUMNS == 0 and height % COLUMNS == 0 and width <= 2 * height and height <= 2 * width:
        return QSize(width // COLUMNS, height // COLUMNS), COLUMNS  # old skins of 4 by 4 tiles that are not square
    raise InputError(
        tr(
            "{name} is not a skin image: {width} × {height} pixels do not divide into 4 columns "
            "and at least 3 rows of square tiles",
            name=name,
            width=width,
            height=height,
        )
    )
