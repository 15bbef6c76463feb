"""Plot of the share of games that made a tile, by strategy, each share with its interval."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QMarginsF, Qt

from app.base.language.sample_shares import sampled_interval, sampled_percent
from app.base.language.wording import clauses, commas, label_value
from app.base.language.words import tr
from app.lab.charts.linestyle import LineStyle, StyledDots
from app.plots.charts.plot import FOOT, Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.cursor import FigureRow
from app.plots.drawing.placed_marks import Band, Intervals, PlotMark, Stroke
from app.plots.drawing.scale import LogScale, PercentScale, Scale
from core.explain.twenty48 import boards
from core.twenty48.strategies.simulation import FIRST_TILE, SimulationTally

MARGINS = QMarginsF(64, 12, 22, 24 + FOOT)
LEAST = 1e-5
"""Smallest share on a logarithmic axis."""
SPREAD = 0.72
"""Share of a tile's width over which the strategies are spread."""
WHISKER, MARKER = 3.0, 3.6
"""Half the width of a whisker and half the size of a marker, in pixels."""


@dataclass(frozen=True)
class TallyCurve:
    """Tally of the games of one strategy, with its name and the style of its curve."""

    name: str
    style: LineStyle
    tally: SimulationTally


class PlayedPlot(Plot):
    """Plot of the shares of games by tile made; a place is the exponent of a tile."""

    def __init__(self) -> None:
        axes = _TileAxes(Scale(whole=True), PercentScale(), MARGINS, apart=34, most=6)
        super().__init__(axes, tr("Games by tile made"), log=LogScale(LEAST))
        self.ways: Sequence[TallyCurve] = ()
        self._marked = FIRST_TILE
        self.unit, self.note = tr("tile made"), tr("share of games, with 95 % intervals")
        self.setMinimumSize(260, 150)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_ways(self, ways: Sequence[TallyCurve], target: int) -> None:
        """Draw these curves, with a band at the tile of the chosen target."""
        self.ways, self._marked = ways, target
        self.show_data()

    def fit(self) -> None:
        places = self.places()
        self.set_home(View(places[0] - 0.5, places[-1] + 0.5, 0, 1.04 * self.axes.up.locate_value(1.0)))

    def places(self) -> range:
        last = max((max(way.tally.tiles, default=FIRST_TILE) for way in self.ways), default=FIRST_TILE)
        return range(FIRST_TILE, max(last, self._marked) + 1)

    def place_name(self, place: int) -> str:
        return tr("A tile of {tile}", tile=1 << place)

    def reading_rows(self, place: int) -> Sequence[FigureRow]:
        rows = []
        for way in self.ways:
            made, games = way.tally.count_games_with(place), way.tally.games
            share, (low, high) = sampled_percent(made, games), sampled_interval(made, games)
            text = clauses((share, tr("{low} to {high}", low=low, high=high)))
            work = partial(boards.made_in, way.tally, place)
            rows.append(FigureRow(way.style, way.name, text, work, exact=False, short=share))
        return rows

    def describe(self) -> str:
        return label_value(self.note, commas(way.name for way in self.ways))

    def marks(self) -> Iterable[PlotMark]:
        yield Band("accent", 0.07, self._marked - 0.5, self._marked + 0.5)
        for number, way in enumerate(self.ways):
            aside = SPREAD * ((number + 0.5) / len(self.ways) - 0.5)
            intervals = [(place + aside, *way.tally.interval(place)) for place in self.places()]
            yield Intervals(intervals, Stroke(way.style.ink, 1.4), WHISKER)
            yield StyledDots([(place + aside, way.tally.share(place)) for place in self.places()], way.style, MARKER)


class _TileAxes(Axes):
    """Axes with tiles as labels, as many as fit."""

    def places(self) -> list[tuple[float, str]]:
        first, last = -int(-self.view.left // 1), int(self.view.right // 1)
        every = 1 if self.step >= 44 else 2 if self.step >= 24 else 4
        return [(tile, str(1 << tile)) for tile in range(max(1, first), last + 1) if (tile - FIRST_TILE) % every == 0]
