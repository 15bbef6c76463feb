"""The states that the moves of a game lead through; of a long game those are worked out that somebody asks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol, overload, runtime_checkable

from core.base.puzzle import Puzzle

EVERY = 256
"""Moves between two states of a long game that are worked out when it is taken up."""


@runtime_checkable
class MoveReplay(Protocol):
    """A puzzle that carries out a long list of moves quickly."""

    def replay(self, state: Any, moves: Sequence[str], every: int) -> list[Any]:
        """Return the states after each `every` of `moves`, played from `state`.

        Raises InputError if one of the moves cannot be played.
        """


class StateHistory(Sequence[Any]):
    """The state before each move, and the one after the last.

    A state is worked out once: whoever asks again is given the same object.
    """

    def __init__(self, puzzle: Puzzle[Any, Any], start: Any, moves: Sequence[str] = ()) -> None:
        """Raises InputError if the moves cannot be played from `start`."""
        self.moves = list(moves)
        """The moves. Not to be changed but by the methods here."""
        self._puzzle = puzzle
        self._states: list[Any] = [start]
        """None where a state was not asked for yet."""
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
        """Work out the missing states from `first` to `last`, from those before them if need be."""
        while self._states[first] is None:
            first -= 1
        for at in range(first + 1, last + 1):
            if self._states[at] is None:
                self._states[at] = self._puzzle.apply(self._states[at - 1], self.moves[at - 1])[0]

    def append(self, move: str, state: Any) -> None:
        """Go on with a move that leads to `state`."""
        self.moves.append(move)
        self._states.append(state)

    def replace_after(self, at: int, moves: Sequence[str], states: Sequence[Any]) -> None:
        """Let `moves`, after each of which one of `states` is there, follow the first `at` moves."""
        self.moves[at:] = moves
        self._states[at + 1 :] = states


def states_after(puzzle: Puzzle[Any, Any], state: Any, moves: Iterable[str]) -> list[Any]:
    """Return the state after each of the moves. Raises InputError if one of them cannot be played."""
    states = []
    for move in moves:
        state = puzzle.apply(state, move)[0]
        states.append(state)
    return states
