"""Reachability question: can one position become another in a number of moves, for both algorithms."""

from __future__ import annotations

import time
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from core.base.control import Control
from core.base.measured_rate import LEAST_SECONDS, MeasuredRate
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.level import state_of
from core.sokoban.savitch.boards import SMALL
from core.sokoban.savitch.configuration import free_cells
from core.sokoban.savitch.cost import Flood, breadth_first, calls, most_calls, solved_positions
from core.sokoban.savitch.search import Savitch

RATE_CALLS = 500_000
"""Number of calls between two readings of the clock in measuring speed."""
WARM_UP_SECONDS = 0.05
"""Warm-up before measuring, in which the processor reaches its full speed."""
STEADY = 27
"""Limit up to which every limit is offered; greater ones are offered in growing steps."""


class ExpectedCost(NamedTuple):
    """Number of calls until the answer, exact or an upper bound."""

    calls: int
    exact: bool
    """Whether the number is exact; otherwise an upper bound, as the board has too many positions."""


@dataclass(frozen=True)
class ReachabilityQuestion:
    """Question whether `end` can be reached from `start` in at most `limit` moves.

    `flood` is the breadth-first search from `start`.
    """

    start: State
    end: State
    limit: int
    flood: Flood

    @property
    def cells(self) -> int:
        """Number n of free cells of the board."""
        return len(free_cells(self.start))

    @property
    def moves(self) -> int | None:
        """Fewest moves to the end; None if it cannot be reached."""
        return self.flood.distance.get(self.end)

    @property
    def answer(self) -> bool:
        """Answer of the breadth-first search."""
        return self.moves is not None and self.moves <= self.limit

    @property
    def expected_cost(self) -> ExpectedCost:
        """Cost of Savitch's algorithm for this question; computed on each access."""
        try:
            return ExpectedCost(calls(self.start, self.end, self.limit), exact=True)
        except InputError:
            return ExpectedCost(most_calls(self.cells, self.limit), exact=False)


def solved_end(start: State, flood: Flood) -> State:
    """Return the nearest solved position, or an unreachable one. Raises InputError if there is none."""
    if flood.nearest_solved is not None:
        return flood.nearest_solved
    solved = solved_positions(start)
    if not solved:
        raise InputError(phrase("The level has no solved position in which the man has a square to stand on"))
    return solved[0]


def end_out_of_reach(start: State, flood: Flood) -> State | None:
    """Return an unreachable position with as many boxes, solved if possible; None if all can be reached."""
    for state in solved_positions(start):
        if state not in flood.distance:
            return state
    cells = free_cells(start)
    for boxes in combinations(cells, len(start.boxes)):
        for man in cells:
            if man not in boxes and (state := State(start.board, boxes, man)) not in flood.distance:
                return state
    return None


def ask(
    start: State,
    limit: int | None = None,
    *,
    in_vain: bool = False,
    nearest: int | None = None,
    end: State | None = None,
) -> ReachabilityQuestion:
    """Return a reachability question about a level, by default whether it can be solved.

    `in_vain` asks for a position that cannot be reached. With `nearest` the end is the position of that number, from 0,
    in breadth-first order; the last for a greater number. Otherwise it is `end`, if given: on the same board, with as
    many boxes. The default limit is 3**n moves, enough for any answer. Raises InputError for a large board, a limit
    that is not from 1 to 3**n, or if there is no such end.
    """
    enough = 3 ** len(free_cells(start))
    if limit is not None and not 1 <= limit <= enough:
        raise InputError(
            phrase("The limit on this board must be from 1 to {most} moves, not {limit}", most=enough, limit=limit)
        )
    flood = breadth_first(start)
    if in_vain:
        end = end_out_of_reach(start, flood)
    elif nearest is not None:
        found = list(flood.distance)
        end = found[min(nearest, len(found) - 1)]
    else:
        end = end or solved_end(start, flood)
    if end is None:
        raise InputError(phrase("Every position of this board can be reached"))
    return ReachabilityQuestion(start, end, enough if limit is None else limit, flood)


def limits(cells: int) -> list[int]:
    """Return the limits that are offered on a board of `cells` cells, from 1 to 3**cells."""
    chosen, most = list(range(1, STEADY + 1)), int(3**cells)
    while chosen[-1] < most:
        chosen.append(chosen[-1] + max(1, chosen[-1] // 9))
    return [limit for limit in chosen if limit < most] + [most]


def measure_calls(control: Control | None = None) -> MeasuredRate:
    """Measure the speed of Savitch's algorithm on this machine, over some 0.3 s after a warm-up.

    Ends early if `control` is cancelled.
    """
    control = Control() if control is None else control
    start = state_of(SMALL["4"].rows)
    question = ask(start)
    search = Savitch(start, question.end, question.limit)
    measured = MeasuredRate(0, 0.0)
    for least in (WARM_UP_SECONDS, LEAST_SECONDS + WARM_UP_SECONDS):
        begun, before, seconds = time.perf_counter(), search.calls, 0.0
        while seconds < least and not control.cancelled:
            search.run(RATE_CALLS)
            seconds = time.perf_counter() - begun
        measured = MeasuredRate(search.calls - before, seconds)
    return measured
