"""Getting levels onto the shelf: from the last game, the clipboard, or the program itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.services.services import Services
from app.services.session import Record
from app.sokoban.library import level_set as shelves
from app.sokoban.library.level_set import PUZZLE_KEY, Shelf
from app.sokoban.library.library import Library
from core.puzzle import InputError

PULL_SLOT = "/pull"
"""Ends the slot of a game that is played from its end; before it stands the level's key."""


class LastGame(NamedTuple):
    """A level on its shelf, its game, and whether it was played from its end."""

    shelf: Shelf
    place: int
    record: Record | None
    pulling: bool


class Opening(QObject):
    """Reads levels, and says so or says why not."""

    taken = Signal(object)
    """A `Shelf` of levels."""

    refused = Signal(str)
    """A sentence: why there are no levels."""

    def __init__(self, services: Services, library: Library, page: QWidget) -> None:
        super().__init__(page)
        self._services, self._library = services, library

    def last_game(self) -> LastGame:
        """What was on the page when the program was closed."""
        store = self._services.store
        slot = store.last_slot(PUZZLE_KEY)
        key, _, more = (slot or "").partition("/")
        record = store.load_game(PUZZLE_KEY, key) if slot is not None else None
        if record is not None:
            try:
                shelf = shelves.restored(record, self._library.shelf_of)
                index = shelf.find(key)
                if index is not None:
                    return LastGame(shelf, index, record, f"/{more}" == PULL_SLOT)
            except InputError:
                pass  # a record that makes no sense is as good as none
        return LastGame(shelves.own_levels(), 0, None, False)

    def own(self) -> None:
        """Take the levels that come with the program."""
        self._try(shelves.own_levels)

    def clipboard(self) -> None:
        """Take the levels in the clipboard."""
        text = QGuiApplication.clipboard().text()
        self._try(lambda: shelves.pasted_levels(text))

    def _try(self, read: Callable[[], Shelf]) -> None:
        try:
            shelf = read()
        except InputError as error:
            self.refused.emit(str(error))
        else:
            self.taken.emit(shelf)
