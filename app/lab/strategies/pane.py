"""Pane of the strategies: curves with chips to hide them, four views, a linear or logarithmic axis."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.charts.linestyle import LineStyle, style_of
from app.lab.strategies.model import COST, MISTAKES, PLAYING, VIEWS, WINNABLE, MicroscopeModel
from app.lab.strategies.plot import STEP, CurvesPlot, StrategyCurve
from app.plots.drawing.numbers import percent
from app.plots.panes.axis_choice import AxisChoice
from app.plots.panes.legend import Chips
from app.plots.panes.pane import PlotPane
from app.widgets.controls.segment import Segment
from app.widgets.explained_figures import NamedFigure
from core.base.words import phrase
from core.twenty48.strategies.microscope import StrategyOutcome, curves_csv
from core.twenty48.strategies.strategy import ADVISER, OWN, STRATEGIES, Strategy

SENTENCES = {
    WINNABLE: phrase(
        "Chance of winning if perfect play takes over at a tile sum. Where a curve falls, the strategy makes mistakes."
    ),
    COST: phrase(
        "Cost of the moves at a tile sum: how much they lower the odds of perfect play. All costs "
        "add up to what the strategy loses."
    ),
    MISTAKES: phrase("Of the moves that a strategy makes at a tile sum, the share that is not best."),
    PLAYING: phrase("The share of games that reach a tile sum and go on from it."),
}
NOTES = {
    WINNABLE: phrase("won if perfect play takes over"),
    COST: phrase("cost of the moves at this sum"),
    MISTAKES: phrase("share of moves that are not best"),
    PLAYING: phrase("share of games"),
}
FORMULA = phrase(
    "Nothing is simulated: each board, with its probability d(s), is followed through the "
    "strategy's move and both new tiles, layer by layer of equal tile sum. A move a costs d(s) "
    "(V*(s) − Q*(s, a)) by the exact odds of perfect play, and all costs together are exactly V* − "
    "V, the loss against perfect play (S. Kakade and J. Langford, ICML 2002, lemma 6.1). A game "
    "begins with two tiles; 10 % of new tiles are a 4."
)
KEYS = (*(strategy.key for strategy in STRATEGIES), OWN, ADVISER.key)


def style(key: str) -> LineStyle:
    """Return the colour and marker of a strategy."""
    return style_of(KEYS.index(key))


class MicroscopePane(PlotPane):
    """Pane of the strategies' curves, which follows its model."""

    plot: CurvesPlot

    def __init__(self, services: Services, model: MicroscopeModel) -> None:
        plot = CurvesPlot()
        plot.sheets = self._sheets
        self._model = model
        self.view = Segment(VIEWS, model.view)
        self.view.setAccessibleName(tr("What is drawn"))
        self.view.chosen.connect(self._on_view)
        self.axis = AxisChoice(services.settings, "lab/strategies/axis", plot)
        self.chips = Chips()
        self.chips.toggled.connect(lambda key, on: model.hide(key, not on))
        above = QWidget()
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self.view)
        line.addStretch(1)
        line.addWidget(self.axis)
        column = QVBoxLayout(above)
        column.setContentsMargins(0, 2, 0, 4)
        column.setSpacing(8)
        column.addLayout(line)
        column.addWidget(self.chips)
        super().__init__(tr("Policy microscope"), services, plot, above=above, docked=False)
        model.changed.connect(self._refresh)
        model.view_changed.connect(self._refresh)
        self._refresh()

    def _on_view(self, view: str) -> None:
        self._model.view = view

    def _refresh(self) -> None:
        model = self._model
        self.view.set_current(model.view)
        self.explain(SENTENCES[model.view], FORMULA)
        self.set_title(tr("Policy microscope, {board}", board=model.board))
        self.chips.offer(
            ((one.key, translate(one.name), style(one.key)) for one, _ in model.known_outcomes), model.hidden_keys
        )
        if not model.known_outcomes:
            self.plot.show_nothing(model.ended or tr("Computing the odds of perfect play. This is done only once."))
            return
        shown = self._in_sight
        if not shown:
            self.plot.show_nothing(tr("Every curve is hidden. Click a name above."))
            return
        curves = [StrategyCurve(translate(one.name), style(one.key), model.figures(outcome)) for one, outcome in shown]
        self.plot.show_curves(curves, translate(NOTES[model.view]))

    @property
    def _in_sight(self) -> list[tuple[Strategy, StrategyOutcome]]:
        """Strategies whose curves are not hidden, with their outcomes."""
        return [(one, outcome) for one, outcome in self._model.known_outcomes if one.key not in self._model.hidden_keys]

    def _sheets(self, place: int) -> Sequence[NamedFigure]:
        return [
            NamedFigure(translate(one.name), percent(share, 4), self._model.explain_figure(outcome, number))
            for one, outcome in self._in_sight
            for number, (total, share) in enumerate(self._model.figures(outcome))
            if total == STEP * place and share is not None
        ]

    # export

    def picture_name(self) -> str:
        model = self._model
        return f"strategies-{model.shape}-{1 << model.exponent}-{model.view}"

    def csv(self) -> str:
        known: dict[str, StrategyOutcome] = {one.key: outcome for one, outcome in self._model.known_outcomes}
        return curves_csv(known)
