"""Well known pretty patterns, as data: `resources/patterns/cube.json`."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from core.base.words import as_phrase
from core.cube.cubie import Cube
from core.cube.facelets import facelet_indices
from core.cube.moves import position
from core.cube.notation.notation import parse_moves
from resources import ROOT


@dataclass(frozen=True)
class Pattern:
    """Pretty position, and moves that make it from a solved cube."""

    name: str
    moves: str
    description: str

    @cached_property
    def sequence(self) -> list[str]:
        """Single moves of the pattern."""
        return parse_moves(self.moves)

    @cached_property
    def cube(self) -> Cube:
        """Position after the moves."""
        return position(self.sequence)

    @cached_property
    def facelets(self) -> bytes:
        """Face that each of the 54 stickers belongs to, as in `core.cube.facelets.facelet_indices`."""
        return facelet_indices(self.cube)


@cache
def patterns() -> tuple[Pattern, ...]:
    """Return all pretty patterns, in the order in which they are shown."""
    data = json.loads((ROOT / "patterns" / "cube.json").read_text(encoding="utf-8"))
    return tuple(
        Pattern(as_phrase(entry["name"]), entry["moves"], as_phrase(entry["description"])) for entry in data["patterns"]
    )


def matching(query: str, shown: Callable[[str], str] = str) -> list[Pattern]:
    """Return the pretty patterns that match every word of `query`.

    First come those with words of the name that begin with the query's words, then those with the words anywhere in the
    name, then those with the words in name or description; in English, or as `shown` translates them.
    """
    words = query.lower().split()

    def rank(pattern: Pattern) -> int:
        return min(_rank(words, say(pattern.name), say(pattern.description)) for say in (str, shown))

    ranked = [(rank(pattern), pattern) for pattern in patterns()]
    return [pattern for place, pattern in sorted(ranked, key=lambda item: item[0]) if place < 3]


def _rank(words: Sequence[str], name: str, description: str) -> int:
    name = name.lower()
    if all(any(part.startswith(word) for part in name.split()) for word in words):
        return 0
    if all(word in name for word in words):
        return 1
    return 2 if all(word in f"{name} {description.lower()}" for word in words) else 3
