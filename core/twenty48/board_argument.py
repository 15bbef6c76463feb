"""Conversion of boards, sizes and targets of 2048 given by scripts: text, numbers or arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from core.base import arguments
from core.base.puzzle import InputError
from core.base.words import phrase
from core.twenty48.board import Board
from core.twenty48.puzzle import PUZZLE, exponent_of
from core.twenty48.shape import MOST, BoardShape, parse_shape, shape_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    BoardArgument = str | Sequence[Sequence[int | None]] | NDArray[Any] | Board

LARGEST_TARGET = 1 << 50


def board_of(board: BoardArgument) -> Board:
    """Return the board given as rows of text ("2 4 / . 2"), lists, an array of tiles, or a `Board`.

    In lists and arrays 0 or None is an empty cell. Raises InputError if it is not a board.
    """
    if isinstance(board, Board):
        return board
    if isinstance(board, str):
        return PUZZLE.parse(board)
    rows = [arguments.items(row) for row in arguments.items(board) or ()]
    if not rows or None in rows:
        raise InputError(
            phrase(
                "A board must be rows of tiles, as “2 4 / . 2” or [[2, 4], [0, 2]], not {value}",
                value=arguments.abbreviate_value(board),
            )
        )
    return PUZZLE.parse(" / ".join(" ".join(map(_tile, row or ())) for row in rows))


def cells_of(board: bytes | BoardArgument, shape: BoardShape) -> bytes:
    """Return the exponents of a board's tiles, row by row; bytes are returned as they are.

    Raises InputError if it is not a board, or has another shape.
    """
    if isinstance(board, bytes):
        return board
    parsed = board_of(board)
    if parsed.shape != shape:
        message = phrase(
            "A board of {wanted} is needed, but this one is {board}", wanted=str(shape), board=str(parsed.shape)
        )
        raise InputError(message)
    return parsed.cells


def shape_given(size: int | str) -> BoardShape:
    """Return the shape of a size: 4, "4" and "4x4" are squares, "3x4" has three rows.

    Raises InputError for others.
    """
    if isinstance(size, str):
        return parse_shape(size)
    return shape_of(arguments.whole_number(size, "size", 2, MOST))


def target_of(target: int) -> int:
    """Return the exponent of a target tile, a power of two from 8. Raises InputError for another."""
    return exponent_of(arguments.whole_number(target, "target", 8, LARGEST_TARGET))


def _tile(tile: object) -> str:
    """Return a tile as text; an invalid one is left for the parser to report."""
    return "0" if tile is None else str(tile)
