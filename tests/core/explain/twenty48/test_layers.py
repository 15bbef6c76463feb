"""Figures of one tile sum of 2048 are what their formulas give."""

from __future__ import annotations

import pytest

from core.explain.twenty48 import layers
from core.twenty48.outcomes.odds import OddsTable
from core.twenty48.shape import BoardShape
from core.twenty48.states.count import board_layers
from core.twenty48.strategies.microscope import examine
from core.twenty48.strategies.strategy import CORNER


@pytest.mark.parametrize(("shape", "exponent"), [(BoardShape(2, 2), 4), (BoardShape(2, 3), 4), (BoardShape(3, 3), 6)])
def test_boards_of_a_tile_sum_are_those_that_are_drawn(shape: BoardShape, exponent: int) -> None:
    drawn = board_layers(shape, exponent)
    assert drawn is not None
    for place, boards in enumerate(drawn.counts):
        assert layers.boards(shape, exponent, 4 + 2 * place).number == boards


@pytest.mark.parametrize("four", [0.1, 0.0, 0.5, 1.0])
def test_games_flow_from_tile_sum_to_tile_sum(four: float) -> None:
    odds = OddsTable(2, 4, four).solve()
    assert odds is not None
    outcome = examine(odds, CORNER)
    assert outcome is not None
    for place, layer in enumerate(outcome.layers):
        assert layers.playing(outcome, place).values["live"] == pytest.approx(layer.live)
        assert layers.winnable(outcome, place).values["left"] == pytest.approx(outcome.winnable[place])
        assert layers.cost(outcome, place).values["cost"] == pytest.approx(layer.cost, abs=1e-15)
        if layer.mistaken is not None:
            assert layers.mistaken(outcome, place).values["share"] == pytest.approx(layer.mistaken)
