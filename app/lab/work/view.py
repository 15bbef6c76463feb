"""Lab view of proofs: the one that runs on the cube page or in the bank, and earlier ones."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtCore import QModelIndex, QObject

from app.base.language.wording import format_integer, format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.solve.log import LoggedProof, ProofLog
from app.lab.frame.instrument import Instrument, InstrumentModel, PaneMaker
from app.lab.frame.panel import InstrumentPanel
from app.widgets.explained_figures import NONE, Figure, figure_number
from app.widgets.table import DataTable
from app.widgets.text import Label
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.notation.sequences import branching_factor
from core.cube.solve.heuristic import expected_nodes
from core.explain.cube import search

RUNNING, STANDING = phrase("Running now; the plot grows with it."), phrase("Saved when its proof ran.")


class WorkModel(InstrumentModel):
    """Model of the proofs, the latest first; the running one is in front until another is chosen."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._log = services.get_shared(ProofLog)
        self._log.changed.connect(self._follow)
        self.proofs: list[LoggedProof] = []
        self._chosen: tuple[Cube, Metric] | None = None
        """Cube and metric of the chosen proof; None to follow the latest."""
        self._watched = False

    @property
    def shown_proof(self) -> LoggedProof | None:
        """Proof in front: the chosen one, or else the latest."""
        chosen = next((one for one in self.proofs if (one.cube, one.metric) == self._chosen), None)
        return chosen or (self.proofs[0] if self.proofs else None)

    def choose(self, place: int) -> None:
        """Bring the proof at this index of the list to the front."""
        one = self.proofs[place]
        self._chosen = None if place == 0 else (one.cube, one.metric)
        self._look()

    @property
    def running(self) -> bool:
        """Whether the proof in front is running."""
        proof, running = self.shown_proof, self._log.running
        if proof is None or running is None:
            return False
        return (running.cube, running.metric) == (proof.cube, proof.metric)

    def watch(self, watched: bool) -> None:
        self._watched = watched
        self._follow()

    def show_variant(self, _variant: str) -> None:
        self._look()

    def _follow(self) -> None:
        if self._watched:
            self._look()

    def _look(self) -> None:
        self.proofs = self._log.latest()
        self.changed.emit()


def _values(model: WorkModel) -> Sequence[Figure]:
    """Return the key figures of the last iteration of the proof in front."""
    proof = model.shown_proof
    if proof is None:
        return ()
    metric, last, times = proof.metric, proof.iterations[-1], Figure(NONE)
    before = next((one for one in proof.iterations if one.depth == last.depth - metric.step), None)
    if before is not None and before.nodes:
        grew = search.GREW.bind(tried=last.nodes, before=before.nodes)
        times = Figure(format_number(last.nodes / before.nodes, ".2f"), grew)
    return (
        _depth(proof),
        Figure(format_integer(last.nodes), search.derive_tried_positions(metric, last.depth, last.nodes)),
        Figure(f"≈ {format_integer(expected_nodes(metric, last.depth)[-1])}", search.iteration(metric, last.depth)),
        times,
        Figure(format_number(branching_factor(metric), ".5f"), search.branching(metric)),
    )


def _facts(model: WorkModel) -> Sequence[str]:
    proved = search.PROVED.bind(d=[proof.iterations[-1].depth for proof in model.proofs])
    proofs = figure_number(tr("proofs"), len(model.proofs), proved)
    return (tr("%n proofs", one="%n proof", n=proofs),)


class WorkPanel(InstrumentPanel):
    """Side panel with the list of proofs to choose from, and whether the chosen one is running."""

    def __init__(self, _services: Services, model: WorkModel) -> None:
        super().__init__()
        self._model = model
        self.rows = DataTable((tr("To depth"), tr("Moves"), tr("Nodes")), (0.8, 1.2, 1.6))
        self.rows.setAccessibleName(tr("Proofs, the latest first"))
        self.rows.clicked.connect(self._on_row)
        self.state = Label("", 12, 400, "text2", wrap=True)
        for widget in (Label(tr("Proofs, the latest first"), 12, 600, "text2"), self.rows, self.state):
            self.add(widget)

    def _on_row(self, index: QModelIndex) -> None:
        self._model.choose(index.row())

    def refresh(self) -> None:
        model, proof = self._model, self._model.shown_proof
        self.rows.set([_row(one) for one in model.proofs])
        self.rows.setVisible(proof is not None)
        self.state.setVisible(proof is not None)
        self.state.setText("" if proof is None else RUNNING if model.running else STANDING)
        if proof is not None:
            self.rows.selectRow(model.proofs.index(proof))


def _row(proof: LoggedProof) -> tuple[Figure, str, Figure]:
    nodes = search.derive_generated_positions([(one.depth, one.nodes) for one in proof.iterations])
    return _depth(proof), translate(proof.metric.unit), Figure(format_integer(proof.nodes), nodes)


def _depth(proof: LoggedProof) -> Figure:
    """Return the depth that the last iteration of a proof has searched."""
    last = search.LAST.bind(to=[one.depth for one in proof.iterations])
    return Figure(str(proof.iterations[-1].depth), last)


INSTRUMENT = Instrument(
    model=WorkModel,
    stage=PaneMaker(
        "app.lab.work.pane",
        lambda module, services, _model: module.WorkPane(services),
        lambda pane, model: pane.show_proof(model.shown_proof),
    ),
    keyboard=attrgetter("plot"),
    figures=(
        phrase("iteration to"),
        phrase("its nodes"),
        phrase("by Korf's formula"),
        phrase("times the previous"),
        phrase("branching factor"),
    ),
    values=_values,
    panel=WorkPanel,
    facts=_facts,
)
