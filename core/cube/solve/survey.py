"""How deep a position is and where each turn leads from it, as far as a set effort tells."""

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
    """The turns of length one: 18 and 12 of the 3x3x3, 9 and 6 of the 2x2x2, where opposite faces do the same."""
    faces = "URFDLB" if puzzle.size == 3 else "URF"
    return [turn for turn in puzzle.moves(cube) if turn[0] in faces and metric.length((turn,)) == 1]


def way(before: Bracket, after: Bracket) -> TurnEffect | None:
    """Where the turn from one position to the next leads; None while that is not proved."""
    if after.upper < before.lower:
        return TurnEffect.CLOSER
    if after.lower > before.upper:
        return TurnEffect.FARTHER
    return TurnEffect.SAME if before.is_exact and after.is_exact else None


@contextmanager
def cancelled_after(control: Control, seconds: float) -> Iterator[None]:
    """Cancel what is done in here when that time is over."""
    clock = threading.Timer(seconds, control.cancel)
    clock.daemon = True
    clock.start()
    try:
        yield
    finally:
        clock.cancel()


class Survey:
    """One position of the 3x3x3 and those beside it.

    `shorten` and then `run` work in one thread; what is found may be read meanwhile by others. First the depth of the
    position itself, then which turns lead closer, then which of the others lead farther.
    """

    def __init__(
        self, solver: Solver, cube: Cube, metric: Metric, known: Bracket, beside: Mapping[str, Bracket]
    ) -> None:
        """`known` of the position, and of those that each turn `beside` leads to."""
        self.cube = cube
        self._solver, self._metric = solver, metric
        self._beside = dict(beside)
        self._search = Search(solver, cube, metric, known)

    @property
    def bracket(self) -> Bracket:
        """What is known of the position by now."""
        return self._search.bracket

    @property
    def neighbour_brackets(self) -> Mapping[str, Bracket]:
        """What is known by now of the positions that the turns lead to, by turn."""
        return self._beside

    @property
    def fraction(self) -> float:
        """The part of the search at the present depth that is done, 0..1."""
        return self._search.fraction

    def shorten(self, control: Control) -> None:
        """Look a moment for a short solution, which needs no table."""
        if not self.bracket.is_proved:
            self._search.shorten(SHORT_SECONDS, control)

    def run(self, control: Control, seconds: float) -> Survey:
        """Prove for so many seconds, those for reading or making the table not counted; returns itself.

        What was found holds whenever `control` is cancelled, which the end of the time does too.
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
        """Whether the position after the turn is less than `lower` deep."""
        known = self._beside[turn].combine_with(self.bracket.after_move(turn))
        if not known.is_exact and known.lower < lower:
            search = Search(self._solver, PUZZLE.apply(self.cube, turn)[0], self._metric, known)
            search.prove(control, until=lower)
            known = search.bracket
        self._beside[turn] = known
