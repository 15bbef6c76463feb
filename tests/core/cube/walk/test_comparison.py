"""Exact, lumped and binomial distributions compared: published figures, availability, and caching."""

from __future__ import annotations

import json

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.cube import pocket
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.walk import facts, random_walk
from core.cube.walk.comparison import LONGEST, DistributionMethod, WalkComparison
from core.cube.walk.facts import WalkFacts
from core.explain.cube import walks
from core.markov.growth import effective_branching
from core.markov.mixing import total_variation
from tests.core.cube.walk.walked import whole

FEW = 4


@pytest.fixture(scope="module")
def pocket_facts() -> WalkFacts:
    """Provide facts of the 2x2x2 in quarter turns."""
    return whole()


@pytest.fixture(scope="module")
def compared(pocket_facts: WalkFacts) -> WalkComparison:
    return WalkComparison("2x2x2", Metric.QTM, pocket_facts)


def facts_of(puzzle: str, metric: Metric) -> WalkFacts:
    """Return facts of a few moves."""
    exact_walk = random_walk.compute_exact_walk(puzzle, metric, FEW)
    assert exact_walk is not None
    return WalkFacts(exact_walk.distributions, exact_walk.distances, ((1, 0, 0), (1, 1, 1)))


def test_lumping_is_wrong_by_what_is_known(compared: WalkComparison) -> None:
    for moves, apart in ((1, 0), (2, 0), (3, 0.0123), (10, 0.057), (17, 0.1405), (30, 0.042)):
        assert compared.distance(DistributionMethod.LUMPED, moves) == pytest.approx(apart, abs=5e-4)
    assert compared.mean(DistributionMethod.EXACT, 11) == pytest.approx(6.93, abs=0.005)
    assert compared.mean(DistributionMethod.LUMPED, 11) == pytest.approx(7.26, abs=0.005)
    assert compared.distance(DistributionMethod.EXACT, 11) == 0
    assert [compared.distance(DistributionMethod.LUMPED, moves) for moves in (0, 1, 2)] == [0, 0, 0], (
        "not what floats make of it"
    )
    for moves in (1, 2):
        laws = [
            compared.distribution(method, moves) for method in (DistributionMethod.LUMPED, DistributionMethod.EXACT)
        ]
        assert laws[0] is not None and laws[1] is not None
        assert walks.distance(moves, laws[0], laws[1]).number == 0, "nor does its sheet"
    assert compared.find_largest_error() == (17, compared.distance(DistributionMethod.LUMPED, 17))


def test_what_rests_on_exact_counts_alone() -> None:
    """Figures rest on exact counts alone up to known depths.

    The populations of the 3x3x3 are exact to depth 18 in quarter turns; in half turns the turns that keep a depth are
    counted to depth 6.
    """
    for metric, last in ((Metric.QTM, 19), (Metric.HTM, 7)):
        large = WalkComparison("3x3x3", metric, None)
        assert [moves for moves in range(61) if large.is_lumped_counted(moves)] == list(range(last + 1))
        assert large.is_growth_counted
        large.fit = (4, large.deepest - 2)
        assert not large.is_growth_counted
    assert WalkComparison("3x3x3", Metric.QTM, None, start=10).is_lumped_counted(9)
    assert not WalkComparison("3x3x3", Metric.QTM, None, start=10).is_lumped_counted(10)
    assert not WalkComparison("3x3x3", Metric.QTM, None, start=None).is_lumped_counted(1)
    assert WalkComparison("2x2x2", Metric.QTM, whole()).is_lumped_counted(40)


def test_the_chain_calls_the_walk_mixed_too_early(compared: WalkComparison) -> None:
    assert (
        compared.find_mixing_time(DistributionMethod.EXACT),
        compared.find_mixing_time(DistributionMethod.LUMPED),
    ) == (22, 18)
    assert compared.find_mixing_time(DistributionMethod.BINOMIAL) is None
    assert len(compared.to_uniform(DistributionMethod.EXACT)) == LONGEST["2x2x2"] + 1


def test_distributions_are_distributions_and_keep_parity(compared: WalkComparison) -> None:
    for method in (DistributionMethod.EXACT, DistributionMethod.LUMPED):
        assert compared.find_last_known(method) == 40
        for moves in (0, 1, 7, 40):
            distribution = compared.distribution(method, moves)
            assert distribution is not None and sum(distribution) == pytest.approx(1)
            assert not any(p for depth, p in enumerate(distribution) if not compared.possible(depth, moves))


def test_the_binomial_follows_the_fit(pocket_facts: WalkFacts) -> None:
    compared = WalkComparison("2x2x2", Metric.QTM, pocket_facts)
    before = compared.distribution(DistributionMethod.BINOMIAL, 11)
    compared.fit = (1, 3)
    assert compared.branching == pytest.approx(effective_branching([1, 6, 27, 120], 1, 3))
    assert compared.distribution(DistributionMethod.BINOMIAL, 11) != before


def test_what_the_limit_has_beyond_the_ends_is_not_lost() -> None:
    """The mass of the binomial limit outside the depths counts in its distance.

    After one turn from solved the limit has 1/(b + 1) at depth -1, later nearly all of it beyond 26.
    """
    compared = WalkComparison("3x3x3", Metric.QTM, facts_of("3x3x3", Metric.QTM))
    b = compared.branching
    assert (
        compared.distance(DistributionMethod.BINOMIAL, 1)
        == compared.outside(DistributionMethod.BINOMIAL, 1)
        == pytest.approx(1 / (b + 1))
    )
    assert compared.mean(DistributionMethod.BINOMIAL, 1) == pytest.approx((b - 1) / (b + 1))
    drawn, outside = (
        compared.distribution(DistributionMethod.BINOMIAL, 40),
        compared.outside(DistributionMethod.BINOMIAL, 40),
    )
    assert drawn is not None and outside is not None and sum(drawn) + outside == pytest.approx(1) and outside > 0.9
    assert (
        compared.outside(DistributionMethod.LUMPED, 40) == 0 and compared.outside(DistributionMethod.EXACT, 40) is None
    )


def test_facts_are_kept_as_they_were(pocket_facts: WalkFacts) -> None:
    assert facts.parse(pocket_facts.text()) == pocket_facts
    broken = json.loads(pocket_facts.text())
    broken["distances"].pop()
    for text in ("", "[]", "{}", pocket_facts.text()[:-9], json.dumps(broken)):
        with pytest.raises(InputError):
            facts.parse(text)


@pytest.mark.parametrize("part", ["laws", "distances"])
@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", '"nan"'])
def test_facts_with_numbers_that_are_not_finite_are_refused(pocket_facts: WalkFacts, part: str, number: str) -> None:
    stored = json.loads(pocket_facts.text())
    row = stored[part][0] if part == "laws" else stored[part]
    row[0] = "the number"
    text = json.dumps(stored)
    assert text.count('"the number"') == 1
    with pytest.raises(InputError, match="cannot be read"):
        facts.parse(text.replace('"the number"', number))


def test_a_cancelled_count_gives_nothing() -> None:
    control = Control()
    control.cancel()
    assert facts.gather("2x2x2", Metric.QTM, control) is None
    assert facts.gather("3x3x3", Metric.HTM, control) is None


def test_the_small_cube_from_another_position(pocket_facts: WalkFacts) -> None:
    cube = position(["R", "U", "F'"])
    walked = random_walk.compute_exact_walk("2x2x2", Metric.QTM, FEW, start=pocket.number(cube))
    compared = WalkComparison("2x2x2", Metric.QTM, pocket_facts, start=3, walked=walked)
    assert compared.distribution(DistributionMethod.EXACT, 0) == [float(depth == 3) for depth in range(15)]
    assert (
        compared.find_last_known(DistributionMethod.EXACT) == FEW
        and compared.find_last_known(DistributionMethod.LUMPED) == 40
    )
    assert (
        compared.distribution(DistributionMethod.LUMPED, 0)
        == compared.distribution(DistributionMethod.EXACT, 0)
        == compared.distribution(DistributionMethod.BINOMIAL, 0)
    )
    one = compared.distribution(DistributionMethod.BINOMIAL, 1)
    assert one is not None and sum(one) == pytest.approx(1) and one[2] > 0 and one[4] > one[2]
    # solved is one turn nearer for one turn of this position's six
    assert compared.distribution(DistributionMethod.EXACT, 3)[0] > 0  # type: ignore[index]


@pytest.mark.parametrize("metric", list(Metric))
def test_the_large_cube(metric: Metric) -> None:
    compared = WalkComparison("3x3x3", metric, facts_of("3x3x3", metric))
    assert (
        compared.find_last_known(DistributionMethod.EXACT) == FEW
        and compared.find_last_known(DistributionMethod.LUMPED) == 60
    )
    assert compared.errors(DistributionMethod.LUMPED)[:3] == pytest.approx([0, 0, 0], abs=1e-12)
    assert compared.errors(DistributionMethod.LUMPED)[3] == pytest.approx(
        {"htm": 0.0123, "qtm": 0.0088}[metric], abs=1e-4
    )
    assert compared.to_uniform(DistributionMethod.EXACT) == ()
    assert (compared.staying > 0) == (metric is Metric.HTM)
    assert compared.find_mixing_time(DistributionMethod.LUMPED) == {"htm": 24, "qtm": 26}[metric]
    distribution = compared.distribution(DistributionMethod.BINOMIAL, 5)
    assert distribution is not None and 0.99 < sum(distribution) <= 1 + 1e-12
    assert all(compared.possible(depth, 5) for depth in range(21)) == (metric is Metric.HTM)


def test_the_article_s_growth() -> None:
    # it states 9.3412 for 3 < d < 18
    assert WalkComparison("3x3x3", Metric.QTM, None).branching == pytest.approx(9.3412, abs=0.01)


def test_an_unknown_start_has_no_distributions() -> None:
    compared = WalkComparison("3x3x3", Metric.QTM, facts_of("3x3x3", Metric.QTM), start=None)
    assert [compared.find_last_known(method) for method in DistributionMethod] == [-1, -1, -1]
    assert (
        compared.distribution(DistributionMethod.LUMPED, 0) is None
        and compared.mean(DistributionMethod.BINOMIAL, 3) is None
    )
    assert compared.find_largest_error() is None and compared.find_mixing_time(DistributionMethod.LUMPED) is None


def test_nothing_is_counted_here() -> None:
    compared = WalkComparison("2x2x2", Metric.HTM, None)
    assert (
        compared.chain is None
        and compared.find_last_known(DistributionMethod.LUMPED)
        == compared.find_last_known(DistributionMethod.EXACT)
        == -1
    )
    assert compared.find_last_known(DistributionMethod.BINOMIAL) == -1, (
        "how many half turns keep the depth is not known yet"
    )
    assert WalkComparison("2x2x2", Metric.QTM, None).find_last_known(DistributionMethod.BINOMIAL) == 40


def test_a_start_elsewhere_does_not_take_the_walk_from_solved() -> None:
    compared = WalkComparison("3x3x3", Metric.QTM, facts_of("3x3x3", Metric.QTM), start=7)
    assert compared.find_last_known(DistributionMethod.EXACT) == -1
    assert compared.distribution(DistributionMethod.LUMPED, 0) == [float(depth == 7) for depth in range(27)]
    solved = WalkComparison("3x3x3", Metric.QTM, None).distribution(DistributionMethod.LUMPED, 59)
    assert total_variation(compared.distribution(DistributionMethod.LUMPED, 60) or [], solved or []) < 0.01


def test_the_limit_counts_the_half_turns_that_keep_the_depth() -> None:
    """The limit counts half turns that keep the depth; otherwise every other depth would be empty."""
    three = WalkComparison("3x3x3", Metric.HTM, None)
    limit = three.distribution(DistributionMethod.BINOMIAL, 10)
    assert limit is not None and all(limit[depth] for depth in range(11))
