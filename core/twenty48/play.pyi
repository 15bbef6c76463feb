"""Whole games of 2048 in one loop without the GIL."""

from core.base.control import Control
from core.twenty48.board import Board
from core.twenty48.sample import GameSample
from core.twenty48.shape import BoardShape

def play_random(
    board: Board | BoardShape | int,
    *,
    games: int,
    seed: int,
    first: int = 0,
    control: Control | None = None,
    plain: bool = False,
) -> GameSample:
    """Play `games` games to their end, every move uniform over the legal ones.

    `board` is the position every game starts from, or a shape (a whole number for a square) for games from two random
    tiles. Game k draws from a stream of its own, so the same seed (64 bits) gives the same games however many are
    played, and wherever: `first` is the number of the first. Scores and moves count from the start position. 4x4 boards
    are played on bitboards, four games at a time, as long as no tile passes 2^15; `plain` plays the same games cell by
    cell. `control.done` counts games; a cancelled run returns the finished ones, which may be none. Raises InputError
    for fewer than 1 game or an impossible shape.
    """
