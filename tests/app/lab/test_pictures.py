"""What the Lab's plots look like: every subject once, in the light theme, and one of each kind in the dark."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from app import theme
from app.lab.page import LabPage
from app.panes.frame import PaneFrame
from app.window import Window
from tests.golden import Golden

LIGHT = ("cube-3x3x3-qtm", "cube-2x2x2-htm", "korf-htm", "ideal", "compare-part-share", "bag-32", "bag-2048")
DARK = ("compare-part-within", "cube-3x3x3-htm", "bag-8")


def shown(window: Window, qtbot: QtBot, subject: str) -> PaneFrame:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject(subject)
    qtbot.waitUntil(lambda: page.plotted == subject, timeout=30_000)
    pane = next(pane for pane in page.view.findChildren(PaneFrame) if pane.isVisible())
    sizes: list[QSize] = []

    def settled() -> bool:
        pane.grab()  # an axis takes the width of its labels only when it is drawn
        sizes.append(pane.picture_size())
        return len(sizes) > 2 and sizes[-1] == sizes[-2] == sizes[-3]

    qtbot.waitUntil(settled)
    return pane


@pytest.mark.parametrize("subject", LIGHT)
def test_light(window: Window, qtbot: QtBot, golden: Golden, subject: str) -> None:
    pane = shown(window, qtbot, subject)
    golden.check(f"lab-{subject}-light", pane.draw, pane.picture_size())


@pytest.mark.parametrize("subject", DARK)
def test_dark(window: Window, qtbot: QtBot, golden: Golden, subject: str) -> None:
    theme.manager().choose(theme.Choice.DARK)
    pane = shown(window, qtbot, subject)
    golden.check(f"lab-{subject}-dark", pane.draw, pane.picture_size())
    theme.manager().choose(theme.Choice.LIGHT)
