"""Phrases with numbers of boxes and goals, and about impossible moves."""

from __future__ import annotations

from core.base.words import phrase

CANNOT_GO = (
    phrase("The man cannot go left"),
    phrase("The man cannot go up"),
    phrase("The man cannot go right"),
    phrase("The man cannot go down"),
)
"""Errors for impossible walks by direction, in the order left, up, right, down."""
CANNOT_PUSH = (
    phrase("A box cannot be pushed left"),
    phrase("A box cannot be pushed up"),
    phrase("A box cannot be pushed right"),
    phrase("A box cannot be pushed down"),
)
CANNOT_PULL = (
    phrase("The man cannot pull a box left"),
    phrase("The man cannot pull a box up"),
    phrase("The man cannot pull a box right"),
    phrase("The man cannot pull a box down"),
)


def boxes_in_words(boxes: int) -> str:
    """Return the number in words: "1 box"."""
    return phrase("%n boxes", one="%n box", n=boxes)


def goals_in_words(goals: int) -> str:
    """Return the number in words: "2 goals"."""
    return phrase("%n goals", one="%n goal", n=goals)


def move_of(number: int, moves: int) -> str:
    """Return the place in a sequence of moves, from 1: "move 3 of 12"."""
    return phrase("move {number} of {moves}", number=number, moves=moves)
