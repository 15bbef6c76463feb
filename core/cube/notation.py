"""Move text as cubers write it: WCA and Singmaster notation, commutators, conjugates and repeats.

sequence := item*                       item := move | group | "." | "//" up to the end of the line
move  := layer? letter amount? prime?   R  Rw  r  M  x, then 2, 3 or ' in either order
group := "(" sequence ")" | "[" body "]", then a number of repeats and a prime
body  := sequence "," sequence          A B A' B'
       | sequence ":" (body | sequence) A B A'

A point is a pause, in which nothing turns. A number before a face names a layer counted from it: 2R is the layer next
to R, alone; 3Rw are the three layers from R on, which is the whole 3x3x3. On a 2x2x2, 2R is the layer L, Rw the whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

from core.budget import repeats, typed
from core.cube.moves import inverse_move, inverse_moves, layers_from
from core.puzzle import InputError
from core.words import phrase

LONGEST = 10_000
"""The most moves a text may expand to."""
MOST_WRITTEN = 100 * LONGEST
"""The most moves that all brackets together may stand for, those within others and those repeated 0 times included."""
DEEPEST = 50
"""The most brackets that may stand inside one another."""

_PRIMES = "'’‘′´`"
_DIGITS = "0123456789"
_CLOSES = {"(": ")", "[": "]"}
_ROTATIONS, _SLICES = "XYZ", "mes"
"""Letters that mean something in the other case."""


class _Parser:
    def __init__(self, text: str, size: int) -> None:
        self.text, self.size = text, size
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
        raise InputError(message, phrase("column {column}", column=column))

    def checked(self, length: int, at: int) -> None:
        if length > LONGEST:
            self.fail(phrase("The text stands for more than {most:,} moves", most=LONGEST), at)

    def sequence(self) -> list[str]:
        """Items up to the end of the text or a character that ends a bracket's part."""
        found: list[str] = []
        while char := self.peek():
            if char in ")],:":
                break
            if char.isspace() or char == ".":
                self.at += 1
                continue
            if self.text.startswith("//", self.at):
                self.at = (self.text + "\n").index("\n", self.at)
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
            self.fail(phrase("More than {most} brackets stand inside one another", most=DEEPEST), start)
        found = self.sequence() if opened == "(" else self.body(start)
        closed = self.peek()
        if not closed:
            self.fail(phrase("The {bracket} is never closed", bracket=opened), start)
        if closed in ",:":
            self.fail(_misplaced(closed) if opened == "(" else _one_too_many(closed))
        if closed != _CLOSES[opened]:
            self.fail(phrase("The {opened} is closed by {closed}", opened=opened, closed=closed))
        self.at += 1
        self.depth -= 1
        count, primed = self.suffix()
        if count and found:
            times = repeats(count)
            self.checked(len(found) * times, start)
            found = found * times
        self.written += len(found)
        if self.written > MOST_WRITTEN:
            self.fail(phrase("The brackets before this one stand for too many moves"), start)
        return inverse_moves(found) if primed else found

    def body(self, start: int) -> list[str]:
        first = self.sequence()
        mark = self.peek()
        if mark == "":
            self.fail(phrase("The {bracket} is never closed", bracket="["), start)
        if mark == ")":
            self.fail(phrase("The {opened} is closed by {closed}", opened="[", closed=")"))
        if mark == "]":
            self.fail(phrase("Square brackets need a comma or a colon, [A, B] or [A: B]"), start)
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
        place = phrase("move {number}", number=self.moves)
        layer = self.layer(place)
        letter = self.peek()
        if letter in _PRIMES:
            raise InputError(_before_any(letter, f"R{letter}"), place)
        self.at += 1
        wide = letter in "urfdlb"
        if letter.upper() in "URFDLB":
            letter = letter.upper()
            if self.peek() in ("w", "W") and not wide:
                wide = True
                self.at += 1
        elif letter not in "MESxyz":
            shown = letter if letter.isprintable() else f"U+{ord(letter):04X}"
            raise InputError(_no_move(shown), place)
        elif layer:
            raise InputError(
                phrase(
                    "{move} is not a move. Layers are counted from a face, as in {example}",
                    move=f"{layer}{letter}",
                    example=f"{layer}R",
                ),
                place,
            )
        written = f"{layer}{letter}{'w' if wide else ''}"
        quarter = self.quarter(letter, layer, wide, place)
        count, primed = self.suffix()
        if count not in ("", "1", "2", "3"):
            raise InputError(
                phrase(
                    "{move} is not a turn. Write {quarter}, {half} or {back}",
                    move=f"{written}{count[:9]}",
                    quarter=written,
                    half=f"{written}2",
                    back=f"{written}'",
                ),
                place,
            )
        move = {"": quarter, "1": quarter, "2": quarter.rstrip("'") + "2", "3": inverse_move(quarter)}[count]
        return [inverse_move(move) if primed else move]

    def layer(self, place: str) -> str:
        """The number right before a letter; empty if there is none."""
        start = self.at
        while self.peek() and self.peek() in _DIGITS:
            self.at += 1
        digits = self.text[start : self.at]
        if digits and not self.peek().isalpha():
            raise InputError(_before_any(digits[:9], f"R{digits[0]}"), place)
        return digits

    def quarter(self, letter: str, layer: str, wide: bool, place: str) -> str:
        """The clockwise quarter turn that is meant."""
        if letter in "MESxyz":
            if self.size == 2 and letter in "MES":
                raise InputError(
                    phrase("{letter} is not a move of the 2×2×2. Use U D L R F B x y z", letter=letter), place
                )
            return letter
        last = repeats(layer) if layer else 2 if wide else 1
        if not 1 <= last <= self.size:
            raise InputError(
                phrase("The {size}×{size}×{size} has no layer {layer}", size=self.size, layer=layer[:9]), place
            )
        return layers_from(letter, 1 if wide else last, last, self.size)


def parse_moves(text: str, size: int = 3) -> list[str]:
    """The moves of `core.cube.moves.MOVES` that a text stands for on a cube with `size` layers, 3 or 2.

    Raises InputError with the move's number ("move 4") or the bracket's column ("column 7").
    """
    parser = _Parser(typed(text), size)
    found = parser.sequence()
    stray = parser.peek()
    if stray in (")", "]"):
        parser.fail(phrase("The {bracket} closes nothing", bracket=stray))
    if stray:
        parser.fail(_misplaced(stray))
    return found


def _misplaced(mark: str) -> str:
    if mark == ",":
        return phrase("A comma belongs inside square brackets, [A, B]")
    return phrase("A colon belongs inside square brackets, [A: B]")


def _one_too_many(mark: str) -> str:
    if mark == ",":
        return phrase("The square brackets hold one comma too many")
    return phrase("The square brackets hold one colon too many")


def _before_any(mark: str, example: str) -> str:
    return phrase("{mark} stands before any move. Write it after one, as in {example}", mark=mark, example=example)


def _no_move(letter: str) -> str:
    if letter in _ROTATIONS:
        return phrase("{letter} is not a move. The rotation is written {meant}", letter=letter, meant=letter.lower())
    if letter in _SLICES:
        return phrase("{letter} is not a move. The slice is written {meant}", letter=letter, meant=letter.upper())
    return phrase("{letter} is not a move. Use U D L R F B", letter=letter)


def format_moves(moves: Iterable[str]) -> str:
    """Moves with a space between them."""
    return " ".join(moves)
