"""The path of one box in either order, pushed or pulled, compared with a plain search."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.sokoban.board import State, scan
from core.sokoban.formats.collection import read_level
from core.sokoban.path.paths import MovesFirst, PushPath, push_path
from core.sokoban.path.reach import reach
from tests.core.sokoban.sokoban_reference import STEPS, box_costs, box_reach, random_state


def walked(state: State, path: PushPath, box: int, pull: bool) -> tuple[int, int, int]:
    """Return where the box ends, with pushes and moves, by the rules alone."""
    board = state.board
    box_square, (x, y) = board.xy(box), board.xy(state.man)
    others = {board.xy(cell) for cell in state.boxes if cell != box}
    pushes = 0
    for letter in path.lurd:
        dx, dy = STEPS[letter.lower()]
        step = (x + dx, y + dy)
        if letter.isupper() and pull:
            assert (x - dx, y - dy) == box_square
            box_square, pushes = (x, y), pushes + 1
        elif letter.isupper():
            assert step == box_square
            box_square, pushes = (box_square[0] + dx, box_square[1] + dy), pushes + 1
        for square in (step, box_square):
            assert square not in others
            assert not board.walls[board.cell(*square)]
        assert step != box_square
        x, y = step
    return board.cell(*box_square), pushes, len(path.lurd)


def assert_paths(state: State, box: int, pull: bool) -> None:
    board = state.board
    found = reach(state, box, pull)
    reached = box_reach(state, box, pull)
    assert dict(zip(found.squares(), map(found.pushes, found.cells()), strict=True)) == reached
    moves_first = MovesFirst(found)
    for by_moves in (False, True):
        costs = box_costs(state, box, by_moves=by_moves, pull=pull)
        for cell in range(board.size):
            path = moves_first.path(cell) if by_moves else push_path(found, cell)
            if board.xy(cell) not in costs:
                assert path is None
                continue
            assert path is not None
            cost = (path.moves, path.pushes) if by_moves else (path.pushes, path.moves)
            assert cost == costs[board.xy(cell)]
            assert walked(state, path, box, pull) == (cell, path.pushes, path.moves)
            assert (path.cells[0], path.cells[-1], len(path.cells)) == (box, cell, path.pushes + 1)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("pull", [False, True])
def test_paths_are_best_on_random_boards(seed: int, pull: bool) -> None:
    rng = random.Random(seed)
    for _ in range(340):
        state = random_state(rng, 9)
        assert_paths(state, rng.choice(state.boxes), pull)


@given(st.randoms(use_true_random=False), st.booleans())
@settings(max_examples=60, deadline=None)
def test_paths_are_best(rng: random.Random, pull: bool) -> None:
    state = random_state(rng, 8)
    assert_paths(state, rng.choice(state.boxes), pull)


@pytest.mark.parametrize("seed", range(4))
def test_pulls_reach_what_a_flood_search_reaches(seed: int) -> None:
    rng = random.Random(50 + seed)
    for _ in range(250):
        state = random_state(rng)
        for box in state.boxes:
            found = reach(state, box, pull=True)
            assert dict(zip(found.squares(), map(found.pushes, found.cells()), strict=True)) == box_reach(
                state, box, pull=True
            )


def room_with_a_door(rng: random.Random) -> State:
    """Return a room with a box in a door and the player behind it.

    To bring the box to his side he must push it in, go round, and push it out.
    """
    width, height = rng.randint(2, 6), rng.randint(2, 5)
    door = rng.randrange(1, height) + 1
    rows = [["#"] * (width + 6) for _ in range(height + 2)]
    for y in range(1, height + 1):
        for x in range(1, width + 1):
            rows[y][x] = "#" if rng.random() < 0.12 else " "
    rows[door][width + 1 : width + 5] = "$  ."
    rows[door - 1][width + 2] = "@"
    board, boxes, men, _ = scan(["".join(row) for row in rows])
    return State(board, boxes, men[0])


def test_a_path_comes_back_to_a_square() -> None:
    rng = random.Random(11)
    revisits = 0
    for _ in range(300):
        state = room_with_a_door(rng)
        found = reach(state, state.boxes[0])
        paths = [push_path(found, cell) for cell in found.cells()]
        revisits += any(path is not None and len(set(path.cells)) < len(path.cells) for path in paths)
        assert_paths(state, state.boxes[0], pull=False)
    assert revisits > 100


def test_the_two_orders_differ_where_walking_is_far() -> None:
    # Pushing straight down needs a walk round the wall; two more pushes round the corner need none.
    state = read_level(
        "#########\n#       #\n# ##### #\n#     # #\n#  $  # #\n# @   # #\n#     # #\n#    .# #\n#########"
    ).start
    box = state.boxes[0]
    found = reach(state, box)
    by_moves = MovesFirst(found)
    for cell in found.cells():
        first, second = push_path(found, cell), by_moves.path(cell)
        assert first is not None and second is not None
        assert first.pushes <= second.pushes and second.moves <= first.moves


def test_the_search_can_be_stopped_and_taken_up() -> None:
    side = 60
    rows = ["#" * side, *["#" + " " * (side - 2) + "#" for _ in range(side - 2)], "#" * side]
    rows[30] = "#" + " " * 28 + "@$." + " " * (side - 33) + "#"
    state = read_level("\n".join(rows)).start
    found = reach(state, state.boxes[0])
    corner = state.board.cell(1, 1)
    search, slices = MovesFirst(found), 0
    while not search.search(corner, 2000):
        slices += 1
    assert slices > 3
    assert search.search(state.board.cell(0, 0), 0)
    assert search.path(corner) == MovesFirst(found).path(corner)
