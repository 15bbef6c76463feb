"""No control of a page's header is lost in a narrow window, in any language."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFontDatabase
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.base import registry
from app.base.language import languages
from app.shell.header import Header
from app.shell.page import Page
from app.shell.window import Window, open_window
from app.widgets.controls.buttons import IconButton
from tests.app.languages.test_languages import quiet

__all__ = ["quiet"]

SIZES = (720, 540), (1280, 800)


def opened_menu(header: Header) -> QMenu:
    QTest.mouseClick(header.more_button, Qt.MouseButton.LeftButton)
    return next(menu for menu in header.findChildren(QMenu) if menu.isVisible())


def check(page: Page) -> None:
    """Check that every tool and every choice is fully visible in the header, or in its menu."""
    header = page.header
    tools = [tool for tool in header.findChildren(IconButton) if tool is not header.more_button]
    hidden = {tool.action for tool in tools if not tool.isVisible()}
    assert header.more_button.isVisible() == bool(hidden)
    found, submenus = set[QAction | None](), set[str]()
    if hidden:
        menu = opened_menu(header)
        for action in menu.actions():
            submenus.add(action.text()) if action.menu() else found.add(action)
        menu.close()
    assert found == hidden
    for choice in header._optional:
        assert choice.isVisible() or choice.accessibleName() in submenus, f"{page.key}: {choice.accessibleName()}"
    for widget in header.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        assert not widget.isVisible() or isinstance(widget, QMenu) or header.rect().contains(widget.geometry())


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("speech", languages.SPEECHES, ids=lambda speech: speech.code)
def test_nothing_vanishes_without_a_menu_for_it(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, speech: languages.Speech
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda _script: ["Some Font"])
    assert languages.use(qapp, speech) == ""
    window = open_window("cube")
    qtbot.addWidget(window)
    for size, entry in product(SIZES, registry.PAGES):
        window.resize(*size)
        page = window.open_page(entry.key)
        QApplication.processEvents()
        check(page)


@pytest.mark.parametrize("first_page", ["2048"])
def test_title_and_target_of_2048_fit_into_a_usual_window(window: Window, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    qtbot.waitExposed(window)
    qtbot.waitUntil(lambda: window.page.header.width() < 800)
    header = window.page.header
    assert header._title.isVisible() and not header.more_button.isVisible()
    check(window.page)


def test_a_command_of_the_menu_is_carried_out_and_the_tools_come_back(window: Window, qtbot: QtBot) -> None:
    page = window.page
    assert page.session is not None
    page.session.play("R")
    window.resize(720, 540)
    qtbot.waitUntil(page.header.more_button.isVisible)
    menu = opened_menu(page.header)
    undo = page.commands["cube.undo"]
    if undo in menu.actions():
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(undo).center())
        assert not page.session.can_undo
    else:
        menu.close()
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: not page.header.more_button.isVisible())
