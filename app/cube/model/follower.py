"""Base class of objects that follow the current cube while they are visible."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.cube.model.model import CubeModel


class CubeFollower(QObject):
    """Base of objects that follow the current cube of the page.

    They update when the cube, variant or metric changes, and when they become visible or hidden.
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
        """Whether the result is visible somewhere."""
        return self._in_sight

    @in_sight.setter
    def in_sight(self, in_sight: bool) -> None:
        if in_sight != self._in_sight:
            self._in_sight = in_sight
            self.follow()

    def follow(self) -> None:
        """Update for the current cube, or rest if nothing is visible."""
        raise NotImplementedError
