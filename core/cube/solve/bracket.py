"""Brackets of a position's depth, and the brackets of neighbouring positions that follow from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache

from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import inverse_move, inverse_moves
from core.cube.puzzle import CubePuzzle

REMEMBERED = 4096
"""Number of positions whose parity is cached: a game asks at every turn for those it went through."""


class BracketSource(StrEnum):
    """Origin of a bracket: how its bounds became known."""

    NOTHING = "nothing"
    """Nothing is known but the greatest depth of any position."""
    NEIGHBOURS = "neighbours"
    """The bracket follows from those of positions before or after: a turn changes the depth by at most its length."""
    SOLVER = "solver"
    """The bracket was found by a solver: a solution, and a search for shorter ones."""
    METRIC = "metric"
    """The bracket follows from that of the same position in the other metric."""
    TABLE = "table"
    """The depth was looked up in a table of all positions."""
    PUBLISHED = "published"
    """The depth was proved in a publication, see `Bracket.reference`."""
    COMPUTED = "computed"
    """The depth was proved by this program, and the proof comes with it, see `Bracket.reference`."""


SUPPLIED = frozenset((BracketSource.PUBLISHED, BracketSource.COMPUTED))
"""Sources of the proofs that come with the program."""


@dataclass(frozen=True)
class ProofReference:
    """Author, year and title of a proof, shown wherever its depth is."""

    author: str
    year: int
    title: str = ""


@dataclass(frozen=True)
class Bracket:
    """Bounds on the depth of a position, `lower` <= depth <= `upper` in `metric`, with the shortest solution known."""

    metric: Metric
    lower: int
    upper: int
    solution: tuple[str, ...] | None = None
    """Shortest solution known, for the position in its orientation.

    It may be longer than `upper`, which can be known without a solution.
    """
    source: BracketSource = BracketSource.SOLVER
    reference: ProofReference | None = None
    """Reference of a proof that comes with the program."""

    @property
    def is_exact(self) -> bool:
        """Whether the depth is known."""
        return self.lower == self.upper

    @cached_property
    def length(self) -> int | None:
        """Length of `solution`."""
        return None if self.solution is None else self.metric.length(self.solution)

    @property
    def is_proved(self) -> bool:
        """Whether `solution` is known and proved to be a shortest one."""
        return self.length == self.lower

    @property
    def provenance(self) -> str:
        """Origin of a proof that comes with the program: "published, M. Reid, 1995"; "" for any other bracket."""
        if self.reference is None:
            return ""
        if self.source is BracketSource.PUBLISHED:
            return phrase("published, {author}, {year}", author=self.reference.author, year=self.reference.year)
        return phrase("computed by this program, {year}", year=self.reference.year)

    def with_solution(self, solution: tuple[str, ...]) -> Bracket:
        """Return the bracket with another solution of the same length."""
        return Bracket(self.metric, self.lower, self.upper, solution, self.source, self.reference)

    def with_bounds(self, lower: int, upper: int) -> Bracket:
        """Return the bracket with other bounds."""
        if lower == self.lower and upper == self.upper:
            return self
        return Bracket(self.metric, lower, upper, self.solution, self.source, self.reference)

    def combine_with(self, other: Bracket) -> Bracket:
        """Return the intersection of two brackets of a position in one metric, with the shorter solution."""
        narrower = other.lower > self.lower or other.upper < self.upper
        length, other_length = self.length, other.length
        shorter = other_length is not None and (length is None or other_length < length)
        if not narrower and not shorter:
            return self
        origin = other if narrower else self
        solution = other.solution if shorter else self.solution
        lower, upper = max(self.lower, other.lower), min(self.upper, other.upper)
        return Bracket(self.metric, lower, upper, solution, origin.source, origin.reference)

    def in_other_metric(self) -> Bracket:
        """Return the bracket of the depth in the other metric.

        A turn is one or two quarter turns, so h <= q <= 2h for the depths h in half turns and q in quarter turns; and
        no depth is greater than the length of a solution.
        """
        metric = Metric.QTM if self.metric is Metric.HTM else Metric.HTM
        if metric is Metric.QTM:
            lower, upper = self.lower, 2 * self.upper
        else:
            lower, upper = -(-self.lower // 2), self.upper
        if self.solution is not None:
            upper = min(upper, metric.length(self.solution))
        return Bracket(metric, lower, upper, self.solution, BracketSource.METRIC)

    def after_move(self, move: str) -> Bracket:
        """Return the bracket of the position after one more move.

        Along a shortest solution the depth stays exactly known.
        """
        length, solution, source = self.metric.length((move,)), self.solution, BracketSource.NEIGHBOURS
        upper, left = self.upper + length, self.length
        if solution is not None and left is not None:
            if solution[:1] == (move,):
                # a published proof is about one position; for the next one the depth is only a consequence
                solution, source = solution[1:], source if self.source in SUPPLIED else self.source
                upper = min(upper, left - length)
            else:
                solution = (inverse_move(move), *solution)
                upper = min(upper, left + length)
        return Bracket(self.metric, max(0, self.lower - length), upper, solution, source)


def known_way(puzzle: CubePuzzle, metric: Metric, moves: Sequence[str]) -> Bracket:
    """Return the bracket of the position that `moves` lead to from solved, with their inverse as solution."""
    back = tuple(inverse_moves(moves))
    return Bracket(metric, 0, min(metric.length(back), metric.deepest(puzzle.size)), back, BracketSource.NEIGHBOURS)


def make_trivial_bracket(puzzle: CubePuzzle, cube: Cube, metric: Metric) -> Bracket:
    """Return the bracket of a position without any search.

    It uses the greatest depth, whether the position is solved and, in quarter turns, its parity.
    """
    if puzzle.goal(cube):
        return Bracket(metric, 0, 0, (), BracketSource.TABLE)
    return _make_unsolved_bracket(metric, metric.deepest(puzzle.size), metric.step == 1 or _is_odd(cube))


@lru_cache
def _make_unsolved_bracket(metric: Metric, deepest: int, odd: bool) -> Bracket:
    """Return the bracket of an unsolved position; `odd` if its depth is odd or of unknown parity."""
    lower = 1 if odd else 2
    return Bracket(metric, lower, deepest - (deepest - lower) % metric.step, source=BracketSource.NOTHING)


@lru_cache(REMEMBERED)
def _is_odd(cube: Cube) -> bool:
    """Return whether a position is an odd number of quarter turns from solved.

    Each quarter turn is an odd permutation of the corners.
    """
    corners, odd = cube.corners, False
    for index, a in enumerate(corners):
        for b in corners[index + 1 :]:
            odd ^= a > b
    return odd
