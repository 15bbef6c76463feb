"""Detection of grids of a texture: bricks, planks and tufts have edges inside of a square, too.

Then the level's squares are blocks of the grid's, and describing the picture by blocks takes fewer bits: the entropy of
which block is where, and once the look of each. Without a texture, blocks hardly repeat.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.picture.grid import FEWEST, LARGEST, Numbers, PictureGrid, Pixels, line_strengths

MOST_PARTS = 8
"""Most squares of the grid across and down one square of the level."""
LOOK = 3.0
"""Number of bits for the look of one square of the grid."""
RIM = 1.15
"""Least ratio of the strength of lines around blocks to that of lines inside them."""
TEXTURE = 0.68
"""Share of the bits below which blocks are taken for squares; levels have repeating patterns, too."""


def whole_squares(pixels: Pixels, grid: PictureGrid, labels: NDArray[np.intp]) -> PictureGrid:
    """Return the grid of blocks that describes the picture in the fewest bits, from the tiles on a grid."""
    upright, level = line_strengths(pixels, grid)
    best, least = grid, TEXTURE * _all_bits(labels, 1)
    for parts in range(2, MOST_PARTS + 1):
        if grid.size * parts > LARGEST or min(labels.shape) < FEWEST * parts:
            break
        for down in range(parts):
            for across in range(parts):
                if _stands_out(upright, across, parts) + _stands_out(level, down, parts) < 2 * RIM:
                    continue
                blocks = _blocks(labels, parts, across, down)
                bits = _all_bits(blocks, parts)
                if bits < least:
                    least = bits
                    size = grid.size * parts
                    left, top = grid.left - across * grid.size, grid.top - down * grid.size
                    best = PictureGrid(left, top, size, blocks.shape[1], blocks.shape[0])
    return best


def double_grid(grid: PictureGrid, labels: NDArray[np.intp] | None) -> PictureGrid | None:
    """Return the grid of 2x2 squares, placed where they take the fewest bits; None if there would be too few."""
    if min(grid.columns, grid.rows) < 2 * FEWEST:
        return None
    places = [(across, down) for down in (0, 1) for across in (0, 1)]
    if labels is not None:
        places.sort(key=lambda place: _all_bits(_blocks(labels, 2, *place), 2))
    across, down = places[0]
    columns, rows = -(-(grid.columns + across) // 2), -(-(grid.rows + down) // 2)
    return PictureGrid(grid.left - across * grid.size, grid.top - down * grid.size, 2 * grid.size, columns, rows)


def _stands_out(lines: Numbers, first: int, parts: int) -> float:
    """Return how many times as strong the lines around blocks are as those inside of them."""
    inner = lines[1:-1]  # the lines at the ends may be the edge of the picture
    around = (np.arange(1, len(lines) - 1) + first) % parts == 0
    if around.all() or not around.any():
        return 1.0
    return float(inner[around].mean()) / max(float(inner[~around].mean()), 1e-9)


def _blocks(labels: NDArray[np.intp], parts: int, across: int, down: int) -> NDArray[np.intp]:
    """Return the numbers of blocks of `parts` x `parts` labels.

    The first block begins `across` columns and `down` rows before the labels.
    """
    height, width = labels.shape
    rows, columns = -(-(height + down) // parts), -(-(width + across) // parts)
    padded = np.full((rows * parts, columns * parts), -1, dtype=np.intp)
    padded[down : down + height, across : across + width] = labels
    blocks = padded.reshape(rows, parts, columns, parts).transpose(0, 2, 1, 3).reshape(rows * columns, -1)
    _, numbers = np.unique(blocks, axis=0, return_inverse=True)
    return np.asarray(numbers).reshape(rows, columns)


def _all_bits(numbers: NDArray[np.intp], parts: int) -> float:
    """Return the bits that describe blocks of `parts` x `parts` squares: their entropy, and their looks."""
    counts = np.unique(numbers, return_counts=True)[1]
    return float(-(counts * np.log2(counts / counts.sum())).sum() + LOOK * parts**2 * len(counts))
