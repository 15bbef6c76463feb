"""The column behind header and puzzle, and the menu over the puzzle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt
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
)
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.base.theme import theme
from app.shell import header


@lru_cache(maxsize=1)
def _grain() -> QPixmap:
    """Noise of one or two grey levels: eight bits a channel show a slow gradient as rings without it."""
    side, random = 64, Random(0)
    greys = random.randbytes(side * side).translate(bytes(255 * (k & 1) for k in range(256)))
    image = QImage.Format
    noise = QImage(greys, side, side, side, image.Format_Grayscale8).convertToFormat(image.Format_ARGB32)
    faintness = random.randbytes(side * side).translate(bytes(k % 5 for k in range(256)))
    noise.setAlphaChannel(QImage(faintness, side, side, side, image.Format_Alpha8))
    return QPixmap.fromImage(noise)


class StageColumn(QWidget):
    """Softly lit from its centre; the light is painted once a size."""

    def __init__(self) -> None:
        super().__init__()
        self._light = QPixmap()
        self._lit_for: tuple[QSize, float, str] | None = None

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
    """A menu where the right button was pressed and let go; dragging with it belongs to the puzzle."""

    def __init__(self, stage: QWidget, actions: Sequence[QAction | None], unless: Callable[[], bool]) -> None:
        """None stands for a line; there is no menu while the right button has another use there, as `unless` says."""
        super().__init__(stage)
        self._stage, self._unless = stage, unless
        self._pressed: QPoint | None = None
        self._menu = QMenu(stage)
        for action in actions:
            self._menu.addSeparator() if action is None else self._menu.addAction(action)
        stage.installEventFilter(self)

    def eventFilter(self, _stage: QObject, event: QEvent) -> bool:
        if isinstance(event, QContextMenuEvent):
            # from the mouse it comes at the press or at the release, as the system likes it
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
