"""Texts for numbers with nouns, lists, dates and durations in the language in use."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from app.base.language.words import language, tr
from core.base.text.figure_text import join_texts
from core.base.words import THIN_SPACE, isolate_text, localize_number


def format_integer(number: float) -> str:
    """Return an integer in groups of three, in English with a thin space: 3 674 160."""
    return localize_number(f"{round(number):,}", language().signs)


def format_number(number: float, form: str) -> str:
    """Return a number in one of Python's formats (".3f") with the signs of the language."""
    return localize_number(format(number, form), language().signs)


def day(when: float) -> str:
    """Return the day of a moment, in seconds since 1970: 2026-11-27 in English."""
    return language().date(when, True, False)


def day_and_time(when: float) -> str:
    """Return day and time, to the minute, of a moment in seconds since 1970: 2026-11-27 18:55 in English."""
    return language().date(when, True, True)


def time_of_day(when: float) -> str:
    """Return the time, to the minute, of a moment in seconds since 1970: 18:55 in English."""
    return language().date(when, False, True)


def format_count(number: int, one: str, many: str = "") -> str:
    """Return a number with its noun: "1 move", "2 moves"; `many` where the plural has more than an s."""
    return f"{format_integer(number)} {one if number == 1 else many or f'{one}s'}"


def join_with_and(words: Sequence[str]) -> str:
    """Return words as a list in a sentence: "a", "a and b", "a, b and c"."""
    *first, last = words
    return tr("{others} and {last}", others=commas(first), last=last) if first else last


def commas(words: Iterable[str]) -> str:
    """Return texts joined by commas, without an "and" before the last: "a, b, c"."""
    return join_texts(tr("{before}, {after}", context="items of a list", before="", after=""), map(isolate_text, words))


def clauses(facts: Iterable[str]) -> str:
    """Return the facts about one thing joined by commas: "12 pushes, 30 moves"; empty ones are left out."""
    return join_texts(_next_fact(), map(isolate_text, filter(None, facts)))


def after_others(fact: str) -> str:
    """Return a fact as it follows other facts about the same thing: ", 30 moves"."""
    return join_texts("", (_next_fact(), fact))


def _next_fact() -> str:
    return tr("{before}, {after}", context="facts of one thing", before="", after="")


def semicolons(words: Iterable[str]) -> str:
    """Return groups of things joined by semicolons: "a b; c d"."""
    return join_texts(tr("{before}; {after}", context="items of a list", before="", after=""), map(isolate_text, words))


def full_stops(words: Iterable[str]) -> str:
    """Return sentences joined by full stops, the last one without: "a. b"."""
    return join_texts(tr("{before}. {after}", context="two sentences", before="", after=""), words)


def sentences(*whole: str) -> str:
    """Return whole sentences joined by spaces; empty ones are left out."""
    return join_texts(tr("{before} {after}", context="two sentences", before="", after=""), filter(None, whole))


def label_value(name: str, value: str) -> str:
    """Return a value after its name: "depth: 3"."""
    return tr("{name}: {value}", name=name, value=value)


def normalize_number(number: str) -> str:
    """Return a number that a person typed with the signs of the language as Python reads it."""
    return number.strip().replace(language().signs.decimal, ".")


def percent_sign(figure: str) -> str:
    """Return a figure with the percent sign of the language."""
    return join_texts("", (figure, language().signs.percent))


def fixed_percent(share: float, decimals: int) -> str:
    """Return a share in percent with a fixed number of decimals: "70.29 %".

    Everything is "100 %" and nothing "0 %"; a share that only rounds to either never reads like it: "> 99.99 %", "<
    0.01 %".
    """
    return percent_sign(f"{100 * share:.0f}" if share in {0, 1} else _open(100 * share, 100, decimals))


def decimals_apart(values: Sequence[float], write: Callable[[float, int], str], least: int, most: int) -> int:
    """Return the fewest decimals, `least` to `most`, with which values that differ do not read alike.

    `write` makes the text of a value with so many decimals. `most` is as far as the values are true: values that differ
    only beyond it are to be given as equal.
    """
    different = set(values)
    apart = (n for n in range(least, most) if len({write(value, n) for value in different}) == len(different))
    return next(apart, most)


def fixed_share(share: float, decimals: int) -> str:
    """Return a share with a fixed number of decimals, as `fixed_percent` does: "0.171784", "< 0.000001"."""
    return _open(share, 1, decimals)


def _open(part: float, whole: int, decimals: int) -> str:
    """Return a part of `whole`, with < or > where it would round to none or all of it and is neither."""
    figure, none, least = f"{part:.{decimals}f}", f"{0:.{decimals}f}", 0.1**decimals
    if 0 < part < whole and figure in {none, f"{whole:.{decimals}f}"}:
        least_text, most_text = f"{least:.{decimals}f}", f"{whole - least:.{decimals}f}"
        figure = f"< {least_text}" if figure == none else f"> {most_text}"
    return localize_number(figure, language().signs)


@lru_cache(8192)  # all texts to search are folded at every key
def fold_text(text: str) -> str:
    """Return a text in the form that a search compares.

    It has small letters and no accents, apostrophes or thin spaces; 3×3 becomes 3x3.

    A thin space stands inside a number, which nobody types with it.
    """
    bare = text.replace("×", "x").replace("−", "-").replace(THIN_SPACE, "").replace("\u202f", "").replace("\u00a0", " ")
    parts = unicodedata.normalize("NFKD", bare.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part) and part not in "'’")


_EXPONENT = re.compile(r"([\d.,]+)e\+?(-?\d+)")
_TIMES = re.compile(r"(?<=\d)[*x](?=\d)")


def number_spellings(word: str) -> tuple[str, ...]:
    """Return a folded word, and its other spellings if it is a number.

    "1,032" is also 1032 where a comma does not begin decimals; "5e11" and "5*10^11" are also "5·1011", which is what
    `fold_text` makes of 5·10¹¹.
    """
    groups = ".'" if language().signs.decimal == "," else ",'"
    whole = re.sub(rf"(?<=\d)[{groups}](?=\d{{3}})", "", word)
    power = _TIMES.sub("·", _EXPONENT.sub(r"\1·10\2", whole).replace("^", ""))
    return tuple(dict.fromkeys((word, whole, power)))


def duration(seconds: float) -> str:
    """Return a duration as people say it: "13 s", "4 min"."""
    if seconds < 90:
        return tr("{seconds} s", seconds=max(1, round(seconds)))
    if seconds < 5400:
        return tr("{minutes} min", minutes=round(seconds / 60))
    return tr("{hours:.1f} h", hours=seconds / 3600)


def format_longest_duration(seconds: float) -> str:
    """Return the most time that is left, rounded up: "13 min at most"."""
    step = 1 if seconds < 90 else 60 if seconds < 5400 else 360
    return tr("{duration} at most", duration=duration(-(-seconds // step) * step))


def estimate(seconds: float) -> str:
    """Return the time left, roughly: "about 13 s left"."""
    return tr("about {duration} left", duration=duration(seconds))


def whole_percent(share: float) -> str:
    """Return a share of work in whole percent, rounded down: unfinished work never reads 100 %."""
    return percent_sign(str(int(100 * share)))
