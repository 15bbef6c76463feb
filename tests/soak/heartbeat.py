"""How long the thread of the window is held up, and by what."""

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
"""From here on it is written down what the thread is at; much less than counts as a stall, to see how it began."""
SAMPLE_S = 0.005
FRAME = re.compile(r'(?:  File ")?(.*)", line (\d+) in (.*)')
HANG_S = 60
STACK = 10
"""So many calls of our own are told of a stall."""


@dataclass
class Stall:
    """One wait between two beats: wall time, and how much of it the thread was at work, in seconds."""

    wall: float
    cpu: float
    during: str
    """The event that was being sent."""
    stacks: Counter[str] = field(default_factory=Counter)
    """What the thread was seen doing, with how often."""

    def __str__(self) -> str:
        head = f"{self.cpu * 1000:.0f} ms at work, {self.wall * 1000:.0f} ms in all, during {self.during}"
        return "\n    ".join([head, *(f"{count}x {stack}" for stack, count in self.stacks.most_common(3))])


class Heartbeat(QObject):
    """A timer of 4 ms in the window's thread; a second thread watches it and looks what holds the first up.

    The time that counts is that of the thread at work: on a busy machine wall time is mostly that of others.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stalls: list[Stall] = []
        """Every wait in which the thread was at work for longer than `LATE_S`, as they came."""
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
        """The thread is at the event loop."""
        now, cpu = time.monotonic(), time.thread_time()
        wall, spent = now - self._last, cpu - self._last_cpu
        stacks, self._stacks = self._stacks, Counter()
        if max(spent, wall - 1.0) > LATE_S:
            self.stalls.append(Stall(wall, spent, self.during, stacks))
        self._last, self._last_cpu = time.monotonic(), time.thread_time()
        self.beats += 1

    def skip(self) -> None:
        """What was done since the last beat was not the program's doing."""
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
    """The program's own calls of one thread, outermost first, from what faulthandler wrote."""
    _, _, after = text.partition(f"hread 0x{thread:016x}")
    lines = after.split("\n\n")[0].splitlines()
    calls = [line for line in lines if "/app/" in line or "/core/" in line]
    return " > ".join(FRAME.sub(r"\1:\2 \3", call.rsplit("/app/")[-1]) for call in reversed(calls[:STACK]))
