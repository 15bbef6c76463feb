"""The random walk measured: walks of random turns, each solved optimally, and how sure their depths make us."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, wait
from dataclasses import dataclass
from random import Random

from core.chains.simulation import Interval, wilson
from core.control import Control
from core.cube import pocket
from core.cube.bracket import Search
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, inverse_moves, position
from core.cube.solution import Solution

PARTS, LARGEST = 400, 100
"""Walks are handed to the executor in about so many parts, of at most so many walks."""
TICK_SECONDS = 0.02

DepthOf = Callable[[Sequence[str]], int | None]
"""The depth of the position after these turns from solved; None if it was cancelled. To be run in other processes it
must be picklable."""


@dataclass(frozen=True)
class Measured:
    """How many of the walks ended at each depth 0, 1, 2, ..."""

    counts: tuple[int, ...]

    @property
    def samples(self) -> int:
        """How many walks there were."""
        return sum(self.counts)

    @property
    def shares(self) -> list[float]:
        """The part of the walks that ended at each depth."""
        return [count / self.samples for count in self.counts] if self.samples else [0.0] * len(self.counts)

    @property
    def intervals(self) -> list[Interval]:
        """For each depth, Wilson's 95 % interval of the probability to end there."""
        return [wilson(count, self.samples) for count in self.counts]

    def __add__(self, other: Measured) -> Measured:
        """Both samples as one; they must be of different walks."""
        both = [self.counts, other.counts]
        longest = max(map(len, both))
        padded = [[*counts, *(0,) * (longest - len(counts))] for counts in both]
        return Measured(tuple(map(sum, zip(*padded, strict=True))))


@dataclass(frozen=True)
class PocketDepth:
    """Depths of the 2x2x2, looked up."""

    metric: Metric

    def __call__(self, turns: Sequence[str]) -> int:
        """See `DepthOf`."""
        return pocket.depth(position(turns), self.metric)


class SolvedDepth:
    """Depths of the 3x3x3, each proved by an optimal search."""

    def __init__(self, search: Search, metric: Metric, control: Control | None = None) -> None:
        self._search, self._metric = search, metric
        self._control = Control() if control is None else control

    def __call__(self, turns: Sequence[str]) -> int | None:
        """See `DepthOf`."""
        back = tuple(inverse_moves(turns))
        length = self._metric.length(back)
        if length == 0:
            return 0
        # the way back is a solution, but worth telling only if none is known to be shorter
        known = length <= self._metric.deepest(3)
        short = Solution(back, 0, length, 0) if known else Solution(None, 0, None, 0)
        found = self._search(position(turns), short, self._control, lambda *_: False)
        return found.upper_bound if found.optimal else None


def random_turns(metric: Metric, moves: int, seed: int, index: int = 0) -> list[str]:
    """Walk number `index` of a seed: so many turns, each drawn uniformly of all 18 or 12, whatever came before."""
    random = Random((seed << 64) + index)
    turns = [turn for turn in FACE_TURNS if metric is Metric.HTM or not turn.endswith("2")]
    return [turns[int(random.random() * len(turns))] for _ in range(moves)]


def measure(
    executor: Executor,
    depth_of: DepthOf,
    metric: Metric,
    moves: int,
    samples: int,
    seed: int,
    first: int = 0,
    control: Control | None = None,
) -> Measured:
    """The depths of walks `first`, `first` + 1, ... of a seed, found by the executor's workers.

    Threads do, for the search runs without the interpreter's lock. `control` counts walks. Cancelled, the answer has
    only walks before the first that was not done: the others would be those that were quickly solved.
    """
    control = Control() if control is None else control
    control.done, control.total = 0, samples
    size = min(max(1, samples // PARTS), LARGEST)
    starts = range(first, first + samples, size)
    parts: list[Future[list[int]]] = [
        executor.submit(_depths, depth_of, metric, moves, seed, start, min(size, first + samples - start))
        for start in starts
    ]
    counts: Counter[int] = Counter()
    try:
        for part, start in zip(parts, starts, strict=True):
            while not control.cancelled and not part.done():
                wait([part], TICK_SECONDS)
            if not part.done():
                break
            depths = part.result()
            counts.update(depths)
            control.done = counts.total()
            if len(depths) < min(size, first + samples - start):
                break
    finally:
        for part in parts:
            part.cancel()
    return Measured(tuple(counts[depth] for depth in range(max(counts, default=0) + 1)))


def _depths(depth_of: DepthOf, metric: Metric, moves: int, seed: int, start: int, walks: int) -> list[int]:
    """The depths of some walks one after the other, up to the first that was cancelled."""
    depths = []
    for index in range(start, start + walks):
        depth = depth_of(random_turns(metric, moves, seed, index))
        if depth is None:
            break
        depths.append(depth)
    return depths
