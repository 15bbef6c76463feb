"""Exactly one button of the generator is highlighted: the next step, or stop while levels are made."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.sokoban.make.workbench import MakePage
from app.sokoban.page import SokobanPage
from app.widgets.controls.buttons import Button
from core.sokoban.generate.wishes import GenerationMethod, Wishes

SMALL = Wishes(8, 7, 2, None, GenerationMethod.LINES, 5, 30)


def blue(bench: MakePage) -> list[str]:
    return [one.text() for one in bench.findChildren(Button) if one.primary and one.isEnabled() and one.isVisible()]


def test_what_is_blue_is_what_comes_next(page: SokobanPage, qtbot: QtBot) -> None:
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(page.board, Qt.Key.Key_N, keys)
    bench = page.maker.bench
    assert bench is not None
    qtbot.waitUntil(bench.isVisible)
    bench.making.wish(SMALL)
    assert blue(bench) == ["Make 24 levels"], "there are none of which it could make more"
    QTest.mouseClick(bench.work.start_button, Qt.MouseButton.LeftButton)
    assert bench.making.making and blue(bench) == ["Stop"]
    qtbot.waitUntil(lambda: len(bench.making.cards) > 0)
    QTest.mouseClick(bench.work.stop_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not bench.making.making)
    assert blue(bench) == ["Make 24 more"]
