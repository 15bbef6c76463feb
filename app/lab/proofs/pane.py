"""Plot of the bank of proofs: points over the bars of all positions, or nodes or seconds by depth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from app.base.language.wording import fixed_percent, format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.plots.charts.counts import ColumnPart, CountsPlot
from app.plots.drawing.marks import Form
from app.plots.drawing.numbers import mark_approximate
from app.plots.drawing.placed_marks import Markers, PlotMark
from app.plots.panes.pane import PlotPane
from app.widgets.explained_figures import NamedFigure
from core.base.depth import DepthDistribution, Exactness
from core.base.words import phrase
from core.cube.proofs.proofs import Depth, Proof, by_depth
from core.explain import plot_figures as plotted
from core.explain.cube import search

DEPTHS, NODES, SECONDS = "depths", "nodes", "seconds"
SENTENCES = {
    DEPTHS: phrase("Depths of the proved positions (points) beside those of all positions (bars)."),
    NODES: phrase("Positions that each proof searched, by proved depth."),
    SECONDS: phrase("Time that each proof took, by proved depth."),
}
GOLDEN = 0.618
SPREAD = 0.5
"""Share of a depth's width over which its points are spread."""
MILLISECONDS = 1000
"""Factor from seconds to the drawn milliseconds, since values below 1 vanish on a logarithmic axis."""


class ProofsPlot(CountsPlot):
    """Bars of counts by depth, with points at heights of their own."""

    def __init__(self, pane: ProofsPane) -> None:
        super().__init__(pane.reading)
        self._points: Mapping[int, Sequence[float]] = {}

    def show_points(self, columns: Sequence[Sequence[ColumnPart]], points: Mapping[int, Sequence[float]]) -> None:
        """Draw these bars, and the points at each depth."""
        self._points = points
        self.show_plot()
        self.show_columns(columns)

    def _count(self, depth: int) -> int:
        return max(super()._count(depth), round(max(self._points.get(depth, (0,)))))

    def marks(self) -> Iterable[PlotMark]:
        for depth, heights in self._points.items():
            sides = [0.0] if len(heights) == 1 else [SPREAD * ((at * GOLDEN) % 1 - 0.5) for at in range(len(heights))]
            yield Markers(
                [(depth + aside, max(1.0, height)) for aside, height in zip(sides, heights, strict=True)], Form.CIRCLES
            )


class ProofsPane(PlotPane):
    """Pane with a plot of the bank of proofs: depths, nodes or seconds."""

    plot: ProofsPlot

    def __init__(self, services: Services) -> None:
        self._measure = DEPTHS
        self._proofs: Sequence[Proof] = ()
        self._depths: Mapping[int, Depth] = {}
        self._all: DepthDistribution | None = None
        super().__init__(tr("Proved positions"), services, ProofsPlot(self), docked=False)
        self.plot.set_log(True)
        self.plot.sheets = self._sheets

    def show_proofs(self, measure: str, proofs: Sequence[Proof], distribution: DepthDistribution) -> None:
        """Draw one of the measures of these proofs, beside the distribution of all positions."""
        self._measure, self._proofs, self._all = measure, proofs, distribution
        self._depths = depths = by_depth(proofs)
        self.explain(translate(SENTENCES[measure]), _formula(measure, distribution.source))
        unit = tr("depth, {unit}", unit=translate(distribution.unit))
        if measure == DEPTHS:
            layers = [(layer.states, layer.exactness is Exactness.EXACT) for layer in distribution.layers]
            bars = [[ColumnPart(states, "exact", exact)] for states, exact in layers]
            points: dict[int, Sequence[float]] = {
                depth: [one.estimate_count(distribution.total)] for depth, one in depths.items()
            }
            self.foot.set([(tr("exact"), "exact", True), (tr("approximate"), "exact", False)], unit=unit)
        else:
            bars = [list[ColumnPart]() for _ in distribution.layers]
            points = {
                depth: one.nodes if measure == NODES else [MILLISECONDS * second for second in one.seconds]
                for depth, one in depths.items()
            }
            self.foot.set(words=tr("nodes") if measure == NODES else tr("milliseconds"), unit=unit)
        if not proofs and measure != DEPTHS:
            self.plot.show_nothing(tr("No position is proved yet. Prove some on the cube page, Ctrl+J."))
        else:
            self.plot.show_points(bars, {depth: heights for depth, heights in points.items() if heights})

    def reading(self, depth: int) -> str:
        """Return the text of the cursor at a depth."""
        assert self._all is not None
        one = self._depths.get(depth)
        if self._measure == DEPTHS:
            layer = self._all.layers[depth]
            positions = mark_approximate(format_integer(layer.states), exact=layer.exactness is Exactness.EXACT)
            if one is None:
                return tr("Depth {depth}: {positions} positions, none proved", depth=depth, positions=positions)
            return tr(
                "Depth {depth}: {positions} positions, {proved} proved, {share} of them",
                depth=depth,
                positions=positions,
                proved=one.proved,
                share=fixed_percent(one.share, 1),
            )
        if one is None or one.median_nodes is None or one.median_seconds is None:
            return tr("Depth {depth}: no proof", depth=depth)
        if self._measure == NODES:
            return tr(
                "Depth {depth}: %n proofs, median {nodes} nodes",
                one="Depth {depth}: %n proof, median {nodes} nodes",
                depth=depth,
                n=len(one.nodes),
                nodes=format_integer(one.median_nodes),
            )
        return tr(
            "Depth {depth}: %n proofs, median {seconds:.2f} s",
            one="Depth {depth}: %n proof, median {seconds:.2f} s",
            depth=depth,
            n=len(one.seconds),
            seconds=one.median_seconds,
        )

    def _sheets(self, depth: int) -> Sequence[NamedFigure]:
        whole, one = self._all, self._depths.get(depth)
        if whole is None or (one is None and self._measure != DEPTHS):
            return ()
        if self._measure == DEPTHS:
            states, exact = whole.layers[depth].states, whole.layers[depth].exactness is Exactness.EXACT
            positions = plotted.part(whole.total, states)
            found = [
                NamedFigure(tr("positions"), mark_approximate(format_integer(states), exact=exact), positions, exact)
            ]
            if one is not None:
                worked = search.SHARE.bind(proved=len(self._proofs), here=one.proved)
                found.append(NamedFigure(tr("proved"), fixed_percent(one.share, 1), worked))
            return found
        assert one is not None
        if self._measure == NODES and one.median_nodes is not None:
            return (NamedFigure(tr("median nodes"), format_integer(one.median_nodes), search.WORK.bind(n=one.nodes)),)
        if self._measure == SECONDS and one.median_seconds is not None:
            text = tr("{seconds:.2f} s", seconds=one.median_seconds)
            return (NamedFigure(tr("median seconds"), text, search.SECONDS.bind(t=one.seconds)),)
        return ()

    def picture_name(self) -> str:
        return f"proofs-{self._measure}"

    def csv(self) -> str:
        rows = [
            f"{proof.depth},{proof.nodes},{proof.seconds:.3f}" if proof.nodes else f"{proof.depth},,"
            for proof in self._proofs
        ]
        return "\n".join(["depth,nodes,seconds", *rows, ""])


def _formula(measure: str, source: str) -> str:
    """Return the explanation of a measure's plot; `source` is that of the bars."""
    if measure == DEPTHS:
        return tr(
            "A point is k / n of all positions: k of n proved positions have this depth. It "
            "estimates the bar if the positions were drawn at random and all that were drawn are "
            "proved. Bars: {source}; hatched ones are approximate.",
            source=translate(source),
        )
    if measure == NODES:
        return tr(
            "One point per proof whose last depth was ruled out here; nodes are positions tried in "
            "all its searches. Their number depends on the pruning table."
        )
    return tr(
        "One point per proof whose last depth was ruled out here; seconds in all its searches, "
        "without building the pruning table, on all cores of this machine, which other programs "
        "may have used too."
    )
