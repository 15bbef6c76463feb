"""Table of the subcommands of `statewalk 2048`."""

from __future__ import annotations

from app.cli.command import SubcommandGroup

GAME = SubcommandGroup(
    {
        "play": ("play many games and tell how they went", "app.twenty48.cli.play:PLAY"),
        "bag": ("solve 2048 in a bag: how many moves a game takes at least", "app.twenty48.cli.bag:BAG"),
        "count": ("count the boards that combinatorics cannot rule out", "app.twenty48.cli.states:COUNT"),
        "states": ("list and count the boards that play can show, up to symmetry", "app.twenty48.cli.states:STATES"),
        "odds": ("the odds of perfect play, and of each of the four moves", "app.twenty48.cli.odds:ODDS"),
        "chances": (
            "the chances of large tiles from a board: exact up to nine cells, by games of the adviser on 4x4",
            "app.twenty48.cli.chances:CHANCES",
        ),
        "path": ("your finished games: their moves = expected + luck + geometry", "app.twenty48.cli.path:PATH"),
        "review": (
            "a finished game of yours: what each board was worth, and the costliest moves",
            "app.twenty48.cli.review:REVIEW",
        ),
        "life": ("seven lines of mathematics beside the games that you won", "app.twenty48.cli.life:LIFE"),
        "strategies": (
            "what ways to play win: on small boards exactly, with what each habit costs, on 4x4 in played games",
            "app.twenty48.cli.strategies:COMPARISON",
        ),
    }
)
