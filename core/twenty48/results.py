"""How a finished game ended, and what many of them come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from core.base.trials import deviation, mean
from core.twenty48.board import Board
from core.twenty48.shape import BoardShape


class Rules(NamedTuple):
    """What games have to share before their scores and moves are compared: shape, target's exponent, chance of a 4."""

    shape: BoardShape
    target: int
    four: float


class PlayerKind(StrEnum):
    """Kind of player who made the moves of a game."""

    PERSON = "person"
    BOTH = "both"
    """A person, with moves that were played for them or that they made with advice before their eyes."""
    PROGRAM = "program"
    UNKNOWN = "unknown"
    """It was kept before this was noted."""


@dataclass(frozen=True)
class MoveAuthors:
    """Authors of the moves of a game.

    The moves played for a person and those made with advice are given by their numbers, from 0.
    """

    played_for: Collection[int] = ()
    advised: Collection[int] = ()
    noted: bool = True
    """Whether that was noted at all."""

    def player(self, moves: int) -> PlayerKind:
        """Who made the first `moves` moves."""
        if not self.noted:
            return PlayerKind.UNKNOWN
        by_program = sum(number < moves for number in set(self.played_for))
        if by_program and by_program == moves:
            return PlayerKind.PROGRAM
        return PlayerKind.BOTH if by_program or any(number < moves for number in self.advised) else PlayerKind.PERSON


def rules_of(board: Board) -> Rules:
    """What a game with this board is played by."""
    return Rules(board.shape, board.target, board.four)


@dataclass(frozen=True)
class GameResult:
    """One game as it ended: exponents for `target` and `largest`, the rest in points and moves."""

    shape: BoardShape
    target: int
    four: float
    score: int
    moves: int
    largest: int
    win_moves: int | None
    """Moves up to the one that made the target; None for a game that never did."""
    win_sum: int | None
    """The tile sum after that move."""
    player: PlayerKind
    """Of the whole game."""
    won_by: PlayerKind
    """Of the moves up to the one that made the target; of all for a game that never did."""
    dealt: bool
    """Whether it began with two random tiles; otherwise from a board that somebody set up."""

    @property
    def rules(self) -> Rules:
        return Rules(self.shape, self.target, self.four)

    @property
    def is_won(self) -> bool:
        return self.win_moves is not None


def game_result(states: Sequence[Board], hands: MoveAuthors, *, dealt: bool) -> GameResult | None:
    """What a game's states, first to last, come to; None if it is neither won nor lost."""
    last = states[-1]
    if not last.won and not last.over:
        return None
    win_at = next((number for number, state in enumerate(states) if state.won), None)
    win = None if win_at is None else states[win_at]
    moves = len(states) - 1
    return GameResult(
        last.shape,
        last.target,
        last.four,
        last.score,
        last.moves,
        last.largest,
        None if win is None else win.moves,
        None if win is None else win.tile_sum,
        hands.player(moves),
        hands.player(moves if win_at is None else win_at),
        dealt,
    )


@dataclass(frozen=True)
class Totals:
    """Games of one kind together: sample means, sample standard deviation (n - 1)."""

    games: int
    won: int
    best: int
    mean_score: float
    largest: dict[int, int]
    """How many games ended with each largest tile, largest first."""
    mean_moves: float
    """Of the won games, the moves up to the win."""
    deviation: float


def totals(games: Sequence[GameResult]) -> Totals:
    """Statistics of finished games."""
    scores = [game.score for game in games]
    wins = [game.win_moves for game in games if game.win_moves is not None]
    counts = Counter(game.largest for game in games)
    largest = {1 << tile: counts[tile] for tile in sorted(counts, reverse=True)}
    return Totals(len(games), len(wins), max(scores, default=0), mean(scores), largest, mean(wins), deviation(wins))
