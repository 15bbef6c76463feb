"""A real game followed in the bag chain: the same new tiles, laid into a bag in which all equal pairs merge.

On a board not every pair can merge, so its tiles are often no state of the chain. Its new tiles are another matter:
each adds a 2 or a 4 here as there. So the bag of a game always has the board's tile sum; what differs is only how far
the tiles have merged. J. Lees-Miller, "The Mathematics of 2048: Minimum Moves to Win with Markov Chains" (2017).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from core.twenty48.bag.chain import BagChain
from core.twenty48.board import Board


@dataclass(frozen=True)
class BagPath:
    """The states that a game has come through in the bag. It ends where the bag is won, however long the game is."""

    states: tuple[int, ...]
    moves: int
    """Moves made up to the last of `states`, those before the game was followed included."""
    remaining: float
    """Expected moves from there to the target; 0 where that is made."""
    won: bool
    exact_start: bool
    """Whether the first board's tiles are a state of the chain, as two tiles always are. Else the path begins where
    most games with its tile sum are."""
    own_moves: int | None = None
    """Moves after which the game itself, on its board, had the target; None as long as it has not."""

    @property
    def state(self) -> int:
        """Where the game is."""
        return self.states[-1]

    @property
    def forecast(self) -> float:
        """How many moves the target takes on the whole, expected from here."""
        return self.moves + self.remaining


def follow(chain: BagChain, boards: Sequence[Board]) -> BagPath | None:
    """The path of a game with these boards, each a move after the one before.

    None if the chain has no state with the first tile sum, or no such new tile: its probability is 0.
    """
    start = _start(chain, boards[0])
    if start is None:
        return None
    state, exact = start
    states = [state]
    sums, rows, columns, transient = chain.sums, chain.indptr, chain.indices, chain.transient
    for before, after in pairwise([board.tile_sum for board in boards]):
        if state >= transient:
            break
        total, edge, end = sums[state] + after - before, rows[state], rows[state + 1]
        while edge < end and sums[columns[edge]] != total:
            edge += 1
        if edge == end:
            return None
        state = columns[edge]
        states.append(state)
    moves = boards[0].moves + len(states) - 1
    own = next((board.moves for board in boards if board.won), None)
    return BagPath(tuple(states), moves, chain.remaining[state], state >= transient, exact, own)


def _start(chain: BagChain, board: Board) -> tuple[int, bool] | None:
    """The state with a board's tiles, or of those with its tile sum the one through which most games come."""
    total = board.tile_sum
    first, last = (cut(chain.sums, total, 1, chain.transient) for cut in (bisect_left, bisect_right))
    tiles = tuple(sorted(1 << exponent for exponent in board.cells if exponent))
    for state in range(first, last):
        if chain.tiles(state) == tiles:
            return state, True
    likeliest = max(range(first, last), key=lambda state: (chain.visits[state], -state), default=None)
    return None if likeliest is None else (likeliest, False)
