"""Solver for a position: runs the searches, replays their solution and tells how they ended."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from enum import IntFlag, StrEnum
from typing import Any, NamedTuple

from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.path.paths import walk_area
from core.sokoban.replay import Replay
from core.sokoban.solve.engine import MOST_BOXES, MOST_SQUARES, Engine, Perimeter, Push, Tried, Watch
from core.sokoban.solve.exact import Found, exact
from core.sokoban.solve.order import SolutionMeasure, SolutionOrder, count_of, order_of
from core.sokoban.solve.pushes import play

MEMORY = 1 << 30
"""Default memory limit in bytes for the positions of a search."""


GREEDY_SHARE = 0.1
GREEDY_SECONDS = 1.0
"""Time limit of the first thread's greedy search, the lesser of both: it succeeds soon or never."""
PERIMETER_SHARE = 0.25
"""Share of the memory for the greedy search; its positions are kept while other searches run."""
AHEAD_SHARE = 0.8
"""Share of the time that a single thread spends on greedy and plan search before searching exactly."""
EXACT_SHARE = 0.1
EXACT_SECONDS = 1.5
"""Time limit of the second thread's exact search, the lesser of both, before it searches along plans."""
TASTE_SHARE = 0.03
TASTE_SECONDS = 0.5
"""First work limit of each style of search, the lesser of both, before any gets more.

Most levels are solved quickly by one of the styles. A busy machine tries fewer styles rather than each for less work.
"""
GROWTH = 3
"""Factor by which the work of a style grows in each pass; each pass has a new seed."""
PASSES = 8
"""Maximum number of tries of each style."""
EMPTIED = "emptied"
"""Ending of a search that saw every position except those it took for dead: no solution, but no proof."""
TICK_SECONDS = 0.01
GRACE_SECONDS = 0.05
"""Least time for the search for the shortest solution once a solution is known."""


class SolverMetric(StrEnum):
    """Metric that a search minimises: pushes or moves."""

    PUSHES = "pushes"
    MOVES = "moves"


class PlanSearchFlag(IntFlag):
    """Options of a search along a plan, as in `plan.h`."""

    STRICT = 1
    """Each box of the plan leaves to a different start square: more realistic, but harder to find."""
    NEAR = 2
    """The plan parks boxes anywhere; otherwise as far away as possible."""
    OWN = 4
    """Positions are filed under their own features; otherwise under the best on the way to them."""
    ROOMLESS = 8
    """Positions are filed without the feature of connections between rooms."""
    AWAY = 16
    """Among equally good positions those with boxes far from goals come first: fewer are packed too early."""
    OPEN = 32
    """The plan lets boxes leave only while the man can reach every square that they may leave to."""
    SINKS = 64
    """The plan lets boxes leave to the largest group of equivalent squares, then to the next."""
    BACKWARDS = 128
    """Search from the solved position by pulls, along the reversed plan of how boxes leave the start."""
    HALFWAY = 256
    """No plan: search from one end (the solved one with BACKWARDS) for an open position, then on to it.

    The second search begins at the other end.
    """
    ROOMY = 512
    """The number of areas counts, too, in the second search of HALFWAY."""
    SEVEN = 1024
    """Hotspots count in ranking positions, and all seven advisors of the paper are used instead of five."""
    PHASES = 2048
    """Search by single pushes through the phases of the plan, after YASS; never with BACKWARDS."""


STYLES = (
    PlanSearchFlag.STRICT,
    PlanSearchFlag.BACKWARDS | PlanSearchFlag.STRICT,
    PlanSearchFlag.SINKS | PlanSearchFlag.OPEN | PlanSearchFlag.AWAY,
    PlanSearchFlag.HALFWAY | PlanSearchFlag.BACKWARDS | PlanSearchFlag.AWAY,
    PlanSearchFlag.SEVEN | PlanSearchFlag.STRICT,
    PlanSearchFlag.BACKWARDS,
    PlanSearchFlag.HALFWAY | PlanSearchFlag.BACKWARDS,
    PlanSearchFlag.STRICT | PlanSearchFlag.OPEN,
    PlanSearchFlag.PHASES | PlanSearchFlag.STRICT,
    PlanSearchFlag.HALFWAY,
    PlanSearchFlag.NEAR,
    PlanSearchFlag.HALFWAY | PlanSearchFlag.BACKWARDS | PlanSearchFlag.AWAY | PlanSearchFlag.ROOMY,
    PlanSearchFlag.BACKWARDS | PlanSearchFlag.STRICT | PlanSearchFlag.NEAR,
    PlanSearchFlag.SINKS | PlanSearchFlag.OPEN,
    PlanSearchFlag.STRICT | PlanSearchFlag.AWAY,
    PlanSearchFlag.SEVEN | PlanSearchFlag.BACKWARDS | PlanSearchFlag.STRICT,
    PlanSearchFlag.OWN | PlanSearchFlag.STRICT | PlanSearchFlag.NEAR,
    PlanSearchFlag.BACKWARDS | PlanSearchFlag.NEAR,
    PlanSearchFlag(0),
    PlanSearchFlag.ROOMLESS | PlanSearchFlag.STRICT,
    PlanSearchFlag.NEAR | PlanSearchFlag.OWN,
    PlanSearchFlag.ROOMLESS,
)
"""Styles of search along plans, in the order in which threads take them."""


def _tries() -> Iterator[tuple[PlanSearchFlag, int, int]]:
    """Yield the tries along plans: style, seed and work in multiples of the first limit.

    The result of a HALFWAY search depends much on the seed, so more seeds are tried instead of longer searches.
    """
    for again in range(PASSES):
        for style in STYLES:
            if style & PlanSearchFlag.HALFWAY:
                many = GROWTH ** max(0, again - 1)
                first = min(again, 1) + sum(GROWTH**before for before in range(again - 1))
                yield from ((style, first + number, GROWTH) for number in range(many))
            else:
                yield style, again, GROWTH**again


TRIES = tuple(_tries())
"""Tries along plans, in their order."""


class SearchEnding(StrEnum):
    """How a search ended."""

    SOLVED = "solved"
    UNSOLVABLE = "unsolvable"
    """Proved: nothing that the search left out could lead to a solution."""
    TIME = "time"
    MEMORY = "memory"
    CANCELLED = "cancelled"


class Answer(NamedTuple):
    """Result of solving a position: its solution, bounds and proofs, and the effort spent."""

    ending: SearchEnding
    reason: str
    """Sentence on why there is no solution, or none was found; "" if there is one."""
    solution: Replay | None
    """Solution, replayed move by move to a solved position; an interrupted proof may have one, too."""
    lower_bound: int | None
    """Lower bound of the first measure of the order; None if there is no solution."""
    optimal: bool
    """Whether the solution costs no more than the lower bound."""
    nodes: int
    """Number of expanded positions."""
    positions: int
    """Number of different positions visited by all searches."""
    memory_bytes: int
    """Memory of the positions in bytes."""
    attempt: Tried | None
    """Progress of the search along a plan, if there was one."""
    tie_optimal: bool = False
    """Whether the solution is also proved best in the second measure among those best in the first."""


class Effort(NamedTuple):
    """Limits of a search: time, memory and threads."""

    seconds: float
    memory: int = MEMORY
    """Maximum memory in bytes for the positions of all searches together."""
    threads: int = 1
    """Number of threads; more than two are of no use."""


class SolveProgress:
    """Progress of the searches of one `solve`; may be read from any thread."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.ahead, self.exact = Watch(), Watch()
        self.engine: Engine | None = None
        """Engine of the searches, once they have begun."""
        self.solution: Replay | None = None
        """Best known solution while `core.sokoban.solve.finish` looks for better ones."""

    @property
    def positions(self) -> int:
        """Number of different positions visited by all searches."""
        return self.ahead.positions + self.exact.positions

    @property
    def memory_bytes(self) -> int:
        """Memory of the positions in bytes."""
        return self.ahead.memory + self.exact.memory

    @property
    def lower_bound(self) -> int:
        """Lower bound proved so far; 0 if there is none yet."""
        return self.exact.proved

    @property
    def attempt(self) -> State | None:
        """Position that came furthest along the plan; None if there is none yet."""
        return None if self.engine is None else self.engine.best_attempt(self.ahead, self.state)


def solve(
    state: State,
    metric: SolverMetric | SolutionOrder,
    effort: Effort,
    control: Control,
    *,
    optimal: bool = False,
    progress: SolveProgress | None = None,
    end_man: int | None = None,
) -> Answer:
    """Return a solution, a proof that there is none, or the reason for giving up.

    With `optimal` only a solution with the least first measure is accepted. Otherwise any is, but once a search along a
    plan has one, the search for the shortest may take as long again to find a better one. `control` counts the
    positions searched; `progress`, made for this call alone, tells more. With `end_man` the man must be able to walk to
    that cell at the end. Raises InputError for a level that is too large to be searched.
    """
    progress = progress or SolveProgress(state)
    progress.engine = engine_of(state)
    order = order_of(SolutionMeasure(metric)) if isinstance(metric, SolverMetric) else metric
    task = _Task(progress.engine, state, order, progress, end_man, _SharedKnowledge())
    try:
        if optimal or state.solved:
            return _answer(task, None, _search_exactly(task, effort, control))
        if effort.threads > 1:
            return _answer(task, *_side_by_side(task, effort, control))
        return _answer(task, *_one_by_one(task, effort, control))
    except MemoryError:
        return Answer(SearchEnding.MEMORY, phrase("There is not enough memory"), None, 0, False, 0, 0, 0, None)


class _SharedKnowledge:
    """Data shared by the threads of a search."""

    def __init__(self) -> None:
        self.perimeter: Perimeter | None = None
        """Positions with a known way to the end, once the greedy search has finished."""
        self.numbers = itertools.count()
        """Counter that assigns the tries along plans to threads."""


class _Task(NamedTuple):
    """Parameters shared by all searches for one answer."""

    engine: Engine
    state: State
    order: SolutionOrder
    progress: SolveProgress
    end_man: int | None
    shared: _SharedKnowledge


def _for_any(task: _Task, effort: Effort, control: Control) -> Tried:
    """Search greedily from both ends for a moment, then along plans.

    The greedy search records positions with a known way to the end, which the plan searches try to reach.
    """
    end = time.monotonic() + effort.seconds
    greedy, task.shared.perimeter = task.engine.greedy(
        task.state,
        seconds=min(GREEDY_SECONDS, effort.seconds * GREEDY_SHARE),
        memory=int(effort.memory * PERIMETER_SHARE),
        control=control,
        watch=task.progress.ahead,
        end_man=task.end_man,
    )
    if greedy.ending in (SearchEnding.SOLVED, SearchEnding.CANCELLED, EMPTIED):
        return greedy
    left = Effort(max(0.0, end - time.monotonic()), effort.memory - greedy.memory)
    return _combine_tries([greedy, _along_plans(task, task.progress.ahead, left, control)])


def _along_plans(task: _Task, watch: Watch | None, effort: Effort, control: Control) -> Tried:
    """Search in each style for a moment, then longer with new seeds, until a search is conclusive.

    Threads that do this at once share the tries. Returns their totals, with the ending of the last one.
    """
    end = time.monotonic() + effort.seconds
    taste = min(TASTE_SECONDS, effort.seconds * TASTE_SHARE)
    tried: list[Tried] = []
    while True:
        number = next(task.shared.numbers)
        style, seed, tastes = TRIES[number]
        tried.append(
            task.engine.ahead(
                task.state,
                style=style,
                seed=seed,
                seconds=end - time.monotonic(),
                work=taste * tastes,
                memory=effort.memory,
                control=control,
                watch=watch,
                end_man=task.end_man,
                perimeter=task.shared.perimeter,
            )
        )
        over = time.monotonic() >= end or number + 1 >= len(TRIES)
        if over or tried[-1].ending in (SearchEnding.SOLVED, SearchEnding.CANCELLED, EMPTIED):
            return _combine_tries(tried)


def _combine_tries(tried: list[Tried]) -> Tried:
    """Return the last search with the totals of all of them, and the progress of the best."""
    best = max(tried, key=lambda one: one.done / max(1, one.planned))
    return tried[-1]._replace(
        planned=best.planned,
        done=best.done,
        expanded=sum(one.expanded for one in tried),
        generated=sum(one.generated for one in tried),
        dead=sum(one.dead for one in tried),
        positions=sum(one.positions for one in tried),
        memory=max(one.memory for one in tried),
    )


def _search_exactly(task: _Task, effort: Effort, control: Control) -> Found:
    return exact(
        task.engine,
        task.state,
        order=task.order.codes,
        seconds=effort.seconds,
        memory=effort.memory,
        control=control,
        watch=task.progress.exact,
        end_man=task.end_man,
    )


def _one_by_one(task: _Task, effort: Effort, control: Control) -> tuple[Tried, Found]:
    """Search for any solution first, then exactly with the time that is left."""
    begun = time.monotonic()
    share = effort.seconds * AHEAD_SHARE
    tried = _for_any(task, effort._replace(seconds=share), control)
    spent = time.monotonic() - begun
    left = max(0.0, effort.seconds - spent)
    if tried.ending == SearchEnding.SOLVED:
        left = min(left, spent + GRACE_SECONDS)
    return tried, _search_exactly(task, effort._replace(seconds=left), control)


def _side_by_side(task: _Task, effort: Effort, control: Control) -> tuple[Tried, Found]:
    """Search for any solution and exactly in parallel, each with half of the memory.

    The exact search gives way to further plan searches: what it has not found soon it will hardly find.
    """
    half = effort._replace(memory=effort.memory // 2)
    controls = Control(), Control()
    begun = time.monotonic()
    with ThreadPoolExecutor(len(controls)) as pool:
        ahead = pool.submit(_for_any, task, half, controls[0])
        other = pool.submit(_exact_then_plans, task, half, controls[1])
        waiting: set[Future[Any]] = {ahead, other}
        end = float("inf")  # the searches keep to their time limits themselves
        while waiting:
            done, waiting = wait(waiting, TICK_SECONDS, return_when=FIRST_COMPLETED)
            now = time.monotonic()
            if any(search.exception() for search in done):
                end = now  # the exception is raised again below; the other search is useless then
            if ahead in done and _ending(ahead) == SearchEnding.SOLVED:
                end = min(end, now + (now - begun) + GRACE_SECONDS)
            control.done = controls[0].done + controls[1].done
            if other in done and not other.exception() and _conclusive(*other.result()):
                end = now
            if control.cancelled or now >= end:
                for search_control in controls:
                    search_control.cancel()
        tried = ahead.result()
        found, further = other.result()
    if further is not None:
        tried = _combine_tries([further, tried] if tried.ending == SearchEnding.SOLVED else [tried, further])
    return tried, found


def _exact_then_plans(task: _Task, effort: Effort, control: Control) -> tuple[Found, Tried | None]:
    end = time.monotonic() + effort.seconds
    found = _search_exactly(task, effort._replace(seconds=min(EXACT_SECONDS, effort.seconds * EXACT_SHARE)), control)
    if found.ending in (SearchEnding.SOLVED, SearchEnding.UNSOLVABLE, SearchEnding.CANCELLED):
        return found, None
    left = effort._replace(seconds=max(0.0, end - time.monotonic()))
    further = _along_plans(task, None, left, control)
    if further.ending == EMPTIED:  # there seems to be no solution, which only the exact search can prove
        found = _search_exactly(task, effort._replace(seconds=max(0.0, end - time.monotonic())), control)
    return found, further


def _conclusive(found: Found, further: Tried | None) -> bool:
    solved = further is not None and further.ending == SearchEnding.SOLVED
    return solved or found.ending in (SearchEnding.SOLVED, SearchEnding.UNSOLVABLE)


def _ending(search: Future[Any]) -> str:
    """Return the ending of a search; "" if it failed."""
    return "" if search.exception() else str(search.result().ending)


def _answer(task: _Task, tried: Tried | None, found: Found) -> Answer:
    """Return the combined answer of the searches, with the better solution if both have one."""
    bound = found.lower_bound
    searches = (found, tried) if tried else (found,)
    nodes = sum(search.expanded for search in searches)
    positions = sum(search.positions for search in searches)
    memory = sum(search.memory for search in searches)
    endings = {found.ending, tried.ending if tried else found.ending}
    push_lists = [search.pushes for search in searches if search.pushes or search.ending == SearchEnding.SOLVED]
    solutions = (_replay(task, pushes) for pushes in push_lists)
    solution = min(solutions, key=lambda one: task.order.cost(one.tally), default=None)
    optimal = solution is not None and count_of(task.order.first, solution.tally) == bound
    if solution is not None and (optimal or tried is not None):
        tie = optimal and found.proved > 1
        return Answer(SearchEnding.SOLVED, "", solution, bound, optimal, nodes, positions, memory, tried, tie)
    ranked = (SearchEnding.UNSOLVABLE, SearchEnding.CANCELLED, SearchEnding.TIME, SearchEnding.MEMORY)
    ending = next(one for one in ranked if one in endings)
    lower = None if ending is SearchEnding.UNSOLVABLE else bound
    return Answer(ending, _reason(ending, found), solution, lower, False, nodes, positions, memory, tried)


def _replay(task: _Task, pushes: Sequence[Push]) -> Replay:
    played = play(task.state, pushes)
    assert played.state.solved, "the moves do not solve the level"
    if task.end_man is not None:
        assert walk_area(played.state)[task.end_man], "the man ends where he must not"
    return played


def engine_of(state: State) -> Engine:
    """Return the engine for the level of a position. Raises InputError if the level is too large."""
    if reason := too_large(state):
        raise InputError(reason)
    return Engine(state.board, state.board.flood(state.man))


def too_large(state: State) -> str:
    """Return why the level of a position is too large to be searched; "" if it is not."""
    inside = state.board.flood(state.man)
    squares = sum(inside)
    goals = sum(goal for goal, seen in zip(state.board.goals, inside, strict=True) if seen)
    if squares <= MOST_SQUARES and goals <= MOST_BOXES:
        return ""
    return phrase(
        "The level has {squares:,} squares of floor and %n goals; {most_squares:,} and {most_goals:,} are the most that"
        " can be searched",
        one="The level has {squares:,} squares of floor and %n goal; {most_squares:,} and {most_goals:,} are the most "
        "that can be searched",
        squares=squares,
        n=goals,
        most_squares=MOST_SQUARES,
        most_goals=MOST_BOXES,
    )


def _reason(ending: SearchEnding, found: Found) -> str:
    if ending is SearchEnding.TIME:
        return phrase("The time was up")
    if ending is SearchEnding.MEMORY:
        return phrase("The memory was used up")
    if ending is SearchEnding.CANCELLED:
        return phrase("The search was cancelled")
    if not found.positions:
        return phrase("A box stands where it can never be brought to a goal")
    if not found.expanded:
        return phrase("The boxes cannot be brought to a goal each, even if they were not in each other's way")
    return phrase("Searched to the end without a solution; positions: {positions}", positions=found.expanded)
