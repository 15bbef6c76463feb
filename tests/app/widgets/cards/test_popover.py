"""Cards in their own windows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.shell.window import Window
from app.sokoban.page import SokobanPage
from app.widgets.cards.popover import Popover


def popovers(window: Window) -> list[Popover]:
    return [shown for shown in window.findChildren(Popover) if shown.isVisible()]


@pytest.mark.parametrize("which", ["settings", "export", "new room"])
def test_each_is_whole_without_a_compositor_and_closes_by_escape(window: Window, qtbot: QtBot, which: str) -> None:
    """Each card is drawn completely without a compositor, and Escape closes it.

    Translucent windows had a black frame there.
    """
    page = window.open_page("sokoban")
    assert isinstance(page, SokobanPage)
    window.resize(720, 560)
    if which == "settings":
        window.open_preferences()
    elif which == "export":
        page.export.open_card()
    else:
        page.editor.new_level()
    (card,) = popovers(window)
    qtbot.waitUntil(card.isVisible)
    assert not card.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    assert not card.mask().isEmpty() and not card.mask().contains(QPoint(0, 0))
    assert card.screen().availableGeometry().contains(card.geometry())
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert not popovers(window)
    assert QApplication.activePopupWidget() is None
