"""Blank stickers may have any colour: the editor finds a fitting cube, and the shortest way to one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.editor.wildcards import INVITATION, WildcardSection
from app.cube.model.model import Mode
from app.cube.page import CubePage
from app.shell.window import Window
from core.cube.metrics import Metric
from core.cube.notation.notation import parse_moves
from core.cube.painted_net import GAP

LEFT = Qt.MouseButton.LeftButton
CROSS = (1, 3, 4, 5, 7, 10, 13, 19, 22, 37, 40, 46, 49)


@pytest.fixture
def page(window: Window) -> CubePage:
    found = window.page
    assert isinstance(found, CubePage)
    return found


def paint_cross(page: CubePage) -> WildcardSection:
    """Paint only the white cross."""
    page.edit()
    assert page.editor is not None
    solved = page.model.puzzle.facelets(page.model.puzzle.solved)
    page.editor.net.show_stickers(bytes(colour if index in CROSS else GAP for index, colour in enumerate(solved)))
    return page.wildcards


def has_cross(page: CubePage) -> bool:
    puzzle, solved = page.model.puzzle, page.model.puzzle.facelets(page.model.puzzle.solved)
    return all(puzzle.facelets(page.model.session.state)[at] == solved[at] for at in CROSS)


def test_the_shortest_way_is_found_and_played(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(parse_moves("R F2 U"))
    wildcards = paint_cross(page)
    assert wildcards.words.text() == INVITATION and wildcards.isVisible()
    QTest.mouseClick(wildcards.search_button, LEFT)
    qtbot.waitUntil(lambda: wildcards.words.text().startswith("Shortest, 3 moves HTM: "))
    QTest.mouseClick(wildcards.play_button, LEFT)
    assert page.model.mode is Mode.PLAYING and not wildcards.isVisible()
    assert len(page.model.session.moves) == 3 and has_cross(page)
    assert page.model.scramble == ["R", "F2", "U"], "it is the same game"


def test_the_depth_of_a_pattern_is_asked_from_a_solved_cube(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(["R"])
    page.model.metric = Metric.QTM
    wildcards = paint_cross(page)
    wildcards.start.setFocus()
    QTest.keyClick(wildcards.window().focusWidget() or page, Qt.Key.Key_Right)
    assert wildcards.start.current == "solved"
    QTest.mouseClick(wildcards.search_button, LEFT)
    qtbot.waitUntil(lambda: wildcards.words.text() == "A solved cube already matches.")
    assert not wildcards.play_button.isVisible()


def test_one_that_fits_begins_a_game(page: CubePage, qtbot: QtBot) -> None:
    wildcards = paint_cross(page)
    QTest.mouseClick(wildcards.fit_button, LEFT)
    qtbot.waitUntil(lambda: page.model.mode is Mode.PLAYING)
    assert has_cross(page) and not page.model.session.is_solved


def test_a_long_search_tells_what_is_excluded_and_can_be_cancelled(page: CubePage, qtbot: QtBot) -> None:
    page.edit()
    assert page.editor is not None
    wildcards = page.wildcards
    page.model.session.play(*parse_moves("L2 D' B2 F R U2 L D' F2 B' U R2 D L' F U2 B D2 R'"))
    far = page.model.puzzle.facelets(page.model.session.state)
    page.editor.net.show_stickers(bytes(GAP if at == 8 else colour for at, colour in enumerate(far)))
    wildcards.start.set_current("solved")
    QTest.mouseClick(wildcards.search_button, LEFT)
    assert not wildcards.search_button.isVisible()
    qtbot.waitUntil(lambda: "moves HTM or fewer." in wildcards.words.text())
    QTest.mouseClick(wildcards.cancel_button, LEFT)
    assert wildcards.words.text() == INVITATION and wildcards.search_button.isVisible()


def test_another_net_is_another_question(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(parse_moves("R F2 U"))
    wildcards = paint_cross(page)
    QTest.mouseClick(wildcards.search_button, LEFT)
    qtbot.waitUntil(wildcards.play_button.isVisible)
    assert page.editor is not None
    QTest.mouseClick(page.editor.clear_button, LEFT)
    assert wildcards.words.text() == INVITATION
    assert not wildcards.search_button.isEnabled(), "nothing is painted"
    page.editor.net.show_stickers(page.model.puzzle.facelets(page.model.puzzle.solved))
    assert not wildcards.search_button.isEnabled() and not wildcards.fit_button.isEnabled(), "nothing is blank"
    wrong = bytearray([GAP] * 54)
    wrong[4] = wrong[13] = 1
    page.editor.net.show_stickers(bytes(wrong))
    assert not wildcards.search_button.isEnabled(), "the editor says what is wrong"


def test_the_questions_are_in_sight_by_key(page: CubePage, qtbot: QtBot) -> None:
    page.commands["cube.wildcards"].trigger()
    assert page.model.mode is Mode.EDITING
    qtbot.waitUntil(lambda: not page.wildcards.search_button.visibleRegion().isEmpty())
