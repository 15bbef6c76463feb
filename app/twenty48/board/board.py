"""View of a 2048 board: tiles that slide, pop and appear, and swipes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QMarginsF, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.twenty48.board.motion import Sprite, TileMotion, rest
from app.twenty48.board.tiles import TileGrid, paint_board, paint_shadow, paint_tile
from app.twenty48.board.words import rows_in_words
from core.twenty48.board import Board
from core.twenty48.events import Event
from core.twenty48.shape import BoardShape

FRAME_MS = 16
SWIPE = 10.0
"""Least length in pixels of a drag that counts as a swipe when the button is released."""
SWIPE_AT_ONCE = 28.0
"""Length in pixels at which a drag counts as a swipe before the button is released."""

MARGINS = QMarginsF(44, 20, 44, 60)
"""Margins around the board, with room for the hint below it; `_SMALL` in a low or narrow view."""
MARGINS_SMALL = QMarginsF(12, 4, 12, 14)
SMALL_UNDER = 420
"""Height below which the small margins apply and the hint below the board is left out."""
NARROW = 340
"""Width below which the small margins apply, too."""


class Twenty48BoardView(QWidget):
    """View of one board that animates events and knows no rules.

    A new move completes the running animation at once.
    """

    swiped = Signal(str)
    """Emitted with the direction of a swipe: left, right, up or down."""

    resized = Signal()
    accessible_role = accessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSize(240, 196)
        self.setAccessibleName(tr("2048 board"))
        self._board: Board | None = None
        self._motion: TileMotion | None = None
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_frame)
        self._pressed: QPointF | None = None
        self._hint = self._note = ""
        self._ground = QPixmap()
        self._tiles: dict[int, QPixmap] = {}
        self._ground_key: tuple[object, ...] = ()

    @property
    def animating(self) -> bool:
        """Whether an animation is running."""
        return self._motion is not None

    @property
    def grid(self) -> TileGrid:
        """Layout of the cells in the widget at its present size."""
        shape = self._board.shape if self._board else BoardShape(4, 4)
        margins = MARGINS_SMALL if self.is_small else MARGINS
        return TileGrid.fit_into(shape, QRectF(self.rect()).marginsRemoved(margins))

    @property
    def is_small(self) -> bool:
        """Whether there is no room for the line below the board."""
        return self.width() < NARROW or self.height() < SMALL_UNDER

    def sizeHint(self) -> QSize:
        return QSize(640, 640)

    def set_hint(self, text: str) -> None:
        """Set the hint below the board."""
        self._hint = text
        self.update()

    def set_note(self, text: str) -> None:
        """Set the note that replaces the hint below the board; "" shows the hint."""
        if text != self._note:
            self._note = text
            self.update()

    def line_within(self, width: float) -> str:
        """Return the line below the board, elided to `width` pixels."""
        metrics = QFontMetricsF(theme.font(12))
        return metrics.elidedText(self._note or self._hint, Qt.TextElideMode.ElideRight, width)

    def show_board(self, board: Board) -> None:
        """Show a position without animation."""
        resized = self._board is None or self._board.shape != board.shape
        self._board = board
        self._stop()
        self.update()
        self._describe()
        if resized:
            self.resized.emit()

    def play(self, board: Board, events: Sequence[Event], *, forward: bool) -> None:
        """Animate the move (or, backwards, its undoing) that led from the board on the screen to `board`."""
        before = self._board
        self._board = board
        self._stop()
        if before is not None and before.shape == board.shape and self.isVisible():
            self._motion = TileMotion(before, board, events, forward=forward, reduced=theme.manager().reduced_motion)
            self._clock.start()
            self._timer.start()
        self.update()
        self._describe()

    def finish(self) -> None:
        """Complete the running animation at once."""
        self._stop()
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the board at rest as vectors for export, as large as `area` allows."""
        if self._board is None:
            return
        grid = TileGrid.fit_into(self._board.shape, area)
        paint_board(painter, grid)
        for sprite in rest(self._board):
            paint_tile(painter, grid, sprite)

    def _stop(self) -> None:
        self._motion = None
        self._timer.stop()

    def _on_frame(self) -> None:
        if self._motion is not None and self._clock.elapsed() >= self._motion.duration:
            self._stop()
        self.update(self.grid.rect.toAlignedRect().adjusted(-16, -16, 16, 16))

    def _describe(self) -> None:
        if self._board is not None:
            accessible.set_description(self, rows_in_words(self._board))
            accessible.notify_change(self)

    def accessible_value(self) -> str:
        """Return the value of the largest tile for screen readers."""
        return "" if self._board is None else tr("largest tile {tile}", tile=1 << max(self._board.cells))

    # mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._swipe(event.position(), SWIPE_AT_ONCE)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._swipe(event.position(), SWIPE)
        self._pressed = None

    def _swipe(self, now: QPointF, least: float) -> None:
        if self._pressed is None:
            return
        x, y = now.x() - self._pressed.x(), now.y() - self._pressed.y()
        if max(abs(x), abs(y)) > least:
            self._pressed = None
            if abs(x) > abs(y):
                self.swiped.emit("right" if x > 0 else "left")
            else:
                self.swiped.emit("down" if y > 0 else "up")

    # drawing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._board is None:
            return
        painter = QPainter(self)
        grid = self.grid
        painter.drawPixmap(0, 0, self._painted_ground(grid))
        sprites = self._motion.list_sprites(self._clock.elapsed()) if self._motion else rest(self._board)
        for sprite in sprites:
            if sprite.scale == 1.0:
                painter.setOpacity(sprite.opacity)
                corner = grid.cell_rect(sprite.column, sprite.row).topLeft() - QPointF(1, 1)
                painter.drawPixmap(corner, self._painted_tile(grid, sprite.exponent))
            else:
                painter.setOpacity(1.0)
                paint_tile(painter, grid, sprite)

    def _painted_tile(self, grid: TileGrid, exponent: int) -> QPixmap:
        """Return the pixmap of a tile at full size, cached, with a pixel of margin for antialiasing."""
        picture = self._tiles.get(exponent)
        if picture is None:
            ratio = self.devicePixelRatioF()
            picture = QPixmap(QSize(grid.cell + 2, grid.cell + 2) * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(QColor(Qt.GlobalColor.transparent))
            painter = QPainter(picture)
            painter.translate(QPointF(1, 1) - grid.cell_rect(0, 0).topLeft())
            paint_tile(painter, grid, Sprite(exponent, 0, 0))
            painter.end()
            self._tiles[exponent] = picture
        return picture

    def _painted_ground(self, grid: TileGrid) -> QPixmap:
        """Return the pixmap of shadow, empty board and hint, redrawn when size, theme or texts change."""
        ratio = self.devicePixelRatioF()
        key = (grid, self.size(), ratio, theme.current(), self._hint, self._note, self.font().family())
        if key != self._ground_key:
            self._ground_key = key
            self._tiles.clear()
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            self._ground.fill(QColor(Qt.GlobalColor.transparent))
            painter = QPainter(self._ground)
            paint_shadow(painter, grid.rect)
            paint_board(painter, grid)
            if not self.is_small:
                painter.setFont(theme.font(12))
                painter.setPen(QColor(theme.current().text3))
                line = QRectF(8, self.height() - 32, self.width() - 16, 20)
                painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.line_within(line.width()))
            painter.end()
        return self._ground
