"""How likely a game in the bag is ever to have a tile sum: tiles of 4 skip sums, and few games pass the last ones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.base.language.wording import grouped
from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import theme
from app.plots.charts.plot import FOOT, Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.caption import Caption
from app.plots.drawing.cursor import Reading
from app.plots.drawing.marks import level_words, paint_bar, paint_level
from app.plots.drawing.numbers import decimals, percent
from app.plots.drawing.scale import PercentScale, Scale
from app.plots.panes.pane import PlotPane
from app.widgets.explained import Told
from core.base.words import phrase
from core.explain import plotted
from core.explain.twenty48 import bag_states
from core.twenty48.bag.chain import BagChain
from core.twenty48.board import FOUR

MARGINS = QMarginsF(46, 12, 22, 24 + FOOT)
STEP = 2
"""Between two tile sums."""
WIDE = 4.0
"""Pixels from sum to sum from which each has a bar of its own; closer they are an area."""
BAR = 0.7
SENTENCE = phrase("How likely a game is ever to have a tile sum: a tile of 4 skips one. Green is where games end.")
FORMULA = phrase(
    "Pr(S) is the sum of N₀ⱼ over the states j with the tile sum S, row 0 of N = (I − Q)⁻¹, and of B = N R for wins. "
    "As long as no game is won Pr(S) = (1 − p) Pr(S − 2) + p Pr(S − 4), which tends to 1 / (1 + p): a new tile adds "
    "2 (1 + p) on average. After J. Lees-Miller, The Mathematics of 2048 (2017)."
)


class SumsPlot(Plot):
    """Bars of all that pass a sum, in them of those that win with it; a place is half a sum."""

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
        """Draw another chain's."""
        self._passed, self._won = chain.passages(), chain.absorption_by_sum()
        self._limit, self._four = chain.passage_limit, chain.four
        self.show_data()

    def fit(self) -> None:
        self.set_home(View(0, max(self._passed, default=STEP) + STEP, 0, 1.04))

    def places(self) -> range:
        return range(min(self._passed, default=0) // STEP, max(self._passed, default=0) // STEP + 1)

    def span(self, place: int) -> tuple[float, float]:
        return STEP * place - 1, STEP * place + 1

    def read(self, place: int) -> Reading:
        total = STEP * place
        share = percent(self._passed.get(total, 0.0), 4)
        if total not in self._won:
            return Reading(tr("Tile sum {sum}: passed in {share}", sum=grouped(total), share=share))
        return Reading(
            tr(
                "Tile sum {sum}: passed in {share}, won with it {won}",
                sum=grouped(total),
                share=share,
                won=percent(self._won[total], 4),
            )
        )

    def told(self, place: int) -> Sequence[Told]:
        total = STEP * place
        worked = plotted.passed(total, self._four, self._passed, self._won) if total in self._passed else None
        return () if worked is None else (Told("Pr(S)", percent(self._passed[total], 4), worked),)

    def describe(self) -> str:
        return tr("Far from the start a sum is passed in {share} of all games", share=percent(self._limit, 4))

    def paint_words(self, painter: QPainter) -> None:
        paint_level(painter, self.axes.area, self.axes.y(self._limit))

    def captions(self) -> Sequence[Caption]:
        limit = decimals(self._limit, 4)
        told = Told(tr("limit of Pr(S)"), limit, bag_states.FAR.at(four=self._four))
        return level_words(self.axes.area, self.axes.y(self._limit), f"1 / (1 + p) = {limit}", told)

    def paint_kept_marks(self, painter: QPainter) -> None:
        axes, tokens = self.axes, theme.current()
        wide = axes.x(STEP) - axes.x(0)
        for shares, colour in ((self._passed, tokens.plot.exact), (self._won, tokens.ok)):
            seen = {total: share for total, share in shares.items() if self._in_view(total)}
            if wide >= WIDE:
                for total, share in seen.items():
                    top = axes.y(share)
                    paint_bar(painter, QRectF(axes.x(total) - BAR * wide / 2, top, BAR * wide, axes.y(0) - top), colour)
            elif colour == tokens.ok:
                painter.setPen(QPen(QColor(colour), max(1.4, wide)))
                painter.drawLines(
                    [QLineF(axes.x(total), axes.y(0), axes.x(total), axes.y(share)) for total, share in seen.items()]
                )
            elif seen:
                line = [QPointF(axes.x(total), axes.y(share)) for total, share in seen.items()]
                feet = [QPointF(line[-1].x(), axes.y(0)), QPointF(line[0].x(), axes.y(0))]
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour(colour, 0.78))
                painter.drawPolygon(QPolygonF([*line, *feet]))

    def _in_view(self, total: int) -> bool:
        view = self.axes.view
        return view.left - STEP <= total <= view.right + STEP


class SumsPane(PlotPane):
    """Its chain is that of the model."""

    plot: SumsPlot

    def __init__(self, services: Services) -> None:
        super().__init__(tr("Sums passed"), services, SumsPlot(), docked=False)
        self.explain(SENTENCE, FORMULA)
        self.chain: BagChain | None = None
        self.plot.show_nothing(tr("The chain is being solved"))

    def show_chain(self, chain: BagChain) -> None:
        """Draw another chain's."""
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
