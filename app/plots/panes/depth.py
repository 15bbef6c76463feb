"""Depth pane: number of states at each depth, on a logarithmic scale."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.language.wording import format_integer, format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.plots.charts.counts import ColumnPart, CountsPlot, DepthPill
from app.plots.drawing.numbers import mark_approximate
from app.plots.panes.pane import PlotPane
from app.widgets.explained_figures import NamedFigure
from core.base.depth import DepthDistribution, Exactness
from core.base.words import phrase
from core.explain import plot_figures as plotted
from core.explain.formulas import depths

SENTENCE = phrase("How many positions lie at each depth.")


def key_figures(distribution: DepthDistribution) -> Sequence[NamedFigure]:
    """Return the figures that sum up a depth distribution: mean, fullest and deepest depth."""
    sign, fullest = "" if distribution.is_exact else "≈ ", distribution.most_populous
    text = mark_approximate(str(fullest.depth), exact=fullest.exactness is Exactness.EXACT)
    return (
        NamedFigure(
            tr("mean depth"),
            f"{sign}{format_number(float(distribution.mean()), '.2f')}",
            depths.derive_from_distribution(depths.MEAN, distribution),
        ),
        NamedFigure(tr("most common depth"), text, depths.derive_from_distribution(depths.FULLEST, distribution)),
        NamedFigure(
            "deepest", str(distribution.deepest), depths.derive_from_distribution(depths.DEEPEST, distribution)
        ),
    )


class DepthPane(PlotPane):
    """Pane that plots a depth distribution; `mark` marks the depth of the current position."""

    plot: CountsPlot

    def __init__(self, services: Services, *, docked: bool = True) -> None:
        super().__init__(tr("Depth distribution"), services, CountsPlot(self.reading), docked=docked)
        self.plot.set_log(True)
        self.plot.sheets = self._sheets
        self._distribution: DepthDistribution | None = None

    @property
    def distribution(self) -> DepthDistribution | None:
        return self._distribution

    def show_distribution(self, distribution: DepthDistribution) -> None:
        """Plot `distribution`, removing a mark set before."""
        self._distribution = distribution
        formula = tr(
            "D(d) is the number of positions at depth d, in {unit}. Solid bars are counted, hatched "
            "ones are approximate. Source: {source}.",
            unit=translate(distribution.unit),
            source=translate(distribution.source),
        )
        self.explain(SENTENCE, formula)
        layers = [(layer.states, layer.exactness is Exactness.EXACT) for layer in distribution.layers]
        self.plot.show_columns([[ColumnPart(states, "exact", exact)] for states, exact in layers])
        exact = (tr("exact"), "exact", True)
        swatches = [exact] if distribution.is_exact else [exact, (tr("approximate"), "exact", False)]
        self.foot.set(swatches, unit=tr("depth, {unit}", unit=translate(distribution.unit)))

    def explain(self, sentence: str, formula: str, *told: NamedFigure) -> None:
        figures = () if self._distribution is None else key_figures(self._distribution)
        super().explain(sentence, formula, *told, *figures)

    def mark(self, text: str, lowest: int, highest: int) -> None:
        """Mark depth `lowest` by a pill, or `lowest` to `highest` by a bracket while it is not proved.

        A first solution may be longer than any depth; the bracket ends at the deepest.
        """
        if self._distribution is not None:
            deepest = self._distribution.deepest
            self.plot.mark([DepthPill(text, min(lowest, deepest), min(highest, deepest))])

    def unmark(self) -> None:
        """Remove the mark."""
        self.plot.mark(())

    def reading(self, depth: int) -> str:
        """Return the readout for one depth."""
        assert self._distribution is not None
        layer = self._distribution.layers[depth]
        states = mark_approximate(format_integer(layer.states), exact=layer.exactness is Exactness.EXACT)
        if layer.states == 1:
            return tr("Depth {depth}: {states} position", depth=depth, states=states)
        return tr("Depth {depth}: {states} positions", depth=depth, states=states)

    def _sheets(self, depth: int) -> Sequence[NamedFigure]:
        distribution = self._distribution
        if distribution is None:
            return ()
        layer = distribution.layers[depth]
        exact = layer.exactness is Exactness.EXACT
        text = mark_approximate(format_integer(layer.states), exact=exact)
        worked = plotted.part(distribution.total, layer.states)
        return (NamedFigure(tr("positions at depth {depth}", depth=depth), text, worked, exact),)

    # Export

    def picture_name(self) -> str:
        return f"depth-{self._distribution.key}" if self._distribution else "depth"

    def csv(self) -> str:
        return self._distribution.to_csv() if self._distribution else ""
