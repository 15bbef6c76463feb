"""Solve a position: the search, the moves of its answer played by the simple engine, and how it ended."""

from __future__ import annotations

import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from enum import StrEnum
from typing import Any, NamedTuple

from core.control import Control
from core.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.path.paths import walk_area
from core.sokoban.replay import Replay
from core.sokoban.solve.engine import MOST_BOXES, MOST_SQUARES, Engine, Found, Tried, Watch
from core.sokoban.solve.pushes import play

MEMORY = 1 << 30
"""Bytes that the positions of a search may take if nobody says otherwise."""


AHEAD_SHARE = 0.6
"""Part of the time that a single thread spends along a plan before it searches exactly."""
LOOSE_SHARE = 0.4
"""Part of the time along a plan that the loose plan gets."""
TICK_SECONDS = 0.01
GRACE_SECONDS = 0.01
"""What the search for the shortest may take at least when a solution is known."""


class Metric(StrEnum):
    """What is to be least."""

    PUSHES = "pushes"
    MOVES = "moves"


class Ending(StrEnum):
    """How a search can end."""

    SOLVED = "solved"
    UNSOLVABLE = "unsolvable"
    """Proved: nothing that was left out could have led to a solution."""
    TIME = "time"
    MEMORY = "memory"
    CANCELLED = "cancelled"


class Answer(NamedTuple):
    """What is known of a position after a search."""

    ending: Ending
    reason: str
    """A sentence that says why there is no solution, or none was found; "" if there is one."""
    solution: Replay | None
    """Replayed move by move to a solved position."""
    lower_bound: int | None
    """No solution costs less, in the metric asked for; None if there is none."""
    optimal: bool
    """The solution costs no more than the lower bound."""
    nodes: int
    """Positions whose pushes were made."""
    positions: int
    """Different ones that were met, of all searches."""
    memory_bytes: int
    """What they take."""
    attempt: Tried | None
    """How far the search along a plan came, if there was one."""


class Effort(NamedTuple):
    """What a search may use."""

    seconds: float
    memory: int = MEMORY
    """Bytes that positions may take, of all searches together."""
    threads: int = 1
    """More than two are of no use."""


class Progress:
    """What the searches of one `solve` tell while they are at work; to be read from any thread."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.ahead, self.exact = Watch(), Watch()
        self.engine: Engine | None = None
        """Of the searches, once they have begun."""

    @property
    def positions(self) -> int:
        """Different ones that were met, of all searches."""
        return self.ahead.positions + self.exact.positions

    @property
    def memory_bytes(self) -> int:
        """What they take."""
        return self.ahead.memory + self.exact.memory

    @property
    def attempt(self) -> State | None:
        """The position that came furthest along the plan; None if there is none yet."""
        return None if self.engine is None else self.engine.best_attempt(self.ahead, self.state)


def solve(
    state: State,
    metric: Metric,
    effort: Effort,
    control: Control,
    *,
    optimal: bool = False,
    progress: Progress | None = None,
    end_man: int | None = None,
) -> Answer:
    """A solution, a proof that there is none, or the reason for giving up.

    With `optimal` the solution is as short as any. Otherwise any will do, but once a search along a plan has one, the
    search for the shortest may take as long again to find a better one. `control` counts the positions looked at;
    `progress`, made for this call alone, tells more.
    With `end_man` a solution has to leave the man where he can walk to that cell.
    Raises InputError for a level that is too large to be searched.
    """
    progress = progress or Progress(state)
    progress.engine = engine_of(state)
    task = _Task(progress.engine, state, metric, progress, end_man)
    try:
        if optimal or state.solved:
            return _answer(task, None, _exact(task, effort, control))
        if effort.threads > 1:
            return _answer(task, *_side_by_side(task, effort, control))
        return _answer(task, *_one_by_one(task, effort, control))
    except MemoryError:
        return Answer(Ending.MEMORY, "The system has not so much memory", None, 0, False, 0, 0, 0, None)


class _Task(NamedTuple):
    """What all searches for one answer have in common."""

    engine: Engine
    state: State
    metric: Metric
    progress: Progress
    end_man: int | None


def _along_plans(task: _Task, effort: Effort, control: Control) -> Tried:
    """First along a loose plan, then, with the time that is left, along a strict one."""
    begun = time.monotonic()
    loose = _ahead(task, effort.seconds * LOOSE_SHARE, effort, control, strict=False)
    if loose.ending in (Ending.SOLVED, Ending.CANCELLED):
        return loose
    left = effort.seconds - (time.monotonic() - begun)
    strict = _ahead(task, left, effort, control, strict=True)
    return strict._replace(
        expanded=loose.expanded + strict.expanded,
        generated=loose.generated + strict.generated,
        dead=loose.dead + strict.dead,
        positions=loose.positions + strict.positions,
        memory=max(loose.memory, strict.memory),
    )


def _ahead(task: _Task, seconds: float, effort: Effort, control: Control, *, strict: bool) -> Tried:
    watch = task.progress.ahead
    return task.engine.ahead(
        task.state,
        strict=strict,
        seconds=seconds,
        memory=effort.memory,
        control=control,
        watch=watch,
        end_man=task.end_man,
    )


def _exact(task: _Task, effort: Effort, control: Control) -> Found:
    by_moves, watch = task.metric is Metric.MOVES, task.progress.exact
    return task.engine.exact(
        task.state,
        moves=by_moves,
        seconds=effort.seconds,
        memory=effort.memory,
        control=control,
        watch=watch,
        end_man=task.end_man,
    )


def _one_by_one(task: _Task, effort: Effort, control: Control) -> tuple[Tried, Found]:
    """First along a plan, then exactly, with the time that is left."""
    begun = time.monotonic()
    share = effort.seconds * AHEAD_SHARE
    tried = _along_plans(task, effort._replace(seconds=share), control)
    spent = time.monotonic() - begun
    left = max(0.0, effort.seconds - spent)
    if tried.ending == Ending.SOLVED:
        left = min(left, spent + GRACE_SECONDS)
    return tried, _exact(task, effort._replace(seconds=left), control)


def _side_by_side(task: _Task, effort: Effort, control: Control) -> tuple[Tried, Found]:
    """Both searches at once, each with half of the memory, until both have ended or there is no need to go on."""
    half = effort._replace(memory=effort.memory // 2)
    own = Control(), Control()
    begun = time.monotonic()
    with ThreadPoolExecutor(len(own)) as pool:
        ahead = pool.submit(_along_plans, task, half, own[0])
        exact = pool.submit(_exact, task, half, own[1])
        waiting: set[Future[Any]] = {ahead, exact}
        end = float("inf")  # the searches keep their time themselves
        while waiting:
            done, waiting = wait(waiting, TICK_SECONDS, return_when=FIRST_COMPLETED)
            now = time.monotonic()
            if ahead in done and _ending(ahead) == Ending.SOLVED:
                end = now + (now - begun) + GRACE_SECONDS
            conclusive = exact in done and _ending(exact) in (Ending.SOLVED, Ending.UNSOLVABLE)
            control.done = own[0].done + own[1].done
            if conclusive or control.cancelled or now >= end:
                for cells in own:
                    cells.cancel()
        return ahead.result(), exact.result()


def _ending(search: Future[Any]) -> str:
    """How it ended; "" if it failed."""
    return "" if search.exception() else str(search.result().ending)


def _answer(task: _Task, tried: Tried | None, found: Found) -> Answer:
    """What the searches found out together; the shorter solution if both have one."""
    bound = found.lower_bound
    searches = (found, tried) if tried else (found,)
    nodes = sum(search.expanded for search in searches)
    positions = sum(search.positions for search in searches)
    memory = sum(search.memory for search in searches)
    endings = {found.ending, tried.ending if tried else found.ending}
    if Ending.SOLVED in endings:
        pushes = found.pushes if found.ending == Ending.SOLVED or tried is None else tried.pushes
        solution = play(task.state, pushes)
        assert solution.state.solved, "the moves do not solve the level"
        if task.end_man is not None:
            assert walk_area(solution.state)[task.end_man], "the man ends where he must not"
        length = solution.tally.moves if task.metric is Metric.MOVES else solution.tally.pushes
        return Answer(Ending.SOLVED, "", solution, bound, length == bound, nodes, positions, memory, tried)
    order = (Ending.UNSOLVABLE, Ending.CANCELLED, Ending.TIME, Ending.MEMORY)
    ending = next(one for one in order if one in endings)
    none = ending is Ending.UNSOLVABLE
    return Answer(ending, _reason(ending, found), None, None if none else bound, False, nodes, positions, memory, tried)


def engine_of(state: State) -> Engine:
    """The level of a position, measured for its searches. Raises InputError if it is too large."""
    if reason := too_large(state):
        raise InputError(reason)
    return Engine(state.board, state.board.flood(state.man))


def too_large(state: State) -> str:
    """Why the level of a position cannot be searched; "" if it can."""
    inside = state.board.flood(state.man)
    squares = sum(inside)
    goals = sum(goal for goal, seen in zip(state.board.goals, inside, strict=True) if seen)
    if squares <= MOST_SQUARES and goals <= MOST_BOXES:
        return ""
    return (
        f"The level has {squares} squares of floor and {goals} goal{'' if goals == 1 else 's'}; "
        f"{MOST_SQUARES} and {MOST_BOXES} are the most that can be searched"
    )


def _reason(ending: Ending, found: Found) -> str:
    if ending is Ending.TIME:
        return "The time was up"
    if ending is Ending.MEMORY:
        return "The memory was used up"
    if ending is Ending.CANCELLED:
        return "The search was cancelled"
    if not found.positions:
        return "A box stands where it can never be brought to a goal"
    if not found.expanded:
        return "The boxes cannot be brought to a goal each, even if they were not in each other's way"
    return f"Searched to the end without a solution; positions: {found.expanded}"
