"""Texts that record where their figures are and what explains each figure.

A `FigureText` is a `str` and behaves like one. `core.base.words.fill` puts it into a template, in whichever order a
language has the values, and `join_texts` puts it beside others: the result is a `FigureText` again, with spans where
the figures are. Operators of `str` return a plain text without figures.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple, Self


class FigureSpan(NamedTuple):
    """Range of a figure in a text, as indices of characters, and what explains the figure."""

    begin: int
    end: int
    origin: object


class FigureText(str):
    """Text with figures in it."""

    __slots__ = ("spans",)

    spans: tuple[FigureSpan, ...]
    """Spans of the figures from left to right; no span lies within another."""

    def __new__(cls, text: str, *spans: FigureSpan) -> Self:
        made = super().__new__(cls, text)
        made.spans = spans
        return made


class FigureNumber(int):
    """Whole number that is a figure wherever a template writes it, and that selects singular or plural."""

    origin: object

    def __new__(cls, number: int, origin: object) -> Self:
        made = super().__new__(cls, number)
        made.origin = origin
        return made


class FigureDecimal(float):
    """Decimal number that is a figure in any template, with as many decimals as the template asks for."""

    origin: object

    def __new__(cls, number: float, origin: object) -> Self:
        made = super().__new__(cls, number)
        made.origin = origin
        return made


def whole_figure(text: str, origin: object) -> FigureText:
    """Return a text that is one figure from its first character to its last."""
    return FigureText(text, FigureSpan(0, len(text), origin))


def spans_of(text: str) -> tuple[FigureSpan, ...]:
    """Return the spans of the figures in a text; a plain `str` has none."""
    return text.spans if isinstance(text, FigureText) else ()


def join_texts(separator: str, parts: Iterable[str]) -> str:
    """Return the parts joined as by `str.join`, with the figures of all parts."""
    parts = list(parts)
    text, spans, offset = separator.join(parts), list[FigureSpan](), 0
    for part in parts:
        spans += [FigureSpan(offset + begin, offset + end, origin) for begin, end, origin in spans_of(part)]
        offset += len(part) + len(separator)
    return FigureText(text, *spans) if spans else text


def replace_matches(pattern: re.Pattern[str], by: str, text: str) -> str:
    """Return a text with `by` in place of every match of a pattern; figures that do not match are kept."""
    changed, spans = pattern.sub(lambda _match: by, text), spans_of(text)
    if not spans:
        return changed
    matches = [match.span() for match in pattern.finditer(text)]

    def moved(at: int) -> int:
        return at + sum(len(by) - (end - begin) for begin, end in matches if end <= at)

    return FigureText(changed, *(FigureSpan(moved(begin), moved(end), origin) for begin, end, origin in spans))
