"""Levels from pictures in the window: opened, pasted, dropped, named, played and edited."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.shell.window import Window
from app.sokoban.board.position import PositionDrawing
from app.sokoban.browser.thumbnails import paint_level
from app.sokoban.page import SokobanPage
from app.sokoban.picture.card import NamingCard
from core.picture.kind import TileKind
from core.sokoban.formats.collection import read_level
from core.sokoban.level import Level
from tests.app.sokoban.dropping import drop

LEVEL = read_level("########\n#      #\n# $##. #\n# $  . #\n#  @   #\n########")


def picture(level: Level = LEVEL, size: int = 24) -> QImage:
    """Return a picture of a level as the program exports it, with a margin."""
    drawing = PositionDrawing(level.start)
    wanted = drawing.size(size)
    image = QImage(wanted.width() + 20, wanted.height() + 14, QImage.Format.Format_RGB32)
    image.fill(QColor("#FAFAF8"))
    painter = QPainter(image)
    painter.translate(11, 6)
    drawing.paint(painter, size)
    painter.end()
    return image


def card_of(qtbot: QtBot, page: SokobanPage) -> NamingCard:
    qtbot.waitUntil(lambda: page.picture.card is not None)
    assert page.picture.card is not None
    return page.picture.card


@pytest.mark.parametrize("ending", ["png", "jpg", "bmp", "webp"])
def test_a_picture_in_a_file_is_guessed_and_played(
    shown: Window, page: SokobanPage, qtbot: QtBot, tmp_path: Path, ending: str
) -> None:
    path = tmp_path / f"Shared.{ending}"
    assert picture().save(str(path), quality=80)
    shown.open_path(path)
    card = card_of(qtbot, page)
    assert card.preview.accessibleName() == LEVEL.text
    assert card.verdict.text() == "2 boxes and as many goals: it can be played."
    QTest.mouseClick(card.play_button, Qt.MouseButton.LeftButton)
    assert page.model.level.start == LEVEL.start and page.model.level.title == "Shared"


def test_a_wrong_guess_is_put_right_by_mouse_and_keys_and_the_level_follows(
    shown: Window, page: SokobanPage, qtbot: QtBot
) -> None:
    QGuiApplication.clipboard().setImage(picture())
    page.commands["sokoban.paste"].trigger()
    card = card_of(qtbot, page)
    before = page.model.level.key
    boxes = next(row for row in card.rows if row.choice.kind is TileKind.BOX)
    QTest.mouseClick(boxes.choice.option(TileKind.WALL), Qt.MouseButton.LeftButton)
    assert boxes.words.text() == "Wall" and "$" not in card.preview.accessibleName()
    assert not card.play_button.isEnabled() and card.edit_button.isEnabled()
    assert card.verdict.text() == "There are no boxes (row 1, column 1)."
    option = boxes.choice.option(TileKind.WALL)
    option.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(option, Qt.Key.Key_Right)
    assert boxes.words.text() == "Floor"
    QTest.keyClicks(boxes.choice.option(TileKind.FLOOR), "$")
    assert boxes.words.text() == "Box" and card.preview.accessibleName() == LEVEL.text
    shown.resize(760, 600)
    assert card.isVisible() and card.geometry() == shown.rect()
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert page.model.level.key == before


def test_a_level_that_cannot_be_played_yet_is_edited(page: SokobanPage, qtbot: QtBot) -> None:
    page.picture.take(picture())
    card = card_of(qtbot, page)
    man = next(row for row in card.rows if row.choice.kind is TileKind.MAN)
    man.choice.choose(TileKind.FLOOR)
    QTest.mouseClick(card.edit_button, Qt.MouseButton.LeftButton)
    assert page.editor.open and page.editor.editor is not None
    assert page.editor.editor.drafting.current.text == LEVEL.text.replace("@", " ")


def test_the_editor_takes_a_picture_too(page: SokobanPage, qtbot: QtBot) -> None:
    page.editor.enter()
    assert page.editor.editor is not None
    QGuiApplication.clipboard().setImage(picture())
    page.editor.editor.commands["editor.paste"].trigger()
    QTest.mouseClick(card_of(qtbot, page).edit_button, Qt.MouseButton.LeftButton)
    assert page.editor.editor.drafting.current.text == LEVEL.text


def test_a_picture_that_is_dragged_from_a_browser_is_read(shown: Window, page: SokobanPage, qtbot: QtBot) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/level.png")])
    data.setImageData(picture())
    assert drop(shown, data)
    assert card_of(qtbot, page).preview.accessibleName() == LEVEL.text


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"no picture", "level.png is not an image this program reads."),
        (b"\x89PNG\r\n\x1a\n" + bytes(40), "level.png is not an image this program reads."),
        (b"", "level.png is not an image this program reads."),
    ],
)
def test_a_damaged_file_is_refused_and_the_game_goes_on(
    shown: Window, page: SokobanPage, qtbot: QtBot, tmp_path: Path, content: bytes, sentence: str
) -> None:
    path = tmp_path / "level.png"
    path.write_bytes(content)
    before = page.model.level.key
    shown.open_path(path)
    qtbot.waitUntil(lambda: sentence in shown.sentence)
    assert page.model.level.key == before and page.picture.card is None


def test_a_picture_of_nothing_is_refused_in_a_sentence(shown: Window, page: SokobanPage, qtbot: QtBot) -> None:
    blank = QImage(200, 100, QImage.Format.Format_RGB32)
    blank.fill(QColor("#334455"))
    page.picture.take(blank)
    qtbot.waitUntil(lambda: "The picture is all of one colour." in shown.sentence)
    page.picture.take(blank.copy(0, 0, 9, 9))
    qtbot.waitUntil(lambda: "too small for a level" in shown.sentence)


def test_another_picture_takes_the_place_of_the_one_before(shown: Window, page: SokobanPage, qtbot: QtBot) -> None:
    cards: list[NamingCard] = []
    for _ in range(3):
        page.picture.take(picture())
        qtbot.waitUntil(lambda: page.picture.card is not None and page.picture.card not in cards)
        QTest.qWait(20)  # the one before is gone for good
        cards.append(card_of(qtbot, page))
        assert shown.findChildren(NamingCard) == [cards[-1]]


def test_a_picture_read_before_the_bench_was_opened_is_edited_in_its_place(page: SokobanPage, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setImage(picture())
    QTest.keyClick(page.board, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.board, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert page.maker.open
    QTest.mouseClick(card_of(qtbot, page).edit_button, Qt.MouseButton.LeftButton)
    bench, editor = page.maker.bench, page.editor.editor
    assert bench is not None
    assert editor is not None
    assert editor.isVisible() and page.editor.open
    assert bench.isHidden() and not page.maker.open
    page.editor.leave()
    assert page.board.isVisible() and not page.model.covered


def test_the_preview_is_painted_once_and_anew_in_another_theme(
    shown: Window, page: SokobanPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "Shared.png"
    assert picture().save(str(path))
    shown.open_path(path)
    preview = card_of(qtbot, page).preview
    painted: list[Sequence[str]] = []

    def noted(rows: Sequence[str], box: QSize, ratio: float) -> QPixmap:
        painted.append(rows)
        return paint_level(rows, box, ratio)

    monkeypatch.setattr("app.sokoban.picture.card.paint_level", noted)
    for name in ("dark", "dark", "light"):
        theme.manager().choose(theme.ThemeChoice(name))
        first = preview.grab().toImage()
        assert preview.grab().toImage() == first
    assert len(painted) == 2
