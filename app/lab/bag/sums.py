"""Chart of the chance that a game in the bag passes a tile sum; a 4 skips a sum, late sums are rare."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QMarginsF, Qt

from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.base.services import Services
from app.plots.charts.plot import FOOT, Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.cursor import CursorReading
from app.plots.drawing.marks import BAR_OPACITY
from app.plots.drawing.numbers import decimals, percent
from app.plots.drawing.placed_marks import LEVEL, Area, Bar, Bars, PlotMark, Rule, Stems, Stroke
from app.plots.drawing.scale import PercentScale, Scale
from app.plots.panes.pane import PlotPane
from app.widgets.explained_figures import NamedFigure
from core.base.words import phrase
from core.explain import plot_figures as plotted
from core.explain.twenty48 import bag_states
from core.twenty48.bag.chain import BagChain
from core.twenty48.board import FOUR

MARGINS = QMarginsF(46, 12, 22, 24 + FOOT)
STEP = 2
"""Difference of neighbouring tile sums."""
WIDE = 4.0
"""Distance of sums in pixels from which each has its own bar; below it they are drawn as an area."""
BAR = 0.7
"""Half of the width of a bar in tile sums, which are two apart."""
SENTENCE = phrase("How likely a game is to reach each tile sum; a new 4 skips one. Green is where games end.")
FORMULA = phrase(
    "Pr(S) is the sum of N₀ⱼ over the states j with the tile sum S, row 0 of N = (I − Q)⁻¹, and of B = N R for wins. "
    "As long as no game is won Pr(S) = (1 − p) Pr(S − 2) + p Pr(S − 4), which tends to 1 / (1 + p): a new tile adds "
    "2 (1 + p) on average. After J. Lees-Miller, The Mathematics of 2048 (2017)."
)


class SumsPlot(Plot):
    """Chart of tile sums: bars of games that pass a sum, in them those that win with it.

    A place is half a tile sum.
    """

    def __init__(self) -> None:
        axes = Axes(Scale(whole=True), PercentScale(), MARGINS, apart=34, most=6)
        super().__init__(axes, tr("Sums that games pass"))
        self._passed: dict[int, float] = {}
        self._won: dict[int, float] = {}
        self._limit, self._four = 1.0, FOUR
        self.unit = tr("tile sum")
        self.setMinimumSize(260, 120)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_chain(self, chain: BagChain) -> None:
        """Draw the sums of another chain."""
        self._passed, self._won = chain.passages(), chain.absorption_by_sum()
        self._limit, self._four = chain.passage_limit, chain.four
        self.show_data()

    def fit(self) -> None:
        self.set_home(View(0, max(self._passed, default=STEP) + STEP, 0, 1.04))

    def places(self) -> range:
        return range(min(self._passed, default=0) // STEP, max(self._passed, default=0) // STEP + 1)

    def span(self, place: int) -> tuple[float, float]:
        return STEP * place - 1, STEP * place + 1

    def read(self, place: int) -> CursorReading:
        total = STEP * place
        share = percent(self._passed.get(total, 0.0), 4)
        if total not in self._won:
            return CursorReading(
                tr("Tile sum {sum}: reached in {share} of games", sum=format_integer(total), share=share)
            )
        return CursorReading(
            tr(
                "Tile sum {sum}: reached in {share} of games, won there in {won}",
                sum=format_integer(total),
                share=share,
                won=percent(self._won[total], 4),
            )
        )

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        total = STEP * place
        worked = (
            plotted.derive_passage_share(total, self._four, self._passed, self._won) if total in self._passed else None
        )
        return () if worked is None else (NamedFigure("Pr(S)", percent(self._passed[total], 4), worked),)

    def describe(self) -> str:
        return tr("Far from the start a sum is passed in {share} of all games", share=percent(self._limit, 4))

    def signs(self) -> Iterable[PlotMark]:
        limit = decimals(self._limit, 4)
        told = NamedFigure(tr("limit of Pr(S)"), limit, bag_states.FAR.bind(four=self._four))
        yield Rule(LEVEL, y=self._limit, text=f"1 / (1 + p) = {limit}", told=(told,))

    def kept_marks(self) -> Iterable[PlotMark]:
        wide = STEP * self.axes.step
        passed, won = self._in_view(self._passed), self._in_view(self._won)
        if wide >= WIDE:
            for seen, ink in ((passed, "exact"), (won, "ok")):
                yield Bars([Bar(total - BAR, total + BAR, share) for total, share in seen], ink)
            return
        if passed:
            yield Area(passed, "exact", BAR_OPACITY)
        yield Stems(won, Stroke("ok", max(1.4, wide)))

    def _in_view(self, shares: Mapping[int, float]) -> list[tuple[int, float]]:
        view = self.axes.view
        return [one for one in shares.items() if view.left - STEP <= one[0] <= view.right + STEP]


class SumsPane(PlotPane):
    """Pane with the chart of the tile sums that games in the bag pass."""

    plot: SumsPlot

    def __init__(self, services: Services) -> None:
        super().__init__(tr("Sums passed"), services, SumsPlot(), docked=False)
        self.explain(SENTENCE, FORMULA)
        self.chain: BagChain | None = None
        self.plot.show_nothing(tr("The chain is being solved"))

    def show_chain(self, chain: BagChain) -> None:
        """Draw the sums of another chain; the one that is shown already is ignored."""
        if chain is not self.chain:
            self.chain = chain
            self.set_title(tr("Sums passed on the way to {target}", target=str(1 << chain.target)))
            self.plot.show_chain(chain)

    def picture_name(self) -> str:
        return f"2048-bag-{1 << self.chain.target}-sums" if self.chain else "2048-bag-sums"

    def csv(self) -> str:
        lines = ["sum,passed,won"]
        if self.chain is not None:
            won = self.chain.absorption_by_sum()
            lines += [f"{total},{share!r},{won.get(total, 0.0)!r}" for total, share in self.chain.passages().items()]
        return "\n".join([*lines, ""])
