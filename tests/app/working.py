"""The jobs of a window by title; plots start theirs when they are first painted."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import _AT_WORK, Job, Jobs


def job_called(jobs: Jobs, title: str) -> Job | None:
    """Return the newest running job with this title."""
    return next((job for job in reversed(jobs.window._jobs) if job.title == title and job.running), None)


def wait_for_workers(qtbot: QtBot) -> None:
    """Wait until every worker has returned and its result was delivered, even a late one."""
    qtbot.waitUntil(lambda: not _AT_WORK)
