"""Spectrum, mixing and simulation of birth-death chains, compared with matrices and formulas."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import log
from random import Random

import numpy as np
import pytest

from core.markov import mixing
from core.markov.birth_death import BirthDeathChain
from core.markov.simulation import simulate, wilson


def random_chain(seed: int, places: int, rests: bool) -> BirthDeathChain:
    """Return a chain from random counts of moves."""
    random = Random(seed)
    counts = [[random.randint(1, 9), random.randint(0, 9) * rests, random.randint(1, 9)] for _ in range(places)]
    counts[0][2] = counts[-1][0] = 0
    return BirthDeathChain.from_counts([(up, stay, down) for up, stay, down in counts])


def matrix(chain: BirthDeathChain) -> np.ndarray:
    return np.diag(chain.stay) + np.diag(chain.up[:-1], 1) + np.diag(chain.down[1:], -1)


@pytest.mark.parametrize("rests", [False, True])
@pytest.mark.parametrize("seed", range(20))
def test_the_spectrum_is_that_of_the_matrix(seed: int, rests: bool) -> None:
    chain = random_chain(seed, 2 + seed, rests)
    values = mixing.spectrum(chain)
    assert values == pytest.approx(sorted(np.linalg.eigvals(matrix(chain)).real, reverse=True), abs=1e-9)
    assert values[0] == pytest.approx(1)
    assert (values[-1] == pytest.approx(-1)) == (chain.period == 2)
    if chain.period == 2:
        assert values == pytest.approx([-value for value in reversed(values)], abs=1e-12)


@pytest.mark.parametrize("rests", [False, True])
@pytest.mark.parametrize("seed", range(10))
def test_the_start_is_forgotten_at_the_rate_of_the_spectrum(seed: int, rests: bool) -> None:
    chain = random_chain(seed, 6, rests)
    time = mixing.relaxation_time(chain)
    steps = max(20, round(8 * time))
    near = mixing.distances(chain, steps + 20)
    rate = (log(near[steps]) - log(near[steps + 20])) / 20
    assert rate == pytest.approx(-log(1 - 1 / time), rel=0.02)


@pytest.mark.parametrize("start", [0, 3])
def test_distances_are_taken_in_the_half_that_parity_allows(start: int) -> None:
    chain = random_chain(3, 8, rests=False)
    far, apart = mixing.distances(chain, 60, start), mixing.separations(chain, 60, start)
    stationary = np.array(chain.stationary())
    after = np.eye(8)[start]
    for steps, (distance, separation) in enumerate(zip(far, apart, strict=True)):
        allowed = (np.arange(8) + start + steps) % 2 == 0
        limit = np.where(allowed, stationary, 0) / stationary[allowed].sum()
        assert distance == pytest.approx(abs(after - limit).sum() / 2, abs=1e-12)
        assert separation == pytest.approx((1 - after[allowed] / limit[allowed]).max(), abs=1e-12)
        after = after @ matrix(chain)
    assert all(later <= earlier + 1e-12 for earlier, later in pairwise(far))
    assert all(later <= earlier + 1e-12 for earlier, later in pairwise(apart))


@pytest.mark.parametrize("rests", [False, True])
def test_distributions_against_simulation(rests: bool) -> None:
    chain, start, steps, walks = random_chain(8, 7, rests), 2, 9, 4000
    edges = {
        place: {
            after: p
            for after, p in ((place + 1, chain.up[place]), (place, chain.stay[place]), (place - 1, chain.down[place]))
            if p
        }
        for place in range(chain.places)
    }
    ended = Counter(ending.state for ending in simulate(edges, start, walks, seed=6, longest=steps))
    for place, p in enumerate(chain.distribution(steps, start)):
        low, high = wilson(ended[place], walks, 4.0)
        assert low <= p <= high


def test_one_place_is_mixed() -> None:
    still = BirthDeathChain((0.0,), (1.0,), (0.0,))
    assert mixing.spectrum(still) == [1.0]
    assert mixing.relaxation_time(still) == 1
    assert mixing.mixing_time(mixing.distances(still, 3)) == 0
