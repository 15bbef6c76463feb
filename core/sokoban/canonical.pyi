"""The smallest picture of a level among its eight symmetries: equal for levels that are the same to play."""

from core.sokoban.board import Board

def canonical(board: Board, inside: bytes, boxes: list[int], men: list[int]) -> bytes:
    """Width and height (2 bytes each, the smaller first), then one byte a cell, the least of all symmetries.

    `inside` has one byte for every cell of the board, 1 where the level is; the rest, its boxes and goals included,
    counts as wall and is cropped. O(8 cells). Raises ValueError if `inside` has another length.
    """
