"""Failure of lumping: the positions of one depth differ in where their turns lead.

A walk lumped to depths is a Markov chain only if all positions of a depth have the same shares of turns that lead
closer, keep the depth and lead farther (strong lumpability: J. G. Kemeny and J. L. Snell, Finite Markov Chains, 1960,
ch. 6). They do not; and as every turn can be undone, the last step of a walk tells something about its position: one
with `x` turns that undo such a step is reached by it `x` times as often as one with a single such turn. Near solved all
positions are counted, on the 2x2x2 all that exist. Beyond, positions are drawn: see `core.cube.walk.class_moves`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from math import sqrt
from random import Random

from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import OPPOSITE, position
from core.cube.puzzle import PUZZLE
from core.cube.solve.bracket import make_trivial_bracket
from core.cube.solve.solver import Solver
from core.cube.solve.survey import TurnEffect, compass_turns
from core.cube.walk import pocket_walk, sequence_counts
from core.cube.walk.turn_averages import TURNS
from core.markov.simulation import Interval, wilson

MOST_SOLUTIONS = 10_000
"""Most shortest solutions that are enumerated, far more than any position drawn so far has."""
BACK = {TurnEffect.FARTHER: TurnEffect.CLOSER, TurnEffect.SAME: TurnEffect.SAME, TurnEffect.CLOSER: TurnEffect.FARTHER}
"""Effect of undoing a turn with each effect."""
AMOUNTS = {Metric.HTM: ((), ("", "2", "'")), Metric.QTM: ((), ("", "'"), ("2",))}
"""Turns of one face by their length."""
QUARTERS = {"": 1, "2": 2, "'": 3}


@dataclass(frozen=True)
class ClassTurns:
    """Turns by their effect at the positions of one depth: at all if `exact`, else at a uniform sample.

    `counts` maps the number of turns that lead closer, and of those that keep the depth, to the number of positions.
    Each position has `turns` turns.
    """

    depth: int
    turns: int
    exact: bool
    counts: Mapping[tuple[int, int], int]
    drawn: int = 0
    """Number of sequences drawn to find the positions; 0 if exact."""
    positions: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "positions", sum(self.counts.values()))

    def __add__(self, other: ClassTurns) -> ClassTurns:
        """Return two samples as one; they must be of different sequences."""
        both = {key: self.counts.get(key, 0) + other.counts.get(key, 0) for key in {*self.counts, *other.counts}}
        return ClassTurns(self.depth, self.turns, self.exact, both, self.drawn + other.drawn)

    def histogram(self, way: TurnEffect) -> list[int]:
        """Return how many of the positions have 0, 1, 2, ... turns with an effect."""
        numbers = [0] * (self.turns + 1)
        for key, count in self.counts.items():
            numbers[self._number(key, way)] += count
        return numbers

    def intervals(self, way: TurnEffect) -> Sequence[Interval]:
        """Return the share of positions for each number of turns: Wilson's 95 % interval if they were drawn."""
        counts = self.histogram(way)
        if self.exact:
            return [Interval(count / self.positions, count / self.positions) for count in counts]
        return [wilson(count, self.positions) for count in counts]

    def mean(self, way: TurnEffect) -> float:
        """Return the mean number of a position's turns with an effect: the chain's probability times `turns`."""
        return self._mean(lambda key: self._number(key, way))

    def deviation(self, way: TurnEffect) -> float:
        """Return the standard deviation of that number over the positions, which the chain takes for 0."""
        mean = self.mean(way)
        return sqrt(self._mean(lambda key: (self._number(key, way) - mean) ** 2))

    def step(self, last: TurnEffect, following: TurnEffect) -> float | None:
        """Return the probability that the next turn has the effect `following` if the last one had `last`.

        The effect of the last turn is seen from where it began: from a position closer to solved it led farther. None
        if no turn with that effect leads to the depth. The walk is taken to be uniform over all positions, so that its
        start does not matter.
        """
        back = BACK[last]
        mean_back = self.mean(back)
        if not mean_back:
            return None
        return self._mean(lambda key: self._number(key, back) * self._number(key, following)) / (self.turns * mean_back)

    @property
    def correlation(self) -> float:
        """Correlation of two successive steps of +1 (farther), 0 or −1 (closer); 0 for the chain.

        At a position with g more turns that lead farther than closer, the next step is g / `turns` on average and the
        last one, being the reverse of a turn, is minus that: so the covariance is minus the variance of g / `turns`.
        """
        rises = {
            key: self._number(key, TurnEffect.FARTHER) - self._number(key, TurnEffect.CLOSER) for key in self.counts
        }
        mean = self._mean(lambda key: rises[key])
        variance = self._mean(lambda key: (rises[key] - mean) ** 2)
        moving = self.mean(TurnEffect.CLOSER) + self.mean(TurnEffect.FARTHER)
        step_variance = moving / self.turns - (mean / self.turns) ** 2
        return -variance / self.turns**2 / step_variance if step_variance > 1e-12 else 0.0

    def _number(self, key: tuple[int, int], way: TurnEffect) -> int:
        closer, same = key
        return {TurnEffect.CLOSER: closer, TurnEffect.SAME: same, TurnEffect.FARTHER: self.turns - closer - same}[way]

    def _mean(self, value: Callable[[tuple[int, int]], float]) -> float:
        return sum(count * value(key) for key, count in self.counts.items()) / self.positions


def count_class_turns(puzzle: str, metric: Metric, control: Control | None = None) -> Sequence[ClassTurns] | None:
    """Return the counted turns of all positions at the depths 0, 1, ...; None if cancelled.

    For the 2x2x2 these are all depths, for the 3x3x3 those near solved, in some seconds and 200 MB.
    """
    if puzzle == "2x2x2":
        by_depth = pocket_walk.class_turns(metric)
    else:
        near = sequence_counts.class_turns(metric, sequence_counts.LONGEST[metric] - 1, control)
        if near is None:
            return None
        by_depth = near
    turns = TURNS[puzzle, metric]
    return [ClassTurns(depth, turns, True, counts) for depth, counts in enumerate(by_depth)]


def text(found: Sequence[ClassTurns]) -> str:
    """Return the counts of all depths as JSON."""
    return json.dumps([as_rows(one.counts) for one in found], separators=(",", ":"))


def parse(stored: str, puzzle: str, metric: Metric) -> Sequence[ClassTurns]:
    """Return the counts in the JSON of `text`; raises InputError for anything else."""
    try:
        rows = json.loads(stored)
        turns = TURNS[puzzle, metric]
        by_depth = [ClassTurns(depth, turns, True, from_rows(one, turns)) for depth, one in enumerate(rows)]
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise InputError(phrase("The counted turns cannot be read")) from error
    if not by_depth or not all(one.positions > 0 for one in by_depth):
        raise InputError(phrase("The counted turns are incomplete"))
    return by_depth


def as_rows(counts: Mapping[tuple[int, int], int]) -> list[list[int]]:
    """Return a row for each pair of numbers, in order: closer, same, positions."""
    return [[closer, same, count] for (closer, same), count in sorted(counts.items())]


def from_rows(rows: Sequence[Sequence[int]], turns: int) -> dict[tuple[int, int], int]:
    """Return the counts in the rows of `as_rows`; raises ValueError for impossible ones."""
    counts = {}
    for closer, same, count in rows:
        if not all(isinstance(one, int) for one in (closer, same, count)):
            raise ValueError("not whole numbers")
        if closer < 0 or same < 0 or closer + same > turns or count <= 0:
            raise ValueError("no such turns")
        counts[closer, same] = count
    return counts


# Sampling beyond what can be counted


def sample(
    solver: Solver,
    metric: Metric,
    depth: int,
    sequences: int,
    seed: int,
    first: int = 0,
    control: Control | None = None,
    report: Callable[[ClassTurns], object] | None = None,
) -> ClassTurns:
    """Return the turns of 3x3x3 positions that sequences `first`, `first` + 1, ... of a seed lead to.

    See `class_moves`. If cancelled, only the sequences before the first unfinished one are included. `control` counts
    sequences; `report` gets the result of each.
    """
    control = Control() if control is None else control
    turns = TURNS["3x3x3", metric]
    found = ClassTurns(depth, turns, False, {})
    control.done, control.total = 0, sequences
    for index in range(first, first + sequences):
        key = _turns_of(solver, metric, depth, Random(f"{seed} {metric} {depth} {index}"), control)
        if control.cancelled:
            break
        result = ClassTurns(depth, turns, False, {} if key is None else {key: 1}, 1)
        found += result
        # set again, because a solver that builds its table uses the control for that
        control.done, control.total = index + 1 - first, sequences
        if report is not None:
            report(result)
    return found


def _turns_of(solver: Solver, metric: Metric, depth: int, random: Random, control: Control) -> tuple[int, int] | None:
    """Return how many turns lead closer, and how many keep the depth, where a random sequence ends.

    None if the sequence is not accepted.
    """
    cube = position(normal_sequence(metric, depth, random))
    solutions = solver.solutions(cube, metric, MOST_SOLUTIONS, control)
    if not solutions or metric.length(solutions[0]) != depth or random.random() * len(solutions) >= 1:
        return None
    closer = first_turns(solutions, metric)
    same = 0
    if metric is Metric.HTM:
        for turn in compass_turns(PUZZLE, cube, metric):
            if turn not in closer and not control.cancelled:
                after = PUZZLE.apply(cube, turn)[0]
                same += not _is_deeper(solver, metric, after, depth, control)
    return len(closer), same


def _is_deeper(solver: Solver, metric: Metric, cube: Cube, depth: int, control: Control) -> bool:
    """Return whether a position of depth `depth` or `depth` + 1 has the greater of them."""
    search = solver.search(cube, metric, make_trivial_bracket(PUZZLE, cube, metric))
    search.prove(control, until=depth + 1)
    return search.bracket.lower > depth


def normal_sequence(metric: Metric, length: int, random: Random) -> list[str]:
    """Return a uniformly drawn normal form of a length: one of all sequences that are trivially the same.

    It consists of blocks, each the turns of one axis' two faces, and no two adjacent blocks have the same axis.
    """
    blocks: dict[int, list[tuple[str, str]]] = {}
    for first, ways in enumerate(AMOUNTS[metric]):
        for second, others in enumerate(AMOUNTS[metric]):
            pairs = [(a, b) for a in (ways if first else ("-",)) for b in (others if second else ("-",))]
            if first + second:
                blocks.setdefault(first + second, []).extend(pairs)
    # number of forms of each length that follow a block, on either of the two other axes
    forms = [1]
    for rest in range(1, length + 1):
        forms.append(2 * sum(len(pairs) * forms[rest - cost] for cost, pairs in blocks.items() if cost <= rest))
    sequence: list[str] = []
    axis, rest = "", length
    while rest:
        axis = random.choice([one for one in ("UD", "RL", "FB") if one != axis])
        costs = [cost for cost in blocks if cost <= rest]
        cost = random.choices(costs, [len(blocks[cost]) * forms[rest - cost] for cost in costs])[0]
        pair = random.choice(blocks[cost])
        sequence += [face + amount for face, amount in zip(axis, pair, strict=True) if amount != "-"]
        rest -= cost
    return sequence


def first_turns(solutions: Sequence[Sequence[str]], metric: Metric) -> set[str]:
    """Return the turns of length one that begin a solution.

    Turns of opposite faces in a row may change places, and a half turn may begin in either direction if it counts as
    two.
    """
    turns = set()
    for solution in solutions:
        _, block = next(groupby(solution, lambda move: min(move[0], OPPOSITE[move[0]])), ("", ()))
        quarters: dict[str, int] = {}
        for move in block:
            quarters[move[0]] = (quarters.get(move[0], 0) + QUARTERS[move[1:]]) % 4
        for face, turned in quarters.items():
            half = ("2",) if metric is Metric.HTM else ("", "'")
            turns |= {face + amount for amount in {1: ("",), 2: half, 3: ("'",)}[turned]}
    return turns
