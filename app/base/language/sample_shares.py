"""Shares of a sample in words: with as many digits as the sample bears, and none of a sample that is too small."""

from __future__ import annotations

from app.base.language.wording import fixed_percent, format_integer
from app.base.language.words import tr
from core.markov.simulation import LEAST_TRIALS, decimals_borne, wilson


def sampled_percent(seen: int, trials: int) -> str:
    """A share of trials in percent: "≈ 73 %" of 1,000, "≈ 73.1 %" of 100,000.

    Where all or none of them were counted it is the end of the 95 % interval, "> 99.6 %", and of fewer than
    `LEAST_TRIALS` the count alone, "7 of 12".
    """
    if trials < LEAST_TRIALS:
        return tr("{seen} of {trials}", seen=format_integer(seen), trials=format_integer(trials))
    if seen in {0, trials}:
        low, high = sampled_interval(seen, trials)
        return f"> {low}" if seen else f"< {high}"
    share = fixed_percent(seen / trials, decimals_borne(seen, trials))
    return share if share.startswith(("<", ">")) else f"≈ {share}"


def sampled_interval(seen: int, trials: int) -> tuple[str, str]:
    """Both ends of the 95 % interval of such a share (Wilson), with as many digits."""
    decimals = decimals_borne(seen, trials)
    low, high = wilson(seen, trials)
    return fixed_percent(low, decimals), fixed_percent(high, decimals)
