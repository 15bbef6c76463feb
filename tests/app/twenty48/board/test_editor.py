"""Editing the board by mouse and keys: tiles, undo, consequences, and the game that is set aside."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.shell.window import Window
from app.twenty48.page import Twenty48Page
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import shape_of
from tests.app.twenty48.conftest import Open


def at(page: Twenty48Page, cell: int) -> QPoint:
    row, column = divmod(cell, page.model.board.columns)
    return page.view.grid.cell_rect(column, row).center().toPoint()


def click(page: Twenty48Page, cell: int, button: Qt.MouseButton = Qt.MouseButton.LeftButton, times: int = 1) -> None:
    for _ in range(times):
        QTest.mouseClick(page.editor, button, pos=at(page, cell))


def text(page: Twenty48Page) -> str:
    return " ".join(str(1 << cell) if cell else "." for cell in page.model.board.cells)


def edit(page: Twenty48Page, board: str = "2 . / . 4") -> None:
    page.model.set_up(PUZZLE.parse(board))
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_E)
    assert page.model.draft is not None and page.editor.isVisible() and page.edit_bar.isVisible()


def test_clicks_and_keys_set_tiles(page: Twenty48Page) -> None:
    edit(page)
    assert page.editor.hasFocus() and text(page) == "2 . . 4"
    click(page, 1, times=3)
    assert text(page) == "2 8 . 4"
    click(page, 1, Qt.MouseButton.RightButton)
    click(page, 3, Qt.MouseButton.MiddleButton)
    click(page, 2, Qt.MouseButton.RightButton)
    assert text(page) == "2 4 . .", "before an empty square there is no tile"
    click(page, 0, times=4)
    assert text(page) == "32 4 . ."
    click(page, 0)
    assert text(page) == ". 4 . .", "32 is the largest tile of 2×2"
    for key in (Qt.Key.Key_Down, Qt.Key.Key_3, Qt.Key.Key_Right, Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus):
        QTest.keyClick(page.editor, key)
    assert text(page) == ". 4 8 2" and page.editor.accessibleDescription() == "Row 2, column 2: 2"
    QTest.keyClick(page.editor, Qt.Key.Key_Delete)
    where = QPointF(at(page, 1))
    wheel = QWheelEvent(where, page.editor.mapToGlobal(where), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton,
                        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
    QApplication.sendEvent(page.editor, wheel)
    assert text(page) == ". 16 8 ."
    for _ in range(2):
        QTest.keyClick(page.editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert text(page) == ". 4 8 2"
    QTest.keyClick(page.editor, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert text(page) == ". 4 8 ."


def test_the_game_waits_and_is_as_it_was(page: Twenty48Page) -> None:
    page.model.shape = shape_of(4)
    page.model.play(PUZZLE.moves(page.model.board)[0])
    game, position = page.model.game.state, page.model.game.position
    QTest.keyClick(page.view, Qt.Key.Key_E)
    click(page, 5, times=2)
    assert page.model.board != game and page.model.game.state == game
    assert not page.commands["2048.best"].isEnabled() and not page.commands["2048.edit"].isEnabled()
    QTest.keyClick(page.editor, Qt.Key.Key_Escape)
    assert page.model.draft is None and page.model.board == game and page.model.game.position == position
    assert page.view.hasFocus() and not page.editor.isVisible() and not page.edit_bar.isVisible()


def test_one_plays_from_there_and_undo_brings_the_game_back(page: Twenty48Page) -> None:
    edit(page, "2 . . / . 4 . / . . .")
    before = page.model.game.state
    click(page, 8, times=5)
    QTest.keyClick(page.editor, Qt.Key.Key_Return)
    assert page.model.draft is None and text(page) == "2 . . . 4 . . . 32"
    assert page.model.in_play and page.board_section.pairs.value("Begun with") == "a custom board"
    QTest.keyClick(page.view, Qt.Key.Key_Left)
    assert page.model.board.moves == 1
    for _ in range(2):
        QTest.keyClick(page.view, Qt.Key.Key_Backspace)
    assert page.model.game.state == before


def test_a_board_that_cannot_be_played_says_why(page: Twenty48Page) -> None:
    edit(page)
    QTest.mouseClick(page.edit_bar.clear, Qt.MouseButton.LeftButton)
    assert page.edit_bar.words.text() == "A board needs a tile." and not page.edit_bar.done.isEnabled()
    page.editor.setFocus()
    QTest.keyClick(page.editor, Qt.Key.Key_Return)
    assert page.model.draft is not None
    for cell, times in enumerate((1, 2, 2, 1)):
        click(page, cell, times=times)
    assert page.edit_bar.words.text().startswith("No move is possible here") and not page.edit_bar.done.isEnabled()
    window = page.window()
    assert isinstance(window, Window) and window.sentence.startswith("Editing the board")


def test_the_line_of_keys_is_whole_in_a_small_window(page: Twenty48Page) -> None:
    page.window().resize(720, 560)
    edit(page)
    QApplication.processEvents()
    words = page.edit_bar.words
    room = QRect(0, 0, words.width(), 1000)
    needed = words.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, words.text())
    assert words.fontMetrics().horizontalAdvance(words.text()) > words.width(), "it has more than one line"
    assert words.wordWrap() and needed.height() <= words.height()
    height = page.edit_bar.height()
    page.model.draft.clear()  # type: ignore[union-attr]
    QApplication.processEvents()
    assert page.edit_bar.height() == height, "the board stays as large"


def test_values_follow_the_edited_board(page: Twenty48Page, qtbot: QtBot) -> None:
    edit(page, "2 . / 4 .")
    page.model.assistant.values_shown = True
    qtbot.waitUntil(lambda: page.model.assistant.advice is not None)
    first = page.model.assistant.advice
    click(page, 3, times=1)
    assert page.model.assistant.advice is not None and page.model.assistant.advice != first


def test_another_target_is_that_of_the_edited_board(page: Twenty48Page) -> None:
    edit(page, "2 . . / . 4 . / . . .")
    target = page.model.game.state.target
    page.model.target = 64
    assert page.model.board.target == 6 and page.model.game.state.target == target
    page.model.play_draft()
    assert page.model.game.state.target == 6


def test_undo_and_redo_go_through_changes_of_the_target_and_of_tiles(page: Twenty48Page) -> None:
    edit(page, "2 . . / . 4 . / . . .")
    first = page.model.target
    click(page, 8)
    page.model.target = 64
    page.model.target = 64
    click(page, 7)
    states = [(first, "2 . . . 4 . . . ."), (first, "2 . . . 4 . . . 2"), (64, "2 . . . 4 . . . 2")]
    for state in reversed(states):
        QTest.keyClick(page.editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert (page.model.target, text(page)) == state
    assert not page.model.can_undo
    for state in [*states[1:], (64, "2 . . . 4 . . 2 2")]:
        QTest.keyClick(page.editor, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert (page.model.target, text(page)) == state
    assert not page.model.can_redo


def test_an_edited_board_survives_the_end_of_the_program(open_page: Open) -> None:
    page = open_page()
    edit(page, "2 . . / . 4 . / . . .")
    click(page, 8, times=6)
    wanted = text(page)
    page = open_page()
    assert page.model.draft is not None and text(page) == wanted
    page.model.leave_draft()
    page = open_page()
    assert page.model.draft is None
