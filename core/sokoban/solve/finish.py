"""Continuing from a first solution to the best one by an order: first measure, then tie-breaker."""

from __future__ import annotations

import time

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.path.paths import walk_area
from core.sokoban.replay import Replay
from core.sokoban.solve.exact import exact, shortest_walk
from core.sokoban.solve.optimiser import Improvements
from core.sokoban.solve.order import PUSHES_FIRST, SolutionMeasure, SolutionOrder, count_of
from core.sokoban.solve.pushes import play
from core.sokoban.solve.solver import Answer, Effort, SearchEnding, SolveProgress, SolverMetric, engine_of, solve

PROOF_SHARE = 0.6
"""Share of the time left that goes into proofs; the rest shortens unproved solutions."""
NEAR_SHARE = 0.2
NEAR_SECONDS = 1.0
"""Time for shortening a solution before any proof, the lesser of both: a short solution comes soon."""


def solve_in_order(
    state: State,
    order: SolutionOrder,
    effort: Effort,
    control: Control,
    *,
    optimal: bool = False,
    progress: SolveProgress | None = None,
    end_man: int | None = None,
) -> Answer:
    """Solve a position as `solve` does, then use the rest of the time for the best solution in this order.

    `Answer.optimal` says that the first measure is proved, `Answer.tie_optimal` that the second is. For the other
    arguments and InputError see `core.sokoban.solve.solver.solve`.
    """
    end = time.monotonic() + effort.seconds
    progress = progress or SolveProgress(state)
    answer = solve(state, order, effort, control, optimal=optimal, progress=progress, end_man=end_man)
    left = effort._replace(seconds=max(0.0, end - time.monotonic()))
    return finish(state, answer, order, left, control, progress=progress, end_man=end_man)


def finish(
    state: State,
    answer: Answer,
    order: SolutionOrder,
    effort: Effort,
    control: Control,
    *,
    progress: SolveProgress | None = None,
    end_man: int | None = None,
) -> Answer:
    """Improve a Sokoban solution and prove it optimal by an order, within the time of `effort`.

    Ends early when both measures of the order, such as pushes and moves, are proved, or when cancelled. Nothing is
    searched unless `answer` has a solution, and what it has proved is not proved again. With `end_man` the man must be
    able to walk to that cell at the end.
    """
    if answer.solution is None:
        return answer
    work = _Finish(state, order, effort, control, progress or SolveProgress(state), end_man)
    work.progress.solution = answer.solution
    for step in (work.look_near, work.prove_first, work.prove_tie, work.look_near_longer):
        if control.cancelled or work.seconds_left <= 0 or (answer.optimal and answer.tie_optimal):
            break
        answer = step(answer)
        work.progress.solution = answer.solution
    return answer


class _Finish:
    """Searches of one `finish`; each takes an answer and returns one at least as good."""

    def __init__(
        self,
        state: State,
        order: SolutionOrder,
        effort: Effort,
        control: Control,
        progress: SolveProgress,
        end_man: int | None,
    ) -> None:
        self._state, self._order, self._effort, self._control = state, order, effort, control
        self.progress = progress
        self._end_man = end_man
        self._engine = engine_of(state)
        self._deadline = time.monotonic() + effort.seconds

    @property
    def seconds_left(self) -> float:
        """Seconds left for searching."""
        return self._deadline - time.monotonic()

    def look_near(self, answer: Answer) -> Answer:
        """Shorten a solution that may be far too long, for a short time."""
        return answer if answer.optimal else self._shorten(answer, min(NEAR_SECONDS, self.seconds_left * NEAR_SHARE))

    def look_near_longer(self, answer: Answer) -> Answer:
        """Shorten the solution for as long as there is time."""
        return self._shorten(answer, self.seconds_left)

    def prove_first(self, answer: Answer) -> Answer:
        """Prove the least of the first measure by exact search; unless it is pushes, the ties come with it."""
        by_pushes = self._order.first is SolutionMeasure.PUSHES
        if (answer.optimal and by_pushes) or answer.ending is SearchEnding.MEMORY:
            return answer
        result = exact(
            self._engine,
            self._state,
            order=self._order.codes,
            seconds=self.seconds_left * PROOF_SHARE,
            memory=self._effort.memory,
            control=self._control,
            watch=self.progress.exact,
            end_man=self._end_man,
        )
        bound = max(answer.lower_bound or 0, result.lower_bound)
        answer = answer._replace(
            lower_bound=bound, nodes=answer.nodes + result.expanded, positions=answer.positions + result.positions
        )
        if result.pushes:
            answer = self._take_if_better(answer, play(self._state, result.pushes), tie=result.proved > 1)
        return self._with_proof(answer)

    def prove_tie(self, answer: Answer) -> Answer:
        """Find the fewest moves among the solutions with the fewest pushes, once these are proved."""
        if not answer.optimal or self._order != PUSHES_FIRST or answer.solution is None:
            return answer
        result = shortest_walk(
            self._engine,
            self._state,
            answer.solution.tally.pushes,
            seconds=self.seconds_left * PROOF_SHARE,
            memory=self._effort.memory,
            control=self._control,
            watch=self.progress.exact,
            end_man=self._end_man,
        )
        answer = answer._replace(nodes=answer.nodes + result.expanded, positions=answer.positions + result.positions)
        if result.ending != SearchEnding.SOLVED:
            return answer
        return self._take_if_better(answer, play(self._state, result.pushes), tie=True)

    def _shorten(self, answer: Answer, seconds: float) -> Answer:
        """Improve the known solution by searching its neighbourhood."""
        metrics = {SolutionMeasure.PUSHES: SolverMetric.PUSHES, SolutionMeasure.MOVES: SolverMetric.MOVES}
        metric = metrics.get(self._order.first)
        if metric is None or answer.solution is None:
            return answer
        effort = Effort(seconds, self._effort.memory)
        for gain in Improvements(self._state, answer.solution.lurd, metric, effort, self._control):
            if self._end_man is None or walk_area(gain.moves.state)[self._end_man]:
                answer = self._take_if_better(answer, gain.moves)
                self.progress.solution = answer.solution
        return self._with_proof(answer)

    def _take_if_better(self, answer: Answer, solution: Replay, *, tie: bool = False) -> Answer:
        """Return the answer with this solution if it is better.

        With `tie` the solution is proved to be best in the tie-breaker, too.
        """
        assert solution.state.solved, "the moves do not solve the level"
        if answer.solution is None or self._order.cost(solution.tally) < self._order.cost(answer.solution.tally):
            answer = answer._replace(solution=solution)
        return answer._replace(tie_optimal=answer.tie_optimal or tie)

    def _with_proof(self, answer: Answer) -> Answer:
        """Return the answer with `optimal` set if the first measure has reached its lower bound."""
        if answer.solution is None:
            return answer
        length = count_of(self._order.first, answer.solution.tally)
        optimal = answer.lower_bound is not None and length <= answer.lower_bound
        return answer._replace(optimal=optimal, tie_optimal=optimal and answer.tie_optimal)
