"""Finished games in the store: kept once each, by the identity a game gets when it begins."""

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
"""Of a `GameResult`, in its own order, after its shape."""
SIDE = fields.whole_number_field(LEAST, MOST)
"""Rows, or columns."""
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
"""A finished game's key, its end, and `COLUMNS`."""
KEPT, KEY = "kept", "game"
"""In the session's `info`: whether the game is in the table, and under which key, one for each target."""
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
"""What a saved game holds beside its moves."""


@dataclass(frozen=True)
class FinishedGame:
    """A finished game in the list: its key in the store, when it ended (seconds since 1970), and how."""

    key: str
    ended: float
    result: GameResult


class PlayerRecord(NamedTuple):
    """Finished games of one player by the same rules: how many, how many of them were won, and the highest score."""

    games: int
    won: int
    best: int


class FinishedGames:
    """The table of finished games."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._records: dict[Rules, dict[PlayerKind, PlayerRecord]] = {}

    def put(self, key: str, result: GameResult, record: Record) -> None:
        """Keep a game, in place of the one with the same key."""
        row = (key, *result.shape, *astuple(result)[1:], json.dumps(record, separators=(",", ":")), time.time())
        sql = f"REPLACE INTO twenty48_game (key, {COLUMNS}, record, ended) VALUES ({', '.join('?' * len(row))})"
        self._store.write("twenty48_game", sql, row, key)
        self._records.clear()

    def remove(self, key: str) -> None:
        """Forget a game."""
        self._store.write("twenty48_game", "DELETE FROM twenty48_game WHERE key = ?", (key,), key)
        self._store.write("twenty48_in_bag", "DELETE FROM twenty48_in_bag WHERE key = ?", (key,))
        self._records.clear()

    def has(self, key: str) -> bool:
        """Whether a game with this key is kept."""
        return bool(self._store.read("SELECT 1 FROM twenty48_game WHERE key = ?", (key,)))

    def list_games(self, shape: BoardShape) -> list[FinishedGame]:
        """Return every finished game on boards of this shape, the latest first."""
        found = self._store.read(
            f"SELECT key, ended, {COLUMNS} FROM twenty48_game WHERE rows = ? AND columns = ? ORDER BY rowid DESC",
            shape,
        )
        games = []
        for key, ended, *row in self._store.sound("twenty48_game", ("key",), found, ROW):
            _, _, *figures, player, won_by, dealt = row
            whole = [shape, *figures, parse_player(player), parse_player(won_by), bool(dealt)]
            games.append(FinishedGame(key, ended, GameResult(*whole)))
        return games

    def shapes(self) -> list[BoardShape]:
        """The boards on which games were finished, in their order."""
        found = self._store.read("SELECT DISTINCT rows, columns FROM twenty48_game ORDER BY rows, columns", ())
        return [BoardShape(rows, columns) for rows, columns in found if {rows, columns} <= {*range(LEAST, MOST + 1)}]

    def stamp(self, shape: BoardShape) -> tuple[int, float]:
        """Another one whenever a game on such a board was put in or taken out."""
        found = self._store.read("SELECT count(*), max(ended) FROM twenty48_game WHERE rows = ? AND columns = ?", shape)
        games, latest = found[0]
        return games, latest or 0.0

    def find_player_record(self, player: PlayerKind, rules: Rules) -> PlayerRecord:
        """Return the record of a player by these rules, over the games that began with two random tiles."""
        if rules not in self._records:  # it is asked for after every move
            found = self._store.read(
                "SELECT player, count(*), count(win_moves), max(score) FROM twenty48_game "
                "WHERE rows = ? AND columns = ? AND target = ? AND four = ? AND dealt GROUP BY player",
                (*rules.shape, rules.target, rules.four),
            )
            self._records[rules] = {parse_player(name): PlayerRecord(*figures) for name, *figures in found}
        return self._records[rules].get(player, PlayerRecord(0, 0, 0))

    def record(self, key: str) -> Record:
        """The game itself, from its first board, with its moves. Raises InputError if it cannot be read or is gone."""
        found = self._store.read("SELECT record FROM twenty48_game WHERE key = ?", (key,))
        if not found:
            raise InputError(phrase("This game is no longer there"))
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
        kept = session.info.get(KEPT, False)
        # a target that was reached long before it was chosen is no win yet
        just_won = session.position and state.won and not session.states[session.position - 1].won
        if session.position and (state.over or (just_won and not kept)):
            self._put()
        elif kept and not state.won:
            self.games.remove(self._key())
            session.info.pop(KEPT)

    @property
    def key(self) -> str:
        """That of the running game among the finished ones; "" while it is none."""
        return self._key() if self._session.info.get(KEPT) else ""

    def settle(self) -> None:
        """The game is left: write how far it came after its win."""
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
