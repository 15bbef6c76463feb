"""Shares of a sample in words, with no more digits than the size of the sample supports."""

from __future__ import annotations

from app.base.language.wording import fixed_percent, format_integer
from app.base.language.words import tr
from core.markov.simulation import LEAST_TRIALS, decimals_borne, wilson


def sampled_percent(seen: int, trials: int) -> str:
    """Return a share of trials in percent: "≈ 73 %" of 1,000, "≈ 73.1 %" of 100,000.

    Where all or none of them were counted it is the end of the 95 % interval, "> 99.6 %"; below `LEAST_TRIALS` trials
    it is the count alone, "7 of 12".
    """
    if trials < LEAST_TRIALS:
        return tr("{seen} of {trials}", seen=format_integer(seen), trials=format_integer(trials))
    if seen in {0, trials}:
        low, high = sampled_interval(seen, trials)
        return f"> {low}" if seen else f"< {high}"
    share = fixed_percent(seen / trials, decimals_borne(seen, trials))
    return share if share.startswith(("<", ">")) else f"≈ {share}"


def sampled_interval(seen: int, trials: int) -> tuple[str, str]:
    """Return both ends of the 95 % interval (Wilson) of a sampled share, with the digits it supports."""
    decimals = decimals_borne(seen, trials)
    low, high = wilson(seen, trials)
    return fixed_percent(low, decimals), fixed_percent(high, decimals)
