"""A position on the screen: wall, floor, boxes and man, still or on their way."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from app import theme
from app.sokoban import drawing
from app.sokoban.layers import MARGIN, Fit, Layers, theme_key
from app.sokoban.motion import Motion, Step, step
from app.sokoban.outline import outline
from core.sokoban.board import State
from core.sokoban.puzzle import Push, Walk

FRAME_MS = 16


class PositionView(QWidget):
    """Shows a position and the steps from one to the next. Cells are those of `core.sokoban.board`."""

    def __init__(self, start: State, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSize(160, 120)
        self.smooth = True
        self._state = start
        self._shape = outline(start)
        self._fit = Fit(self._shape, QSize(160, 120), 1.0)
        self._layers: Layers | None = None
        self._layers_for: tuple[QSize, float, str] | None = None
        self._boxes = set(start.boxes)
        self._man = start.man
        self._look = 3
        self._motion = Motion()
        self._clock = QElapsedTimer()
        self._frames = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(self._on_frame)
        theme.manager().changed.connect(self.update)

    def show_level(self, state: State) -> None:
        """Another level, or the same one from elsewhere in its history: shown at once."""
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
    def state(self) -> State:
        """The position on the board, or the one that a running movement leads to."""
        return self._state

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        return self._frames.isActive()

    def centre_of(self, cell: int) -> QPointF:
        """The middle of a cell in the widget's coordinates."""
        self._prepare()
        return self._rect(cell).center()

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

    def _prepare(self) -> Layers:
        """The pictures, made anew if level, size, pixel ratio or theme have changed."""
        ratio = self.devicePixelRatioF()
        wanted = (self.size(), ratio, theme_key())
        if self._layers is None or self._layers_for != wanted:
            self._fit = Fit(self._shape, self.size(), ratio)
            self._layers = Layers(self._shape, self._fit, ratio)
            self._layers_for = wanted
            self._on_new_layers(self._layers)
        return self._layers

    def _on_new_layers(self, layers: Layers) -> None:
        """A subclass adds what it keeps in the pictures."""

    def _rect(self, cell: int) -> QRectF:
        return self._fit.rect(*self._state.board.xy(cell))

    def _cell_at(self, place: QPointF) -> int | None:
        self._prepare()
        x, y = self._fit.square(place.x(), place.y())
        board = self._state.board
        return board.cell(x, y) if 0 <= x < board.width and 0 <= y < board.height else None

    def _is_floor(self, cell: int) -> bool:
        return bool(self._shape.floor[cell])

    def _update_cell(self, cell: int) -> None:
        if cell >= 0:
            self.update(around(self._rect(cell), self._fit.size * 0.3 + 2))

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        layers = self._prepare()
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        area = event.rect()
        self._paint_large(painter, layers, layers.lit or layers.ground, area)
        self._paint_on_floor(painter)
        self._paint_large(painter, layers, layers.walls, area)
        self._paint_below_figures(painter)
        self._paint_figures(painter, layers, QRectF(area))
        self._paint_above(painter, layers)

    def _paint_on_floor(self, painter: QPainter) -> None:
        """What a subclass paints on the floor, under the wall's side."""

    def _paint_below_figures(self, painter: QPainter) -> None:
        """What a subclass paints between the wall and the figures."""

    def _paint_above(self, painter: QPainter, layers: Layers) -> None:
        """What a subclass paints above everything."""

    def _hidden_box(self) -> int | None:
        """The cell of a box that a subclass paints itself."""
        return None

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

    def _paint_large(self, painter: QPainter, layers: Layers, picture: QPixmap, area: QRect) -> None:
        ratio = picture.devicePixelRatioF()
        corner = QPointF(area.topLeft()) * ratio - QPointF(layers.origin)
        source = QRectF(corner, QSizeF(area.size()) * ratio)
        painter.drawPixmap(QRectF(area), picture, source)

    def _paint_in(self, painter: QPainter, rect: QRectF, paint: Callable[[QPainter, float], None]) -> None:
        painter.save()
        painter.translate(rect.topLeft())
        paint(painter, rect.width())
        painter.restore()

    def _paint_figure(self, painter: QPainter, picture: QPixmap, rect: QRectF) -> None:
        ratio = picture.devicePixelRatioF()
        pad = (picture.width() / ratio - rect.width()) / 2
        corner = rect.topLeft() - QPointF(pad, pad)
        painter.drawPixmap(QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio), picture)

    def _paint_figures(self, painter: QPainter, layers: Layers, area: QRectF) -> None:
        near = self._fit.size
        area = area.adjusted(-near, -near, near, near)
        hidden = self._hidden_box()
        goals = self._state.board.goals
        now, share = self._motion.current, self._motion.share
        for cell in sorted(self._boxes):
            if cell == hidden:
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


def around(rect: QRectF, by: float) -> QRect:
    """The pixels of `rect` and of a margin around it."""
    return rect.adjusted(-by, -by, by, by).toAlignedRect()
