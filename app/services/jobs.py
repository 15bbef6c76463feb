"""Computations off the GUI thread, with progress, an honest estimate and a cancel that works at once."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable, Hashable
from typing import Any

from PySide6.QtCore import QObject, QThread, QThreadPool, QTimer, Signal

from app.services.pace import Pace
from app.services.post import Post
from app.services.words import tr, translated
from core.control import Control
from core.puzzle import InputError
from core.words import Words, sentence_of

log = logging.getLogger(__name__)

TICK_MS = 33
SHOWN_AFTER_S = 0.2
"""A job shorter than this is over before one could read its title."""
LONG_ONES = 4
"""So many jobs more than there are processors go on at once: searches that take an hour keep no plot waiting."""
_AT_WORK: set[Job] = set()
"""Those whose worker has not returned: nobody else may know a job that was cancelled."""


class Task:
    """What a worker thread does, and what came of it; the thread itself holds nothing else.

    What the work knows may be objects of Qt: they shall not lose their last reference, and die, in the worker. So the
    window's thread holds everything until the worker has returned, and lets go of it then.
    """

    def __init__(self, work: Callable[[Control], Any], control: Control, returned: Post) -> None:
        self._work: Callable[[Control], Any] | None = work
        self._control, self._returned = control, returned
        self._result: Any = None
        self._failure = ""

    def carry_out(self) -> None:
        """In the worker."""
        assert self._work is not None
        try:
            self._result = self._work(self._control)
        except InputError as error:
            self._failure = error.sentence
        except OSError as error:
            # what the system refuses is no fault of ours
            log.debug("%s", error, exc_info=True)
            said = sentence_of(error)
            self._failure = said if isinstance(said, Words) else f"{str(error.strerror or error).rstrip('.')}."
        except Exception as error:
            traceback.print_exc()
            self._failure = sentence_of(error) or type(error).__name__
        self._returned()

    def clear(self) -> tuple[Any, str]:
        """The result and why there is none, once the worker has returned; nothing is kept."""
        result, self._work, self._result = self._result, None, None
        return result, self._failure


class Job(QObject):
    """One computation: `work(control)` runs in a worker thread and its result arrives as a signal.

    Exactly one of `finished`, `failed`, `cancelled` is emitted, in the GUI thread, and never after `cancel()` but
    `cancelled`, so a view can forget a job the moment it asks for another one.
    """

    progressed = Signal()
    finished = Signal(object)
    failed = Signal(str)
    cancelled = Signal()
    ended = Signal()
    """After any of the three."""

    def __init__(self, title: str, work: Callable[[Control], Any], detail: str = "") -> None:
        super().__init__()
        self.title = title
        self.detail = detail
        self.control = Control()
        self._task = Task(work, self.control, Post(self._on_returned))
        self._started = 0.0
        self._running = False
        self._pace = Pace()
        self._told: tuple[float | None, float | None] | None = None
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._on_tick)

    def start(self) -> Job:
        """Queue the work; returns itself."""
        self._started = time.monotonic()
        self._running = True
        self._timer.start()
        _AT_WORK.add(self)
        # a function, not a QRunnable of ours: the Python half of such a one stays behind, and the work with it
        QThreadPool.globalInstance().start(self._task.carry_out)
        return self

    @property
    def running(self) -> bool:
        return self._running

    @property
    def seconds(self) -> float:
        """How long it has been running or waiting for its turn."""
        return time.monotonic() - self._started

    @property
    def fraction(self) -> float | None:
        """Share of the work that is done; None while the total is unknown."""
        if self._told is not None:
            return self._told[0]
        return self.counted

    @property
    def counted(self) -> float | None:
        """The same by its control alone."""
        total = self.control.total  # once: the worker may take it back meanwhile
        return min(1.0, self.control.done / total) if total else None

    @property
    def seconds_left(self) -> float | None:
        """Estimate by its pace, or as told; None while there is no basis for one."""
        return self._pace.seconds_left if self._told is None else self._told[1]

    def tell(self, fraction: float | None, seconds_left: float | None) -> None:
        """For work that knows better than its control and its pace how far it is: what to show from now on."""
        self._told = (fraction, seconds_left)

    def tell_done(self, fraction: float) -> None:
        """For work that knows better than its control how much is done; what is left is by the pace."""
        self._pace.note(self.seconds, fraction)
        self._told = (fraction, self._pace.seconds_left)

    def _on_tick(self) -> None:
        if self._told is None:
            self._pace.note(self.seconds, self.fraction)
        self.progressed.emit()

    def cancel(self) -> None:
        """Tell the loop to stop and let go of the job; its result is dropped."""
        self.control.cancel()
        if self._running:
            self._end()
            self.cancelled.emit()
            self.ended.emit()

    def _end(self) -> None:
        self._running = False
        self._timer.stop()

    def _on_returned(self) -> None:
        _AT_WORK.discard(self)
        result, error = self._task.clear()
        # the thread is done with it. A signal connected to a lambda that knows the job is a cycle that Python's search
        # for garbage does not see: only without its C++ half does a job let go of its work and of what it found
        self.deleteLater()
        if not self._running:
            return
        self._end()
        if error:
            self.failed.emit(translated(error))
        else:
            self.finished.emit(result)
        self.ended.emit()


class Jobs(QObject):
    """Every job of the window, the newest one shown in the status line."""

    changed = Signal()
    failed = Signal(str, str)
    """A job that nobody else answers for has failed: its title and the reason, for the window to tell."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        QThreadPool.globalInstance().setMaxThreadCount(QThread.idealThreadCount() + LONG_ONES)
        self._jobs: list[Job] = []
        self._closed = False

    def run(self, title: str, work: Callable[[Control], Any], detail: str = "") -> Job:
        """Start a job; keep the returned object and connect to its signals before returning to the event loop.

        Once the window is closed, nothing is started any more: a timer may still ask for it.
        """
        job = Job(title, work, detail)
        if self._closed:
            return job
        self._jobs.append(job)
        # a method of this object: Qt lets go of it with the window, though a job may still be at work
        job.ended.connect(self._forget_ended)
        job.progressed.connect(self.changed)
        job.start()
        self.changed.emit()
        return job

    @property
    def current(self) -> Job | None:
        """The job started last."""
        return self._jobs[-1] if self._jobs else None

    @property
    def shown(self) -> Job | None:
        """The job to show: the one started last of those that take long enough to be read."""
        return next((job for job in reversed(self._jobs) if job.seconds >= SHOWN_AFTER_S), None)

    def _forget_ended(self) -> None:
        self._jobs = [job for job in self._jobs if job.running]
        self.changed.emit()

    @property
    def closed(self) -> bool:
        """Whether the window is: what ends now was not ended by the user."""
        return self._closed

    def close(self) -> None:
        """Cancel everything and wait for the threads; start nothing from now on."""
        self._closed = True
        for job in list(self._jobs):
            job.cancel()
        QThreadPool.globalInstance().waitForDone(2000)


class Asker:
    """One question at a time, worked out in a job; only the answer to the newest question counts."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs
        self._job: Job | None = None
        self._question: Hashable = None

    @property
    def busy(self) -> bool:
        """Whether an answer is being worked out."""
        return self._job is not None

    @property
    def job(self) -> Job | None:
        """The job that works out the answer, for its progress; None while nothing is asked."""
        return self._job

    @property
    def question(self) -> Hashable:
        """What is being asked; None while nothing is."""
        return self._question

    def ask(
        self,
        question: Hashable,
        title: str,
        work: Callable[[Control], Any],
        on_answer: Callable[[Any], object],
        *,
        detail: str = "",
        on_failure: Callable[[str], object] | None = None,
        on_cancelled: Callable[[], object] | None = None,
    ) -> Job:
        """Have `work` done and its result handed to `on_answer`, unless the same question is being asked already.

        Another question that is still being asked is dropped. Without `on_failure` the window tells of a failure;
        `on_cancelled` is called when the user cancels the job, not when the question is dropped.
        """
        if self._job is not None and self._question == question:
            return self._job
        self.forget()
        job = self._jobs.run(title, work, detail)
        self._job, self._question = job, question
        job.finished.connect(lambda answer: self._end(job, on_answer, answer))
        job.failed.connect(lambda reason: self._fail(job, on_failure, reason))
        job.cancelled.connect(lambda: self._end(job, on_cancelled or _nothing))
        return job

    def forget(self) -> None:
        """Drop the question and stop working on it; nothing is called any more."""
        job, self._job, self._question = self._job, None, None
        if job is not None:
            job.cancel()

    def _end(self, job: Job, then: Callable[..., object], *arguments: Any) -> None:
        if job is self._job:
            self._job, self._question = None, None
            then(*arguments)

    def _fail(self, job: Job, on_failure: Callable[[str], object] | None, reason: str) -> None:
        self._end(job, on_failure or (lambda reason: self._jobs.failed.emit(job.title, reason)), reason)


def _nothing() -> None:
    """What happens when a question is cancelled and nobody minds."""


def duration(seconds: float) -> str:
    """Seconds as people say them: "13 s", "4 min"."""
    if seconds < 90:
        return tr("{seconds} s", seconds=max(1, round(seconds)))
    if seconds < 5400:
        return tr("{minutes} min", minutes=round(seconds / 60))
    return tr("{hours:.1f} h", hours=seconds / 3600)


def longest(seconds: float) -> str:
    """No more than these are left, rounded up: "13 min at most"."""
    step = 1 if seconds < 90 else 60 if seconds < 5400 else 360
    return tr("{duration} at most", duration=duration(-(-seconds // step) * step))


def estimate(seconds: float) -> str:
    """What is left, roughly: "about 13 s left"."""
    return tr("about {duration} left", duration=duration(seconds))
