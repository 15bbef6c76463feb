"""During a proof the short solution improves, in a small part of the time, and stays correct."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Sequence

import pytest

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from core.cube.notation.notation import parse_moves
from core.cube.scramble import scramble
from core.cube.solve import shortening, twophase
from core.cube.solve.bracket import Bracket
from core.cube.solve.shortening import ENOUGH_SECONDS, allowance
from core.cube.solve.solver import Search, Solver, SolverKind
from tests.core.cube.solve.cosets import small_table
from tests.core.cube.solve.databases import korf_databases
from tests.core.cube.solve.solving import depths

NINETEEN = parse_moves("U2 F2 L2 F2 U' F2 D U L2 R2 U F' U' L D2 B U' L2 F2 L' D")
"""Moves of a position solved in 20 or 21 turns within hundredths of a second, in 19 after two seconds."""


def shallow(kind: SolverKind, metric: Metric) -> Solver:
    return Solver.from_table(
        small_table(metric.value, 2) if kind is SolverKind.COSETS else korf_databases(metric.value, 4)
    )


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search for shorter solutions run without waiting."""
    monkeypatch.setattr(shortening, "allowance", lambda *_: float("inf"))


@pytest.mark.parametrize("threads", [1, 2, 8])
def test_a_proof_is_hardly_slower_and_misses_nothing_that_two_seconds_find(threads: int) -> None:
    moments = [n / 10 for n in range(1, 6000)]
    spent = [allowance(at, threads, None) for at in moments]
    assert spent == sorted(spent)
    shares = [part / (threads * at) for part, at in zip(spent, moments, strict=True)]
    assert max(shares) < 0.17 and shares[-1] < 0.04
    assert allowance(12 / threads, threads, None) >= ENOUGH_SECONDS, "all of it after twelve seconds of one thread"
    assert allowance(1, threads, 60) == allowance(1, threads, None)


@pytest.mark.parametrize("seconds", [2, 3, 5])
def test_a_proof_that_will_be_ended_soon_has_enough_by_then(seconds: float) -> None:
    assert allowance(seconds / 2, 1, 0) >= ENOUGH_SECONDS
    assert allowance(seconds / 2, 1, seconds / 2) <= seconds / 2, "no more than there was time for"


@pytest.mark.usefixtures("eager")
@pytest.mark.parametrize("kind", list(SolverKind))
def test_the_short_solution_improves_while_the_proof_goes_on(kind: SolverKind) -> None:
    search, control = shallow(kind, Metric.HTM).search(position(NINETEEN), Metric.HTM), Control()
    worker = threading.Thread(target=search.run, args=(control,))
    worker.start()
    end = time.monotonic() + 120
    while search.bracket.upper > 19 and time.monotonic() < end:
        time.sleep(0.01)
    control.cancel()
    worker.join()
    found = search.bracket
    assert found.upper == found.length == 19 and found.lower < 19
    assert found.solution is not None and position(found.solution, search.cube).solved


@pytest.mark.usefixtures("eager")
def test_what_improves_ends_with_the_proof_and_with_its_cancellation() -> None:
    before = set(threading.enumerate())
    for length in (6, 18):
        control = Control()
        search = shallow(SolverKind.COSETS, Metric.HTM).search(position(scramble(length, 3)), Metric.HTM)
        threading.Timer(0.3, control.cancel).start()
        search.run(control)
    while any(isinstance(thread, threading.Timer) for thread in threading.enumerate()):
        time.sleep(0.01)
    assert set(threading.enumerate()) <= before, "a thread of another test may end meanwhile"


@pytest.mark.usefixtures("eager")
@pytest.mark.parametrize("metric", list(Metric))
def test_bounds_are_never_above_the_truth(metric: Metric, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lower bounds of 400 proofs, each begun with a solution four turns too long, never exceed the truth."""
    monkeypatch.setattr(Search, "shorten", lambda *_: None)
    solver, known = shallow(SolverKind.COSETS, metric), depths(metric.value, 4)
    for cube in random.Random(1).sample(sorted(known, key=repr), 200):
        short = twophase.solve(cube, 0, metric=metric.value).moves
        assert short is not None
        assert proved_depth(solver, metric, cube, short) == known[cube]
    for seed in range(200):
        moves = scramble(1 + seed % 7, seed)
        assert proved_depth(solver, metric, position(moves), inverse_moves(moves)) <= metric.length(moves)


def proved_depth(solver: Solver, metric: Metric, cube: Cube, short: Sequence[str]) -> int:
    """Return the proved depth, starting from a solution four turns longer than `short`."""
    long = (*short, "U", "D", "D'", "U'")
    upper = min(metric.length(long), metric.deepest(3) - (metric.deepest(3) - metric.length(long)) % metric.step)
    proved_bracket = solver.search(cube, metric, Bracket(metric, 0, upper, long)).run()
    assert proved_bracket.is_proved and proved_bracket.is_exact
    assert proved_bracket.solution is not None and position(proved_bracket.solution, cube).solved
    return proved_bracket.lower
