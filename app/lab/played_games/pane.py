"""Pane of the strategies on 4x4: chips to hide them, and a linear or logarithmic axis."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.played_games.model import PlayedModel
from app.lab.played_games.plot import PlayedPlot, TallyCurve
from app.lab.strategies.pane import style
from app.plots.panes.axis_choice import AxisChoice
from app.plots.panes.legend import Chips
from app.plots.panes.pane import PlotPane
from core.base.words import phrase
from core.twenty48.strategies.simulation import tallies_csv

SENTENCE = phrase("Nobody knows perfect play on 4×4. Here the same strategies are compared by playing games.")
FORMULA = phrase(
    "Each strategy plays N games to the end. Game k has a random stream of its own, the same for "
    "every strategy. Of N games m made a tile: the share is m / N, its interval Wilson's, (m + "
    "z²/2 ± z √(m (N − m) / N + z²/4)) / (N + z²) with z = 1.96, which contains the true chance in "
    "95 % of all such trials. 10 % of new tiles are a 4."
)


class PlayedPane(PlotPane):
    """Pane of the strategies on 4x4, which follows its model."""

    plot: PlayedPlot

    def __init__(self, services: Services, model: PlayedModel) -> None:
        plot = PlayedPlot()
        self._model = model
        self.axis = AxisChoice(services.settings, "lab/strategies/played_axis", plot)
        self.chips = Chips()
        self.chips.toggled.connect(lambda key, on: model.hide(key, not on))
        self.chips.add_widget(self.axis)
        above = QWidget()
        column = QVBoxLayout(above)
        column.setContentsMargins(0, 2, 0, 4)
        column.addWidget(self.chips)
        super().__init__(tr("Policy microscope, 4×4"), services, plot, above=above, docked=False)
        self.explain(SENTENCE, FORMULA)
        model.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        model = self._model
        self.chips.offer(
            ((way.key, translate(way.name), style(way.key)) for way, _ in model.known_tallies), model.hidden_keys
        )
        shown = [(way, tally) for way, tally in model.known_tallies if way.key not in model.hidden_keys]
        if shown:
            ways = [TallyCurve(translate(way.name), style(way.key), tally) for way, tally in shown]
            self.plot.show_ways(ways, model.exponent)
        elif model.known_tallies:
            self.plot.show_nothing(tr("All strategies are hidden. Click a name above."))
        else:
            self.plot.show_nothing(model.ended or tr("Playing the first games."))

    # export

    def picture_name(self) -> str:
        return "strategies-4x4"

    def csv(self) -> str:
        return tallies_csv(dict(self._model.tallies))
