"""The player plays steps at a steady pace, and only one activity at a time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.base.session.player import StepPlayer


@pytest.fixture
def player(qapp: QObject) -> StepPlayer:
    return StepPlayer(qapp)


def test_it_plays_until_a_step_is_the_last(player: StepPlayer, qtbot: QtBot) -> None:
    steps: list[int] = []
    changes: list[str] = []
    player.changed.connect(lambda: changes.append(player.activity))

    def step() -> bool:
        steps.append(len(steps))
        return len(steps) < 3

    player.start("count", step, 1)
    assert (player.playing, player.activity, steps) == (True, "count", [])
    qtbot.waitUntil(lambda: not player.playing)
    assert (len(steps), changes, player.activity) == (3, ["count", ""], "")


def test_starting_another_activity_ends_the_first(player: StepPlayer, qtbot: QtBot) -> None:
    first: list[int] = []

    def step() -> bool:
        first.append(1)
        return True

    player.start("first", step, 1)
    player.start("second", lambda: False, 1, at_once=True)
    assert not player.playing
    assert not first
    player.start("third", lambda: True, 10_000)
    assert player.activity == "third"
    player.stop()
    qtbot.wait(5)
    assert not first


def test_a_step_knows_that_it_is_the_players(player: StepPlayer) -> None:
    seen: list[bool] = []

    def step() -> bool:
        seen.append(player.stepping)
        return False

    player.start("look", step, 10_000, at_once=True)
    assert seen == [True]
    assert not player.stepping


def test_a_step_may_start_something_else(player: StepPlayer) -> None:
    def step() -> bool:
        player.start("next", lambda: True, 10_000)
        return False

    player.start("first", step, 10_000, at_once=True)
    assert player.activity == "next"
    player.stop()


def test_a_step_that_fails_ends_the_playing(player: StepPlayer) -> None:
    def step() -> bool:
        raise ValueError("no such move")

    with pytest.raises(ValueError, match="no such move"):
        player.start("fail", step, 10_000, at_once=True)
    assert not player.playing
    assert not player.stepping
