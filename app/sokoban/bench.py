"""Benchmarks of Sokoban: reach, paths, deadlocks, files, counting, and the board and page offscreen."""

from __future__ import annotations

import atexit
import os
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from app.tools.bench import Case
from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.deadlock.deadlocks import Deadlocks
from core.sokoban.draft.grid import Tool, paint, rim, room
from core.sokoban.draft.remarks import inspect
from core.sokoban.formats.collection import make_collection, read_collection, read_file, read_level
from core.sokoban.formats.write import write_sok
from core.sokoban.graph.counting import MOST_STATES
from core.sokoban.graph.graph import Graph
from core.sokoban.graph.random_pusher import PusherChain
from core.sokoban.identity import duplicates
from core.sokoban.path.held_piece import BoardDeadlocks
from core.sokoban.path.paths import MovesFirst, push_path
from core.sokoban.path.reach import reach
from resources import ROOT

if TYPE_CHECKING:
    from app.sokoban.board.board import SokobanBoardView

ROOM, MAZE, MAZE_FLOOR = 100, 50, 1313
LEVELS = 10_000
DRAFT = 200
SMALL_LEVEL, LARGE_LEVEL = "The Drawbridge", "The Orchard"
LARGE, LARGEST = 100, 200
SLICE = 60_000
"""Cells that a search visits per frame, as in `app.sokoban.board.lift`, which would import Qt."""
VIEW = 1000, 760
LONG_GAME = 100_000
FRAME = 1 / 60
"""Seconds per frame."""


def empty_room() -> Callable[[], object]:
    """Benchmark the reach of one box in an empty room of 100 x 100 cells."""
    rows = [" " * ROOM for _ in range(ROOM)]
    rows[50] = " " * 49 + "@$." + " " * (ROOM - 52)
    return _call(rows)


def maze() -> Callable[[], object]:
    """Benchmark the reach of one box in a maze of 50 x 50 cells with 1,313 of floor and many cut vertices."""
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
    """Benchmark parsing a .sok file of 10,000 levels with titles, authors and solutions."""
    own = read_file(ROOT / "levels" / "statewalk.sok").entries
    entries = [replace(own[at % len(own)], title=f"Level {at}") for at in range(LEVELS)]
    data = write_sok(make_collection("Many", entries)).encode()
    return lambda: read_collection(data)


def ten_thousand_identities() -> Callable[[], object]:
    """Benchmark finding duplicates among 10,000 levels, turned and mirrored ones included."""
    own = read_file(ROOT / "levels" / "statewalk.sok").levels
    levels = [own[index % len(own)] for index in range(LEVELS)]
    return lambda: duplicates(levels)


def large_draft() -> Callable[[], object]:
    """Benchmark the editor's check for faults of a Sokoban draft of 200 x 200 squares.

    Return the function to be timed. The editor checks a draft after each stroke.
    """
    random, squares = Random(1), DRAFT * DRAFT
    draft = room(DRAFT, DRAFT)
    for tool, count in ((Tool.WALL, 9000), (Tool.BOX, 300), (Tool.GOAL, 300), (Tool.MAN, 1)):
        draft = paint(draft, random.sample(range(squares), count), tool)
    draft = paint(draft, rim(draft), Tool.WALL)
    return lambda: inspect(draft)


def own_start(title: str) -> State:
    """Return the start of a level that comes with the program."""
    levels = read_file(ROOT / "levels" / "statewalk.sok").levels
    return next(level.start for level in levels if level.title == title)


def graph(title: str) -> Callable[[], object]:
    """Benchmark the graph of all positions of a built-in level; the result is their number."""
    start = own_start(title)

    def run() -> int:
        found = Graph(start.board, start, MOST_STATES)
        found.explore(Control())
        return len(found)

    return run


def pusher() -> Callable[[], object]:
    """Benchmark the exact random pusher on 43,000 solvable positions."""
    start = own_start(LARGE_LEVEL)
    positions = Graph(start.board, start, MOST_STATES, True)
    positions.explore(Control())
    return lambda: PusherChain(positions, Control()).chance(0)


def hall(side: int) -> State:
    """Return a room with scattered pillars and boxes; with a side of 100 it has 64 boxes."""
    rows = [["#" if x % 9 == 5 and y % 7 == 3 else " " for x in range(side)] for y in range(side)]
    for x in range(8, side - 8, 12):
        for y in range(8, side - 8, 12):
            rows[y][x], rows[y][x + 2] = "$", "."
    rows[1][1] = "@"
    for y, row in enumerate(rows):
        rows[y] = ["#", *row[1:-1], "#"] if 0 < y < side - 1 else ["#"] * side
    return read_level("\n".join("".join(row) for row in rows)).start


def pushes_first() -> Callable[[], object]:
    """Benchmark reach and the path with fewest pushes to the farthest square of a 200 x 200 board."""
    state = hall(LARGEST)
    box = state.boxes[0]
    target = reach(state, box).cells()[-1]
    return lambda: push_path(reach(state, box), target)


def moves_first() -> Callable[[], object]:
    """Benchmark the first slice of the search for a path with fewest moves on a 200 x 200 board."""
    state = hall(LARGEST)
    box = state.boxes[0]
    target = reach(state, box).cells()[-1]
    return lambda: MovesFirst(reach(state, box)).search(target, SLICE)


def deadlocks() -> Callable[[], object]:
    """Benchmark the four kinds of deadlocks on a board of 100 x 100 with 64 boxes."""
    state = hall(LARGE)
    detector = Deadlocks(state.board)
    return lambda: detector.find(state)


def lift() -> Callable[[], object]:
    """Benchmark lifting a box on a board of 200 x 200 squares, including painting the lit squares."""
    board = _board(hall(LARGEST))
    box = board.state.boxes[len(board.state.boxes) // 2]

    def run() -> None:
        board.lift.take(box)
        board.repaint()

    return run


def drag() -> Callable[[], object]:
    """Benchmark one frame of dragging a box over a board of 100 x 100."""
    from PySide6.QtCore import QCoreApplication, Qt
    from PySide6.QtTest import QTest

    board = _board(hall(LARGE))
    box = board.state.boxes[len(board.state.boxes) // 2]
    QTest.mousePress(board, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, board.centre_of(box).toPoint())
    row = [
        cell for cell in board.lift.targets if abs(board.state.board.xy(cell)[1] - board.state.board.xy(box)[1]) <= 1
    ]
    places = cycle([board.centre_of(cell).toPoint() for cell in row])

    def run() -> None:
        QTest.mouseMove(board, next(places))
        QCoreApplication.processEvents()

    return run


def undo() -> Callable[[], object]:
    """Benchmark going to the end of a game of 100,000 moves and back to its start."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QCoreApplication

    from app.base.storage.settings import Settings
    from app.base.storage.store import Store
    from app.shell.application import make_application
    from app.shell.window import Window
    from app.sokoban.model.model import SokobanModel

    home = _make_home()
    make_application()
    window = Window(Settings(home / "bench.ini"), Store(home / "bench.sqlite"))
    page = window.open_page("sokoban")
    window.show()
    model = page.findChild(SokobanModel)
    assert model is not None
    game = model.session
    there = next(move for move in game.puzzle.moves(game.state) if move.islower())
    back = "rdlu"["lurd".index(there)]
    game.plan([there, back] * (LONG_GAME // 2))

    def run() -> None:
        game.jump(LONG_GAME)
        model.go(0)
        QCoreApplication.processEvents()

    return run


def _make_home() -> Path:
    """Return a new folder for settings and games, deleted when the program ends."""
    home = tempfile.TemporaryDirectory(prefix="statewalk-")
    atexit.register(home.cleanup)
    return Path(home.name)


def _board(state: State) -> SokobanBoardView:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.base.storage.settings import Settings
    from app.shell.application import make_application
    from app.sokoban.board.board import SokobanBoardView
    from app.sokoban.model.options import PlayOptions

    make_application()
    board = SokobanBoardView(state, BoardDeadlocks(state.board), PlayOptions(Settings(_make_home() / "bench.ini")))
    board.resize(*VIEW)
    board.show()
    board.grab()
    return board


CASES = (
    Case("Sokoban reach, empty 100x100 room", 1e-3, empty_room),
    Case("Sokoban reach, 50x50 maze", 60e-6, maze),
    Case("Sokoban file of 10,000 levels", 1.0, ten_thousand_levels),
    Case("Sokoban duplicates among 10,000 levels", 0.5, ten_thousand_identities),
    Case("Sokoban editor, 200x200 looked over", 50e-3, large_draft),
    Case("Sokoban graph, board of 7x7 squares", 2e6, partial(graph, SMALL_LEVEL), moves=True),
    Case("Sokoban graph, 1.3 million positions on 9x7", 2e6, partial(graph, LARGE_LEVEL), moves=True),
    Case("Sokoban random pusher, 43,000 positions", 0.5, pusher),
    Case("Sokoban path, fewest pushes, 200x200", FRAME, pushes_first),
    Case("Sokoban path, fewest moves, a slice, 200x200", FRAME, moves_first),
    Case("Sokoban deadlocks, 100x100", 10e-3, deadlocks),
    Case("Sokoban lift, 200x200", FRAME, lift),
    Case("Sokoban frame while dragging, 100x100", 8e-3, drag),
    Case("Sokoban undo of 100,000 moves", 0.2, undo),
)
