"""Squares from which a box can never get to a goal, whatever the other boxes do."""

from core.sokoban.board import Board

class Ways:
    """The moves that one box can make where nothing else moves; for other kernels."""

def live_squares(board: Board, pull: bool = False) -> bytes:
    """One byte for every cell of the board, 1 where a lone box can be pushed (or pulled) to some goal. O(cells).

    The man is taken into account: he must be able to walk to where he is needed. Every other square is dead,
    because taking other boxes away never makes a push impossible. Method: pulls from all goals at once, with the
    blocks of `core.sokoban.path.reach`.
    """
