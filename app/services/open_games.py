"""The games that are open: a page shows its own to the others, which may look on and never play."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.services.session import Session


class Current(QObject):
    """One game a page, from when the page is opened."""

    changed = Signal(str)
    """The game of the page with this key is another one, or has another state."""

    def __init__(self) -> None:
        super().__init__()
        self._games: dict[str, Session] = {}

    def game(self, page: str) -> Session | None:
        """The game of a page; None while that page was not opened."""
        return self._games.get(page)

    def put(self, page: str, game: Session) -> None:
        """Show `game` as a page's own from now on."""
        self._games[page] = game
        game.changed.connect(lambda: self._on_changed(page, game))
        self.changed.emit(page)

    def _on_changed(self, page: str, game: Session) -> None:
        if self._games[page] is game:
            self.changed.emit(page)
