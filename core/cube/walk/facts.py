"""Facts counted about the random walk from a solved cube, which can be stored: they take some seconds."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from typing import Any

from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.walk import pocket_walk, random_walk, sequence_counts

POCKET_MOVES = 40
"""Number of moves of the exact walk on the 2x2x2; on the 3x3x3 it is `sequence_counts.LONGEST`."""


@dataclass(frozen=True)
class WalkFacts:
    """Facts counted about the random walk from a solved cube.

    The exact distributions for 0, 1, 2, ... moves, the distances to uniform where all positions were counted, and for
    each depth how many of its positions' turns lead one deeper, to the same depth, and one closer, as far as counted.
    """

    distributions: tuple[tuple[float, ...], ...]
    distances: tuple[float, ...]
    class_moves: tuple[tuple[int, int, int], ...]

    @property
    def longest_walk(self) -> int:
        """Largest number of moves whose distribution is known."""
        return len(self.distributions) - 1

    def text(self) -> str:
        """Return all facts as JSON, with numbers that are read back exactly."""
        stored = {"laws": self.distributions, "distances": self.distances, "class_moves": self.class_moves}
        return json.dumps(stored, separators=(",", ":"))


def parse(text: str) -> WalkFacts:
    """Return the facts in the JSON of `WalkFacts.text`; raises InputError for anything else."""
    try:
        stored = json.loads(text)
        distributions = tuple(tuple(map(_finite, distribution)) for distribution in stored["laws"])
        distances = tuple(map(_finite, stored["distances"]))
        class_moves = tuple((int(up), int(stay), int(down)) for up, stay, down in stored["class_moves"])
    except (ValueError, TypeError, KeyError, OverflowError, RecursionError) as error:
        raise InputError(phrase("The counted walk cannot be read")) from error
    if not distributions or len(distances) not in {0, len(distributions)} or not class_moves:
        raise InputError(phrase("The counted walk is incomplete"))
    return WalkFacts(distributions, distances, class_moves)


def _finite(stored: Any) -> float:
    """Return a stored number; raises ValueError for NaN and infinity, which Python's JSON reader accepts."""
    number = float(stored)
    if not math.isfinite(number):
        raise ValueError(stored)
    return number


def gather(puzzle: str, metric: Metric, control: Control | None = None) -> WalkFacts | None:
    """Count the facts of "3x3x3" or "2x2x2" with at most 200 MB of memory; None if cancelled."""
    longest = POCKET_MOVES if puzzle == "2x2x2" else sequence_counts.LONGEST[metric]
    walk = random_walk.compute_exact_walk(puzzle, metric, longest, control)
    if walk is None:
        return None
    moves = (
        pocket_walk.class_moves(metric)
        if puzzle == "2x2x2"
        else sequence_counts.class_moves(metric, longest - 1, control)
    )
    return None if moves is None else WalkFacts(walk.distributions, walk.distances, tuple(moves))
