"""The pane of won games: their sums against their moves, or their geometry against their luck."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.plots.frame import PaneFrame
from app.services import theme
from app.services.services import Services
from app.twenty48.plots.games.chart import GamesChart
from app.twenty48.plots.games.luck import LuckChart
from app.twenty48.plots.games.points import GamesPlot, games_plot
from app.twenty48.plots.parts_pane import LOW
from app.widgets.segment import Segment
from core.twenty48.bag.histogram import Benchmark
from core.twenty48.results import GameResult, Rules

SUM, LUCK = "sum", "luck"
VIEWS = ((SUM, "Tile sum"), (LUCK, "Luck and geometry"))
SENTENCES = {
    SUM: "The moves up to each win, and the sum of all tiles then.",
    LUCK: "Moves that the tiles cost, and moves that the board cost.",
}
FORMULA = (
    "A tile of 2 or 4 comes with every move, so a sum s takes from s/4 to s/2 tiles. Green points are games that you "
    "won alone from two random tiles; the line is the mean of their moves, the band around it one standard deviation "
    "(n − 1) to each side. Grey points are other games: with advice, the program's, from set boards, or of players "
    "that were not noted. The dashed band is 2048 in a bag, to this target with this chance of a 4: the exact mean of "
    "its moves, one standard deviation to each side (938.8 ± 8.3 to 2048, with a 4 in one of ten tiles). The dashed "
    "line is the smallest sum with which that chain can end. Luck is what a bag with the game's own tiles takes, less "
    "that mean: its law is the bag's. Geometry is what the game took beyond that bag: never less than nothing. Moves = "
    "mean + luck + geometry. After J. Lees-Miller, The Mathematics of 2048."
)


class GamesPane(PaneFrame):
    """One of two charts of the same games; which is remembered."""

    def __init__(self, services: Services, *, docked: bool = True) -> None:
        super().__init__("Won games", services, docked=docked)
        self._settings, self._name = services.settings, "2048-won-games"
        self._games: GamesPlot | None = None
        self.sums, self.luck = GamesChart(), LuckChart()
        saved = self._settings.get("2048/games", SUM)
        self.view = Segment(VIEWS, saved if saved in dict(VIEWS) else SUM)
        self.view.setAccessibleName("What of the games")
        self.view.chosen.connect(self._on_chosen)
        self._stack = QStackedWidget()
        for chart in (self.sums, self.luck):
            self._stack.addWidget(chart)
        self._choice = QWidget()
        line = QHBoxLayout(self._choice)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.view)
        line.addStretch(1)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._stack, 1)
        column.addWidget(self._choice)
        self.set_plot(box)
        self._show_view()

    @property
    def shown(self) -> GamesPlot | None:
        """What is drawn; None while there is nothing."""
        return self._games

    @property
    def chart(self) -> GamesChart | LuckChart:
        """The one in front."""
        return self.luck if self.view.current == LUCK else self.sums

    def _on_chosen(self, view: str) -> None:
        self._settings.set("2048/games", view)
        self._show_view()

    def _show_view(self) -> None:
        self._stack.setCurrentWidget(self.chart)
        self.explain(SENTENCES[self.view.current], FORMULA)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choice.setVisible(not self._docked or self.height() >= LOW)

    def show_games(
        self, rules: Rules, won: Sequence[GameResult], bag: Benchmark, in_bag: Sequence[int | None] = ()
    ) -> None:
        """Draw games that were won by these rules, next to 2048 in a bag to the same target; `in_bag` are the moves in
        which a bag with the tiles of each makes it."""
        target = 1 << rules.target
        self._name = f"2048-won-games-{rules.size}x{rules.size}-{target}"
        self._games = games_plot(target, won, bag, in_bag)
        for chart in (self.sums, self.luck):
            chart.show_games(self._games)

    def show_nothing(self, reason: str) -> None:
        """No plot, but the reason why."""
        self._games = None
        for chart in (self.sums, self.luck):
            chart.show_nothing(reason)

    # export

    def picture_name(self) -> str:
        return f"{self._name}-luck" if self.chart is self.luck else self._name

    def picture_size(self) -> QSize:
        return self.chart.picture_size()

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.chart.rect(), QColor(theme.current().bg))
        self.chart.draw(painter)

    def csv(self) -> str:
        games, rows = self.shown, list[str]()
        if games is not None:
            own = ((moves, total, "you") for moves, total in games.own)
            for points, known in ((own, games.own_in_bag), (games.others, games.others_in_bag)):
                for (moves, total, who), in_bag in zip(points, known, strict=True):
                    split = "," if in_bag is None else f"{in_bag - games.bag.mean!r},{moves - in_bag}"
                    rows.append(f"{moves},{total},{who},{split}")
        return "\n".join(["moves,tile_sum,player,luck,geometry", *rows, ""])
