"""Switching between playing, editing and test play in the real window."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.shell.window import Window, open_window
from app.sokoban.editor.editor import EditorPage
from app.sokoban.editor.host import EditorHost
from app.sokoban.library.level_set import pasted_levels
from app.sokoban.make.host import MakeHost
from app.sokoban.page import SokobanPage
from core.sokoban.draft.grid import from_rows
from core.sokoban.level import format_state
from core.sokoban.solve.solver import Answer, solve
from tests.app.sokoban.levels import open_file

LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
ROOM = "#######\n#@ $ .#\n#######"


def edit(page: SokobanPage) -> EditorPage:
    QTest.keyClick(page.board, Qt.Key.Key_D, CONTROL)
    editor = page.editor.editor
    assert editor is not None and editor.isVisible()
    return editor


def leave(editor: EditorPage) -> None:
    QTest.keyClick(editor.canvas, Qt.Key.Key_Escape)


def test_a_copy_of_the_level_is_edited(page: SokobanPage, shown: Window, qtbot: QtBot) -> None:
    level = page.model.level
    editor = edit(page)
    assert editor.drafting.current.text == level.text
    assert editor.drafting.current.title == level.title
    assert not page.board.isVisible()
    assert QApplication.focusWidget() is editor.canvas
    qtbot.waitUntil(lambda: "Draft saved" in page.facts)
    leave(editor)
    assert page.board.isVisible() and not editor.isVisible()
    assert QApplication.focusWidget() is page.board
    assert page.model.level is level
    assert shown.page is page


def test_a_comment_is_seen_whole(page: SokobanPage, qtbot: QtBot) -> None:
    assert len(page.model.level.comment) > 70, "more than a line"
    comment = edit(page).about.comment
    two = 2 * comment.fontMetrics().lineSpacing()
    qtbot.waitUntil(lambda: comment.viewport().height() >= two)
    assert not comment.horizontalScrollBar().isVisible()


def test_keys_mean_one_thing(page: SokobanPage) -> None:
    before = format_state(page.model.session.state)
    editor = edit(page)
    for command in editor.commands:
        assert not {QKeySequence(keys).toString() for keys in command.shortcuts} & {
            keys.toString() for action in page.actions() for keys in action.shortcuts()
        }, command.key
    QTest.keyClick(editor.canvas, Qt.Key.Key_Right)
    QTest.keyClick(editor.canvas, Qt.Key.Key_N)
    QTest.keyClick(editor.canvas, Qt.Key.Key_R)
    assert format_state(page.model.session.state) == before
    assert editor.drafting.current.width == page.model.level.height
    leave(editor)
    QTest.keyClick(page.board, Qt.Key.Key_N)
    assert page.model.index == 1


def test_every_command_of_the_editor_can_be_found(page: SokobanPage, shown: Window) -> None:
    editor = edit(page)
    shown.open_palette()
    assert {command.key for command in page.commands} == {command.key for command in editor.commands}
    taken: dict[str, str] = {}
    for command in editor.commands:
        assert command.tip
        for keys in command.shortcuts:
            assert taken.setdefault(QKeySequence(keys).toString(), command.key) == command.key
    shown.palette_list.hide()
    leave(editor)
    assert any(command.key == "sokoban.edit" for command in page.commands)


def test_a_draft_is_tried_and_edited_further(page: SokobanPage) -> None:
    page.model.open_level(2)
    level, level_set = page.model.level, page.model.level_set
    editor = edit(page)
    editor.drafting.begin(from_rows(ROOM.split("\n"), "Mine"))
    QTest.mouseClick(editor.play_button, LEFT)
    assert page.board.isVisible() and format_state(page.model.session.state) == ROOM
    assert page.editor.back_button.isVisible()
    for _ in range(3):
        QTest.keyClick(page.board, Qt.Key.Key_Right)
    assert page.model.session.is_solved
    QTest.mouseClick(page.editor.back_button, LEFT)
    assert editor.isVisible()
    assert editor.drafting.inspection.remarks == ()
    assert editor.drafting.best_solution() == "rRR"
    QTest.keyClick(editor.canvas, Qt.Key.Key_Z, CONTROL)
    assert editor.drafting.current.text == level.text
    leave(editor)
    assert page.model.level_set is level_set and page.model.level is level
    assert not page.editor.back_button.isVisible()


def test_the_status_line_speaks_of_what_is_on_the_screen(page: SokobanPage, shown: Window) -> None:
    name = page.model.level_name
    editor = edit(page)
    assert shown.sentence.startswith("Editing.")
    leave(editor)
    assert shown.sentence.startswith(name)
    editor = edit(page)
    QTest.mouseClick(editor.play_button, LEFT)
    assert shown.sentence.startswith(page.model.level_name) and page.model.trying
    page.model.open_level(0)
    page.commands["sokoban.own"].trigger()
    page.model.open_level(3)
    assert shown.sentence.startswith(page.model.level_name)


def test_other_levels_end_a_trial(page: SokobanPage) -> None:
    editor = edit(page)
    QTest.mouseClick(editor.play_button, LEFT)
    QGuiApplication.clipboard().setText(ROOM)
    QTest.keyClick(page.board, Qt.Key.Key_V, CONTROL)
    assert format_state(page.model.session.state) == ROOM
    assert not page.model.trying and not page.editor.back_button.isVisible()
    assert edit(page).drafting.current.text == ROOM
    leave(editor)
    assert format_state(page.model.session.state) == ROOM


def test_the_draft_waits_when_the_editor_is_left(page: SokobanPage) -> None:
    editor = edit(page)
    QTest.mouseClick(editor.canvas, LEFT, pos=editor.canvas.rect_of(1, 1).center().toPoint())
    changed = editor.drafting.current
    leave(editor)
    assert edit(page).drafting.current == changed
    leave(editor)
    page.model.open_level(1)
    page.commands["sokoban.draft"].trigger()
    assert editor.drafting.current == changed


def test_a_new_level_begins_with_a_size(page: SokobanPage) -> None:
    QTest.keyClick(page.board, Qt.Key.Key_N, CONTROL)
    editor = page.editor.editor
    assert editor is not None and editor.draft.new_card is not None
    QTest.mouseClick(editor.draft.new_card.common[0], LEFT)
    assert (editor.drafting.current.width, editor.drafting.current.height) == (8, 8)


def test_a_saved_level_can_be_played_from_its_collection(page: SokobanPage) -> None:
    editor = edit(page)
    editor.drafting.begin(from_rows(ROOM.split("\n"), "Mine"))
    QTest.keyClick(editor.canvas, Qt.Key.Key_S, CONTROL)
    library = page.library.library
    row = next(entry for entry in library.index().collections if entry.title == "My levels")
    assert [level.title for level in library.level_set(row.key).levels] == ["Mine"]
    leave(editor)
    page.model.open_set(library.level_set(row.key), 0)
    editor = edit(page)
    editor.drafting.do(replace(editor.drafting.current, title="Mine, better"))
    QTest.keyClick(editor.canvas, Qt.Key.Key_S, CONTROL)
    assert [level.title for level in library.level_set(row.key).levels] == ["Mine, better"]


def test_a_file_dropped_beside_the_board_is_opened_to_play(page: SokobanPage, shown: Window, qtbot: QtBot) -> None:
    file = shown.services.store.path.parent / "one.xsb"
    file.write_text(ROOM, encoding="utf-8")
    edit(page)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    shown.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, mime, LEFT, Qt.KeyboardModifier.NoModifier))
    qtbot.waitUntil(lambda: format_state(page.model.session.state) == ROOM)
    assert page.board.isVisible()


def test_the_editor_is_open_the_next_day(page: SokobanPage, shown: Window, qtbot: QtBot) -> None:
    editor = edit(page)
    QTest.mouseClick(editor.canvas, LEFT, pos=editor.canvas.rect_of(1, 1).center().toPoint())
    changed = editor.drafting.current
    shown.close()
    again = open_window("sokoban")
    qtbot.addWidget(again)
    qtbot.waitExposed(again)
    found = again.page
    assert isinstance(found, SokobanPage)
    assert found.editor.editor is not None and found.editor.editor.isVisible()
    assert found.editor.editor.drafting.current == changed
    found.editor.editor.drafting.undo()
    assert found.editor.editor.drafting.current.text == found.model.level.text
    again.close()


def test_a_level_that_cannot_be_played_is_mended(page: SokobanPage, shown: Window) -> None:
    file = shown.services.store.path.parent / "bad.sok"
    file.write_text("Good\n\n#####\n#@$.#\n#####\n\nBad\n\n#####\n#@$ #\n#####\n", encoding="utf-8")
    open_file(page, file)
    page.library.browse()
    browser = page.library.browser
    assert browser is not None
    QTest.keyClick(browser.grid, Qt.Key.Key_Right)
    page.commands["sokoban.edit"].trigger()
    editor = page.editor.editor
    assert editor is not None and editor.isVisible() and not browser.is_open
    assert editor.drafting.current.title == "Bad"
    assert [remark.title for remark in editor.drafting.inspection.fatal] == ["1 box, 0 goals"]
    button = editor.fixes.remarks.cards[0].button
    assert button is not None
    QTest.mouseClick(button, LEFT)
    assert editor.play_button.isEnabled()


@pytest.mark.parametrize("drawn", [True, False])
def test_what_the_solver_finds_meanwhile_is_not_said_of_what_lies_over_the_game(
    page: SokobanPage, shown: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, drawn: bool
) -> None:
    covered = threading.Event()

    def late(*arguments: Any, **more: Any) -> Answer:
        assert covered.wait(20)
        return solve(*arguments, **more)

    monkeypatch.setattr("app.sokoban.solve.solving.solve", late)
    page.model.analysis.limit = 1
    page.take(pasted_levels(ROOM))
    page.solving.next_push()
    over: EditorHost | MakeHost = page.editor if drawn else page.maker
    over.enter()
    covered.set()
    qtbot.waitUntil(lambda: page.solving.job is None)
    standing = over.standing
    assert standing is not None and not page.model.session.moves
    qtbot.waitUntil(lambda: shown.sentence.startswith(standing.text))  # the level is analysed beside it
    page.take(pasted_levels(ROOM))  # a large one, pasted before
    qtbot.waitUntil(lambda: shown.sentence.startswith(standing.text))
    over.leave()
    page.solving.next_push()
    page.solving.next_push()
    assert page.solving.job is None and page.model.tally.pushes == 1
