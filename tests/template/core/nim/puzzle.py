"""Nim: heaps of matches, a move takes some from one heap, and whoever takes the last match has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import xor
from random import Random
from typing import NamedTuple

from core.base.puzzle import IllegalMoveError, InputError

Heaps = tuple[int, ...]
LETTERS = "ABCDEFGHI"


class Taken(NamedTuple):
    """The event of a move: so many matches are gone from a heap."""

    heap: int
    matches: int


class NimPuzzle:
    """A state is the number of matches in each heap; the move "B3" takes three from the second."""

    name = "nim"

    def new(self, variant: str, seed: int) -> Heaps:
        """Random heaps; `variant` is how many, "1" to "9"."""
        if variant not in "123456789" or len(variant) != 1:
            raise InputError(f"{variant} is not a number of heaps. Use 1 to {len(LETTERS)}")
        random = Random(seed)
        return tuple(random.randint(1, 9) for _ in range(int(variant)))

    def parse(self, text: str) -> Heaps:
        """Heaps like "3 4 5"."""
        heaps = text.split()
        if not 1 <= len(heaps) <= len(LETTERS) or not all(heap.isdecimal() for heap in heaps):
            raise InputError(f"{text.strip() or 'Nothing'} is no heaps. Write numbers like 3 4 5")
        return tuple(map(int, heaps))

    def format(self, state: Heaps) -> str:
        """As `parse` reads it."""
        return " ".join(map(str, state))

    def moves(self, state: Heaps) -> Sequence[str]:
        """Every number of matches from every heap."""
        return [f"{LETTERS[heap]}{taken}" for heap, size in enumerate(state) for taken in range(1, size + 1)]

    def apply(self, state: Heaps, move: str) -> tuple[Heaps, tuple[Taken, ...]]:
        """The heaps after a move."""
        if move not in self.moves(state):
            raise IllegalMoveError(f"{move} cannot be taken from {self.format(state)}")
        heap, taken = LETTERS.index(move[0]), int(move[1:])
        return (*state[:heap], state[heap] - taken, *state[heap + 1 :]), (Taken(heap, taken),)

    def goal(self, state: Heaps) -> bool:
        """Whether nothing is left."""
        return not any(state)

    def parse_moves(self, text: str) -> list[str]:
        """Moves between spaces."""
        return text.split()

    def format_moves(self, moves: Iterable[str]) -> str:
        """Moves between spaces."""
        return " ".join(moves)


PUZZLE = NimPuzzle()


def winning_move(state: Heaps) -> str | None:
    """The move after which the sum of the heaps without carrying is 0; None if it is 0 already (C. L. Bouton, 1901)."""
    total = reduce(xor, state, 0)
    winning = (f"{LETTERS[heap]}{size - (size ^ total)}" for heap, size in enumerate(state) if size ^ total < size)
    return next(winning, None)
