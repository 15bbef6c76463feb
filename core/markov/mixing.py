"""Convergence of Markov chains to their stationary distribution.

After D. Levin, Y. Peres and E. Wilmer, "Markov Chains and Mixing Times", chapters 4, 6 and 12.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from core.markov.birth_death import BirthDeathChain

NOISE = 1e-14
"""Greatest distance of two equal distributions that rounding errors cause."""


def total_variation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return half the sum of absolute differences of two distributions, 0..1.

    The shorter one is continued with zeros.
    """
    common = min(len(one), len(other))
    rest = [*one[common:], *other[common:]]
    return fsum([*(abs(a - b) for a, b in zip(one[:common], other[:common], strict=True)), *rest]) / 2


def separation(distribution: Sequence[float], limit: Sequence[float]) -> float:
    """Return the separation distance, the greatest 1 - distribution / limit where the limit is above 0.

    It is in 0..1 and never below the total variation distance.
    """
    return max(1 - p / share for p, share in zip(distribution, limit, strict=True) if share > 0)


def distances(chain: BirthDeathChain, longest: int, start: int = 0) -> list[float]:
    """Return the total variation distance from the limit of the right parity after 0..`longest` steps."""
    limits = [chain.limit(0, start), chain.limit(1, start)]
    return [
        total_variation(distribution, limits[steps % 2])
        for steps, distribution in enumerate(chain.distributions(longest, start))
    ]


def separations(chain: BirthDeathChain, longest: int, start: int = 0) -> list[float]:
    """Return the separation distance from the limit of the right parity after 0..`longest` steps."""
    limits = [chain.limit(0, start), chain.limit(1, start)]
    return [
        separation(distribution, limits[steps % 2])
        for steps, distribution in enumerate(chain.distributions(longest, start))
    ]


def mixing_time(distances: Sequence[float], near: float = 0.25) -> int | None:
    """Return the number of steps from which on the distance stays at most `near`; None if it does not."""
    if not distances or distances[-1] > near:
        return None
    return max((steps + 1 for steps, distance in enumerate(distances) if distance > near), default=0)


def spectrum(chain: BirthDeathChain) -> list[float]:
    """Return the eigenvalues of the chain, descending; all are real, since the chain is reversible.

    They are those of the symmetric tridiagonal matrix with `stay` on its diagonal and sqrt(up[i] down[i+1]) beside it.
    """
    import numpy as np
    from scipy.linalg import eigh_tridiagonal

    if chain.places == 1:
        return [1.0]
    off_diagonal = np.sqrt(np.array(chain.up[:-1]) * np.array(chain.down[1:]))
    values = eigh_tridiagonal(np.array(chain.stay), off_diagonal, eigvals_only=True)
    return [float(value) for value in values[::-1]]


def relaxation_time(chain: BirthDeathChain) -> float:
    """Return 1 / (1 - |λ|), λ the largest eigenvalue besides 1 and, with period 2, -1.

    In about that many steps the remaining effect of the start shrinks by a factor e.
    """
    values = spectrum(chain)
    rest = values[1 : len(values) - (chain.period == 2)]
    return 1 / (1 - max((abs(value) for value in rest), default=0.0))
