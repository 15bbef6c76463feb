"""Data of the plots of won games: points by who won them, and 2048 in a bag."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.twenty48.games.players import NAMES
from core.base.trials import deviation, mean
from core.base.words import phrase
from core.twenty48.bag.histogram import Benchmark
from core.twenty48.results import GameResult, PlayerKind

SET_BOARD = phrase("from a custom board", context="a game")


@dataclass(frozen=True)
class GamesPlot:
    """Won games of one target as (moves, tile sum), and 2048 in a bag to the same target."""

    target: int
    own: tuple[tuple[int, int], ...]
    """Games that the user won alone."""
    others: tuple[tuple[int, int, str], ...]
    """Other games, each with who won it."""
    mean: float
    """Mean number of moves of the user's games; `deviation` is their standard deviation."""
    deviation: float
    bag: Benchmark
    own_in_bag: tuple[int | None, ...] = ()
    """Moves of each game of `own` in a bag with its tiles; None where unknown."""
    others_in_bag: tuple[int | None, ...] = ()

    @property
    def points(self) -> list[tuple[int, int]]:
        """(moves, tile sum) of all games."""
        return [*self.own, *((moves, total) for moves, total, _ in self.others)]

    @property
    def own_split(self) -> list[tuple[int, int]]:
        """(moves in a bag, geometry) of the user's games where these are known."""
        pairs = zip(self.own, self.own_in_bag, strict=False)
        return [(in_bag, moves - in_bag) for (moves, _), in_bag in pairs if in_bag is not None]

    @property
    def others_split(self) -> list[tuple[int, int, str]]:
        """(moves in a bag, geometry, who won) of the other games where these are known."""
        pairs = zip(self.others, self.others_in_bag, strict=False)
        return [(in_bag, moves - in_bag, who) for (moves, _, who), in_bag in pairs if in_bag is not None]


def games_plot(target: int, won: Sequence[GameResult], bag: Benchmark, in_bag: Sequence[int | None] = ()) -> GamesPlot:
    """Return the plot of games won to `target`, sorted by who won them; `in_bag` are their moves in a bag."""
    own: list[tuple[int, int]] = []
    others: list[tuple[int, int, str]] = []
    own_in_bag: list[int | None] = []
    others_in_bag: list[int | None] = []
    for number, game in enumerate(won):
        assert game.win_moves is not None and game.win_sum is not None
        known = in_bag[number] if number < len(in_bag) else None
        if game.dealt and game.won_by is PlayerKind.PERSON:
            own.append((game.win_moves, game.win_sum))
            own_in_bag.append(known)
        else:
            others.append((game.win_moves, game.win_sum, NAMES[game.won_by] if game.dealt else SET_BOARD))
            others_in_bag.append(known)
    moves = [m for m, _ in own]
    return GamesPlot(
        target, tuple(own), tuple(others), mean(moves), deviation(moves), bag, tuple(own_in_bag), tuple(others_in_bag)
    )
