"""Command line options that limit a search: time and memory."""

from __future__ import annotations

import argparse
import os

from app.cli.command import Argument
from app.cli.options import TIMEOUT, WholeNumber
from core.sokoban.solve.solver import MEMORY, Effort

SECONDS = 60.0
MEGABYTE = 1 << 20
MOST_MEGABYTES = 1 << 20
THREADS = min(2, os.cpu_count() or 1)


EFFORT = (
    Argument(
        "--timeout", type=TIMEOUT, default=SECONDS, metavar="S", help=f"seconds for each level (default: {SECONDS:g})"
    ),
    Argument(
        "--memory",
        type=WholeNumber(1, MOST_MEGABYTES),
        default=MEMORY // MEGABYTE,
        metavar="MB",
        help=f"memory for the positions of a search, in megabytes (default: {MEMORY // MEGABYTE})",
    ),
)


def effort_of(arguments: argparse.Namespace, threads: int = 1) -> Effort:
    """Return the limits of a search that the options give."""
    return Effort(arguments.timeout, arguments.memory * MEGABYTE, threads)
