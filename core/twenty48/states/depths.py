"""How 2048's states are spread over the tile sum, which stands in for time: a move adds a tile of 2 or 4 to it."""

from __future__ import annotations

from collections import Counter

from core.base.depth import DepthDistribution, Exactness, Layer
from core.base.words import phrase
from core.twenty48.bag.chain import BagChain
from core.twenty48.shape import BoardShape, shape_of
from core.twenty48.states.count import layer_counts

FIRST_SUM = 4
"""The least tile sum of a board that is played: two tiles of 2."""
SOURCE = phrase("J. Lees-Miller, The Mathematics of 2048 (2017)")


def board_depths(size: BoardShape | int, exponent: int) -> DepthDistribution:
    """Boards that a count by layers cannot rule out, by (tile sum - 4) / 2; the target is 2^exponent.

    Upper bounds, not counts of what play reaches. Raises InputError for sizes and targets that are not counted.
    """
    counts = [states for _, states in layer_counts(size, exponent)]
    shape = shape_of(size)
    name = phrase("2048 on {board} to {target}", board=shape.title, target=1 << exponent)
    return _distribution(f"2048-{shape}-{1 << exponent}", name, counts, Exactness.BOUNDED)


def bag_depths(exponent: int) -> DepthDistribution:
    """The states of 2048 in a bag by (tile sum - 4) / 2, counted; the empty bag is none of them."""
    chain = BagChain(exponent)
    sums = Counter(chain.sums[state] for state in range(1, chain.states))
    counts = [sums[total] for total in range(FIRST_SUM, max(sums) + 1, 2)]
    return _distribution(
        f"bag-{1 << exponent}", phrase("{target} in a bag", target=1 << exponent), counts, Exactness.EXACT
    )


def _distribution(key: str, title: str, counts: list[int], exactness: Exactness) -> DepthDistribution:
    layers = tuple(Layer(depth, states, exactness) for depth, states in enumerate(counts))
    return DepthDistribution(key, title, phrase("tile sum / 2"), SOURCE, sum(counts), layers)
