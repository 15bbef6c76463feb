"""Skins of the Sokoban board: those to choose from, and the current one.

A skin draws with the painter's origin at the top left corner of a square, or of the board's area for floor and walls;
`size` is the side of a square in pixels. Everything around the figures (lit squares, paths, pills) is the same in all
skins and drawn by `app.sokoban.skins.drawing`.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Protocol
from zlib import crc32

from PySide6.QtGui import QPainter

from app.base.language.words import tr
from app.base.theme import images
from app.sokoban.board import look
from app.sokoban.skins import blocks, drawing
from app.sokoban.skins.outline import BoardOutline
from core.base.budget import read_bytes
from core.base.files.whole_file import write_chosen
from core.base.paths import data_folder, make_folder
from core.base.words import phrase

log = logging.getLogger(__name__)

FLAT = look.FLAT


class Skin(Protocol):
    """Protocol of a skin, which paints the parts of a board."""

    @property
    def key(self) -> str:
        """Stable name of the skin, used in the settings and in the keys of cached pictures."""
        ...

    @property
    def name(self) -> str:
        """Name of the skin as the user sees it."""
        ...

    def paint_floor(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        """Paint the floor and the goals."""
        ...

    def paint_shadow(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        """Paint the shadow that the wall throws; the caller confines it to the floor."""
        ...

    def paint_walls(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        """Paint the wall; it may overhang its lower edge by `drawing.WALL_SIDE` of a square."""
        ...

    def paint_box(self, painter: QPainter, size: float, done: bool, *, shadow: bool = True) -> None:
        """Paint a box, which stands on a goal if `done`."""
        ...

    def paint_man(self, painter: QPainter, size: float, facing: str, *, on_goal: bool = False) -> None:
        """Paint the man, facing "left", "up", "right" or "down"."""
        ...


class FlatSkin:
    """Flat skin in the program's own style: a plain wall, crates with a bar, and a man with eyes."""

    key, name = FLAT, phrase("Flat")

    def paint_floor(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        drawing.paint_floor(painter, shape, size)

    def paint_shadow(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        drawing.paint_shadow(painter, shape, size)

    def paint_walls(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        if shape.wall.isEmpty():
            colours = look.colours()
            blocks.paint_blocks(painter, shape, size, colours.wall, colours.wall_side)
        else:
            drawing.paint_walls(painter, shape, size)

    def paint_box(self, painter: QPainter, size: float, done: bool, *, shadow: bool = True) -> None:
        drawing.paint_box(painter, size, done, shadow=shadow)

    def paint_man(self, painter: QPainter, size: float, facing: str, *, on_goal: bool = False) -> None:  # noqa: ARG002
        drawing.paint_man(painter, size, facing)


def available() -> list[tuple[str, str]]:
    """Return key and name of every skin: the program's own, then the images that the user has loaded."""
    own = [(FLAT, tr("Flat")), ("classic", tr("Classic")), ("contrast", tr("High contrast"))]
    return own + [(path.name, path.stem) for path in _images()]


def current() -> Skin:
    """Return the chosen skin, or the flat one if it does not exist any more."""
    return get(look.skin())


@lru_cache(maxsize=16)
def get(key: str) -> Skin:
    """Return the skin with the key `key`, or the flat one if there is none."""
    if key == "classic":
        from app.sokoban.skins.classic import Classic  # imported only if the skin is chosen

        return Classic()
    if key == "contrast":
        from app.sokoban.skins.contrast import Contrast

        return Contrast()
    path = image_folder() / Path(key).name
    if is_image(key) and path.is_file():
        from app.sokoban.skins.image import read
        from core.base.puzzle import InputError

        try:
            return read(path)
        except InputError as error:
            log.debug("%s was changed since it was loaded: %s", path, error)
    return FlatSkin()


def fault(key: str) -> str:
    """Return why an image skin, changed or deleted since it was loaded, cannot be shown; "" if it can."""
    if not is_image(key) or get(key).key == key:
        return ""
    from app.sokoban.skins.image import read
    from core.base.puzzle import InputError

    try:
        read(image_folder() / Path(key).name)
    except InputError as error:
        return str(error)
    get.cache_clear()
    return ""


def add_image(path: Path) -> str:
    """Copy a skin image to the user's folder and return its key.

    Raises InputError if the image is not a skin. Decoding a large image takes a while, so a worker should call it.
    """
    from app.sokoban.skins.image import read

    read(path)
    data = read_bytes(path)
    target = image_folder() / path.name
    if target.is_file() and read_bytes(target) != data:
        target = target.with_stem(f"{path.stem} {crc32(data):08x}")
    write_chosen(target, data)
    get.cache_clear()
    return get(target.name).key


def is_image(key: str) -> bool:
    """Return whether a key is that of an image skin."""
    return Path(key).suffix.lower() in images.ENDINGS


def remove_image(key: str) -> None:
    """Delete an image skin from the user's folder."""
    if is_image(key):
        (image_folder() / Path(key).name).unlink(missing_ok=True)
        get.cache_clear()


def image_folder() -> Path:
    """Return the folder of the user's image skins, creating it if possible."""
    path = data_folder() / "skins"
    with suppress(OSError):
        make_folder(path)
    return path


def _images() -> list[Path]:
    try:
        return sorted(path for path in image_folder().iterdir() if is_image(path.name))
    except OSError as error:
        log.debug("no skin images: %s", error)
        return []


def paint_board(painter: QPainter, skin: Skin, shape: BoardOutline, size: float, *, vectors: bool = False) -> None:
    """Paint floor, wall and shadow of a board, the shadow on the floor only.

    Pass `vectors` for a device that supports no composition modes.
    """
    skin.paint_floor(painter, shape, size)
    painter.save()
    if vectors:
        painter.setClipPath(drawing.floor_path(shape, size))
    else:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    skin.paint_shadow(painter, shape, size)
    painter.restore()
    skin.paint_walls(painter, shape, size)
