"""The optimiser never lengthens a solution, keeps its end, and finds the optimum if unrestricted."""

from __future__ import annotations

import random
import subprocess
import sys
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings

from core.base.control import Control
from core.base.puzzle import IllegalMoveError
from core.sokoban.board import State
from core.sokoban.formats.collection import read_file
from core.sokoban.level import state_of
from core.sokoban.replay import replay
from core.sokoban.solve.optimiser import Gain, Improvements, MoveRange, gain
from core.sokoban.solve.pushes import play, pushes_of
from core.sokoban.solve.solver import Effort, SolverMetric, engine_of, solve
from resources import ROOT
from tests.core.sokoban.solve.solve_reference import least_cost, least_costs, small_levels
from tests.core.sokoban.solve.test_solver import seconds_to_stop

SMALL = 64 << 20
EVERYTHING = (1000, 1000, 1000)
# Three boxes beside each other in a hall: many ways, most of them long.
HALL = state_of(
    [
        "##########",
        "#        #",
        "#  $$$   #",
        "# @      #",
        "#    ... #",
        "#        #",
        "##########",
    ]
)

# Many boxes in a wide hall, and a way that is far from short: more arrangements lie near it than fit.
WAREHOUSE = state_of(
    [
        "##################",
        "#                #",
        "# $ $ $ $ $ $ $  #",
        "#@               #",
        "#                #",
        "#                #",
        "# . . . . . . .  #",
        "#                #",
        "##################",
    ]
)


def solution_of(state: State, metric: SolverMetric = SolverMetric.PUSHES) -> str | None:
    found = solve(state, metric, Effort(60, SMALL), Control(), optimal=True)
    return found.solution.lurd if found.solution else None


def detour(state: State, moves: str) -> str:
    """Return the same solution with every walk made longer where there is room."""
    longer = ""
    for letter in moves:
        longer += letter
        back = "lurd"["rdlu".index(letter.lower())]
        if letter.islower():
            longer += back + letter
    return replay(state, longer).lurd


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels())
def test_where_everything_is_allowed_the_least_way_of_all_is_found(state: State) -> None:
    """Unrestricted optimising finds the shortest solution; the other count breaks ties.

    In moves from a solution of fewest pushes, in pushes from one of fewest moves.
    """
    for metric, other in ((SolverMetric.MOVES, SolverMetric.PUSHES), (SolverMetric.PUSHES, SolverMetric.MOVES)):
        moves = solution_of(state, other)
        if not moves:
            continue
        pushes = pushes_of(state, moves)
        found = engine_of(state).shorten(
            state,
            pushes,
            EVERYTHING,
            end_man=None,
            first=0,
            moves=metric is SolverMetric.MOVES,
            seconds=60,
            memory=SMALL,
            control=Control(),
        )
        assert found.ending == "solved"
        assert found.covered == len(pushes) + 1
        tally = play(state, found.pushes).tally
        cost = (tally.moves, tally.pushes) if metric is SolverMetric.MOVES else (tally.pushes, tally.moves)
        assert cost == least_costs(state, moves=metric is SolverMetric.MOVES)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels())
def test_each_gain_is_shorter_and_leads_to_the_same_end(state: State) -> None:
    moves = solution_of(state)
    if not moves:
        return
    longer = detour(state, moves)
    half = longer[: len(longer) // 2]
    for metric in SolverMetric:
        for played in (longer, half):
            end = replay(state, played)
            now = end
            for better in Improvements(state, played, metric, Effort(20, SMALL), Control()):
                assert better.before == now.tally
                assert cost(better, metric) < cost_of(now.tally, metric)
                assert replay(state, better.moves.lurd) == better.moves
                assert better.moves.state.solved if end.state.solved else better.moves.state == end.state
                assert spliced(now.lurd, better) == better.moves.lurd
                now = better.moves
            assert len(now.lurd) <= len(played)


@cache
def long_way() -> str:
    tried, _ = engine_of(WAREHOUSE).greedy(WAREHOUSE, seconds=60, memory=SMALL, control=Control())
    assert tried.ending == "solved"
    return detour(WAREHOUSE, play(WAREHOUSE, tried.pushes).lurd)


def cost(better: Gain, metric: SolverMetric) -> tuple[int, int]:
    return cost_of(better.moves.tally, metric)


def cost_of(tally: object, metric: SolverMetric) -> tuple[int, int]:
    moves, pushes = tally.moves, tally.pushes  # type: ignore[attr-defined]
    return (moves, pushes) if metric is SolverMetric.MOVES else (pushes, moves)


def spliced(old: str, better: Gain) -> str:
    new = better.moves.lurd[better.now.first : better.now.end]
    return old[: better.was.first] + new + old[better.was.end :]


def test_small_levels_reach_their_known_optimum() -> None:
    """Optimising small levels from a long solution reaches the optimum that exact search proves."""
    collection = read_file(ROOT / "levels" / "statewalk.sok")
    reached = 0
    for entry in collection.entries[:12]:
        assert entry.level is not None
        start = entry.level.start
        tried = engine_of(start).ahead(start, style=0, seconds=20, memory=SMALL, control=Control())
        if tried.ending != "solved" or len(tried.pushes) > 40:
            continue
        best = play(start, tried.pushes)
        for better in Improvements(start, best.lurd, SolverMetric.PUSHES, Effort(5, SMALL), Control()):
            best = better.moves
        assert best.tally.pushes == least_cost(start, moves=False)
        reached += 1
    assert reached >= 3


@pytest.mark.parametrize("metric", SolverMetric)
def test_only_the_stretch_is_changed(metric: SolverMetric) -> None:
    moves = solution_of(HALL)
    assert moves
    longer = detour(HALL, moves)
    third = len(longer) // 3
    best = replay(HALL, longer)
    for better in Improvements(HALL, longer, metric, Effort(20, SMALL), Control(), MoveRange(third, 2 * third)):
        best = better.moves
    assert len(best.lurd) < len(longer)
    assert best.lurd[:third] == longer[:third]
    assert best.lurd.endswith(longer[2 * third :])
    assert best.state.solved


def test_what_two_ways_have_in_common_is_no_gain() -> None:
    state = state_of(["########", "#@  $ .#", "#      #", "########"])
    longer, shorter = replay(state, "drulrrrRR"[:4] + "rrRR"), replay(state, "rrRR")
    change = gain(longer, shorter)
    assert spliced(longer.lurd, change) == shorter.lurd
    assert change.was.end - change.was.first == 4
    assert change.now.end == change.now.first


def test_a_box_on_a_dead_square_leaves_nothing_to_improve() -> None:
    state = state_of(["######", "#@$  #", "#  . #", "######"])
    assert list(Improvements(state, "R", SolverMetric.MOVES, Effort(5, SMALL), Control())) == []


def test_it_says_itself_whether_it_came_to_its_end() -> None:
    moves = solution_of(HALL)
    assert moves
    cancelled = Control()
    cancelled.cancel()
    ends = {
        "whole": (Effort(60, SMALL), Control()),
        "time": (Effort(0, SMALL), Control()),
        "memory": (Effort(60, 1 << 16), Control()),
        "cancelled": (Effort(60, SMALL), cancelled),
    }
    complete = {}
    for end, (effort, control) in ends.items():
        search = Improvements(HALL, moves, SolverMetric.PUSHES, effort, control)
        assert not search.complete
        list(search)
        complete[end] = search.complete
    assert complete == {"whole": True, "time": False, "memory": False, "cancelled": False}


def test_an_impossible_move_is_named() -> None:
    with pytest.raises(IllegalMoveError, match="move 4"):
        list(Improvements(HALL, "l" + "d" * 9, SolverMetric.MOVES, Effort(5, SMALL), Control()))


@pytest.mark.parametrize("metric", SolverMetric)
def test_it_stops_within_50_ms_of_being_cancelled_at_a_hundred_moments(metric: SolverMetric) -> None:
    rng = random.Random(11)
    long_way()
    for _ in range(50):
        control = Control()

        def work(cells: Control = control) -> None:
            list(Improvements(WAREHOUSE, long_way(), metric, Effort(600), cells))

        assert seconds_to_stop(work, control, rng) < 0.05


CAPPED = """
import resource
from core.base.control import Control
from core.sokoban.solve.optimiser import Improvements
from core.sokoban.solve.solver import Effort, SolverMetric
from tests.core.sokoban.solve.test_optimiser import WAREHOUSE, long_way

def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10

long_way()
before = peak()
list(Improvements(WAREHOUSE, long_way(), SolverMetric.METRIC, Effort(1.5, CAP), Control()))
print(peak() - before)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="peak memory is measured as Linux does")
@pytest.mark.parametrize("metric", SolverMetric)
def test_its_memory_stays_under_the_cap(metric: SolverMetric) -> None:
    cap = 24 << 20
    code = CAPPED.replace("CAP", str(cap)).replace("METRIC", metric.name)
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT.parent, capture_output=True, text=True, check=True)
    assert int(done.stdout) < cap * 1.1


@pytest.mark.parametrize("memory", [1 << 16, 1 << 20])
def test_little_memory_makes_windows_and_never_a_longer_way(memory: int) -> None:
    moves = solution_of(HALL)
    assert moves
    longer = detour(HALL, moves)
    best = replay(HALL, longer)
    for better in Improvements(HALL, longer, SolverMetric.MOVES, Effort(10, memory), Control()):
        assert better.moves.tally.moves < best.tally.moves
        best = better.moves
    assert best.state.solved
