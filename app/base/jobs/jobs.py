"""Jobs: computations off the GUI thread, with progress, time estimates and immediate cancelling."""

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
"""Interval of a job's progress reports: four or five a second are as many as anybody reads."""
SHOWN_AFTER_S = 0.2
"""Seconds before a job is shown; a shorter job ends before its title could be read."""
LONG_ONES = 4
"""Number of worker threads beyond the processors, so that hour-long searches keep no plot waiting."""
CLOSE_S = 0.25
"""Longest wait for the workers of a closed window, which is hidden by then.

Workers check every 50 ms whether they are cancelled.
"""
_AT_WORK: set[Job] = set()
"""Jobs whose worker has not returned; often the only reference to a job that was cancelled."""


class JobTask:
    """Work of a job in a worker thread, with its result or error.

    The work may refer to Qt objects, which must not lose their last reference, and be destroyed, in the worker thread.
    So the thread itself holds only this task, and the GUI thread keeps all references until the worker has returned.
    """

    def __init__(self, work: Callable[[Control], Any], control: Control, returned: GuiThreadCallback) -> None:
        self._work: Callable[[Control], Any] | None = work
        self._control, self._returned = control, returned
        self._result: Any = None
        self._failure = ""

    def carry_out(self) -> None:
        """Do the work in the worker thread; the job hears of its end after any error, even `SystemExit`."""
        assert self._work is not None
        try:
            self._result = self._work(self._control)
        except BaseException as error:
            # Store the name first: it takes no memory and runs no code of the error's class, while the next step may
            # fail.
            self._failure = type(error).__name__
            # Asking an error for its text may raise another one, and standard error may be closed.
            with suppress(Exception):
                self._failure = reason_of(error)
        finally:
            self._returned()

    def clear(self) -> tuple[Any, str]:
        """Return the result and the reason of a failure once the worker has returned; drop both here."""
        result, self._work, self._result = self._result, None, None
        return result, self._failure


def reason_of(error: BaseException) -> str:
    """Return why the work failed, in words for the user; a fault of the program is printed with its traceback."""
    if isinstance(error, InputError):
        return error.sentence
    if isinstance(error, OSError):
        # A refusal by the system is not a fault of the program, so it needs no traceback.
        log.debug("%s", error, exc_info=True)
        sentence = sentence_of(error)
        return sentence if isinstance(sentence, Phrase) else f"{str(error.strerror or error).rstrip('.')}."
    if isinstance(error, MemoryError):
        return sentence_of(error) or InputError(phrase("There is not enough memory")).sentence
    traceback.print_exception(error)
    # the text of a SystemExit is an exit code
    return (sentence_of(error) if isinstance(error, Exception) else "") or type(error).__name__


class Job(QObject):
    """Computation `work(control)` in a worker thread that delivers its result as a signal.

    Exactly one of `finished`, `failed`, `cancelled` is emitted, in the GUI thread. After `cancel()` only `cancelled`
    can follow, so a view can forget a job the moment it asks for another one.
    """

    ticked = Signal()
    """Emitted every `TICK_MS` for saving intermediate results, whether or not the job is in front."""
    progressed = Signal()
    """Emitted after `ticked` for showing progress, only while a page of the job is in front."""
    finished = Signal(object)
    failed = Signal(str)
    cancelled = Signal()
    ended = Signal()
    """Emitted after `finished`, `failed` or `cancelled`."""

    def __init__(
        self, title: str, work: Callable[[Control], Any], detail: str = "", pages: frozenset[str] = frozenset()
    ) -> None:
        super().__init__()
        self.title = title
        self.detail = detail
        self.pages = pages
        """Keys of the pages that the job is for; empty if it is for the whole window."""
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
        """Queue the work and return the job itself."""
        self._started = time.monotonic()
        self._running = True
        self._timer.start()
        _AT_WORK.add(self)
        # A function, not a QRunnable of our own: the Python half of a QRunnable is never freed and would keep the work.
        QThreadPool.globalInstance().start(self._task.carry_out)
        return self

    @property
    def running(self) -> bool:
        return self._running

    @property
    def seconds(self) -> float:
        """Seconds since the job was started, waiting for a thread included."""
        return time.monotonic() - self._started

    @property
    def fraction(self) -> float | None:
        """Share of the work that is done; None while the total is unknown."""
        if self._told is not None:
            return self._told[0]
        return self.counted_fraction

    @property
    def counted_fraction(self) -> float | None:
        """Share of the work that is done according to `control` alone; None while the total is unknown."""
        total = self.control.total  # read once: the worker may reset it meanwhile
        return min(1.0, self.control.done / total) if total else None

    @property
    def seconds_left(self) -> float | None:
        """Estimated seconds left, from the pace or as set by `tell`; None while there is no basis for one."""
        return self._pace.seconds_left if self._told is None else self._told[1]

    def tell(self, fraction: float | None, seconds_left: float | None) -> None:
        """Set the progress and time left to show, for work that knows them better than its control and pace."""
        self._told = (fraction, seconds_left)

    def tell_done(self, fraction: float) -> None:
        """Set the share that is done, for work that knows it better than its control; estimate the time left."""
        self._pace.note(self.seconds, fraction)
        self._told = (fraction, self._pace.seconds_left)

    def set_in_front(self, in_front: bool) -> None:
        """Set whether a page of the job is in front; emit `progressed` at once when one comes to the front."""
        comes = in_front and not self._in_front
        self._in_front = in_front
        if comes and self._running:
            self.progressed.emit()

    def _on_tick(self) -> None:
        if self._told is None:
            self._pace.note(self.seconds, self.fraction)
        self.ticked.emit()
        # A slot connected to `ticked` may have cancelled the job.
        if self._in_front and self._running:
            self.progressed.emit()

    def cancel(self) -> None:
        """Stop the work and drop its result; emit `cancelled` if the job was running."""
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
        # The thread is done with the job. A signal connected to a lambda that refers to the job is a cycle that
        # Python's garbage collector does not see: only the deletion of its C++ half frees the work and its result.
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
    """All jobs of the window; the status line shows the newest that concerns the page in front."""

    changed = Signal()
    failed = Signal(str, str)
    """Emitted with title and reason when a job without a failure handler fails, for the window to show."""
    failed_on = Signal(object, str, str)
    """Like `failed`, for a job of some pages only, whose keys come first."""

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
        """Show the jobs of the page with this key, which is in front from now on."""
        self._front = key
        for job in tuple(self._jobs):
            job.set_in_front(self._concerns(job))
        self.changed.emit()

    def run(
        self, title: str, work: Callable[[Control], Any], detail: str = "", pages: frozenset[str] = frozenset()
    ) -> Job:
        """Start a job; keep the returned object and connect to its signals before returning to the event loop.

        Once the window is closed, when a timer may still ask for a job, it is returned without being started.
        """
        job = Job(title, work, detail, pages)
        if self._closed:
            return job
        self._jobs.append(job)
        # A bound method, which Qt disconnects when the window is deleted, even while a job still runs.
        job.ended.connect(self._forget_ended_jobs)
        job.progressed.connect(self._on_progress)
        job.set_in_front(self._concerns(job))
        job.start()
        self.changed.emit()
        return job

    @property
    def current(self) -> Job | None:
        """Job that was started last; None if none is running."""
        return self._jobs[-1] if self._jobs else None

    @property
    def shown_job(self) -> Job | None:
        """Newest job that concerns the page in front and has run long enough to be read; None without one."""
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
        """Cancel all jobs and wait for their threads, for `CLOSE_S` at most; start none from now on."""
        self._closed = True
        for job in list(self._jobs):
            job.cancel()
        end_all(CLOSE_S)


class _PageJobs(Jobs):
    """Jobs of the window as seen by code that works for some of its pages only."""

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
    """Cancel the jobs of all windows and wait; return whether every worker returned within `seconds`.

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
        """Job that works out the answer, for its progress; None while there is no question."""
        return self._job

    @property
    def question(self) -> Hashable:
        """Question that is being worked out; None if there is none."""
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
        """Run `work` in a job and pass its result to `on_answer`; return the job.

        A job that already works on the same question is returned instead; one for another question is dropped. Without
        `on_failure` the window reports a failure; `on_cancelled` is called when the user cancels the job, not when the
        question is dropped.
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
        """Drop the question and cancel its job; none of its callbacks is called any more."""
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
    """Do nothing when a question is cancelled: the default for `on_cancelled`."""
