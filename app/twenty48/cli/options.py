"""Options and progress texts that the 2048 subcommands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from app.base.language.wording import format_integer
from app.cli.command import Argument
from app.cli.options import WholeNumber
from app.work.progress import percent
from core.base.control import Control
from core.base.puzzle import InputError
from core.twenty48.puzzle import exponent_of
from core.twenty48.shape import LARGEST, BoardShape, parse_shape

MOST_GAMES = 10_000_000
"""Largest number of games a command plays: their scores and moves fit into a small machine's memory."""


def make_progress_text(title: str) -> Callable[[Control], str]:
    """Return a function that describes the progress of a job after its title.

    The text gives the percentage, or the number of steps done while the total is unknown.
    """
    return lambda control: f"{title}: {percent(control) or f'{format_integer(control.done)} done'}"


def shape(text: str) -> BoardShape:
    """Parse the value of the option --size; raise ArgumentTypeError if it is no board."""
    try:
        return parse_shape(text)
    except InputError as error:
        raise argparse.ArgumentTypeError(error.message) from None


def board(sizes: str, *, required: bool = True) -> tuple[Argument, Argument]:
    """Return the options --size and --target; the size becomes a `BoardShape`."""
    size = Argument(
        "--size",
        type=shape,
        required=required,
        metavar="B",
        help=f"board: cells a side, or rows and columns as 3x4 ({sizes})",
    )
    return size, target(required=required)


def target(*, required: bool = True) -> Argument:
    """Return the option --target."""
    return Argument(
        "--target",
        type=WholeNumber(8, 1 << LARGEST),
        required=required,
        metavar="T",
        help="target tile, a power of two, at least 8",
    )


FOUR = Argument(
    "--four", default="0.1", metavar="P", help="probability that a new tile is a 4, as 0.1 or 1/10 (default: 0.1)"
)


def exponent(target: int) -> int:
    """Return the exponent of a target tile; raise InputError if it is no power of two from 8."""
    return exponent_of(target, "--target")
