"""Move text as cubers write it: WCA and Singmaster notation, commutators, conjugates and repeats.

sequence := item*                       item := move | group
move  := letter amount? prime?          R  Rw  r  M  x, then 2, 3 or ' in either order
group := "(" sequence ")" | "[" body "]", then a number of repeats and a prime
body  := sequence "," sequence          A B A' B'
       | sequence ":" (body | sequence) A B A'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

from core.budget import repeats, typed
from core.cube.moves import inverse_move, inverse_moves
from core.puzzle import InputError

LONGEST = 10_000
"""The most moves a text may expand to."""
MOST_WRITTEN = 100 * LONGEST
"""The most moves that all brackets together may stand for, those within others and those repeated 0 times included."""
DEEPEST = 50
"""The most brackets that may stand inside one another."""

_PRIMES = "'’‘′´`"
_DIGITS = "0123456789"
_CLOSES = {"(": ")", "[": "]"}
_HINTS = {"X": "The rotation is written x", "Y": "The rotation is written y", "Z": "The rotation is written z"} | {
    "m": "The slice is written M",
    "e": "The slice is written E",
    "s": "The slice is written S",
}


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.moves = 0
        self.depth = 0
        self.written = 0

    def peek(self) -> str:
        return self.text[self.at] if self.at < len(self.text) else ""

    def fail(self, message: str, at: int | None = None) -> NoReturn:
        """Raise an error at a place in the text; the line is named only if there are several."""
        at = self.at if at is None else at
        before = self.text[:at]
        column = at - before.rfind("\n")
        if "\n" in self.text.strip():
            raise InputError.at(message, before.count("\n") + 1, column)
        raise InputError(message, f"column {column}")

    def checked(self, length: int, at: int) -> None:
        if length > LONGEST:
            self.fail(f"The text stands for more than {LONGEST // 1000}\u2009{LONGEST % 1000:03} moves", at)

    def sequence(self) -> list[str]:
        """Items up to the end of the text or a character that ends a bracket's part."""
        found: list[str] = []
        while char := self.peek():
            if char in ")],:":
                break
            if char.isspace():
                self.at += 1
                continue
            start = self.at
            found += self.group() if char in _CLOSES else self.move()
            self.checked(len(found), start)
        return found

    def group(self) -> list[str]:
        start, opened = self.at, self.peek()
        self.at += 1
        self.depth += 1
        if self.depth > DEEPEST:
            self.fail(f"More than {DEEPEST} brackets stand inside one another", start)
        found = self.sequence() if opened == "(" else self.body(start)
        closed = self.peek()
        if not closed:
            self.fail(f"The {opened} is never closed", start)
        if closed in ",:":
            name = "comma" if closed == "," else "colon"
            self.fail(
                f"A {name} belongs inside square brackets, [A{closed} B]"
                if opened == "("
                else f"The square brackets hold one {name} too many"
            )
        if closed != _CLOSES[opened]:
            self.fail(f"The {opened} is closed by {closed}")
        self.at += 1
        self.depth -= 1
        count, primed = self.suffix()
        if count and found:
            times = repeats(count)
            self.checked(len(found) * times, start)
            found = found * times
        self.written += len(found)
        if self.written > MOST_WRITTEN:
            self.fail("The brackets before this one stand for too many moves", start)
        return inverse_moves(found) if primed else found

    def body(self, start: int) -> list[str]:
        first = self.sequence()
        mark = self.peek()
        if mark == "":
            self.fail("The [ is never closed", start)
        if mark == ")":
            self.fail("The [ is closed by )")
        if mark == "]":
            self.fail("Square brackets need a comma or a colon, [A, B] or [A: B]", start)
        self.at += 1
        second = self.sequence()
        if mark == ":" and self.peek() == ",":
            self.at += 1
            second = self.commutator(second, self.sequence(), start)
        if mark == ",":
            return self.commutator(first, second, start)
        self.checked(2 * len(first) + len(second), start)
        return first + second + inverse_moves(first)

    def commutator(self, first: list[str], second: list[str], start: int) -> list[str]:
        self.checked(2 * len(first) + 2 * len(second), start)
        return first + second + inverse_moves(first) + inverse_moves(second)

    def suffix(self) -> tuple[str, bool]:
        """A number and a prime, in either order, each at most once."""
        count, primed = "", False
        while char := self.peek():
            if char in _DIGITS and not count:
                start = self.at
                while self.peek() and self.peek() in _DIGITS:
                    self.at += 1
                count = self.text[start : self.at]
            elif char in _PRIMES and not primed:
                primed = True
                self.at += 1
            else:
                break
        return count, primed

    def move(self) -> list[str]:
        self.moves += 1
        place = f"move {self.moves}"
        letter = self.peek()
        if letter in _DIGITS or letter in _PRIMES:
            raise InputError(f"{letter} stands before any move. Write it after one, as in R{letter}", place)
        self.at += 1
        if letter in "URFDLB":
            if self.peek() in ("w", "W"):
                letter += "w"
                self.at += 1
        elif letter in "urfdlb":
            letter = letter.upper() + "w"
        elif letter not in "MESxyz":
            shown = letter if letter.isprintable() else f"U+{ord(letter):04X}"
            raise InputError(f"{shown} is not a move. {_HINTS.get(letter, 'Use U D L R F B')}", place)
        count, primed = self.suffix()
        if count not in ("", "1", "2", "3"):
            raise InputError(f"{letter}{count[:9]} is not a turn. Write {letter}, {letter}2 or {letter}'", place)
        move = letter + {"": "", "1": "", "2": "2", "3": "'"}[count]
        return [inverse_move(move) if primed else move]


def parse_moves(text: str) -> list[str]:
    """The moves of `core.cube.moves.MOVES` that a text stands for.

    Raises InputError with the move's number ("move 4") or the bracket's column ("column 7").
    """
    parser = _Parser(typed(text))
    found = parser.sequence()
    stray = parser.peek()
    if stray in (")", "]"):
        parser.fail(f"The {stray} closes nothing")
    if stray:
        name = "comma" if stray == "," else "colon"
        parser.fail(f"A {name} belongs inside square brackets, [A{stray} B]")
    return found


def format_moves(moves: Iterable[str]) -> str:
    """Moves with a space between them."""
    return " ".join(moves)
