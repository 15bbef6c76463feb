"""Colours of the flat Sokoban skin, and the skin that the user chose."""

from __future__ import annotations

from dataclasses import dataclass

from app.base.theme import theme

FLAT = "flat"
"""Key of the default skin."""

SKIN_KEY = "sokoban/skin"


BLOCK_INKS = ("#56B4E9", "#E69F00", "#2FBF93", "#D67FB4", "#E8DC4A", "#E2683C")
"""Colours of the blocks of the floor, used cyclically; distinguishable with colour-blind eyes too."""


@dataclass(frozen=True)
class BoardColours:
    """Colours of the flat skin, as "#rrggbb"."""

    floor: str
    floor_alt: str
    wall: str
    wall_side: str
    box: str
    box_side: str
    done: str
    done_side: str
    goal: str
    man: str


_DARK = BoardColours(
    floor="#2B2D31",
    floor_alt="#27292D",
    wall="#667180",
    wall_side="#3A414B",
    box="#C98F49",
    box_side="#8A5A22",
    done="#4CA07F",
    done_side="#276A50",
    goal="#E58A5B",
    man="#79A8E8",
)
_PALETTE = theme.Palette(
    light=BoardColours(
        floor="#EFEBE2",
        floor_alt="#EAE5DA",
        wall="#8E99A6",
        wall_side="#5C6672",
        box="#DDA45C",
        box_side="#A66F2E",
        done="#5FB08F",
        done_side="#2F7C5E",
        goal="#B4552D",
        man="#2B4C7E",
    ),
    dark=_DARK,
    contrast=_DARK,
)


def colours() -> BoardColours:
    """Return the colours of the current theme."""
    return _PALETTE.current()


def skin() -> str:
    """Return the key of the current skin."""
    return theme.manager().option(SKIN_KEY, FLAT)


def choose_skin(key: str) -> None:
    """Make a skin the current one."""
    theme.manager().set_options({SKIN_KEY: key})
