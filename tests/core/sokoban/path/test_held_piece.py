"""Moves with a lifted box or player: where to put it, dead squares, and the path there."""

from __future__ import annotations

import random

import pytest

from core.sokoban.board import State
from core.sokoban.deadlock.dead_squares import live_squares
from core.sokoban.formats.collection import read_level
from core.sokoban.path.held_piece import BoardDeadlocks, DeadSquareRule, HeldBox, HeldMan
from core.sokoban.path.paths import MovesFirst, push_path, walk_path
from core.sokoban.path.reach import reach
from tests.core.sokoban.sokoban_reference import random_state

SHOW, MARK, HIDE = DeadSquareRule
ROOM = "########\n#      #\n# @$ . #\n#   #  #\n#   #$ #\n#    . #\n########"
FREEZE = "#########\n#       #\n#  $$   #\n#  $ $@ #\n#  .... #\n#       #\n#########"


def start_of(text: str) -> State:
    return read_level(text).start


def cells(mask: bytes) -> set[int]:
    return {cell for cell, on in enumerate(mask) if on}


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("pull", [False, True])
def test_the_rules_part_the_squares_in_reach(seed: int, pull: bool) -> None:
    state = random_state(random.Random(seed))
    known = BoardDeadlocks(state.board, pull=pull)
    live = live_squares(state.board, pull)
    for box in state.boxes:
        inside = set(reach(state, box, pull).cells()) - {box}
        shown, marked, hidden = (HeldBox(state, box, known, rule=rule) for rule in DeadSquareRule)
        assert cells(shown.targets) == cells(marked.targets) == inside
        assert not any(shown.dead) and not any(shown.marked) and not any(hidden.marked)
        assert marked.marked == marked.dead == hidden.dead
        assert cells(hidden.targets) == inside - cells(hidden.dead)
        if live[box]:
            assert cells(hidden.dead) >= {cell for cell in inside if not live[cell]}
        else:
            assert not any(hidden.dead), "a box on a dead square loses nothing on another one"


def test_a_square_where_the_box_freezes_with_others_is_dead() -> None:
    state = start_of(FREEZE)
    board = state.board
    held = HeldBox(state, board.cell(5, 3), BoardDeadlocks(board), rule=MARK)
    assert held.marked[board.cell(4, 3)] and not held.marked[board.cell(5, 4)]


@pytest.mark.parametrize("moves_first", [False, True])
def test_routes_are_the_best_ones_however_the_search_is_cut(moves_first: bool) -> None:
    state = start_of(ROOM)
    box = state.boxes[0]
    whole = HeldBox(state, box, BoardDeadlocks(state.board), moves_first=moves_first)
    sliced = HeldBox(state, box, BoardDeadlocks(state.board), moves_first=moves_first)
    found = reach(state, box)
    for cell in range(state.board.size):
        known, route = whole.route(cell, -1)
        assert known
        path = MovesFirst(found).path(cell) if moves_first else push_path(found, cell)
        if cell == box or path is None:
            assert route is None
            continue
        assert route is not None
        assert (route.moves, route.pushes) == (path.moves, path.pushes)
        assert len(route.lurd) == route.moves and route.cells[0] == box and route.cells[-1] == cell
        steps = 0
        while not (answer := sliced.route(cell, 20))[0]:
            steps += 1
            assert steps < 1000
        assert answer[1] is not None and (answer[1].moves, answer[1].pushes) == (route.moves, route.pushes)


def test_the_man_walks() -> None:
    state = start_of(ROOM)
    held = HeldMan(state)
    assert held.cell == state.man and not held.targets[state.man]
    assert not any(held.targets[box] for box in state.boxes)
    for cell in cells(held.targets):
        _, route = held.route(cell, 0)
        assert route is not None and route.pushes == 0
        walk = walk_path(state, cell)
        assert walk is not None and route.moves == len(walk)
        assert route.cells[0] == state.man and route.cells[-1] == cell and len(route.cells) == route.moves + 1
    assert held.route(state.boxes[0], 0) == (True, None)
