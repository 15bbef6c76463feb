"""Table of the subcommands of `statewalk sokoban`."""

from __future__ import annotations

from app.cli.command import SubcommandGroup

SOKOBAN = SubcommandGroup(
    {
        "check": (
            "check which levels of a file can be played, and say why not",
            "app.sokoban.cli.check:CHECK",
        ),
        "reach": (
            "list the squares that a box can be pushed to, or the moves to one of them",
            "app.sokoban.cli.reach:REACH",
        ),
        "deadlock": ("look for a deadlock: a position that can no longer be solved", "app.sokoban.cli.reach:DEADLOCK"),
        "blocks": (
            "split the floor at its cut vertices into blocks",
            "app.sokoban.cli.blocks:BLOCKS",
        ),
        "convert": ("write the levels of a file in another format", "app.sokoban.cli.levels:CONVERT"),
        "replay": ("play moves on a level and count moves, pushes and box changes", "app.sokoban.cli.levels:REPLAY"),
        "generate": ("make new levels by reverse play", "app.sokoban.cli.generate:GENERATE"),
        "depth": (
            "count the positions of a level by pushes from the start, and those that can still be solved",
            "app.sokoban.cli.depth:DEPTH",
        ),
        "walk": ("compute how random play ends, every legal push equally likely", "app.sokoban.cli.depth:WALK"),
        "solve": ("find a solution, or prove that there is none", "app.sokoban.cli.solve:SOLVE"),
        "improve": ("make a solution shorter", "app.sokoban.cli.improve:IMPROVE"),
        "family": ("make a level whose shortest solution is exponentially long", "app.sokoban.cli.family:FAMILY"),
        "savitch": (
            "decide with hardly any memory whether a level of a few squares can be solved",
            "app.sokoban.cli.savitch:SAVITCH",
        ),
        "import": ("read a level from a picture", "app.sokoban.cli.picture:IMPORT"),
    }
)
