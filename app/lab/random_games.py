"""Random play of 2048 in the Lab: whole games from two random tiles, on every size."""

from __future__ import annotations

from app.lab.model import Model
from app.lab.view import SubjectView, over_figures
from app.plots.drawing.numbers import about, decimals
from app.services.services import Services
from app.services.wording import fixed_percent, grouped, written
from app.services.words import tr
from app.twenty48.plots.random_play import Played, RandomPlay
from app.widgets.explained import Shown, Telling, Told
from app.widgets.figures import KeyFigures
from app.widgets.panel import Section
from app.widgets.table import Table
from core.derivations import boards, trials
from core.twenty48.shape import parse_shape
from core.words import phrase

MOST_BINS = 80
FIGURES = (
    phrase("games"), phrase("mean score"), phrase("mean moves"), phrase("standard error of the mean score"),
)  # fmt: skip


class PlayView(SubjectView):
    """The pane, the figures below it, and a table of the largest tiles for the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._messages = services.messages
        self._walk = RandomPlay(services, self, docked=False, bins=MOST_BINS)
        self._walk.finished.connect(self._on_finished)
        self._walk.dropped.connect(self._clear)
        self.figures = KeyFigures(FIGURES)
        self.table = Section(tr("Largest tile"), tr("share of games"))
        self._table = Table((tr("Tile"), tr("Share")), (1.0, 1.0))
        self.table.add(self._table)
        self.table.body.addStretch(1)
        over_figures(self, self._walk.lazy, self.figures)

    @property
    def ready(self) -> bool:
        """Whether the games are played and drawn."""
        return self._walk.played is not None

    @property
    def walk(self) -> RandomPlay:
        """The simulation."""
        return self._walk

    def _clear(self) -> None:
        self.figures.clear()
        self._table.set([])

    def show_variant(self, variant: str) -> None:
        self._walk.look_at(parse_shape(variant))

    def _on_finished(self, played: Played) -> None:
        points, moves = played.points, played.moves
        texts = (
            grouped(points.trials),
            f"≈ {grouped(points.mean) if points.mean >= 10_000 else decimals(points.mean, 1)}",
            f"≈ {written(moves.mean, '.2f')}",
            f"≈ {written(points.error, '.2g')}",
        )
        worked = boards.sample(points, moves)
        total = boards.TOTAL.at(games=points.trials, mean=moves.mean)
        self.figures.set(*map(Shown, texts, worked))
        share = played.share
        self._table.set([(str(tile), _made(share[tile], points.trials)) for tile in sorted(share, reverse=True)])
        self._messages.say(
            Telling(
                tr("%n games played", one="%n game played", n=points.trials),
                Told(tr("games"), grouped(points.trials), worked[0]),
            ),
            Telling(
                tr(
                    "%n moves in {seconds:.2f} s",
                    one="%n move in {seconds:.2f} s",
                    n=played.total_moves,
                    seconds=played.seconds,
                ),
                Told(tr("moves of all games"), grouped(played.total_moves), total),
            ),
        )
        self.changed.emit()


def _made(share: float, games: int) -> Shown:
    """How many of the games ended with a tile as their largest."""
    return Shown(about(fixed_percent(share, 3), exact=False), trials.share(round(share * games), games), exact=False)


def create(services: Services, _model: Model) -> PlayView:
    """The view, for `app.lab.subjects`."""
    return PlayView(services)
