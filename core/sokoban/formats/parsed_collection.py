"""Content of a collection file before the levels are checked: its head, and each board with its text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import overload

from core.sokoban.level import LevelFinding, Recording, RowPlace

VARIANT_KEYS = ("variant", "puzzle type", "game type", "gametype", "tessellation")  # not shown
"""Keys that may name a variant of the game, but are also used for other things."""
VARIANTS = ("Hexoban", "Trioban", "Octoban", "Multiban", "Sokoban+")  # not shown
"""Variants drawn in the same signs: other tilings, several men, or boxes with goals of their own."""

ORDER_KEYS = ("boxorder", "goalorder")
"""Keys of Sokoban+ that assign boxes to goals; without them a level is an ordinary one."""


class ConsecutiveRowPlaces(Sequence[RowPlace]):
    """Sequence of places of rows on consecutive lines, which nearly every board has."""

    def __init__(self, first: int, count: int) -> None:
        self._lines = range(first, first + count)

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, index: int) -> RowPlace: ...
    @overload
    def __getitem__(self, index: slice) -> list[RowPlace]: ...
    def __getitem__(self, index: int | slice) -> RowPlace | list[RowPlace]:
        found = self._lines[index]
        return RowPlace(found) if isinstance(found, int) else [RowPlace(line) for line in found]


@dataclass(slots=True)
class ParsedBoard:
    """Board of a file and the text about it, not yet checked."""

    rows: list[str]
    places: Sequence[RowPlace]
    title: str = ""
    keys: list[tuple[str, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    recordings: list[Recording] = field(default_factory=list)
    findings: list[LevelFinding] = field(default_factory=list)
    """Lines about the board that were not understood."""


@dataclass(slots=True)
class CollectionHead:
    """Text of a file that is about the whole collection."""

    title: str = ""
    keys: list[tuple[str, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    findings: list[LevelFinding] = field(default_factory=list)


def value_of(keys: Sequence[tuple[str, str]], name: str) -> str:
    """Return the first value of a key, ignoring case; "" if there is none."""
    return next((value for key, value in keys if key.lower() == name), "")


def other_game(keys: Sequence[tuple[str, str]]) -> str:
    """Return the game that the keys name if it is not plain Sokoban; else ""."""
    for key, value in keys:
        kind, game = key.lower(), value.strip()
        if kind == "game" and game.lower() not in ("", "sokoban"):
            return game
        if kind in VARIANT_KEYS:
            variant = next((one for one in VARIANTS if one.lower() in re.split(r"[^\w+]+", game.lower())), "")
            if variant:
                return variant
    return ""


def join_notes(notes: Sequence[str]) -> str:
    """Return the notes as one text, without blank lines around it."""
    return "\n".join(notes).strip("\n")
