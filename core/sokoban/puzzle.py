"""Sokoban as a `Puzzle`: moves l u r d (walk) and L U R D (push), levels as XSB text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.base.puzzle import IllegalMoveError, InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.events import Push, Walk
from core.sokoban.formats.collection import read_level
from core.sokoban.level import format_state
from core.sokoban.lurd import LETTERS, format_lurd, parse_lurd
from core.sokoban.path.long_game import replay
from core.sokoban.words import CANNOT_GO


class SokobanPuzzle:
    """Implementation of `core.base.puzzle.Puzzle` for Sokoban."""

    name = "sokoban"

    def new(self, variant: str, seed: int) -> State:  # noqa: ARG002 - nothing here is left to chance
        """Return the first position of the level whose text is `variant`."""
        return self.parse(variant)

    def parse(self, text: str) -> State:
        """Return the position of one level in XSB text. Raises InputError with line and column."""
        return read_level(text).start

    def format(self, state: State) -> str:
        """Return the position as XSB text."""
        return format_state(state)

    def moves(self, state: State) -> list[str]:
        """Return the legal steps, capital for a push, in the order left, up, right, down."""
        result = []
        for way, letter in enumerate(LETTERS):
            after = state.step(way)
            if after is not None:
                result.append(letter.upper() if state.has_box(after.man) else letter)
        return result

    def apply(self, state: State, move: str) -> tuple[State, tuple[Walk | Push, ...]]:
        """Return the position after one step, and its event.

        The event's `move` has the right case whatever the case of `move` was.
        """
        way = LETTERS.find(move.lower()) if len(move) == 1 else -1
        if way < 0:
            raise InputError(phrase("{letter} is not a move. Use l u r d, or L U R D for a push", letter=move))
        after = state.step(way)
        if after is None:
            raise IllegalMoveError(CANNOT_GO[way])
        if state.has_box(after.man):
            beyond = 2 * after.man - state.man
            return after, (Push(state.man, after.man, after.man, beyond, way),)
        return after, (Walk(state.man, after.man, way),)

    def replay(self, state: State, moves: Sequence[str], every: int) -> list[State]:
        """Carry out many moves; see `core.base.state_history.MoveReplay`."""
        states, count = replay(state, list(moves), every)
        if count < len(moves):
            self.apply(replay(state, list(moves[:count]), count)[0][-1] if count else state, moves[count])
        return states

    def goal(self, state: State) -> bool:
        """Return whether every box stands on a goal."""
        return state.solved

    def parse_moves(self, text: str) -> list[str]:
        """Return the moves of LURD text, with run-lengths expanded."""
        return parse_lurd(text)

    def format_moves(self, moves: Iterable[str]) -> str:
        """Return LURD text without run-lengths."""
        return format_lurd(moves)


PUZZLE = SokobanPuzzle()
