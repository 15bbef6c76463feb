"""Cases of `statewalk bench` for play: paths, deadlocks, and the board and the whole page offscreen."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.bench import Case
from core.sokoban.board import State
from core.sokoban.deadlock.deadlocks import Deadlocks
from core.sokoban.formats.collection import read_level
from core.sokoban.path.paths import MovesFirst, push_path
from core.sokoban.path.reach import reach

if TYPE_CHECKING:
    from app.sokoban.board.board import BoardView

LARGE, LARGEST = 100, 200
SLICE = 60_000
"""Cells that the board lets a search meet in a frame; see `app.sokoban.board.held`, which needs Qt."""
VIEW = 1000, 760
LONG_GAME = 100_000
FRAME = 1 / 60
"""Seconds from one picture to the next."""


def room(side: int) -> State:
    """A room with a pillar here and there, and 64 boxes if it is as large as 100 x 100."""
    rows = [["#" if x % 9 == 5 and y % 7 == 3 else " " for x in range(side)] for y in range(side)]
    for x in range(8, side - 8, 12):
        for y in range(8, side - 8, 12):
            rows[y][x], rows[y][x + 2] = "$", "."
    rows[1][1] = "@"
    for y, row in enumerate(rows):
        rows[y] = ["#", *row[1:-1], "#"] if 0 < y < side - 1 else ["#"] * side
    return read_level("\n".join("".join(row) for row in rows)).start


def pushes_first() -> Callable[[], object]:
    """The path to the farthest square of a board of 200 x 200, and what a box can reach."""
    state = room(LARGEST)
    box = state.boxes[0]
    target = reach(state, box).cells()[-1]
    return lambda: push_path(reach(state, box), target)


def moves_first() -> Callable[[], object]:
    """The same, with the fewest moves, in the first slice that the window allows itself."""
    state = room(LARGEST)
    box = state.boxes[0]
    target = reach(state, box).cells()[-1]
    return lambda: MovesFirst(reach(state, box)).search(target, SLICE)


def deadlocks() -> Callable[[], object]:
    """All four kinds on a board of 100 x 100 with 64 boxes, after a push."""
    state = room(LARGE)
    found = Deadlocks(state.board)
    return lambda: found.find(state)


def lift() -> Callable[[], object]:
    """A box is lifted on a board of 200 x 200 squares, and what lights up is painted."""
    board = _board(room(LARGEST))
    box = board.state.boxes[len(board.state.boxes) // 2]

    def run() -> None:
        board.lift(box)
        board.repaint()

    return run


def drag() -> Callable[[], object]:
    """One frame of a box dragged from square to square over a board of 100 x 100."""
    from PySide6.QtCore import QCoreApplication, Qt
    from PySide6.QtTest import QTest

    board = _board(room(LARGE))
    box = board.state.boxes[len(board.state.boxes) // 2]
    QTest.mousePress(board, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, board.centre_of(box).toPoint())
    row = [cell for cell in board.lit if abs(board.state.board.xy(cell)[1] - board.state.board.xy(box)[1]) <= 1]
    places = cycle([board.centre_of(cell).toPoint() for cell in row])

    def run() -> None:
        QTest.mouseMove(board, next(places))
        QCoreApplication.processEvents()

    return run


def undo() -> Callable[[], object]:
    """To the end of a game of 100,000 moves, and back to its start."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QCoreApplication

    from app.services.settings import Settings
    from app.services.store import Store
    from app.shell.application import make_application
    from app.shell.window import Window
    from app.sokoban.page import SokobanPage

    home = tempfile.TemporaryDirectory(prefix="statewalk-")
    make_application()
    window = Window(Settings(Path(home.name) / "bench.ini"), Store(Path(home.name) / "bench.sqlite"))
    page = window.open_page("sokoban")
    window.show()
    assert isinstance(page, SokobanPage)
    there = next(move for move in page.game.puzzle.moves(page.game.state) if move.islower())
    back = "rdlu"["lurd".index(there)]
    page.game.plan([there, back] * (LONG_GAME // 2))

    def run() -> None:
        page.game.jump(LONG_GAME)
        page.go(0)
        QCoreApplication.processEvents()

    return run


def _board(state: State) -> BoardView:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.shell.application import make_application
    from app.sokoban.board.board import BoardView

    make_application()
    board = BoardView(state)
    board.resize(*VIEW)
    board.show()
    board.grab()
    return board


CASES = (
    Case("Sokoban path, fewest pushes, 200x200", FRAME, pushes_first),
    Case("Sokoban path, fewest moves, a slice, 200x200", FRAME, moves_first),
    Case("Sokoban deadlocks, 100x100", 10e-3, deadlocks),
    Case("Sokoban lift, 200x200", FRAME, lift),
    Case("Sokoban frame while dragging, 100x100", 8e-3, drag),
    Case("Sokoban undo of 100,000 moves", 0.2, undo),
)
