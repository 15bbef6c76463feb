"""CSV tables of times: Statewalk's, as `times.to_csv` writes it, and csTimer's.

Statewalk's has a line for each solve of any session and puzzle. csTimer's holds one session, without a name or a
puzzle, and a column for each phase, separated by semicolons; csTimer quotes a cell only if it has a semicolon or a line
break.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime

from core.base.files.spreadsheet import own_text
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.timing.cstimer import LAST_SECOND
from core.cube.timing.omissions import Omissions
from core.cube.timing.times import (
    CSV_HEAD,
    DID_NOT_FINISH,
    NO_PENALTY,
    PLUS_TWO,
    PUZZLES,
    Time,
    TimerSession,
    read_time,
)

MOST_SOLVES = 500_000
"""Most solves in a file, as in one of csTimer."""

_NEEDED = CSV_HEAD[:9]
"""Columns of older versions, which wrote one puzzle and hundredths."""
_CSTIMER_HEAD = ("No.", "Time", "Comment", "Scramble", "Date")  # not shown
_NO_DATE = ("", "N/A")
_NUMBER = re.compile(r"[1-9]\d{0,5}", re.ASCII)
_DIGITS = re.compile(r"\d{1,12}", re.ASCII)
_DELIMITERS = ",;\t"


def is_times_csv(text: str) -> bool:
    """Return whether a text begins with the header of Statewalk's table, as it or a spreadsheet writes it."""
    return set(_NEEDED) <= set(_head(text))


def is_cstimer_csv(text: str) -> bool:
    """Return whether a text begins with the header of csTimer's table."""
    return _head(text)[: len(_CSTIMER_HEAD)] == list(_CSTIMER_HEAD)


def read_times_csv(text: str, puzzle: str) -> list[TimerSession]:
    """Return the sessions of Statewalk's table in order; older tables name no puzzle and are of `puzzle`.

    A session of another puzzle has "" for its puzzle. Raises InputError with the line of what cannot be read.
    """
    solves: dict[tuple[str, int], list[Time]] = {}
    names: dict[tuple[str, int], str] = {}
    fault = phrase("This line is not a solve as Statewalk exports it")
    for line, row in _by_column(_strict_rows(text), fault):
        try:
            number, name, solve = _solve(row)
        except (AttributeError, InputError, KeyError, OSError, OverflowError, TypeError, ValueError) as error:
            raise InputError(fault, phrase("line {number}", number=line)) from error
        written = row.get("puzzle", puzzle) or puzzle
        key = (written if written in PUZZLES else "", number)
        solves.setdefault(key, []).append(solve)
        names.setdefault(key, name)
    return [TimerSession(number, names[of, number], of, times) for (of, number), times in solves.items()]


def read_cstimer_csv(text: str, omissions: Omissions) -> list[Time]:
    """Return the times of csTimer's table; their phases are counted in `omissions`.

    Raises InputError with the line of what cannot be read.
    """
    times = []
    fault = phrase("This line is not a solve as csTimer exports it")
    for line, row in _by_column(_cstimer_rows(text), fault):
        try:
            times.append(_cstimer_solve(row))
        except (AttributeError, InputError, KeyError, OSError, OverflowError, TypeError, ValueError) as error:
            raise InputError(fault, phrase("line {number}", number=line)) from error
        omissions.phases += bool(row.get("P.2"))
    return times


def _head(text: str) -> list[str]:
    line = text[:400].removeprefix("\ufeff").lstrip().split("\n", 1)[0].strip()
    return [cell.strip().strip('"') for cell in line.split(_delimiter(line))]


def _delimiter(line: str) -> str:
    return max(_DELIMITERS, key=line.count)


def _by_column(rows: Iterable[tuple[int, list[str]]], fault: str) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Yield each row below the header by its columns, with the line on which it ends; skip blank lines."""
    remaining = iter(rows)
    _, head = next(remaining)
    names = [cell.strip() for cell in head]
    count = 0
    for line, cells in remaining:
        if not any(cells):
            continue
        count += 1
        if count > MOST_SOLVES:
            raise InputError(phrase("The file holds more than {most:,} times", most=MOST_SOLVES))
        if len(cells) > len(names):
            raise InputError(fault, phrase("line {number}", number=line))
        yield line, dict(zip(names, cells, strict=False))


def _strict_rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the cells of each row, with the line on which it ends."""
    text = text.removeprefix("\ufeff").lstrip()
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text.split("\n", 1)[0]), strict=True)
    try:
        for cells in reader:
            yield reader.line_num, cells
    except csv.Error as error:
        raise InputError(
            phrase("This is not written as comma-separated text"), phrase("line {number}", number=reader.line_num)
        ) from error


def _cstimer_rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the cells of each row of csTimer's table, with the line on which it ends.

    A quotation mark is an ordinary character unless one that ends a cell follows: csTimer escapes hardly any of them.
    """
    text = text.removeprefix("\ufeff").lstrip()
    delimiter = _delimiter(text.split("\n", 1)[0])
    cell = re.compile(rf'("[^"]*+(?:""[^"]*+)*"(?={delimiter}|\r?\n|\Z)|[^{delimiter}\r\n]*)({delimiter}|\r?\n|\Z)')
    cells: list[str] = []
    line = 1
    for match in cell.finditer(text):
        written = match[1]
        quoted = len(written) > 1 and written[0] == written[-1] == '"'
        cells.append(written[1:-1].replace('""', '"') if quoted else written)
        line += written.count("\n")
        if match[2] != delimiter:
            yield line, cells
            line += 1
            cells = []


def _solve(row: Mapping[str, str]) -> tuple[int, str, Time]:
    """Return the number and name of the session, and the solve; raises ValueError, KeyError or InputError."""
    number, penalty = _NUMBER.fullmatch(row["session"]), row["penalty"]
    if number is None or penalty not in (NO_PENALTY, PLUS_TWO, DID_NOT_FINISH):
        raise ValueError(row)
    exact = row.get("milliseconds", "")
    if exact:
        measured = int(_DIGITS.fullmatch(exact)[0])  # type: ignore[index]
    else:
        measured, shown = _read_shown(row["time"])
        if shown != penalty:
            raise ValueError(row)
    solve = Time(measured, penalty, own_text(row["scramble"]), _moment(row["solved_at"]), own_text(row["comment"]))
    return int(number[0]), " ".join(own_text(row["name"]).split()), solve


def _read_shown(shown: str) -> tuple[int, str]:
    if "." not in shown:
        raise ValueError(shown)
    return read_time(shown)


def _cstimer_solve(row: Mapping[str, str]) -> Time:
    """Return the solve of a row; raises ValueError, KeyError or InputError."""
    measured, penalty = _read_shown(row["Time"])
    return Time(measured, penalty, row["Scramble"].strip(), _moment(row["Date"]), row["Comment"])


def _moment(written: str) -> float:
    """Return a date as seconds since 1970; 0 if it is not known."""
    if written.strip() in _NO_DATE:
        return 0.0
    moment = datetime.fromisoformat(written.strip()).timestamp()
    if not 0 <= moment <= LAST_SECOND:
        raise ValueError(written)
    return moment
