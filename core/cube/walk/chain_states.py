"""States of the walk lumped to depth classes: positions, where turns lead, and how that is known.

E. Testé, "A random walk on the Rubik's Cube", 2023: in quarter turns the populations alone give the chain, if they obey
a tower of inequalities; as published, rounded, they do not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import fsum, isclose

from core.base.depth import Exactness
from core.cube.metrics import Metric
from core.cube.walk import class_moves, pocket_walk, random_walk
from core.cube.walk.populations import load_populations
from core.markov.growth import effective_branching

GROWTH = (3, 16)
"""Depths over which the mean of p/q is the article's b = 9.3412."""
FITS = ((3, 16), (3, 17), (4, 17), (3, 18))
"""Ranges of depths in which a line is fitted to log D."""


class ProbabilitySource(StrEnum):
    """Source of the probabilities of a depth class: counted, sampled or estimated."""

    COUNTED = "counted"
    SAMPLED = "sampled"
    ESTIMATED = "estimated"


@dataclass(frozen=True)
class DepthState:
    """Positions of one depth as a state of the chain.

    There are `states` of them; the shares of turns lead one deeper (`away`), to the same depth (`stay`) and one closer
    (`back`).
    """

    depth: int
    states: int
    exact: bool
    """Whether `states` is counted."""
    away: float
    stay: float
    back: float
    known: ProbabilitySource

    @property
    def ratio(self) -> float | None:
        """Ratio p/q, an estimate of the growth of the populations; None without a way back."""
        return self.away / self.back if self.back else None

    def leads_away_as(self, other: DepthState) -> bool:
        """Return whether p equals that of another state, up to rounding."""
        return isclose(self.away, other.away, rel_tol=1e-9)


def has_mended_populations(puzzle: str, metric: Metric) -> bool:
    """Return whether the published populations must be corrected before they define a chain.

    If so, there is more than one chain.
    """
    return (puzzle, metric) == ("3x3x3", Metric.QTM)


def states(puzzle: str, metric: Metric, populations: str = "article") -> tuple[DepthState, ...]:
    """Return all states of "3x3x3" or "2x2x2"; those of the 2x2x2 are counted in a moment, once."""
    figures = load_populations(puzzle, metric)
    chain = random_walk.chain(puzzle, metric, populations)
    sizes = [layer.states for layer in figures.layers]
    if has_mended_populations(puzzle, metric):
        sizes = random_walk.POPULATIONS[populations](figures)
    rows = zip(figures.layers, sizes, chain.up, chain.stay, chain.down, strict=True)
    return tuple(
        DepthState(
            layer.depth,
            size,
            layer.exactness is Exactness.EXACT,
            up,
            stay,
            down,
            _find_probability_source(puzzle, metric, layer.depth),
        )
        for layer, size, up, stay, down in rows
    )


def _find_probability_source(puzzle: str, metric: Metric, depth: int) -> ProbabilitySource:
    if puzzle == "2x2x2":
        return ProbabilitySource.COUNTED
    if metric is Metric.QTM:
        # q follows from the populations up to the depth, and p from q
        layers = load_populations(puzzle, metric).layers[: depth + 1]
        return (
            ProbabilitySource.COUNTED
            if all(layer.exactness is Exactness.EXACT for layer in layers)
            else ProbabilitySource.ESTIMATED
        )
    known = class_moves.load_class_moves()
    if depth >= len(known):
        return ProbabilitySource.ESTIMATED
    return ProbabilitySource.COUNTED if known[depth].exactness is Exactness.EXACT else ProbabilitySource.SAMPLED


def keeping(puzzle: str, metric: Metric, depth: int) -> tuple[int, int]:
    """Return how many of the counted or sampled turns at a depth keep the depth, and how many there are."""
    if puzzle == "2x2x2":
        counts = pocket_walk.class_moves(metric)[depth]
        return counts[1], sum(counts)
    moves = class_moves.load_class_moves()[depth]
    return moves.stay, moves.moves


def matrix(rows: Sequence[DepthState]) -> list[list[float]]:
    """Return the transition matrix: from the depth of the row to that of the column."""
    size = len(rows)
    square = [[0.0] * size for _ in range(size)]
    for row in rows:
        for target, share in ((row.depth - 1, row.back), (row.depth, row.stay), (row.depth + 1, row.away)):
            if 0 <= target < size:
                square[row.depth][target] = share
    return square


def matrix_csv(rows: Sequence[DepthState]) -> str:
    """Return the transition matrix as comma-separated lines under the depths."""
    lines = [["from/to", *(str(row.depth) for row in rows)]]
    lines += [[str(depth), *(f"{share:.17g}" for share in shares)] for depth, shares in enumerate(matrix(rows))]
    return "\n".join([*map(",".join, lines), ""])


def to_csv(rows: Sequence[DepthState]) -> str:
    """Return every state as comma-separated lines under a header."""
    lines = [
        f"{row.depth},{row.states},{'exact' if row.exact else 'approximate'},{row.away:.17g},{row.back:.17g},"
        f"{row.stay:.17g},{row.known}"
        for row in rows
    ]
    return "\n".join(["depth,states,exactness,p,q,r,known", *lines, ""])


@dataclass(frozen=True)
class Balance:
    """Number of positions at even and at odd depths, equal if every turn changes parity."""

    even: int
    odd: int

    @property
    def gap(self) -> int:
        """Number of positions that the smaller half lacks."""
        return abs(self.even - self.odd)


def balance(sizes: Sequence[int]) -> Balance:
    """Return how many positions lie at even and at odd depths, from populations by depth."""
    return Balance(sum(sizes[::2]), sum(sizes[1::2]))


@dataclass(frozen=True)
class Condition:
    """One of the tower of inequalities 0 < D(i-1) - D(i-2) + ... <= D(i), which make q(i) a probability."""

    depth: int
    flow: int
    """Alternating sum D(i-1) - D(i-2) + ..., which is D(i) q(i), the flow back from the depth."""
    states: int
    """Population D(i)."""

    @property
    def holds(self) -> bool:
        """Whether the inequality holds."""
        return 0 < self.flow <= self.states


def tower(sizes: Sequence[int]) -> list[Condition]:
    """Return the inequalities for each depth from 1 on, from populations by depth."""
    conditions, flow = [], 0
    for depth, size in enumerate(sizes):
        if depth:
            conditions.append(Condition(depth, flow, size))
        flow = size - flow
    return conditions


def tower_csv(sizes: Sequence[int]) -> str:
    """Return the inequalities as comma-separated lines under a header."""
    lines = [f"{one.depth},{one.flow},{one.states},{int(one.holds)}" for one in tower(sizes)]
    return "\n".join(["depth,flow,states,holds", *lines, ""])


def first_break(sizes: Sequence[int]) -> int | None:
    """Return the first depth whose q would be no probability; None if the tower of inequalities holds."""
    return next((one.depth for one in tower(sizes) if not one.holds), None)


@dataclass(frozen=True)
class Growth:
    """Growth b of the number of cube positions, D ~ b^d at depth d, estimated in three ways.

    They are the mean of p/q, lines through log D, and the number of turns that lead away from solved.
    """

    ratio: float
    """Mean of p/q over `GROWTH`, the article's b."""
    fits: tuple[tuple[tuple[int, int], float], ...]
    """Estimates by a line through log D, over ranges of depths."""
    back: float
    """Probability 1/(b + 1), which each q would be if D were b^d exactly."""
    away: float
    """Mean number of a position's turns that lead away, over the depths in `GROWTH`."""


def away_turns(rows: Sequence[DepthState], turns: int, low: int, high: int) -> float:
    """Return how many of `turns` turns lead away, on average over the depths `low`..`high`."""
    return turns * fsum(row.away for row in rows[low : high + 1]) / (high + 1 - low)


def mean_ratio(rows: Sequence[DepthState], low: int, high: int) -> float:
    """Return the mean of p/q over the depths `low`..`high`."""
    return fsum(row.ratio or 0.0 for row in rows[low : high + 1]) / (high + 1 - low)


def growth(rows: Sequence[DepthState], turns: int) -> Growth:
    """Return the growth of a chain in which no turn keeps the depth: the 3x3x3 in quarter turns.

    `rows` are its states, `turns` the number of turns of a position, 12.
    """
    low, high = GROWTH
    ratio = mean_ratio(rows, low, high)
    sizes = [row.states for row in rows]
    fits = tuple((fit, effective_branching(sizes, *fit)) for fit in FITS)
    return Growth(ratio, fits, 1 / (ratio + 1), away_turns(rows, turns, low, high))
