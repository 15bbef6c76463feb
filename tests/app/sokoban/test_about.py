"""Information on a level and its collection can be read in play and reveals nothing unasked."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from app.base.theme import theme
from app.shell.window import Window
from app.sokoban.library.level_set import pasted_levels
from app.sokoban.page import SokobanPage
from app.sokoban.panel.about_card import LevelDescriptionCard
from app.sokoban.panel.history import HistoryList
from app.widgets.focus import FocusRing
from build_scripts import translations
from tests.app.sheets import check, figures, sheet_of
from tests.app.sokoban.levels import open_file, own_level

BOARD = "#####\n#@$.#\n#####"
FILE = (
    "Collection: Rainy days\nAuthor: Bob\n\nComment:\nSee https://example.org <b>for more</b>\nComment-End:\n\n"
    f"{BOARD}\nTitle: One\nAuthor: Ann\nDate: 2001\nComment:\nFirst the box.\n{'So it goes. ' * 400}\nComment-End:\n\n"
    f"######\n#@ $.#\n######\nTitle: Two\n"
)


def card_of(page: SokobanPage) -> LevelDescriptionCard:
    QTest.keyClick(page.board, Qt.Key.Key_I)
    assert page.about_card is not None
    return page.about_card


def test_it_is_there_only_when_there_is_something_to_read(page: SokobanPage) -> None:
    button = next(
        one for one in page.counters.findChildren(type(page._saved_button)) if "Read the authors" in one.toolTip()
    )
    for text, there in ((FILE, True), (BOARD, False), (f"{BOARD}\nTitle: A\nAuthor: Ann\n", False)):
        page.take(pasted_levels(text))
        assert button.isVisible() is there and page.commands["sokoban.about"].isEnabled() is there


def test_a_click_shows_both_comments_as_plain_text_and_long_ones_scroll(page: SokobanPage, tmp_path: Path) -> None:
    path = tmp_path / "rain.sok"
    path.write_text(FILE, encoding="utf-8")
    open_file(page, path)
    button = next(
        one for one in page.counters.findChildren(type(page._saved_button)) if "Read the authors" in one.toolTip()
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    card = page.about_card
    assert card is not None and card.isVisible()
    level, collection = card.comments
    assert level.startswith("First the box.\nSo it goes.") and collection == "See https://example.org <b>for more</b>"
    long = card.findChildren(QPlainTextEdit)[0]
    assert long.verticalScrollBar().maximum() > 0 and long.isReadOnly()
    assert card.height() < page.window().height()
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert not card.isVisible()
    QTest.keyClick(page.board, Qt.Key.Key_N)
    assert page.model.level.title == "Two"
    second = card_of(page)
    assert second.comments == [collection], "the level itself says nothing"
    second.close()


def test_tell_me_nothing_hides_comments_until_they_are_asked_for(page: SokobanPage, shown: Window) -> None:
    page.take(pasted_levels(FILE))
    page.model.options.is_quiet = True
    shown.resize(720, 560)
    card = card_of(page)
    assert not card.comments
    QTest.mouseClick(card.show_button, Qt.MouseButton.LeftButton)
    assert len(card.comments) == 2 and card.height() < 560
    card.close()


def test_lines_end_where_the_card_does_and_not_where_the_file_broke_them(page: SokobanPage) -> None:
    full = "This line goes on until there was no more room for it in the file,"
    comment = f"{full}\nand on.\n\nA poem\nhas lines\n{full}\n  * a list"
    page.take(pasted_levels(f"{BOARD}\nTitle: A\nComment:\n{comment}\nComment-End:\n"))
    card = card_of(page)
    assert card.comments == [f"{full} and on.\n\nA poem\nhas lines\n{full}\n  * a list"]
    card.close()


def test_the_programs_own_levels_say_what_they_are_about_before_the_first_move(page: SokobanPage) -> None:
    words = page.findChild(HistoryList)
    assert words is not None
    page.model.open_level(own_level("The Snail"))
    assert words.invitation == page.model.level.comment and "one lift" in words.invitation
    room = QRect(0, 0, words.viewport().width(), 10_000)
    in_languages: dict[str, list[str]] = defaultdict(list)
    for language in translations.LANGUAGES:
        for entry in translations.read(translations.catalogue(language, "sokoban")):
            in_languages[entry.message.text] += entry.forms
    for level in page.model.level_set.levels:
        for said in {level.comment, *in_languages[level.comment]}:
            lines = QFontMetrics(theme.font(12)).boundingRect(room, Qt.TextFlag.TextWordWrap, said)
            assert lines.height() + 6 <= words.minimumHeight(), (level.title, said)
    page.model.options.is_quiet = True
    assert words.invitation.startswith("Nothing yet.")
    page.model.options.is_quiet = False
    page.take(pasted_levels(FILE))
    assert words.invitation.startswith("Nothing yet."), "the comment of somebody else may give something away"


def test_a_measured_difficulty_and_its_grade_open_their_sheets_and_what_a_file_says_does_not(page: SokobanPage) -> None:
    names = [one.name for one in figures(card_of(page))]
    assert names == ["grade", "difficulty"]
    for name in names:
        card = card_of(page)
        one = next(one for one in figures(card) if one.name == name)
        check(one)
        text = one.value
        QTest.mouseClick(one, Qt.MouseButton.LeftButton)
        assert page.about_card is card and not any(
            popup.isVisible() for popup in page.window().findChildren(LevelDescriptionCard)
        )
        assert sheet_of(page).number.text() == text
        QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
    made = "--method tree --seed 5 --width 8 --height 8 --boxes 3 --style rooms"
    for keys, told in ((f"Made: {made}\n", ["grade", "difficulty"]), ("", [])):
        page.take(pasted_levels(f"{BOARD}\nTitle: A\n{keys}Grade: 3 of 5\nDifficulty: 52.4\n"))
        card = card_of(page)
        assert [one.name for one in figures(card)] == told
        card.close()


def test_tab_rings_the_comment_too(page: SokobanPage) -> None:
    page.take(pasted_levels(FILE))
    card = card_of(page)
    (ring,) = card.findChildren(FocusRing)
    for comment in card.findChildren(QPlainTextEdit):
        QTest.keyClick(QApplication.focusWidget() or card, Qt.Key.Key_Tab)
        assert comment.hasFocus() and ring.isVisible()
        assert ring.geometry().contains(comment.geometry()), "and keeps off its words"
    card.close()
