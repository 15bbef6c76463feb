"""Computations off the GUI thread, with progress, an honest estimate and a cancel that works at once."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, QThread, QThreadPool, QTimer, Signal

from app.base.jobs.pace import PaceEstimator
from app.base.jobs.post import GuiThreadCallback
from app.base.language.words import translate
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import Phrase, phrase, sentence_of

log = logging.getLogger(__name__)

TICK_MS = 220
"""A job tells so often how far it is: four to five times a second is as much as anybody reads."""
SHOWN_AFTER_S = 0.2
"""A job shorter than this is over before one could read its title."""
LONG_ONES = 4
"""So many jobs more than there are processors go on at once: searches that take an hour keep no plot waiting."""
CLOSE_S = 0.25
"""So long a window that is closed waits for its workers, which look every 50 ms whether they are still wanted; it is
hidden by then."""
_AT_WORK: set[Job] = set()
"""Those whose worker has not returned: nobody else may know a job that was cancelled."""


class JobTask:
    """Work of a job in a worker thread, with its result or error; the thread itself holds nothing else.

    What the work knows may be objects of Qt: they shall not lose their last reference, and die, in the worker. So the
    window's thread holds everything until the worker has returned, and lets go of it then.
    """

    def __init__(self, work: Callable[[Control], Any], control: Control, returned: GuiThreadCallback) -> None:
        self._work: Callable[[Control], Any] | None = work
        self._control, self._returned = control, returned
        self._result: Any = None
        self._failure = ""

    def carry_out(self) -> None:
        """Do the work in the worker thread. The job hears of the end whatever was raised, `SystemExit` included."""
        assert self._work is not None
        try:
            self._result = self._work(self._control)
        except BaseException as error:
            # first a name, which takes no memory and calls no code of the error's class: what follows may fail, too
            self._failure = type(error).__name__
            # an error may fail again when its text is asked for, and standard error may be gone
            with suppress(Exception):
                self._failure = reason_of(error)
        finally:
            self._returned()

    def clear(self) -> tuple[Any, str]:
        """The result and why there is none, once the worker has returned; nothing is kept."""
        result, self._work, self._result = self._result, None, None
        return result, self._failure


def reason_of(error: BaseException) -> str:
    """Return why the work failed, in words for the user; a fault of the program is printed with its traceback."""
    if isinstance(error, InputError):
        return error.sentence
    if isinstance(error, OSError):
        # what the system refuses is no fault of ours
        log.debug("%s", error, exc_info=True)
        sentence = sentence_of(error)
        return sentence if isinstance(sentence, Phrase) else f"{str(error.strerror or error).rstrip('.')}."
    if isinstance(error, MemoryError):
        return sentence_of(error) or InputError(phrase("The system has not so much memory")).sentence
    traceback.print_exception(error)
    # the text of a SystemExit is an exit code
    return (sentence_of(error) if isinstance(error, Exception) else "") or type(error).__name__


class Job(QObject):
    """One computation: `work(control)` runs in a worker thread and its result arrives as a signal.

    Exactly one of `finished`, `failed`, `cancelled` is emitted, in the GUI thread, and never after `cancel()` but
    `cancelled`, so a view can forget a job the moment it asks for another one.
    """

    ticked = Signal()
    """Time for what is to be kept of the work by now, every `TICK_MS`, whether or not anybody looks on."""
    progressed = Signal()
    """Time to show how far the work is: after `ticked`, and only while a page that it is for is in front."""
    finished = Signal(object)
    failed = Signal(str)
    cancelled = Signal()
    ended = Signal()
    """After any of the three."""

    def __init__(
        self, title: str, work: Callable[[Control], Any], detail: str = "", pages: frozenset[str] = frozenset()
    ) -> None:
        super().__init__()
        self.title = title
        self.detail = detail
        self.pages = pages
        """Keys of the pages that the work is for; none if it is for the whole window."""
        self.control = Control()
        self._task = JobTask(work, self.control, GuiThreadCallback(self._on_returned))
        self._started = 0.0
        self._running = False
        self._pace = PaceEstimator()
        self._told: tuple[float | None, float | None] | None = None
        self._in_front = True
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
        return self.counted_fraction

    @property
    def counted_fraction(self) -> float | None:
        """Share of the work that is done, by the job's `control` alone; None while the total is unknown."""
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

    def set_in_front(self, in_front: bool) -> None:
        """Take note whether a page that the work is for is in front; when one comes there, it is told at once."""
        comes = in_front and not self._in_front
        self._in_front = in_front
        if comes and self._running:
            self.progressed.emit()

    def _on_tick(self) -> None:
        if self._told is None:
            self._pace.note(self.seconds, self.fraction)
        self.ticked.emit()
        # what hears of the tick may have cancelled the job
        if self._in_front and self._running:
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
            self.failed.emit(translate(error))
        else:
            self.finished.emit(result)
        self.ended.emit()


class Jobs(QObject):
    """Every job of the window; the newest one that concerns the page in front is shown in the status line."""

    changed = Signal()
    failed = Signal(str, str)
    """A job that nobody else answers for has failed: its title and the reason, for the window to tell."""
    failed_on = Signal(object, str, str)
    """The same of a job that is for some pages only: first their keys."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        QThreadPool.globalInstance().setMaxThreadCount(QThread.idealThreadCount() + LONG_ONES)
        self._jobs: list[Job] = []
        self._closed = False
        self._front = ""

    @property
    def window(self) -> Jobs:
        """The jobs of the whole window, whichever pages this object is for."""
        return self

    def for_pages(self, *pages: str) -> Jobs:
        """Return these jobs for work that belongs to some pages only, given by their keys.

        The status line of other pages is silent on such work.
        """
        return _PageJobs(self.window, frozenset(pages))

    def show_page(self, key: str) -> None:
        """Show the jobs of this page, which is in front from now on."""
        self._front = key
        for job in tuple(self._jobs):
            job.set_in_front(self._concerns(job))
        self.changed.emit()

    def run(
        self, title: str, work: Callable[[Control], Any], detail: str = "", pages: frozenset[str] = frozenset()
    ) -> Job:
        """Start a job; keep the returned object and connect to its signals before returning to the event loop.

        Once the window is closed, nothing is started any more: a timer may still ask for it.
        """
        job = Job(title, work, detail, pages)
        if self._closed:
            return job
        self._jobs.append(job)
        # a method of this object: Qt lets go of it with the window, though a job may still be at work
        job.ended.connect(self._forget_ended_jobs)
        job.progressed.connect(self._on_progress)
        job.set_in_front(self._concerns(job))
        job.start()
        self.changed.emit()
        return job

    @property
    def current(self) -> Job | None:
        """The job started last."""
        return self._jobs[-1] if self._jobs else None

    @property
    def shown_job(self) -> Job | None:
        """Newest of the jobs that concern the page in front and take long enough to be read; None if there is none."""
        return next((job for job in reversed(self._jobs) if job.seconds >= SHOWN_AFTER_S and self._concerns(job)), None)

    def _concerns(self, job: Job) -> bool:
        return not (self._front and job.pages) or self._front in job.pages

    def _on_progress(self) -> None:
        if self.shown_job is not None:
            self.changed.emit()

    def _forget_ended_jobs(self) -> None:
        self._jobs = [job for job in self._jobs if job.running]
        self.changed.emit()

    @property
    def is_closed(self) -> bool:
        """Whether the window is closed: a job that ends now was not ended by the user."""
        return self._closed

    def close(self) -> None:
        """Cancel everything and wait for the threads, for `CLOSE_S` at most; start nothing from now on."""
        self._closed = True
        for job in list(self._jobs):
            job.cancel()
        end_all(CLOSE_S)


class _PageJobs(Jobs):
    """The window's jobs for those that work for some of its pages."""

    def __init__(self, window: Jobs, pages: frozenset[str]) -> None:
        super().__init__(window)
        self._window, self._pages = window, pages
        window.changed.connect(self.changed)
        self.failed.connect(self._pass_on)

    @property
    def window(self) -> Jobs:
        return self._window

    def run(
        self, title: str, work: Callable[[Control], Any], detail: str = "", pages: frozenset[str] = frozenset()
    ) -> Job:
        return self._window.run(title, work, detail, pages or self._pages)

    def _pass_on(self, title: str, reason: str) -> None:
        self._window.failed_on.emit(self._pages, title, reason)

    def show_page(self, key: str) -> None:
        self._window.show_page(key)

    @property
    def current(self) -> Job | None:
        return self._window.current

    @property
    def shown_job(self) -> Job | None:
        return self._window.shown_job

    @property
    def is_closed(self) -> bool:
        return self._window.is_closed

    def close(self) -> None:
        self._window.close()


def end_all(seconds: float) -> bool:
    """Tell all work to stop, of whichever window, and wait for so long; return whether every worker has returned.

    May be called in any thread.
    """
    for job in tuple(_AT_WORK):
        job.control.cancel()
    return QThreadPool.globalInstance().waitForDone(round(seconds * 1000))


class QuestionRunner:
    """Works out one question at a time in a job; only the answer to the newest question counts."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs
        self._job: Job | None = None
        self._question: Hashable = None

    @property
    def is_busy(self) -> bool:
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
