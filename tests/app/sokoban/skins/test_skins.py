"""Skins: each draws the same things as the others, and skin images of other programs are read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import get_ident

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.storage.settings import Settings
from app.base.theme import theme
from app.shell.window import Window
from app.sokoban.board import look
from app.sokoban.board.orientation import LevelOrientation
from app.sokoban.page import SokobanPage
from app.sokoban.preferences import SkinPreferences, SkinTile
from app.sokoban.skins import skins
from app.sokoban.skins.drawing import FACINGS
from app.sokoban.skins.image import ImageSkin, read
from app.sokoban.skins.outline import outline
from app.widgets import keyboard_order
from core.base.puzzle import InputError
from core.sokoban.formats.collection import read_level
from core.sokoban.transform import Symmetry

SIDE = 16
LEVEL = read_level("#####\n#@ .#\n# $ #\n#####")
TILES = {
    (0, 0): "#102030", (1, 0): "#200000", (2, 0): "#300000", (0, 1): "#104000", (1, 1): "#205000", (2, 1): "#306000",
    (0, 2): "#800001", (1, 2): "#800002", (2, 2): "#800003", (3, 2): "#800004", (0, 3): "#800005", (1, 3): "#800006",
}  # fmt: skip
JOINED, ACROSS, CAP, UPRIGHT, ALONE = (TILES[at] for at in ((0, 2), (1, 2), (2, 2), (0, 3), (1, 3)))


@pytest.fixture(autouse=True)
def flat_again(qapp: object) -> Iterator[None]:  # noqa: ARG001
    """Begin and end every test with the flat skin."""
    look.choose_skin(skins.FLAT)
    yield
    look.choose_skin(skins.FLAT)
    theme.manager().choose(theme.ThemeChoice.SYSTEM)
    skins.get.cache_clear()


def skin_file(path: Path, rows: int = 4, columns: int = 4, side: int = SIDE) -> Path:
    """Write a skin image with one colour per tile; rows from the fifth on are shades of blue."""
    image = QImage(columns * side, rows * side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    for (x, y), colour in TILES.items():
        painter.fillRect(QRect(x * side, y * side, side, side), QColor(colour))
    for y in range(4, rows):
        for x in range(4):
            painter.fillRect(QRect(x * side, y * side, side, side), QColor(0, 16 * x, 16 * y))
    painter.end()
    image.save(str(path))
    return path


def board(skin: skins.Skin, text: str, size: int = SIDE) -> QImage:
    """Return a picture of the walls and floor of a level."""
    shape = outline(read_level(text).start)
    image = QImage(shape.area.width() * size, shape.area.height() * size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    skins.paint_board(painter, skin, shape, size)
    painter.end()
    return image


@pytest.mark.parametrize("choice", [theme.ThemeChoice.LIGHT, theme.ThemeChoice.DARK, theme.ThemeChoice.CONTRAST])
@pytest.mark.parametrize("key", ["flat", "classic", "contrast"])
@pytest.mark.parametrize("size", [3, 10, 40])
def test_every_own_skin_tells_all_figures_apart(key: str, choice: theme.ThemeChoice, size: int) -> None:
    theme.manager().choose(choice)
    skin = skins.get(key)
    assert skin.key == key

    def figure(paint: object) -> bytes:
        image = board(skin, LEVEL.text, size).copy(2 * size, size, size, size)
        painter = QPainter(image)
        paint(painter)  # type: ignore[operator]
        painter.end()
        return bytes(image.constBits())

    seen = {
        "floor": figure(lambda _painter: None),
        "goal": bytes(board(skin, LEVEL.text, size).copy(3 * size, size, size, size).constBits()),
        "wall": bytes(board(skin, LEVEL.text, size).copy(0, 2 * size, size, size).constBits()),
        "box": figure(lambda painter: skin.paint_box(painter, size, False)),
        "done": figure(lambda painter: skin.paint_box(painter, size, True)),
        "man": figure(lambda painter: skin.paint_man(painter, size, "down")),
    }
    assert len(set(seen.values())) == len(seen)
    if size >= 10:
        looks = {figure(lambda painter, look=look: skin.paint_man(painter, size, look)) for look in FACINGS}
        assert len(looks) == 4


def test_walls_are_put_together_from_quarters_by_their_neighbours(tmp_path: Path) -> None:
    skin = read(skin_file(tmp_path / "one.png"))
    image = board(skin, "#######\n#.@ $ #\n# # # #\n# # ###\n#     #\n#######")

    def quarters(x: int, y: int) -> list[str]:
        near, far = SIDE // 8, SIDE - SIDE // 8 - 1
        return [
            image.pixelColor(x * SIDE + dx, y * SIDE + dy).name()
            for dx, dy in ((near, near), (far, near), (near, far), (far, far))
        ]

    assert quarters(0, 0) == [ALONE, ACROSS, UPRIGHT, JOINED]
    assert quarters(3, 0) == [ACROSS, ACROSS, ACROSS, ACROSS]
    assert quarters(2, 2) == [ALONE, ALONE, UPRIGHT, UPRIGHT]
    assert quarters(6, 3) == [JOINED, UPRIGHT, JOINED, UPRIGHT]
    assert image.pixelColor(2 * SIDE + 1, SIDE + 1).name() == TILES[0, 0]
    assert image.pixelColor(SIDE + 1, SIDE + 1).name() == TILES[0, 1]


def test_the_cap_covers_the_middle_of_four_walls(tmp_path: Path) -> None:
    skin = read(skin_file(tmp_path / "one.png"))
    image = board(skin, "######\n######\n##@$.#\n######")
    assert image.pixelColor(SIDE, SIDE).name() == CAP
    assert image.pixelColor(4 * SIDE + SIDE // 2, 2 * SIDE + SIDE // 2).name() == TILES[0, 1]


def test_a_man_looks_where_he_goes_if_the_image_has_rows_for_it(tmp_path: Path) -> None:
    def colour(rows: int, look: str, on_goal: bool) -> str:
        skin = read(skin_file(tmp_path / f"{rows}.png", rows))
        image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        skin.paint_man(painter, SIDE, look, on_goal=on_goal)
        painter.end()
        return image.pixelColor(5, 5).name()

    assert colour(4, "left", False) == TILES[1, 0] and colour(4, "left", True) == TILES[1, 1]
    assert colour(8, "left", False) == TILES[1, 0]
    for rows in (6, 10):
        assert [colour(rows, look, False) for look in ("up", "left", "down", "right")] == [
            QColor(0, 16 * x, 64).name() for x in range(4)
        ]
        assert colour(rows, "down", True) == QColor(0, 32, 80).name()


@pytest.mark.parametrize(("rows", "columns"), [(4, 4), (6, 4), (8, 6), (10, 5)])
def test_images_of_all_common_sizes_are_read(tmp_path: Path, rows: int, columns: int) -> None:
    skin = read(skin_file(tmp_path / "one.bmp", rows, columns, 20))
    assert board(skin, LEVEL.text, 20).pixelColor(30, 30).name() == TILES[0, 0]


def test_what_is_no_skin_is_told_in_a_sentence(tmp_path: Path) -> None:
    text = tmp_path / "notes.png"
    text.write_text("not an image", encoding="utf-8")
    with pytest.raises(InputError, match=r"notes\.png is not an image this program reads"):
        read(text)
    wide = tmp_path / "wide.png"
    QImage(301, 17, QImage.Format.Format_RGB32).save(str(wide))
    with pytest.raises(InputError, match="301 × 17 pixels do not divide into 4 columns"):
        read(wide)
    with pytest.raises(InputError, match=r"missing\.png cannot be read"):
        read(tmp_path / "missing.png")


def test_a_loaded_image_stays_and_a_lost_one_gives_the_flat_skin(tmp_path: Path) -> None:
    key = skins.add_image(skin_file(tmp_path / "mine.png"))
    (tmp_path / "mine.png").unlink()
    assert ("mine.png", "mine") in skins.available()
    assert skins.get(key).name == "mine"
    other = skins.add_image(skin_file(tmp_path / "mine.png", 6))
    assert other != key and len(skins.available()) == 5
    skins.remove_image(key)
    skins.remove_image(other)
    assert skins.get(key).key == skins.FLAT and len(skins.available()) == 3


def test_the_settings_change_the_board_at_once_and_remember_it(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    settings = page.services.settings
    before = page.board.grab().toImage()
    chooser = SkinPreferences()
    qtbot.addWidget(chooser)
    chooser.show()
    QTest.mouseClick(chooser.tiles["classic"], Qt.MouseButton.LeftButton)
    assert page.board.grab().toImage() != before
    assert settings.get("sokoban/skin", "") == "classic"
    chooser.load_image(tmp_path / "nothing.png")
    qtbot.waitUntil(lambda: "cannot be read" in chooser.words.text())
    chooser.load_image(skin_file(tmp_path / "mine.png"))
    qtbot.waitUntil(lambda: look.skin() == "mine.png")
    assert skins.current().key == "mine.png" and chooser.tiles["mine.png"].isChecked()
    QTest.mouseClick(chooser.remove, Qt.MouseButton.LeftButton)
    assert skins.current().key == skins.FLAT and page.board.grab().toImage() == before
    settings.sync()
    assert Settings().get("sokoban/skin", "") == skins.FLAT


def test_a_large_image_is_unpacked_by_a_worker_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    def reading(path: Path) -> ImageSkin:
        threads.append(get_ident())
        return read(path)

    monkeypatch.setattr("app.sokoban.skins.image.read", reading)
    chooser = SkinPreferences()
    qtbot.addWidget(chooser)
    chooser.show()
    chooser.load_image(skin_file(tmp_path / "mine.png"))
    qtbot.waitUntil(lambda: "mine.png" in chooser.tiles)
    chooser.tiles["mine.png"].grab()
    assert threads and get_ident() not in threads
    look.choose_skin(skins.FLAT)
    skins.remove_image("mine.png")


@pytest.mark.parametrize("key", ["flat", "classic", "contrast"])
def test_pictures_are_saved_in_the_skin_in_force(page: SokobanPage, tmp_path: Path, key: str) -> None:
    look.choose_skin(key)
    path = tmp_path / f"{key}.svg"
    picture = page.board.picture()
    export.save(lambda painter: picture.paint(painter, 40), picture.size(40), path)
    text = path.read_text(encoding="utf-8")
    assert "<image" not in text
    mark = {"flat": look.colours().wall, "classic": "#a85b45", "contrast": "#4a4a4a"}[key]
    assert mark.lower() in text.lower()


def test_a_skin_that_cannot_be_shown_any_more_says_why(tmp_path: Path, qtbot: QtBot) -> None:
    good, bad = (skins.add_image(skin_file(tmp_path / f"{name}.png")) for name in ("good", "bad"))
    (skins.image_folder() / bad).write_bytes(b"no picture")
    skins.get.cache_clear()
    look.choose_skin(good)
    chooser = SkinPreferences()
    qtbot.addWidget(chooser)
    chooser.show()
    QTest.mouseClick(chooser.tiles[bad], Qt.MouseButton.LeftButton)
    refused = "This skin cannot be shown. bad.png is not an image this program reads. Use PNG, JPEG, WebP, GIF or BMP."
    assert chooser.words.text() == refused
    assert look.skin() == good and chooser.tiles[good].isChecked() and not chooser.tiles[bad].isChecked()
    QTest.mouseClick(chooser.remove, Qt.MouseButton.LeftButton)
    assert bad not in chooser.tiles and look.skin() == good
    (skins.image_folder() / good).write_bytes(b"no picture")
    skins.get.cache_clear()
    chooser = SkinPreferences()
    qtbot.addWidget(chooser)
    assert "good.png is not an image" in chooser.words.text() and chooser.tiles[skins.FLAT].isChecked()


@pytest.mark.parametrize("symmetry", Symmetry)
def test_a_turned_board_has_its_walls_and_goals_where_they_are_seen(symmetry: Symmetry) -> None:
    level = read_level("########\n#@ #   #\n# $  . #\n#  #####\n####")
    seen = LevelOrientation(level.start.board, symmetry)
    turned = seen.state(level.start).board
    for y in range(seen.height):
        for x in range(seen.width):
            cell, there = seen.cell(x, y), turned.cell(x, y)
            assert cell is not None
            assert (turned.walls[there], turned.goals[there]) == (
                level.start.board.walls[cell],
                level.start.board.goals[cell],
            )


def test_runs_of_wall_are_its_squares() -> None:
    shape = outline(read_level("#########\n#@ # #  #\n# $    .#\n# # ### #\n#########").start)
    assert {(x, y) for y, first, last in shape.walls for x in range(first, last)} == shape.blocks
    below = [(x, y) for y, first, last in shape.open_below for x in range(first, last)]
    assert len(below) == len(set(below))
    assert set(below) == {(x, y) for x, y in shape.blocks if (x, y + 1) not in shape.blocks}


def test_the_skins_are_one_choice_by_ear_and_by_keyboard(page: SokobanPage) -> None:
    window = page.window()
    assert isinstance(window, Window)
    window.open_preferences("sokoban")
    (chooser,) = window.findChildren(SkinPreferences)
    tiles = [*chooser.tiles.values()]
    seen = [QAccessible.queryAccessibleInterface(tile) for tile in tiles]
    assert {one.role() for one in seen} == {QAccessible.Role.RadioButton}
    assert [one.state().checked for one in seen] == [1, 0, 0]
    stops = [one for one in keyboard_order.stops(chooser) if isinstance(one, SkinTile)]
    assert stops == tiles[:1], "Tab comes to the one that is on"
    tiles[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(tiles[0], Qt.Key.Key_Right)
    assert QApplication.focusWidget() is tiles[1] and tiles[1].isChecked() and not tiles[0].isChecked()
    assert look.skin() == "classic"
    QTest.keyClick(tiles[1], Qt.Key.Key_Left)
    assert look.skin() == skins.FLAT
    chooser.window().close()
