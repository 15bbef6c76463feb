"""Depth distributions in the Lab: the published populations of both cubes in both metrics."""

from __future__ import annotations

from fractions import Fraction
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.panes.lazy import LazyPane
from app.services import Messages
from app.widgets.panel import Section
from app.widgets.table import Table
from app.widgets.text import Hairline, Label, grouped
from core.depth import DepthDistribution, Exactness, Layer, load
from resources import ROOT

if TYPE_CHECKING:
    from app.panes.depth import DepthPane

SUBJECTS = ("cube-3x3x3-qtm", "cube-3x3x3-htm", "cube-2x2x2-qtm", "cube-2x2x2-htm")


def subject_of(key: str) -> DepthDistribution:
    """The published distribution called `key`."""
    return load(ROOT / "figures" / f"{key}.json")


class DepthView(QWidget):
    """The pane, its summary below, and a table of all figures for the side panel."""

    def __init__(self, messages: Messages) -> None:
        super().__init__()
        self._messages = messages
        self._distribution: DepthDistribution | None = None
        self._lazy = LazyPane("app.panes.depth", self._make_pane, docked=False)
        self._facts = [Fact(name) for name in ("positions", "mean depth", "fullest depth", "deepest")]
        self.table = Section("Figures")
        self._table = Table(("Depth", "Positions", "Growth"), (0.8, 4.2, 1.3))
        self.table.add(self._table)
        self.table.body.addStretch(1)
        foot = QHBoxLayout()
        foot.setContentsMargins(28, 16, 12, 18)
        foot.setSpacing(24)
        for fact in self._facts:
            foot.addWidget(fact)
            foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._lazy, 1)
        column.addWidget(Hairline())
        column.addLayout(foot)

    @property
    def ready(self) -> bool:
        """Whether the plot is there."""
        return self._lazy.pane is not None

    def show_distribution(self, distribution: DepthDistribution) -> None:
        """Put `distribution` into plot, summary and table."""
        self._distribution = distribution
        if self._lazy.pane is not None:
            self._fill(self._lazy.pane)
        sign = "" if distribution.exact else "≈ "
        for fact, value in zip(
            self._facts,
            (
                grouped(distribution.total),
                f"{sign}{float(distribution.mean()):.2f}",
                str(distribution.most_populous.depth),
                str(distribution.deepest),
            ),
            strict=True,
        ):
            fact.set(value)
        self.table.set_note(distribution.unit)
        self._table.set([_row(distribution, layer) for layer in distribution.layers])

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: DepthPane = module.DepthPane(self._messages, docked=False)
        self._fill(pane)
        return pane

    def _fill(self, pane: QWidget) -> None:
        if self._distribution is not None:
            pane.show_distribution(self._distribution)  # type: ignore[attr-defined]


class Fact(QWidget):
    """A figure over its name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._value = Label("", 20, 600)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._value)
        column.addWidget(Label(name, 12, 400, "text2"))

    def set(self, value: str) -> None:
        self._value.setText(value)


def _row(distribution: DepthDistribution, layer: Layer) -> tuple[str, str, str]:
    sign = "" if layer.exactness is Exactness.EXACT else "≈ "
    growth = distribution.growth(layer.depth)
    factor = "" if growth is None or growth < Fraction(1, 100) else f"{sign}× {float(growth):.2f}"
    return str(layer.depth), f"{sign}{grouped(layer.states)}", factor
