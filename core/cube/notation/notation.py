"""Move text as cubers write it: WCA and Singmaster notation, commutators, conjugates and repeats.

sequence := item*                       item := move | group | "." | "|" | comment
comment  := "//" up to the end of the line | "/*" up to "*/"
move  := layers? letter amount? prime?  R  Rw  r  M  x, then 2, 3 or ' in either order; Ri is R'
group := "(" sequence ")" | "[" body "]", then a number of repeats and a prime: (R U)6, (R U)*6, (R U) x 6
body  := sequence "," sequence          A B A' B'
       | sequence ":" (body | sequence) A B A'
       | a lower case face              [r] is the rotation x, as the WCA regulations of 2009 have it

A point and a bar are a pause, in which nothing turns. A number before a face names a layer counted from it: 2R is the
layer next to R, alone; 3Rw are the three layers from R on, which is the whole 3x3x3; 2-3r are the second and the third.
On a 2x2x2, 2R is the layer L, Rw the whole. A number with a point, bracket or colon that begins a line counts the lines
of a list. For the signs of other keyboards see `core.cube.notation.signs`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NoReturn

from core.base.budget import check_typed_text, repeats
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.moves import inverse_move, inverse_moves, layers_from
from core.cube.notation.signs import TIMES, plain_signs

LONGEST = 10_000
"""Most moves that a text may expand to."""
MOST_WRITTEN = 100 * LONGEST
"""Most moves that all brackets together may expand to, nested and 0 times repeated ones included."""
DEEPEST = 50
"""Most brackets that may be nested."""

_LIST_NUMBER = re.compile(r"[^\S\n]*[0-9]{1,6}[^\S\n]*[.):](?![0-9])")
"""Numbers that lists put before their lines: "12. ", "3) "."""

_DIGITS = "0123456789"
_CLOSES = {"(": ")", "[": "]"}
_ROTATIONS, _SLICES = "XYZ", "mes"
"""Letters that are moves only in the other case."""
_AXES = {"u": "y", "r": "x", "f": "z", "d": "y'", "l": "x'", "b": "z'"}
"""Rotations by the face that they turn like."""
_HELD = re.compile(r"\[\s*([urfdlb])\s*(2'|'2|2|')?\s*\]")
"""Rotation written as a face in square brackets."""
_ALONE = r"(?![0-9]*-?[0-9]*[URFDLBurfdlb])"
"""Lookahead which ensures that a number is no layer of a move."""
_TIMES = re.compile(rf"[^\S\n]*(?:[{TIMES}][^\S\n]*([0-9]+)|[xX][^\S\n]*([0-9]+){_ALONE})")
"""Number of repeats of a bracket, behind a sign."""
_TURNS = re.compile(r"[^\S\n]*x[23](?![0-9])")
"""Rotation that reads like a repeat."""
_MULTIPLIED = re.compile(rf"[{TIMES}][^\S\n]*([0-9]+)")
_COUNTED = re.compile(rf"[^\S\n]+([0-9]+){_ALONE}")
_WORD = re.compile(r"[^\W\d_]+")
LONGEST_SHOWN = 20
"""Most characters of the text that an error repeats."""


class _Parser:
    def __init__(self, text: str, size: int) -> None:
        self.text, self.size = plain_signs(text), size
        self.at = 0
        self.begun, self.leading = False, ""
        """Whether any item was read, and the leading round brackets, unless repeated or inverted."""
        self.moves = 0
        self.depth = 0
        self.written = 0

    def peek(self) -> str:
        return self.text[self.at] if self.at < len(self.text) else ""

    def fail(self, message: str, at: int | None = None) -> NoReturn:
        """Raise an error at an index in the text; the line is named only if there are several."""
        at = self.at if at is None else at
        before = self.text[:at]
        column = at - before.rfind("\n")
        if "\n" in self.text.strip():
            raise InputError.at_position(message, before.count("\n") + 1, column)
        raise InputError(message, phrase("column {column}", column=column))

    def check_length(self, length: int, at: int) -> None:
        if length > LONGEST:
            self.fail(phrase("The text stands for more than {most:,} moves", most=LONGEST), at)

    def sequence(self) -> list[str]:
        """Read items up to the end of the text or a character that ends a part of a bracket."""
        moves: list[str] = []
        while self.skip() and self.peek() not in ")],:":
            start, first, self.begun = self.at, not self.begun, True
            moves += self.group() if self.peek() in _CLOSES else self.move()
            if first and self.text[start] == "(" and self.text[self.at - 1] == ")":
                self.leading = self.text[start : self.at]
            self.check_length(len(moves), start)
        return moves

    def skip(self) -> bool:
        """Skip blanks, pauses, comments and numbers of a list, and return whether more follows."""
        while char := self.peek():
            if char.isspace() or char in ".|":
                self.at += 1
            elif self.text.startswith("//", self.at):
                self.at = (self.text + "\n").index("\n", self.at)
            elif self.text.startswith("/*", self.at):
                end = self.text.find("*/", self.at + 2)
                if end < 0:
                    self.fail(phrase("The comment {opened} is never closed by {closed}", opened="/*", closed="*/"))
                self.at = end + 2
            elif char in _DIGITS and not self.depth and (number := self.list_number()):
                self.at = number
            else:
                return True
        return False

    def list_number(self) -> int:
        """Return the end of the list number that begins the current line; 0 if there is none."""
        line_start = self.text.rfind("\n", 0, self.at) + 1
        number = _LIST_NUMBER.match(self.text, line_start)
        return number.end() if number and not self.text[line_start : self.at].strip() else 0

    def group(self) -> list[str]:
        start, opened = self.at, self.peek()
        if held := _HELD.match(self.text, start):
            return self.rotation(held)
        self.at += 1
        self.depth += 1
        if self.depth > DEEPEST:
            self.fail(phrase("Brackets are nested more than {most} deep", most=DEEPEST), start)
        found = self.sequence() if opened == "(" else self.body(start)
        closed = self.peek()
        if not closed:
            self.fail(phrase("The {bracket} is never closed", bracket=opened), start)
        if closed in ",:":
            self.fail(_describe_misplaced(closed) if opened == "(" else _one_too_many(closed))
        if closed != _CLOSES[opened]:
            self.fail(phrase("The {opened} is closed by {closed}", opened=opened, closed=closed))
        self.at += 1
        self.depth -= 1
        count, primed = self.read_repeat()
        if count and found:
            times = repeats(count)
            self.check_length(len(found) * times, start)
            found = found * times
        self.written += len(found)
        if self.written > MOST_WRITTEN:
            self.fail(phrase("The brackets before this one stand for too many moves"), start)
        return inverse_moves(found) if primed else found

    def rotation(self, held: re.Match[str]) -> list[str]:
        """Return the rotation that a face in square brackets denotes."""
        self.moves += 1
        self.at = held.end()
        move = _AXES[held[1]]
        amount = held[2] or ""
        if "2" in amount:
            return [move.rstrip("'") + "2"]
        return [inverse_move(move) if amount else move]

    def read_repeat(self) -> tuple[str, bool]:
        """Read how often a bracket is repeated, and whether it is inverted."""
        ahead = self.at
        if _TURNS.match(self.text, ahead):
            if self.peek() != "x":
                return "", False
            written = self.text[ahead : ahead + 2]
            self.fail(
                phrase(
                    "{written} right after a bracket could be a repeat or a rotation. Write {repeat} or {rotation}",
                    written=written,
                    repeat=f"(R U){written[1]}",
                    rotation=f"(R U) {written}",
                )
            )
        if times := _TIMES.match(self.text, ahead):
            self.at = times.end()
            return times[1] or times[2], self.suffix()[1]
        return self.suffix()

    def body(self, start: int) -> list[str]:
        first = self.sequence()
        mark = self.peek()
        if mark == "":
            self.fail(phrase("The {bracket} is never closed", bracket="["), start)
        if mark == ")":
            self.fail(phrase("The {opened} is closed by {closed}", opened="[", closed=")"))
        if mark == "]":
            shown = _shorten_text(self.text[start : self.at + 1])
            self.fail(
                phrase(
                    "{brackets} has no comma and no colon. Write (R U) for a group, [R, U] for a commutator, "
                    "[R: U] for a conjugate",
                    brackets=shown,
                ),
                start,
            )
        self.at += 1
        second = self.sequence()
        if mark == ":" and self.peek() == ",":
            self.at += 1
            second = self.commutator(second, self.sequence(), start)
        if mark == ",":
            return self.commutator(first, second, start)
        self.check_length(2 * len(first) + len(second), start)
        return first + second + inverse_moves(first)

    def commutator(self, first: list[str], second: list[str], start: int) -> list[str]:
        self.check_length(2 * len(first) + 2 * len(second), start)
        return first + second + inverse_moves(first) + inverse_moves(second)

    def suffix(self) -> tuple[str, bool]:
        """Read a number and a prime, in either order, each at most once."""
        count, primed = "", False
        while char := self.peek():
            if char in _DIGITS and not count:
                start = self.at
                while self.peek() and self.peek() in _DIGITS:
                    self.at += 1
                count = self.text[start : self.at]
            elif not primed and (char == "'" or (char == "i" and not self.text[self.at + 1 : self.at + 2].islower())):
                primed = True
                self.at += 1
            else:
                break
        return count, primed

    def move(self) -> list[str]:
        self.moves += 1
        place = phrase("move {number}", number=self.moves)
        outer, layer = self.layers(place)
        letter = self.peek()
        if letter == "'":
            raise InputError(_before_any(letter, f"R{letter}"), place)
        if letter in TIMES and (times := _MULTIPLIED.match(self.text, self.at)):
            raise InputError(_without_brackets(times[0], times[1]), place)
        if word := self.word():
            raise InputError(_no_move_word(word), place)
        self.at += 1
        wide = letter in "urfdlb"
        if letter.upper() in "URFDLB":
            letter = letter.upper()
            if self.peek() in ("w", "W") and not wide:
                wide = True
                self.at += 1
        elif letter not in "MESxyz":
            shown = letter if letter.isprintable() else f"U+{ord(letter):04X}"
            raise InputError(self.no_move(shown), place)
        elif layer:
            raise InputError(
                phrase(
                    "{move} is not a move. Layers are counted from a face, as in {example}",
                    move=f"{layer[:9]}{letter}",
                    example="2R",
                ),
                place,
            )
        written = f"{outer}{'-' if outer else ''}{layer}{letter}{'w' if wide else ''}"
        quarter = self.quarter(letter, outer, layer, wide, place)
        count, primed = self.suffix()
        self.check_single(letter, count, place)
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

    def check_single(self, letter: str, count: str, place: str) -> None:
        """Raise InputError for a number of repeats after a move outside brackets, as in R U x 6 or R*6."""
        if letter == "x" and not count:
            times = _COUNTED.match(self.text, self.at)
        else:
            times = _MULTIPLIED.match(self.text, self.at)
        if times:
            written = f"x {times[1]}" if letter == "x" and not count else times[0]
            raise InputError(_without_brackets(written, times[1]), place)

    def word(self) -> str:
        """Return the word at the current index if it cannot be moves; else an empty text."""
        found = _WORD.match(self.text, self.at)
        word = found[0] if found else ""
        if len(word) < 3 or not (word.islower() or word.istitle()):
            return ""
        return "" if all(letter in "URFDLBurfdlbMESxyzwi" for letter in word) else word

    def layers(self, place: str) -> tuple[str, str]:
        """Read the layer numbers before a letter: of the outer layer, if there are two, and of the inner one."""
        start, digits = self.at, self.digits()
        outer = ""
        if digits and self.peek() == "-":
            self.at += 1
            outer, digits = digits, self.digits()
        if (digits or outer) and not (digits and self.peek().isalpha()):
            raise InputError(self.stray_number(self.text[start : self.at]), place)
        return outer, digits

    def stray_number(self, written: str) -> str:
        """Return the error message about a number, or two and a dash between, that no letter follows."""
        if written in ("1", "2", "3"):
            return _before_any(written, f"R{written}")
        if "-" not in written:
            return phrase(
                "{mark} is not a move. To repeat moves, write {example}",
                mark=written[:9],
                example=_repeat_example(written),
            )
        return phrase(
            "{move} is not a move. Layers are counted from a face, as in {example}",
            move=_shorten_text(written),
            example=f"{self.size - 1}-{self.size}r",
        )

    def digits(self) -> str:
        start = self.at
        while self.peek() and self.peek() in _DIGITS:
            self.at += 1
        return self.text[start : self.at]

    def no_move(self, letter: str) -> str:
        """Return the error message about a character that begins no move."""
        if letter in _ROTATIONS:
            return phrase(
                "{letter} is not a move. The rotation is written {meant}", letter=letter, meant=letter.lower()
            )
        if letter in _SLICES and self.size > 2:
            return phrase("{letter} is not a move. The slice is written {meant}", letter=letter, meant=letter.upper())
        return phrase("{letter} is not a move. Use U D L R F B", letter=letter)

    def quarter(self, letter: str, outer: str, layer: str, wide: bool, place: str) -> str:
        """Return the clockwise quarter turn of a letter and its layers."""
        if letter in "MESxyz":
            if self.size == 2 and letter in "MES":
                raise InputError(
                    phrase("{letter} is not a move of the 2×2×2. Use U D L R F B x y z", letter=letter), place
                )
            return letter
        last = repeats(layer) if layer else 2 if wide else 1
        first = repeats(outer) if outer else 1 if wide else last
        for number, written in ((first, outer or layer), (last, layer)):
            if not 1 <= number <= self.size:
                raise InputError(
                    phrase("The {size}×{size}×{size} has no layer {layer}", size=self.size, layer=written[:9]), place
                )
        return layers_from(letter, min(first, last), max(first, last), self.size)


def parse_moves(text: str, size: int = 3) -> list[str]:
    """Return the moves of `core.cube.moves.MOVES` in a text, for a cube with `size` layers, 3 or 2.

    Raises InputError with the move's number ("move 4") or the bracket's column ("column 7").
    """
    return _parse_text(text, size)[1]


def leading_group(text: str, size: int = 3) -> str:
    """Return the group in round brackets that begins a text of moves; empty if there is none.

    In fewest-moves solving such a group means moves on the inverse scramble (NISS), so the user is told that they were
    read as ordinary moves. Raises InputError as `parse_moves` does.
    """
    parser, moves = _parse_text(text, size)
    return parser.leading if parser.moves and len(moves) > len(parse_moves(parser.leading, size)) else ""


def _parse_text(text: str, size: int) -> tuple[_Parser, list[str]]:
    parser = _Parser(check_typed_text(text), size)
    found = parser.sequence()
    stray = parser.peek()
    if stray in (")", "]"):
        parser.fail(phrase("The {bracket} has no opening bracket", bracket=stray))
    if stray:
        parser.fail(_describe_misplaced(stray))
    return parser, found


def _describe_misplaced(mark: str) -> str:
    if mark == ",":
        return phrase("A comma belongs inside square brackets, [R, U]")
    return phrase("A colon belongs inside square brackets, [R: U]")


def _one_too_many(mark: str) -> str:
    if mark == ",":
        return phrase("The square brackets hold one comma too many")
    return phrase("The square brackets hold one colon too many")


def _before_any(mark: str, example: str) -> str:
    return phrase("{mark} is not a move. Write it right after one, as in {example}", mark=mark, example=example)


def _without_brackets(written: str, count: str) -> str:
    return phrase(
        "There is no bracket before {written}. To repeat moves, write {example}",
        written=_shorten_text(written),
        example=_repeat_example(count),
    )


def _repeat_example(count: str) -> str:
    return f"(R U){count}" if 0 < 2 * repeats(count) <= LONGEST else "(R U)6"


def _no_move_word(word: str) -> str:
    return phrase(
        "“{word}” is not a move. Write comments between {opened} and {closed}",
        word=_shorten_text(word),
        opened="/*",
        closed="*/",
    )


def _shorten_text(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"


def without_list_number(text: str) -> str:
    """Return a text in plain signs, without a list number before it: "3. UUU…"."""
    plain = plain_signs(text)
    number = _LIST_NUMBER.match(plain)
    return plain[number.end() :] if number else plain


def format_moves(moves: Iterable[str]) -> str:
    """Return moves with a space between them."""
    return " ".join(moves)
