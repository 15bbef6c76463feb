"""Make a solution shorter, and go on making it shorter for as long as there is time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.replay import Replay, replay
from core.sokoban.solve.engine import Engine
from core.sokoban.solve.pushes import play, pushes_of
from core.sokoban.solve.solver import Effort, SolverMetric, engine_of
from core.sokoban.tally import MoveTally

ROUNDS = ((20,), (1000,), (20, 10), (12, 8, 6))
"""How far boxes are moved from where the known solution has them: of each box moved, to so many of its nearest squares.
After a gain the cheap rounds come again."""


class MoveRange(NamedTuple):
    """Range of moves in a sequence."""

    first: int
    end: int
    """One past the last."""


class Gain(NamedTuple):
    """A shorter way between the same ends."""

    moves: Replay
    before: MoveTally
    """Of the moves it takes the place of."""
    was: MoveRange
    """The moves that are replaced."""
    now: MoveRange
    """Those that stand there now."""


class Improvements:
    """Ever shorter solutions, each found near the one before, to be gone through once.

    No more come when nothing near is shorter or time or memory are up. They get shorter in pushes, and of equal ones in
    moves, or the other way round. Moves that solve the level may end in any solved position; others, and all with
    `same_end`, end in the very same one. With `stretch` the moves before and after it stay as they are. `control`
    counts the states met. Going through them raises InputError for moves that are impossible and for a level that is
    too large.
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
        """All that is near the last way was looked at. Not so before the end, nor when time, memory or a cancel cut it
        short."""

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
        """Shorter moves to a solved position or, if they do not solve it or with `exactly`, to the same one."""
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
    """What stays the same while a way becomes shorter."""

    engine: Engine
    state: State
    end_man: int | None
    """The man has to end here; None: any solved position will do."""
    metric: SolverMetric
    memory: int
    deadline: float
    control: Control

    @property
    def is_over(self) -> bool:
        return self.control.cancelled or time.monotonic() >= self.deadline


class _Round(NamedTuple):
    """What came of one round along the known way."""

    better: Replay | None
    """The first shorter way; None if none was found."""
    complete: bool = False
    """There is none: each window was searched to its end."""


def _search_round(task: _Task, known: Replay, nearest: tuple[int, ...]) -> _Round:
    """Look for a shorter way along the known one, in windows as wide as the memory allows."""
    pushes = pushes_of(task.state, known.lurd)
    first, complete = 0, True
    while first <= len(pushes) and not task.is_over:
        found = task.engine.shorten(
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
        if found.ending == "solved":
            better = play(task.state, found.pushes, task.end_man)
            if _cost(better.tally, task.metric) < _cost(known.tally, task.metric):
                return _Round(better)
        elif found.ending != "memory":
            return _Round(None, complete and found.ending == "emptied")
        complete = complete and found.ending == "solved" and found.covered > first
        if found.covered > len(pushes):
            return _Round(None, complete)
        first = max(first + 1, (first + found.covered) // 2)
    return _Round(None)


def gain(was: Replay, now: Replay) -> Gain:
    """What one way between two positions changes of another."""
    old, new = was.lurd, now.lurd
    first = 0
    while first < min(len(old), len(new)) and old[first] == new[first]:
        first += 1
    same = 0
    while same < min(len(old), len(new)) - first and old[-1 - same] == new[-1 - same]:
        same += 1
    return Gain(now, was.tally, MoveRange(first, len(old) - same), MoveRange(first, len(new) - same))


def _cost(tally: MoveTally, metric: SolverMetric) -> tuple[int, int]:
    return (tally.moves, tally.pushes) if metric is SolverMetric.MOVES else (tally.pushes, tally.moves)
