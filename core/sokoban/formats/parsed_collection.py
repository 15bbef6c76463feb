"""What a file says before anybody judges it: the head, and what stands about every board."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import overload

from core.sokoban.level import LevelFinding, Recording, RowPlace

VARIANT_KEYS = ("variant", "puzzle type", "game type", "gametype", "tessellation")  # not shown
"""Keys that may name a variant of the game, and may say other things."""
VARIANTS = ("Hexoban", "Trioban", "Octoban", "Multiban", "Sokoban+")  # not shown
"""Variants that levels are drawn for in the same signs: other tilings, several men, boxes with goals of their own."""

ORDER_KEYS = ("boxorder", "goalorder")
"""Keys of Sokoban+: which box belongs on which goal. Without them it is an ordinary level."""


class ConsecutiveRowPlaces(Sequence[RowPlace]):
    """Places of rows that stand line by line from a first line on, as those of nearly every board do."""

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
    """What is said about the board and was not understood."""


@dataclass(slots=True)
class CollectionHead:
    """Text of a file that is about the whole collection."""

    title: str = ""
    keys: list[tuple[str, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    findings: list[LevelFinding] = field(default_factory=list)


def value_of(keys: Sequence[tuple[str, str]], name: str) -> str:
    """The first value of a key, its name in any case; "" if there is none."""
    return next((value for key, value in keys if key.lower() == name), "")


def other_game(keys: Sequence[tuple[str, str]]) -> str:
    """Return the game that keys name, if it is another than Sokoban on squares with one man; else ""."""
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
