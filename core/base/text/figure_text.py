"""Texts that know where in them figures stand, and by what each figure is explained.

A `FigureText` is a `str`, and everywhere behaves like one. `core.base.words.fill` puts it into a template, in whichever
order a language has the values, and `join_texts` puts it beside others: what comes out is a `FigureText` again, whose
spans lie where the figures are. What operators of `str` make of it is a plain text without figures.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple, Self


class FigureSpan(NamedTuple):
    """Place of a figure in a text, as indices of characters, and what explains it."""

    begin: int
    end: int
    origin: object


class FigureText(str):
    """A text with figures in it."""

    __slots__ = ("spans",)

    spans: tuple[FigureSpan, ...]
    """Spans of the figures from left to right; no span lies within another."""

    def __new__(cls, text: str, *spans: FigureSpan) -> Self:
        made = super().__new__(cls, text)
        made.spans = spans
        return made


class FigureNumber(int):
    """A whole number that is a figure wherever a template writes it, and decides between one and many."""

    origin: object

    def __new__(cls, number: int, origin: object) -> Self:
        made = super().__new__(cls, number)
        made.origin = origin
        return made


class FigureDecimal(float):
    """A number that is a figure wherever a template writes it, with as many decimals as the template asks for."""

    origin: object

    def __new__(cls, number: float, origin: object) -> Self:
        made = super().__new__(cls, number)
        made.origin = origin
        return made


def whole_figure(text: str, origin: object) -> FigureText:
    """Return a text that is one figure from its first character to its last."""
    return FigureText(text, FigureSpan(0, len(text), origin))


def spans_of(text: str) -> tuple[FigureSpan, ...]:
    """Return where the figures of a text stand; a text that knows of none has none."""
    return text.spans if isinstance(text, FigureText) else ()


def join_texts(separator: str, parts: Iterable[str]) -> str:
    """Return the parts with the separator between them, as `str.join` does; their figures are figures of the whole."""
    parts = list(parts)
    text, spans, at = separator.join(parts), list[FigureSpan](), 0
    for part in parts:
        spans += [FigureSpan(at + begin, at + end, origin) for begin, end, origin in spans_of(part)]
        at += len(part) + len(separator)
    return FigureText(text, *spans) if spans else text


def replace_matches(pattern: re.Pattern[str], by: str, text: str) -> str:
    """Return a text with `by` in place of every match of a pattern; figures that are not matched themselves stay."""
    changed, spans = pattern.sub(lambda _match: by, text), spans_of(text)
    if not spans:
        return changed
    matches = [match.span() for match in pattern.finditer(text)]

    def moved(at: int) -> int:
        return at + sum(len(by) - (end - begin) for begin, end in matches if end <= at)

    return FigureText(changed, *(FigureSpan(moved(begin), moved(end), origin) for begin, end, origin in spans))
