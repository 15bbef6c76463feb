"""Says when a position cannot be solved any more, and which boxes are to blame. It never keeps anybody from playing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from app.services.services import Services
from app.sokoban.board.board import BoardView
from app.sokoban.records.best import joined
from app.widgets.buttons import Button
from app.widgets.notice import Notice
from core.sokoban.board import State
from core.sokoban.deadlock.deadlocks import CLOSED_DIAGONAL, DEAD_SQUARE, FREEZE, MATCHING, Deadlock
from core.sokoban.draft.grid import square_name

SETTING = "sokoban/deadlocks"
MOST_NAMED = 5
WORDS = {
    DEAD_SQUARE: ("can reach no goal", "can reach no goal"),
    FREEZE: ("is stuck for ever", "hold each other for ever"),
    CLOSED_DIAGONAL: ("closes a diagonal", "close a diagonal that cannot be opened"),
    MATCHING: ("has no goal left", "have too few goals between them"),
}
"""What one box does, and what several do."""


class DeadlockWatch(QObject):
    """Looks at every position it is shown, unless it was switched off."""

    def __init__(self, board: BoardView, notice: Notice, services: Services) -> None:
        super().__init__(board)
        self._board, self._notice, self._services = board, notice, services
        self.on = services.settings.get(SETTING, True)
        self.found: Deadlock | None = None
        """What is wrong with the position."""

    def switch(self, on: bool) -> None:
        """Look at positions from now on, or no more."""
        self.on = on
        self._services.settings.set(SETTING, on)

    def look(self, state: State, *, wanted: bool, take_back: Callable[[], Button | None]) -> None:
        """Tell what is wrong with a position; nothing if it is not `wanted`. `take_back` makes the notice's button."""
        found = self._board.lost.deadlocks.find(state) if wanted and self.on else None
        if found == self.found:
            return
        self.found = found
        self._board.show_lost(found.boxes if found is not None else ())
        if found is None:
            self._notice.hide()
            return
        names = [square_name(*state.board.xy(cell)) for cell in found.boxes]
        buttons = [button for button in (take_back(),) if button is not None]
        text = sentence(found.kind, names)
        self._notice.set("warn", "This cannot be solved any more", text, *buttons)
        self._services.messages.say("This cannot be solved any more.", text, good=False)


def sentence(kind: str, names: list[str]) -> str:
    """What the boxes on the named squares have done."""
    one, several = WORDS[kind]
    if len(names) == 1:
        return f"The box at {names[0]} {one}."
    if len(names) > MOST_NAMED:
        names = [*names[: MOST_NAMED - 1], f"{len(names) - MOST_NAMED + 1} more"]
    return f"The boxes at {joined(names)} {several}."
