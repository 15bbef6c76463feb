"""Chart of won 2048 games: the luck of their tiles against the geometry of their boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF

from app.base.language.words import tr, translate
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.caption import CENTRE, Caption
from app.plots.drawing.cursor import CursorReading
from app.plots.drawing.placed_marks import Band, PlotMark, Rule
from app.plots.drawing.scale import Scale, number_text
from app.twenty48.games.players import NAMES
from app.twenty48.plots.games.chart import (
    BAG,
    HEAD,
    MARGINS,
    ROW,
    GameDot,
    GameDots,
    GamesStrip,
    WonGamesPlot,
    of_chain,
    of_yours,
    strip_height,
)
from app.twenty48.plots.games.points import GamesPlot
from app.twenty48.plots.path.wording import format_signed
from app.widgets.explained_figures import NamedFigure
from core.base.trials import mean
from core.base.words import phrase
from core.explain.twenty48 import twenty48
from core.twenty48.results import PlayerKind

NONE = phrase("Luck and geometry are known only for games that began with two tiles. None of these is won yet.")


class LuckChart(WonGamesPlot):
    """Chart of luck against geometry; its places are numbers of moves in a bag, which determine luck."""

    def __init__(self) -> None:
        super().__init__(
            Axes(Scale(lambda luck: number_text(luck).replace("-", "−")), Scale(whole=True), MARGINS, apart=26, most=5),
            tr("Luck and geometry of won games"),
        )

    def show_games(self, games: GamesPlot) -> None:
        """Show the games of a plot whose luck and geometry are known."""
        split = [*games.own_split, *((moves, late) for moves, late, _ in games.others_split)]
        if not split:
            self.show_nothing(translate(NONE))
            return
        self.games = games
        self.numbers = sorted({moves for moves, _ in split})
        self.note = f"↑ {tr('geometry')}  ○  {of_yours(len(games.own_split), len(games.others_split))}"
        self.unit = tr("luck, in moves")
        self.show_data(anew=True)

    def fit(self) -> None:
        games = self.games
        bag = games.bag
        ends = [-bag.deviation, bag.deviation, *(moves - bag.mean for moves in self.numbers)]
        late = [late for _, late in games.own_split] + [late for _, late, _ in games.others_split]
        air = max(1.0, 0.06 * (max(ends) - min(ends)))
        span = max(4.0, max(late) * 1.1)
        head = HEAD + strip_height(self.axes)
        height = max(head + 20.0, self.axes.area.height())
        self.axes.label_top = span
        foot = -0.06 * span
        self.set_home(View(min(ends) - air, max(ends) + air, foot, foot + (span - foot) * height / (height - head)))

    # cursor

    def locate_place(self, place: int) -> float:
        return self.numbers[place] - self.games.bag.mean

    def read(self, place: int) -> CursorReading:
        games = self.games
        moves = self.numbers[place]
        own = Counter((late, NAMES[PlayerKind.PERSON]) for made, late in games.own_split if made == moves)
        others = Counter((late, who) for made, late, who in games.others_split if made == moves)
        rows = [
            (
                GameDot(count, mine),
                tr(
                    "geometry {geometry}, %n moves, {player}",
                    one="geometry {geometry}, %n move, {player}",
                    n=moves + late,
                    geometry=late,
                    player=who,
                ),
                tr("%n games", one="%n game", n=count),
            )
            for found, mine in ((own, True), (others, False))
            for (late, who), count in sorted(found.items(), reverse=True)
        ]
        return CursorReading(tr("{luck} luck", luck=format_signed(10 * moves - round(10 * games.bag.mean))), rows)

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        games = self.games
        in_bag = self.numbers[place]
        split = [*games.own_split, *((moves, late) for moves, late, _ in games.others_split)]
        luck = twenty48.LUCK.bind(expected=games.bag.mean, bag=in_bag)
        found = [NamedFigure(tr("luck"), format_signed(round(10 * self.locate_place(place))), luck)]
        for late in sorted({late for moves, late in split if moves == in_bag}):
            geometry = twenty48.GEOMETRY.bind(bag=in_bag, moves=in_bag + late)
            found.append(NamedFigure(tr("geometry {moves}", moves=late), str(late), geometry))
        return found

    def describe(self) -> str:
        games = self.games
        if not games.own_split:
            return ""
        luck, geometry = self._means(games)
        return tr(
            "%n games of yours, on average {luck} luck {geometry} geometry",
            one="%n game of yours, on average {luck} luck {geometry} geometry",
            n=len(games.own_split),
            luck=luck.text,
            geometry=geometry.text,
        )

    def _means(self, games: GamesPlot) -> tuple[NamedFigure, NamedFigure]:
        """Return the mean luck and geometry of the user's games, rounded so that the sum adds up."""
        in_bag = mean([moves for moves, _ in games.own_split])
        played = mean([moves + late for moves, late in games.own_split])
        sums = [round(10 * average) for average in (games.bag.mean, in_bag, played)]
        _, _, luck, geometry = twenty48.split(*(average / 10 for average in sums))
        return (
            NamedFigure(tr("your luck"), format_signed(sums[1] - sums[0]), luck),
            NamedFigure(tr("your geometry"), format_signed(sums[2] - sums[1]), geometry),
        )

    # painting

    def marks(self) -> Iterable[PlotMark]:
        """Yield the lines of zero geometry and of one standard deviation of luck each way, and the games."""
        own, others, in_bag, head = self.games.own_split, self.games.others_split, self.games.bag, 2 * ROW + 2
        yield Band("lumped", 0.10, -in_bag.deviation, in_bag.deviation, head=head)
        yield from (Rule(BAG, x=edge, head=head) for edge in (-in_bag.deviation, in_bag.deviation))
        yield Rule(BAG, y=0)
        yield GamesStrip([moves for moves, _ in own], [moves for moves, _, _ in others], in_bag.mean)
        yield GameDots([(moves - in_bag.mean, late) for moves, late, _ in others], own=False)
        yield GameDots([(moves - in_bag.mean, late) for moves, late in own], own=True)

    def captions(self) -> Sequence[Caption]:
        games, area = self.games, self.axes.area
        line = QRectF(area.left(), area.top(), area.width(), ROW)
        words = tr("a bag with your tiles, luck 0 ± {deviation:.1f}", deviation=games.bag.deviation)
        found = [Caption(words, line.translated(0, ROW + 2), of_chain(games)[1:], CENTRE)]
        if games.own_split:
            told = self._means(games)
            own = tr("you, on average {luck} luck {geometry} geometry", luck=told[0].text, geometry=told[1].text)
            found.append(Caption(own, line, told, CENTRE, weight=600, ink="text"))
        return found
