"""Limits for the cost of each action, by counting status updates, command updates and paint events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.base.actions import Actions
from app.base.theme import theme
from app.cube.depth.compass import Compass
from app.cube.page import CubePage
from app.lab.page import LabPage
from app.shell.status_reporter import StatusReporter
from app.shell.window import Window
from app.sokoban.page import SokobanPage
from core.cube.solve.survey import TurnEffect
from tests.app.sokoban.conftest import Hand

QUIET_MS = 700
"""Time after which autosave and delayed lookups have ended."""
LOOK_MS = 300


class Costs(QObject):
    """Counts calls and paint events since `begin`."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: dict[str, Counter[object]] = {"commands": Counter(), "status": Counter()}
        """Counts by kind of call, then by window or page."""
        self.all_painted = 0
        self.hidden = Counter[str]()
        """Paint and timer events of invisible widgets, by kind."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in {QEvent.Type.Paint, QEvent.Type.Timer}:
            owner: QObject | None = watched
            while owner is not None and not isinstance(owner, QWidget):
                owner = owner.parent()
            if isinstance(owner, QWidget) and not owner.isVisible():
                self.hidden[f"{type(watched).__name__} of {type(owner).__name__}"] += 1
            if event.type() == QEvent.Type.Paint:
                self.all_painted += 1
        return False

    def begin(self, qtbot: QtBot) -> None:
        """Wait until the program is idle, then count from zero."""
        qtbot.wait(QUIET_MS)
        self.all_painted = 0
        self.hidden.clear()
        for counter in self.calls.values():
            counter.clear()

    def so_far(self, window: Window) -> tuple[int, int]:
        """Return how often all commands of a page were queried and the status line written, at most."""
        assert window.page.commands[next(iter(window.page.commands)).key]
        assert isinstance(window.sentence, str)
        commands, status = (max(counter.values(), default=0) for counter in self.calls.values())
        return commands, status

    @property
    def painted(self) -> int:
        """Number of paint events up to now, after processing pending events."""
        QApplication.processEvents()
        return self.all_painted


@pytest.fixture
def costs(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[Costs]:
    found = Costs()

    def counted(kind: type, name: str, what: str) -> None:
        plain: Callable[..., Any] = getattr(kind, name)

        def call(*arguments: Any) -> Any:
            found.calls[what][arguments[0]] += 1
            return plain(*arguments)

        monkeypatch.setattr(kind, name, call)

    counted(StatusReporter, "show", "status")
    counted(Actions, "refresh", "commands")
    qapp.installEventFilter(found)
    yield found
    qapp.removeEventFilter(found)


@pytest.fixture
def cube(window: Window) -> CubePage:
    assert isinstance(window.page, CubePage)
    return window.page


def test_a_turn_and_its_undoing(window: Window, cube: CubePage, qtbot: QtBot, costs: Costs) -> None:
    actions: tuple[Callable[[], object], ...] = (lambda: cube.model.turn("R"), cube.commands["cube.undo"].trigger)
    for action in actions:
        costs.begin(qtbot)
        action()
        assert costs.so_far(window) == (1, 1)
        assert costs.painted < 120


def test_a_turn_draws_the_compass_once(window: Window, cube: CubePage, monkeypatch: pytest.MonkeyPatch) -> None:
    QApplication.processEvents()
    drawn, show_ways = list[object](), Compass.show_ways

    def counted(compass: Compass, ways: Mapping[str, TurnEffect | None]) -> None:
        drawn.append(ways)
        show_ways(compass, ways)

    monkeypatch.setattr(Compass, "show_ways", counted)
    cube.model.turn("R")
    assert len(drawn) == 1, window.size()


def test_the_status_line_is_written_once_for_all_that_the_store_says(
    window: Window, qtbot: QtBot, costs: Costs
) -> None:
    costs.begin(qtbot)
    for _ in range(5):
        window.services.store.changed.emit()
    assert costs.so_far(window)[1] == 1


def test_solve(window: Window, cube: CubePage, qtbot: QtBot, costs: Costs) -> None:
    cube.model.turn("R")
    costs.begin(qtbot)
    cube.solving.solve()
    assert costs.so_far(window) <= (1, 1)
    assert costs.painted < 120
    cube.solving.cancel()


@pytest.mark.parametrize("first_page", ["sokoban"])
def test_a_box_that_is_dropped(window: Window, qtbot: QtBot, costs: Costs) -> None:
    page = window.page
    assert isinstance(page, SokobanPage)
    state = page.model.session.state
    for move in page.model.level.solutions[0]:
        after = state.step("lurd".index(move.lower()))
        assert after is not None
        if move.isupper():
            break
        state = after
    (box,), (place,) = set(state.boxes) - set(after.boxes), set(after.boxes) - set(state.boxes)
    hand, stride = Hand(page.board), state.board.stride
    start, end = ((cell % stride - 1, cell // stride - 1) for cell in (box, place))
    assert state.board.cell(*start) == box
    hand.press(start)
    hand.move(start, end)
    costs.begin(qtbot)
    hand.release(end)
    assert page.model.session.state.boxes == after.boxes
    assert costs.so_far(window) == (1, 1)
    assert costs.painted < 150


def test_the_lab_is_opened_and_a_subject_chosen(window: Window, qtbot: QtBot, costs: Costs) -> None:
    costs.begin(qtbot)
    lab = window.open_page("lab")
    assert isinstance(lab, LabPage)
    commands, status = costs.so_far(window)
    assert commands <= 3 and status == 1
    assert costs.painted < 200
    qtbot.waitUntil(lambda: lab.view.is_ready)
    costs.begin(qtbot)
    lab.show_subject("chain-3x3x3-qtm")
    assert costs.so_far(window) <= (1, 1)
    assert costs.painted < 200


@pytest.mark.usefixtures("own_look")
def test_another_theme(window: Window, qtbot: QtBot, costs: Costs) -> None:
    shown = sum(widget.isVisible() for widget in window.findChildren(QWidget))
    costs.begin(qtbot)
    theme.manager().choose(theme.ThemeChoice.DARK)
    assert costs.so_far(window) == (0, 0)
    assert costs.painted <= 2 * shown
    assert not costs.hidden


def test_nothing_on_a_page_that_is_out_of_sight_ticks_or_is_painted(window: Window, qtbot: QtBot, costs: Costs) -> None:
    sokoban = window.open_page("sokoban")
    assert isinstance(sokoban, SokobanPage)
    window.open_page("2048")
    window.open_page("lab")
    window.open_page("cube")
    costs.begin(qtbot)
    qtbot.wait(LOOK_MS)
    assert not ticking(costs)
    costs.begin(qtbot)
    sokoban.model.play(sokoban.model.level.solutions[0][:1])
    assert costs.so_far(window)[1] == 0, "the status line is that of another page"
    qtbot.wait(LOOK_MS)
    assert not ticking(costs)


def ticking(costs: Costs) -> list[str]:
    """Return what happened invisibly more than twice, as in a list that is laid out again."""
    return [kind for kind, count in costs.hidden.items() if count > 2]
