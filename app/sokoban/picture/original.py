"""View of the picture with the draggable lines of its grid and the squares of a tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.sokoban.picture.model import PictureModel
from app.widgets.keys import ARROWS, claim_key
from core.picture.grid import PictureGrid

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

    from core.picture.tiles import Tile

LEAST_SIDE, LEAST_HIGH = 210, 90
NEAR = 5.0
"""Distance from a line, in pixels of the view, within which it can be dragged."""
LEAST_GAP = 4.0
"""Least distance of lines in the view, in pixels; closer ones are not drawn."""
NUDGE, FINE = 1.0, 0.1
"""Pixels of the picture that an arrow key moves the grid by, and with Shift; keys resize by FINE."""
_SIZES = {Qt.Key.Key_Plus: FINE, Qt.Key.Key_Equal: FINE, Qt.Key.Key_Minus: -FINE}


class _Hold(NamedTuple):
    """Part of the grid under the pointer: a line, or the whole grid if `number` is 0."""

    upright: bool
    number: int
    """Number of squares between the first line and this one."""


class Original(QWidget):
    """View of the picture on which the grid can be moved and stretched.

    Dragging a line stretches the grid from its first line; dragging elsewhere moves the grid. Arrow keys move it by a
    pixel, with Shift by a tenth; plus and minus resize the squares.
    """

    accessible_role = accessible.Role.Graphic

    def __init__(self, model: PictureModel) -> None:
        super().__init__()
        self._model = model
        self._shown = QPixmap()
        self._squares: Sequence[tuple[int, int]] = ()
        self._drag: tuple[_Hold, QPointF, PictureGrid] | None = None
        self.setMinimumSize(LEAST_SIDE, LEAST_HIGH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("The picture with the lines of its grid"))
        self.setToolTip(tr("Drag a line, or the whole grid; arrows move it, plus and minus stretch it"))
        for signal in (model.gridded, model.read):
            signal.connect(self._on_grid)
        theme.manager().changed.connect(self.update)
        self._on_grid()

    def _on_grid(self) -> None:
        grid = self._model.grid
        self._squares = ()
        accessible.describe(
            self,
            tr(
                "{columns} × {rows} squares of {size:.4g} pixels from {left:.4g}, {top:.4g}",
                columns=grid.columns,
                rows=grid.rows,
                size=grid.size,
                left=grid.left,
                top=grid.top,
            ),
        )
        self.update()

    def point_at(self, tile: Tile | None) -> None:
        """Frame the squares of a tile; None removes the frames."""
        self._squares = tile.squares if tile is not None else ()
        self.update()

    # geometry

    @property
    def _place(self) -> QRectF:
        """Rectangle of the picture in the view."""
        size = self._model.image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(0, 0, size.width(), size.height())
        place.moveCenter(QRectF(self.rect()).center())
        return place

    @property
    def _scale(self) -> float:
        """Pixels of the view per pixel of the picture."""
        return self._place.width() / self._model.image.width()

    def line_at(self, upright: bool, number: int) -> float:
        """Return the position of a grid line in the view: x of a vertical one, y of a horizontal one."""
        grid, place = self._model.grid, self._place
        start, corner = (grid.left, place.left()) if upright else (grid.top, place.top())
        return corner + (start + number * grid.size) * self._scale

    def _hold_at(self, point: QPointF) -> _Hold:
        grid = self._model.grid
        step = grid.size * self._scale
        near = _Hold(True, 0)
        least = min(NEAR, step / 4)
        for upright, count, along in ((True, grid.columns, point.x()), (False, grid.rows, point.y())):
            number = round((along - self.line_at(upright, 0)) / step)
            apart = abs(along - self.line_at(upright, number))
            if 0 < number <= count and apart <= least:
                near, least = _Hold(upright, number), apart
        return near

    # dragging

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._drag = self._hold_at(event.position()), event.position(), self._model.grid

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._drag is None:
            self._show_cursor(self._hold_at(event.position()))
            return
        hold, start, grid = self._drag
        by = (event.position() - start) * (1 / self._scale)
        if not hold.number:
            self._model.put(grid.left + by.x(), grid.top + by.y(), grid.size)
        else:
            self._model.put(grid.left, grid.top, grid.size + (by.x() if hold.upright else by.y()) / hold.number)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._drag = None

    def _show_cursor(self, hold: _Hold) -> None:
        if not hold.number:
            self.setCursor(Qt.CursorShape.SizeAllCursor)
        else:
            self.setCursor(Qt.CursorShape.SizeHorCursor if hold.upright else Qt.CursorShape.SizeVerCursor)

    # keys

    def event(self, event: QEvent) -> bool:
        return claim_key(event, self._takes) or super().event(event)

    @staticmethod
    def _takes(event: QKeyEvent) -> bool:
        own = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        return not event.modifiers() & ~own and Qt.Key(event.key()) in {*ARROWS, *_SIZES}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._takes(event):
            super().keyPressEvent(event)
            return
        grid, key = self._model.grid, Qt.Key(event.key())
        step = FINE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else NUDGE
        across, down = ARROWS.get(key, (0, 0))
        self._model.put(grid.left + across * step, grid.top + down * step, grid.size + _SIZES.get(key, 0.0))

    # painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        place, ratio = self._place, self.devicePixelRatioF()
        wanted = place.size().toSize() * ratio
        if self._shown.size() != wanted:
            smooth = Qt.TransformationMode.SmoothTransformation
            image = self._model.image.scaled(wanted, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            self._shown = QPixmap.fromImage(image)
            self._shown.setDevicePixelRatio(ratio)
        painter.drawPixmap(place.topLeft(), self._shown)
        self._paint_lines(painter, place)
        self._paint_squares(painter, place)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.current().accent), 2))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def _paint_lines(self, painter: QPainter, place: QRectF) -> None:
        grid = self._model.grid
        if grid.size * self._scale < LEAST_GAP:
            return
        lines = []
        for number in range(grid.columns + 1):
            x = self.line_at(True, number)
            lines.append(QLineF(x, place.top(), x, place.bottom()))
        for number in range(grid.rows + 1):
            y = self.line_at(False, number)
            lines.append(QLineF(place.left(), y, place.right(), y))
        painter.save()
        painter.setClipRect(place)
        tokens = theme.current()
        for colour, opacity in ((tokens.panel, 0.45), (tokens.accent, 0.8)):
            painter.setPen(QPen(theme.colour(colour, opacity), 2.5 if colour == tokens.panel else 1))
            painter.drawLines(lines)
        painter.restore()

    def _paint_squares(self, painter: QPainter, place: QRectF) -> None:
        tokens, grid = theme.current(), self._model.grid
        side, left, top = grid.size * self._scale, self.line_at(True, 0), self.line_at(False, 0)
        inside = QRectF(left + 1, top + 1, side - 2, side - 2)
        squares = [inside.translated(x * side, y * side).intersected(place) for x, y in self._squares]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, line in ((tokens.panel, 4.0), (tokens.accent, 2.0)):
            painter.setPen(QPen(QColor(colour), line))
            painter.drawRects(squares)
