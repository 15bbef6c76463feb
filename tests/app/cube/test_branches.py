"""An abandoned line of turns is marked among the moves, and one key returns to it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage

ALT, CONTROL, NONE = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.NoModifier,
)


def press(page: CubePage, *keys: tuple[Qt.Key, Qt.KeyboardModifier]) -> None:
    for key, modifier in keys:
        QTest.keyClick(page.view, key, modifier)


def test_one_key_goes_back_to_the_turns_that_were_left(page: CubePage) -> None:
    press(page, (Qt.Key.Key_R, NONE), (Qt.Key.Key_U, NONE), (Qt.Key.Key_Z, CONTROL))
    assert not page.commands["cube.branch"].isEnabled()
    press(page, (Qt.Key.Key_F, NONE))
    session = page.model.session
    assert list(session.moves) == ["R", "F"] and page.commands["cube.branch"].isEnabled()
    assert page.playback.grid.forks == {1}
    assert "Other line after move 1: U" in page.playback.grid.toolTip()
    press(page, (Qt.Key.Key_Z, ALT))
    assert (list(session.moves), session.position) == (["R", "U"], 2)
    press(page, (Qt.Key.Key_Z, ALT))
    assert list(session.moves) == ["R", "F"]


def test_solved_is_said_over_the_cube_while_the_panel_is_folded(page: CubePage, qtbot: QtBot) -> None:
    page.commands["page.panel"].trigger()
    press(page, (Qt.Key.Key_R, NONE), (Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier))
    assert page.model.session.is_solved
    qtbot.waitUntil(lambda: page.view._depth.startswith("Solved in 2"))
    press(page, (Qt.Key.Key_U, NONE))
    qtbot.waitUntil(lambda: not page.view._depth.startswith("Solved"))
