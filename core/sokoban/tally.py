"""What a sequence of moves costs, kept step by step so that any point of a long history can be asked at once."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from core.sokoban.board import State


@dataclass(frozen=True, slots=True)
class Tally:
    """What a sequence of moves costs."""

    moves: int = 0
    pushes: int = 0
    box_lines: int = 0
    """Straight pushes of one box: a push counts unless the push before it moved the same box the same way."""


class Ledger:
    """The pushes of a game, in order. Grows and shrinks at its end only."""

    def __init__(self) -> None:
        self.ends: list[int] = []
        """After how many moves each push is done."""
        self._lines: list[int] = []
        self._last: list[tuple[int, int]] = []  # the box's cell after the push, and the step that took it there
        self._moves = 0

    def __len__(self) -> int:
        return self._moves

    def add(self, before: State, after: State) -> bool:
        """Enter one step; tell whether it pushes."""
        self._moves += 1
        if not before.has_box(after.man):
            return False
        way = after.man - before.man
        straight = bool(self._last) and self._last[-1] == (after.man, way)
        self._lines.append((self._lines[-1] if self._lines else 0) + (not straight))
        self._last.append((after.man + way, way))
        self.ends.append(self._moves)
        return True

    def cut(self, moves: int) -> None:
        """Forget every step after the first `moves`."""
        pushes = bisect_right(self.ends, moves)
        del self.ends[pushes:], self._lines[pushes:], self._last[pushes:]
        self._moves = min(self._moves, moves)

    def tally(self, moves: int) -> Tally:
        """The cost of the first `moves` steps."""
        pushes = bisect_right(self.ends, moves)
        return Tally(moves, pushes, self._lines[pushes - 1] if pushes else 0)
