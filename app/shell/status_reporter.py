"""Content of the status line for the page in front."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer

from app.base.language.words import tr
from app.base.services import READY, StatusMessage
from app.base.storage.store import Store
from app.base.theme import accessible
from app.shell.messages import PageMessages
from app.shell.page import Page
from app.widgets.status import StatusLine


class StatusReporter(QObject):
    """Shows facts and message of the page in front in the status line, once for many changes at a time."""

    def __init__(
        self, line: StatusLine, store: Store, in_front: Callable[[], Page | None], messages: Mapping[str, PageMessages],
        parent: QObject,
    ) -> None:  # fmt: skip
        """Connect the status line; `in_front` returns the page shown, and `messages` has those of each page."""
        super().__init__(parent)
        self._line, self._store, self._in_front, self._messages = line, store, in_front, messages
        self._announced = READY
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self.show)

    def follow(self, page: Page) -> None:
        """Show a page's changes, once all of them are made, if the page is in front by then."""

        def on_changed() -> None:
            if page is self._in_front():
                # Drop a message about another situation now, since this situation may be over before it is shown.
                self._messages[page.key].choose_message()
                self.show_soon()

        page.status_changed.connect(on_changed)

    def show_soon(self) -> None:
        """Show facts and message once, after all changes of the current event."""
        if not self._due.isActive():
            self._due.start()

    def show(self) -> None:
        """Show facts and message now."""
        self._due.stop()
        page = self._in_front()
        if page is not None:
            problem = self._store.problem
            warning = tr("Not saved: {problem}", problem=problem) if problem else ""
            self._line.set_facts(page.facts, warning, "" if problem else page.keeping_in_words)
            message = self._messages[page.key].choose_message()
            self._line.say(message)
            self._announce(message, self._messages[page.key])

    def flush_line(self) -> StatusLine:
        """Show pending changes, if there are any, and return the status line."""
        if self._due.isActive():
            self.show()
        return self._line

    def _announce(self, said: StatusMessage, messages: PageMessages) -> None:
        """Announce a message of the status line to a screen reader, once."""
        before, self._announced = self._announced, said
        if said != before or (said is not before and messages.is_new(said)):
            accessible.announce(self._line, f"{said.text} {said.detail}".strip(), urgent=not said.good)
