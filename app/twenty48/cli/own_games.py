"""The subcommands of `statewalk 2048` that look at one's own games.

What they need is the window's, which takes half a second and 45 MB to load: it is imported when one of them is run.
"""

from __future__ import annotations

import argparse

from app.cli.options import Subcommands, WholeNumber, add_json
from app.twenty48.cli import options

MOST_LISTED = 1_000_000_000
"""The largest number that a game in the list can have."""


def register(commands: Subcommands) -> None:
    """Add them to the subcommands of `statewalk 2048`."""
    path = commands.add_parser(
        "path",
        help="your finished games: their moves = expected + luck + geometry",
        description="Luck is what the tiles that came cost in a bag in which all equal pairs merge, geometry what "
        "pairs cost that lay apart on the board. Without a number all finished games are listed, the latest first. "
        "Exit code 1 if there is no game, or one that cannot be taken apart.",
    )
    path.add_argument(
        "game",
        nargs="?",
        type=WholeNumber(0, MOST_LISTED),
        metavar="GAME",
        help="a number from the list, with all its moves",
    )
    path.add_argument("--last", action="store_true", help="the game that was finished last, as GAME 1")
    add_json(path)
    path.set_defaults(run=_path)
    review = commands.add_parser(
        "review",
        help="a finished game of yours: what each board was worth, and the costliest moves",
        description="On small boards, such as 2x4, 3x3, and 4x4 up to 16, a value is the exact chance of the target "
        "with perfect play; elsewhere, where there is an adviser, it is the score to expect in the end if the adviser "
        "played on. "
        "`statewalk 2048 path` lists the games. Exit code 1 if there is no game, or nothing is known of its boards.",
    )
    review.add_argument(
        "game",
        nargs="?",
        type=WholeNumber(0, MOST_LISTED),
        default=1,
        metavar="GAME",
        help="a number from the list (1)",
    )
    add_json(review)
    review.set_defaults(run=_review)
    life = commands.add_parser(
        "life",
        help="seven lines of mathematics beside the games that you won",
        description="What the chain of 2048 in a bag says, and what the games that you won alone by these rules came "
        "to, their tiles laid into a bag. Without games the chain stands alone.",
    )
    options.add_board(life, "2 to 8")
    options.add_four(life)
    add_json(life)
    life.set_defaults(run=_life)


def _path(arguments: argparse.Namespace) -> int:
    from app.twenty48.cli import path

    return path.run(arguments)


def _review(arguments: argparse.Namespace) -> int:
    from app.twenty48.cli import review

    return review.run(arguments)


def _life(arguments: argparse.Namespace) -> int:
    from app.twenty48.cli import life

    return life.run(arguments)
