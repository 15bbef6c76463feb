"""A player's habits, learned from the games played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.base.control import Control
from core.twenty48.board import Board
from core.twenty48.puzzle import MOVES, PUZZLE
from core.twenty48.strategies.strategy import Strategy, learn_strategy

LEAST_MOVES = 100
"""Fewest moves from which habits are learned."""


def learn(games: Iterable[tuple[Board, Sequence[str]]], control: Control | None = None) -> Strategy | None:
    """Learn the habits in these games, each a first board and its legal moves.

    None if they have too few moves, or if cancelled.
    """
    control = Control() if control is None else control
    counts: dict[int, list[int]] = {}
    played = 0
    for first, moves in games:
        board = first
        if control.cancelled:
            return None
        played += 1
        for move in moves:
            legal = sum(1 << direction for direction in board.directions())
            counts.setdefault(legal, [0] * len(MOVES))[MOVES.index(move)] += 1
            board, _ = PUZZLE.apply(board, move)
    return learn_strategy(counts, played) if sum(map(sum, counts.values())) >= LEAST_MOVES else None
