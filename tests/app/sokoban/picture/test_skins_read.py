"""Pictures drawn by the program in each of its skins are recognised."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QPainter

from app.base.theme import theme
from app.sokoban.board import look
from app.sokoban.board.position import PositionDrawing
from app.sokoban.library.level_set import own_levels
from app.sokoban.picture.model import flatten_picture
from app.sokoban.skins import skins
from core.picture.kind import TileKind
from core.picture.reading import read_picture
from core.sokoban.level import Level

LEVELS = own_levels().levels
SIZES = ((16, 80), (21, 80), (32, 80), (48, 0), (64, 80))
"""Pixels of a square and JPEG quality; quality 0 means uncompressed."""
LEFT, TOP = 7, 5
BORDER = 0.34
"""Margin around exported pictures, in squares."""


@pytest.fixture(autouse=True)
def flat_again(qapp: object) -> Iterator[None]:  # noqa: ARG001
    yield
    look.choose_skin(skins.FLAT)
    theme.manager().choose(theme.ThemeChoice.SYSTEM)


def drawn(level: Level, size: int, quality: int) -> QImage:
    drawing = PositionDrawing(level.start)
    wanted = drawing.size(size)
    image = QImage(wanted.width() + LEFT + 11, wanted.height() + TOP + 9, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.current().stage_centre))
    painter = QPainter(image)
    painter.translate(LEFT, TOP)
    drawing.paint(painter, size)
    painter.end()
    if quality:
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "JPG", quality)  # type: ignore[call-overload]
        image = QImage.fromData(data)
    return image


def read_back(level: Level, size: int, quality: int) -> bool:
    """Check the recognised grid and level; return whether the guess of the tiles is right."""
    reading = read_picture(flatten_picture(drawn(level, size, quality))[1])
    grid, where = reading.grid, f"{level.title}, {look.skin()}, {size} pixels"
    columns = round((LEFT + BORDER * size - grid.left) / grid.size)
    rows = round((TOP + BORDER * size - grid.top) / grid.size)
    assert abs(grid.size - size) * max(grid.columns, grid.rows) < size / 4, where
    kinds = []
    for tile in reading.tiles:
        signs = set()
        for x, y in tile.squares:
            column, row = x - columns, y - rows
            there = 0 <= row < level.height and 0 <= column < len(level.rows[row])
            signs.add(level.rows[row][column] if there else " ")
        assert len(signs) == 1, (where, signs)
        kinds.append(TileKind(signs.pop()))
    assert reading.rows(kinds) == list(level.rows), where
    return reading.rows(reading.guess) == list(level.rows)


@pytest.mark.parametrize("choice", [theme.ThemeChoice.LIGHT, theme.ThemeChoice.DARK])
@pytest.mark.parametrize("skin", ["flat", "classic", "contrast"])
def test_what_a_skin_draws_is_read_and_mostly_guessed(skin: str, choice: theme.ThemeChoice) -> None:
    theme.manager().choose(choice)
    look.choose_skin(skin)
    right = [
        read_back(LEVELS[number], size, quality) for number, (size, quality) in enumerate(SIZES * 2, start=len(skin))
    ]
    assert sum(right) >= 8


def test_pillars_on_every_other_square_do_not_make_squares_twice_as_large() -> None:
    theme.manager().choose(theme.ThemeChoice.DARK)
    look.choose_skin("classic")
    pillars = [level for level in LEVELS if level.title in {"The Cork", "The Lobby", "The Belfry", "Parquet"}]
    assert len(pillars) == 4
    for level in pillars:
        read_back(level, *SIZES[0])


@pytest.mark.long
@pytest.mark.parametrize("choice", [theme.ThemeChoice.LIGHT, theme.ThemeChoice.DARK])
@pytest.mark.parametrize("skin", ["flat", "classic", "contrast"])
def test_every_own_level_is_read_in_every_size(skin: str, choice: theme.ThemeChoice) -> None:
    theme.manager().choose(choice)
    look.choose_skin(skin)
    right = [read_back(level, size, quality) for level in LEVELS for size, quality in SIZES]
    assert sum(right) > 0.9 * len(right)
