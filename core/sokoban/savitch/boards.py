"""Boards of a few cells, small enough for Savitch's algorithm."""

from __future__ import annotations

from typing import NamedTuple

from core.base.words import phrase


class SmallLevel(NamedTuple):
    """Level of a few cells."""

    title: str
    rows: tuple[str, ...]


def _corridor(cells: int) -> SmallLevel:
    return SmallLevel(str(cells), ("#" * (cells + 2), f"#@${'.'.rjust(cells - 2)}#", "#" * (cells + 2)))


CORRIDORS = ("3", "4", "5", "6")
"""Keys of the corridors, in which a box stands between the man and its goal: their number of cells."""
SMALL = {key: _corridor(int(key)) for key in CORRIDORS} | {
    "corner": SmallLevel(phrase("Corner"), ("#####", "#@$ #", "###.#", "#####")),
    "room": SmallLevel(phrase("Room", context="a small level"), ("####", "#@ #", "#$ #", "#. #", "####")),
}
