"""The pane of the boards by tile sum: the chart, a note on what is not drawn, and a key whose chips show and hide."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter, QResizeEvent

from app import theme
from app.panes.body import Body
from app.panes.chips import Chips
from app.panes.frame import PaneFrame
from app.services import Services
from app.twenty48.layerchart import ALL, FORMS, LAYERS, NAMES, REACHED, LayerChart
from app.widgets.segment import Segment
from app.widgets.text import Label
from core.twenty48.layer_plot import LayerPlot

LOW = 300
"""A docked pane lower than this goes without its key."""
LINEAR, LOG = "linear", "log"
AXES = ((LINEAR, "Linear"), (LOG, "Log"))
SHORT = {LAYERS: "layers", REACHED: "reachable"}
SENTENCE = "How many boards there are of each tile sum: on paper, in layers play can get to, and in play."
FORMULA = (
    "C cells, the target 2^K. Baseline: two tiles or more, a 2 or a 4 among them, none of the target; these are the "
    "coefficients of (1 + P₁)^C − (1 + P₃)^C − C (P₁ − P₃) with P_m = x^(2^m) + … + x^(2^(K−1)). Reachable layers: a "
    "move adds 2 or 4 to the sum, so play cannot get past two empty layers next to each other. Truly reachable: every "
    "board that play can show, listed layer by layer. Boards count as they lie, turned and mirrored ones apart, lost "
    "ones too; all won ones are one more state. A bar or step for several sums is as high as the largest of them. "
    "After J. Lees-Miller, The Mathematics of 2048 (2017)."
)


class LayersPane(PaneFrame):
    """Draws a `LayerPlot`; what is shown of it is remembered under `name` in the settings."""

    def __init__(self, services: Services, name: str, *, docked: bool = True) -> None:
        super().__init__("Boards by sum" if docked else "Boards by tile sum", services.messages, docked=docked)
        self.explain(SENTENCE, FORMULA)
        self._settings, self._name = services.settings, name
        self.chart = LayerChart()
        self._body = Body(self.chart)
        for label in (self._body.reading, self._body.unit):
            # the chart writes them
            label.hide()
        self._body.column.setSpacing(6)
        self.note = Label("", 12, 400, "text2", wrap=True)
        self.note.hide()
        self._body.column.addWidget(self.note)
        self.chips = Chips()
        for part in ALL:
            self.chips.add(part, NAMES[part], FORMS[part], SHORT.get(part, ""))
        saved = self._settings.get(f"{name}/hidden", "").split()
        for part in ALL:
            self.chips[part].setChecked(part not in saved)
        self.chips.toggled.connect(self._on_toggled)
        axis = self._settings.get(f"{name}/axis", LOG)
        self.axis = Segment(AXES, axis if axis in dict(AXES) else LOG)
        self.axis.setAccessibleName("Axis")
        self.axis.chosen.connect(self._on_axis)
        self.chips.add_widget(self.axis)
        self._body.column.addWidget(self.chips)
        self.chart.show_parts(self.parts)
        self.chart.set_log(self.axis.current == LOG)
        self.set_plot(self._body)
        self.show_nothing("The boards are being counted")

    @property
    def plotted(self) -> LayerPlot | None:
        """What is drawn; None while there is nothing."""
        return self.chart.plot

    @property
    def parts(self) -> list[str]:
        """What is shown of it."""
        return [part for part in ALL if self.chips[part].isChecked()]

    def show_plot(self, plot: LayerPlot, note: str) -> None:
        """Draw other counts; `note` says why there are no bars, or is empty."""
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.chips[REACHED].set_hint("" if plot.reached is not None else note)
        self.chart.show_plot(plot)
        self._body.show_plot()

    def show_nothing(self, reason: str) -> None:
        """No plot, but the reason why, or what to wait for."""
        self.chart.show_plot(None)
        self._body.show_nothing(reason)

    def mark(self, total: int | None) -> None:
        """Put the pill at the tile sum of the board that is played."""
        self.chart.mark(total)

    def _on_toggled(self, _part: str, _on: bool) -> None:
        self._settings.set(f"{self._name}/hidden", " ".join(part for part in ALL if part not in self.parts))
        self.chart.show_parts(self.parts)

    def _on_axis(self, axis: str) -> None:
        self._settings.set(f"{self._name}/axis", axis)
        self.chart.set_log(axis == LOG)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.chips.setVisible(not self._docked or self.height() >= LOW)

    def dye(self) -> None:
        self.chart.update()

    # export

    def picture_name(self) -> str:
        plot = self.plotted
        return f"2048-layers-{plot.size}x{plot.size}-{1 << plot.exponent}" if plot else "2048-layers"

    def picture_size(self) -> QSize:
        return self.chart.size()

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.chart.rect(), QColor(theme.current().bg))
        self.chart.draw(painter)

    def csv(self) -> str:
        return self.plotted.to_csv() if self.plotted else "tile_sum,baseline,layer_reachable,reached\n"
