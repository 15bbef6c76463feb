"""Shorter solutions during a proof: two-phase search in a thread of its own until the bracket closes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solve.bracket import Bracket
from core.cube.solve.solution import SolverResult

ENOUGH_SECONDS = 2.0
"""CPU seconds that the two-phase search gets beside any proof that lasts for some seconds."""
LATER_SHARE = 0.03
"""Share of one processor that the two-phase search takes after that."""
FIRST_SHARE = 1 / 6
"""Share of the work of a proof's threads that the two-phase search takes before that."""
PAUSE_SECONDS = 0.02


def allowance(worked: float, threads: int, seconds_left: float | None) -> float:
    """Return the CPU seconds for shorter solutions beside a proof each of whose threads `worked` so many.

    That is a sixth for a short proof and 6 % for a minute of one thread. A proof with a time limit grants
    `ENOUGH_SECONDS` before its end.
    """
    allowed = min(FIRST_SHARE * threads * worked, ENOUGH_SECONDS + LATER_SHARE * worked)
    return allowed if seconds_left is None else max(allowed, min(ENOUGH_SECONDS, ENOUGH_SECONDS - seconds_left))


@contextmanager
def shortening(
    cube: Cube,
    metric: Metric,
    bracket: Callable[[], Bracket],
    learn: Callable[[SolverResult], object],
    *,
    threads: int,
    seconds: float | None,
) -> Iterator[None]:
    """Search for shorter solutions while the block runs; `learn` is called in another thread.

    The block is a proof by so many `threads`, which will be ended after `seconds`, if that is known.
    """
    control, ended = Control(), Event()

    def shorten() -> None:
        from core.cube.solve.twophase import TwoPhaseSearch

        begun, processors, search, more = time.monotonic(), time.process_time(), None, True
        while more and not ended.is_set() and not bracket().is_proved:
            elapsed, spent = time.monotonic() - begun, time.thread_time()
            # on a busy machine the proof gets less than the elapsed time; in a process with several proofs, less than
            # its CPU time
            worked = min(elapsed, (time.process_time() - processors - spent) / threads)
            if spent >= allowance(worked, threads, None if seconds is None else seconds - elapsed):
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
