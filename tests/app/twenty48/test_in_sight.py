"""All of the panel of 2048 is in sight in the states people are in, and the board never changes its size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from app.shell.window import open_window
from app.twenty48.page import Twenty48Page
from core.twenty48.puzzle import PUZZLE
from tests.app.in_sight import faults, settle
from tests.app.speaking import speaking

SIZES = ((1280, 800), (1440, 900))
MIDDLE = "2 4 8 16\n. . . 2\n. . . .\n. . . 2"
LOST = "target 2048\n2 4 8 16\n4 8 16 32\n2 4 8 16\n4 8 16 32"


def fresh(page: Twenty48Page, _qtbot: QtBot) -> None:
    assert not page.model.game.moves


def playing(page: Twenty48Page, _qtbot: QtBot) -> None:
    page.model.game.begin(PUZZLE.parse(MIDDLE), seed=7)
    page.model.press("down")


def valued(page: Twenty48Page, qtbot: QtBot) -> None:
    page.model.game.begin(PUZZLE.parse(MIDDLE), seed=7)
    page.commands["2048.values"].trigger()
    qtbot.waitUntil(lambda: page.model.assistant.advice is not None)


def over(page: Twenty48Page, qtbot: QtBot) -> None:
    page.model.set_up(PUZZLE.parse(LOST))
    qtbot.waitUntil(lambda: page.model.ending is not None)


STATES = (fresh, playing, valued, over)


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
@pytest.mark.parametrize("code", ["en", "de", "ja", "zh_CN"])
def test_the_panel_is_whole_and_the_board_keeps_its_size(
    qtbot: QtBot, code: str, state: Callable[[Twenty48Page, QtBot], None]
) -> None:
    with speaking(code):
        window = open_window("2048")
        qtbot.addWidget(window)
        page = window.page
        assert isinstance(page, Twenty48Page)
        found: dict[tuple[int, int], list[str]] = {}
        boards = {}
        for size in SIZES:
            window.resize(*size)
            settle()
            boards[size] = page.view.grid.rect
        state(page, qtbot)
        for size in SIZES:
            window.resize(*size)
            found[size] = faults(page)
            if page.view.grid.rect != boards[size]:
                found[size].append(f"the board is {page.view.grid.rect}, not {boards[size]}")
    assert {size: names for size, names in found.items() if names} == {}
