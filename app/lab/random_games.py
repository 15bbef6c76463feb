"""Lab view of random play of 2048: whole games from two random tiles, on every board size."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from app.base.language.wording import fixed_percent, format_integer, format_number
from app.base.language.words import tr
from app.base.services import Services
from app.lab.frame.instrument import Instrument, InstrumentModel
from app.lab.frame.panel import FigureTable, PanelGroup
from app.plots.drawing.numbers import decimals, mark_approximate
from app.twenty48.plots.random_play import RandomPlay, RandomPlayResult
from app.widgets.explained_figures import Figure, figure_number
from core.base.words import phrase
from core.explain.formulas import trials
from core.explain.twenty48 import boards
from core.twenty48.shape import parse_shape

MOST_BINS = 80


class RandomGamesModel(InstrumentModel):
    """Model of the random games on a board, in `games`, which reports their number when they are over."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._messages = services.messages
        self.games = RandomPlay(services, self, docked=False, bins=MOST_BINS)
        self.games.finished.connect(self._on_games_finished)
        self.games.dropped.connect(self.changed)

    def show_variant(self, variant: str) -> None:
        self.games.look_at(parse_shape(variant))

    @property
    def is_complete(self) -> bool:
        return self.games.result is not None

    def _on_games_finished(self, played: RandomPlayResult) -> None:
        points = played.points
        games = figure_number(tr("games"), points.trials, boards.sample(points, played.moves)[0])
        total = boards.TOTAL.bind(games=points.trials, mean=played.moves.mean)
        moves = figure_number(tr("moves of all games"), played.total_moves, total)
        seconds = played.seconds
        self._messages.say(
            tr("%n games played", one="%n game played", n=games),
            tr("%n moves in {seconds:.2f} s", one="%n move in {seconds:.2f} s", n=moves, seconds=seconds),
        )
        self.changed.emit()


def _values(model: RandomGamesModel) -> Sequence[Figure]:
    played = model.games.result
    if played is None:
        return ()
    points, moves = played.points, played.moves
    texts = (
        format_integer(points.trials),
        f"≈ {format_integer(points.mean) if points.mean >= 10_000 else decimals(points.mean, 1)}",
        f"≈ {format_number(moves.mean, '.2f')}",
        f"≈ {format_number(points.error, '.2g')}",
    )
    return tuple(map(Figure, texts, boards.sample(points, moves)))


def _largest_tiles(model: RandomGamesModel) -> list[tuple[str, Figure]]:
    played = model.games.result
    if played is None:
        return []
    return [
        (str(tile), _format_tile_share(played.share[tile], played.points.trials))
        for tile in sorted(played.share, reverse=True)
    ]


def _format_tile_share(share: float, games: int) -> Figure:
    """Return the share of games that ended with a tile as their largest, with its derivation."""
    return Figure(
        mark_approximate(fixed_percent(share, 3), exact=False), trials.share(round(share * games), games), exact=False
    )


INSTRUMENT = Instrument(
    model=RandomGamesModel,
    stage=lambda _services, model: model.games.lazy,
    figures=(
        phrase("games"), phrase("mean score"), phrase("mean moves"), phrase("standard error of the mean score"),
    ),
    values=_values,
    panel=PanelGroup(
        phrase("Largest tile"),
        (
            FigureTable(
                heads=(phrase("Tile"), phrase("Share", context="a part of all")),
                widths=(1.0, 1.0),
                rows=_largest_tiles,
            ),
        ),
        note=phrase("share of games"),
    ).make,
)  # fmt: skip
