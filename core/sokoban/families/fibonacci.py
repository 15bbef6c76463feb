"""Fibonacci corridors: n boxes in a column, whose shortest solution grows with n by the golden ratio.

Aymeric du Peloux made its classical form, David Holland analysed it; the form below, its recurrence and its lengths are
Yang Chao's, "A series of Sokoban levels with recurrence and exponential solutions", sokoban.ws. To solve n boxes one
opens with six moves, solves the n - 2 lower boxes, turns, and solves the n - 1 lower boxes.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Literal, NamedTuple

from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.families import titles
from core.sokoban.level import Level, state_of

GROWTH = (1 + sqrt(5)) / 2
"""Factor by which the solution grows with each further box, in the limit."""

LEAST, MOST = 4, 24
"""Range of the number of boxes. The solution for 24 has more than a million moves."""

Form = Literal["any", "classical"]
"""Form for any number of boxes, or the classical form of Picokosmos 17, for an even number."""
Side = Literal["left", "right"]
"""Side of the boxes on which the man ends; the right takes two moves less."""

_THREE = {"right": "dddlUluRurrrddLLUlldRdrUrruulD", "left": "dddlUluRurrrddLLUdrruulDlddlUluR"}
"""Solutions of the three lowest boxes, by the side on which the man ends."""
_FOUR = "rdrddLLUlldRdrUrruulD"
"""Moves before the turn with four boxes."""


class Length(NamedTuple):
    """Length of a solution in moves and in pushes."""

    moves: int
    pushes: int


@dataclass(frozen=True)
class SolutionPart:
    """Part of a solution: the opening, the turn, or the solution of a smaller corridor inside."""

    kind: Literal["opening", "smaller", "turn"]
    boxes: int
    """Number of boxes that a smaller solution brings home; 0 for an opening or a turn."""
    lurd: str

    @property
    def length(self) -> Length:
        """Moves and pushes of the part."""
        return Length(len(self.lurd), sum(map(str.isupper, self.lurd)))


def level(boxes: int) -> Level:
    """Return the corridor as a level. Raises InputError if `boxes` is not from LEAST to MOST."""
    check(boxes)
    return _level(_rows(boxes, classical=False), titles.corridor(boxes))


def classical(boxes: int) -> Level:
    """Return the level in the classical form of Picokosmos 17.

    The lowest box and goal are in the column, the two upper boxes side by side. Only an even number of boxes can be
    solved. Raises InputError if `boxes` is not from LEAST to MOST.
    """
    check(boxes)
    return _level(_rows(boxes, classical=True), titles.classical_corridor(boxes))


def length(boxes: int, side: Side = "right") -> Length:
    """Return the length of the shortest solution, by the recurrence.

    M(n) = M(n-1) + M(n-2) + n + 12 for odd n, + n + 10 for even n; P(n) = P(n-1) + P(n-2) + 8. In pushes it is the
    shortest for either side.
    """
    check(boxes)
    last = _lengths(boxes)[-1]
    return last if side == "right" else Length(last.moves + 2, last.pushes)


def terms(boxes: int) -> list[Length]:
    """Return the summands of `length`: the lengths for n - 1 and n - 2, the term n, and a constant.

    The term n has no pushes. Raises InputError if `boxes` is not from LEAST + 1 to MOST: the recurrence starts with
    LEAST.
    """
    check(boxes)
    if boxes == LEAST:
        raise InputError(phrase("The recurrence starts with {least} boxes", least=LEAST))
    *_, before, last, _ = _lengths(boxes)
    return [last, before, Length(boxes, 0), _constant(boxes)]


def _lengths(boxes: int) -> list[Length]:
    """Return the lengths for 3, 4, ... up to `boxes` boxes."""
    lengths = [Length(30, 8), Length(59, 18)]
    for n in range(LEAST + 1, boxes + 1):
        summands = (lengths[-1], lengths[-2], Length(n, 0), _constant(n))
        lengths.append(Length(sum(summand.moves for summand in summands), sum(summand.pushes for summand in summands)))
    return lengths


def _constant(boxes: int) -> Length:
    return Length(12 if boxes % 2 else 10, 8)


def closed_form(boxes: int) -> tuple[float, float]:
    """Return moves and pushes by the printed closed form, in powers of the golden ratio."""
    root = sqrt(5)
    a, b = (1 + root) / 2, (1 - root) / 2
    n = boxes
    moves = (-1) ** (n + 1) + (9 + root) * a**n + (9 - root) * b**n - n - 14
    pushes = (10 + 4 * root) / 5 * a**n + (10 - 4 * root) / 5 * b**n - 8
    return moves, pushes


def solution(boxes: int, side: Side = "right") -> str:
    """Return the moves of the shortest solution, built by the recurrence."""
    check(boxes)
    return _solution(boxes, side)


def parts(boxes: int, side: Side = "right") -> list[SolutionPart]:
    """Return the parts of the solution: opening, n - 2 boxes, turn, n - 1 boxes.

    With four boxes they are the turn and the moves before and after it.
    """
    check(boxes)
    return _parts(boxes, side)


def _parts(boxes: int, side: Side) -> list[SolutionPart]:
    # the upper boxes change sides with each further box, and so does the first direction
    near_side, far_side = ("l", "r") if boxes % 2 else ("r", "l")
    turn = SolutionPart("turn", 0, "u" * (boxes - 2) + far_side * 2 + "DD" + near_side.upper() + "U")
    if boxes == LEAST:
        turn = SolutionPart("turn", 0, "uullDDRU")
        return [SolutionPart("opening", 0, _FOUR), turn, SolutionPart("smaller", 3, _THREE[side])]
    # with an odd number the lower boxes must be solved ending on the left
    lower = _solution(boxes - 2, "left" if boxes % 2 else "right")
    opening = SolutionPart("opening", 0, f"{near_side}dDD{far_side.upper()}U")
    upper = _solution(boxes - 1, side)
    return [opening, SolutionPart("smaller", boxes - 2, lower), turn, SolutionPart("smaller", boxes - 1, upper)]


def _solution(boxes: int, side: Side) -> str:
    if boxes < LEAST:
        return _THREE[side]
    return "".join(part.lurd for part in _parts(boxes, side))


def _rows(boxes: int, *, classical: bool) -> list[str]:
    last = boxes - 1
    rows = [["#"] * 7 for _ in range(boxes + 3)]
    for y in range(1, boxes):
        rows[y][2:5] = " *  "[:3] if y > 2 else " . "
    rows[last - 1][5] = rows[last][1] = rows[last][5] = " "
    rows[boxes][1:6] = "     "
    rows[boxes + 1][3] = rows[boxes + 1][2] = " "
    rows[1][3] = "+"
    rows[boxes][3 if classical else 4] = "*"
    left, right = (2, 2) if classical else (2, 3) if boxes % 2 == 0 else (3, 2)
    rows[left][2] = rows[right][4] = "$"
    return ["".join(row) for row in [*rows, ["#"] * 7]][: boxes + 3]


def _level(rows: list[str], title: str) -> Level:
    state: State = state_of(rows)
    return Level(tuple(rows), state, title=title)


def check(boxes: int) -> None:
    """Raise InputError unless `boxes` is from LEAST to MOST."""
    if not LEAST <= boxes <= MOST:
        raise InputError(
            phrase(
                "The number of boxes of a Fibonacci corridor must be from {least} to {most}, not {boxes}",
                least=LEAST,
                most=MOST,
                boxes=boxes,
            )
        )
