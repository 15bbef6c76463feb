"""Sessions of times that come back from the CSV that `times.to_csv` writes."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping
from datetime import datetime

from core.cube.cstimer import LAST_SECOND, LONGEST_NAME
from core.cube.times import CSV_HEAD, DID_NOT_FINISH, NO_PENALTY, PLUS_TWO, Session, Time
from core.files.spreadsheet import own_text
from core.puzzle import InputError
from core.words import phrase

MOST_SOLVES = 500_000
"""In a file, as in one of csTimer."""

_TIME = re.compile(r"(?:DNF\()?(?:(?:(\d{1,6}):)?(\d{1,2}):)?(\d{1,2})\.(\d\d)[+)]?", re.ASCII)
_NUMBER = re.compile(r"[1-9]\d{0,5}", re.ASCII)


def is_times_csv(text: str) -> bool:
    """Whether a text begins with the head line of our CSV, as we or a spreadsheet write it."""
    head = text[:200].removeprefix("\ufeff").replace('"', "").replace(";", ",")
    return head.startswith(",".join(CSV_HEAD))


def read_times_csv(text: str, puzzle: str) -> list[Session]:
    """Return the sessions of a CSV, all of them of this puzzle, in their order.

    Times are whole hundredths of a second there. Raises InputError with the line of what cannot be read.
    """
    text = text.removeprefix("\ufeff")
    solves: dict[int, list[Time]] = {}
    names: dict[int, str] = {}
    for count, (line, row) in enumerate(_rows(text), 1):
        if count > MOST_SOLVES:
            raise InputError(phrase("The file holds more than {most:,} times", most=MOST_SOLVES))
        try:
            number, name, solve = _solve(row)
        except (AttributeError, KeyError, OSError, OverflowError, TypeError, ValueError) as error:
            fault = phrase("This line is no solve, as Statewalk exports its times")
            raise InputError(fault, phrase("line {number}", number=line)) from error
        solves.setdefault(number, []).append(solve)
        names.setdefault(number, name)
    return [Session(number, names[number], puzzle, times) for number, times in solves.items()]


def _rows(text: str) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Each row by its columns, with the line on which it ends."""
    delimiter = ";" if ";" in text.split("\n", 1)[0] else ","
    reader = csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        for row in reader:
            yield reader.line_num, row
    except csv.Error as error:
        raise InputError(
            phrase("This is not written as comma-separated text"), phrase("line {number}", number=reader.line_num)
        ) from error


def _solve(row: Mapping[str, str]) -> tuple[int, str, Time]:
    """Return the number and the name of the session, and the solve. Raises ValueError or KeyError."""
    number, shown, penalty = _NUMBER.fullmatch(row["session"]), _TIME.fullmatch(row["time"]), row["penalty"]
    if number is None or shown is None or penalty not in (NO_PENALTY, PLUS_TWO, DID_NOT_FINISH):
        raise ValueError(row)
    hours, minutes, seconds, hundredths = (int(part or 0) for part in shown.groups())
    measured = 1000 * (3600 * hours + 60 * minutes + seconds) + 10 * hundredths - 2000 * (penalty == PLUS_TWO)
    solved_at = datetime.fromisoformat(row["solved_at"]).timestamp()
    if measured < 0 or not 0 <= solved_at <= LAST_SECOND:
        raise ValueError(row)
    name = " ".join(own_text(row["name"]).split())[:LONGEST_NAME]
    solve = Time(measured, penalty, own_text(row["scramble"]), solved_at, own_text(row["comment"]))
    return int(number[0]), name, solve
