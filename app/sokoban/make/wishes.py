"""Controls for the wishes: boxes, size, style, method, pushes, seed, and measures of the difficulty."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QSpinBox, QWidget

from app.base.language.words import tr, translate
from app.base.theme import icons, theme
from app.sokoban.make.model import MakeModel
from app.widgets.controls import spin_box
from app.widgets.controls.buttons import CheckBox, IconButton, PaintedButton, surface
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.range_slider import RangeSlider
from app.widgets.painting import CONTROL_HEIGHT, paint_rounded_rect
from app.widgets.panel import Section
from app.widgets.text import Label
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.generate.difficulty import DifficultyMeasure
from core.sokoban.generate.rooms import RoomStyle
from core.sokoban.generate.wishes import LEAST_SIDE, MOST_BOXES, MOST_PUSHES, GenerationMethod

WIDEST = 20
"""Largest width and height offered here, in squares; the command line accepts more."""
PUSHES = (1, *range(5, 61, 5), *range(70, 151, 10), MOST_PUSHES)
"""Values that the ends of the range of pushes can take; the last one means any number."""
STYLES = {
    RoomStyle.FREE: (phrase("Free", context="a style of rooms"), "shuffle"),
    RoomStyle.MIRRORED: (phrase("Mirrored", context="a style of rooms"), "mirror"),
    RoomStyle.TURNED: (phrase("Turned", context="a style of rooms"), "rotate"),
    RoomStyle.CROSSED: (phrase("Crossed", context="a style of rooms"), "crop"),
}
STYLE_WORDS = {
    RoomStyle.FREE: phrase("free", context="a style of rooms, after their boxes"),
    RoomStyle.MIRRORED: phrase("mirrored", context="a style of rooms, after their boxes"),
    RoomStyle.TURNED: phrase("turned", context="a style of rooms, after their boxes"),
    RoomStyle.CROSSED: phrase("crossed", context="a style of rooms, after their boxes"),
}
"""Names of the styles as they are written after the number of boxes."""
ANY = ""
METHODS = (
    (ANY, phrase("All methods in turn")),
    (GenerationMethod.LINES, phrase("By box lines")),
    (GenerationMethod.TEMPLATES, phrase("Templates")),
    (GenerationMethod.TREE, phrase("Tree search")),
)
METHOD_HINTS = {
    ANY: phrase("A different method for each room."),
    GenerationMethod.LINES: phrase(
        "Random rooms; the boxes are pulled away from the goals over as many box lines as possible."
    ),
    GenerationMethod.TEMPLATES: phrase(
        "Rooms built from pieces with matching edges; the best of several placements of the goals is used."
    ),
    GenerationMethod.TREE: phrase(
        "A search opens walls, places boxes and pushes them about; their final squares become the goals."
    ),
}
PARTS = {
    DifficultyMeasure.CHANGES: (
        phrase("Box changes"),
        phrase("How often the solution switches to another box; correlation with people's solving times: 0.74"),
    ),
    DifficultyMeasure.DEPENDENCE: (
        phrase("Boxes that depend on each other"),
        phrase("How much boxes take turns (poor decomposability); correlation with human solving time: 0.82"),
    ),
    DifficultyMeasure.DEAD: (phrase("Deadlocked positions"), phrase("Share of positions that can no longer be solved")),
    DifficultyMeasure.ODDS: (phrase("Random pusher"), phrase("How unlikely random pushes are to solve the level")),
    DifficultyMeasure.WORK: (phrase("Solver's work"), phrase("Positions that the exact search looked at")),
    DifficultyMeasure.LENGTH: (phrase("Length"), phrase("Fewest pushes; correlation with human solving time: 0.47")),
}
FORMULA = phrase(
    "Each is a number from 0 to 1; the mean weights them by their correlation with human solving "
    "time: 0.82, 0.74 and 0.47 as published in 2010, and 0.25 where nothing is published."
)


TEXT_LEFT, TEXT_RIGHT = 38, 6


class ShapeSection(Section):
    """Panel section for the number of boxes, the size and the style of rooms."""

    def __init__(self, model: MakeModel) -> None:
        super().__init__()
        self._model = model
        wishes = model.wishes
        self.boxes = _number(tr("Boxes"), wishes.boxes, 1, MOST_BOXES)
        self.fewer, self.more = IconButton("minus", tr("One box fewer")), IconButton("plus", tr("One box more"))
        self.fewer.clicked.connect(lambda: self.boxes.stepBy(-1))
        self.more.clicked.connect(lambda: self.boxes.stepBy(1))
        self.across = _number(tr("Squares across"), wishes.width, LEAST_SIDE, WIDEST)
        self.down = _number(tr("Squares down"), wishes.height, LEAST_SIDE, WIDEST)
        self.add(Label(tr("Boxes"), 12, 600, "text2"))
        self.body.addLayout(_line(self.boxes, self.fewer, self.more))
        self.body.addSpacing(4)
        self.body.addLayout(_make_heading(tr("Size"), tr("in squares, walls included")))
        self.body.addLayout(_line(self.across, Label("×", 13, 400, "text2"), self.down))
        self.body.addSpacing(4)
        self.body.addLayout(_make_heading(tr("Style"), tr("none chosen: any")))
        grid = QGridLayout()
        grid.setSpacing(8)
        self.styles: dict[RoomStyle, _Choice] = {}
        for at, (style, (text, icon)) in enumerate(STYLES.items()):
            button = self.styles[style] = _Choice(translate(text), icon)
            button.clicked.connect(partial(self._on_style, style))
            grid.addWidget(button, at // 2, at % 2)
        self.body.addLayout(grid)
        for box in (self.boxes, self.across, self.down):
            box.valueChanged.connect(self._on_number)
        model.changed.connect(self.refresh)
        self.refresh()

    def _on_number(self) -> None:
        wishes = self._model.wishes
        boxes, width, height = self.boxes.value(), self.across.value(), self.down.value()
        try:
            self._model.wish(replace(wishes, boxes=boxes, width=width, height=height))
        except InputError:  # more squares than the search can take: show the old size again
            self.refresh()

    def _on_style(self, style: RoomStyle) -> None:
        wished = None if self._model.wishes.style is style else style
        self._model.wish(replace(self._model.wishes, style=wished))

    def refresh(self) -> None:
        """Show the model's wishes."""
        wishes = self._model.wishes
        for box, value in ((self.boxes, wishes.boxes), (self.across, wishes.width), (self.down, wishes.height)):
            if box.value() != value:
                box.blockSignals(True)
                box.setValue(value)
                box.blockSignals(False)
        self.fewer.setEnabled(wishes.boxes > 1)
        self.more.setEnabled(wishes.boxes < MOST_BOXES)
        for style, button in self.styles.items():
            button.setChecked(wishes.style is style)


class LengthSection(Section):
    """Panel section for the method, the wanted number of pushes, and the seed."""

    def __init__(self, model: MakeModel) -> None:
        super().__init__()
        self._model = model
        self.method = Dropdown([(str(key), text) for key, text in METHODS], str(model.wishes.method or ANY))
        self.method.setAccessibleName(tr("Method"))
        self.method.setToolTip(tr("How rooms and goals are made"))
        self.method.chosen.connect(self._on_method)
        self._hint = Label("", 12, 400, "text2", wrap=True)
        self.pushes = RangeSlider("")
        self.pushes.setAccessibleName(tr("Wanted pushes"))
        self.pushes.setToolTip(tr("Drag either end; arrow keys move the upper one, with Shift the lower one"))
        self.pushes.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.pushes.set_values(PUSHES, open_end=True)
        self.pushes.changed.connect(self._on_pushes)
        self.seed = _number(tr("Seed"), model.seed, 0, 1_000_000_000)
        self.shuffle = IconButton("shuffle", tr("Another seed"))
        self.shuffle.clicked.connect(self._on_shuffle)
        self.seed.valueChanged.connect(model.set_seed)
        self.add(Label(tr("Method"), 12, 600, "text2"))
        self.add(self.method)
        self.add(self._hint)
        self.body.addSpacing(4)
        self.add(Label(tr("Wanted pushes"), 12, 600, "text2"))
        self.add(self.pushes)
        self.body.addSpacing(4)
        self.add(Label(tr("Seed"), 12, 600, "text2"))
        self.body.addLayout(_line(self.seed, self.shuffle))
        self.add(Label(tr("A seed always makes the same levels."), 12, 400, "text2", wrap=True))
        model.changed.connect(self.refresh)
        self.refresh()

    def _on_method(self, key: str) -> None:
        self._model.wish(replace(self._model.wishes, method=GenerationMethod(key) if key else None))

    def _on_pushes(self) -> None:
        self._model.wish(replace(self._model.wishes, least=self.pushes.low_value, most=self.pushes.high_value))

    def _on_shuffle(self) -> None:
        from random import randrange

        self.seed.setValue(randrange(1, 1_000_000))

    def refresh(self) -> None:
        """Show the model's wishes and seed."""
        wishes = self._model.wishes
        self._hint.setText(METHOD_HINTS[wishes.method or ANY])
        self.method.set_current(str(wishes.method or ANY))
        if (self.pushes.low_value, self.pushes.high_value) != (wishes.least, wishes.most):
            self.pushes.set_values((*PUSHES, wishes.least, wishes.most), open_end=True)
            self.pushes.set_ends(wishes.least, wishes.most)
        if self.seed.value() != self._model.seed:
            self.seed.setValue(self._model.seed)


class WeighSection(Section):
    """Panel section for the measures that are included in the difficulty."""

    def __init__(self, model: MakeModel) -> None:
        super().__init__(tr("Difficulty"), tr("what counts for the dots"))
        self.body.setSpacing(4)
        self.checks: dict[DifficultyMeasure, CheckBox] = {}
        for part, (text, tip) in PARTS.items():
            check = self.checks[part] = CheckBox(translate(text), wrap=True)
            check.setChecked(part in model.parts)
            check.setToolTip(translate(tip))
            check.toggled.connect(partial(model.weigh, part))
            self.add(check)
        self.body.addSpacing(4)
        self.add(Label(FORMULA, 12, 400, "text2", wrap=True))


class _Choice(PaintedButton):
    """Checkable button with an icon and a word, framed in the accent colour while it is checked."""

    def __init__(self, text: str, icon: str) -> None:
        super().__init__()
        self.setText(text)
        self.setCheckable(True)
        self._icon = icon
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        text = QFontMetricsF(theme.font(13, 600)).horizontalAdvance(self.text())
        return QSize(max(110, TEXT_LEFT + round(text) + 1 + TEXT_RIGHT), CONTROL_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, on = theme.current(), self.isChecked()
        painter = QPainter(self)
        line = tokens.accent if on else tokens.outline if tokens.contrast else tokens.border
        area = QRectF(self.rect())
        paint_rounded_rect(painter, area, surface(tokens.panel, tokens.hover, self, self.hover), QColor(line))
        if on:
            paint_rounded_rect(painter, area.adjusted(1, 1, -1, -1), None, QColor(line), 6)
        ink = tokens.accent if on else tokens.text
        icons.paint(painter, self._icon, QRectF(12, (self.height() - 17) / 2, 17, 17), ink)
        painter.setFont(theme.font(13, 600 if on else 500))
        painter.setPen(QColor(ink))
        painter.drawText(area.adjusted(TEXT_LEFT, 0, -TEXT_RIGHT, 0), Qt.AlignmentFlag.AlignVCenter, self.text())


def _number(name: str, value: int, least: int, most: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    spin_box.style_number_field(box, 34)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    box.setAccessibleName(name)
    box.setToolTip(tr("{name}, {least} to {most}", name=name, least=least, most=most))
    box.setKeyboardTracking(False)
    return box


def _line(*widgets: QWidget) -> QHBoxLayout:
    line = QHBoxLayout()
    line.setSpacing(8)
    for widget in widgets:
        line.addWidget(widget)
    return line


def _make_heading(name: str, note: str) -> QHBoxLayout:
    """Return the heading of a group of controls: its name and a note."""
    line = _line(Label(name, 12, 600, "text2"), Label(note, 12, 400, "text2"))
    line.addStretch(1)
    return line
