"""The chances of large tiles from a board: exact where every position is solved, else from games of the adviser.

On boards of up to nine cells a chance is that of perfect play towards this very tile. On 4x4 the adviser plays on from
the board, again and again: a share of games with its interval, of this player. The k-th game of a seed is always the
same, so a seed and a number of games make a figure that can be made again, on however many threads.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from core.base.words import phrase
from core.markov.simulation import wilson
from core.twenty48.board import FOUR, Board
from core.twenty48.outcomes.odds import Odds, OddsTable
from core.twenty48.shape import BoardShape
from core.twenty48.states.known_counts import solved_exponent

SHOWN = 4
"""So many tiles, the largest that are worth asking for."""
PLAYED = 4
"""The side of the square on which the adviser plays."""
AHEAD = 2
"""Moves that the adviser looks ahead in such games: a thirtieth of the time of its usual play, which makes 8192 some
per cent more often. So many more games tell more than so much better ones."""
HIGHEST, LIMIT = 13, 15
"""8192 on a board on which it is not made yet; 32768 is the largest tile of the adviser's board."""


class TileChance(NamedTuple):
    """Chance that a tile of 2^`exponent` is made.

    `low` and `high` are the ends of its 95 % interval, or the chance itself.

    An exact one of a tile that is not made has those after each move that can be made, `moves`."""

    exponent: int
    share: float
    low: float
    high: float
    moves: tuple[float, ...] = ()

    @property
    def tile(self) -> int:
        return 1 << self.exponent


@dataclass(frozen=True)
class Chances:
    """Of one board. Without `games` they are exact."""

    tiles: tuple[TileChance, ...]
    """Smallest first. Exact ones are those that are worked out so far."""
    games: int = 0

    @property
    def is_exact(self) -> bool:
        return not self.games

    def count_games_with(self, one: TileChance) -> int:
        """Return how many of the games made this tile."""
        return round(one.share * self.games)


def is_solved(shape: BoardShape) -> bool:
    """Whether there are exact odds of every tile that the board can make."""
    return solved_exponent(shape) == shape.largest


def obstacle(board: Board) -> str:
    """Why nothing can be said of a board, as a sentence; "" if something can."""
    if board.over:
        return phrase("No move is left.")
    if is_solved(board.shape):
        return ""
    if board.shape.side != PLAYED:
        return phrase(
            "No chances are told on {board}. They are exact on 2×2, 2×3, 2×4 and 3×3, and played out by the adviser "
            "on 4×4.",
            board=board.shape.title,
        )
    if board.four != FOUR:
        return phrase("The adviser plays with the original's fours only, one in ten new tiles.")
    if board.largest > LIMIT:
        return phrase("The adviser knows boards with tiles up to 32768.")
    return ""


def exponents(board: Board) -> range:
    """Return the tiles whose chances are worth asking for, as exponents.

    Those that are made are among them: they are certain.
    """
    if is_solved(board.shape):
        most = board.shape.largest
        return range(max(3, most - SHOWN + 1), most + 1)
    most = min(LIMIT, max(HIGHEST, board.largest + 1))
    return range(most - SHOWN + 1, most + 1)


def exact_chance(board: Board, exponent: int, odds: Odds | None) -> TileChance | None:
    """Of one tile with perfect play, from the odds of that tile; they are not asked for one that is made.

    None for a board that was set up by hand and that the odds were not extended to.
    """
    if board.largest >= exponent:
        return TileChance(exponent, 1.0, 1.0, 1.0)
    values = None if odds is None else odds.values(board.cells)
    if values is None:
        return None
    moves = tuple(value for value in values if value is not None)
    share = max(moves, default=0.0)
    return TileChance(exponent, share, share, share, moves)


def table_of(board: Board, exponent: int) -> OddsTable | None:
    """The odds that the chance of a tile needs; None for one that is made."""
    return None if board.largest >= exponent else OddsTable(board.shape, exponent, board.four)


def played_chances(board: Board, ends: bytes) -> Chances:
    """From games that begin with this board: the exponents of their largest tiles."""
    found = []
    for exponent in exponents(board):
        made = sum(largest >= exponent for largest in ends)
        interval = (1.0, 1.0) if board.largest >= exponent else wilson(made, len(ends))
        found.append(TileChance(exponent, made / len(ends) if ends else 0.0, *interval))
    return Chances(tuple(found), len(ends))
