"""Model of a picture being read: its grid, which the user may move, its tiles, and their names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage, QPainter

from app.base.jobs.jobs import Jobs, QuestionRunner
from app.base.language.words import tr, translate
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.picture.grid import PictureGrid, Pixels, check_size, grid_at
from core.picture.kind import TileKind
from core.sokoban.formats.collection import CollectionEntry, make_entry

if TYPE_CHECKING:
    from core.picture.reading import PictureLevel
    from core.picture.tiles import Tile

SETTLE_MS = 60
"""Milliseconds for which a moved grid must stand still before it is read."""
NOTHING_REPEATS = phrase("No tile repeats on this grid. Move its lines onto those of the picture.")


class GridReading(NamedTuple):
    """Result of reading a picture with a given grid."""

    grid: PictureGrid
    found: PictureLevel | None
    """Level on the picture; None if no tile repeats."""
    others: Sequence[PictureGrid]
    """Grids that this one may be mistaken for."""


class PictureModel(QObject):
    """Model of one picture; another grid is read in a job, and names stay with the tiles that got them."""

    gridded = Signal()
    """Emitted when the grid has changed."""
    read = Signal()
    """Emitted when the tiles of the grid were read, or when none repeats."""
    named = Signal()
    """Emitted when a tile was named."""

    def __init__(
        self, jobs: Jobs, name: str, image: QImage, pixels: Pixels, read: GridReading, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.name, self.image, self._pixels = name, image, pixels
        self.grid, self.found, self.others = read
        self.kinds: list[TileKind] = list(self.found.guess) if self.found is not None else []
        self._given: list[tuple[Tile, TileKind]] = []
        self._asker = QuestionRunner(jobs)
        self._settling = QTimer(self, interval=SETTLE_MS, singleShot=True)
        self._settling.timeout.connect(self._ask)

    @property
    def reading(self) -> bool:
        """Whether the tiles of the current grid are not read yet."""
        return self._settling.isActive() or self._asker.is_busy

    @property
    def fault(self) -> str:
        """Why there is no level, as a sentence; "" if there are tiles."""
        return "" if self.found is not None else translate(NOTHING_REPEATS)

    @property
    def entry(self) -> CollectionEntry | None:
        """Level made from the named tiles; None without tiles."""
        return make_entry(self.found.rows(self.kinds), self.name) if self.found is not None else None

    def call(self, number: int, kind: TileKind) -> None:
        """Name the tile with an index."""
        if self.found is not None:
            self.kinds[number] = kind
            self._given = [
                (tile, named_kind) for tile, named_kind in self._given if tile is not self.found.tiles[number]
            ]
            self._given.append((self.found.tiles[number], kind))
            self.named.emit()

    def put(self, left: float, top: float, size: float) -> None:
        """Move or resize the grid; values that are impossible are ignored."""
        try:
            grid = grid_at(left, top, size, self.image.width(), self.image.height())
        except InputError:
            return
        self.take(grid)

    def take(self, grid: PictureGrid) -> None:
        """Read the picture with another grid, after a pause."""
        if grid != self.grid:
            self.grid = grid
            self._settling.start()
            self.gridded.emit()

    def close(self) -> None:
        """Stop reading."""
        self._settling.stop()
        self._asker.forget()

    def _ask(self) -> None:
        work = partial(_read_on, self._pixels, self.grid)
        self._asker.ask(self.grid, tr("Reading the picture"), work, self._on_read, detail=self.name)

    def _on_read(self, read: GridReading) -> None:
        from core.picture.reading import names_on

        self.grid, self.found, self.others = read
        self.kinds = names_on(self.found, self._given) if self.found is not None else []
        self.read.emit()


def read_level(image: QImage, control: Control) -> tuple[QImage, Pixels, GridReading]:
    """Return an opaque copy of a picture, its pixels and its tiles; raise InputError if it has no level."""
    from core.picture.reading import likeliest_grid

    flat, pixels = flatten_picture(image)
    return flat, pixels, _read_on(pixels, likeliest_grid(pixels, control), control)


def flatten_picture(image: QImage) -> tuple[QImage, Pixels]:
    """Return an opaque copy of a picture and its pixels.

    Raises InputError if its size cannot be that of a level.
    """
    from core.picture.reading import pixels_of

    if image.isNull():
        raise InputError(tr("There is no picture to read"), advice=tr("Copy one, or open one from a file"))
    check_size(image.width(), image.height())
    opaque = QImage(image.size(), QImage.Format.Format_RGB888)
    opaque.fill(0xFFFFFFFF)
    painter = QPainter(opaque)
    painter.drawImage(opaque.rect(), image)
    painter.end()
    return opaque, pixels_of(opaque.constBits(), opaque.width(), opaque.height(), opaque.bytesPerLine())


def _read_on(pixels: Pixels, grid: PictureGrid, _control: Control) -> GridReading:
    from core.picture.reading import other_grids, read_on

    try:
        found = read_on(pixels, grid)
    except InputError:
        found = None
    return GridReading(grid, found, other_grids(pixels, grid))
