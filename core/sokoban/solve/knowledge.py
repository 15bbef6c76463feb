"""Knowledge about the positions of one level, from any source: solutions, bounds, proofs.

A position is its boxes and the area the man can walk in, so his steps lose nothing. Knowledge of forward play, by
pushes to the end, and of reverse play, by pulls to the start, is shared: a solution of the level is one in both.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from core.sokoban.board import State
from core.sokoban.path.paths import walk_area
from core.sokoban.replay import replay
from core.sokoban.reverse import ReversePuzzle, forwards
from core.sokoban.solve.engine import Push
from core.sokoban.solve.pushes import play, play_back, pulls_of, pushes_of
from core.sokoban.solve.solver import SolverMetric
from core.sokoban.tally import MoveTally

if TYPE_CHECKING:
    from core.sokoban.solve.traps import Trap

Position = tuple[tuple[int, ...], int]
"""Boxes, and the first cell of the man's area."""


@dataclass(frozen=True)
class PositionBounds:
    """Bounds on the solution of one position, in pushes, or in pulls of reverse play."""

    lower: int = 0
    """Lower bound: no solution from here has fewer."""
    upper: int | None = None
    """Length of the shortest known solution from here; None if none is known."""
    dead: str = ""
    """Proved reason why there is no solution; "" if none is known."""

    @property
    def is_proved(self) -> bool:
        """Whether the shortest solution is known, or proved not to exist."""
        return bool(self.dead) or self.lower == self.upper


NOTHING = PositionBounds()


def position_of(state: State) -> Position:
    """Return the key shared by the states between which the man can walk."""
    return state.boxes, walk_area(state).index(1)


def is_odd(state: State) -> bool:
    """Return whether every way to bring the boxes to the goals has an odd number of pushes.

    Otherwise every way has an even one. On a chessboard colouring of the squares a push, or a pull, moves one box to
    the other colour, so that the number of boxes on dark squares alternates between odd and even; in the end it is the
    number of dark goals. This requires as many boxes as goals.
    """
    board = state.board
    squares = [*state.boxes, *(cell for cell, goal in enumerate(board.goals) if goal)]
    return sum(sum(board.xy(cell)) for cell in squares) % 2 == 1


def least_possible(state: State, lower: int) -> int:
    """Return `lower`, or one more if a solution from here cannot have that parity."""
    return lower + (lower % 2 != is_odd(state))


class SolutionKnowledge(ABC):
    """Knowledge of solutions that only grows.

    A solution of one position is also one of every position on its way to the end. A step is a push, or in reverse play
    a pull: the cell of the box before, and its direction.
    """

    def __init__(self) -> None:
        self._known: dict[Position, PositionBounds] = {}
        self._way: dict[Position, tuple[Sequence[Push], int]] = {}
        """Steps of a shortest known solution, and how many of them precede the position."""
        self._traps: list[Trap] = []
        self._walked: set[tuple[tuple[int, ...], int]] = set()
        """Boxes and man's cell where the known solution has proved fewest moves among those of fewest pushes."""

    @abstractmethod
    def is_end(self, state: State) -> bool:
        """Return whether the position is the end, so that no steps are left."""

    @abstractmethod
    def _carry_out(self, state: State, steps: Sequence[Push]) -> tuple[str, State]:
        """Return the moves of the steps with the shortest walks between them, and the resulting position."""

    @abstractmethod
    def learn_solution(self, state: State, moves: str) -> None:
        """Record moves that lead to the end.

        Raises InputError if they are impossible, ValueError if they do not lead there.
        """

    def look_up(self, state: State) -> PositionBounds:
        """Return the known bounds of a position."""
        if self.is_end(state):
            return PositionBounds(upper=0)
        # computing the man's area takes a while on a large board
        return self._known.get(position_of(state), NOTHING) if self._known else NOTHING

    @property
    def any_dead(self) -> bool:
        """Whether any position of the Sokoban level is known to be dead: proved unsolvable."""
        return bool(self._traps) or any(known.dead for known in self._known.values())

    def is_dead(self, state: State) -> bool:
        """Return whether the position is proved unsolvable."""
        return bool(self.look_up(state).dead) or self.trap_in(state) is not None

    def trap_in(self, state: State) -> Trap | None:
        """Return a known trap that the position contains; None if there is none."""
        boxes = set(state.boxes) if self._traps else ()
        return next(
            (trap for trap in self._traps if trap.area[state.man] and all(box in boxes for box in trap.deadlock.boxes)),
            None,
        )

    def steps_from(self, state: State) -> Sequence[Push]:
        """Return the steps of a shortest known solution; empty if none is known or needed."""
        way = self._way.get(position_of(state)) if self._way else None
        return () if way is None or self.is_end(state) else way[0][way[1] :]

    def solution_from(self, state: State) -> str:
        """Return the moves of a shortest known solution from the man's cell; "" if none is known or needed."""
        return self._carry_out(state, self.steps_from(state))[0]

    def learn_bound(self, state: State, lower: int) -> None:
        """Record that no solution from the position has fewer steps, and the bounds that follow on its way.

        Each step of a known solution reduces the bound by one at most.
        """
        position = state
        # one less for each next position, which keeps the parity: a step changes it
        lower = least_possible(state, lower)
        for step in (*self.steps_from(state), None):
            known = self.look_up(position)
            if self.is_end(position) or known.dead or lower <= known.lower:
                return
            self._known[position_of(position)] = PositionBounds(lower, known.upper)
            lower -= 1
            if step is not None:
                position = self._carry_out(position, [step])[1]

    def learn_dead(self, state: State, reason: str) -> None:
        """Record that the position is unsolvable."""
        self._known[position_of(state)] = PositionBounds(dead=reason)

    def learn_trap(self, trap: Trap) -> None:
        """Record that every position with this trap is unsolvable."""
        self._traps.append(trap)

    def is_walk_proved(self, state: State) -> bool:
        """Return whether `solution_from` has proved fewest moves among the solutions of fewest pushes."""
        return self.is_end(state) or (state.boxes, state.man) in self._walked

    def _learn_way(self, state: State, steps: Sequence[Push], *, instead: bool = False) -> None:
        """Record that these steps lead to the end; with `instead` they replace others of equal length."""
        current, lower = state, 0
        for done in range(len(steps)):
            left, known = len(steps) - done, self.look_up(current)
            lower = max(lower - 1, known.lower)  # one step reduces the bound by one at most
            shorter = known.upper is None or left < known.upper or (instead and left == known.upper)
            if shorter or lower > known.lower:
                position = position_of(current)
                self._known[position] = PositionBounds(lower, left if shorter else known.upper)
                if shorter:
                    self._way[position] = steps, done
            current = self._carry_out(current, steps[done : done + 1])[1]


class WaysBack(SolutionKnowledge):
    """Knowledge of reverse play: how positions come to the start of the level by pulls."""

    def __init__(self, puzzle: ReversePuzzle) -> None:
        super().__init__()
        self._puzzle = puzzle

    def is_end(self, state: State) -> bool:
        return self._puzzle.goal(state)

    def _carry_out(self, state: State, steps: Sequence[Push]) -> tuple[str, State]:
        return play_back(state, steps)

    def learn_solution(self, state: State, moves: str) -> None:
        pulls, end = pulls_of(state, moves)
        if not self.is_end(end):
            raise ValueError("the moves do not lead back to the start")
        self._learn_way(state, pulls)


class LevelKnowledge(SolutionKnowledge):
    """Knowledge of forward play, to the end of the level by pushes, shared with reverse play."""

    def __init__(self, start: State) -> None:
        """Create empty knowledge of the level with first position `start`."""
        super().__init__()
        self._start = start
        self._back: WaysBack | None = None
        self._to_turn: list[tuple[State, str]] = []
        """Solutions of the whole level and their ends, not yet recorded in reverse play."""
        self._best: dict[SolverMetric, tuple[tuple[int, int], str]] = {}
        """Cost and moves of the best solution of the whole level, by the measure that counts first."""

    def is_end(self, state: State) -> bool:
        return state.solved

    def _carry_out(self, state: State, steps: Sequence[Push]) -> tuple[str, State]:
        played = play(state, steps)
        return played.lurd, played.state

    def find_best(self, metric: SolverMetric) -> str:
        """Return the best known solution of the whole level, as it was recorded; "" if none is known."""
        return self._best[metric][1] if metric in self._best else ""

    def learn_solution(self, state: State, moves: str) -> None:
        played = replay(state, moves)
        if not played.state.solved:
            raise ValueError("the moves do not solve the position")
        self._learn_way(state, pushes_of(state, moves))
        if state == self._start:
            self._learn_whole(played.lurd, played.state, played.tally)

    def learn_walk(self, state: State, moves: str, *, proved: bool) -> None:
        """Record moves that solve the position in the fewest known pushes, with shorter walks.

        With `proved` no solution with the fewest pushes has fewer moves. Raises errors as `learn_solution` does.
        """
        self.learn_solution(state, moves)
        if self.look_up(state).upper != sum(map(str.isupper, moves)):
            return
        self._learn_way(state, pushes_of(state, moves), instead=True)
        if not proved:
            return
        position = state
        for move in moves:  # the remainder of a shortest walk is a shortest walk, too
            self._walked.add((position.boxes, position.man))
            position = replay(position, move).state

    def _learn_whole(self, moves: str, end: State, tally: MoveTally) -> None:
        """Record a solution of the whole level, also for reverse play from its end."""
        for metric in SolverMetric:
            cost = cost_by(metric, tally)
            if metric not in self._best or cost < self._best[metric][0]:
                self._best[metric] = cost, moves
        self._to_turn.append((end, moves))

    @cached_property
    def _reverse(self) -> ReversePuzzle:
        return ReversePuzzle(self._start)

    @property
    def backward_knowledge(self) -> WaysBack:
        """Knowledge of the same level in reverse play."""
        if self._back is None:
            self._back = WaysBack(self._reverse)
            self.share()
        while self._to_turn:
            end, moves = self._to_turn.pop()
            self._back.learn_solution(State(self._reverse.board, end.boxes, end.man), forwards(moves))
            self.share()
        return self._back

    @cached_property
    def _ends(self) -> Sequence[State]:
        """Solved positions, as start positions of reverse play."""
        return self._reverse.starts()

    def share(self) -> None:
        """Share proofs about the whole level between both directions, as each solution is one in both."""
        if self._back is None:
            return  # nobody has asked for reverse play; `backward_knowledge` shares when it is first used
        ends = self._ends
        forward, backward = self.look_up(self._start), [self._back.look_up(end) for end in ends]
        if forward.dead or (backward and all(known.dead for known in backward)):
            reason = forward.dead or backward[0].dead
            self.learn_dead(self._start, reason)
            for end in ends:
                self._back.learn_dead(end, reason)
            return
        open_bounds = [known.lower for known in backward if not known.dead]
        lower = max(forward.lower, min(open_bounds, default=0))
        if not lower:
            return
        self.learn_bound(self._start, lower)
        for end, known in zip(ends, backward, strict=True):
            if not known.dead:
                self._back.learn_bound(end, lower)


def cost_by(metric: SolverMetric, tally: MoveTally) -> tuple[int, int]:
    """Return the sort key of a solution, the less the better: the metric's count, then the other."""
    return (tally.moves, tally.pushes) if metric is SolverMetric.MOVES else (tally.pushes, tally.moves)
