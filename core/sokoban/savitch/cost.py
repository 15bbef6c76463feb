"""Cost of Savitch's algorithm, computed without running it, and breadth-first search for comparison."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import log2
from typing import NamedTuple

from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.savitch.configuration import configuration, free_cells

MOST_POSITIONS = 64
"""Maximum number of reachable positions of a board whose calls are counted."""


class Flood(NamedTuple):
    """Result of a breadth-first search."""

    distance: dict[State, int]
    """Least number of moves to every reachable position."""

    @property
    def nearest_solved(self) -> State | None:
        """Solved position nearest to the start; None if none can be reached."""
        return next((state for state in self.distance if state.solved), None)


def breadth_first(start: State) -> Flood:
    """Return all reachable positions, the nearest first. Raises InputError for a large board."""
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


def calls(start: State, end: State, limit: int) -> int:
    """Return the number of calls that `Savitch(start, end, limit)` makes until its answer.

    The cost of a call depends on its two configurations and its limit only, and for an unreachable end on the first
    alone: so the reachable positions are counted one by one, and all other configurations as one. O(positions³) for
    each halving. Raises InputError for a board with more than MOST_POSITIONS positions.
    """
    return _Costs(start).calls(start, end, limit)


def halves(start: State, end: State, limit: int) -> tuple[list[int], list[int]]:
    """Return the summands of `calls` besides the first call: for first halves, and for second halves.

    First halves are listed middle by middle up to the one that leads to the end, unreachable middles between two
    positions as one summand. Raises InputError as `calls`.
    """
    return _Costs(start).halves(start, end, limit)


def most_calls(cells: int, limit: int) -> int:
    """Return an upper bound of the calls on a board: every middle tried, each with both halves."""
    made = {1: 1}

    def made_for(limit: int) -> int:
        if limit not in made:
            made[limit] = 1 + int(3**cells) * (made_for(limit // 2) + made_for(limit - limit // 2))
        return made[limit]

    return made_for(limit)


class _Level(NamedTuple):
    """Reachability and costs for one limit, over the reachable positions in the order of configurations."""

    within: list[list[bool]]
    """[from][to]: whether `to` can be reached within the limit."""
    calls: list[list[int]]
    """[from][to]: number of calls made to decide that."""
    vain: list[int]
    """[from]: number of calls made for an end that can never be reached."""


class _Costs:
    def __init__(self, start: State) -> None:
        cells = free_cells(start)
        distance = breadth_first(start).distance
        if len(distance) > MOST_POSITIONS:
            raise InputError(
                phrase("The calls are counted for at most {most} positions; this board has more", most=MOST_POSITIONS)
            )
        self._states = sorted(distance, key=lambda state: configuration(state, cells))
        self._place = {state: place for place, state in enumerate(self._states)}
        numbers = [configuration(state, cells) for state in self._states]
        self._gaps = [last - before - 1 for before, last in pairwise([-1, *numbers, 3 ** len(cells)])]
        """Numbers of unreachable configurations: before the first position, between two, after the last."""
        self._levels: dict[int, _Level] = {}

    def calls(self, start: State, end: State, limit: int) -> int:
        level = self._level(limit)
        origin = self._place[start]
        return level.calls[origin][self._place[end]] if end in self._place else level.vain[origin]

    def halves(self, start: State, end: State, limit: int) -> tuple[list[int], list[int]]:
        asked: list[int] = []
        followed: list[int] = []
        if limit == 1:
            return asked, followed
        first, second = self._level(limit // 2), self._level(limit - limit // 2)
        origin, goal = self._place[start], self._place.get(end)
        for middle, gap in enumerate(self._gaps[:-1]):
            asked += [gap * first.vain[origin], first.calls[origin][middle]]
            if first.within[origin][middle]:
                followed.append(second.vain[middle] if goal is None else second.calls[middle][goal])
                if goal is not None and second.within[middle][goal]:
                    return asked, followed
        asked.append(self._gaps[-1] * first.vain[origin])
        return asked, followed

    def _level(self, limit: int) -> _Level:
        if limit not in self._levels:
            self._levels[limit] = self._one_move() if limit == 1 else self._combine_halves(limit)
        return self._levels[limit]

    def _one_move(self) -> _Level:
        count = len(self._states)
        within = [[origin == end for end in range(count)] for origin in range(count)]
        for origin, state in enumerate(self._states):
            for direction in range(4):
                after = state.step(direction)
                if after is not None:
                    within[origin][self._place[after]] = True
        return _Level(within, [[1] * count for _ in range(count)], [1] * count)

    def _combine_halves(self, limit: int) -> _Level:
        first, second = self._level(limit // 2), self._level(limit - limit // 2)
        places = range(len(self._states))
        level = _Level([], [], [])
        for origin in places:
            # cumulated calls for the first halves, and the middles that also have a second half
            tried = list(accumulate(first.calls[origin][k] + self._gaps[k] * first.vain[origin] for k in places))
            everything = 1 + tried[-1] + self._gaps[-1] * first.vain[origin]
            middles = [middle for middle in places if first.within[origin][middle]]
            row = [self._second_halves(second, tried, everything, middles, end) for end in places]
            level.within.append([found for found, _ in row])
            level.calls.append([made for _, made in row])
            level.vain.append(everything + sum(second.vain[middle] for middle in middles))
        return level

    @staticmethod
    def _second_halves(
        second: _Level, tried: list[int], everything: int, middles: list[int], end: int
    ) -> tuple[bool, int]:
        """Return whether one of the middles leads to an end, and the calls made until then."""
        call_count = 0
        for middle in middles:
            call_count += second.calls[middle][end]
            if second.within[middle][end]:
                return True, 1 + tried[middle] + call_count
        return False, everything + call_count


def bounds(cells: int) -> tuple[float, float]:
    """Return the article's bounds for n cells and 3**n moves: depth log2(3) n, space 4 log2(3) n**2."""
    depth = log2(3) * cells
    return depth, 4 * depth * cells


def solved_positions(start: State) -> Sequence[State]:
    """Return all positions with the boxes on goals, reachable or not, by the man's cell."""
    board = start.board
    goals = [cell for cell, flag in enumerate(board.goals) if flag]
    if len(goals) != len(start.boxes):
        return []
    return [State(board, goals, cell) for cell in free_cells(start) if cell not in goals]
