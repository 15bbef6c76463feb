"""Search for the depths of all positions of a game in a limited time, the easiest first."""

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
"""Seconds for a short solution of each position."""


class PathDepthSearch:
    """Search for the depths of all positions along a path.

    `run` works in one thread; another may take `news` meanwhile. The next position is always the one with the least
    lower bound, on a tie the one nearest to the current position; it is searched one depth further, which takes ten
    times as long for each depth. Its result tightens the brackets of the positions before and after it.
    """

    def __init__(
        self, solver: Solver, metric: Metric, cubes: Sequence[Cube], moves: Sequence[str], known: Sequence[Bracket],
        now: int,
    ) -> None:  # fmt: skip
        """Prepare the search: `moves` lead through `cubes` with brackets `known`; `now` is the current index."""
        self.cubes, self.known = cubes, list(known)
        self.news: dict[int, Bracket] = {}
        """Brackets found since they were last taken, by the position's index."""
        self._solver, self._metric, self._moves = solver, metric, moves
        self._order = sorted(range(len(cubes)), key=lambda at: abs(at - now))
        self._shortened: set[Cube] = set()

    def run(self, control: Control, seconds: float) -> PathDepthSearch:
        """Search for the depths of all positions of a cube game for at most `seconds`; return this search.

        The time for loading or making the pruning table does not count. The search ends early when all depths are known
        or `control` is cancelled.
        """
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
        """Store the bracket of a position and tighten those before and after it.

        Nothing follows for positions farther away than the greatest depth.
        """
        self.known[at] = self.news[at] = found
        reach = self._metric.deepest(PUZZLE.size)
        for place in range(at + 1, min(at + reach + 1, len(self.known))):
            if not self._tighten(place, place - 1, self._moves[place - 1]):
                break
        for place in reversed(range(max(0, at - reach), at)):
            if not self._tighten(place, place + 1, inverse_move(self._moves[place])):
                break

    def _tighten(self, place: int, beside: int, move: str) -> bool:
        """Tighten a bracket by that of a neighbour, from which `move` leads there; return if that is news."""
        before = self.known[place]
        self.known[place] = before.combine_with(self.known[beside].after_move(move))
        return self.known[place] is not before
