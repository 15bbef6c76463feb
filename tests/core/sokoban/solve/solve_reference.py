"""Plain, slow solver for comparison: single steps of the player, from a heap."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.graph.graph import Graph
from core.sokoban.level import state_of
from core.sokoban.path.paths import walk_area
from core.sokoban.reverse import ReversePuzzle
from core.sokoban.solve.order import SolutionMeasure, SolutionOrder


def least_cost(start: State, *, moves: bool, end_man: int | None = None) -> int | None:
    """Return the fewest pushes, or moves, that solve a position; None if it cannot be solved.

    With `end_man` the player must be able to walk there in the end.
    """
    costs = least_costs(start, moves=moves, end_man=end_man)
    return costs and costs[0]


def least_costs(start: State, *, moves: bool, end_man: int | None = None) -> tuple[int, int] | None:
    """Return the fewest pushes and, with those, the fewest moves, or the reverse; None if unsolvable."""
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


def least_in_order(start: State, order: SolutionOrder) -> tuple[int, ...] | None:
    """Return the least cost of a solution in this order of measures; None if unsolvable."""
    begin: tuple[State, int | None, int | None] = start, None, None
    cost = {begin: (0,) * len(order.measures)}
    heap = [(cost[begin], 0, begin)]
    met = 0
    while heap:
        price, _, known = heapq.heappop(heap)
        if price > cost[known]:
            continue
        state, last_box, last_way = known
        if state.solved:
            return price
        for way in range(4):
            after = state.step(way)
            if after is None:
                continue
            pushed = state.has_box(after.man)
            added = {
                SolutionMeasure.PUSHES: int(pushed),
                SolutionMeasure.MOVES: 1,
                SolutionMeasure.LINES: int(pushed and (last_box, last_way) != (after.man, way)),
                SolutionMeasure.CHANGES: int(pushed and last_box != after.man),
            }
            paid = tuple(count + added[measure] for count, measure in zip(price, order.measures, strict=True))
            then = (after, 2 * after.man - state.man, way) if pushed else (after, last_box, last_way)
            if then not in cost or paid < cost[then]:
                cost[then] = paid
                met += 1
                heapq.heappush(heap, (paid, met, then))
    return None


def least_pulls(puzzle: ReversePuzzle, start: State) -> int | None:
    """Return the fewest pulls that finish a reverse game from a position; None if impossible."""
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
    """Strategy for closed levels of a few squares across, some solvable, some not.

    Levels with boxes anywhere are rarely solvable, so in two thirds of them boxes are pulled away from their goals.
    Places are drawn by a seed: hypothesis would take three times as long, and half of the levels would be solved
    already.
    """
    width, height, count = draw(st.integers(3, squares)), draw(st.integers(2, squares)), draw(st.integers(1, boxes))
    solvable, rng = draw(st.integers(0, 2)) > 0, Random(draw(st.integers(0, 2**64)))
    solved = random_solved(rng, width, height, count)
    if solved is None:
        return state_of(["#####", "#@$.#", "#####"])
    if solvable:
        return pulled_apart(solved, rng, rng.randint(1, 20))
    floor = [cell for cell, inside in enumerate(solved.board.flood(solved.man)) if inside]
    *placed, man = rng.sample(floor, count + 1)
    return State(solved.board, sorted(placed), man)


def _joined(floor: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the squares that can be walked to from the first one, sorted."""
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


def random_solved(rng: Random, width: int, height: int, boxes: int) -> State | None:
    """Return a solved closed level of this size; None if it has too little floor."""
    places = [(x, y) for y in range(1, height + 1) for x in range(1, width + 1)]
    walls = set(rng.sample(places, rng.randrange(len(places) // 3 + 1)))
    floor = _joined([place for place in places if place not in walls])
    if len(floor) <= boxes:
        return None
    man, *goals = rng.sample(floor, boxes + 1)
    signs = dict.fromkeys(floor, " ") | dict.fromkeys(goals, "*") | {man: "@"}
    return state_of(["".join(signs.get((x, y), "#") for x in range(width + 2)) for y in range(height + 2)])


def pulled_apart(solved: State, rng: Random, pulls: int) -> State:
    """Return a position `pulls` pushes before a solved one, or fewer if the player shuts himself in."""
    boxes, man, stride = set(solved.boxes), solved.man, solved.board.stride
    for _ in range(pulls):
        area = walk_area(State(solved.board, sorted(boxes), man))
        pull_choices = [
            (cell, step)
            for cell, seen in enumerate(area)
            for step in (-1, -stride, 1, stride)
            if seen and cell - step in boxes and area[cell + step]
        ]
        if not pull_choices:
            break
        cell, step = rng.choice(pull_choices)
        boxes = boxes - {cell - step} | {cell}
        man = cell + step
    return State(solved.board, sorted(boxes), man)


def pushes_to_go(start: State) -> dict[State, int | None]:
    """Return the fewest pushes left for every position that pushes reach; None if unsolvable.

    The player is on the first square of his area.
    """
    before: dict[State, list[State]] = {lowest(start): []}
    waiting = list(before)
    for state in waiting:
        for after in map(lowest, pushed(state)):
            if after not in before:
                before[after] = []
                waiting.append(after)
            before[after].append(state)
    left: dict[State, int | None] = dict.fromkeys(before)
    layer = [state for state in before if state.solved]
    count = 0
    while layer:
        left.update(dict.fromkeys(layer, count))
        layer = list({one for state in layer for one in before[state] if left[one] is None})
        count += 1
    return left


def whole_graphs(rng: Random, tries: int) -> Iterator[Graph]:
    """Yield the graphs of random levels of four or five boxes, as another part of the program counts them."""
    for _ in range(tries):
        solved = random_solved(rng, rng.randint(5, 7), rng.randint(5, 7), rng.randint(4, 5))
        if solved is None:
            continue
        graph = Graph(solved.board, pulled_apart(solved, rng, 60), 40_000)
        graph.explore(Control())
        if graph.complete and len(graph) >= 2000:
            yield graph


def pushed(state: State) -> Iterator[State]:
    """Yield the positions after one push."""
    for cell, seen in enumerate(walk_area(state)):
        for direction in range(4 if seen else 0):
            after = State(state.board, state.boxes, cell).step(direction)
            if after is not None and after.boxes != state.boxes:
                yield after


def lowest(state: State) -> State:
    """Return the position with the player on the first square of his area."""
    return State(state.board, state.boxes, walk_area(state).index(1))
