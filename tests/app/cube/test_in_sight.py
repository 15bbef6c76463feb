"""All of the cube's panel is in sight in the states people are in, and a search moves nothing under the pointer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.depth.watch import EFFORT_KEY
from app.cube.page import CubePage
from app.cube.solve.solver import TABLE_KEY
from app.shell.window import Window, open_window
from core.cube.solve import tables
from tests.app.in_sight import control_positions, faults, settle
from tests.app.speaking import speaking
from tests.core.cube.solve.cosets import shallow_table

SIZES = ((1024, 700), (1280, 800), (1440, 900))
LONG = ["R", "U", "F", "L", "D", "B"] * 4
SHORT = ["R", "U", "F"]


def fresh(page: CubePage, _qtbot: QtBot) -> None:
    assert page.model.session.is_solved


def playing(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(LONG)
    for move in SHORT:
        page.model.turn(move)
    qtbot.waitUntil(lambda: page.estimates.estimate is not None)


def solving(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(page.model.puzzle.opening_moves(7))
    page.solving.solve()
    qtbot.waitUntil(lambda: bool(page.solving.solution) and page.solving.search is not None)
    assert page.solving.running


def solved(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(SHORT)
    page.solving.solve()
    qtbot.waitUntil(lambda: page.model.bracket.is_exact and bool(page.solving.solution))
    page.playback.go_to_end()
    assert page.model.session.is_solved


STATES = (fresh, playing, solving, solved)


@pytest.fixture
def small_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "generate", lambda _size, metric, **__: shallow_table(metric))


def prepare(page: CubePage) -> None:
    page.services.settings.set(TABLE_KEY, "small")
    page.services.settings.set(EFFORT_KEY, "0.5")


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
@pytest.mark.parametrize("code", ["en", "de", "ja", "zh_CN"])
@pytest.mark.usefixtures("small_tables")
def test_the_panel_is_whole(qtbot: QtBot, code: str, state: Callable[[CubePage, QtBot], None]) -> None:
    with speaking(code):
        window = open_window("cube")
        qtbot.addWidget(window)
        page = window.page
        assert isinstance(page, CubePage)
        prepare(page)
        state(page, qtbot)
        found: dict[tuple[int, int], list[str]] = {}
        for size in SIZES:
            window.resize(*size)
            settle()
            assert (window.width(), window.height()) == size
            found[size] = faults(page)
        page.solving.cancel()
    assert {size: names for size, names in found.items() if names} == {}


@pytest.mark.usefixtures("small_tables")
def test_a_search_moves_nothing_when_it_starts_finds_ends_or_is_cancelled(
    page: CubePage, window: Window, qtbot: QtBot
) -> None:
    prepare(page)
    window.resize(1280, 800)
    page.model.begin_scrambled(page.model.puzzle.opening_moves(7))
    qtbot.waitUntil(lambda: page.watch.is_effort_spent and page.estimates.estimate is not None)
    settle()
    before = control_positions(page)
    moved: list[str] = []

    def compare(when: str) -> None:
        settle()
        after = control_positions(page)
        moved.extend(
            f"{when}: {control.text() or control.accessibleName()} from {place} to {after[control]}"
            for control, place in before.items()
            if control in after and after[control] != place
        )

    QTest.mouseClick(page.depth_section.solve_button, Qt.MouseButton.LeftButton)
    compare("started")
    qtbot.waitUntil(lambda: bool(page.solving.solution))
    compare("found")
    QTest.mouseClick(page.depth_section.cancel_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.solving.running)
    compare("cancelled")
    page.playback.go_to_end()
    compare("solved")
    assert moved == []


def test_the_entry_card_keeps_what_was_typed_and_says_what_is_wrong_with_it(page: CubePage, window: Window) -> None:
    window.activateWindow()
    assert page.entry_card.isHidden()
    QTest.keyClick(page.view, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    field = page.entry.field
    assert page.entry_card.isVisible() and field.edit.hasFocus()
    assert page.view.rect().contains(page.entry_card.geometry())
    QTest.keyClicks(field.edit, "R Q")
    QTest.keyClick(field.edit, Qt.Key.Key_Return)
    assert page.entry_card.isVisible() and field.error.startswith("Q is not a move")
    settle()
    assert page.view.rect().contains(page.entry_card.geometry())
    QTest.keyClick(field.edit, Qt.Key.Key_Escape)
    assert page.entry_card.isHidden() and page.view.hasFocus() and field.text == "R Q"
    QTest.keyClick(page.view, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field.edit, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field.edit, "R U")
    QTest.keyClick(field.edit, Qt.Key.Key_Return)
    assert page.entry_card.isHidden() and list(page.model.session.moves) == ["R", "U"] and page.view.hasFocus()


def test_the_menu_of_the_scramble_has_patterns_and_earlier_scrambles(page: CubePage) -> None:
    QTest.mouseClick(page.scramble.more, Qt.MouseButton.LeftButton)
    offered = [action.text() for action in page.scramble.menu.actions() if not action.isSeparator()]
    assert offered[0] == "Patterns" and "Previous scramble" in offered and "Paste scrambles" in offered
    page.scramble.menu.close()


@pytest.mark.parametrize("count", [0, 20, 40, 80])
def test_the_scramble_fits_its_line_and_moves_nothing(page: CubePage, window: Window, count: int) -> None:
    window.resize(1280, 800)
    settle()
    before = page.view.geometry()
    page.model.begin_scrambled((LONG * 4)[:count])
    settle()
    text = page.scramble.scramble
    assert page.view.geometry() == before
    assert text._rect_of_text(text._size_that_fits()).height() <= text.height()


def test_solved_is_said_over_the_cube_until_the_next_turn(page: CubePage) -> None:
    page.model.begin_scrambled(["R", "U"])
    assert page.view._depth == "", "the panel says how deep it is"
    for move in ("U'", "R'"):
        page.model.turn(move)
    assert page.view._depth.startswith("Solved in 2 moves")
    page.model.turn("F")
    assert page.view._depth == ""
