"""Cube net whose stickers are painted by mouse or keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.wording import clauses
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.cube.board.look import colour_name
from app.cube.editor.net import Net, paint_solid, paint_sticker
from app.cube.editor.swatches import COLOURS, Swatches
from app.widgets.keys import ARROWS, claim_key
from core.cube.cubie import FACES
from core.cube.painted_net import GAP, SHAPES, StickerLayout

SIDE = 84
"""Largest width of a face of the net."""

_PICK_KEYS = {getattr(Qt.Key, f"Key_{k + 1}"): k for k in range(COLOURS)} | {
    getattr(Qt.Key, f"Key_{face}"): k for k, face in enumerate(FACES)
}


class NetPainter(QWidget):
    """Widget with the net and, in its free corners, two small solid cubes that show what is painted."""

    changed = Signal()
    escaped = Signal()

    accessible_role = accessible.Role.Graphic

    def __init__(self, swatches: Swatches, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._swatches = swatches
        self._shape = SHAPES[3]
        self.plan = Net(SIDE)
        self.stickers = self._shape.unpainted_net
        self._marked: frozenset[int] = frozenset()
        self._past: list[bytes] = []
        self._left: dict[int, tuple[bytes, list[bytes]]] = {}
        """Stickers and undo history of the cube sizes not shown, by size."""
        self._stroke: bytes | None = None
        self._hovered = -1
        self._cursor = 4
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Net of the cube"))
        self._keys_lead = False
        theme.manager().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(round(self.plan.width) + 2, round(self.plan.height) + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        gaps = 3 * self.plan.gap + 2
        self.plan = Net(max(24.0, min(SIDE, (self.width() - gaps) / 4)), self._shape.size)
        self.setFixedHeight(self.sizeHint().height())

    @property
    def can_undo(self) -> bool:
        """Whether there is a stroke to undo."""
        return bool(self._past)

    def sticker_rect(self, sticker: int) -> QRectF:
        """Return the rect of a sticker in the widget."""
        return self.plan.sticker(sticker).translated(self._origin)

    def show_stickers(self, stickers: bytes, *, keep: bool = True) -> None:
        """Replace all stickers; with `keep` this can be undone."""
        if stickers == self.stickers:
            return
        if keep:
            self._past.append(self.stickers)
        self.stickers = stickers
        self._show()

    def begin(self, shape: StickerLayout) -> None:
        """Show an empty net of this layout, with nothing to undo."""
        self._shape, self.stickers = shape, shape.unpainted_net
        self._cursor = shape.stickers_per_colour // 2
        self._past = []
        self._fit()
        self._show()

    def take_up(self, shape: StickerLayout) -> None:
        """Switch to the net of this layout as it was left, or an empty one the first time."""
        if shape is self._shape:
            return
        self._left[self._shape.size] = self.stickers, self._past
        self.begin(shape)
        self.stickers, self._past = self._left.pop(shape.size, (shape.unpainted_net, []))
        self._show()

    def undo(self) -> None:
        """Undo the last stroke."""
        if self._past:
            self.stickers = self._past.pop()
            self._show()

    def mark(self, stickers: frozenset[int]) -> None:
        """Outline the stickers that are wrong."""
        self._marked = stickers
        self.update()

    @property
    def _origin(self) -> QPointF:
        return QPointF((self.width() - self.plan.width) / 2, 1)

    def _show(self) -> None:
        self.update()
        self.changed.emit()

    def _paint_one(self, sticker: int, colour: int) -> None:
        if self.stickers[sticker] != colour:
            self.stickers = self.stickers[:sticker] + bytes([colour]) + self.stickers[sticker + 1 :]
            self._show()

    # the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._keys_lead = False
        sticker = self.plan.find_sticker(event.position() - self._origin)
        if sticker < 0:
            return
        picks = event.button() == Qt.MouseButton.RightButton or event.modifiers() & Qt.KeyboardModifier.AltModifier
        if picks:
            self._swatches.pick(self.stickers[sticker])
        elif event.button() == Qt.MouseButton.LeftButton:
            self._cursor, self._stroke = sticker, self.stickers
            self._paint_one(sticker, self._swatches.current)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        sticker = self.plan.find_sticker(event.position() - self._origin)
        if sticker != self._hovered:
            self._hovered = sticker
            self.setCursor(Qt.CursorShape.CrossCursor if sticker >= 0 else Qt.CursorShape.ArrowCursor)
            self.update()
        # a centre names its face, so a drag that passes over it leaves it unchanged
        if self._stroke is not None and sticker >= 0 and sticker not in self._shape.centres:
            self._paint_one(sticker, self._swatches.current)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._end_stroke()

    def _end_stroke(self) -> None:
        begun, self._stroke = self._stroke, None
        if begun is not None and begun != self.stickers:
            self._past.append(begun)
            self.changed.emit()

    def leaveEvent(self, _event: QEvent) -> None:
        self._hovered = -1
        self.update()

    # the keyboard

    def event(self, event: QEvent) -> bool:
        # the page uses these letters and arrows as shortcuts; while painting they choose colours and stickers
        return claim_key(event, self._takes) or super().event(event)

    @staticmethod
    def _takes(event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Undo):
            return True
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        others = {Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Escape}
        return event.key() in others or event.key() in ARROWS or event.key() in _PICK_KEYS

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if not self._takes(event):
            super().keyPressEvent(event)
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif key == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif key in _PICK_KEYS:
            self._swatches.pick(_PICK_KEYS[key])
        else:
            self._keys_lead = True
            if key in ARROWS:
                self._step(*ARROWS[key])
            else:
                self._stroke = self.stickers
                self._paint_one(self._cursor, self._swatches.current if key == Qt.Key.Key_Space else GAP)
                self._end_stroke()
            self.update()

    def _step(self, across: int, down: int) -> None:
        """Move the cursor to the next sticker in a direction, across gaps and the net's empty corners."""
        spot = self.plan.sticker(self._cursor).center()
        step = QPointF(across, down) * self.plan.cell
        for _ in range(12):
            spot += step
            nudged = spot + QPointF(across, down) * self.plan.gap
            found = self.plan.find_sticker(nudged if self.plan.find_sticker(spot) < 0 else spot)
            if found >= 0 and found != self._cursor:
                self._cursor = found
                self._name_cursor()
                return

    def _name_cursor(self) -> None:
        colour = self.stickers[self._cursor]
        shown = tr("not painted") if colour == GAP else colour_name(colour)
        accessible.describe(self, clauses((self._shape.sticker_name(self._cursor), shown)))

    def accessible_value(self) -> str:
        """Return how many stickers are painted, in words."""
        painted = sum(colour != GAP for colour in self.stickers)
        return tr("{painted} of {all} stickers painted", painted=painted, all=len(self.stickers))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._keys_lead = event.reason() != Qt.FocusReason.MouseFocusReason
        self._name_cursor()
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._end_stroke()
        super().focusOutEvent(event)
        self.update()

    # painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, net, origin = theme.current(), self.plan, self._origin
        painter = QPainter(self)
        painter.translate(origin)
        net.paint(painter, self.stickers)
        if self._hovered >= 0 and self.isEnabled():
            area = net.sticker(self._hovered).adjusted(2, 2, -2, -2)
            if self.stickers[self._hovered] != self._swatches.current:
                painter.setOpacity(0.5)
                paint_sticker(painter, area, self._swatches.current, 4.5, None)
                painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for sticker in self._marked:
            area = net.sticker(sticker).adjusted(2.5, 2.5, -2.5, -2.5)
            for colour, width in (("#FFFFFF", 4.5), (theme.LIGHT.danger, 2.5)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(area, 4, 4)
        if self.hasFocus() and self._keys_lead:
            area = net.sticker(self._cursor).adjusted(-1, -1, 1, 1)
            for colour, width in ((tokens.panel, 5.0), (tokens.accent, 2.5)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(area, 6, 6)
        side = net.side + net.gap
        right = QRectF(2 * side, 0, 2 * side - net.gap, net.side)
        paint_solid(painter, right.adjusted(0, 2, 0, -4), self.stickers)
        paint_solid(painter, right.translated(0, 2 * side).adjusted(0, 4, 0, -2), self.stickers, "DLB")
