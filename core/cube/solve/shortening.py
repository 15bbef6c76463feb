"""Shorter solutions beside a proof: the two-phase search goes on in a thread of its own until the bracket closes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from core.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solve.bracket import Bracket
from core.cube.solve.solution import Solution

ENOUGH_SECONDS = 2.0
"""CPU time of the two-phase search whose solutions no proof misses that goes on for some seconds."""
LATER_SHARE = 0.04
"""Share of one processor that it takes after that."""
PATIENCE_SECONDS = 16.0
"""Its share of the processors that prove is the time so far over this, until it had enough."""
PAUSE_SECONDS = 0.02


def allowance(elapsed: float, threads: int, seconds: float | None) -> float:
    """Return the CPU seconds that may have gone into shorter solutions when a proof by so many threads has `elapsed`.

    The share grows with the time: a proof of a second takes 6 % more, one of a minute 7 %, and the worst is a quarter,
    for two threads at four seconds. A proof that will be ended after `seconds` has enough of it by then.
    """
    allowed = min(threads * elapsed * elapsed / PATIENCE_SECONDS, ENOUGH_SECONDS + LATER_SHARE * elapsed)
    if seconds is None:
        return allowed
    return max(allowed, min(ENOUGH_SECONDS, ENOUGH_SECONDS + elapsed - seconds))


@contextmanager
def shortening(
    cube: Cube,
    metric: Metric,
    bracket: Callable[[], Bracket],
    learn: Callable[[Solution], object],
    *,
    threads: int,
    seconds: float | None,
) -> Iterator[None]:
    """Search for shorter solutions beside what is done in here; `learn` is called in another thread.

    What is done in here is a proof of so many `threads` that will be ended after `seconds`, if that is known.
    """
    control, ended = Control(), Event()

    def shorten() -> None:
        from core.cube.solve.twophase import TwoPhaseSearch

        begun, search, more = time.monotonic(), None, True
        while more and not ended.is_set() and not bracket().proved:
            if time.thread_time() >= allowance(time.monotonic() - begun, threads, seconds):
                ended.wait(PAUSE_SECONDS)
                continue
            if search is None:
                search = TwoPhaseSearch(cube, control, metric.value)
            solution = bracket().solution
            if solution is not None:
                search.beat(Metric.HTM.length(solution))
            more = search.advance()
            learn(search.solution())

    helper = Thread(target=shorten, daemon=True)
    helper.start()
    try:
        yield
    finally:
        ended.set()
        control.cancel()
        helper.join()
