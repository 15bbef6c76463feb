"""Sentences about the value of moves, and the figures in them."""

from __future__ import annotations

from app.twenty48.advice import wording
from app.widgets.explained_figures import figures_in
from core.twenty48.adviser.review import Advice, Review


def test_one_mistake_among_many_moves_is_not_lost_in_the_rounding() -> None:
    words = wording.judgement(Review((2e-6, *999 * (0.0,))), chance=True)
    assert words == "999 of 1\u2009000 moves were best; mistakes cost 0.00020 points."
    assert [one.text for one in figures_in(words)] == ["999", "1\u2009000", "0.00020"]


def test_what_mistakes_cost_in_points_of_the_score_is_a_figure_with_its_sign() -> None:
    words = wording.verdict(Advice((110_590.4, 100_232.8, 99_000.0, None), chance=False, exact=False, noise=26.1))
    told = figures_in(words)
    assert words == "Left is best by ≈ 10\u2009358 points. Up costs ≈ 11\u2009590."
    assert [(one.name, one.text) for one in told] == [("lead", "≈ 10\u2009358"), ("cost", "≈ 11\u2009590")]
    assert not any(one.exact for one in told)
    assert all(words[one.place :].startswith(one.text) for one in told)
