"""The grid of a picture corrected by hand: dragged, nudged by keys, typed, and textured squares."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.sokoban.page import SokobanPage
from app.sokoban.picture.card import NamingCard
from app.sokoban.picture.model import NOTHING_REPEATS
from core.picture.grid import Pixels
from core.picture.kind import TileKind
from core.sokoban.formats.collection import read_level
from tests.core.picture.test_reading import drawn, flush_texture, skin

LEVEL = read_level("########\n#      #\n# $##. #\n# $  . #\n#  @   #\n########")
SIZE, MARGIN = 32, (3, 2)
LEFT = Qt.MouseButton.LeftButton


def image_of(pixels: Pixels) -> QImage:
    height, width = pixels.shape[:2]
    return QImage(pixels.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888).copy()


def opened(page: SokobanPage, qtbot: QtBot, pixels: Pixels) -> NamingCard:
    page.picture.take(image_of(pixels))
    qtbot.waitUntil(lambda: page.picture.card is not None)  # every grid is tried on noise
    assert page.picture.card is not None
    return page.picture.card


@pytest.fixture
def card(page: SokobanPage, qtbot: QtBot) -> NamingCard:
    return opened(page, qtbot, drawn(LEVEL, skin(3, SIZE), SIZE, MARGIN))


def settled(card: NamingCard, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not card.model.reading)


def drag(card: NamingCard, start: QPoint, by: QPoint) -> None:
    view = card.original
    QTest.mousePress(view, LEFT, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 5):
        QTest.mouseMove(view, start + by * (step / 4))
    QTest.mouseRelease(view, LEFT, Qt.KeyboardModifier.NoModifier, start + by)


def test_a_dragged_line_stretches_the_grid_and_typing_puts_it_right(card: NamingCard, qtbot: QtBot) -> None:
    view, found = card.original, card.model.grid
    assert found.size == pytest.approx(SIZE)
    fourth = round(view.line_at(True, 4))
    drag(card, QPoint(fourth, round(view.line_at(False, 1)) + 8), QPoint(8, 0))
    moved = card.model.grid
    assert moved.size > found.size and moved.left == found.left and moved.top == found.top
    assert view.line_at(True, 4) == pytest.approx(fourth + 8, abs=1)
    assert not card.play_button.isEnabled()
    settled(card, qtbot)
    assert card.preview.accessibleName() != LEVEL.text
    card.fields.side.setValue(found.size)
    settled(card, qtbot)
    assert card.model.grid == found
    assert card.preview.accessibleName() == LEVEL.text and card.play_button.isEnabled()


def test_elsewhere_all_of_the_grid_is_dragged(card: NamingCard, qtbot: QtBot) -> None:
    view, found = card.original, card.model.grid
    half = (view.line_at(True, 1) - view.line_at(True, 0)) / 2
    inside = QPoint(round(view.line_at(True, 2) + half), round(view.line_at(False, 2) + half))
    drag(card, inside, QPoint(4, 0))
    assert card.model.grid.size == found.size
    assert card.model.grid.left != found.left and card.model.grid.top == found.top
    assert card.fields.left.value() == pytest.approx(card.model.grid.left, abs=0.05)
    settled(card, qtbot)


def test_keys_nudge_it(card: NamingCard, qtbot: QtBot) -> None:
    found = card.model.grid
    card.original.setFocus()
    QTest.keyClick(card.original, Qt.Key.Key_Right)
    QTest.keyClick(card.original, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(card.original, Qt.Key.Key_Plus)
    grid = card.model.grid
    assert (grid.left, grid.top, grid.size) == pytest.approx((found.left + 1, found.top + 0.1, found.size + 0.1))
    settled(card, qtbot)
    for key in (Qt.Key.Key_Minus, Qt.Key.Key_Left):
        QTest.keyClick(card.original, key)
    QTest.keyClick(card.original, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    settled(card, qtbot)
    assert card.preview.accessibleName() == LEVEL.text


def test_names_that_were_given_go_with_their_tiles(card: NamingCard, qtbot: QtBot) -> None:
    box = next(row for row in card.rows if row.choice.kind is TileKind.BOX)
    box.choice.choose(TileKind.BOX_ON_GOAL)
    card.original.setFocus()
    QTest.keyClick(card.original, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    settled(card, qtbot)
    assert card.preview.accessibleName().count("*") == 2
    # and over a grid on which that tile is none
    card.fields.side.setValue(SIZE / 2)
    settled(card, qtbot)
    card.fields.side.setValue(SIZE)
    settled(card, qtbot)
    assert card.preview.accessibleName().count("*") == 2


def test_squares_that_a_texture_halves_are_offered_whole(page: SokobanPage, qtbot: QtBot) -> None:
    card = opened(page, qtbot, flush_texture(LEVEL, SIZE))
    assert card.model.grid.columns == 2 * LEVEL.width
    assert "8 × 6" in card.fields.offered_sizes
    QTest.mouseClick(card.fields.choice.option("8 × 6"), LEFT)
    assert card.model.grid.columns == LEVEL.width
    settled(card, qtbot)
    assert card.preview.accessibleName() == LEVEL.text
    assert "16 × 12" in card.fields.offered_sizes


def test_where_nothing_repeats_the_lines_can_still_be_moved(page: SokobanPage, qtbot: QtBot) -> None:
    noise = np.random.default_rng(1).integers(0, 256, (300, 400, 3), dtype=np.uint8)
    card = opened(page, qtbot, noise)
    assert card.verdict.text() == NOTHING_REPEATS
    assert not card.play_button.isEnabled() and not card.edit_button.isEnabled() and not card.rows
    card.fields.side.setValue(40)
    settled(card, qtbot)
    assert card.verdict.text() == NOTHING_REPEATS
