"""Differences of a shorter solution from a longer one, in pieces that can be adopted one by one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import NamedTuple

from core.sokoban.board import State
from core.sokoban.replay import replay


class Variant(NamedTuple):
    """Replacement of a stretch of moves by others between the same two positions."""

    first: int
    end: int
    """Index past the end: moves `first` .. `end - 1` of the old way are replaced."""
    moves: str
    """New moves in LURD."""
    pushes_saved: int
    moves_saved: int


def variants(state: State, old: str, new: str) -> list[Variant]:
    """Return the pieces in which two ways from one position differ, in order, if they save something.

    The ways are cut wherever both pass through the same position with the man on the same square; if they end in
    different ones, the rest of both is a piece. Raises InputError for an impossible move. O(moves^2) at worst.
    """
    lurd = [replay(state, moves).lurd for moves in (old, new)]
    pieces = []
    matcher = SequenceMatcher(a=_states(state, old), b=_states(state, new), autojunk=False)
    for kind, first, end, other_first, other_end in matcher.get_opcodes():
        if kind == "equal":
            continue
        # both begin with the same state, so only the first piece may have no state before it
        start, other = max(0, first - 1), max(0, other_first - 1)
        old_moves, new_moves = lurd[0][start:end], lurd[1][other:other_end]
        saved = (_pushes(old_moves) - _pushes(new_moves), len(old_moves) - len(new_moves))
        if saved > (0, 0) or saved[1] > 0:
            pieces.append(Variant(start, start + len(old_moves), new_moves, *saved))
    return pieces


def take(old: str, chosen: Iterable[Variant]) -> str:
    """Return the old way with the chosen variants applied."""
    for piece in sorted(chosen, reverse=True):
        old = old[: piece.first] + piece.moves + old[piece.end :]
    return old


def _states(state: State, moves: str) -> list[tuple[tuple[int, ...], int]]:
    """Return the positions that possible moves pass through, including the first and the last."""
    passed = [(state.boxes, state.man)]
    for move in moves:
        after = state.step("lurd".index(move.lower()))
        assert after is not None
        state = after
        passed.append((state.boxes, state.man))
    return passed


def _pushes(moves: str) -> int:
    return sum(map(str.isupper, moves))
