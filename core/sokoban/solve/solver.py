"""Solve a position: the search, the moves of its answer played by the simple engine, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from core.control import Control
from core.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.path.paths import walk_path
from core.sokoban.replay import Replay, replay
from core.sokoban.solve.engine import MOST_BOXES, MOST_SQUARES, Engine, Found, Push

MEMORY = 1 << 30
"""Bytes that the positions of a search may take if nobody says otherwise."""


class Metric(StrEnum):
    """What is to be least."""

    PUSHES = "pushes"
    MOVES = "moves"


class Ending(StrEnum):
    """How a search can end."""

    SOLVED = "solved"
    UNSOLVABLE = "unsolvable"
    """Proved: nothing that was left out could have led to a solution."""
    TIME = "time"
    MEMORY = "memory"
    CANCELLED = "cancelled"


class Answer(NamedTuple):
    """What is known of a position after a search."""

    ending: Ending
    reason: str
    """A sentence that says why there is no solution, or none was found; "" if there is one."""
    solution: Replay | None
    """Replayed move by move to a solved position."""
    lower_bound: int | None
    """No solution costs less; None if there is none."""
    optimal: bool
    """The solution costs no more than the lower bound."""
    nodes: int
    """Positions whose pushes were made."""
    generated: int
    """Pushes made."""


def solve(state: State, metric: Metric, seconds: float, memory: int, control: Control) -> Answer:
    """A solution that is as short as any, a proof that there is none, or the reason for giving up.

    `control` counts the positions looked at. Raises InputError for a level that is too large to be searched.
    """
    engine = engine_of(state)
    try:
        found = engine.exact(state, moves=metric is Metric.MOVES, seconds=seconds, memory=memory, control=control)
    except MemoryError:
        return Answer(Ending.MEMORY, "The system has not so much memory", None, 0, False, 0, 0)
    ending = Ending(found.ending)
    if ending is Ending.SOLVED:
        solution = play(state, found.pushes)
        return Answer(ending, "", solution, found.lower_bound, True, found.expanded, found.generated)
    bound = None if ending is Ending.UNSOLVABLE else found.lower_bound
    return Answer(ending, _reason(ending, found), None, bound, False, found.expanded, found.generated)


def engine_of(state: State) -> Engine:
    """The level of a position, measured for its searches. Raises InputError if it is too large."""
    inside = state.board.flood(state.man)
    goals = sum(goal for goal, seen in zip(state.board.goals, inside, strict=True) if seen)
    if sum(inside) > MOST_SQUARES or goals > MOST_BOXES:
        raise InputError(
            f"The level has {sum(inside)} squares of floor and {goals} goals; "
            f"{MOST_SQUARES} and {MOST_BOXES} are the most that can be searched"
        )
    return Engine(state.board, inside)


def play(state: State, pushes: Iterable[Push]) -> Replay:
    """The pushes with the shortest walks between them, replayed by the rules alone.

    Raises AssertionError unless they are legal and solve the position: nobody is shown a solution that does not work.
    """
    stride = state.board.stride
    offsets = (-1, -stride, 1, stride)
    moves: list[str] = []
    now = state
    for box, way in pushes:
        walk = walk_path(now, box - offsets[way])
        assert walk is not None, "the man cannot get behind the box"
        moves.append(walk + "LURD"[way])
        now = replay(now, moves[-1]).state
    done = replay(state, "".join(moves))
    assert done.state.solved, "the moves do not solve the level"
    return done


def _reason(ending: Ending, found: Found) -> str:
    if ending is Ending.TIME:
        return "The time was up"
    if ending is Ending.MEMORY:
        return "The memory was used up"
    if ending is Ending.CANCELLED:
        return "The search was cancelled"
    if not found.positions:
        return "A box stands where it can never be brought to a goal"
    if not found.expanded:
        return "The boxes cannot be brought to a goal each, even if they were not in each other's way"
    return f"Searched to the end without a solution; positions: {found.expanded}"
