"""Parts of the searches alone: none rejects a solvable position; sinks and origins are correct."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import permutations
from random import Random

import pytest

from core.sokoban.board import State
from core.sokoban.level import state_of
from core.sokoban.solve.parts import Parts
from core.sokoban.solve.pushes import play
from core.sokoban.solve.solver import engine_of
from tests.core.sokoban.solve.solve_reference import (
    lowest,
    pulled_apart,
    pushed,
    pushes_to_go,
    random_solved,
    whole_graphs,
)

LEVELS = 70
FEWEST, POSITIONS = 20, 30
"""Smallest number of positions of a level, and number of those checked."""


@cache
def positions() -> Sequence[tuple[Parts, dict[State, int | None], Sequence[State]]]:
    """Return levels with all positions and their pushes to a solution, and some positions of each.

    No box of those is on a dead square.
    """
    rng = Random(15)
    samples: list[tuple[Parts, dict[State, int | None], Sequence[State]]] = []
    while len(samples) < LEVELS:
        solved = random_solved(rng, rng.randint(3, 5), rng.randint(3, 5), rng.randint(2, 4))
        pushes_left = {} if solved is None else pushes_to_go(pulled_apart(solved, rng, 12))
        if solved is None or len(pushes_left) < FEWEST:
            continue
        parts = Parts(engine_of(solved))
        some = [
            state
            for state in rng.sample(list(pushes_left), min(len(pushes_left), 2 * POSITIONS))
            if on_living_squares(parts, state)
        ]
        samples.append((parts, pushes_left, some[:POSITIONS]))
    return samples


def on_living_squares(parts: Parts, state: State) -> bool:
    try:
        parts.living_pushes(state)
    except ValueError:
        return False
    return True


def each() -> Iterator[tuple[Parts, State, int | None]]:
    """Yield a position, and the fewest pushes left; None if unsolvable."""
    for parts, left, some in positions():
        for state in some:
            yield parts, state, left[state]


def test_there_are_hundreds_of_positions_of_both_kinds() -> None:
    solvable = [left is not None for _, _, left in each()]
    assert min(solvable.count(True), solvable.count(False)) > 300


def test_a_box_on_a_dead_square_is_dead() -> None:
    dead = 0
    for parts, left, _ in positions():
        for state in list(left)[: 4 * POSITIONS]:
            if not on_living_squares(parts, state):
                assert left[state] is None
                dead += 1
    assert dead > 1000


def test_a_push_that_is_left_out_for_what_it_freezes_leads_nowhere() -> None:
    left_out = 0
    for parts, left, some in positions():
        for state in some:
            living = parts.living_pushes(state)
            ends = {lowest(play(state, [push]).state) for push in living}
            for after in map(lowest, pushed(state)):
                if after not in ends:
                    assert left[after] is None
                    left_out += on_living_squares(parts, after)
    assert left_out > 100


@pytest.mark.parametrize(
    ("frozen_as_walls", "pairs", "dead", "exact"),
    [(False, False, 220, 380), (True, False, 280, 380), (False, True, 310, 400), (True, True, 330, 400)],
)
def test_a_bound_is_no_more_than_what_is_needed_and_speaks(
    frozen_as_walls: bool, pairs: bool, dead: int, exact: int
) -> None:
    found_dead = found_exact = 0
    for parts, state, left in each():
        least = parts.least_pushes(state, frozen_as_walls=frozen_as_walls, pairs=pairs)
        if left is not None:
            assert least is not None and least <= left and (left - least) % 2 == 0
            found_exact += least == left
        found_dead += least is None
    assert found_dead > dead and found_exact > exact


@pytest.mark.parametrize(
    ("rows", "left"),
    [
        (["#########", "#*      #", "#@$   $ #", "##    #.#", "# .     #", "#########"], 6),
        (["######", "#@  ##", "# ## #", "#    #", "#   .#", "#  $ #", "#  **#", "######"], 4),
        (["#########", "#@ #    #", "#. $    #", "#   **  #", "#########"], 6),
    ],
)
def test_what_a_box_needs_for_frozen_boxes_is_not_counted_again_for_a_pair(rows: list[str], left: int) -> None:
    state = state_of(rows)
    assert pushes_to_go(state)[lowest(state)] == left
    least = Parts(engine_of(state)).least_pushes(state, frozen_as_walls=True, pairs=True)
    assert least is not None and least <= left


def test_a_linear_conflict_takes_two_pushes_more() -> None:
    rows = ["#########", "#       #", "#       #", "#@ $$ ..#", "#       #", "#       #", "#########"]
    state = state_of(rows)
    parts = Parts(engine_of(state))
    bounds = [parts.least_pushes(state, frozen_as_walls=False, pairs=pairs) for pairs in (False, True)]
    assert bounds == [6, 8] and pushes_to_go(state)[lowest(state)] == 8


def test_many_boxes_in_each_others_way_are_not_counted_twice() -> None:
    looked_at = 0
    for graph in whole_graphs(Random(18), 120):
        parts = Parts(engine_of(graph.state(0)))
        for number in range(0, len(graph), 1 + len(graph) // 4000):
            left = graph.pushes_left(number)
            if left is not None:
                least = parts.least_pushes(graph.state(number), frozen_as_walls=True, pairs=True)
                assert least is not None and least <= left
                looked_at += 1
    assert looked_at > 5000


def test_some_shortest_way_goes_on_with_a_push_into_the_corral() -> None:
    forced = dead = 0
    for parts, left, some in positions():
        for state in some:
            pushes = parts.corral_pushes(state)
            if pushes is None or state.solved:
                continue
            after = [left[lowest(play(state, [push]).state)] for push in pushes]
            known = [count for count in after if count is not None]
            assert left[state] == (min(known) + 1 if known else None)
            forced += 1
            dead += not pushes
    assert forced > 300 and dead > 10


def test_a_trap_cannot_be_undone_nor_can_what_is_learnt_of_it() -> None:
    trapped = learnt = 0
    for _ in range(2):
        for parts, state, left in each():
            for found in (parts.trapped(state), parts.has_pattern(state)):
                assert left is None or not found
            trapped += parts.trapped(state)
            learnt += parts.has_pattern(state)
    assert trapped > 500 and learnt > 300


def pushable_to(state: State, walls: Collection[int], box: int) -> set[int]:
    """Return where a box can be pushed, with the player anywhere and only `walls` in the way."""
    board, reached = state.board, [box]
    for box_cell in reached:
        for step in (-1, 1, -board.stride, board.stride):
            target, man = box_cell + step, box_cell - step
            if box_cell not in walls and not (
                board.walls[target] or board.walls[man] or {target, man} & set(walls) or target in reached
            ):
                reached.append(target)
    return set(reached)


def test_the_sink_is_the_largest_group_of_squares_that_are_worth_the_same() -> None:
    rng = Random(16)
    larger = 0
    for parts, state, _ in each():
        inside = [cell for cell, seen in enumerate(state.board.flood(state.man)) if seen]
        squares = sorted(rng.sample(inside, state.board.goal_count))
        boxes = rng.sample(state.boxes, rng.randrange(len(state.boxes)))
        ends = {one: pushable_to(state, boxes, one) for one in squares}
        groups = [{other for other in squares if other in ends[one] and one in ends[other]} for one in squares]
        sink = parts.sink(boxes, squares)
        assert sink in groups and len(sink) == max(map(len, groups))
        larger += len(sink) > 1
    assert larger > 140


def have_each_their_own(choices: Sequence[set[int]], squares: Sequence[int]) -> bool:
    return any(
        all(own in choice for own, choice in zip(order, choices, strict=True))
        for order in permutations(squares, len(choices))
    )


def test_boxes_leave_only_as_long_as_each_comes_from_a_square_of_its_own() -> None:
    rng = Random(17)
    left_count = refused = 0
    for parts, _, some in positions():
        for start in some[:20]:
            goals = {cell for cell, goal in enumerate(start.board.goals) if goal}
            steps: list[tuple[Collection[int], int, bool]] = []
            expected, gone = [], list[set[int]]()
            for _ in range(2 * len(goals)):
                boxes = rng.choice(some).boxes
                box, back = rng.choice(boxes), rng.random() < 0.2
                steps.append((boxes, box, back))
                walls = goals & set(boxes) - {box}
                origins = {one for one in start.boxes if one not in walls and box in pushable_to(start, walls, one)}
                expected.append(have_each_their_own([*gone, origins], start.boxes))
                if expected[-1] and not back:
                    gone.append(origins)
            assert parts.leave(start.boxes, steps) == expected
            left_count += expected.count(True)
            refused += expected.count(False)
    assert left_count > 1000 and refused > 1000


def areas_of(state: State, boxes: Collection[int]) -> list[set[int]]:
    """Return the areas into which boxes divide the floor."""
    board, left = state.board, {cell for cell, inside in enumerate(state.board.flood(state.man)) if inside} - set(boxes)
    areas: list[set[int]] = []
    while left:
        area = [left.pop()]
        for cell_in_area in area:
            for beside in {
                cell_in_area - 1,
                cell_in_area + 1,
                cell_in_area - board.stride,
                cell_in_area + board.stride,
            } & left:
                left.remove(beside)
                area.append(beside)
        areas.append(set(area))
    return areas


def test_one_walk_tells_what_a_box_cuts_the_floor_into_wherever_it_is_put_down() -> None:
    rng = Random(19)
    cut = 0
    for parts, state, _ in each():
        box = rng.choice(state.boxes)
        others = set(state.boxes) - {box}
        whole = next(area for area in areas_of(state, others) if box in area)
        at = rng.choice(sorted(whole))
        expected = [area for area in areas_of(state, others | {at}) if area <= whole]
        count, found = parts.pieces(state, box, at)
        assert count == len(expected)
        assert found == {min(area): area for area in expected}
        cut += count > 1
    assert cut > 150


def test_a_hotspot_takes_goals_from_another_box() -> None:
    hot = 0
    for parts, _, some in positions():
        for state in some[:5]:
            goals = {cell for cell, goal in enumerate(state.board.goals) if goal}
            ends = {one: pushable_to(state, (), one) & goals for one in state.boxes}
            harmful = [
                one
                for one in set(state.boxes) - goals
                if any(
                    pushable_to(state, (one,), other) & goals < ends[other] - {one} for other in ends if other != one
                )
            ]
            assert parts.hotspots(state) == len(harmful)
            hot += len(harmful) > 0
    assert hot > 60
