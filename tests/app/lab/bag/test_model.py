"""The model of the bag chain: one state for all, and only the chain asked for last."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.lab.bag.model import CANCELLED, COUNTING, MOVES, BagModel
from app.shell.window import Window

PATIENCE_MS = 30_000


@pytest.fixture
def model(window: Window) -> BagModel:
    return BagModel(window.services, window)


def solved(model: BagModel, target: int, qtbot: QtBot) -> None:
    """The chain to `target`, once it is there."""
    model.show_target(target)
    qtbot.waitUntil(lambda: model.ready, timeout=PATIENCE_MS)


def test_only_the_chain_asked_for_last_is_shown(model: BagModel, qtbot: QtBot) -> None:
    targets: list[int] = []
    model.solved.connect(lambda: targets.append(1 << model.graph.chain.target))  # type: ignore[union-attr]
    for target in (64, 16, 32):
        model.show_target(target)
    qtbot.waitUntil(lambda: model.ready, timeout=PATIENCE_MS)
    qtbot.wait(50)
    assert targets == [32]


def test_each_target_keeps_its_state_and_a_state_it_lacks_changes_nothing(model: BagModel, qtbot: QtBot) -> None:
    solved(model, 32, qtbot)
    model.point_at(7)
    for state in (0, -1, 10_000):
        model.point_at(state)
    assert model.state == 7
    solved(model, 16, qtbot)
    assert model.state != 7
    solved(model, 32, qtbot)
    assert model.state == 7


def test_moves_that_were_cancelled_are_worked_out_when_asked_for_again(
    window: Window, model: BagModel, qtbot: QtBot
) -> None:
    solved(model, 2048, qtbot)
    model.view = MOVES
    model.work_out_moves()
    assert (model.plot, model.remark) == (None, COUNTING)
    job = window.services.jobs.current
    assert job is not None
    job.cancel()
    assert (model.plot, model.remark) == (None, CANCELLED)
    assert not model.ready
    model.work_out_moves()
    qtbot.waitUntil(lambda: model.ready, timeout=PATIENCE_MS)
    assert model.remark == ""
