"""Doubling rooms: entering room k takes entering room k + 1 twice, so the last is entered 2^n times.

The idea is Yang Chao's, "A series of Sokoban levels with recurrence and exponential solutions", sokoban.ws; the rooms
are our own. A room is a closed hall between two bolts, and a bolt is a box that moves between two squares x and y:

    hall - x - y - corridor        The corridor goes around all further rooms to the other bolt.
           |   |                   The lobby joins the squares x of both bolts.
       lobby   gate                The gates connect the room with the one before.

With the box on x the bolt joins corridor and gate, with the box on y hall and lobby; pushed any further it cannot come
back. So a gate is open while its box is on x. The box is pushed to x only from the corridor and to y only from the
hall, and the hall is entered only past a box on y: with both boxes on x it is closed for good.

Hence one gate is open at a time: to come in by one and leave by the other, the man must first be in the hall to close
the first, and then in the corridor to open the second. The only way from corridor to lobby, and back, is through the
next room, from gate to gate. So passing a room, from either gate, takes entering its hall and passing the next room
twice, and leaves its gates exchanged. Behind the first room is a box to be pushed home, and all bolts must end as they
were: that room is passed twice. In the last room corridor and lobby are one.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal, NamedTuple

from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.families import titles
from core.sokoban.families.fibonacci import Length
from core.sokoban.level import Level, state_of

LEAST, MOST = 1, 12
"""Range of the number of rooms. The solution for 12 has more than half a million moves."""

Square = tuple[int, int]
"""Column, and row counted from the middle row."""
Gate = Literal[-1, 1]
"""Upper gate of a room, open at the start (-1), or lower gate (1)."""
UPPER: Gate = -1
LOWER: Gate = 1


@dataclass(frozen=True)
class Rooms:
    """Level of doubling rooms with its solution, position by position.

    Raises InputError if `number` is not from LEAST to MOST.
    """

    number: int

    def __post_init__(self) -> None:
        check(self.number)

    @property
    def level(self) -> Level:
        """Level of the rooms, ready to be played."""
        return level(self.number)

    @property
    def length(self) -> Length:
        """Length of the solution."""
        return length(self.number)

    @property
    def solution(self) -> str:
        """Moves of the solution."""
        return solution(self.number)

    @property
    def halls(self) -> list[frozenset[Square]]:
        """Squares of each hall as columns and rows of the level."""
        return halls(self.number)

    @property
    def positions(self) -> Sequence[State]:
        """Positions of the solution: the start, then the position after each move."""
        return _play_solution(self.number)[0]

    @property
    def entrances(self) -> list[list[int]]:
        """Numbers of the moves that enter each room, counted from 1: a list for every room."""
        return _play_solution(self.number)[1]

    def count_entrances(self, at: int) -> list[int]:
        """Return how often each room has been entered after `at` moves of the solution."""
        return [bisect_right(moves, at) for moves in self.entrances]


class DoublingRoom(NamedTuple):
    """Position of a room in a level of the doubling family."""

    column: int
    """Column of the room's two boxes."""
    reach: int
    """Number of rows from the middle row to the room's corridor, above and below."""
    end: int
    """Column in which the corridor turns back."""

    def gate(self, gate: Gate) -> Square:
        """Return the square in front of a gate, outside the room."""
        return self.column - 1, gate * (self.reach - 1)

    @property
    def hall(self) -> list[Square]:
        """Squares of the room's hall."""
        high = self.reach - 3
        return [(x, y) for x in (self.column - 2, self.column - 1) for y in range(-high, high + 1)]

    @property
    def lobby(self) -> int:
        """Column of the room's lobby."""
        return self.column + 2


def rooms(number: int) -> list[DoublingRoom]:
    """Return the rooms in order. Raises InputError if `number` is not from LEAST to MOST."""
    check(number)
    return [
        DoublingRoom(5 + 6 * k, 4 + 2 * further, 6 * number + 1 + 2 * further)
        for k, further in enumerate(reversed(range(number)))
    ]


def halls(number: int) -> list[frozenset[Square]]:
    """Return the squares of each hall as columns and rows of the level."""
    every = rooms(number)
    middle = _middle(every)
    return [frozenset((x, y + middle) for x, y in room.hall) for room in every]


def entrances(number: int) -> list[int]:
    """Return how often each room must be entered; the first is entered twice."""
    check(number)
    return [2**k for k in range(1, number + 1)]


def length(number: int) -> Length:
    """Return the length of the shortest solution, from the solved recurrence.

    M(n) = 2 M(n-1) + 56 n + 28 and P(n) = 2 P(n-1) + 3. Each time a room is passed both its boxes are pushed once: 2 (2
    + 4 + ... + 2^n), and 1 for the box behind the first room.
    """
    check(number)
    return Length(130 * 2**number - 56 * number - 140, 4 * 2**number - 3)


@lru_cache(maxsize=2)
def level(number: int) -> Level:
    """Return the level with the rooms in a row. Raises InputError if `number` is not from LEAST to MOST."""
    every = rooms(number)
    middle, first = _middle(every), every[0]
    squares = _floor(every)
    boxes = {(room.column, row) for room in every for row in (2 - room.reach, room.reach - 1)}
    behind = first.gate(LOWER)
    marks = dict.fromkeys(boxes, "*") | {(1, behind[1]): ".", (2, behind[1]): "$", (3, first.gate(UPPER)[1]): "@"}
    rows = tuple(
        "".join(marks.get((x, y), " " if (x, y) in squares else "#") for x in range(first.end + 2))
        for y in range(-middle, middle + 1)
    )
    return Level(rows, state_of(rows), title=titles.doubling_rooms(number))


def solution(number: int) -> str:
    """Return the shortest solution: through the first room, the box home, and back."""
    every = rooms(number)
    there, back = _passage(every, 0)
    # the last push solves the level, so the final step out is left off
    return "r" + there + "lL" + "rr" + back[:-1]


@lru_cache(maxsize=8)
def _play_solution(number: int) -> tuple[tuple[State, ...], list[list[int]]]:
    """Return all positions of the solution, and the numbers of the moves that enter each room."""
    positions, entered = [level(number).start], [list[int]() for _ in range(number)]
    board = positions[0].board
    hall_of = {board.cell(*square): k for k, hall in enumerate(halls(number)) for square in hall}
    for move_number, letter in enumerate(solution(number).lower(), 1):
        before = positions[-1]
        after = before.step("lurd".index(letter))
        assert after is not None
        positions.append(after)
        hall = hall_of.get(after.man)
        if hall is not None and before.man not in hall_of:
            entered[hall].append(move_number)
    return tuple(positions), entered


def check(number: int) -> None:
    """Raise InputError unless `number` is from LEAST to MOST."""
    if not LEAST <= number <= MOST:
        raise InputError(
            phrase(
                "The number of doubling rooms must be from {least} to {most}, not {number}",
                least=LEAST,
                most=MOST,
                number=number,
            )
        )


def _middle(every: Sequence[DoublingRoom]) -> int:
    return every[0].reach + 1


def _floor(every: Sequence[DoublingRoom]) -> set[Square]:
    """Return all floor squares of the level."""
    floor: set[Square] = set()

    def corridor(*corners: Square) -> None:
        floor.update(corners[:1])
        for one, other in pairwise(corners):
            floor.update(_list_line_squares(one, other))

    first = every[0]
    corridor((3, first.gate(UPPER)[1]), first.gate(UPPER))
    corridor((1, first.gate(LOWER)[1]), first.gate(LOWER))
    for room, before in zip(every, [None, *every[:-1]], strict=True):
        x, reach = room.column, room.reach
        floor.update(room.hall)
        corridor((x, 3 - reach), (x, -reach), (room.end, -reach), (room.end, reach), (x, reach), (x, reach - 3))
        corridor((x, 2 - reach), (room.lobby, 2 - reach), (room.lobby, reach - 2), (x, reach - 2))
        for gate in (UPPER, LOWER):
            corridor(room.gate(gate), (x, room.gate(gate)[1]))
        if before is not None:
            corridor(*_upper(room, before))
            corridor(*_lower(room, before))
    return floor


def _upper(room: DoublingRoom, before: DoublingRoom) -> list[Square]:
    """Return the corners of the path from the previous room's corridor to the upper gate."""
    x, y = room.gate(UPPER)
    return [(x - 1, -before.reach), (x - 1, y), (x, y)]


def _lower(room: DoublingRoom, before: DoublingRoom) -> list[Square]:
    """Return the corners of the path from the lower gate to the previous room's lobby."""
    gate = room.gate(LOWER)
    return [gate, (before.lobby, gate[1])]


def _passage(every: Sequence[DoublingRoom], k: int) -> tuple[str, str]:
    """Return the moves through doubling room k: from its upper gate to its lower gate, and back.

    `every` has all rooms of the Sokoban level in order; passing a room passes all later ones, too.
    """
    there, back = _passage(every, k + 1) if k + 1 < len(every) else ("", "")
    inner = every[k + 1] if k + 1 < len(every) else None
    return _pass(every[k], inner, UPPER, there, back), _pass(every[k], inner, LOWER, there, back)


def _pass(room: DoublingRoom, inner: DoublingRoom | None, gate: Gate, there: str, back: str) -> str:
    """Return the moves from a gate of a room through to the other gate.

    `there` and `back` are the moves through the next room `inner`, from its upper gate and from its lower gate.
    """
    x, reach, lobby, other = room.column, room.reach, room.lobby, -gate
    entry, bolt = (x, gate * reach), (lobby, other * (reach - 2))
    far_bolt, exit_ = (lobby, gate * (reach - 2)), (x, other * reach)
    if inner is None:
        to_lobby = _walk(entry, (lobby, gate * reach), bolt)
        to_corridor = _walk(far_bolt, (lobby, other * reach), exit_)
    else:
        around = [(room.end, reach), (room.end, -reach)]
        upper, lower = _upper(inner, room), _lower(inner, room)
        to_lobby = _walk(entry, *(around if gate == LOWER else []), *upper) + there + _walk(*lower, bolt)
        to_corridor = (
            _walk(far_bolt, *lower[::-1]) + back + _walk(*upper[::-1], *(around[::-1] if gate == UPPER else []), exit_)
        )
    a, x_of_bolt, y_of_bolt = reach - 3, reach - 2, reach - 1
    return (
        _walk((x - 1, gate * y_of_bolt), (x, gate * y_of_bolt), entry)
        + to_lobby
        + _walk(bolt, (x, bolt[1]), (x, other * a), (x - 1, other * a), (x - 1, gate * a), (x, gate * a))
        + _walk((x, gate * a), (x, gate * x_of_bolt)).upper()
        + _walk((x, gate * x_of_bolt), far_bolt)
        + to_corridor
        + _walk(exit_, (x, other * y_of_bolt)).upper()
        + _walk((x, other * y_of_bolt), (x - 1, other * y_of_bolt))
    )


def _walk(*corners: Square) -> str:
    """Return the moves from each corner straight to the next."""
    moves = ""
    for (x, y), (to_x, to_y) in pairwise(corners):
        moves += "r" * (to_x - x) + "l" * (x - to_x) + "d" * (to_y - y) + "u" * (y - to_y)
    return moves


def _list_line_squares(one: Square, other: Square) -> list[Square]:
    """Return the squares of a straight line, including both ends."""
    (left, right), (top, bottom) = sorted((one[0], other[0])), sorted((one[1], other[1]))
    return [(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)]
