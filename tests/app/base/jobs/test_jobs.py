"""Jobs deliver results and report failures; cancelled work is never heard of again."""

from __future__ import annotations

import gc
import threading
import time
import traceback
import weakref
from concurrent.futures import CancelledError

import pytest
from PySide6.QtCore import QThread, QThreadPool
from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import TICK_MS, Job, Jobs, QuestionRunner
from app.base.language.wording import estimate, format_longest_duration
from core.base.control import Control
from core.base.puzzle import InputError
from tests.app.working import wait_for_workers


def test_the_result_arrives_in_the_gui_thread(qtbot: QtBot) -> None:
    seen: list[tuple[int, bool]] = []
    job = Job("Adding", lambda _control: 2 + 2)
    job.finished.connect(lambda result: seen.append((result, threading.current_thread() is threading.main_thread())))
    with qtbot.waitSignal(job.ended):
        job.start()
    assert seen == [(4, True)]


def test_a_failure_is_a_sentence_not_a_crash(qtbot: QtBot) -> None:
    def fail(_control: Control) -> None:
        raise ValueError("The table is damaged.")

    job = Job("Reading", fail)
    with qtbot.waitSignal(job.failed) as failed:
        job.start()
    assert failed.args == ["The table is damaged."]


class UnspeakableError(Exception):
    """Error that fails again when its text is requested."""

    def __str__(self) -> str:
        raise RuntimeError("no text")


WAYS_TO_END = [
    (SystemExit(3), "SystemExit"),
    (SystemExit("bye"), "SystemExit"),
    (KeyboardInterrupt(), "KeyboardInterrupt"),
    (GeneratorExit(), "GeneratorExit"),
    (CancelledError(), "CancelledError"),
    (BaseExceptionGroup("several", [KeyboardInterrupt()]), "BaseExceptionGroup"),
    (MemoryError(), "There is not enough memory."),
    (MemoryError("The table needs more memory."), "The table needs more memory."),
    (StopIteration(), "StopIteration"),
    (RecursionError("too deep"), "too deep"),
    (UnspeakableError(), "UnspeakableError"),
    (InputError("The level has no man"), "The level has no man."),
    (OSError(28, "No space left on device"), "No space left on device."),
]


@pytest.mark.parametrize(("error", "reason"), WAYS_TO_END, ids=lambda value: type(value).__name__)
def test_a_job_ends_however_its_work_ends(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, error: BaseException, reason: str
) -> None:
    monkeypatch.setattr(traceback, "print_exception", lambda _error: None)

    def end(_control: Control) -> None:
        raise error

    jobs = Jobs()
    asker = QuestionRunner(jobs)
    reasons: list[str] = []
    job = asker.ask("end", "Ending", end, lambda _answer: None, on_failure=reasons.append)
    with qtbot.waitSignal(job.ended):
        pass
    assert reasons == [reason]
    assert not job.running and not asker.is_busy and jobs.current is None


def test_a_job_ends_though_its_fault_cannot_be_printed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Standard error may be a closed pipe, so printing a fault may fail without harm."""

    def refuse(_error: BaseException) -> None:
        raise BrokenPipeError

    def fail(_control: Control) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr(traceback, "print_exception", refuse)
    job = Job("Dividing", fail)
    with qtbot.waitSignal(job.failed) as failed:
        job.start()
    assert failed.args == ["ZeroDivisionError"]


def test_progress_and_estimate_follow_the_control_cells(qtbot: QtBot) -> None:
    release = threading.Event()

    def work(control: Control) -> None:
        control.total = 10_000
        while not release.wait(0.01) and control.done < control.total:
            control.done += 10

    job = Job("Working", work)
    job.start()
    qtbot.waitUntil(lambda: bool(job.fraction))
    assert job.seconds_left is None, "nothing is known of the pace yet"
    qtbot.waitUntil(lambda: job.seconds_left is not None)
    assert job.seconds_left is not None
    assert job.seconds_left > 0.5
    with qtbot.waitSignal(job.ended):
        release.set()


def test_a_total_that_is_taken_back_while_it_is_read_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    """A job may withdraw its total, as when a table is complete, while the progress is being read."""

    class TakenBack:
        done = 30

        def __init__(self) -> None:
            self._totals = iter([40])

        @property
        def total(self) -> int:
            return next(self._totals, 0)

    job = Job("Making a table", lambda _control: None)
    monkeypatch.setattr(job, "control", TakenBack())
    assert job.fraction == 0.75
    assert job.fraction is None


def test_cancel_is_heard_at_once_and_the_late_result_is_dropped(qtbot: QtBot) -> None:
    stopped = threading.Event()
    heard: list[str] = []

    def work(control: Control) -> str:
        while not control.cancelled:
            time.sleep(0.002)
        stopped.set()
        return "too late"

    jobs = Jobs()
    job = jobs.run("Searching", work)
    job.finished.connect(lambda _: heard.append("finished"))
    job.cancelled.connect(lambda: heard.append("cancelled"))
    qtbot.waitUntil(lambda: jobs.shown_job is job)
    job.cancel()
    assert heard == ["cancelled"]
    assert jobs.shown_job is None
    assert stopped.wait(1)
    wait_for_workers(qtbot)
    assert heard == ["cancelled"]


def test_a_job_that_is_over_at_once_is_not_shown(qtbot: QtBot) -> None:
    jobs = Jobs()
    shown: list[Job | None] = []
    jobs.changed.connect(lambda: shown.append(jobs.shown_job))
    with qtbot.waitSignal(jobs.run("Blinking", lambda _control: None).ended):
        pass
    assert set(shown) == {None}


class Gate:
    """Work that waits until it is released, and records whether it was cancelled."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.controls: list[Control] = []

    def __call__(self, control: Control) -> int:
        self.controls.append(control)
        while not (self.opened.is_set() or control.cancelled):
            time.sleep(0.002)
        return len(self.controls)


def test_only_the_newest_question_is_answered(qtbot: QtBot) -> None:
    asker = QuestionRunner(Jobs())
    answers: list[tuple[str, int]] = []
    old, new = Gate(), Gate()
    asker.ask("old", "Asking", old, lambda answer: answers.append(("old", answer)))
    qtbot.waitUntil(lambda: bool(old.controls))
    asker.ask("new", "Asking", new, lambda answer: answers.append(("new", answer)))
    assert old.controls[0].cancelled
    assert asker.question == "new"
    new.opened.set()
    old.opened.set()
    qtbot.waitUntil(lambda: not asker.is_busy)
    wait_for_workers(qtbot)
    assert answers == [("new", 1)]


def test_the_same_question_is_not_asked_twice(qtbot: QtBot) -> None:
    asker, gate = QuestionRunner(Jobs()), Gate()
    answers: list[int] = []
    first = asker.ask(("depth", 3), "Asking", gate, answers.append)
    assert asker.ask(("depth", 3), "Asking", gate, answers.append) is first
    gate.opened.set()
    qtbot.waitUntil(lambda: not asker.is_busy)
    assert answers == [1]
    asker.ask(("depth", 3), "Asking", gate, answers.append)
    qtbot.waitUntil(lambda: not asker.is_busy)
    assert answers == [1, 2], "once answered, it may be asked again"


def test_a_forgotten_question_is_never_heard_of_again(qtbot: QtBot) -> None:
    jobs, gate = Jobs(), Gate()
    heard: list[object] = []
    asker = QuestionRunner(jobs)
    asker.ask("one", "Asking", gate, heard.append, on_failure=heard.append, on_cancelled=lambda: heard.append(0))
    qtbot.waitUntil(lambda: bool(gate.controls))
    asker.forget()
    assert not asker.is_busy
    gate.opened.set()
    wait_for_workers(qtbot)
    assert not heard


def test_the_user_may_cancel_and_ask_again(qtbot: QtBot) -> None:
    asker, gate = QuestionRunner(Jobs()), Gate()
    heard: list[object] = []
    asker.ask("one", "Asking", gate, heard.append, on_cancelled=lambda: heard.append("cancelled")).cancel()
    assert heard == ["cancelled"]
    assert asker.job is None
    gate.opened.set()
    asker.ask("one", "Asking", gate, lambda _: heard.append("answered"))
    qtbot.waitUntil(lambda: not asker.is_busy)
    assert heard == ["cancelled", "answered"]


def test_a_failure_goes_to_who_asked_or_else_to_the_window(qtbot: QtBot) -> None:
    def fail(_control: Control) -> None:
        raise ValueError("The table is damaged.")

    jobs = Jobs()
    heard: list[object] = []
    asker = QuestionRunner(jobs)
    jobs.failed.connect(lambda title, reason: heard.append((title, reason)))
    asker.ask("own", "Reading", fail, heard.append, on_failure=heard.append)
    qtbot.waitUntil(lambda: not asker.is_busy)
    assert heard == ["The table is damaged."]
    asker.ask("window", "Reading", fail, heard.append)
    qtbot.waitUntil(lambda: not asker.is_busy)
    assert heard[1:] == [("Reading", "The table is damaged.")]


def test_an_answer_may_lead_to_the_next_question(qtbot: QtBot) -> None:
    asker = QuestionRunner(Jobs())
    answers: list[int] = []

    def first(answer: int) -> None:
        answers.append(answer)
        asker.ask("second", "Asking", lambda _control: 2, answers.append)

    asker.ask("first", "Asking", lambda _control: 1, first)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert answers == [1, 2]


def test_estimates_are_said_as_people_say_them() -> None:
    assert estimate(13.2) == "about 13 s left"
    assert estimate(0.2) == "about 1 s left"
    assert estimate(600) == "about 10 min left"
    assert estimate(9000) == "about 2.5 h left"


@pytest.mark.usefixtures("qtbot")
def test_nothing_starts_once_the_window_is_closed() -> None:
    jobs, worked = Jobs(), list[int]()
    jobs.close()
    job = jobs.run("Late", lambda _control: worked.append(1))
    QThreadPool.globalInstance().waitForDone()
    assert not worked and not job.running and jobs.current is None


def test_a_job_that_is_over_lets_go_of_its_work(qtbot: QtBot) -> None:
    class Load:
        """Large object that the work needs."""

    def ask(load: Load, answered: list[object]) -> weakref.ref[Load]:
        asker.ask(len(answered), "Working", lambda _control: load is not None, answered.append)
        return weakref.ref(load)

    asker = QuestionRunner(Jobs())
    answers: list[object] = []
    kept: list[weakref.ref[Load]] = []
    for _ in range(3):
        kept.append(ask(Load(), answers))
        qtbot.waitUntil(lambda: not asker.is_busy)
    kept.append(ask(Load(), answers))
    asker.forget()

    def all_gone() -> bool:
        gc.collect()
        return not any(held() for held in kept)

    qtbot.waitUntil(all_gone)


def test_at_most_is_rounded_up() -> None:
    cases = {0.2: "1 s", 61.2: "62 s", 750.0: "13 min", 5401.0: "1.6 h"}
    for seconds, words in cases.items():
        assert format_longest_duration(seconds) == f"{words} at most"


def test_long_searches_keep_nobody_waiting(qtbot: QtBot) -> None:
    over, jobs = threading.Event(), Jobs()
    for number in range(QThread.idealThreadCount() + 1):
        jobs.run(f"Searching {number}", lambda _control: over.wait(30))
    try:
        with qtbot.waitSignal(jobs.run("Preparing the plot", lambda _control: 1).finished):
            pass
    finally:
        over.set()
        jobs.close()


def test_progress_is_shown_four_to_five_times_a_second_and_never_for_a_page_that_is_hidden(qtbot: QtBot) -> None:
    assert 4 <= 1000 / TICK_MS <= 5
    jobs, gate = Jobs(), Gate()
    jobs.show_page("front")
    job = jobs.for_pages("front").run("Working", gate)
    qtbot.waitUntil(lambda: jobs.shown_job is job)
    heard: list[str] = []
    job.ticked.connect(lambda: heard.append("kept"))
    job.progressed.connect(lambda: heard.append("shown"))
    jobs.changed.connect(lambda: heard.append("status"))
    job._on_tick()
    assert heard[0] == "kept" and sorted(heard[1:]) == ["shown", "status"]
    heard.clear()
    jobs.show_page("other")
    assert heard == ["status"]
    heard.clear()
    job._on_tick()
    assert heard == ["kept"]
    hidden = jobs.for_pages("front").run("Working, too", gate)
    hidden.progressed.connect(lambda: heard.append("begun while hidden"))
    hidden._on_tick()
    heard.clear()
    jobs.show_page("front")
    assert sorted(set(heard)) == ["begun while hidden", "shown", "status"], "at once, when somebody looks again"
    jobs.close()
    heard.clear()
    jobs.show_page("other")
    jobs.show_page("front")
    assert set(heard) == {"status"}


def test_a_job_that_is_cancelled_by_what_is_kept_of_it_shows_nothing_more(qtbot: QtBot) -> None:
    jobs, gate = Jobs(), Gate()
    job = jobs.run("Working", gate)
    heard: list[str] = []
    job.ticked.connect(job.cancel)
    job.progressed.connect(lambda: heard.append("shown"))
    with qtbot.waitSignal(job.cancelled):
        job._on_tick()
    assert not heard
