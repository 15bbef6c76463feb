"""Wording of sample shares: digits, all or none of a sample, and samples that are too small."""

from __future__ import annotations

import pytest

from app.base.language.sample_shares import sampled_interval, sampled_percent
from core.markov.simulation import decimals_borne, wilson


@pytest.mark.parametrize(
    ("seen", "trials", "text"),
    [
        (1, 1, "1 of 1"),
        (7, 7, "7 of 7"),
        (0, 29, "0 of 29"),
        (15, 30, "≈ 50\u2009%"),
        (30, 30, "> 89\u2009%"),
        (0, 30, "< 11\u2009%"),
        (1_000, 1_000, "> 99.6\u2009%"),
        (999, 1_000, "≈ 99.9\u2009%"),
        (731, 1_000, "≈ 73\u2009%"),
        (73_123, 100_000, "≈ 73.1\u2009%"),
        (731_234, 1_000_000, "≈ 73.12\u2009%"),
    ],
)
def test_a_share_has_the_digits_that_its_sample_bears(seen: int, trials: int, text: str) -> None:
    assert sampled_percent(seen, trials) == text


@pytest.mark.parametrize(("seen", "trials"), [(1, 30), (29, 30), (500, 1_000), (12_345, 1_000_000)])
def test_the_last_digit_is_not_below_a_tenth_of_the_half_width(seen: int, trials: int) -> None:
    low, high = wilson(seen, trials)
    half, decimals = 50 * (high - low), decimals_borne(seen, trials)
    assert 0.1**decimals >= half / 10 and (decimals == 0 or 0.1 ** (decimals - 1) > half)
    assert sampled_interval(seen, trials) == tuple(f"{100 * end:.{decimals}f}\u2009%" for end in (low, high))
