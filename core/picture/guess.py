"""Guesses of what the tiles of a picture are, from how levels are built, with any skin.

Walls are the tiles that enclose the largest room; floor is the most frequent tile inside. Of the rest, one square is
the man, and there are as many boxes as goals; a box fills its square, a man less of it, and a goal leaves most of the
floor visible.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

import numpy as np
from numpy.typing import NDArray

from core.picture.grid import PictureGrid
from core.picture.kind import TileKind
from core.picture.tiles import Tile

FREQUENT = 7
"""Number of the most frequent tiles that may be walls."""
MOST_WALLS = 4
"""Most different tiles of wall."""
MOST_FIGURES = 5
"""Most of the rarer tiles inside that are distinguished."""
DIFFERS = 24.0
"""Difference from the floor, of 255, from which a part of a tile belongs to a figure."""
GOAL_FILLS, MAN_FILLS = 0.2, 0.6
"""Typical shares of a square, without its rim, that a goal and a man cover."""


_FIGURES = (TileKind.FLOOR, TileKind.GOAL, TileKind.BOX, TileKind.BOX_ON_GOAL, TileKind.MAN, TileKind.MAN_ON_GOAL)


def guess(tiles: Sequence[Tile], grid: PictureGrid) -> list[TileKind]:
    """Return the likely kind of each tile; `OUTSIDE` for those without a guess."""
    labels = label_squares(tiles, grid)
    walls, inside = _walls(labels, len(tiles))
    kinds = [TileKind.OUTSIDE] * len(tiles)
    for wall in walls:
        kinds[wall] = TileKind.WALL
    counts = np.bincount(labels[inside], minlength=len(tiles))
    inner_tiles = [int(one) for one in np.argsort(-counts, kind="stable") if counts[one]]
    if not inner_tiles:
        return kinds
    floor = inner_tiles[0]
    kinds[floor] = TileKind.FLOOR
    figures = sorted(inner_tiles[1:], key=lambda one: int(counts[one]))[:MOST_FIGURES]
    for one in inner_tiles[1:]:
        if one not in figures:
            kinds[one] = TileKind.FLOOR  # the floor's own patterns are more frequent than figures
    for one, kind in zip(figures, _figures(tiles, figures, floor, counts), strict=True):
        kinds[one] = kind
    return kinds


def label_squares(tiles: Sequence[Tile], grid: PictureGrid) -> NDArray[np.intp]:
    """Return the index of the tile on each square, rows x columns."""
    labels = np.zeros((grid.rows, grid.columns), dtype=np.intp)
    for number, tile in enumerate(tiles):
        for x, y in tile.squares:
            labels[y, x] = number
    return labels


def _walls(labels: NDArray[np.intp], count: int) -> tuple[tuple[int, ...], NDArray[np.bool_]]:
    """Return the fewest tiles that enclose the most squares, and a mask of those squares."""
    best: tuple[int, ...] = ()
    enclosed = np.zeros(labels.shape, dtype=np.bool_)
    for walls in _choices(min(count, FREQUENT)):
        inside = _find_enclosed_room(np.isin(labels, walls))
        if inside.sum() > enclosed.sum():
            best, enclosed = walls, inside
    return best, enclosed


def _choices(count: int) -> Iterator[tuple[int, ...]]:
    for size in range(1, min(count, MOST_WALLS) + 1):
        yield from combinations(range(count), size)


def _find_enclosed_room(wall: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return a mask of the largest room that is not connected to the edge of the picture."""
    from scipy.ndimage import label

    rooms, count = label(~wall)
    edge = np.unique(np.concatenate((rooms[0], rooms[-1], rooms[:, 0], rooms[:, -1])))
    sizes = np.bincount(rooms.ravel(), minlength=count + 1)
    sizes[edge] = 0
    sizes[0] = 0
    largest = int(sizes.argmax())
    return np.asarray(rooms == largest) if sizes[largest] else np.zeros(wall.shape, dtype=np.bool_)


def _figures(
    tiles: Sequence[Tile], figures: Sequence[int], floor: int, counts: NDArray[np.intp]
) -> tuple[TileKind, ...]:
    """Return the kinds of `figures` that make the likeliest level."""
    ground = tiles[floor].parts
    change = [np.sqrt(((tiles[one].parts - ground) ** 2).mean(axis=2)) for one in figures]
    apart = [float(parts.mean()) for parts in change]
    most = max(apart, default=1.0) or 1.0
    between = {
        (at, other): float(np.abs(tiles[figures[at]].parts - tiles[figures[other]].parts).mean())
        for at, other in combinations(range(len(figures)), 2)
    }
    filled = [float((parts > DIFFERS).mean()) for parts in change]
    number = [int(counts[one]) for one in figures]

    def doubt(kinds: tuple[TileKind, ...]) -> float:
        of = {kind: sum(n for n, one in zip(number, kinds, strict=True) if one is kind) for kind in _FIGURES}
        men = of[TileKind.MAN] + of[TileKind.MAN_ON_GOAL]
        boxes = of[TileKind.BOX] + of[TileKind.BOX_ON_GOAL]
        goals = of[TileKind.GOAL] + of[TileKind.BOX_ON_GOAL] + of[TileKind.MAN_ON_GOAL]
        wrong = 10.0 * abs(men - 1) + 5.0 * abs(boxes - goals) + 5.0 * (not boxes) + 0.3 * of[TileKind.BOX_ON_GOAL]
        wrong += 0.5 * (TileKind.MAN_ON_GOAL in kinds)
        for kind, far, full in zip(kinds, apart, filled, strict=True):
            if kind is TileKind.FLOOR:
                wrong += 3.0 * far / most
            elif kind is TileKind.GOAL:
                wrong += 2.0 * abs(full - GOAL_FILLS)
            elif kind in (TileKind.MAN, TileKind.MAN_ON_GOAL):
                wrong += abs(full - MAN_FILLS)
            else:
                wrong += 1.0 - full
        for at, other in combinations(range(len(kinds)), 2):
            like = 1 - min(1.0, between[at, other] / most)
            wrong += 1 - like if kinds[at] is kinds[other] else like
        return wrong

    return min(product(_FIGURES, repeat=len(figures)), key=doubt)
