"""Path of a real game through the bag chain: its new tiles in a bag where all equal pairs merge.

On a board not every pair can merge, so its tiles are often no state of the chain. But each new tile adds a 2 or a 4 to
both, so the bag of a game always has the board's tile sum; only how far the tiles have merged differs. J. Lees-Miller,
"The Mathematics of 2048: Minimum Moves to Win with Markov Chains" (2017).
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
    """States of the bag that a game has passed; the path ends where the bag is won."""

    states: tuple[int, ...]
    moves: int
    """Number of moves made up to the last of `states`, including those before the first board."""
    remaining: float
    """Expected moves from the last state to the target; 0 if it is made."""
    won: bool
    exact_start: bool
    """Whether the first board's tiles are a state of the chain, as two tiles always are.

    Otherwise the path begins with the most probable state of that tile sum.
    """
    own_moves: int | None = None
    """Number of moves after which the board had the target; None if it does not yet."""

    @property
    def state(self) -> int:
        """Current state of the bag."""
        return self.states[-1]

    @property
    def forecast(self) -> float:
        """Expected number of all moves to the target, given the path so far."""
        return self.moves + self.remaining


def follow(chain: BagChain, boards: Sequence[Board]) -> BagPath | None:
    """Return the path of a game with these boards, each one move after the one before.

    None if the chain has no state with the first tile sum, or if the probability of a new tile is 0.
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
    board_moves = next((board.moves for board in boards if board.won), None)
    return BagPath(tuple(states), moves, chain.remaining[state], state >= transient, exact, board_moves)


def _start(chain: BagChain, board: Board) -> tuple[int, bool] | None:
    """Return the state with a board's tiles, else the most probable one with its tile sum.

    The second value says whether the tiles are the same. None if no state has that sum.
    """
    total = board.tile_sum
    first, last = (cut(chain.sums, total, 1, chain.transient) for cut in (bisect_left, bisect_right))
    tiles = tuple(sorted(1 << exponent for exponent in board.cells if exponent))
    for state in range(first, last):
        if chain.tiles(state) == tiles:
            return state, True
    likeliest = max(range(first, last), key=lambda state: (chain.visits[state], -state), default=None)
    return None if likeliest is None else (likeliest, False)
