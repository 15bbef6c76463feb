"""Choice of the 2048 board's shape: square sizes, and any other by its rows and columns."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.base.language.words import tr
from app.widgets.cards.popover import Popover
from app.widgets.controls.buttons import Button
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.segment import Segment
from app.widgets.text import Label, row
from core.twenty48.puzzle import default_target
from core.twenty48.shape import LEAST, MOST, SQUARES, BoardShape, parse_shape

OTHER = "other"
PADDING = 7
"""Horizontal padding of a choice, small so that eight choices leave room for the page's title."""


class ShapeChoice(QWidget):
    """Row of square sizes that ends in "Other" or the current rectangle; a list in a narrow header."""

    chosen = Signal(object)
    """Emitted with the chosen `BoardShape`."""

    def __init__(self, shape: BoardShape) -> None:
        super().__init__()
        self._shape = shape
        squares = [(str(one.option_value), one.title) for one in SQUARES]
        self.segment = Segment([*squares, (OTHER, tr("Other", context="a board"))], "", padding=PADDING)
        self.segment.setAccessibleName(tr("Board size"))
        self.list = Dropdown([*squares, (OTHER, tr("Other…", context="a board"))], squares[0][0])
        self.list.setAccessibleName(tr("Board size"))
        self.list.setToolTip(tr("Board size"))
        self.list.hide()
        # "Other" opens the card even if it is already selected, to choose another rectangle
        self.segment.option(OTHER).clicked.connect(self.ask)
        self.segment.chosen.connect(self._on_chosen)
        self.list.chosen.connect(self._on_chosen)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.segment)
        line.addWidget(self.list)
        self.show_shape(shape)

    def show_shape(self, shape: BoardShape) -> None:
        """Select a shape without emitting a signal."""
        self._shape = shape
        key = str(shape.option_value)
        other = self.segment.option(OTHER)
        text = tr("Other", context="a board") if shape.side else shape.title
        if other.text() != text:
            other.setText(text)
            other.updateGeometry()
        other.setToolTip(
            tr("Any rows and columns")
            if shape.side
            else tr("{board} is played; choose other rows and columns", board=shape.title)
        )
        self.segment.set_current(key if shape.side else OTHER)
        played = [] if shape.side else [(key, shape.title)]
        squares = [(str(square.option_value), square.title) for square in SQUARES]
        self.list.set_choices([*squares, *played, (OTHER, tr("Other…", context="a board"))], key)

    @property
    def is_folded(self) -> bool:
        """Whether the choices are folded into a list."""
        return self.segment.isHidden()

    @property
    def room_saved(self) -> int:
        """Pixels of width that the list saves against the choices side by side."""
        return self.segment.sizeHint().width() - self.list.sizeHint().width()

    def fold(self, folded: bool) -> None:
        """Show the list instead of the row of choices, or the row again."""
        self.segment.setVisible(not folded)
        self.list.setVisible(folded)

    def ask(self) -> ShapeCard:
        """Open the card that asks for rows and columns, and return it."""
        self.show_shape(self._shape)
        anchor = self.list if self.list.isVisible() else self.segment.option(OTHER)
        card = ShapeCard(self.window(), self._shape)
        card.chosen.connect(self.chosen)
        card.open_at(anchor.mapToGlobal(QPoint(0, anchor.height() + 6)))
        return card

    def _on_chosen(self, key: str) -> None:
        if key != OTHER:
            self.chosen.emit(parse_shape(key))
            return
        # nothing is chosen yet, so the selection returns to the current shape while the card asks
        self.show_shape(self._shape)
        if not self.list.isHidden():
            self.ask()


class ShapeCard(Popover):
    """Popover for choosing rows and columns; it shows the default target and changes nothing before Play."""

    chosen = Signal(object)
    """Emitted with the chosen `BoardShape`."""

    def __init__(self, window: QWidget, shape: BoardShape) -> None:
        super().__init__(window)
        self.setAccessibleName(tr("Rows and columns"))
        counts = [(str(count), str(count)) for count in range(LEAST, MOST + 1)]
        self.rows, self.columns = Segment(counts, str(shape.rows)), Segment(counts, str(shape.columns))
        self.sentence = Label("", 12, 400, "text2")
        self.go = Button("", primary=True)
        self.go.clicked.connect(self._on_go)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        labels = [Label(tr("Rows"), 13, 500), Label(tr("Columns"), 13, 500)]
        for label, choice in zip(labels, (self.rows, self.columns), strict=True):
            choice.setAccessibleName(label.text())
            choice.chosen.connect(self._refresh)
            label.setFixedWidth(max(64, *(one.sizeHint().width() for one in labels)))
            column.addWidget(row(label, choice))
        column.addWidget(self.sentence)
        column.addWidget(row(self.go))
        self._refresh()

    @property
    def shape(self) -> BoardShape:
        """Shape that is selected in the card."""
        return BoardShape(int(self.rows.current), int(self.columns.current))

    def open_at(self, corner: QPoint) -> None:
        """Show the card with its upper left corner at `corner`."""
        self.adjustSize()
        self.place(corner)
        self.show()
        self.rows.setFocus()

    def _refresh(self) -> None:
        shape = self.shape
        self.sentence.setText(
            tr(
                "{squares} squares, played to {target} unless you choose another target",
                squares=shape.cells,
                target=1 << default_target(shape),
            )
        )
        self.go.setText(tr("Play {board}", board=shape.title))
        self.go.setAccessibleName(self.go.text())

    def _on_go(self) -> None:
        shape = self.shape
        self.close()
        self.chosen.emit(shape)
