"""Why lumping fails: the positions of one depth differ in where their turns lead.

A walk lumped to depths is a Markov chain only if all positions of a depth have the same shares of turns that lead
closer, keep the depth and lead farther (strong lumpability: J. G. Kemeny and J. L. Snell, Finite Markov Chains, 1960,
ch. 6). They have not; and as every turn can be taken back, the way a walk came tells which of them it stands on: of
`x` turns back the way it came and `y` turns on, both counted at the same position, those on which it came that way are
weighted by `x`. Near solved all positions are counted, on the 2x2x2 all there are. Beyond, positions are drawn: see
`core.cube.walk.class_moves`.
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
"""Far more than the shortest solutions of any position that was ever drawn."""
BACK = {TurnEffect.FARTHER: TurnEffect.CLOSER, TurnEffect.SAME: TurnEffect.SAME, TurnEffect.CLOSER: TurnEffect.FARTHER}
"""Where the turn back leads."""
AMOUNTS = {Metric.HTM: ((), ("", "2", "'")), Metric.QTM: ((), ("", "'"), ("2",))}
"""The turns of one face by their length."""
QUARTERS = {"": 1, "2": 2, "'": 3}


@dataclass(frozen=True)
class ClassTurns:
    """Turns of the positions of one depth, all of them if `exact`, else drawn uniformly.

    How many have so many turns that lead closer, and so many that keep the depth. Each has `turns` turns.
    """

    depth: int
    turns: int
    exact: bool
    counts: Mapping[tuple[int, int], int]
    drawn: int = 0
    """The sequences drawn to find them; 0 if exact."""
    positions: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "positions", sum(self.counts.values()))

    def __add__(self, other: ClassTurns) -> ClassTurns:
        """Both samples as one; they must be of different sequences."""
        both = {key: self.counts.get(key, 0) + other.counts.get(key, 0) for key in {*self.counts, *other.counts}}
        return ClassTurns(self.depth, self.turns, self.exact, both, self.drawn + other.drawn)

    def histogram(self, way: TurnEffect) -> list[int]:
        """How many of the positions have 0, 1, 2, ... turns that lead that way."""
        found = [0] * (self.turns + 1)
        for key, count in self.counts.items():
            found[self._number(key, way)] += count
        return found

    def intervals(self, way: TurnEffect) -> Sequence[Interval]:
        """For each number of turns, the share of the positions: Wilson's 95 % interval if they were drawn."""
        counts = self.histogram(way)
        if self.exact:
            return [Interval(count / self.positions, count / self.positions) for count in counts]
        return [wilson(count, self.positions) for count in counts]

    def mean(self, way: TurnEffect) -> float:
        """How many of a position's turns lead that way, on average: the chain's single number, times `turns`."""
        return self._mean(lambda key: self._number(key, way))

    def deviation(self, way: TurnEffect) -> float:
        """The standard deviation of that over the positions; the chain has none."""
        mean = self.mean(way)
        return sqrt(self._mean(lambda key: (self._number(key, way) - mean) ** 2))

    def step(self, last: TurnEffect, following: TurnEffect) -> float | None:
        """Return the probability that the next turn leads that way, if the last one led here by `last`.

        `last` is seen from where it began: from a position closer to solved it led farther. None if no turn leads here
        so. The walk is at random in all positions: what it says of the next step does not depend on how it began.
        """
        back = BACK[last]
        came = self.mean(back)
        if not came:
            return None
        return self._mean(lambda key: self._number(key, back) * self._number(key, following)) / (self.turns * came)

    @property
    def correlation(self) -> float:
        """Of two steps in a row through the depth, +1 farther, 0, −1 closer; of the chain's it is 0.

        At a position with g more turns that lead farther than closer the next step rises by g / `turns` on average, and
        the last one, which is one taken back, by as much less: so the covariance is the variance of that, negative.
        """
        rises = {
            key: self._number(key, TurnEffect.FARTHER) - self._number(key, TurnEffect.CLOSER) for key in self.counts
        }
        mean = self._mean(lambda key: rises[key])
        variance = self._mean(lambda key: (rises[key] - mean) ** 2)
        moving = self.mean(TurnEffect.CLOSER) + self.mean(TurnEffect.FARTHER)
        of_step = moving / self.turns - (mean / self.turns) ** 2
        return -variance / self.turns**2 / of_step if of_step > 1e-12 else 0.0

    def _number(self, key: tuple[int, int], way: TurnEffect) -> int:
        closer, same = key
        return {TurnEffect.CLOSER: closer, TurnEffect.SAME: same, TurnEffect.FARTHER: self.turns - closer - same}[way]

    def _mean(self, value: Callable[[tuple[int, int]], float]) -> float:
        return sum(count * value(key) for key, count in self.counts.items()) / self.positions


def count_class_turns(puzzle: str, metric: Metric, control: Control | None = None) -> Sequence[ClassTurns] | None:
    """Count the turns of all positions of the depths 0, 1, ....

    On the 2x2x2 these are all there are, on the 3x3x3 those near solved, in some seconds and 200 MB. None if cancelled.
    """
    if puzzle == "2x2x2":
        found = pocket_walk.class_turns(metric)
    else:
        near = sequence_counts.class_turns(metric, sequence_counts.LONGEST[metric] - 1, control)
        if near is None:
            return None
        found = near
    turns = TURNS[puzzle, metric]
    return [ClassTurns(depth, turns, True, counts) for depth, counts in enumerate(found)]


def text(found: Sequence[ClassTurns]) -> str:
    """All of it as JSON."""
    return json.dumps([as_rows(one.counts) for one in found], separators=(",", ":"))


def parse(stored: str, puzzle: str, metric: Metric) -> Sequence[ClassTurns]:
    """The reverse of `text`. Raises InputError for anything else."""
    try:
        rows = json.loads(stored)
        turns = TURNS[puzzle, metric]
        found = [ClassTurns(depth, turns, True, from_rows(one, turns)) for depth, one in enumerate(rows)]
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise InputError(phrase("The counted turns cannot be read")) from error
    if not found or not all(one.positions > 0 for one in found):
        raise InputError(phrase("The counted turns are incomplete"))
    return found


def as_rows(counts: Mapping[tuple[int, int], int]) -> list[list[int]]:
    """Closer, same, positions: a row each, in order."""
    return [[closer, same, count] for (closer, same), count in sorted(counts.items())]


def from_rows(rows: Sequence[Sequence[int]], turns: int) -> dict[tuple[int, int], int]:
    """The reverse of `as_rows`. Raises ValueError for what cannot be."""
    counts = {}
    for closer, same, count in rows:
        if not all(isinstance(one, int) for one in (closer, same, count)):
            raise ValueError("not whole numbers")
        if closer < 0 or same < 0 or closer + same > turns or count <= 0:
            raise ValueError("no such turns")
        counts[closer, same] = count
    return counts


# beyond what can be counted


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
    """The positions of the 3x3x3 found by sequences `first`, `first` + 1, ... of a seed, see `class_moves`.

    Cancelled, those of the sequences before the first that was not done. `control` counts sequences; `report` gets what
    each of them found.
    """
    control = Control() if control is None else control
    turns = TURNS["3x3x3", metric]
    found = ClassTurns(depth, turns, False, {})
    control.done, control.total = 0, sequences
    for index in range(first, first + sequences):
        key = _turns_of(solver, metric, depth, Random(f"{seed} {metric} {depth} {index}"), control)
        if control.cancelled:
            break
        one = ClassTurns(depth, turns, False, {} if key is None else {key: 1}, 1)
        found += one
        control.done, control.total = index + 1 - first, sequences  # a solver that made its table counted that
        if report is not None:
            report(one)
    return found


def _turns_of(solver: Solver, metric: Metric, depth: int, random: Random, control: Control) -> tuple[int, int] | None:
    """Return how many turns lead closer, and how many keep the depth, at the position where a sequence ends.

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
    """Whether a position is more than `depth` from solved, where it is that or one more."""
    search = solver.search(cube, metric, make_trivial_bracket(PUZZLE, cube, metric))
    search.prove(control, until=depth + 1)
    return search.bracket.lower > depth


def normal_sequence(metric: Metric, length: int, random: Random) -> list[str]:
    """A normal form of that length, all equally likely: of all sequences that are plainly the same there is one.

    It is made of blocks, each the turns of one axis' two faces, and no two blocks of one axis stand side by side.
    """
    blocks: dict[int, list[tuple[str, str]]] = {}
    for first, ways in enumerate(AMOUNTS[metric]):
        for second, others in enumerate(AMOUNTS[metric]):
            pairs = [(a, b) for a in (ways if first else ("-",)) for b in (others if second else ("-",))]
            if first + second:
                blocks.setdefault(first + second, []).extend(pairs)
    # how many forms of each length go on after a block, on either of the two other axes
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

    Turns of opposite faces in a row may change places, and a half turn may begin either way round if it counts as two.
    """
    found = set()
    for solution in solutions:
        _, block = next(groupby(solution, lambda move: min(move[0], OPPOSITE[move[0]])), ("", ()))
        quarters: dict[str, int] = {}
        for move in block:
            quarters[move[0]] = (quarters.get(move[0], 0) + QUARTERS[move[1:]]) % 4
        for face, turned in quarters.items():
            half = ("2",) if metric is Metric.HTM else ("", "'")
            found |= {face + amount for amount in {1: ("",), 2: half, 3: ("'",)}[turned]}
    return found
