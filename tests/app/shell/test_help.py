"""Help: the card of keys, the first start, and the list of the program's components."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.base import registry
from app.base.actions import shortcut_text
from app.cube.depth.watch import DepthWatch
from app.cube.page import CubePage
from app.cube.solve.solver import TABLE_KEY
from app.lab.page import LabPage
from app.shell.help import keys_card
from app.shell.help.about_card import AboutProgramCard, PartButton
from app.shell.help.keys_card import KeyBadges, KeyCaps, KeysCard
from app.shell.help.welcome_card import SHOWN_KEY, WelcomeCard
from app.shell.preferences.language_section import LanguageSection
from app.shell.window import Window
from app.widgets.focus import FocusRing
from tests.app.audible import Walk

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Provide the list of requested tables, which are not made in these tests."""
    asked: list[str] = []
    monkeypatch.setattr(DepthWatch, "prepare", lambda watch: asked.append(watch.solver.size))
    return asked


def shown(window: Window) -> KeysCard | None:
    return next((card for card in window.findChildren(KeysCard) if card.isVisible()), None)


@pytest.mark.parametrize("key", [entry.key for entry in registry.PAGES])
def test_a_tap_lists_every_key_of_the_page_until_escape(window: Window, key: str) -> None:
    page = window.open_page(key)
    QTest.keyClick(page, Qt.Key.Key_F1)
    card = shown(window)
    assert card is not None
    listed = {keys for group in card.shown_groups for row in group.rows for keys in row.keys}
    wanted = {shortcut_text((keys,)) for command in page.commands for keys in command.shortcuts}
    assert wanted <= listed and "Ctrl K" in listed and "F1" in listed
    rows = sum(len(group.rows) for group in card.shown_groups)
    assert len(card.findChildren(KeyCaps)) >= rows
    assert Walk(window).faults() == []
    QTest.keyClicks(card.field, "full screen")
    assert [row.text for group in card.shown_groups for row in group.rows] == ["Full screen"]
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert shown(window) is None


def test_held_the_keys_are_on_the_buttons_until_let_go(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys_card, "HELD_MS", 1)
    QTest.keyPress(window.page, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: bool(window.findChildren(KeyBadges)))
    (badges,) = window.findChildren(KeyBadges)
    assert "Ctrl Z" in badges.badges.values() and "Ctrl 2" in badges.badges.values()
    card = shown(window)
    assert card is not None and not card.sheet.isVisible()
    QTest.keyRelease(card, Qt.Key.Key_F1)
    assert shown(window) is None
    qtbot.waitUntil(lambda: not window.findChildren(KeyBadges))


def test_tab_shows_where_one_is_on_a_card_with_a_single_field(window: Window) -> None:
    window.activateWindow()
    QTest.keyClick(window.open_page("cube"), Qt.Key.Key_F1)
    card = shown(window)
    assert card is not None
    field = card.field
    (ring,) = window.findChildren(FocusRing)
    QTest.keyRelease(field, Qt.Key.Key_F1)
    assert QApplication.focusWidget() is field
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is field and ring.isVisible()
    middle = ring.mapToGlobal(ring.rect().center())
    assert (middle - field.mapToGlobal(field.rect().center())).manhattanLength() <= 1
    QTest.keyClicks(field, "un")
    assert not ring.isVisible() and field.text() == "un"


def test_the_first_start_has_three_cards_that_do_something_once(window: Window) -> None:
    page = window.page
    assert isinstance(page, CubePage)
    window.welcome_once()
    (card,) = window.findChildren(WelcomeCard)
    assert card.isVisible() and len(card.cards) == 3 and Walk(window).faults() == []
    QTest.keyClick(page, Qt.Key.Key_U)
    assert list(page.model.session.played_moves) == ["U"], "the page can be played meanwhile"
    QTest.mouseClick(card.cards[0], LEFT)
    assert not card.isVisible() and len(page.model.session.played_moves) == 2
    assert window.settings.get(SHOWN_KEY, False)
    before = len(window.findChildren(WelcomeCard))
    window.welcome_once()
    assert len(window.findChildren(WelcomeCard)) <= before and not any(
        one.isVisible() for one in window.findChildren(WelcomeCard)
    )


def test_the_table_is_made_as_ticked_unless_one_leaves_by_escape(window: Window, made: list[str]) -> None:
    for tick, leave, wanted in ((True, True, 0), (False, False, 0), (True, False, 1)):
        window.welcome()
        card = next(one for one in window.findChildren(WelcomeCard) if one.isVisible())
        assert card.prepare.isChecked() and "MB, about" in card.prepare.text()
        card.prepare.setChecked(tick)
        QTest.keyClick(card, Qt.Key.Key_Escape) if leave else QTest.mouseClick(card.start, LEFT)
        assert not card.isVisible() and len(made) == wanted
    assert window.settings.get(TABLE_KEY, "") == made[0]


def test_the_cards_open_no_window_of_their_own_which_would_take_the_keyboard(window: Window) -> None:
    shown: list[QWidget] = []

    class Windows(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                shown.append(watched)
            return False

    watch = Windows()
    QGuiApplication.instance().installEventFilter(watch)  # type: ignore[union-attr]
    window.welcome()
    QGuiApplication.instance().removeEventFilter(watch)  # type: ignore[union-attr]
    assert shown == [] and any(card.isVisible() for card in window.findChildren(WelcomeCard))


def test_the_third_card_leads_to_the_lab_and_escape_closes(window: Window) -> None:
    window.welcome()
    (card,) = window.findChildren(WelcomeCard)
    QTest.mouseClick(card.cards[2], LEFT)
    assert isinstance(window.page, LabPage) and window.page.model.subject.key == "walk"
    window.welcome()
    card = next(one for one in window.findChildren(WelcomeCard) if one.isVisible())
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_the_number_of_a_card_chooses_it_while_the_keyboard_stays_with_the_puzzle(window: Window) -> None:
    page = window.page
    assert isinstance(page, CubePage)
    window.activateWindow()
    page.setFocus()
    window.welcome()
    (card,) = window.findChildren(WelcomeCard)
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_1)
    assert not card.isVisible() and len(page.model.session.played_moves) == 1


def test_tab_comes_from_the_puzzle_to_the_cards_first_and_escape_leads_back(window: Window) -> None:
    page = window.page
    window.activateWindow()
    page.setFocus()
    window.welcome()
    (card,) = window.findChildren(WelcomeCard)
    for control in (*card.cards, card.prepare):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is control
    QTest.keyClick(card.prepare, Qt.Key.Key_Escape)
    assert not card.isVisible() and QApplication.focusWidget() is page.focusProxy()


def test_another_page_closes_the_card_and_makes_nothing_ready(window: Window, made: list[str]) -> None:
    window.welcome()
    (card,) = window.findChildren(WelcomeCard)
    assert card.prepare.isChecked()
    window.open_page("sokoban")
    assert not card.isVisible() and made == []


def test_about_has_facts_to_copy_and_a_licence_for_every_part(window: Window) -> None:
    window.open_about()
    (card,) = window.findChildren(AboutProgramCard)
    assert QApplication.focusWidget() is card.copy, "the keyboard goes on from there"
    QTest.mouseClick(card.copy, LEFT)
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Statewalk ") and "Python: 3." in copied and "Saved in: " in copied and "numpy" in copied
    parts = card.findChildren(PartButton)
    assert len(parts) > 5 and Walk(window).faults() == []
    QTest.mouseClick(next(part for part in parts if part.text().startswith("Inter")), LEFT)
    assert "Open Font License" in card._text.toPlainText().title()
    QTest.mouseClick(card.back, LEFT)
    assert card._stage.currentIndex() == 0
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert not card.isVisible()


@pytest.mark.parametrize("typed", ["language", "中文", "日本語", "deutsch"])
def test_the_language_is_found_by_who_does_not_read_this_one(window: Window, typed: str) -> None:
    window.open_palette()
    asked = window.palette_list._edit
    asked.setText(typed)
    QTest.keyClick(asked, Qt.Key.Key_Return)
    assert window._preferences is not None and window.findChildren(LanguageSection)
