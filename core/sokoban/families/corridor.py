"""Fibonacci corridor in either form with its solution, part by part and position by position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.families import fibonacci
from core.sokoban.families.fibonacci import LEAST, Form, Length, Side, SolutionPart
from core.sokoban.level import Level

DIRECTIONS = "lurd"
BEFORE = len("LLUlldRdrUrruulD")
"""Number of final moves that bring the lowest box home; in the classical form `SHORTER` replaces them."""
SHORTER = "LUruL"


class SolutionPartSpan(NamedTuple):
    """Part of a solution and its range: the moves after number `first`, up to `last`."""

    part: SolutionPart
    first: int
    last: int


@dataclass(frozen=True)
class Corridor:
    """Fibonacci corridor of one size and form with its solution.

    `side` is where the man ends; in the classical form always the right. Raises InputError like `fibonacci.level`.
    """

    boxes: int
    form: Form = "any"
    side: Side = "right"

    def __post_init__(self) -> None:
        fibonacci.check(self.boxes)
        if self.form == "classical" and self.side != "right":
            raise InputError(phrase("The solution of the classical form ends on the right"))

    @property
    def level(self) -> Level:
        """Level of the corridor, ready to be played."""
        return fibonacci.level(self.boxes) if self.form == "any" else fibonacci.classical(self.boxes)

    @property
    def solvable(self) -> bool:
        """Whether a solution exists; the classical form has one only for an even number of boxes."""
        return self.form == "any" or self.boxes % 2 == 0

    @property
    def length(self) -> Length | None:
        """Length of the solution by the recurrence; None if there is no solution."""
        if not self.solvable:
            return None
        full = fibonacci.length(self.boxes, self.side)
        return full if self.form == "any" else Length(full.moves - 11, full.pushes - 3)

    @property
    def closed_form(self) -> tuple[float, float] | None:
        """Moves and pushes of the solution by powers of the golden ratio; None if there is no solution."""
        if not self.solvable:
            return None
        moves, pushes = fibonacci.closed_form(self.boxes)
        if self.form == "classical":
            return moves - 11, pushes - 3
        return moves + (2 if self.side == "left" else 0), pushes

    @property
    def solution(self) -> str:
        """Moves of the solution; "" if there is none."""
        return _play_solution(self)[0]

    @property
    def positions(self) -> Sequence[State]:
        """Positions of the solution: the start, then the position after each move."""
        return _play_solution(self)[1]

    @property
    def spans(self) -> list[SolutionPartSpan]:
        """Consecutive parts of the solution; empty if there is no solution."""
        return self._spans(fibonacci.parts(self.boxes, self.side), 0) if self.solvable else []

    def inside(self, span: SolutionPartSpan) -> list[SolutionPartSpan]:
        """Return the parts of a part that is a smaller solution; empty if it is too small, or of another kind."""
        if span.part.kind != "smaller" or span.part.boxes < LEAST:
            return []
        # a solution ending on the left has two moves more, and never ends the classical form
        ends_left = fibonacci.length(span.part.boxes, "left").moves == span.last - span.first
        return self._spans(fibonacci.parts(span.part.boxes, "left" if ends_left else "right"), span.first)

    def _spans(self, parts: Sequence[SolutionPart], first: int) -> list[SolutionPartSpan]:
        """Return the spans of parts that begin after `first` moves, with the moves of this form's solution."""
        solution = self.solution
        ends = list(accumulate((len(part.lurd) for part in parts), initial=first))
        spans = []
        for part, start, end in zip(parts, ends[:-1], ends[1:], strict=True):
            # the last part is shorter in the classical form
            last = min(end, len(solution))
            spans.append(SolutionPartSpan(SolutionPart(part.kind, part.boxes, solution[start:last]), start, last))
        return spans


@lru_cache(maxsize=16)
def _play_solution(corridor: Corridor) -> tuple[str, tuple[State, ...]]:
    start = corridor.level.start
    if not corridor.solvable:
        return "", (start,)
    moves = fibonacci.solution(corridor.boxes, corridor.side)
    if corridor.form == "classical":
        moves = moves[:-BEFORE] + SHORTER
    lurd, positions = [], [start]
    for move in moves.lower():
        before = positions[-1]
        after = before.step(DIRECTIONS.index(move))
        assert after is not None
        lurd.append(move.upper() if before.has_box(after.man) else move)
        positions.append(after)
    return "".join(lurd), tuple(positions)
