"""What is known of the cube on the board: its depth, marked in the pane, and the solution laid out for it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.cube.moves.playback import Playback
from app.cube.solve.depth_plot import Population
from app.cube.solve.solving import Solving
from app.services.session import Session
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import CubePuzzle


class Answer(QObject):
    """Keeps the answer while the board is on the way that the solution takes, and drops it elsewhere."""

    def __init__(self, game: Session, solving: Solving, population: Population, playback: Playback) -> None:
        super().__init__(solving)
        self._game, self._solving, self._population, self._playback = game, solving, population, playback
        self._metric = Metric.HTM
        self._on_the_way: frozenset[Cube] = frozenset()
        solving.found.connect(self._on_found)
        solving.changed.connect(self._mark)
        game.changed.connect(self._refresh)

    def set_metric(self, metric: Metric) -> None:
        """Count depth in another metric; what was known is dropped."""
        self._metric = metric
        self._solving.forget()
        self._population.set_metric(metric.value)
        self._refresh()

    def solve(self) -> None:
        """Search for solutions of the cube on the board."""
        self._playback.stop()
        assert isinstance(self._game.puzzle, CubePuzzle)
        self._solving.solve(self._game.puzzle, self._game.state, self._metric)

    def lay_out(self, moves: list[str]) -> None:
        """Go back to the cube that was solved and lay out another solution."""
        states = self._game.states
        start = next((at for at in range(self._game.position, -1, -1) if states[at] == self._solving.cube), None)
        if start is not None:
            self._playback.go_to(start)
            self._on_found(moves)

    def _on_found(self, moves: list[str]) -> None:
        if self._game.state == self._solving.cube:
            self._game.plan(moves)
            self._on_the_way = frozenset(self._game.states[self._game.position :])

    def _refresh(self) -> None:
        """Measure a small cube; drop what is known of a large one when it was turned away from its solution."""
        state = self._game.state
        if self._game.puzzle is POCKET:
            self._solving.measure(state, self._metric)
        elif state != self._solving.cube and state not in self._on_the_way:
            self._on_the_way = frozenset()
            self._solving.forget()
        self._mark()

    def _mark(self) -> None:
        """The pane marks the cube that was solved, also while its solution is being played."""
        bounds = self._solving.bounds
        if bounds is not None:
            self._population.mark(bounds.lower, bounds.upper)
        elif self._game.solved:
            self._population.mark(0, 0)
        else:
            self._population.mark(None, None)
