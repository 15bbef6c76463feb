"""Distribution of the depth after N random moves from solved, by the lumped chain or exactly.

The lumped chain assumes that a walk is uniform inside a depth class. It is exact for a move or two and wrong after
that: `compute_exact_walk` shows by how much. Every turn of the metric is equally likely at each move, whatever came
before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import fsum

from core.base.control import Control
from core.base.depth import DepthDistribution, Exactness
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.walk import class_moves, pocket_walk, sequence_counts
from core.cube.walk.populations import article, balance_populations, load_populations
from core.markov.birth_death import BirthDeathChain
from core.markov.flows import chain_with_rests

POPULATIONS: dict[str, Callable[[DepthDistribution], list[int]]] = {
    "article": article,
    "balanced": balance_populations,
}
"""Functions that correct the published populations of the 3x3x3."""


@dataclass(frozen=True)
class ExactWalk:
    """Exact distributions of the depth after 0, 1, 2, ... moves.

    `distances` are the total variation distances of the walk from uniform over all positions (in quarter turns: those
    of its parity); empty where only some positions were counted.
    """

    distributions: tuple[tuple[float, ...], ...]
    distances: tuple[float, ...]


def mean(distribution: Sequence[float]) -> float:
    """Return the mean depth under a distribution."""
    return fsum(depth * p for depth, p in enumerate(distribution))


@lru_cache(maxsize=8)
def chain(puzzle: str, metric: Metric, populations: str = "article") -> BirthDeathChain:
    """Return the walk of "3x3x3" or "2x2x2" lumped to its depth classes.

    On the 2x2x2 the moves between classes are counted. On the 3x3x3 quarter turns follow from the populations,
    corrected as in `POPULATIONS`. Half turns may stay inside a class: they follow from the populations as published and
    from `core.cube.walk.class_moves`, where there are figures; deeper they are estimated. `source` tells up to which
    depth.
    """
    if puzzle == "2x2x2":
        return BirthDeathChain.from_counts(pocket_walk.class_moves(metric))
    figures = load_populations(puzzle, metric)
    if metric is Metric.QTM:
        return BirthDeathChain.from_populations(POPULATIONS[populations](figures))
    rests = [moves.shares[1] for moves in class_moves.load_class_moves()]
    return chain_with_rests([layer.states for layer in figures.layers], rests)


def source(puzzle: str, metric: Metric) -> str:
    """Return one sentence on the origin of the probabilities of `chain`, and how good they are."""
    if puzzle == "2x2x2":
        return phrase("All moves between the depths are counted.")
    if metric is Metric.QTM:
        return phrase("From the published populations; those beyond depth 18 are rounded.")
    known = class_moves.load_class_moves()
    counted = sum(moves.exactness is Exactness.EXACT for moves in known) - 1
    return phrase(
        "From the published populations and the moves that keep the depth: counted to depth {counted}, sampled to "
        "{sampled}, estimated beyond.",
        counted=counted,
        sampled=len(known) - 1,
    )


def compute_exact_walk(
    puzzle: str, metric: Metric, longest: int, control: Control | None = None, start: int = 0
) -> ExactWalk | None:
    """Return the exact walk for 0..`longest` moves; None if cancelled.

    On the 2x2x2 it covers all positions, starting from the one numbered `start`; on the 3x3x3 sequences from solved are
    counted, at most `sequence_counts.LONGEST` moves, beyond which InputError is raised.
    """
    control = Control() if control is None else control
    if puzzle == "2x2x2":
        distributions, distances = pocket_walk.walk(metric, longest, start, control)
        return (
            ExactWalk(tuple(map(tuple, distributions)), tuple(distances)) if len(distributions) == longest + 1 else None
        )
    most = sequence_counts.LONGEST[metric]
    if longest > most:
        raise InputError(
            phrase(
                "The exact walk on the 3×3×3 is known for at most {turns}, not {longest}",
                turns=metric.turns(most),
                longest=longest,
            )
        )
    counts = sequence_counts.depth_counts(metric, longest, control)
    if counts is None:
        return None
    return ExactWalk(tuple(tuple(ended / sum(row) for ended in row) for row in counts), ())
