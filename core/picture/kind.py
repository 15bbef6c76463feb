"""What a square of a level can be."""

from __future__ import annotations

from enum import StrEnum


class TileKind(StrEnum):
    """Kind of a tile; the values are its characters in the text of a level."""

    OUTSIDE = "-"
    FLOOR = " "
    WALL = "#"
    GOAL = "."
    BOX = "$"
    BOX_ON_GOAL = "*"
    MAN = "@"
    MAN_ON_GOAL = "+"
