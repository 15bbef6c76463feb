"""A new theme applies to the whole window at once: the screen equals a fresh painting."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from app.base import registry
from app.base.theme import theme
from app.shell.window import Window
from app.widgets.panel import SidePanel

SWITCHES = [
    (theme.ThemeChoice.LIGHT, theme.ThemeChoice.DARK),
    (theme.ThemeChoice.DARK, theme.ThemeChoice.CONTRAST),
    (theme.ThemeChoice.CONTRAST, theme.ThemeChoice.LIGHT),
]
STEP = 4
"""Distance in pixels between compared pixels."""


def different(one: QImage, other: QImage) -> list[tuple[int, int]]:
    assert one.size() == other.size()
    return [
        (x, y)
        for x in range(0, one.width(), STEP)
        for y in range(0, one.height(), STEP)
        if one.pixel(x, y) != other.pixel(x, y)
    ]


@pytest.mark.usefixtures("own_look")
@pytest.mark.parametrize("key", [entry.key for entry in registry.PAGES])
@pytest.mark.parametrize(("before", "after"), SWITCHES, ids=lambda choice: choice.value)
def test_a_page_that_is_shown_has_the_new_theme_everywhere(
    window: Window, qtbot: QtBot, key: str, before: theme.ThemeChoice, after: theme.ThemeChoice
) -> None:
    theme.manager().choose(before)
    page = window.open_page(key)
    window.resize(1280, 800)
    qtbot.wait(200)
    theme.manager().choose(after)
    panel = page.panel.mapTo(window, page.panel.rect().center())

    def shown() -> QImage:
        return window.screen().grabWindow(window.winId()).toImage()

    # what is under way, such as a plot that arrives, may be painted later
    qtbot.waitUntil(lambda: different(shown(), window.grab().toImage()) == [])
    assert isinstance(page.panel, SidePanel) and page.panel.isVisible() and window.rect().contains(panel)
    corner = page.panel.mapTo(window, page.panel.rect().topLeft())
    assert shown().pixelColor(corner) == QColor(theme.current().panel)
