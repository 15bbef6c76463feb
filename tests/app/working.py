"""The jobs of a window by their names: plots begin theirs whenever they are first painted."""

from __future__ import annotations

from app.services.jobs import Job, Jobs


def job_called(jobs: Jobs, title: str) -> Job | None:
    """The newest job with this title that is at work."""
    return next((job for job in reversed(jobs.window._jobs) if job.title == title and job.running), None)
