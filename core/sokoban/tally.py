"""Counters of a sequence of moves, stored so that any point of a long game can be queried at once.

The counters are those of YASC and Sokoban++; every one of them starts at 0 and counts its first occurrence:

- moves: steps of the man, including pushes;
- pushes: steps that move a box;
- box lines: straight runs of one box. A push begins one unless the push before it moved the same box the same way,
  however far the man walked in between (JSoko begins a new one after a walk);
- box changes: how often the man turns to a box. A push begins one unless the push before it moved the same box;
- pushing sessions: runs of pushes without a walk in between;
- player lines: straight runs of the man, pushing or not.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from core.sokoban.board import State
from core.sokoban.path.long_game import count_steps


@dataclass(frozen=True, slots=True)
class MoveTally:
    """Values of the counters for a sequence of moves; defined in the module's docstring."""

    moves: int = 0
    pushes: int = 0
    box_lines: int = 0
    box_changes: int = 0
    pushing_sessions: int = 0
    player_lines: int = 0


class Ledger:
    """Counters of a game that grows and shrinks only at its end.

    Every counter is the ascending array of the moves (from 1) at which it increased, so querying any point takes a few
    binary searches, and undoing cuts the arrays.
    """

    def __init__(self) -> None:
        self.ends = array("i")
        """Number of moves up to each push."""
        self.runs = array("i")
        """Number of moves up to the end of each run of pushes of one box."""
        self._lines = array("i")
        self._changes = array("i")
        self._sessions = array("i")
        self._turns = array("i")
        self._boxes = array("i")
        """Cell of the box after each push."""
        self._pushes = array("i")
        """Offset of each push, from the box's cell before it to that after it."""
        self._ways = array("i")
        """Offset of the man's steps from each turn on."""
        self._moves = 0

    def __len__(self) -> int:
        return self._moves

    @classmethod
    def of_game(cls, start: State, moves: Sequence[str]) -> Self:
        """Return the ledger of a whole game, at once. Raises ValueError if a move cannot be played."""
        ledger, marks = cls(), count_steps(start, list(moves))
        ledger.ends, ledger.runs, ledger._lines, ledger._changes, ledger._sessions, ledger._turns = marks[:6]
        ledger._boxes, ledger._pushes, ledger._ways, ledger._moves = *marks[6:], len(moves)
        return ledger

    def add(self, before: State, after: State) -> bool:
        """Record one step; return whether it pushes, or pulls in reverse play."""
        self._moves += 1
        move = self._moves
        way = after.man - before.man
        if not self._ways or self._ways[-1] != way:
            self._turns.append(move)
            self._ways.append(way)
        if before.has_box(after.man):
            moved = after.man
        elif after.has_box(before.man):
            moved = before.man - way
        else:
            return False
        box, last_way = (self._boxes[-1], self._pushes[-1]) if self._boxes else (0, 0)
        if box != moved:
            self._changes.append(move)
            self.runs.append(move)
        self.runs[-1] = move
        if box != moved or last_way != way:
            self._lines.append(move)
        if not self.ends or self.ends[-1] != move - 1:
            self._sessions.append(move)
        self._boxes.append(moved + way)
        self._pushes.append(way)
        self.ends.append(move)
        return True

    def cut(self, moves: int) -> None:
        """Remove every step after the first `moves`."""
        if moves >= self._moves:
            return
        pushes = bisect_right(self.ends, moves)
        del self._boxes[pushes:], self._pushes[pushes:]
        del self._ways[bisect_right(self._turns, moves) :]
        for marks in (self.ends, self._lines, self._changes, self._sessions, self._turns):
            del marks[bisect_right(marks, moves) :]
        del self.runs[len(self._changes) :]
        if self.runs:
            self.runs[-1] = self.ends[-1]
        self._moves = moves

    def tally(self, moves: int) -> MoveTally:
        """Return the counts of the first `moves` steps."""
        marks = (self.ends, self._lines, self._changes, self._sessions, self._turns)
        return MoveTally(moves, *(bisect_right(mark, moves) for mark in marks))
