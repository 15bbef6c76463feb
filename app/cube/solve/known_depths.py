"""Known depths of the 3x3x3 in a window, shared by the page and background proofs."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.base.services import Services
from app.cube.solve.archive import DepthArchive
from core.cube.cubie import Cube
from core.cube.puzzle import PUZZLE
from core.cube.solve.bracket import Bracket
from core.cube.solve.knowledge import in_both_metrics


class KnownDepths(QObject):
    """Known bounds on the depths of 3x3x3 cube positions in both metrics; proved ones are stored.

    A bracket is a lower and an upper bound of the fewest turns that solve a position. Shared by all parts of a window,
    see `Services.get_shared`.
    """

    learned = Signal()
    """Something new is known of a position."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.knowledge = in_both_metrics(PUZZLE, DepthArchive(services.store))

    def learn(self, cube: Cube, bracket: Bracket) -> None:
        """Learn the bracket of a position."""
        if self.knowledge[bracket.metric].learn(cube, bracket):
            self.learned.emit()
