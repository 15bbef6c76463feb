"""Colours of Nim, and the choices of its look."""

from __future__ import annotations

from dataclasses import dataclass

from app.base.theme import theme

THICK_KEY = "nim/thick"


@dataclass(frozen=True)
class Colours:
    """Colours as "#rrggbb"."""

    wood: str
    head: str


_PALETTE = theme.Palette(
    light=Colours("#C9A26B", "#B3261E"), dark=Colours("#A98148", "#FF8A80"), contrast=Colours("#FFFFFF", "#FFD400")
)


def colours() -> Colours:
    """Return the colours of the current theme."""
    return _PALETTE.current()


def thick() -> bool:
    """Return whether the user wants thick matches."""
    return theme.manager().option(THICK_KEY, False)
