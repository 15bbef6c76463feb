"""A plain, slow solver to compare with: every step of the man, one at a time, from a heap."""

from __future__ import annotations

import heapq

from hypothesis import strategies as st

from core.sokoban.board import State
from core.sokoban.level import state_of
from core.sokoban.path.paths import walk_area
from core.sokoban.reverse import ReversePuzzle


def least_cost(start: State, *, moves: bool, end_man: int | None = None) -> int | None:
    """The fewest pushes, or moves, that solve a position; None if nothing does.

    With `end_man` the man has to be able to walk there in the end.
    """
    costs = least_costs(start, moves=moves, end_man=end_man)
    return costs and costs[0]


def least_costs(start: State, *, moves: bool, end_man: int | None = None) -> tuple[int, int] | None:
    """The fewest pushes and, with those, the fewest moves; or the other way round. None if nothing solves it."""
    cost = {start: (0, 0)}
    heap = [((0, 0), 0, start)]
    met = 0
    while heap:
        price, _, state = heapq.heappop(heap)
        if price > cost[state]:
            continue
        if state.solved and (end_man is None or walk_area(state)[end_man]):
            return price
        for way in range(4):
            after = state.step(way)
            if after is None:
                continue
            pushed = state.has_box(after.man)
            paid = (price[0] + 1, price[1] + pushed) if moves else (price[0] + pushed, price[1] + 1)
            if after not in cost or paid < cost[after]:
                cost[after] = paid
                met += 1
                heapq.heappush(heap, (paid, met, after))
    return None


def least_pulls(puzzle: ReversePuzzle, start: State) -> int | None:
    """The fewest pulls that bring a position of the level played backwards to its end; None if nothing does."""
    cost, layer = {start: 0}, [start]
    while layer:
        deeper: list[State] = []
        while layer:
            state = layer.pop()
            if puzzle.goal(state):
                return cost[state]
            for move in puzzle.moves(state):
                after, price = puzzle.apply(state, move)[0], cost[state] + move.isupper()
                if price < cost.get(after, price + 1):
                    cost[after] = price
                    (deeper if move.isupper() else layer).append(after)
        layer = [state for state in deeper if cost[state] == min(map(cost.__getitem__, deeper))]
    return None


@st.composite
def small_levels(draw: st.DrawFn, squares: int = 6, boxes: int = 3) -> State:
    """Closed levels of a few squares across, some solvable, some not: tight ones come up as often as open ones."""
    width, height = draw(st.integers(3, squares)), draw(st.integers(2, squares))
    places = [(x, y) for y in range(1, height + 1) for x in range(1, width + 1)]
    walls = set(draw(st.lists(st.sampled_from(places), max_size=len(places) // 3)))
    floor = _joined([place for place in places if place not in walls])
    count = min(draw(st.integers(1, boxes)), len(floor) - 1)
    if count < 1:
        return state_of(["#####", "#@$.#", "#####"])
    order = draw(st.permutations(floor))
    goals = set(draw(st.permutations(floor))[:count])
    placed, man = set(order[:count]), order[count]
    signs = dict.fromkeys(floor, " ")
    signs.update(dict.fromkeys(goals, "."))
    signs.update({place: "*" if place in goals else "$" for place in placed})
    signs[man] = "+" if man in goals else "@"
    rows = ["".join(signs.get((x, y), "#") for x in range(width + 2)) for y in range(height + 2)]
    return state_of(rows)


def _joined(floor: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The squares that can be walked to from the first one, in a fixed order."""
    if not floor:
        return []
    inside, waiting = {floor[0]}, [floor[0]]
    while waiting:
        x, y = waiting.pop()
        for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if near in floor and near not in inside:
                inside.add(near)
                waiting.append(near)
    return sorted(inside)
