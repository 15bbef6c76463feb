"""States along the moves of a game; those of a long game are computed when they are needed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol, overload, runtime_checkable

from core.base.puzzle import Puzzle

EVERY = 256
"""Moves between two states of a long game that are computed at the start."""


@runtime_checkable
class MoveReplay(Protocol):
    """Interface of a puzzle that carries out a long list of moves quickly."""

    def replay(self, state: Any, moves: Sequence[str], every: int) -> list[Any]:
        """Return every `every`-th state along `moves`, played from `state`.

        Raises InputError if one of the moves cannot be played.
        """


class StateHistory(Sequence[Any]):
    """Sequence of the states before each move of a game and after the last.

    A state is computed once: later look-ups return the same object.
    """

    def __init__(self, puzzle: Puzzle[Any, Any], start: Any, moves: Sequence[str] = ()) -> None:
        """Start a history; raises InputError if the moves cannot be played from `start`."""
        self.moves = list(moves)
        """Moves of the game, to be changed only by the methods of the class."""
        self._puzzle = puzzle
        self._states: list[Any] = [start]
        """States of the game, None where one was not needed yet."""
        if len(self.moves) > EVERY and isinstance(puzzle, MoveReplay):
            self._states += [None] * len(self.moves)
            self._states[EVERY::EVERY] = puzzle.replay(start, self.moves, EVERY)
        else:
            self._states += states_after(puzzle, start, self.moves)

    def __len__(self) -> int:
        return len(self._states)

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> list[Any]: ...
    def __getitem__(self, index: int | slice) -> Any:
        found = self._states[index]
        if isinstance(index, slice):
            if any(state is None for state in found):
                wanted = range(*index.indices(len(self._states)))
                first, last = sorted((wanted[0], wanted[-1]))
                self._work_out(first, last)
                found = self._states[index]
        elif found is None:
            at = index % len(self._states)
            self._work_out(at, at)
            found = self._states[at]
        return found

    def __iter__(self) -> Iterator[Any]:
        return iter(self[:])

    def _work_out(self, first: int, last: int) -> None:
        """Compute the missing states from `first` to `last`, starting from an earlier one if need be."""
        while self._states[first] is None:
            first -= 1
        for index in range(first + 1, last + 1):
            if self._states[index] is None:
                self._states[index] = self._puzzle.apply(self._states[index - 1], self.moves[index - 1])[0]

    def append(self, move: str, state: Any) -> None:
        """Append a move, and the `state` it leads to."""
        self.moves.append(move)
        self._states.append(state)

    def replace_after(self, at: int, moves: Sequence[str], states: Sequence[Any]) -> None:
        """Replace the moves after the first `at` by `moves`, which lead to `states`."""
        self.moves[at:] = moves
        self._states[at + 1 :] = states


def states_after(puzzle: Puzzle[Any, Any], state: Any, moves: Iterable[str]) -> list[Any]:
    """Return the state after each of the moves. Raises InputError if one of them cannot be played."""
    states = []
    for move in moves:
        state = puzzle.apply(state, move)[0]
        states.append(state)
    return states
