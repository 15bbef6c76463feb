"""The board: shows a position, lets boxes be lifted, dragged and dropped, and the man be sent about.

It never changes the game itself: it asks for moves with `wanted` and shows what the session then reports.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from app import theme
from app.sokoban import drawing
from app.sokoban.layers import MARGIN, Fit, Layers, theme_key
from app.sokoban.motion import Motion, Step, step
from app.sokoban.outline import Outline, Run, outline, runs_of
from core.sokoban.board import State
from core.sokoban.paths import PushPath, push_path, walk_path
from core.sokoban.puzzle import Push, Walk
from core.sokoban.reach import Reach, reach

FRAME_MS = 16
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


class BoardView(QWidget):
    """See the module's text. Cells are those of `core.sokoban.board`."""

    wanted = Signal(str)
    """The user asks for these moves (LURD)."""

    refused = Signal(str)
    """The user asked for something impossible; a sentence that says so."""

    picked = Signal(int)
    """A box was lifted; the number of squares it can be pushed to."""

    def __init__(self, start: State, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(160, 120)
        self.setAccessibleName("Sokoban board")
        self.smooth = True
        self._state = start
        self._shape: Outline = outline(start)
        self._fit: Fit | None = None
        self._layers: Layers | None = None
        self._layers_for: tuple[QSize, float, str] | None = None

        self._boxes = set(start.boxes)
        self._man = start.man
        self._look = 3
        self._motion = Motion()
        self._clock = QElapsedTimer()
        self._frames = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(self._on_frame)

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
        theme.manager().changed.connect(self.update)

    # what the page tells

    def show_level(self, state: State) -> None:
        """Another level, or the same one from elsewhere in its history: shown at once."""
        self.drop()
        self._motion.stop()
        self._frames.stop()
        if state.board is not self._state.board:
            self._shape = outline(state)
            self._layers_for = None
            self._look = 3
        self._settle(state)
        self.update()

    def show_steps(self, events: Iterable[tuple[Walk | Push, bool]], state: State) -> None:
        """Show events of the engine (each forward or undone) that lead to `state`."""
        self.drop()
        self.finish()
        steps = [step(event, forward) for event, forward in events]
        if steps and self.smooth and theme.duration(1) and self.isVisible():
            self._state = state
            self._motion.begin(steps)
            self._clock.start()
            self._frames.start()
            self._begin_step(self._motion.current)
            return
        if steps:
            self._look = steps[-1].direction
        self._settle(state)
        self.update()

    def finish(self) -> None:
        """Bring a running movement to its end at once."""
        if self._frames.isActive():
            for one in self._motion.stop():
                self._end_step(one)
            self._frames.stop()
            self._settle(self._state)

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        return self._frames.isActive()

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

    def centre_of(self, cell: int) -> QPointF:
        """The middle of a cell in the widget's coordinates."""
        self._prepare()
        return self._rect(cell).center()

    # lifting

    def lift(self, box: int) -> None:
        """Take up the box on `box`: its squares light up with the next frame."""
        self.finish()
        self.drop()
        self._prepare()
        self._reach = reach(self._state, box)
        if self._layers is not None:
            self._layers.light(_lit_runs(self._reach))
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

    # movement

    def _settle(self, state: State) -> None:
        self._state = state
        self._boxes = set(state.boxes)
        self._man = state.man

    def _begin_step(self, one: Step | None) -> None:
        if one is not None:
            self._look = one.direction

    def _end_step(self, one: Step) -> None:
        self._look = one.direction
        self._man = one.man_to
        if one.box_from >= 0:
            self._boxes.discard(one.box_from)
            self._boxes.add(one.box_to)

    def _on_frame(self) -> None:
        self._update_moving()
        for one in self._motion.advance(self._clock.restart()):
            self._end_step(one)
            for cell in (one.man_from, one.man_to, one.box_from, one.box_to):
                self._update_cell(cell)
        now = self._motion.current
        self._begin_step(now)
        if now is None:
            self._frames.stop()
            self._settle(self._state)
        self._update_moving()

    def _update_moving(self) -> None:
        now = self._motion.current
        cells = (self._man,) if now is None else (now.man_from, now.man_to, now.box_from, now.box_to)
        for cell in cells:
            self._update_cell(cell)

    # geometry

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    def _prepare(self) -> None:
        """Make the pictures if level, size, pixel ratio or theme have changed."""
        ratio = self.devicePixelRatioF()
        wanted = (self.size(), ratio, theme_key())
        if self._layers_for == wanted and self._fit is not None:
            return
        self._fit = Fit(self._shape, self.size(), ratio)
        self._layers = Layers(self._shape, self._fit, ratio)
        if self._reach is not None:
            self._layers.light(_lit_runs(self._reach))
        self._layers_for = wanted

    def _rect(self, cell: int) -> QRectF:
        x, y = self._state.board.xy(cell)
        assert self._fit is not None
        return self._fit.rect(x, y)

    def _cell_at(self, place: QPointF) -> int | None:
        self._prepare()
        assert self._fit is not None
        x, y = self._fit.square(place.x(), place.y())
        board = self._state.board
        return board.cell(x, y) if 0 <= x < board.width and 0 <= y < board.height else None

    def _is_floor(self, cell: int) -> bool:
        return bool(self._shape.floor[cell])

    def _update_cell(self, cell: int) -> None:
        if cell >= 0 and self._fit is not None:
            self.update(_around(self._rect(cell), self._fit.size * 0.3 + 2))

    def _carried(self) -> QRectF:
        """Where the lifted box is drawn."""
        assert self._reach is not None
        rect = self._rect(self._reach.box)
        if self._dragging and self._pressed is not None:
            rect.translate(self._hand - self._pressed)
        return rect.translated(0, -self._lift_height())

    def _lift_height(self) -> float:
        assert self._fit is not None
        return self._height * min(1.0, self._fit.size / 40)

    def _carried_rect(self) -> QRect:
        if self._reach is None or self._fit is None:
            return QRect()
        rect = self._carried()
        around = _around(rect, self._fit.size * 0.3 + LIFT_PX + 4)
        return around.united(_around(self._pill(rect), 2)) if self._path is not None else around

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
        if self._path is None or self._fit is None:
            return region
        points = list(drawing.corners([self._rect(cell).center() for cell in self._path.cells]))
        for start, end in zip(points, points[1:], strict=False):
            region += _around(QRectF(start, end).normalized(), 9)
        return region + self._carried_rect() + _around(self._pill(self._carried()), 2)

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        self._prepare()
        layers, fit = self._layers, self._fit
        assert layers is not None and fit is not None
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        area = event.rect()
        ground = layers.lit or layers.ground
        self._paint_large(painter, ground, area)
        if self._reach is not None:
            self._paint_in(painter, self._rect(self._reach.box), drawing.paint_slot)
        self._paint_large(painter, layers.walls, area)
        if self._path is not None:
            drawing.paint_path(painter, [self._rect(cell).center() for cell in self._path.cells], fit.size)
        self._paint_figures(painter, QRectF(area))
        if self._no_cell >= 0:
            strength = float(self._no.currentValue() or 0.0)
            self._paint_in(
                painter, self._rect(self._no_cell), lambda target, size: drawing.paint_no(target, size, strength)
            )
        if self._reach is not None:
            self._paint_carried(painter)

    def paint_position(self, painter: QPainter, size: float) -> None:
        """The board as a vector drawing with squares of `size`, for export; the origin is its top left corner."""
        area = self._shape.area
        painter.translate(MARGIN * size, MARGIN * size)
        drawing.paint_floor(painter, self._shape, size)
        painter.save()
        painter.setClipPath(drawing.floor_path(self._shape, size))
        drawing.paint_shadow(painter, self._shape, size)
        painter.restore()
        drawing.paint_walls(painter, self._shape, size)
        board = self._state.board
        for cell in (*self._state.boxes, self._state.man):
            x, y = board.xy(cell)
            painter.save()
            painter.translate((x - area.left()) * size, (y - area.top()) * size)
            if cell == self._state.man:
                drawing.paint_man(painter, size, drawing.LOOKS[self._look])
            else:
                drawing.paint_box(painter, size, bool(board.goals[cell]))
            painter.restore()

    def picture_size(self, size: float) -> QSize:
        """The size of what `paint_position` draws."""
        area = self._shape.area
        return QSize(round((area.width() + 2 * MARGIN) * size), round((area.height() + 2 * MARGIN) * size))

    def _paint_large(self, painter: QPainter, picture: QPixmap, area: QRect) -> None:
        assert self._layers is not None
        ratio = picture.devicePixelRatioF()
        origin = self._layers.origin
        source = QRectF(
            area.left() * ratio - origin.x(), area.top() * ratio - origin.y(), area.width() * ratio, area.height() * ratio
        )
        painter.drawPixmap(QRectF(area), picture, source)

    def _paint_in(self, painter: QPainter, rect: QRectF, paint: object) -> None:
        painter.save()
        painter.translate(rect.topLeft())
        assert callable(paint)
        paint(painter, rect.width())
        painter.restore()

    def _paint_figure(self, painter: QPainter, picture: QPixmap, rect: QRectF) -> None:
        ratio = picture.devicePixelRatioF()
        pad = (picture.width() / ratio - rect.width()) / 2
        corner = rect.topLeft() - QPointF(pad, pad)
        painter.drawPixmap(QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio), picture)

    def _paint_figures(self, painter: QPainter, area: QRectF) -> None:
        layers, fit = self._layers, self._fit
        assert layers is not None and fit is not None
        area = area.adjusted(-fit.size, -fit.size, fit.size, fit.size)
        goals = self._state.board.goals
        now, share = self._motion.current, self._motion.share
        for cell in sorted(self._boxes):
            if cell == self.lifted:
                continue
            rect = self._rect(cell)
            done = bool(goals[cell])
            if now is not None and cell == now.box_from:
                rect = self._between(now.box_from, now.box_to, share)
                done = done and bool(goals[now.box_to])
            if rect.intersects(area):
                self._paint_figure(painter, layers.done if done else layers.box, rect)
        man = self._rect(self._man) if now is None else self._between(now.man_from, now.man_to, share)
        self._paint_figure(painter, layers.men[drawing.LOOKS[self._look]], man)

    def _between(self, start: int, end: int, share: float) -> QRectF:
        first, last = self._rect(start), self._rect(end)
        return first.translated((last.topLeft() - first.topLeft()) * share)

    def _paint_carried(self, painter: QPainter) -> None:
        layers = self._layers
        assert layers is not None and self._reach is not None
        rect = self._carried()
        height = self._lift_height()
        done = bool(self._state.board.goals[self._reach.box])
        below = rect.translated(0, height)
        size = rect.width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        shade = drawing.ink().shadow
        for grow in (0.0, 0.035, 0.07):
            painter.setBrush(shade)
            painter.drawRoundedRect(
                below.adjusted(size * (0.1 - grow), size * (0.22 - grow), size * (grow - 0.1), size * (grow - 0.02)),
                size * (0.1 + grow),
                size * (0.1 + grow),
            )
        self._paint_figure(painter, layers.done if done else layers.box, rect)
        if self._path is not None:
            drawing.paint_pill(painter, self._pill_text(), self._pill(rect))


def _around(rect: QRectF, by: float) -> QRect:
    return rect.adjusted(-by, -by, by, by).toAlignedRect()


def _lit_runs(found: Reach) -> Iterator[Run]:
    """The squares to which the box can be pushed, without its own."""
    mask = bytearray(found.mask())
    mask[found.box] = 0
    return runs_of(found.state.board, mask)
