"""Sampled random walks, each solved optimally, with confidence intervals of the depths."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, wait
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import NamedTuple

from core.base.control import Control
from core.cube import pocket
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Solver
from core.markov.simulation import Interval, wilson

PART_SECONDS, LARGEST = 0.2, 100
"""Seconds that a part of the walks should take a worker, and most walks in a part."""
IN_FLIGHT = 256
"""Most parts that are submitted before the first of them is done: enough for as many workers."""
TICK_SECONDS = 0.02

DepthOf = Callable[[Sequence[str]], int | None]
"""Function that returns the depth after some turns, or None if cancelled.

It must be picklable to run in other processes.
"""


@dataclass(frozen=True)
class EndDepthCounts:
    """Numbers of sampled walks that ended at each depth 0, 1, 2, ..."""

    counts: tuple[int, ...]

    @property
    def samples(self) -> int:
        """Number of walks."""
        return sum(self.counts)

    @property
    def shares(self) -> list[float]:
        """Share of the walks that ended at each depth."""
        return [count / self.samples for count in self.counts] if self.samples else [0.0] * len(self.counts)

    @property
    def intervals(self) -> list[Interval]:
        """Wilson's 95 % interval of the probability to end at each depth."""
        return [wilson(count, self.samples) for count in self.counts]

    def __add__(self, other: EndDepthCounts) -> EndDepthCounts:
        """Return two samples as one; they must be of different walks."""
        both = [self.counts, other.counts]
        longest = max(map(len, both))
        padded = [[*counts, *(0,) * (longest - len(counts))] for counts in both]
        return EndDepthCounts(tuple(map(sum, zip(*padded, strict=True))))


@dataclass(frozen=True)
class PocketDepth:
    """Depths of the 2x2x2, from a table."""

    metric: Metric

    def __call__(self, turns: Sequence[str]) -> int:
        """Return a depth; see `DepthOf`."""
        return pocket.depth(position(turns), self.metric)


class SolvedDepth:
    """Depths of the 3x3x3, each proved by an optimal search."""

    def __init__(self, solver: Solver, metric: Metric, control: Control | None = None) -> None:
        self._solver, self._metric = solver, metric
        self._control = Control() if control is None else control

    def __call__(self, turns: Sequence[str]) -> int | None:
        """Return a depth; see `DepthOf`."""
        solution = tuple(inverse_moves(turns))
        length = self._metric.length(solution)
        if length == 0:
            return 0
        # the inverse turns are a solution, but no useful bound if longer than the greatest depth
        known = Bracket(self._metric, 0, length, solution) if length <= self._metric.deepest(3) else None
        proof = self._solver.prove(position(turns), self._metric, known, self._control)
        return proof.length if proof.is_proved else None


@dataclass(frozen=True)
class SeededWalks:
    """Random walks of one seed, numbered from 0; each turn is drawn uniformly from all 18 or 12."""

    metric: Metric
    moves: int
    seed: int

    def turns(self, index: int = 0) -> list[str]:
        """Return the turns of one walk."""
        random = Random((self.seed << 64) + index)
        turns = self.metric.face_turns
        return [turns[int(random.random() * len(turns))] for _ in range(self.moves)]


def measure(
    executor: Executor,
    depth_of: DepthOf,
    walks: SeededWalks,
    samples: int,
    first: int = 0,
    control: Control | None = None,
    report: Callable[[EndDepthCounts], object] | None = None,
) -> EndDepthCounts:
    """Return the depths of walks `first`, `first` + 1, ..., found by the executor's workers.

    Threads suffice, as the search releases the interpreter's lock. `control` counts walks; `report` gets those that
    were done since it was last called. If cancelled, only walks before the first unfinished one are included, since the
    others would be biased towards quickly solved ones. A failure cancels `control`, so that no other worker goes on.
    """
    control = Control() if control is None else control
    control.done, control.total = 0, samples
    parts: deque[tuple[Future[_Part], int]] = deque()
    next_walk, size, found = first, 1, EndDepthCounts(())
    try:
        while found.samples < samples:
            while next_walk < first + samples and len(parts) < IN_FLIGHT:
                count = min(size, first + samples - next_walk)
                parts.append((executor.submit(_walk, depth_of, walks, next_walk, count), count))
                next_walk += count
            future, count = parts[0]
            while not control.cancelled and not future.done():
                wait([future], TICK_SECONDS)
            if not future.done():
                break
            part = future.result()
            parts.popleft()
            found += part.measured
            # set again, because a solver that builds its table uses the control for that
            control.done, control.total = found.samples, samples
            if report is not None:
                report(part.measured)
            if part.measured.samples < count:
                break
            size = max(1, min(LARGEST, int(PART_SECONDS * count / max(part.seconds, 1e-9))))
    except BaseException:
        control.cancel()
        raise
    finally:
        for future, _ in parts:
            future.cancel()
    return found


class _Part(NamedTuple):
    """Result of a worker for a part of the walks, and the time it took."""

    measured: EndDepthCounts
    seconds: float


def _walk(depth_of: DepthOf, walks: SeededWalks, start: int, count: int) -> _Part:
    """Return the depths of some walks, up to the first that was cancelled."""
    started = perf_counter()
    counts: list[int] = []
    for index in range(start, start + count):
        depth = depth_of(walks.turns(index))
        if depth is None:
            break
        counts.extend([0] * (depth + 1 - len(counts)))
        counts[depth] += 1
    return _Part(EndDepthCounts(tuple(counts)), perf_counter() - started)
