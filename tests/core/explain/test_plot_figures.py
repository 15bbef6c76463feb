"""Figures read off plots are what their formulas give."""

from __future__ import annotations

import pytest

from core.explain import plot_figures as plotted
from core.markov.birth_death import BirthDeathChain
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.walk import move_distribution


def test_the_law_of_the_bag_is_a_difference_of_what_is_over_by_then() -> None:
    exact = move_distribution(BagChain(5))
    assert exact is not None
    for moves, share in exact.items():
        worked = plotted.law(exact, moves, moves + 1)
        assert worked.values["share"] == pytest.approx(share) and worked.number == pytest.approx(100 * share)


@pytest.mark.parametrize("four", [0.1, 0.4])
def test_every_sum_is_passed_from_the_two_before_it(four: float) -> None:
    chain = BagChain(7, four)
    passages, won = chain.passages(), chain.absorption_by_sum()
    explained = {total: plotted.derive_passage_share(total, four, passages, won) for total in passages}
    assert {total for total, worked in explained.items() if worked is None} <= {0, 4, 6, 8}, "games begin with these"
    for total, worked in explained.items():
        assert worked is None or worked.values["passed"] == pytest.approx(passages[total])


def test_a_step_of_the_chain_is_what_its_neighbours_send() -> None:
    chain = BirthDeathChain((1.0, 0.7, 0.5, 0.0), (0.0, 0.1, 0.2, 0.6), (0.0, 0.2, 0.3, 0.4))
    laws = chain.distributions(6, 1)
    for moves in range(1, 7):
        for depth in range(4):
            worked = plotted.step(chain, depth, laws[moves - 1])
            assert worked.values["share"] == pytest.approx(laws[moves][depth])
