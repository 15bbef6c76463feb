"""Search for the earliest position of a game that is proved to have no solution."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from app.base.session.session import Session
from app.sokoban.play.history_rows import BY_PUSH, HistoryRows
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.reverse import ReversePuzzle
from core.sokoban.solve.knowledge import SolutionKnowledge
from core.sokoban.solve.verdict import Verdict

LOST_BEFORE = phrase("A push leads here from a position that was proved to have no solution")
LOST_BEFORE_BACK = phrase("A pull leads here from a position that was proved to have no way back")
"""Reason that a position is lost if only its predecessor is known to be; true however it was reached."""


class _LossPosition(NamedTuple):
    position: int
    """Number of moves made before the position."""
    state: State
    """State there; if the game has another one, the memory is obsolete."""


class LostGame:
    """Earliest known lost position of a game, remembered so that moves after it need no new search."""

    def __init__(self, session: Session, history: HistoryRows, judge: Callable[[State], Verdict]) -> None:
        """`judge` returns what is known of a position from any source."""
        self._session, self._history, self._judge = session, history, judge
        self._lost: _LossPosition | None = None

    def verdict(self, knowledge: SolutionKnowledge) -> Verdict:
        """Return the verdict on the current position; it is lost if it was reached from a lost one."""
        session = self._session
        state, verdict = session.state, self._judge(session.state)
        if verdict.dead:
            if self._recall_loss(session.position) is None:
                self._lost = _LossPosition(session.position, state)
        elif self._recall_loss(session.position) is not None:
            pulled = isinstance(session.puzzle, ReversePuzzle)
            knowledge.learn_dead(state, LOST_BEFORE_BACK if pulled else LOST_BEFORE)
            verdict = self._judge(state)
        return verdict

    def find(self, knowledge: SolutionKnowledge) -> None:
        """Check whether newly proved positions show that the game was lost earlier."""
        if not knowledge.any_dead:
            return
        states, end = self._session.states, self._session.position
        for at in (0, *self._history.push_ends(end)):
            if self._recall_loss(at) is not None:
                return
            if knowledge.is_dead(states[at]):
                self._lost = _LossPosition(at, states[at])

    def last_open(self) -> int | None:
        """Return how many moves led to the last position not known to be lost; None if there is none."""
        at = self._session.position
        loss = self._recall_loss(at)
        if loss is not None:
            at = loss.position
        while at:
            before = self._history.find_previous_stop(at, BY_PUSH)
            state = self._session.states[before]
            if not self._judge(state).dead:
                return before
            self._lost, at = _LossPosition(before, state), before
        return None

    def _recall_loss(self, position: int) -> _LossPosition | None:
        """Return the remembered loss if it belongs to this game and lies at or before `position`, else None."""
        lost = self._lost
        same = lost is not None and lost.position <= position and self._session.states[lost.position] is lost.state
        return lost if same else None
