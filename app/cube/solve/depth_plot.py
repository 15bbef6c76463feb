"""The depth pane beside the cube: how many positions lie at each depth, in the metric chosen."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.plots.lazy import LazyPane
from app.services.services import Services
from resources import ROOT

if TYPE_CHECKING:
    from app.plots.depth import DepthPane

METRICS = (("htm", "Half turns"), ("qtm", "Quarter turns"))


class Population(QObject):
    """Owns the pane (`lazy`); the cube is marked as far as its depth is known."""

    def __init__(self, services: Services, variant: str, metric: str, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._variant, self._metric = variant, metric
        self._mark: tuple[int, int] | None = None
        self._pane: DepthPane | None = None
        self.lazy = LazyPane(services.jobs, "app.plots.depth", self._make_pane)

    def show_cube(self, variant: str) -> None:
        """Show the positions of "3x3x3" or "2x2x2"."""
        self._variant, self._mark = variant, None
        self._show()

    def set_metric(self, metric: str) -> None:
        """Count depth in half turns ("htm") or quarter turns ("qtm")."""
        self._metric = metric
        self._show()

    def mark(self, lowest: int | None, highest: int | None) -> None:
        """Mark where the cube on the board lies, between two depths; take the mark away with None."""
        mark = None if lowest is None or highest is None else (lowest, highest)
        if mark != self._mark:
            self._mark = mark
            self._show_mark()

    @property
    def _subject(self) -> str:
        return f"cube-{self._variant}-{self._metric}"

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: DepthPane = module.DepthPane(self._services.messages)
        pane.expanded.connect(lambda: self._services.open_subject("lab", self._subject))
        self._pane = pane
        self._show()
        return pane

    def _show(self) -> None:
        if self._pane is not None:
            from core.depth import load

            self._pane.show_distribution(load(ROOT / "figures" / f"{self._subject}.json"))
            self._show_mark()

    def _show_mark(self) -> None:
        if self._pane is None:
            return
        if self._mark is None:
            self._pane.unmark()
        else:
            self._pane.mark("this cube", *self._mark)
