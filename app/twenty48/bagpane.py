"""The pane of the moves to win, the board set aside: the chart, and a key whose chips show and hide its parts.

The same pane stands beside the board and in the Lab.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QResizeEvent

from app import theme
from app.panes.body import Body
from app.panes.chips import Chips
from app.panes.frame import PaneFrame
from app.panes.series import draw_swatch
from app.services import Services
from app.twenty48.movechart import ALL, EXACT, FORMS, GAMES, MIXTURE, SUMS, MoveChart
from app.widgets.segment import Segment
from app.widgets.text import grouped
from core.twenty48.bag_path import BagPath
from core.twenty48.bag_plot import BagPlot

HEAD = 26
"""Of an exported picture: title and key."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter
LOW = 300
"""A docked pane lower than this goes without its key."""
LINEAR, LOG = "linear", "log"
AXES = ((LINEAR, "Linear"), (LOG, "Log"))
NAMES = {EXACT: "exact", MIXTURE: "binomial mixture", SUMS: "by winning sum", GAMES: "simulated"}
SHORT_NAMES = {**NAMES, MIXTURE: "mixture", SUMS: "by sum"}
SENTENCE = "The board set aside: in a bag, all equal pairs merge."
FORMULA = (
    "An absorbing Markov chain on multisets of tiles. Bars: the exact law, the chance to be absorbed after m moves, "
    "e₀ Qᵐ R 1. Dashes: each winning sum s has a binomial law B(s/2 − n; n, p) of the number n of tiles, weighted with "
    "the chance to win at s; stacked, they make up the mixture, which is an approximation. Circles: whole games played "
    "in the bag. Mean t = (I − Q)⁻¹ 1, without the set-up. This game: a bag with its own new tiles, and t from there. "
    "After J. Lees-Miller, The Mathematics of 2048 (2017)."
)


class BagPane(PaneFrame):
    """Draws a `BagPlot`; what is shown of it is remembered under `name` in the settings."""

    def __init__(self, services: Services, name: str, *, docked: bool = True) -> None:
        super().__init__("Moves to win", services.messages, docked=docked)
        self.explain(SENTENCE, FORMULA)
        self._settings, self._name = services.settings, name
        self.chart = MoveChart()
        self._body = Body(self.chart)
        for label in (self._body.reading, self._body.unit):
            # the chart writes them
            label.hide()
        self._body.column.setSpacing(6)
        self.chips = Chips()
        for part, text in (SHORT_NAMES if docked else NAMES).items():
            self.chips.add(part, text, FORMS[part])
        saved = self._settings.get(f"{name}/hidden", "").split()
        for part in ALL:
            self.chips[part].setChecked(part not in saved)
        self.chips.toggled.connect(self._on_toggled)
        axis = self._settings.get(f"{name}/axis", LINEAR)
        self.axis = Segment(AXES, axis if axis in dict(AXES) else LINEAR)
        self.axis.setAccessibleName("Axis")
        self.axis.chosen.connect(self._on_axis)
        self.chips.add_widget(self.axis)
        self._body.column.addWidget(self.chips)
        self.chart.show_parts(self.parts)
        self.chart.set_log(self.axis.current == LOG)
        self.set_plot(self._body)
        self.show_nothing("The chain is being solved")

    @property
    def plotted(self) -> BagPlot | None:
        """What is drawn; None while there is nothing."""
        return self.chart.plot

    @property
    def parts(self) -> list[str]:
        """What is shown of it."""
        return [part for part in ALL if self.chips[part].isChecked()]

    def show_plot(self, plot: BagPlot) -> None:
        """Draw another law."""
        if not self._docked:
            self.set_title(f"Moves to {grouped(1 << plot.target)}")
        self.chips[GAMES].setToolTip(f"Show or hide: {grouped(plot.games)} simulated games")
        self.chart.show_plot(plot)
        self._body.show_plot()

    def show_nothing(self, reason: str) -> None:
        """No plot, but the reason why, or what to wait for."""
        self.chart.show_plot(None)
        self._body.show_nothing(reason)

    def follow(self, path: BagPath | None) -> None:
        """Mark where a game is expected to end."""
        self.chart.follow(path)

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
        return f"2048-bag-{1 << self.plotted.target}-moves" if self.plotted else "2048-bag-moves"

    def picture_size(self) -> QSize:
        return self.chart.size() + QSize(0, HEAD)

    def draw(self, painter: QPainter) -> None:
        """The plot under its title, and under what its parts are."""
        tokens, right = theme.current(), self.chart.width() - 4.0
        painter.fillRect(QRectF(0, 0, self.chart.width(), self.chart.height() + HEAD), QColor(tokens.bg))
        painter.setFont(theme.font(12))
        for part in reversed(self.parts):
            wide = painter.fontMetrics().horizontalAdvance(SHORT_NAMES[part])
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(right - wide, 0, wide + 2, HEAD), MIDDLE, SHORT_NAMES[part])
            draw_swatch(painter, FORMS[part], QRectF(right - wide - 24, 0, 18, HEAD), tokens.bg)
            right -= wide + 40
        if self.plotted is not None:
            painter.setFont(theme.font(12, 600))
            painter.setPen(QColor(tokens.text))
            title = f"{grouped(1 << self.plotted.target)} in a bag"
            painter.drawText(QRectF(4, 0, max(0.0, right), HEAD), MIDDLE, title)
        painter.save()
        painter.translate(0, HEAD)
        self.chart.draw(painter)
        painter.restore()

    def csv(self) -> str:
        if self.plotted is None:
            return "from,to,exact,binomial_mixture,simulated\n"
        return self.plotted.to_csv(far=self.chart.log)
