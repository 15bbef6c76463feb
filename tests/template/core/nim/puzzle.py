"""Nim: a move takes matches from one heap, and whoever takes the last match wins."""

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
    """Event of a move: matches taken from a heap."""

    heap: int
    matches: int


class NimPuzzle:
    """Puzzle whose states are heap sizes; the move "B3" takes three matches from the second heap."""

    name = "nim"

    def new(self, variant: str, seed: int) -> Heaps:
        """Return random heaps; `variant` is their number, "1" to "9"."""
        if variant not in "123456789" or len(variant) != 1:
            raise InputError(f"{variant} is not a number of heaps. Use 1 to {len(LETTERS)}")
        random = Random(seed)
        return tuple(random.randint(1, 9) for _ in range(int(variant)))

    def parse(self, text: str) -> Heaps:
        """Parse heaps such as "3 4 5"."""
        heaps = text.split()
        if not 1 <= len(heaps) <= len(LETTERS) or not all(heap.isdecimal() for heap in heaps):
            raise InputError(f"{text.strip() or 'Nothing'} is no heaps. Write numbers like 3 4 5")
        return tuple(map(int, heaps))

    def format(self, state: Heaps) -> str:
        """Return heaps as text that `parse` reads."""
        return " ".join(map(str, state))

    def moves(self, state: Heaps) -> Sequence[str]:
        """Return every number of matches from every heap."""
        return [f"{LETTERS[heap]}{taken}" for heap, size in enumerate(state) for taken in range(1, size + 1)]

    def apply(self, state: Heaps, move: str) -> tuple[Heaps, tuple[Taken, ...]]:
        """Return the heaps after a move, and its event."""
        if move not in self.moves(state):
            raise IllegalMoveError(f"{move} cannot be taken from {self.format(state)}")
        heap, taken = LETTERS.index(move[0]), int(move[1:])
        return (*state[:heap], state[heap] - taken, *state[heap + 1 :]), (Taken(heap, taken),)

    def goal(self, state: Heaps) -> bool:
        """Whether no match is left."""
        return not any(state)

    def parse_moves(self, text: str) -> list[str]:
        """Return the moves in a text, separated by spaces."""
        return text.split()

    def format_moves(self, moves: Iterable[str]) -> str:
        """Return the moves separated by spaces."""
        return " ".join(moves)


PUZZLE = NimPuzzle()


def winning_move(state: Heaps) -> str | None:
    """Return the move that makes the xor of the heaps 0; None if it is 0 already (C. L. Bouton, 1901)."""
    total = reduce(xor, state, 0)
    winning = (f"{LETTERS[heap]}{size - (size ^ total)}" for heap, size in enumerate(state) if size ^ total < size)
    return next(winning, None)
