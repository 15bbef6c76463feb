"""What a window knows of the depths of the 3x3x3, for the page and for whoever proves in the background."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.base.services import Services
from app.cube.solve.archive import DepthArchive
from core.cube.cubie import Cube
from core.cube.puzzle import PUZZLE
from core.cube.solve.bracket import Bracket
from core.cube.solve.knowledge import in_both_metrics


class KnownDepths(QObject):
    """Brackets of the 3x3x3's positions in both metrics; what was proved is kept in the store.

    Shared by all parts of a window, see `Services.get_shared`.
    """

    learned = Signal()
    """Something is known of a position that was not known before."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.knowledge = in_both_metrics(PUZZLE, DepthArchive(services.store))

    def learn(self, cube: Cube, bracket: Bracket) -> None:
        """The bracket holds for a position."""
        if self.knowledge[bracket.metric].learn(cube, bracket):
            self.learned.emit()
