"""Birth-death chains: walks on 0, 1, 2, ... that go one up, one down, or stay.

A walk that is lumped to depth classes is such a chain: no move changes the depth by more than one. W. Feller, vol. I,
ch. XV.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import fsum

from core.base.puzzle import InputError
from core.base.words import phrase

TOLERANCE = 1e-12
"""Greatest deviation from 1 of the sum of a state's three probabilities."""


@dataclass(frozen=True)
class BirthDeathChain:
    """Birth-death chain that leaves state i with `up[i]` and `down[i]`, and stays with `stay[i]`.

    Raises ValueError unless those are probabilities, `down[0]` and `up[-1]` are 0, and no state is a dead end.
    """

    up: tuple[float, ...]
    stay: tuple[float, ...]
    down: tuple[float, ...]

    def __post_init__(self) -> None:
        for place, three in enumerate(zip(self.up, self.stay, self.down, strict=True)):
            if min(three) < 0 or abs(fsum(three) - 1) > TOLERANCE:
                raise ValueError(f"the probabilities of place {place} are {three}")
        if not self.up or self.down[0] or self.up[-1]:
            raise ValueError("the chain leaves its ends")
        if not all(self.up[:-1]) or not all(self.down[1:]):
            raise ValueError("the chain cannot reach all of its places from each other")

    @classmethod
    def from_populations(cls, populations: Sequence[int]) -> BirthDeathChain:
        """Return the chain without `stay` whose stationary distribution is proportional to `populations`.

        Detailed balance: D(i) p(i) = D(i+1) q(i+1), with p(i) + q(i) = 1 and no move beyond the ends (E. Testé, "A
        random walk on the Rubik's Cube", 2023). Raises InputError if no such chain exists.
        """
        flows = upward_flows(populations)
        below = [0, *flows[:-1]]
        return cls(
            tuple(flow / states for flow, states in zip(flows, populations, strict=True)),
            (0.0,) * len(flows),
            tuple(flow / states for flow, states in zip(below, populations, strict=True)),
        )

    @classmethod
    def from_counts(cls, counts: Sequence[tuple[int, int, int]]) -> BirthDeathChain:
        """Return the chain of uniformly drawn moves, from the counts of moves up, aside and down by class."""
        up, stay, down = (tuple(one[way] / sum(one) for one in counts) for way in range(3))
        return cls(up, stay, down)

    @property
    def places(self) -> int:
        """Number of states."""
        return len(self.up)

    @property
    def period(self) -> int:
        """Period of the chain: 2 if every step changes the parity of the state, else 1."""
        return 1 if any(self.stay) else 2

    def distributions(self, longest: int, start: int | Sequence[float] = 0) -> list[list[float]]:
        """Return p(d|N), the distribution after N = 0..`longest` steps, from a state or a distribution."""
        distribution = (
            [float(place == start) for place in range(self.places)] if isinstance(start, int) else list(start)
        )
        if len(distribution) != self.places or abs(fsum(distribution) - 1) > TOLERANCE:
            raise ValueError(f"the start must be a place from 0 to {self.places - 1} or a distribution over them")
        distributions = [distribution]
        arriving = [0.0, *self.up[:-1]], self.stay, [*self.down[1:], 0.0]
        for _ in range(longest):
            lower, higher = (
                [0.0, *distribution],
                [*distribution[1:], 0.0],
            )  # zip stops before the extra value at the end of `lower`
            distribution = [
                a * u + b * s + c * d for a, b, c, u, s, d in zip(lower, distribution, higher, *arriving, strict=False)
            ]
            distributions.append(distribution)
        return distributions

    def distribution(self, steps: int, start: int | Sequence[float] = 0) -> list[float]:
        """Return the distribution over the states after `steps` steps."""
        return self.distributions(steps, start)[-1]

    def stationary(self) -> list[float]:
        """Return the stationary distribution, from the products of up[i] / down[i + 1]."""
        ratios = (up / down for up, down in zip(self.up[:-1], self.down[1:], strict=True))
        weights = list(accumulate(ratios, lambda weight, ratio: weight * ratio, initial=1.0))
        total = fsum(weights)
        return [weight / total for weight in weights]

    def limit(self, steps: int, start: int = 0) -> list[float]:
        """Return the stationary distribution; with period 2, on the states that can be reached after `steps` steps.

        With period 2 a walk is on even and on odd states in turn, so that only the parity of `steps` + `start` counts.
        """
        stationary = self.stationary()
        if self.period == 1:
            return stationary
        return [2 * share if (place + steps + start) % 2 == 0 else 0.0 for place, share in enumerate(stationary)]


def upward_flows(populations: Sequence[int]) -> list[int]:
    """Return the flow D(i) p(i) = D(i) - D(i-1) + D(i-2) - ... of each class, exactly.

    Raises InputError where that is not a flow: every one but the last must be above 0 and at most D(i+1), and the last
    must be 0, so that even and odd classes hold equally many.
    """
    if not populations:
        raise InputError(phrase("No numbers of positions by depth are given"))
    flows: list[int] = []
    flow = 0
    for depth, states in enumerate(populations):
        flow = states - flow
        last = depth == len(populations) - 1
        if flow < 0 or (flow == 0 and not last):
            message = (
                phrase(
                    "The {states} states are not more than the moves that arrive from the depth before", states=states
                )
                if flow == 0
                else phrase(
                    "The {states} states are fewer than the moves that arrive from the depth before", states=states
                )
            )
            raise InputError(message, phrase("depth {depth}", depth=depth))
        flows.append(flow)
    if flow:
        even, odd = sum(populations[::2]), sum(populations[1::2])
        raise InputError(
            phrase("Even depths hold {even} states and odd depths {odd}: they must be equal", even=even, odd=odd)
        )
    return flows
