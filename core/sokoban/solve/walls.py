"""Which walls of a level matter: what becomes of the fewest pushes without each of them.

A wall less forbids nothing: every solution stays one. So without a wall a level needs as many pushes as with it or
fewer, never more.
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
"""So long the search without one wall may take."""
LEVEL_SECONDS = 20.0
"""And that for the level itself, on which all others rest."""

Square = tuple[int, int]
"""Column and row."""


class Role(StrEnum):
    """What a wall does."""

    NEEDED = "needed"
    """Without it the floor runs out of the level, or the level is another."""
    BLOCKS = "blocks"
    """The level cannot be solved with it, and can without."""
    HARDER = "harder"
    """Without it fewer pushes do."""
    FREE = "free"
    """Without it the fewest pushes stay the same."""
    OPEN = "open"
    """The time was up before that was known."""


class Wall(NamedTuple):
    """What one wall does."""

    role: Role
    fewest: int | None = None
    """Pushes that solve the level without it, if that is proved."""
    saved: int = 0
    """How many fewer these are."""


class WallMap:
    """The walls of one level and what they do, as far as that is known. A worker finds it out while others read it."""

    def __init__(self, rows: Sequence[str]) -> None:
        """Raises InputError for rows that cannot be played."""
        self._rows = trim(rows)
        self._state = _state(self._rows)
        self.walls = _touching(self._state)
        """Those that the man could touch, row by row: all others make no difference."""
        self.found: Mapping[Square, Wall] = {}
        """Another one each time that more is known: whoever goes through it is not disturbed by the worker."""
        self.measured = False
        """Whether the level itself is."""
        self.fewest: int | None = None
        """Pushes that solve the level, proved; None if there is no solution, or before it is measured."""

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be done."""
        return self.measured and len(self.found) == len(self.walls)

    def record(self) -> dict[str, Any]:
        """What is found, for JSON; `recall` reads it back."""
        walls = [[x, y, wall.role.value, wall.fewest, wall.saved] for (x, y), wall in self.found.items()]
        return {"measured": self.measured, "fewest": self.fewest, "walls": walls}

    def recall(
        self, measured: bool, fewest: int | None, walls: Sequence[tuple[int, int, str, int | None, int]]
    ) -> None:
        """Take what `record` gave for the same level. Raises InputError, and changes nothing, if it cannot be that."""
        try:
            found = {(x, y): Wall(Role(role), pushes, saved) for x, y, role, pushes, saved in walls}
        except ValueError as error:
            raise InputError(phrase("The record names no role of a wall")) from error
        if not measured or not found.keys() <= set(self.walls):
            raise InputError(phrase("The record is not one of this level's walls"))
        if not all(_fits(wall, fewest) for wall in found.values()):
            raise InputError(phrase("The record of the walls contradicts itself"))
        self.found, self.fewest, self.measured = found, fewest, True

    def weigh(self, control: Control, *, level_seconds: float = LEVEL_SECONDS, seconds: float = WALL_SECONDS) -> None:
        """Find out what is not known yet; cancelled, what is found by then stays.

        Raises InputError for a level that is too large, or whose own fewest pushes are not found.
        """
        if not self.measured:
            answer = solve(self._state, SolverMetric.PUSHES, Effort(level_seconds), control, optimal=True)
            if control.cancelled:
                return
            if answer.ending not in (SearchEnding.SOLVED, SearchEnding.UNSOLVABLE):
                raise InputError(
                    phrase("The fewest pushes of this level were not found, so nothing can be said of its walls")
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
        """Return what the answer for the level without a wall says of that wall."""
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
    """Whether a wall can be so in a level of so many pushes."""
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
