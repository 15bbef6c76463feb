"""Every reported deadlock is lost by exhaustive search, and deadlocks known to players are reported."""

from __future__ import annotations

import random
from collections import deque
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.sokoban.board import Board, State, scan
from core.sokoban.deadlock.dead_squares import live_squares
from core.sokoban.deadlock.deadlocks import CLOSED_DIAGONAL, DEAD_SQUARE, FREEZE, MATCHING, Deadlocks
from core.sokoban.formats.collection import read_level
from core.sokoban.path.reach import reach
from tests.core.sokoban.sokoban_reference import Square, box_reach, random_state, walls

STEPS = ((-1, 0), (0, -1), (1, 0), (0, 1))


def tiny_board(rng: random.Random) -> tuple[Board, list[Square]]:
    """Return a walled board with at most 16 floor squares, and these squares."""
    width, height = rng.choice(((3, 3), (4, 3), (4, 4), (5, 3), (6, 3), (5, 4)))
    density = rng.choice((0.0, 0.1, 0.2, 0.3))
    rows = [["#"] * (width + 2) for _ in range(height + 2)]
    floor: list[Square] = []
    for y in range(1, height + 1):
        for x in range(1, width + 1):
            if rng.random() >= density and len(floor) < 16:
                rows[y][x] = " "
                floor.append((x, y))
    goals = min(rng.choice((1, 2, 2, 3, 3, 4)), max(1, len(floor) - 2))
    for x, y in rng.sample(floor, min(goals, len(floor))):
        rows[y][x] = "."
    board, *_ = scan(["".join(row) for row in rows])
    return board, floor


def solvable(board: Board, floor: list[Square]) -> set[tuple[frozenset[Square], Square]]:
    """Return every (boxes, player) from which the level can be solved, by backward search."""
    blocked = walls(board)
    goals = frozenset(square for square in floor if board.goals[board.cell(*square)])
    solvable_states = {(goals, man) for man in floor if man not in goals}
    queue = deque(solvable_states)
    while queue:
        boxes, (x, y) = queue.popleft()
        for dx, dy in STEPS:
            before = (x - dx, y - dy)
            if before in blocked or before in boxes:
                continue
            ahead = (x + dx, y + dy)
            for earlier in (boxes, boxes - {ahead} | {(x, y)}) if ahead in boxes else (boxes,):
                if (earlier, before) not in solvable_states:
                    solvable_states.add((earlier, before))
                    queue.append((earlier, before))
    return solvable_states


def assert_sound(rng: random.Random) -> dict[str, int]:
    """Check all positions of a tiny board; return the number of deadlocks reported of each kind."""
    board, floor = tiny_board(rng)
    reported = dict.fromkeys((DEAD_SQUARE, FREEZE, CLOSED_DIAGONAL, MATCHING), 0)
    if len(floor) <= board.goal_count:
        return reported
    solvable_states = solvable(board, floor)
    deadlocks = Deadlocks(board)
    assert deadlocks.matches
    for boxes in combinations(floor, board.goal_count):
        for man in floor:
            if man in boxes:
                continue
            found = deadlocks.find(State(board, [board.cell(*box) for box in boxes], board.cell(*man)))
            if found is not None:
                reported[found.kind] += 1
                assert (frozenset(boxes), man) not in solvable_states, (found, boxes, man)
                assert found.boxes
                assert {board.xy(cell) for cell in found.boxes} <= set(boxes)
    return reported


@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_is_lost_on_random_boards(seed: int) -> None:
    rng = random.Random(seed)
    told = dict.fromkeys((DEAD_SQUARE, FREEZE, CLOSED_DIAGONAL, MATCHING), 0)
    for _ in range(40):
        for kind, count in assert_sound(rng).items():
            told[kind] += count
    assert all(told[kind] for kind in (DEAD_SQUARE, FREEZE, MATCHING)), told


@given(st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_what_is_told_is_lost(rng: random.Random) -> None:
    assert_sound(rng)


def solved_from(state: State) -> bool:
    """Return whether a position can be solved, by breadth-first search."""
    seen = {state}
    queue = deque([state])
    while queue:
        current = queue.popleft()
        if current.solved:
            return True
        for direction in range(4):
            after = current.step(direction)
            if after is not None and after not in seen:
                seen.add(after)
                queue.append(after)
    return False


def diagonal(rng: random.Random) -> State | None:
    """Return a position with a free square in the middle, enclosed along a diagonal zigzag."""
    rows = [["#"] * 7 for _ in range(7)]
    for y in range(1, 6):
        for x in range(1, 6):
            rows[y][x] = rng.choice("  .#")
    zigzag = ((2, 2), (3, 2), (2, 3), (4, 3), (3, 4), (4, 4))
    for x, y in zigzag:
        rows[y][x] = rng.choice("##$*")
    rows[3][3] = rng.choice("  .")
    if rng.random() < 0.5:
        rows = [row[::-1] for row in rows]
    board, boxes, *_ = scan(["".join(row) for row in rows])
    free = [cell for cell in range(board.size) if not board.walls[cell] and cell not in boxes]
    if not 1 <= len(boxes) <= 3 or len(boxes) != board.goal_count:
        return None
    return State(board, boxes, rng.choice(free))


@pytest.mark.parametrize("seed", range(2))
def test_closed_diagonals_are_lost(seed: int) -> None:
    rng = random.Random(seed)
    told = 0
    for _ in range(12_000):
        state = diagonal(rng)
        found = Deadlocks(state.board).find(state) if state is not None else None
        if state is not None and found is not None and found.kind == CLOSED_DIAGONAL:
            told += 1
            assert not solved_from(state), found
    assert told > 3


def told(text: str) -> tuple[str, list[Square]] | None:
    state = read_level(text).start
    found = Deadlocks(state.board).find(state)
    return None if found is None else (found.kind, [state.board.xy(cell) for cell in found.boxes])


def test_the_four_kinds() -> None:
    assert told("#####\n#$ .#\n# @ #\n#####") == (DEAD_SQUARE, [(1, 1)])
    assert told("#######\n#     #\n# $$  #\n# $$@ #\n# ....#\n#     #\n#######") == (
        FREEZE,
        [(2, 2), (3, 2), (2, 3), (3, 3)],
    )
    # The box in the door holds the one before it, which could only be pushed aside onto dead squares.
    assert told("########\n#  #   #\n#@ $$ .#\n#  #  .#\n########") == (FREEZE, [(3, 2), (4, 2)])
    closed = (
        "##########\n#        #\n# ##     #\n# # $    #\n#  $ $   #\n#   $ #  #\n#    ##@ #\n# ....   #\n##########"
    )
    kind, boxes = told(closed) or ("", [])
    assert kind == CLOSED_DIAGONAL and (4, 3) in boxes
    # Both boxes are on the left wall, where there is one goal.
    assert told("#######\n#     #\n#$  @ #\n#     #\n#$    #\n#.   .#\n#######") == (MATCHING, [(1, 2), (1, 4)])


def test_goals_end_a_freeze() -> None:
    assert told("#######\n#     #\n# **  #\n# **@ #\n#   $.#\n#######") is None


def test_the_man_inside_opens_a_diagonal() -> None:
    closed = (
        "##########\n#        #\n# ##     #\n# # $    #\n#  $ $   #\n#   $ #  #\n#    ##  #\n# ....   #\n##########"
    )
    rows = closed.split("\n")
    rows[3] = "# #@$    #"
    assert told("\n".join(rows)) is None


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("pull", [False, True])
def test_live_squares_are_those_a_lone_box_leaves_for_a_goal(seed: int, pull: bool) -> None:
    rng = random.Random(seed)
    for _ in range(30):
        board = random_state(rng, 7).board
        live = live_squares(board, pull)
        floor = [cell for cell in range(board.size) if not board.walls[cell]]
        goals = {board.xy(cell) for cell in floor if board.goals[cell]}
        for cell in floor:
            men = [man for man in floor if man != cell]
            got = board.xy(cell) in goals or any(
                goals & box_reach(State(board, [cell], man), cell, pull).keys() for man in men
            )
            assert bool(live[cell]) == got
        assert not any(live[cell] for cell in range(board.size) if board.walls[cell])


def held(state: State, live: bytes) -> set[int]:
    """Return the largest set of boxes of which none can move along an axis."""
    left = set(state.boxes)
    while True:
        free = {
            box
            for box in left
            if not all(
                any(state.board.walls[box + way] or box + way in left for way in (-step, step))
                or not any(live[box + way] for way in (-step, step))
                for step in (1, state.board.stride)
            )
        }
        if not free:
            return left
        left -= free


def joined(start: int, cells: set[int], stride: int) -> set[int]:
    """Return the cells connected with `start`."""
    component = {start}
    while (
        neighbours := {near for cell in component for near in (cell - 1, cell + 1, cell - stride, cell + stride)}
        & cells - component
    ):
        component |= neighbours
    return component


@pytest.mark.parametrize("seed", range(3))
def test_squares_that_freeze(seed: int) -> None:
    rng = random.Random(seed)
    flagged = 0
    for _ in range(250):
        state = random_state(rng, 8)
        board = state.board
        deadlocks = Deadlocks(board)
        found = reach(state, rng.choice(state.boxes))
        flags = deadlocks.freezing(found)
        for cell in found.cells()[1:]:
            man = next(free for free in (found.box, *range(board.size)) if free not in state.boxes or free == found.box)
            after = State(board, {*state.boxes} - {found.box} | {cell}, man)
            stuck = held(after, deadlocks.live)
            frozen = cell in stuck and not all(board.goals[box] for box in joined(cell, stuck, board.stride))
            assert bool(flags[cell]) == frozen
            flagged += frozen
        assert not any(flags[cell] for cell in range(board.size) if cell not in found)
    assert flagged > 20


def test_a_position_of_another_board_is_refused() -> None:
    one, other = read_level("#####\n#@$.#\n#####").start, read_level("######\n#@$ .#\n######").start
    with pytest.raises(ValueError, match="another board"):
        Deadlocks(one.board).find(other)


@pytest.mark.parametrize(("side", "boxes"), [(80, 400), (120, 900)])
def test_a_large_board_with_many_boxes(side: int, boxes: int) -> None:
    signs = {(0, 0): "$", (2, 2): "."}
    rows = ["".join(signs.get((x % 4, y % 4), " ") for x in range(side)) for y in range(side)]
    state = read_level(
        "\n".join(
            ["#" * (side + 4), *(f"# {row} #" for row in (" " * side, *rows, "@" + " " * (side - 1))), "#" * (side + 4)]
        )
    ).start
    deadlocks = Deadlocks(state.board)
    assert len(state.boxes) == boxes
    assert deadlocks.matches == (boxes == 400), "matching that would take too long is left out"
    assert deadlocks.find(state) is None
    corner = State(state.board, {*state.boxes[1:], state.board.cell(1, 1)}, state.man)
    assert deadlocks.find(corner) == (DEAD_SQUARE, (state.board.cell(1, 1),))
