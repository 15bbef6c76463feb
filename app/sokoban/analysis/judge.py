"""Evaluation of positions from all sources: deadlock patterns, counted levels, solvers."""

from __future__ import annotations

from app.base.services import Services
from app.sokoban.analysis.counted_levels import CountedLevels
from app.sokoban.solve.known_levels import KnownLevels
from core.sokoban.board import State
from core.sokoban.deadlock.deadlocks import Deadlock
from core.sokoban.path.held_piece import BoardDeadlocks
from core.sokoban.reverse import ReversePuzzle
from core.sokoban.solve.knowledge import SolutionKnowledge
from core.sokoban.solve.verdict import Verdict, judge, judge_back


class PositionEvaluator:
    """Evaluates whether a position can still be solved.

    Shared by all views of a window; `CountedLevels.changed` is emitted when its answer may have improved.
    """

    def __init__(self, services: Services) -> None:
        self._counted, self._known = services.get_shared(CountedLevels), services.get_shared(KnownLevels)
        self._shut: tuple[State, bool] | None = None
        self._boards: dict[bool, BoardDeadlocks] = {}

    def verdict(self, start: State, state: State) -> Verdict:
        """Return what is certain about a position of the level that begins with `start`, played forwards."""
        counted = self._counted.level(start)
        unsolvable = (counted.depths is not None and counted.depths.unsolvable) or self._cannot_begin(start)
        known = self._known.of_start(start)
        deadlock = None if state.solved else self._deadlock(state, known, pull=False)
        return judge(state, deadlock, counted.counts, unsolvable=unsolvable, known=known.look_up(state))

    def _cannot_begin(self, start: State) -> bool:
        """Whether a pattern or a solver has proved that the level has no solution."""
        if self._shut is None or self._shut[0] is not start:
            self._shut = start, not start.solved and self._deadlocks(start, pull=False).find(start) is not None
        return self._shut[1] or self._known.of_start(start).is_dead(start)

    def verdict_back(self, puzzle: ReversePuzzle, state: State) -> Verdict:
        """Return what is certain about a position of a level that is played backwards."""
        start, ended = puzzle.level_start, puzzle.goal(state)
        known = self._known.of_start(start).backward_knowledge
        return judge_back(
            State(start.board, state.boxes, state.man),
            ended=ended,
            deadlock=None if ended else self._deadlock(state, known, pull=True),
            counts=self._counted.level(start).counts,
            known=known.look_up(state),
        )

    def _deadlock(self, state: State, known: SolutionKnowledge, *, pull: bool) -> Deadlock | None:
        """Return the boxes that prove a position lost, by a pattern or a known trap; None without a proof."""
        deadlock = self._deadlocks(state, pull=pull).find(state)
        trap = known.trap_in(state) if deadlock is None else None
        return deadlock if trap is None else trap.deadlock

    def _deadlocks(self, state: State, *, pull: bool) -> BoardDeadlocks:
        known = self._boards.get(pull)
        if known is None or known.board is not state.board:
            known = self._boards[pull] = BoardDeadlocks(state.board, pull=pull)
        return known
