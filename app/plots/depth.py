"""The depth pane: how many states lie at each depth, on a logarithmic scale."""

from __future__ import annotations

from math import log10

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.plots.frame import STAGE_MARGIN, PaneFrame
from app.plots.legend import Legend
from app.plots.plot_before import Bar, Bars, Grid, Pill, PowerAxis, bare_plot, draw_plot, dress, plot_size
from app.services import theme
from app.services.services import Messages
from app.widgets.text import Label, grouped
from core.depth import DepthDistribution, Exactness, Layer

SENTENCE = "How many positions lie at each depth."
FORMULA = (
    "D(d) is the number of positions whose shortest solution has d {unit}. "
    "Solid bars are counted, hatched ones are approximate. Source: {source}."
)

PILL_ROOM = 40
"""Pixels above the highest bar for the pill."""


class DepthPane(PaneFrame):
    """Bars for one distribution; `mark` pins the position on the board to its depth."""

    def __init__(self, messages: Messages, *, docked: bool = True) -> None:
        super().__init__("Depth distribution", messages, docked=docked)
        self._distribution: DepthDistribution | None = None
        self._marked: tuple[str, int, int] | None = None
        self._range: tuple[str, float] | None = None
        self._axis = PowerAxis()
        self._view = bare_plot(self._axis)
        self._plot: pg.PlotItem = self._view.getPlotItem()
        self._plot.layout.setContentsMargins(0, 8, 4, 0)
        self._bars, self._grid, self._pill = Bars(), Grid(()), Pill()
        self._plot.addItem(self._grid)
        self._plot.addItem(self._bars)
        self._plot.addItem(self._pill, ignoreBounds=True)
        self._pill.hide()
        self._view.scene().sigMouseMoved.connect(self._on_hover)
        self._key = Legend()
        self._reading = Label("", 12, 500, "text")
        self._reading.hide()
        self._unit = Label("", 11, 400, "text2")
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._view, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._key, 1)
        foot.addWidget(self._reading, 1)
        foot.addWidget(self._unit)
        column.addLayout(foot)
        self.set_plot(box)
        self._plot.getViewBox().sigResized.connect(self.dye)

    @property
    def distribution(self) -> DepthDistribution | None:
        return self._distribution

    def show_distribution(self, distribution: DepthDistribution) -> None:
        """Draw `distribution`; a mark set before is taken away."""
        self._distribution = distribution
        self._marked = None
        self.explain(SENTENCE, FORMULA.format(unit=distribution.unit, source=distribution.source))
        self._redraw()

    def mark(self, text: str, lowest: int, highest: int) -> None:
        """Pin a pill to depth `lowest`, or a bracket to `lowest`..`highest` while the depth is not proved.

        A first solution may be longer than any depth; the bracket ends at the deepest.
        """
        self._marked = (text, lowest, highest)
        self._draw_bars()

    def unmark(self) -> None:
        """Take the mark away."""
        self._marked = None
        self._draw_bars()

    def dye(self) -> None:
        if self._distribution is not None:
            self._redraw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_foot()

    def _fit_foot(self) -> None:
        """The unit gives way to the key."""
        room = self.width() - 2 * STAGE_MARGIN
        self._unit.setVisible(self._key.sizeHint().width() + self._unit.sizeHint().width() <= room)

    def _redraw(self) -> None:
        distribution = self._distribution
        assert distribution is not None
        step = next(step for step in (1, 2, 5, 10) if distribution.deepest / step <= 6)
        ticks = [d for d in range(0, distribution.deepest, step) if distribution.deepest - d >= step / 2]
        labels = [(d, str(d)) for d in [*ticks, distribution.deepest]]
        self._plot.getAxis("bottom").setTicks([labels])
        dress(self._plot)
        tokens = theme.current()
        exact = ("exact", tokens.plot.exact, True)
        self._key.set([exact] if distribution.exact else [exact, ("approximate", tokens.plot.exact, False)])
        self._unit.setText(f"depth, {distribution.unit}")
        self._fit_foot()
        self._draw_bars()

    def _draw_bars(self) -> None:
        """What a mark changes; it moves while a proof runs, so this must be quick."""
        distribution = self._distribution
        if distribution is None:
            return
        within = self._within
        bars = [
            Bar(layer.depth, max(_log(layer), 0.12), layer.exactness is Exactness.EXACT, layer.depth in within)
            for layer in distribution.layers
        ]
        self._bars.set(bars, theme.current().plot.exact)
        top = self._axis.highest = max(bar.height for bar in bars)
        height = max(60.0, self._plot.getViewBox().height())
        top *= height / (height - (PILL_ROOM if self._marked else 6))
        if self._range != (distribution.key, top):
            self._range = (distribution.key, top)
            self._plot.setRange(xRange=(-0.7, distribution.deepest + 0.7), yRange=(0, top), padding=0)
            self._grid.values = self._axis.tickValues(0, top, height)[0][1][1:]
            self._grid.update()
        self._place_pill(bars)

    @property
    def _within(self) -> range:
        """The depths that are marked."""
        if self._marked is None or self._distribution is None:
            return range(0)
        deepest = self._distribution.deepest
        return range(min(self._marked[1], deepest), min(self._marked[2], deepest) + 1)

    def _place_pill(self, bars: list[Bar]) -> None:
        self._pill.setVisible(self._marked is not None)
        if self._marked is None:
            return
        text, lowest, highest = self._marked[0], self._within[0], self._within[-1]
        box = self._plot.getViewBox()
        pixel = box.viewPixelSize()[0] or 1.0
        before = ((lowest + highest) / 2 - box.viewRange()[0][0]) / pixel
        self._pill.set(text, (highest - lowest) / 2 / pixel, before, box.width() - before)
        self._pill.setPos((lowest + highest) / 2, max(bars[d].height for d in range(lowest, highest + 1)))

    def _on_hover(self, where: QPointF) -> None:
        distribution = self._distribution
        if distribution is None:
            return
        depth = round(self._plot.getViewBox().mapSceneToView(where).x())
        inside = self._plot.getViewBox().sceneBoundingRect().contains(where) and 0 <= depth <= distribution.deepest
        self._reading.setText(self.reading(depth) if inside else "")
        self._reading.setVisible(inside)
        self._key.setVisible(not inside)

    def reading(self, depth: int) -> str:
        """What the pane says about one depth."""
        assert self._distribution is not None
        layer = self._distribution.layers[depth]
        sign = "" if layer.exactness is Exactness.EXACT else "≈ "
        return f"Depth {depth}: {sign}{grouped(layer.states)} positions"

    # export

    def picture_name(self) -> str:
        return f"depth-{self._distribution.key}" if self._distribution else "depth"

    def picture_size(self) -> QSize:
        return plot_size(self._view)

    def draw(self, painter: QPainter) -> None:
        draw_plot(self._view, painter)

    def csv(self) -> str:
        return self._distribution.to_csv() if self._distribution else ""


def _log(layer: Layer) -> float:
    return log10(layer.states)
