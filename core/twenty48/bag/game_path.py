"""Moves of a game split into the bag's expectation, luck of the tiles and geometry of the board.

A game's new tiles do not depend on how it is played. Put into a bag in which all equal pairs merge, they make the
target after some number of moves: that number less the mean of the bag is *luck*, whose mean is 0 for any play. The
moves that the game took beyond that are *geometry*: pairs that were apart on the board when the bag would have merged
them. So moves = expected + luck + geometry.

Geometry is never negative. Let N_k(t) be the number of tiles of 2^k there were up to move t, merged or drawn. A move
merges at most all pairs there are, so by then at most floor(N_k(t) / 2) tiles of 2^(k+1) were merged, and in the bag
exactly that many; by induction over k the bag is never behind.

Before the end both are expectations: of the bag with the game's tiles so far, and of the game if its board became a bag
now. The chain is from J. Lees-Miller, "The Mathematics of 2048: Minimum Moves to Win with Markov Chains" (2017).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from core.twenty48.bag.chain import BagChain
from core.twenty48.board import Board

TWO, FOUR = 1, 2
"""Exponents of new tiles."""
LEAST = 3
"""Exponent of the smallest target of a chain, 8."""


class GamePathPoint(NamedTuple):
    """Figures of a game after a number of moves."""

    tile_sum: int
    fours: int
    """Number of new tiles of 4 so far, including the two first tiles."""
    luck: float
    """Expected moves of the bag with these tiles, less those before the first tile was drawn."""
    geometry: float
    """Expected further moves of the game, if its board became a bag now, less those of its bag."""


class Milestone(NamedTuple):
    """First tile of 2^`exponent` in a game, with the moves to it split like those of the whole game."""

    exponent: int
    moves: int
    bag_moves: int
    """Number of moves in which the bag with the game's tiles made this tile."""
    expected: float

    @property
    def luck(self) -> float:
        return self.bag_moves - self.expected

    @property
    def geometry(self) -> int:
        return self.moves - self.bag_moves


@dataclass(frozen=True)
class GamePath:
    """Figures of a game from its two first tiles up to the target tile, or to the current board."""

    target: int
    """Exponent of the target."""
    four: float
    expected: float
    """Mean number of moves to the target in a bag."""
    deviation: float
    """Standard deviation of the number of moves in a bag, and so of the final luck."""
    points: tuple[GamePathPoint, ...]
    """Figures of the first board, and of the board after each move."""
    won: bool
    bag_moves: int | None
    """Number of moves in which a bag with the game's tiles made the target; None if it has not yet."""
    milestones: tuple[Milestone, ...]
    """First tile of each exponent from 8 up to the target that the game has made, smallest first."""

    @property
    def moves(self) -> int:
        """Number of moves made up to the win."""
        return len(self.points) - 1

    @property
    def luck(self) -> float:
        """Luck in moves: positive if the tiles made the game longer."""
        return self.points[-1].luck

    @property
    def geometry(self) -> float:
        """Geometry in moves: those lost because pairs were apart on the board; never negative."""
        return self.points[-1].geometry

    @property
    def forecast(self) -> float:
        """Moves to the target: those of a won game, else the expectation if every pair merges from now on."""
        return self.expected + self.luck + self.geometry

    @property
    def bag_sum(self) -> int | None:
        """Tile sum at which the bag made the target; None if it has not yet."""
        return None if self.bag_moves is None else self.points[self.bag_moves].tile_sum

    def expected_sum(self, moves: int) -> float:
        """Return the mean tile sum after a number of moves: two more tiles than moves, each 2 or 4."""
        return (2 + 2 * self.four) * (moves + 2)

    def sum_over(self, moves: int) -> float:
        """Return the game's tile sum after a number of moves less its mean."""
        return self.points[moves].tile_sum - self.expected_sum(moves)

    def sum_deviation(self, moves: int) -> float:
        """Return the standard deviation of the tile sum after a number of moves."""
        return 2 * sqrt(self.four * (1 - self.four) * (moves + 2))

    def to_csv(self) -> str:
        """Return the points as comma-separated lines under a header."""
        lines = ["moves,tile_sum,expected_sum,fours,expected_moves,luck,geometry"]
        for moves, point in enumerate(self.points):
            figures = self.expected_sum(moves), point.fours, self.expected, point.luck, point.geometry
            lines.append(",".join([str(moves), str(point.tile_sum), *map(repr, figures)]))
        return "\n".join([*lines, ""])


class Expectation:
    """Expected moves to the target of a bag with any tiles, also those that are no state of the chain.

    In a bag that begins as a board, some pairs merge late. After k moves its tiles up to 2^k are as if they had never
    been, so every path leads into the chain within as many moves as the target has doublings.
    """

    def __init__(self, chain: BagChain) -> None:
        self.chain = chain
        self._known: dict[bytes, float] = {}
        self._layers: set[int] = set()

    def bag_of(self, board: Board) -> bytes:
        """Return the number of tiles of each exponent on a board; those above the target count as the target."""
        cells = bytes(min(cell, self.chain.target) for cell in board.cells)
        return bytes(cells.count(exponent) if exponent else 0 for exponent in range(self.chain.target + 1))

    def remaining(self, bag: bytes) -> float:
        """Return the expected number of moves to the target; 0 if it is made."""
        if bag[-1]:
            return 0.0
        expected_moves = self._known.get(bag)
        if expected_moves is None:
            self._learn(sum(count << exponent for exponent, count in enumerate(bag)))
            expected_moves = self._known.get(bag)
        if expected_moves is None:
            four, rest = self.chain.four, merge_pairs(bag)
            expected_moves = 1.0
            for exponent, chance in ((TWO, 1 - four), (FOUR, four)):
                if chance:
                    expected_moves += chance * self.remaining(add_tile(rest, exponent))
            self._known[bag] = expected_moves
        return expected_moves

    def _learn(self, total: int) -> None:
        """Copy the chain's expected moves of all states with this tile sum."""
        if total in self._layers:
            return
        self._layers.add(total)
        chain = self.chain
        first, last = (cut(chain.sums, total, 1, chain.transient) for cut in (bisect_left, bisect_right))
        for state in range(first, last):
            counts = bytearray(chain.target + 1)
            for tile in chain.tiles(state):
                counts[tile.bit_length() - 1] += 1
            self._known[bytes(counts)] = chain.remaining[state]


def merge_pairs(bag: bytes) -> bytes:
    """Return the bag after one move, in which every pair of equal tiles merges once."""
    pairs = [0, *(count >> 1 for count in bag[:-1])]
    left = [count & 1 for count in bag[:-1]] + [bag[-1]]
    return bytes(map(int.__add__, left, pairs))


def add_tile(bag: bytes, exponent: int) -> bytes:
    """Return the bag with a new tile of this exponent."""
    return bag[:exponent] + bytes((bag[exponent] + 1,)) + bag[exponent + 1 :]


def moves_in_bag(boards: Sequence[Board]) -> int | None:
    """Return the number of moves in which a bag with a game's tiles makes the game's target.

    None if it does not yet, or if the game did not begin with two tiles. Equals `GamePath.bag_moves`, in a tenth of the
    time.
    """
    start = boards[0]
    if start.moves or len(start.cells) - start.empty != 2 or start.largest > FOUR:
        return None
    bag = bytes(start.cells.count(exponent) if exponent else 0 for exponent in range(start.target + 1))
    sums = [board.tile_sum for board in boards]
    for moves, (before, after) in enumerate(pairwise(sums), 1):
        bag = add_tile(merge_pairs(bag), (after - before) // 2)
        if bag[-1]:
            return moves
    return None


class GameFollower:
    """Computes the `GamePath` of a game as it is played, and reuses the figures of earlier moves."""

    def __init__(self, chain: BagChain) -> None:
        self._chain = chain
        self._expectation = Expectation(chain)
        """Expectations of the current game only: those of another game have little in common with it."""
        self._boards: list[Board] = []
        self._points: list[GamePathPoint] = []
        self._bags: list[bytes] = []
        """Contents of the bag with the game's tiles, after each move until the target is made."""
        self._means = {chain.target: chain.mean}
        """Mean number of moves in a bag by exponent of the target."""

    @property
    def target(self) -> int:
        """Exponent of the tile that ends a path."""
        return self._chain.target

    @property
    def four(self) -> float:
        """Probability that a new tile is a 4."""
        return self._chain.four

    def news(self, boards: Sequence[Board]) -> int:
        """Return how many of these boards are not computed yet; those after a win do not count."""
        known = self._count_known(boards)
        ended = known and self._boards[known - 1].largest >= self._chain.target
        return 0 if ended else len(boards) - known

    def _count_known(self, boards: Sequence[Board]) -> int:
        """Return how many of these boards, from the first, are those of the game followed last."""
        known, most = 0, min(len(boards), len(self._boards))
        while known < most and boards[known] is self._boards[known]:
            known += 1
        return known

    def follow(self, boards: Sequence[Board]) -> GamePath | None:
        """Return the path of a game with these boards, each one move after the one before.

        None for a game that did not begin with two tiles of the chain: the earlier tiles are unknown.
        """
        if not self._begins(boards[0]):
            return None
        known = self._count_known(boards)
        if not known:
            self._expectation = Expectation(self._chain)
        del self._boards[known:], self._points[known:], self._bags[known:]
        for board in boards[known:]:
            if self._boards and self._boards[-1].largest >= self._chain.target:
                break
            self._add(board)
        chain, last = self._chain, self._boards[-1]
        bag_moves = len(self._bags) - 1 if self._bags[-1][-1] else None
        won = last.largest >= chain.target
        deviation = max(0.0, chain.variance) ** 0.5
        milestones = tuple(self._milestone(exponent) for exponent in range(LEAST, min(last.largest, chain.target) + 1))
        return GamePath(
            chain.target, chain.four, chain.mean, deviation, tuple(self._points), won, bag_moves, milestones
        )

    def _milestone(self, exponent: int) -> Milestone:
        """Return the milestone of a tile that the game has made; the bag has made it by then.

        Both sequences can be bisected because largest tiles never shrink.
        """
        if exponent not in self._means:
            self._means[exponent] = BagChain(exponent, self._chain.four).mean
        moves = bisect_left(self._boards, exponent, key=lambda board: board.largest)
        bag_moves = bisect_left(self._bags, True, key=lambda bag: any(bag[exponent:]))
        return Milestone(exponent, moves, bag_moves, self._means[exponent])

    def _begins(self, board: Board) -> bool:
        tiles = [cell for cell in board.cells if cell]
        possible = {TWO: self._chain.four < 1, FOUR: self._chain.four > 0}
        return board.moves == 0 and len(tiles) == 2 and all(possible.get(tile, False) for tile in tiles)

    def _add(self, board: Board) -> None:
        """Append the figures of a board that follows the last one."""
        total, fours, moves = board.tile_sum, 0, len(self._boards)
        if not self._boards:
            self._bags.append(self._expectation.bag_of(board))
            fours = board.cells.count(FOUR)
        else:
            new = (total - self._boards[-1].tile_sum) // 2
            fours = self._points[-1].fours + (new == FOUR)
            if not self._bags[-1][-1]:
                self._bags.append(add_tile(merge_pairs(self._bags[-1]), new))
        of_bag = len(self._bags) - 1 + self._expectation.remaining(self._bags[-1])
        of_game = moves + self._expectation.remaining(self._expectation.bag_of(board))
        self._boards.append(board)
        # The bag is never behind, so a negative difference is a rounding error.
        self._points.append(GamePathPoint(total, fours, of_bag - self._chain.mean, max(0.0, of_game - of_bag)))
