"""How fast work goes, measured over enough time to be told: a rate over less is noise and is not shown."""

from __future__ import annotations

from typing import NamedTuple

LEAST_SECONDS = 0.25
"""A rate that is measured over less time is not told."""


class MeasuredRate(NamedTuple):
    """Work that was `done` in so many `seconds`."""

    done: int
    seconds: float

    @property
    def per_second(self) -> float | None:
        """What was done in a second; None if it was measured over too little time."""
        return self.done / self.seconds if self.done and self.seconds >= LEAST_SECONDS else None
