"""A game of 2048 as a path, as large as it gets: its sum as dots on a scale, and the tiles on the way as a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.lab.model import Model
from app.lab.path.model import PathModel
from app.lab.path.sum_dots import SumDots
from app.lab.view import SubjectView, over_figures
from app.services.services import Services
from app.services.wording import grouped, sentences
from app.services.words import tr
from app.twenty48.plots.path import wording
from app.twenty48.plots.path.chart import SUM
from app.twenty48.plots.path.game import PathOfGame
from app.widgets.dropdown import Dropdown
from app.widgets.explained import Shown
from app.widgets.figures import KeyFigures
from app.widgets.panel import Section
from app.widgets.table import Table
from app.widgets.text import Label
from core.derivations import twenty48
from core.twenty48.bag.split import GamePath, Milestone
from core.twenty48.board import FOUR
from core.words import phrase

FIGURES = (
    phrase("moves"),
    phrase("in the bag"),
    phrase("luck"),
    phrase("geometry"),
    phrase("tile sum"),
    phrase("over its ideal"),
)
LEAST_CHOICE = 120
"""Pixels of the choice of a game."""


class PathView(SubjectView):
    """The pane, its figures below, and the game's choice, sum and tiles in the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.model = PathModel(services, self)
        self.path = PathOfGame(services, self, docked=False)
        self.path.chosen.connect(self.model.go_to)
        self.path.changed.connect(self._on_path)
        self.figures = KeyFigures(FIGURES)
        self.table = Section(tr("Which game"))
        self.game = Dropdown(self.model.choices, self.model.key)
        self.game.setAccessibleName(tr("Game"))
        self.game.setToolTip(tr("The game that is taken apart"))
        # a long name ends in an ellipsis rather than reach over the panel's edge
        self.game.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.game.setMinimumWidth(LEAST_CHOICE)
        self.game.chosen.connect(self.model.choose)
        self.sum = Label("", 13, 600, wrap=True)
        self.dots = SumDots()
        self.about = Label("", 12, 400, "text2", wrap=True)
        self._tiles = Table((tr("Tile"), tr("Moves"), tr("Luck"), tr("Geometry")), (0.9, 0.9, 1.0, 1.1))
        for widget in (self.game, self.sum, self.dots, self.about, self._tiles):
            self.table.add(widget)
        self.table.body.addStretch(1)
        over_figures(self, self.path.lazy, self.figures)
        self.model.changed.connect(self._on_boards)
        self.model.games_changed.connect(self._on_games)
        self._show(None)

    @property
    def ready(self) -> bool:
        return self.path.pane is not None and not self.path.busy and not self.model.busy

    @property
    def stage(self) -> QWidget | None:
        return self.path.pane.chart if self.path.pane is not None else None

    @property
    def facts(self) -> Sequence[str]:
        boards = self.model.boards
        if not boards:
            return ()
        size = boards[0].shape.title
        return (size,) if boards[0].four == FOUR else (size, tr("{share:g} % fours", share=100 * boards[0].four))

    def show_variant(self, _variant: str) -> None:
        self.model.look()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.model.look()

    def _on_games(self) -> None:
        self.game.set_choices(self.model.choices, self.model.key)

    def _on_boards(self) -> None:
        model = self.model
        if model.boards:
            self.path.look_at(model.boards, model.here, ())
        else:
            self.path.show_nothing(model.reason)

    def _on_path(self) -> None:
        pane = self.path.pane
        self._show(None if pane is None else pane.path)
        self.changed.emit()

    def _show(self, path: GamePath | None) -> None:
        self.dots.show_path(path)
        self.sum.say("" if path is None else wording.split(path), *(() if path is None else wording.told(path)[:SUM]))
        if path is None:
            self.about.say("")
            self.figures.clear()
            self._tiles.set([])
            return
        about = sentences(wording.about_luck(path), wording.about_geometry(path))
        self.about.say(about, *wording.about_told(path))
        told = [Shown(one.text, one.worked) for one in wording.told(path)]
        moves, total = grouped(path.moves), path.points[-1].tile_sum
        self.figures.set(
            told[0] if path.won else moves,
            *told[1:4],
            Shown(grouped(total), twenty48.SUM.at(t=twenty48.tiles(self.model.boards[path.moves]))),
            told[4],
        )
        self._tiles.set([_row(one) for one in reversed(path.milestones)])


def _row(one: Milestone) -> tuple[str | Shown, ...]:
    moves, _, luck, geometry = twenty48.split(one.expected, one.bag_moves, one.moves)
    return (
        str(1 << one.exponent),
        Shown(grouped(one.moves), moves),
        Shown(wording.signed(round(10 * one.luck)), luck),
        Shown(f"+ {grouped(one.geometry)}", geometry),
    )


def create(services: Services, _model: Model) -> PathView:
    """The view, for `app.lab.subjects`."""
    return PathView(services)
