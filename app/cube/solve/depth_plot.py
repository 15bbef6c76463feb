"""The depth pane beside the cube: how many positions lie at each depth, in the metric chosen."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.cube.model import CubeModel
from app.plots.lazy import LazyPane
from app.services.services import Services
from resources import ROOT

if TYPE_CHECKING:
    from app.plots.depth import DepthPane


class CubeDepthPlot(QObject):
    """Owns the pane (`lazy`); the cube is marked as far as its depth is known."""

    def __init__(self, services: Services, model: CubeModel) -> None:
        super().__init__(model)
        self._services, self._model = services, model
        self.pane: DepthPane | None = None
        self.lazy = LazyPane(services.jobs, "app.plots.depth", self._make_pane)
        model.variant_changed.connect(self._show)
        model.metric_changed.connect(self._show)
        model.bracket_changed.connect(self._show_mark)

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: DepthPane = module.DepthPane(self._services.messages)
        pane.expanded.connect(lambda: self._services.open_subject("lab", f"cube-{self._model.subject}"))
        self.pane = pane
        self._show()
        return pane

    def _show(self) -> None:
        if self.pane is not None:
            from core.depth import load

            self.pane.show_distribution(load(ROOT / "figures" / f"cube-{self._model.subject}.json"))
            self._show_mark()

    def _show_mark(self) -> None:
        if self.pane is not None:
            depths = self._model.depths
            if depths is None:
                self.pane.unmark()
            else:
                self.pane.mark("this cube", *depths)
