"""Places of the window that were looked at, one after the other: a page with the subject that it had in front."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from app.shell.page import Page

MOST = 100
"""Older places are forgotten."""


class VisitedPlace(NamedTuple):
    """A page, and what it had in front as `Page.show_subject` takes it; empty for a page that has no subjects."""

    page: str
    subject: str

    @property
    def topic(self) -> tuple[str, str]:
        """What another variant of the same subject shares with it: the name up to the first dash."""
        return self.page, self.subject.partition("-")[0]


class Pages(Protocol):
    """Where pages are shown, one at a time."""

    @property
    def page(self) -> Page:
        """The page in front."""
        ...

    def open_page(self, key: str) -> Page:
        """Bring a page to the front."""
        ...


class VisitedPlaces(QObject):
    """The way through the window, with a position on it that goes back and forward."""

    changed = Signal()
    """There is something else to go back or forward to, or nothing any more."""

    def __init__(self, pages: Pages, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = pages
        self._places: list[VisitedPlace] = []
        self._at = -1
        self._held = False

    @property
    def can_go_back(self) -> bool:
        """Whether something was looked at before."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether one has gone back."""
        return self._at < len(self._places) - 1

    def note(self) -> None:
        """Remember what is in front now; another variant of a subject takes the place of the last."""
        place = VisitedPlace(self._pages.page.key, self._pages.page.place)
        if self._held or (self._places and self._places[self._at] == place):
            return
        if self._places and self._places[self._at].topic == place.topic:
            self._places[self._at] = place
            return
        self._places = [*self._places[: self._at + 1], place][-MOST:]
        self._at = len(self._places) - 1
        self.changed.emit()

    @contextmanager
    def passing(self) -> Iterator[None]:
        """Remember where one is after it, and nothing of what is only passed on the way."""
        before, self._held = self._held, True
        try:
            yield
        finally:
            self._held = before
        self.note()

    def go_back(self) -> None:
        """Show what was looked at before, if anything was."""
        self._go(-1)

    def go_forward(self) -> None:
        """Show again what was left by going back."""
        self._go(1)

    def _go(self, by: int) -> None:
        if 0 <= self._at + by < len(self._places):
            self._at += by
            with self.passing():
                page, subject = self._places[self._at]
                shown = self._pages.open_page(page)
                if subject:
                    shown.show_subject(subject)
            self.changed.emit()
