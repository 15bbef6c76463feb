"""What a network's values come to in play: the score that is still to come, by tile sum, as games of the adviser show.

A network learns from quick play. The adviser looks further ahead: early on it scores more than the network says, and
late less, since it seldom gets to where the network hopes to be. So a value ranks the moves. It becomes a forecast when
it is multiplied by what was still scored over what the network had said, in all positions of about that tile sum.
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
"""A stage that fewer games came to says nothing; the one before stands for it."""


class ForecastFit(NamedTuple):
    """Factor that a network's value is multiplied by, and the number of games that it rests on."""

    factor: float
    games: int


@dataclass(frozen=True)
class Forecast:
    """What was measured of one network."""

    weights: Mapping[str, Any]
    """Which one: what its origin says."""
    middles: tuple[float, ...]
    """The tile sums of the stages, ascending."""
    fits: tuple[ForecastFit, ...]

    def is_of(self, origin: Mapping[str, Any]) -> bool:
        """Whether the network with this origin was measured."""
        return self.weights.items() <= origin.items()

    def fit(self, tile_sum: int) -> ForecastFit:
        """The factor in between two stages, and the games of the nearer one."""
        before, part = self._locate_stage(tile_sum)
        games = self.fits[self.nearest(tile_sum)].games
        if not part:
            return ForecastFit(self.fits[before].factor, games)
        return ForecastFit((1 - part) * self.fits[before].factor + part * self.fits[before + 1].factor, games)

    def nearest(self, tile_sum: int) -> int:
        """The stage that is nearest."""
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
    """The figures in a file, which `build_scripts/measure_2048.py` makes. Raises InputError for a damaged one."""
    with figures(path) as content:
        stages = [stage for stage in content["stages"] if stage["games"] >= LEAST_GAMES]
        return Forecast(
            content["weights"],
            tuple(stage["tile_sum"] for stage in stages),
            tuple(ForecastFit(stage["scored"] / stage["value"], stage["games"]) for stage in stages),
        )
