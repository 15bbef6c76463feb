"""Sticker colours: the palettes, the user's choice, and the names of the colours."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QColor

from app.base.language.words import tr, translate
from app.base.theme import theme
from core.base.words import phrase
from core.cube.cubie import FACES

STICKERS_KEY, OWN_KEY, LETTERS_KEY = "cube/stickers", "cube/own_colours", "cube/letters"
HIDDEN_KEY = "cube/hidden_faces"
UNSEEN, BEHIND, NET = "unseen", "behind", "net"
HIDDEN_FACES = ((UNSEEN, phrase("Not shown")), (BEHIND, phrase("Behind the cube")), (NET, phrase("As a net")))
"""Options for showing the hidden faces of the cube."""


@dataclass(frozen=True)
class Stickers:
    """Palette of sticker colours "#rrggbb" by face letter."""

    name: str
    colours: dict[str, str]

    @property
    def text(self) -> str:
        """The colours as text for the settings, see `own_stickers`."""
        return " ".join(f"{face}{colour}" for face, colour in self.colours.items())


STANDARD = Stickers(
    "standard", {"U": "#F8F8F5", "D": "#FBD128", "F": "#16A04F", "B": "#1C5FC4", "R": "#C8202F", "L": "#F57A1A"}
)
COLOUR_BLIND = Stickers(
    "colour-blind", {"U": "#FFFFFF", "D": "#F5E04A", "F": "#2FA98C", "B": "#123E8C", "R": "#8E1B4B", "L": "#E8862E"}
)
OWN = "own"
PLASTIC = "#17181B"


def own_stickers(text: str) -> Stickers:
    """Parse the user's own colours, such as "U#FFFFFF D#FBD128"; missing faces get the standard colour."""
    written = {part[:1]: part[1:].upper() for part in text.split() if re.fullmatch(r"[UDFBRL]#[0-9A-Fa-f]{6}", part)}
    return Stickers(OWN, {**STANDARD.colours, **written})


@lru_cache(maxsize=4)
def find_palette(name: str, own: str) -> Stickers:
    """Return the palette with this name, or the standard one if the name is unknown.

    `own` is the text of the user's own colours.
    """
    return own_stickers(own) if name == OWN else COLOUR_BLIND if name == COLOUR_BLIND.name else STANDARD


def stickers() -> Stickers:
    """Return the palette the user chose."""
    themes = theme.manager()
    return find_palette(themes.option(STICKERS_KEY, STANDARD.name), themes.option(OWN_KEY, ""))


def letters() -> bool:
    """Return whether the user wants face letters on the stickers."""
    return theme.manager().option(LETTERS_KEY, False)


def hidden_faces() -> str:
    """Return how the user wants the hidden faces to be shown, one of `HIDDEN_FACES`."""
    chosen = theme.manager().option(HIDDEN_KEY, UNSEEN)
    return chosen if chosen in dict(HIDDEN_FACES) else UNSEEN


def show_hidden_faces(how: str) -> None:
    """Set how the hidden faces are shown."""
    theme.manager().set_options({HIDDEN_KEY: how})


def show_hidden_faces_next() -> None:
    """Switch to the next way of showing the hidden faces."""
    ways = [how for how, _ in HIDDEN_FACES]
    show_hidden_faces(ways[(ways.index(hidden_faces()) + 1) % len(ways)])


def choose(chosen: Stickers, with_letters: bool) -> None:
    """Set the sticker colours in use, with or without letters."""
    own = {OWN_KEY: chosen.text} if chosen.name == OWN else {}
    theme.manager().set_options({STICKERS_KEY: chosen.name, **own, LETTERS_KEY: with_letters})


WHITE, INK = "#FFFFFF", "#191B1E"
NAMES = {
    STANDARD.name: {
        "U": phrase("white", context="a colour"),
        "R": phrase("red", context="a colour"),
        "F": phrase("green", context="a colour"),
        "D": phrase("yellow", context="a colour"),
        "L": phrase("orange", context="a colour"),
        "B": phrase("blue", context="a colour"),
    },
    COLOUR_BLIND.name: {
        "U": phrase("white", context="a colour"),
        "R": phrase("wine", context="a colour"),
        "F": phrase("teal", context="a colour"),
        "D": phrase("yellow", context="a colour"),
        "L": phrase("amber", context="a colour"),
        "B": phrase("navy", context="a colour"),
    },
}


def sticker_colour(colour: int) -> QColor:
    """Return the colour the user chose for a face, given by its index in FACES."""
    return QColor(stickers().colours[FACES[colour]])


def colour_name(colour: int) -> str:
    """Return the name of a sticker colour; one of the user's own colours is named after its face."""
    names = NAMES.get(stickers().name)
    return translate(names[FACES[colour]]) if names else tr("colour {face}", face=FACES[colour])


@lru_cache(maxsize=64)
def letter_ink(fill: str) -> str:
    """Return the letter colour for a sticker: white or ink, whichever has more contrast."""
    from core.base.colour import contrast

    return max(WHITE, INK, key=lambda ink: contrast(ink, fill))
