"""2048 in a bag: the game without a board, as an absorbing chain.

For scripts and notebooks: `from core.twenty48 import bag`, then `bag.solved(2048).mean`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.twenty48.bag.chain import BagChain
    from core.twenty48.bag.split import GamePath
    from core.twenty48.board import Board


def solved(target: int = 2048, four: float = 0.1, first_tiles: int = 2) -> BagChain:
    """The chain to a target from 8 to 65536, solved: its states, the mean and the variance of the moves, how games end.

    `four` is the chance that a new tile is a 4, and so many `first_tiles` lie in the bag at first. Raises InputError.
    J. Lees-Miller, "The Mathematics of 2048: Minimum Moves to Win with Markov Chains" (2017).
    """
    from core.twenty48.bag.chain import BagChain
    from core.twenty48.puzzle import exponent_of

    return BagChain(exponent_of(target), four, first_tiles)


def paths(games: Iterable[Sequence[Board]], target: int = 2048, four: float = 0.1) -> Iterator[GamePath]:
    """Each game taken apart: its moves are what the bag expects, and luck, and geometry, exactly.

    A game is its boards in order; one that did not begin with two tiles is left out. See `core.twenty48.bag.split`.
    """
    from core.twenty48.bag.split import Follower

    follower = Follower(solved(target, four))
    for boards in games:
        path = follower.follow(boards)
        if path is not None:
            yield path
