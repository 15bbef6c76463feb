"""Jobs: results arrive, failures are told, cancelled work is never heard of again."""

from __future__ import annotations

import threading
import time

from pytestqt.qtbot import QtBot

from app.services.jobs import Job, Jobs, estimate
from core.control import Control


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


def test_progress_and_estimate_follow_the_control_cells(qtbot: QtBot) -> None:
    release = threading.Event()

    def work(control: Control) -> None:
        control.total, control.done = 100, 25
        release.wait(5)

    job = Job("Working", work)
    job.start()
    qtbot.waitUntil(lambda: job.fraction == 0.25)
    qtbot.waitUntil(lambda: job.seconds_left is not None)
    assert job.seconds_left is not None
    assert job.seconds_left > 0.5
    with qtbot.waitSignal(job.ended):
        release.set()


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
    assert jobs.current is job
    job.cancel()
    assert heard == ["cancelled"]
    assert jobs.current is None
    assert stopped.wait(1)
    qtbot.wait(30)
    assert heard == ["cancelled"]


def test_estimates_are_said_as_people_say_them() -> None:
    assert estimate(13.2) == "about 13 s left"
    assert estimate(0.2) == "about 1 s left"
    assert estimate(600) == "about 10 min left"
    assert estimate(9000) == "about 2.5 h left"
