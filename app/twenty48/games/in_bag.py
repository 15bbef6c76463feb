"""Number of moves that finished games take in a bag, computed once for each game and stored."""

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
"""Moves in the bag by a game's key and end, since undo can change the end; None if not computable."""


class InBag:
    """Table of the moves that finished games take in a bag."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def read_known(self) -> Kept:
        """Return the stored moves in the bag of all games."""
        rows = self._store.read("SELECT key, ended, bag_moves FROM twenty48_in_bag")
        sound = self._store.sound("twenty48_in_bag", ("key", "ended"), rows, ROW)
        return {(key, ended): moves for key, ended, moves in sound}

    def work_out(self, games: Sequence[FinishedGame], control: Control) -> Kept:
        """Return the moves in the bag of these games, in a worker thread; fewer if cancelled."""
        control.total = len(games)
        moves_by_game: Kept = {}
        if not games:
            return moves_by_game
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
                moves_by_game[game.key, game.ended] = moves
                control.done += 1
        return moves_by_game

    def keep(self, found: Kept) -> None:
        """Store computed moves in the bag."""
        for (key, ended), moves in found.items():
            row = key, ended, moves
            self._store.write("twenty48_in_bag", "REPLACE INTO twenty48_in_bag VALUES (?, ?, ?)", row, (key, ended))
