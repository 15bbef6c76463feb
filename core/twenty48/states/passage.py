"""What a strategy came to on the boards of one tile sum."""

from __future__ import annotations

from typing import NamedTuple

Pairs = tuple[tuple[float, float], ...]
"""By direction: of moves that only slide, and of those that merge."""


class CarriedLayer(NamedTuple):
    """Results of a strategy on the boards of one tile sum, from `Layers.carry`. All but the score are probabilities."""

    live: float
    """A board of this sum comes up and has a move."""
    over: float
    """The game is lost here."""
    score: float
    """What the moves from here gain, in points, times how likely they are."""
    played: Pairs
    cost: Pairs
    """How much more often perfect play would win before these moves than after them."""
    wrong: Pairs
    """Of the moves that cost anything."""
    reached: tuple[float, ...]
    """By exponent: the first tile of it is made by a move from here."""
    ended: tuple[float, ...]
    """By exponent: the game is lost here, and that was its largest tile."""
