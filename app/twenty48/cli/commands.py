"""`statewalk 2048 ...` without a window."""

from __future__ import annotations

import argparse

from app.twenty48.cli import bag, odds, play, states


def register(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands of `statewalk 2048`."""
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    play.register(commands)
    bag.register(commands)
    states.register(commands)
    odds.register(commands)
