"""Geometric growth: the fit, the ideal puzzle, its binomial limit and its most likely depth."""

from __future__ import annotations

import pytest

from core.base.puzzle import InputError
from core.markov.birth_death import BirthDeathChain
from core.markov.growth import (
    below_zero,
    binomial_distribution,
    distance_from_limit,
    effective_branching,
    ideal_chain,
    ideal_populations,
    most_likely_depth,
)
from core.markov.mixing import total_variation


def test_the_fit_finds_the_growth() -> None:
    assert effective_branching([7 * 3**depth for depth in range(12)], 2, 9) == pytest.approx(3)
    for first, last in ((3, 3), (-1, 4), (2, 12)):
        with pytest.raises(InputError, match="0 to 11"):
            effective_branching([1] * 12, first, last)


def test_the_ideal_puzzle_has_the_populations_it_says() -> None:
    assert ideal_populations(9, 4) == pytest.approx([1, 10, 90, 810, 729])
    for b, diameter in ((9, 1), (9, 2), (4, 11), (2, 20)):
        chain = ideal_chain(b, diameter)
        populations = [round(states) for states in ideal_populations(b, diameter)]
        assert chain.stationary() == pytest.approx([states / sum(populations) for states in populations])
        assert BirthDeathChain.from_populations(populations).up == pytest.approx(chain.up)
    with pytest.raises(InputError, match="growth above 0"):
        ideal_chain(0, 5)


def test_the_binomial_distribution() -> None:
    # three moves, one deeper with 2/3 each
    assert binomial_distribution(3, 2.0) == pytest.approx([0, 12 / 27, 0, 8 / 27])
    assert binomial_distribution(0, 2.0) == [1]
    distribution = binomial_distribution(200, 9.34)
    assert sum(distribution) == pytest.approx(1)
    assert sum(depth * p for depth, p in enumerate(distribution)) == pytest.approx(most_likely_depth(200, 9.34))


def test_the_limit_emerges_far_from_both_ends() -> None:
    b, moves = 9.34, 150
    walk = ideal_chain(b, 400).distribution(moves, 100)
    shifted = [0.0] * 100 + binomial_distribution(moves, b)
    assert total_variation(walk, shifted) < 1e-9
    likely = max(range(len(walk)), key=walk.__getitem__) - 100
    assert abs(likely - most_likely_depth(moves, b)) < 2
    # from solved, the first moves make a difference that stays
    assert 0.01 < total_variation(ideal_chain(b, 400).distribution(moves), binomial_distribution(moves, b)) < 0.2


def test_what_the_limit_has_below_zero_is_part_of_its_distance() -> None:
    """The mass of the limit below depth 0 is part of its distance.

    After one move from solved every walk is at depth 1; the limit has 1/(b + 1) at -1.
    """
    limit = binomial_distribution(1, 4.0)
    assert below_zero(limit) == pytest.approx(0.2) and distance_from_limit([0, 1], limit) == pytest.approx(0.2)


def test_the_binomial_distribution_begins_anywhere_and_may_rest() -> None:
    # against the walk itself, far enough from depth 0
    b, stay, moves, start = 4.0, 0.2, 6, 10
    distribution = [float(place == start) for place in range(40)]
    for _ in range(moves):
        distribution = [
            stay * distribution[place]
            + (1 - stay)
            * ((b * distribution[place - 1] if place else 0.0) + (distribution[place + 1] if place < 39 else 0.0))
            / (b + 1)
            for place in range(40)
        ]
    found = binomial_distribution(moves, b, start, stay)
    assert found == pytest.approx(distribution[: start + moves + 1])
    assert binomial_distribution(2, b, 1) == pytest.approx([0, 8 / 25, 0, 16 / 25]), "what falls below 0 is left out"
