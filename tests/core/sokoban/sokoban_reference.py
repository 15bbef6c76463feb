"""Plain, slow Sokoban for comparison with the engine: dictionaries, sets and flood fills."""

from __future__ import annotations

import heapq
import random
from collections import deque

from core.sokoban.board import Board, State, scan

STEPS = {"l": (-1, 0), "u": (0, -1), "r": (1, 0), "d": (0, 1)}

Square = tuple[int, int]


def random_state(rng: random.Random, largest: int = 12) -> State:
    """Return a walled board with random walls, boxes and player; rooms, mazes and open fields all occur."""
    width, height = rng.randint(3, largest), rng.randint(3, largest)
    density = rng.choice((0.0, 0.1, 0.2, 0.3, 0.4, 0.5))
    rows = [["#"] * width for _ in range(height)]
    for y in range(1, height - 1):
        for x in range(1, width - 1):
            rows[y][x] = "#" if rng.random() < density else rng.choice("    .")
    floor = [(x, y) for y in range(height) for x in range(width) if rows[y][x] != "#"]
    while len(floor) < 2:
        x, y = (rng.randrange(width), rng.randrange(height))
        if rows[y][x] == "#":
            rows[y][x] = " "
            floor.append((x, y))
    rng.shuffle(floor)
    board, *_ = scan(["".join(row) for row in rows])
    boxes = floor[1 : 1 + rng.choice((1, 1, 2, 3, rng.randint(1, len(floor) - 1)))]
    return State(board, [board.cell(*square) for square in boxes], board.cell(*floor[0]))


def walls(board: Board) -> set[Square]:
    """Return every wall, and a ring around the level."""
    inside = {(x, y) for x in range(board.width) for y in range(board.height) if not board.walls[board.cell(x, y)]}
    ring = {(x, y) for x in range(-1, board.width + 1) for y in range(-1, board.height + 1)}
    return ring - inside


def flood(start: Square, blocked: set[Square]) -> dict[Square, int]:
    """Return the number of steps from `start` to every square."""
    distance = {start: 0}
    queue = deque([start])
    while queue:
        x, y = queue.popleft()
        for dx, dy in STEPS.values():
            neighbour = (x + dx, y + dy)
            if neighbour not in blocked and neighbour not in distance:
                distance[neighbour] = distance[x, y] + 1
                queue.append(neighbour)
    return distance


def box_reach(state: State, box: int, pull: bool = False) -> dict[Square, int]:
    """Return the fewest pushes (or pulls) of a box to every square that it can reach."""
    board = state.board
    blocked = walls(board) | {board.xy(cell) for cell in state.boxes if cell != box}
    start = (board.xy(box), board.xy(state.man))
    best = {start[0]: 0}
    queue = deque([(start, 0)])
    seen = {start}
    while queue:
        ((x, y), man), pushes = queue.popleft()
        area = flood(man, blocked | {(x, y)})
        for dx, dy in STEPS.values():
            target = (x + dx, y + dy)
            stands, beyond = ((x + dx, y + dy), (x + 2 * dx, y + 2 * dy)) if pull else ((x - dx, y - dy), target)
            after = (target, beyond if pull else (x, y))
            if stands in area and beyond not in blocked and after not in seen:
                seen.add(after)
                best.setdefault(target, pushes + 1)
                queue.append((after, pushes + 1))
    return best


def box_costs(state: State, box: int, *, by_moves: bool = False, pull: bool = False) -> dict[Square, tuple[int, int]]:
    """Return the least (pushes, moves), or (moves, pushes), of a box to every square it can reach.

    Dijkstra over (box, player), one step at a time.
    """
    board = state.board
    blocked = walls(board) | {board.xy(cell) for cell in state.boxes if cell != box}
    start = (board.xy(box), board.xy(state.man))
    cost = {start: (0, 0)}
    heap = [((0, 0), start)]
    best: dict[Square, tuple[int, int]] = {}
    while heap:
        price, (at, man) = heapq.heappop(heap)
        if price > cost[at, man]:
            continue
        best.setdefault(at, price)
        for dx, dy in STEPS.values():
            step = (man[0] + dx, man[1] + dy)
            ways = [at]
            if step == at:
                ways = [] if pull else [(at[0] + dx, at[1] + dy)]
            elif pull and (man[0] - dx, man[1] - dy) == at:
                ways.append(man)
            for target in ways:
                if step in blocked or target in blocked:
                    continue
                pushes = int(target != at)
                new = (price[0] + 1, price[1] + pushes) if by_moves else (price[0] + pushes, price[1] + 1)
                if new < cost.get((target, step), (1 << 30, 0)):
                    cost[target, step] = new
                    heapq.heappush(heap, (new, (target, step)))
    return best
