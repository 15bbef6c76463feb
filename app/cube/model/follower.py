"""What follows the cube on the board while somebody sees what comes of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.cube.model.model import CubeModel


class CubeFollower(QObject):
    """Base of objects that follow the cube on the board.

    They look again at another cube, variant or metric, and on coming into sight or leaving it.
    """

    changed = Signal()

    def __init__(self, model: CubeModel) -> None:
        super().__init__(model)
        self._model = model
        self._in_sight = False
        for signal in (model.session.changed, model.metric_changed, model.variant_changed):
            signal.connect(self.follow)

    @property
    def in_sight(self) -> bool:
        """Whether anybody looks at it."""
        return self._in_sight

    @in_sight.setter
    def in_sight(self, in_sight: bool) -> None:
        if in_sight != self._in_sight:
            self._in_sight = in_sight
            self.follow()

    def follow(self) -> None:
        """Take up what is on the board, or rest."""
        raise NotImplementedError
