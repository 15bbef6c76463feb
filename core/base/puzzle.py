"""The contract every puzzle keeps, and the one error that user input can raise.

A puzzle is a stateless object. Its states are immutable and hashable; a move is text in the puzzle's own notation;
`apply` is a pure function, so a game is its first state and a list of moves, and undo, replay and saving come free.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Protocol, TypeVar

from core.base.words import phrase

INSTALL_ANEW = phrase("Install the program anew")
"""The advice of an error about a file that comes with the program."""


class InputError(ValueError):
    """Bad user input: one sentence that says what is wrong and, where there is one, the place.

    `message` has no closing full stop; `place` reads like "line 3, column 5", "move 4" or "sticker F3". All are made
    by `core.base.words.phrase`: `str` of the error is English, and `sentence` is what a window shows in its own
    language.
    With `advice`, what to do about it, `message` is two sentences or more, of which `fault` is the first.
    """

    def __init__(self, message: str, place: str = "", advice: str = "") -> None:
        self.fault, self.advice = message, advice
        self.message = phrase("{fault}. {advice}", fault=message, advice=advice) if advice else message
        self.place = place
        self.sentence: str = (
            phrase("{message} ({place}).", message=self.message, place=place)
            if place
            else phrase("{message}.", message=self.message)
        )
        super().__init__(self.sentence)

    @classmethod
    def at_position(cls, message: str, line: int, column: int) -> InputError:
        """Return the error at a 1-based line and column of a text."""
        return cls(message, phrase("line {line}, column {column}", line=line, column=column))


class IllegalMoveError(InputError):
    """Error for a move that is well written but not possible in the state."""


State = TypeVar("State", bound=Hashable)
Event_co = TypeVar("Event_co", covariant=True)


class Puzzle(Protocol[State, Event_co]):
    """Interface of a puzzle for `app.base.session.session`, the pages and the command line."""

    name: str
    """Short, stable, lower-case name: the key in the store and on the command line."""

    def new(self, variant: str, seed: int) -> State:
        """Return the first state of a game.

        `variant` is the puzzle's own: "3x3x3", a level's text, "4x4". Raises InputError for an unknown variant.
        """
        ...

    def parse(self, text: str) -> State:
        """Return the state that `text` describes, with `parse(format(s)) == s`.

        Raises InputError with the place of a fault.
        """
        ...

    def format(self, state: State) -> str:
        """Return `state` as text that `parse` reads back."""
        ...

    def moves(self, state: State) -> Sequence[str]:
        """Return the elementary moves that are legal in `state`, in a fixed order."""
        ...

    def apply(self, state: State, move: str) -> tuple[State, tuple[Event_co, ...]]:
        """Return the state after one move, and the events, in order, for a view to animate.

        Raises IllegalMoveError, or InputError if `move` is no move at all.
        """
        ...

    def goal(self, state: State) -> bool:
        """Return whether the puzzle is solved (or won) in `state`."""
        ...

    def parse_moves(self, text: str) -> list[str]:
        """Return the single moves of a sequence as people write it; raises InputError with the place."""
        ...

    def format_moves(self, moves: Iterable[str]) -> str:
        """Return single moves as people write them, in a form that `parse_moves` reads back."""
        ...
