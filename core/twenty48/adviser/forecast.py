"""Forecast of the further score from a network's value, by tile sum, measured in the adviser's games.

A network learns from quick play. The adviser looks further ahead: early in a game it scores more than the network says,
late in a game less, since it seldom reaches what the network hopes for. So a value by itself only ranks the moves. It
becomes a forecast when it is multiplied by the ratio of the points still scored to the network's values, over all
positions of about that tile sum.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from core.base.figures import figures
from resources import ROOT

FIGURES = ROOT / "figures" / "adviser-2048.json"
LEAST_GAMES = 10
"""Fewest games that a stage needs; a stage with fewer is left out, and the one before it is used."""


class ForecastFit(NamedTuple):
    """Factor that a network's value is multiplied by, and number of games it was measured in."""

    factor: float
    games: int


@dataclass(frozen=True)
class Forecast:
    """Measured factors from a network's values to further scores, by tile sum."""

    weights: Mapping[str, Any]
    """Identifies the measured network: entries of its origin."""
    middles: tuple[float, ...]
    """Middle tile sums of the stages, ascending."""
    fits: tuple[ForecastFit, ...]

    def is_of(self, origin: Mapping[str, Any]) -> bool:
        """Whether the network with this origin is the one that was measured."""
        return self.weights.items() <= origin.items()

    def fit(self, tile_sum: int) -> ForecastFit:
        """Return the factor at a tile sum, interpolated, and the number of games of the nearer stage."""
        before, part = self._locate_stage(tile_sum)
        games = self.fits[self.nearest(tile_sum)].games
        if not part:
            return ForecastFit(self.fits[before].factor, games)
        return ForecastFit((1 - part) * self.fits[before].factor + part * self.fits[before + 1].factor, games)

    def nearest(self, tile_sum: int) -> int:
        """Return the index of the stage nearest to a tile sum."""
        before, part = self._locate_stage(tile_sum)
        return before if part < 0.5 else before + 1

    def _locate_stage(self, tile_sum: int) -> tuple[int, float]:
        """Return the stage before a tile sum, and the fraction of the way to the next one.

        Beyond the ends it is the first or the last stage.
        """
        above = bisect_right(self.middles, tile_sum)
        if above in {0, len(self.middles)}:
            return max(0, above - 1), 0.0
        before, after = self.middles[above - 1], self.middles[above]
        return above - 1, (tile_sum - before) / (after - before)


@cache
def read(path: Path = FIGURES) -> Forecast:
    """Return the forecast in a file made by `build_scripts/measure_2048.py`.

    Raises InputError if the file is damaged.
    """
    with figures(path) as content:
        stages = [stage for stage in content["stages"] if stage["games"] >= LEAST_GAMES]
        return Forecast(
            content["weights"],
            tuple(stage["tile_sum"] for stage in stages),
            tuple(ForecastFit(stage["scored"] / stage["value"], stage["games"]) for stage in stages),
        )
