"""Paint the stickers of a cube one has in the hand: a net, six colours, and at once what is wrong with it."""

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
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app import theme
from app.cube.net import Net, letter_ink, paint_solid, paint_sticker, sticker_colour
from app.widgets.base import rounded
from app.widgets.buttons import Button, IconButton
from app.widgets.notice import Notice
from app.widgets.panel import Section
from app.widgets.text import Label
from core.cube.cubie import FACES, Cube
from core.cube.painted import GAP, SHAPES, Judgement, Shape, judge, shape_of
from core.cube.puzzle import PUZZLE, CubePuzzle

COLOURS = 6
SIDE = 84
"""A face of the net, at most."""
NAMES = {"U": "white", "R": "red", "F": "green", "D": "yellow", "L": "orange", "B": "blue"}
BLIND_NAMES = {"U": "white", "R": "wine", "F": "teal", "D": "yellow", "L": "amber", "B": "navy"}

_DIRECTIONS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PICK_KEYS = {getattr(Qt.Key, f"Key_{k + 1}"): k for k in range(COLOURS)} | {
    getattr(Qt.Key, f"Key_{face}"): k for k, face in enumerate(FACES)
}


def colour_name(colour: int) -> str:
    """A colour in words, in the palette the user chose."""
    names = NAMES if theme.manager().stickers.name == theme.STANDARD.name else BLIND_NAMES
    return names[FACES[colour]]


class StickerEditor(Section):
    """The section of the side panel in which a cube is painted."""

    used = Signal(object)
    """"Use this cube" was pressed: the Cube."""
    closed = Signal()
    """The user wants to leave without using it (Escape, or the cross)."""
    painted = Signal(bytes)
    """The stickers changed: 54 (or 24) indices into FACES, GAP for those not painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Paint a cube", parent=parent)
        self._current = Cube()
        self._puzzle = PUZZLE
        self._judgement = Judgement(0)
        self.undo_button = IconButton("undo", "Take the last stroke back")
        self.copy_button = IconButton("cube", "Begin with the cube on the stage")
        self.clear_button = IconButton("erase", "Clear the net")
        self.close_button = IconButton("close", "Leave the cube on the stage as it is   Esc")
        self.add_tool(self.undo_button, self.copy_button, self.clear_button, self.close_button)
        self.swatches = Swatches()
        self.net = NetPainter(self.swatches)
        self.notice = Notice()
        self.progress = Label("", 12, 400, "text2", wrap=True)
        self.use_button = Button("Use this cube", primary=True)
        self.fill_button = Button("Fill in the rest")
        self.add(self.swatches)
        self.add(self.net)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.use_button)
        line.addWidget(self.fill_button)
        line.addStretch(1)
        self.body.addLayout(line)
        self.add(self.progress)
        self.add(self.notice)
        self.undo_button.clicked.connect(self.net.undo)
        self.copy_button.clicked.connect(lambda: self.net.show_stickers(self._puzzle.facelets(self._current)))
        self.clear_button.clicked.connect(lambda: self.net.show_stickers(self._shape.empty))
        self.close_button.clicked.connect(self.closed)
        self.use_button.clicked.connect(self._use)
        self.fill_button.clicked.connect(self._mend)
        self.net.changed.connect(self._on_changed)
        self.net.escaped.connect(self.closed)
        theme.manager().changed.connect(self._on_theme)
        self.setFocusProxy(self.net)
        self._on_changed()

    @property
    def stickers(self) -> bytes:
        """What is painted now."""
        return self.net.stickers

    @property
    def judgement(self) -> Judgement:
        """What the painted stickers are worth."""
        return self._judgement

    @property
    def _shape(self) -> Shape:
        return SHAPES[self._puzzle.size]

    def begin(self, cube: Cube, puzzle: CubePuzzle = PUZZLE) -> None:
        """Start on an empty net; `cube` is the one on the stage, of the 3x3x3 or of the 2x2x2."""
        self._current, self._puzzle = cube, puzzle
        self.net.begin(self._shape)

    def set_current(self, cube: Cube) -> None:
        """The cube on the stage changed."""
        self._current = cube

    def _use(self) -> None:
        if self._judgement.cube is not None:
            self.used.emit(self._judgement.cube)

    def _mend(self) -> None:
        if self._judgement.remedy:
            self.net.show_stickers(self._judgement.mended)

    def _on_theme(self) -> None:
        self.swatches.update()
        self.net.update()

    def _on_changed(self) -> None:
        found = self._judgement = judge(self.net.stickers)
        self.swatches.count(self.net.stickers)
        self.net.mark(found.marked)
        self.undo_button.setEnabled(self.net.can_undo)
        self.use_button.setEnabled(found.cube is not None)
        self.fill_button.setVisible(bool(found.remedy) and not found.reason)
        if found.reason:
            title, _, advice = found.reason.partition(". ")
            text = f"{advice}." if advice else f"{found.place[:1].upper()}{found.place[1:]}." if found.place else ""
            buttons = []
            if found.remedy:
                buttons.append(Button(found.remedy))
                buttons[0].clicked.connect(self._mend)
            self.notice.set("danger", title, text, *buttons)
        else:
            self.notice.hide()
        self.progress.setVisible(not found.reason)
        self.progress.setText(self._words(found))
        self.painted.emit(self.net.stickers)

    def _words(self, found: Judgement) -> str:
        if found.cube is not None:
            return "This cube is solved." if self._puzzle.goal(found.cube) else "This cube can be solved."
        count = "1 sticker is" if found.left == 1 else f"{found.left} stickers are"
        more = "Only one cube looks like this" if found.remedy else "Pick a colour with 1 to 6, click or drag to paint"
        return f"{count} left. {more}."


class Swatches(QWidget):
    """Six colours to choose from, and of each how many stickers are painted."""

    chosen = Signal(int)
    TILE = 40

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(self.TILE + 24)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setAccessibleName("Colours")
        self.current = 0
        self.counts = [0] * COLOURS
        self.each = 9
        self._hovered = -1

    def count(self, stickers: bytes) -> None:
        """Show how many of each colour are painted."""
        self.counts = [stickers.count(k) for k in range(COLOURS)]
        self.each = shape_of(stickers).each
        self._describe()

    def pick(self, colour: int) -> None:
        """Paint with this colour from now on."""
        if 0 <= colour < COLOURS and colour != self.current:
            self.current = colour
            self.chosen.emit(colour)
            self._describe()

    def _describe(self) -> None:
        each = ", ".join(f"{colour_name(k)} {self.counts[k]}" for k in range(COLOURS))
        self.setAccessibleDescription(f"{colour_name(self.current)} chosen; {each}")
        self.update()

    def tile(self, colour: int) -> QRectF:
        """Where a swatch is."""
        step = self.width() / COLOURS
        return QRectF(colour * step + (step - self.TILE) / 2, 4, self.TILE, self.TILE - 8)

    def _at(self, point: QPointF) -> int:
        inside = self.rect().contains(point.toPoint())
        return min(COLOURS - 1, int(point.x() * COLOURS / self.width())) if inside else -1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pick(self._at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hovered = self._at(event.position())
        if self._hovered >= 0:
            k = self._hovered
            self.setToolTip(f"Paint {colour_name(k)}, the colour of the {FACES[k]} face   {k + 1}")
        self.update()

    def leaveEvent(self, _event: QEvent) -> None:
        self._hovered = -1
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        for k in range(COLOURS):
            area, fill = self.tile(k), sticker_colour(k)
            line = QColor(tokens.outline) if k == self._hovered or tokens.dark is not _is_dark(fill) else None
            rounded(painter, area, fill, line if line else fill.darker(108), 7)
            painter.setFont(theme.font(13, 600))
            painter.setPen(letter_ink(fill))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, FACES[k])
            if k == self.current:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(tokens.accent), 2))
                painter.drawRoundedRect(area.adjusted(-3, -3, 3, 3).intersected(QRectF(self.rect())), 9, 9)
            self._paint_count(painter, k, area)

    def _paint_count(self, painter: QPainter, colour: int, tile: QRectF) -> None:
        tokens, count = theme.current(), self.counts[colour]
        over = count > self.each
        painter.setFont(theme.font(12, 600 if over or count == self.each else 400))
        painter.setPen(QColor(tokens.danger if over else tokens.text if count == self.each else tokens.text2))
        below = QRectF(tile.left() - 8, tile.bottom() + 5, tile.width() + 16, 20)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, f"{count} of {self.each}")


def _is_dark(colour: QColor) -> bool:
    return colour.lightnessF() < 0.5


class NetPainter(QWidget):
    """The net itself, with two small cubes in its free corners that show what one paints."""

    changed = Signal()
    escaped = Signal()

    def __init__(self, swatches: Swatches, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._swatches = swatches
        self._shape = SHAPES[3]
        self.plan = Net(SIDE)
        self.stickers = self._shape.empty
        self._marked: frozenset[int] = frozenset()
        self._past: list[bytes] = []
        self._stroke: bytes | None = None
        self._hovered = -1
        self._cursor = 4
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Net of the cube")
        self._keys_lead = False

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
        """Whether there is a stroke to take back."""
        return bool(self._past)

    def sticker_rect(self, sticker: int) -> QRectF:
        """Where a sticker is, in the widget."""
        return self.plan.sticker(sticker).translated(self._origin)

    def show_stickers(self, stickers: bytes, *, keep: bool = True) -> None:
        """Replace all stickers; with `keep` undo brings the old ones back."""
        if stickers == self.stickers:
            return
        if keep:
            self._past.append(self.stickers)
        self.stickers = stickers
        self._show()

    def begin(self, shape: Shape) -> None:
        """Show an empty net of another cube, with nothing to undo."""
        self._shape, self.stickers = shape, shape.empty
        self._cursor = shape.each // 2
        self._past.clear()
        self._fit()
        self._show()

    def undo(self) -> None:
        """Take the last stroke back."""
        if self._past:
            self.stickers = self._past.pop()
            self._show()

    def mark(self, stickers: frozenset[int]) -> None:
        """Outline the stickers that are at fault."""
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
        sticker = self.plan.at(event.position() - self._origin)
        if sticker < 0:
            return
        picks = event.button() == Qt.MouseButton.RightButton or event.modifiers() & Qt.KeyboardModifier.AltModifier
        if picks:
            self._swatches.pick(self.stickers[sticker])
        elif event.button() == Qt.MouseButton.LeftButton:
            self._cursor, self._stroke = sticker, self.stickers
            self._paint_one(sticker, self._swatches.current)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        sticker = self.plan.at(event.position() - self._origin)
        if sticker != self._hovered:
            self._hovered = sticker
            self.setCursor(Qt.CursorShape.CrossCursor if sticker >= 0 else Qt.CursorShape.ArrowCursor)
            self.update()
        # a centre names its face, so a drag that passes over it leaves it alone
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
        # the page turns layers with these letters and arrows; while one paints they choose colours and stickers
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._takes(event):
            event.accept()
            return True
        return super().event(event)

    @staticmethod
    def _takes(event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Undo):
            return True
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        others = {Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Escape}
        return event.key() in others or event.key() in _DIRECTIONS or event.key() in _PICK_KEYS

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
            if key in _DIRECTIONS:
                self._step(*_DIRECTIONS[key])
            else:
                self._stroke = self.stickers
                self._paint_one(self._cursor, self._swatches.current if key == Qt.Key.Key_Space else GAP)
                self._end_stroke()
            self.update()

    def _step(self, across: int, down: int) -> None:
        """To the next sticker that way, over gaps between faces and the net's empty corners."""
        spot = self.plan.sticker(self._cursor).center()
        step = QPointF(across, down) * self.plan.cell
        for _ in range(12):
            spot += step
            nudged = spot + QPointF(across, down) * self.plan.gap
            found = self.plan.at(nudged if self.plan.at(spot) < 0 else spot)
            if found >= 0 and found != self._cursor:
                self._cursor = found
                self._name_cursor()
                return

    def _name_cursor(self) -> None:
        colour = self.stickers[self._cursor]
        shown = "not painted" if colour == GAP else colour_name(colour)
        self.setAccessibleDescription(f"{self._shape.sticker_name(self._cursor)}, {shown}")

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._keys_lead = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._end_stroke()
        super().focusOutEvent(event)
        self.update()

    # the picture

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
