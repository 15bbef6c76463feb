"""Work that is done once for several callers, and goes on as long as one of them waits for it."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Lock, Thread, Timer
from typing import Generic, TypeVar

from core.base.control import Control

Result = TypeVar("Result")

POLL_SECONDS = 0.02
GRACE_SECONDS = 1.0
"""Seconds that work goes on when nobody waits: whoever stops waiting may be about to ask again."""


class SharedWork(Generic[Result]):
    """Function that runs once in its own thread, with its own control; callers may be in any thread."""

    def __init__(self, work: Callable[[Control], Result]) -> None:
        self._work = work
        self._control = Control()
        self._lock = Lock()
        self._ended = Event()
        self._waiting = 0
        self._result: Result | None = None
        self._error: Exception | None = None
        Thread(target=self._carry_out, daemon=True).start()

    @property
    def is_over(self) -> bool:
        """Whether the work has ended, or is about to because nobody waits for it any more."""
        return self._control.cancelled or self._ended.is_set()

    def wait(self, control: Control) -> Result | None:
        """Return the result of the work, or None once `control` is cancelled; `control` shows its progress.

        Raises what the work raised.
        """
        with self._lock:
            self._waiting += 1
        try:
            while not self._ended.wait(POLL_SECONDS):
                if control.cancelled:
                    return None
                control.total, control.done = self._control.total, self._control.done
        finally:
            with self._lock:
                self._waiting -= 1
                if not self._waiting and not self._ended.is_set():
                    timer = Timer(GRACE_SECONDS, self._cancel_if_unwanted)
                    timer.daemon = True
                    timer.start()
        if self._error is not None:
            raise self._error
        return self._result

    def _carry_out(self) -> None:
        try:
            self._result = self._work(self._control)
        except Exception as error:
            self._error = error
        finally:
            self._ended.set()

    def _cancel_if_unwanted(self) -> None:
        with self._lock:
            if not self._waiting:
                self._control.cancel()
