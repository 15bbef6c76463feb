"""Finished games in the store: kept once each, by the identity a game gets when it begins."""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import dataclass

from app.services import fields
from app.services.session import Record, Session, game
from app.services.store import Store
from core.puzzle import InputError
from core.twenty48.board import Board
from core.twenty48.results import GameResult, game_result

COLUMNS = "size, target, four, score, moves, largest, win_moves, win_sum"
ROW = fields.row(
    fields.text(), fields.moment, fields.whole(2, 6), fields.whole(1, 40), fields.number(0, 1), fields.whole(),
    fields.whole(), fields.whole(0, 40), fields.maybe(fields.whole()), fields.maybe(fields.whole()),
)  # fmt: skip
"""A finished game's key, its end, and `COLUMNS`."""
INFO = fields.record(
    {},
    {
        "game": fields.text(64),
        "kept": fields.flag,
        "going_on": fields.flag,
        "helped": fields.many(fields.whole()),
    },
)
"""What a saved game holds beside its moves."""


@dataclass(frozen=True)
class FinishedGame:
    """A finished game in the list: its key in the store, when it ended (seconds since 1970), and how."""

    key: str
    ended: float
    result: GameResult


class FinishedGames:
    """The table of finished games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def put(self, key: str, result: GameResult, record: Record) -> None:
        """Keep a game, in place of the one with the same key."""
        self._store.write(
            "twenty48_game",
            f"INSERT INTO twenty48_game (key, {COLUMNS}, record, ended) VALUES (?,?,?,?,?,?,?,?,?,?,?) "
            "ON CONFLICT (key) DO UPDATE SET score = excluded.score, moves = excluded.moves, "
            "target = excluded.target, largest = excluded.largest, win_moves = excluded.win_moves, "
            "win_sum = excluded.win_sum, record = excluded.record, ended = excluded.ended",
            (
                key,
                result.size,
                result.target,
                result.four,
                result.score,
                result.moves,
                result.largest,
                result.win_moves,
                result.win_sum,
                json.dumps(record, separators=(",", ":")),
                time.time(),
            ),
            key,
        )

    def remove(self, key: str) -> None:
        """Forget a game."""
        self._store.write("twenty48_game", "DELETE FROM twenty48_game WHERE key = ?", (key,), key)

    def all(self, size: int) -> list[FinishedGame]:
        """Every finished game on boards of this size, the latest first."""
        rows = self._store.read(
            f"SELECT key, ended, {COLUMNS} FROM twenty48_game WHERE size = ? ORDER BY ended DESC, rowid DESC", (size,)
        )
        found = self._store.sound("twenty48_game", ("key",), rows, ROW)
        return [FinishedGame(key, ended, GameResult(*columns)) for key, ended, *columns in found]

    def count(self, size: int) -> tuple[int, int]:
        """How many games on boards of this size, and how many of them were won."""
        found = self._store.read("SELECT count(*), count(win_moves) FROM twenty48_game WHERE size = ?", (size,))
        games, won = found[0]
        return games, won

    def record(self, key: str) -> Record:
        """The game itself, from its first board, with its moves. Raises InputError if it cannot be read or is gone."""
        found = self._store.read("SELECT record FROM twenty48_game WHERE key = ?", (key,))
        if not found:
            raise InputError("This game is no longer there")
        record: Record = fields.decode(found[0][0], game(INFO))
        return record


class Recorder:
    """Puts the running game among the finished ones when it is won or lost, and takes it out when undo reopens it."""

    def __init__(self, store: Store, session: Session) -> None:
        self.games = FinishedGames(store)
        self._session = session

    def follow(self) -> None:
        """The session has changed.

        A game that goes on after the win is written again when it is left (`settle`) or lost, not at every move.
        """
        session = self._session
        state: Board = session.state
        kept = session.info.get("kept", False)
        if session.position and (state.over or (state.won and not kept)):
            self._put()
        elif kept and not state.won:
            self.games.remove(self._key())
            session.info.pop("kept")

    def settle(self) -> None:
        """The game is left: write how far it came after its win."""
        if self._session.info.get("kept"):
            self._put()

    def _put(self) -> None:
        session = self._session
        if not session.seed:
            return  # it began from a board that somebody set up
        result = game_result(session.states[: session.position + 1])
        if result is None:
            return
        session.info["kept"] = True
        record = {**session.record(), "left": []}
        record["moves"] = record["moves"][: session.position]
        self.games.put(self._key(), result, record)

    def _key(self) -> str:
        key: str = self._session.info.setdefault("game", secrets.token_hex(8))
        return key
