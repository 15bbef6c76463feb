"""Fields for the grid of a picture: number, size and position of its squares."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QVBoxLayout, QWidget

from app.base.language.words import tr
from app.sokoban.picture.model import PictureModel
from app.widgets.controls import spin_box
from app.widgets.controls.segment import Segment
from app.widgets.text import Label
from core.picture.grid import FEWEST, SMALLEST, PictureGrid


class GridFields(QWidget):
    """Fields for the grid of a picture, and a choice of other grids that it may be mistaken for."""

    def __init__(self, model: PictureModel) -> None:
        super().__init__()
        self._model = model
        wide, high = model.image.width(), model.image.height()
        self.side = _field(tr("Square"), SMALLEST, min(wide, high) / FEWEST)
        self.left = _field(tr("Left", context="edge of a grid"), -float(wide), float(wide))
        self.top = _field(tr("Top", context="edge of a grid"), -float(high), float(high))
        self._offered: dict[str, PictureGrid] = {}
        self._offers = QHBoxLayout()
        self._offers.addStretch(1)
        self.choice = self._make_size_choice(("",))
        self._offers.insertWidget(0, self.choice)
        fields = QHBoxLayout()
        fields.setSpacing(8)
        for name, field in (
            (tr("Square, px"), self.side),
            (tr("Left", context="edge of a grid"), self.left),
            (tr("Top", context="edge of a grid"), self.top),
        ):
            column = QVBoxLayout()
            column.setSpacing(2)
            column.addWidget(Label(name, 11, 400, "text2"))
            column.addWidget(field)
            fields.addLayout(column, 1)
            field.valueChanged.connect(self._on_value)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addWidget(Label(tr("How many squares?"), 11, 400, "text2"))
        whole.addLayout(self._offers)
        whole.addLayout(fields)
        model.gridded.connect(self.refresh)
        model.read.connect(self.refresh)
        self.refresh()

    @property
    def offered_sizes(self) -> Sequence[str]:
        """Columns and rows of the grid and of the alternatives, as texts."""
        return [*self._offered]

    def refresh(self) -> None:
        """Show the current grid."""
        grid = self._model.grid
        for field, value in ((self.side, grid.size), (self.left, grid.left), (self.top, grid.top)):
            with QSignalBlocker(field):
                field.setValue(value)
        if not self._model.reading:
            self._offer((grid, *self._model.others), grid)
        else:
            self.choice.set_current(_words(grid))

    def _offer(self, grids: Sequence[PictureGrid], current: PictureGrid) -> None:
        offered = {_words(one): one for one in sorted(grids, key=lambda one: one.columns)}
        if list(offered) != list(self._offered):
            before, had_focus = self.choice, self.choice.isAncestorOf(self.focusWidget() or self)
            self.choice = self._make_size_choice([*offered])
            self._offers.replaceWidget(before, self.choice)
            before.hide()
            before.deleteLater()
            if had_focus:
                self.choice.setFocus()
        self._offered = offered
        self.choice.set_current(_words(current))

    def _make_size_choice(self, offered: Sequence[str]) -> Segment:
        choice = Segment([(words, words) for words in offered], "")
        choice.setAccessibleName(tr("Squares across and down"))
        choice.setToolTip(tr("How many squares the picture shows; textures may look like smaller or larger squares"))
        choice.chosen.connect(lambda words: self._model.take(self._offered[words]))
        return choice

    def _on_value(self) -> None:
        self._model.put(self.left.value(), self.top.value(), self.side.value())


def _words(grid: PictureGrid) -> str:
    return f"{grid.columns} × {grid.rows}"


def _field(name: str, least: float, most: float) -> QDoubleSpinBox:
    field = QDoubleSpinBox()
    field.setDecimals(1)
    field.setRange(least, most)
    field.setSingleStep(0.5)
    spin_box.style_number_field(field, 30)
    field.setAccessibleName(tr("{name}, in pixels", name=name))
    field.setToolTip(tr("{name}, in pixels of the picture; up and down change it", name=name))
    field.setKeyboardTracking(False)
    field.setMinimumWidth(56)
    return field
