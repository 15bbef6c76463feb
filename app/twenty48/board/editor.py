"""Editor of a 2048 board: an overlay for mouse and keys, and the bar below the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.actions import Actions
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.twenty48.board.board import Twenty48BoardView
from app.twenty48.board.words import square
from app.twenty48.model.model import Twenty48Model
from app.widgets.controls.buttons import Button
from app.widgets.keys import ARROWS, claim_key, is_plain_key
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Label
from core.base.words import phrase

UP = {Qt.Key.Key_Space, Qt.Key.Key_Plus, Qt.Key.Key_Equal}
DOWN = {Qt.Key.Key_Minus}
EMPTY = {Qt.Key.Key_0, Qt.Key.Key_Delete, Qt.Key.Key_Period}
DIGITS = {Qt.Key(Qt.Key.Key_1 + number): number + 1 for number in range(9)}
"""Exponent of the tile that a digit key sets: 1 for a tile of 2, 9 for one of 512."""
HELP = phrase("Click a square for the next tile, right click for the one before. Keys: arrows, +, −, 1 to 9, 0.")
RING = 3


class BoardEditor(QWidget):
    """Overlay of the board view for editing by mouse and keyboard; one cell has the keyboard cursor."""

    accessible_role = accessible.Role.Graphic

    def __init__(self, view: Twenty48BoardView, model: Twenty48Model) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        self.cell = 0
        self._turned = 0
        self.setAccessibleName(tr("Board editor"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()
        view.resized.connect(self._place)
        model.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        draft, was = self._model.draft, self.isVisibleTo(self._view)
        if draft is None:
            if was:
                had_focus = self.hasFocus()
                self.hide()
                if had_focus:
                    self._view.setFocus()
            return
        self.cell = min(self.cell, len(draft.board.cells) - 1)
        self._describe()
        if not was:
            self._place()
            self.show()
            self.setFocus()
        self.raise_()
        self.update()

    def _place(self) -> None:
        self.setGeometry(self._view.rect())

    def _describe(self) -> None:
        draft = self._model.draft
        if draft is not None:
            row, column = divmod(self.cell, draft.board.columns)
            tile = draft.board.cells[self.cell]
            place = tr("Row {row}, column {column}: {tile}", row=row + 1, column=column + 1, tile=square(tile))
            accessible.describe(self, place)

    def _cell_at(self, where: QPointF) -> int:
        """Return the index of the cell at a point, -1 if there is none."""
        draft, grid = self._model.draft, self._view.grid
        if draft is None:
            return -1
        rows, columns = draft.board.shape
        places = ((row, column) for row in range(rows) for column in range(columns))
        return next((r * columns + c for r, c in places if grid.cell_rect(c, r).contains(where)), -1)

    # mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        draft, cell = self._model.draft, self._cell_at(event.position())
        if draft is None or cell < 0:
            return
        self.cell = cell
        before = event.button() == Qt.MouseButton.RightButton or event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.button() == Qt.MouseButton.MiddleButton:
            draft.set(cell, 0)
        else:
            draft.step(cell, -1 if before else 1)
        self._refresh()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat a double click as two clicks."""
        self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        draft, cell = self._model.draft, self._cell_at(event.position())
        if draft is None or cell < 0:
            event.ignore()
            return
        self._turned += event.angleDelta().y()
        notches, self._turned = int(self._turned / 120), self._turned - 120 * int(self._turned / 120)
        if notches:
            self.cell = cell
            draft.step(cell, notches)
        event.accept()

    # keys

    def _wants(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        return is_plain_key(event) and (key in ARROWS or key in UP | DOWN | EMPTY or key in DIGITS)

    def event(self, event: QEvent) -> bool:
        return claim_key(event, self._wants) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        draft, key = self._model.draft, Qt.Key(event.key())
        if draft is None or not self._wants(event):
            super().keyPressEvent(event)
        elif key in ARROWS:
            (rows, columns), (right, down) = draft.board.shape, ARROWS[key]
            row, column = divmod(self.cell, columns)
            self.cell = max(0, min(row + down, rows - 1)) * columns + max(0, min(column + right, columns - 1))
            self._refresh()
        elif key in DIGITS:
            draft.set(self.cell, DIGITS[key])
        elif key in EMPTY:
            draft.set(self.cell, 0)
        else:
            draft.step(self.cell, 1 if key in UP else -1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        draft, grid = self._model.draft, self._view.grid
        if draft is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row, column = divmod(self.cell, draft.board.columns)
        inset = RING / 2
        painter.setPen(QPen(QColor(theme.current().accent), RING))
        box = grid.cell_rect(column, row).adjusted(-inset, -inset, inset, inset)
        painter.drawRoundedRect(box, grid.radius, grid.radius)


class EditBar(QWidget):
    """Bar below the board while it is edited: help or an error, and buttons."""

    def __init__(self, model: Twenty48Model, commands: Actions) -> None:
        super().__init__()
        self.setMinimumHeight(52)
        self._model = model
        self.words = Label(HELP, 12, 400, "text2", wrap=True)
        self.clear = Button(tr("Clear", context="empty all"))
        self.clear.setToolTip(tr("Take all tiles away"))
        self.clear.clicked.connect(self._on_clear)
        self.cancel = Button(tr("Cancel"))
        self.cancel.follow(commands["2048.back"])
        self.done = Button(tr("Play from here"), primary=True)
        self.done.follow(commands["2048.edit.done"])
        line = QHBoxLayout(self)
        line.setContentsMargins(28, 6, 24, 10)
        line.setSpacing(8)
        line.addWidget(self.words, 1)
        for button in (self.clear, self.cancel, self.done):
            line.addWidget(button)
        self.hide()
        model.changed.connect(self._refresh)
        self._refresh()

    def _on_clear(self) -> None:
        if self._model.draft is not None:
            self._model.draft.clear()

    def _refresh(self) -> None:
        draft = self._model.draft
        self.setVisible(draft is not None)
        if draft is not None:
            self.words.setText(draft.reason or HELP)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        box = QRectF(self.rect()).adjusted(16, 0, -12, -4)
        paint_rounded_rect(QPainter(self), box, QColor(tokens.panel), QColor(tokens.border), 10)
