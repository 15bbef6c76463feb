"""Many steps of a game at once: the positions on the way, and the steps at which a counter goes up."""

from array import array
from typing import NamedTuple

from core.sokoban.board import State

class StepMarks(NamedTuple):
    """The steps, counted from 1, at which the counters of `core.sokoban.tally` go up."""

    ends: array[int]
    """Each step that pushes."""
    runs: array[int]
    """The last step of each run of pushes of one box."""
    lines: array[int]
    """The first step of each straight run of one box."""
    changes: array[int]
    """The first step of each run of pushes of one box."""
    sessions: array[int]
    """The first step of each run of pushes without a walk in between."""
    turns: array[int]
    """The first step of each straight run of the man."""
    boxes: array[int]
    """Cell of the box after each push."""
    pushes: array[int]
    """Offset of each push, from the box's cell before it to that after it."""
    ways: array[int]
    """Offset of each straight run of the man, from one cell to the next."""

def replay(start: State, moves: list[str], every: int) -> tuple[list[State], int]:
    """Carry out letters in either case, as far as they go.

    Returns the positions after each `every` of them, and how many could be carried out. O(moves), and O(cells) for
    each position that is returned.
    """

def count_steps(start: State, moves: list[str]) -> StepMarks:
    """Count the steps of a game. O(moves). Raises ValueError if one of them cannot be played."""
