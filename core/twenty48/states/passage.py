"""Results of a strategy on the boards of one tile sum."""

from __future__ import annotations

from typing import NamedTuple

Pairs = tuple[tuple[float, float], ...]
"""Figure of the moves that only slide and figure of those that merge, in each direction."""


class CarriedLayer(NamedTuple):
    """Results of a strategy on the boards of one tile sum, from `Layers.carry`. All but the score are probabilities."""

    live: float
    """Probability that a board of this sum is reached and has a move."""
    over: float
    """Probability that the game is lost at this sum."""
    score: float
    """Points that the moves from this sum gain, weighted with their probability."""
    played: Pairs
    cost: Pairs
    """Winning probability of perfect play that these moves lose."""
    wrong: Pairs
    """Probability of the moves that lose any winning probability."""
    reached: tuple[float, ...]
    """Probability, by exponent, that a move from this sum makes the first tile of it."""
    ended: tuple[float, ...]
    """Probability, by exponent, that the game is lost at this sum with that largest tile."""
