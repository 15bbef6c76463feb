"""In how many moves a bag with the tiles of a finished game makes its target: worked out once for each, and kept."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.storage import fields
from app.base.storage.store import Store
from app.twenty48.games.finished_games import FinishedGame
from app.twenty48.games.record import replay_record
from core.base.control import Control
from core.base.puzzle import InputError
from core.twenty48.bag.game_path import moves_in_bag

ROW = fields.row(fields.text(), fields.moment, fields.maybe(fields.whole_number_field()))
Kept = dict[tuple[str, float], int | None]
"""By key and end, for a game that goes on after undo may end otherwise; None where it cannot be told."""


class InBag:
    """The table of what finished games came to in a bag."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def read_known(self) -> Kept:
        """Return the moves in the bag of all games that were worked out."""
        rows = self._store.read("SELECT key, ended, bag_moves FROM twenty48_in_bag")
        sound = self._store.sound("twenty48_in_bag", ("key", "ended"), rows, ROW)
        return {(key, ended): moves for key, ended, moves in sound}

    def work_out(self, games: Sequence[FinishedGame], control: Control) -> Kept:
        """Of these, in a worker thread; those of which there was time before it was cancelled."""
        control.total = len(games)
        found: Kept = {}
        if not games:
            return found
        with self._store.working() as db:
            for game in games:
                if control.cancelled:
                    break
                row = db.execute("SELECT record FROM twenty48_game WHERE key = ?", (game.key,)).fetchone()
                try:
                    record = row[0] if row else None
                    moves = moves_in_bag(replay_record(record).boards) if game.result.dealt else None
                except InputError:
                    moves = None
                found[game.key, game.ended] = moves
                control.done += 1
        return found

    def keep(self, found: Kept) -> None:
        """Keep what was worked out."""
        for (key, ended), moves in found.items():
            row = key, ended, moves
            self._store.write("twenty48_in_bag", "REPLACE INTO twenty48_in_bag VALUES (?, ?, ?)", row, (key, ended))
