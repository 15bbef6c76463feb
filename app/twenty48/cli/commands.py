"""`statewalk 2048 ...` without a window."""

from __future__ import annotations

import argparse

from app.cli.options import add_commands
from app.twenty48.cli import bag, chances, odds, own_games, play, states, strategies


def register(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands of `statewalk 2048`."""
    commands = add_commands(parser)
    play.register(commands)
    bag.register(commands)
    states.register(commands)
    odds.register(commands)
    chances.register(commands)
    own_games.register(commands)
    strategies.register(commands)
