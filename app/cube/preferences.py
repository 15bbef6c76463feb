"""Settings of the cube: sticker colours and letters, hidden faces, and the solver's table."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.base.language.words import tr, translate
from app.base.storage.settings import Settings
from app.base.theme import sound
from app.cube.board import look
from app.cube.depth.watch import EFFORT_KEY, EFFORTS, chosen_effort
from app.cube.editor.swatches import Swatches
from app.cube.solve.solver import SIZES, TABLE_KEY, WORDS, chosen_size, table_size
from app.cube.timer.options import SOUND
from app.widgets.controls.buttons import Button, CheckBox
from app.widgets.controls.colour_picker import ColourPicker
from app.widgets.controls.segment import Segment
from app.widgets.text import Hairline, Label
from core.base.colour import HARD_TO_TELL, closest
from core.base.words import phrase
from core.cube.cubie import FACES

PALETTES = (
    (look.STANDARD.name, phrase("Standard")),
    (look.COLOUR_BLIND.name, phrase("Colour-blind safe")),
    (look.OWN, phrase("Your own")),
)
EFFORT_WORDS = phrase(
    "How long one CPU core searches for the cube's depth after each turn. Takes effect from the next turn."
)
REST = phrase("Changes show on the cube at once.")


def create(settings: Settings) -> QWidget:
    """Return the section for the settings of the cube's appearance; called by the settings."""
    return CubePreferences(settings)


def computing(settings: Settings) -> QWidget:
    """Return the section for the settings of computing; called by the settings."""
    return CubeComputing(settings)


class CubePreferences(QWidget):
    """Settings of the cube's appearance and timer; every change applies at once and is stored."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.palette_choice = Segment(PALETTES, look.stickers().name)
        self.palette_choice.setAccessibleName(tr("Cube colours"))
        self.palette_choice.chosen.connect(self._on_palette)
        self.letters = CheckBox(tr("Letters on the stickers"))
        self.letters.setChecked(look.letters())
        self.letters.toggled.connect(self._apply)
        self.hidden_faces = Segment(look.HIDDEN_FACES, look.hidden_faces())
        self.hidden_faces.setAccessibleName(tr("Hidden faces"))
        self.hidden_faces.chosen.connect(look.show_hidden_faces)
        self._own = look.own_stickers(settings.get(look.OWN_KEY, ""))
        self.swatches = Swatches(tr("Change"))
        self.swatches.chosen.connect(self._show_colour)
        self.picker = ColourPicker()
        self.picker.picked.connect(self._on_colour_picked)
        self.advice = Label(REST, 12, 400, "text2", wrap=True)
        self.reset = Button(tr("Reset all"))
        self.reset.setToolTip(tr("Give all six faces the standard colours"))
        self.reset.clicked.connect(self._on_reset)
        self._workshop = QWidget()
        bench = QVBoxLayout(self._workshop)
        bench.setContentsMargins(0, 0, 0, 0)
        bench.setSpacing(8)
        self.picker.foot.addWidget(self.reset)
        for widget in (self.swatches, self.picker, self.advice):
            bench.addWidget(widget)
        self.sound = CheckBox(tr("Sound at 8 and 12 s of inspection"))
        self.sound.setChecked(settings.get(SOUND, True))
        self.sound.toggled.connect(self._on_sound)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for part in (
            Label(tr("Cube colours"), 12, 600, "text2"), self.palette_choice, self._workshop, self.letters, Hairline(),
            Label(tr("Hidden faces"), 12, 600, "text2"), self.hidden_faces, Hairline(),
            Label(tr("Timer"), 12, 600, "text2"), self.sound,
        ):  # fmt: skip
            column.addWidget(part)
        self._show_workshop()

    # colours

    def _on_palette(self, name: str) -> None:
        if name == look.OWN and not self._settings.get(look.OWN_KEY, ""):
            # the user's own colours begin as a copy of the palette shown last
            self._own = look.own_stickers(look.stickers().text)
        self._apply()
        self._show_workshop()

    def _on_colour_picked(self, colour: str) -> None:
        self._own = look.Stickers(look.OWN, {**self._own.colours, FACES[self.swatches.current]: colour})
        self._keep()

    def _on_reset(self) -> None:
        self._own = look.own_stickers("")
        self._keep()
        self._show_colour()

    def _keep(self) -> None:
        self._settings.set(look.OWN_KEY, self._own.text)
        self._apply()
        self._advise()

    def _apply(self, _on: bool = False) -> None:
        name = self.palette_choice.current
        look.choose(look.find_palette(name, self._own.text), self.letters.isChecked())

    def _show_workshop(self) -> None:
        self._workshop.setVisible(self.palette_choice.current == look.OWN)
        self._show_colour()
        self._advise()

    def _show_colour(self, _colour: int = 0) -> None:
        self.picker.show_colour(self._own.colours[FACES[self.swatches.current]])

    def _advise(self) -> None:
        """Warn if two colours are hard to tell apart; no colour is forbidden."""
        first, second, apart = closest([self._own.colours[face] for face in FACES])
        hard = apart < HARD_TO_TELL
        self.advice.setText(
            tr("{one_face} and {other} are hard to tell apart.", one_face=FACES[first], other=FACES[second])
            if hard
            else translate(REST)
        )
        self.advice.set_ink("warn" if hard else "text2")

    # the timer

    def _on_sound(self, on: bool) -> None:
        self._settings.set(SOUND, on)
        if on:
            sound.signal(1)


class CubeComputing(QWidget):
    """Settings of the search for the depth: seconds after each turn, and the size of the table."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.table = Segment([(size, table_size(size)) for size in SIZES], chosen_size(settings))
        self.table.setAccessibleName(tr("Pruning table of the cube solver"))
        self.table.chosen.connect(self._on_table)
        self._table_words = Label("", 12, 400, "text2", wrap=True)
        self.effort = Segment(EFFORTS, chosen_effort(settings))
        self.effort.setAccessibleName(tr("Depth while you play"))
        self.effort.chosen.connect(partial(settings.set, EFFORT_KEY))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for part in (
            Label(tr("Depth of the cube while you play"), 12, 600, "text2"), self.effort,
            Label(EFFORT_WORDS, 12, 400, "text2", wrap=True), Hairline(),
            Label(tr("Pruning table of the cube solver"), 12, 600, "text2"), self.table, self._table_words,
        ):  # fmt: skip
            column.addWidget(part)
        self._show_table()

    def _on_table(self, size: str) -> None:
        self._settings.set(TABLE_KEY, size)
        self._show_table()

    def _show_table(self) -> None:
        self._table_words.setText(translate(WORDS[self.table.current]))
