"""`statewalk 2048 odds`: what perfect play wins, from the start or from a position."""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from app.cli.file_arguments import read_standard_input
from app.cli.options import DONE, NO_ANSWER, Subcommands, add_json, write
from app.cli.progress import run_with_progress
from app.twenty48.cli import options
from core.budget import TYPED
from core.control import Control
from core.paths import tables_folder
from core.puzzle import InputError
from core.twenty48.odds import OBJECTIVES, Odds, OddsStorageError, Table
from core.twenty48.puzzle import MOVES, PUZZLE, parse_four


def register(commands: Subcommands) -> None:
    """Add `odds` to the subcommands of `statewalk 2048`."""
    odds = commands.add_parser(
        "odds",
        help="the odds of perfect play, and of each of the four moves",
        description="Exact, by backward induction over all boards. The table is kept in the cache folder: the largest, "
        "3x3 to 1024, has 221 MB and takes some ten seconds. Exit code 1 for a position that has the target.",
    )
    options.add_board(odds, "2 to 4")
    options.add_four(odds)
    odds.add_argument("--objective", choices=OBJECTIVES, default=OBJECTIVES[0], help="make the target, or score (win)")
    odds.add_argument(
        "--position",
        metavar="ROWS",
        help='the four moves of a position, such as "2 4 . / . 2 . / . . ."; - reads it from standard input',
    )
    add_json(odds)
    odds.set_defaults(run=_odds)


def _odds(arguments: argparse.Namespace) -> int:
    four = float(parse_four(arguments.four, "--four"))
    table = Table(options.side(arguments.size, 4), options.exponent(arguments.target), four, arguments.objective)
    cells = None if arguments.position is None else _cells(arguments.position, table)
    begun = time.perf_counter()
    odds = run_with_progress(lambda control: odds_table(table, control, cells), options.done("Solving"))
    figure = "win_probability" if table.objective == "win" else "expected_score"
    answer: dict[str, Any] = {
        "size": table.size,
        "target": arguments.target,
        "four": four,
        "objective": table.objective,
        figure: odds.start_value,
        "live": odds.live,
        "seconds": time.perf_counter() - begun,
    }
    lines = [f"{figure.replace('_', ' ')} of perfect play: {_figure(odds.start_value, table)}"]
    code = DONE
    if cells is not None:
        values = odds.values(cells)
        answer["moves"] = None if values is None else dict(zip(MOVES, values, strict=True))
        answer["value"] = odds.value(cells)
        if values is None:
            code = NO_ANSWER
            lines.append("This position has no odds: the target is made.")
        else:
            lines += [
                f"{move:>6}  {'-' if value is None else _figure(value, table)}"
                for move, value in zip(MOVES, values, strict=True)
            ]
    write(answer, arguments.json, "\n".join(lines))
    return code


def _figure(value: float, table: Table) -> str:
    """Ten digits; a chance that they cannot tell from certain does not read as certain."""
    return "> 0.9999999999" if table.objective == "win" and 1 - 0.5e-10 <= value < 1 else f"{value:.10g}"


def odds_table(table: Table, control: Control, cells: bytes | None = None) -> Odds | None:
    """The odds from the cache folder, or solved and kept there, with those of a position that was set up by hand; None
    if cancelled. Raises InputError for what does not fit into memory."""
    try:
        odds = table.load_or_solve(tables_folder(), control)
    except OddsStorageError as error:
        print(error, file=sys.stderr)
        odds = error.odds
    return odds if odds is None or cells is None or odds.extend(cells, control) else None


def _cells(text: str, table: Table) -> bytes:
    """The exponents of a position whose rows stand on lines or apart by slashes."""
    board = PUZZLE.parse(read_standard_input(TYPED) if text == "-" else text)
    if board.shape.side != table.size:
        raise InputError(f"The position is {board.shape}, not {table.size}x{table.size}", "--position")
    return board.cells
