"""Texts for waiting times and large numbers."""

from __future__ import annotations

from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.lab.savitch.model import YEAR
from app.plots.drawing.numbers import scientific

MOST_DIGITS = 12
LEAST, DAY = 0.01, 86_400.0
"""Limits in seconds: the shortest time that is written, and a day."""


def wait(seconds: float) -> str:
    """Return a time as text: "0.08 s", "72 min", "3 days", "about 120 years", "about 3.2·10⁹ years"."""
    if seconds < LEAST:
        return f"< {tr('{seconds:.2f} s', seconds=LEAST)}"
    if seconds < 10:
        return tr("{seconds:.2f} s", seconds=seconds)
    if seconds < 90:
        return tr("{seconds:.0f} s", seconds=seconds)
    if seconds < 2 * 3600:
        return tr("{minutes:.0f} min", minutes=seconds / 60)
    return _long_wait(seconds)


def _long_wait(seconds: float) -> str:
    if seconds < 2 * DAY:
        return tr("%n hours", one="%n hour", n=round(seconds / 3600))
    if seconds < YEAR:
        return tr("%n days", one="%n day", n=round(seconds / DAY))
    years = seconds / YEAR
    if years < 1e4:
        return tr("about %n years", one="about %n year", n=round(years))
    return tr("about {years} years", years=scientific(years, 1))


def calls(number: int) -> str:
    """Return a number of calls, as a power of ten if it is long."""
    return format_integer(number) if len(str(number)) <= MOST_DIGITS else scientific(number, 1)
