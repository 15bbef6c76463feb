"""Reading of a picture: its grid, its tiles with their likely kinds, and the resulting level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.base.control import Control
from core.base.puzzle import InputError
from core.picture.grid import SMALLEST, PictureGrid, Pixels, check_size, find_grid, grid_at
from core.picture.guess import guess, label_squares
from core.picture.kind import TileKind
from core.picture.texture import double_grid, whole_squares
from core.picture.tiles import ALIKE, Tile, find_tiles, labels_of


@dataclass(frozen=True, slots=True, eq=False)
class PictureLevel:
    """Grid, tiles and guessed kinds of the level in a picture."""

    grid: PictureGrid
    tiles: tuple[Tile, ...]
    """Tiles, the most frequent first."""
    guess: tuple[TileKind, ...]
    """Likely kind of each tile."""

    def rows(self, kinds: Sequence[TileKind]) -> list[str]:
        """Return the Sokoban level in the picture as text rows, given the kind of each of its `tiles`.

        `kinds` has the kind (wall, box, ...) of each tile, in the order of `tiles`. Empty margins are cut off.
        """
        signs = "".join(kind.value for kind in kinds).replace(TileKind.OUTSIDE.value, TileKind.FLOOR.value)
        rows = ["".join(signs[tile] for tile in row) for row in label_squares(self.tiles, self.grid)]
        while rows and not rows[0].strip():
            del rows[0]
        while rows and not rows[-1].strip():
            del rows[-1]
        left = min((len(row) - len(row.lstrip()) for row in rows if row.strip()), default=0)
        return [row[left:].rstrip() for row in rows]


def pixels_of(data: bytes | bytearray | memoryview, width: int, height: int, stride: int) -> Pixels:
    """Return the pixels of a picture: three bytes each, red, green and blue, in lines of `stride` bytes.

    Raises InputError for a size that no picture of a level has.
    """
    check_size(width, height)
    lines = np.frombuffer(data, np.uint8, count=height * stride).reshape(height, stride)
    return lines[:, : 3 * width].reshape(height, width, 3).copy()


def read_picture(pixels: Pixels, control: Control | None = None) -> PictureLevel:
    """Return the grid and tiles of a picture; raises InputError if there is no grid of tiles."""
    return read_on(pixels, likeliest_grid(pixels, control))


def likeliest_grid(pixels: Pixels, control: Control | None = None) -> PictureGrid:
    """Return the strongest grid, or that of whole squares if it is a texture's; raises as `find_grid`."""
    grid = find_grid(pixels, control)
    labels = _labels(pixels, grid)
    return grid if labels is None else whole_squares(pixels, grid, labels)


def read_on(pixels: Pixels, grid: PictureGrid) -> PictureLevel:
    """Return the tiles of a picture on a grid; raises InputError if nothing repeats on it."""
    tiles = tuple(find_tiles(pixels, grid))
    return PictureLevel(grid, tiles, tuple(guess(tiles, grid)))


def other_grids(pixels: Pixels, grid: PictureGrid) -> list[PictureGrid]:
    """Return grids that the grid may be confused with: with squares of twice and half the size.

    Grids with too few or too small squares are left out. No line tells them apart in a picture of textures that is
    cropped exactly.
    """
    twice = double_grid(grid, _labels(pixels, grid))
    height, width = pixels.shape[:2]
    half = [grid_at(grid.left, grid.top, grid.size / 2, width, height)] if grid.size >= 2 * SMALLEST else []
    return [candidate for candidate in (twice, *half) if candidate is not None]


def names_on(found: PictureLevel, named: Sequence[tuple[Tile, TileKind]]) -> list[TileKind]:
    """Return the kinds of a picture's tiles, taken from `named` tiles of another grid, or else guessed."""
    kinds = list(found.guess)
    for index, tile in enumerate(found.tiles):
        apart = [(float(np.sqrt(((tile.parts - other.parts) ** 2).mean())), kind) for other, kind in named]
        nearest = min(apart, default=(ALIKE, TileKind.OUTSIDE), key=lambda pair: pair[0])
        if nearest[0] < ALIKE:
            kinds[index] = nearest[1]
    return kinds


def _labels(pixels: Pixels, grid: PictureGrid) -> NDArray[np.intp] | None:
    try:
        return labels_of(pixels, grid)
    except InputError:
        return None
