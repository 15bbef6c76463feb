"""Exhaustive searches compared with a slow one, and levels made with them."""

from __future__ import annotations

import random
from collections import deque
from random import Random

import pytest

from core.base.control import Control
from core.sokoban.board import Board, State, scan
from core.sokoban.formats.collection import read_level
from core.sokoban.generate.generate import best_solution, generate, hardest, judge
from core.sokoban.generate.rooms import RoomStyle, carve, draw
from core.sokoban.graph.exhaustive import Backward, BackwardByLines, Forward
from core.sokoban.path.paths import walk_area
from core.sokoban.replay import replay
from tests.core.sokoban.sokoban_reference import random_state

Key = tuple[tuple[int, ...], int]


def key(state: State) -> Key:
    """Return a key that ignores where the player stands in his area."""
    return state.boxes, walk_area(state).index(1)


def pushes(state: State) -> list[State]:
    """Return the positions after one push."""
    area, offsets = walk_area(state), (-1, -state.board.stride, 1, state.board.stride)
    next_states = [
        State(state.board, state.boxes, box - offset).step(direction)
        for box in state.boxes
        for direction, offset in enumerate(offsets)
        if area[box - offset]
    ]
    return [after for after in next_states if after is not None]


def distances(start: State) -> dict[Key, int]:
    """Return the fewest pushes from `start` to every position."""
    pushes_to = {key(start): 0}
    layer = [start]
    while layer:
        following = []
        for state in layer:
            for after in pushes(state):
                if key(after) not in pushes_to:
                    pushes_to[key(after)] = pushes_to[key(state)] + 1
                    following.append(after)
        layer = following
    return pushes_to


def small_levels(seed: int, count: int) -> list[State]:
    """Return random positions with as many boxes as goals, all in one area."""
    rng = random.Random(seed)
    levels: list[State] = []
    while len(levels) < count:
        state = random_state(rng, 6)
        board = state.board
        inside = [cell for cell, seen in enumerate(board.flood(state.man)) if seen]
        boxes = [box for box in state.boxes if box in inside][:3]
        if not boxes or len(inside) < len(boxes) + 2:
            continue
        goals = rng.sample(inside, len(boxes))
        marks = bytes(cell in goals for cell in range(board.size))
        levels.append(State(Board(board.width, board.height, board.walls, marks), boxes, state.man))
    return levels


@pytest.mark.parametrize("seed", range(3))
def test_both_searches_find_what_a_slow_one_finds(seed: int) -> None:
    solvable = 0
    for start in small_levels(seed, 300):
        far = distances(start)
        solved = [pushed for (boxes, _), pushed in far.items() if all(start.board.goals[box] for box in boxes)]
        forward = Forward(start.board, 1_000_000)
        forward.explore(start, Control())
        backward = Backward(start.board, 1_000_000)
        backward.explore(Control())
        assert backward.complete and sum(backward.layers) == len(backward)
        number = backward.find(start)
        if not solved:
            assert (forward.solution, number) == (None, None) and forward.complete
            continue
        solvable += 1
        assert number is not None and forward.solution is not None
        assert backward.layer(number) == forward.layer(forward.solution) == min(solved)
        assert forward.state(forward.solution).solved and len(forward) <= len(far)
        assert key(backward.state(number)) == key(start)
        solution = best_solution(backward, start)
        assert solution is not None
        played = replay(start, solution)
        assert played.state.solved and played.tally.pushes == min(solved) and played.lurd == solution
        assert played.tally.moves == fewest_moves(start, min(solved))
    assert solvable >= 40


def fewest_moves(start: State, pushes_allowed: int) -> int:
    """Return the fewest moves of a solution with that many pushes, by search step by step."""
    layer, seen, moves = [(start, 0)], {(start, 0)}, 0
    while not any(state.solved for state, _ in layer):
        following = []
        for state, pushed in layer:
            for direction in range(4):
                after = state.step(direction)
                if after is None:
                    continue
                at = (after, pushed + state.has_box(after.man))
                if at[1] <= pushes_allowed and at not in seen:
                    seen.add(at)
                    following.append(at)
        layer, moves = following, moves + 1
    return moves


def test_a_search_stops_at_its_limit_and_when_cancelled() -> None:
    board, *_ = scan(
        ["#########", "#       #", "#  #    #", "# .   . #", "#  ..   #", "#    #  #", "#       #", "#########"]
    )
    full = Backward(board, 2000)
    full.explore(Control())
    assert not full.complete and len(full) == 2000
    whole = Backward(board, 1_000_000)
    whole.explore(Control())
    assert whole.complete and whole.layers[: len(full.layers) - 1] == full.layers[:-1]
    assert all(whole.find(full.state(number)) == number for number in range(0, 2000, 97))
    control = Control()
    control.cancel()
    stopped = Backward(board, 1_000_000)
    stopped.explore(control)
    assert not stopped.complete and len(stopped) < 100
    with pytest.raises(IndexError):
        full.layer(2000)
    with pytest.raises(IndexError):
        full.state(-1)


def test_what_cannot_be_searched() -> None:
    for rows in (
        ["###", "# #", "###"],
        ["#####", "#.#.#", "#####"],
        ["#" * 20, *["#" + "." * 18 + "#"] * 18, "#" * 20],
    ):
        with pytest.raises(ValueError, match="one area of at most 255 cells"):
            Backward(scan(rows)[0], 1000)
    level = read_level("#####\n#@$.#\n#####")
    other = read_level("######\n#@ $.#\n######").start
    assert Backward(level.start.board, 1000).find(other) is None
    with pytest.raises(ValueError, match="not of this board"):
        Forward(level.start.board, 1000).explore(other, Control())


@pytest.mark.parametrize("style", RoomStyle)
def test_rooms(style: RoomStyle) -> None:
    for seed in range(8):
        room = carve(Random(seed), 9, 8, style)
        assert room is not None and carve(Random(seed), 9, 8, style) == room
        assert min(x for x, _ in room) >= 1 and max(x for x, _ in room) <= 7 and max(y for _, y in room) <= 6
        for x, y in room:
            assert sum(near in room for near in ((x - 1, y), (x, y - 1), (x + 1, y), (x, y + 1))) >= 2
        x, y = min(room)
        rows = draw(room, {(x, y): "@"})
        board, _, men, _ = scan(rows)
        inside = board.flood(men[0])
        assert inside.count(1) == len(room), "the walls are closed and the room is in one piece"
        if style in {RoomStyle.MIRRORED, RoomStyle.CROSSED}:
            assert {(8 - x, y) for x, y in room} == room
        if style is RoomStyle.CROSSED:
            assert {(x, 7 - y) for x, y in room} == room


def test_a_seed_makes_a_level_and_always_the_same() -> None:
    made = generate(1, 8, 7, 2, RoomStyle.TURNED, 12, Control())
    assert made is not None and made == generate(1, 8, 7, 2, RoomStyle.TURNED, 12, Control())
    level = read_level("\n".join(made.rows))
    assert level.start == made.state and not level.start.solved
    assert len(level.start.boxes) == 2 and not any(level.start.board.goals[box] for box in level.start.boxes)
    played = replay(level.start, made.solution)
    assert played.state.solved and played.tally == made.tally
    other = generate(2, 8, 7, 2, RoomStyle.TURNED, 12, Control())
    assert other is not None and other.rows != made.rows


def test_making_levels_can_be_cancelled() -> None:
    control = Control()
    control.cancel()
    assert generate(1, 9, 9, 4, None, 100, control) is None


def test_dull_levels_are_not_made() -> None:
    assert hardest(scan(["#####", "#...#", "#####"])[0], Control()) is None
    idle = read_level("#######\n#@$ . #\n#     #\n#     #\n#######").start
    assert judge(idle, "RR") is None
    unmoved = read_level("######\n#@$.*#\n######").start
    assert judge(unmoved, "R") is None


def fewest_lines(start: State) -> int | None:
    """Return the fewest box lines of a solution, by a search in which continuing a line is free."""
    todo: deque[tuple[int, State, int, int]] = deque([(0, start, -1, -1)])
    seen = set()
    while todo:
        lines, state, last, ran = todo.popleft()
        if state.solved:
            return lines
        if (key(state), last, ran) in seen:
            continue
        seen.add((key(state), last, ran))
        for after in pushes(state):
            (box,) = set(after.boxes) - set(state.boxes)
            way = box - after.man
            if (after.man, way) == (last, ran):
                todo.appendleft((lines, after, box, way))
            else:
                todo.append((lines + 1, after, box, way))
    return None


def test_backwards_by_lines_counts_the_fewest_lines() -> None:
    solvable = 0
    for start in small_levels(5, 150):
        search = BackwardByLines(start.board, 1_000_000)
        search.explore(Control())
        number, fewest = search.find(start), fewest_lines(start)
        assert (number is None) == (fewest is None)
        if number is not None:
            solvable += 1
            assert search.layer(number) == fewest
    assert solvable >= 20
