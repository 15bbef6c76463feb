"""Lab view of the bank of proofs: proved depths over those of all positions, and the work of proofs."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.base.language.wording import fixed_percent, format_integer, format_number
from app.base.language.words import tr
from app.base.services import Services
from app.cube.proofs.progress import BankRow
from app.cube.proofs.queue import ProofQueue
from app.lab.frame.instrument import Instrument, InstrumentModel, PaneMaker
from app.lab.frame.panel import FigureTable, PanelGroup, Paragraph
from app.widgets.explained_figures import NONE, Figure
from core.base.depth import load
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.proofs.proofs import Depth, Proof, by_depth, mean_depth
from core.explain.cube import search
from resources import ROOT

if TYPE_CHECKING:
    from app.lab.proofs.pane import ProofsPane


class ProofsModel(InstrumentModel):
    """Model of the proofs in a metric and of the measure shown; it follows the bank."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._queue = services.get_shared(ProofQueue)
        self.measure, self.metric = "depths", Metric.HTM
        self.positions = 0
        """Number of positions in the bank, proved or not."""
        self.proofs: list[Proof] = []
        self._queue.changed.connect(self._follow)

    def show_variant(self, variant: str) -> None:
        self.measure, metric = variant.split("-")
        self.metric = Metric(metric)
        self._read()

    def _read(self) -> None:
        rows = [row for row in self._queue.rows if row.entry.metric is self.metric]
        self.positions, self.proofs = len(rows), [_proof(row) for row in rows if _is_proved(row)]

    def _follow(self) -> None:
        before = self.positions, self.proofs
        self._read()
        if (self.positions, self.proofs) != before:
            self.changed.emit()


def _values(model: ProofsModel) -> Sequence[Figure | str]:
    proofs = model.proofs
    took = by_depth([proof._replace(depth=0) for proof in proofs])
    middle = took[0].median_seconds if took else None
    mean = mean_depth(proofs)
    seconds = [proof.seconds for proof in proofs if proof.nodes]
    worked = search.proofs([proof.depth for proof in proofs], model.positions, seconds)
    return (
        Figure(format_integer(len(proofs)), worked[0]),
        Figure(format_integer(model.positions - len(proofs)), worked[1]),
        NONE if mean is None else Figure(format_number(float(mean), ".2f"), worked[2]),
        NONE if middle is None else Figure(format_number(middle, ".1f"), worked[3]),
    )


def _rows(model: ProofsModel) -> list[tuple[str | Figure, ...]]:
    return [(str(depth), *_row(one, len(model.proofs))) for depth, one in by_depth(model.proofs).items()]


def _fill(pane: ProofsPane, model: ProofsModel) -> None:
    pane.show_proofs(model.measure, model.proofs, load(ROOT / "figures" / f"cube-3x3x3-{model.metric}.json"))


def _row(one: Depth, proved: int) -> tuple[str | Figure, ...]:
    """Return the table cells for the proofs of one depth, out of `proved` proofs."""
    share = search.SHARE.bind(proved=proved, here=one.proved)
    nodes = (
        NONE if one.median_nodes is None else Figure(format_integer(one.median_nodes), search.WORK.bind(n=one.nodes))
    )
    seconds = search.SECONDS.bind(t=one.seconds)
    return (
        Figure(format_integer(one.proved), share),
        Figure(fixed_percent(one.share, 1), share),
        nodes,
        NONE if one.median_seconds is None else Figure(format_number(one.median_seconds, ".1f"), seconds),
    )


def _is_proved(row: BankRow) -> bool:
    """Return whether the depth of the row's position is proved, even without a solution of that length."""
    return row.known is not None and row.known.is_exact


def _proof(row: BankRow) -> Proof:
    """Return the proof in a row of the bank.

    Its work counts only if the last depth was excluded here, which is at least nine tenths of all work.
    """
    assert row.known is not None
    entry, depth = row.entry, row.known.lower
    here = entry.begun is not None and entry.begun < depth
    return Proof(depth, entry.nodes if here else 0, entry.seconds if here else 0.0)


INSTRUMENT = Instrument(
    model=ProofsModel,
    stage=PaneMaker("app.lab.proofs.pane", lambda module, services, _model: module.ProofsPane(services), _fill),
    keyboard=attrgetter("plot"),
    figures=(phrase("proved"), phrase("not yet proved"), phrase("mean depth"), phrase("seconds a proof, median")),
    values=_values,
    panel=PanelGroup(
        phrase("By depth"),
        (
            FigureTable(
                heads=(
                    phrase("Depth", context="of a position"),
                    phrase("Proved"),
                    phrase("Share", context="a part of all"),
                    phrase("Nodes"),
                    phrase("Seconds"),
                ),
                widths=(0.9, 1.1, 1.2, 1.8, 1.3),
                rows=_rows,
            ),
            Paragraph(
                phrase(
                    "Nodes and seconds of proofs whose last depth was ruled out here. Positions "
                    "not yet proved are probably deeper."
                )
            ),
        ),
        note=lambda model: tr("{unit}, medians", unit=model.metric.unit),
    ).make,
)
