"""What somebody wants of new levels, and why a room was refused."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from core.puzzle import InputError
from core.sokoban.generate.generate import Made
from core.sokoban.generate.rooms import MOST_CELLS, Style

LEAST_SIDE, MOST_SIDE = 5, 40
MOST_BOXES = 12
MOST_PUSHES = 999


class Method(StrEnum):
    """How a room with goals comes about; where the boxes begin is always found by playing backwards."""

    LINES = "lines"
    """Pieces put side by side at random, tidied up; the goals stand together."""
    TEMPLATES = "templates"
    """Templates whose edges agree; of many places for the goals the best."""
    TREE = "tree"
    """A tree search opens walls, adds boxes and pushes them about; where they end are the goals."""


class Refusal(StrEnum):
    """Why nothing came of a room."""

    ROOM = "room"
    """No room of this size and style came out well."""
    CROWDED = "crowded"
    """It has too little floor for so many boxes."""
    SHORT = "short"
    """No position in it needs as many pushes as wanted."""
    LONG = "long"
    """Every position that could be a level needs more pushes than wanted, or more than the search could prove."""
    IDLE = "idle"
    """A box need not move, or part of the floor is of no use."""
    TWIN = "twin"
    """The level was there before, perhaps turned or mirrored."""

    @property
    def reason(self) -> str:
        """In a few words."""
        return _REASONS[self]

    @property
    def advice(self) -> str:
        """Which wish to relax, and how."""
        return _ADVICE[self]


_REASONS = {
    Refusal.ROOM: "no room of that size and style held together",
    Refusal.CROWDED: "too little floor for so many boxes",
    Refusal.SHORT: "too short",
    Refusal.LONG: "too long",
    Refusal.IDLE: "a box that need not move, or floor of no use",
    Refusal.TWIN: "the same as another",
}
_ADVICE = {
    Refusal.ROOM: "Ask for another size, or for any style",
    Refusal.CROWDED: "Ask for fewer boxes, or for more squares",
    Refusal.SHORT: "Ask for fewer pushes, or for more boxes",
    Refusal.LONG: "Allow more pushes, or ask for fewer squares",
    Refusal.IDLE: "Ask for more boxes, or for fewer squares",
    Refusal.TWIN: "Ask for another size or more boxes, or begin with another seed",
}


@dataclass(frozen=True)
class Wishes:
    """What is wanted. Raises InputError for what cannot be made."""

    width: int = 9
    """Most squares across, walls included."""
    height: int = 9
    boxes: int = 3
    style: Style | None = None
    """None takes one by chance for every room."""
    method: Method | None = None
    """None takes them by turns."""
    least: int = 1
    """Pushes that the shortest solution has at least,"""
    most: int = MOST_PUSHES
    """and at most."""

    def __post_init__(self) -> None:
        for name, value, least, most in (
            ("width", self.width, LEAST_SIDE, MOST_SIDE),
            ("height", self.height, LEAST_SIDE, MOST_SIDE),
            ("number of boxes", self.boxes, 1, MOST_BOXES),
            ("fewest pushes", self.least, 1, MOST_PUSHES),
            ("most pushes", self.most, 1, MOST_PUSHES),
        ):
            if not least <= value <= most:
                raise InputError(f"The {name} must be from {least} to {most}")
        if (self.width - 2) * (self.height - 2) > MOST_CELLS:
            raise InputError(f"{self.width} × {self.height} leaves room for more than {MOST_CELLS} squares of floor")
        if self.least > self.most:
            raise InputError(f"The fewest pushes, {self.least}, are more than the most, {self.most}")

    def method_of(self, seed: int) -> Method:
        """The method that makes the room of a seed."""
        return self.method or list(Method)[seed % len(Method)]


class Tries:
    """What became of the rooms so far; to be read from any thread."""

    def __init__(self) -> None:
        self.made = 0
        self.refused: Counter[Refusal] = Counter()
        self.measuring: Made | None = None
        """The level that is solved and proved, and being measured now."""

    @property
    def rooms(self) -> int:
        """How many were tried."""
        return self.made + self.refused.total()

    @property
    def worst(self) -> Refusal | None:
        """What most rooms were refused for; None if none was."""
        return max(Refusal, key=lambda one: self.refused[one]) if self.refused else None

    @property
    def reasons(self) -> str:
        """What rooms were refused for, the most common first: "too short, or too long"; "" if none was."""
        return ", or ".join(reason.reason for reason, _ in Counter(self.refused).most_common(2))
