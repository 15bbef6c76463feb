"""Pictures of levels in unknown skins: the grid is found, and every tile needs one name."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.picture.grid import MOST_PIXELS, Pixels, grid_at
from core.picture.kind import TileKind
from core.picture.reading import PictureLevel, names_on, other_grids, pixels_of, read_on, read_picture
from core.sokoban.formats.collection import read_file
from core.sokoban.level import Level
from resources import ROOT

LEVELS = read_file(ROOT / "levels" / "statewalk.sok").levels
BACK = 245


def skin(seed: int, size: int) -> dict[str, Pixels]:
    """Return a tile for each sign: coarse random patterns on their own grounds, figures on the floor's."""
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
    """Draw a level with margins of some pixels left and right, above and below."""
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


def flush_texture(level: Level, size: int) -> Pixels:
    """Draw a level in a skin of bricks without a margin, with lines as strong inside squares as around."""
    tiles = skin(3, size)
    half = size // 2
    for sign, tile in tiles.items():
        dark = tile.astype(int)
        for line in (0, half - 1, half):
            dark[line] -= 90
            dark[:, line] -= 90
        tiles[sign] = np.asarray(np.clip(dark, 0, 255), dtype=np.uint8)
    return drawn(level, tiles, size, (0, 0))


def named(found: PictureLevel, level: Level, size: float, margin: tuple[float, float]) -> list[str]:
    """Return the recognised level after naming each tile by one of its squares."""
    kinds = []
    for tile in found.tiles:
        x, y = tile.squares[len(tile.squares) // 2]
        column = round((found.grid.left + x * found.grid.size - margin[0]) / size)
        row = round((found.grid.top + y * found.grid.size - margin[1]) / size)
        is_inside = 0 <= row < level.height and 0 <= column < len(level.rows[row])
        kinds.append(TileKind(level.rows[row][column] if is_inside else " "))
    return found.rows(kinds)


@pytest.mark.parametrize(
    ("size", "margin"),
    [*product((16, 23, 32), ((5, 13), (40, 3))), (32, (0, 0)), (64, (40, 3))],
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


def test_a_texture_that_is_cut_flush_is_offered_in_whole_squares() -> None:
    level = LEVELS[12]
    picture = flush_texture(level, 32)
    found = read_picture(picture)
    assert found.grid.columns == 2 * level.width, "the lines of the texture are those of the squares"
    whole, half = other_grids(picture, found.grid)
    assert (whole.columns, whole.rows, whole.size) == (level.width, level.height, 32)
    assert (half.columns, half.size) == (4 * level.width, 8)
    assert named(read_on(picture, whole), level, 32, (0, 0)) == list(level.rows)


def test_a_grid_is_laid_by_hand() -> None:
    level, size = LEVELS[12], 32
    picture = drawn(level, skin(3, size), size, (17, 9))
    height, width = picture.shape[:2]
    grid = grid_at(17 + 5 * size, 9 - 3 * size, size, width, height)
    found = read_on(picture, grid)
    assert named(found, level, size, (17, 9)) == list(level.rows)
    for side in (5.9, width, float("nan")):
        with pytest.raises(InputError, match="A square of this picture has 6 to"):
            grid_at(0, 0, side, width, height)
    with pytest.raises(InputError, match="A line cannot lie at inf"):
        grid_at(float("inf"), 0, size, width, height)


def test_names_stay_with_what_looks_alike() -> None:
    level, size = LEVELS[12], 32
    picture = drawn(level, skin(3, size), size, (17, 9))
    found = read_picture(picture)
    given = [(tile, TileKind.OUTSIDE) for tile in found.tiles[1:3]]
    beside = read_on(picture, grid_at(17.3, 9, size, picture.shape[1], picture.shape[0]))
    kinds = names_on(beside, given)
    assert kinds == [TileKind.OUTSIDE, TileKind.OUTSIDE, *beside.guess[2:]]


@pytest.mark.parametrize(
    ("pixels", "message"),
    [
        (np.full((90, 120, 3), 7, np.uint8), "The picture is all of one colour."),
        (np.zeros((12, 300, 3), np.uint8), "The picture has 300 × 12 pixels, which is too small for a level."),
        (
            np.random.default_rng(1).integers(0, 256, (300, 400, 3), dtype=np.uint8),
            "No grid of repeating tiles was found in this picture. Take a picture of a whole "
            "level, straight and as the game shows it.",
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
