"""First minute at the cube: shown by one button, and ended by whatever the user does instead."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cube import welcome
from app.cube.depth.watch import EFFORT_KEY, DepthWatch
from app.cube.page import CubePage
from app.cube.plots.switcher import TRACE
from app.cube.solve.solver import TABLE_KEY
from app.shell.help.welcome_line import WelcomeLine
from app.shell.window import Window
from core.cube.puzzle import PUZZLE
from core.cube.solve import tables
from tests.core.cube.solve.cosets import shallow_table


@pytest.fixture
def page(window: Window, monkeypatch: pytest.MonkeyPatch) -> CubePage:
    """Provide a cube page whose welcome stands and shows everything without pauses, with a small table."""
    monkeypatch.setattr(tables, "generate", lambda _size, metric, **__: shallow_table(metric))
    for name in ("SCRAMBLING_MS", "SOLVING_MS", "LAST_MS", "PAUSE_MS"):
        monkeypatch.setattr(welcome, name, 0)
    cube_page = window.page
    assert isinstance(cube_page, CubePage)
    cube_page.services.settings.set(TABLE_KEY, "small")
    cube_page.services.settings.set(EFFORT_KEY, "3")
    window.activateWindow()
    window.welcome()
    return cube_page


def line_of(page: CubePage) -> WelcomeLine | None:
    return next((line for line in page.findChildren(WelcomeLine) if line.isVisible()), None)


def sentence(page: CubePage) -> str:
    line = line_of(page)
    return "" if line is None else line.sentence.text()


def press(page: CubePage) -> None:
    line = line_of(page)
    assert line is not None
    QTest.keyClick(line.button, Qt.Key.Key_Return)


def test_whoever_follows_the_arrows_has_solved_a_cube(
    page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[DepthWatch] = []

    def prepare(watch: DepthWatch) -> None:
        prepared.append(watch)

    monkeypatch.setattr(DepthWatch, "prepare", prepare)
    said: list[str] = []
    press(page)
    assert prepared == [page.watch] and page.plots.which.current == TRACE

    def on_turn() -> bool:
        said.append(sentence(page))
        return sentence(page).startswith("Your turn")

    qtbot.waitUntil(on_turn)
    heard = list(dict.fromkeys(said))
    assert heard[0].startswith("A cube is scrambled") and any("depth falls" in one for one in heard)
    model = page.model
    assert len(model.scramble) == 3 and not model.session.moves
    assert QApplication.focusWidget() is page.focusProxy(), "the keys turn the cube now"
    qtbot.waitUntil(lambda: model.bracket.is_exact and model.bracket.lower == 3)
    for _ in range(3):
        qtbot.waitUntil(lambda: closer(page) != "")
        QTest.keyClick(page.view, key_of(closer(page)), modifier_of(closer(page)))
    qtbot.waitUntil(lambda: sentence(page) == "You solved it in 3 moves, 3 QTM.")
    press(page)
    assert line_of(page) is None
    qtbot.waitUntil(lambda: len(model.scramble) > 10)


def closer(page: CubePage) -> str:
    """Return the first turn whose arrow says that it leads closer; "" while none is proved."""
    depth = page.model.bracket.lower
    near = page.model.neighbour_brackets
    return next((turn for turn, there in near.items() if there.is_exact and there.lower < depth), "")


def key_of(turn: str) -> Qt.Key:
    return Qt.Key(ord(turn[0]))


def modifier_of(turn: str) -> Qt.KeyboardModifier:
    return Qt.KeyboardModifier.ShiftModifier if turn.endswith("'") else Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize("scramble", welcome.LAST_TURNS)
def test_the_last_turns_are_three_from_solved(scramble: tuple[str, ...]) -> None:
    near = {PUZZLE.solved}
    for _ in range(2):
        near |= {PUZZLE.apply(cube, move)[0] for cube in near for move in PUZZLE.moves(cube)}
    cube = PUZZLE.solved
    for move in scramble:
        cube = PUZZLE.apply(cube, move)[0]
    assert cube not in near, "two turns would do"


@pytest.mark.parametrize("act", ["turn", "scramble", "size", "close"])
def test_whatever_the_user_does_instead_ends_the_minute(page: CubePage, qtbot: QtBot, act: str) -> None:
    press(page)
    qtbot.waitUntil(lambda: bool(page.model.session.moves))
    if act == "turn":
        page.model.turn("R")
    elif act == "scramble":
        page.commands["cube.scramble"].trigger()
    elif act == "size":
        page.model.variant = "2x2x2"
    else:
        line = line_of(page)
        assert line is not None
        QTest.mouseClick(line.close_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: line_of(page) is None)
    game = list(page.model.session.moves) if act in {"turn", "close"} else None
    qtbot.wait(50)
    assert game is None or list(page.model.session.moves) == game, "nothing plays on"
    assert not page.model.session.player.playing
