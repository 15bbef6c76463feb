"""A speed-solver's arithmetic: results, penalties and averages, as in the WCA Regulations (articles 9f and A4d).

A result is a whole number of hundredths of a second; as in the WCA's own tables, -1 is a DNF.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from core.files.spreadsheet import csv_text
from core.trials import Summary, summary

DNF: Final = -1
"""Did not finish; worse than every time."""
NO_PENALTY: Final = ""
PLUS_TWO: Final = "+2"
DID_NOT_FINISH: Final = "DNF"

INSPECTION_MS: Final = 15_000
OVERTIME_MS: Final = 17_000
CUES_MS: Final = (8_000, 12_000)
"""When the judge calls out that so much of the inspection is over."""
CSV_HEAD: Final = ("number", "time", "seconds", "penalty", "scramble", "solved_at", "session", "name", "comment")


class Time(NamedTuple):
    """One measured solve."""

    milliseconds: int
    penalty: str = NO_PENALTY
    scramble: str = ""
    solved_at: float = 0.0
    """Seconds since 1970, UTC."""
    comment: str = ""


class Session(NamedTuple):
    """Times that belong together, as they are exported and imported."""

    number: int
    name: str
    puzzle: str
    """ "3x3x3", "2x2x2", or "" for another."""
    times: Sequence[Time]


def inspection_penalty(milliseconds: int) -> str:
    """What a start after so much inspection costs: nothing, +2 after 15 s, DNF after 17 s."""
    if milliseconds > OVERTIME_MS:
        return DID_NOT_FINISH
    return PLUS_TWO if milliseconds > INSPECTION_MS else NO_PENALTY


def result(milliseconds: int, penalty: str = NO_PENALTY) -> int:
    """The result of a measured time: cut off to hundredths, then the penalty."""
    if penalty == DID_NOT_FINISH:
        return DNF
    return milliseconds // 10 + (200 if penalty == PLUS_TWO else 0)


def average(results: Sequence[int]) -> int:
    """The mean of `results` without the best and the worst twentieth, one of each at least, to the nearest hundredth.

    Of five and of twelve that is the WCA's; of 50, 100 and 1000 cubers' timers leave out as much. DNFs are the worst
    results; more of them than are left out make the average a DNF. ValueError for fewer than three results.
    """
    if len(results) < 3:
        raise ValueError("an average needs three results")
    left_out = -(-len(results) // 20)
    return DNF if results.count(DNF) > left_out else _mean(counting(results))


def counting(results: Sequence[int]) -> Sequence[int]:
    """Those of which an average is the mean, from the best to the worst."""
    left_out = -(-len(results) // 20)
    return sorted(results, key=lambda one: (one == DNF, one))[left_out:-left_out]


def average_of_last(results: Sequence[int], count: int) -> int | None:
    """The average of the last `count` results; None if there are fewer."""
    return average(results[-count:]) if len(results) >= count else None


def averages(results: Sequence[int], count: int) -> list[int | None]:
    """After each result the average of the last `count`; None while there are fewer."""
    return [average(results[end - count : end]) if end >= count else None for end in range(1, len(results) + 1)]


class Course(NamedTuple):
    """How a session went: for each solve its result and the averages up to it, and a histogram of what was finished,
    in hundredths."""

    results: Sequence[int]
    of_five: Sequence[int | None]
    of_twelve: Sequence[int | None]
    best: int
    """The place of the best result; -1 if no solve was finished."""
    finished: Summary

    def to_csv(self) -> str:
        """A line for each solve: its number, result and averages in seconds, DNF where it is one."""
        rows = zip(self.results, self.of_five, self.of_twelve, strict=True)
        lines = [",".join([str(number), *map(_seconds, row)]) for number, row in enumerate(rows, 1)]
        return "\n".join(["solve,time,ao5,ao12", *lines, ""])

    def histogram_to_csv(self) -> str:
        """The histogram in seconds; `below` is the first hundredth that a bin does not hold."""
        bins = self.finished.bins
        rows = [f"{one.low / 100:.2f},{one.high / 100:.2f},{one.trials},{self.finished.share(one):.9g}" for one in bins]
        return "\n".join(["from,below,solves,share", *rows, ""])


def course(results: Sequence[int], bins: int) -> Course:
    """How a session with these results went, with at most so many bins."""
    finished = [one for one in results if one != DNF]
    fastest = results.index(min(finished)) if finished else -1
    return Course(results, averages(results, 5), averages(results, 12), fastest, summary(finished, bins))


def _seconds(hundredths: int | None) -> str:
    if hundredths is None or hundredths == DNF:
        return "" if hundredths is None else DID_NOT_FINISH
    return f"{hundredths // 100}.{hundredths % 100:02}"


def best_average(results: Sequence[int], count: int) -> int | None:
    """The best average of `count` results in a row; DNF if all are, None if there are fewer results."""
    found = [one for one in averages(results, count) if one is not None]
    return best(found) if found else None


def best(results: Iterable[int]) -> int | None:
    """The best result; DNF if all are, None if there is none."""
    return min(results, key=lambda one: (one == DNF, one), default=None)


def mean(results: Iterable[int]) -> int | None:
    """The mean of all results but the DNFs, rounded to the nearest hundredth; None if there is none."""
    finished = [one for one in results if one != DNF]
    return _mean(finished) if finished else None


def _mean(results: Sequence[int]) -> int:
    return (2 * sum(results) + len(results)) // (2 * len(results))


def format_result(hundredths: int, *, minutes: bool = False) -> str:
    """Like "42.18", "1:02.18", "1:00:02.18" or "DNF"; with `minutes` also "0:42.18"."""
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
    """A result as cubers write it: "44.18+" with two seconds of penalty in it, "DNF(42.18)" with what was measured."""
    if penalty == DID_NOT_FINISH:
        return f"DNF({format_result(result(milliseconds))})"
    return format_result(result(milliseconds, penalty)) + ("+" if penalty == PLUS_TWO else "")


def to_csv(sessions: Iterable[Session]) -> str:
    """All times as CSV with a head line: `time` as shown, `seconds` with the penalty (empty for DNF), ISO dates."""
    solves = ((session, one) for session in sessions for one in session.times)
    return csv_text(CSV_HEAD, (_row(number, session, one) for number, (session, one) in enumerate(solves, 1)))


def _row(number: int, session: Session, one: Time) -> Sequence[object]:
    hundredths = result(one.milliseconds, one.penalty)
    seconds = "" if hundredths == DNF else _seconds(hundredths)
    solved_at = datetime.fromtimestamp(one.solved_at).astimezone().isoformat(timespec="seconds")
    shown = format_time(one.milliseconds, one.penalty)
    return number, shown, seconds, one.penalty, one.scramble, solved_at, session.number, session.name, one.comment
