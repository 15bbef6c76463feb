"""A network for depth in the Lab: the pane over its key figures, every depth, or every bound, beside."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.lab.estimate.model import BOUND, CALIBRATION, EstimateModel
from app.lab.estimate.summary import (
    BOUND_FIGURES,
    FIGURES,
    key_figures,
    table_heads,
    table_rows,
    verdict,
)
from app.lab.model import Model
from app.lab.view import SubjectView
from app.plots.panes.lazy import LazyPane
from app.services.services import Services
from app.services.wording import grouped
from app.services.words import tr, translated
from app.widgets.explained import Telling, Told
from app.widgets.figures import KeyFigures
from app.widgets.table import Table
from app.widgets.text import Label
from core.cube.estimate.network import Head
from core.cube.metrics import Metric
from core.derivations import estimate as derived

if TYPE_CHECKING:
    from app.lab.estimate.pane import EstimatePane


def create(services: Services, _model: Model) -> EstimateView:
    """The subject, for `app.lab.subjects`."""
    return EstimateView(services)


class EstimateView(SubjectView):
    """Its variants are the views of one set of figures, in each metric."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.model = EstimateModel(services, self)
        self._lazy = LazyPane(services.jobs, "app.lab.estimate.pane", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        self.figures, self.bound_figures = KeyFigures(FIGURES), KeyFigures(BOUND_FIGURES)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._lazy, 1)
        column.addWidget(self.figures)
        column.addWidget(self.bound_figures)
        self._title = Label("", 12, 600, "text2", wrap=True)
        self.rows = Table(table_heads(self.model), (0.5, 1.1, 1.1, 1.3))
        self._verdict = Label("", 12, 400, "text2", wrap=True)
        for widget in (self._title, self.rows, self._verdict):
            self.table.add(widget)
        self.table.body.addStretch(1)
        self.model.changed.connect(self._show)

    @property
    def pane(self) -> EstimatePane | None:
        """The pane, once it is there."""
        return self._lazy.pane  # type: ignore[return-value]

    @property
    def verdict(self) -> str:
        """The words under the table."""
        return self._verdict.text()

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: EstimatePane = module.EstimatePane(self._services, self.model)
        return pane

    def show_variant(self, variant: str) -> None:
        view, metric = variant.split("-")
        self.model.show(view, Metric(metric))

    @property
    def ready(self) -> bool:
        return self.pane is not None and self.model.loaded

    @property
    def facts(self) -> Sequence[str]:
        positions = sum(row.positions for row in self.model.rows)
        if not positions:
            return ()
        told = Told(tr("proofs"), grouped(positions), derived.positions(self.model.rows))
        return Telling(tr("%n proofs", one="%n proof", n=positions), told), translated(self.model.metric.unit)

    @property
    def stage(self) -> QWidget | None:
        return self.pane.shown if self.pane is not None else None

    def _show(self) -> None:
        model, bound = self.model, self.model.view == BOUND
        self.figures.setVisible(not bound)
        self.bound_figures.setVisible(bound)
        (self.bound_figures if bound else self.figures).set(*key_figures(model))
        self._title.setText(_title(model))
        self.rows.set_heads(table_heads(model))
        self.rows.set(table_rows(model))
        self._verdict.setText(verdict(model) if bound else "")
        self.changed.emit()


def _title(model: EstimateModel) -> str:
    """Over the table: what it is of."""
    unit, soft = model.metric.unit, model.head is Head.SOFT
    if model.view == BOUND:
        if soft:
            return tr("As a bound, soft labels, {unit}", unit=unit)
        return tr("As a bound, likelihood, {unit}", unit=unit)
    if model.view == CALIBRATION:
        if soft:
            return tr("At their word, soft labels, {unit}", unit=unit)
        return tr("At their word, likelihood, {unit}", unit=unit)
    if soft:
        return tr("Against proofs, soft labels, {unit}", unit=unit)
    return tr("Against proofs, likelihood, {unit}", unit=unit)
