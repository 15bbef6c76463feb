"""What the window hands to every page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from app.services.jobs import Jobs
from app.services.open_games import Current
from app.services.settings import Settings
from app.services.store import Store


class Messages(Protocol):
    """How a page speaks to the user outside its own area."""

    def say(self, text: str, detail: str = "", *, good: bool = True) -> None:
        """Put a sentence into the status line: `text` in bold, `detail` after it; a tick when `good`."""
        ...

    def toast(self, text: str, detail: str = "") -> None:
        """Show a note for some seconds over the window: something was done that is not visible by itself."""
        ...


@dataclass(frozen=True)
class Services:
    """The window's shared objects; a page owns none of them. `open_subject(page, subject)` shows another page."""

    settings: Settings
    store: Store
    jobs: Jobs
    messages: Messages
    open_subject: Callable[[str, str], None]
    current: Current = field(default_factory=Current)
