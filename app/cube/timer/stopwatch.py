"""Stopwatch for speed solving as a state machine: hold, inspect, run, stop; no keys, no widgets."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer, Signal

from core.cube.timing import times

HOLD_MS = 400
"""Default time in milliseconds for which the bar must be held before its release counts."""


class Phase(Enum):
    """Phase of a timed solve; HELD: the bar is down, READY: it was held long enough."""

    IDLE = auto()
    HELD = auto()
    READY = auto()
    INSPECTING = auto()
    INSPECTING_HELD = auto()
    INSPECTING_READY = auto()
    RUNNING = auto()


_RIPE = {Phase.HELD: Phase.READY, Phase.INSPECTING_HELD: Phase.INSPECTING_READY}
_INSPECTIONS = {Phase.INSPECTING, Phase.INSPECTING_HELD, Phase.INSPECTING_READY}


def _now_ms() -> int:
    return time.perf_counter_ns() // 1_000_000


class Stopwatch(QObject):
    """Stopwatch with the phases of a solve; `clock` gives milliseconds and never runs backwards."""

    changed = Signal()
    """The phase has changed."""
    stopped = Signal(int, str)
    """A solve ended: its milliseconds, and the penalty for its inspection."""

    def __init__(self, parent: QObject | None = None, clock: Callable[[], int] = _now_ms) -> None:
        super().__init__(parent)
        self.inspection = False
        """Whether 15 s of inspection come first; a tap starts them, and the bar is held only before the solve."""
        self.hold_ms = HOLD_MS
        self.phase = Phase.IDLE
        self._clock = clock
        self._inspected_from = 0
        self._ran_from = 0
        self._penalty = times.NO_PENALTY
        self._hold = QTimer(self, singleShot=True)
        self._hold.timeout.connect(self._ripen)

    @property
    def time_ms(self) -> int:
        """Current time in milliseconds."""
        return self._clock()

    @property
    def running(self) -> bool:
        return self.phase is Phase.RUNNING

    @property
    def inspecting(self) -> bool:
        return self.phase in _INSPECTIONS

    @property
    def holding(self) -> bool:
        return self.phase in {*_RIPE, *_RIPE.values()}

    @property
    def is_ready(self) -> bool:
        """Whether releasing the bar now starts the inspection or the solve."""
        return self.phase in _RIPE.values()

    @property
    def elapsed_ms(self) -> int:
        """Milliseconds of the running solve so far."""
        return self._clock() - self._ran_from if self.running else 0

    @property
    def inspected_ms(self) -> int:
        """Milliseconds of the running inspection so far."""
        return self._clock() - self._inspected_from if self.inspecting else 0

    def press(self) -> None:
        """Handle a press of the bar."""
        if self.running:
            self.stop()
        elif self.phase is Phase.IDLE and (self.inspection or not self.hold_ms):
            self._enter(Phase.READY)
        elif self.phase is Phase.INSPECTING and not self.hold_ms:
            self._enter(Phase.INSPECTING_READY)
        elif self.phase in {Phase.IDLE, Phase.INSPECTING}:
            self._hold.start(self.hold_ms)
            self._enter(Phase.HELD if self.phase is Phase.IDLE else Phase.INSPECTING_HELD)

    def release(self, at: int | None = None) -> None:
        """Handle a release of the bar, now or at the given recent time."""
        at = self.time_ms if at is None else at
        self._hold.stop()
        if self.phase is Phase.READY and self.inspection:
            self._inspected_from = at
            self._enter(Phase.INSPECTING)
        elif self.is_ready:
            self.start(at)
        elif self.holding:
            self._enter(Phase.INSPECTING if self.inspecting else Phase.IDLE)

    def start(self, at: int | None = None) -> None:
        """Start the solve, now or at the given time, with the penalty for a long inspection."""
        if self.running:
            return
        at = self.time_ms if at is None else at
        self._hold.stop()
        inspected = at - self._inspected_from
        self._penalty = times.inspection_penalty(inspected) if self.inspecting else times.NO_PENALTY
        self._ran_from = at
        self._enter(Phase.RUNNING)

    def stop(self) -> None:
        """End the solve."""
        if self.running:
            elapsed = self.elapsed_ms
            self._enter(Phase.IDLE)
            self.stopped.emit(elapsed, self._penalty)

    def let_go(self) -> None:
        """Ignore a press of the bar whose release is lost because the focus went elsewhere."""
        if self.holding:
            self._hold.stop()
            self._enter(Phase.INSPECTING if self.inspecting else Phase.IDLE)

    def cancel(self) -> None:
        """Return to the idle phase without a result."""
        self._hold.stop()
        if self.phase is not Phase.IDLE:
            self._enter(Phase.IDLE)

    def _ripen(self) -> None:
        if self.phase in _RIPE:
            self._enter(_RIPE[self.phase])

    def _enter(self, phase: Phase) -> None:
        self.phase = phase
        self.changed.emit()
