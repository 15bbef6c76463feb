"""`statewalk 2048 ...` without a window."""

from __future__ import annotations

import argparse

from app.twenty48 import bag_command, odds_command, play_command, states_command


def register(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands of `statewalk 2048`."""
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    play_command.register(commands)
    bag_command.register(commands)
    states_command.register(commands)
    odds_command.register(commands)
