"""Commands `statewalk sokoban reach` and `deadlock`: squares in reach of a box, and lost positions."""

from __future__ import annotations

import argparse
import time
from typing import Any

from app.base.language.wording import format_count
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand
from app.cli.options import DONE, NO_ANSWER
from app.sokoban.cli.position import POSITION, cell, position
from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.deadlock.deadlocks import Deadlock, Deadlocks
from core.sokoban.path.paths import MovesFirst, PushPath, push_path
from core.sokoban.path.reach import Reach, reach
from core.sokoban.solve.solver import engine_of, too_large
from core.sokoban.solve.traps import Traps

PUSHES, MOVES = "pushes", "moves"
TRAP_SECONDS = 1.0


def _reach(arguments: argparse.Namespace) -> CommandAnswer:
    state = position(arguments)
    board = state.board
    box = cell(board, arguments.box)
    target = None if arguments.path_to is None else cell(board, arguments.path_to)
    begun = time.perf_counter()
    found = reach(state, box, arguments.pull)
    seconds = time.perf_counter() - begun
    squares = sorted(found.squares(), key=lambda square: (square[1], square[0]))
    answer: dict[str, Any] = {
        "level": arguments.level,
        "box": list(board.xy(box)),
        "reachable": [list(square) for square in squares],
        "count": found.count,
        "seconds": seconds,
    }
    text = f"{format_count(found.count, 'square')}: " + " ".join(f"{column},{row}" for column, row in squares)
    if target is None:
        return CommandAnswer(answer, text)
    begun = time.perf_counter()
    path = _path(found, target, arguments.order)
    answer |= {
        "path_to": list(board.xy(target)),
        "order": arguments.order,
        "path": None if path is None else path.lurd,
        "pushes": None if path is None else path.pushes,
        "moves": None if path is None else path.moves,
        "path_seconds": time.perf_counter() - begun,
    }
    if path is None:
        text = f"The box cannot be {'pulled' if arguments.pull else 'pushed'} to {arguments.path_to}."
    else:
        text = f"{path.lurd} ({PUSHES}: {path.pushes}, {MOVES}: {path.moves})"
    return CommandAnswer(answer, text, NO_ANSWER if path is None else DONE)


def _corral(state: State) -> Deadlock | None:
    trap = None if too_large(state) else Traps(engine_of(state)).find(state, Control(), TRAP_SECONDS)
    return None if trap is None else trap.deadlock


def _path(found: Reach, target: int, order: str) -> PushPath | None:
    return MovesFirst(found).path(target) if order == MOVES else push_path(found, target)


def _deadlock(arguments: argparse.Namespace) -> CommandAnswer:
    state = position(arguments)
    begun = time.perf_counter()
    found = Deadlocks(state.board).find(state) or _corral(state)
    boxes = [list(state.board.xy(cell)) for cell in found.boxes] if found is not None else []
    answer = {
        "level": arguments.level,
        "deadlock": found is not None,
        "kind": None if found is None else found.kind.replace(" ", "_"),
        "boxes": boxes,
        "seconds": time.perf_counter() - begun,
    }
    text = "No deadlock found."
    if found is not None:
        text = f"Deadlock ({found.kind}): " + " ".join(f"{x},{y}" for x, y in boxes)
    return CommandAnswer(answer, text)


REACH = Subcommand(
    _reach,
    (
        *POSITION,
        Argument(
            "--box",
            required=True,
            metavar="X,Y",
            help="column and row of the box; 0,0 is the top left of the level's rows",
        ),
        Argument("--path-to", metavar="X,Y", help="also print the moves that bring the box to this square"),
        Argument("--order", choices=(PUSHES, MOVES), default=PUSHES, help="what to minimize first (default: pushes)"),
        Argument("--pull", action="store_true", help="pull the box instead of pushing it, as in reverse play"),
        JSON,
    ),
    "The list contains the box's own square. With --path-to, exit code 1 if the box cannot be brought there.",
)


DEADLOCK = Subcommand(
    _deadlock,
    (
        *POSITION,
        JSON,
    ),
    "Look for boxes on dead squares, frozen boxes, closed diagonals, boxes with too few goals between them and, for up "
    "to a second, corrals that cannot be opened. If no deadlock is found, there may still be one.",
)
