"""Checks of the arguments of functions that scripts and notebooks call; each fault is an `InputError`.

Inside, the engine trusts its data; these functions check it where it enters. Each takes the value and the name of the
parameter, and returns the value in the type that the engine uses.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Collection, Iterable, Sequence
from math import inf, isfinite

from core.base.puzzle import InputError
from core.base.words import phrase

LONGEST_SHOWN = 40
"""Most characters of a value that an error message repeats."""

MOST_THREADS = 1024
LONGEST_SECONDS = 1e9
"""Longest time limit in seconds, 31 years: a timer takes no more."""

_SQUARE = re.compile(r"\s*([0-9]{1,6})\s*,\s*([0-9]{1,6})\s*\Z")


def whole_number(value: object, name: str, least: int, most: int) -> int:
    """Return an `int` from `least` to `most`, made from an `int` or another integer type such as NumPy's.

    Raises InputError for anything else, also for texts, fractions and truth values.
    """
    try:
        number = None if isinstance(value, bool) else operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        number = None
    if number is None or not least <= number <= most:
        raise InputError(
            phrase(
                "{name} is a whole number from {least} to {most}, not {value}",
                name=name,
                least=least,
                most=most,
                value=abbreviate_value(value),
            )
        )
    return number


def fraction(value: object, name: str, least: float = 0.0, most: float = 1.0) -> float:
    """Return a value as a float from `least` to `most`; raises InputError for texts and anything else."""
    number = _number(value)
    if number is None or not least <= number <= most:
        raise InputError(
            phrase(
                "{name} is a number from {least:g} to {most:g}, not {value}",
                name=name,
                least=least,
                most=most,
                value=abbreviate_value(value),
            )
        )
    return number


def seconds(value: object, name: str = "seconds") -> float:
    """Return a time limit in seconds, 0 or more; raises InputError for anything else."""
    number = _number(value)
    if number is None or not 0 <= number <= LONGEST_SECONDS:
        raise InputError(
            phrase("{name} is a number of seconds from 0 on, not {value}", name=name, value=abbreviate_value(value))
        )
    return number


def thread_count(value: object, name: str = "threads") -> int:
    """Return a number of threads, 1 or more; raises InputError for anything else."""
    return whole_number(value, name, 1, MOST_THREADS)


def is_one_of(value: object, names: Collection[str]) -> bool:
    """Return whether a value is a text among `names`; a value of another type, hashable or not, never is."""
    return isinstance(value, str) and value in names


def text(value: object, name: str, separator: str = " ") -> str:
    """Return a text: a `str`, or a sequence or one-dimensional array of them, joined by `separator`.

    Raises InputError for anything else.
    """
    if isinstance(value, str):
        return value
    parts = items(value)
    if parts is None or not all(isinstance(part, str) for part in parts):
        raise InputError(
            phrase("{name} is a text, or a list of texts, not {value}", name=name, value=abbreviate_value(value))
        )
    return separator.join(map(str, parts))


def square(value: object, name: str) -> tuple[int, int]:
    """Return a square as (column, row), from 0: a pair of whole numbers, or the text "3,1".

    Raises InputError for anything else.
    """
    if isinstance(value, str) and (match := _SQUARE.match(value)):
        return int(match[1]), int(match[2])
    parts = items(value)
    try:
        column, row = [whole_number(part, name, 0, 10**6) for part in parts or ()]
    except ValueError:  # InputError is a ValueError, and so is the error for a wrong number of parts
        raise InputError(
            phrase(
                "{name} is a column and a row from 0 on, as (3, 1), not {value}",
                name=name,
                value=abbreviate_value(value),
            )
        ) from None
    return column, row


def items(value: object) -> Sequence[object] | None:
    """Return the items of a list, tuple, array or other iterable as plain Python values, or None.

    Texts, bytes, dictionaries and everything that is not iterable give None. A NumPy array becomes nested lists.
    """
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, str | bytes | bytearray | dict) or not isinstance(value, Iterable):
        return None
    return list(value)


def abbreviate_value(value: object) -> str:
    """Return a value as error messages show it: a text as it is, another value by `repr`, both shortened."""
    words = " ".join((value if isinstance(value, str) else repr(value)).split())
    return words if len(words) <= LONGEST_SHOWN else f"{words[:LONGEST_SHOWN]}…"


def _number(value: object) -> float | None:
    """Return the value as a finite float, or None for texts, truth values, infinities and non-numbers."""
    if isinstance(value, str | bytes | bool):
        return None
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return None
    except OverflowError:
        number = inf
    return number if isfinite(number) else None
