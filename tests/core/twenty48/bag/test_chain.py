"""2048 in a bag: published figures, a plain chain in fractions, and simulated games."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.explain.twenty48 import bag_states
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.distribution import binomial_mixture, exact_solution, sum_mixture
from core.twenty48.bag.walk import move_distribution, simulate
from tests.core.twenty48.stopping import cancel_at

Bag = tuple[int, ...]
TENTH = Fraction(1, 10)


# The plainest chain: multisets as tuples, probabilities as fractions


def merged(bag: Bag) -> Bag:
    """Return the bag after every pair of equal tiles has merged once."""
    tiles: list[int] = []
    for tile, count in Counter(bag).items():
        tiles += [tile] * (count % 2) + [2 * tile] * (count // 2)
    return tuple(sorted(tiles))


def following(bag: Bag, four: Fraction, first: int = 2) -> dict[Bag, Fraction]:
    """Return the possible next states of a transient state with their probabilities."""
    chances: dict[Bag, Fraction]
    if not bag and first == 2:
        chances = {(2, 2): (1 - four) ** 2, (2, 4): 2 * four * (1 - four), (4, 4): four**2}
    else:
        chances = {tuple(sorted((*merged(bag), 2))): 1 - four, tuple(sorted((*merged(bag), 4))): four}
    return {after: chance for after, chance in chances.items() if chance}


@cache
def reference(target: int, four: Fraction, first: int = 2) -> tuple[list[Bag], dict[Bag, dict[int, Fraction]]]:
    """Return the states in canonical order, and the probability of each after each number of moves."""
    probabilities: dict[Bag, dict[int, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    probabilities[()][-1] = Fraction(1)
    waiting: set[Bag] = {()}
    while waiting:
        bag = min(waiting, key=sum)
        waiting.remove(bag)
        if target in bag:
            continue
        for after, chance in following(bag, four, first).items():
            waiting.add(after)
            for moves, share in probabilities[bag].items():
                probabilities[after][moves + 1] += share * chance
    return sorted(probabilities, key=lambda bag: (target in bag, sum(bag), bag)), probabilities


CHAINS = [
    (target, four, first)
    for first in (1, 2)
    for target in (8, 16, 32, 64)
    for four in (TENTH, Fraction(1, 3), Fraction(0), Fraction(1))
]


@pytest.mark.parametrize(("target", "four", "first"), CHAINS)
def test_the_chain_is_the_plain_one(target: int, four: Fraction, first: int) -> None:
    states, at = reference(target, four, first)
    chain = BagChain(target.bit_length() - 1, float(four), first)
    assert [chain.tiles(i) for i in range(chain.states)] == states
    assert chain.absorbing == sum(target in bag for bag in states)
    assert list(chain.sums) == [sum(bag) for bag in states]
    number = {bag: i for i, bag in enumerate(states)}
    for i, bag in enumerate(states):
        entries = range(chain.indptr[i], chain.indptr[i + 1])
        row = {chain.indices[entry]: chain.probabilities[entry] for entry in entries}
        expected = {} if target in bag else {number[b]: float(p) for b, p in following(bag, four, first).items()}
        assert row == pytest.approx(expected)
        assert chain.visits[i] == pytest.approx(float(sum(at[bag].values())), rel=1e-12)
    for total in set(chain.sums):
        layer = [i for i in range(chain.states) if chain.sums[i] == total]
        assert [chain.places[i] for i in sorted(layer, key=chain.tiles)] == list(range(len(layer)))


@pytest.mark.parametrize(("target", "four", "first"), CHAINS)
def test_the_law_and_its_fractions_are_the_plain_ones(target: int, four: Fraction, first: int) -> None:
    states, at = reference(target, four, first)
    ends = [bag for bag in states if target in bag]
    distribution: dict[int, Fraction] = defaultdict(Fraction)
    for bag in ends:
        for moves, share in at[bag].items():
            distribution[moves] += share
    chain = BagChain(target.bit_length() - 1, float(four), first)
    exact = exact_solution(chain, four)
    assert exact is not None
    assert chain.passages() == pytest.approx(
        {total: float(sum(sum(at[bag].values()) for bag in states if sum(bag) == total)) for total in chain.passages()}
    )
    assert exact.distribution == distribution
    assert exact.absorption == [(bag, sum(at[bag].values())) for bag in ends]
    assert sum(exact.by_sum.values()) == sum(exact.distribution.values()) == 1
    assert exact.mean == sum(moves * share for moves, share in distribution.items())
    assert exact.variance == sum((moves - exact.mean) ** 2 * share for moves, share in distribution.items())
    assert chain.mean == pytest.approx(float(exact.mean), rel=1e-13)
    assert chain.variance == pytest.approx(float(exact.variance), rel=1e-11, abs=1e-12)
    floats = move_distribution(chain)
    assert floats is not None
    assert dict(floats.items()) == pytest.approx(
        {moves: float(share) for moves, share in distribution.items()}, rel=1e-12
    )
    assert (floats.least, floats.most_moves) == (min(distribution), max(distribution))
    for moves, logarithm in (chain.least_moves(), chain.most_moves()):
        assert math.exp(logarithm) == pytest.approx(float(distribution[moves]), rel=1e-11)
    assert (chain.least_moves()[0], chain.most_moves()[0]) == (min(distribution), max(distribution))


# Published figures


@pytest.mark.parametrize(
    ("target", "states", "absorbing", "mean", "variance", "least", "most"),
    [
        (8, 12, 5, 3.5371, 0.5066, 1, 4),
        (32, 56, 10, 16.4463, 1.3174, 9, 18),
        (128, 223, 15, 62.0826, 4.5631, 35, 68),
        (2048, 3487, 26, 938.8099, 69.4767, 519, 1032),
        (4096, 6965, 32, 1870.7190, 138.7178, 1032, 2057),
    ],
)
def test_published_figures(
    target: int, states: int, absorbing: int, mean: float, variance: float, least: int, most: int
) -> None:
    chain = BagChain(target.bit_length() - 1)
    assert (chain.states, chain.absorbing) == (states, absorbing)
    assert round(chain.mean, 4) == mean and round(chain.variance, 4) == variance
    assert (chain.least_moves()[0], chain.most_moves()[0]) == (least, most)


def test_pairs_merge_all_at_once_and_never_twice() -> None:
    """All pairs merge at once and never twice.

    One pair a move would give the same mean with 511 states to 256, cascading merges a mean of 929.99 to 2048.
    """
    assert BagChain(8).states == 442
    assert round(BagChain(11).mean, 2) == 938.81


def test_how_games_to_2048_end() -> None:
    chain = BagChain(11)
    by_sum = chain.absorption_by_sum()
    assert min(by_sum) == 2066
    published = {2066: 0.035, 2068: 0.356, 2070: 0.368, 2072: 0.178, 2074: 0.052}
    assert {total: round(by_sum[total], 3) for total in published} == published
    assert sum(by_sum.values()) == pytest.approx(1, abs=1e-12)
    ends = sorted(chain.absorption(), key=lambda end: -end[1])
    assert [tiles for tiles, _ in ends[:2]] == [(2, 2, 8, 8, 2048), (2, 4, 16, 2048)]


@pytest.mark.parametrize("four", [0.0, 0.1, 1.0])
def test_no_game_is_won_with_a_smaller_sum(four: float) -> None:
    """No game is won with a smaller sum: each move that merges tiles into the target adds another one."""
    for exponent in range(3, 12):
        least = min(BagChain(exponent, four).absorption_by_sum())
        assert bag_states.least_sum(1 << exponent, four).number == pytest.approx(least)
        assert least == (1 << exponent) + (4 if four == 1 else 2) * (exponent - (2 if four else 1))


@pytest.mark.parametrize("exponent", [8, 11, 12])
def test_the_shortest_and_the_longest_games(exponent: int) -> None:
    """Shortest and longest games: nothing but 4s until they make up the target, or nothing but 2s.

    The tiles that appear while they merge do not matter.
    """
    chain = BagChain(exponent)
    assert chain.least_moves()[1] == pytest.approx((1 << (exponent - 2)) * math.log(0.1), rel=1e-12)
    assert chain.most_moves()[1] == pytest.approx((1 << (exponent - 1)) * math.log(0.9), rel=1e-12)


def test_the_chain_to_2048_solves_its_equations() -> None:
    """The chain to 2048 solves (I - Q) t = 1, and its rows add up to 1."""
    chain = BagChain(11)
    for i in range(chain.transient):
        entries = range(chain.indptr[i], chain.indptr[i + 1])
        after = sum(chain.probabilities[entry] * chain.remaining[chain.indices[entry]] for entry in entries)
        assert chain.remaining[i] - after == pytest.approx(1, abs=1e-9)
        assert sum(chain.probabilities[entry] for entry in entries) == pytest.approx(1, abs=1e-15)
    assert set(chain.remaining[chain.transient :]) == {0.0}


@pytest.mark.parametrize("exponent", [11, 14])
def test_the_laws_of_large_chains(exponent: int) -> None:
    """Distributions of large chains have the chain's mean and variance, and omit next to nothing."""
    chain = BagChain(exponent)
    distribution = move_distribution(chain)
    assert distribution is not None
    assert distribution.dropped < 1e-140
    assert sum(distribution.probabilities) == pytest.approx(1, abs=1e-11)
    assert distribution.mean() == pytest.approx(chain.mean, rel=1e-11)
    assert distribution.variance() == pytest.approx(chain.variance, rel=1e-8)


# The mixture is near the distribution, and is not the distribution


def test_the_mixture_is_made_of_conditioned_binomials() -> None:
    chain = BagChain(6)
    for total, part in binomial_mixture(chain).items():
        ways = {
            moves: math.comb(moves + 2, total // 2 - moves - 2)
            * 0.1 ** (total // 2 - moves - 2)
            * 0.9 ** (2 * moves + 4 - total // 2)
            for moves in range(total // 2)
            if 0 <= total // 2 - moves - 2 <= moves + 2
        }
        scale = chain.absorption_by_sum()[total] / sum(ways.values())
        assert dict(part.items()) == pytest.approx({moves: way * scale for moves, way in ways.items()}, rel=1e-9)


def test_the_mixture_approximates_the_law() -> None:
    chain = BagChain(11)
    distribution, mixture = move_distribution(chain), sum_mixture(binomial_mixture(chain))
    assert distribution is not None
    exact = dict(distribution.items())
    apart = max(abs(share - exact.get(moves, 0.0)) for moves, share in mixture.items())
    assert 1e-5 < apart < 0.02 * max(distribution.probabilities)
    assert sum(mixture.probabilities) == pytest.approx(1, abs=1e-9)
    assert mixture.mean() == pytest.approx(chain.mean, abs=0.1)


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("four", [0.0, 1.0])
def test_the_mixture_of_one_kind_of_tile_is_the_law(four: float, first: int) -> None:
    chain = BagChain(7, four, first)
    distribution, mixture = move_distribution(chain), sum_mixture(binomial_mixture(chain))
    assert distribution is not None
    assert {moves: share for moves, share in mixture.items() if share} == dict(distribution.items())


# Games


@pytest.mark.parametrize(("exponent", "games", "first"), [(4, 100_000, 2), (4, 100_000, 1), (11, 20_000, 2)])
@pytest.mark.parametrize("four", [0.1, 0.5])
def test_games_follow_the_law(exponent: int, games: int, first: int, four: float) -> None:
    """Simulated games agree with the chain.

    The mean within 4 standard errors, every end within 5, the distribution by Kolmogorov's test at 0.0005.
    """
    chain = BagChain(exponent, four, first)
    sample = simulate(chain, games=games, seed=20)
    distribution = move_distribution(chain)
    assert distribution is not None
    assert sample.games == games == sum(sample.moves) == sum(sample.ends)
    assert abs(sample.mean() - chain.mean) < 4 * math.sqrt(chain.variance / games)
    for (tiles, share), count in zip(chain.absorption(), sample.ends, strict=True):
        assert abs(count - share * games) < 5 * math.sqrt(share * (1 - share) * games) + 1, tiles
    played = expected = worst = 0.0
    exact = dict(distribution.items())
    for moves, count in enumerate(sample.moves):
        played += count / games
        expected += exact.get(moves, 0.0)
        worst = max(worst, abs(played - expected))
    assert worst < 1.95 / math.sqrt(games)


def test_the_same_seed_plays_the_same_games() -> None:
    chain = BagChain(6)
    one, other = (simulate(chain, games=5000, seed=3) for _ in range(2))
    assert (one.moves, one.ends) == (other.moves, other.ends)
    assert simulate(chain, games=5000, seed=4).moves != one.moves
    few = simulate(chain, games=100, seed=3)
    assert all(some <= all_of for some, all_of in zip(few.moves, one.moves, strict=True))


def test_games_with_one_kind_of_tile_are_all_alike() -> None:
    for four, moves in ((0.0, 68), (1.0, 36)):
        chain = BagChain(7, four)
        assert chain.mean == chain.least_moves()[0] == chain.most_moves()[0]
        sample = simulate(chain, games=50, seed=1)
        assert sample.mean() == chain.mean and sample.variance() == 0
        assert chain.least_moves()[0] <= moves


def test_cancelling_keeps_the_finished_games() -> None:
    control = Control()
    cancel_at(control, 1e-6)
    sample = simulate(BagChain(11), games=10**9, seed=1, control=control)
    assert 0 < sample.games == control.done < 10**9 == control.total
    assert sum(sample.moves) == sum(sample.ends) == sample.games


def test_a_cancelled_law_is_none() -> None:
    control = Control()
    control.cancel()
    assert move_distribution(BagChain(11), control) is None
    assert exact_solution(BagChain(4), TENTH, control) is None


@pytest.mark.parametrize("four", [0.1, 0.5])
def test_far_from_the_start_a_sum_is_passed_as_often_as_any_other(four: float) -> None:
    """Pr(S) is constant far from the start, .9091 with one 4 in ten.

    Near the start it follows from the two sums before, each a tile short of it.
    """
    for first in (1, 2):
        passed = BagChain(11, four, first).passages()
        assert passed[1000] == pytest.approx(1 / (1 + four), rel=1e-9)
        assert round(BagChain(11).passages()[1000], 4) == 0.9091
        for total in range(4 * first + 2, 1000, 2):
            expected = (1 - four) * passed[total - 2] + four * passed[total - 4]
            assert passed[total] == pytest.approx(expected, rel=1e-12)


def test_with_one_tile_to_begin_with_a_game_takes_a_move_more() -> None:
    """Games that begin with one tile take one move more: a single tile merges with nothing."""
    one, two = BagChain(11, 0.1, 1), BagChain(11)
    assert one.mean == pytest.approx(two.mean + 1, rel=1e-13) and one.variance == pytest.approx(two.variance)
    assert dict(one.absorption()) == pytest.approx(dict(two.absorption()))
    assert [one.tiles(state) for state in one.indices[: one.indptr[1]]] == [(2,), (4,)]
    assert list(one.probabilities[: one.indptr[1]]) == pytest.approx([0.9, 0.1])
    assert list(two.probabilities[: two.indptr[1]]) == pytest.approx([0.81, 0.18, 0.01])


# What is refused


@pytest.mark.parametrize(("exponent", "four"), [(2, 0.1), (17, 0.1), (11, -0.1), (11, 1.1), (11, math.nan)])
def test_impossible_chains_are_refused(exponent: int, four: float) -> None:
    with pytest.raises(InputError):
        BagChain(exponent, four)
    with pytest.raises(InputError, match="1 or 2 tiles, not with 3"):
        BagChain(4, 0.1, 3)


def test_impossible_orders_are_refused() -> None:
    chain = BagChain(12)
    with pytest.raises(InputError, match="up to 2048"):
        exact_solution(chain, TENTH)
    with pytest.raises(InputError, match="another probability"):
        exact_solution(BagChain(4), Fraction(1, 5))
    with pytest.raises(InputError, match="1 or more"):
        simulate(chain, games=0, seed=1)
    with pytest.raises(IndexError):
        chain.tiles(chain.states)
