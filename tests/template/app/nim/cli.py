"""`statewalk nim HEAPS`: the winning move."""

from __future__ import annotations

import argparse

from core.nim.puzzle import PUZZLE, winning_move

from app.cli.command import JSON, Argument, CommandAnswer, Subcommand
from app.cli.options import DONE, NO_ANSWER

COMMANDS = {"nim": "app.nim.cli:NIM"}


def answer(arguments: argparse.Namespace) -> CommandAnswer:
    """Return the winning move; exit code 1 if there is none."""
    heaps = PUZZLE.parse(arguments.heaps)
    move = winning_move(heaps)
    return CommandAnswer({"heaps": heaps, "move": move}, move or "No move wins.", DONE if move else NO_ANSWER)


NIM = Subcommand(answer, (Argument("heaps", help='how many matches lie in each heap, like "3 4 5"'), JSON))
