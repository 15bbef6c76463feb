"""Difficulty of a level, measured from its solution, positions, a random pusher and the solver's work.

The measures, and what is published of how well they agree with the time people take (Spearman's correlation; Jarušek
and Pelánek, "Difficulty Rating of Sokoban Puzzle", 2010, 785 hours of play):

| measure | correlation | value with share 1/2 |
|---|---|---|
| boxes that depend on each other (poor decomposability) | 0.82 | is a share itself |
| box changes | 0.74 | 12 changes |
| length of the shortest solution | 0.47 | 40 pushes |
| dead positions, of all within reach | none published | is a share itself |
| the random pusher's odds | none published | 1 in 10⁸ |
| the solver's work | none published | 1,000 positions |
| (the number of positions | -0.07 | not used) |

Each is converted to a share s between 0 and 1: a count x to x / (x + half). The difficulty is the mean of the known
shares, weighted by the published correlations, and by 0.25 where none is published, so that the three together do not
outweigh either of the two good predictors: D = 100 Σ w s / Σ w. Length is left out by default: long is not hard.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, groupby
from math import log10

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.graph.graph import Graph
from core.sokoban.graph.random_pusher import CancelledError, PusherChain
from core.sokoban.replay import replay
from core.sokoban.solve.solver import Effort, SearchEnding, SolverMetric, solve

POSITIONS = 1_000_000
"""Maximum number of positions counted for the share of dead ones and for the random pusher."""
EFFORT = Effort(seconds=20, memory=256 << 20)
"""Limits of the solver, whose work is one of the measures."""
UNPUBLISHED = 0.25


class DifficultyMeasure(StrEnum):
    """Measure that the difficulty of a level weighs."""

    CHANGES = "changes"
    DEPENDENCE = "dependence"
    DEAD = "dead"
    ODDS = "odds"
    WORK = "work"
    LENGTH = "length"


WEIGHTS = {
    DifficultyMeasure.CHANGES: 0.74,
    DifficultyMeasure.DEPENDENCE: 0.82,
    DifficultyMeasure.DEAD: UNPUBLISHED,
    DifficultyMeasure.ODDS: UNPUBLISHED,
    DifficultyMeasure.WORK: UNPUBLISHED,
    DifficultyMeasure.LENGTH: 0.47,
}
USUAL = frozenset(DifficultyMeasure) - {DifficultyMeasure.LENGTH}
"""Measures that the difficulty weighs by default."""
HALF_CHANGES, HALF_ODDS, HALF_WORK, HALF_LENGTH = 12.0, 8.0, 3.0, 40.0
GRADES = (0.0, 38.0, 50.0, 58.0, 65.0)
"""Difficulty at which each of the five grades begins; each has a fifth of the program's own levels."""


@dataclass(frozen=True)
class Measures:
    """Measured properties of a level; None where there were too many positions to count."""

    pushes: int
    box_changes: int
    dependence: float
    """How much the boxes take turns, 0 to 1, as computed by `dependence`."""
    dead: float | None
    """Share of dead positions among those that can be reached."""
    chance: float | None
    """Probability that random pushes solve the level."""
    work: int | None
    """Number of positions the solver searched to prove the fewest pushes."""

    def share(self, part: DifficultyMeasure) -> float | None:
        """Return a difficulty measure of a Sokoban level on a scale from 0 to 1; None if it is not known.

        The difficulty is the weighted mean of these values. See the module's docstring for the scales.
        """
        if part is DifficultyMeasure.CHANGES:
            return _saturate(self.box_changes, HALF_CHANGES)
        if part is DifficultyMeasure.DEPENDENCE:
            return self.dependence
        if part is DifficultyMeasure.DEAD:
            return self.dead
        if part is DifficultyMeasure.ODDS:
            return None if not self.chance else _saturate(-log10(self.chance), HALF_ODDS)
        if part is DifficultyMeasure.WORK:
            return None if self.work is None else _saturate(log10(max(1, self.work)), HALF_WORK)
        return _saturate(self.pushes, HALF_LENGTH)

    def difficulty(self, parts: Iterable[DifficultyMeasure] = USUAL) -> float:
        """Return the difficulty, 0 to 100, by the module's formula; 0 if no measure is known."""
        known = [(WEIGHTS[part], share) for part in parts if (share := self.share(part)) is not None]
        weights = sum(weight for weight, _ in known)
        return 100 * sum(weight * share for weight, share in known) / weights if weights else 0.0

    def grade(self, parts: Iterable[DifficultyMeasure] = USUAL) -> int:
        """Return the grade, 1 to 5, of the difficulty rounded to one decimal as it is displayed."""
        difficulty = round(self.difficulty(parts), 1)
        return sum(difficulty >= begin for begin in GRADES)


def measure(start: State, solution: str, control: Control, positions: int = POSITIONS) -> Measures:
    """Measure a level, given a solution of fewest pushes. The result of a cancelled call is incomplete."""
    tally = replay(start, solution).tally
    dead, chance = _by_counting(start, control, positions)
    if control.cancelled:
        return Measures(tally.pushes, tally.box_changes, 0.0, None, None, None)
    answer = solve(start, SolverMetric.PUSHES, EFFORT, control, optimal=True)
    work = answer.nodes if answer.ending is SearchEnding.SOLVED else None
    return Measures(tally.pushes, tally.box_changes, dependence(start, solution), dead, chance, work)


def dependence(start: State, solution: str) -> float:
    """Return how much boxes take turns in a solution, from 0 to 1.

    The mean over all boxes of 1 - 2 / runs with the box that it takes turns with most, where a run is a series of
    pushes of one of the two. It is 0 where every box is brought home before the next is touched, and for a single box.
    """
    boxes = list_pushed_boxes(start, solution)
    most = dict.fromkeys(start.boxes, 0.0)
    for pair in combinations(start.boxes, 2):
        share = 1 - 2 / max(2, _runs(boxes, pair))
        for box in pair:
            most[box] = max(most[box], share)
    return sum(most.values()) / len(most)


def _runs(boxes: list[int], pair: tuple[int, int]) -> int:
    return len(list(groupby(box for box in boxes if box in pair)))


def list_pushed_boxes(start: State, solution: str) -> list[int]:
    """Return for every push the start cell of its box."""
    named = {box: box for box in start.boxes}
    pushed = []
    state = start
    for letter in solution:
        after = state.step("lurd".index(letter.lower()))
        assert after is not None
        if state.has_box(after.man):
            pushed.append(named.pop(after.man))
            named[2 * after.man - state.man] = pushed[-1]
        state = after
    return pushed


def _by_counting(start: State, control: Control, positions: int) -> tuple[float | None, float | None]:
    """Return the share of dead positions and the random pusher's chance; None where not known exactly."""
    whole = Graph(start.board, start, positions)
    whole.explore(control)
    if control.cancelled:
        return None, None
    dead = None
    graph = whole
    if whole.complete:
        dead = sum(count for _, count, _ in whole.layers_from(0, control)) / len(whole)
    else:
        graph = Graph(start.board, start, positions, pruned=True)
        graph.explore(control)
    try:
        chance = PusherChain(graph, control, 0).chance(0).solve_probability if graph.complete else None
    except CancelledError:
        chance = None
    return dead, chance


def _saturate(value: float, half: float) -> float:
    return value / (value + half)
