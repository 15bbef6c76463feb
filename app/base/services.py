"""Shared objects and services that the window gives to every page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import Jobs
from app.base.session.session import Session
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from core.base.words import phrase

Shared = TypeVar("Shared")


@dataclass(frozen=True)
class StatusMessage:
    """Message of the status line: `text` in bold, `detail` after it; a tick when `good`."""

    text: str
    detail: str = ""
    good: bool = True


READY = StatusMessage(phrase("Ready"))


class Messages(Protocol):
    """Messages of a page to the user outside its own area."""

    def say(self, text: str, detail: str = "", *, good: bool = True) -> None:
        """Put a sentence into the status line, where it stays until the page shows something else.

        It must be about what the page shows now: a late answer to an earlier question is not reported. What holds as
        long as the page shows something is the page's `standing`.
        """
        ...

    def toast(self, text: str, detail: str = "") -> None:
        """Show a note over the window for some seconds, about something done that is not visible itself."""
        ...


class OpenGames(QObject):
    """Open games, one for each page; other pages may read a page's game, but never play it."""

    changed = Signal(str)
    """Emitted with the key of a page whose game is another one or has another state."""

    def __init__(self) -> None:
        super().__init__()
        self._games: dict[str, Session] = {}

    def game(self, page: str) -> Session | None:
        """Return the game of a page; None while that page was not opened."""
        return self._games.get(page)

    def put(self, page: str, game: Session) -> None:
        """Make `game` the open game of a page."""
        self._games[page] = game
        game.changed.connect(lambda: self._on_game_changed(page, game))
        self.changed.emit(page)

    def _on_game_changed(self, page: str, game: Session) -> None:
        if self._games[page] is game:
            self.changed.emit(page)


@dataclass(frozen=True)
class Services:
    """Shared objects of the window; a page owns none of them.

    `open_subject(page, subject)` shows another page.
    """

    settings: Settings
    store: Store
    jobs: Jobs
    messages: Messages
    open_subject: Callable[[str, str], None]
    go_back: Callable[[], object] = lambda: None
    """Function that shows again what was in front before."""
    open_games: OpenGames = field(default_factory=OpenGames)
    _shared: dict[type, Any] = field(default_factory=dict)

    def get_shared(self, kind: type[Shared]) -> Shared:
        """Return the window's only object of a class, made from these services when it is first asked for."""
        if kind not in self._shared:
            self._shared[kind] = kind(self)  # type: ignore[call-arg]
        return self._shared[kind]  # type: ignore[no-any-return]
