"""2048 in a bag: the game without the geometry of a board, as an absorbing Markov chain.

For scripts and notebooks: `from core.twenty48 import bag`, then `bag.solve_chain(2048).mean`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from core.base import arguments
from core.base.puzzle import InputError
from core.base.words import phrase

if TYPE_CHECKING:
    from core.twenty48.bag.chain import BagChain
    from core.twenty48.bag.game_path import GameFollower, GamePath
    from core.twenty48.board import Board
    from core.twenty48.board_argument import BoardArgument


def solve_chain(target: int = 2048, four: float = 0.1, first_tiles: int = 2) -> BagChain:
    """Return the solved chain to a target from 8 to 65536: states, moves (mean, variance), ends.

    `four` is the probability that a new tile is a 4; the bag begins with `first_tiles` tiles, 1 or 2. Raises
    InputError.

    J. Lees-Miller, "The Mathematics of 2048: Minimum Moves to Win with Markov Chains" (2017).
    """
    from core.twenty48.bag.chain import BagChain
    from core.twenty48.board_argument import target_of

    return BagChain(
        target_of(target), arguments.fraction(four, "four"), arguments.whole_number(first_tiles, "first_tiles", 1, 2)
    )


def paths(games: Iterable[Sequence[BoardArgument]], target: int = 2048, four: float = 0.1) -> Iterator[GamePath]:
    """Split the number of moves of each game exactly into the bag's expectation, luck and geometry.

    A game is its boards in order, each as text, as rows of tiles or as a `Board`; games that did not begin with two
    tiles are left out. Raises InputError at once for an invalid target or probability, and for an invalid game when it
    is reached. See `core.twenty48.bag.game_path`.
    """
    from core.twenty48.bag.game_path import GameFollower

    if isinstance(games, str) or not isinstance(games, Iterable):
        raise InputError(phrase("Expected a list of games, not {value}", value=arguments.abbreviate_value(games)))
    return _follow_games(GameFollower(solve_chain(target, four)), games)


def _follow_games(follower: GameFollower, games: Iterable[Sequence[BoardArgument]]) -> Iterator[GamePath]:
    for number, game in enumerate(games, 1):
        path = follower.follow(_boards(game, phrase("game {number}", number=number)))
        if path is not None:
            yield path


def _boards(game: Sequence[BoardArgument], place: str) -> list[Board]:
    """Return the boards of a game. Raises InputError, which names the `place`, if it is not a game."""
    from core.twenty48.board_argument import board_of

    boards = [board_of(board) for board in arguments.items(game) or ()]  # type: ignore[arg-type]
    if not boards:
        raise InputError(
            phrase(
                "A game must be the list of its boards in order, not {value}", value=arguments.abbreviate_value(game)
            ),
            place,
        )
    for number, (before, after) in enumerate(pairwise(boards), 1):
        if after.shape != before.shape or after.tile_sum - before.tile_sum not in (2, 4):
            raise InputError(
                phrase("Board {number} does not follow from the board before it by one move", number=number + 1), place
            )
    return boards
