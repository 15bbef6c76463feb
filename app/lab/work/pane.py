"""Plot of a proof: nodes of each iteration, beside Korf's formula and b to the d."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.solve.log import LoggedProof
from app.lab.charts import iterations
from app.lab.charts.lined_counts import CountLine, LinedCounts
from app.plots.charts.counts import ColumnPart
from app.plots.drawing.marks import Form
from app.plots.panes.pane import PlotPane
from app.widgets.explained_figures import NamedFigure
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.notation.sequences import branching_factor
from core.cube.solve.heuristic import expected_nodes

SENTENCE = phrase(
    "Bars are the positions that each iteration of the proof has tried, hatched while it runs or where a solution "
    "ended it; long dashes what Korf's formula expects with his tables, short dashes bᵈ."
)
NOTHING = phrase("No proof has run yet. Solve a cube on its page to see here what its proof tries.")
BEYOND = 1


class WorkPlot(LinedCounts):
    """Bars and lines of a proof, with an axis high enough for both."""

    def _count(self, depth: int) -> int:
        heights = [line.heights[depth] for line in self.lines if 0 <= depth < len(line.heights)]
        return max(super()._count(depth), round(max(heights, default=0)))


class WorkPane(PlotPane):
    """Pane with the plot of a proof."""

    plot: WorkPlot

    def __init__(self, services: Services) -> None:
        self._shown: LoggedProof | None = None
        super().__init__(tr("Progress of a proof"), services, WorkPlot(self._read), docked=False)
        self.plot.sheets = self._sheets
        self.show_proof(None)

    def show_proof(self, proof: LoggedProof | None) -> None:
        """Draw a proof; None for the message that there is none."""
        self._shown = proof
        if proof is None:
            self.explain(translate(SENTENCE), "")
            self.plot.show_nothing(translate(NOTHING))
            return
        self.plot.show_plot()
        self.explain(translate(SENTENCE), _formula(proof.metric))
        tried = {iteration.depth: iteration for iteration in proof.iterations}
        last = max(tried) + BEYOND
        bars = [[ColumnPart(tried[d].nodes, "exact", tried[d].whole)] if d in tried else [] for d in range(last + 1)]
        tree = [branching_factor(proof.metric) ** depth for depth in range(last + 1)]
        lines = [
            CountLine(Form.SHORT_DASH, tree, 0, last),
            CountLine(Form.LONG_DASH, expected_nodes(proof.metric, last), 0, last),
        ]
        self.plot.show_counts(bars, lines)
        self.foot.set(
            [(tr("completed"), "exact", True), (tr("running, or ended early"), "exact", False)],
            unit=tr("nodes by depth of the iteration"),
        )

    def _read(self, depth: int) -> str:
        proof = self._shown
        if proof is None:
            return ""
        one = next((one for one in proof.iterations if one.depth == depth), None)
        expected = format_integer(expected_nodes(proof.metric, depth)[depth])
        if one is None:
            return tr("To depth {depth}: no iteration, ≈ {expected} by Korf's formula", depth=depth, expected=expected)
        return tr(
            "To depth {depth}: %n nodes, ≈ {expected} by Korf's formula",
            one="To depth {depth}: %n node, ≈ {expected} by Korf's formula",
            depth=depth,
            n=one.nodes,
            expected=expected,
        )

    def _sheets(self, depth: int) -> Sequence[NamedFigure]:
        proof = self._shown
        if proof is None or not depth:
            return ()
        tried = next((one.nodes for one in proof.iterations if one.depth == depth), None)
        return iterations.list_iteration_figures(proof.metric, depth, tried)

    # export

    def picture_name(self) -> str:
        return f"proof-{self._shown.metric}" if self._shown is not None else "proof"

    def csv(self) -> str:
        lines = ["depth,nodes,whole,korf,tree"]
        proof = self._shown
        for one in proof.iterations if proof is not None else ():
            assert proof is not None
            korf, tree = expected_nodes(proof.metric, one.depth)[-1], branching_factor(proof.metric) ** one.depth
            lines.append(f"{one.depth},{one.nodes},{int(one.whole)},{korf:.6g},{tree:.6g}")
        return "\n".join([*lines, ""])


def _formula(metric: Metric) -> str:
    """Return the explanation of the plot: iterations, formulas and sources."""
    return tr(
        "Iterative deepening: the iteration to depth d searches all sequences of d moves except "
        "those that the bound cuts off. Short dashes: {branching:.5g}ᵈ, all sequences without "
        "those that repeat others. Long dashes: Σ N(i + 1) P(h ≤ d − i) for the largest of Korf's "
        "three tables (Korf, Reid and Edelkamp 2001). The proof that runs here has a coset table, "
        "looked up in six ways, and tries fewer positions.",
        branching=branching_factor(metric),
    )
