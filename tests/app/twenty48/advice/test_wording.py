"""Advice in words: verdicts, values with as many digits as tell them apart, and the figures in a sentence."""

from __future__ import annotations

import pytest

from app.twenty48.advice import wording
from app.widgets.explained import told_in
from core.twenty48.adviser.review import Advice, Review


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ((0.6659, 0.7400, 0.5734, 0.4935), "Right is best by 7.41 points. Down costs 24.65."),
        ((None, 0.5, None, None), "Only Right is possible."),
        ((0.5, 0.5, None, None), "All moves are equally good."),
        ((0.5, 0.5, 0.25, None), "Left and Right are equally good. Up costs 25.00."),
        ((0.0, 0.0, None, 0.0), "The target is out of reach."),
        ((0.5, 0.500001, None, None), "Right is best by 0.00010 points."),
    ],
)
def test_the_verdict(values: tuple[float | None, ...], sentence: str) -> None:
    assert wording.verdict(Advice(values, chance=True, exact=True)) == sentence


@pytest.mark.parametrize(
    ("values", "short", "full"),
    [
        ((0.6659, 0.74, 0.5734, None), ("66.6", "74.0", "57.3"), ("66.59", "74.00", "57.34")),
        ((0.7368, 0.73681, 0.736812, 0.7368125), ("73.68000", "73.68100", "73.68120", "73.68125"), None),
        ((0.736812, 0.736813, None, None), ("73.6812", "73.6813"), ("73.6812", "73.6813")),
        ((0.5, 0.5 + 1e-16, 0.25, None), ("50.0", "50.0", "25.0"), ("50.00", "50.00", "25.00")),
        ((0.5, 0.5 + 2e-11, None, None), ("50.000000000", "50.000000002"), None),
        ((1e-9, 2e-9, 0.5, None), ("0.0000001", "0.0000002", "50.0000000"), None),
        ((1.0, 1 - 1e-9, 1 - 2e-9, None), ("100", "99.9999999", "99.9999998"), None),
    ],
)
def test_values_have_as_many_digits_as_tell_them_apart_and_equal_ones_are_equal(
    values: tuple[float | None, ...], short: tuple[str, ...], full: tuple[str, ...] | None
) -> None:
    advice = Advice(values, chance=True, exact=True)
    for text, expected in ((wording.short, short), (wording.full, full or short)):
        shown = [text(advice, move) for move in range(len(expected))]
        assert shown == [f"{figure}\u2009%" for figure in expected]


def test_estimates_within_their_noise_are_not_told_apart() -> None:
    advice = Advice((110_590.4, 110_575.0, 100_232.8, None), chance=False, exact=False, noise=26.1)
    assert wording.verdict(advice).startswith("Left and Right cannot be told apart. Up costs")
    assert wording.played(advice, "right") == "Then came Right: no move seems better."


def test_a_certain_win_is_better_than_one_that_is_not_however_near() -> None:
    advice = Advice((1.0, 1 - 2**-53, None, None), chance=True, exact=True)
    assert [wording.full(advice, direction) for direction in (0, 1)] == ["100\u2009%", "> 99.99\u2009%"]
    assert wording.verdict(advice) == "Left is best by less than 0.0000000001 points."


def test_one_mistake_among_many_moves_is_not_lost_in_the_rounding() -> None:
    words = wording.judgement(Review((2e-6, *999 * (0.0,))), chance=True)
    assert words == "Best in 999 of 1\u2009000 moves, mistakes cost 0.00020 points."
    assert [one.text for one in told_in(words)] == ["999", "1\u2009000", "0.00020"]


def test_what_mistakes_cost_in_points_of_the_score_is_a_figure_with_its_sign() -> None:
    words = wording.verdict(Advice((110_590.4, 100_232.8, 99_000.0, None), chance=False, exact=False, noise=26.1))
    told = told_in(words)
    assert words == "Left is best by ≈ 10\u2009358 points. Up costs ≈ 11\u2009590."
    assert [(one.name, one.text, one.exact) for one in told] == [
        ("lead", "≈ 10\u2009358", False),
        ("cost", "≈ 11\u2009590", False),
    ]
    assert all(words[one.place :].startswith(one.text) for one in told)
