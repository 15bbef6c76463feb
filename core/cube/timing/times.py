"""Results, penalties and averages of speed-solving, as in the WCA Regulations (articles 9f and A4d).

A result is a whole number of hundredths of a second; as in the WCA's own tables, -1 is a DNF.
"""

from __future__ import annotations

import re
from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from core.base.files.spreadsheet import csv_text
from core.base.puzzle import InputError
from core.base.trials import TrialSummary, summary
from core.base.words import phrase

PUZZLES: Final = ("3x3x3", "2x2x2")
"""Puzzles that are timed."""
DNF: Final = -1
"""Result of a solve that was not finished; worse than every time."""
NO_PENALTY: Final = ""
PLUS_TWO: Final = "+2"
DID_NOT_FINISH: Final = "DNF"

INSPECTION_MS: Final = 15_000
OVERTIME_MS: Final = 17_000
CUES_MS: Final = (8_000, 12_000)
"""Inspection times at which the judge calls out."""
CSV_HEAD: Final = (
    "number", "time", "seconds", "penalty", "scramble", "solved_at", "session", "name", "comment", "puzzle",
    "milliseconds",
)  # fmt: skip
"""Columns of CSV; `milliseconds` is the time as measured, `solved_at` is empty where unknown."""
LONGEST_MS: Final = 1000 * 3600 * 1000
"""Longest time that is read, a thousand hours."""

_SLOWEST: Final = 1 << 62
"""Value of a DNF where results are sorted."""
_WRITTEN = re.compile(
    r"(?P<dnf>dnf)?\(?(?:(?:(?P<hours>\d{1,4}):)?(?P<minutes>\d{1,4}):)?(?P<seconds>\d{1,9})?"
    r"(?:[.,](?P<fraction>\d{0,3}))?(?P<plus>\+)?\)?",
    re.ASCII | re.IGNORECASE,
)


class Time(NamedTuple):
    """Measured time of one solve."""

    milliseconds: int
    penalty: str = NO_PENALTY
    scramble: str = ""
    solved_at: float = 0.0
    """Seconds since 1970, UTC; 0 if unknown."""
    comment: str = ""


class TimerSession(NamedTuple):
    """Session of solve times, as it is exported and imported."""

    number: int
    name: str
    puzzle: str
    """Puzzle "3x3x3", "2x2x2", or "" for another."""
    times: Sequence[Time]


def inspection_penalty(milliseconds: int) -> str:
    """Return the penalty for an inspection time: none, +2 after 15 s, DNF after 17 s."""
    if milliseconds > OVERTIME_MS:
        return DID_NOT_FINISH
    return PLUS_TWO if milliseconds > INSPECTION_MS else NO_PENALTY


def result(milliseconds: int, penalty: str = NO_PENALTY) -> int:
    """Return the result of a measured time: cut off to hundredths, then the penalty added."""
    if penalty == DID_NOT_FINISH:
        return DNF
    return milliseconds // 10 + (200 if penalty == PLUS_TWO else 0)


def average(results: Sequence[int]) -> int:
    """Return the mean of `results` without the best and the worst twentieth, to the nearest hundredth.

    At least one result is left out at each end. Of five and of twelve that is the WCA's average; of 50, 100 and 1000
    cubers' timers leave out as much. DNFs are the worst results; more of them than are left out make the average a DNF.
    Raises ValueError for fewer than three results.
    """
    if len(results) < 3:
        raise ValueError("an average needs three results")
    left_out = -(-len(results) // 20)
    return DNF if results.count(DNF) > left_out else _mean(counting(results))


def counting(results: Sequence[int]) -> Sequence[int]:
    """Return the results that count in an average, from the best to the worst."""
    left_out = -(-len(results) // 20)
    return sorted(results, key=lambda one: (one == DNF, one))[left_out:-left_out]


def mean_of(results: Sequence[int]) -> int:
    """Return the mean of all results, to the nearest hundredth, or DNF; raises ValueError for none."""
    if not results:
        raise ValueError("a mean needs a result")
    return DNF if DNF in results else _mean(results)


def average_of_last(results: Sequence[int], count: int) -> int | None:
    """Return the average of the last `count` results; None if there are fewer."""
    return average(results[-count:]) if len(results) >= count else None


def averages(results: Sequence[int], count: int) -> list[int | None]:
    """Return after each result the average of the last `count` (3 or more); None while there are fewer.

    The window is kept sorted, so that a step costs a search and a shift instead of sorting anew.
    """
    left_out = -(-count // 20)
    counted = count - 2 * left_out
    window: list[int] = []
    figures: list[int | None] = []
    total = 0
    for end, one in enumerate(results):
        insort(window, _SLOWEST if one == DNF else one)
        total += 0 if one == DNF else one
        if len(window) > count:
            oldest = results[end - count]
            del window[bisect_left(window, _SLOWEST if oldest == DNF else oldest)]
            total -= 0 if oldest == DNF else oldest
        if len(window) < count:
            figures.append(None)
        elif window[-left_out - 1] == _SLOWEST:
            figures.append(DNF)
        else:
            slowest = (time for time in window[-left_out:] if time != _SLOWEST)
            figures.append((2 * (total - sum(window[:left_out]) - sum(slowest)) + counted) // (2 * counted))
    return figures


def means(results: Sequence[int], count: int) -> list[int | None]:
    """Return after each result the mean of the last `count`; None while there are fewer."""
    found: list[int | None] = [None] * min(count - 1, len(results))
    return found + [mean_of(results[end - count : end]) for end in range(count, len(results) + 1)]


class AverageStanding(NamedTuple):
    """Current and best average of `size` results in a row."""

    size: int
    """Number of results: 1 for a single result, 3 for their mean, more for an average."""
    now: int
    best: int


SIZES: Final = (1, 3, 5, 12, 50, 100, 1000)
"""Numbers of results whose best and current figures are shown."""


def standings(results: Sequence[int]) -> list[AverageStanding]:
    """Return the current and best figure for each of `SIZES` that a session has enough results for."""
    rows = []
    for size in SIZES:
        if len(results) >= size:
            figures = running(results, size)
            rows.append(AverageStanding(size, figures[-1], find_best(figures) or 0))
    return rows


def running(results: Sequence[int], size: int) -> Sequence[int]:
    """Return the figure of every `size` results in a row, one of `SIZES`, in order."""
    if size == 1:
        return results
    return [one for one in (means if size == 3 else averages)(results, size) if one is not None]


class Course(NamedTuple):
    """Course of a session, for a plot.

    The result of each solve and the averages up to it, and a histogram of finished solves, in hundredths.
    """

    results: Sequence[int]
    of_five: Sequence[int | None]
    of_twelve: Sequence[int | None]
    best: int
    """Index of the best result; -1 if no solve was finished."""
    finished: TrialSummary

    def to_csv(self) -> str:
        """Return a line for each solve as CSV: its number, result and averages in seconds, or DNF."""
        rows = zip(self.results, self.of_five, self.of_twelve, strict=True)
        lines = [",".join([str(number), *map(_seconds, row)]) for number, row in enumerate(rows, 1)]
        return "\n".join(["solve,time,ao5,ao12", *lines, ""])

    def histogram_to_csv(self) -> str:
        """Return the histogram in seconds as CSV; `below` is the first hundredth that a bin excludes."""
        bins = self.finished.bins
        rows = [f"{one.low / 100:.2f},{one.high / 100:.2f},{one.trials},{self.finished.share(one):.9g}" for one in bins]
        return "\n".join(["from,below,solves,share", *rows, ""])


def course(results: Sequence[int], bins: int) -> Course:
    """Return the course of a session with these results, with at most `bins` bins."""
    finished = [one for one in results if one != DNF]
    fastest = results.index(min(finished)) if finished else -1
    return Course(results, averages(results, 5), averages(results, 12), fastest, summary(finished, bins))


def _seconds(hundredths: int | None) -> str:
    if hundredths is None or hundredths == DNF:
        return "" if hundredths is None else DID_NOT_FINISH
    return f"{hundredths // 100}.{hundredths % 100:02}"


def best_average(results: Sequence[int], count: int) -> int | None:
    """Return the best average of `count` results in a row; DNF if all are, None if there are fewer."""
    figures = [one for one in averages(results, count) if one is not None]
    return find_best(figures) if figures else None


def find_best(results: Iterable[int]) -> int | None:
    """Return the best result; DNF if all are, None if there is none."""
    return min(results, key=lambda one: (one == DNF, one), default=None)


def mean(results: Iterable[int]) -> int | None:
    """Return the mean of all results but DNFs, to the nearest hundredth; None if there is none."""
    finished = [one for one in results if one != DNF]
    return _mean(finished) if finished else None


def _mean(results: Sequence[int]) -> int:
    return (2 * sum(results) + len(results)) // (2 * len(results))


def format_result(hundredths: int, *, minutes: bool = False) -> str:
    """Return a result like "42.18", "1:02.18", "1:00:02.18" or "DNF"; with `minutes` also "0:42.18"."""
    if hundredths == DNF:
        return DID_NOT_FINISH
    seconds, rest = divmod(hundredths, 100)
    whole_minutes, seconds = divmod(seconds, 60)
    hours, left = divmod(whole_minutes, 60)
    if hours:
        return f"{hours}:{left:02}:{seconds:02}.{rest:02}"
    if whole_minutes or minutes:
        return f"{whole_minutes}:{seconds:02}.{rest:02}"
    return f"{seconds}.{rest:02}"


def format_time(milliseconds: int, penalty: str = NO_PENALTY) -> str:
    """Return a time as cubers write it: "44.18+" with the penalty added, "DNF(42.18)" with the time."""
    if penalty == DID_NOT_FINISH:
        return f"DNF({format_result(result(milliseconds))})"
    return format_result(result(milliseconds, penalty)) + ("+" if penalty == PLUS_TWO else "")


def to_csv(sessions: Iterable[TimerSession]) -> str:
    """Return all times as CSV with a header: `time` as shown, `seconds` with the penalty, ISO dates.

    `seconds` is empty for a DNF.
    """
    solves = ((session, time) for session in sessions for time in session.times)
    return csv_text(CSV_HEAD, (_row(number, session, time) for number, (session, time) in enumerate(solves, 1)))


def _row(number: int, session: TimerSession, one: Time) -> Sequence[object]:
    hundredths = result(one.milliseconds, one.penalty)
    seconds = "" if hundredths == DNF else _seconds(hundredths)
    moment = datetime.fromtimestamp(one.solved_at).astimezone() if one.solved_at else None
    solved_at = "" if moment is None else moment.isoformat(timespec="milliseconds" if moment.microsecond else "seconds")
    shown = format_time(one.milliseconds, one.penalty)
    return (
        number, shown, seconds, one.penalty, one.scramble, solved_at, session.number, session.name, one.comment,
        session.puzzle, one.milliseconds,
    )  # fmt: skip


def read_time(text: str) -> tuple[int, str]:
    """Return the milliseconds as measured and the penalty of a time as people write it.

    "12.34", "1:02.34", "14.34+" (two seconds of penalty are in it), "DNF", "DNF(12.34)"; digits alone are read from the
    right, as 1:02.34 for "10234". Raises InputError for anything else.
    """
    match = _WRITTEN.fullmatch("".join(text.split()))
    empty = match is None or not (match["seconds"] or match["fraction"] or match["dnf"])
    if match is None or empty or text.count("(") != text.count(")"):
        fault = phrase("{text} is not a time", text=text.strip()[:20]) if text.strip() else phrase("No time is given")
        raise InputError(fault, advice=phrase("Write 12.34, 1:02.34, 14.34+ or DNF"))
    hours, minutes, seconds = (int(match[part] or 0) for part in ("hours", "minutes", "seconds"))
    if match["fraction"] is None and match["minutes"] is None:
        hundredths = seconds % 10_000 + 6_000 * (seconds // 10_000 % 100) + 360_000 * (seconds // 1_000_000)
        milliseconds = 10 * hundredths
    else:
        milliseconds = 1000 * (3600 * hours + 60 * minutes + seconds) + int((match["fraction"] or "0").ljust(3, "0"))
    plus = bool(match["plus"]) and not match["dnf"]
    milliseconds -= 2000 * plus
    if not 0 <= milliseconds <= LONGEST_MS:
        raise InputError(phrase("This time is out of range"))
    return milliseconds, DID_NOT_FINISH if match["dnf"] else PLUS_TWO if plus else NO_PENALTY
