"""Record of a finished 2048 game, replayed from its first board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.base.storage import fields
from core.twenty48.board import Board
from core.twenty48.puzzle import boards_of

RECORD = fields.record({"start": fields.text(), "moves": fields.list_field(fields.text(8))})
"""Fields of a record that are needed to replay a game."""


class ReplayedGame(NamedTuple):
    """Boards of a game from the first to the last, and the moves between them."""

    boards: Sequence[Board]
    moves: Sequence[str]


def replay_record(record: str | None) -> ReplayedGame:
    """Return the boards and moves of a recorded game.

    Raises InputError for a record that is missing, cannot be read or cannot be played.
    """
    kept = fields.decode(record, RECORD)
    return ReplayedGame(boards_of(kept["start"], kept["moves"]), kept["moves"])
