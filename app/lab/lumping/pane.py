"""Plot of how many positions have 0, 1, 2, ... turns that lead closer, keep the depth or lead away."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.base.language.wording import fixed_percent
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.charts.rows import DistributionRow, RowsPane
from app.lab.lumping.model import LumpingModel
from app.lab.lumping.sentences import WAYS, formula, sentence
from app.plots.drawing.numbers import mark_approximate
from app.plots.panes.moves_slider import MovesSlider
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import NamedFigure
from core.base.depth import DepthDistribution, Exactness, Layer
from core.cube.solve.survey import TurnEffect
from core.cube.walk.lumping import ClassTurns
from core.explain.cube import lumping

LEAST_HEIGHT = 120


class LumpingPane(RowsPane):
    """Pane with a row per effect of a turn, a slider for the depth, and a button to draw positions."""

    def __init__(self, services: Services, model: LumpingModel) -> None:
        self._model = model
        self.depths = MovesSlider(0, model.deepest, model.depth, letter="d")
        self.draw_button = Button(tr("Draw positions"))
        # a fixed width keeps the slider in place when the button's text changes
        self.draw_button.setMinimumWidth(self.draw_button.sizeHint().width())
        below = QWidget()
        below.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        line = QHBoxLayout(below)
        line.setContentsMargins(0, 4, 0, 8)
        line.setSpacing(16)
        line.addWidget(self.depths, 1)
        line.addWidget(self.draw_button)
        super().__init__(tr("Why lumping fails"), services, below=below, docked=False)
        # leave room for the slider in a low window
        self.plot.setMinimumHeight(LEAST_HEIGHT)
        self.depths.changed.connect(self._on_depth)
        self.draw_button.clicked.connect(model.draw)
        model.changed.connect(self.refresh)
        self.refresh()

    def _on_depth(self, depth: int) -> None:
        self._model.depth = depth

    def refresh(self) -> None:
        """Show how many moves of the cube at the chosen depth lead closer, keep the depth, or lead away.

        The moves are counted or sampled. Also updates the slider and the button. If nothing is known yet, the plot
        shows the reason.
        """
        model, turns = self._model, self._model.current_turns
        self.depths.set_range(0, model.deepest)
        self.depths.set_value(model.depth)
        self._show_button()
        if turns is None:
            self.explain("", "")
            self.plot.show_nothing(model.failure or self._waiting)
            return
        self.plot.show_plot()
        self.explain(sentence(turns, model.metric), formula(turns, model.metric))
        self.show_rows(_rows(turns), unit=tr("moves"), name=f"lumping-{model.puzzle}-{model.metric}-{turns.depth}")

    def _show_button(self) -> None:
        model, found = self._model, self._model.current_turns
        drawn = found is not None and not found.exact
        words = tr("Draw more") if drawn else tr("Draw positions")
        if model.drawing is not None:
            words = tr("Stop", context="a computation or a replay")
        self.draw_button.setEnabled(model.can_draw)
        self.draw_button.setText(words)
        self.draw_button.setAccessibleName(words)
        self.draw_button.setToolTip(
            tr("Draw a hundred positions at random and see where their moves lead")
            if model.can_draw
            else tr("All of them are counted")
        )

    @property
    def _waiting(self) -> str:
        """Message that replaces the plot while no cube moves at the chosen depth are counted or sampled."""
        model = self._model
        if model.classes is None:
            return tr("Counting where moves lead. This is done only once.")
        if model.drawing is not None:
            return tr("Drawing positions of depth {depth}.", depth=model.depth)
        return tr(
            "No position of depth {depth} examined yet: there are too many to count. Draw some.", depth=model.depth
        )

    def csv(self) -> str:
        found = self._model.current_turns
        lines = ["depth,way,turns,positions,share,low,high,exact"]
        for way in TurnEffect if found is not None else ():
            assert found is not None
            ends = found.intervals(way)
            for number, count in enumerate(found.histogram(way)):
                part = ",".join(f"{value:.9g}" for value in (count / found.positions, *ends[number]))
                lines.append(f"{found.depth},{way.name.lower()},{number},{count},{part},{int(found.exact)}")
        return "\n".join([*lines, ""])


def _rows(found: ClassTurns) -> list[DistributionRow]:
    exactness = Exactness.EXACT if found.exact else Exactness.APPROXIMATE
    rows = []
    for way, name in WAYS.items():
        counts = found.histogram(way)
        if way is TurnEffect.SAME and counts[0] == found.positions:
            continue
        layers = tuple(Layer(number, count, exactness) for number, count in enumerate(counts))
        one = DepthDistribution(way.name.lower(), translate(name), tr("moves"), "", found.positions, layers)
        share = mark_approximate(fixed_percent(found.mean(way) / found.turns, 2), exact=found.exact)
        ends = () if found.exact else [(end.low, end.high) for end in found.intervals(way)]
        worked, called = lumping.chain_step(found, way), translate(name)
        told = NamedFigure(tr("{way}, according to the Markov chain", way=called), share, worked, found.exact)
        rows.append(DistributionRow(called, tr("the chain: {share}", share=share), one, ends, (told,), worked))
    return rows
