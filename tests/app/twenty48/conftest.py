"""Fixtures: the window on its 2048 page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.shell.application import make_application
from app.shell.window import Window
from app.twenty48.page import Twenty48Page

Open = Callable[[], Twenty48Page]


@pytest.fixture
def open_page(qtbot: QtBot) -> Iterator[Open]:
    """Provide a function that opens the program anew, after closing the one before."""
    make_application()
    opened: list[Window] = []

    def close() -> None:
        while opened:
            opened.pop().close()

    def run() -> Twenty48Page:
        close()
        window = Window(Settings(), Store())
        qtbot.addWidget(window)
        opened.append(window)
        window.resize(1280, 800)
        page = window.open_page("2048")
        window.show()
        with qtbot.waitActive(window):
            window.activateWindow()
        assert isinstance(page, Twenty48Page)
        page.setFocus()
        return page

    yield run
    close()


@pytest.fixture
def page(open_page: Open) -> Twenty48Page:
    """Provide a new 4x4 board."""
    return open_page()
