"""Pane of a 2048 game's path: its sum in words above the chart."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QColor, QPainter

from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.theme import theme
from app.twenty48.plots.frame.views_pane import ViewsPane
from app.twenty48.plots.path import wording
from app.twenty48.plots.path.chart import PathChart
from app.twenty48.plots.path.sums import SumChart
from app.widgets.text import Label
from core.base.words import phrase
from core.twenty48.bag.game_path import GamePath

MOVES, SUM = "moves", "sum"
VIEWS = ((MOVES, phrase("Moves")), (SUM, phrase("Tile sum")))
SENTENCES = {
    MOVES: phrase("The expected number of moves of the whole game, after each move."),
    SUM: phrase("The tile sum less its expected value: below the line fewer fours came."),
}
FORMULA = phrase(
    "moves = expected + luck + geometry, exactly, at every move. Expected is the mean of 2048 in a "
    "bag, in which all equal pairs merge (dashed, with its standard deviation). Luck (blue) "
    "follows a bag with this game's own tiles: t + E[moves left], less that mean. No move changes "
    "it, and over many games it averages 0. The game (ink) is what would be expected if from now "
    "on its own tiles lay in a bag. What lies between (grey) is geometry: pairs that lay apart "
    "when the bag merged them. It is never negative, for a move merges at most all pairs there "
    "are. Over the plot stand the tiles on the way, each with its own geometry: the moves that it "
    "came later than in the bag. Triangles are the costliest moves of a replay, once you look for "
    "them (N): a larger one cost more, on a log scale. The tile sum grows by 2 or 4 with each "
    "move, whatever is played: its expected value is (2 + 2 p) (t + 2) after t moves with a share "
    "p of fours, its standard deviation 2 √(p (1 − p) (t + 2)). After the chain in J. Lees-Miller, "
    "The Mathematics of 2048 (2017)."
)
HEAD = 20
"""Height in pixels above the chart in an exported picture."""


class PathPane(ViewsPane):
    """Pane that shows the moves or the tile sum of a `GamePath`; the choice is stored."""

    chosen = Signal(int)
    """Emitted with a move of the path that was clicked."""

    def __init__(self, services: Services, *, docked: bool = True) -> None:
        self.sum = Label("", 13, 600, elided=True)
        self.moves, self.sums = PathChart(), SumChart()
        charts = self.moves, self.sums
        super().__init__(tr("Game as a path"), services, "2048/path", VIEWS, charts, self.sum, docked=docked)
        self.view.setAccessibleName(tr("Plot of the game"))
        for chart in charts:
            chart.chosen.connect(self.chosen)
        self.show_view()

    @property
    def chart(self) -> PathChart | SumChart:
        """Chart of the chosen view."""
        return self.sums if self.view.current == SUM else self.moves

    def show_view(self) -> None:
        self.charts.setCurrentWidget(self.chart)
        told = () if self.path is None else wording.explain_path(self.path)[4:]
        self.explain(translate(SENTENCES[self.view.current]), translate(FORMULA), *told)

    @property
    def path(self) -> GamePath | None:
        """Path that is shown; None without one."""
        return None if self.chart.is_empty else self.chart.path

    def show_path(self, path: GamePath, here: int, mistakes: Sequence[tuple[int, float, str]] = ()) -> None:
        """Show the path of a game at the move `here`, with its mistakes (see `PathOfGame.look_at`)."""
        self.sum.say(wording.split(path))
        tiles = [wording.describe_milestone(milestone) for milestone in path.milestones]
        self.sum.setToolTip("\n".join([wording.about_luck(path), wording.about_geometry(path), *tiles]))
        self.sum.show()
        for chart in (self.moves, self.sums):
            chart.show_path(path, here, mistakes)
        self.show_view()

    def show_nothing(self, reason: str) -> None:
        """Show the reason why there is no plot, or what it waits for."""
        self.sum.hide()
        for chart in (self.moves, self.sums):
            chart.show_nothing(reason)

    # export

    def picture_name(self) -> str:
        name = "2048-path" if self.chart is self.moves else "2048-path-sum"
        return f"{name}-{1 << self.path.target}" if self.path is not None else name

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
