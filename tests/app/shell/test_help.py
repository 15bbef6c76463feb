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
from app.shell.help import keys_card
from app.shell.help.about_card import AboutProgramCard, PartButton
from app.shell.help.keys_card import KeyBadges, KeyCaps, KeysCard
from app.shell.help.welcome_line import SHOWN_KEY, WelcomeLine
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


def line_of(window: Window) -> WelcomeLine | None:
    return next((line for line in window.findChildren(WelcomeLine) if line.isVisible()), None)


def welcomed(window: Window) -> WelcomeLine:
    window.activateWindow()
    window.welcome()
    line = line_of(window)
    assert line is not None
    return line


def test_the_first_start_has_one_line_and_only_once(window: Window) -> None:
    window.welcome_once()
    line = line_of(window)
    assert line is not None and line.button.text() == "Show me" and Walk(window).faults() == []
    assert window.settings.get(SHOWN_KEY, False)
    QTest.mouseClick(line.close_button, LEFT)
    window.welcome_once()
    assert line_of(window) is None


@pytest.mark.parametrize("key", [Qt.Key.Key_U, Qt.Key.Key_N, Qt.Key.Key_Right, Qt.Key.Key_Z, Qt.Key.Key_1])
def test_no_key_reaches_the_page_while_the_line_holds_the_keyboard(window: Window, key: Qt.Key) -> None:
    page = window.page
    assert isinstance(page, CubePage)
    line = welcomed(window)
    begun: list[object] = []
    page.model.begun.connect(lambda: begun.append(key))
    for control in (line.button, line.close_button):
        control.setFocus()
        QTest.keyClick(QApplication.focusWidget() or page, key)
        assert QApplication.focusWidget() is control
    assert not begun and not page.model.session.moves and line.isVisible()


def test_escape_leaves_the_line_and_the_puzzle_has_the_keyboard(window: Window) -> None:
    page = window.page
    assert isinstance(page, CubePage)
    line = welcomed(window)
    assert QApplication.focusWidget() is line.button
    QTest.keyClick(line.button, Qt.Key.Key_Escape)
    assert line_of(window) is None and QApplication.focusWidget() is page.focusProxy()
    QTest.keyClick(page.view, Qt.Key.Key_U)
    assert list(page.model.session.played_moves) == ["U"]


def test_the_line_opens_no_window_of_its_own_which_would_take_the_keyboard(window: Window) -> None:
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
    assert shown == [] and line_of(window) is not None


def test_another_page_closes_the_line_and_makes_nothing_ready(window: Window, made: list[str]) -> None:
    welcomed(window)
    window.open_page("sokoban")
    assert line_of(window) is None and made == []


@pytest.mark.parametrize("wide", [1024, 1440])
def test_the_line_lies_within_the_stage_and_shows_its_whole_sentence(window: Window, wide: int) -> None:
    window.resize(wide, 700)
    line, stage = welcomed(window), window.page.focusProxy()
    assert stage is not None and stage.rect().contains(line.geometry())
    assert line.sentence.height() >= line.sentence.heightForWidth(line.sentence.width())
    window.resize(1100, 700)
    assert stage.rect().contains(line.geometry())


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
