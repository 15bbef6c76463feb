"""The bank of proofs in the Lab: the depths that were proved over all there are, and what each proof took."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.cube.proofs.progress import Row
from app.cube.proofs.queue import ProofQueue
from app.lab.model import Model
from app.lab.view import SubjectView, over_figures
from app.plots.panes.lazy import LazyPane
from app.services.services import Services
from app.services.wording import fixed_percent, grouped, written
from app.services.words import tr
from app.widgets.explained import NONE, Shown
from app.widgets.figures import KeyFigures
from app.widgets.panel import Section
from app.widgets.table import Table
from app.widgets.text import Label
from core.cube.metrics import Metric
from core.cube.solve.proofs import Depth, Proof, by_depth, mean_depth
from core.depth import load
from core.derivations import search
from core.words import phrase
from resources import ROOT

if TYPE_CHECKING:
    from app.lab.proofs.pane import ProofsPane

NOTE = phrase(
    "Nodes and seconds of proofs whose last depth was excluded here. Open ones are likely to be the deeper ones."
)
FIGURES = (phrase("proved"), phrase("still open"), phrase("mean depth"), phrase("seconds a proof, median"))


class ProofsView(SubjectView):
    """The pane, figures below, and a table by depth; it follows the bank."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._queue = services.shared(ProofQueue)
        self._measure, self._metric = "depths", Metric.HTM
        self._shown: object = None
        self._lazy = LazyPane(services.jobs, "app.lab.proofs.pane", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        self.figures = KeyFigures(FIGURES)
        self.table = Section(tr("By depth"))
        heads = tr("Depth"), tr("Proved"), tr("Share"), tr("Nodes"), tr("Seconds")
        self._table = Table(heads, (0.9, 1.1, 1.2, 1.8, 1.3))
        self.table.add(self._table)
        self.table.add(Label(NOTE, 12, 400, "text2", wrap=True))
        self.table.body.addStretch(1)
        over_figures(self, self._lazy, self.figures)
        self._queue.changed.connect(self._follow)

    @property
    def ready(self) -> bool:
        """Whether the plot is there."""
        return self._lazy.pane is not None

    @property
    def stage(self) -> QWidget | None:
        pane = self._pane
        return None if pane is None else pane.plot

    @property
    def _pane(self) -> ProofsPane | None:
        return self._lazy.pane  # type: ignore[return-value]

    def show_variant(self, variant: str) -> None:
        self._measure, metric = variant.split("-")
        self._metric = Metric(metric)
        self._shown = None
        self._follow()

    def _rows(self) -> Sequence[Row]:
        return [row for row in self._queue.rows if row.entry.metric is self._metric]

    def _follow(self) -> None:
        rows = self._rows()
        proofs = [_proof(row) for row in rows if _exact(row)]
        seen = (self._measure, self._metric, len(rows), proofs)
        if seen == self._shown:
            return
        self._shown = seen
        depths = by_depth(proofs)
        took = by_depth([proof._replace(depth=0) for proof in proofs])
        middle = took[0].median_seconds if took else None
        mean = mean_depth(proofs)
        seconds = [proof.seconds for proof in proofs if proof.nodes]
        worked = search.proofs([proof.depth for proof in proofs], len(rows), seconds)
        self.figures.set(
            Shown(grouped(len(proofs)), worked[0]),
            Shown(grouped(len(rows) - len(proofs)), worked[1]),
            NONE if mean is None else Shown(written(float(mean), ".2f"), worked[2]),
            NONE if middle is None else Shown(written(middle, ".1f"), worked[3]),
        )
        self.table.set_note(tr("{unit}, medians", unit=self._metric.unit))
        self._table.set([(str(depth), *_row(one, len(proofs))) for depth, one in depths.items()])
        if self._pane is not None:
            self._fill(self._pane, proofs)
        self.changed.emit()

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: ProofsPane = module.ProofsPane(self._services)
        self._fill(pane, [_proof(row) for row in self._rows() if _exact(row)])
        return pane

    def _fill(self, pane: ProofsPane, proofs: Sequence[Proof]) -> None:
        pane.show_proofs(self._measure, proofs, load(ROOT / "figures" / f"cube-3x3x3-{self._metric}.json"))


def _row(one: Depth, proved: int) -> tuple[str | Shown, ...]:
    """Of the proofs of one depth, among all."""
    share = search.SHARE.at(proved=proved, here=one.proved)
    nodes = NONE if one.median_nodes is None else Shown(grouped(one.median_nodes), search.WORK.at(n=one.nodes))
    seconds = search.SECONDS.at(t=one.seconds)
    return (
        Shown(grouped(one.proved), share),
        Shown(fixed_percent(one.share, 1), share),
        nodes,
        NONE if one.median_seconds is None else Shown(written(one.median_seconds, ".1f"), seconds),
    )


def _exact(row: Row) -> bool:
    """Whether its depth is proved, be it without a way of that length."""
    return row.known is not None and row.known.exact


def _proof(row: Row) -> Proof:
    """Its work counts if the last depth was excluded here, which is nine tenths of it or more."""
    assert row.known is not None
    entry, depth = row.entry, row.known.lower
    here = entry.begun is not None and entry.begun < depth
    return Proof(depth, entry.nodes if here else 0, entry.seconds if here else 0.0)


def create(services: Services, _model: Model) -> ProofsView:
    """The view, for `app.lab.subjects`."""
    return ProofsView(services)
