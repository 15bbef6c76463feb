"""History of the places visited in the window: pages, each with the subject that was in front."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from app.shell.page import Page

MOST = 100
"""Most places in the history; older ones are forgotten."""


class VisitedPlace(NamedTuple):
    """Page with the subject in front, as `Page.show_subject` takes it; empty for a page without subjects."""

    page: str
    subject: str

    @property
    def topic(self) -> tuple[str, str]:
        """Part that all variants of a subject share: the page, and the subject up to the first dash."""
        return self.page, self.subject.partition("-")[0]


class Pages(Protocol):
    """Window that shows pages, one at a time."""

    @property
    def page(self) -> Page:
        """The page in front."""
        ...

    def open_page(self, key: str) -> Page:
        """Bring a page to the front."""
        ...


class VisitedPlaces(QObject):
    """History of visited places, with a position that goes back and forward."""

    changed = Signal()
    """Emitted when there is another place to go back or forward to, or none any more."""

    def __init__(self, pages: Pages, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = pages
        self._places: list[VisitedPlace] = []
        self._at = -1
        self._held = False

    @property
    def can_go_back(self) -> bool:
        """Whether there is an earlier place to go back to."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether there is a later place to go forward to."""
        return self._at < len(self._places) - 1

    def note(self) -> None:
        """Add the present place to the history; another variant of a subject replaces the last one."""
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
        """Note only the place reached at the end of the context, and none on the way to it."""
        before, self._held = self._held, True
        try:
            yield
        finally:
            self._held = before
        self.note()

    def go_back(self) -> None:
        """Show the previous place, if there is one."""
        self._go(-1)

    def go_forward(self) -> None:
        """Show again the place that was left by going back."""
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
