"""The positions of a game, each proved as far as a set effort tells: what is quickly known of all of them first."""

from __future__ import annotations

from collections.abc import Sequence

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import inverse_move
from core.cube.puzzle import PUZZLE
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Search, Solver
from core.cube.solve.survey import cancelled_after

SHORT_SECONDS = 0.003
"""For a short solution of each."""


class PathDepthSearch:
    """Search for the depths of all positions along a path.

    `run` works in one thread; another may take `news` meanwhile.

    Always the position is looked at whose lower bound is least, that nearest to the board first, for one depth more:
    that takes ten times as long for each depth. What is found of one says something of those beside it.
    """

    def __init__(
        self, solver: Solver, metric: Metric, cubes: Sequence[Cube], moves: Sequence[str], known: Sequence[Bracket],
        now: int,
    ) -> None:  # fmt: skip
        """`moves` lead through `cubes`, of which so much is `known`; the one at `now` is on the board."""
        self.cubes, self.known = cubes, list(known)
        self.news: dict[int, Bracket] = {}
        """What was found since it was last taken, by the position's number."""
        self._solver, self._metric, self._moves = solver, metric, moves
        self._order = sorted(range(len(cubes)), key=lambda at: abs(at - now))
        self._shortened: set[Cube] = set()

    def run(self, control: Control, seconds: float) -> PathDepthSearch:
        """Search for so many seconds, those for reading the table not counted; returns itself."""
        if self._solver.table(self._metric, control) is None:
            return self
        with cancelled_after(control, seconds):
            while not control.cancelled and (at := self._choose_next()) is not None:
                self._look(at, control)
        return self

    def _choose_next(self) -> int | None:
        left = (at for at in self._order if not self.known[at].is_exact)
        return min(left, key=lambda at: self.known[at].lower, default=None)

    def _look(self, at: int, control: Control) -> None:
        cube, before = self.cubes[at], self.known[at]
        search = Search(self._solver, cube, self._metric, before)
        if cube not in self._shortened and not before.is_proved:
            self._shortened.add(cube)
            search.shorten(SHORT_SECONDS, control)
        if not search.bracket.is_exact:
            search.prove(control, until=search.bracket.lower + 1)
        self._learn(at, search.bracket)

    def _learn(self, at: int, found: Bracket) -> None:
        """And what follows for those beside it, and for those beside them; farther than a depth away nothing does."""
        self.known[at] = self.news[at] = found
        reach = self._metric.deepest(PUZZLE.size)
        for place in range(at + 1, min(at + reach + 1, len(self.known))):
            if not self._tighten(place, place - 1, self._moves[place - 1]):
                break
        for place in reversed(range(max(0, at - reach), at)):
            if not self._tighten(place, place + 1, inverse_move(self._moves[place])):
                break

    def _tighten(self, place: int, beside: int, move: str) -> bool:
        """Whether what is known of a position beside it, from which the move leads there, says anything new."""
        before = self.known[place]
        self.known[place] = before.combine_with(self.known[beside].after_move(move))
        return self.known[place] is not before
