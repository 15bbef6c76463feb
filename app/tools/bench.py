"""`statewalk bench`: measures what the program promises to be fast at.

A page's folder may have a module `bench` with `CASES`; the same cases run in `tests/bench` under pytest-benchmark.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median

from app.base import registry
from app.cli.command import Argument, CommandAnswer, Subcommand
from core.base.paths import HOME_VARIABLE
from core.base.puzzle import InputError

LEAST_SECONDS = 1.0
LEAST_RUNS = 5

OPEN_AND_LEAVE = """
import os
from app.cli.main import open_window
from app.base import registry
from core.base.paths import HOME_VARIABLE
app, window = open_window(registry.PAGES[0].key, None)
app.processEvents()
assert window.isVisible()
os._exit(0)
"""


@dataclass(frozen=True)
class Case:
    """Case of the benchmark, whose `prepare()` returns the callable to time.

    With `moves` the callable returns how many moves it made and the figure is moves a second; with `ratio` it returns
    the figure itself, how many times one thing is faster than another; otherwise the figure is seconds, for each of the
    `share` things that one call does. `promise` is the bound to keep, in the same unit: an upper one for seconds, a
    lower one otherwise. Seconds are CPU time, which a busy machine changes least, or with `waiting` wall-clock time. A
    `long` case takes minutes: it is run once, and only on request.
    """

    name: str
    promise: float
    prepare: Callable[[], Callable[[], object]]
    moves: bool = False
    ratio: bool = False
    share: int = 1
    waiting: bool = False
    long: bool = False

    @property
    def unit(self) -> str:
        if self.ratio:
            return "times"
        return "moves_per_second" if self.moves else "seconds"


@dataclass(frozen=True)
class BenchResult:
    """Result of one case: `value` is the median run, `best` the best one, in the case's unit."""

    case: Case
    value: float
    best: float
    runs: int

    @property
    def is_promise_kept(self) -> bool:
        return self.value <= self.case.promise if self.case.unit == "seconds" else self.value >= self.case.promise


def open_first_window() -> Callable[[], object]:
    """Return a callable that starts a process and ends when its first window has been painted offscreen."""
    home = tempfile.TemporaryDirectory(prefix="statewalk-")

    def start() -> None:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", HOME_VARIABLE: home.name}
        subprocess.run([sys.executable, "-c", OPEN_AND_LEAVE], env=environment, check=True, capture_output=True)

    return start


FIRST_WINDOW = Case("first window", 0.5, open_first_window, waiting=True)


def cases() -> list[Case]:
    """Return all cases: the first window, and those of every page."""
    parts = (entry.part("bench") for entry in registry.PAGES)
    return [FIRST_WINDOW, *(case for part in parts if part is not None for case in part.CASES)]


def measure(case: Case) -> BenchResult:
    """Measure a case for about a second, in at least `LEAST_RUNS` runs; a long one once."""
    clock = time.perf_counter if case.waiting else time.process_time
    call = case.prepare()
    if not case.long:
        call()
    figures: list[float] = []
    begin = time.perf_counter()
    while len(figures) < (1 if case.long else LEAST_RUNS) or time.perf_counter() - begin < LEAST_SECONDS:
        start = clock()
        outcome = call()
        seconds = clock() - start
        figures.append(_figure(case, outcome, seconds))
    return BenchResult(case, median(figures), min(figures) if case.unit == "seconds" else max(figures), len(figures))


def _figure(case: Case, made: object, spent: float) -> float:
    if case.ratio and isinstance(made, float):
        return made
    return made / spent if case.moves and isinstance(made, int) else spent / case.share


def _bench(arguments: argparse.Namespace) -> Iterator[CommandAnswer]:
    """Yield the measured cases that were asked for, one after the other."""
    if arguments.compare:
        from app.tools import compare

        yield from compare.comparisons(arguments.words)
        return
    chosen = [case for case in cases() if not arguments.words or any(word in case.name for word in arguments.words)]
    if not chosen:
        names = ", ".join(case.name for case in cases())
        raise InputError(f"No case has {' or '.join(arguments.words)} in its name. There are: {names}")
    if all(case.long for case in chosen) and not arguments.long:
        raise InputError(f"{chosen[0].name} takes minutes. Add --long to measure it")
    for case in chosen:
        if arguments.long or not case.long:
            print(f"Measuring {case.name}", file=sys.stderr)
            yield _answer(measure(case))


def _answer(result: BenchResult) -> CommandAnswer:
    case = result.case
    facts = {"name": case.name, "value": result.value, "best": result.best, "promise": case.promise}
    bound = "at most" if case.unit == "seconds" else "at least"
    verdict = "kept" if result.is_promise_kept else "missed"
    return CommandAnswer(
        {**facts, "unit": case.unit, "runs": result.runs, "kept": result.is_promise_kept},
        f"{case.name:48} {_say(result.value, case.unit):>16}   promised {bound} "
        f"{_say(case.promise, case.unit):>14}   {verdict}",
    )


def _say(value: float, unit: str) -> str:
    if unit == "times":
        return f"{value:.2f} times"
    if unit == "moves_per_second":
        return f"{value / 1e6:.1f} M moves/s"
    for symbol, size in (("s", 1.0), ("ms", 1e-3)):
        if value >= size * 0.2:
            return f"{value / size:.3g} {symbol}"
    return f"{value / 1e-6:.3g} µs"


BENCH = Subcommand(
    _bench,
    (
        Argument("words", nargs="*", metavar="WORD", help="only cases with one of these words in their name"),
        Argument("--long", action="store_true", help="also measure cases that take minutes"),
        Argument(
            "--compare",
            action="store_true",
            help="compare with other programs from PyPI on the same work, as far as they are installed",
        ),
        Argument("--json", action="store_true", help="print JSON, one object a line"),
    ),
    "Measure how fast Statewalk is, and compare with what it promises. Figures are medians of several runs; a busy "
    "machine gives slower ones.",
)
