"""The board one plays on: boxes are lifted, dragged and dropped, the man is sent about.

It never changes the game itself: it asks for moves with `wanted` and shows what the session then reports.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from app import theme
from app.sokoban import drawing
from app.sokoban.layers import Layers
from app.sokoban.outline import Run, runs_of
from app.sokoban.view import PositionView, around
from core.sokoban.board import State
from core.sokoban.paths import PushPath, push_path, walk_path
from core.sokoban.puzzle import Push, Walk
from core.sokoban.reach import Reach, reach

LIFT_PX = 12.0
LIFT_MS = 100
NO_MS = 600
DRAG_FROM_PX = 5.0
KEYS = {
    Qt.Key.Key_Left: 0,
    Qt.Key.Key_A: 0,
    Qt.Key.Key_H: 0,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_W: 1,
    Qt.Key.Key_K: 1,
    Qt.Key.Key_Right: 2,
    Qt.Key.Key_D: 2,
    Qt.Key.Key_L: 2,
    Qt.Key.Key_Down: 3,
    Qt.Key.Key_S: 3,
    Qt.Key.Key_J: 3,
}


class BoardView(PositionView):
    """See the module's text."""

    wanted = Signal(str)
    """The user asks for these moves (LURD)."""

    refused = Signal(str)
    """The user asked for something impossible; a sentence that says so."""

    picked = Signal(int)
    """A box was lifted; the number of squares it can be pushed to."""

    def __init__(self, start: State, parent: QWidget | None = None) -> None:
        super().__init__(start, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName("Sokoban board")
        self._reach: Reach | None = None
        self._path: PushPath | None = None
        self._pressed: QPointF | None = None
        self._pressed_again = False
        self._dragging = False
        self._hand = QPointF()
        self._hover = -1
        self._height = 0.0
        self._rise = QVariantAnimation(self)
        self._rise.valueChanged.connect(self._on_rise)

        self._no_cell = -1
        self._no = QVariantAnimation(self)
        self._no.setStartValue(1.0)
        self._no.setEndValue(0.0)
        self._no.setDuration(NO_MS)
        self._no.valueChanged.connect(lambda _: self._update_cell(self._no_cell))
        self._no.finished.connect(self._on_no_over)

    def show_level(self, state: State) -> None:
        self.drop()
        super().show_level(state)

    def show_steps(self, events: Iterable[tuple[Walk | Push, bool]], state: State) -> None:
        self.drop()
        super().show_steps(events, state)

    @property
    def lifted(self) -> int | None:
        """The cell whose box is lifted."""
        return self._reach.box if self._reach is not None else None

    @property
    def lit(self) -> Sequence[int]:
        """The cells that are lit: where the lifted box can be pushed."""
        return self._reach.cells()[1:] if self._reach is not None else ()

    @property
    def preview(self) -> PushPath | None:
        """The path drawn from the lifted box to the square under the pointer."""
        return self._path

    # lifting

    def lift(self, box: int) -> None:
        """Take up the box on `box`: its squares light up with the next frame."""
        self.finish()
        self.drop()
        layers = self._prepare()
        self._reach = reach(self._state, box)
        layers.light(_lit_runs(self._reach))
        self._rise_to(LIFT_PX)
        self.update()
        if self._reach.count == 1:
            self.refused.emit("This box cannot be pushed.")
        else:
            self.picked.emit(self._reach.count - 1)

    def drop(self) -> None:
        """Put the lifted box back where it was."""
        if self._reach is None:
            return
        self._reach = self._path = None
        self._dragging = False
        self._pressed = None
        if self._layers is not None:
            self._layers.lit = None
        self._rise.stop()
        self._height = 0.0
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.update()

    def _put(self, cell: int) -> bool:
        """Push the lifted box to `cell`, if it can get there."""
        if self._reach is None or cell not in self._reach or cell == self._reach.box:
            return False
        path = push_path(self._reach, cell)
        self.drop()
        if path is not None:
            self.wanted.emit(path.lurd)
        return True

    def _rise_to(self, height: float) -> None:
        self._rise.stop()
        self._rise.setDuration(theme.duration(LIFT_MS))
        self._rise.setStartValue(self._height)
        self._rise.setEndValue(height)
        self._rise.start()

    def _on_rise(self, height: float) -> None:
        self.update(self._carried_rect())
        self._height = height
        self.update(self._carried_rect())

    # walking

    def walk_to(self, cell: int) -> None:
        """Ask for the way to `cell`, or show that there is none."""
        self.finish()
        path = walk_path(self._state, cell)
        if path is None:
            self._no_cell = cell
            self._no.stop()
            self._no.start()
            self.refused.emit("The man cannot get there.")
        elif path:
            self.wanted.emit(path)

    def _on_no_over(self) -> None:
        cell, self._no_cell = self._no_cell, -1
        self._update_cell(cell)

    # mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.drop()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.finish()
        cell = self._cell_at(event.position())
        if cell is None:
            self.drop()
            return
        if self._state.has_box(cell):
            self._pressed_again = self.lifted == cell
            if not self._pressed_again:
                self.lift(cell)
            self._pressed = self._hand = event.position()
            self._hover = -1
        elif not self._put(cell):
            if self._reach is not None:
                self.drop()
            elif self._is_floor(cell):
                self.walk_to(cell)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position()
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if self._reach is None:
            cell = self._cell_at(place)
            over = cell is not None and self._state.has_box(cell) and not self.moving
            self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)
            return
        if held and self._pressed is not None:
            if not self._dragging and (place - self._pressed).manhattanLength() > DRAG_FROM_PX:
                self._dragging = True
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
            if self._dragging:
                self.update(self._carried_rect())
                self._hand = place
                self.update(self._carried_rect())
        self._follow(self._cell_at(place))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._reach is None or self._pressed is None:
            return
        cell = self._cell_at(event.position())
        if self._dragging:
            if cell is None or not self._put(cell):
                if cell != self._reach.box:
                    self.refused.emit("The box cannot be pushed there.")
                self.drop()
        elif self._pressed_again:
            self.drop()
        self._pressed = None

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._follow(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = KEYS.get(Qt.Key(event.key()))
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if event.key() == Qt.Key.Key_Escape and self._reach is not None:
            self.drop()
        elif way is not None and plain:
            self.finish()
            self.drop()
            after = self._state.step(way)
            if after is None:
                self._turn(way)
            else:
                self.wanted.emit("LURD"[way] if self._state.has_box(after.man) else "lurd"[way])
        else:
            super().keyPressEvent(event)

    def _turn(self, way: int) -> None:
        """The man looks at what is in his way."""
        self._look = way
        self._update_cell(self._man)

    def _follow(self, cell: int | None) -> None:
        """The pointer is over `cell` with a box lifted: draw the way there."""
        if self._reach is None or cell == self._hover:
            return
        self._hover = -1 if cell is None else cell
        path = push_path(self._reach, cell) if cell is not None else None
        if path is not None and not path.pushes:
            path = None
        self.update(self._path_region())
        self._path = path
        self.update(self._path_region())

    # the box in the hand

    def _carried(self) -> QRectF:
        """Where the lifted box is drawn."""
        assert self._reach is not None
        rect = self._rect(self._reach.box)
        if self._dragging and self._pressed is not None:
            rect.translate(self._hand - self._pressed)
        return rect.translated(0, -self._lift_height())

    def _lift_height(self) -> float:
        return self._height * min(1.0, self._fit.size / 40)

    def _carried_rect(self) -> QRect:
        if self._reach is None:
            return QRect()
        rect = self._carried()
        box = around(rect, self._fit.size * 0.3 + LIFT_PX + 4)
        return box.united(around(self._pill(rect), 2)) if self._path is not None else box

    def _pill(self, carried: QRectF) -> QRectF:
        """The pill above the box in the hand, or above the square under the pointer."""
        assert self._path is not None
        over = carried if self._dragging else self._rect(self._path.cells[-1])
        rect = drawing.pill_rect(self._pill_text(), QPointF(over.center().x(), over.top() - 15))
        rect.moveLeft(min(max(4.0, rect.left()), max(4.0, self.width() - rect.width() - 4)))
        rect.moveTop(max(4.0, rect.top()))
        return rect

    def _pill_text(self) -> str:
        assert self._path is not None
        return "1 push" if self._path.pushes == 1 else f"{self._path.pushes} pushes"

    def _path_region(self) -> QRegion:
        region = QRegion()
        if self._path is None:
            return region
        points = list(drawing.corners([self._rect(cell).center() for cell in self._path.cells]))
        for start, end in pairwise(points):
            region += around(QRectF(start, end).normalized(), 9)
        return region + self._carried_rect() + around(self._pill(self._carried()), 2)

    # painting

    def _on_new_layers(self, layers: Layers) -> None:
        if self._reach is not None:
            layers.light(_lit_runs(self._reach))

    def _hidden_box(self) -> int | None:
        return self.lifted

    def _paint_on_floor(self, painter: QPainter) -> None:
        if self._reach is not None:
            self._paint_in(painter, self._rect(self._reach.box), drawing.paint_slot)

    def _paint_below_figures(self, painter: QPainter) -> None:
        if self._path is not None:
            points = [self._rect(cell).center() for cell in self._path.cells]
            drawing.paint_path(painter, points, self._fit.size)

    def _paint_above(self, painter: QPainter, layers: Layers) -> None:
        if self._no_cell >= 0:
            fade = partial(drawing.paint_no, strength=float(self._no.currentValue() or 0.0))
            self._paint_in(painter, self._rect(self._no_cell), fade)
        if self._reach is None:
            return
        rect = self._carried()
        self._paint_in(painter, rect.translated(0, self._lift_height()), drawing.paint_lift_shadow)
        done = self._state.board.goals[self._reach.box]
        self._paint_figure(painter, layers.done if done else layers.box, rect)
        if self._path is not None:
            drawing.paint_pill(painter, self._pill_text(), self._pill(rect))


def _lit_runs(found: Reach) -> Iterator[Run]:
    """The squares to which the box can be pushed, without its own."""
    mask = bytearray(found.mask())
    mask[found.box] = 0
    return runs_of(found.state.board, mask)
