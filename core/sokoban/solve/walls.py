"""Effect of each wall of a level on the fewest pushes.

Removing a wall forbids nothing: every solution remains one. So without a wall a level needs as many pushes or fewer,
never more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.level import RowPlace, examine, trim
from core.sokoban.solve.solver import Answer, Effort, SearchEnding, SolverMetric, solve

WALL_SECONDS = 2.0
"""Time limit of the search without one wall."""
LEVEL_SECONDS = 20.0
"""Time limit of the search for the level itself, with which all others are compared."""

Square = tuple[int, int]
"""Column and row."""


class Role(StrEnum):
    """What would change if a wall were floor: the level is broken, becomes solvable or easier, or stays the same."""

    NEEDED = "needed"
    """The wall is needed: without it the floor is open to the outside, or the level has other boxes."""
    BLOCKS = "blocks"
    """The wall makes the level unsolvable: without it the level can be solved."""
    HARDER = "harder"
    """The wall makes the level harder: without it fewer pushes suffice."""
    FREE = "free"
    """The wall changes nothing: without it the fewest pushes stay the same, or there is still no solution."""
    OPEN = "open"
    """The effect of the wall is unknown, as the time was up."""


class Wall(NamedTuple):
    """Result for one wall."""

    role: Role
    fewest: int | None = None
    """Proved fewest pushes of the level without it; None if not known."""
    saved: int = 0
    """Number of pushes saved without it."""


class WallMap:
    """Walls of one level with their effects as far as known; a worker computes them while others read."""

    def __init__(self, rows: Sequence[str]) -> None:
        """List the walls of a level. Raises InputError for rows that cannot be played."""
        self._rows = trim(rows)
        self._state = _state(self._rows)
        self.walls = _touching(self._state)
        """Walls that the man could touch, row by row; all others have no effect."""
        self.found: Mapping[Square, Wall] = {}
        """Results by wall; replaced rather than changed by the worker, so it can be iterated meanwhile."""
        self.measured = False
        """Whether the level itself has been solved."""
        self.fewest: int | None = None
        """Proved fewest pushes of the level; None if there is no solution, or before it is measured."""

    def is_unsolvable_either_way(self, square: Square) -> bool:
        """Whether the level is known to have no solution, with or without a wall."""
        wall = self.found.get(square)
        return wall is not None and wall.role is Role.FREE and self.fewest is None

    @property
    def complete(self) -> bool:
        """Whether all walls have been examined."""
        return self.measured and len(self.found) == len(self.walls)

    def record(self) -> dict[str, Any]:
        """Return the results as a JSON object for `recall`."""
        walls = [[x, y, wall.role.value, wall.fewest, wall.saved] for (x, y), wall in self.found.items()]
        return {"measured": self.measured, "fewest": self.fewest, "walls": walls}

    def recall(
        self, measured: bool, fewest: int | None, walls: Sequence[tuple[int, int, str, int | None, int]]
    ) -> None:
        """Restore the results of `record` for the same level.

        Raises InputError, and changes nothing, if they cannot belong to it.
        """
        try:
            results = {(x, y): Wall(Role(role), pushes, saved) for x, y, role, pushes, saved in walls}
        except ValueError as error:
            raise InputError(phrase("The record names no role of a wall")) from error
        if not measured or not results.keys() <= set(self.walls):
            raise InputError(phrase("The record is not one of this level's walls"))
        if not all(_fits(wall, fewest) for wall in results.values()):
            raise InputError(phrase("The record of the walls contradicts itself"))
        self.found, self.fewest, self.measured = results, fewest, True

    def weigh(self, control: Control, *, level_seconds: float = LEVEL_SECONDS, seconds: float = WALL_SECONDS) -> None:
        """Examine the walls that are not known yet; results found before a cancel are kept.

        Raises InputError for a level that is too large, or whose own fewest pushes are not found.
        """
        if not self.measured:
            answer = solve(self._state, SolverMetric.PUSHES, Effort(level_seconds), control, optimal=True)
            if control.cancelled:
                return
            if answer.ending not in (SearchEnding.SOLVED, SearchEnding.UNSOLVABLE):
                raise InputError(
                    phrase("The fewest pushes of this level were not found, so its walls cannot be judged")
                )
            self.fewest = None if answer.solution is None else answer.solution.tally.pushes
            self.measured = True
        for square in self.walls:
            if square not in self.found:
                wall = self._solve_without(square, control, seconds)
                if control.cancelled:
                    return
                self.found = {**self.found, square: wall}

    def _solve_without(self, square: Square, control: Control, seconds: float) -> Wall:
        x, y = square
        row = self._rows[y]
        rows = [*self._rows[:y], row[:x] + " " + row[x + 1 :], *self._rows[y + 1 :]]
        try:
            state = _state(trim(rows))
        except InputError:
            state = None
        if state is None or len(state.boxes) != len(self._state.boxes):
            return Wall(Role.NEEDED)
        return self._judge_wall(solve(state, SolverMetric.PUSHES, Effort(seconds), control, optimal=True))

    def _judge_wall(self, answer: Answer) -> Wall:
        """Return the effect of a wall, given the answer for the level without it."""
        if answer.solution is not None and answer.optimal:
            pushes = answer.solution.tally.pushes
            if self.fewest is None:
                return Wall(Role.BLOCKS, pushes)
            saved = self.fewest - pushes
            return Wall(Role.HARDER if saved else Role.FREE, pushes, saved)
        if answer.ending is SearchEnding.UNSOLVABLE:
            return Wall(Role.FREE)
        if self.fewest is not None and (answer.lower_bound or 0) >= self.fewest:
            return Wall(Role.FREE, self.fewest)
        return Wall(Role.OPEN)


def _fits(wall: Wall, fewest: int | None) -> bool:
    """Return whether a result is consistent with the fewest pushes of the level."""
    if wall.role is Role.HARDER:
        return fewest is not None and wall.fewest is not None and 0 < wall.saved == fewest - wall.fewest
    if wall.role is Role.BLOCKS:
        return fewest is None and wall.fewest is not None
    return not wall.saved and (wall.role is not Role.FREE or wall.fewest == fewest)


def _state(rows: Sequence[str]) -> State:
    state, _, findings = examine(rows, [RowPlace(line) for line in range(1, len(rows) + 1)])
    if state is None:
        raise next(finding for finding in findings if finding.fatal).error()
    return state


def _touching(state: State) -> list[Square]:
    board = state.board
    inside = board.flood(state.man)
    steps = (-1, 1, -board.stride, board.stride)
    return [
        (x, y)
        for y in range(board.height)
        for x in range(board.width)
        if board.walls[cell := board.cell(x, y)] and any(inside[cell + step] for step in steps)
    ]
