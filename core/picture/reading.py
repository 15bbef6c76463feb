"""A level read from a picture: its grid, its tiles with what each may be, and the level once all have a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.control import Control
from core.picture.grid import Grid, Pixels, check_size, find_grid
from core.picture.guess import guess, labelled
from core.picture.kind import Kind
from core.picture.texture import whole_squares
from core.picture.tiles import Tile, find_tiles, labels_of


@dataclass(frozen=True, slots=True, eq=False)
class PictureLevel:
    """What was found in a picture."""

    grid: Grid
    tiles: tuple[Tile, ...]
    """The most frequent first."""
    guess: tuple[Kind, ...]
    """What each of them may be."""

    def rows(self, kinds: Sequence[Kind]) -> list[str]:
        """The level as text if the tiles are of these kinds, without what is empty around it."""
        signs = "".join(kind.value for kind in kinds).replace(Kind.OUTSIDE.value, Kind.FLOOR.value)
        rows = ["".join(signs[tile] for tile in row) for row in labelled(self.tiles, self.grid)]
        while rows and not rows[0].strip():
            del rows[0]
        while rows and not rows[-1].strip():
            del rows[-1]
        left = min((len(row) - len(row.lstrip()) for row in rows if row.strip()), default=0)
        return [row[left:].rstrip() for row in rows]


def pixels_of(data: bytes | bytearray | memoryview, width: int, height: int, stride: int) -> Pixels:
    """The pixels of a picture: three bytes each, red, green and blue, in lines of `stride` bytes.

    Raises InputError for a size that no picture of a level has.
    """
    check_size(width, height)
    lines = np.frombuffer(data, np.uint8, count=height * stride).reshape(height, stride)
    return lines[:, : 3 * width].reshape(height, width, 3).copy()


def read_picture(pixels: Pixels, control: Control | None = None) -> PictureLevel:
    """The grid and the tiles of a picture. Raises InputError for a picture that is no grid of tiles."""
    grid = find_grid(pixels, control)
    grid = whole_squares(pixels, grid, labels_of(pixels, grid))
    tiles = tuple(find_tiles(pixels, grid))
    return PictureLevel(grid, tiles, tuple(guess(tiles, grid)))
