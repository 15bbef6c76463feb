"""Finished games that the window has stored, for the subcommands that analyse them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.base.storage import fields
from app.cli.store import CommandStore
from app.twenty48.games.finished_games import SIDE
from app.twenty48.games.players import describe_player, parse_player
from app.twenty48.games.record import ReplayedGame, replay_record
from app.work.progress import say
from core.base.puzzle import InputError
from core.twenty48.results import PlayerKind, Rules
from core.twenty48.shape import BoardShape

MOST_LISTED = 1_000_000_000
"""Largest number that a game in the list can have."""
NO_GAME = "There is no finished game yet."
ROW = fields.row(
    fields.text(fields.LARGEST),
    fields.moment,
    SIDE,
    SIDE,
    fields.whole_number_field(1, 40),
    fields.number(0, 1),
    fields.text(20),
    fields.whole_number_field(0, 1),
)


class KeptGame(NamedTuple):
    """Finished game in the list, numbered from 1, the latest first."""

    number: int
    record: str
    ended: float
    rules: Rules
    by: str
    alone: bool
    """Whether a person played the game alone, from two random tiles."""

    def replay(self) -> ReplayedGame:
        """Return the boards and the moves of the game. Raises InputError for a game that cannot be read."""
        return replay_record(self.record)


def kept_games() -> list[KeptGame]:
    """Return all stored games; print a message for those that cannot be read, and leave them out."""
    rows = CommandStore(say).read(
        "SELECT record, ended, rows, columns, target, four, won_by, dealt FROM twenty48_game ORDER BY rowid DESC",
        (),
    )
    games: list[KeptGame] = []
    for row in rows:
        try:
            record, ended, *shape, target, four, won_by, dealt = ROW(row, "A finished game")
        except InputError as error:
            say(str(error))
        else:
            player = parse_player(won_by)
            by, alone = describe_player(player, dealt=bool(dealt)), player is PlayerKind.PERSON and bool(dealt)
            games.append(KeptGame(len(games) + 1, record, ended, Rules(BoardShape(*shape), target, four), by, alone))
    return games


def find_game(games: Sequence[KeptGame], number: int) -> KeptGame:
    """Return the game with this number. Raises InputError if there is none."""
    if not 1 <= number <= len(games):
        raise InputError(f"There is no game {number}. Games are numbered 1 to {len(games)}, the latest first", "GAME")
    return games[number - 1]
