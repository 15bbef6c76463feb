"""With a folded panel the board shows that a level is solved, and what else is open on the page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.shell.window import Window
from app.sokoban.library.level_set import pasted_levels
from app.sokoban.model.options import INSTANT
from app.sokoban.page import SokobanPage
from app.widgets.controls.buttons import Button

TWO = "#####\n#@$.#\n#####\n\n######\n#@ $.#\n######"


def fold(page: SokobanPage) -> None:
    page.commands["page.panel"].trigger()


def test_solved_is_said_over_the_board_while_the_panel_is_folded(page: SokobanPage, qtbot: QtBot) -> None:
    page.model.options.animation = INSTANT
    page.take(pasted_levels(TWO))
    note = page.notices.board_note
    page.model.play("R")
    qtbot.wait(20)
    assert page.counters.notice.isVisible() and not note.isVisible()
    fold(page)
    qtbot.waitUntil(note.isVisible)
    assert (note.title, note.text) == ("Solved", "1 push, 1 move.")
    assert page.board.rect().contains(note.geometry())
    fold(page)
    qtbot.waitUntil(lambda: not note.isVisible())
    fold(page)
    page.model.go(0)
    qtbot.waitUntil(lambda: not note.isVisible())
    page.model.play("R")
    qtbot.waitUntil(note.isVisible)
    onward = [button for button in note.findChildren(Button) if button.text() == "Next level"]
    QTest.mouseClick(onward[-1], Qt.MouseButton.LeftButton)
    assert page.model.index == 1
    qtbot.waitUntil(lambda: not note.isVisible())


def test_what_is_refused_over_a_solved_level_is_not_called_solved(page: SokobanPage, qtbot: QtBot) -> None:
    page.model.options.animation = INSTANT
    page.take(pasted_levels(TWO))
    fold(page)
    page.model.play("R")
    qtbot.waitUntil(page.notices.board_note.isVisible)
    page.notices.refuse("The file cannot be read", "It is gone.")
    qtbot.waitUntil(lambda: not page.notices.board_note.isVisible())


def test_the_list_of_levels_opens_a_file(page: SokobanPage, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def ask(*_args: object, **_kwargs: object) -> tuple[list[str], str]:
        asked.append("asked")
        return [], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", staticmethod(ask))
    page.show_levels()
    assert page.level_list is not None
    QTest.mouseClick(page.level_list.open_file, Qt.MouseButton.LeftButton)
    assert asked == ["asked"] and not page.level_list.isVisible()


def test_saved_says_that_all_is_kept_by_itself(page: SokobanPage, shown: Window) -> None:
    assert page.keeping_in_words.startswith("Everything is saved automatically")
    assert shown._status._facts.toolTip() == page.keeping_in_words
    assert page.commands.command("sokoban.kept").icon != page.commands.command("sokoban.keep").icon
