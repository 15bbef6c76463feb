"""The solver: a shortest solution, a proof that there is none, or a correct reason for giving up."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.formats.collection import read_file
from core.sokoban.level import state_of
from core.sokoban.path.paths import walk_area
from core.sokoban.replay import replay
from core.sokoban.solve import solver
from core.sokoban.solve.engine import MOST_BOXES, MOST_SQUARES, Push, Tried, Watch
from core.sokoban.solve.pushes import play
from core.sokoban.solve.solver import (
    STYLES,
    Answer,
    Effort,
    PlanSearchFlag,
    SearchEnding,
    SolveProgress,
    SolverMetric,
    engine_of,
    solve,
)
from resources import ROOT
from tests.core.sokoban.solve.solve_reference import (
    least_cost,
    pulled_apart,
    small_levels,
    whole_graphs,
)

SMALL = 64 << 20
# Far more positions than a test has time or memory for, and a bound that says little about them. The lower room, out of
# which no box can be taken, cannot be solved, but it takes a search to see that.
HUGE = state_of(
    [
        "###########",
        "#     ..  #",
        "#  . # $  #",
        "#       # #",
        "#  # .$  ##",
        "#         #",
        "##  $*$ ###",
        "##  . $   #",
        "#  #  $  ##",
        "#  @   .  #",
        "####### ###",
        " #####  #",
        " #     #",
        " #.# $ #",
        " #  $$ #",
        " #.  #.#",
        " #######",
    ]
)


def answer(
    state: State, metric: SolverMetric = SolverMetric.PUSHES, seconds: float = 60, memory: int = SMALL
) -> Answer:
    return solve(state, metric, Effort(seconds, memory), Control(), optimal=True)


def check_against_reference(state: State, metric: SolverMetric) -> None:
    expected = least_cost(state, moves=metric is SolverMetric.MOVES)
    found = answer(state, metric)
    if expected is None:
        assert found.ending is SearchEnding.UNSOLVABLE
        assert found.solution is None
        assert found.reason
        assert found.lower_bound is None
        return
    assert found.ending is SearchEnding.SOLVED
    assert found.solution is not None
    assert found.solution.state.solved
    tally = found.solution.tally
    assert (tally.moves if metric is SolverMetric.MOVES else tally.pushes) == expected == found.lower_bound
    assert found.optimal


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels())
def test_fewest_pushes_and_proofs_are_those_of_an_exhaustive_search(state: State) -> None:
    check_against_reference(state, SolverMetric.PUSHES)


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels())
def test_fewest_moves_and_proofs_are_those_of_an_exhaustive_search(state: State) -> None:
    check_against_reference(state, SolverMetric.MOVES)


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(), st.data(), st.sampled_from((True, False)))
def test_where_the_man_has_to_end_is_a_part_of_the_question(state: State, data: st.DataObject, optimal: bool) -> None:
    inside = state.board.flood(state.man)
    free = [cell for cell, seen in enumerate(inside) if seen and not state.board.goals[cell]]
    if not free:
        return
    end_man = data.draw(st.sampled_from(free))
    expected = least_cost(state, moves=False, end_man=end_man)
    found = solve(state, SolverMetric.PUSHES, Effort(60, SMALL), Control(), optimal=optimal, end_man=end_man)
    if expected is None:
        assert found.ending is SearchEnding.UNSOLVABLE
        return
    assert found.ending is SearchEnding.SOLVED
    assert found.solution is not None
    assert found.lower_bound is not None
    assert found.lower_bound <= expected <= found.solution.tally.pushes
    assert not optimal or found.solution.tally.pushes == expected


def test_positions_that_take_many_pushes_take_as_many_as_the_whole_graph_of_the_level_says() -> None:
    rng, looked_at = random.Random(3), 0
    for graph in whole_graphs(rng, 200):
        left = {number: graph.pushes_left(number) for number in rng.sample(range(len(graph)), 400)}
        for number in sorted(left, key=lambda number: left[number] or 0)[-3:]:
            found = answer(graph.state(number))
            assert found.lower_bound == left[number]
            assert found.solution is None or found.solution.tally.pushes == left[number]
            looked_at += found.nodes
    assert looked_at > 3000


@pytest.mark.long
@settings(max_examples=20_000, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(squares=5, boxes=4))
def test_many_small_levels_end_as_an_exhaustive_search_does(state: State) -> None:
    check_against_reference(state, SolverMetric.PUSHES)


def test_a_level_that_is_solved_needs_no_moves() -> None:
    found = answer(state_of(["####", "#@*#", "####"]))
    assert found.ending is SearchEnding.SOLVED
    assert found.solution is not None
    assert found.solution.lurd == ""
    assert found.lower_bound == 0


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        (["#####", "#$  #", "# @.#", "#####"], "A box stands where it can never be brought to a goal"),
        (["########", "# $. $ #", "#@  .  #", "########"], "a goal each"),
        (["#######", "#@$$..#", "#######"], "Searched to the end"),
    ],
)
def test_an_unsolvable_level_says_why(rows: list[str], reason: str) -> None:
    state = state_of(rows)
    assert least_cost(state, moves=False) is None
    found = answer(state)
    assert found.ending is SearchEnding.UNSOLVABLE
    assert reason in found.reason


def test_giving_up_is_no_proof() -> None:
    late = answer(HUGE, seconds=0.2)
    assert late.ending is SearchEnding.TIME
    assert late.lower_bound is not None
    full = answer(HUGE, memory=1 << 20)
    assert full.ending is SearchEnding.MEMORY
    assert full.reason
    assert not full.optimal
    beyond = answer(HUGE, memory=1 << 60)
    assert beyond.ending is SearchEnding.MEMORY


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(), st.sampled_from((1, 2)), st.sampled_from(tuple(SolverMetric)))
def test_any_solution_will_do_but_the_verdict_is_that_of_an_exhaustive_search(
    state: State, threads: int, metric: SolverMetric
) -> None:
    expected = least_cost(state, moves=metric is SolverMetric.MOVES)
    found = solve(state, metric, Effort(60, SMALL, threads), Control())
    if expected is None:
        assert found.ending is SearchEnding.UNSOLVABLE
        return
    assert found.ending is SearchEnding.SOLVED
    assert found.solution is not None
    assert found.lower_bound is not None
    tally = found.solution.tally
    length = tally.moves if metric is SolverMetric.MOVES else tally.pushes
    assert found.lower_bound <= expected <= length
    assert found.optimal == (found.lower_bound == length)


def test_a_proof_is_searched_for_as_long_as_there_is_time_once_nothing_else_can_help(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(solver, "EXACT_SHARE", 0.0)
    found = solve(state_of(["#######", "#@$$..#", "#######"]), SolverMetric.PUSHES, Effort(60, SMALL, 2), Control())
    assert found.ending is SearchEnding.UNSOLVABLE


def seconds_to_stop(work: Callable[[], None], control: Control, rng: random.Random) -> float:
    """Return the processor time that work in a thread takes after it is cancelled at a random moment."""
    thread = threading.Thread(target=work)
    thread.start()
    time.sleep(rng.uniform(0.0, 0.05))
    control.cancel()
    begun = time.process_time()
    thread.join()
    return time.process_time() - begun


@pytest.mark.parametrize("effort", [Effort(60, SMALL, 1), Effort(60, SMALL, 2)])
@pytest.mark.parametrize("optimal", [False, True])
def test_it_stops_within_50_ms_of_being_cancelled(effort: Effort, optimal: bool) -> None:
    rng = random.Random(7)
    for _ in range(25):
        control = Control()
        answers: list[Answer] = []

        def work(cells: Control = control, found: list[Answer] = answers) -> None:
            found.append(solve(HUGE, SolverMetric.PUSHES, effort, cells, optimal=optimal))

        assert seconds_to_stop(work, control, rng) < 0.05
        assert answers[0].ending is SearchEnding.CANCELLED


@pytest.mark.parametrize("style", [None, *STYLES])
def test_each_search_for_any_solution_stops_within_50_ms_of_being_cancelled(style: PlanSearchFlag | None) -> None:
    rng = random.Random(style)
    engine = engine_of(HUGE)
    for _ in range(4):
        control = Control()
        found: list[Tried] = []

        def work(cells: Control = control, tried: list[Tried] = found) -> None:
            if style is None:
                tried.append(engine.greedy(HUGE, seconds=60, memory=SMALL, control=cells)[0])
            else:
                tried.append(engine.ahead(HUGE, style=style, seconds=60, memory=SMALL, control=cells))

        assert seconds_to_stop(work, control, rng) < 0.05
        assert found[0].ending == "cancelled"


@pytest.mark.parametrize(
    "style",
    [
        PlanSearchFlag.STRICT,
        PlanSearchFlag.BACKWARDS | PlanSearchFlag.STRICT,
        PlanSearchFlag.SINKS | PlanSearchFlag.OPEN,
        PlanSearchFlag.PHASES,
    ],
)
def test_a_plan_for_the_largest_level_stops_within_50_ms_of_being_cancelled(style: PlanSearchFlag) -> None:
    side, rng = 49, random.Random(style)
    rows = [["#"] * (side + 2), *(["#", *" " * side, "#"] for _ in range(side)), ["#"] * (side + 2)]
    squares = [(x, y) for x in range(2, side) for y in range(2, side)]
    for number, (x, y) in enumerate(rng.sample(squares, 2 * MOST_BOXES + 1)):
        rows[y][x] = "@" if not number else "$" if number % 2 else "."
    state = state_of(["".join(row) for row in rows])
    engine = engine_of(state)
    for _ in range(3):
        control = Control()

        def work(cells: Control = control) -> None:
            engine.ahead(state, style=style, seconds=60, memory=SMALL, control=cells)

        assert seconds_to_stop(work, control, rng) < 0.05


def test_a_try_ends_once_a_processor_has_worked_for_it_as_long_as_it_may() -> None:
    begun = time.thread_time()
    tried = engine_of(HUGE).ahead(HUGE, style=0, seconds=60, work=0.05, memory=SMALL, control=Control())
    assert tried.ending == "time"
    assert time.thread_time() - begun < 1


def test_what_is_kept_of_the_greedy_search_counts_as_memory_as_long_as_it_is_kept() -> None:
    engine, watch = engine_of(HUGE), Watch()
    greedy, perimeter = engine.greedy(HUGE, seconds=0.1, memory=SMALL, control=Control(), watch=watch)
    assert watch.memory <= greedy.memory
    tried = engine.ahead(
        HUGE,
        style=PlanSearchFlag.STRICT,
        seconds=0.1,
        memory=SMALL,
        control=Control(),
        watch=watch,
        perimeter=perimeter,
    )
    assert greedy.memory < watch.memory <= tried.memory


CAPPED = """
import resource
from core.base.control import Control
from core.sokoban.solve.solver import Effort, SolverMetric, solve
from tests.core.sokoban.solve.test_solver import HUGE

def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10

solve(HUGE, SolverMetric.METRIC, Effort(0.01, CAP, THREADS), Control(), optimal=OPTIMAL)
before = peak()
solve(HUGE, SolverMetric.METRIC, Effort(2.5, CAP, THREADS), Control(), optimal=OPTIMAL)
print(peak() - before)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="peak memory is measured as Linux does")
@pytest.mark.parametrize(
    ("metric", "threads", "optimal"),
    [
        (SolverMetric.PUSHES, 1, False),
        (SolverMetric.PUSHES, 2, False),
        (SolverMetric.PUSHES, 1, True),
        (SolverMetric.MOVES, 1, True),
    ],
)
def test_memory_stays_under_the_cap(metric: SolverMetric, threads: int, optimal: bool) -> None:
    cap = 24 << 20
    code = CAPPED.replace("CAP", str(cap)).replace("THREADS", str(threads))
    code = code.replace("METRIC", metric.name).replace("OPTIMAL", str(optimal))
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT.parent, capture_output=True, text=True, check=True)
    assert int(done.stdout) < cap * 1.1


def test_a_level_beyond_a_byte_of_squares_is_solved() -> None:
    side = 30
    room = ["#" * (side + 2), *["#" + " " * side + "#"] * side, "#" * (side + 2)]
    room[2] = "# $" + room[2][3:]
    room[1] = "#@" + room[1][2:]
    room[side] = room[side][: side - 1] + "." + room[side][side:]
    found = answer(state_of(room))
    assert found.ending is SearchEnding.SOLVED
    assert found.lower_bound == (side - 2) + (side - 3)


def test_levels_too_large_are_refused_in_a_sentence() -> None:
    wide = ["#" * 102, *["#" + " " * 100 + "#"] * 100, "#" * 102]
    wide[1] = "#@$." + wide[1][4:]
    with pytest.raises(InputError, match=f"{MOST_SQUARES:,}".replace(",", "\u2009")):
        answer(state_of(wide))
    full = ["#" * 60, "#@$." + "*" * 50 + "     #", *["#" + "*" * 50 + " " * 8 + "#"] * 4, "#" * 60]
    with pytest.raises(InputError, match=str(MOST_BOXES)):
        answer(state_of(full))


def test_no_solution_is_shown_that_does_not_replay() -> None:
    state = state_of(["#####", "#@$.#", "#####"])
    box = state.boxes[0]
    assert play(state, [Push(box, 2)]).lurd == "R"
    with pytest.raises(AssertionError, match="cannot walk"):
        play(state, [Push(box, 0)])


def test_the_programs_own_levels_are_solved_no_worse_than_their_stored_solutions() -> None:
    for entry in read_file(ROOT / "levels" / "statewalk.sok").entries[:12]:
        assert entry.level is not None
        found = answer(entry.level.start)
        assert found.solution is not None
        for stored in entry.solutions:
            assert found.solution.tally.pushes <= replay(entry.level.start, stored).tally.pushes


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(boxes=4), st.sampled_from(STYLES), st.integers(0, 3))
def test_no_deadlock_test_of_the_search_along_a_plan_rejects_what_can_be_solved(
    state: State, style: PlanSearchFlag, seed: int
) -> None:
    """The planned search drops only dead positions, so it ends without a solution only if there is none."""
    if state.solved:
        return
    expected = answer(state).ending  # held to an exhaustive search above
    tried = engine_of(state).ahead(state, style=style, seed=seed, seconds=60, memory=SMALL, control=Control())
    assert (tried.ending == "solved") == (expected is SearchEnding.SOLVED)
    assert tried.ending in ("solved", "emptied")
    if tried.ending == "solved":
        assert play(state, tried.pushes).state.solved


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("style", [style for style in STYLES if style & PlanSearchFlag.HALFWAY])
def test_a_way_by_a_board_halfway_is_a_solution(style: PlanSearchFlag, seed: int) -> None:
    solved = 0
    for entry in read_file(ROOT / "levels" / "statewalk.sok").entries[-20:]:
        assert entry.level is not None
        start, engine = entry.level.start, engine_of(entry.level.start)
        end_man = next(cell for cell, seen in enumerate(walk_area(start)) if seen and not start.board.goals[cell])
        _, perimeter = engine.greedy(start, seconds=0.0005, memory=SMALL, control=Control(), end_man=end_man)
        tried = engine.ahead(
            start,
            style=style,
            seed=seed,
            seconds=60,
            work=0.02,  # the first half ends before it has met everything
            memory=SMALL,
            control=Control(),
            end_man=end_man,
            perimeter=perimeter,
        )
        if tried.ending == "solved":
            solved += 1
            found = play(start, tried.pushes).state
            assert found.solved
            assert walk_area(found)[end_man]
    assert solved


ROOMS = (
    ("#########", "#   #   #", "# * #   #", "#  *  * #", "#   #*  #", "#   #@  #", "#########"),
    ("  #####  ", "###   ###", "#  *#*  #", "# #   # #", "#  *#*  #", "###  @###", "  #####  "),
    ("##########", "#***  #  #", "#**#     #", "##    ## #", "#@  #    #", "##########"),
    ("###########", "#   #@#   #", "#   * *   #", "# # # # # #", "#   * *   #", "#   # #   #", "###########"),
    ("#########", "#  #    #", "# **  # #", "## #### #", "#  #  # #", "# **  @ #", "#  #  ###", "#######  "),
    ("########", "#**    #", "#* ##  #", "#  ## *#", "#@    *#", "########"),
)


@pytest.mark.parametrize("rows", ROOMS)
def test_what_is_learnt_of_one_position_never_rejects_another_that_can_be_solved(rows: tuple[str, ...]) -> None:
    rng = random.Random(5)
    solved = state_of([*rows])
    engine = engine_of(solved)
    for number in range(400):
        start = pulled_apart(solved, rng, number % 40)
        if not start.solved:
            style = STYLES[number % len(STYLES)]
            tried = engine.ahead(start, style=style, seconds=60, memory=SMALL, control=Control())
            assert tried.ending == "solved"


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(boxes=4))
def test_the_greedy_search_meets_itself_wherever_there_is_a_solution(state: State) -> None:
    if state.solved:
        return
    expected = answer(state).ending  # held to an exhaustive search above
    tried, _ = engine_of(state).greedy(state, seconds=60, memory=SMALL, control=Control())
    assert tried.ending == ("solved" if expected is SearchEnding.SOLVED else "emptied")
    if tried.ending == "solved":
        assert play(state, tried.pushes).state.solved


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(boxes=4), st.sampled_from(STYLES), st.data())
def test_a_search_along_a_plan_ends_where_it_meets_what_a_greedy_one_has_met(
    state: State, style: PlanSearchFlag, data: st.DataObject
) -> None:
    engine = engine_of(state)
    inside = state.board.flood(state.man)
    free = [cell for cell, seen in enumerate(inside) if seen and not state.board.goals[cell]]
    end_man = data.draw(st.one_of(st.none(), st.sampled_from(free))) if free else None
    whole, perimeter = engine.greedy(state, seconds=60, memory=SMALL, control=Control(), end_man=end_man)
    if state.solved or whole.ending != "solved":
        return
    tried = engine.ahead(
        state, style=style, seconds=60, memory=SMALL, control=Control(), end_man=end_man, perimeter=perimeter
    )
    assert tried.ending == "solved"
    found = play(state, tried.pushes).state
    assert found.solved
    assert end_man is None or walk_area(found)[end_man]


def test_the_progress_can_be_watched_while_a_search_is_at_work() -> None:
    progress, control = SolveProgress(HUGE), Control()
    assert progress.attempt is None
    seen: list[tuple[int, int, State | None]] = []
    thread = threading.Thread(
        target=lambda: solve(HUGE, SolverMetric.PUSHES, Effort(30, SMALL, 2), control, progress=progress)
    )
    thread.start()
    while thread.is_alive() and not (len(seen) > 20 and seen[-1][2]):
        time.sleep(0.01)
        seen.append((progress.positions, progress.memory_bytes, progress.attempt))
    control.cancel()
    thread.join()
    attempts = [attempt for _, _, attempt in seen if attempt is not None]
    assert attempts and all(len(attempt.boxes) == len(HUGE.boxes) for attempt in attempts)
    assert [positions for positions, _, _ in seen] == sorted(positions for positions, _, _ in seen)
    assert max(memory for _, memory, _ in seen) <= SMALL


def test_a_proof_that_is_cut_short_leaves_what_it_has_excluded_and_found() -> None:
    levels = read_file(ROOT / "levels" / "statewalk.sok").levels
    start = next(level.start for level in levels if level.title == "The Trident")
    progress = SolveProgress(start)
    found = solve(start, SolverMetric.PUSHES, Effort(60, 60 << 10), Control(), optimal=True, progress=progress)
    assert found.ending is SearchEnding.MEMORY and not found.optimal
    assert found.solution is not None and found.solution.state.solved
    assert found.lower_bound is not None and 0 < progress.lower_bound == found.lower_bound < 26
    assert found.solution.tally.pushes >= 26
