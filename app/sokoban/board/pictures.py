"""Pictures that a board is composed of, made once for a level, size, pixel ratio and theme."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QPainter, QPixmap

from app.base.theme import theme
from app.sokoban.board import look
from app.sokoban.board.viewport import MARGIN, LevelLayout
from app.sokoban.skins import drawing, skins
from app.sokoban.skins.outline import BoardOutline, Run


class BoardPictures:
    """Pictures of a board, from the bottom up: `ground` or `lit`, `walls`, then boxes and man.

    `lit` replaces `ground` while a piece is lifted. Of a level much larger than the view only the part in and around
    the view is drawn; see `covers`.
    """

    def __init__(self, shape: BoardOutline, fit: LevelLayout, view: QSize, ratio: float) -> None:
        self._shape, self._fit, self._ratio = shape, fit, ratio
        self._around = round(fit.size * MARGIN * ratio)
        self._board = QPoint(round(fit.left * ratio), round(fit.top * ratio))  # its corner, in device pixels
        board_area = QRect(
            0, 0, round(fit.area.width() * fit.size * ratio), round(fit.area.height() * fit.size * ratio)
        ).adjusted(-self._around, -self._around, self._around, self._around)
        visible_area = QRect(-self._board, view * ratio)
        near = visible_area.adjusted(
            -visible_area.width() // 2,
            -visible_area.height() // 2,
            visible_area.width() // 2,
            visible_area.height() // 2,
        )
        self._part = board_area.intersected(near)
        self._whole = board_area
        self._skin = skin = skins.current()
        self.ground = self._paint_board_picture(self._paint_ground)
        self.walls = self._paint_board_picture(lambda painter: skin.paint_walls(painter, shape, fit.size))
        self.lit: QPixmap | None = None
        self.pieces: QPixmap | None = None
        """Picture of all pieces but the lifted one, which stand still until it is put down; None otherwise."""
        self._lamp = QPixmap()
        size = fit.size
        self.box = self._paint_piece_picture(lambda painter: skin.paint_box(painter, size, False))
        self.done = self._paint_piece_picture(lambda painter: skin.paint_box(painter, size, True))
        self.men = {
            facing: self._paint_piece_picture(partial(skin.paint_man, size=size, facing=facing))
            for facing in drawing.FACINGS
        }
        self.men_on_goals = {
            facing: self._paint_piece_picture(partial(skin.paint_man, size=size, facing=facing, on_goal=True))
            for facing in drawing.FACINGS
        }

    @property
    def origin(self) -> QPoint:
        """Top left corner of the large pictures in the view, in device pixels."""
        return self._board + self._part.topLeft()

    def covers(self, fit: LevelLayout, view: QSize) -> bool:
        """Whether the pictures cover the whole view when the level is laid out as `fit` says."""
        if fit.size != self._fit.size:
            return False
        corner = QPoint(round(fit.left * self._ratio), round(fit.top * self._ratio))
        return self._part.contains(QRect(-corner, view * self._ratio).intersected(self._whole))

    def move(self, fit: LevelLayout) -> None:
        """Move the pictures to where `fit` places the level, which keeps its size."""
        self._fit = fit
        self._board = QPoint(round(fit.left * self._ratio), round(fit.top * self._ratio))

    @property
    def extent(self) -> QSizeF:
        """Size of the large pictures in logical pixels."""
        return QSizeF(self._part.size()) * (1 / self._ratio)

    def hold_still(self, draw: Callable[[QPainter], None]) -> None:
        """Make `pieces` with `draw`; the painter's origin is the corner of the large pictures."""
        self.pieces = self._picture(self._part.size(), QPoint(), draw)

    def put_down(self) -> None:
        """Discard `lit` and `pieces`, because no piece is lifted any more."""
        self.lit = self.pieces = None

    def light(self, lit: Iterable[Run], marked: Iterable[Run] = ()) -> None:
        """Make `lit`: the ground with these runs of squares lit and the marked ones drawn as dead squares."""
        ratio = self._ratio
        if self._lamp.size() != self.ground.size():
            self._lamp = QPixmap(self.ground.size())
            self._lamp.fill(Qt.GlobalColor.transparent)
        self._lamp.setDevicePixelRatio(1)
        painter = QPainter(self._lamp)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(QRectF(self._lamp.rect()), self.ground, QRectF(self.ground.rect()))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrushOrigin(-self._part.topLeft())
        for runs, paint in ((lit, drawing.paint_lit), (marked, drawing.paint_dead_square)):
            rects = self._rects(runs)
            if rects:
                side = round(self._fit.size * ratio)
                tile = self._picture(QSize(side, side), QPoint(), partial(paint, size=self._fit.size))
                tile.setDevicePixelRatio(1)
                painter.setBrush(QBrush(tile))
                painter.drawRects(rects)
        painter.end()
        self._lamp.setDevicePixelRatio(ratio)
        self.lit = self._lamp

    def _rects(self, runs: Iterable[Run]) -> list[QRect]:
        """Return runs of squares as rectangles in pixels of the large pictures, without rows outside them."""
        side = round(self._fit.size * self._ratio)
        left = self._fit.area.left() * side + self._part.left()
        top = self._fit.area.top() * side + self._part.top()
        height = self._part.height()
        return [
            QRect(first * side - left, y * side - top, (last - first) * side, side)
            for y, first, last in runs
            if -side < y * side - top < height
        ]

    def _paint_ground(self, painter: QPainter) -> None:
        self._skin.paint_floor(painter, self._shape, self._fit.size)
        # so far the picture holds only the floor, so this mode keeps the shadow on the floor
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        self._skin.paint_shadow(painter, self._shape, self._fit.size)

    def _paint_board_picture(self, draw: Callable[[QPainter], None]) -> QPixmap:
        return self._picture(self._part.size(), -self._part.topLeft(), draw)

    def _paint_piece_picture(self, draw: Callable[[QPainter], None]) -> QPixmap:
        """Return the picture of a piece with a quarter of a square around it, where shadows may fall."""
        side = round(self._fit.size * self._ratio)
        around = side // 4
        return self._picture(QSize(side + 2 * around, side + 2 * around), QPoint(around, around), draw)

    def _picture(self, pixels: QSize, origin: QPoint, draw: Callable[[QPainter], None]) -> QPixmap:
        picture = QPixmap(pixels)
        picture.fill(Qt.GlobalColor.transparent)
        picture.setDevicePixelRatio(self._ratio)
        painter = QPainter(picture)
        painter.translate(QPointF(origin) * (1 / self._ratio))
        draw(painter)
        painter.end()
        return picture


def theme_key() -> str:
    """Return a key of the theme and skin that the pictures' colours depend on."""
    return f"{theme.current().name} {look.skin()}"
