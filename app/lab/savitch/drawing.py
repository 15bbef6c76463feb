"""Editor of two positions on a tiny board; each click sets the next kind of content of a square."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from app.base.language.wording import clauses
from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from app.sokoban.editor.canvas import WORDS
from app.sokoban.editor.view import DraftView
from app.widgets.keys import ARROWS, claim_key, is_plain_key
from core.base.words import phrase
from core.sokoban.draft.grid import SIGNS, WALL, Draft, column_name, square_name
from core.sokoban.savitch.configuration import MOST_CELLS
from core.sokoban.savitch.sketch import COLUMNS, ROWS, Sketch, next_sign

SQUARE = 28
"""Side of a square in pixels, large enough to click."""
LEFT, TOP, RIM = 18, 18, 3
HINT = phrase(
    "Click squares: wall, floor, box, goal, man; right click goes back. Up to {most} free squares.", most=MOST_CELLS
)
_NEXT = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_BACK = {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}


class ArrangementView(DraftView):
    """Editor of the first or second position of a sketch.

    It emits the changed sketch with `drawn`, and shows the sketch that it is given. Arrow keys move the cursor, Space
    and Backspace click forward and back, and typed XSB signs are set.
    """

    drawn = Signal(object)
    """The user has drawn another Sketch."""
    accessible_role = accessible.Role.Graphic

    def __init__(self, sketch: Callable[[], Sketch], *, second: bool) -> None:
        """Create the editor; `sketch` returns the current sketch, with the position that is shown."""
        self._sketch, self._second = sketch, second
        super().__init__(self._arrangement(sketch()))
        self._cursor = 0
        self._keys_lead = False
        self._clicked: tuple[int, Sketch] | None = None
        self._hover: int | None = None
        self.setMinimumSize(self.sizeHint())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Second position, not drawn yet") if second else tr("First position, not drawn yet"))
        self.setToolTip(
            tr("Click a square: floor, box, man") if second else tr("Click a square: wall, floor, box, goal, man")
        )
        self._describe()

    def _arrangement(self, sketch: Sketch) -> Draft:
        return sketch.second_arrangement if self._second else sketch.first

    def show_sketch(self, sketch: Sketch) -> None:
        """Draw the current sketch."""
        self.show_draft(self._arrangement(sketch))
        self._describe()

    def sizeHint(self) -> QSize:
        return QSize(LEFT + COLUMNS * SQUARE + RIM, TOP + ROWS * SQUARE + 12)

    @property
    def frame(self) -> QRectF:
        return QRectF(LEFT, TOP, COLUMNS * SQUARE, ROWS * SQUARE)

    def _paint_names(self, painter: QPainter) -> None:
        painter.setFont(theme.font(11, 500))
        painter.setPen(QColor(theme.current().text2))
        for x in range(COLUMNS):
            middle = self.rect_of(x, 0).center().x()
            painter.drawText(QRectF(middle - 10, 0, 20, TOP - 3), Qt.AlignmentFlag.AlignCenter, column_name(x))
        for y in range(ROWS):
            middle = self.rect_of(0, y).center().y()
            painter.drawText(QRectF(0, middle - 8, LEFT - 4, 16), Qt.AlignmentFlag.AlignCenter, str(y + 1))

    # clicks and keys

    def _click(self, square: int, step: int) -> None:
        sign = next_sign(self.draft.signs[square], step, second=self._second)
        # repeated clicks start from the sketch before the first, so passing the player sign does not move the player
        if self._clicked is None or self._clicked[0] != square:
            self._clicked = square, self._sketch()
        self._put(square, sign, self._clicked[1])

    def _put(self, square: int, sign: int, sketch: Sketch) -> None:
        self.drawn.emit(sketch.put_second(square, sign) if self._second else sketch.put(square, sign))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        square = self.on_grid(event.position())
        steps = {Qt.MouseButton.LeftButton: 1, Qt.MouseButton.RightButton: -1}
        if square is not None and event.button() in steps:
            self._keys_lead, self._cursor = False, square
            self._click(square, steps[event.button()])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # the second of two quick clicks counts too

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._look_at(self.on_grid(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._look_at(None)

    def _look_at(self, square: int | None) -> None:
        if square != self._hover:
            self._hover = square
            if square is not None and self._clicked is not None and square != self._clicked[0]:
                self._clicked = None
            self.update()

    def event(self, event: QEvent) -> bool:
        return claim_key(event, self._takes) or super().event(event)

    @staticmethod
    def _takes(event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        return is_plain_key(event) and (key in ARROWS or key in _NEXT or key in _BACK or _sign(event) is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, sign = Qt.Key(event.key()), _sign(event)
        if not self._takes(event):
            super().keyPressEvent(event)
            return
        self._keys_lead = True
        if key in ARROWS:
            self._clicked = None
            x, y = (at + by for at, by in zip(self.draft.xy(self._cursor), ARROWS[key], strict=True))
            self._cursor = min(max(y, 0), ROWS - 1) * COLUMNS + min(max(x, 0), COLUMNS - 1)
        elif sign is not None:
            self._clicked = None
            self._put(self._cursor, sign, self._sketch())
        else:
            self._click(self._cursor, 1 if key in _NEXT else -1)
        self._describe()
        self.update()

    def _describe(self) -> None:
        name, sign = square_name(*self.draft.xy(self._cursor)), self.draft.signs[self._cursor]
        accessible.describe(self, clauses((name, translate(WORDS[sign]))))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._keys_lead = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._clicked = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        square = self._cursor if self._keys_lead and self.hasFocus() else self._hover
        if square is None or (self._second and self.draft.signs[square] == WALL):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.current().accent), 2))
        painter.drawRoundedRect(self.rect_of(*self.draft.xy(square)).adjusted(1, 1, -1, -1), 4, 4)


def _sign(event: QKeyEvent) -> int | None:
    """Return the code of the XSB sign that was typed; None for another key."""
    text = event.text()
    return ord(text) if len(text) == 1 and text != " " and ord(text) in SIGNS else None
