"""Position on the screen: walls, floor, boxes and man, still or moving to the next position."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from app.base.theme import theme
from app.sokoban.board.motion import AnimatedStep, Event, StepAnimation, step
from app.sokoban.board.pictures import BoardPictures, theme_key
from app.sokoban.board.viewport import MARGIN, Viewport, level_outline
from app.sokoban.model.options import INSTANT, SMOOTH, PlayOptions
from app.sokoban.skins import drawing, skins
from core.sokoban.board import State

FRAME_MS = 16
LONGEST = 2000
"""Longest run of steps that is animated; the result of a longer one is shown at once."""
DOWN = 3


class ShownPosition(QObject):
    """Shows a position of the game on a widget and animates the steps to the next one."""

    pictures_made = Signal()
    """Emitted when the pictures were redrawn: level, size, theme or the part in view has changed."""

    def __init__(self, widget: QWidget, viewport: Viewport, options: PlayOptions, start: State) -> None:
        super().__init__(widget)
        self._widget, self._viewport, self._options = widget, viewport, options
        self.state = start
        """Position on the board; during an animation, the one it leads to."""
        self.boxes = set(start.boxes)
        """Cells in which boxes are drawn; a moving box counts as still in the cell it comes from."""
        self.man = start.man
        self.hidden = -1
        """Cell of the lifted box or man, which is not drawn with the others; -1 for none."""
        self._direction = DOWN
        self._pictures: BoardPictures | None = None
        self._pictures_for: tuple[object, ...] = ()
        self._motion = StepAnimation()
        self._clock = QElapsedTimer()
        self._frames = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(self._on_frame)
        theme.manager().changed.connect(widget.update)

    # what is shown

    def show(self, state: State) -> None:
        """Show another position at once, without animation."""
        self._motion.stop()
        self._frames.stop()
        if state.board is not self.state.board:
            self._direction = DOWN
        self._settle(state)
        self._widget.update()

    def play(self, events: Iterable[tuple[Event, bool]], state: State) -> None:
        """Animate events of the engine, each forward or undone, that lead to `state`."""
        self.finish()
        steps = [step(event, forward) for event, forward in events]
        animated = self._options.animation != INSTANT and theme.duration(1) and self._widget.isVisible()
        if animated and 0 < len(steps) <= LONGEST:
            self.state = state
            self._motion.begin(steps)
            self._clock.start()
            self._frames.start()
            self._begin_step(self._motion.current)
            return
        if steps:
            self._direction = steps[-1].direction
        self._settle(state)
        self._widget.update()

    def finish(self) -> None:
        """End a running animation at once."""
        if self._frames.isActive():
            for animated_step in self._motion.stop():
                self._end_step(animated_step)
            self._frames.stop()
            self._settle(self.state)
            # pieces between two squares were drawn away from the cells where they end up
            self._widget.update()

    @property
    def moving(self) -> bool:
        """Whether an animation is running."""
        return self._frames.isActive()

    def turn_man(self, direction: int) -> None:
        """Turn the man in a direction (0..3 = left, up, right, down) without a step."""
        self._direction = direction
        self.update_cell(self.man)

    @property
    def facing(self) -> str:
        """Direction in which the man looks on the screen."""
        return drawing.FACINGS[self._viewport.orientation.seen_way(self._direction)]

    def _settle(self, state: State) -> None:
        self.state = state
        self.boxes = set(state.boxes)
        self.man = state.man

    # animation

    def _begin_step(self, one: AnimatedStep | None) -> None:
        if one is not None:
            self._direction = one.direction

    def _end_step(self, one: AnimatedStep) -> None:
        self._direction = one.direction
        self.man = one.man_to
        if one.box_from >= 0:
            self.boxes.discard(one.box_from)
            self.boxes.add(one.box_to)

    def _on_frame(self) -> None:
        self._update_moving()
        for one in self._motion.advance(self._clock.restart()):
            self._end_step(one)
            for cell in (one.man_from, one.man_to, one.box_from, one.box_to):
                self.update_cell(cell)
        now = self._motion.current
        self._begin_step(now)
        if now is None:
            self._frames.stop()
            self._settle(self.state)
        self._update_moving()

    def _update_moving(self) -> None:
        now = self._motion.current
        cells = (self.man,) if now is None else (now.man_from, now.man_to, now.box_from, now.box_to)
        for cell in cells:
            self.update_cell(cell)

    def update_cell(self, cell: int) -> None:
        """Repaint a cell and what overlaps its edges; does nothing for -1."""
        if cell >= 0:
            self._widget.update(expand_to_pixels(self._viewport.rect(cell), self._viewport.fit.size * 0.3 + 2))

    # painting

    def pictures(self) -> BoardPictures:
        """Return the pictures, redrawn first if level, size, pixel ratio, theme or the visible part changed."""
        fit, size, ratio = self._viewport.fit, self._widget.size(), self._widget.devicePixelRatioF()
        wanted = (size, ratio, theme_key(), self._viewport.outline)
        pictures = self._pictures
        if pictures is not None and self._is_for(wanted) and pictures.covers(fit, size):
            pictures.move(fit)
            return pictures
        self._pictures = pictures = BoardPictures(self._viewport.outline, fit, size, ratio)
        self._pictures_for = wanted
        self.pictures_made.emit()
        return pictures

    def _is_for(self, wanted: tuple[object, ...]) -> bool:
        # outlines are compared by identity, since each level in each orientation has one of its own
        return self._pictures_for[:3] == wanted[:3] and self._pictures_for[3] is wanted[3]

    def paint_ground(self, painter: QPainter, region: QRegion) -> None:
        """Paint the floor, or the lit floor while a piece is lifted."""
        pictures = self.pictures()
        self._paint_large(painter, pictures, pictures.lit or pictures.ground, region)

    def paint_walls(self, painter: QPainter, region: QRegion) -> None:
        """Paint the walls, whose sides hang over the floor."""
        pictures = self.pictures()
        self._paint_large(painter, pictures, pictures.walls, region)

    def paint_pieces(self, painter: QPainter, region: QRegion) -> None:
        """Paint the boxes and the man, without the lifted one."""
        pictures = self.pictures()
        if pictures.pieces is not None:
            self._paint_large(painter, pictures, pictures.pieces, region)
        else:
            self._paint_pieces(painter, pictures, QRectF(region.boundingRect()))

    def hold_still(self) -> None:
        """Cache a picture of all pieces but the lifted one until `put_down`.

        A drag then paints only one piece per frame.
        """
        pictures = self.pictures()
        corner = QPointF(pictures.origin) * (1 / self._widget.devicePixelRatioF())

        def draw(painter: QPainter) -> None:
            painter.translate(-corner)
            self._paint_pieces(painter, pictures, QRectF(self._widget.rect()).united(QRectF(corner, pictures.extent)))

        pictures.hold_still(draw)

    def put_down(self) -> None:
        """Discard the lit floor and the cached pieces."""
        if self._pictures is not None:
            self._pictures.put_down()

    def paint_box(self, painter: QPainter, rect: QRectF, on_goal: bool) -> None:
        """Paint a box in any rectangle."""
        pictures = self.pictures()
        _paint_piece(painter, pictures.done if on_goal else pictures.box, rect)

    def paint_man(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the man in any rectangle."""
        _paint_piece(painter, self.pictures().men[self.facing], rect)

    def _paint_large(self, painter: QPainter, pictures: BoardPictures, picture: QPixmap, region: QRegion) -> None:
        ratio, origin = picture.devicePixelRatioF(), QPointF(pictures.origin)
        # the type stubs do not declare that QRegion is iterable
        for area in region:  # type: ignore[attr-defined]
            source = QRectF(QPointF(area.topLeft()) * ratio - origin, QSizeF(area.size()) * ratio)
            painter.drawPixmap(QRectF(area), picture, source)

    def _paint_pieces(self, painter: QPainter, pictures: BoardPictures, area: QRectF) -> None:
        near = self._viewport.fit.size
        area = area.adjusted(-near, -near, near, near)
        goals = self.state.board.goals
        now = self._motion.current
        share = self._motion.share if self._options.animation == SMOOTH else 0.0
        for cell in self._boxes_in(area):
            rect = self._viewport.rect(cell)
            done = bool(goals[cell])
            if now is not None and cell == now.box_from:
                rect = self._interpolate_rect(now.box_from, now.box_to, share)
                done = done and bool(goals[now.box_to])
            if rect.intersects(area):
                _paint_piece(painter, pictures.done if done else pictures.box, rect)
        if self.hidden == self.man:
            return
        man = self._viewport.rect(self.man) if now is None else self._interpolate_rect(now.man_from, now.man_to, share)
        men = pictures.men_on_goals if now is None and goals[self.man] else pictures.men
        _paint_piece(painter, men[self.facing], man)

    def _boxes_in(self, area: QRectF) -> list[int]:
        """Return the boxes to paint, from the top down, so that a shadow falls on the box below it."""
        orientation = self._viewport.orientation
        squares = self._viewport.fit.squares_in(area)
        if squares.width() * squares.height() < len(self.boxes):
            cells = (
                orientation.cell(x, y)
                for y in range(squares.top(), squares.bottom() + 1)
                for x in range(squares.left(), squares.right() + 1)
            )
            return [cell for cell in cells if cell in self.boxes and cell != self.hidden]
        return sorted(self.boxes - {self.hidden}, key=lambda cell: orientation.square(cell)[::-1])

    def _interpolate_rect(self, start: int, end: int, share: float) -> QRectF:
        first, last = self._viewport.rect(start), self._viewport.rect(end)
        return first.translated((last.topLeft() - first.topLeft()) * share)


class PositionDrawing:
    """Vector drawing of a Sokoban position, for export as a picture."""

    def __init__(self, state: State, facing: str = drawing.FACINGS[DOWN]) -> None:
        """Take the position as it is seen; `facing` is the direction in which the man looks."""
        self._state, self._facing, self._outline = state, facing, level_outline(state)

    def paint(self, painter: QPainter, size: float) -> None:
        """Draw the position with squares of `size`; its top left corner is the painter's origin."""
        area, board, skin = self._outline.area, self._state.board, skins.current()
        painter.translate(MARGIN * size, MARGIN * size)
        skins.paint_board(painter, skin, self._outline, size, vectors=True)
        for cell in (*self._state.boxes, self._state.man):
            x, y = board.xy(cell)
            painter.save()
            painter.translate((x - area.left()) * size, (y - area.top()) * size)
            if cell == self._state.man:
                skin.paint_man(painter, size, self._facing, on_goal=bool(board.goals[cell]))
            else:
                skin.paint_box(painter, size, bool(board.goals[cell]))
            painter.restore()

    def size(self, square: float) -> QSize:
        """Return the size of the drawing with squares of `square` pixels."""
        area = self._outline.area
        return QSize(round((area.width() + 2 * MARGIN) * square), round((area.height() + 2 * MARGIN) * square))


def expand_to_pixels(rect: QRectF, by: float) -> QRect:
    """Return the whole pixels covered by `rect` and a margin of `by` around it."""
    return rect.adjusted(-by, -by, by, by).toAlignedRect()


def paint_in(painter: QPainter, rect: QRectF, paint: Callable[[QPainter, float], None]) -> None:
    """Call `paint` with the painter moved to a square's corner, and the square's side."""
    painter.save()
    painter.translate(rect.topLeft())
    paint(painter, rect.width())
    painter.restore()


def _paint_piece(painter: QPainter, picture: QPixmap, rect: QRectF) -> None:
    ratio = picture.devicePixelRatioF()
    pad = (picture.width() / ratio - rect.width()) / 2
    corner = rect.topLeft() - QPointF(pad, pad)
    painter.drawPixmap(QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio), picture)
