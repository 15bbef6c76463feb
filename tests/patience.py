"""Waiting times of tests: five seconds in which the process could compute.

On a busy machine everything takes longer and nothing is wrong: time in which threads of the process waited for a core
does not count. A test that computes for longer, or waits for another process, says why with
`@pytest.mark.patient("why")`; no test names a number.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from pytestqt.exceptions import TimeoutError as QtBotTimeoutError
from pytestqt.qtbot import QtBot

USUAL_S, PATIENT_S = 5.0, 120.0
LONGEST_MS = 280_000
"""Longest wait by the wall clock; soon afterwards pytest ends the test."""
POLL_MS = 10
READ_AFTER_S = 0.2
"""Interval at which the system is asked how long threads waited for a core."""
SIGNALS = ("waitSignal", "waitSignals", "waitCallback")
THREADS = Path("/proc/self/task")


def limit(node: pytest.Item) -> float:
    """Return how many seconds the waits of this test may take."""
    return USUAL_S if node.get_closest_marker("patient") is None else PATIENT_S


def queued() -> float:
    """Return how many seconds the threads of this process waited for a core; 0 if unknown."""
    nanoseconds = 0
    for thread in THREADS.iterdir() if THREADS.is_dir() else ():
        try:
            nanoseconds += int((thread / "schedstat").read_text(encoding="ascii").split()[1])
        except (OSError, IndexError):  # the thread has ended, or the system does not count
            continue
    return nanoseconds / 1e9


class Stopwatch:
    """Stopwatch that does not count the time in which the process waited for a core."""

    def __init__(self) -> None:
        self._begin = self._read_at = monotonic()
        self._queued = queued()
        self._lost = 0.0

    def seconds(self) -> float:
        """Return the seconds passed."""
        now = monotonic()
        if now - self._read_at > READ_AFTER_S:
            # a thread that has ended takes its waits along: what was counted before stays
            before, self._queued, self._read_at = self._queued, queued(), now
            self._lost += max(0.0, self._queued - before)
        return now - self._begin - self._lost


def be_patient(qtbot: QtBot, seconds: float) -> None:
    """Let all waits of a `qtbot` give up after this many seconds."""

    def wait_until(callback: Callable[[], bool | None]) -> None:
        stopwatch = Stopwatch()
        while True:
            failed: AssertionError | None = None
            try:
                done = callback()
            except AssertionError as error:
                done, failed = False, error
            if done not in (None, True, False):
                raise ValueError(f"A condition is true, false or asserted, not {done!r}")
            if done is None or done:
                return
            if stopwatch.seconds() > seconds:
                raise QtBotTimeoutError(f"Waited {seconds:.0f} s in vain") from failed
            qtbot.wait(POLL_MS)

    def timed(make: Callable[..., Any]) -> Callable[..., Any]:
        def begin(*arguments: Any, **options: Any) -> Any:
            if "timeout" in options:  # pytest-qt's own, such as no time at all for `assertNotEmitted`
                return make(*arguments, **options)
            blocker, stopwatch = make(*arguments, timeout=LONGEST_MS, **options), Stopwatch()
            wait = blocker.wait

            def wait_in_time() -> None:
                wait()
                if stopwatch.seconds() > seconds:
                    raise QtBotTimeoutError(f"It came after more than {seconds:.0f} s")

            blocker.wait = wait_in_time
            return blocker

        return begin

    # written over for this test's qtbot only
    for name in SIGNALS:
        setattr(qtbot, name, timed(getattr(qtbot, name)))
    for name in ("waitExposed", "waitActive"):
        shown = getattr(qtbot, name)
        setattr(qtbot, name, lambda widget, shown=shown: shown(widget, timeout=LONGEST_MS))
    setattr(qtbot, "waitUntil", wait_until)  # noqa: B010
