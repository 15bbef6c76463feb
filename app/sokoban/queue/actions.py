"""Commands for many levels at once: solve, improve, pause, cancel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.base.actions import Command
from app.base.language.words import tr
from app.sokoban.library.level_set import OWN_FILE
from app.sokoban.model.model import SokobanModel
from app.sokoban.queue.queue import LevelQueue
from app.sokoban.queue.work import QueueTaskKind

if TYPE_CHECKING:
    from app.base.services import Services
    from app.sokoban.browser.browser import LevelBrowser


class QueueActions(QObject):
    """Connects the Sokoban page, its level browser and the shared level queue."""

    def __init__(self, model: SokobanModel, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self.queue = services.get_shared(LevelQueue)
        self.browser: LevelBrowser | None = None
        """Level browser, or None before it was first opened."""
        self._model, self._messages = model, services.messages

    def start(self, kind: QueueTaskKind) -> None:
        """Add the chosen levels to the queue."""
        levels = self.levels()
        if not levels:
            self._messages.say(tr("There is no level to be searched."), self._way_out, good=False)
            return
        self.queue.add(levels, kind)
        if kind is QueueTaskKind.SOLVE:
            text = tr("%n levels will be solved", one="%n level will be solved", n=len(levels))
        else:
            text = tr("%n levels will be improved", one="%n level will be improved", n=len(levels))
        self._messages.toast(text, tr("one by one, while you play"))

    @property
    def _way_out(self) -> str:
        """Sentence that says how to choose levels when none are chosen."""
        browser = self.browser
        if browser is None or not browser.is_open:
            return tr("Open a collection in the browser.")
        if browser.levels.count and not browser.levels.rowCount():
            return tr("No level matches the search in the browser. Clear the search first.")
        return tr("None of the levels shown in the browser can be played.")

    def levels(self) -> list[int]:
        """Return the keys of the chosen levels.

        These are the levels selected or shown in the browser if it is open, else the collection that is played.
        """
        if self.browser is not None and self.browser.is_open:
            return [row.key for row in self.browser.chosen_rows() if not row.fault]
        model, library = self._model, self._model.library
        if model.level_set.file == OWN_FILE:
            library.sync_own()
        collection, _ = library.locate(model.level_set.file, model.index)
        return [] if collection is None else library.playable(collection)

    def commands(self) -> list[Command]:
        """Return the queue's commands for the page and the browser."""
        queue = self.queue
        return [
            Command(
                "sokoban.solve_all",
                "Solve all levels",
                lambda: self.start(QueueTaskKind.SOLVE),
                "bulb",
                ("Ctrl+Shift+L",),
                "Solve the levels shown in the browser, or this collection, in the background",
            ),
            Command(
                "sokoban.improve_all",
                "Improve all solutions",
                lambda: self.start(QueueTaskKind.IMPROVE),
                "improve",
                ("Ctrl+Shift+I",),
                "Shorten known solutions of these levels in the background, in what you count first",
            ),
            Command(
                "sokoban.pause_queue",
                "Pause solving all levels",
                lambda: queue.resume() if queue.is_paused else queue.pause(),
                "pause",
                (),
                "Pause or resume solving all levels",
                enabled=lambda: queue.levels_left > 0,
                checked=lambda: queue.is_paused and queue.levels_left > 0,
            ),
            Command(
                "sokoban.cancel_queue",
                "Cancel solving all levels",
                queue.clear,
                "close",
                (),
                "Search no more levels; solutions found so far are kept",
                enabled=lambda: queue.levels_left > 0,
            ),
        ]
