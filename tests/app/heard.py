"""Test double for the window's messages, and services that use it."""

from __future__ import annotations

from pathlib import Path

from app.base.jobs.jobs import Jobs
from app.base.services import Services
from app.base.storage.settings import Settings
from app.base.storage.store import Store


class Heard:
    """Implements `app.base.services.Messages` by recording what the user is told."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.toasts: list[str] = []

    def say(self, text: str, detail: str = "", *, good: bool = True) -> None:
        del good
        self.said.append(f"{text} {detail}".strip())

    def toast(self, text: str, detail: str = "") -> None:
        del detail
        self.toasts.append(text)


def services(folder: Path, heard: Heard) -> Services:
    """Return a window's services, with settings and games in an empty folder."""
    store = Store(folder / "games.sqlite")
    return Services(Settings(folder / "statewalk.ini"), store, Jobs(), heard, lambda _page, _subject: None)
