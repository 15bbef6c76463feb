"""What a file says before anybody judges it: the head, and what stands about every board."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import overload

from core.sokoban.level import Finding, Place, Recording

VARIANT_KEYS = ("variant", "puzzle type", "game type", "gametype", "tessellation")  # not shown
"""Keys that may name a variant of the game, and may say other things."""
VARIANTS = ("Hexoban", "Trioban", "Octoban", "Multiban", "Sokoban+")  # not shown
"""Variants that levels are drawn for in the same signs: other tilings, several men, boxes with goals of their own."""

ORDER_KEYS = ("boxorder", "goalorder")
"""Keys of Sokoban+: which box belongs on which goal. Without them it is an ordinary level."""


class Run(Sequence[Place]):
    """The places of rows that stand line by line from a first line on, as those of nearly every board do."""

    def __init__(self, first: int, count: int) -> None:
        self._lines = range(first, first + count)

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, index: int) -> Place: ...
    @overload
    def __getitem__(self, index: slice) -> list[Place]: ...
    def __getitem__(self, index: int | slice) -> Place | list[Place]:
        found = self._lines[index]
        return Place(found) if isinstance(found, int) else [Place(line) for line in found]


@dataclass(slots=True)
class Parsed:
    """One board and what is said about it."""

    rows: list[str]
    places: Sequence[Place]
    title: str = ""
    keys: list[tuple[str, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    recordings: list[Recording] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    """What is said about the board and was not understood."""


@dataclass(slots=True)
class Head:
    """What is said about the whole file."""

    title: str = ""
    keys: list[tuple[str, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)


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


def joined(notes: Sequence[str]) -> str:
    """Notes as one text, without blank lines around it."""
    return "\n".join(notes).strip("\n")
