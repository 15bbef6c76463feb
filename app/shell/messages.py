"""Messages of a page, which disappear when the page shows something else."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from app.base.services import StatusMessage
from app.shell.page import Page


class PageMessages:
    """`Messages` of one page; a sentence said while the page is created belongs to what it shows then."""

    def __init__(
        self,
        changed: Callable[[], object],
        toast: Callable[[str, str], object],
        refused: Callable[[str, str], object],
    ) -> None:
        """Create the messages of a window.

        `changed` is called when something was said, `refused` when the page in front said that something cannot be;
        `toast` shows a note over the window.
        """
        self._changed, self._toast, self._refused = changed, toast, refused
        self._page: Page | None = None
        self._said: StatusMessage | None = None
        self._of: Hashable = None
        """Situation and standing message of the page when the message was said."""

    def belong_to(self, page: Page) -> None:
        """Collect the messages of this page from now on."""
        self._page, self._of = page, (page.situation, page.standing)

    def say(self, text: str, detail: str = "", *, good: bool = True) -> None:
        self._said = StatusMessage(text, detail, good)
        if self._page is not None:
            self._of = self._page.situation, self._page.standing
            self._changed()
            if not good and self._page.isVisible():
                self._refused(text, detail)

    def toast(self, text: str, detail: str = "") -> None:
        self._toast(text, detail)
        if self._said is not None and not self._said.good:
            # Something has been done since, so the refusal is outdated.
            self._said = None
            self._changed()

    def is_new(self, said: StatusMessage) -> bool:
        """Return whether a message was said, even if its words are those of the last, and is not `standing`."""
        return said is self._said

    def choose_message(self) -> StatusMessage:
        """Return the last message if it belongs to what the page shows; else the page's standing message."""
        assert self._page is not None
        standing = self._page.standing
        if self._of != (self._page.situation, standing):
            self._said = None
        return self._said or standing
