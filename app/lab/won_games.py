"""Lab view of the games won on the 2048 page, for every size and target, beside 2048 in a bag."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtCore import QObject

from app.base.language.wording import format_integer, format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.frame.instrument import Instrument, InstrumentModel
from app.lab.frame.panel import FigureTable, PanelGroup
from app.twenty48.model.model import four_in_play
from app.twenty48.plots.games.points import GamesPlot
from app.twenty48.plots.games.won_games import WonGames
from app.widgets.explained_figures import NONE, Figure
from core.base.trials import mean
from core.base.words import phrase
from core.explain.twenty48 import bag, boards
from core.twenty48.bag.histogram import Benchmark
from core.twenty48.board import FOUR
from core.twenty48.results import Rules
from core.twenty48.shape import parse_shape

PAGE = "2048"
EVERY = "all"
"""Key for all targets, each shown by itself, instead of one."""


class WonGamesModel(InstrumentModel):
    """Model of the games won on a board, in `won`, and of the chance of a 4.

    The chance is that of the game on the 2048 page, or the one in the settings.
    """

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._variant = ""
        self._known = False
        """Whether the games for this variant have arrived from `won`."""
        self.target = 0
        """Tile that wins; 1 where every target is shown."""
        self.won = WonGames(services, self, docked=False)
        self.won.changed.connect(self._on_known)
        services.open_games.changed.connect(self._on_game)

    @property
    def four(self) -> float:
        """Share of 4s among new tiles."""
        return four_in_play(self._services)

    def show_variant(self, variant: str) -> None:
        self._known = self._known and variant == self._variant
        self._variant = variant
        board, target = variant.split("-")
        exponent = 0 if target == EVERY else int(target).bit_length() - 1
        self.target = 1 << exponent
        self.won.look_at(Rules(parse_shape(board), exponent, self.four), every_target=target == EVERY)

    def _on_game(self, page: str) -> None:
        if page == PAGE and self._variant:
            self.show_variant(self._variant)

    def _on_known(self) -> None:
        self._known = True
        self.changed.emit()

    @property
    def is_complete(self) -> bool:
        return self.won.is_settled

    @property
    def games(self) -> GamesPlot | None:
        """Games won to the target; None if there are none, or games to several targets."""
        pane = self.won.pane
        return pane.shown_plot if self._known and pane is not None else None

    @property
    def targets(self) -> Sequence[GamesPlot]:
        """Games by target, if there are several targets; else empty."""
        pane = self.won.pane
        return pane.plots if self._known and pane is not None and len(pane.plots) > 1 else ()

    @property
    def to_beat(self) -> Benchmark | None:
        """Benchmark for a first win; None if a game has been won."""
        return self.won.to_beat if self._known else None


def _values(model: WonGamesModel) -> Sequence[Figure | str]:
    if model.targets:
        # games to several targets have no common mean
        own = [made for games in model.targets for made, _ in games.own]
        return _format_won_games(own)[0], NONE, NONE, NONE
    if model.games is not None:
        return *_format_won_games([made for made, _ in model.games.own]), *of_bag(model.games.target, model.games.bag)
    return () if model.to_beat is None else (*_format_won_games(()), *of_bag(model.target, model.to_beat))


def _rows(model: WonGamesModel) -> list[tuple[str | Figure, ...]]:
    """Return the wins of every player, or a row for each of several targets."""
    if model.targets:
        rows: list[tuple[str | Figure, ...]] = []
        for one in model.targets:
            rows.append((str(one.target), *_format_won_games([moves for moves, _ in one.points])))
            rows.append((tr("in a bag"), NONE, of_bag(one.target, one.bag)[0]))
        return rows
    games = model.games
    if games is None:
        return [] if model.to_beat is None else [_in_bag(of_bag(model.target, model.to_beat)[0])]
    own = [made for made, _ in games.own]
    others: dict[str, list[int]] = {}
    for made, _, who in games.others:
        others.setdefault(who, []).append(made)
    players = [(tr("you"), own)] if own else []
    players += [(translate(who), moves) for who, moves in others.items()]
    return [*((who, *_format_won_games(moves)) for who, moves in players), _in_bag(of_bag(games.target, games.bag)[0])]


def _in_bag(mean: Figure) -> tuple[str, str, Figure]:
    """Return the row of the bag, below those of the players."""
    return tr("2048 in a bag"), NONE, mean


def _format_won_games(moves: Sequence[int]) -> tuple[Figure, Figure]:
    """Return the number of won games and their mean number of moves.

    The argument is the number of moves of each game.
    """
    games = Figure(format_integer(len(moves)), boards.GAMES_WON.bind(m=moves))
    return games, Figure(format_number(mean(moves), ".1f"), boards.WON_MEAN.bind(m=moves)) if moves else Figure(NONE)


def of_bag(target: int, found: Benchmark) -> tuple[Figure, Figure]:
    """Return mean and standard deviation of the moves to the tile `target` in a bag."""
    mean, deviation = bag.held_against(target, found)
    return Figure(format_number(found.mean, ".1f"), mean), Figure(format_number(found.deviation, ".1f"), deviation)


INSTRUMENT = Instrument(
    model=WonGamesModel,
    stage=lambda _services, model: model.won.lazy,
    keyboard=attrgetter("chart"),
    figures=(
        phrase("games you won"), phrase("your mean moves"), phrase("mean moves in a bag"),
        phrase("standard deviation in a bag"),
    ),
    values=_values,
    panel=PanelGroup(
        lambda model: tr("Wins by target") if model.targets else tr("Wins by player"),
        (
            FigureTable(
                heads=lambda model: (tr("Target") if model.targets else tr("Player"), tr("Games"), tr("Moves")),
                widths=(1.6, 1.0, 1.0),
                rows=_rows,
            ),
        ),
        note=phrase("mean moves"),
    ).make,
    facts=lambda model: () if model.four == FOUR else (tr("{percent:g} % fours", percent=100 * model.four),),
)  # fmt: skip
