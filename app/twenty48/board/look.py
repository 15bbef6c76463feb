"""Colours of the 2048 board, by theme, and of its tiles, the same in all themes."""

from __future__ import annotations

from dataclasses import dataclass

from app.base.theme import theme


@dataclass(frozen=True)
class Twenty48Colours:
    """Colours of the empty board and of its cells in one theme, as "#rrggbb"."""

    board: str
    cell: str


_DARK = Twenty48Colours(board="#24262B", cell="#30333A")
_PALETTE = theme.Palette(light=Twenty48Colours(board="#BFB3A5", cell="#CFC5B8"), dark=_DARK, contrast=_DARK)

_TILES = {
    2: ("#EFE9DF", "#6A6156"),
    4: ("#EADFC6", "#6A6156"),
    8: ("#F0B27A", "#3A2410"),
    16: ("#EF9A63", "#35190A"),
    32: ("#EC7F5F", "#2E0F07"),
    64: ("#CB4A2D", "#FFFFFF"),
    128: ("#EBCB6B", "#3B2E08"),
    256: ("#E6BF4D", "#3B2E08"),
    512: ("#E0B22F", "#3B2E08"),
    1024: ("#D9A514", "#3B2E08"),
    2048: ("#C98F00", "#241A00"),
}
BEYOND = ("#3C3A32", "#F9F6F2")
"""Fill and text colour of tiles above 2048."""


def colours() -> Twenty48Colours:
    """Return the colours of the board in the current theme."""
    return _PALETTE.current()


def tile_colours(tile: int) -> tuple[str, str]:
    """Return the fill and text colour of a tile."""
    return _TILES.get(tile, BEYOND)
