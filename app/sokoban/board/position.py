"""A position on the screen: wall, floor, boxes and man, still or on their way to the next position."""

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
"""More steps than these are shown at once."""
DOWN = 3


class ShownPosition(QObject):
    """What a widget shows of a game, and the steps from one position to the next."""

    pictures_made = Signal()
    """The pictures were redrawn: level, size, theme or the part in view has changed."""

    def __init__(self, widget: QWidget, viewport: Viewport, options: PlayOptions, start: State) -> None:
        super().__init__(widget)
        self._widget, self._viewport, self._options = widget, viewport, options
        self.state = start
        """The position on the board, or the one that a running movement leads to."""
        self.boxes = set(start.boxes)
        """Where boxes are drawn; the one that is moving counts as where it comes from."""
        self.man = start.man
        self.hidden = -1
        """The cell of a box, or of the man, that is not drawn: somebody holds it."""
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
        """Show another position at once."""
        self._motion.stop()
        self._frames.stop()
        if state.board is not self.state.board:
            self._direction = DOWN
        self._settle(state)
        self._widget.update()

    def play(self, events: Iterable[tuple[Event, bool]], state: State) -> None:
        """Show events of the engine (each forward or undone) that lead to `state`."""
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
        """Bring a running movement to its end at once."""
        if self._frames.isActive():
            for one in self._motion.stop():
                self._end_step(one)
            self._frames.stop()
            self._settle(self.state)
            # what was between two squares, or farther back, is drawn nowhere near where it is now
            self._widget.update()

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        return self._frames.isActive()

    def turn_man(self, direction: int) -> None:
        """Let the man look that way (0..3 = left, up, right, down) without going there."""
        self._direction = direction
        self.update_cell(self.man)

    @property
    def facing(self) -> str:
        """Where the man is seen to look."""
        return drawing.FACINGS[self._viewport.orientation.seen_way(self._direction)]

    def _settle(self, state: State) -> None:
        self.state = state
        self.boxes = set(state.boxes)
        self.man = state.man

    # movement

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
        """The pictures; redrawn first if level, size, pixel ratio, theme or the part in view has changed."""
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
        # outlines are compared by identity: each level and each turn of it has one of its own
        return self._pictures_for[:3] == wanted[:3] and self._pictures_for[3] is wanted[3]

    def paint_ground(self, painter: QPainter, region: QRegion) -> None:
        """The floor, or the lit floor while something is held."""
        pictures = self.pictures()
        self._paint_large(painter, pictures, pictures.lit or pictures.ground, region)

    def paint_walls(self, painter: QPainter, region: QRegion) -> None:
        """The wall, whose side hangs over the floor."""
        pictures = self.pictures()
        self._paint_large(painter, pictures, pictures.walls, region)

    def paint_pieces(self, painter: QPainter, region: QRegion) -> None:
        """Boxes and man but for the hidden one."""
        pictures = self.pictures()
        if pictures.pieces is not None:
            self._paint_large(painter, pictures, pictures.pieces, region)
        else:
            self._paint_pieces(painter, pictures, QRectF(region.boundingRect()))

    def hold_still(self) -> None:
        """Keep a picture of all pieces but the hidden one, until `put_down`: a drag then paints one piece a frame."""
        pictures = self.pictures()
        corner = QPointF(pictures.origin) * (1 / self._widget.devicePixelRatioF())

        def draw(painter: QPainter) -> None:
            painter.translate(-corner)
            self._paint_pieces(painter, pictures, QRectF(self._widget.rect()).united(QRectF(corner, pictures.extent)))

        pictures.hold_still(draw)

    def put_down(self) -> None:
        """Nothing is held any more: no floor is lit, and pieces move."""
        if self._pictures is not None:
            self._pictures.put_down()

    def paint_box(self, painter: QPainter, rect: QRectF, on_goal: bool) -> None:
        """A box anywhere."""
        pictures = self.pictures()
        _paint_piece(painter, pictures.done if on_goal else pictures.box, rect)

    def paint_man(self, painter: QPainter, rect: QRectF) -> None:
        """The man anywhere."""
        _paint_piece(painter, self.pictures().men[self.facing], rect)

    def _paint_large(self, painter: QPainter, pictures: BoardPictures, picture: QPixmap, region: QRegion) -> None:
        ratio, origin = picture.devicePixelRatioF(), QPointF(pictures.origin)
        # the stubs do not know that a region is a row of rectangles
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
        """The boxes to be painted, from the top down, so that a shadow falls on the box below it."""
        orientation = self._viewport.orientation
        squares = self._viewport.fit.squares_in(area)
        if squares.width() * squares.height() < len(self.boxes):
            found = (
                orientation.cell(x, y)
                for y in range(squares.top(), squares.bottom() + 1)
                for x in range(squares.left(), squares.right() + 1)
            )
            return [cell for cell in found if cell in self.boxes and cell != self.hidden]
        return sorted(self.boxes - {self.hidden}, key=lambda cell: orientation.square(cell)[::-1])

    def _interpolate_rect(self, start: int, end: int, share: float) -> QRectF:
        first, last = self._viewport.rect(start), self._viewport.rect(end)
        return first.translated((last.topLeft() - first.topLeft()) * share)


class PositionDrawing:
    """A position as a vector drawing, for export."""

    def __init__(self, state: State, facing: str = drawing.FACINGS[DOWN]) -> None:
        """`state` as it is seen; `facing` is where the man looks."""
        self._state, self._facing, self._outline = state, facing, level_outline(state)

    def paint(self, painter: QPainter, size: float) -> None:
        """Draw it with squares of `size`; the origin is its top left corner."""
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
        """How large it is with squares of that size."""
        area = self._outline.area
        return QSize(round((area.width() + 2 * MARGIN) * square), round((area.height() + 2 * MARGIN) * square))


def expand_to_pixels(rect: QRectF, by: float) -> QRect:
    """Return the whole pixels covered by `rect` and a margin of `by` around it."""
    return rect.adjusted(-by, -by, by, by).toAlignedRect()


def paint_in(painter: QPainter, rect: QRectF, paint: Callable[[QPainter, float], None]) -> None:
    """Have something painted in a square."""
    painter.save()
    painter.translate(rect.topLeft())
    paint(painter, rect.width())
    painter.restore()


def _paint_piece(painter: QPainter, picture: QPixmap, rect: QRectF) -> None:
    ratio = picture.devicePixelRatioF()
    pad = (picture.width() / ratio - rect.width()) / 2
    corner = rect.topLeft() - QPointF(pad, pad)
    painter.drawPixmap(QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio), picture)
