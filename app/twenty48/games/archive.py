"""Finished and saved games of the page: the card that lists them, replay, saving and loading."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.services.services import Services
from app.services.session import Session
from app.shell.page import Page
from app.twenty48.games.card import FINISHED, SAVED, GamesCard
from app.twenty48.games.games import Keeper, Kept
from app.twenty48.games.replay_bar import ReplayBar
from app.twenty48.games.slots import Slots
from app.widgets.text import grouped
from core.puzzle import InputError
from core.twenty48.puzzle import PUZZLE


class Shelf(QObject):
    """The page shows the replay while there is one; the running game waits, unchanged."""

    opened = Signal()
    """The card is about to cover the board."""

    entered = Signal(object)
    """A replay begins: its session, at the first board."""

    left = Signal()
    """The replay is over."""

    loaded = Signal(object, int)
    """A saved game is to be played on: its record and its size."""

    def __init__(self, services: Services, game: Session, page: Page) -> None:
        super().__init__(page)
        self._services, self._game, self._page = services, game, page
        self.keeper = Keeper(services.store, game)
        self.slots = Slots(services.store)
        self.bar = ReplayBar()
        self.bar.closed.connect(self.leave)
        self.replay: Session | None = None

    @property
    def replaying(self) -> bool:
        return self.replay is not None

    def open_finished(self) -> None:
        """The card, with the finished games of this size."""
        self._open(FINISHED)

    def open_saved(self) -> None:
        """The card, with the games saved under a name."""
        self._open(SAVED)

    def _open(self, which: str) -> None:
        self.opened.emit()
        self.keeper.settle()
        card = GamesCard(self._page.window(), self.keeper.games, self.slots, self._game.state.size, which)
        card.replayed.connect(self.show)
        card.loaded.connect(self.load)
        card.saved.connect(self.save)
        card.open_below(self._page.header)

    def save(self, name: str) -> None:
        """Save the running game under a name."""
        self.slots.save(name, self._game.record())
        self._services.messages.say(f"Saved as {name}", f"{grouped(self._game.state.score)} points")

    def load(self, name: str) -> None:
        """Go on with a saved game; the running one is saved under a name of its own first."""
        record = self.slots.load(name) or {}
        loaded = Session(PUZZLE, self._game.start)
        try:
            loaded.restore(record)
        except InputError as error:
            self._services.messages.say(f"{name} could not be loaded.", str(error), good=False)
            return
        aside = self.slots.free_name(f"Before {name}") if self._game.position else ""
        if aside:
            self.slots.save(aside, self._game.record())
        self.loaded.emit(loaded.record(), loaded.state.size)
        self._services.messages.say(f"Playing {name}", f"the game you left is saved as {aside}" if aside else "")

    def show(self, kept: Kept) -> None:
        """Replay a finished game from its first board."""
        self.leave()
        replay = Session(PUZZLE, self._game.start, parent=self)
        try:
            replay.restore({**(self.keeper.games.record(kept.key) or {}), "position": 0})
        except InputError as error:
            self._services.messages.say("The game cannot be replayed.", str(error), good=False)
            return
        self.replay = replay
        self.entered.emit(replay)
        self.bar.open(replay)

    def leave(self) -> None:
        """Back to the running game."""
        replay, self.replay = self.replay, None
        if replay is not None:
            self.bar.close_game()
            replay.deleteLater()
            self.left.emit()
