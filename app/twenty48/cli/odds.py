"""Command `statewalk 2048 odds`: winning chances of perfect play, from the start or a position."""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from typing import Any

from app.base.language.wording import decimals_apart, format_integer
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand
from app.cli.file_arguments import read_standard_input
from app.cli.options import DONE, NO_ANSWER
from app.twenty48.cli import options
from app.work.progress import run_with_progress, say
from core.base.budget import TYPED
from core.base.control import Control
from core.base.paths import tables_folder
from core.base.puzzle import InputError
from core.twenty48.adviser.review import Advice
from core.twenty48.outcomes.odds import OBJECTIVES, Odds, OddsStorageError, OddsTable, Values
from core.twenty48.puzzle import MOVES, PUZZLE, parse_four

START_DIGITS = 10
LEAST_DIGITS, MOST_DIGITS = 4, 12
"""Significant digits of a move's value; sums over hundreds of layers leave twelve correct ones."""
ANNOUNCED = 1_000_000
"""Number of boards from which solving takes more than a moment."""


def _odds(arguments: argparse.Namespace) -> CommandAnswer:
    four = float(parse_four(arguments.four, "--four"))
    table = OddsTable(arguments.size, options.exponent(arguments.target), four, arguments.objective)
    cells = None if arguments.position is None else _cells(arguments.position, table)
    begun = time.perf_counter()
    odds = run_with_progress(lambda control: odds_table(table, control, cells), options.make_progress_text("Solving"))
    figure = "win_probability" if table.objective == "win" else "expected_score"
    answer: dict[str, Any] = {
        "size": table.shape.option_value,
        "target": arguments.target,
        "four": four,
        "objective": table.objective,
        figure: odds.start_value,
        "live": odds.live,
        "seconds": time.perf_counter() - begun,
    }
    start = _figure(odds.start_value, START_DIGITS, chance=table.objective == "win")
    lines = [f"{figure.replace('_', ' ')} of perfect play: {start}"]
    code = DONE
    if cells is not None:
        values = odds.values(cells)
        answer["moves"] = None if values is None else dict(zip(MOVES, values, strict=True))
        answer["value"] = odds.value(cells)
        if values is None:
            code = NO_ANSWER
            lines.append("This position has no odds: it shows the target.")
        else:
            lines += [f"{move:>6}  {text}" for move, text in zip(MOVES, figures_of(values, table), strict=True)]
    return CommandAnswer(answer, "\n".join(lines), code)


def _figure(value: float, digits: int, *, chance: bool) -> str:
    """Format a value with `digits` significant digits; a chance below 1 never reads as certain."""
    text = f"{value:.{digits}g}"
    return f"> 0.{'9' * digits}" if chance and value < 1 and text == "1" else text


def figures_of(values: Values, table: OddsTable) -> list[str]:
    """Return the values of the moves with as many digits as tell them apart, up to those that are right."""
    chance = table.objective == "win"
    if all(value is None for value in values):
        return ["-"] * len(values)
    levels = Advice(values, chance=chance, exact=True).levels
    write = partial(_figure, chance=chance)
    digits = decimals_apart(list(levels.values()), write, LEAST_DIGITS, MOST_DIGITS)
    return [write(levels[move], digits) if move in levels else "-" for move in range(len(values))]


def announce(table: OddsTable) -> None:
    """Print the number of boards and size of a table before it is solved, if solving takes long."""
    if table.live_positions >= ANNOUNCED and not table.path(tables_folder()).exists():
        name = f"{table.shape} to {1 << table.exponent}"
        say(
            f"{name}: {format_integer(table.live_positions)} boards, "
            f"a table of {format_integer(max(1, table.nbytes / 1e6))} MB"
        )


def odds_table(table: OddsTable, control: Control, cells: bytes | None = None) -> Odds | None:
    """Return the odds from the cache folder, or solve them and store them there.

    They include those of a position that was set up by hand. None if cancelled. Raises InputError for what does not fit
    into memory.
    """
    announce(table)
    try:
        odds = table.load_or_solve(tables_folder(), control)
    except OddsStorageError as error:
        print(error, file=sys.stderr)
        odds = error.odds
    return odds if odds is None or cells is None or odds.extend(cells, control) else None


def _cells(text: str, table: OddsTable) -> bytes:
    """Return the exponents of a position whose rows are separated by line breaks or slashes."""
    board = PUZZLE.parse(read_standard_input(TYPED) if text == "-" else text)
    if board.shape != table.shape:
        raise InputError(f"The position is {board.shape}, not {table.shape}", "--position")
    return board.cells


ODDS = Subcommand(
    _odds,
    (
        *options.board("2, 2x3, 2x4, 3, 3x4 to 64, 4 to 16 and others"),
        options.FOUR,
        Argument(
            "--objective",
            choices=OBJECTIVES,
            default=OBJECTIVES[0],
            help="win: make the target; score: expected score (default: win)",
        ),
        Argument(
            "--position",
            metavar="ROWS",
            help='also print the value of each move of this position, as "2 4 . / . 2 . / . . ."; - is standard input',
        ),
        JSON,
    ),
    "The odds are exact, by backward induction over all boards. If there are many boards, their number and the size of "
    "the table are printed first. The table is kept in the cache folder: 3x3 to 1024 has 221 MB and takes about ten "
    "seconds, 3x4 to 64 has 1,087 MB and takes minutes. Exit code 1 for a position that shows the target.",
)
