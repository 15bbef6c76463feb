"""What Sokoban promises to be fast at: every square one box can be pushed to, the call from Python included."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from app.bench import Case
from core.sokoban.collection import read_level
from core.sokoban.reach import reach

ROOM, MAZE, MAZE_FLOOR = 100, 50, 1313


def empty_room() -> Callable[[], object]:
    """One box in an empty room of 100 x 100 cells."""
    rows = [" " * ROOM for _ in range(ROOM)]
    rows[50] = " " * 49 + "@$." + " " * (ROOM - 52)
    return _call(rows)


def maze() -> Callable[[], object]:
    """One box in a maze of 50 x 50 cells, 1,313 of them floor, full of cut vertices."""
    random = Random(6)
    floor = {(25, 25)}
    edge = [(25, 25)]
    while len(floor) < MAZE_FLOOR:
        x, y = random.choice(edge[-12:]) if random.random() < 0.8 else random.choice(edge)
        dx, dy = random.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))
        cell = (x + dx, y + dy)
        if cell not in floor and 0 < cell[0] < MAZE - 1 and 0 < cell[1] < MAZE - 1:
            floor.add(cell)
            edge.append(cell)
    for x in range(22, 29):
        floor |= {(x, 24), (x, 25), (x, 26)}
    rows = [[" " if (x, y) in floor else "#" for x in range(MAZE)] for y in range(MAZE)]
    rows[25][24:27] = "@$."
    return _call(["".join(row) for row in rows])


def _call(rows: list[str]) -> Callable[[], object]:
    width = len(rows[0])
    state = read_level("\n".join(["#" * (width + 2), *(f"#{row}#" for row in rows), "#" * (width + 2)])).start
    box = state.boxes[0]
    return lambda: reach(state, box)


CASES = (
    Case("Sokoban reach, empty 100x100 room", 1e-3, empty_room),
    Case("Sokoban reach, 50x50 maze", 60e-6, maze),
)
