"""Wishes for new levels, and reasons why a room was refused."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.generate.generate import GeneratedLevel
from core.sokoban.generate.rooms import MOST_CELLS, RoomStyle

LEAST_SIDE, MOST_SIDE = 5, 40
MOST_BOXES = 12
MOST_PUSHES = 999


class GenerationMethod(StrEnum):
    """Method of making a room with goals; the boxes' start squares are always found by playing backwards."""

    LINES = "lines"
    """Pieces put side by side at random, then tidied up; the goals stand together."""
    TEMPLATES = "templates"
    """Templates whose edges agree; the best of several choices of goals."""
    TREE = "tree"
    """A tree search opens walls, adds boxes and pushes them; their final squares are the goals."""


class Refusal(StrEnum):
    """Reason why a room made no level."""

    ROOM = "room"
    """No room of this size and style could be made."""
    CROWDED = "crowded"
    """The room has too little floor for so many boxes."""
    SHORT = "short"
    """No position of the room needs as many pushes as wanted."""
    LONG = "long"
    """All candidate positions need more pushes than wanted, or more than the search could prove."""
    IDLE = "idle"
    """A box need not move, or part of the floor is not used."""
    TWIN = "twin"
    """The level existed already, perhaps turned or mirrored."""

    @property
    def reason(self) -> str:
        """Short text of the reason."""
        return _REASONS[self]

    @property
    def advice(self) -> str:
        """Advice on which wish to relax, and how."""
        return _ADVICE[self]


_REASONS = {
    Refusal.ROOM: phrase("no connected room of that size and style"),
    Refusal.CROWDED: phrase("too little floor for so many boxes"),
    Refusal.SHORT: phrase("too short"),
    Refusal.LONG: phrase("too long"),
    Refusal.IDLE: phrase("a box that need not move, or floor of no use"),
    Refusal.TWIN: phrase("the same as another"),
}
_ADVICE = {
    Refusal.ROOM: phrase("Ask for another size, or for any style"),
    Refusal.CROWDED: phrase("Ask for fewer boxes, or for more squares"),
    Refusal.SHORT: phrase("Ask for fewer pushes, or for more boxes"),
    Refusal.LONG: phrase("Allow more pushes, or ask for fewer squares"),
    Refusal.IDLE: phrase("Ask for more boxes, or for fewer squares"),
    Refusal.TWIN: phrase("Ask for another size or more boxes, or begin with another seed"),
}


@dataclass(frozen=True)
class Wishes:
    """Wishes for a new level. Raises InputError for a combination that cannot be made."""

    width: int = 9
    """Maximum width in squares, walls included."""
    height: int = 9
    boxes: int = 3
    style: RoomStyle | None = None
    """Style of the rooms; None draws one at random for every room."""
    method: GenerationMethod | None = None
    """Method of making rooms; None alternates between them."""
    least: int = 1
    """Least number of pushes of the shortest solution."""
    most: int = MOST_PUSHES
    """Greatest number of pushes of the shortest solution."""

    def __post_init__(self) -> None:
        if not LEAST_SIDE <= self.width <= MOST_SIDE:
            raise InputError(phrase("The width must be from {least} to {most}", least=LEAST_SIDE, most=MOST_SIDE))
        if not LEAST_SIDE <= self.height <= MOST_SIDE:
            raise InputError(phrase("The height must be from {least} to {most}", least=LEAST_SIDE, most=MOST_SIDE))
        if not 1 <= self.boxes <= MOST_BOXES:
            raise InputError(phrase("The number of boxes must be from {least} to {most}", least=1, most=MOST_BOXES))
        if not 1 <= self.least <= MOST_PUSHES:
            raise InputError(
                phrase("The minimum number of pushes must be from {least} to {most}", least=1, most=MOST_PUSHES)
            )
        if not 1 <= self.most <= MOST_PUSHES:
            raise InputError(
                phrase("The maximum number of pushes must be from {least} to {most}", least=1, most=MOST_PUSHES)
            )
        if (self.width - 2) * (self.height - 2) > MOST_CELLS:
            raise InputError(
                phrase(
                    "{width} × {height} leaves room for more than {most} squares of floor",
                    width=self.width,
                    height=self.height,
                    most=MOST_CELLS,
                )
            )
        if self.least > self.most:
            raise InputError(
                phrase(
                    "The minimum number of pushes, {least}, is greater than the maximum, {most}",
                    least=self.least,
                    most=self.most,
                )
            )

    def method_of(self, seed: int) -> GenerationMethod:
        """Return the method that makes the room of a seed."""
        return self.method or list(GenerationMethod)[seed % len(GenerationMethod)]


class Tries:
    """Numbers of levels made and rooms refused so far; may be read from any thread."""

    def __init__(self) -> None:
        self.made = 0
        self.refused: Counter[Refusal] = Counter()
        self.measuring: GeneratedLevel | None = None
        """Solved level that is being measured now; None if there is none."""

    def copy(self) -> Tries:
        """Return a consistent copy, which does not change as the worker goes on."""
        snapshot = Tries()
        snapshot.made, snapshot.refused, snapshot.measuring = self.made, Counter(self.refused), self.measuring
        return snapshot

    @property
    def rooms(self) -> int:
        """Number of rooms tried."""
        return self.made + self.refused.total()

    @property
    def main_refusal(self) -> Refusal | None:
        """Most frequent reason for refusal; None if no room was refused."""
        return max(Refusal, key=lambda one: self.refused[one]) if self.refused else None

    @property
    def reasons(self) -> str:
        """Up to two most frequent reasons: "too short, or too long"; "" if no room was refused."""
        common = [refusal.reason for refusal, _ in self.refused.most_common(2)]
        if len(common) < 2:
            return "".join(common)
        return phrase("{reason}, or {other}", reason=common[0], other=common[1])
