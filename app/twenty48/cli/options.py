"""What the subcommands share: progress on stderr, Ctrl-C cancels; and their options."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any, TypeVar

from app.cli.progress import watched
from core.control import Control
from core.puzzle import InputError

FIRST_SECONDS = 1.0
PROGRESS_SHARE = 0.1
"""Progress is told after a second, and then whenever a tenth more of the time so far has passed."""
THIN_SPACE = "\u2009"

Commands = Any
"""What `add_subparsers` returns; argparse has no public name for it."""
Result = TypeVar("Result")


def watch(title: str, work: Callable[[Control], Result]) -> Result | None:
    """What `work(control)` returns; None if Ctrl-C cancelled it. Raises what it raises."""
    begun = told = time.perf_counter()

    def tell(control: Control) -> None:
        nonlocal told
        now = time.perf_counter()
        if now - told > max(FIRST_SECONDS, PROGRESS_SHARE * (now - begun)):
            told = now
            print(f"{title}: {_progress(control)}", file=sys.stderr, flush=True)

    try:
        return watched(work, tell)
    except KeyboardInterrupt:
        print("Cancelled.", file=sys.stderr)
        return None


def _progress(control: Control) -> str:
    return f"{100 * control.done // control.total} %" if control.total else f"{grouped(control.done)} done"


def add_board(parser: argparse.ArgumentParser, sizes: str) -> None:
    """The options --size and --target."""
    parser.add_argument("--size", type=int, required=True, metavar="B", help=f"cells a side, {sizes}")
    add_target(parser)


def add_target(parser: argparse.ArgumentParser) -> None:
    """The option --target."""
    parser.add_argument(
        "--target", type=int, required=True, metavar="T", help="the tile to make, a power of two from 8"
    )


def add_four(parser: argparse.ArgumentParser) -> None:
    """The option --four."""
    parser.add_argument("--four", default="0.1", metavar="P", help="probability of a 4, as 0.1 or 1/10 (0.1)")


def exponent(target: int) -> int:
    """The exponent of a target tile. Raises InputError if it is no power of two from 8."""
    if target < 8 or target & (target - 1):
        raise InputError(f"{target} is no target. Use a power of two from 8", "--target")
    return target.bit_length() - 1


def grouped(number: int) -> str:
    """A whole number for a person."""
    return f"{number:,}".replace(",", THIN_SPACE)
