"""Doubling rooms: their abilities by exhaustive search, the resulting counts, and shortest solutions."""

from __future__ import annotations

from collections import deque
from itertools import product
from typing import NamedTuple

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.families import doubling
from core.sokoban.families.count import fewest
from core.sokoban.families.doubling import LEAST, LOWER, MOST, UPPER, Rooms
from core.sokoban.families.fibonacci import Length
from core.sokoban.families.passage import Boxes, PassageRoom
from core.sokoban.replay import replay
from core.sokoban.solve.solver import Effort, SolverMetric

TWO = """\
#################
#####           #
###@  ### ##### #
#####*  # #   # #
###   # #   # # #
###  ## ###*  # #
###  ## #   # # #
###  ## #  ## # #
###  ## #   # # #
###  ## ###   # #
###   #    *# # #
#####   ###   # #
#.$  *######### #
#####           #
#################"""


def alone() -> PassageRoom:
    """Return the first of two rooms alone, with the second and the area behind the lower gate walled up."""
    rows = [list(row) for row in TWO.split("\n")]
    first = doubling.rooms(2)[0]
    for y, x in product(range(2, 13), range(first.lobby + 1, first.end)):
        rows[y][x] = "#"
    rows[12][1:3] = "##"
    gates = {"upper": first.gate(UPPER), "lower": first.gate(LOWER)}
    doors = {name: (x, y + 7) for name, (x, y) in gates.items()} | {"corridor": (first.end, 7), "lobby": (7, 7)}
    return PassageRoom(tuple(map("".join, rows)), tuple(doors.items()))


def states(room: PassageRoom) -> dict[str, Boxes]:
    """Return the arrangements of the two boxes, by which gate is open."""
    board = room.start.board

    def at(upper: int, lower: int) -> Boxes:
        return tuple(sorted((board.cell(5, upper), board.cell(5, lower))))

    return {"upper": at(3, 12), "shut": at(2, 12), "lower": at(2, 11)}


def test_the_level_of_two_rooms() -> None:
    assert "\n".join(doubling.level(2).rows) == TWO


def test_what_a_room_does_is_what_the_proof_says() -> None:
    room = alone()
    named = {boxes: name for name, boxes in states(room).items()}
    ways = {(named[way.before], way.entered, named[way.after], way.left) for way in room.lasting}
    stays = {(state, door, state, door) for state, door in product(named.values(), room.cells)}
    # a gate cannot be entered when its box stands behind it; then the man is held up in front of it
    joined = {
        *(("upper", one, "upper", other) for one, other in product(("upper", "corridor"), repeat=2)),
        *(("lower", one, "lower", other) for one, other in product(("lower", "corridor"), repeat=2)),
    }
    closing = {(state, "lobby", "shut", "lobby") for state in ("upper", "lower")}
    opening = {("shut", "corridor", gate, door) for gate in ("upper", "lower") for door in (gate, "corridor")}
    assert ways == stays | joined | closing | opening


class Place(NamedTuple):
    """The player at a door, with the last gate that he passed."""

    boxes: Boxes
    door: str
    gate: str


@pytest.mark.parametrize(("passages", "needed"), [(2, True), (3, False)])
def test_a_room_is_passed_with_two_passages_of_the_next_and_never_with_fewer(passages: int, needed: bool) -> None:
    """A room is passed with two passages of the next one and never with fewer.

    The world outside may connect any gates, and the next room corridor and lobby.
    """
    room = alone()
    arrangements = states(room).values()
    gates = ("upper", "lower")
    edges: dict[tuple[Place, Place], int] = {}
    for room_passage in room.lasting:
        for gate in gates:
            passed = room_passage.left in gates and room_passage.left != gate
            after = Place(
                room_passage.after, room_passage.left, room_passage.left if room_passage.left in gates else gate
            )
            edges[Place(room_passage.before, room_passage.entered, gate), after] = -passages if passed else 0
    for boxes, gate in product(arrangements, gates):
        for one, other in (gates, gates[::-1]):
            edges[Place(boxes, one, gate), Place(boxes, other, other)] = -passages if one != gate else 0
        for one, other in (("corridor", "lobby"), ("lobby", "corridor")):
            edges[Place(boxes, one, gate), Place(boxes, other, gate)] = 1
    # a round of negative weight passes this room more often than so many passages of the next allow
    least = dict.fromkeys({place for edge in edges for place in edge}, 0)
    for _ in least:
        shorter = False
        for (before, after), weight in edges.items():
            if least[before] + weight < least[after]:
                least[after], shorter = least[before] + weight, True
        if not shorter:
            break
    assert shorter is not needed


@pytest.mark.parametrize("number", range(LEAST, MOST + 1))
def test_solutions_are_as_long_as_the_formula_says(number: int) -> None:
    moves = doubling.solution(number)
    assert Length(len(moves), sum(map(str.isupper, moves))) == doubling.length(number)


@pytest.mark.parametrize("number", range(LEAST, 8))
def test_solutions_bring_every_box_home(number: int) -> None:
    moves = doubling.solution(number)
    played = replay(doubling.level(number).start, moves)
    assert played.state.solved and played.lurd == moves


@pytest.mark.parametrize("number", range(LEAST + 1, MOST + 1))
def test_recurrence(number: int) -> None:
    before, after = doubling.length(number - 1), doubling.length(number)
    assert after.moves == 2 * before.moves + 56 * number + 28
    assert after.pushes == 2 * before.pushes + 3


@pytest.mark.parametrize("number", range(LEAST, 6))
def test_counted_lengths_are_those_of_the_formula(number: int) -> None:
    start, effort = doubling.level(number).start, Effort(60)
    counted = [fewest(start, metric, effort, Control()).number for metric in (SolverMetric.MOVES, SolverMetric.PUSHES)]
    assert counted == list(doubling.length(number))


@pytest.mark.parametrize("number", range(LEAST, 8))
def test_room_k_is_entered_two_to_the_k_times(number: int) -> None:
    shown = Rooms(number)
    assert (
        shown.count_entrances(len(shown.solution)) == [2**k for k in range(1, number + 1)] == doubling.entrances(number)
    )
    assert shown.count_entrances(0) == [0] * number


@pytest.mark.parametrize("room", [0, 1])
def test_no_answer_enters_a_room_of_two_less_often(room: int) -> None:
    """No solution enters a room of two less often, over all positions that can be reached."""
    level = doubling.level(2)
    board = level.start.board
    hall = {board.cell(*square) for square in doubling.halls(2)[room]}
    entrances, waiting = {level.start: 0}, deque([level.start])
    while waiting:
        state = waiting.popleft()
        if state.solved:
            assert entrances[state] == doubling.entrances(2)[room]
            return
        for after in filter(None, map(state.step, range(4))):
            enters = after.man in hall and state.man not in hall
            found = entrances[state] + enters
            if found < entrances.get(after, found + 1):
                entrances[after] = found
                if enters:
                    waiting.append(after)
                else:
                    waiting.appendleft(after)
    pytest.fail("not solved")


@pytest.mark.parametrize("number", [LEAST - 1, MOST + 1, -3])
def test_too_few_and_too_many(number: int) -> None:
    for made in (doubling.level, doubling.length, doubling.solution, doubling.entrances, Rooms):
        with pytest.raises(InputError, match=f"The number of doubling rooms must be from 1 to 12, not {number}"):
            made(number)
