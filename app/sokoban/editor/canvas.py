"""Canvas of the level editor: drawing with mouse and keyboard, resizing the grid, and marks of faults."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from app.base.language.wording import clauses
from app.base.language.words import tr, translate
from app.base.theme import accessible, icons, theme
from app.sokoban.board.panning import NOTCH, WHEEL_PX, ZOOM
from app.sokoban.editor.edges import EdgeHit, hold_at, paint_edge
from app.sokoban.editor.model import DraftModel
from app.sokoban.editor.view import DraftView
from app.sokoban.editor.walls import paint_walls
from app.sokoban.skins import drawing
from app.widgets.keys import ARROWS, claim_key
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.draft.grid import Draft, Tool, fill, grow, line, paint, rectangle, square_name
from core.sokoban.draft.remarks import Remark
from core.sokoban.solve.walls import Wall

WORDS = {
    ord(" "): phrase("nothing"),
    ord("-"): phrase("floor"),
    ord("#"): phrase("wall"),
    ord("."): phrase("goal", context="a thing on the board"),
    ord("$"): phrase("box", context="a thing on the board"),
    ord("*"): phrase("box on a goal"),
    ord("@"): phrase("man"),
    ord("+"): phrase("man on a goal"),
}
_PAINT_KEYS = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_ERASE_KEYS = {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}
_SHIFT, _CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
BADGE = 19.0
MOST_MARKED = 60
"""Number of a remark's squares that get its number; all of them are outlined."""


class DraftCanvas(DraftView):
    """Canvas on which the draft is drawn with `tool`; every change to the draft is one step of `drafting`."""

    refused = Signal(str)
    """Emitted with a sentence that says why what the user asked for is impossible."""
    dropped = Signal(str)
    """Emitted with a dropped text, or with "file:" and the path of a dropped file."""
    looked_at = Signal()
    """Emitted when `active_square` may have changed."""
    escaped = Signal()
    """Emitted when Escape is pressed with nothing left to cancel."""

    accessible_role = accessible.Role.Graphic

    def __init__(self, drafting: DraftModel, parent: QWidget | None = None) -> None:
        super().__init__(drafting.shown, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setAccessibleName(tr("Level being edited"))
        self.drafting = drafting
        self.tool = Tool.WALL
        self._stroke: _Stroke | None = None
        self._resizing: tuple[EdgeHit, QPointF, int] | None = None
        self._panning: QPointF | None = None
        self._hover: int | None = None
        self._hold: EdgeHit | None = None
        self._cursor = 0
        self._anchor: int | None = None
        self._keys_lead = False
        self._pointed: tuple[int, ...] = ()
        self.walls: Callable[[], Mapping[int, Wall | None]] = dict
        """Function that returns the role of each wall by square; empty while walls are not examined."""
        drafting.changed.connect(self._on_draft_changed)
        drafting.inspected.connect(self.update)

    def set_tool(self, tool: Tool) -> None:
        """Draw with another tool."""
        self.tool = tool
        self.update()

    def point_at(self, squares: Sequence[int]) -> None:
        """Emphasize the marks of these squares and, when zoomed in, scroll to the first."""
        self._pointed = tuple(squares)
        if squares and self.zoom > 1:
            self.reveal(squares[0])
        self.update()

    @property
    def active_square(self) -> int:
        """Index of the square that a command acts on: under the pointer or under the keyboard's cursor."""
        return self._cursor if self._keys_lead or self._hover is None else self._hover

    def _on_draft_changed(self) -> None:
        before, draft = self.draft, self.drafting.shown
        if (before.width, before.height) != (draft.width, draft.height):
            x, y = before.xy(self._cursor)
            self._cursor = min(y, draft.height - 1) * draft.width + min(x, draft.width - 1)
            self._anchor = self._hover = self._hold = self._stroke = None
        self.show_draft(draft)

    # edits

    def fill_here(self) -> None:
        """Fill the region around the active square."""
        self.drafting.do(fill(self.drafting.current, self.active_square, self.tool))

    def change_edge(self, side: int, by: int) -> None:
        """Add (`by` > 0) or remove (`by` < 0) columns or rows at a side."""
        counts = [0, 0, 0, 0]
        counts[side] = by
        try:
            self.drafting.do(grow(self.drafting.current, *counts))
        except InputError as error:
            self.refused.emit(translate(error.sentence))

    # mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place, button = event.position(), event.button()
        self._keys_lead = False
        self._anchor = self._hold = None
        if self._stroke is not None or self._resizing is not None:
            self._cancel()  # pressing another button cancels the stroke of the first
            return
        if button == Qt.MouseButton.MiddleButton:
            self._panning = place
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        square = self.on_grid(place)
        if square is None:
            self._press_edge(place, button)
            return
        if button not in {Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton}:
            return
        tool = Tool.ERASE if button == Qt.MouseButton.RightButton else self.tool
        keys = event.modifiers()
        self._cursor = square
        if keys & _CONTROL and not keys & _SHIFT:
            self.drafting.do(fill(self.drafting.current, square, tool))
            return
        self._stroke = _Stroke(self.drafting.current, tool, square, bool(keys & _SHIFT), bool(keys & _CONTROL))
        self.drafting.preview(self._stroke.result())

    def _press_edge(self, place: QPointF, button: Qt.MouseButton) -> None:
        hold = hold_at(place, self.area, self.frame)
        if hold is None or button != Qt.MouseButton.LeftButton:
            return
        if hold.by:
            self.change_edge(hold.side, hold.by)
            self._hold = hold_at(place, self.area, self.frame)
            self.update()
        elif hold.grip:
            self._resizing = (hold, place, 0)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position()
        if self._panning is not None:
            self.pan(place - self._panning)
            self._panning = place
        elif self._resizing is not None:
            hold, start, _ = self._resizing
            way = place.x() - start.x() if hold.upright else place.y() - start.y()
            squares = round(way / self.size_px) * (1 if hold.side >= 2 else -1)
            side = self.draft.width if hold.upright else self.draft.height
            self._resizing = (hold, start, max(1 - side, squares))
            self.update()
        elif self._stroke is not None:
            x, y = self.square_at(place)
            x, y = min(max(x, 0), self.draft.width - 1), min(max(y, 0), self.draft.height - 1)
            if self._stroke.go_to(y * self.draft.width + x):
                self._cursor = self._stroke.end
                self.drafting.preview(self._stroke.result())
        else:
            self._look_at(place)

    def _look_at(self, place: QPointF) -> None:
        square = self.on_grid(place)
        hold = None if square is not None else hold_at(place, self.area, self.frame)
        if (square, hold) == (self._hover, self._hold):
            return
        self._hover, self._hold = square, hold
        if square is not None:
            self._keys_lead = False
        self.looked_at.emit()
        shape = Qt.CursorShape.ArrowCursor
        if square is not None:
            shape = Qt.CursorShape.CrossCursor
        elif hold is not None and hold.grip:
            shape = Qt.CursorShape.SizeHorCursor if hold.upright else Qt.CursorShape.SizeVerCursor
        self.setCursor(shape)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._panning is not None and event.button() == Qt.MouseButton.MiddleButton:
            self._panning = None
            self.setCursor(Qt.CursorShape.CrossCursor)
        elif self._resizing is not None:
            hold, _, squares = self._resizing
            self._resizing = None
            if squares:
                self.change_edge(hold.side, squares)
            self.update()
        elif self._stroke is not None:
            stroke, self._stroke = self._stroke, None
            self.drafting.do(stroke.result())
            self._hover = None
            self._look_at(event.position())

    def _cancel(self) -> None:
        """Cancel the stroke or the resizing in progress."""
        self._stroke = self._resizing = None
        self.drafting.preview(self.drafting.current)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover = self._hold = None
        self.looked_at.emit()
        self.update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()  # no context menu, because the right button erases

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned, pixels = event.angleDelta(), event.pixelDelta()
        if event.modifiers() & _CONTROL:
            self.zoom_to(self.zoom * ZOOM ** (turned.y() / NOTCH), event.position())
        elif self.zoom > 1:
            by = QPointF(pixels) if not pixels.isNull() else QPointF(turned) * (WHEEL_PX / NOTCH)
            self.pan(by.transposed() if event.modifiers() & _SHIFT else by)
        else:
            event.ignore()
            return
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        data = event.mimeData()
        paths = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
        self.dropped.emit(f"file:{paths[0]}" if paths else data.text())
        event.acceptProposedAction()

    # keyboard

    def event(self, event: QEvent) -> bool:
        # arrows, Space and the like draw here, even where the page uses them as shortcuts
        return claim_key(event, self._takes) or super().event(event)

    @staticmethod
    def _takes(event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        keys = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in ARROWS:
            return not keys & ~_SHIFT
        return (key in _PAINT_KEYS and not keys & ~_CONTROL) or (not keys and key in {*_ERASE_KEYS, Qt.Key.Key_Escape})

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if not self._takes(event):
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Escape:
            if self._stroke is not None or self._resizing is not None:
                self._cancel()
            elif self._anchor is not None:
                self._anchor = None
                self.update()
            else:
                self.escaped.emit()
        elif key in ARROWS:
            self._step(*ARROWS[key], keep=bool(event.modifiers() & _SHIFT))
        elif event.modifiers() & _CONTROL:
            self._keys_lead = True
            self.fill_here()
        else:
            self._paint_chosen(Tool.ERASE if key in _ERASE_KEYS else self.tool)

    def _step(self, dx: int, dy: int, *, keep: bool) -> None:
        """Move the cursor; with `keep`, where it started remains the corner of a rectangle."""
        draft = self.draft
        if not self._keys_lead and self._hover is not None:
            self._cursor = self._hover
        self._keys_lead = True
        self._anchor = (self._cursor if self._anchor is None else self._anchor) if keep else None
        x, y = draft.xy(self._cursor)
        x, y = min(max(x + dx, 0), draft.width - 1), min(max(y + dy, 0), draft.height - 1)
        self._cursor = y * draft.width + x
        self.reveal(self._cursor)
        self._describe()
        self.update()

    def _paint_chosen(self, tool: Tool) -> None:
        if not self._keys_lead and self._hover is not None:
            self._cursor = self._hover
        self._keys_lead = True
        draft = self.drafting.current
        anchor = self._cursor if self._anchor is None else self._anchor
        self.drafting.do(paint(draft, rectangle(draft, anchor, self._cursor), tool))
        self._anchor = None
        self._describe()
        self.update()

    def accessible_value(self) -> str:
        """Return the size of the level in words."""
        return tr("{across} by {down} squares", across=self.draft.width, down=self.draft.height)

    def _describe(self) -> None:
        self.looked_at.emit()
        name, sign = square_name(*self.draft.xy(self._cursor)), self.draft.signs[self._cursor]
        accessible.describe(self, clauses((name, translate(WORDS[sign]))))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._keys_lead = self._keys_lead or event.reason() == Qt.FocusReason.TabFocusReason
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.setClipRect(self.frame.adjusted(-12, -12, 12, 12))
        if walls := self.walls():
            paint_walls(painter, self, walls)
        self._paint_marks(painter)
        if self._stroke is None and self._resizing is None:
            self._paint_cursor(painter)
        elif self._stroke is not None and self._stroke.is_rectangle:
            self._paint_rectangle(painter, self._stroke.start, self._stroke.end)
        painter.restore()
        if self._resizing is not None:
            self._paint_resizing(painter)
        elif self._hold is not None:
            paint_edge(painter, self._hold, self.visible_area)

    def _paint_cursor(self, painter: QPainter) -> None:
        tokens = theme.current()
        if self._keys_lead and self.hasFocus():
            if self._anchor is not None:
                self._paint_rectangle(painter, self._anchor, self._cursor)
                return
            square = self._cursor
        elif self._hover is not None:
            square = self._hover
        else:
            return
        rect = self.rect_of(*self.draft.xy(square))
        inset = rect.adjusted(1, 1, -1, -1)
        idle = paint(self.draft, (square,), self.tool) == self.draft
        painter.setBrush(Qt.BrushStyle.NoBrush if idle else theme.colour(tokens.accent, 0.2))
        painter.setPen(QPen(QColor(tokens.accent), 2))
        painter.drawRoundedRect(inset, min(4.0, self.size_px * 0.1), min(4.0, self.size_px * 0.1))
        side = min(36.0, self.size_px * 0.55)
        if side >= 7 and not idle:
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(rect.center())
            icons.paint(painter, self.tool.value, spot, tokens.accent)

    def _paint_rectangle(self, painter: QPainter, corner: int, opposite: int) -> None:
        """Paint the rectangle being drawn, with its size."""
        tokens = theme.current()
        rect = self.rect_of(*self.draft.xy(corner)).united(self.rect_of(*self.draft.xy(opposite)))
        painter.setBrush(theme.colour(tokens.accent, 0.2))
        painter.setPen(QPen(QColor(tokens.accent), 2))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)
        across, down = round(rect.width() / self.size_px), round(rect.height() / self.size_px)
        self._paint_size(painter, across, down, rect)

    def _paint_size(self, painter: QPainter, across: int, down: int, rect: QRectF) -> None:
        text = f"{across} × {down}"
        centre = QPointF(rect.center().x(), max(16.0, rect.top() - 16))
        drawing.paint_pill(painter, text, drawing.pill_rect(text, centre))

    def _paint_resizing(self, painter: QPainter) -> None:
        assert self._resizing is not None
        hold, _, squares = self._resizing
        tokens, size = theme.current(), self.size_px
        counts = [squares if side == hold.side else 0 for side in range(4)]
        rect = self.area.adjusted(-counts[0] * size, -counts[1] * size, counts[2] * size, counts[3] * size)
        pen = QPen(QColor(tokens.accent), 2)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(theme.colour(tokens.accent, 0.08))
        painter.drawRect(rect)
        self._paint_size(painter, round(rect.width() / size), round(rect.height() / size), rect)

    def _paint_marks(self, painter: QPainter) -> None:
        """Outline the squares of all remarks and number them."""
        number = 0
        for remark in self.drafting.inspection.remarks:
            number += remark.fatal
            self._paint_mark(painter, remark, str(number) if remark.fatal else "!")

    def _paint_mark(self, painter: QPainter, remark: Remark, text: str) -> None:
        draft, tokens = self.draft, theme.current()
        colour = tokens.danger if remark.fatal else tokens.warn
        squares = [square for square in remark.squares if square < len(draft.signs)]
        pointed = bool(squares) and tuple(squares) == self._pointed
        badge = min(BADGE, max(11.0, self.size_px * 0.55))
        for k, square in enumerate(squares):
            rect = self.rect_of(*draft.xy(square))
            if not rect.intersects(self.frame):
                continue
            bare = draft.signs[square] in b" -"
            painter.setPen(QPen(QColor(colour), 3 if pointed else 2))
            painter.setBrush(theme.colour(colour, 0.42 if pointed else 0.2) if bare else Qt.BrushStyle.NoBrush)
            radius = min(5.0, self.size_px * 0.1)
            painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)
            if k < MOST_MARKED and (remark.fatal or k == 0) and self.size_px >= 14:
                spot = QRectF(0, 0, badge, badge)
                spot.moveCenter(rect.topRight() + QPointF(-badge * 0.28, badge * 0.22))
                paint_badge(painter, spot, text, remark.fatal)


def paint_badge(painter: QPainter, rect: QRectF, text: str, fatal: bool) -> None:
    """Paint the number of a remark in a disc."""
    tokens = theme.current()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.danger if fatal else tokens.warn))
    painter.drawEllipse(rect)
    painter.setPen(QColor(tokens.panel))
    painter.setFont(theme.font(max(8.0, rect.height() * 0.6), 700))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


class _Stroke:
    """Stroke from the press of a button to its release: freehand or a rectangle."""

    def __init__(self, base: Draft, tool: Tool, start: int, is_rectangle: bool, frame: bool) -> None:
        self._base, self._tool, self.start, self.end = base, tool, start, start
        self.is_rectangle, self._frame = is_rectangle, frame
        self._squares = {start: None}  # squares in the order in which they were passed

    def go_to(self, square: int) -> bool:
        """Extend the stroke to a square; False if it already ends there."""
        if square == self.end:
            return False
        if not self.is_rectangle:
            # a square passed again moves to the end, since the man goes to the last one
            for passed in line(self._base, self.end, square):
                self._squares.pop(passed, None)
                self._squares[passed] = None
        self.end = square
        return True

    def result(self) -> Draft:
        """Return the draft with the stroke applied."""
        if self.is_rectangle:
            squares = rectangle(self._base, self.start, self.end, frame=self._frame)
            return paint(self._base, squares, self._tool)
        return paint(self._base, self._squares, self._tool)
