"""No test waits for long: a wait gives up after five seconds, unless the test says why it needs more."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.exceptions import TimeoutError as QtBotTimeoutError
from pytestqt.qtbot import QtBot

from tests import patience
from tests.import_graph import files, short

WAITS = {"waitUntil", "waitSignal", "waitSignals", "waitExposed", "waitActive", "waitCallback"}
WORDS = 3


class Clock:
    """Clock that goes on by a second at each reading."""

    def __init__(self, queued: float) -> None:
        self.now = self.waited = 0.0
        self._queued = queued

    def __call__(self) -> float:
        self.now += 1
        self.waited += self._queued
        return self.now


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Clock:
    """Provide a clock of which a fixed part of each second is spent waiting for a core."""
    clock = Clock(request.param)
    monkeypatch.setattr(patience, "monotonic", clock)
    monkeypatch.setattr(patience, "queued", lambda: clock.waited)
    return clock


@pytest.mark.parametrize(("looks", "most"), [(0.0, 7), (0.5, 13)], indirect=["looks"])
def test_a_wait_gives_up_after_five_seconds_in_which_the_process_could_compute(
    looks: Clock, most: int, qtbot: QtBot
) -> None:
    with pytest.raises(QtBotTimeoutError, match="5 s"):
        qtbot.waitUntil(lambda: False)
    assert looks.now in {most - 1, most}


@pytest.mark.patient("this test looks at what the mark does")
def test_a_test_that_says_why_waits_for_longer(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0)
    monkeypatch.setattr(patience, "monotonic", clock)
    qtbot.waitUntil(lambda: clock.now > 50)


class Teller(QObject):
    told = Signal()


@pytest.mark.parametrize("looks", [0.0], indirect=True)
def test_a_signal_that_comes_later_comes_too_late(looks: Clock, qtbot: QtBot) -> None:
    teller = Teller()
    with qtbot.waitSignal(teller.told):
        teller.told.emit()
    with pytest.raises(QtBotTimeoutError, match="5 s"), qtbot.waitSignal(teller.told):
        QTimer.singleShot(0, teller.told.emit)
        looks.now += 5


def calls(path: Path) -> Iterator[ast.Call]:
    """Return the method calls in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute))


def test_no_test_names_how_long_it_waits_and_each_that_is_patient_says_why() -> None:
    timed, silent = [], []
    for path in files("tests", ".py"):
        for call in calls(path):
            place = f"{short(path)}:{call.lineno}"
            assert isinstance(call.func, ast.Attribute)
            if call.func.attr in WAITS and any(keyword.arg == "timeout" for keyword in call.keywords):
                timed.append(place)
            if call.func.attr == "patient":
                why = call.args[0] if call.args else None
                if not (isinstance(why, ast.Constant) and len(str(why.value).split()) >= WORDS):
                    silent.append(place)
    assert timed == [] and silent == []
