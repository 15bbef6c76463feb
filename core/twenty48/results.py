"""Results of finished games, and statistics of many of them."""

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
    """Shape, target's exponent and probability of a 4: only games that share them are compared."""

    shape: BoardShape
    target: int
    four: float


class PlayerKind(StrEnum):
    """Kind of player who made the moves of a game."""

    PERSON = "person"
    BOTH = "both"
    """A person, with moves that the program played for them or that they made with its advice in view."""
    PROGRAM = "program"
    UNKNOWN = "unknown"
    """The game is older than this record."""


@dataclass(frozen=True)
class MoveAuthors:
    """Authors of the moves of a game.

    `played_for` are the numbers, from 0, of the moves that the program played for a person, `advised` of those made
    with advice in view.
    """

    played_for: Collection[int] = ()
    advised: Collection[int] = ()
    noted: bool = True
    """Whether the authors were recorded at all."""

    def player(self, moves: int) -> PlayerKind:
        """Return the kind of player who made the first `moves` moves."""
        if not self.noted:
            return PlayerKind.UNKNOWN
        by_program = sum(number < moves for number in set(self.played_for))
        if by_program and by_program == moves:
            return PlayerKind.PROGRAM
        return PlayerKind.BOTH if by_program or any(number < moves for number in self.advised) else PlayerKind.PERSON


def rules_of(board: Board) -> Rules:
    """Return the rules of a game with this board."""
    return Rules(board.shape, board.target, board.four)


@dataclass(frozen=True)
class GameResult:
    """Result of one finished game; `target` and `largest` are exponents."""

    shape: BoardShape
    target: int
    four: float
    score: int
    moves: int
    largest: int
    win_moves: int | None
    """Number of moves up to the one that made the target; None if the game was not won."""
    win_sum: int | None
    """Tile sum after the winning move; None if the game was not won."""
    player: PlayerKind
    """Player of the whole game."""
    won_by: PlayerKind
    """Player of the moves up to the winning one; of all moves if the game was not won."""
    dealt: bool
    """Whether the game began with two random tiles; otherwise with a board that somebody set up."""

    @property
    def rules(self) -> Rules:
        return Rules(self.shape, self.target, self.four)

    @property
    def is_won(self) -> bool:
        return self.win_moves is not None


def game_result(states: Sequence[Board], hands: MoveAuthors, *, dealt: bool) -> GameResult | None:
    """Return the result of a game from its states; None if it is neither won nor lost."""
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
    """Statistics of games of one kind: sample means, and standard deviation with n - 1."""

    games: int
    won: int
    best: int
    mean_score: float
    largest: dict[int, int]
    """Number of games by largest tile at the end, largest tile first."""
    mean_moves: float
    """Standard deviation of the moves up to the win, in won games."""
    deviation: float


def totals(games: Sequence[GameResult]) -> Totals:
    """Return the statistics of finished games."""
    scores = [game.score for game in games]
    wins = [game.win_moves for game in games if game.win_moves is not None]
    counts = Counter(game.largest for game in games)
    largest = {1 << tile: counts[tile] for tile in sorted(counts, reverse=True)}
    return Totals(len(games), len(wins), max(scores, default=0), mean(scores), largest, mean(wins), deviation(wins))
