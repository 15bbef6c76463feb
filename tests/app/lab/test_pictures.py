"""Appearance of the Lab's plots: every subject once in the light theme, one of each kind in the dark."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.lab.page import LabPage
from app.plots.panes.frame import PaneFrame
from app.shell.window import Window
from tests.golden import Golden

LIGHT = (
    "cube-3x3x3-qtm", "cube-2x2x2-htm", "lumping-2x2x2-qtm", "korf-htm", "ideal", "sokoban",
    "layers-3x3-32", "bag-32", "bag-2048", "compare-part-share", "policy-success", "policy-mistakes", "policy-shorter",
)  # fmt: skip
DARK = ("compare-part-within", "cube-3x3x3-htm", "bag-8")


def shown(window: Window, qtbot: QtBot, subject: str) -> list[PaneFrame]:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject(subject)
    qtbot.waitUntil(lambda: page.plotted_subject == subject)
    seen: list[list[tuple[PaneFrame, QSize]]] = []

    def settled() -> bool:
        panes = [pane for pane in page.view.findChildren(PaneFrame) if pane.isVisible()]
        for pane in panes:
            pane.grab()  # an axis takes the width of its labels only when it is drawn
        seen.append([(pane, pane.picture_size()) for pane in panes])
        return bool(panes) and len(seen) > 2 and seen[-1] == seen[-2] == seen[-3]

    qtbot.waitUntil(settled)
    return [pane for pane, _ in seen[-1]]


def check(golden: Golden, panes: list[PaneFrame], name: str) -> None:
    for number, pane in enumerate(panes):
        golden.check(f"{name}-{number + 1}" if number else name, pane.draw, pane.picture_size())


@pytest.mark.parametrize("subject", LIGHT)
def test_light(window: Window, qtbot: QtBot, golden: Golden, subject: str) -> None:
    check(golden, shown(window, qtbot, subject), f"lab-{subject}-light")


@pytest.mark.parametrize("subject", DARK)
def test_dark(window: Window, qtbot: QtBot, golden: Golden, subject: str) -> None:
    theme.manager().choose(theme.ThemeChoice.DARK)
    check(golden, shown(window, qtbot, subject), f"lab-{subject}-dark")
    theme.manager().choose(theme.ThemeChoice.LIGHT)
