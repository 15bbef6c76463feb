"""Depth classes that grow geometrically: the fitted growth, its ideal chain, and the binomial limit.

If D(d) grows as b^d, detailed balance lets a walk go one deeper with b / (b + 1) and one back with 1 / (b + 1), far
from both ends. After N moves it is at d = 2k - N with k binomial, most likely near N (b - 1) / (b + 1) (E. Testé, "A
random walk on the Rubik's Cube", 2023).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp, fsum, lgamma, log

from core.base.puzzle import InputError
from core.base.words import phrase
from core.markov.birth_death import BirthDeathChain
from core.markov.mixing import total_variation


def effective_branching(populations: Sequence[int], first: int, last: int) -> float:
    """Return b of the least-squares line through log D(d) at the depths `first`..`last`."""
    slope, _, _ = _line(populations, first, last)
    return exp(slope)


def fitted_line(populations: Sequence[int], first: int, last: int) -> list[float]:
    """Return the populations of all depths according to the fitted line."""
    slope, middle, level = _line(populations, first, last)
    return [exp(level + slope * (depth - middle)) for depth in range(len(populations))]


def _line(populations: Sequence[int], first: int, last: int) -> tuple[float, float, float]:
    """Return the slope of the fitted line, and the middle depth with the line's height there."""
    if not 0 <= first < last < len(populations):
        raise InputError(
            phrase(
                "A fit needs two depths from 0 to {most}, not {first} to {last}",
                most=len(populations) - 1,
                first=first,
                last=last,
            )
        )
    depths = range(first, last + 1)
    heights = [log(populations[depth]) for depth in depths]
    middle, level = (first + last) / 2, fsum(heights) / len(depths)
    slope = fsum((depth - middle) * (height - level) for depth, height in zip(depths, heights, strict=True))
    return slope / fsum((depth - middle) ** 2 for depth in depths), middle, level


def most_likely_depth(moves: int, b: float) -> float:
    """Return N (b - 1) / (b + 1), the most likely depth after N moves by the limit."""
    return moves * (b - 1) / (b + 1)


def binomial_distribution(moves: int, b: float, start: int = 0, stay: float = 0.0) -> list[float]:
    """Return the probabilities of depth 0, 1, ..., `start` + `moves` if a move is deeper with chance b / (b + 1).

    `b` is the growth factor of the depth classes, `stay` the probability that a move keeps the depth. The probability
    of a depth below 0 is left out (`below_zero`), so that the sum may be less than 1.
    """
    distribution = [0.0] * (start + moves + 1)
    for counting in range(moves + 1) if stay else (moves,):
        weight = _binomial(moves, counting, 1 - stay) if stay else 1.0
        for ahead in range(counting + 1):
            depth = start + 2 * ahead - counting
            if depth >= 0:
                distribution[depth] += weight * _binomial(counting, ahead, b / (b + 1))
    return distribution


def below_zero(limit: Sequence[float]) -> float:
    """Return the limit's probability of a depth below 0, which `binomial_distribution` omits."""
    return max(0.0, 1 - fsum(limit))


def distance_from_limit(exact: Sequence[float], limit: Sequence[float]) -> float:
    """Return the total variation distance of a walk's depth from a limit, its part below 0 included."""
    return total_variation(exact, limit) + below_zero(limit) / 2


def _binomial(trials: int, successes: int, p: float) -> float:
    ways = lgamma(trials + 1) - lgamma(successes + 1) - lgamma(trials - successes + 1)
    return exp(ways + successes * log(p) + (trials - successes) * log(1 - p))


def ideal_chain(b: float, diameter: int) -> BirthDeathChain:
    """Return the chain of an ideal puzzle.

    The growth is the same at every depth between solved and `diameter`, at both of which every move leads back. Raises
    InputError unless b > 0 and the diameter is at least 1.
    """
    if not b > 0 or diameter < 1:
        raise InputError(phrase("An ideal puzzle needs a growth above 0 and a diameter of at least 1"))
    inner = diameter - 1
    return BirthDeathChain(
        (1.0, *(b / (b + 1),) * inner, 0.0), (0.0,) * (diameter + 1), (0.0, *(1 / (b + 1),) * inner, 1.0)
    )


def ideal_populations(b: float, diameter: int) -> list[float]:
    """Return the populations of `ideal_chain`: 1, b + 1, (b + 1) b, ..., b^(diameter - 1)."""
    chain = ideal_chain(b, diameter)
    ratios = (up / down for up, down in zip(chain.up[:-1], chain.down[1:], strict=True))
    return list(accumulate(ratios, lambda states, ratio: states * ratio, initial=1.0))
