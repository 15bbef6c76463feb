"""Measurement of how long the GUI thread is blocked, and by what."""

from __future__ import annotations

import faulthandler
import os
import re
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Qt, QTimer

BEAT_MS = 4
LATE_S = 0.05
"""Time from which a block is recorded; less than counts as a stall, to see how it began."""
SAMPLE_S = 0.005
FRAME = re.compile(r'(?:  File ")?(.*)", line (\d+) in (.*)')
HANG_S = 60
STACK = 10
"""Number of the program's calls reported for a stall."""


@dataclass
class Stall:
    """Wait between two beats: wall time, and the thread's processor time, in seconds."""

    wall: float
    cpu: float
    during: str
    """Event that was being sent."""
    stacks: Counter[str] = field(default_factory=Counter)
    """Sampled stacks of the thread, with counts."""

    def __str__(self) -> str:
        head = f"{self.cpu * 1000:.0f} ms at work, {self.wall * 1000:.0f} ms in all, during {self.during}"
        return "\n    ".join([head, *(f"{count}x {stack}" for stack, count in self.stacks.most_common(3))])


class Heartbeat(QObject):
    """Timer of 4 ms in the GUI thread; a second thread watches it and samples what blocks the first.

    Processor time of the thread counts: on a busy machine wall time is mostly that of others.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stalls: list[Stall] = []
        """Every wait in which the thread computed for longer than `LATE_S`, in order."""
        self.beats = 0
        self.during = ""
        self._main = threading.get_ident()
        self._clock = time.pthread_getcpuclockid(self._main)
        self._stacks: Counter[str] = Counter()
        self._last, self._last_cpu = time.monotonic(), time.thread_time()
        self._timer = QTimer(self, interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.beat)
        self._stopped = threading.Event()
        self._watcher = threading.Thread(target=self._watch, daemon=True)

    def start(self) -> None:
        self._last, self._last_cpu = time.monotonic(), time.thread_time()
        self._timer.start()
        self._watcher.start()

    def stop(self) -> None:
        self._timer.stop()
        self._stopped.set()
        self._watcher.join()

    def beat(self) -> None:
        """Record that the thread is back in the event loop."""
        now, cpu = time.monotonic(), time.thread_time()
        wall, spent = now - self._last, cpu - self._last_cpu
        stacks, self._stacks = self._stacks, Counter()
        if max(spent, wall - 1.0) > LATE_S:
            self.stalls.append(Stall(wall, spent, self.during, stacks))
        self._last, self._last_cpu = time.monotonic(), time.thread_time()
        self.beats += 1

    def skip(self) -> None:
        """Ignore the time since the last beat, which the program did not cause."""
        self._stacks = Counter()
        self._last, self._last_cpu = time.monotonic(), time.thread_time()

    def _watch(self) -> None:
        # a frame asked for would keep its locals alive, a QPainter among them: faulthandler only looks
        with tempfile.TemporaryFile("w+") as file:
            while not self._stopped.wait(SAMPLE_S):
                if time.monotonic() - self._last > HANG_S:
                    print(f"Hangs for {HANG_S} s, at {self.during}", file=sys.stderr, flush=True)
                    faulthandler.dump_traceback()
                    os._exit(3)
                if time.monotonic() - self._last > LATE_S and time.clock_gettime(self._clock) - self._last_cpu > 0.01:
                    stacks = self._stacks
                    file.seek(0)
                    file.truncate()
                    faulthandler.dump_traceback(file, all_threads=True)
                    file.seek(0)
                    stacks[_stack(file.read(), self._main)] += 1


def _stack(text: str, thread: int) -> str:
    """Return the program's own calls of one thread, outermost first, from faulthandler's report."""
    _, _, after = text.partition(f"hread 0x{thread:016x}")
    lines = after.split("\n\n")[0].splitlines()
    calls = [line for line in lines if "/app/" in line or "/core/" in line]
    return " > ".join(FRAME.sub(r"\1:\2 \3", call.rsplit("/app/")[-1]) for call in reversed(calls[:STACK]))
