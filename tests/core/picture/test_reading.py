"""Pictures of levels in skins that nobody has seen: the grid is found, and every tile needs one name."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from core.control import Control
from core.picture.grid import MOST_PIXELS, Pixels
from core.picture.kind import Kind
from core.picture.reading import PictureLevel, pixels_of, read_picture
from core.puzzle import InputError
from core.sokoban.formats.collection import read_file
from core.sokoban.level import Level
from resources import ROOT

LEVELS = read_file(ROOT / "levels" / "statewalk.sok").levels
BACK = 245


def skin(seed: int, size: int) -> dict[str, Pixels]:
    """A tile for each sign: coarse random patterns on grounds of their own, the figures on that of the floor."""
    chance = np.random.default_rng(seed)
    grounds = iter(chance.permutation([(60, 60, 60), (200, 60, 60), (60, 200, 60), (60, 60, 200),
                                       (200, 200, 60), (200, 60, 200), (60, 200, 200)]))  # fmt: skip

    def pattern(parts: int, strength: int) -> Pixels:
        coarse = chance.integers(-strength, strength + 1, (parts, parts, 3))
        fine = np.repeat(np.repeat(coarse, -(-size // parts), axis=0), -(-size // parts), axis=1)[:size, :size]
        return np.asarray(np.clip(next(grounds) + fine, 0, 255), dtype=np.uint8)

    tiles = {" ": pattern(4, 6), "#": pattern(4, 24)}
    for sign, rim in ((".", 0.35), ("$", 0.1), ("*", 0.1), ("@", 0.2), ("+", 0.2)):
        edge = max(1, round(rim * size))
        tile = tiles[" "].copy()
        tile[edge:-edge, edge:-edge] = pattern(3, 30)[edge:-edge, edge:-edge]
        tiles[sign] = tile
    return tiles


def drawn(level: Level, tiles: dict[str, Pixels], size: int, margin: tuple[int, int]) -> Pixels:
    """The level with so many pixels of nothing at the left and right, and above and below."""
    across, down = margin
    shape = (level.height * size + 2 * down, level.width * size + 2 * across, 3)
    picture = np.full(shape, BACK, dtype=np.uint8)
    inside = level.start.board.flood(level.start.man)
    for y, row in enumerate(level.rows):
        for x, sign in enumerate(row):
            if sign != " " or inside[level.start.board.cell(x, y)]:
                top, left = down + y * size, across + x * size
                picture[top : top + size, left : left + size] = tiles[sign]
    return picture


def named(found: PictureLevel, level: Level, size: float, margin: tuple[float, float]) -> list[str]:
    """The level as it comes out when each tile has got the name of one of its squares."""
    kinds = []
    for tile in found.tiles:
        x, y = tile.squares[len(tile.squares) // 2]
        column = round((found.grid.left + x * found.grid.size - margin[0]) / size)
        row = round((found.grid.top + y * found.grid.size - margin[1]) / size)
        there = 0 <= row < level.height and 0 <= column < len(level.rows[row])
        kinds.append(Kind(level.rows[row][column] if there else " "))
    return found.rows(kinds)


@pytest.mark.parametrize(
    ("size", "margin"),
    [*product((16, 23, 32, 64), ((5, 13), (40, 3))), (32, (0, 0)), (64, (0, 0))],
)
def test_levels_in_any_skin_come_back_when_each_tile_is_named_once(size: int, margin: tuple[int, int]) -> None:
    for number in range(0, len(LEVELS), 15):
        level = LEVELS[number]
        found = read_picture(drawn(level, skin(number + size, size), size, margin))
        assert found.grid.size == pytest.approx(size, rel=0.02), level.title
        assert named(found, level, size, margin) == list(level.rows), level.title
        assert len(found.tiles) <= 16


def test_what_is_seen_through_a_scaled_window_has_a_period_that_is_no_whole_number() -> None:
    level, size = LEVELS[30], 32
    picture = drawn(level, skin(5, size), size, (20, 12))
    step = 1.17
    rows = (np.arange(int(picture.shape[0] / step)) * step).astype(int)
    columns = (np.arange(int(picture.shape[1] / step)) * step).astype(int)
    found = read_picture(picture[rows][:, columns])
    assert found.grid.size == pytest.approx(size / step, rel=0.01)
    assert named(found, level, size / step, (20 / step, 12 / step)) == list(level.rows)


@pytest.mark.parametrize(
    ("pixels", "message"),
    [
        (np.full((90, 120, 3), 7, np.uint8), "The picture is all of one colour."),
        (np.zeros((12, 300, 3), np.uint8), "The picture has 300 × 12 pixels, which is too small for a level."),
        (
            np.random.default_rng(1).integers(0, 256, (300, 400, 3), dtype=np.uint8),
            "There is no grid in this picture on which the same tiles come again and again.",
        ),
    ],
)
def test_a_picture_of_something_else_is_refused_in_a_sentence(pixels: Pixels, message: str) -> None:
    with pytest.raises(InputError) as caught:
        read_picture(pixels)
    assert str(caught.value) == message


def test_a_picture_of_more_pixels_than_the_budget_is_refused_before_they_are_touched() -> None:
    with pytest.raises(InputError, match="16 million are the most"):
        pixels_of(b"", MOST_PIXELS, 2, 3 * MOST_PIXELS)


def test_lines_may_be_longer_than_their_pixels() -> None:
    assert pixels_of(bytes(range(48)) * 16, 15, 16, 48)[5, -1].tolist() == [42, 43, 44]


def test_reading_a_picture_can_be_cancelled() -> None:
    control = Control()
    control.cancel()
    with pytest.raises(InputError, match="cancelled"):
        read_picture(drawn(LEVELS[3], skin(1, 20), 20, (4, 4)), control)
