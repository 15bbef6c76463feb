"""Waits and great counts in words."""

from __future__ import annotations

from app.lab.savitch.model import YEAR
from app.plots.numbers import scientific
from app.services.wording import counted, grouped

MOST_DIGITS = 12
DAY = 86_400.0


def wait(seconds: float) -> str:
    """How long it takes: "0.08 s", "72 min", "3 days", "about 120 years", "about 3.2·10⁹ years"."""
    if seconds < 10:
        return f"{seconds:.2f} s" if seconds >= 0.01 else "< 0.01 s"
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 2 * 3600:
        return f"{seconds / 60:.0f} min"
    if seconds < 2 * DAY:
        return f"{seconds / 3600:.0f} hours"
    if seconds < YEAR:
        return f"{seconds / DAY:.0f} days"
    years = seconds / YEAR
    return f"about {counted(round(years), 'year') if years < 1e4 else f'{scientific(years, 1)} years'}"


def calls(number: int) -> str:
    """A count of calls, as a power of ten where it is long."""
    return grouped(number) if len(str(number)) <= MOST_DIGITS else scientific(number, 1)
