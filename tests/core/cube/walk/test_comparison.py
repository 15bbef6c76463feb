"""Exact, lumped and binomial distributions side by side: the published figures, what is known, and what is kept."""

from __future__ import annotations

import json

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.cube import pocket
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.walk import facts, random_walk
from core.cube.walk.comparison import LONGEST, Comparison, Method
from core.cube.walk.facts import WalkFacts
from core.explain.cube import walks
from core.markov.growth import effective_branching
from core.markov.mixing import total_variation
from tests.core.cube.walk.walked import whole

FEW = 4


@pytest.fixture(scope="module")
def pocket_facts() -> WalkFacts:
    """The 2x2x2 in quarter turns."""
    return whole()


@pytest.fixture(scope="module")
def compared(pocket_facts: WalkFacts) -> Comparison:
    return Comparison("2x2x2", Metric.QTM, pocket_facts)


def facts_of(puzzle: str, metric: Metric) -> WalkFacts:
    """A few moves' worth."""
    found = random_walk.exact(puzzle, metric, FEW)
    assert found is not None
    return WalkFacts(found.distributions, found.distances, ((1, 0, 0), (1, 1, 1)))


def test_lumping_is_wrong_by_what_is_known(compared: Comparison) -> None:
    for moves, apart in ((1, 0), (2, 0), (3, 0.0123), (10, 0.057), (17, 0.1405), (30, 0.042)):
        assert compared.distance(Method.LUMPED, moves) == pytest.approx(apart, abs=5e-4)
    assert compared.mean(Method.EXACT, 11) == pytest.approx(6.93, abs=0.005)
    assert compared.mean(Method.LUMPED, 11) == pytest.approx(7.26, abs=0.005)
    assert compared.distance(Method.EXACT, 11) == 0
    assert [compared.distance(Method.LUMPED, moves) for moves in (0, 1, 2)] == [0, 0, 0], "not what floats make of it"
    for moves in (1, 2):
        laws = [compared.distribution(method, moves) for method in (Method.LUMPED, Method.EXACT)]
        assert laws[0] is not None and laws[1] is not None
        assert walks.distance(moves, laws[0], laws[1]).number == 0, "nor does its sheet"
    assert compared.worst() == (17, compared.distance(Method.LUMPED, 17))


def test_what_rests_on_exact_counts_alone() -> None:
    """Name the depths whose figures rest on counts alone.

    The populations of the 3x3x3 are exact to depth 18 in quarter turns; in half turns the turns that keep a depth are
    counted to depth 6.
    """
    for metric, last in ((Metric.QTM, 19), (Metric.HTM, 7)):
        large = Comparison("3x3x3", metric, None)
        assert [moves for moves in range(61) if large.lumped_is_counted(moves)] == list(range(last + 1))
        assert large.growth_is_counted
        large.fit = (4, large.deepest - 2)
        assert not large.growth_is_counted
    assert Comparison("3x3x3", Metric.QTM, None, start=10).lumped_is_counted(9)
    assert not Comparison("3x3x3", Metric.QTM, None, start=10).lumped_is_counted(10)
    assert not Comparison("3x3x3", Metric.QTM, None, start=None).lumped_is_counted(1)
    assert Comparison("2x2x2", Metric.QTM, whole()).lumped_is_counted(40)


def test_the_chain_calls_the_walk_mixed_too_early(compared: Comparison) -> None:
    assert (compared.mixed(Method.EXACT), compared.mixed(Method.LUMPED)) == (22, 18)
    assert compared.mixed(Method.BINOMIAL) is None
    assert len(compared.to_uniform(Method.EXACT)) == LONGEST["2x2x2"] + 1


def test_distributions_are_distributions_and_keep_parity(compared: Comparison) -> None:
    for method in (Method.EXACT, Method.LUMPED):
        assert compared.known(method) == 40
        for moves in (0, 1, 7, 40):
            distribution = compared.distribution(method, moves)
            assert distribution is not None and sum(distribution) == pytest.approx(1)
            assert not any(p for depth, p in enumerate(distribution) if not compared.possible(depth, moves))


def test_the_binomial_follows_the_fit(pocket_facts: WalkFacts) -> None:
    compared = Comparison("2x2x2", Metric.QTM, pocket_facts)
    before = compared.distribution(Method.BINOMIAL, 11)
    compared.fit = (1, 3)
    assert compared.branching == pytest.approx(effective_branching([1, 6, 27, 120], 1, 3))
    assert compared.distribution(Method.BINOMIAL, 11) != before


def test_what_the_limit_has_beyond_the_ends_is_not_lost() -> None:
    """One turn from solved leads to depth 1; the limit has 1 of b + 1 at depth -1, and late nearly all beyond 26."""
    compared = Comparison("3x3x3", Metric.QTM, facts_of("3x3x3", Metric.QTM))
    b = compared.branching
    assert compared.distance(Method.BINOMIAL, 1) == compared.outside(Method.BINOMIAL, 1) == pytest.approx(1 / (b + 1))
    assert compared.mean(Method.BINOMIAL, 1) == pytest.approx((b - 1) / (b + 1))
    drawn, outside = compared.distribution(Method.BINOMIAL, 40), compared.outside(Method.BINOMIAL, 40)
    assert drawn is not None and outside is not None and sum(drawn) + outside == pytest.approx(1) and outside > 0.9
    assert compared.outside(Method.LUMPED, 40) == 0 and compared.outside(Method.EXACT, 40) is None


def test_facts_are_kept_as_they_were(pocket_facts: WalkFacts) -> None:
    assert facts.parse(pocket_facts.text()) == pocket_facts
    broken = json.loads(pocket_facts.text())
    broken["distances"].pop()
    for text in ("", "[]", "{}", pocket_facts.text()[:-9], json.dumps(broken)):
        with pytest.raises(InputError):
            facts.parse(text)


def test_a_cancelled_count_gives_nothing() -> None:
    control = Control()
    control.cancel()
    assert facts.gather("2x2x2", Metric.QTM, control) is None
    assert facts.gather("3x3x3", Metric.HTM, control) is None


def test_the_small_cube_from_another_position(pocket_facts: WalkFacts) -> None:
    cube = position(["R", "U", "F'"])
    walked = random_walk.exact("2x2x2", Metric.QTM, FEW, start=pocket.number(cube))
    compared = Comparison("2x2x2", Metric.QTM, pocket_facts, start=3, walked=walked)
    assert compared.distribution(Method.EXACT, 0) == [float(depth == 3) for depth in range(15)]
    assert compared.known(Method.EXACT) == FEW and compared.known(Method.LUMPED) == 40
    assert (
        compared.distribution(Method.LUMPED, 0)
        == compared.distribution(Method.EXACT, 0)
        == compared.distribution(Method.BINOMIAL, 0)
    )
    one = compared.distribution(Method.BINOMIAL, 1)
    assert one is not None and sum(one) == pytest.approx(1) and one[2] > 0 and one[4] > one[2]
    # solved is one turn nearer for one turn of this position's six
    assert compared.distribution(Method.EXACT, 3)[0] > 0  # type: ignore[index]


@pytest.mark.parametrize("metric", list(Metric))
def test_the_large_cube(metric: Metric) -> None:
    compared = Comparison("3x3x3", metric, facts_of("3x3x3", metric))
    assert compared.known(Method.EXACT) == FEW and compared.known(Method.LUMPED) == 60
    assert compared.errors(Method.LUMPED)[:3] == pytest.approx([0, 0, 0], abs=1e-12)
    assert compared.errors(Method.LUMPED)[3] == pytest.approx({"htm": 0.0123, "qtm": 0.0088}[metric], abs=1e-4)
    assert compared.to_uniform(Method.EXACT) == ()
    assert (compared.staying > 0) == (metric is Metric.HTM)
    assert compared.mixed(Method.LUMPED) == {"htm": 24, "qtm": 26}[metric]
    distribution = compared.distribution(Method.BINOMIAL, 5)
    assert distribution is not None and 0.99 < sum(distribution) <= 1 + 1e-12
    assert all(compared.possible(depth, 5) for depth in range(21)) == (metric is Metric.HTM)


def test_the_article_s_growth() -> None:
    # it states 9.3412 for 3 < d < 18
    assert Comparison("3x3x3", Metric.QTM, None).branching == pytest.approx(9.3412, abs=0.01)


def test_an_unknown_start_has_no_distributions() -> None:
    compared = Comparison("3x3x3", Metric.QTM, facts_of("3x3x3", Metric.QTM), start=None)
    assert [compared.known(method) for method in Method] == [-1, -1, -1]
    assert compared.distribution(Method.LUMPED, 0) is None and compared.mean(Method.BINOMIAL, 3) is None
    assert compared.worst() is None and compared.mixed(Method.LUMPED) is None


def test_nothing_is_counted_here() -> None:
    compared = Comparison("2x2x2", Metric.HTM, None)
    assert compared.chain is None and compared.known(Method.LUMPED) == compared.known(Method.EXACT) == -1
    assert compared.known(Method.BINOMIAL) == -1, "how many half turns keep the depth is not known yet"
    assert Comparison("2x2x2", Metric.QTM, None).known(Method.BINOMIAL) == 40


def test_a_start_elsewhere_does_not_take_the_walk_from_solved() -> None:
    compared = Comparison("3x3x3", Metric.QTM, facts_of("3x3x3", Metric.QTM), start=7)
    assert compared.known(Method.EXACT) == -1
    assert compared.distribution(Method.LUMPED, 0) == [float(depth == 7) for depth in range(27)]
    solved = Comparison("3x3x3", Metric.QTM, None).distribution(Method.LUMPED, 59)
    assert total_variation(compared.distribution(Method.LUMPED, 60) or [], solved or []) < 0.01


def test_the_limit_counts_the_half_turns_that_keep_the_depth() -> None:
    """Without it every other depth of half turns would be empty."""
    three = Comparison("3x3x3", Metric.HTM, None)
    limit = three.distribution(Method.BINOMIAL, 10)
    assert limit is not None and all(limit[depth] for depth in range(11))
