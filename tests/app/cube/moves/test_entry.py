"""Algorithms are entered with a setup, and returned as they were written."""

from __future__ import annotations

import html
import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage
from app.shell.messages import PageMessages
from app.shell.window import Window

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window: Window) -> CubePage:
    found = window.page
    assert isinstance(found, CubePage)
    return found


def type_in(page: CubePage, text: str) -> None:
    page.entry.field.edit.setFocus()
    page.entry.field.edit.insert(text)
    QTest.keyClick(page.entry.field.edit, Qt.Key.Key_Return)


def said(page: CubePage) -> str:
    messages = page.services.messages
    assert isinstance(messages, PageMessages)
    return messages.choose_message().detail


def copied(page: CubePage, what: str = "copy_moves") -> str:
    page.commands[f"cube.{what}"].trigger()
    return QGuiApplication.clipboard().text()


def test_moves_are_copied_and_shown_as_they_were_written(page: CubePage) -> None:
    page.model.turn("F")
    assert page.playback.written == "", "single moves say it all"
    type_in(page, "[R, U] 2R . 3Rw // <b>a comment")
    assert list(page.model.session.moves) == ["F", "R", "U", "R'", "U'", "M'", "x"]
    page.model.turn("D")
    assert copied(page) == "F\n[R, U] 2R . 3Rw // <b>a comment\nD"
    shown = html.unescape(re.sub("</?p[^>]*>", "", page.playback.grid.toolTip()))
    assert shown == "F\n[R, U] 2R . 3Rw // <b>a comment\nD", "it is shown literally"
    page.commands["cube.paste"].trigger()
    assert list(page.model.session.moves)[7:] == ["D", "F", "R", "U", "R'", "U'", "M'", "x", "D"]


def test_leading_brackets_are_said_to_be_a_group(page: CubePage) -> None:
    type_in(page, "(R U F) L2")
    assert said(page) == "(R U F) was read as a group, not as NISS"
    assert list(page.model.session.moves) == ["R", "U", "F", "L2"]
    type_in(page, "(R U)2 F")
    assert said(page) == ""


def test_moves_with_signs_of_another_keyboard_are_entered(page: CubePage) -> None:
    type_in(page, "\ufeff1. Ｒ’ U\u200bʼ | F²")
    assert list(page.model.session.moves) == ["R'", "U'", "F2"]


def test_half_an_algorithm_is_single_moves(page: CubePage) -> None:
    type_in(page, "(R U)2")
    assert copied(page) == "(R U)2"
    page.model.undo()
    assert copied(page) == "(R U)2", "it can still be redone"
    page.model.turn("F")
    assert copied(page) == "R U R F"
    assert page.playback.written == ""


def test_what_was_written_survives_the_program(page: CubePage) -> None:
    type_in(page, "[F: (R U R' U')] // OLL")
    page.flush()
    page.model.session.begin(page.model.puzzle.solved)
    page.model.take_up()
    assert copied(page) == "[F: (R U R' U')] // OLL"


def test_several_lines_with_comments_are_pasted_into_the_field(page: CubePage) -> None:
    QGuiApplication.clipboard().setText("R U // one\nF2 // two\n")
    page.entry.field.edit.setFocus()
    page.entry.field.edit.paste()
    QTest.keyClick(page.entry.field.edit, Qt.Key.Key_Return)
    assert list(page.model.session.moves) == ["R", "U", "F2"]
    assert copied(page) == "R U // one\nF2 // two"


def test_a_setup_comes_first_on_a_solved_cube(page: CubePage) -> None:
    page.model.turn("B")
    QTest.mouseClick(page.entry.opener, LEFT)
    setup = page.entry.setup
    assert setup.edit.hasFocus()
    setup.edit.insert("[R, U]")
    page.entry.field.set_text("F (R U)2")
    QTest.keyClick(setup.edit, Qt.Key.Key_Return)
    assert page.model.scramble == ["R", "U", "R'", "U'"]
    assert list(page.model.session.moves) == ["F", "R", "U", "R", "U"]
    assert copied(page, "copy_scramble") == "[R, U]"
    assert (setup.text, page.entry.field.text) == ("", "")
    page.model.go_to(0)
    page.model.undo()
    assert list(page.model.session.moves) == ["B"], "the last cube is back"


def test_a_setup_alone_and_the_inverse_of_an_algorithm(page: CubePage) -> None:
    page.commands["cube.setup"].trigger()
    assert page.entry.setup.edit.hasFocus()
    page.entry.field.set_text("R U2 // two")
    QTest.mouseClick(page.entry.inverse_button, LEFT)
    assert page.entry.setup.text == "(R U2 // two\n)'"
    QTest.mouseClick(page.entry.button, LEFT)
    assert page.model.scramble == ["U2", "R'"]
    assert page.model.session.is_solved, "the algorithm solves what was set up"
    page.entry.setup.set_text("M2 U M2 U2 M2 U M2")
    QTest.mouseClick(page.entry.button, LEFT)
    assert len(page.model.scramble) == 7 and not page.model.session.moves


@pytest.mark.parametrize("text", ["R Q", "(R U", ""])
def test_what_cannot_be_read_is_no_algorithm_to_set_up_the_inverse_of(page: CubePage, text: str) -> None:
    page.entry.open_setup()
    page.entry.field.set_text(text)
    QTest.mouseClick(page.entry.inverse_button, LEFT)
    assert page.entry.setup.text == ""
    assert bool(page.entry.field.error) is bool(text), "what is wrong with it is told at its own line"


@pytest.mark.parametrize(
    ("setup", "text", "sentence"),
    [
        ("R Q", "U", "Q is not a move. Use U D L R F B (move 2)."),
        ("R", "U" * 9 + "R" * 9 + "F" * 9 + "D" * 9 + "L" * 9 + "B" * 9,
         "A position needs no setup: enter only one of the two."),
    ],
)  # fmt: skip
def test_a_bad_setup_is_told_at_its_line_and_changes_nothing(
    page: CubePage, setup: str, text: str, sentence: str
) -> None:
    page.entry.open_setup()
    page.entry.setup.set_text(setup)
    page.entry.field.set_text(text)
    QTest.mouseClick(page.entry.button, LEFT)
    assert page.entry.setup.error == sentence
    assert (page.entry.setup.text, page.entry.field.text) == (setup, text)
    assert not page.model.scramble and not page.model.session.moves
    QTest.keyClick(page.entry.setup.edit, Qt.Key.Key_Escape)
    assert not page.entry.setup.isVisible()


def test_the_line_for_moves_and_what_is_wrong_with_them_come_into_sight(
    page: CubePage, window: Window, qtbot: QtBot
) -> None:
    def is_whole(widget: QWidget) -> bool:
        return widget.visibleRegion().boundingRect().height() == widget.height()

    window.resize(1280, 600)
    page.model.append(["R", "U"] * 4)
    qtbot.waitUntil(lambda: page.panel.verticalScrollBar().maximum() > 0)
    page.panel.verticalScrollBar().setValue(0)
    assert not is_whole(page.entry.field)
    page.commands["cube.enter"].trigger()
    qtbot.waitUntil(lambda: is_whole(page.entry.field))
    page.entry.field.edit.insert("R U Q")
    QTest.keyClick(page.entry.field.edit, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.entry.field.error != "" and is_whole(page.entry.field))
    assert "These moves were not played." in window.sentence and "Q is not a move" in window.sentence
