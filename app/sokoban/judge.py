"""Puts together what every part of the program has proved of a position: patterns, counting, solvers."""

from __future__ import annotations

from app.services.services import Services
from app.sokoban.counted import CountedLevels
from app.sokoban.solve.known_levels import KnownLevels
from core.sokoban.board import State
from core.sokoban.path.held import BoardDeadlocks
from core.sokoban.verdict import Verdict, judge


class Judge:
    """One for the whole window; `CountedLevels.changed` tells when it may say more."""

    def __init__(self, services: Services) -> None:
        self._counted, self._known = services.shared(CountedLevels), services.shared(KnownLevels)
        self._board: BoardDeadlocks | None = None
        self._shut: tuple[State, bool] | None = None

    def verdict(self, start: State, state: State) -> Verdict:
        """What is certain of a position of the level that begins with `start`, played forwards."""
        counted = self._counted.level(start)
        unsolvable = (counted.depths is not None and counted.depths.unsolvable) or self._cannot_begin(start)
        deadlock = None if state.solved else self._deadlocks(state).deadlocks.find(state)
        known = self._known.of_start(start).of(state)
        return judge(state, deadlock, counted.counts, unsolvable=unsolvable, known=known)

    def _cannot_begin(self, start: State) -> bool:
        """Whether a pattern or a solver has proved that the level has no solution."""
        if self._shut is None or self._shut[0] is not start:
            self._shut = start, not start.solved and self._deadlocks(start).deadlocks.find(start) is not None
        return self._shut[1] or bool(self._known.of_start(start).of(start).dead)

    def _deadlocks(self, state: State) -> BoardDeadlocks:
        if self._board is None or self._board.board is not state.board:
            self._board = BoardDeadlocks(state.board)
        return self._board
