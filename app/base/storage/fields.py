"""Checks of records: declared once where a record is written, applied wherever one is read.

A check takes a value as JSON or SQLite gives it, and its place for messages, and returns the value. It raises
InputError for a wrong type, for a number out of its range, and for what is too long.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

from app.base.language.words import tr
from core.base.puzzle import InputError

Check = Callable[[Any, str], Any]

LONGEST = 1 << 20
"""Most characters of a text, and most entries of a list, unless a check says otherwise."""
LARGEST = (1 << 63) - 1
"""Largest integer that SQLite holds."""
MOST_DIGITS = 18
LAST_MOMENT = 253_402_214_400
"""Seconds from 1970 to the last day that the calendar can show."""


MOST_MARKS = 3_000_000
"""Most characters of JSON outside its words: an empty list takes thirty times its text in memory."""
_WORD = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*(?:"|\Z)', re.DOTALL)


def _refuse(what: str, place: str) -> NoReturn:
    raise InputError(tr("{place} is not {what}", place=place or tr("The record"), what=what))


def text(longest: int = LONGEST) -> Check:
    """Return a check for a text that can be shown and saved."""

    def check(value: Any, place: str) -> str:
        if not isinstance(value, str) or len(value) > longest:
            _refuse(tr("a text of at most {longest} characters", longest=longest), place)
        try:
            value.encode()
        except UnicodeEncodeError:
            _refuse(tr("a text in Unicode"), place)
        return value

    return check


def whole_number_field(least: int = 0, most: int = LARGEST) -> Check:
    """Return a check for a whole number."""

    def check(value: Any, place: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            _refuse(tr("a whole number from {least} to {most}", least=least, most=most), place)
        return value

    return check


def number(least: float = 0, most: float = LARGEST) -> Check:
    """Return a check for a finite number."""

    def check(value: Any, place: str) -> float:
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not least <= value <= most:
            _refuse(tr("a number from {least:g} to {most:g}", least=least, most=most), place)
        return float(value)

    return check


moment = number(0, LAST_MOMENT)
"""Check for a moment in seconds since 1970."""


def digits(word: str) -> int | None:
    """Return the whole number that a word writes in plain digits; None if it is none or too large."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS else None


def flag(value: Any, place: str) -> bool:
    """Check for true or false."""
    if not isinstance(value, bool):
        _refuse(tr("true or false"), place)
    return value


def maybe(inner: Check) -> Check:
    """Return a check for None or a value that passes the check `inner`."""
    return lambda value, place: None if value is None else inner(value, place)


def list_field(inner: Check, most: int = LONGEST) -> Check:
    """Return a check for a list whose entries pass the check `inner`."""

    def check(value: Any, place: str) -> list[Any]:
        if not isinstance(value, list) or len(value) > most:
            _refuse(tr("a list of at most {most} entries", most=most), place)
        return [inner(entry, f"{place or tr('The record')}[{index}]") for index, entry in enumerate(value)]

    return check


def texts(longest: int = LONGEST, most: int = LONGEST) -> Check:
    """Return a check for a list of texts.

    A long list mostly repeats the same few texts, each of which is checked once.
    """
    text_check, list_check = text(longest), list_field(text(longest), most)

    def check(value: Any, place: str) -> Any:
        if isinstance(value, list) and len(value) <= most:
            try:
                for found in set(value):
                    text_check(found, place)
            except (InputError, TypeError):
                return list_check(value, place)  # raises, too, and says where
            return value
        return list_check(value, place)

    return check


def row(*inner: Check) -> Check:
    """Return a check for a sequence with one value for each check of `inner`."""

    def check(value: Any, place: str) -> list[Any]:
        if not isinstance(value, (list, tuple)) or len(value) != len(inner):
            _refuse(tr("{number} values", number=len(inner)), place)
        name = place or tr("Value")
        return [
            inner_check(item, f"{name} {index}")
            for index, (inner_check, item) in enumerate(zip(inner, value, strict=True))
        ]

    return check


def record(needed: Mapping[str, Check], optional: Mapping[str, Check] | None = None) -> Check:
    """Return a check for values by name.

    Names that are not declared are kept: a newer program may have written them.
    """

    def check(value: Any, place: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            _refuse(tr("a record"), place)
        for name in needed:
            if name not in value:
                raise InputError(tr("{place} has no {name}", place=place or tr("The record"), name=name))
        checks = {**needed, **(optional or {})}
        return {
            name: checks[name](item, f"{place}.{name}" if place else name) if name in checks else item
            for name, item in value.items()
        }

    return check


def exact_record_field(needed: Mapping[str, Check], flags: Sequence[str] = ()) -> Check:
    """Return a check for values by name, and no others: the fields of a class.

    A flag that an older program did not write is off.
    """
    inner = record(needed, dict.fromkeys(flags, flag))

    def check(value: Any, place: str) -> dict[str, Any]:
        found: dict[str, Any] = inner(value, place)
        return {name: found[name] for name in needed} | {name: found.get(name, False) for name in flags}

    return check


def decode(stored: Any, check: Check) -> Any:
    """Parse stored JSON and check its value.

    Raises InputError, also for what is no JSON and for infinite numbers.
    """
    if not isinstance(stored, str):
        raise InputError(tr("The record is not a text"))
    if len(stored) > MOST_MARKS and _marks(stored) > MOST_MARKS:
        raise InputError(tr("The record holds too many values"))
    try:
        value = json.loads(stored, parse_constant=_no_number, parse_float=_finite)
    except InputError:
        raise
    except (ValueError, RecursionError) as error:
        raise InputError(tr("The record is not written in JSON")) from error
    return check(value, "")


def _marks(stored: str) -> int:
    """Return the number of characters outside the words of JSON; the number of words if that is too many."""
    words = (stored.count('"') - stored.count('\\"')) // 2
    return words if words > MOST_MARKS else len(_WORD.sub("", stored))


def _no_number(word: str) -> NoReturn:
    raise InputError(tr("{word} is not a number", word=word))


def _finite(digits: str) -> float:
    value = float(digits)
    if abs(value) == float("inf"):
        raise InputError(tr("{digits} is too large a number", digits=digits[:20]))
    return value
