"""What is kept of the level on the board: its solutions and its snapshots, and the card that lists them."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.services.services import Messages
from app.sokoban.model import SokobanModel
from app.sokoban.records.saved_card import Kept, SavedCard
from app.sokoban.wording import cost_of
from core.puzzle import InputError
from core.sokoban.replay import replay_prefix


class SavedGames(QObject):
    """Lists them, keeps another one, goes back to one."""

    laid_out = Signal()
    """The moves of a solution wait to be played back."""
    refused = Signal(str, str)
    """What could not be done, and why."""

    def __init__(self, model: SokobanModel, messages: Messages) -> None:
        super().__init__(model)
        self._model, self._messages = model, messages
        self.card: SavedCard | None = None

    def keep(self, name: str = "") -> None:
        """Keep the position on the board."""
        self._messages.toast(f"Kept as {self._model.keep_snapshot(name).name}")

    def show(self, anchor: QWidget) -> None:
        """Drop the card down."""
        card = SavedCard(anchor.window())
        self.card = card
        card.named.connect(self._on_named)
        card.forgotten.connect(self._on_forgotten)
        card.chosen.connect(self._on_chosen)
        card.show_kept(self.rows())
        card.open_below(anchor)

    def rows(self) -> list[Kept]:
        """The best solutions, those of the level's file, and the snapshots, latest first."""
        model, level = self._model, self._model.level
        found = [Kept(title, cost_of(moves), moves) for title, moves in model.results.solutions(level.key)]
        known = {kept.moves for kept in found}
        for number, text in enumerate(level.solutions, 1):
            try:
                moves = replay_prefix(level.start, text).lurd
            except InputError:
                continue
            if moves not in known:
                which = "" if len(level.solutions) == 1 else f" {number}"
                found.append(Kept(f"Solution{which} of the file", cost_of(moves), moves, own=False))
        for one in reversed(model.snapshots.of(level.key)):
            when = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.saved))
            played = f"{cost_of(one.moves)}{', backwards' if one.pull else ''}, {when}"
            found.append(Kept(one.name, played, one.moves, one))
        return found

    def _on_named(self, name: str) -> None:
        self._model.keep_snapshot(name)
        self._refresh()

    def _on_forgotten(self, kept: Kept) -> None:
        if kept.snapshot is not None:
            self._model.snapshots.remove(self._model.level.key, kept.snapshot)
        self._refresh()

    def _refresh(self) -> None:
        if self.card is not None:
            self.card.show_kept(self.rows())

    def _on_chosen(self, kept: Kept) -> None:
        snapshot = kept.snapshot
        if snapshot is None:
            self._model.lay_out(kept.moves, own=kept.own)
            self.laid_out.emit()
            return
        try:
            self._model.take_up(snapshot)
        except InputError as error:
            self.refused.emit("The snapshot does not fit this level", str(error))
        else:
            self._messages.say(f"Back at {snapshot.name}")
