"""What Savitch's algorithm costs, without running it, beside breadth-first search."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from core.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.savitch.configuration import configuration, free_cells

MOST_POSITIONS = 400
"""That can be reached, on a board whose calls are counted."""


class Flood(NamedTuple):
    """What breadth-first search found."""

    distance: dict[State, int]
    """Least number of moves to every position that can be reached."""

    @property
    def solved(self) -> State | None:
        """The solved position that is nearest; None if there is none."""
        return next((state for state in self.distance if state.solved), None)


def breadth_first(start: State) -> Flood:
    """All positions that can be reached by moves, the nearest first. Raises InputError for a large board."""
    free_cells(start)
    distance = {start: 0}
    waiting = deque([start])
    while waiting:
        state = waiting.popleft()
        for direction in range(4):
            after = state.step(direction)
            if after is not None and after not in distance:
                distance[after] = distance[state] + 1
                waiting.append(after)
    return Flood(distance)


def calls(start: State, end: State, limit: int) -> float:
    """Calls that `Savitch(start, end, limit)` makes until its answer: exact up to 2**53, rounded beyond.

    What a call costs depends on its two configurations and its limit alone, and for an end that cannot be reached on
    the first alone: so the positions that can be reached are counted one by one, and all other configurations as one.
    Raises InputError for a board with more than MOST_POSITIONS positions.
    """
    return _Costs(start).calls(start, end, limit)


class _Level(NamedTuple):
    """For one limit, over the positions that can be reached, in the order of their configurations."""

    within: np.ndarray
    """[from, to]: whether `to` can be reached within the limit."""
    calls: np.ndarray
    """[from, to]: calls made to find that out."""
    vain: np.ndarray
    """[from]: calls made for an end that can never be reached."""


class _Costs:
    def __init__(self, start: State) -> None:
        cells = free_cells(start)
        flood = breadth_first(start)
        if len(flood.distance) > MOST_POSITIONS:
            raise InputError(f"The calls are counted for at most {MOST_POSITIONS} positions; this board has more")
        self._states = sorted(flood.distance, key=lambda state: configuration(state, cells))
        self._place = {state: place for place, state in enumerate(self._states)}
        self._numbers = np.array([configuration(state, cells) for state in self._states], dtype=np.int64)
        self._configurations = 3 ** len(cells)
        self._levels: dict[int, _Level] = {}

    def calls(self, start: State, end: State, limit: int) -> float:
        level = self._level(limit)
        origin = self._place[start]
        if end in self._place:
            return float(level.calls[origin, self._place[end]])
        return float(level.vain[origin])

    def _level(self, limit: int) -> _Level:
        if limit not in self._levels:
            self._levels[limit] = self._one_move() if limit == 1 else self._halved(limit)
        return self._levels[limit]

    def _one_move(self) -> _Level:
        count = len(self._states)
        within = np.eye(count, dtype=bool)
        for place, state in enumerate(self._states):
            for direction in range(4):
                after = state.step(direction)
                if after is not None:
                    within[place, self._place[after]] = True
        return _Level(within, np.ones((count, count)), np.ones(count))

    def _halved(self, limit: int) -> _Level:
        first, second = self._level(limit // 2), self._level(limit - limit // 2)
        count = len(self._states)
        before = self._tried_before(first)
        within = np.zeros((count, count), dtype=bool)
        cost = np.empty((count, count))
        vain = np.empty(count)
        for origin in range(count):
            middles = np.flatnonzero(first.within[origin])
            everything = 1 + before[origin, -1]
            # both halves succeed for these middles and ends; the first such middle ends the search
            through = second.within[middles]
            seconds = np.cumsum(second.calls[middles], axis=0)
            found = through.any(axis=0)
            last = np.argmax(through, axis=0)
            ends = np.arange(count)
            stopped = 1 + before[origin, middles + 1][last] + seconds[last, ends]
            cost[origin] = np.where(found, stopped, everything + seconds[-1])
            within[origin] = found
            vain[origin] = everything + second.vain[middles].sum()
        return _Level(within, cost, vain)

    def _tried_before(self, first: _Level) -> np.ndarray:
        """[from, k]: calls for the first halves to all middles up to the k-th position; the last, to all there are."""
        count = len(self._states)
        gaps = np.diff(self._numbers, prepend=-1) - 1
        # of the configurations between two positions, none can be reached
        up_to = np.cumsum(first.calls + first.vain[:, None] * gaps[None, :], axis=1)
        rest = self._configurations - 1 - self._numbers[-1]
        total = up_to[:, -1] + first.vain * rest
        return np.concatenate([np.zeros((count, 1)), up_to, total[:, None]], axis=1)


def bounds(cells: int) -> tuple[float, float]:
    """The article's bounds for a board of n cells asked for 3**n moves: depth log2(3) n, space 4 log2(3) n**2."""
    depth = float(np.log2(3)) * cells
    return depth, 4 * depth * cells


def solved_positions(start: State) -> Sequence[State]:
    """All positions with the boxes on goals, whether they can be reached or not, by the man's cell."""
    board = start.board
    goals = [cell for cell, flag in enumerate(board.goals) if flag]
    if len(goals) != len(start.boxes):
        return []
    return [State(board, goals, cell) for cell in free_cells(start) if cell not in goals]
