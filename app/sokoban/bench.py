"""What Sokoban promises to be fast at: the squares one box can be pushed to, and opening files of many levels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from app.cli.bench import Case
from app.sokoban import bench_board
from core.control import Control
from core.sokoban.draft.grid import Tool, paint, rim, room
from core.sokoban.draft.remarks import inspect
from core.sokoban.formats.collection import make_collection, read_collection, read_file, read_level
from core.sokoban.formats.write import write_sok
from core.sokoban.graph.counting import MOST_STATES
from core.sokoban.graph.graph import Graph
from core.sokoban.graph.pusher import ExactPusher
from core.sokoban.identity import duplicates
from core.sokoban.path.reach import reach
from resources import ROOT

ROOM, MAZE, MAZE_FLOOR = 100, 50, 1313
LEVELS = 10_000
DRAFT = 200
SMALL_LEVEL, LARGE_LEVEL = 59, 70


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


def ten_thousand_levels() -> Callable[[], object]:
    """A .sok file of 10,000 levels with titles, authors and solutions, opened from its bytes."""
    own = read_file(ROOT / "levels" / "statewalk.sok").entries
    entries = [replace(own[at % len(own)], title=f"Level {at}") for at in range(LEVELS)]
    data = write_sok(make_collection("Many", entries)).encode()
    return lambda: read_collection(data)


def ten_thousand_identities() -> Callable[[], object]:
    """Which of 10,000 levels are the same, turned and mirrored ones included."""
    own = read_file(ROOT / "levels" / "statewalk.sok").levels
    levels = [own[at % len(own)] for at in range(LEVELS)]
    return lambda: duplicates(levels)


def large_draft() -> Callable[[], object]:
    """Everything that is wrong with a draft of 200 x 200 squares: what the editor asks after a stroke."""
    random, squares = Random(1), DRAFT * DRAFT
    draft = room(DRAFT, DRAFT)
    for tool, count in ((Tool.WALL, 9000), (Tool.BOX, 300), (Tool.GOAL, 300), (Tool.MAN, 1)):
        draft = paint(draft, random.sample(range(squares), count), tool)
    draft = paint(draft, rim(draft), Tool.WALL)
    return lambda: inspect(draft)


def graph(index: int) -> Callable[[], object]:
    """Every position of one of the program's own levels, and which of them can be solved; the figure is positions."""
    start = read_file(ROOT / "levels" / "statewalk.sok").levels[index].start

    def run() -> int:
        found = Graph(start.board, start, MOST_STATES)
        found.explore(Control())
        return len(found)

    return run


def pusher() -> Callable[[], object]:
    """The random pusher over 43,000 positions that can be solved, exactly."""
    start = read_file(ROOT / "levels" / "statewalk.sok").levels[LARGE_LEVEL].start
    found = Graph(start.board, start, MOST_STATES, True)
    found.explore(Control())
    return lambda: ExactPusher(found, Control()).chance(0)


CASES = (
    Case("Sokoban reach, empty 100x100 room", 1e-3, empty_room),
    Case("Sokoban reach, 50x50 maze", 60e-6, maze),
    Case("Sokoban file of 10,000 levels", 1.0, ten_thousand_levels),
    Case("Sokoban duplicates among 10,000 levels", 0.5, ten_thousand_identities),
    Case("Sokoban editor, 200x200 looked over", 50e-3, large_draft),
    Case("Sokoban graph, board of 7x7 squares", 2e6, partial(graph, SMALL_LEVEL), moves=True),
    Case("Sokoban graph, 1.3 million positions on 9x7", 2e6, partial(graph, LARGE_LEVEL), moves=True),
    Case("Sokoban random pusher, 43,000 positions", 0.5, pusher),
    *bench_board.CASES,
)
