"""Lab view of a game of 2048 as a path, with its sum as dots, and a table of the tiles on the way."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtWidgets import QSizePolicy

from app.base.language.wording import format_integer, sentences
from app.base.language.words import tr
from app.base.services import Services
from app.lab.frame.instrument import Instrument
from app.lab.frame.panel import InstrumentPanel
from app.lab.path.model import PathModel
from app.lab.path.sum_dots import SumDots
from app.twenty48.plots.path import wording
from app.widgets.controls.dropdown import Dropdown
from app.widgets.explained_figures import Figure
from app.widgets.panel import Section
from app.widgets.table import DataTable
from app.widgets.text import Label
from core.base.words import phrase
from core.explain.twenty48 import twenty48
from core.twenty48.bag.game_path import Milestone
from core.twenty48.board import FOUR

LEAST_CHOICE = 120
"""Least width in pixels of the list of games."""


class PathPanel(InstrumentPanel):
    """Side panel with the choice of the game, its sum as dots and in words, and its tiles."""

    def __init__(self, _services: Services, model: PathModel) -> None:
        super().__init__()
        self._model = model
        self.game = Dropdown(model.choices, model.key)
        self.game.setAccessibleName(tr("Game"))
        self.game.setToolTip(tr("The game to analyse"))
        # let a long name end in an ellipsis instead of exceeding the panel
        self.game.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.game.setMinimumWidth(LEAST_CHOICE)
        self.game.chosen.connect(model.choose)
        model.games_changed.connect(self._on_games)
        self.sum = Label("", 13, 600, wrap=True)
        self.dots = SumDots()
        self.about = Label("", 12, 400, "text2", wrap=True)
        self._tiles = DataTable((tr("Tile"), tr("Moves"), tr("Luck"), tr("Geometry")), (0.9, 0.9, 1.0, 1.1))
        section = Section(tr("Which game"))
        for widget in (self.game, self.sum, self.dots, self.about, self._tiles):
            section.add(widget)
        self.add(section)

    def _on_games(self) -> None:
        self.game.set_choices(self._model.choices, self._model.key)

    def refresh(self) -> None:
        path = self._model.taken_apart
        self.dots.show_path(path)
        if path is None:
            self.sum.say("")
            self.about.say("")
            self._tiles.set([])
            return
        self.sum.say(wording.split(path))
        self.about.say(sentences(wording.about_luck(path), wording.about_geometry(path)))
        self._tiles.set([_row(one) for one in reversed(path.milestones)])


def _values(model: PathModel) -> Sequence[Figure | str]:
    path, last = model.taken_apart, model.last_board
    if path is None or last is None:
        return ()
    told = [Figure(one.text, one.worked) for one in wording.explain_path(path)]
    moves, total = format_integer(path.moves), path.points[-1].tile_sum
    return (
        told[0] if path.won else moves,
        *told[1:4],
        Figure(format_integer(total), twenty48.SUM.bind(t=twenty48.tiles(last))),
        told[4],
    )


def _facts(model: PathModel) -> Sequence[str]:
    if not model.boards:
        return ()
    size, four = model.boards[0].shape.title, model.boards[0].four
    return (size,) if four == FOUR else (size, tr("{share:g} % fours", share=100 * four))


def _row(one: Milestone) -> tuple[str | Figure, ...]:
    moves, _, luck, geometry = twenty48.split(one.expected, one.bag_moves, one.moves)
    return (
        str(1 << one.exponent),
        Figure(format_integer(one.moves), moves),
        Figure(wording.format_signed(round(10 * one.luck)), luck),
        Figure(f"+ {format_integer(one.geometry)}", geometry),
    )


INSTRUMENT = Instrument(
    model=PathModel,
    stage=lambda _services, model: model.path.lazy,
    keyboard=attrgetter("chart"),
    figures=(
        phrase("moves"),
        phrase("in the bag"),
        phrase("luck"),
        phrase("geometry"),
        phrase("tile sum"),
        phrase("above the ideal"),
    ),
    values=_values,
    panel=PathPanel,
    facts=_facts,
)
