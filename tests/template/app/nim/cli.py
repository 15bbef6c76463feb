"""`statewalk nim HEAPS`: the move that wins."""

from __future__ import annotations

import argparse

from core.nim.puzzle import PUZZLE, winning_move

from app.cli.options import DONE, NO_ANSWER, add_json, write

COMMANDS = {"nim": "app.nim.cli"}


def register(parser: argparse.ArgumentParser) -> None:
    """The arguments of `statewalk nim`."""
    parser.add_argument("heaps", help='how many matches lie in each heap, like "3 4 5"')
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the answer; exit code 1 if no move wins."""
    heaps = PUZZLE.parse(arguments.heaps)
    move = winning_move(heaps)
    write({"heaps": heaps, "move": move}, arguments.json, move or "No move wins.")
    return DONE if move else NO_ANSWER
