"""Long computations observed from outside: their progress at every moment."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from core.base.control import Control

LOOK_S = 0.0005


class RecordedControl(Control):
    """Records every `done` and `total` set by Python code, or seen by `look` while a kernel counts."""

    def __init__(self) -> None:
        self.moments: list[tuple[int, int]] = []
        self._lock = threading.Lock()

    def look(self) -> None:
        """Record the current counts."""
        with self._lock:
            self._keep()

    def _keep(self) -> None:
        moment = Control.done.__get__(self), Control.total.__get__(self)  # type: ignore[attr-defined]
        if moment not in self.moments[-1:]:
            self.moments.append(moment)

    @property
    def done(self) -> int:
        return Control.done.__get__(self)  # type: ignore[attr-defined, no-any-return]

    @done.setter
    def done(self, value: int) -> None:
        with self._lock:
            Control.done.__set__(self, value)  # type: ignore[attr-defined]
            self._keep()

    @property
    def total(self) -> int:
        return Control.total.__get__(self)  # type: ignore[attr-defined, no-any-return]

    @total.setter
    def total(self, value: int) -> None:
        with self._lock:
            Control.total.__set__(self, value)  # type: ignore[attr-defined]
            self._keep()


def watch(work: Callable[[Control], Any]) -> list[tuple[int, int]]:
    """Run the work in a thread; return all its counts in order, or raise its exception."""
    control, failures = RecordedControl(), list[BaseException]()

    def run() -> None:
        try:
            work(control)
        except BaseException as error:
            failures.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    while thread.is_alive():
        control.look()
        time.sleep(LOOK_S)
    thread.join()
    control.look()
    if failures:
        raise failures[0]
    return control.moments


def check(moments: list[tuple[int, int]], least: int) -> None:
    """Check that progress never falls, has `least` different values, and ends complete."""
    shares = [done / total for done, total in moments if total > 0]
    falls = [(earlier, later) for earlier, later in pairwise(shares) if later < earlier]
    assert not falls, (falls[:3], moments[:20])
    first = next(at for at, (_, total) in enumerate(moments) if total)
    assert all(total for _, total in moments[first:]), "a total that was known is taken back"
    done, total = moments[-1]
    assert done == total, f"ends at {done} of {total}"
    assert max(shares) == 1.0
    assert len(set(shares)) >= least, shares
