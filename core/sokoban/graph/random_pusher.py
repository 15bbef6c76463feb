"""Random pusher: at every turn each legal push, a box and a direction, is equally likely.

Walks of the man between pushes cost nothing and are not drawn, so positions that differ only by them are one. A walk
ends when the level is solved, or when it is dead: no solution can be reached any more. Over a complete graph that is
known exactly, and everything computed here is a solution of one linear system over the positions that can still be
solved: with Q the pushes among them, r those that solve, and N = (I - Q)⁻¹, the chance to solve is h = N r, the mean
number of pushes to the end t = N 1, and the mean of those that solve (N h) / h.

The systems are relaxed (Gauss and Seidel, from below) until both sides of every equation agree up to a relative
difference e. N is nowhere negative, so that bounds the relative error of h by e (N h) / h, and that of t by e times the
greatest t. If relaxation converges too slowly and the positions are few enough, the system is solved by the factors of
`core.markov.absorbing` instead.

Without a complete graph walks are sampled from a seed. There a walk counts as dead when a box stands on a dead square,
when boxes block each other with one of them off its goal, or when there is no push at all; a walk that reaches the
limit of pushes is counted separately.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log10
from typing import TYPE_CHECKING, Any

from core.base.control import Control
from core.markov.simulation import Interval, wilson
from core.sokoban.board import State
from core.sokoban.graph.graph import Graph
from core.sokoban.graph.random_pusher_kernels import CUT, SOLVED, STUCK, Transitions, walk_board

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]

AGREED = 1e-12
"""Relative difference of the two sides of an equation at which relaxation stops."""
SWEEPS, MOST_SWEEPS = 20, 4_000
FACTORED = 60_000
"""Maximum number of positions for a solution by factors."""
SYSTEM_UNITS = 100
CHAIN_UNITS = 3 * SYSTEM_UNITS
"""Progress units of a chain: the matching digits of both sides, for three systems."""
LONGEST = 10_000
"""Maximum number of pushes of a sampled walk."""


class CancelledError(Exception):
    """The computation was cancelled before there was an answer."""


@dataclass(frozen=True)
class RandomPusherOutcome:
    """Outcome of the random pusher from one position: chance to solve, and expected numbers of pushes."""

    solve_probability: float
    expected_pushes: float
    """Expected pushes until the level is solved or dead."""
    expected_pushes_to_solve: float | None
    """Expected pushes of the walks that solve the level; None if none does."""
    error: float
    """Bound of the relative error of the three figures; 0 where it is only that of the arithmetic."""


class PusherChain:
    """Markov chain of the random pusher over a complete graph, or its part reachable from `start`.

    Raises ValueError if the graph is incomplete, CancelledError if it was cancelled.
    """

    def __init__(self, graph: Graph, control: Control, start: int = -1) -> None:
        self.graph = graph
        self.transitions = Transitions(graph, start)
        self.factored = False
        self._solve: Vector
        self._steps: Vector
        self._solve_steps: Vector
        self._residual = self._longest = 0.0
        if self.transitions.size:
            self._relax(control)

    @property
    def method(self) -> str:
        """How the system was solved: "factored" or "relaxed"."""
        return "factored" if self.factored else "relaxed"

    def row(self, number: int) -> int:
        """Return the row of a position of the graph; -1 if it is solved, dead, or not reached from `start`."""
        return int(self.transitions.numbers[number])

    def chance(self, number: int) -> RandomPusherOutcome:
        """Return the outcome of a walk from position `number` of the graph."""
        row = self.row(number)
        if row < 0:
            solved = self.graph.pushes_left(number) == 0
            return RandomPusherOutcome(float(solved), 0.0, 0.0 if solved else None, 0.0)
        solve, steps, both = (float(values[row]) for values in (self._solve, self._steps, self._solve_steps))
        error = self._residual * max(self._longest, both / solve if solve else 0.0)
        return RandomPusherOutcome(solve, steps, both / solve if solve else None, error)

    def distributions(self, number: int, longest: int, control: Control) -> Vector:
        """Return p(d | N) for N = 0..`longest` from position `number` of the graph, a row for each N.

        Column d is the chance that d pushes are left to the nearest solved position, column 0 that the level is solved,
        and the last column that it is dead. A cancelled call returns fewer rows.
        """
        import numpy as np

        row = self.row(number)
        if row < 0:
            distributions = np.zeros((longest + 1, self.transitions.deepest + 2))
            distributions[:, 0 if self.graph.pushes_left(number) == 0 else -1] = 1
            return distributions
        return np.asarray(self.transitions.distributions(row, longest, control))

    def _relax(self, control: Control) -> None:
        import numpy as np

        size = self.transitions.size
        solve, steps, both = np.zeros(size + 1), np.zeros(size + 1), np.zeros(size + 1)
        solve[size] = 1
        systems = ((solve, np.zeros(size)), (steps, np.ones(size)), (both, solve))
        begun = control.done if control.total else 0  # the control may cover a larger task, whose total is already set
        control.total = control.total or CHAIN_UNITS
        residuals = []
        for part, (values, given) in enumerate(systems):
            residuals.append(self._settle(values, given, control, begun + SYSTEM_UNITS * part))
            if residuals[-1] > AGREED and size <= FACTORED:
                self._factor()
                break
            control.done = begun + SYSTEM_UNITS * (part + 1)
        control.done = begun + CHAIN_UNITS
        if self.factored:
            return
        self._solve, self._steps, self._solve_steps = solve, steps, both
        self._residual, self._longest = max(residuals), float(steps.max())

    def _settle(self, values: Vector, given: Vector, control: Control, done: int) -> float:
        """Relax one system and return its residual."""
        residual = 1.0
        for _ in range(MOST_SWEEPS // SWEEPS):
            residual = self.transitions.relax(values, given, SWEEPS, control)
            if control.cancelled:
                raise CancelledError
            if residual <= AGREED:
                break
            # the residual may grow again for a while; progress must not go back
            settled = min(1.0, max(0.0, log10(residual) / log10(AGREED)))
            control.done = max(control.done, done + round(SYSTEM_UNITS * settled))
        return residual

    def _factor(self) -> None:
        import numpy as np

        from core.markov.absorbing import AbsorbingChain

        transitions, size = self.transitions, self.transitions.size
        kept = np.diff(transitions.rows)
        sources = np.repeat(np.arange(size), kept)
        dying = np.flatnonzero(kept < transitions.pushes)
        chain = AbsorbingChain(
            size + 2,
            np.concatenate([sources, dying]),
            np.concatenate([transitions.targets, np.full(len(dying), size + 1)]),
            np.concatenate([1 / transitions.pushes[sources], 1 - kept[dying] / transitions.pushes[dying]]),
        )
        self.factored = True
        self._solve, self._steps = chain.probability_of([size]), chain.expected_steps()
        self._solve_steps = chain.totals(self._solve)


@dataclass(frozen=True)
class WalkSample:
    """Sample of walks of the random pusher, drawn from a seed."""

    walks: int
    solved: int
    dead: int
    cut: int
    """Number of walks that reached the limit of pushes."""
    expected_pushes: float
    """Mean of all walks; too low if some were cut."""
    error: float
    """Standard error of the mean."""
    expected_pushes_to_solve: float | None
    ends: tuple[tuple[int, int], ...]
    """Numbers of walks that were solved, and that were found dead, after 0, 1, 2, ... pushes."""
    depths: tuple[int, ...] | None = None
    """Numbers of walks with 0, 1, 2, ... pushes left after N pushes; None where not known."""

    @property
    def solve_probability(self) -> float:
        """Share of walks that solved the level."""
        return self.solved / self.walks if self.walks else 0.0

    @property
    def interval(self) -> Interval:
        """95 % confidence interval of the probability to solve."""
        return wilson(self.solved, self.walks)


def sample_walks(state: State, walks: int, seed: int, control: Control, *, longest: int = LONGEST) -> WalkSample:
    """Sample walks from a position of any level. A cancelled call returns those made so far."""
    kinds, steps = walk_board(state, walks, seed, longest, control)
    return _sample(kinds, steps)


def sample_graph_walks(
    pusher: PusherChain,
    number: int,
    walks: int,
    seed: int,
    control: Control,
    *,
    pushes: int = 0,
    longest: int = LONGEST,
) -> WalkSample:
    """Sample walks over a complete graph, where dead is known exactly; `depths` is for N = `pushes`."""
    import numpy as np

    row = pusher.row(number)
    if row < 0:
        kind = SOLVED if pusher.graph.pushes_left(number) == 0 else STUCK
        kinds, steps = np.full(walks, kind), np.zeros(walks, dtype=np.int32)
        return _sample(kinds, steps, np.full(walks, 0 if kind == SOLVED else -1))
    longest = max(longest, pushes)
    return _sample(*pusher.transitions.walk(row, walks, seed, longest, pushes, control))


def _sample(kinds: Any, steps: Any, depths: Any = None) -> WalkSample:
    import numpy as np

    walks = len(kinds)
    solved, dead = kinds == SOLVED, kinds == STUCK
    ends = [np.bincount(steps[which], minlength=1) for which in (solved, dead)]
    longest = max(map(len, ends))
    columns = [np.pad(counts, (0, longest - len(counts))).tolist() for counts in ends]
    known = None
    if depths is not None:
        known = tuple(np.bincount(depths[depths >= 0], minlength=1).tolist())
    return WalkSample(
        walks,
        int(solved.sum()),
        int(dead.sum()),
        int((kinds == CUT).sum()),
        float(steps.mean()) if walks else 0.0,
        float(steps.std(ddof=1) / walks**0.5) if walks > 1 else 0.0,
        float(steps[solved].mean()) if solved.any() else None,
        tuple(zip(*columns, strict=True)),
        known,
    )
