"""Brackets of the depths of many positions, and what they imply for positions a turn away.

One bracket serves a whole class of positions: those that the 48 symmetries and inversion turn into each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple, Protocol

from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, in_face_turns, inverse_move, inverse_moves
from core.cube.puzzle import CubePuzzle
from core.cube.solve.bracket import Bracket, BracketSource, make_trivial_bracket
from core.cube.symmetries import representative

REMEMBERED = 4096
"""Number of positions whose representative is cached."""
MOST_KNOWN = 20_000
"""Number of classes above which those whose brackets only follow from others are forgotten."""


class Archive(Protocol):
    """Store of proofs that outlasts the program; its positions are the representatives of their classes."""

    def read(self, metric: Metric, positions: Iterable[Cube]) -> Mapping[Cube, Bracket]:
        """Return the stored brackets of those `positions` that have one."""

    def keep(self, found: Mapping[Cube, Bracket]) -> object:
        """Store brackets that were proved."""


class Knowledge:
    """Brackets of the positions of one puzzle in one metric; see `in_both_metrics`.

    Brackets only become narrower, as proofs stay true. What a solver proves for the 3x3x3 is stored in the `archive`.
    The 2x2x2 needs neither that nor classes, since all its depths are tabulated.
    """

    def __init__(self, puzzle: CubePuzzle, metric: Metric, archive: Archive | None = None) -> None:
        self.puzzle, self.metric = puzzle, metric
        self._archive = archive
        self._other: Knowledge | None = None
        """Brackets in the other metric, which imply some in this one."""
        self._known: dict[Cube, Bracket] = {}
        self._absent: set[Cube] = set()
        """Positions that the archive was found not to have."""
        self._answers: dict[Cube, Bracket] = {}
        """Results of `look_up` since something was learned last."""

    def look_up(self, cube: Cube) -> Bracket:
        """Return the bracket of a position from its class, from its neighbours, and from the other metric."""
        bracket = self._answers.get(cube)
        if bracket is None:
            own = self._look_up_in_metric(cube)
            bracket = (
                own
                if own.is_exact or self._other is None
                else self._add_other_metric(cube, own, self._other._look_up_in_metric(cube))
            )
            if len(self._answers) >= REMEMBERED:
                self._answers.clear()
            self._answers[cube] = bracket
        return bracket

    def _forget_answers(self) -> None:
        """Clear cached results in both metrics, after something was learned."""
        self._answers.clear()
        if self._other is not None:
            self._other._answers.clear()

    def _look_up_in_metric(self, cube: Cube) -> Bracket:
        own = self._read([cube])[0]
        if own.is_exact:
            return own
        turns = self.puzzle.moves(cube)
        for turn, beside in zip(turns, self._read([self.puzzle.apply(cube, turn)[0] for turn in turns]), strict=True):
            if beside.source is not BracketSource.NOTHING:
                own = own.combine_with(beside.after_move(inverse_move(turn)))
        return own

    def look_up_neighbours(self, cube: Cube, own: Bracket, turns: Sequence[str]) -> dict[str, Bracket]:
        """Return the brackets of the positions that each of `turns` leads to.

        They follow from those positions themselves and from the bracket `own` of the cube.
        """
        cubes = [self.puzzle.apply(cube, turn)[0] for turn in turns]
        brackets = self._read(cubes)
        if self._other is not None:
            brackets = [
                self._add_other_metric(*one) for one in zip(cubes, brackets, self._other._read(cubes), strict=True)
            ]
        return {turn: known.combine_with(own.after_move(turn)) for turn, known in zip(turns, brackets, strict=True)}

    def learn(self, cube: Cube, bracket: Bracket) -> bool:
        """Learn a bracket of a position, which holds for its whole class, and return whether that is news.

        In quarter turns the bracket is narrowed to the right parity. With a proved solution, the depths along it are
        learned too.
        """
        place = self._place(cube)
        if not self._learn(place, bracket):
            return False
        learned = {place.cube: self._known[place.cube]}
        after = self._bracket_at(place)
        if after.is_proved:
            position, remaining = cube, after.solution
            while remaining:
                position, remaining = self.puzzle.apply(position, remaining[0])[0], remaining[1:]
                depth, beside = self.metric.length(remaining), self._place(position)
                if self._learn(beside, replace(after, lower=depth, upper=depth, solution=remaining)):
                    learned[beside.cube] = self._known[beside.cube]
        if self._archive is not None and bracket.source is BracketSource.SOLVER:
            self._archive.keep(learned)
        return True

    def look_again(self, cube: Cube) -> Bracket:
        """Return the bracket of a position's own class, with what other programs have stored since."""
        place = self._place(cube)
        if self._archive is not None:
            for other, bracket in self._archive.read(self.metric, [place.cube]).items():
                self._absent.discard(other)
                self._known[other] = self._known.get(other, bracket).combine_with(bracket)
                self._forget_answers()
        return self._bracket_at(place)

    def look_up_path(self, cubes: Sequence[Cube], moves: Sequence[str]) -> list[Bracket]:
        """Return the bracket of each of `cubes` along a path of `moves`, one fewer than positions."""
        known = self._look_up_path_in_metric(cubes, moves)
        if self._other is None:
            return known
        other = self._other._look_up_path_in_metric(cubes, moves)
        return [
            self._add_other_metric(cube, own, converse) for cube, own, converse in zip(cubes, known, other, strict=True)
        ]

    def _add_other_metric(self, cube: Cube, own: Bracket, other: Bracket) -> Bracket:
        """Return the bracket of a position, narrowed by its bracket in the other metric."""
        if other.source is BracketSource.NOTHING:
            return own
        possible = make_trivial_bracket(self.puzzle, cube, self.metric).lower
        return own.combine_with(self._narrow_by_parity(other.in_other_metric(), possible))

    def _look_up_path_in_metric(self, cubes: Sequence[Cube], moves: Sequence[str]) -> list[Bracket]:
        """Return the bracket of each position along a path, without the other metric.

        What positions learn from those beside them is kept for later. One pass forwards and one back are enough unless
        a position occurs twice.
        """
        while True:
            before = self._read(cubes)
            known = list(before)
            for index, move in enumerate(moves):
                if known[index].source is not BracketSource.NOTHING:
                    known[index + 1] = known[index + 1].combine_with(known[index].after_move(move))
            for index in reversed(range(len(moves))):
                if known[index + 1].source is not BracketSource.NOTHING:
                    known[index] = known[index].combine_with(known[index + 1].after_move(inverse_move(moves[index])))
            news = [
                one is not own and self._learn(self._place(cube), one)
                for cube, own, one in zip(cubes, before, known, strict=True)
            ]
            if not any(news):
                return known

    def _place(self, cube: Cube) -> ClassRepresentative:
        return place_in_class(cube) if self.puzzle.size == 3 else ClassRepresentative(cube)

    def _read(self, cubes: Sequence[Cube]) -> list[Bracket]:
        """Return the bracket of each position from its own class, with a solution of the position itself."""
        places = [self._place(cube) for cube in cubes]
        self._take_up(places)
        return [self._bracket_at(place) for place in places]

    def _take_up(self, places: Iterable[ClassRepresentative]) -> None:
        """Read the brackets of these classes from the archive, unless known or known to be absent."""
        if self._archive is None:
            return
        missing = {place.cube for place in places} - self._known.keys() - self._absent
        if missing:
            kept = self._archive.read(self.metric, missing)
            if kept:
                self._known |= kept
                self._forget_answers()
            if len(self._absent) > MOST_KNOWN:
                self._absent.clear()
            self._absent |= missing - kept.keys()

    def _bracket_at(self, place: ClassRepresentative) -> Bracket:
        """Return the bracket of a symmetry class, as the bracket of the position at that place in it."""
        bracket = self._known.get(place.cube)
        if bracket is None:
            return make_trivial_bracket(self.puzzle, place.cube, self.metric)
        return (
            bracket if bracket.solution is None else bracket.with_solution(place.translate_from_class(bracket.solution))
        )

    def _learn(self, place: ClassRepresentative, bracket: Bracket) -> bool:
        """Learn a bracket of the position at a place in its class, and return whether that is news."""
        # first, because the archive is not read for classes that are known already
        self._take_up([place])
        before = self._known.get(place.cube) or make_trivial_bracket(self.puzzle, place.cube, self.metric)
        if bracket.solution is not None:
            bracket = bracket.with_solution(place.translate_to_class(bracket.solution))
        after = before.combine_with(self._narrow_by_parity(bracket, before.lower))
        if after is before:
            return False
        self._known[place.cube] = after
        self._forget_answers()
        if len(self._known) > MOST_KNOWN:
            taught = {BracketSource.NEIGHBOURS, BracketSource.METRIC, BracketSource.TABLE}
            self._known = {cube: found for cube, found in self._known.items() if found.source not in taught}
            self._known[place.cube] = after
        return True

    def _narrow_by_parity(self, bracket: Bracket, possible: int) -> Bracket:
        """Return the bracket without depths that parity rules out; `possible` is a depth it allows."""
        step = self.metric.step
        lower = bracket.lower + (possible - bracket.lower) % step
        upper = bracket.upper - (bracket.upper - possible) % step
        return bracket.with_bounds(lower, upper)


def in_both_metrics(puzzle: CubePuzzle, archive: Archive | None = None) -> Mapping[Metric, Knowledge]:
    """Return the brackets of one puzzle for each metric; each also uses those of the other metric."""
    half, quarter = (Knowledge(puzzle, metric, archive) for metric in (Metric.HTM, Metric.QTM))
    half._other, quarter._other = quarter, half
    return {Metric.HTM: half, Metric.QTM: quarter}


class ClassRepresentative(NamedTuple):
    """Representative of a position's symmetry class, and how turns translate to it; see `core.cube.symmetries`."""

    cube: Cube
    """Position that represents the class."""
    turns: tuple[int, ...] | None = None
    """Turn of the representative for each turn of the position; None if there is nothing to translate."""
    inverse: bool = False

    def translate_to_class(self, solution: Sequence[str]) -> tuple[str, ...]:
        """Return a solution of the representative, translated from a solution of the position."""
        if self.turns is None:
            return tuple(solution)
        return self._translate_moves(in_face_turns(solution), self.turns)

    def translate_from_class(self, solution: Sequence[str]) -> tuple[str, ...]:
        """Return a solution of the position, translated from a solution of the representative."""
        if self.turns is None:
            return tuple(solution)
        return self._translate_moves(solution, [self.turns.index(turn) for turn in range(len(self.turns))])

    def _translate_moves(self, moves: Sequence[str], turns: Sequence[int]) -> tuple[str, ...]:
        seen = [FACE_TURNS[turns[FACE_TURNS.index(move)]] for move in moves]
        return tuple(inverse_moves(seen) if self.inverse else seen)


@lru_cache(REMEMBERED)
def place_in_class(cube: Cube) -> ClassRepresentative:
    """Return the representative of the class of a 3x3x3 position, and how turns translate to it."""
    return ClassRepresentative(*representative(cube))


def nearer(before: Bracket, after: Bracket) -> bool | None:
    """Return whether a cube turn led nearer to solved; None if the bounds on the depths do not decide.

    False if the depth stayed the same or grew.
    """
    if after.upper < before.lower:
        return True
    return False if after.lower >= before.upper else None


def first_mistake(brackets: Sequence[Bracket]) -> int | None:
    """Return the index of the first turn along positions that did not lead nearer to solved.

    None if there is none, or if that is not known.
    """
    for turn in range(len(brackets) - 1):
        is_nearer = nearer(brackets[turn], brackets[turn + 1])
        if is_nearer is None:
            return None
        if not is_nearer:
            return turn
    return None
