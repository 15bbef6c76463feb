"""Titles of the family levels and of other levels that show why Sokoban is hard."""

from __future__ import annotations

from core.base.words import Phrase, phrase

COLLECTION = phrase("Levels built to be hard")
THERE, BACK = phrase("One-way street"), phrase("One-way street, the wrong way")


def corridor(boxes: int) -> Phrase:
    """Return the title of a Fibonacci corridor."""
    return phrase("Fibonacci corridor, {boxes} boxes", boxes=boxes)


def classical_corridor(boxes: int) -> Phrase:
    """Return the title of a Fibonacci corridor in the form of Picokosmos 17."""
    return phrase("Classical Fibonacci corridor, {boxes} boxes", boxes=boxes)


def doubling_rooms(number: int) -> Phrase:
    """Return the title of a level of doubling rooms."""
    return phrase("Doubling rooms, %n rooms", one="Doubling rooms, %n room", n=number)
