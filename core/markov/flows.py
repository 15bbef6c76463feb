"""Birth-death chains with moves that stay in a class, from populations and the shares that stay.

In a class with D(i) states the share r(i) of the moves stays. With detailed balance, D(i) p(i) = D(i+1) q(i+1), and p +
q + r = 1 the rest follows class by class: the flow upwards is F(i) = D(i) (1 - r(i)) - F(i-1).

Where no r is known, of all flows with the right populations the likeliest are taken, supposing that moves lead
anywhere: F(i) = a(i) a(i+1) and D(i) r(i) = w a(i)², the result of iterative proportional fitting (W. E. Deming and F.
F. Stephan, 1940), with w as in the last two classes whose r is known. That is an estimate without any measurement.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt

from core.base.puzzle import InputError
from core.base.words import phrase
from core.markov.birth_death import BirthDeathChain

CLOSE = 1e-13
MOST_ROUNDS = 100_000
LEFT = 1e-9
"""Share of the last class below which a flow beyond it is rounding error and taken for 0."""


def chain_with_rests(populations: Sequence[float], stay: Sequence[float]) -> BirthDeathChain:
    """Return the chain whose stationary distribution is proportional to `populations`.

    `stay` has r(0), r(1), ... as far as known. Raises InputError if there is no such chain, or if fewer than two r are
    known and not all.
    """
    last = len(populations) - 1
    if len(stay) > len(populations) or len(stay) < min(len(populations), 2):
        raise InputError(
            phrase(
                "{shares} shares of moves that stay are too many or too few for {depths} depths",
                shares=len(stay),
                depths=last + 1,
            )
        )
    flows: list[float] = []
    for depth, (states, rest) in enumerate(zip(populations, stay, strict=False)):
        flow = states * (1 - rest) - (flows[-1] if flows else 0.0)
        if depth == last and abs(flow) <= LEFT * states:
            flow = 0.0
        if flow < 0 or (flow > 0) != (depth < last):
            raise InputError(
                phrase("With {share:.6g} of its moves staying, {flow:.6g} would lead deeper", share=rest, flow=flow),
                phrase("depth {depth}", depth=depth),
            )
        flows.append(flow)
    if len(stay) <= last:
        weight = sqrt(populations[len(stay) - 2] * stay[-2] * populations[len(stay) - 1] * stay[-1]) / flows[-2]
        flows += _likeliest(populations[len(stay) :], flows[-1], weight)
    up = [flow / states for flow, states in zip(flows, populations, strict=True)]
    down = [flow / states for flow, states in zip([0.0, *flows[:-1]], populations, strict=True)]
    rests = [max(0.0, 1 - above - below) for above, below in zip(up, down, strict=True)]
    return BirthDeathChain(tuple(up), tuple(rests), tuple(down))


def _likeliest(populations: Sequence[float], arriving: float, weight: float) -> list[float]:
    """Return the flows out of the remaining classes, 0 for the last; `arriving` leads into the first."""
    free = [populations[0] - arriving, *populations[1:]]
    if free[0] <= 0:
        raise InputError(
            phrase("{moves:.6g} moves a state arrive in {states:.6g} states", moves=arriving, states=populations[0])
        )
    sizes = [0.0, *map(sqrt, free), 0.0]
    for _ in range(MOST_ROUNDS):
        change = 0.0
        for i, states in enumerate(free, 1):
            # the root of w a² + (left + right) a = D, written so that no digits cancel
            neighbours = sizes[i - 1] + sizes[i + 1]
            size = 2 * states / (neighbours + sqrt(neighbours * neighbours + 4 * weight * states))
            change = max(change, abs(size / sizes[i] - 1))
            sizes[i] = size
        if change < CLOSE:
            break
    return [lower * upper for lower, upper in pairwise(sizes[1:])]
