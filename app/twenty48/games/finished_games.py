"""Table of finished 2048 games in the store, one row a game, keyed by the identity of the game."""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import astuple, dataclass
from typing import NamedTuple

from app.base.session.session import Record, Session, game
from app.base.storage import fields
from app.base.storage.store import Store
from app.twenty48.games.players import ADVISED, HELPED, hands_of, is_dealt, parse_player
from core.base.puzzle import InputError
from core.base.words import phrase
from core.twenty48.board import Board
from core.twenty48.results import GameResult, PlayerKind, Rules, game_result
from core.twenty48.shape import LEAST, MOST, BoardShape

COLUMNS = "rows, columns, target, four, score, moves, largest, win_moves, win_sum, player, won_by, dealt"
"""Columns of the table for a `GameResult`, in the order of its fields."""
SIDE = fields.whole_number_field(LEAST, MOST)
"""Field for a number of rows or columns."""
ROW = fields.row(
    fields.text(),
    fields.moment,
    SIDE,
    SIDE,
    fields.whole_number_field(1, 40),
    fields.number(0, 1),
    fields.whole_number_field(),
    fields.whole_number_field(),
    fields.whole_number_field(0, 40),
    fields.maybe(fields.whole_number_field()),
    fields.maybe(fields.whole_number_field()),
    fields.text(20),
    fields.text(20),
    fields.whole_number_field(0, 1),
)
"""Fields of a row: the game's key, its end, and `COLUMNS`."""
KEPT, KEY = "kept", "game"
"""Keys of the session's `info`: whether the game is in the table, and its key there, one a target."""
INFO = fields.record(
    {},
    {
        KEY: fields.text(64),
        KEPT: fields.flag,
        "going_on": fields.flag,
        HELPED: fields.list_field(fields.whole_number_field()),
        ADVISED: fields.list_field(fields.whole_number_field()),
    },
)
"""Fields of the `info` of a stored game."""


@dataclass(frozen=True)
class FinishedGame:
    """Finished game in the list: its key in the store, its end (seconds since 1970), and its result."""

    key: str
    ended: float
    result: GameResult


class PlayerRecord(NamedTuple):
    """Statistics of one player's finished games by the same rules: games, games won, highest score."""

    games: int
    won: int
    best: int


class FinishedGames:
    """Table of finished games in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._records: dict[Rules, dict[PlayerKind, PlayerRecord]] = {}

    def put(self, key: str, result: GameResult, record: Record) -> None:
        """Store a game, replacing the one with the same key."""
        row = (key, *result.shape, *astuple(result)[1:], json.dumps(record, separators=(",", ":")), time.time())
        sql = f"REPLACE INTO twenty48_game (key, {COLUMNS}, record, ended) VALUES ({', '.join('?' * len(row))})"
        self._store.write("twenty48_game", sql, row, key)
        self._records.clear()

    def remove(self, key: str) -> None:
        """Delete a game."""
        self._store.write("twenty48_game", "DELETE FROM twenty48_game WHERE key = ?", (key,), key)
        self._store.write("twenty48_in_bag", "DELETE FROM twenty48_in_bag WHERE key = ?", (key,))
        self._records.clear()

    def has(self, key: str) -> bool:
        """Return whether a game with this key is stored."""
        return bool(self._store.read("SELECT 1 FROM twenty48_game WHERE key = ?", (key,)))

    def list_games(self, shape: BoardShape) -> list[FinishedGame]:
        """Return every finished game on boards of this shape, the latest first."""
        rows = self._store.read(
            f"SELECT key, ended, {COLUMNS} FROM twenty48_game WHERE rows = ? AND columns = ? ORDER BY rowid DESC",
            shape,
        )
        games = []
        for key, ended, *row in self._store.sound("twenty48_game", ("key",), rows, ROW):
            _, _, *figures, player, won_by, dealt = row
            values = [shape, *figures, parse_player(player), parse_player(won_by), bool(dealt)]
            games.append(FinishedGame(key, ended, GameResult(*values)))
        return games

    def shapes(self) -> list[BoardShape]:
        """Return the shapes of board on which games were finished, in ascending order."""
        records = self._store.read("SELECT DISTINCT rows, columns FROM twenty48_game ORDER BY rows, columns", ())
        return [BoardShape(rows, columns) for rows, columns in records if {rows, columns} <= {*range(LEAST, MOST + 1)}]

    def stamp(self, shape: BoardShape) -> tuple[int, float]:
        """Return a value that changes whenever a game on such a board is added or removed."""
        records = self._store.read(
            "SELECT count(*), max(ended) FROM twenty48_game WHERE rows = ? AND columns = ?", shape
        )
        games, latest = records[0]
        return games, latest or 0.0

    def find_player_record(self, player: PlayerKind, rules: Rules) -> PlayerRecord:
        """Return the record of a player by these rules, over the games that began with two random tiles."""
        if rules not in self._records:  # cached, because it is needed after every move
            rows = self._store.read(
                "SELECT player, count(*), count(win_moves), max(score) FROM twenty48_game "
                "WHERE rows = ? AND columns = ? AND target = ? AND four = ? AND dealt GROUP BY player",
                (*rules.shape, rules.target, rules.four),
            )
            self._records[rules] = {parse_player(name): PlayerRecord(*figures) for name, *figures in rows}
        return self._records[rules].get(player, PlayerRecord(0, 0, 0))

    def record(self, key: str) -> Record:
        """Return the record of a game with its first board and moves.

        Raises InputError if it cannot be read or no longer exists.
        """
        rows = self._store.read("SELECT record FROM twenty48_game WHERE key = ?", (key,))
        if not rows:
            raise InputError(phrase("This game is no longer there"))
        record: Record = fields.decode(rows[0][0], game(INFO))
        return record


class Recorder:
    """Adds the running game to the finished ones when it ends, and removes it when undo reopens it."""

    def __init__(self, store: Store, session: Session) -> None:
        self.games = FinishedGames(store)
        self._session = session

    def follow(self) -> None:
        """Update the table after a change of the session.

        A game that goes on after the win is stored again when it is left (`settle`) or lost, not at every move.
        """
        session = self._session
        state: Board = session.state
        is_stored = session.info.get(KEPT, False)
        # no win if the board already had the target before this move
        just_won = session.position and state.won and not session.states[session.position - 1].won
        if session.position and (state.over or (just_won and not is_stored)):
            self._put()
        elif is_stored and not state.won:
            self.games.remove(self._key())
            session.info.pop(KEPT)

    @property
    def key(self) -> str:
        """Key of the running game in the table of finished games; "" while it is not in it."""
        return self._key() if self._session.info.get(KEPT) else ""

    def settle(self) -> None:
        """Store how far a won game came, when it is left."""
        if self._session.info.get(KEPT):
            self._put()

    def retarget_info(self, info: Record, target: int) -> Record:
        """Return `info` for the game with another target.

        The result with the old target stays in the table, as it is.
        """
        info = {name: value for name, value in info.items() if name != KEPT}
        if KEY in info:
            info[KEY] = f"{info[KEY].split('-')[0]}-{target}"
            if self.games.has(info[KEY]):
                info[KEPT] = True
        return info

    def _put(self) -> None:
        session = self._session
        states = session.states[: session.position + 1]
        result = game_result(states, hands_of(session), dealt=is_dealt(session))
        if result is None:
            return
        session.info[KEPT] = True
        self.games.put(self._key(), result, session.played_record())

    def _key(self) -> str:
        key: str = self._session.info.setdefault(KEY, f"{secrets.token_hex(8)}-{1 << self._session.state.target}")
        return key
