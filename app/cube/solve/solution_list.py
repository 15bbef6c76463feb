"""List of a cube's solutions to read, copy and show, with options for finding more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.base.language.wording import commas, label_value
from app.base.language.words import tr
from app.base.theme import icons, theme
from app.widgets.cards.card import RowModel, RowPainter, RowView, RowWords
from app.widgets.controls.buttons import Button, CheckBox
from app.widgets.explained_figures import FigureRect, FigureSpots, NamedFigure, find_figure_rects
from app.widgets.text import Label
from core.cube.metrics import Metric
from core.cube.moves import in_one_order, slice_turn_length
from core.cube.notation.notation import format_moves
from core.cube.solve.solver import ALL_FACES
from core.explain.cube import cube

ROW, MOST_ROWS, COPY = 30, 5, 26
FACES = "UDLRFB"


class _Solutions(RowModel[Sequence[str]]):
    metric = Metric.HTM

    def words(self, row: int) -> RowWords:
        moves = self.rows[row]
        text = format_moves(moves)
        turns = self.metric.turns(self.metric.length(moves))
        return RowWords(text, label_value(turns, text), f"{text}\n{self.lengths(moves)}")

    def lengths(self, moves: Sequence[str]) -> str:
        """Return the length in half turns, in quarter turns and in slice turns."""
        slices = slice_turn_length(moves)
        return commas(
            [
                *(metric.turns(metric.length(moves)) for metric in Metric),
                tr("{slices} if a slice turn counts once", slices=slices),
            ]
        )


class _Row(RowPainter):
    def __init__(self, model: _Solutions) -> None:
        super().__init__(ROW, model)
        self._model = model

    def paint_row(self, painter: QPainter, box: QRectF, row: int, current: bool) -> None:
        tokens, moves = theme.current(), self._model.rows[row]
        painter.setFont(theme.font(12, 600 if current else 500))
        painter.setPen(QColor(tokens.accent if current else tokens.text))
        words = box.adjusted(10, 0, -COPY - 34, 0)
        metrics = QFontMetricsF(painter.font())
        text = metrics.elidedText("  ".join(moves), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)
        painter.setPen(QColor(tokens.text))
        painter.setFont(theme.font(12, 600))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(_length_box(box), right, str(self._model.metric.length(moves)))
        place = QRectF(box.right() - COPY + 4, box.center().y() - 7, 14, 14)
        icons.paint(painter, "copy", place, tokens.text2)


def _length_box(row: QRectF) -> QRectF:
    """Return the rect of the length at the right of a row."""
    return row.adjusted(0, 0, -COPY - 6, 0)


class CubeSolutionList(QWidget):
    """List of the solutions found for a cube.

    A click or Enter shows one on the cube; its copy mark, or Ctrl+C, copies it.
    """

    chosen = Signal(object)
    """A solution is to be shown on the cube: its moves."""
    copied = Signal(str)
    """A solution is to be copied to the clipboard: its text."""
    wanted = Signal(int, str)
    """More solutions are wanted: the extra turns allowed, and the faces they may turn."""

    def __init__(self) -> None:
        super().__init__()
        self._longer = 0
        self._model = _Solutions(self)
        self.view = RowView(self._model, _Row(self._model), tr("Solutions"))
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.viewport().setAutoFillBackground(False)
        self.view.viewport().installEventFilter(self)
        self.view.installEventFilter(self)
        self._spots = FigureSpots(self.view.viewport())
        self.view.verticalScrollBar().valueChanged.connect(self._place_lengths)
        self.longer = Button(tr("One longer"))
        self.longer.clicked.connect(lambda: self.wanted.emit(self._longer + self._model.metric.step, self.faces))
        self.boxes = {face: CheckBox(face) for face in FACES}
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        for face, box in self.boxes.items():
            box.setChecked(True)
            box.setToolTip(tr("Whether {face} may be turned", face=face))
            box.clicked.connect(self._on_faces)
            line.addWidget(box)
        line.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.view)
        column.addWidget(self.longer, alignment=Qt.AlignmentFlag.AlignLeft)
        column.addWidget(Label(tr("Turning only"), 12, 400, "text2"))
        column.addLayout(line)

    @property
    def faces(self) -> str:
        """Faces that may be turned."""
        return "".join(face for face in ALL_FACES if self.boxes[face].isChecked())

    @property
    def rows(self) -> Sequence[Sequence[str]]:
        """Listed solutions."""
        return self._model.rows

    def show_solutions(
        self,
        found: Sequence[Sequence[str]],
        laid_out: Sequence[str],
        metric: Metric,
        longer: int,
        faces: str,
    ) -> None:
        """List the solutions found with `longer` and `faces`; `laid_out` is the one shown on the cube."""
        self._longer = longer
        if found is not self._model.rows or metric is not self._model.metric:
            self._model.metric = metric
            self._model.show(found)
        row = next((i for i, moves in enumerate(found) if in_one_order(moves) == in_one_order(laid_out)), -1)
        self.view.setCurrentIndex(self._model.index(row) if row >= 0 else QModelIndex())
        self.view.setVisible(bool(found))
        self.view.setFixedHeight(ROW * max(1, min(MOST_ROWS, len(found))) + 2)
        self.longer.setText(tr("One longer") if metric.step == 1 else tr("Two longer"))
        self.longer.setEnabled(bool(found))
        for face, box in self.boxes.items():
            box.setChecked(face in faces)
        self._place_lengths()

    def _place_lengths(self) -> None:
        """Place the figures of the visible rows' lengths, so that each opens its explanation."""
        places: list[FigureRect] = []
        sight, metric = self.view.viewport().rect(), self._model.metric
        for row, moves in enumerate(self.rows):
            area = self.view.visualRect(self._model.index(row))
            if area.intersects(sight):
                length = str(metric.length(moves))
                figure = NamedFigure(
                    tr("length of solution {number}", number=row + 1), length, cube.length(moves, metric)
                )
                box = _length_box(QRectF(area).adjusted(0, 1, 0, -1))
                places += find_figure_rects(length, (figure,), box, theme.font(12, 600), Qt.AlignmentFlag.AlignRight)
        self._spots.show(places)

    def _on_faces(self) -> None:
        self.wanted.emit(0, self.faces or ALL_FACES)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view.viewport() and event.type() in {QEvent.Type.Resize, QEvent.Type.Show}:
            self._place_lengths()
        if watched is self.view.viewport() and isinstance(event, QMouseEvent):
            return event.type() == QEvent.Type.MouseButtonRelease and self._on_click(event)
        if watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(event)
        return super().eventFilter(watched, event)

    def _on_click(self, event: QMouseEvent) -> bool:
        at = event.position().toPoint()
        index = self.view.indexAt(at)
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            if at.x() > self.view.viewport().width() - COPY - 2:
                self.copied.emit(format_moves(self._model.rows[index.row()]))
            else:
                self.chosen.emit(list(self._model.rows[index.row()]))
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        row = self.view.currentIndex().row()
        if row < 0:
            return False
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit(format_moves(self._model.rows[row]))
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.chosen.emit(list(self._model.rows[row]))
        else:
            return False
        return True
