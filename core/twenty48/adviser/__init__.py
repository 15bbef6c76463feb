"""Learned and searched estimates of what a move is worth.

For scripts and notebooks: `from core.twenty48 import adviser`, then `adviser.advice(board)` or `adviser.games(10)`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.twenty48.adviser.review import Advice
    from core.twenty48.board import Board


def advice(board: str) -> Advice | None:
    """What the four moves of a board are worth, in points; None if nothing is known of it.

    On 4x4 they are points still to come; on 3x3, 3x4, 4x5, 5x5 and 6x6 they rank the moves. `board` is its rows
    ("2 4 . 2 / . . 8 . / ..."). Raises InputError for what is no board.
    """
    from core.twenty48.adviser import boards
    from core.twenty48.puzzle import PUZZLE

    position = PUZZLE.parse(board)
    adviser = boards.adviser_of(position.shape)
    return None if adviser is None else adviser.advise(position)


def games(number: int, *, seed: int = 1, target: int = 2048, depth: int = 1) -> Iterator[list[Board]]:
    """So many games of the adviser on 4x4, each from two random tiles to the target or the end: its boards in order.

    The same for the same seed. `depth` moves are looked ahead: 1 takes some hundredths of a second a game. Raises
    InputError.
    """
    from core.twenty48.adviser.adviser import SIZE, Adviser
    from core.twenty48.bitboard import pack
    from core.twenty48.board import first_board
    from core.twenty48.puzzle import exponent_of

    network, exponent = Adviser.load(), exponent_of(target)
    for game in range(number):
        boards = [first_board(SIZE, exponent, (seed << 32) + game)]
        while not boards[-1].won:
            direction = network.best(pack(boards[-1].cells), depth=depth)
            moved = None if direction is None else boards[-1].step(direction)
            if moved is None:
                break
            boards.append(moved[0])
        yield boards
