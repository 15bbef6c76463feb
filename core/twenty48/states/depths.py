"""Distribution of 2048's states over the tile sum, which stands in for time: a move adds 2 or 4 to it."""

from __future__ import annotations

from collections import Counter

from core.base.depth import DepthDistribution, Exactness, Layer
from core.base.words import phrase
from core.twenty48.bag.chain import BagChain
from core.twenty48.shape import BoardShape, shape_of
from core.twenty48.states.count import layer_counts

FIRST_SUM = 4
"""Least tile sum of a board in play: two tiles of 2."""
SOURCE = phrase("J. Lees-Miller, The Mathematics of 2048 (2017)")


def board_depths(size: BoardShape | int, exponent: int) -> DepthDistribution:
    """Return upper bounds of the number of boards by (tile sum - 4) / 2, for the target 2^exponent.

    Counting by layers cannot rule these boards out; play reaches fewer. Raises InputError for sizes and targets that
    are not counted.
    """
    counts = [states for _, states in layer_counts(size, exponent)]
    shape = shape_of(size)
    name = phrase("2048 on {board} to {target}", board=shape.title, target=1 << exponent)
    return _distribution(f"2048-{shape}-{1 << exponent}", name, counts, Exactness.BOUNDED)


def bag_depths(exponent: int) -> DepthDistribution:
    """Return the exact number of states of 2048 in a bag by (tile sum - 4) / 2, without the empty bag."""
    chain = BagChain(exponent)
    sums = Counter(chain.sums[state] for state in range(1, chain.states))
    counts = [sums[total] for total in range(FIRST_SUM, max(sums) + 1, 2)]
    return _distribution(
        f"bag-{1 << exponent}", phrase("{target} in a bag", target=1 << exponent), counts, Exactness.EXACT
    )


def _distribution(key: str, title: str, counts: list[int], exactness: Exactness) -> DepthDistribution:
    layers = tuple(Layer(depth, states, exactness) for depth, states in enumerate(counts))
    return DepthDistribution(key, title, phrase("tile sum / 2"), SOURCE, sum(counts), layers)
