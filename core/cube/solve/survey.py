"""Depth of a position and of the positions after each turn, as far as a limited time allows."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import Enum, auto

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.puzzle import PUZZLE, CubePuzzle
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import SHORT_SECONDS, Search, Solver


class TurnEffect(Enum):
    """Effect of a turn on the depth: closer to solved, the same, or farther."""

    CLOSER = auto()
    SAME = auto()
    FARTHER = auto()


def compass_turns(puzzle: CubePuzzle, cube: Cube, metric: Metric) -> Sequence[str]:
    """Return the turns of length one: 18 and 12 for the 3x3x3, 9 and 6 for the 2x2x2.

    On the 2x2x2 a turn of the opposite face has the same effect.
    """
    faces = "URFDLB" if puzzle.size == 3 else "URF"
    return [turn for turn in puzzle.moves(cube) if turn[0] in faces and metric.length((turn,)) == 1]


def way(before: Bracket, after: Bracket) -> TurnEffect | None:
    """Return whether a turn led closer to solved or farther away; None while that is not proved."""
    if after.upper < before.lower:
        return TurnEffect.CLOSER
    if after.lower > before.upper:
        return TurnEffect.FARTHER
    return TurnEffect.SAME if before.is_exact and after.is_exact else None


@contextmanager
def cancelled_after(control: Control, seconds: float) -> Iterator[None]:
    """Cancel the work of the block after `seconds`."""
    clock = threading.Timer(seconds, control.cancel)
    clock.daemon = True
    clock.start()
    try:
        yield
    finally:
        clock.cancel()


class Survey:
    """Search for the depths of one position of the 3x3x3 and of its neighbours.

    `shorten` and then `run` work in one thread; others may read the results meanwhile. First comes the depth of the
    position itself, then which turns lead closer, then which of the others lead farther.
    """

    def __init__(
        self, solver: Solver, cube: Cube, metric: Metric, known: Bracket, beside: Mapping[str, Bracket]
    ) -> None:
        """Start from the bracket `known` of the position, and those `beside` it by turn."""
        self.cube = cube
        self._solver, self._metric = solver, metric
        self._beside = dict(beside)
        self._search = Search(solver, cube, metric, known)

    @property
    def bracket(self) -> Bracket:
        """Bracket of the position so far."""
        return self._search.bracket

    @property
    def neighbour_brackets(self) -> Mapping[str, Bracket]:
        """Brackets so far of the positions that the turns lead to, by turn."""
        return self._beside

    @property
    def fraction(self) -> float:
        """Share of the search at the current depth that is done, 0..1."""
        return self._search.fraction

    def shorten(self, control: Control) -> None:
        """Search briefly for a short solution, which needs no table."""
        if not self.bracket.is_proved:
            self._search.shorten(SHORT_SECONDS, control)

    def run(self, control: Control, seconds: float) -> Survey:
        """Prove for `seconds`, without those for reading or making the table, and return the survey itself.

        Results are valid whenever `control` is cancelled; the end of the time cancels it too.
        """
        if control.cancelled or not seconds or self._solver.table(self._metric, control) is None:
            return self
        with cancelled_after(control, seconds):
            self._prove(control)
        return self

    def _prove(self, control: Control) -> None:
        if not self.bracket.is_proved:
            self._search.prove(control)
        if not self.bracket.is_exact:
            return
        depth = self.bracket.lower
        for lower in range(depth, depth + 2):
            for turn in self._beside:
                if control.cancelled:
                    return
                self._look(turn, lower, control)

    def _look(self, turn: str, lower: int, control: Control) -> None:
        """Search the position after a turn until it is solved in fewer than `lower` turns or proved not to be."""
        known = self._beside[turn].combine_with(self.bracket.after_move(turn))
        if not known.is_exact and known.lower < lower:
            search = Search(self._solver, PUZZLE.apply(self.cube, turn)[0], self._metric, known)
            search.prove(control, until=lower)
            known = search.bracket
        self._beside[turn] = known
