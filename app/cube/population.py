"""The depth pane beside the cube: how many positions lie at each depth, in the metric chosen."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.panes.lazy import LazyPane
from app.services import Services
from core.cube.cubie import Cube
from core.depth import load
from resources import ROOT

if TYPE_CHECKING:
    from app.panes.depth import DepthPane

METRICS = (("htm", "Half turns"), ("qtm", "Quarter turns"))


class Population(QObject):
    """Owns the pane (`lazy`); a position is marked where its depth is certain."""

    def __init__(self, services: Services, metric: str, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._metric = metric
        self._solved = False
        self._pane: DepthPane | None = None
        self.lazy = LazyPane("app.panes.depth", self._make_pane)

    def set_metric(self, metric: str) -> None:
        """Count depth in half turns ("htm") or quarter turns ("qtm")."""
        self._metric = metric
        self._show()

    def look_at(self, cube: Cube) -> None:
        """Mark the position on the board, if its depth is known."""
        if cube.solved != self._solved:
            self._solved = cube.solved
            self._show()

    @property
    def _subject(self) -> str:
        return f"cube-3x3x3-{self._metric}"

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: DepthPane = module.DepthPane(self._services.messages)
        pane.expanded.connect(lambda: self._services.open_subject("lab", self._subject))
        self._pane = pane
        self._show()
        return pane

    def _show(self) -> None:
        if self._pane is not None:
            self._pane.show_distribution(load(ROOT / "figures" / f"{self._subject}.json"))
            if self._solved:
                self._pane.mark("this cube", 0, 0)
