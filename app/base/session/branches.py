"""Branches: lines of play left when moves were taken back and another one was made instead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.base.storage import fields

MOST_BRANCHES = 100
MOST_BRANCH_MOVES = 5000
"""Most branches of a game, and most moves of all of them together.

The oldest are dropped first, the newest never.
"""


@dataclass(frozen=True)
class Branch:
    """Line that leaves the game's moves after the first `at` of them and continues with `moves`."""

    at: int
    moves: tuple[str, ...]
    reached: int
    """Number of `moves` that were ever played; the others only waited to be redone."""
    info: dict[str, Any]
    """Part of the game's `info` that belongs to the line."""

    @property
    def stands(self) -> int:
        """Number of moves, of the game and of the line, after which the line was left."""
        return self.at + self.reached

    def record(self) -> dict[str, Any]:
        """Return the branch as JSON."""
        return {"at": self.at, "moves": list(self.moves), "reached": self.reached, "info": self.info}


def branch_records(move: fields.Check, most_moves: int) -> fields.Check:
    """Return the check of a list of branches, whose moves pass the check `move`."""
    number = fields.whole_number_field(0, most_moves)
    one = {"at": number, "moves": fields.list_field(move, most_moves), "reached": number, "info": fields.record({})}
    return fields.list_field(fields.record(one), MOST_BRANCHES)


class Branches:
    """Branches of one list of moves, in the order in which they were left.

    No branch is the beginning of another one or of the moves themselves.
    """

    def __init__(self, branches: Sequence[Branch] = ()) -> None:
        self._branches = list(branches)

    @property
    def all_branches(self) -> Sequence[Branch]:
        """All branches, the one left last at the end."""
        return self._branches

    def advance(self, at: int, move: str) -> None:
        """Update the branches after `move` was played after the first `at` moves."""
        if any(line.at == at and line.moves[0] == move for line in self._branches):
            self._branches = [
                line if line.at != at or line.moves[0] != move
                else replace(line, at=at + 1, moves=line.moves[1:], reached=max(0, line.reached - 1))
                for line in self._branches
                if (line.at, line.moves) != (at, (move,))
            ]  # fmt: skip

    def leave(self, moves: Sequence[str], at: int, other: Sequence[str], left: Branch | None) -> None:
        """Update the branches when `other` replaces `moves` after the first `at` moves.

        `left` is the branch, if any, that the replaced moves become; its own `at` is `at`.
        """
        old, new = tuple(moves[at:]), tuple(other)
        followed = []
        for one in self._branches:
            if one.at > at:
                before = old[: one.at - at]
                one = replace(one, at=at, moves=before + one.moves, reached=len(before) + one.reached)  # noqa: PLW2901
            followed.append(one)
        if left is not None:
            followed.append(left)
        self._branches = []
        for number, one in enumerate(followed):
            shared = _count_shared_moves(one.moves, new) if one.at == at else 0
            if shared < len(one.moves) and not _begins_another(one, followed, number):
                own = replace(one, at=one.at + shared, moves=one.moves[shared:], reached=max(0, one.reached - shared))
                self._branches.append(own)
        self._drop_oldest()

    def _drop_oldest(self) -> None:
        """Drop the oldest branches, so that the rest is quick to save; the newest always stays."""
        moves, count = 0, 0
        for branch in reversed(self._branches):
            moves += len(branch.moves)
            if count and (count == MOST_BRANCHES or moves > MOST_BRANCH_MOVES):
                break
            count += 1
        del self._branches[: len(self._branches) - count]


def _count_shared_moves(moves: Sequence[str], others: Sequence[str]) -> int:
    """Return how many moves two lines have in common from their beginning."""
    pairs = enumerate(zip(moves, others, strict=False))
    return next((number for number, (one, other) in pairs if one != other), min(len(moves), len(others)))


def _begins_another(one: Branch, others: Sequence[Branch], number: int) -> bool:
    """Return whether a branch is the beginning of another one; of two equal ones only the earlier is."""
    return any(
        other.at == one.at
        and other.moves[: len(one.moves)] == one.moves
        and (len(other.moves) > len(one.moves) or later > number)
        for later, other in enumerate(others)
        if later != number
    )
