"""Learned and searched estimates of what a move is worth.

For scripts and notebooks: `from core.twenty48 import adviser`, then `adviser.advice(board)` or `adviser.games(10)`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from core.base import arguments

if TYPE_CHECKING:
    from core.twenty48.adviser.review import Advice
    from core.twenty48.board import Board
    from core.twenty48.board_argument import BoardArgument


MOST_GAMES = 10**9
LARGEST_SEED = (1 << 32) - 1
MOST_DEPTH = 8
"""Largest depth of search: each further move ahead takes some twenty times as long."""


def advice(board: BoardArgument) -> Advice | None:
    """Return the values of the four moves of a board, in points; None if there is no adviser for it.

    On 4x4 the values are expected further points; on 3x3, 3x4, 4x5, 5x5 and 6x6 they only rank the moves. `board` is
    its rows as text ("2 4 . 2 / . . 8 . / ..."), as lists or as an array. Raises InputError if it is not a board.
    """
    from core.twenty48.adviser import boards
    from core.twenty48.board_argument import board_of

    parsed_board = board_of(board)
    adviser = boards.adviser_of(parsed_board.shape)
    return None if adviser is None else adviser.advise(parsed_board)


def games(number: int, *, seed: int = 1, target: int = 2048, depth: int = 1) -> Iterator[list[Board]]:
    """Play games of the adviser on 4x4 and return the boards of each, up to the target or its end.

    A game begins with two random tiles. Equal seeds (whole numbers from 0) give equal games. The adviser looks `depth`
    moves ahead, 1 to 8; at depth 1 a game takes some hundredths of a second. Raises InputError at once for an invalid
    argument.
    """
    from core.twenty48.board_argument import target_of

    return _play_games(
        arguments.whole_number(number, "number", 0, MOST_GAMES),
        arguments.whole_number(seed, "seed", 0, LARGEST_SEED),
        target_of(target),
        arguments.whole_number(depth, "depth", 1, MOST_DEPTH),
    )


def _play_games(number: int, seed: int, target: int, depth: int) -> Iterator[list[Board]]:
    from core.twenty48.adviser.adviser import SIZE, Adviser
    from core.twenty48.bitboard import pack
    from core.twenty48.board import first_board

    network = Adviser.load()
    for game in range(number):
        boards = [first_board(SIZE, target, (seed << 32) + game)]
        while not boards[-1].won:
            direction = network.find_best_direction(pack(boards[-1].cells), depth=depth)
            moved = None if direction is None else boards[-1].step(direction)
            if moved is None:
                break
            boards.append(moved[0])
        yield boards
