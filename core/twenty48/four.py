"""The probability that a new tile is a 4, as a person writes it."""

from __future__ import annotations

from fractions import Fraction

from core.puzzle import InputError


def parse_four(text: str) -> Fraction:
    """The probability without rounding, from `0.1`, `10e-2` or `1/10`. Raises InputError."""
    try:
        value = Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise InputError(f"{text} is not a probability. Write it as 0.1 or 1/10") from None
    if not 0 <= value <= 1:
        raise InputError(f"{text} is not a probability from 0 to 1")
    return value
