"""Widget with the won games of several 2048 targets, one chart a target, since moves differ widely."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from app.base.language.words import tr
from app.twenty48.plots.games.chart import GamesChart
from app.twenty48.plots.games.luck import LuckChart
from app.twenty48.plots.games.points import GamesPlot

MOST_COLUMNS = 3
GAP = 14


class TargetsApart(QWidget):
    """Grid of charts of one kind, the smallest target first."""

    def __init__(self) -> None:
        super().__init__()
        self.charts: list[GamesChart | LuckChart] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)

    def show_plots(self, plots: Sequence[GamesPlot], kind: type[GamesChart | LuckChart]) -> None:
        """Show each plot in a chart of class `kind`."""
        if len(plots) != len(self.charts) or any(type(chart) is not kind for chart in self.charts):
            for old in self.charts:
                self._grid.removeWidget(old)
                old.deleteLater()
            self.charts = [kind() for _ in plots]
            columns = next(columns for columns in range(1, MOST_COLUMNS + 1)
                           if columns * columns >= len(plots) or columns == MOST_COLUMNS)  # fmt: skip
            for number, chart in enumerate(self.charts):
                self._grid.addWidget(chart, *divmod(number, columns))
        for chart, plot in zip(self.charts, plots, strict=True):
            chart.setAccessibleName(tr("Games won to {target}", target=plot.target))
            chart.show_games(plot)

    def draw(self, painter: QPainter) -> None:
        """Draw the charts of all targets into an exported picture, arranged as on the screen."""
        for chart in self.charts:
            painter.save()
            painter.translate(chart.pos())
            chart.draw(painter)
            painter.restore()
