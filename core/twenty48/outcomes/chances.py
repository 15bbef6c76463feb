"""Chances of large tiles from a board: exact on solved shapes, else from games of the adviser.

On boards of up to nine cells a chance is that of perfect play towards this very tile. On 4x4 the adviser plays on from
the board many times: the chance is this player's share of games, with its interval. The k-th game of a seed is always
the same, so a seed and a number of games reproduce a figure on any number of threads.
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
"""Number of tiles shown: the largest that can be made."""
PLAYED = 4
"""Side of the square on which the adviser plays."""
AHEAD = 2
"""Number of moves the adviser looks ahead in these games.

That takes a thirtieth of the time of its usual play, which makes 8192 only some per cent more often; more games are
worth more than better ones.
"""
HIGHEST, LIMIT = 13, 15
"""Exponents: 8192, always shown on 4x4, and 32768, the largest tile that the adviser knows."""


class TileChance(NamedTuple):
    """Chance that a tile of 2^`exponent` is made.

    `low` and `high` are the ends of its 95 % interval, or equal to an exact chance. `moves` are the exact chances after
    each legal move, if the tile is not made yet.
    """

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
    """Chances of the tiles of one board; exact if `games` is 0."""

    tiles: tuple[TileChance, ...]
    """Tiles, smallest first; among exact ones only those computed so far."""
    games: int = 0

    @property
    def is_exact(self) -> bool:
        return not self.games

    def count_games_with(self, one: TileChance) -> int:
        """Return how many of the games made a tile."""
        return round(one.share * self.games)


def is_solved(shape: BoardShape) -> bool:
    """Whether there are exact odds of every tile that a board of this shape can make."""
    return solved_exponent(shape) == shape.largest


def obstacle(board: Board) -> str:
    """Return a sentence that says why a board has no chances; "" if it has."""
    if board.over:
        return phrase("No move is left.")
    if is_solved(board.shape):
        return ""
    if board.shape.side != PLAYED:
        return phrase(
            "No odds for {board}. They are exact on 2×2, 2×3, 2×4 and 3×3, and estimated by playouts on 4×4.",
            board=board.shape.title,
        )
    if board.four != FOUR:
        return phrase("The adviser plays only with the original share of fours, one in ten new tiles.")
    if board.largest > LIMIT:
        return phrase("The adviser values only boards with tiles up to 32768.")
    return ""


def exponents(board: Board) -> range:
    """Return the exponents of the tiles whose chances are shown; made tiles, which are certain, included."""
    if is_solved(board.shape):
        most = board.shape.largest
        return range(max(3, most - SHOWN + 1), most + 1)
    most = min(LIMIT, max(HIGHEST, board.largest + 1))
    return range(most - SHOWN + 1, most + 1)


def exact_chance(board: Board, exponent: int, odds: Odds | None) -> TileChance | None:
    """Return the exact chance of one tile with perfect play; `odds` are not needed for a made tile.

    None for a board that was set up by hand and that the odds do not include.
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
    """Return the odds that the chance of a tile needs; None if it is made."""
    return None if board.largest >= exponent else OddsTable(board.shape, exponent, board.four)


def played_chances(board: Board, ends: bytes) -> Chances:
    """Return chances from games played on from a board, given the largest exponent of each."""
    tile_chances = []
    for exponent in exponents(board):
        count = sum(largest >= exponent for largest in ends)
        interval = (1.0, 1.0) if board.largest >= exponent else wilson(count, len(ends))
        tile_chances.append(TileChance(exponent, count / len(ends) if ends else 0.0, *interval))
    return Chances(tuple(tile_chances), len(ends))
