"""The pane of a game's path: its sum in words over the chart."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.plots.frame import PaneFrame
from app.services import theme
from app.services.services import Services
from app.twenty48.plots.path import wording
from app.twenty48.plots.path.chart import PathChart
from app.widgets.text import Label
from core.twenty48.bag.split import GamePath

SENTENCE = "The moves that the game was expected to take, after each."
FORMULA = (
    "moves = expected + luck + geometry, exactly, at every move. Expected is the mean of 2048 in a bag, in which all "
    "equal pairs merge (dashed, with its standard deviation). Luck (blue) follows a bag with this game's own tiles: "
    "t + E[moves left], less that mean. Nothing that is played changes it, and over many games it is nought. The game "
    "(ink) is what would be expected if from now on its own tiles lay in a bag. What lies between (grey) is geometry: "
    "pairs that lay apart when the bag merged them. It is never negative, for a move merges at most all pairs there "
    "are. Over the plot stand the tiles on the way, each with its own geometry: the moves that it came later than in "
    "the bag. Triangles are the costliest moves of a replay, once they were looked for (N): a larger one cost more, "
    "on a log scale. After the chain in J. Lees-Miller, The Mathematics of 2048 (2017)."
)
HEAD = 20
"""Pixels of a picture over its chart."""


class PathPane(PaneFrame):
    """Draws a `GamePath`."""

    def __init__(self, services: Services) -> None:
        super().__init__("Game as a path", services, full_size=False)
        self.explain(SENTENCE, FORMULA)
        self.sum = Label("", 13, 600, elided=True)
        self.chart = PathChart()
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.sum)
        column.addWidget(self.chart, 1)
        self.set_plot(box)

    @property
    def path(self) -> GamePath | None:
        """What is drawn; None while there is nothing."""
        return self.chart.path

    def show_path(self, path: GamePath, here: int, mistakes: Sequence[tuple[int, float, str]] = ()) -> None:
        """Draw this path, of a game that stands at the move `here`, with its mistakes (see `PathOfGame.look_at`)."""
        self.sum.setText(wording.split(path))
        tiles = [wording.made(milestone) for milestone in path.milestones]
        self.sum.setToolTip("\n".join([wording.about_luck(path), wording.about_geometry(path), *tiles]))
        self.sum.show()
        self.chart.show_path(path, here, mistakes)

    def show_nothing(self, reason: str) -> None:
        """No plot, but the reason why, or what to wait for."""
        self.sum.hide()
        self.chart.show_nothing(reason)

    # export

    def picture_name(self) -> str:
        return f"2048-path-{1 << self.path.target}" if self.path is not None else "2048-path"

    def picture_size(self) -> QSize:
        return self.chart.picture_size() + QSize(0, HEAD)

    def draw(self, painter: QPainter) -> None:
        tokens, size = theme.current(), self.picture_size()
        painter.fillRect(0, 0, size.width(), size.height(), QColor(tokens.bg))
        painter.setFont(theme.font(13, 600))
        painter.setPen(QColor(tokens.text))
        painter.drawText(4, HEAD - 4, self.sum.text())
        painter.translate(0, HEAD)
        self.chart.draw(painter)

    def csv(self) -> str:
        return self.path.to_csv() if self.path is not None else "moves\n"
