"""Pane with the moves to win in a bag: the chart, and chips that show or hide its parts.

Used beside the board and in the Lab.
"""

from __future__ import annotations

from app.base.language.wording import format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.plots.panes.axis_choice import LINEAR
from app.twenty48.plots.bag.chart import ALL, EXACT, FORMS, GAMES, MIXTURE, SUMS, MoveChart
from app.twenty48.plots.frame.parts_pane import ChartPartsPane
from app.widgets.explained_figures import NamedFigure
from core.base.words import phrase
from core.explain.twenty48 import bag
from core.twenty48.bag.histogram import BagPlot
from core.twenty48.bag.path import BagPath

NAMES = {
    EXACT: phrase("exact"),
    MIXTURE: phrase("binomial mixture"),
    SUMS: phrase("by winning sum"),
    GAMES: phrase("simulated"),
}
SHORT_NAMES = {**NAMES, MIXTURE: phrase("mixture"), SUMS: phrase("by sum")}
SENTENCE = phrase("Without a board: two equal tiles always merge.")
FORMULA = phrase(
    "An absorbing Markov chain on multisets of tiles. Bars: the exact distribution, the chance to "
    "be absorbed after m moves, e₀ Qᵐ R 1. Dashes: each winning sum s has a binomial distribution "
    "B(s/2 − n; n, p) of the number n of tiles, weighted with the chance to win at s; stacked, "
    "they make up the mixture, which is an approximation. Circles: whole games played in the bag. "
    "Mean t = (I − Q)⁻¹ 1, without the set-up. This game: a bag with its own new tiles, and t from "
    "there. A bar stands for as many numbers of moves as the axis says; copied numbers have every "
    "single one above 10⁻¹⁵⁰. After J. Lees-Miller, The Mathematics of 2048 (2017)."
)


class BagPane(ChartPartsPane):
    """Pane that shows a `BagPlot`; the selected parts are stored in the settings under `name`."""

    def __init__(self, services: Services, name: str, *, docked: bool = True) -> None:
        chart = MoveChart()
        names = SHORT_NAMES if docked else NAMES
        parts = [(part, translate(names[part]), FORMS[part], "") for part in ALL]
        super().__init__(tr("Moves to win"), services, name, chart, parts, LINEAR, docked=docked)
        self.chart = chart
        self.explain(translate(SENTENCE), translate(FORMULA))
        self.show_nothing(tr("The chain is being solved"))

    @property
    def shown_plot(self) -> BagPlot | None:
        """Plot that is shown; None without one."""
        return None if self.chart.is_empty else self.chart.plot

    def show_plot(self, plot: BagPlot) -> None:
        """Show another distribution."""
        if not self._docked:
            self.set_title(tr("Moves to {target}", target=str(1 << plot.target)))
        tip = tr("Show or hide: %n simulated games", one="Show or hide: %n simulated game", n=plot.games)
        self.chips.chip(GAMES).setToolTip(tip)
        self.chart.show_distribution(plot)
        chain = plot.chain
        target, variance = 1 << plot.target, plot.deviation * plot.deviation
        mean = NamedFigure("mean moves", format_number(plot.mean, ".1f"), bag.mean(chain))
        worked = bag.deviation(target, chain.four, variance)
        deviation = NamedFigure("standard deviation", format_number(plot.deviation, ".1f"), worked)
        self.explain(translate(SENTENCE), translate(FORMULA), mean, deviation)

    def follow(self, path: BagPath | None) -> None:
        """Mark the expected end of a game."""
        self.chart.follow(path)

    # export

    def picture_name(self) -> str:
        return f"2048-bag-{1 << self.shown_plot.target}-moves" if self.shown_plot else "2048-bag-moves"

    def picture_title(self) -> str:
        return tr("{target} in a bag", target=str(1 << self.shown_plot.target)) if self.shown_plot else ""

    def csv(self) -> str:
        if self.shown_plot is None:
            return "moves,exact,binomial_mixture,simulated\n"
        return self.shown_plot.to_csv()
