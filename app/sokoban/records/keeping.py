"""What is kept of the level that is played: its solutions, its snapshots, and the card that lists them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.sokoban.records import best
from app.sokoban.records.saved_card import Kept, SavedCard
from app.sokoban.records.snapshots import Snapshot, Snapshots
from core.puzzle import InputError
from core.sokoban.trial import carry_out

if TYPE_CHECKING:
    from app.sokoban.page import SokobanPage

LEFT_FOR = "Before a solution was shown"
"""The name of the snapshot that is made of a game which makes way for other moves."""


class Keeping:
    """The page's business with snapshots and solutions."""

    def __init__(self, page: SokobanPage) -> None:
        self._page = page
        self.snapshots = Snapshots(page.services.store)
        self.card: SavedCard | None = None

    def keep(self, name: str = "") -> None:
        """Keep the position on the board."""
        snapshot = self._add(name)
        self._page.services.messages.toast(f"Kept as {snapshot.name}")

    def keep_before(self) -> None:
        """Keep the whole game if it would be lost by putting other moves in its place."""
        game = self._page.game
        if game.moves and not game.info.get("solved"):
            self._add(LEFT_FOR, "".join(game.moves))

    def _add(self, name: str, moves: str | None = None) -> Snapshot:
        page = self._page
        game = page.game
        lurd = "".join(game.played) if moves is None else moves
        start = game.puzzle.format(game.start)
        return self.snapshots.add(page.level.key, start, lurd, name=name, pull=page.pulling)

    def show(self, anchor: QWidget) -> None:
        """Drop the card down."""
        card = SavedCard(self._page.window())
        self.card = card
        card.named.connect(self._on_named)
        card.forgotten.connect(self._on_forgotten)
        card.chosen.connect(self._on_chosen)
        card.show_kept(self.rows())
        card.open_below(anchor)

    def rows(self) -> list[Kept]:
        """The best solutions, those of the level's file, and the snapshots, latest first."""
        page, found = self._page, []
        for title, moves in best.solutions(page.services.store, page.level.key):
            found.append(Kept(title, _cost(moves), moves))
        known = {kept.moves for kept in found}
        for number, text in enumerate(page.level.solutions, 1):
            try:
                moves = carry_out(page.level.start, text).lurd
            except InputError:
                continue
            if moves not in known:
                which = "" if len(page.level.solutions) == 1 else f" {number}"
                found.append(Kept(f"Solution{which} of the file", _cost(moves), moves, own=False))
        for one in reversed(self.snapshots.of(page.level.key)):
            when = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.saved))
            played = f"{_cost(one.moves)}{', backwards' if one.pull else ''}, {when}"
            found.append(Kept(one.name, played, one.moves, one))
        return found

    def _on_named(self, name: str) -> None:
        self._add(name)
        self._refresh()

    def _on_forgotten(self, kept: Kept) -> None:
        if kept.snapshot is not None:
            self.snapshots.remove(self._page.level.key, kept.snapshot)
        self._refresh()

    def _refresh(self) -> None:
        if self.card is not None:
            self.card.show_kept(self.rows())

    def _on_chosen(self, kept: Kept) -> None:
        page, snapshot = self._page, kept.snapshot
        if snapshot is None:
            page.lay_out(kept.moves, own=kept.own)
            page.playback.toggle()
            return
        try:
            page.take_up(snapshot)
        except InputError as error:
            page.refuse("The snapshot does not fit this level", str(error))
        else:
            page.services.messages.say(f"Back at {snapshot.name}")


def _cost(moves: str) -> str:
    return best.cost(sum(move.isupper() for move in moves), len(moves))
