"""Pane of won 2048 games: tile sums against moves, or geometry against luck."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter

from app.base.language.wording import format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.theme import theme
from app.twenty48.plots.frame.views_pane import ViewsPane
from app.twenty48.plots.games.chart import GamesChart
from app.twenty48.plots.games.luck import LuckChart
from app.twenty48.plots.games.points import GamesPlot
from app.twenty48.plots.games.targets_apart import TargetsApart
from app.widgets.explained_figures import NamedFigure
from core.base.words import phrase
from core.explain.twenty48 import boards

SUM, LUCK = "sum", "luck"
VIEWS = ((SUM, phrase("Tile sum")), (LUCK, phrase("Luck and geometry")))
SENTENCES = {
    SUM: phrase("The moves up to each win, and the sum of all tiles then."),
    LUCK: phrase("Moves that luck with the tiles cost or saved, and moves that the board cost."),
}
FORMULA = phrase(
    "A tile of 2 or 4 comes with every move, so a sum s takes from s/4 to s/2 tiles. Green points "
    "are games that you won without advice from two random tiles; the line is the mean of their "
    "moves, the band around it one standard deviation (n − 1) to each side. Grey points are other "
    "games: with advice, the program's, from custom boards, or of unknown players. The dashed band "
    "is 2048 in a bag, to this target with this chance of a 4: the exact mean of its moves, one "
    "standard deviation to each side (938.8 ± 8.3 to 2048, with a 4 in one of ten tiles). The "
    "dashed line is the smallest sum with which that chain can end. Luck is what a bag with the "
    "game's own tiles takes, less that mean: its law is the bag's. Geometry is what the game took "
    "beyond that bag: never negative. Moves = mean + luck + geometry. After J. Lees-Miller, The "
    "Mathematics of 2048."
)


class GamesPane(ViewsPane):
    """Pane with two charts of the same games; the choice between them is stored."""

    def __init__(self, services: Services, *, docked: bool = True) -> None:
        self.sums, self.luck, self.apart = GamesChart(), LuckChart(), TargetsApart()
        charts = self.sums, self.luck, self.apart
        super().__init__(tr("Won games"), services, "2048/games", VIEWS, charts, docked=docked)
        self.view.setAccessibleName(tr("Plot of the games"))
        self._file = "2048-won-games"
        self.plots: Sequence[GamesPlot] = ()
        """Plots that are shown, one for each target."""
        self.show_view()

    @property
    def shown_plot(self) -> GamesPlot | None:
        """Plot of the only target that is shown; None if there is none or more than one."""
        return self.plots[0] if len(self.plots) == 1 else None

    @property
    def chart(self) -> GamesChart | LuckChart:
        """Chart of the chosen view."""
        return self.luck if self.view.current == LUCK else self.sums

    def show_view(self) -> None:
        several = len(self.plots) > 1
        if several:
            self.apart.show_plots(self.plots, type(self.chart))
        self.charts.setCurrentWidget(self.apart if several else self.chart)
        told: list[NamedFigure] = []
        moves = [made for plot in self.plots for made, _ in plot.own]
        if not several and moves:
            mean = format_number(self.plots[0].mean, ".1f")
            told = [
                NamedFigure("games you won", str(len(moves)), boards.GAMES_WON.bind(m=moves)),
                NamedFigure("your mean moves", mean, boards.WON_MEAN.bind(m=moves)),
            ]
        self.explain(translate(SENTENCES[self.view.current]), translate(FORMULA), *told)

    def show_games(self, name: str, plots: Sequence[GamesPlot]) -> None:
        """Show the games of one target or several, compared with 2048 in a bag.

        `name` becomes part of the names of exported files.
        """
        self._file, self.plots = f"2048-won-games-{name}", plots
        if len(plots) == 1:
            for chart in (self.sums, self.luck):
                chart.show_games(plots[0])
        self.show_view()

    def show_nothing(self, reason: str) -> None:
        """Show the reason why there is no plot."""
        self.plots = ()
        for chart in (self.sums, self.luck):
            chart.show_nothing(reason)
        self.show_view()

    # export

    def picture_name(self) -> str:
        return f"{self._file}-luck" if self.chart is self.luck else self._file

    def picture_size(self) -> QSize:
        return self.apart.size() if len(self.plots) > 1 else self.chart.picture_size()

    def draw(self, painter: QPainter) -> None:
        size = self.picture_size()
        painter.fillRect(0, 0, size.width(), size.height(), QColor(theme.current().bg))
        if len(self.plots) > 1:
            self.apart.draw(painter)
        else:
            self.chart.draw(painter)

    def csv(self) -> str:
        several = len(self.plots) > 1
        rows = []
        for games in self.plots:
            first = f"{games.target}," if several else ""
            own = ((moves, total, "you") for moves, total in games.own)
            for points, known in ((own, games.own_in_bag), (games.others, games.others_in_bag)):
                for (moves, total, who), in_bag in zip(points, known, strict=True):
                    split = "," if in_bag is None else f"{in_bag - games.bag.mean!r},{moves - in_bag}"
                    rows.append(f"{first}{moves},{total},{who},{split}")
        head = f"{'target,' if several else ''}moves,tile_sum,player,luck,geometry"
        return "\n".join([head, *rows, ""])
