"""Birth-death chains: closed forms, valid populations, distributions and limits, mixing."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import comb, cos, pi

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.base.puzzle import InputError
from core.markov import mixing
from core.markov.birth_death import BirthDeathChain, upward_flows


def ehrenfest(balls: int) -> BirthDeathChain:
    """Return Ehrenfest's urn with a binomial stationary distribution: a random ball changes sides."""
    return BirthDeathChain.from_populations([comb(balls, i) for i in range(balls + 1)])


@st.composite
def populations(draw: st.DrawFn) -> list[int]:
    """Strategy for populations made of positive flows between neighbours, for which a chain exists."""
    flows = draw(st.lists(st.integers(1, 10**20), min_size=1, max_size=30))
    return [below + above for below, above in zip([0, *flows], [*flows, 0], strict=True)]


def test_ehrenfest_from_its_populations() -> None:
    chain = ehrenfest(10)
    assert chain.up == pytest.approx([1 - i / 10 for i in range(11)])
    assert chain.down == pytest.approx([i / 10 for i in range(11)])
    assert chain.period == 2
    assert chain.stationary() == pytest.approx([comb(10, i) / 1024 for i in range(11)])
    # E X(N) = n/2 (1 - (1 - 2/n)^N) from an empty side
    for steps, distribution in enumerate(chain.distributions(50)):
        assert sum(i * p for i, p in enumerate(distribution)) == pytest.approx(5 * (1 - 0.8**steps))


def test_ehrenfest_spectrum_and_mixing() -> None:
    chain = ehrenfest(12)
    assert mixing.spectrum(chain) == pytest.approx([1 - i / 6 for i in range(13)], abs=1e-12)
    assert mixing.relaxation_time(chain) == pytest.approx(6)
    far = mixing.distances(chain, 200)
    assert far[0] == pytest.approx(1 - 2 / 2**12)
    assert far[200] == pytest.approx(0, abs=1e-12)
    assert all(later <= earlier + 1e-12 for earlier, later in pairwise(far))
    steps = mixing.mixing_time(far)
    assert steps is not None
    assert far[steps] <= 0.25 < far[steps - 1]
    assert mixing.mixing_time(far[:steps]) is None


def test_a_reflected_walk_has_cosines_for_eigenvalues() -> None:
    # a half each way, and staying instead of leaving: Feller, vol. I, XVI.2
    places = 9
    chain = BirthDeathChain(
        (0.5,) * (places - 1) + (0.0,), (0.5, *(0.0,) * (places - 2), 0.5), (0.0,) + (0.5,) * (places - 1)
    )
    assert chain.period == 1
    assert mixing.spectrum(chain) == pytest.approx([cos(pi * i / places) for i in range(places)], abs=1e-12)
    assert chain.stationary() == pytest.approx([1 / places] * places)
    assert chain.distribution(2000, 4) == pytest.approx([1 / places] * places)
    assert chain.limit(7) == chain.stationary()


@given(populations(), st.integers(0, 40), st.data())
def test_distributions_are_those_of_the_matrix_in_fractions(counts: list[int], steps: int, data: st.DataObject) -> None:
    chain = BirthDeathChain.from_populations(counts)
    start = data.draw(st.integers(0, len(counts) - 1))
    flows = upward_flows(counts)
    exact = [Fraction(place == start) for place in range(len(counts))]
    for _ in range(min(steps, 12)):
        after = [Fraction(0)] * len(counts)
        for place, p in enumerate(exact):
            up = Fraction(flows[place], counts[place])
            if up:
                after[place + 1] += p * up
            if up < 1:
                after[place - 1] += p * (1 - up)
        exact = after
    distribution = chain.distribution(min(steps, 12), start)
    assert distribution == pytest.approx([float(p) for p in exact], abs=1e-12)
    assert all(p == 0 for place, p in enumerate(distribution) if (place + start + min(steps, 12)) % 2)


@given(populations())
def test_the_populations_are_the_stationary_distribution(counts: list[int]) -> None:
    chain = BirthDeathChain.from_populations(counts)
    total = sum(counts)
    assert chain.stationary() == pytest.approx([states / total for states in counts])
    for steps in (0, 1):
        assert sum(chain.limit(steps)) == pytest.approx(1)
        assert chain.distribution(1, chain.limit(steps)) == pytest.approx(chain.limit(steps + 1), abs=1e-12)


@pytest.mark.parametrize(
    ("counts", "message"),
    [
        ([], "No numbers of positions by depth are given."),
        ([1, 6, 27, 10], "The 10 states are fewer than the moves that arrive from the depth before (depth 3)."),
        ([1, 1, 5], "The 1 states are not more than the moves that arrive from the depth before (depth 1)."),
        ([1, 6, 27], "Even depths hold 28 states and odd depths 6: they must be equal."),
    ],
)
def test_populations_without_a_chain_are_refused(counts: list[int], message: str) -> None:
    with pytest.raises(InputError) as raised:
        BirthDeathChain.from_populations(counts)
    assert str(raised.value) == message


@pytest.mark.parametrize(
    ("up", "stay", "down"),
    [
        ((1.0, 0.2), (0.0, 0.0), (0.0, 0.7)),
        ((1.0, 0.2), (0.0, 0.0), (0.0, 0.8)),
        ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0)),
        ((1.5, 0.0), (-0.5, 0.0), (0.0, 1.0)),
    ],
)
def test_what_is_no_chain_is_refused(up: tuple[float, ...], stay: tuple[float, ...], down: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match=r"probabilities|ends|reach"):
        BirthDeathChain(up, stay, down)


def test_counts_of_moves_make_a_chain_with_rests() -> None:
    chain = BirthDeathChain.from_counts([(4, 0, 0), (2, 1, 1), (0, 3, 1)])
    assert chain.up == (1.0, 0.5, 0.0)
    assert chain.stay == (0.0, 0.25, 0.75)
    assert chain.down == (0.0, 0.25, 0.25)
    with pytest.raises(ValueError, match="start"):
        chain.distributions(3, [0.5, 0.5])


def test_distances_of_distributions() -> None:
    assert mixing.total_variation([0.5, 0.5], [0.5, 0.25, 0.25]) == 0.25
    assert mixing.separation([0.5, 0.4, 0.1], [0.25, 0.5, 0.25]) == pytest.approx(0.6)
    chain = ehrenfest(6)
    pairs = zip(mixing.distances(chain, 30), mixing.separations(chain, 30), strict=True)
    assert all(near <= apart + 1e-12 for near, apart in pairs)
