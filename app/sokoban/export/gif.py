"""Animated GIF of a solution, with one frame per move, cropped to what changed.

The skin draws board and figures once, in the GUI thread; a job composes and writes the frames. All frames share one
palette, made from the first picture, so the file stays small.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.base.language.words import tr
from app.base.theme import theme
from app.sokoban.skins import skins
from app.sokoban.skins.drawing import FACINGS, WALL_SIDE
from app.sokoban.skins.outline import BoardOutline, outline
from core.base.control import Control
from core.base.files.whole_file import write_chosen
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.lurd import LETTERS

if TYPE_CHECKING:
    from PIL.Image import Image as PillowImage

SPEEDS = {"slow": 200, "normal": 110, "fast": 60}
"""Milliseconds per push; a step without a push takes half as long."""
LAST_MS = 1500
"""Milliseconds for which the solved position is shown before the animation repeats."""
MARGIN = 0.3
"""Margin around the board in squares."""
COLOURS = 128
MOST_FRAMES = 20_000


@dataclass(frozen=True)
class GifScene:
    """Pictures that the frames are composed of; the picture of a figure covers one square."""

    shape: BoardOutline
    side: int
    """Pixels per square."""
    margin: int
    ground: QImage
    """Board without boxes and man."""
    boxes: tuple[QImage, QImage]
    """Box on floor and box on a goal."""
    men: dict[tuple[int, bool], QImage]
    """Man by direction (0..3 = left, up, right, down) and whether he stands on a goal."""


def scene(start: State, side: int) -> GifScene:
    """Return the pictures of a level in the current skin and theme; to be called in the GUI thread."""
    shape, skin = outline(start), skins.current()
    margin = round(side * MARGIN)
    size = QSize(
        round(shape.area.width() * side) + 2 * margin, round((shape.area.height() + WALL_SIDE) * side) + 2 * margin
    )
    board = _image(size)
    painter = QPainter(board)
    painter.translate(margin, margin)
    skins.paint_board(painter, skin, shape, side)
    painter.end()
    ground = QImage(size, QImage.Format.Format_RGB888)
    ground.fill(QColor(theme.current().bg))
    painter = QPainter(ground)
    painter.drawImage(0, 0, board)
    painter.end()

    boxes = [_figure(side, partial(skin.paint_box, size=side, done=done)) for done in (False, True)]
    men = {
        (way, on_goal): _figure(side, partial(skin.paint_man, size=side, facing=FACINGS[way], on_goal=on_goal))
        for way in range(4)
        for on_goal in (False, True)
    }
    return GifScene(shape, side, margin, ground, (boxes[0], boxes[1]), men)


def saving(path: Path, start: State, moves: Sequence[str], pictures: GifScene, speed: str) -> Callable[[Control], int]:
    """Return the work of a job that writes the GIF, all or nothing, and returns its size in bytes.

    The work raises InputError.
    """

    def work(control: Control) -> int:
        data = encode(start, moves, pictures, SPEEDS[speed], control)
        if not control.cancelled:
            write_chosen(path, data)
        return len(data)

    return work


def encode(start: State, moves: Sequence[str], pictures: GifScene, push_ms: int, control: Control) -> bytes:
    """Return the bytes of the GIF, incomplete when cancelled.

    Raises InputError for more than 20 000 moves, or moves that do not fit the level.
    """
    # Image.save(save_all=True) would keep every full frame in memory: gigabytes for a long solution
    from PIL import GifImagePlugin

    if len(moves) > MOST_FRAMES:
        raise InputError(
            tr("{moves:,} moves are too many for a GIF; the limit is {most:,}", moves=len(moves), most=MOST_FRAMES)
        )
    control.total = len(moves) + 1
    canvas = _Canvas(start, pictures)
    out = BytesIO()
    out.write(_head(canvas.picture))

    def write(picture: PillowImage, corner: tuple[int, int], milliseconds: int) -> None:
        for block in GifImagePlugin.getdata(picture, corner, duration=milliseconds):
            out.write(block)

    write(canvas.picture, (0, 0), LAST_MS // 2)
    state = start
    for number, move in enumerate(moves, 1):
        if control.cancelled:
            break
        after = state.step(LETTERS.index(move.lower()))
        if after is None:
            raise InputError(tr("The moves do not fit the level"), phrase("move {number}", number=number))
        pushes = state.has_box(after.man)
        part = canvas.step(state, after)
        last = number == len(moves)
        write(canvas.picture.crop(part), part[:2], LAST_MS if last else push_ms if pushes else push_ms // 20 * 10)
        state = after
        control.done = number
    out.write(b";")
    if not control.cancelled:
        control.done = control.total
    return out.getvalue()


class _Canvas:
    """Current frame in palette colours; the tile of a square with a figure is composed only once."""

    def __init__(self, start: State, pictures: GifScene) -> None:
        from PIL import Image

        self._pictures = pictures
        self._board = start.board
        self._ground = _pillow(pictures.ground)
        self._boxes = [_pillow(picture) for picture in pictures.boxes]
        self._men = {key: _pillow(picture) for key, picture in pictures.men.items()}
        sample = self._sample(start)
        self._palette = sample.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        self._tiles: dict[tuple[int, object], PillowImage] = {}
        self.picture = self._ground.quantize(palette=self._palette, dither=Image.Dither.NONE)
        self.picture.putpalette(self._palette.getpalette() or [])
        for cell in (*start.boxes, start.man):
            self._put(start, cell, 3)

    def step(self, before: State, after: State) -> tuple[int, int, int, int]:
        """Show the position after one step and return the changed area as left, top, right, bottom."""
        way = after.man - before.man
        direction = {-1: 0, -self._board.stride: 1, 1: 2, self._board.stride: 3}[way]
        cells = [before.man, after.man] + ([after.man + way] if before.has_box(after.man) else [])
        for cell in cells:
            self._put(after, cell, direction)
        corners = [self._corner(cell) for cell in cells]
        side = self._pictures.side
        lefts, tops = [x for x, _ in corners], [y for _, y in corners]
        return min(lefts), min(tops), max(lefts) + side, max(tops) + side

    def _put(self, state: State, cell: int, direction: int) -> None:
        """Update one square of the frame."""
        from PIL import Image

        on_goal = bool(self._board.goals[cell])
        figure: object = (direction, on_goal) if cell == state.man else state.has_box(cell)
        tile = self._tiles.get((cell, figure))
        if tile is None:
            square = self._square(cell)
            if cell == state.man:
                over = self._men[direction, on_goal]
                square.paste(over, mask=over)
            elif figure:
                over = self._boxes[on_goal]
                square.paste(over, mask=over)
            tile = square.quantize(palette=self._palette, dither=Image.Dither.NONE)
            self._tiles[cell, figure] = tile
        self.picture.paste(tile, self._corner(cell))

    def _square(self, cell: int) -> PillowImage:
        x, y = self._corner(cell)
        return self._ground.crop((x, y, x + self._pictures.side, y + self._pictures.side))

    def _corner(self, cell: int) -> tuple[int, int]:
        x, y = self._board.xy(cell)
        area, side, margin = self._pictures.shape.area, self._pictures.side, self._pictures.margin
        return margin + (x - area.left()) * side, margin + (y - area.top()) * side

    def _sample(self, start: State) -> PillowImage:
        """Return the board with copies of every figure beside it, so that figures get palette colours."""
        from PIL import Image

        side, figures = self._pictures.side, [*self._boxes, *self._men.values()]
        sample = Image.new("RGB", (self._ground.width + 4 * side, max(self._ground.height, len(figures) * side)))
        sample.paste(self._ground)
        floor = self._square(start.man)
        for row, over in enumerate(figures):
            for column in range(4):
                corner = (self._ground.width + column * side, row * side)
                sample.paste(floor, corner)
                sample.paste(over, corner, over)
        return sample


def _head(picture: PillowImage) -> bytes:
    """Return the head of the file (GIF89a): size, palette of all frames, and endless repetition."""
    palette = bytes(picture.getpalette() or [])[: 3 * COLOURS].ljust(3 * COLOURS, b"\0")
    bits = COLOURS.bit_length() - 2  # the colour table holds 2 ** (bits + 1) entries
    screen = struct.pack("<HHBBB", picture.width, picture.height, 0x80 | bits << 4 | bits, 0, 0)
    return b"GIF89a" + screen + palette + b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


def _figure(side: int, paint: Callable[[QPainter], None]) -> QImage:
    picture = _image(QSize(side, side))
    painter = QPainter(picture)
    paint(painter)
    painter.end()
    return picture.convertToFormat(QImage.Format.Format_RGBA8888)


def _image(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _pillow(image: QImage) -> PillowImage:
    from PIL import Image

    mode = "RGBA" if image.hasAlphaChannel() else "RGB"
    data = bytes(image.constBits())
    return Image.frombytes(mode, (image.width(), image.height()), data, "raw", mode, image.bytesPerLine(), 1)
