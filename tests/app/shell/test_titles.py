"""Titles of pages and plots in little space."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.plots.panes.frame import PaneFrame
from app.shell.header import Header
from tests.app.heard import Heard, services


@pytest.mark.parametrize(("width", "shown"), [(500, True), (360, False)])
def test_the_title_of_a_page_is_whole_or_gives_way_to_its_choices(qtbot: QtBot, width: int, shown: bool) -> None:
    header, choice = Header("Laboratory"), QWidget()
    choice.setFixedWidth(250)
    header.add_choice(choice)
    qtbot.addWidget(header)
    header.resize(width, header.height())
    header.show()
    qtbot.waitExposed(header)
    assert header._title.isVisible() is shown
    assert choice.width() == 250


@pytest.mark.parametrize(("width", "shown"), [(600, True), (470, True), (400, False)])
def test_no_fragment_is_left_of_the_title_of_a_plot(qtbot: QtBot, tmp_path: Path, width: int, shown: bool) -> None:
    frame, tool = PaneFrame("Length of the shortest solution", services(tmp_path, Heard()), docked=False), QWidget()
    tool.setFixedWidth(250)
    frame.add_tool(tool)
    qtbot.addWidget(frame)
    frame.resize(width, 300)
    frame.show()
    qtbot.waitExposed(frame)
    assert frame._title.isVisible() is shown
    assert not shown or 2 * frame._title.width() >= frame.title_width
