"""The user's own strategy, learnt from finished games, for the window and the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from app.base.session.session import game
from app.base.storage import fields
from app.twenty48.games.finished_games import INFO
from core.base.control import Control
from core.base.puzzle import InputError
from core.twenty48.board import Board
from core.twenty48.puzzle import PUZZLE
from core.twenty48.results import PlayerKind
from core.twenty48.shape import BoardShape, shape_of
from core.twenty48.strategies.habits import learn
from core.twenty48.strategies.strategy import Strategy

LATEST = 500
"""Number of latest games that the strategy is learnt from."""
Read = Callable[[str, tuple[Any, ...]], Sequence[Sequence[Any]]]


def own_records(read: Read, size: BoardShape | int) -> list[str]:
    """Return the records of the latest games that the user played alone on boards of this shape."""
    rows = read(
        "SELECT record FROM twenty48_game WHERE rows = ? AND columns = ? AND player = ? ORDER BY rowid DESC LIMIT ?",
        (*shape_of(size), PlayerKind.PERSON, LATEST),
    )
    return [record for (record,) in rows]


def own_habits(records: Sequence[str], control: Control | None = None) -> Strategy | None:
    """Return the strategy learnt from these games; None if they are too few.

    Records that cannot be read are ignored.
    """
    return learn(_games(records), control)


def _games(records: Sequence[str]) -> Iterator[tuple[Board, Sequence[str]]]:
    for text in records:
        try:
            record = fields.decode(text, game(INFO))
            board, moves = PUZZLE.parse(record["start"]), record["moves"][: record["position"]]
            state = board
            for move in moves:
                state = PUZZLE.apply(state, move)[0]
        except InputError:
            continue
        yield board, moves
