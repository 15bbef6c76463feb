"""The games that were won on the 2048 page, in the Lab: every size and target, next to 2048 in a bag."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.lab.model import Model
from app.lab.view import SubjectView, over_figures
from app.services.services import Services
from app.services.wording import grouped, written
from app.services.words import tr, translated
from app.twenty48.model import four_in_play
from app.twenty48.plots.games.points import GamesPlot
from app.twenty48.plots.games.won import WonGames
from app.widgets.explained import NONE, Shown
from app.widgets.figures import KeyFigures
from app.widgets.panel import Section
from app.widgets.table import Table
from core.derivations import bag, boards
from core.trials import mean
from core.twenty48.bag.histogram import Benchmark
from core.twenty48.board import FOUR
from core.twenty48.results import Rules
from core.twenty48.shape import parse_shape
from core.words import phrase

PAGE = "2048"
EVERY = "all"
"""Instead of one target: all of them, apart."""
FIGURES = (
    phrase("games you won"), phrase("your mean moves"), phrase("mean moves in a bag"),
    phrase("standard deviation there"),
)  # fmt: skip


class WonGamesView(SubjectView):
    """The pane, both means below, and the wins of every player in the side panel.

    A 4 comes as often as in the game on the 2048 page, or as in the settings.
    """

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._variant = ""
        self._target = 0
        """The tile that wins; 1 where every target is shown."""
        self.won = WonGames(services, self, docked=False)
        self.won.changed.connect(self._on_shown)
        self.figures = KeyFigures(FIGURES)
        self.table = Section(tr("Won by"), tr("mean moves"))
        self._players = Table(_heads(tr("Player")), (1.6, 1.0, 1.0))
        self.table.add(self._players)
        self.table.body.addStretch(1)
        over_figures(self, self.won.lazy, self.figures)
        services.open_games.changed.connect(self._on_game)

    @property
    def ready(self) -> bool:
        return self.won.settled

    @property
    def facts(self) -> Sequence[str]:
        four = self._four
        return () if four == FOUR else (tr("{percent:g} % fours", percent=100 * four),)

    @property
    def stage(self) -> QWidget | None:
        return self.won.pane.chart if self.won.pane is not None else None

    def show_variant(self, variant: str) -> None:
        if variant != self._variant:
            self.figures.clear()
        self._variant = variant
        board, target = variant.split("-")
        exponent = 0 if target == EVERY else int(target).bit_length() - 1
        self._target = 1 << exponent
        self.won.look_at(Rules(parse_shape(board), exponent, self._four), every_target=target == EVERY)

    @property
    def _four(self) -> float:
        return four_in_play(self._services)

    def _on_game(self, page: str) -> None:
        if page == PAGE and self._variant:
            self.show_variant(self._variant)

    def _on_shown(self) -> None:
        games = self.won.pane.shown if self.won.pane is not None else None
        self._players.set_heads(_heads(tr("Player")))
        self.table.set_title(tr("Won by"))
        if self.won.pane is not None and len(self.won.pane.plots) > 1:
            self._show_targets(self.won.pane.plots)
        elif games is None:
            self._show_to_beat(self.won.to_beat)
        else:
            moves, in_bag = [made for made, _ in games.own], of_bag(games.target, games.bag)
            self.figures.set(*_won(moves), *in_bag)
            others: dict[str, list[int]] = {}
            for made, _, who in games.others:
                others.setdefault(who, []).append(made)
            rows = [(tr("you"), *_won(moves))] if moves else []
            rows += [(translated(who), *_won(made)) for who, made in others.items()]
            self._players.set([*rows, _in_bag(in_bag[0])])
        self.changed.emit()

    def _show_to_beat(self, bag: Benchmark | None) -> None:
        """No game is won: what one would be held against is known all the same."""
        if bag is None:
            self.figures.clear()
            self._players.set([])
            return
        in_bag = of_bag(self._target, bag)
        self.figures.set(*_won(()), *in_bag)
        self._players.set([_in_bag(in_bag[0])])

    def _show_targets(self, plots: Sequence[GamesPlot]) -> None:
        """Of several targets there is no mean: a line for each."""
        own = [made for games in plots for made, _ in games.own]
        self.figures.set(_won(own)[0], NONE, NONE, NONE)
        self.table.set_title(tr("Won to"))
        self._players.set_heads(_heads(tr("Target")))
        rows: list[tuple[str | Shown, ...]] = []
        for games in plots:
            rows.append((str(games.target), *_won([moves for moves, _ in games.points])))
            rows.append((tr("in a bag"), NONE, of_bag(games.target, games.bag)[0]))
        self._players.set(rows)


def _heads(first: str) -> tuple[str, str, str]:
    return first, tr("Games"), tr("Moves")


def _in_bag(mean: Shown) -> tuple[str, str, Shown]:
    """The row of the bag, below those of the players."""
    return tr("2048 in a bag"), NONE, mean


def _won(moves: Sequence[int]) -> tuple[Shown, Shown]:
    """How many games were won in so many moves each, and in how many on average."""
    games = Shown(grouped(len(moves)), boards.GAMES_WON.at(m=moves))
    return games, Shown(written(mean(moves), ".1f"), boards.WON_MEAN.at(m=moves)) if moves else Shown(NONE)


def of_bag(target: int, found: Benchmark) -> tuple[Shown, Shown]:
    """Mean and standard deviation of the moves to the tile `target` in a bag."""
    mean, deviation = bag.held_against(target, found)
    return Shown(written(found.mean, ".1f"), mean), Shown(written(found.deviation, ".1f"), deviation)


def create(services: Services, _model: Model) -> WonGamesView:
    """The view, for `app.lab.subjects`."""
    return WonGamesView(services)
