"""What has been found out about the positions of one level, whoever found it: solutions, bounds, proofs.

A position is its boxes and the area the man can walk in, so a step of his forgets nothing. What is known of the level
played forwards, by pushes to its end, and backwards, by pulls to its start, is one: a way through the level is both.
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
    """Bounds on the solution of one position, in pushes, or in pulls of a level that is played backwards."""

    lower: int = 0
    """No solution from here has fewer."""
    upper: int | None = None
    """The shortest solution known from here has so many; None if none is known."""
    dead: str = ""
    """Why nothing can solve it, proved; "" if that is not known."""

    @property
    def is_proved(self) -> bool:
        """Whether the shortest solution is known, or that there is none."""
        return bool(self.dead) or self.lower == self.upper


NOTHING = PositionBounds()


def position_of(state: State) -> Position:
    """What two states have in common if the man can walk from one to the other."""
    return state.boxes, walk_area(state).index(1)


def is_odd(state: State) -> bool:
    """Whether every way to bring the boxes to the goals has an odd number of pushes; else every way has an even one.

    Colour the squares like a chessboard: a push, or a pull, takes one box to the other colour, so that the number of
    boxes on dark squares becomes odd or even by turns; in the end it is the number of dark goals. This takes as many
    boxes as goals.
    """
    board = state.board
    squares = [*state.boxes, *(cell for cell, goal in enumerate(board.goals) if goal)]
    return sum(sum(board.xy(cell)) for cell in squares) % 2 == 1


def least_possible(state: State, lower: int) -> int:
    """The fewest pushes, `lower` at least, that a solution from here can have: they are odd or even as all its ways."""
    return lower + (lower % 2 != is_odd(state))


class SolutionKnowledge(ABC):
    """Knowledge of solutions that only grows.

    What is learnt of one position is known of every position on the way to the end.

    A step is a push, or backwards a pull: the cell a box stands on before, and which way it goes.
    """

    def __init__(self) -> None:
        self._known: dict[Position, PositionBounds] = {}
        self._way: dict[Position, tuple[Sequence[Push], int]] = {}
        """The steps of a shortest solution known, and how many of them lie before the position."""
        self._traps: list[Trap] = []
        self._walked: set[tuple[tuple[int, ...], int]] = set()
        """Boxes and the man's cell where no solution with the fewest pushes has fewer moves than the one known."""

    @abstractmethod
    def is_end(self, state: State) -> bool:
        """Return whether the position is the end, so that no steps are left."""

    @abstractmethod
    def _carry_out(self, state: State, steps: Sequence[Push]) -> tuple[str, State]:
        """The moves of the steps with the shortest walks between them, and where they lead."""

    @abstractmethod
    def learn_solution(self, state: State, moves: str) -> None:
        """These moves lead to the end. Raises InputError if they are impossible, ValueError if they do not."""

    def look_up(self, state: State) -> PositionBounds:
        """Return what is known of a position."""
        if self.is_end(state):
            return PositionBounds(upper=0)
        # the man's area takes a while on a large board
        return self._known.get(position_of(state), NOTHING) if self._known else NOTHING

    @property
    def any_dead(self) -> bool:
        """Whether any position is known to be dead."""
        return bool(self._traps) or any(known.dead for known in self._known.values())

    def is_dead(self, state: State) -> bool:
        """Whether it is known that nothing solves the position."""
        return bool(self.look_up(state).dead) or self.trap_in(state) is not None

    def trap_in(self, state: State) -> Trap | None:
        """A trap that was learnt and is in the position; None if there is none."""
        boxes = set(state.boxes) if self._traps else ()
        return next(
            (trap for trap in self._traps if trap.area[state.man] and all(box in boxes for box in trap.deadlock.boxes)),
            None,
        )

    def steps_from(self, state: State) -> Sequence[Push]:
        """The steps of a shortest solution known; empty if none is known or needed."""
        way = self._way.get(position_of(state)) if self._way else None
        return () if way is None or self.is_end(state) else way[0][way[1] :]

    def solution_from(self, state: State) -> str:
        """The moves of a shortest solution known, from where the man stands; "" if none is known or needed."""
        return self._carry_out(state, self.steps_from(state))[0]

    def learn_bound(self, state: State, lower: int) -> None:
        """No solution from the position has fewer steps; each step of a known one takes one off at most."""
        here = state
        lower = least_possible(state, lower)  # and of the next position one less: a step changes odd to even
        for step in (*self.steps_from(state), None):
            known = self.look_up(here)
            if self.is_end(here) or known.dead or lower <= known.lower:
                return
            self._known[position_of(here)] = PositionBounds(lower, known.upper)
            lower -= 1
            if step is not None:
                here = self._carry_out(here, [step])[1]

    def learn_dead(self, state: State, reason: str) -> None:
        """Nothing solves the position."""
        self._known[position_of(state)] = PositionBounds(dead=reason)

    def learn_trap(self, trap: Trap) -> None:
        """Nothing solves a position that has this trap."""
        self._traps.append(trap)

    def is_walk_proved(self, state: State) -> bool:
        """Return whether it is proved that no solution with the fewest pushes has fewer moves than `solution_from`."""
        return self.is_end(state) or (state.boxes, state.man) in self._walked

    def _learn_way(self, state: State, steps: Sequence[Push], *, instead: bool = False) -> None:
        """These steps lead from the position to the end; with `instead` they replace others that are as many."""
        here, lower = state, 0
        for done in range(len(steps)):
            left, known = len(steps) - done, self.look_up(here)
            lower = max(lower - 1, known.lower)  # a step takes one off at most
            shorter = known.upper is None or left < known.upper or (instead and left == known.upper)
            if shorter or lower > known.lower:
                position = position_of(here)
                self._known[position] = PositionBounds(lower, left if shorter else known.upper)
                if shorter:
                    self._way[position] = steps, done
            here = self._carry_out(here, steps[done : done + 1])[1]


class WaysBack(SolutionKnowledge):
    """How positions of the level played backwards come to its start, by pulls."""

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
    """How positions of the level come to its end, by pushes, and with that how they come back to its start."""

    def __init__(self, start: State) -> None:
        """`start` is the first position of the level."""
        super().__init__()
        self._start = start
        self._back: WaysBack | None = None
        self._to_turn: list[tuple[State, str]] = []
        """Whole solutions with their ends that are not yet known backwards."""
        self._best: dict[SolverMetric, tuple[tuple[int, int], str]] = {}
        """The cost and the moves of the best solution of the whole level, by what counts first."""

    def is_end(self, state: State) -> bool:
        return state.solved

    def _carry_out(self, state: State, steps: Sequence[Push]) -> tuple[str, State]:
        played = play(state, steps)
        return played.lurd, played.state

    def find_best(self, metric: SolverMetric) -> str:
        """Return the best solution known of the whole level, moves as they were learnt; "" if none is known."""
        return self._best[metric][1] if metric in self._best else ""

    def learn_solution(self, state: State, moves: str) -> None:
        played = replay(state, moves)
        if not played.state.solved:
            raise ValueError("the moves do not solve the position")
        self._learn_way(state, pushes_of(state, moves))
        if state == self._start:
            self._learn_whole(played.lurd, played.state, played.tally)

    def learn_walk(self, state: State, moves: str, *, proved: bool) -> None:
        """Learn moves that solve the position in the fewest known pushes, with shorter walks.

        With `proved` no solution with the fewest pushes has fewer moves. Raises errors as `learn_solution` does.
        """
        self.learn_solution(state, moves)
        if self.look_up(state).upper != sum(map(str.isupper, moves)):
            return
        self._learn_way(state, pushes_of(state, moves), instead=True)
        if not proved:
            return
        here = state
        for move in moves:  # what is left of a shortest walk is one, too
            self._walked.add((here.boxes, here.man))
            here = replay(here, move).state

    def _learn_whole(self, moves: str, end: State, tally: MoveTally) -> None:
        """A solution of the level is a way back from its end."""
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
        """Knowledge of the same level played backwards."""
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
        """The solved positions, as those that the level played backwards begins with."""
        return self._reverse.starts()

    def share(self) -> None:
        """Let both directions know what either has proved of the level as a whole: every way through it is both."""
        if self._back is None:
            return  # nobody has asked backwards; `back` shares what is known by then
        ends = self._ends
        ahead, back = self.look_up(self._start), [self._back.look_up(end) for end in ends]
        if ahead.dead or (back and all(known.dead for known in back)):
            reason = ahead.dead or back[0].dead
            self.learn_dead(self._start, reason)
            for end in ends:
                self._back.learn_dead(end, reason)
            return
        open_ = [known.lower for known in back if not known.dead]
        lower = max(ahead.lower, min(open_, default=0))
        if not lower:
            return
        self.learn_bound(self._start, lower)
        for end, known in zip(ends, back, strict=True):
            if not known.dead:
                self._back.learn_bound(end, lower)


def cost_by(metric: SolverMetric, tally: MoveTally) -> tuple[int, int]:
    """What one likes less of: of what counts first, and of the other."""
    return (tally.moves, tally.pushes) if metric is SolverMetric.MOVES else (tally.pushes, tally.moves)
