"""Derivations of figures: a sentence, formulas, printed figures, and how the result was checked."""

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
    """Name in a formula: the sign it is written with, and its meaning."""

    name: str
    glyph: str
    meaning: str
    sheet: str = ""
    """Name of the derivation of this value, if it has one of its own."""
    tile: bool = False
    """Whether the value is a tile of 2048 or a row of tiles, written without separators."""


class PrintedFigure(NamedTuple):
    """Figure that `source` prints for the case with the given values of `where`.

    `where` holds given values, never the result, which then could not differ.
    """

    text: str
    source: str
    where: Mapping[str, Value]
    note: str = ""
    """Reason why this program's figure differs, or why the two cannot be compared."""
    compared: bool = True
    """Whether both figures are of the same thing, so that they can agree; not if of another network."""


class Procedure(NamedTuple):
    """Words for how the program obtains a figure, if no author is to be named: "Counted by this program"."""

    words: str

    def __str__(self) -> str:
        return self.words


class Check(NamedTuple):
    """Independent check of a figure: what was done, and by whom."""

    words: str
    by: str


class FormulaLine(NamedTuple):
    """Line of a derivation: sign of the result, formula as written, with values filled in, and result."""

    glyph: str
    written: str
    filled: str
    result: str


class Agreement(NamedTuple):
    """Printed figure of a case, and whether the derived figure has all its digits; None if incomparable."""

    printed: PrintedFigure
    agrees: bool | None


@dataclass(frozen=True)
class Derivation:
    """Derivation of a figure: formulas, the words around them, source, checks and an example.

    `lines` are `name = expression`, each of which may use the names before it; the last one is the figure. `words` is a
    sentence with {names} in it. `places` names rows 0, 1, 2, ... that run along another row. `example` returns the
    values of a telling case, which `case` describes.
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
    """Law behind the lines that is no arithmetic: a recurrence, a system of equations."""
    places: Mapping[str, str] = field(default_factory=dict)
    approximate: str = ""
    """Reason why the example is not exact: it is a model's, or rests on rounded counts or a sample."""

    @cached_property
    def steps(self) -> tuple[tuple[str, Expression], ...]:
        """The lines as (name, parsed expression)."""
        parts = (line.partition(" = ") for line in self.lines)
        return tuple((name, Expression(text)) for name, _, text in parts)

    @cached_property
    def glyphs(self) -> Mapping[str, str]:
        """Sign of every name."""
        return {symbol.name: symbol.glyph for symbol in self.symbols}

    @cached_property
    def given_names(self) -> frozenset[str]:
        """Names that need a given value."""
        return frozenset(self.glyphs) - {name for name, _ in self.steps} - frozenset(self.places)

    @cached_property
    def tiles(self) -> frozenset[str]:
        """Names of values that are tiles."""
        return frozenset(symbol.name for symbol in self.symbols if symbol.tile)

    @property
    def origin(self) -> str:
        """Sentence that names the author or the method."""
        if isinstance(self.source, Procedure):
            return phrase("{sentence}.", sentence=as_phrase(self.source.words))
        return phrase("After {source}.", source=as_phrase(self.source))

    def bind(self, **values: Value) -> DerivedFigure:
        """Return the figure of this derivation for these values.

        Raises TypeError unless exactly the names that need a value have one.
        """
        if values.keys() != self.given_names:
            raise TypeError(f"{self.name} needs {', '.join(sorted(self.given_names))}, not {', '.join(sorted(values))}")
        return DerivedFigure(self, values)

    def bind_later(self, values: Callable[[], Values]) -> DerivedFigure:
        """Return the figure for values that are computed only when they are needed."""
        return DerivedFigure(self, DeferredValues(values))


class DeferredValues(Mapping[str, Value]):
    """Mapping whose values are computed when one of them is first read."""

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
    """Figure with its derivation, bound to the values of one case; computed when first read."""

    derivation: Derivation
    given: Values

    def is_same(self, other: DerivedFigure) -> bool:
        """Return whether the figure surely has the same derivation and values, without computing anything."""
        if self is other:
            return True
        known = isinstance(self.given, dict) and isinstance(other.given, dict)
        return known and self.derivation is other.derivation and self.given == other.given

    @cached_property
    def values(self) -> dict[str, Value]:
        """Values of all names: given ones, places, and the results of the lines."""
        found, tiles = dict(self.given), self.derivation.tiles
        found |= {name: as_tiles(found[name]) for name in tiles & found.keys()}
        for name, row_name in self.derivation.places.items():
            row = found[row_name]
            assert isinstance(row, Sequence)
            found[name] = range(len(row))
        for name, expression in self.derivation.steps:
            value = expression.value(found)
            found[name] = as_tiles(value) if name in tiles else value
        return found

    @property
    def number(self) -> Number:
        """Result of the last line."""
        number = self.values[self.derivation.steps[-1][0]]
        assert not isinstance(number, Sequence)
        return number

    @property
    def sentence(self) -> str:
        """Sentence of the derivation with the values filled in."""
        single = {name: format_number(value) for name, value in self.values.items() if not isinstance(value, Sequence)}
        return Phrase(self.derivation.words, "", "", single)

    def lines(self, hand: FormulaStyle = PLAIN_HAND) -> list[FormulaLine]:
        """Return the formulas with their values filled in."""
        glyphs, lines = self.derivation.glyphs, []
        for name, expression in self.derivation.steps:
            value = self.values[name]
            result = "" if isinstance(value, Sequence) else hand.value(value)
            written, filled = expression.write_formula(glyphs, hand), expression.fill_values(self.values, hand)
            lines.append(FormulaLine(glyphs.get(name, name), written, filled, result))
        return lines

    @property
    def agreements(self) -> list[Agreement]:
        """Agreements with the printed figures of this very case."""
        return [
            Agreement(printed, says(printed.text, self.number) if printed.compared else None)
            for printed in self.derivation.printed
            if all(_is_same_value(self.values[name], value) for name, value in printed.where.items())
        ]

    def to_csv(self) -> str:
        """Return every value as CSV with a header; `place` is empty for a single number."""
        rows: list[Sequence[object]] = []
        meanings = {symbol.name: symbol.meaning for symbol in self.derivation.symbols}
        for name, value in self.values.items():
            meaning = str(meanings.get(name, ""))
            if isinstance(value, Sequence):
                rows += [(name, place, _exactly(entry), meaning) for place, entry in enumerate(value)]
            else:
                rows.append((name, "", _exactly(value), meaning))
        return csv_text(("name", "place", "value", "meaning"), rows)


def read(text: str) -> tuple[Fraction, Fraction]:
    """Return a printed number and the value of its last digit.

    "9.3412" is 9.3412 in steps of 0.0001, "70.29 %" is 0.7029. Raises ValueError if there is no number in the text.
    """
    match = re.search(r"[-−]?\d[\d\u2009, ]*(\.\d+)?(?:·10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)|e([+-]?\d+))?", text)
    if match is None:
        raise ValueError(f"no number in {text}")
    power = int((match[2] or match[3] or "0").translate(str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")))
    power -= 2 if text.rstrip().endswith("%") else 0
    digits = re.sub(r"[\u2009, ]", "", re.split(r"·|e", match[0])[0].replace("−", "-"))
    step = Fraction(10) ** (power - max(0, len(match[1] or "") - 1))
    return Fraction(digits) * Fraction(10) ** power, step


def says(text: str, number: Number) -> bool:
    """Return whether a number has all digits of a printed one: "938.8" for 938.8099, "70.29 %" for 0.7029."""
    try:
        printed, step = read(text)
    except ValueError:
        return False
    exact = Fraction(number)
    # half a step, and the rounding error of a float
    return abs(exact - printed) <= step / 2 + abs(exact) / 10**12


def _is_same_value(value: Value, other: Value) -> bool:
    if isinstance(value, Sequence) and isinstance(other, Sequence):
        return len(value) == len(other) and all(map(_is_same_value, value, other))
    if isinstance(value, Sequence) or isinstance(other, Sequence):
        return False
    return abs(float(value) - float(other)) < 1e-12


def _exactly(value: Number) -> str:
    return str(value) if isinstance(value, int) else repr(float(value))
