"""Samples of played games: moves, score and largest tile of each."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple


def join_samples(samples: Iterable[GameSample]) -> GameSample:
    """Return all games of these samples as one sample, in order."""
    moves, scores, largest = array("q"), array("q"), bytearray()
    for sample in samples:
        moves += sample.moves
        scores += sample.scores
        largest += sample.largest
    return GameSample(moves, scores, bytes(largest))


@dataclass(frozen=True)
class GameSample:
    """Moves, gained score and exponent of the largest tile of each finished game."""

    moves: array[int]
    scores: array[int]
    largest: bytes

    @property
    def games(self) -> int:
        """Number of finished games."""
        return len(self.moves)

    @property
    def total_moves(self) -> int:
        """Number of moves of all games together."""
        return sum(self.moves)

    def share(self) -> dict[int, float]:
        """Return the share of games by largest tile, smallest tile first."""
        counts = Counter(self.largest)
        return {1 << exponent if exponent else 0: counts[exponent] / self.games for exponent in sorted(counts)}


class GameLot(NamedTuple):
    """Range of games of one seed: the number of the first of them, and how many there are."""

    first: int
    games: int


class PlayedLot(NamedTuple):
    """Games of a lot, and the processor seconds that they took."""

    sample: GameSample
    seconds: float
