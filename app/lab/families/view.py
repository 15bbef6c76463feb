"""Lab view "Levels built to be hard": a corridor whose shortest solution grows by the golden ratio per box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.base.actions import Command
from app.base.language.wording import format_number
from app.base.language.words import tr
from app.base.services import Services
from app.base.session.player import StepPlayer
from app.lab.families.corridor import CorridorView
from app.lab.families.figures import HardPanel, moves_of
from app.lab.families.model import LEAST, MOST, HardModel
from app.lab.families.offer import copy_moves
from app.lab.families.strip import AnswerStrip, name
from app.lab.frame.instrument import Instrument, InstrumentView, PaneMaker
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.slider import Slider
from app.widgets.explained_figures import Assumption, NumberAssumption, figure_text
from app.widgets.panel import MARGIN
from app.widgets.text import Hairline, Label
from core.base.words import phrase
from core.explain.sokoban import families

if TYPE_CHECKING:
    from app.lab.families.chart import LengthsPane

GROWTH = 1.6
FORMULA = phrase(
    "A solution for n boxes opens with six moves, solves the n − 2 lower boxes, turns, and solves "
    "the n − 1 lower ones: M(n) = M(n−1) + M(n−2) + n + 12 for odd n, + n + 10 for even n; P(n) = "
    "P(n−1) + P(n−2) + 8. Closed form, with α = (1 + √5) / 2 and β = (1 − √5) / 2: M(n) = "
    "(−1)^(n+1) + (9 + √5) αⁿ + (9 − √5) βⁿ − n − 14, P(n) = (10 + 4√5) / 5 αⁿ + (10 − 4√5) / 5 βⁿ "
    "− 8. Solid: no solution is shorter, by separate exact searches for moves and for pushes. Yang "
    "Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws, after "
    "a classical form by Aymeric du Peloux that David Holland analysed."
)


LEFT = 28
PART = "part"
TICK_MS, LONGEST = 36, 500
"""Milliseconds between two steps, and the most steps; in longer parts one step is several moves."""


class LengthsControls(QWidget):
    """Slider for the number of boxes of the corridor, below the chart."""

    def __init__(self, model: HardModel) -> None:
        super().__init__()
        self._model = model
        self.slider = Slider(LEAST, MOST, model.boxes)
        self.slider.setAccessibleName(tr("Boxes"))
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(partial(setattr, model, "boxes"))
        self._number = Label("", 13, 600)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(Label(tr("Boxes"), 13, 500, "text2"))
        line.addWidget(self.slider, 1)
        line.addWidget(self._number)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 8)
        column.addLayout(line)
        model.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.slider.setValue(self._model.boxes)
        self._number.setText(f"n = {self._model.boxes}")


def _make_lengths(module: Any, services: Services, model: HardModel) -> LengthsPane:
    pane: LengthsPane = module.LengthsPane(services, LengthsControls(model))
    growth = figure_text(tr("growth"), format_number(GROWTH, "g"), families.GROWTH.bind(boxes=1), exact=False)
    pane.explain(tr("Each additional box makes the solution about {growth} times as long.", growth=growth), FORMULA)
    pane.plot.chosen.connect(partial(setattr, model, "boxes"))
    return pane


LENGTHS = PaneMaker(
    "app.lab.families.chart", _make_lengths, lambda pane, model: pane.show_lengths(model.rows(), model.corridor)
)


class HardStage(QWidget):
    """Stage with the corridor beside the chart of all lengths, and the parts of its solution below."""

    def __init__(self, services: Services, model: HardModel) -> None:
        super().__init__()
        self._model = model
        self.corridor = CorridorView()
        self._shown = model.corridor
        self._lazy = LENGTHS(services, model)
        self.strip = AnswerStrip()
        self.strip.gone.connect(self._go_to_move)
        self.part = IconButton("play")
        self.part.clicked.connect(self.play_part)
        self.copy = IconButton("copy", tr("Copy the moves of the solution"))
        self.copy.clicked.connect(lambda: copy_moves(services, model.corridor.solution))
        self._player = StepPlayer(self)
        self._player.changed.connect(self._show_move)
        self._lay_out()
        self._model.changed.connect(self._show)
        self._model.moved.connect(self._show_move)
        self._show()

    def _lay_out(self) -> None:
        both = QHBoxLayout()
        both.setSpacing(0)
        both.addWidget(self.corridor, 2)
        both.addWidget(self._lazy, 3)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(Label(tr("One solution, two smaller ones in it"), 13, 600, elided=True), 1)
        head.addWidget(self.part)
        head.addWidget(self.copy)
        self._answer = QWidget()
        below = QVBoxLayout(self._answer)
        below.setContentsMargins(LEFT, 4, MARGIN, 8)
        below.setSpacing(0)
        below.addLayout(head)
        below.addWidget(self.strip)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(both, 1)
        column.addWidget(Hairline())
        column.addWidget(self._answer)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._player.stop()

    def play_part(self) -> None:
        """Play the next part of the solution, or stop."""
        if self._player.playing:
            self._player.stop()
            return
        if self._model.moves_made == len(self._model.corridor.solution):
            self._model.moves_made = 0
        span = self._model.span
        if span is not None:
            stride = -(-(span.last - span.first) // LONGEST)
            self._player.start(PART, partial(self._play_on, span.last, stride), TICK_MS, at_once=True)

    def _play_on(self, last: int, stride: int) -> bool:
        self._model.moves_made = min(last, self._model.moves_made + stride)
        return self._model.moves_made < last

    @property
    def pane(self) -> LengthsPane | None:
        """Pane with the chart, or None until it is first shown."""
        return self._lazy.pane  # type: ignore[return-value]

    def _go_to_move(self, at: int) -> None:
        self._player.stop()
        self._model.moves_made = at

    def _show_move(self) -> None:
        """Show another move of the solution, and whether a part is being played."""
        corridor, span = self._model.corridor, self._model.span
        self.corridor.show_state(corridor.positions[self._model.moves_made])
        self.strip.show_solution(corridor, self._model.moves_made, played=self._player.playing)
        self.part.set_icon("pause" if self._player.playing else "play")
        part_name = "" if span is None else name(span, corridor.boxes)
        words = (
            tr("Stop", context="a computation or a replay")
            if self._player.playing
            else tr("Play this part: {part}", part=part_name)
        )
        self.part.setToolTip(words)
        self.part.setAccessibleName(words)
        self._answer.setVisible(corridor.solvable)

    def _show(self) -> None:
        """Show another corridor, or new counts."""
        if self._shown != self._model.corridor:
            self._shown = self._model.corridor
            self._player.stop()
        self._show_move()


def _facts(model: HardModel) -> Sequence[str]:
    level = model.corridor.level
    size = f"{level.width} × {level.height}"
    if model.corridor.length is None:
        return size, tr("no solution")
    return size, moves_of(model.corridor)


def _assumptions(model: HardModel) -> Sequence[Assumption]:
    return (NumberAssumption(tr("Boxes"), LEAST, MOST, lambda: model.boxes, partial(setattr, model, "boxes")),)


def _commands(model: HardModel, view: InstrumentView) -> Sequence[Command]:
    offer, stage = view.panel.offer, view.stage
    return (
        Command("lab.hard_play", "Play this corridor", offer.play_level, "play", (), "On the Sokoban page"),
        Command(
            "lab.hard_part", "Play a part of the solution", stage.play_part, "play", (), "Or stop",
            enabled=lambda: view.in_sight and model.span is not None,
        ),
        Command("lab.hard_save", "Save this corridor", offer.save_level, "save", (), "With its solution"),
        Command(
            "lab.hard_count", "Count this corridor", model.count, "lab", (), "By an exact search",
            enabled=lambda: model.can_count,
        ),
    )  # fmt: skip


INSTRUMENT = Instrument(
    model=HardModel,
    stage=HardStage,
    keyboard=lambda stage: None if stage.pane is None else stage.pane.plot,
    panel=HardPanel,
    facts=_facts,
    commands=_commands,
    assumptions=_assumptions,
)
