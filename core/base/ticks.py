"""Round numbers for the axis of a plot and the bins of a histogram."""

from __future__ import annotations

from collections.abc import Iterator


def round_steps() -> Iterator[int]:
    """Yield 1, 2, 5, 10, 20, 50, ..."""
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10


def ticks(low: float, high: float, most: int) -> list[int]:
    """Return at most `most` (2 or more) evenly spaced round numbers from `low` to `high` to label an axis."""
    step = next(step for step in round_steps() if high // step - -(-low // step) < most)
    return list(range(int(-(-low // step)) * step, int(high // step) * step + 1, step))
