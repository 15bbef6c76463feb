"""The bracket around a depth closes, and never lies on the way."""

from __future__ import annotations

import pytest

from core.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.notation import parse_moves
from core.cube.random_state import random_cube
from core.cube.scramble import scramble
from core.cube.solve import bracket, twophase
from core.cube.solve.solution import Solution


class Steps:
    """A solver that raises its bound from `first` to `last`, then finds `moves`."""

    def __init__(self, first: int, last: int, moves: tuple[str, ...] | None) -> None:
        self.bounds, self.moves, self.calls = range(first, last + 1), moves, 0

    def __call__(self, cube: Cube, short: Solution, control: Control, report: bracket.Report) -> Solution:
        assert short.moves is not None
        assert position(short.moves, cube).solved
        self.calls += 1
        for bound in self.bounds:
            if report(bound, 100 * bound) or control.cancelled:
                return Solution(None, bound, None, 100 * bound)
        assert self.moves is not None
        return Solution(self.moves, len(self.moves), len(self.moves), 12345)


def closing(
    cube: Cube, metric: Metric, search: Steps, control: Control | None = None
) -> tuple[Solution, list[Solution]]:
    """The last bracket and all that were reported."""
    seen: list[Solution] = []
    last = bracket.close(cube, metric, lambda: search, control or Control(), seen.append)
    for one in seen:
        assert one.moves is not None
        assert position(one.moves, cube).solved
        assert one.upper_bound == metric.length(one.moves)
        assert one.lower_bound <= metric.length(one.moves)
    lowers = [one.lower_bound for one in seen]
    assert lowers == sorted(lowers)
    return last, seen


@pytest.mark.parametrize("metric", Metric)
def test_a_solved_cube_asks_no_solver(metric: Metric) -> None:
    search = Steps(0, 0, ())
    last, _ = closing(Cube(), metric, search)
    assert last == Solution((), 0, 0, 0)
    assert search.calls == 0


def test_what_two_phase_proves_needs_no_solver() -> None:
    search = Steps(0, 0, ())
    last, _ = closing(position(parse_moves("R U F2")), Metric.HTM, search)
    assert last.optimal
    assert last.upper_bound == 3
    assert search.calls == 0


def test_the_solvers_answer_wins() -> None:
    moves = scramble(12, 5)
    cube = position(moves)
    answer = tuple(twophase.solve(cube, 1.0).moves or ())
    last, seen = closing(cube, Metric.HTM, Steps(8, 10, answer))
    assert last.moves == answer
    assert last.nodes == 12345
    assert [one.lower_bound for one in seen][-1] >= 10


def test_the_search_ends_when_the_bounds_meet() -> None:
    cube = random_cube(3)
    search = Steps(8, 40, None)
    last, seen = closing(cube, Metric.HTM, search)
    assert last.optimal
    assert last == seen[-1]
    assert last.moves is not None


def test_a_cancelled_search_keeps_its_bracket() -> None:
    control = Control()
    cube = random_cube(4)

    class Cancelling(Steps):
        def __call__(self, cube: Cube, short: Solution, control: Control, report: bracket.Report) -> Solution:
            control.cancel()
            return super().__call__(cube, short, control, report)

    last, _ = closing(cube, Metric.QTM, Cancelling(12, 20, None), control)
    assert last.lower_bound == 12
    assert last.moves is not None
    assert position(last.moves, cube).solved
    assert not last.optimal
