"""Optimiser that makes a solution shorter, for as long as there is time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.replay import Replay, replay
from core.sokoban.solve.engine import Engine
from core.sokoban.solve.knowledge import cost_by
from core.sokoban.solve.pushes import play, pushes_of
from core.sokoban.solve.solver import Effort, SolverMetric, engine_of
from core.sokoban.tally import MoveTally

ROUNDS = ((20,), (1000,), (20, 10), (12, 8, 6))
"""Rounds of the search: the numbers of nearest squares that displaced boxes may be moved to.

A round has one number for each box displaced from the known solution. After a gain the cheap rounds are repeated.
"""


class MoveRange(NamedTuple):
    """Range of moves in a sequence."""

    first: int
    end: int
    """Index one past the last move."""


class Gain(NamedTuple):
    """Shorter way between the same ends, and what it replaces."""

    moves: Replay
    before: MoveTally
    """Counts of the old moves."""
    was: MoveRange
    """Range of the moves that are replaced."""
    now: MoveRange
    """Range of the new moves that replace them."""


class Improvements:
    """Iterable of ever shorter solutions, each found near the one before; iterate it once.

    It ends when nothing near is shorter or time or memory are exhausted. Solutions get shorter in pushes, and of equal
    ones in moves, or the other way round. Moves that solve the level may end in any solved position; others, and all
    with `same_end`, end in the very same one. With `stretch` the moves before and after it are kept. `control` counts
    the states visited. Iterating raises InputError for impossible moves and for a level that is too large.
    """

    def __init__(
        self,
        state: State,
        moves: str,
        metric: SolverMetric,
        effort: Effort,
        control: Control,
        stretch: MoveRange | None = None,
        *,
        same_end: bool = False,
    ) -> None:
        self._state, self._moves, self._stretch, self._same_end = state, moves, stretch, same_end
        self._metric, self._effort, self._control = metric, effort, control
        self.complete = False
        """Whether everything near the last solution was searched.

        False before the end, and if time, memory or a cancel cut the search short.
        """

    def __iter__(self) -> Iterator[Gain]:
        state = self._state
        whole = replay(state, self._moves)
        first, end = self._stretch or MoveRange(0, len(self._moves))
        before, after = whole.lurd[:first], whole.lurd[end:]
        begin = replay(state, before).state
        for shorter in self._ever_shorter(begin, whole.lurd[first:end], exactly=self._same_end or bool(after)):
            better = replay(state, before + shorter + after)
            yield gain(whole, better)
            whole = better

    def _ever_shorter(self, state: State, moves: str, *, exactly: bool) -> Iterator[str]:
        """Yield ever shorter moves to a solved position, or to the same position as before.

        The same position is kept if the moves do not solve the level, or with `exactly`.
        """
        known = replay(state, moves)
        end_man = known.state.man if exactly or not known.state.solved else None
        deadline = time.monotonic() + self._effort.seconds
        task = _Task(engine_of(state), state, end_man, self._metric, self._effort.memory, deadline, self._control)
        rounds: list[_Round] = []
        while len(rounds) < len(ROUNDS) and not task.is_over:
            rounds.append(_search_round(task, known, ROUNDS[len(rounds)]))
            better = rounds[-1].better
            if better is not None:
                yield better.lurd
                known = better
                rounds.clear()
        self.complete = len(rounds) == len(ROUNDS) and all(one.complete for one in rounds)


class _Task(NamedTuple):
    """Parameters that stay the same during the improvement of a solution."""

    engine: Engine
    state: State
    end_man: int | None
    """Cell where the man must end; None if any solved position will do."""
    metric: SolverMetric
    memory: int
    deadline: float
    control: Control

    @property
    def is_over(self) -> bool:
        return self.control.cancelled or time.monotonic() >= self.deadline


class _Round(NamedTuple):
    """Result of one round along the known solution."""

    better: Replay | None
    """First shorter solution found; None if none was found."""
    complete: bool = False
    """Whether every window was searched to its end, so that there is no shorter one."""


def _search_round(task: _Task, known: Replay, nearest: tuple[int, ...]) -> _Round:
    """Search for a shorter way near the known one, in windows as wide as the memory allows."""
    pushes = pushes_of(task.state, known.lurd)
    first, complete = 0, True
    while first <= len(pushes) and not task.is_over:
        result = task.engine.shorten(
            task.state,
            pushes,
            nearest,
            end_man=task.end_man,
            first=first,
            moves=task.metric is SolverMetric.MOVES,
            seconds=task.deadline - time.monotonic(),
            memory=task.memory,
            control=task.control,
        )
        if result.ending == "solved":
            better = play(task.state, result.pushes, task.end_man)
            if cost_by(task.metric, better.tally) < cost_by(task.metric, known.tally):
                return _Round(better)
        elif result.ending != "memory":
            return _Round(None, complete and result.ending == "emptied")
        complete = complete and result.ending == "solved" and result.covered > first
        if result.covered > len(pushes):
            return _Round(None, complete)
        first = max(first + 1, (first + result.covered) // 2)
    return _Round(None)


def gain(was: Replay, now: Replay) -> Gain:
    """Return what one way between two positions changes of another."""
    old, new = was.lurd, now.lurd
    first = 0
    while first < min(len(old), len(new)) and old[first] == new[first]:
        first += 1
    common_end = 0
    while common_end < min(len(old), len(new)) - first and old[-1 - common_end] == new[-1 - common_end]:
        common_end += 1
    return Gain(now, was.tally, MoveRange(first, len(old) - common_end), MoveRange(first, len(new) - common_end))
