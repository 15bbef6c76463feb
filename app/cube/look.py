"""The stickers' colours as the user chose them, and their names in words."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor

from app.services import theme
from core.cube.cubie import FACES

WHITE, INK = "#FFFFFF", "#191B1E"
NAMES = {
    theme.STANDARD.name: {"U": "white", "R": "red", "F": "green", "D": "yellow", "L": "orange", "B": "blue"},
    theme.COLOUR_BLIND.name: {"U": "white", "R": "wine", "F": "teal", "D": "yellow", "L": "amber", "B": "navy"},
}


def sticker_colour(colour: int) -> QColor:
    """The colour the user chose for a face, by its index in FACES."""
    return QColor(theme.manager().stickers.colours[FACES[colour]])


def colour_name(colour: int) -> str:
    """A colour in words; one of the user's own is called after its face."""
    names = NAMES.get(theme.manager().stickers.name)
    return names[FACES[colour]] if names else f"colour {FACES[colour]}"


@lru_cache(maxsize=64)
def letter_ink(fill: str) -> str:
    """A letter's colour on a sticker: white or ink, whichever has more contrast."""
    from core.colour import contrast

    return max(WHITE, INK, key=lambda ink: contrast(ink, fill))
