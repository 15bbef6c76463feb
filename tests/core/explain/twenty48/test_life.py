"""Figures of the user's own games of 2048 are what their formulas give in the seven lines."""

from __future__ import annotations

from random import Random

import pytest

from core.explain.twenty48 import life as derived
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.life import GameStatistics, life, way
from core.twenty48.board import Board, first_board


def played(exponent: int, four: float, seed: int) -> list[Board]:
    """Play random moves to the end of a game."""
    random, boards = Random(seed), [first_board(4, exponent, seed, four)]
    while not boards[-1].over and (stepped := boards[-1].step(random.choice(boards[-1].directions()))) is not None:
        boards.append(stepped[0])
    return boards


def found(exponent: int, four: float, games: int) -> GameStatistics:
    chain = BagChain(exponent, four)
    ways = (way(chain, played(exponent, four, seed)) for seed in range(40))
    return life(chain, [one for one in ways if one is not None][:games])


@pytest.mark.parametrize("exponent", [3, 4, 5])
@pytest.mark.parametrize("four", [0.0, 0.1, 0.5, 1.0])
@pytest.mark.parametrize("games", [0, 1, 12])
def test_formulas_give_what_the_lines_show(exponent: int, four: float, games: int) -> None:
    one = found(exponent, four, games)
    assert one.games == games
    shown = {
        derived.states: one.states, derived.absorbing: one.absorbing, derived.passing: one.passing,
        derived.mean: one.mean, derived.variance: one.deviation**2, derived.deviation: one.deviation,
        derived.likeliest_sum: one.likeliest_sum, derived.given_sum: one.given_sum,
        derived.came_through: one.came_through, derived.ended_in: one.ended_in,
    }  # fmt: skip
    if games:
        shown |= {derived.own_mean: one.own_mean.figure, derived.derive_played_mean: one.played.figure,
                  derived.expected_fours: one.expected_fours}  # fmt: skip
        last = one.ways[:1]
        assert derived.tiles(one.ways).number == one.tiles and derived.fours(one.ways).number == one.fours
        assert (derived.tiles(last).number, derived.fours(last).number) == one.last_game
        drawn = derived.derive_fours_chance(one)
        assert drawn is None or drawn.number == pytest.approx(one.drawn)
        assert (drawn is None) is (four in {0.0, 1.0})
    if games > 1:
        shown |= {derived.own_deviation: one.own_deviation, derived.own_error: one.own_mean.error,
                  derived.played_error: one.played.error}  # fmt: skip
    for worked, figure in shown.items():
        assert float(worked(one).number) == pytest.approx(figure, abs=1e-9), worked.__name__
