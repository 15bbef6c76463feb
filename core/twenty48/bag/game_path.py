"""A game's moves taken apart: what the bag expects, what its tiles cost or saved (luck), and what its board did.

A game's new tiles owe nothing to the play. Laid into a bag in which all equal pairs merge, they make the target after
some number of moves: that number less the mean of the bag is *luck*, which is nought on average whatever one plays.
The moves that the game took beyond that are *geometry*: pairs that lay apart on the board when the bag would have
merged them. So moves = expected + luck + geometry.

Geometry is never negative. Let N_k(t) be how many tiles of 2^k there were up to move t, merged or drawn. A move merges
at most all pairs there are, so by then floor(N_k(t) / 2) tiles of 2^(k+1) were merged at most, and in the bag exactly
so many; by induction over k the bag is never behind.

Before the end both are expectations: of the bag with the game's tiles so far, and of the game if from now on its board
were a bag. The chain is J. Lees-Miller's, "The Mathematics of 2048: Minimum Moves to Win with Markov Chains" (2017).
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
"""The exponents of new tiles."""
LEAST = 3
"""That of the smallest target of a chain, 8."""


class GamePathPoint(NamedTuple):
    """Figures of a game after some moves."""

    tile_sum: int
    fours: int
    """New tiles of 4 so far, the two first tiles included."""
    luck: float
    """Moves by which the bag with these tiles is expected to take longer than one before its first tile."""
    geometry: float
    """Moves by which the game would take longer than that bag, if from now on its board were a bag."""


class Milestone(NamedTuple):
    """The first tile of 2^`exponent`: a game to that target, taken apart like the whole."""

    exponent: int
    moves: int
    bag_moves: int
    """Those in which the bag with the game's tiles made it."""
    expected: float

    @property
    def luck(self) -> float:
        return self.bag_moves - self.expected

    @property
    def geometry(self) -> int:
        return self.moves - self.bag_moves


@dataclass(frozen=True)
class GamePath:
    """Path of a game from its two first tiles up to the first tile of its target, or to where it stands."""

    target: int
    """Its exponent."""
    four: float
    expected: float
    """Mean moves to the target in a bag."""
    deviation: float
    """Their standard deviation: that of luck at the end, too."""
    points: tuple[GamePathPoint, ...]
    """One for the first board, and one for each move."""
    won: bool
    bag_moves: int | None
    """The moves in which a bag with the game's tiles made the target; None if it has not yet."""
    milestones: tuple[Milestone, ...]
    """Every tile from 8 up to the target that the game has made, smallest first."""

    @property
    def moves(self) -> int:
        """Moves made, those after the win left out."""
        return len(self.points) - 1

    @property
    def luck(self) -> float:
        """In moves: positive for tiles that make a game longer."""
        return self.points[-1].luck

    @property
    def geometry(self) -> float:
        """In moves; never negative."""
        return self.points[-1].geometry

    @property
    def forecast(self) -> float:
        """Moves to the target: those of a game that is won, else what is expected if every pair merges from now on."""
        return self.expected + self.luck + self.geometry

    @property
    def bag_sum(self) -> int | None:
        """The tile sum with which the bag made the target."""
        return None if self.bag_moves is None else self.points[self.bag_moves].tile_sum

    def expected_sum(self, moves: int) -> float:
        """The mean tile sum after so many moves: two tiles more than moves, each 2 or 4."""
        return (2 + 2 * self.four) * (moves + 2)

    def sum_over(self, moves: int) -> float:
        """The game's tile sum less that mean."""
        return self.points[moves].tile_sum - self.expected_sum(moves)

    def sum_deviation(self, moves: int) -> float:
        """The standard deviation of the tile sum after so many moves: that of as many tiles, each 2 or 4."""
        return 2 * sqrt(self.four * (1 - self.four) * (moves + 2))

    def to_csv(self) -> str:
        """A line for each point under a header."""
        lines = ["moves,tile_sum,expected_sum,fours,expected_moves,luck,geometry"]
        for moves, point in enumerate(self.points):
            figures = self.expected_sum(moves), point.fours, self.expected, point.luck, point.geometry
            lines.append(",".join([str(moves), str(point.tile_sum), *map(repr, figures)]))
        return "\n".join([*lines, ""])


class Expectation:
    """Expected moves to the target of a bag with any tiles, not only with those that the chain comes through.

    Where a bag was a board before, some pairs in it are late. After k moves its tiles up to 2^k are as if they never
    had been, so within as many moves as the target has doublings every way leads into the chain.
    """

    def __init__(self, chain: BagChain) -> None:
        self.chain = chain
        self._known: dict[bytes, float] = {}
        self._layers: set[int] = set()

    def bag_of(self, board: Board) -> bytes:
        """How many tiles of each exponent there are on a board, up to the target's; what is larger counts as that."""
        cells = bytes(min(cell, self.chain.target) for cell in board.cells)
        return bytes(cells.count(exponent) if exponent else 0 for exponent in range(self.chain.target + 1))

    def remaining(self, bag: bytes) -> float:
        """Expected moves from here on; 0 where the target is made."""
        if bag[-1]:
            return 0.0
        found = self._known.get(bag)
        if found is None:
            self._learn(sum(count << exponent for exponent, count in enumerate(bag)))
            found = self._known.get(bag)
        if found is None:
            four, rest = self.chain.four, merge_pairs(bag)
            found = 1.0
            for exponent, chance in ((TWO, 1 - four), (FOUR, four)):
                if chance:
                    found += chance * self.remaining(add_tile(rest, exponent))
            self._known[bag] = found
        return found

    def _learn(self, total: int) -> None:
        """Take over what the chain knows of all its states with a tile sum."""
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
    """Return the bag when every pair of equal tiles has merged, once."""
    pairs = [0, *(count >> 1 for count in bag[:-1])]
    left = [count & 1 for count in bag[:-1]] + [bag[-1]]
    return bytes(map(int.__add__, left, pairs))


def add_tile(bag: bytes, exponent: int) -> bytes:
    """Return the bag with a new tile."""
    return bag[:exponent] + bytes((bag[exponent] + 1,)) + bag[exponent + 1 :]


def moves_in_bag(boards: Sequence[Board]) -> int | None:
    """Return the moves in which a bag with a game's tiles makes the game's target.

    None if it does not yet, or if the game did not begin with two tiles. The same as `GamePath.bag_moves`, in a tenth
    of its time.
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
    """Takes a game apart as it is played; what was found for its earlier moves is kept."""

    def __init__(self, chain: BagChain) -> None:
        self._chain = chain
        self._expectation = Expectation(chain)
        """Of one game: those of another have little in common with it."""
        self._boards: list[Board] = []
        self._points: list[GamePathPoint] = []
        self._bags: list[bytes] = []
        """What the game's tiles have come to in a bag, after each move until the target is made."""
        self._means = {chain.target: chain.mean}
        """Of the chains to each tile."""

    @property
    def target(self) -> int:
        """The exponent of the tile that ends a path."""
        return self._chain.target

    @property
    def four(self) -> float:
        """The probability of a 4."""
        return self._chain.four

    def news(self, boards: Sequence[Board]) -> int:
        """How many of these boards are not known yet; those after a win are none."""
        kept = self._count_known(boards)
        ended = kept and self._boards[kept - 1].largest >= self._chain.target
        return 0 if ended else len(boards) - kept

    def _count_known(self, boards: Sequence[Board]) -> int:
        """Return how many boards, from the first on, are those of the game that was followed last."""
        kept, most = 0, min(len(boards), len(self._boards))
        while kept < most and boards[kept] is self._boards[kept]:
            kept += 1
        return kept

    def follow(self, boards: Sequence[Board]) -> GamePath | None:
        """The path of a game with these boards, each a move after the one before.

        None for a game that did not begin with two tiles of the chain: it is not known what was drawn before.
        """
        if not self._begins(boards[0]):
            return None
        kept = self._count_known(boards)
        if not kept:
            self._expectation = Expectation(self._chain)
        del self._boards[kept:], self._points[kept:], self._bags[kept:]
        for board in boards[kept:]:
            if self._boards and self._boards[-1].largest >= self._chain.target:
                break
            self._add(board)
        chain, last = self._chain, self._boards[-1]
        bag_moves = len(self._bags) - 1 if self._bags[-1][-1] else None
        won = last.largest >= chain.target
        deviation = max(0.0, chain.variance) ** 0.5
        made = tuple(self._milestone(exponent) for exponent in range(LEAST, min(last.largest, chain.target) + 1))
        return GamePath(chain.target, chain.four, chain.mean, deviation, tuple(self._points), won, bag_moves, made)

    def _milestone(self, exponent: int) -> Milestone:
        """Of a tile that the game has made. Largest tiles never shrink, and the bag's is made by then."""
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
        """The point of a board that follows the last one."""
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
        # the bag is never behind: less than nothing is what rounding leaves
        self._points.append(GamePathPoint(total, fours, of_bag - self._chain.mean, max(0.0, of_game - of_bag)))
