"""How a number on the screen comes about: one sentence, formulas, what the article prints, and how it was checked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from core.base.files.spreadsheet import csv_text
from core.base.words import Phrase, as_phrase, phrase
from core.explain.formulas.expression import (
    PLAIN_HAND,
    Expression,
    FormulaStyle,
    Number,
    Value,
    Values,
    as_tiles,
    format_number,
)


class Symbol(NamedTuple):
    """What a name in the formulas stands for, and the sign it is written with."""

    name: str
    glyph: str
    meaning: str
    sheet: str = ""
    """The name of the derivation of this value, if it is a number with a sheet of its own."""
    tile: bool = False
    """Whether it is a tile of 2048, or a row of them: the digits of a tile stand together."""


class PrintedFigure(NamedTuple):
    """Figure as `source` prints it, for the case in which the values are those of `where`.

    `where` holds given values, never the number that comes out, which could not differ then.
    """

    text: str
    source: str
    where: Mapping[str, Value]
    note: str = ""
    """Why ours is another one, if it is, or why both cannot be compared."""
    compared: bool = True
    """Whether ours is a figure of the same thing, so that it can agree: not of another network."""


class Procedure(NamedTuple):
    """How the program comes to a number by itself, where no author is to be named: "Counted by this program"."""

    words: str

    def __str__(self) -> str:
        return self.words


class Check(NamedTuple):
    """What else comes to the same number: what was done, and by whom."""

    words: str
    by: str


class FormulaLine(NamedTuple):
    """Line of a derivation: `name` = `expression`, as it is written, filled in with values, and its result."""

    glyph: str
    written: str
    filled: str
    result: str


class Agreement(NamedTuple):
    """A printed figure of the case that is shown, and whether ours has all its digits.

    None if it is of something else.
    """

    printed: PrintedFigure
    agrees: bool | None


@dataclass(frozen=True)
class Derivation:
    """`lines` are `name = expression`, each of which may use the names before it; the last one is the number.

    `words` is a sentence with {names} in it. `places` names rows 0, 1, 2, ... that go along another row. `example`
    gives values of a telling case, which `case` describes.
    """

    name: str
    title: str
    words: str
    symbols: tuple[Symbol, ...]
    lines: tuple[str, ...]
    source: str | Procedure
    checks: tuple[Check, ...]
    example: Callable[[], Values]
    case: str
    printed: tuple[PrintedFigure, ...] = ()
    law: str = ""
    """What is behind the lines, where that is no arithmetic: a recurrence, a system of equations."""
    places: Mapping[str, str] = field(default_factory=dict)
    approximate: str = ""
    """Why the number of the example is not exact: it is a model's, or rests on rounded counts or a sample."""

    @cached_property
    def steps(self) -> tuple[tuple[str, Expression], ...]:
        """The lines, taken apart."""
        parts = (line.partition(" = ") for line in self.lines)
        return tuple((name, Expression(text)) for name, _, text in parts)

    @cached_property
    def glyphs(self) -> Mapping[str, str]:
        """The sign of every name."""
        return {symbol.name: symbol.glyph for symbol in self.symbols}

    @cached_property
    def given_names(self) -> frozenset[str]:
        """Names that need a value."""
        return frozenset(self.glyphs) - {name for name, _ in self.steps} - frozenset(self.places)

    @cached_property
    def tiles(self) -> frozenset[str]:
        """The names of tiles."""
        return frozenset(symbol.name for symbol in self.symbols if symbol.tile)

    @property
    def origin(self) -> str:
        """After whom it is, or how it was found, as a sentence."""
        if isinstance(self.source, Procedure):
            return phrase("{sentence}.", sentence=as_phrase(self.source.words))
        return phrase("After {source}.", source=as_phrase(self.source))

    def bind(self, **values: Value) -> DerivedFigure:
        """Return the figure that this derivation has for these values.

        Raises TypeError unless every name that needs one has a value.
        """
        if values.keys() != self.given_names:
            raise TypeError(f"{self.name} needs {', '.join(sorted(self.given_names))}, not {', '.join(sorted(values))}")
        return DerivedFigure(self, values)

    def bind_later(self, values: Callable[[], Values]) -> DerivedFigure:
        """Return the figure for values that are worked out only when somebody asks for them."""
        return DerivedFigure(self, DeferredValues(values))


class DeferredValues(Mapping[str, Value]):
    """Values that are worked out when one of them is asked for."""

    def __init__(self, make: Callable[[], Values]) -> None:
        self._make = make

    @cached_property
    def _values(self) -> Values:
        return self._make()

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


@dataclass(frozen=True, eq=False)
class DerivedFigure:
    """Figure with its derivation: a derivation bound to the values of one case.

    Nothing is computed before somebody asks.
    """

    derivation: Derivation
    given: Values

    def is_same(self, other: DerivedFigure) -> bool:
        """Whether it is for certain the same derivation of the same values; nothing is worked out for the answer."""
        if self is other:
            return True
        known = isinstance(self.given, dict) and isinstance(other.given, dict)
        return known and self.derivation is other.derivation and self.given == other.given

    @cached_property
    def values(self) -> dict[str, Value]:
        """Of every name: what was given, the places, and what each line comes to."""
        found, tiles = dict(self.given), self.derivation.tiles
        found |= {name: as_tiles(found[name]) for name in tiles & found.keys()}
        for name, of in self.derivation.places.items():
            row = found[of]
            assert isinstance(row, Sequence)
            found[name] = range(len(row))
        for name, expression in self.derivation.steps:
            value = expression.value(found)
            found[name] = as_tiles(value) if name in tiles else value
        return found

    @property
    def number(self) -> Number:
        """What the last line comes to."""
        number = self.values[self.derivation.steps[-1][0]]
        assert not isinstance(number, Sequence)
        return number

    @property
    def sentence(self) -> str:
        """The plain words, with the values in them."""
        single = {name: format_number(value) for name, value in self.values.items() if not isinstance(value, Sequence)}
        return Phrase(self.derivation.words, "", "", single)

    def lines(self, hand: FormulaStyle = PLAIN_HAND) -> list[FormulaLine]:
        """The formulas with the values put in."""
        glyphs, lines = self.derivation.glyphs, []
        for name, expression in self.derivation.steps:
            value = self.values[name]
            result = "" if isinstance(value, Sequence) else hand.value(value)
            written, filled = expression.write_formula(glyphs, hand), expression.fill_values(self.values, hand)
            lines.append(FormulaLine(glyphs.get(name, name), written, filled, result))
        return lines

    @property
    def agreements(self) -> list[Agreement]:
        """What is printed of this very case."""
        return [
            Agreement(printed, says(printed.text, self.number) if printed.compared else None)
            for printed in self.derivation.printed
            if all(_is_same_value(self.values[name], value) for name, value in printed.where.items())
        ]

    def to_csv(self) -> str:
        """Every value as comma-separated lines under a header; `place` is empty for a single number."""
        rows: list[Sequence[object]] = []
        meanings = {symbol.name: symbol.meaning for symbol in self.derivation.symbols}
        for name, value in self.values.items():
            meaning = str(meanings.get(name, ""))
            if isinstance(value, Sequence):
                rows += [(name, place, _exactly(one), meaning) for place, one in enumerate(value)]
            else:
                rows.append((name, "", _exactly(value), meaning))
        return csv_text(("name", "place", "value", "meaning"), rows)


def read(text: str) -> tuple[Fraction, Fraction]:
    """A printed number, and what its last digit stands for: "9.3412" is 9.3412 in steps of 0.0001, "70.29 %" 0.7029.

    Raises ValueError if there is no number in it.
    """
    found = re.search(r"[-−]?\d[\d\u2009, ]*(\.\d+)?(?:·10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)|e([+-]?\d+))?", text)
    if found is None:
        raise ValueError(f"no number in {text}")
    power = int((found[2] or found[3] or "0").translate(str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")))
    power -= 2 if text.rstrip().endswith("%") else 0
    digits = re.sub(r"[\u2009, ]", "", re.split(r"·|e", found[0])[0].replace("−", "-"))
    step = Fraction(10) ** (power - max(0, len(found[1] or "") - 1))
    return Fraction(digits) * Fraction(10) ** power, step


def says(text: str, number: Number) -> bool:
    """Whether a number reads like this printed one in all its digits: "938.8" of 938.8099, "70.29 %" of 0.7029."""
    try:
        printed, step = read(text)
    except ValueError:
        return False
    exact = Fraction(number)
    # half a step, and what a float may lack at its end
    return abs(exact - printed) <= step / 2 + abs(exact) / 10**12


def _is_same_value(value: Value, other: Value) -> bool:
    if isinstance(value, Sequence) and isinstance(other, Sequence):
        return len(value) == len(other) and all(map(_is_same_value, value, other))
    if isinstance(value, Sequence) or isinstance(other, Sequence):
        return False
    return abs(float(value) - float(other)) < 1e-12


def _exactly(value: Number) -> str:
    return str(value) if isinstance(value, int) else repr(float(value))
