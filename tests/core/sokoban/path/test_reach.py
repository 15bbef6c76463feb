"""Reach of one box, and its paths, compared with plain searches on random boards."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.base.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.formats.collection import read_level
from core.sokoban.path.paths import push_path, walk_area, walk_path
from core.sokoban.path.reach import Reach, reach
from core.sokoban.replay import replay
from tests.core.sokoban.sokoban_reference import box_costs, box_reach, flood, random_state, walls


def assert_reach(state: State) -> None:
    board = state.board
    for box in state.boxes:
        found = reach(state, box)
        expected = box_reach(state, box)
        assert dict(zip(found.squares(), map(found.pushes, found.cells()), strict=True)) == expected
        assert found.count == len(found) == len(expected)
        assert [board.xy(cell) for cell, flag in enumerate(found.mask()) if flag] == sorted(
            expected, key=lambda square: square[::-1]
        )


def assert_paths(state: State, box: int) -> None:
    board = state.board
    found = reach(state, box)
    costs = box_costs(state, box)
    for cell in range(board.size):
        path = push_path(found, cell)
        if board.xy(cell) not in costs:
            assert path is None
            continue
        assert path is not None
        assert (path.pushes, path.moves) == costs[board.xy(cell)]
        played = replay(state, path.lurd)
        assert played.lurd == path.lurd
        assert (played.tally.pushes, played.tally.moves) == (path.pushes, path.moves)
        assert set(played.state.boxes) == {*state.boxes} - {box} | {cell}
        assert (path.cells[0], path.cells[-1], len(path.cells)) == (box, cell, path.pushes + 1)


@pytest.mark.parametrize("seed", range(8))
def test_reach_equals_flood_search_on_random_boards(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(400):
        assert_reach(random_state(rng))


@given(st.randoms(use_true_random=False))
@settings(max_examples=300, deadline=None)
def test_reach_equals_flood_search(rng: random.Random) -> None:
    assert_reach(random_state(rng, 9))


@pytest.mark.parametrize("seed", range(6))
def test_push_paths_are_shortest_on_random_boards(seed: int) -> None:
    rng = random.Random(100 + seed)
    for _ in range(150):
        state = random_state(rng, 9)
        assert_paths(state, rng.choice(state.boxes))


def test_a_path_may_come_back_to_a_square() -> None:
    # Only the side room lets the man get behind the box, which must be pushed past its goal and back.
    state = read_level("#######\n#.$@  #\n### # #\n  #   #\n  #####").start
    board = state.board
    found = reach(state, state.boxes[0])
    path = push_path(found, board.cell(1, 1))
    assert path is not None and path.lurd == "L"
    revisit = read_level("########\n#  #   #\n#@$    #\n#  #   #\n##.#####\n ###").start
    assert_reach(revisit)
    assert_paths(revisit, revisit.boxes[0])


def test_equal_pushes_are_told_apart_by_walking() -> None:
    # Right then down and down then right are two pushes each; from here only one of them is a short walk.
    state = read_level("#######\n#     #\n#  @  #\n#  $  #\n#     #\n#    .#\n#######").start
    path = push_path(reach(state, state.boxes[0]), state.board.cell(4, 4))
    assert path is not None and (path.pushes, path.moves) == (2, 4)
    assert path.lurd == "DldR"


def test_other_boxes_are_walls_and_the_lifted_one_is_not() -> None:
    state = read_level("########\n#@ $ $.#\n#   ## #\n#.     #\n########").start
    left, right = state.boxes
    assert state.board.cell(5, 1) not in reach(state, left)
    assert right in reach(state, right)
    assert_reach(state)


def test_a_box_nobody_can_get_behind_stays() -> None:
    state = read_level("#####\n#$ .#\n# @ #\n#####").start
    found = reach(state, state.boxes[0])
    assert found.cells() == [state.boxes[0]]
    assert found.pushes(state.boxes[0]) == 0
    assert found.pushes(state.board.cell(3, 1)) is None
    assert found.pushes(-1) is None
    assert push_path(found, state.boxes[0]) == ("", [state.boxes[0]], 0, 0)


def test_reach_asks_for_a_box() -> None:
    state = read_level("#####\n#@$.#\n#####").start
    with pytest.raises(InputError, match=r"no box on that square \(0,0\)"):
        reach(state, state.board.cell(0, 0))
    with pytest.raises(TypeError):
        Reach()


@pytest.mark.parametrize("side", [100, 200])
def test_large_rooms_and_spirals(side: int) -> None:
    room = ["#" * side] + ["#" + " " * (side - 2) + "#" for _ in range(side - 2)] + ["#" * side]
    room[1] = "#@" + room[1][2:]
    room[side // 2] = "#" + " " * (side // 2) + "$" + " " * (side - 4 - side // 2) + ".#"
    state = read_level("\n".join(room)).start
    found = reach(state, state.boxes[0])
    assert found.count == (side - 2) ** 2
    corner = state.board.cell(1, 1)
    path = push_path(found, corner)
    assert path is not None
    # The man walks round two sides of the box, pushes it along one axis, walks round, and pushes along the other.
    assert path.pushes == abs(side // 2 + 1 - 1) + abs(side // 2 - 1)
    assert set(replay(state, path.lurd).state.boxes) == {corner}


def test_walks_are_shortest() -> None:
    rng = random.Random(7)
    for _ in range(400):
        state = random_state(rng)
        board = state.board
        far = flood(board.xy(state.man), walls(board) | {board.xy(box) for box in state.boxes})
        area = walk_area(state)
        for cell in range(board.size):
            path = walk_path(state, cell)
            assert (path is not None) == bool(area[cell]) == (board.xy(cell) in far)
            if path is not None:
                played = replay(state, path)
                assert len(path) == far[board.xy(cell)]
                assert (played.lurd, played.state.man, played.state.boxes) == (path, cell, state.boxes)
        assert walk_path(state, -1) is None
