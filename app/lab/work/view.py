"""A proof at work in the Lab: the one that runs on the cube's page or in the bank, live, and those before it."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app.cube.solve.log import Logged, ProofLog
from app.lab.model import Model
from app.lab.view import SubjectView, over_figures
from app.plots.panes.lazy import LazyPane
from app.services.services import Services
from app.services.wording import grouped, written
from app.services.words import tr, translated
from app.widgets.explained import NONE, Shown, Telling, Told
from app.widgets.figures import KeyFigures
from app.widgets.table import Table
from app.widgets.text import Label
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.sequences import branching_factor
from core.cube.solve.heuristic import expected_nodes
from core.derivations import search
from core.words import phrase

if TYPE_CHECKING:
    from app.lab.work.pane import WorkPane

FIGURES = (
    phrase("iteration to"),
    phrase("its nodes"),
    phrase("by Korf's formula"),
    phrase("times before"),
    phrase("branching factor"),
)
RUNNING, STANDING = phrase("At work now; it is drawn as it goes on."), phrase("Kept from its proof.")


def create(services: Services, _model: Model) -> WorkView:
    """The subject, for `app.lab.subjects`."""
    return WorkView(services)


class WorkView(SubjectView):
    """The pane over the figures of the last iteration; the proofs beside, the one that runs in front until another is
    chosen."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._log = services.shared(ProofLog)
        self.proofs: list[Logged] = []
        self._chosen: tuple[Cube, Metric] | None = None
        """None follows the latest."""
        self._lazy = LazyPane(services.jobs, "app.lab.work.pane", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        self.figures = KeyFigures(FIGURES)
        over_figures(self, self._lazy, self.figures)
        self.rows = Table((tr("To depth"), tr("Turns"), tr("Nodes")), (0.8, 1.2, 1.6))
        self.rows.setAccessibleName(tr("Proofs, the latest first"))
        self.rows.clicked.connect(self._on_row)
        self._state = Label("", 12, 400, "text2", wrap=True)
        self._state.hide()
        for widget in (Label(tr("Proofs, the latest first"), 12, 600, "text2"), self.rows, self._state):
            self.table.add(widget)
        self.table.body.addStretch(1)
        self._log.changed.connect(self._follow)

    @property
    def pane(self) -> WorkPane | None:
        """The pane, once it is there."""
        return self._lazy.pane  # type: ignore[return-value]

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: WorkPane = module.WorkPane(self._services)
        pane.show_proof(self.shown)
        return pane

    @property
    def shown(self) -> Logged | None:
        """The proof in front."""
        chosen = next((one for one in self.proofs if (one.cube, one.metric) == self._chosen), None)
        return chosen or (self.proofs[0] if self.proofs else None)

    def show_variant(self, _variant: str) -> None:
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    @property
    def ready(self) -> bool:
        return self.pane is not None

    @property
    def facts(self) -> Sequence[str]:
        proved = search.PROVED.at(d=[proof.iterations[-1].depth for proof in self.proofs])
        told = Told(tr("proofs"), grouped(len(self.proofs)), proved)
        return (Telling(tr("%n proofs", one="%n proof", n=len(self.proofs)), told),)

    @property
    def stage(self) -> QWidget | None:
        return self.pane.plot if self.pane is not None else None

    @property
    def state(self) -> str:
        """Whether the proof in front is at work."""
        return self._state.text()

    def _on_row(self, index: QModelIndex) -> None:
        one = self.proofs[index.row()]
        self._chosen = None if index.row() == 0 else (one.cube, one.metric)
        self._show()

    def _follow(self) -> None:
        if self.in_sight:
            self._show()

    def _show(self) -> None:
        self.proofs = self._log.latest()
        proof, running = self.shown, self._log.running
        self.rows.set([_row(one) for one in self.proofs])
        self.rows.setVisible(bool(self.proofs))
        self._state.setVisible(proof is not None)
        if proof is None:
            self._state.setText("")
            self.figures.clear()
        else:
            self.rows.selectRow(self.proofs.index(proof))
            now = running is not None and (running.cube, running.metric) == (proof.cube, proof.metric)
            self._state.setText(RUNNING if now else STANDING)
            last = proof.iterations[-1]
            before = next((one for one in proof.iterations if one.depth == last.depth - proof.metric.step), None)
            metric, times = proof.metric, Shown(NONE)
            if before is not None and before.nodes:
                grew = search.GREW.at(tried=last.nodes, before=before.nodes)
                times = Shown(written(last.nodes / before.nodes, ".2f"), grew)
            expected = expected_nodes(metric, last.depth)[-1]
            self.figures.set(
                _depth(proof),
                Shown(grouped(last.nodes), search.tried(metric, last.depth, last.nodes)),
                Shown(f"≈ {grouped(expected)}", search.iteration(metric, last.depth)),
                times,
                Shown(written(branching_factor(metric), ".5f"), search.branching(metric)),
            )
        if self.pane is not None:
            self.pane.show_proof(proof)
        self.changed.emit()


def _row(proof: Logged) -> tuple[Shown, str, Shown]:
    nodes = search.generated([(one.depth, one.nodes) for one in proof.iterations])
    return _depth(proof), translated(proof.metric.unit), Shown(grouped(proof.nodes), nodes)


def _depth(proof: Logged) -> Shown:
    """Of the last iteration."""
    last = search.LAST.at(to=[one.depth for one in proof.iterations])
    return Shown(str(proof.iterations[-1].depth), last)
