"""The jobs of a window by their names: plots begin theirs whenever they are first painted."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import _AT_WORK, Job, Jobs


def job_called(jobs: Jobs, title: str) -> Job | None:
    """The newest job with this title that is at work."""
    return next((job for job in reversed(jobs.window._jobs) if job.title == title and job.running), None)


def wait_for_workers(qtbot: QtBot) -> None:
    """Wait until every worker has returned and what it brought was taken: a late answer has had its chance."""
    qtbot.waitUntil(lambda: not _AT_WORK)
