"""Table of the subcommands of `statewalk 2048`."""

from __future__ import annotations

from app.cli.command import SubcommandGroup

GAME = SubcommandGroup(
    {
        "play": ("play many games and print statistics", "app.twenty48.cli.play:PLAY"),
        "bag": ("solve 2048 in a bag, without its board: how many moves a game takes", "app.twenty48.cli.bag:BAG"),
        "count": ("compute upper bounds for the number of boards", "app.twenty48.cli.states:COUNT"),
        "states": ("count the boards that play can reach, up to symmetry", "app.twenty48.cli.states:STATES"),
        "odds": ("compute the odds of perfect play, and of each move of a position", "app.twenty48.cli.odds:ODDS"),
        "chances": (
            "compute the chances of large tiles from a board: exactly up to nine cells, by simulated games on 4x4",
            "app.twenty48.cli.chances:CHANCES",
        ),
        "path": (
            "split the moves of your finished games into expected + luck + geometry",
            "app.twenty48.cli.path:PATH",
        ),
        "review": (
            "review a finished game of yours: the value of each board, and the costliest moves",
            "app.twenty48.cli.review:REVIEW",
        ),
        "life": ("compare seven figures of 2048 in a bag with the games that you won", "app.twenty48.cli.life:LIFE"),
        "strategies": (
            "compare strategies: exactly on small boards, with the cost of each habit; by simulated games on 4x4",
            "app.twenty48.cli.strategies:COMPARISON",
        ),
    }
)
