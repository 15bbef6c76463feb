"""Background of the stage column, and the context menu of the puzzle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.base.theme import theme
from app.shell import header


@lru_cache(maxsize=1)
def _grain() -> QPixmap:
    """Return noise of one or two grey levels, without which a slow 8-bit gradient shows rings."""
    side, random = 64, Random(0)
    greys = random.randbytes(side * side).translate(bytes(255 * (k & 1) for k in range(256)))
    image = QImage.Format
    noise = QImage(greys, side, side, side, image.Format_Grayscale8).convertToFormat(image.Format_ARGB32)
    faintness = random.randbytes(side * side).translate(bytes(k % 5 for k in range(256)))
    noise.setAlphaChannel(QImage(faintness, side, side, side, image.Format_Alpha8))
    return QPixmap.fromImage(noise)


class StageColumn(QWidget):
    """Column of header and puzzle, softly lit from its centre; the light is painted once per size."""

    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._light = QPixmap()
        self._lit_for: tuple[QSize, float, str] | None = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, ratio = theme.current(), self.devicePixelRatioF()
        wanted = (self.size(), ratio, tokens.name)
        if self._lit_for != wanted:
            self._light = self._paint_light(ratio)
            self._lit_for = wanted
        area = event.rect()
        source = QRect(area.topLeft() * ratio, area.size() * ratio)
        QPainter(self).drawPixmap(area, self._light, source)

    def _paint_light(self, ratio: float) -> QPixmap:
        tokens = theme.current()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        centre = QPointF(self.width() / 2, header.HEIGHT + (self.height() - header.HEIGHT) * 0.5)
        light = QRadialGradient(centre, max(self.width(), self.height()) * 0.62)
        light.setColorAt(0.0, QColor(tokens.stage_centre))
        light.setColorAt(1.0, QColor(tokens.stage_edge))
        painter = QPainter(picture)
        painter.fillRect(self.rect(), light)
        painter.setOpacity(0.5)
        painter.drawTiledPixmap(self.rect(), _grain())
        painter.end()
        return picture


class StageMenu(QObject):
    """Context menu opened by a click of the right button; dragging with it belongs to the puzzle."""

    def __init__(self, stage: QWidget, actions: Sequence[QAction | None], unless: Callable[[], bool]) -> None:
        """Create a menu of `actions`, None for a separator; `unless` says that the right button is in use."""
        super().__init__(stage)
        self._stage, self._unless = stage, unless
        self._pressed: QPoint | None = None
        self._menu = QMenu(stage)
        for action in actions:
            self._menu.addSeparator() if action is None else self._menu.addAction(action)
        stage.installEventFilter(self)

    def eventFilter(self, _stage: QObject, event: QEvent) -> bool:
        if isinstance(event, QContextMenuEvent):
            # A mouse sends this event at the press or at the release, depending on the system.
            if event.reason() != QContextMenuEvent.Reason.Mouse:
                self._menu.popup(self._stage.mapToGlobal(self._stage.rect().center()))
            return True
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.RightButton:
            where, pressed = event.globalPosition().toPoint(), self._pressed
            self._pressed = where if event.type() == QEvent.Type.MouseButtonPress and not self._unless() else None
            moved = 0 if pressed is None else (where - pressed).manhattanLength()
            if pressed is not None and self._pressed is None and moved < QApplication.startDragDistance():
                self._menu.popup(where)
        return False
