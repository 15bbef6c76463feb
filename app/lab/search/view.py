"""Korf's search in the Lab: its iterations, a bound made too large, and the distance after every turn."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.lab.model import Model
from app.lab.search.figures import SearchFigures
from app.lab.search.model import SearchModel
from app.lab.view import SubjectView, over_figures
from app.plots.panes.lazy import LazyPane
from app.services.actions import Command
from app.services.services import Services
from app.services.wording import grouped, written
from app.services.words import translated
from app.widgets.explained import NONE, Shown
from app.widgets.figures import KeyFigures
from core.cube.metrics import Metric
from core.cube.sequences import branching_factor
from core.derivations import search
from core.words import phrase

if TYPE_CHECKING:
    from app.lab.search.pane import SearchPane

FIGURES = (
    phrase("bound h"),
    phrase("depth"),
    phrase("in whole iterations"),
    phrase("by the formula"),
    phrase("branching factor"),
)


def create(services: Services, _model: Model) -> SearchView:
    """The subject, for `app.lab.subjects`."""
    return SearchView(services)


class SearchView(SubjectView):
    """The pane with its figures below, and the position with both tables beside."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.model = SearchModel(services, self)
        self._lazy = LazyPane(services.jobs, "app.lab.search.pane", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        self.key_figures = KeyFigures(FIGURES)
        over_figures(self, self._lazy, self.key_figures)
        self.figures = SearchFigures(self.table, self.model, services)
        self.model.changed.connect(self._show)
        self._show()

    @property
    def pane(self) -> SearchPane | None:
        """The pane, once it is there."""
        return self._lazy.pane  # type: ignore[return-value]

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: SearchPane = module.SearchPane(self._services, self.model)
        return pane

    def show_variant(self, variant: str) -> None:
        self.model.show(Metric(variant))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.model.watch(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.model.watch(False)

    @property
    def ready(self) -> bool:
        return self.pane is not None and self.model.whole

    @property
    def facts(self) -> Sequence[str]:
        return (translated(self.model.metric.unit),)

    @property
    def stage(self) -> QWidget | None:
        return self.pane.slider if self.pane is not None else None

    def commands(self) -> Sequence[Command]:
        return (
            Command("lab.search_scramble", "Search another scramble", self.model.scramble, "shuffle"),
            Command("lab.search_board", "Search the cube on its page", self.figures.take_board, "cube"),
        )

    def _show(self) -> None:
        found, model = self.model.found, self.model
        honest = found.honest if found is not None else None
        depth = found.depth if found is not None else None
        whole = honest.iterations[:-1] if honest is not None else ()
        expected = model.expected(max((to for to, _ in whole), default=0))
        generated, foretold = [one for _, one in whole], [expected[to] for to, _ in whole]
        self.key_figures.set(
            NONE if found is None else Shown(str(found.bound), search.bound(found.bounds)),
            NONE if depth is None or honest is None else Shown(str(depth), search.found(honest, depth)),
            NONE if not whole else Shown(grouped(sum(generated)), search.GENERATED.at(g=generated)),
            NONE if not whole else Shown(f"≈ {grouped(sum(foretold))}", search.EXPECTED.at(e=foretold)),
            Shown(written(branching_factor(model.metric), ".5f"), search.branching(model.metric)),
        )
        self.changed.emit()
