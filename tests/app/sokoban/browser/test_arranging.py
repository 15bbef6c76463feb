"""Levels arranged in the browser by mouse and keys: several at once, undone, and followed by the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from app.base.storage.store import NotSavedError, Store
from app.shell.window import Window, open_window
from app.sokoban.browser.browser import LevelBrowser
from app.sokoban.browser.words_card import WordsCard
from app.sokoban.library.descriptions import describe_level
from app.sokoban.page import SokobanPage
from app.sokoban.records.solutions import SolutionSource
from tests.app.sokoban.browser.test_browser import CONTROL, LEFT, cell, keys, names, opened, rooms
from tests.app.sokoban.levels import open_file

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
MOVED = ALT | SHIFT


def numbers(browser: LevelBrowser) -> list[str]:
    return [name.removeprefix("Room ") for name in names(browser)]


def titles(browser: LevelBrowser) -> list[str]:
    return [row.title for row in browser.collections.rows]


def choose(browser: LevelBrowser, *places: int) -> None:
    """Click on cells, all but the first with Ctrl."""
    for number, at in enumerate(places):
        keys_held = CONTROL if number else Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(browser.grid.viewport(), LEFT, keys_held, cell(browser, at))


@pytest.fixture
def browser(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> LevelBrowser:
    """Provide two collections of the user: "more" with four levels, "rooms" with eight, which is shown."""
    open_file(page, rooms(tmp_path, 4, "more", 2))
    qtbot.wait(5)  # two files at once would be shown in the browser
    open_file(page, rooms(tmp_path, 8, "rooms"))
    return opened(page, qtbot)


def test_several_are_deleted_and_brought_back(browser: LevelBrowser, shown: Window) -> None:
    choose(browser, 1, 3, 4)
    assert [row.place for row in browser.grid.selected_levels] == [1, 3, 4]
    keys(browser.grid, Qt.Key.Key_Delete)
    assert numbers(browser) == ["1", "3", "6", "7", "8"] and shown.sentence.startswith("3 levels deleted.")
    assert browser.grid.current is not None and browser.grid.current.title == "Room 6"
    QTest.keyClick(browser.grid, Qt.Key.Key_Z, CONTROL)
    assert numbers(browser) == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert [row.title for row in browser.grid.selected_levels] == ["Room 2", "Room 4", "Room 5"]
    QTest.keyClick(browser.grid, Qt.Key.Key_Z, CONTROL | SHIFT)
    assert len(numbers(browser)) == 5
    QTest.keyClick(browser.grid, Qt.Key.Key_A, CONTROL)
    keys(browser.grid, Qt.Key.Key_Delete)
    assert not numbers(browser) and browser.isVisible()
    QTest.keyClick(browser.bar.search, Qt.Key.Key_Z, CONTROL)
    browser._actions["sokoban.undo_levels"].trigger()
    assert len(numbers(browser)) == 5


def test_keys_move_levels_in_their_order(browser: LevelBrowser) -> None:
    columns = browser.grid.columns
    assert 2 <= columns <= 6
    choose(browser, 2)
    QTest.keyClick(browser.grid, Qt.Key.Key_Left, MOVED)
    assert numbers(browser) == ["1", "3", "2", "4", "5", "6", "7", "8"]
    QTest.keyClick(browser.grid, Qt.Key.Key_End, MOVED)
    assert numbers(browser) == ["1", "2", "4", "5", "6", "7", "8", "3"]
    QTest.keyClick(browser.grid, Qt.Key.Key_Home, MOVED)
    QTest.keyClick(browser.grid, Qt.Key.Key_Right, MOVED)
    assert numbers(browser) == ["1", "3", "2", "4", "5", "6", "7", "8"]
    assert [row.title for row in browser.grid.selected_levels] == ["Room 3"] and browser.grid.hasFocus()
    choose(browser, 0)
    QTest.keyClick(browser.grid, Qt.Key.Key_Down, MOVED)
    assert numbers(browser).index("1") == columns
    QTest.keyClick(browser.grid, Qt.Key.Key_Up, MOVED)
    assert numbers(browser).index("1") == 0
    QTest.mouseClick(browser.grid.viewport(), LEFT, SHIFT, cell(browser, 1))
    QTest.keyClick(browser.grid, Qt.Key.Key_Right, MOVED)
    assert numbers(browser) == ["2", "1", "3", "4", "5", "6", "7", "8"]


def test_another_order_is_not_arranged(browser: LevelBrowser, shown: Window) -> None:
    browser.bar.order.chosen.emit("title")
    browser.bar.order.set_current("title")
    choose(browser, 0)
    QTest.keyClick(browser.grid, Qt.Key.Key_Right, MOVED)
    assert "in collection order" in shown.sentence and numbers(browser)[0] == "1"


def test_in_the_list_of_collections_the_same_keys_mean_collections(browser: LevelBrowser) -> None:
    browser.side.setFocus()
    QTest.keyClick(browser.side, Qt.Key.Key_Up, ALT)
    assert titles(browser) == ["Statewalk", "rooms", "more", "All levels"]
    keys(browser.side, Qt.Key.Key_Delete)
    assert titles(browser) == ["Statewalk", "more", "All levels"]


def test_a_level_is_renamed_in_place(browser: LevelBrowser, page: SokobanPage, qtbot: QtBot) -> None:
    title = page.model.level.title
    choose(browser, [row.title for row in map(browser.levels.row, range(8))].index(title))
    keys(browser.grid, Qt.Key.Key_F2)
    editor = browser.grid.findChild(QLineEdit)
    assert editor is not None and editor.text() == title
    QTest.keyClicks(editor, "The one")
    keys(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "The one" in names(browser))
    assert browser.isVisible() and page.model.level.title == "The one" == page.model.session.info["title"]
    keys(browser.grid, Qt.Key.Key_Escape)
    assert page.header._title.text() == "The one"


def test_title_author_and_comment_are_changed_and_can_be_read_in_play(
    browser: LevelBrowser, page: SokobanPage, qtbot: QtBot
) -> None:
    at = page.model.index
    choose(browser, at)
    QTest.keyClick(browser.grid, Qt.Key.Key_I, CONTROL)
    card = page.window().findChild(WordsCard)
    assert card is not None and card.title.edit.hasFocus() and card.author.text.startswith("Author")
    QTest.keyClicks(card.title.edit, "Storm")
    card.author.edit.setFocus()
    card.author.edit.selectAll()
    QTest.keyClicks(card.author.edit, "Cleo")
    QTest.keyClicks(card.comment, "Mind the corner.")
    QTest.keyClick(card.comment, Qt.Key.Key_Return, CONTROL)
    qtbot.waitUntil(lambda: page.model.level.title == "Storm")
    words = describe_level(page.model.level_set, page.model.index)
    assert words.comment == "Mind the corner." and words.author == "Cleo"
    QTest.keyClick(browser.grid, Qt.Key.Key_Z, CONTROL)
    assert describe_level(page.model.level_set, page.model.index).comment == "" and names(browser)[at] != "Storm"
    QTest.keyClick(browser.grid, Qt.Key.Key_I, CONTROL)
    card = [one for one in page.window().findChildren(WordsCard) if one.isVisible()][-1]
    QTest.keyClicks(card.title.edit, "Nothing")
    keys(card.title.edit, Qt.Key.Key_Escape)
    assert browser.isVisible() and "Nothing" not in names(browser)


def menu_of(browser: LevelBrowser, at: int, text: str) -> QMenu:
    """Return a submenu of the context menu of a cell."""
    browser.grid.customContextMenuRequested.emit(cell(browser, at))
    return next(menu for menu in reversed(browser.findChildren(QMenu)) if menu.title() == text)


def test_levels_are_moved_and_copied_to_other_collections(browser: LevelBrowser, qtbot: QtBot) -> None:
    choose(browser, 0, 2)
    targets = menu_of(browser, 0, "Move to collection").actions()
    assert [action.text() for action in targets if action.text()] == ["more", "New collection"]
    targets[0].trigger()
    assert numbers(browser) == ["2", "4", "5", "6", "7", "8"]
    assert [row.levels for row in browser.collections.rows][1:3] == [6, 6]
    choose(browser, 1)
    copies = menu_of(browser, 1, "Copy to collection").actions()
    assert [action.text() for action in copies if action.text()] == ["more", "rooms", "New collection"]
    copies[-1].trigger()
    assert titles(browser) == ["Statewalk", "more", "rooms", "New collection", "All levels"]
    editor = browser.side.findChild(QLineEdit)
    assert editor is not None and editor.hasFocus()
    QTest.keyClicks(editor, "Picked")
    keys(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: titles(browser)[3] == "Picked")
    assert names(browser) == ["Room 4"]


def test_the_programs_levels_are_only_copied(browser: LevelBrowser, shown: Window) -> None:
    browser.side.setFocus()
    keys(browser.side, Qt.Key.Key_Home)
    count = browser.levels.rowCount()
    choose(browser, 0)
    browser.grid.setFocus()
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_F2):
        keys(browser.grid, key)
        assert "comes with the program. Copy the level to a collection" in shown.sentence
    QTest.keyClick(browser.grid, Qt.Key.Key_Right, MOVED)
    assert "comes with the program" in shown.sentence
    assert browser.levels.rowCount() == count
    name = browser.levels.row(0).title
    menu_of(browser, 0, "Copy to collection").actions()[0].trigger()
    keys(browser.side, Qt.Key.Key_Down)
    assert names(browser)[-1] == name


def test_the_game_follows_its_level(browser: LevelBrowser, page: SokobanPage, shown: Window, qtbot: QtBot) -> None:
    level, game = page.model.level, page.model.level.key
    page.model.solutions.keep(game, "r", SolutionSource.PLAYER)
    at = page.model.index
    step = next(move for move in page.model.session.puzzle.moves(page.model.session.state))
    page.model.play(step)
    choose(browser, at)
    QTest.keyClick(browser.grid, Qt.Key.Key_End, MOVED)
    assert page.model.index == 7 and page.model.session.moves
    choose(browser, 7)
    keys(browser.grid, Qt.Key.Key_Delete)
    assert page.model.level == level and len(page.model.level_set.levels) == 1, "what is played is played on"
    assert not page.commands["sokoban.next"].isEnabled()
    QTest.keyClick(browser.grid, Qt.Key.Key_Z, CONTROL)
    assert page.model.index == 7 and len(page.model.level_set.levels) == 8
    menu_of(browser, 7, "Move to collection").actions()[0].trigger()
    assert page.model.level_set.title == "more" and page.model.index == 4
    assert page.model.solutions.read_records(game) and "".join(page.model.session.moves) == step
    QTest.keyClick(browser.grid, Qt.Key.Key_Z, CONTROL)
    keys(browser.grid, Qt.Key.Key_Delete)
    shown.close()
    again = open_window("sokoban")
    qtbot.addWidget(again)
    after = again.page
    assert isinstance(after, SokobanPage)
    assert after.model.level.key == game and after.model.level.title == level.title
    assert "".join(after.model.session.moves) == step, "a game outlives its place in a collection"
    again.close()


def test_the_commands_wait_for_the_browser(page: SokobanPage, browser: LevelBrowser) -> None:
    ours = [command.key for command in page.library.levels.commands()]
    choose(browser, 0)
    page.commands.refresh()
    assert page.commands["sokoban.delete_levels"].isEnabled()
    browser.close_browser()
    page.commands.refresh()
    assert not any(page.commands[key].isEnabled() for key in ours)


def test_while_nothing_is_saved_nothing_is_changed(
    browser: LevelBrowser, page: SokobanPage, shown: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_store: Store, *, for_now: bool = False) -> None:
        del for_now
        raise NotSavedError("Not saved: the disk is full")

    monkeypatch.setattr(Store, "change", refused)
    choose(browser, 0, 1)
    keys(browser.grid, Qt.Key.Key_Delete)
    assert "the disk is full" in shown.sentence and len(numbers(browser)) == 8
    QTest.keyClick(browser.grid, Qt.Key.Key_Right, MOVED)
    assert numbers(browser)[0] == "1" and not page.library.library.arranging.can_undo


def test_the_last_levels_of_a_collection_come_back_by_its_menu(browser: LevelBrowser) -> None:
    QTest.keyClick(browser.grid, Qt.Key.Key_A, CONTROL)
    keys(browser.grid, Qt.Key.Key_Delete)
    assert not numbers(browser)
    QTest.mouseClick(browser.more_button, LEFT)
    menu = browser.findChildren(QMenu)[-1]
    next(action for action in menu.actions() if action.text() == "Undo the change to the levels").trigger()
    menu.close()
    assert len(numbers(browser)) == 8


# carried with the mouse


def carry(browser: LevelBrowser, at: int, to: QPoint, *, drop: bool = True) -> None:
    """Press on a cell, move to a point of the browser, and release."""
    viewport = browser.grid.viewport()
    start = cell(browser, at)
    end = viewport.mapFrom(browser, to)
    QTest.mousePress(viewport, LEFT, Qt.KeyboardModifier.NoModifier, start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(viewport, start + (end - start) * share)
    if drop:
        QTest.mouseRelease(viewport, LEFT, Qt.KeyboardModifier.NoModifier, end)


def before(browser: LevelBrowser, at: int) -> QPoint:
    """Return a point at the left edge of a cell."""
    rect = browser.grid.visualRect(browser.levels.index(at))
    return browser.grid.viewport().mapTo(browser, QPoint(rect.left() + 6, rect.center().y()))


def on_collection(browser: LevelBrowser, at: int) -> QPoint:
    rect = browser.side.visualRect(browser.collections.index(at))
    return browser.side.viewport().mapTo(browser, rect.center())


def test_levels_are_carried_to_another_place(browser: LevelBrowser) -> None:
    carry(browser, 3, before(browser, 1))
    assert numbers(browser) == ["1", "4", "2", "3", "5", "6", "7", "8"]
    choose(browser, 0, 1)
    carry(browser, 1, before(browser, 4), drop=False)
    assert browser.drag._words.isVisible() and browser.drag._words._text == "Put 2 levels here"
    keys(browser.grid, Qt.Key.Key_Escape)
    assert browser.isVisible() and not browser.drag._words.isVisible()
    QTest.mouseRelease(browser.grid.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, cell(browser, 4))
    assert numbers(browser)[:3] == ["1", "4", "2"], "Escape leaves them where they are"
    choose(browser, 0, 1)
    last = browser.grid.visualRect(browser.levels.index(7))
    carry(browser, 0, browser.grid.viewport().mapTo(browser, QPoint(last.right() + 40, last.center().y())))
    assert numbers(browser) == ["2", "3", "5", "6", "7", "8", "1", "4"]
    QTest.keyClick(browser.grid, Qt.Key.Key_Z, CONTROL)
    assert numbers(browser)[:3] == ["1", "4", "2"]


def test_levels_are_carried_onto_a_collection(browser: LevelBrowser, shown: Window) -> None:
    choose(browser, 0, 2)
    carry(browser, 2, on_collection(browser, 1))
    assert numbers(browser) == ["2", "4", "5", "6", "7", "8"]
    assert [row.levels for row in browser.collections.rows][1:3] == [6, 6]
    carry(browser, 0, on_collection(browser, 0))
    assert "Statewalk comes with the program" in shown.sentence and len(numbers(browser)) == 6
    browser.side.setFocus()
    keys(browser.side, Qt.Key.Key_Home)
    count = browser.levels.rowCount()
    carry(browser, 0, on_collection(browser, 2), drop=False)
    assert browser.drag._words._text == "Copy 1 level to rooms" and browser.side.target is not None
    QTest.mouseRelease(
        browser.grid.viewport(), LEFT, pos=browser.grid.viewport().mapFrom(browser, on_collection(browser, 2))
    )
    assert browser.levels.rowCount() == count and [row.levels for row in browser.collections.rows][2] == 7
    assert browser.side.target is None, "nothing is marked any more"
    carry(browser, 0, before(browser, 3))
    assert "cannot be changed" in shown.sentence


def test_a_click_still_selects_one_and_a_double_click_still_plays(browser: LevelBrowser, page: SokobanPage) -> None:
    choose(browser, 0, 1, 2)
    QTest.mouseClick(browser.grid.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, cell(browser, 1))
    assert [row.place for row in browser.grid.selected_levels] == [1]
    choose(browser, 3, 4)
    QTest.mouseClick(browser.grid.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, cell(browser, 4))
    QTest.mouseDClick(browser.grid.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, cell(browser, 4))
    assert not browser.isVisible() and page.model.index == 4


def test_opened_by_ctrl_and_b_one_level_is_selected(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(page, rooms(tmp_path, 8, "rooms"))
    page.model.open_level(3)
    QTest.keyPress(page.board, Qt.Key.Key_Control, CONTROL)
    browser = opened(page, qtbot)
    assert [row.title for row in browser.grid.selected_levels] == ["Room 4"]
    QTest.keyClick(browser.grid, Qt.Key.Key_U, CONTROL)
    assert [row.title for row in browser.grid.selected_levels] == ["Room 5"], (
        "the next that is not solved, and it alone"
    )
    QTest.keyRelease(browser.grid, Qt.Key.Key_Control)


def test_an_empty_collection_says_that_it_is_empty(browser: LevelBrowser) -> None:
    def words() -> list[str]:
        return [label.text() for label in browser._empty.findChildren(QLabel) if label.isVisible()]

    QTest.keyClicks(browser.grid, "zzz")
    assert words()[0] == "No matching levels" and browser._empty.button.isVisible()
    browser._empty.button.click()
    QTest.keyClick(browser.grid, Qt.Key.Key_A, CONTROL)
    keys(browser.grid, Qt.Key.Key_Delete)
    assert words()[0] == "This collection is empty" and not browser._empty.button.isVisible()
