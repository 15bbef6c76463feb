"""The user's own won games beside the chain that predicts them, in the article's seven lines.

A game's new tiles, put into a bag, are a path through the chain, so each of its quantities has a counterpart in played
games: which states they passed, how many moves they took, where they ended, how many fours they drew. After J.
Lees-Miller, "The Mathematics of 2048: Minimum Moves to Win with Markov Chains" (2017).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, fsum, lgamma, log, sqrt

from core.base.trials import deviation, mean
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.distribution import binomial_logs
from core.twenty48.bag.game_path import FOUR, moves_in_bag
from core.twenty48.bag.path import follow
from core.twenty48.board import Board


@dataclass(frozen=True)
class WonGamePath:
    """Figures of one won game up to its win, with its path through the chain."""

    moves: int
    tile_sum: int
    """Tile sum of the board at the win."""
    fours: int
    """Number of fours among all new tiles, including the two first ones."""
    bag_moves: int
    """Number of moves in which a bag with the game's tiles makes the target."""
    states: tuple[int, ...]
    """States of the chain from the first, with two tiles, to the absorbing one."""
    sums: frozenset[int]
    """Every tile sum that the game passed."""

    @property
    def tiles(self) -> int:
        """Number of new tiles, including the two first ones."""
        return self.moves + 2


def way(chain: BagChain, boards: Sequence[Board]) -> WonGamePath | None:
    """Return the path of a won game; None if it was not won, or did not begin with two tiles."""
    won = next((number for number, board in enumerate(boards) if board.largest >= chain.target), None)
    if won is None:
        return None
    boards = boards[: won + 1]
    bag_moves = moves_in_bag(boards)
    path = follow(chain, boards)
    if bag_moves is None or path is None or not path.won:
        return None
    sums = [board.tile_sum for board in boards]
    fours = boards[0].cells.count(FOUR) + sum(after - before == 4 for before, after in pairwise(sums))
    return WonGamePath(won, sums[-1], fours, bag_moves, path.states, frozenset(sums))


@dataclass(frozen=True)
class SampleMean:
    """Mean over games, with its standard error; both are 0 without games."""

    figure: float
    error: float


@dataclass(frozen=True)
class GameStatistics:
    """The chain's predictions and the results of the user's won games, in the article's seven lines.

    Shares are of `games`.
    """

    target: int
    ways: tuple[WonGamePath, ...]
    """The won games, the last one played first."""
    states: int
    absorbing: int
    """Line 1, P: number of transient states (size of Q) and of absorbing ones (size of the identity)."""
    came_through: int
    ended_in: int
    """Number of states that any game passed, and of absorbing ones in which any game ended."""
    middle: int
    passing: float
    passed: int
    """Line 2, N: probability of passing a tile sum of half the target, and number of games that did."""
    mean: float
    own_mean: SampleMean
    """Line 3, t: moves in a bag, of the chain and of the games' own tiles."""
    played: SampleMean
    """Moves that the games took on the board."""
    deviation: float
    own_deviation: float
    """Line 4: standard deviations of the moves in a bag."""
    ends: tuple[tuple[tuple[int, ...], float, int], ...]
    """Line 5, B: absorbing states, the most probable first, with probability and number of games."""
    four: float
    tiles: int
    fours: int
    """Line 6: probability of a four, and number of tiles and of fours in all games."""
    drawn: float
    """Probability that the tiles of the last game hold exactly its number of fours; 0 without games."""
    likeliest_sum: int
    """Tile sum with which most games in the bag end."""
    given_sum: float
    """Line 7, Pr(M | S): mean moves given the tile sums with which the games were won.

    Without games, given the most probable sum.
    """

    @property
    def games(self) -> int:
        """Number of won games."""
        return len(self.ways)

    @property
    def last_game(self) -> tuple[int, int]:
        """Numbers of tiles and of fours of the game played last; zeros without games."""
        return (self.ways[0].tiles, self.ways[0].fours) if self.ways else (0, 0)

    @property
    def expected_fours(self) -> float:
        """Expected number of fours among the games' tiles."""
        return self.four * self.tiles

    @property
    def four_deviation(self) -> float:
        """Standard deviation of the number of fours."""
        return sqrt(self.four * (1 - self.four) * self.tiles)

    def to_csv(self) -> str:
        """Return each figure as a comma-separated line under a header; without games their column is empty."""
        rows: list[tuple[int, str, float, float | str]] = [
            (1, "states", self.states, self.came_through),
            (1, "absorbing", self.absorbing, self.ended_in),
            (2, f"pass_{self.middle}", self.passing, self.passed / self.games if self.games else ""),
            (3, "bag_moves", self.mean, self.own_mean.figure),
            (4, "bag_deviation", self.deviation, self.own_deviation),
            *((5, f"end_{'_'.join(map(str, tiles))}", share, count / self.games if self.games else "")
              for tiles, share, count in self.ends),
            (6, "fours", self.expected_fours, self.fours),
            (7, "moves_given_sum", self.given_sum, self.played.figure),
        ]  # fmt: skip
        return "\n".join(["line,figure,chain,games", *(f"{n},{name},{one!r},{own}" for n, name, one, own in rows), ""])


def life(chain: BagChain, ways: Sequence[WonGamePath]) -> GameStatistics:
    """Return the statistics of games won to the chain's target, the last one played first."""
    counts = Counter(game.states[-1] for game in ways)
    ends = sorted(range(chain.transient, chain.states), key=lambda state: -chain.visits[state])
    middle = 1 << (chain.target - 1)
    in_bag, moves = [game.bag_moves for game in ways], [game.moves for game in ways]
    tiles, fours = sum(game.tiles for game in ways), sum(game.fours for game in ways)
    by_sum = chain.absorption_by_sum()
    likeliest = max(by_sum, key=by_sum.__getitem__)
    sums = [game.tile_sum for game in ways] or [likeliest]
    return GameStatistics(
        chain.target,
        tuple(ways),
        chain.states,
        chain.absorbing,
        len({state for game in ways for state in game.states}),
        len(counts),
        middle,
        passing(chain, middle),
        sum(middle in game.sums for game in ways),
        chain.mean,
        _mean(in_bag),
        _mean(moves),
        sqrt(max(0.0, chain.variance)),
        deviation(in_bag),
        tuple((chain.tiles(state), chain.visits[state], counts[state]) for state in ends),
        chain.four,
        tiles,
        fours,
        binomial(ways[0].fours, ways[0].tiles, chain.four) if ways else 0.0,
        likeliest,
        mean([moves_given_sum(total, chain.four) for total in sums]),
    )


def passing(chain: BagChain, total: int) -> float:
    """Return Pr(S), the probability that a game ever has this tile sum: row 0 of N over its states.

    The tile sum of a game does not depend on how it is played, so bag and board have the same one as long as neither
    has ended.
    """
    parts = ((0, chain.transient), (chain.transient, chain.states))
    return fsum(
        chain.visits[state]
        for low, high in parts
        for state in range(bisect_left(chain.sums, total, low, high), bisect_right(chain.sums, total, low, high))
    )


def binomial(successes: int, trials: int, chance: float) -> float:
    """Return the binomial probability B(k; n, p) = (n over k) p^k (1 − p)^(n − k)."""
    if chance in {0.0, 1.0}:
        return float(successes == trials * chance)
    ways = lgamma(trials + 1) - lgamma(successes + 1) - lgamma(trials - successes + 1)
    return exp(ways + successes * log(chance) + (trials - successes) * log(1 - chance))


def moves_given_sum(total: int, four: float) -> float:
    """Return the mean number of moves given that the tile sum at the end is `total`.

    It is the mean number of tiles with this sum, less the two first ones.
    """
    logs = binomial_logs(total // 2, four)
    highest = max(logs.values())
    weights = {tiles: exp(value - highest) for tiles, value in logs.items()}
    return fsum(tiles * weight for tiles, weight in weights.items()) / fsum(weights.values()) - 2


def _mean(figures: Sequence[int]) -> SampleMean:
    return SampleMean(mean(figures), deviation(figures) / sqrt(len(figures)) if figures else 0.0)


def likeliest_own(found: GameStatistics) -> Iterable[tuple[tuple[int, ...], float, int]]:
    """Return the ends that the games reached, the most frequent first, then the most probable."""
    return sorted((end for end in found.ends if end[2]), key=lambda end: (-end[2], -end[1]))
