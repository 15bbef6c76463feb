"""The games that were played: what each of them came to."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple


def join_samples(samples: Iterable[GameSample]) -> GameSample:
    """Return all games of these samples, in their order."""
    moves, scores, largest = array("q"), array("q"), bytearray()
    for sample in samples:
        moves += sample.moves
        scores += sample.scores
        largest += sample.largest
    return GameSample(moves, scores, bytes(largest))


@dataclass(frozen=True)
class GameSample:
    """Finished games: for each one its moves, the score it gained and the exponent of its largest tile."""

    moves: array[int]
    scores: array[int]
    largest: bytes

    @property
    def games(self) -> int:
        """How many games were finished."""
        return len(self.moves)

    @property
    def total_moves(self) -> int:
        """Moves of all games together."""
        return sum(self.moves)

    def share(self) -> dict[int, float]:
        """The share of games by largest tile, smallest tile first."""
        counts = Counter(self.largest)
        return {1 << exponent if exponent else 0: counts[exponent] / self.games for exponent in sorted(counts)}


class GameLot(NamedTuple):
    """Range of games of one seed: the number of the first of them, and how many there are."""

    first: int
    games: int


class PlayedLot(NamedTuple):
    """The games of a lot, and the seconds of a processor that they took."""

    sample: GameSample
    seconds: float
