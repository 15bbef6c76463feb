"""Rate of work, measured over enough time: a rate over less is noise and is not shown."""

from __future__ import annotations

from typing import NamedTuple

LEAST_SECONDS = 0.25
"""Least time over which a rate is measured before it is shown."""


class MeasuredRate(NamedTuple):
    """Amount of work `done` in a number of `seconds`."""

    done: int
    seconds: float

    @property
    def per_second(self) -> float | None:
        """Work done per second; None for no work, or if it was measured over too little time."""
        return self.done / self.seconds if self.done and self.seconds >= LEAST_SECONDS else None
