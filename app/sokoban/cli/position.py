"""Command line options for a position and for squares of it."""

from __future__ import annotations

import argparse

from app.cli.command import Argument
from app.sokoban.cli.levels import ONE_LEVEL, playable
from core.base.puzzle import InputError
from core.sokoban.board import Board, State
from core.sokoban.replay import replay_prefix

POSITION = (
    *ONE_LEVEL,
    Argument("--moves", default="", metavar="LURD", help="play these moves first (default: none)"),
)
"""Arguments for a level of a file and moves to play first."""


def position(arguments: argparse.Namespace) -> State:
    """Return the position after the option's moves; raise InputError with the place of the fault."""
    trial = replay_prefix(playable(arguments.file, arguments.level).start, arguments.moves)
    if trial.fault is not None:
        raise trial.fault
    return trial.state


def cell(board: Board, text: str) -> int:
    """Return the cell of a square written as `3,5`; raise InputError for anything else."""
    try:
        x, y = (int(part) for part in text.split(","))
    except ValueError:
        raise InputError(f"{text} is not a square; write column and row as in 3,5") from None
    return board.cell(x, y)
