"""Long work without a window: in a thread of its own, so that this one can tell of progress and hears Ctrl-C."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from typing import TypeVar

from core.control import Control

TICK_SECONDS = 0.02

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
