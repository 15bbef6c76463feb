"""Tiles on the squares of a picture: groups of squares that look alike, by the means of their parts.

The rim of a square, where walls throw shadows and round their corners, is left out. Squares are alike if they differ by
less than `ALIKE` in the mean of all parts and channels: more than the noise of JPEG at quality 80, less than a small
goal on a floor.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from core.base.puzzle import InputError
from core.base.words import phrase
from core.picture.grid import Numbers, PictureGrid, Pixels
from core.sokoban.board import MAX_SIZE

PARTS = 8
"""Number of parts of a square across and down."""
INNER = 0.8
"""Share of a square's side that is compared."""
SAME, ALIKE = 5.0, 12.0
"""Root mean squared difference, of 255, below which squares are the same, and groups are merged."""
MOST_DIFFERENT = 600
MOST_TILES = 60
MOST_PARTS = 2000
"""Most different squares of a grid that may be a texture's."""
NOTHING_REPEATS = phrase("No grid of repeating tiles was found in this picture")
WAY_OUT = phrase("Take a picture of a whole level, straight and as the game shows it")
MOST_SQUARES = 200_000


class Tile(NamedTuple):
    """Group of squares that look alike."""

    squares: tuple[tuple[int, int], ...]
    """Columns and rows of the squares, from the top left."""
    picture: Pixels
    """Picture of the square that is nearest to the mean."""
    parts: Numbers
    """Means of the parts of that square: PARTS x PARTS x 3."""


def find_tiles(pixels: Pixels, grid: PictureGrid) -> list[Tile]:
    """Return the tiles of a picture, the most frequent first; raises InputError if nothing repeats."""
    if (grid.columns + 2) * (grid.rows + 2) > MAX_SIZE:
        raise InputError(
            phrase(
                "The picture has {columns} × {rows} squares, which no level has", columns=grid.columns, rows=grid.rows
            )
        )
    parts = _parts(pixels, grid).reshape(grid.rows * grid.columns, -1)
    labels = _alike(parts, MOST_DIFFERENT)
    if labels.max() >= MOST_TILES:
        raise InputError(NOTHING_REPEATS, advice=WAY_OUT)
    tiles = [_tile(pixels, grid, parts, np.flatnonzero(labels == label)) for label in range(labels.max() + 1)]
    return sorted(tiles, key=lambda tile: (-len(tile.squares), tile.squares[0][::-1]))


def labels_of(pixels: Pixels, grid: PictureGrid) -> NDArray[np.intp]:
    """Return the numbers of the tiles, rows x columns; raises InputError if nearly nothing repeats.

    There may be many tiles.
    """
    if grid.columns * grid.rows > MOST_SQUARES:
        raise InputError(
            phrase(
                "The picture has {columns} × {rows} squares, which no level has", columns=grid.columns, rows=grid.rows
            )
        )
    parts = _parts(pixels, grid).reshape(grid.rows * grid.columns, -1)
    return _alike(parts, MOST_PARTS).reshape(grid.rows, grid.columns)


def _alike(parts: Numbers, most: int) -> NDArray[np.intp]:
    """Return the number of the tile of each square."""
    leader, leaders = _group_squares(parts, most)
    if len(leaders) == 1:
        return leader
    from scipy.cluster.hierarchy import fcluster, linkage

    merged = fcluster(linkage(_distances(parts[leaders]), "average"), ALIKE, "distance") - 1
    return np.asarray(merged[leader], dtype=np.intp)


def _parts(pixels: Pixels, grid: PictureGrid) -> Numbers:
    """Return the means of the parts of each square: rows x columns x (PARTS x PARTS x 3)."""
    rims = (1 - INNER) / 2 + INNER * np.arange(PARTS + 1) / PARTS
    height, width = pixels.shape[:2]
    first, last = _bounds(grid.left + grid.size * (np.arange(grid.columns)[:, None] + rims), width)
    upper, lower = _bounds(grid.top + grid.size * (np.arange(grid.rows)[:, None] + rims), height)
    areas = (lower - upper)[:, None] * (last - first)
    means = np.empty((grid.rows * PARTS, grid.columns * PARTS, 3), dtype=np.float32)
    for channel in range(3):
        sums = np.zeros((height + 1, width + 1), dtype=np.uint32)  # large enough for 16 million pixels
        np.cumsum(pixels[:, :, channel], axis=0, dtype=np.uint32, out=sums[1:, 1:])
        np.cumsum(sums, axis=1, dtype=np.uint32, out=sums)
        total = sums[lower][:, last] - sums[upper][:, last] - sums[lower][:, first] + sums[upper][:, first]
        means[:, :, channel] = total / areas
    by_square = means.reshape(grid.rows, PARTS, grid.columns, PARTS, 3).transpose(0, 2, 1, 3, 4)
    return by_square.reshape(grid.rows, grid.columns, PARTS * PARTS * 3)


def _bounds(rims: Numbers, length: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return the begins and ends of the parts between rims: in the picture, at least one pixel wide."""
    places = np.clip(np.rint(rims), 0, length).astype(np.intp)
    begin = np.minimum(places[:, :-1], length - 1)
    return begin.ravel(), np.maximum(places[:, 1:], begin + 1).ravel()


def _group_squares(parts: Numbers, most: int) -> tuple[NDArray[np.intp], list[int]]:
    """Return for each square the number of its leader, a square that looks the same, and the leaders."""
    leader = np.full(len(parts), -1, dtype=np.intp)
    leaders: list[int] = []
    waiting = np.arange(len(parts))
    while len(waiting):
        if len(leaders) == most:
            raise InputError(NOTHING_REPEATS, advice=WAY_OUT)
        difference = parts[waiting] - parts[waiting[0]]
        same = np.einsum("ij,ij->i", difference, difference) < SAME**2 * parts.shape[1]
        leader[waiting[same]] = len(leaders)
        leaders.append(int(waiting[0]))
        waiting = waiting[~same]
    return leader, leaders


def _distances(parts: Numbers) -> Numbers:
    """Return the distances between all pairs, in the form that `linkage` takes."""
    from scipy.spatial.distance import pdist

    apart: Numbers = pdist(parts) / np.sqrt(parts.shape[1])
    return apart


def _tile(pixels: Pixels, grid: PictureGrid, parts: Numbers, members: NDArray[np.intp]) -> Tile:
    mean = parts[members].mean(axis=0)
    typical = int(members[((parts[members] - mean) ** 2).sum(axis=1).argmin()])
    row, column = divmod(typical, grid.columns)
    left, top = round(grid.left + column * grid.size), round(grid.top + row * grid.size)
    side = max(1, round(grid.size))
    picture = pixels[max(0, top) : top + side, max(0, left) : left + side].copy()
    squares = tuple((int(at) % grid.columns, int(at) // grid.columns) for at in members)
    return Tile(squares, picture, parts[typical].reshape(PARTS, PARTS, 3))
