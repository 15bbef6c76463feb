"""Table of the subcommands of `statewalk sokoban`."""

from __future__ import annotations

from app.cli.command import SubcommandGroup

SOKOBAN = SubcommandGroup(
    {
        "check": (
            "say for every level of a file whether it can be played, and if not, why",
            "app.sokoban.cli.check:CHECK",
        ),
        "reach": (
            "list the squares to which one box can be pushed, or the way to one of them",
            "app.sokoban.cli.reach:REACH",
        ),
        "deadlock": ("say whether a position cannot be solved any more", "app.sokoban.cli.reach:DEADLOCK"),
        "blocks": (
            "take the floor apart into blocks that hang together in cut vertices",
            "app.sokoban.cli.blocks:BLOCKS",
        ),
        "convert": ("write the levels of a file in another format", "app.sokoban.cli.levels:CONVERT"),
        "replay": ("carry out moves on a level and say what they cost", "app.sokoban.cli.levels:REPLAY"),
        "generate": ("make new levels by reverse play", "app.sokoban.cli.generate:GENERATE"),
        "depth": (
            "count the positions of a level by pushes, and those that can still be solved",
            "app.sokoban.cli.depth:DEPTH",
        ),
        "walk": ("say where a random pusher ends up: every legal push equally likely", "app.sokoban.cli.depth:WALK"),
        "solve": ("find a solution, or prove that there is none", "app.sokoban.cli.solve:SOLVE"),
        "improve": ("make a solution shorter", "app.sokoban.cli.improve:IMPROVE"),
        "family": ("make a level whose shortest solution is exponentially long", "app.sokoban.cli.family:FAMILY"),
        "savitch": (
            "ask with hardly any memory whether a level of a few squares can be solved",
            "app.sokoban.cli.savitch:SAVITCH",
        ),
        "import": ("read a level from a picture", "app.sokoban.cli.picture:IMPORT"),
    }
)
