"""Long work without a window: in a thread, while the main thread reports progress and obeys Ctrl-C."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import NoReturn, TypeVar

from core.base.control import Control

TICK_SECONDS = 0.02
PROGRESS_SECONDS = 1.0
PROGRESS_SHARE = 0.1
"""Share of the time so far after which progress is reported again, but at most once a second."""

ENDED_AT_ONCE = 130
"""Exit code of a process that a second Ctrl-C ends, as shells report one that Ctrl-C ended."""

Result = TypeVar("Result")


def run_with_progress(
    work: Callable[[Control], Result | None],
    progress: Callable[[Control], str] | None = None,
    control: Control | None = None,
    *,
    on_tick: Callable[[], object] | None = None,
    partial: bool = False,
) -> Result:
    """Run `work(control)` in a thread and return its result; print `progress(control)` to stderr.

    Nothing is printed while `progress` returns an empty text. `on_tick` is called many times a second. Ctrl-C cancels
    the control and waits for the thread; then KeyboardInterrupt is raised, or with `partial` the result so far is
    returned. A second Ctrl-C ends the process at once with exit code 130. A result of None means that there is none:
    KeyboardInterrupt is raised, too. Raises what `work` raises.
    """
    cells = Control() if control is None else control
    results: list[Result | None] = []
    failures: list[BaseException] = []
    # In Python 3.11 an interrupted Thread.join() marks a live thread as stopped, so wait on an Event.
    ended = Event()

    def run() -> None:
        try:
            results.append(work(cells))
        except BaseException as error:  # raised again in the thread that waits
            failures.append(error)
        finally:
            ended.set()

    begun = last = time.perf_counter()
    interrupted = False
    try:
        Thread(target=run, daemon=True).start()
        while not ended.wait(TICK_SECONDS):
            if on_tick is not None:
                on_tick()
            now = time.perf_counter()
            due = now - last > max(PROGRESS_SECONDS, PROGRESS_SHARE * (now - begun))
            if due and progress is not None and (sentence := progress(cells)):
                last = now
                say(sentence)
    except KeyboardInterrupt:
        interrupted = True
        _wait_after_cancelling(cells, ended)
    if failures and not interrupted:
        raise failures[0]
    result = results[0] if results and (partial or not interrupted) else None
    if result is None:
        raise KeyboardInterrupt
    return result


def _wait_after_cancelling(control: Control, ended: Event) -> None:
    """Cancel a computation and wait for its end, or end the process when Ctrl-C is pressed again."""
    try:
        control.cancel()
        # On Windows, Ctrl-C does not interrupt a wait without a limit.
        while not ended.wait(TICK_SECONDS):
            pass
    except KeyboardInterrupt:
        _end_at_once()


def _end_at_once() -> NoReturn:
    """End the process without waiting for any thread; files are written whole or not at all."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):  # a pipe without a reader, a closed stream, or none at all
            stream.flush()
    os._exit(ENDED_AT_ONCE)


def percent(control: Control) -> str:
    """Return the percentage that is done; empty while the total is unknown."""
    total = control.total  # read once: the worker may reset it meanwhile
    return f"{100 * min(control.done, total) // total} %" if total else ""


def say(sentence: str) -> None:
    """Print a message to stderr, apart from the answer."""
    print(sentence, file=sys.stderr, flush=True)
