"""One's own won games beside the chain that predicts them: the seven lines of mathematics of the article, in figures.

A game's new tiles, laid into a bag, are a way through the chain, so each of its quantities has a counterpart in games
that were played: which states they came through, how many moves, where they ended, how many fours they drew. After
J. Lees-Miller, "The Mathematics of 2048: Minimum Moves to Win with Markov Chains" (2017).
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
    """On the board at the win."""
    fours: int
    """Of all new tiles, the two first ones included."""
    bag_moves: int
    """In which a bag with its tiles makes the target."""
    states: tuple[int, ...]
    """Of the chain, from the first with two tiles to the absorbing one."""
    sums: frozenset[int]
    """Every tile sum that it came through."""

    @property
    def tiles(self) -> int:
        """New tiles, the two first ones included."""
        return self.moves + 2


def way(chain: BagChain, boards: Sequence[Board]) -> WonGamePath | None:
    """Of a game with these boards; None if it was not won to the chain's target, or did not begin with two tiles."""
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
    """What the chain predicts and what one's own won games came to, in the seven lines of the article.

    Shares are of `games`.
    """

    target: int
    ways: tuple[WonGamePath, ...]
    """The games, the last one played first."""
    states: int
    absorbing: int
    """Line 1, P: the sizes of Q and of the identity."""
    came_through: int
    ended_in: int
    """How many of the states, and of the absorbing ones, any game came to."""
    middle: int
    passing: float
    passed: int
    """Line 2, N: the probability to come through a tile sum of half the target, and the games that did."""
    mean: float
    own_mean: SampleMean
    """Line 3, t: moves in a bag, of the chain and of the games' own tiles."""
    played: SampleMean
    """Moves that the games took on the board."""
    deviation: float
    own_deviation: float
    """Line 4: standard deviations of the moves in a bag."""
    ends: tuple[tuple[tuple[int, ...], float, int], ...]
    """Line 5, B: absorbing states with the probability to end there and the games that did, the likeliest first."""
    four: float
    tiles: int
    fours: int
    """Line 6: the probability of a four, and how many of the games' tiles were fours."""
    drawn: float
    """The probability that the tiles of the last game hold exactly its fours; 0 without games."""
    likeliest_sum: int
    """With which most games in the bag end."""
    given_sum: float
    """Line 7, Pr(M | S): the mean moves to the tile sums with which the games were won, as if these alone decided;
    without games, to the likeliest."""

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.ways)

    @property
    def last_game(self) -> tuple[int, int]:
        """Numbers of tiles and of fours of the game that was played last; zeros without games."""
        return (self.ways[0].tiles, self.ways[0].fours) if self.ways else (0, 0)

    @property
    def expected_fours(self) -> float:
        """Of so many tiles."""
        return self.four * self.tiles

    @property
    def four_deviation(self) -> float:
        """The standard deviation of their number."""
        return sqrt(self.four * (1 - self.four) * self.tiles)

    def to_csv(self) -> str:
        """A line for each figure under a header; games have none where there are none."""
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
    """The seven lines for games to the chain's target, the last one played first."""
    counts = Counter(one.states[-1] for one in ways)
    ends = sorted(range(chain.transient, chain.states), key=lambda state: -chain.visits[state])
    middle = 1 << (chain.target - 1)
    in_bag, moves = [one.bag_moves for one in ways], [one.moves for one in ways]
    tiles, fours = sum(one.tiles for one in ways), sum(one.fours for one in ways)
    by_sum = chain.absorption_by_sum()
    likeliest = max(by_sum, key=by_sum.__getitem__)
    sums = [one.tile_sum for one in ways] or [likeliest]
    return GameStatistics(
        chain.target,
        tuple(ways),
        chain.states,
        chain.absorbing,
        len({state for one in ways for state in one.states}),
        len(counts),
        middle,
        passing(chain, middle),
        sum(middle in one.sums for one in ways),
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
    """Pr(S), the probability that a game ever has this tile sum: row 0 of N over the states that have it.

    The tile sum of a game does not depend on what is played, so that of the bag is that of the board, as long as
    neither has ended.
    """
    parts = ((0, chain.transient), (chain.transient, chain.states))
    return fsum(
        chain.visits[state]
        for low, high in parts
        for state in range(bisect_left(chain.sums, total, low, high), bisect_right(chain.sums, total, low, high))
    )


def binomial(successes: int, trials: int, chance: float) -> float:
    """B(k; n, p) = (n over k) p^k (1 − p)^(n − k)."""
    if chance in {0.0, 1.0}:
        return float(successes == trials * chance)
    ways = lgamma(trials + 1) - lgamma(successes + 1) - lgamma(trials - successes + 1)
    return exp(ways + successes * log(chance) + (trials - successes) * log(1 - chance))


def moves_given_sum(total: int, four: float) -> float:
    """The mean of Pr(M | S = total) in moves: of all numbers of tiles with this sum, less the two first ones."""
    logs = binomial_logs(total // 2, four)
    highest = max(logs.values())
    weights = {tiles: exp(value - highest) for tiles, value in logs.items()}
    return fsum(tiles * weight for tiles, weight in weights.items()) / fsum(weights.values()) - 2


def _mean(figures: Sequence[int]) -> SampleMean:
    return SampleMean(mean(figures), deviation(figures) / sqrt(len(figures)) if figures else 0.0)


def likeliest_own(found: GameStatistics) -> Iterable[tuple[tuple[int, ...], float, int]]:
    """The ends that the games came to most often, the likeliest in the chain first among equals."""
    return sorted((end for end in found.ends if end[2]), key=lambda end: (-end[2], -end[1]))
