"""The model of the bag chain: one selected state for all views, and only the last requested chain."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.lab.bag.model import CANCELLED, COUNTING, MOVES, BagModel
from app.shell.window import Window
from core.twenty48.bag.chain import BagChain
from tests.app.working import job_called, wait_for_workers


@pytest.fixture
def model(window: Window) -> BagModel:
    return BagModel(window.services, window)


def solved(model: BagModel, target: int, qtbot: QtBot) -> None:
    """Show the chain to `target` and wait until it is solved."""
    model.show_variant(str(target))
    qtbot.waitUntil(lambda: model.is_complete)


def test_only_the_chain_asked_for_last_is_shown(model: BagModel, qtbot: QtBot) -> None:
    targets: list[int] = []
    model.changed.connect(lambda: targets.append(1 << model.graph.chain.target))  # type: ignore[union-attr]
    for target in (64, 16, 32):
        model.show_variant(str(target))
    qtbot.waitUntil(lambda: model.is_complete)
    wait_for_workers(qtbot)
    assert targets == [32]


def test_each_target_keeps_its_state_and_a_state_it_lacks_changes_nothing(model: BagModel, qtbot: QtBot) -> None:
    solved(model, 32, qtbot)
    model.point_at(7)
    for state in (-1, 10_000):
        model.point_at(state)
    assert model.state == 7
    solved(model, 16, qtbot)
    assert model.state != 7
    solved(model, 32, qtbot)
    assert model.state == 7


def test_the_bag_is_solved_for_other_fours_and_first_tiles_and_remembers_them(
    window: Window, model: BagModel, qtbot: QtBot
) -> None:
    solved(model, 64, qtbot)
    model.point_at(7)
    for percent in range(11, 31):
        model.set_fours(percent)
    qtbot.waitUntil(lambda: model.is_complete)
    assert model.graph is not None
    assert model.graph.chain.mean == BagChain(6, 0.3).mean
    assert model.state == 7, "the same tiles with another chance"
    model.set_first_tiles(1)
    qtbot.waitUntil(lambda: model.is_complete)
    assert model.graph.chain.mean == pytest.approx(BagChain(6, 0.3).mean + 1)
    again = BagModel(window.services, window)
    assert again.bag == (0, 30, 1) and not again.is_as_in_the_game
    model.as_in_the_game()
    qtbot.waitUntil(lambda: model.is_complete)
    assert model.is_as_in_the_game and model.graph.chain.mean == BagChain(6).mean


def test_the_law_follows_the_slider_without_a_gap(model: BagModel, qtbot: QtBot) -> None:
    solved(model, 32, qtbot)
    model.view = MOVES
    model.work_out_moves()
    qtbot.waitUntil(lambda: model.is_complete)
    shown: list[object] = []
    model.plot_changed.connect(lambda: shown.append(model.plot))
    model.changed.connect(model.work_out_moves)
    for percent in (20, 40, 60):
        model.set_fours(percent)
    qtbot.waitUntil(lambda: model.is_complete)
    assert model.plot is not None and model.plot.mean == BagChain(5, 0.6).mean
    assert None not in shown


@pytest.mark.parametrize("choice", ["target", "chance of a 4", "first tiles", "as in the game"])
def test_after_a_cancelled_chain_every_control_solves_again(
    window: Window, model: BagModel, qtbot: QtBot, choice: str
) -> None:
    solved(model, 16, qtbot)
    model.set_fours(30)
    qtbot.waitUntil(lambda: model.is_complete)
    model.show_variant("64")
    job = job_called(window.services.jobs, "Solving the chain")
    assert job is not None
    job.cancel()
    assert not model.is_complete and model.graph is not None and model.graph.chain.target == 4
    fours, tiles = 0.3, 2
    if choice == "target":
        model.show_variant("64")
    elif choice == "chance of a 4":
        fours = 0.5
        model.set_fours(50)
    elif choice == "first tiles":
        tiles = 1
        model.set_first_tiles(1)
    else:
        fours = 0.1
        model.as_in_the_game()
    qtbot.waitUntil(lambda: model.is_complete)
    assert model.graph.chain.mean == BagChain(6, fours, tiles).mean


def test_moves_that_were_cancelled_are_worked_out_when_asked_for_again(
    window: Window, model: BagModel, qtbot: QtBot
) -> None:
    solved(model, 2048, qtbot)
    model.view = MOVES
    model.work_out_moves()
    assert (model.plot, model.remark) == (None, COUNTING)
    job = job_called(window.services.jobs, "Working out the distribution of moves")
    assert job is not None
    job.cancel()
    assert (model.plot, model.remark) == (None, CANCELLED)
    assert not model.is_complete
    model.work_out_moves()
    qtbot.waitUntil(lambda: model.is_complete)
    assert model.remark == ""
