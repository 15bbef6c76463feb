"""A position on the screen: wall, floor, boxes and man, still or on their way."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.services import theme
from app.sokoban.board.motion import Event, Motion, Step, step
from app.sokoban.board.orientation import Facing
from app.sokoban.board.pixmaps import CLOSEST, MARGIN, Fit, Layers, theme_key
from app.sokoban.skins import drawing, skins
from app.sokoban.skins.outline import Outline, outline
from core.sokoban.board import State
from core.sokoban.transform import Symmetry

FRAME_MS = 16
SMOOTH, STEPS, INSTANT = "smooth", "steps", "instant"
"""How a movement is shown: gliding, square by square, or only its end."""
ZOOM_STEP = 1.25
MOST_ROUNDED = 2000
"""Squares of wall; more are drawn as squares, which takes a tenth of the time."""


class PositionView(QWidget):
    """Shows a position and the steps from one to the next. Cells are those of `core.sokoban.board`."""

    zoomed = Signal()
    """More or less of the level is in view than before."""

    def __init__(self, start: State, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSize(160, 120)
        self.animation = SMOOTH
        self._state = start
        self._facing = Facing(start.board)
        self._shape = _shape(start)
        self._zoom = 1.0
        self._centre: QPointF | None = None
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
            self._face(state, self._facing.symmetry)
            self._look = 3
            self._zoom, self._centre = 1.0, None
            self.zoomed.emit()
        self._settle(state)
        self._keep_in_view(state.man)
        self.update()

    def turn(self, symmetry: Symmetry) -> None:
        """Show the level turned or mirrored; the game goes on as it is."""
        self.finish()
        self._face(self._state, symmetry)
        self._centre = None
        self.update()

    @property
    def facing(self) -> Facing:
        """How the level is turned."""
        return self._facing

    def letters(self, moves: str) -> str:
        """Moves as they look on the board."""
        return self._facing.letters(moves)

    def _face(self, state: State, symmetry: Symmetry) -> None:
        self._facing = Facing(state.board, symmetry)
        self._shape = _shape(self._facing.state(state))
        self._layers_for = None

    def show_steps(self, events: Iterable[tuple[Event, bool]], state: State) -> None:
        """Show events of the engine (each forward or undone) that lead to `state`."""
        self.finish()
        steps = [step(event, forward) for event, forward in events]
        self._keep_in_view(state.man)
        if steps and self.animation != INSTANT and theme.duration(1) and self.isVisible():
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
        self.zoomed.emit()

    @property
    def zoom(self) -> float:
        """How much larger the squares are than when all of the level is in view."""
        return self._zoom

    @property
    def is_whole(self) -> bool:
        """Whether all of the level is in view."""
        self._prepare()
        return self._fit.is_whole

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Show the level larger or smaller; what is at this point of the view (else in the middle) stays there."""
        self._prepare()
        point = self._middle if at is None else at
        square = self._square_at(point)
        zoom = max(1.0, min(self._zoom * factor, CLOSEST / Fit(self._shape, self.size(), 1.0).size))
        if zoom < 1.0 + 1e-6:
            self.zoom_out()
            return
        self._zoom = zoom
        size = Fit(self._shape, self.size(), self.devicePixelRatioF(), zoom).size
        self._look_at(square - (point - self._middle) * (1 / size))
        self.zoomed.emit()

    def zoom_out(self) -> None:
        """Show all of the level."""
        self._zoom, self._centre = 1.0, None
        self.update()
        self.zoomed.emit()

    def pan(self, by: QPointF) -> None:
        """Move the level by so many pixels."""
        self._prepare()
        self._look_at(self._square_at(self._middle) - by * (1 / self._fit.size))

    @property
    def _middle(self) -> QPointF:
        return QPointF(self.width() / 2, self.height() / 2)

    def _square_at(self, point: QPointF) -> QPointF:
        """A point of the view in columns and rows."""
        fit = self._fit
        return (point - QPointF(fit.left, fit.top)) * (1 / fit.size) + QPointF(fit.area.topLeft())

    def _look_at(self, centre: QPointF) -> None:
        area = self._shape.area
        x = min(max(centre.x(), area.left()), area.right() + 1)
        y = min(max(centre.y(), area.top()), area.bottom() + 1)
        self._centre = QPointF(x, y)
        self.update()

    def _keep_in_view(self, cell: int) -> None:
        """Pan so that a cell is not at the edge of the view, or beyond, if the level is larger than the view."""
        if self._centre is None:
            return
        self._prepare()
        near = 1.5 * self._fit.size
        square = self._rect(cell)
        inner = QRectF(self.rect()).adjusted(near, near, -near, -near)
        if inner.isValid() and not inner.contains(square.center()):
            self._look_at(QPointF(*self._facing.place(cell)) + QPointF(0.5, 0.5))

    def _prepare(self) -> Layers:
        """The pictures, made anew if level, size, pixel ratio, theme or what is in view have changed."""
        ratio = self.devicePixelRatioF()
        wanted = (self.size(), ratio, theme_key())
        self._fit = fit = Fit(self._shape, self.size(), ratio, self._zoom, self._centre)
        if self._layers is not None and self._layers_for == wanted and self._layers.covers(fit, self.size()):
            self._layers.move(fit)
        else:
            self._layers = Layers(self._shape, fit, self.size(), ratio)
            self._layers_for = wanted
            self._on_new_layers(self._layers)
        return self._layers

    def _on_new_layers(self, layers: Layers) -> None:
        """A subclass adds what it keeps in the pictures."""

    def _rect(self, cell: int) -> QRectF:
        return self._fit.rect(*self._facing.place(cell))

    def _cell_at(self, place: QPointF) -> int | None:
        self._prepare()
        return self._facing.cell(*self._fit.square(place.x(), place.y()))

    def _is_floor(self, cell: int) -> bool:
        x, y = self._facing.place(cell)
        return bool(self._shape.floor[(y + 1) * (self._facing.width + 2) + x + 1])

    def _update_cell(self, cell: int) -> None:
        if cell >= 0:
            self.update(around(self._rect(cell), self._fit.size * 0.3 + 2))

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        layers = self._prepare()
        painter = QPainter(self)
        region = event.region()
        painter.setClipRegion(region)
        self._paint_large(painter, layers, layers.lit or layers.ground, region)
        self._paint_on_floor(painter)
        self._paint_large(painter, layers, layers.walls, region)
        self._paint_below_figures(painter)
        if layers.figures is not None:
            self._paint_large(painter, layers, layers.figures, region)
        else:
            self._paint_figures(painter, layers, QRectF(event.rect()))
        self._paint_above(painter, layers)

    def _paint_on_floor(self, painter: QPainter) -> None:
        """What a subclass paints on the floor, under the wall's side."""

    def _paint_below_figures(self, painter: QPainter) -> None:
        """What a subclass paints between the wall and the figures."""

    def _paint_above(self, painter: QPainter, layers: Layers) -> None:
        """What a subclass paints above everything."""

    def _hidden(self) -> int | None:
        """The cell of a box, or of the man, that a subclass paints itself."""
        return None

    def paint_position(self, painter: QPainter, size: float) -> None:
        """The board as a vector drawing with squares of `size`, for export; the origin is its top left corner."""
        area = self._shape.area
        painter.translate(MARGIN * size, MARGIN * size)
        skin = skins.current()
        skins.paint_board(painter, skin, self._shape, size, vectors=True)
        board = self._state.board
        for cell in (*self._state.boxes, self._state.man):
            x, y = self._facing.place(cell)
            painter.save()
            painter.translate((x - area.left()) * size, (y - area.top()) * size)
            if cell == self._state.man:
                skin.paint_man(painter, size, self._seen_look, on_goal=bool(board.goals[cell]))
            else:
                skin.paint_box(painter, size, bool(board.goals[cell]))
            painter.restore()

    def picture_size(self, size: float) -> QSize:
        """The size of what `paint_position` draws."""
        area = self._shape.area
        return QSize(round((area.width() + 2 * MARGIN) * size), round((area.height() + 2 * MARGIN) * size))

    def _paint_large(self, painter: QPainter, layers: Layers, picture: QPixmap, region: QRegion) -> None:
        ratio, origin = picture.devicePixelRatioF(), QPointF(layers.origin)
        # the stubs do not know that a region is a row of rectangles
        for area in region:  # type: ignore[attr-defined]
            source = QRectF(QPointF(area.topLeft()) * ratio - origin, QSizeF(area.size()) * ratio)
            painter.drawPixmap(QRectF(area), picture, source)

    def _hold_still(self, layers: Layers) -> None:
        """Keep a picture of all figures but the hidden one, until something moves."""
        corner = QPointF(layers.origin) * (1 / self.devicePixelRatioF())

        def draw(painter: QPainter) -> None:
            painter.translate(-corner)
            self._paint_figures(painter, layers, QRectF(self.rect()).united(QRectF(corner, layers.extent)))

        layers.hold_still(draw)

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
        goals = self._state.board.goals
        now = self._motion.current
        share = self._motion.share if self.animation == SMOOTH else 0.0
        for cell in self._boxes_in(area):
            rect = self._rect(cell)
            done = bool(goals[cell])
            if now is not None and cell == now.box_from:
                rect = self._between(now.box_from, now.box_to, share)
                done = done and bool(goals[now.box_to])
            if rect.intersects(area):
                self._paint_figure(painter, layers.done if done else layers.box, rect)
        if self._hidden() == self._man:
            return
        man = self._rect(self._man) if now is None else self._between(now.man_from, now.man_to, share)
        men = layers.men_on_goals if now is None and goals[self._man] else layers.men
        self._paint_figure(painter, men[self._seen_look], man)

    def _boxes_in(self, area: QRectF) -> list[int]:
        """The boxes to be painted, from the top down, so that a shadow falls on the box below it."""
        hidden = self._hidden()
        squares = self._fit.squares_in(area)
        if squares.width() * squares.height() < len(self._boxes):
            found = (
                self._facing.cell(x, y)
                for y in range(squares.top(), squares.bottom() + 1)
                for x in range(squares.left(), squares.right() + 1)
            )
            return [cell for cell in found if cell in self._boxes and cell != hidden]
        return sorted(self._boxes - {hidden}, key=lambda cell: self._facing.place(cell)[::-1])

    @property
    def _seen_look(self) -> str:
        return drawing.LOOKS[self._facing.seen_way(self._look)]

    def _between(self, start: int, end: int, share: float) -> QRectF:
        first, last = self._rect(start), self._rect(end)
        return first.translated((last.topLeft() - first.topLeft()) * share)


def around(rect: QRectF, by: float) -> QRect:
    """The pixels of `rect` and of a margin around it."""
    return rect.adjusted(-by, -by, by, by).toAlignedRect()


def _shape(state: State) -> Outline:
    """The outline of a board, its walls rounded unless there are so many that nobody could wait for it."""
    return outline(state, rounded=state.board.walls.count(1) <= MOST_ROUNDED)
