"""Lab view of simulated games on 4x4: a plot by strategy, figures of one, and where games are played."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtCore import QModelIndex

from app.base.language.sample_shares import sampled_interval, sampled_percent
from app.base.language.wording import format_integer, format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.frame.instrument import Instrument, PaneMaker
from app.lab.frame.panel import InstrumentPanel
from app.lab.played_games.model import GAMES, PlayedModel
from app.plots.drawing.numbers import mark_approximate
from app.widgets.controls.buttons import Button, CheckBox
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.field import Field
from app.widgets.explained_figures import NONE, Figure, figure_number
from app.widgets.table import DataTable
from app.widgets.text import Hairline, Label
from core.base.words import phrase
from core.explain.twenty48 import boards
from core.twenty48.strategies.simulation import SimulatedStrategy, SimulationTally


def _values(model: PlayedModel) -> Sequence[Figure]:
    """Return the key figures of the chosen strategy."""
    tally, exponent = model.tallies.get(model.chosen_strategy.key), model.exponent
    if tally is None:
        return ()
    error = tally.score_error
    score = f"≈ {format_integer(tally.mean_score)}{'' if error is None else f' ± {format_integer(error)}'}"
    low, high = sampled_interval(tally.count_games_with(exponent), tally.games)
    interval = tr("{low} to {high}", low=low, high=high)
    share = sampled_percent(tally.count_games_with(exponent), tally.games)
    moves = mark_approximate(format_number(tally.mean_moves, ".1f"), exact=False)
    made, texts = boards.made_in(tally, exponent), (score, moves, format_integer(tally.games))
    return Figure(share, made), Figure(interval, made, exact=False), *map(Figure, texts, boards.tally(tally))


def _facts(model: PlayedModel) -> Sequence[str]:
    each = [tally.games for _, tally in model.known_tallies]
    games = figure_number(tr("games"), sum(each), boards.PLAYED.bind(n=each))
    return (tr("%n games", one="%n game", n=games),)


class PlayedPanel(InstrumentPanel):
    """Side panel: number and place of the games, a table of all strategies, and the tiles that one makes."""

    def __init__(self, _services: Services, model: PlayedModel) -> None:
        super().__init__()
        self._model = model
        choices = [(str(games), tr("%n games each", one="%n game each", n=games)) for games in GAMES]
        self.games = Dropdown(choices, str(model.games_wanted))
        self.games.setAccessibleName(tr("Games of each strategy"))
        self.games.chosen.connect(self._on_games)
        self.on_cluster = CheckBox(tr("On a Dask cluster"))
        self.on_cluster.setChecked(model.on_cluster)
        self.on_cluster.toggled.connect(self._on_cluster)
        self.address = Field(tr("Scheduler, such as 192.168.0.7:8786"))
        self.address.set_text(model.address)
        self.address.setVisible(model.on_cluster)
        self.address.submitted.connect(model.listen_at)
        low, high = tr("From", context="the least of an interval"), tr("To", context="the most of an interval")
        heads = tr("Strategy"), tr("Makes tile"), low, high, tr("Games")
        self.rows = DataTable(heads, (1.25, 1.05, 1.0, 1.0, 0.9))
        self.rows.setAccessibleName(tr("Strategies by games"))
        self.rows.clicked.connect(self._on_row)
        self.state = Label("", 12, 400, "text2", wrap=True)
        self.again = Button(tr("Go on"))
        self.again.clicked.connect(model.go_on)
        self._name, self._plays = Label("", 13, 600), Label("", 12, 400, "text2", wrap=True)
        self.tiles = DataTable((tr("Tile"), tr("Made in"), low, high), (0.9, 1.0, 1.0, 1.0))
        self.tiles.setAccessibleName(tr("Tiles made"))
        for widget in (
            Label(tr("By games, on all processors or a cluster; 95 % intervals"), 12, 400, "text2", wrap=True),
            self.games, self.on_cluster, self.address, self.rows, self.state, self.again, Hairline(),
            self._name, self._plays, self.tiles,
        ):  # fmt: skip
            self.add(widget)

    def _on_games(self, games: str) -> None:
        self._model.games_wanted = int(games)

    def _on_cluster(self, on: bool) -> None:
        self.address.setVisible(on)
        if on and self.address.text:
            self._model.listen_at(self.address.text)
        self._model.play_on(on)

    def _on_row(self, index: QModelIndex) -> None:
        self._model.chosen_strategy = self._model.ways[index.row()]

    def refresh(self) -> None:
        model, exponent = self._model, self._model.exponent
        self.rows.set([_row(way, model.tallies.get(way.key), exponent) for way in model.ways])
        self.rows.selectRow(list(model.ways).index(model.chosen_strategy))
        self.state.setText("" if model.is_complete else model.ended)
        self.state.setVisible(bool(self.state.text()))
        self.again.setVisible(bool(model.ended) and not model.is_complete)
        way, tally = model.chosen_strategy, model.tallies.get(model.chosen_strategy.key)
        self._name.setText(translate(way.name))
        self._plays.setText(translate(way.sentence))
        self.tiles.setVisible(tally is not None)
        if tally is not None:
            self.tiles.set([(str(1 << tile), *_shares(tally, tile)) for tile in tally.tiles])


def _row(way: SimulatedStrategy, tally: SimulationTally | None, exponent: int) -> tuple[str | Figure, ...]:
    name = translate(way.name)
    if tally is None:
        return name, NONE, NONE, NONE, NONE
    return name, *_shares(tally, exponent), Figure(format_integer(tally.games), boards.derive_tallied_games(tally))


def _shares(tally: SimulationTally, exponent: int) -> tuple[Figure, ...]:
    seen, games, made = tally.count_games_with(exponent), tally.games, boards.made_in(tally, exponent)
    return tuple(
        Figure(text, made, exact=False) for text in (sampled_percent(seen, games), *sampled_interval(seen, games))
    )


BY_GAMES = Instrument(
    model=PlayedModel,
    stage=PaneMaker("app.lab.played_games.pane", "PlayedPane"),
    keyboard=attrgetter("plot"),
    figures=(
        phrase("makes the tile"),
        phrase("95 % interval"),
        phrase("mean score"),
        phrase("moves per game"),
        phrase("games"),
    ),
    values=_values,
    panel=PlayedPanel,
    facts=_facts,
)
