"""Absorbing chains: gambler's ruin, random graphs compared with dense matrices and simulation."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import numpy as np
import pytest

from core.base.control import Control
from core.markov.absorbing import AbsorbingChain
from core.markov.simulation import simulate, wilson

Edges = dict[int, dict[int, float]]


def chain_of(edges: Edges, size: int) -> AbsorbingChain:
    flat = [(state, after, p) for state, row in edges.items() for after, p in row.items()]
    sources, targets, values = zip(*flat, strict=True) if flat else ((), (), ())
    return AbsorbingChain(size, np.array(sources, int), np.array(targets, int), np.array(values, float))


def ruin(fortune: int, win: float) -> Edges:
    """Return gambler's ruin: a coin a game until nothing or `fortune` is owned."""
    return {coins: {coins + 1: win, coins - 1: 1 - win} for coins in range(1, fortune)}


def random_edges(seed: int, size: int, acyclic: bool) -> Edges:
    random = Random(seed)
    edges: Edges = {}
    for state in range(3, size):
        targets = {random.randrange(state if acyclic else size) for _ in range(3)} | {random.randrange(state)}
        weights = {target: random.random() + 0.1 for target in targets}
        if random.random() < 0.3:
            weights[state] = random.random()
        total = sum(weights.values())
        edges[state] = {target: weight / total for target, weight in weights.items()}
    names = random.sample(range(size), size)
    return {names[a]: {names[b]: p for b, p in row.items()} for a, row in edges.items()}


@pytest.mark.parametrize("win", [0.5, 0.45, 0.7])
def test_gamblers_ruin(win: float) -> None:
    fortune = 20
    chain = chain_of(ruin(fortune, win), fortune + 1)
    ratio = (1 - win) / win
    won, lasting = chain.probability_of([fortune]), chain.expected_steps()
    # Feller, vol. I, XIV.2 and XIV.3
    for coins in range(1, fortune):
        if win == 0.5:
            rich, games = coins / fortune, float(coins * (fortune - coins))
        else:
            rich = (1 - ratio**coins) / (1 - ratio**fortune)
            games = (coins - fortune * rich) / (1 - 2 * win)
        assert won[coins] == pytest.approx(rich)
        assert chain.ends(coins)[[0, fortune]] == pytest.approx([1 - rich, rich])
        assert lasting[coins] == pytest.approx(games)
    assert not chain.acyclic
    assert list(chain.absorbing) == [0, fortune]


def test_variance_of_a_fair_game() -> None:
    # from the middle of 2a: mean a², variance 2 a² (a² - 1) / 3
    a = 6
    chain = chain_of(ruin(2 * a, 0.5), 2 * a + 1)
    assert chain.expected_steps()[a] == pytest.approx(a * a)
    assert chain.variance()[a] == pytest.approx(2 * a * a * (a * a - 1) / 3)


def test_waiting_in_a_row_of_rests_is_back_substitution() -> None:
    # geometric waiting times, one after the other: their means and variances add up
    stay = [0.5, 0.9, 0.25]
    edges = {i: {i: p, i + 1: 1 - p} for i, p in enumerate(stay)}
    chain = chain_of(edges, 4)
    assert chain.acyclic
    assert chain.expected_steps()[0] == pytest.approx(sum(1 / (1 - p) for p in stay))
    assert chain.variance()[0] == pytest.approx(sum(p / (1 - p) ** 2 for p in stay))
    assert chain.visits(0) == pytest.approx([2, 10, 4 / 3, 1])


@pytest.mark.parametrize("acyclic", [False, True])
@pytest.mark.parametrize("seed", range(40))
def test_random_chains_against_the_inverse_matrix(seed: int, acyclic: bool) -> None:
    size = 6 + seed
    edges = random_edges(seed, size, acyclic)
    chain = chain_of(edges, size)
    assert chain.acyclic or not acyclic
    whole = np.zeros((size, size))
    for state, row in edges.items():
        for after, p in row.items():
            whole[state, after] = p
    inside, ends = chain.transient, chain.absorbing
    fundamental = np.linalg.inv(np.eye(len(inside)) - whole[np.ix_(inside, inside)])
    mean = fundamental.sum(axis=1)
    assert chain.expected_steps()[inside] == pytest.approx(mean)
    assert chain.variance()[inside] == pytest.approx((2 * fundamental - np.eye(len(inside))) @ mean - mean**2, abs=1e-9)
    absorbed = fundamental @ whole[np.ix_(inside, ends)]
    assert chain.probability_of(ends[:2])[inside] == pytest.approx(absorbed[:, :2].sum(axis=1))
    assert chain.probability_of(ends)[inside] == pytest.approx(1)
    for at, start in enumerate(inside):
        assert chain.visits(start)[inside] == pytest.approx(fundamental[at])
        assert chain.ends(start)[ends] == pytest.approx(absorbed[at])
    distributions = chain.distributions(int(inside[0]), 400)
    assert distributions.sum(axis=1) == pytest.approx(1)
    assert distributions[400] == pytest.approx(chain.ends(int(inside[0])), abs=1e-6)


def test_against_simulation() -> None:
    edges, start, walks = random_edges(5, 12, acyclic=False), 0, 20_000
    chain = chain_of(edges, 12)
    start = int(chain.transient[np.argmax(chain.expected_steps()[chain.transient])])
    endings = simulate(edges, start, walks, seed=1)
    mean = sum(ending.steps for ending in endings) / walks
    error = sqrt(chain.variance()[start] / walks)
    assert abs(mean - chain.expected_steps()[start]) < 4 * error
    counts = Counter(ending.state for ending in endings)
    for end in chain.absorbing:
        low, high = wilson(counts[int(end)], walks, 4.0)
        assert low <= chain.ends(start)[end] <= high


def test_more_walks_of_a_seed_begin_with_the_same_ones() -> None:
    edges = ruin(10, 0.5)
    few = simulate(edges, 5, 10, seed=3)
    assert simulate(edges, 5, 20, seed=3)[:10] == few
    assert simulate(edges, 5, 10, seed=4) != few
    assert max(ending.steps for ending in simulate(edges, 5, 50, seed=3, longest=7)) == 7
    control = Control()
    control.cancel()
    assert simulate(edges, 5, 10, seed=3, control=control) == []


def test_what_is_no_absorbing_chain_is_refused() -> None:
    with pytest.raises(ValueError, match=r"leave state 1 sum to 0\.5"):
        chain_of({0: {1: 1.0}, 1: {2: 0.5}}, 3)
    with pytest.raises(ValueError, match="from state 1 never ends"):
        chain_of({0: {1: 0.5, 3: 0.5}, 1: {2: 1.0}, 2: {1: 1.0}}, 4)
    with pytest.raises(ValueError, match="below 0"):
        chain_of({0: {1: 1.5, 2: -0.5}}, 3)
    chain = chain_of({0: {1: 1.0}}, 2)
    with pytest.raises(ValueError, match="does not end"):
        chain.probability_of([0])


def test_a_chain_that_is_at_its_end() -> None:
    chain = chain_of({}, 1)
    assert list(chain.expected_steps()) == [0]
    assert list(chain.ends(0)) == [1]


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    # R. Newcombe, Statistics in Medicine 17, 1998, table I, method 3
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)
    assert wilson(0, 0) == (0, 1)
