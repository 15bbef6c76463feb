"""The board one plays on: boxes and the man are lifted, dragged and dropped, the man is sent about.

It never changes the game itself: it asks for moves with `wanted` and shows what the session then reports.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.sokoban.board.held import BoxInHand
from app.sokoban.board.held_view import LiftView
from app.sokoban.board.panning import Panning
from core.sokoban.board import State
from core.sokoban.path.paths import walk_path

DRAG_FROM_PX = 5.0
EDGE_PX = 28.0
"""So near to the edge of a level that is larger than the view, dragging pans it, and by so much at a time."""
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
WAYS = ((-1, 0), (0, -1), (1, 0), (0, 1))


class BoardView(LiftView):
    """See the module's text."""

    wanted = Signal(str)
    """The user asks for these moves (LURD)."""

    placed = Signal(int)
    """The user asks for the man to stand on this cell, where he cannot walk to."""

    refused = Signal(str)
    """The user asked for something impossible; a sentence that says so."""

    def __init__(self, start: State, parent: QWidget | None = None) -> None:
        super().__init__(start, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName("Sokoban board")
        self._pressed: QPointF | None = None
        self._grip = QPointF()
        self._pressed_again = False
        self._panning = Panning(self)

    # bringing it somewhere

    def _put(self, cell: int) -> bool:
        """Bring what is lifted to `cell`, if it can get there."""
        if self._held is None or not self._held.lit[cell]:
            return False
        _, route = self._held.route(cell, -1)
        self.drop()
        if route is not None:
            self.wanted.emit(route.lurd)
        return True

    def _say_no(self, cell: int) -> None:
        """Why what is lifted cannot be put on `cell`."""
        assert self._held is not None
        if not self._held.is_box:
            self.refused.emit("The man cannot get there.")
        elif isinstance(self._held, BoxInHand) and self._held.hopeless[cell]:
            self.refused.emit("The box could never get to a goal from there. Such squares are hidden now.")
        else:
            self.refused.emit(f"The box cannot be {'pulled' if self.choices.pull else 'pushed'} there.")

    def walk_to(self, cell: int) -> None:
        """Ask for the way to `cell`, or show that there is none."""
        self.finish()
        path = walk_path(self._state, cell)
        if path is None and self.choices.pull:
            self.placed.emit(cell)
        elif path is None:
            self.deny(cell)
            self.refused.emit("The man cannot get there.")
        elif path:
            self.wanted.emit(path)

    # mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._panning.press(event):
            return
        if event.button() == Qt.MouseButton.RightButton:
            self.drop()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.finish()
        cell = self._cell_at(event.position())
        if cell is None:
            self.drop()
        elif self._state.has_box(cell) or cell == self._state.man:
            self._pressed_again = self.lifted == cell
            if not self._pressed_again:
                self.lift(cell)
            self._pressed = event.position()
            self._grip = event.position() - self._rect(cell).topLeft()
            self._hover = self._cursor = -1
        elif not self._put(cell):
            if self._held is not None:
                self.drop()
            elif self._is_floor(cell):
                self.walk_to(cell)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position()
        if self._panning.move(event):
            return
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if self._held is None:
            cell = self._cell_at(place)
            over = cell is not None and (self._state.has_box(cell) or cell == self._state.man) and not self.moving
            self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)
            return
        pressed = self._pressed if held else None
        if pressed is not None and (self._carry is not None or (place - pressed).manhattanLength() > DRAG_FROM_PX):
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._pan_at_edge(place)
            self._carry_to(place - self._grip)
        self._follow(self._cell_at(place))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._panning.release(event):
            return
        if event.button() != Qt.MouseButton.LeftButton or self._held is None or self._pressed is None:
            return
        cell = self._cell_at(event.position())
        if self._carry is not None:
            if cell is None or not self._put(cell):
                if cell is not None and cell != self._held.cell:
                    self._say_no(cell)
                self.drop()
        elif self._pressed_again:
            self.drop()
        self._pressed = None

    def _pan_at_edge(self, place: QPointF) -> None:
        """Whoever drags something to the edge of the view wants to see what is beyond."""
        if self.is_whole:
            return
        by = QPointF(
            (place.x() < EDGE_PX) - (place.x() > self.width() - EDGE_PX),
            (place.y() < EDGE_PX) - (place.y() > self.height() - EDGE_PX),
        )
        if not by.isNull():
            self.pan(by * EDGE_PX)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._panning.wheel(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._cursor < 0:
            self._follow(None)

    def focusNextPrevChild(self, onward: bool) -> bool:
        """Tab goes from box to box, and on to the next control after the last of them."""
        if self.lift_next(1 if onward else -1):
            return True
        self.drop()
        return super().focusNextPrevChild(onward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = KEYS.get(Qt.Key(event.key()))
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if self._panning.key(event, True):
            return
        if event.key() == Qt.Key.Key_Escape and self._held is not None:
            self.drop()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._cursor >= 0 and self._held is not None:
            self._drop_at_cursor()
        elif way is not None and plain and self._cursor >= 0:
            self._move_cursor(way)
        elif way is not None and plain:
            self.finish()
            self.drop()
            self._step(self._facing.way(way), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._panning.key(event, False):
            super().keyReleaseEvent(event)

    def _step(self, way: int, pulling: bool) -> None:
        """One step of the man; a game played backwards pulls with Shift."""
        after = self._state.step(way)
        if self.choices.pull:
            if pulling and self._state.pull(way) is not None:
                self.wanted.emit("LURD"[way])
            elif after is not None and not self._state.has_box(after.man) and not pulling:
                self.wanted.emit("lurd"[way])
            else:
                self._turn(way)
        elif after is None:
            self._turn(way)
        else:
            self.wanted.emit("LURD"[way] if self._state.has_box(after.man) else "lurd"[way])

    def _turn(self, way: int) -> None:
        """The man looks at what is in his way."""
        self._look = way
        self._update_cell(self._man)

    # the keyboard's own pointer

    def _point_at(self, cell: int) -> None:
        self._update_cell(self._cursor)
        self._cursor = cell
        self._update_cell(cell)
        self._keep_in_view(cell)
        self._follow(cell)

    def _move_cursor(self, seen: int) -> None:
        """To the next square of floor that way."""
        x, y = self._facing.place(self._cursor)
        dx, dy = WAYS[seen]
        while (cell := self._facing.cell(x + dx, y + dy)) is not None:
            x, y = x + dx, y + dy
            if self._is_floor(cell):
                self._point_at(cell)
                return

    def _drop_at_cursor(self) -> None:
        assert self._held is not None
        cell = self._cursor
        if cell == self._held.cell:
            self.drop()
        elif not self._put(cell):
            self._say_no(cell)

    def lift_next(self, step: int) -> bool:
        """Take up the next box (or with -1 the one before it) by the keyboard; False after the last."""
        boxes = sorted(self._state.boxes, key=lambda box: self._facing.place(box)[::-1])
        at = boxes.index(self._held.cell) if self._held is not None and self._held.cell in boxes else None
        if not boxes or (at is not None and not 0 <= at + step < len(boxes)):
            return False
        self.lift(boxes[at + step if at is not None else 0 if step > 0 else -1])
        assert self._held is not None
        self._point_at(self._held.cell)
        return True
