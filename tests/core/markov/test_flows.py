"""Chains whose moves may rest: detailed balance, and the most likely flows with their errors."""

from __future__ import annotations

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.base.puzzle import InputError
from core.cube.walk import pocket_walk
from core.markov.birth_death import BirthDeathChain
from core.markov.flows import chain_with_rests
from core.markov.mixing import total_variation

Flows = tuple[list[float], list[float]]


@st.composite
def flows(draw: st.DrawFn) -> Flows:
    """Strategy for flows between neighbours and resting moves, of at least two classes."""
    between = draw(st.lists(st.floats(1, 1e3), min_size=1, max_size=12))
    size = len(between) + 1
    return between, draw(st.lists(st.floats(0, 1e3), min_size=size, max_size=size))


def pocket() -> tuple[list[int], BirthDeathChain]:
    """Return the populations of the 2x2x2 in half turns, and its counted chain."""
    moves = pocket_walk.class_moves("htm")
    return [sum(ways) // 9 for ways in moves], BirthDeathChain.from_counts(moves)


@given(flows())
def test_all_rests_known_give_the_flows_they_came_from(given: Flows) -> None:
    between, resting = given
    below, above = [0.0, *between], [*between, 0.0]
    populations = [sum(three) for three in zip(below, resting, above, strict=True)]
    stay = [rest / states for rest, states in zip(resting, populations, strict=True)]
    chain = chain_with_rests(populations, stay)
    assert [up * states for up, states in zip(chain.up, populations, strict=True)] == pytest.approx(above, rel=1e-9)
    assert chain.stay == pytest.approx(stay, abs=1e-9)
    assert chain.stationary() == pytest.approx([states / sum(populations) for states in populations])


def test_known_classes_keep_their_rests_and_all_keep_detailed_balance() -> None:
    populations, counted = pocket()
    chain = chain_with_rests(populations, counted.stay[:6])
    assert chain.stay[:6] == pytest.approx(counted.stay[:6])
    assert chain.up[:5] == pytest.approx(counted.up[:5])
    assert chain.stationary() == pytest.approx([states / sum(populations) for states in populations])
    for depth in range(len(populations) - 1):
        assert populations[depth] * chain.up[depth] == pytest.approx(populations[depth + 1] * chain.down[depth + 1])


def test_the_likeliest_flows_are_products() -> None:
    populations, counted = pocket()
    known = 5
    chain = chain_with_rests(populations, counted.stay[:known])
    resting = [states * stay for states, stay in zip(populations, chain.stay, strict=True)]
    between = [states * up for states, up in zip(populations, chain.up, strict=True)]
    weights = [sqrt(resting[i] * resting[i + 1]) / between[i] for i in range(known - 2, len(populations) - 1)]
    # the flow into the first class without figures is given, and not a product
    del weights[1]
    assert weights == pytest.approx([weights[0]] * len(weights), rel=1e-6)


@pytest.mark.parametrize(("known", "rests", "distribution"), [(7, 0.15, 0.03), (8, 0.12, 0.02), (10, 0.08, 0.003)])
def test_how_wrong_the_estimate_is_where_the_truth_is_known(known: int, rests: float, distribution: float) -> None:
    populations, counted = pocket()
    chain = chain_with_rests(populations, counted.stay[:known])
    off = [abs(found - true) for found, true in zip(chain.stay, counted.stay, strict=True)]
    assert 0.5 * rests < max(off) < rests
    apart = [
        total_variation(one, other)
        for one, other in zip(chain.distributions(40), counted.distributions(40), strict=True)
    ]
    assert max(apart) < distribution * 1.2


@pytest.mark.parametrize(
    ("populations", "stay", "message"),
    [
        ([1, 2, 1], [0.0, 0.0, 0.5], "With 0.5 of its moves staying, -0.5 would lead deeper (depth 2)."),
        ([1, 2, 1], [0.0, 0.5, 0.0], "With 0.5 of its moves staying, 0 would lead deeper (depth 1)."),
        ([1, 1, 1], [0.0, 0.5], "With 0.5 of its moves staying, -0.5 would lead deeper (depth 1)."),
        ([1, 3, 1], [0.0, 0.1], "1.7 moves a state arrive in 1 states."),
        ([1, 3, 1], [0.0], "1 shares of moves that stay are too many or too few for 3 depths."),
        ([1, 1], [0.0, 0.0, 0.0], "3 shares of moves that stay are too many or too few for 2 depths."),
    ],
)
def test_rests_without_a_chain_are_refused(populations: list[int], stay: list[float], message: str) -> None:
    with pytest.raises(InputError) as raised:
        chain_with_rests(populations, stay)
    assert str(raised.value) == message
