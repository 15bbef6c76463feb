"""2048 games that the user saved under a name."""

from __future__ import annotations

from dataclasses import dataclass

from app.base.session.session import Record, game
from app.base.storage import fields
from app.base.storage.store import Store
from app.twenty48.games.finished_games import INFO, SIDE
from app.twenty48.games.players import parse_player
from core.base.puzzle import InputError
from core.base.words import phrase
from core.twenty48.board import Board
from core.twenty48.puzzle import PUZZLE
from core.twenty48.results import PlayerKind
from core.twenty48.shape import BoardShape

PUZZLE_KEY = "2048 saved"
"""Key of the saved games in the store's table of games, apart from the running ones."""
LONGEST_NAME = 40
ABOUT = fields.record(
    {"size": SIDE, "score": fields.whole_number_field(), "moves": fields.whole_number_field()},
    {"columns": SIDE, "player": fields.text(20), "dealt": fields.flag},
)
"""Summary of a saved game for the list; `size` is its rows, and its columns if those are missing."""
SAVED = game(INFO)
_ABOUT = "CASE WHEN json_valid(record) THEN json_extract(record, '$.about') END"
"""SQL for the summary of a game, so that Python need not decode the whole of a long game."""


@dataclass(frozen=True)
class SavedGame:
    """Saved game in the list."""

    name: str
    saved: float
    """Time of saving, in seconds since 1970."""
    shape: BoardShape
    score: int
    moves: int
    player: PlayerKind
    """Author of the moves."""
    dealt: bool
    """Whether the game began with two random tiles."""


class SavedGameStore:
    """Saved games by name; saving under an existing name replaces that game."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def save(self, name: str, record: Record, player: PlayerKind, *, dealt: bool) -> None:
        """Save a game whose moves `player` made; `dealt` if it began with two random tiles."""
        state = _state(record)
        rows, columns = state.shape
        about = {
            "size": rows, "columns": columns, "score": state.score, "moves": state.moves, "player": player,
            "dealt": dealt,
        }  # fmt: skip
        self._store.save_game(PUZZLE_KEY, name, {**record, "left": [], "about": about})

    def load(self, name: str) -> Record:
        """Return the game of that name.

        Raises InputError if it is gone, or cannot be read and was set aside.
        """
        record = self._store.load_game(PUZZLE_KEY, name, SAVED)
        if record is None:
            raise InputError(phrase("It cannot be read"))
        return record

    def delete(self, name: str) -> None:
        self._store.forget_game(PUZZLE_KEY, name)

    def free_name(self, wish: str) -> str:
        """Return `wish`, with a number if that name is taken."""
        taken = {saved_game.name for saved_game in self.list_games()}
        names = (wish if number == 1 else f"{wish} {number}" for number in range(1, len(taken) + 2))
        return next(name for name in names if name not in taken)

    def list_games(self) -> list[SavedGame]:
        """Return every saved game, the latest first."""
        rows = self._store.read(
            f"SELECT slot, saved, {_ABOUT} FROM game WHERE puzzle = ? ORDER BY saved DESC, slot", (PUZZLE_KEY,)
        )
        games = []
        for name, saved, about in rows:
            try:
                game_of = fields.decode(about, ABOUT)
            except InputError as error:
                self._store.set_game_aside(PUZZLE_KEY, name, error)
            else:
                player, dealt = parse_player(game_of.get("player", "")), game_of.get("dealt", True)
                shape = BoardShape(game_of["size"], game_of.get("columns", game_of["size"]))
                figures = shape, game_of["score"], game_of["moves"]
                games.append(SavedGame(name, saved, *figures, player, dealt))
        return games


def game_name(text: str) -> str:
    """Return a name as it is saved; raise InputError if it is empty or too long."""
    name = " ".join(text.split())
    if not name:
        raise InputError(phrase("Give the game a name"))
    if len(name) > LONGEST_NAME:
        raise InputError(phrase("A name has at most {letters} letters", letters=LONGEST_NAME))
    return name


def _state(record: Record) -> Board:
    state = PUZZLE.parse(record["start"])
    for move in record["moves"][: record["position"]]:
        state = PUZZLE.apply(state, move)[0]
    return state
