"""Phrases: English texts that keep their template and values, so that they can be translated.

`phrase("{walked} steps", walked=3)` is the English text "3 steps" and behaves like it everywhere: the command line
prints it, JSON takes it, tests compare it. It also keeps its template and its values, so that it can be shown in
another language (`app.base.language.words`). Operators of `str` return plain English.

A template has `{names}` for values, each with Python's own format if needed: `{share:.2f}`, `{states:,}`. The number
that decides between singular and plural is `n`, written `%n`: `phrase("%n boxes", one="%n box", n=count)`. A value that
is a `FigureText`, a `FigureNumber` or a `FigureDecimal` (`core.base.text.figure_text`) is a figure in the text that
`fill` returns.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from string import Formatter
from typing import NamedTuple

from core.base.text.figure_text import (
    FigureDecimal,
    FigureNumber,
    FigureText,
    join_texts,
    replace_matches,
    spans_of,
    whole_figure,
)

THIN_SPACE = "\u2009"
NUMBER = "%n"


class Signs(NamedTuple):
    """Conventions of a language for writing numbers."""

    decimal: str
    group: str
    percent: str
    """Percent sign, with the space before it."""
    spaced: bool = False
    """Whether values in Chinese text get a space exactly where Chinese meets other letters or digits."""


_SEAM = "\0"
_SEAMS = re.compile(_SEAM)
_CHINESE, _LATIN = "[\u3400-\u9fff]", "[A-Za-z0-9]"
_APART = re.compile(f"(?<={_CHINESE}){_SEAM}+(?={_LATIN})|(?<=[A-Za-z0-9%']){_SEAM}+(?={_CHINESE})")
_TOGETHER = re.compile(f"(?<={_CHINESE}) ?{_SEAM}+ ?(?={_CHINESE})")
ENGLISH = Signs(".", THIN_SPACE, f"{THIN_SPACE}%")

ISOLATE, ISOLATE_END = "\u2068", "\u2069"
"""Marks around a text with its own direction, which leaves the order of the text around it alone."""
_REORDERING = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Marks that change the direction of the letters after them."""
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
"""Letters that are read from right to left, and the right-to-left mark."""


class Phrase(FigureText):
    """English text with the template and values that it was made from, so that it can be translated."""

    __slots__ = ("context", "one", "template", "values")

    template: str
    one: str
    """Template for n = 1, where the text counts something; else empty."""
    context: str
    """Distinguishes two texts that are the same in English but not in other languages."""
    values: Mapping[str, object]

    def __new__(cls, template: str, one: str, context: str, values: Mapping[str, object]) -> Phrase:
        text = fill(one if one and values["n"] == 1 else template, values)
        made = super().__new__(cls, text, *spans_of(text))
        made.template, made.one, made.context, made.values = template, one, context, values
        return made

    def __reduce__(self) -> tuple[type[Phrase], tuple[str, str, str, Mapping[str, object]]]:
        return Phrase, (self.template, self.one, self.context, self.values)


class Numeral(str):
    """Number as English writes it, in groups with a thin space, to be rewritten for other languages."""

    __slots__ = ()


def phrase(template: str, /, *, one: str = "", context: str = "", **values: object) -> Phrase:
    """Return the text of `template` with these values in it, which can be shown in another language.

    A value may be such a text itself. With `one`, `values` must have the number `n`.
    """
    return Phrase(template, one, context, values)


def as_phrase(text: str) -> Phrase:
    """Return a text that is marked for translation elsewhere as a phrase.

    Such a text is the note of a printed figure. A phrase is returned unchanged.
    """
    return text if isinstance(text, Phrase) else Phrase(text, "", "", {})


def sentence_of(error: BaseException) -> str:
    """Return the message of an error as a phrase if it has one; `str` of the error is plain English."""
    message = error.args[0] if error.args else None
    return message if isinstance(message, Phrase) else str(error)


def in_order(text: str) -> str:
    """Return a text from outside without the marks that change the order in which its letters are read.

    Right-to-left letters keep their direction, and texts that are isolated already stay so.
    """
    if _REORDERING.search(text) is None:
        return text
    depth = 0
    for sign in _REORDERING.findall(text):
        depth += {ISOLATE: 1, ISOLATE_END: -1}.get(sign, -len(text))
        if depth < 0:
            return replace_matches(_REORDERING, "", text)
    return text if depth == 0 else replace_matches(_REORDERING, "", text)


def isolate_text(text: str) -> str:
    """Return a text from outside such that it keeps its order as a part of any sentence."""
    text = in_order(text)
    if _RIGHT_TO_LEFT.search(text) is None or text.startswith(ISOLATE):
        return text
    return join_texts("", (ISOLATE, text, ISOLATE_END))


def _keep_text(text: str) -> str:
    return text


def fill(
    template: str, values: Mapping[str, object], signs: Signs = ENGLISH, inner: Callable[[str], str] = _keep_text
) -> str:
    """Return `template` with the values in it, numbers written with these signs.

    `inner` is applied to a value that is a text, which is then isolated if it runs from right to left. Figures among
    the values stay figures in the result, unless a format changes them. Raises KeyError for a name that has no value.
    """
    if not values:
        return template
    parts = []
    for literal, name, form, conversion in _parts(template):
        if literal:
            parts.append(literal)
        if name is not None:
            value = values[name]
            parts.append(_format_value(repr(value) if conversion == "r" else value, form, signs, inner))
    return _join_with_spaces(parts) if signs.spaced else join_texts("", parts)


def _join_with_spaces(parts: Sequence[str]) -> str:
    return replace_matches(
        _SEAMS, "", replace_matches(_TOGETHER, "", replace_matches(_APART, " ", join_texts(_SEAM, parts)))
    )


def localize_number(written: str, signs: Signs) -> str:
    """Return a number as Python writes it ("1,234.5") with the signs of a language."""
    return written.translate({ord(","): signs.group, ord(THIN_SPACE): signs.group, ord("."): signs.decimal})


def _format_value(value: object, form: str, signs: Signs, inner: Callable[[str], str]) -> str:
    if isinstance(value, str):
        text = inner(value)
        return isolate_text(format(text, form) if form else text)
    written = format(value, form)
    written = localize_number(written, signs) if form or isinstance(value, (int, float)) else written
    return whole_figure(written, value.origin) if isinstance(value, (FigureNumber, FigureDecimal)) else written


@lru_cache(maxsize=4096)
def _parts(template: str) -> tuple[tuple[str, str | None, str, str | None], ...]:
    """Return literal text, name, format and conversion of each field; `%n` is the name n in groups."""
    fields: list[tuple[str, str | None, str, str | None]] = []
    for literal, name, form, conversion in Formatter().parse(template):
        *before, last = literal.split(NUMBER)
        fields += [(text, "n", ",", None) for text in before]
        fields.append((last, name, form or "", conversion))
    return tuple(fields)
