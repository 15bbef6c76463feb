"""Sokoban board widget: boxes and the man are lifted, dragged and dropped; a click makes the man walk.

The widget never changes the game itself: it asks for moves with the signal `wanted` and shows what the session then
reports.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QEvent, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.base.language.wording import clauses
from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from app.sokoban.board.lift import LiftController
from app.sokoban.board.motion import Event
from app.sokoban.board.panning import Panning
from app.sokoban.board.position import PositionDrawing, ShownPosition, paint_in
from app.sokoban.board.viewport import Viewport
from app.sokoban.board.words import SQUARES, places_of, rows_of, what_is_ahead
from app.sokoban.model.options import PlayOptions
from app.sokoban.skins import drawing
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.draft.grid import square_name
from core.sokoban.path.held_piece import BoardDeadlocks, HeldPiece
from core.sokoban.path.paths import walk_path
from core.sokoban.transform import Symmetry

DRAG_FROM_PX = 5.0
EDGE_PX = 28.0
"""Width of the edge zone in which dragging pans a level larger than the view; also one pan step."""
REFUSAL_MS = 600
NO_WAY = phrase("The man cannot get there. Push the boxes out of his way first.")
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


class BoardOverlay(Protocol):
    """Layer that is painted over the board in addition to the level."""

    def paint_floor(self, painter: QPainter) -> None:
        """Paint on the floor, below the walls."""
        ...

    def paint_marks(self, painter: QPainter) -> None:
        """Paint above the pieces."""
        ...


class SokobanBoardView(QWidget):
    """Widget that shows a Sokoban position and lets the user move its pieces."""

    wanted = Signal(str)
    """Emitted with moves (LURD) that the user asks for."""

    placed = Signal(int)
    """Emitted with a cell on which the user wants the man to stand, although he cannot walk there."""

    refused = Signal(str)
    """Emitted with a sentence that says why what the user asked for is impossible."""

    pointed = Signal(object)
    """Emitted with the cell that the mouse or keyboard points at, when it changes; None for no cell."""

    overlay: BoardOverlay | None = None
    accessible_role = accessible.Role.Graphic

    def __init__(self, start: State, deadlocks: BoardDeadlocks, options: PlayOptions) -> None:
        super().__init__()
        self.setMinimumSize(160, 120)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Sokoban board"))
        self.viewport = Viewport(self, start)
        self.position = ShownPosition(self, self.viewport, options, start)
        self.lift = LiftController(self, self.viewport, self.position, deadlocks, options)
        self._panning = Panning(self, self.viewport)
        self._pressed: QPointF | None = None
        self._grip = QPointF()
        self._pressed_again = False
        self._framed: tuple[int, ...] = ()
        self._hinted: int | None = None
        self._shown_to: int | None = None
        self._pointed: int | None = None
        self._refused_cell = -1
        self._refusal = QVariantAnimation(self)
        self._refusal.setStartValue(1.0)
        self._refusal.setEndValue(0.0)
        self._refusal.setDuration(REFUSAL_MS)
        self._refusal.valueChanged.connect(lambda _: self.position.update_cell(self._refused_cell))
        self._refusal.finished.connect(self._on_refusal_over)

    # what is shown

    @property
    def state(self) -> State:
        """Position on the board; during an animation, the one it leads to."""
        return self.position.state

    def show_level(self, state: State, deadlocks: BoardDeadlocks) -> None:
        """Show another level, or another position of the same one, at once, with the deadlocks of its board."""
        self.lift.drop()
        self.lift.deadlocks = deadlocks
        other = state.board is not self.state.board
        self.position.show(state)
        if other:
            self.viewport.show_level(state)
        self.viewport.keep_in_view(state.man)
        accessible.notify_change(self)

    def show_steps(self, events: Iterable[tuple[Event, bool]], state: State) -> None:
        """Animate events of the engine, each forward or undone, that lead to `state`."""
        self.lift.drop()
        self.position.finish()
        self.viewport.keep_in_view(state.man)
        self.position.play(events, state)
        accessible.notify_change(self)

    def turn(self, symmetry: Symmetry) -> None:
        """Show the level turned or mirrored; the game itself does not change."""
        self.lift.drop()
        self.position.finish()
        self.viewport.turn(self.state, symmetry)
        accessible.notify_change(self)

    def accessible_value(self) -> str:
        """Return where the man, the boxes and the goals are, in words for screen readers."""
        return places_of(self.viewport.orientation.state(self.state))

    def accessible_details(self) -> str:
        """Return the rows of the board in words for screen readers."""
        return ". ".join(rows_of(self.viewport.orientation.state(self.state))) + "."

    def square_in_words(self, cell: int) -> str:
        """Return the name of a square and what stands on it, in words."""
        board, state = self.state.board, self.state
        sign = "@" if cell == state.man else "$" if state.has_box(cell) else "#" if board.walls[cell] else " "
        if board.goals[cell]:
            sign = {"@": "+", "$": "*", " ": "."}[sign]
        return clauses((square_name(*self.viewport.orientation.square(cell)), translate(SQUARES[sign])))

    def frame_boxes(self, boxes: Sequence[int]) -> None:
        """Frame the boxes of a deadlock; an empty sequence removes the frames."""
        if tuple(boxes) != self._framed:
            self._framed = tuple(boxes)
            self.update()

    def frame_hint(self, box: int | None, target: int | None) -> None:
        """Frame the box to be pushed next and, if `target` is given, draw an arrow to that cell."""
        if (box, target) != (self._hinted, self._shown_to):
            self._hinted, self._shown_to = box, target
            self.update()

    @property
    def shown_push(self) -> tuple[int, int] | None:
        """Cells between which the arrow of the hint is drawn; None without an arrow."""
        return None if self._hinted is None or self._shown_to is None else (self._hinted, self._shown_to)

    @property
    def framed_boxes(self) -> Sequence[int]:
        """Cells of the boxes framed as part of a deadlock."""
        return self._framed

    def refuse(self, cell: int) -> None:
        """Mark a square as out of reach for a moment."""
        self.position.finish()
        self._refused_cell = cell
        self._refusal.stop()
        self._refusal.start()

    def _on_refusal_over(self) -> None:
        cell, self._refused_cell = self._refused_cell, -1
        self.position.update_cell(cell)

    def centre_of(self, cell: int) -> QPointF:
        """Return the centre of a cell in widget coordinates."""
        return self.viewport.rect(cell).center()

    def picture(self) -> PositionDrawing:
        """Return a drawing of the board as it is seen, for export."""
        return PositionDrawing(self.viewport.orientation.state(self.state), self.position.facing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()
        self.viewport.changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        region = event.region()
        position, lift = self.position, self.lift
        painter = QPainter(self)
        painter.setClipRegion(region)
        position.paint_ground(painter, region)
        lift.paint_slot(painter)
        if self.overlay is not None:
            self.overlay.paint_floor(painter)
        position.paint_walls(painter, region)
        lift.paint_route(painter)
        position.paint_pieces(painter, region)
        if self.overlay is not None:
            self.overlay.paint_marks(painter)
        self._paint_marks(painter)
        lift.paint(painter)

    def _paint_marks(self, painter: QPainter) -> None:
        if self._refused_cell >= 0:
            fade = partial(drawing.paint_refusal, strength=float(self._refusal.currentValue() or 0.0))
            paint_in(painter, self.viewport.rect(self._refused_cell), fade)
        if self.position.moving:
            return
        tokens = theme.current()
        frames = [(cell, tokens.danger) for cell in self._framed]
        if self._hinted is not None:
            frames.append((self._hinted, tokens.accent))
        if self.shown_push is not None:
            begin, end = (self.centre_of(cell) for cell in self.shown_push)
            drawing.paint_arrow(painter, begin, end, self.viewport.rect(self.shown_push[0]).width())
        for cell, ink in frames:
            if cell != self.lift.cell:
                name = square_name(*self.viewport.orientation.square(cell))
                paint_in(painter, self.viewport.rect(cell), partial(drawing.paint_box_frame, name=name, ink=ink))

    # putting pieces down and walking

    def _put(self, cell: int) -> bool:
        """Move the lifted piece to `cell`; False if it cannot be put there."""
        piece = self.lift.held
        if piece is None or not piece.targets[cell]:
            return False
        route = self.lift.route_to(cell)
        self.lift.drop()
        if route is not None:
            self.wanted.emit(route.lurd)
        return True

    def _reason_against(self, held: HeldPiece, cell: int) -> str:
        """Return the sentence that says why the lifted piece cannot be put on `cell`."""
        if not held.is_box:
            return translate(NO_WAY)
        if held.dead[cell]:
            return tr("The box could never get to a goal from there. The play options show such squares.")
        if self.lift.deadlocks.pull:
            return tr("The box cannot be pulled there. Choose a lit square.")
        return tr("The box cannot be pushed there. Choose a lit square.")

    def walk_to(self, cell: int) -> None:
        """Ask for the moves that bring the man to `cell`, or mark the cell as out of reach."""
        self.position.finish()
        path = walk_path(self.state, cell)
        if path is None and self.lift.deadlocks.pull:
            self.placed.emit(cell)
        elif path is None:
            self.refuse(cell)
            self.refused.emit(translate(NO_WAY))
        elif path:
            self.wanted.emit(path)

    # mouse

    def _can_lift(self, cell: int | None) -> bool:
        return cell is not None and (self.state.has_box(cell) or cell == self.state.man)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._panning.press(event):
            return
        if event.button() == Qt.MouseButton.RightButton:
            self.lift.drop()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.position.finish()
        cell = self.viewport.cell_at(event.position())
        if cell is None:
            self.lift.drop()
        elif self._can_lift(cell):
            self._pressed_again = self.lift.cell == cell
            if not self._pressed_again:
                self.lift.take(cell)
            self._pressed = event.position()
            self._grip = event.position() - self.viewport.rect(cell).topLeft()
            self.lift.forget_target()
        elif not self._put(cell):
            if self.lift.held is not None:
                self.lift.drop()
            elif self.viewport.is_floor(cell):
                self.walk_to(cell)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position()
        if self._panning.move(event):
            return
        cell = self.viewport.cell_at(place)
        self._point_at(cell)
        if self.lift.held is None:
            over = self._can_lift(cell) and not self.position.moving
            self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)
            return
        pressed = self._pressed if event.buttons() & Qt.MouseButton.LeftButton else None
        if pressed is not None and (self.lift.is_dragged or (place - pressed).manhattanLength() > DRAG_FROM_PX):
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._pan_at_edge(place)
            self.lift.carry_to(place - self._grip)
        self.lift.point_at(self.viewport.cell_at(place))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._panning.release(event):
            return
        held = self.lift.held
        if event.button() != Qt.MouseButton.LeftButton or held is None or self._pressed is None:
            return
        cell = self.viewport.cell_at(event.position())
        if self.lift.is_dragged:
            if cell is None or not self._put(cell):
                self.lift.drop()
                if cell is not None and cell != held.cell:
                    self.refused.emit(self._reason_against(held, cell))
        elif self._pressed_again:
            self.lift.drop()
        self._pressed = None

    def _pan_at_edge(self, place: QPointF) -> None:
        """Pan the board when a piece is dragged to the edge of the view."""
        if self.viewport.is_whole:
            return
        direction = QPointF(
            (place.x() < EDGE_PX) - (place.x() > self.width() - EDGE_PX),
            (place.y() < EDGE_PX) - (place.y() > self.height() - EDGE_PX),
        )
        if not direction.isNull():
            self.viewport.pan(direction * EDGE_PX)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._panning.wheel(event)

    def _point_at(self, cell: int | None) -> None:
        if cell != self._pointed:
            self._pointed = cell
            self.pointed.emit(cell)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)
        if self.lift.cursor < 0:
            self.lift.point_at(None)

    # keyboard

    def focusNextPrevChild(self, onward: bool) -> bool:
        """Let Tab lift one box after the other, and leave the board after the last of them."""
        if self.lift_next(1 if onward else -1):
            return True
        self.lift.drop()
        return super().focusNextPrevChild(onward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = KEYS.get(Qt.Key(event.key()))
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if self._panning.key(event, True):
            return
        lift = self.lift
        if event.key() == Qt.Key.Key_Escape and lift.held is not None:
            lift.drop()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and lift.cursor >= 0:
            self._put_at_cursor()
        elif way is not None and plain and lift.cursor >= 0:
            self._move_cursor(way)
        elif way is not None and plain:
            self.position.finish()
            lift.drop()
            self._step(self.viewport.orientation.way(way), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._panning.key(event, False):
            super().keyReleaseEvent(event)

    def _step(self, way: int, pulling: bool) -> None:
        """Ask for one step of the man; in a game played backwards, Shift makes it a pull."""
        state = self.state
        after = state.step(way)
        if self.lift.deadlocks.pull:
            if pulling and state.pull(way) is not None:
                self.wanted.emit("LURD"[way])
            elif after is not None and not state.has_box(after.man) and not pulling:
                self.wanted.emit("lurd"[way])
            else:
                self._stay(way)
        elif after is None:
            self._stay(way)
        else:
            self.wanted.emit("LURD"[way] if state.has_box(after.man) else "lurd"[way])

    def _stay(self, way: int) -> None:
        """Turn the man towards an obstacle without a move, and announce what is ahead."""
        self.position.turn_man(way)
        ahead = self.state.man + (-1, -self.state.board.stride, 1, self.state.board.stride)[way]
        seen = self.viewport.orientation.seen_way(way)
        accessible.announce(self, what_is_ahead(seen, wall=bool(self.state.board.walls[ahead])))

    def _move_cursor(self, seen: int) -> None:
        """Move the keyboard cursor to the next floor square in a direction on the screen."""
        orientation = self.viewport.orientation
        x, y = orientation.square(self.lift.cursor)
        dx, dy = WAYS[seen]
        while (cell := orientation.cell(x + dx, y + dy)) is not None:
            x, y = x + dx, y + dy
            if self.viewport.is_floor(cell):
                self.lift.move_cursor(cell)
                self._point_at(cell)
                piece = self.lift.held
                words = self.square_in_words(cell)
                if piece is not None and piece.targets[cell]:
                    words = tr("{square}, in reach", square=words)
                accessible.announce(self, words)
                return

    def _put_at_cursor(self) -> None:
        cell, held = self.lift.cursor, self.lift.held
        if held is None or cell == held.cell:
            self.lift.drop()
        elif not self._put(cell):
            self.refused.emit(self._reason_against(held, cell))

    def lift_next(self, step: int) -> bool:
        """Lift the next box by keyboard (or the previous one with -1); False if there is none."""
        boxes = sorted(self.state.boxes, key=lambda box: self.viewport.orientation.square(box)[::-1])
        lifted_cell = self.lift.cell
        at = boxes.index(lifted_cell) if lifted_cell in boxes else None
        if not boxes or (at is not None and not 0 <= at + step < len(boxes)):
            return False
        box = boxes[at + step if at is not None else 0 if step > 0 else -1]
        self.lift.take(box)
        self.lift.move_cursor(box)
        accessible.announce(self, self.square_in_words(box))
        return True
