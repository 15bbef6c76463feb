"""The colours of Sokoban's own figures, and which skin the user chose."""

from __future__ import annotations

from dataclasses import dataclass

from app.base.theme import theme

FLAT = "flat"
"""The skin unless the user has chosen another."""

SKIN_KEY = "sokoban/skin"


BLOCK_INKS = ("#56B4E9", "#E69F00", "#2FBF93", "#D67FB4", "#E8DC4A", "#E2683C")
"""Of the blocks of the floor, in this order and then again; told apart with colour-blind eyes too."""


@dataclass(frozen=True)
class BoardColours:
    """Colours of the flat skin and of what is drawn around the figures, as "#rrggbb"."""

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
    """The colours in the theme in force."""
    return _PALETTE.current()


def skin() -> str:
    """The key of the skin the user chose."""
    return theme.manager().option(SKIN_KEY, FLAT)


def choose_skin(key: str) -> None:
    """Put a skin in force."""
    theme.manager().set_options({SKIN_KEY: key})
