"""Long work without a window: in a thread of its own, so that this one can tell of progress and hears Ctrl-C."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import TypeVar

from core.control import Control

TICK_SECONDS = 0.02
PROGRESS_SECONDS = 1.0

Result = TypeVar("Result")


def watched(
    work: Callable[[Control], Result], tick: Callable[[Control], None], control: Control | None = None
) -> Result:
    """What `work(control)` returns, while `tick(control)` is called many times a second. Raises what `work` raises.

    Ctrl-C cancels the work, waits for its end and is raised again.
    """
    cells = Control() if control is None else control
    results: list[Result] = []
    failures: list[BaseException] = []
    ended = Event()  # a join that Ctrl-C interrupts takes a thread that runs for one that has ended (Python 3.11)

    def run() -> None:
        try:
            results.append(work(cells))
        except BaseException as error:  # raised again in the thread that waits
            failures.append(error)
        finally:
            ended.set()

    try:
        Thread(target=run, daemon=True).start()
        while not ended.wait(TICK_SECONDS):
            tick(cells)
    except KeyboardInterrupt:
        cells.cancel()
        ended.wait()
        raise
    if failures:
        raise failures[0]
    return results[0]


def told(
    work: Callable[[Control], Result], progress: Callable[[Control], str], control: Control | None = None
) -> Result:
    """What `work(control)` returns, cut short by Ctrl-C too, while what `progress(control)` says is told every second.

    Nothing is told while it says nothing. Raises KeyboardInterrupt if nothing is known yet, or Ctrl-C came twice.
    """
    kept: list[Result] = []
    last = time.perf_counter()

    def tick(cells: Control) -> None:
        nonlocal last
        if time.perf_counter() - last > PROGRESS_SECONDS and (sentence := progress(cells)):
            last = time.perf_counter()
            say(sentence)

    with suppress(KeyboardInterrupt):
        watched(lambda cells: kept.append(work(cells)), tick, control)
    if not kept:
        raise KeyboardInterrupt
    return kept[0]


def percent(control: Control) -> str:
    """How much is done, once it is known how much there is."""
    return f"{100 * min(control.done, control.total) // control.total} %" if control.total else ""


def say(sentence: str) -> None:
    """Tell whoever waits, beside what is printed."""
    print(sentence, file=sys.stderr, flush=True)
