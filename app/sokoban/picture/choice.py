"""Choice of a tile's kind: eight small squares in the current skin."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from app.base.language.words import translate
from app.base.theme import accessible, theme
from app.sokoban.board import look
from app.sokoban.board.pictures import theme_key
from app.sokoban.editor.tiles import Tiles
from app.widgets.controls.buttons import press_by_enter, presses
from app.widgets.keys import claim_key
from app.widgets.painting import paint_rounded_rect
from core.base.words import phrase
from core.picture.kind import TileKind
from core.sokoban.draft.grid import Draft

NAMES = {
    TileKind.WALL: phrase("Wall"),
    TileKind.FLOOR: phrase("Floor"),
    TileKind.GOAL: phrase("Goal", context="a thing on the board"),
    TileKind.BOX: phrase("Box", context="a thing on the board"),
    TileKind.BOX_ON_GOAL: phrase("Box on goal"),
    TileKind.MAN: phrase("Man"),
    TileKind.MAN_ON_GOAL: phrase("Man on goal"),
    TileKind.OUTSIDE: phrase("Outside"),
}
SIDE, FIGURE, MARK = 30, 20, 3.5
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class KindChoice(QWidget):
    """Choice of a tile's kind from eight buttons; arrow keys and the characters of XSB work, too."""

    accessible_role = accessible.Role.Grouping
    chosen = Signal(object)

    def __init__(self, kind: TileKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(1)
        group = QButtonGroup(self)
        self._options = {one: _Option(one, self) for one in NAMES}
        for option in self._options.values():
            group.addButton(option)
            line.addWidget(option)
        self.kind = kind
        self._options[kind].setChecked(True)
        self.setFocusProxy(self._options[kind])
        group.buttonClicked.connect(lambda button: self.choose(button.kind))

    def option(self, kind: TileKind) -> QRadioButton:
        """Return the button of a kind."""
        return self._options[kind]

    def choose(self, kind: TileKind) -> None:
        """Choose a kind, and emit `chosen` if it is another one."""
        had_focus = self._options[self.kind].hasFocus()
        option = self._options[kind]
        option.setChecked(True)
        self.setFocusProxy(option)
        if had_focus:
            option.setFocus()
        if kind is not self.kind:
            self.kind = kind
            self.chosen.emit(kind)

    def key(self, event: QKeyEvent) -> bool:
        """Choose the kind for a key; False if the key has no kind."""
        kinds = list(NAMES)
        step = STEPS.get(Qt.Key(event.key()), 0)
        if step:
            self.choose(kinds[(kinds.index(self.kind) + step) % len(kinds)])
        elif event.text() in {kind.value for kind in kinds} - {TileKind.FLOOR.value}:
            self.choose(TileKind(event.text()))
        else:
            return False
        return True


class _Option(QRadioButton):
    """Button of one kind: floor with its figure, framed while it is chosen."""

    def __init__(self, kind: TileKind, choice: KindChoice) -> None:
        super().__init__(choice)
        self.kind, self._choice = kind, choice
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFixedSize(SIDE, SIDE)
        self.setAccessibleName(translate(NAMES[kind]))
        self.setToolTip(translate(NAMES[kind]))

    def sizeHint(self) -> QSize:
        return QSize(SIDE, SIDE)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def event(self, event: QEvent) -> bool:
        # a page may have these keys as shortcuts; on this button they choose a kind
        return claim_key(event, self._takes) or super().event(event)

    @staticmethod
    def _takes(event: QKeyEvent) -> bool:
        return event.key() in STEPS or presses(event) or bool(event.text().strip() and event.text() in "#.$*@+-")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._choice.key(event) and not press_by_enter(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked():
            paint_rounded_rect(painter, frame, QColor(tokens.soft), None, 7)
        elif self.underMouse():
            paint_rounded_rect(painter, frame, QColor(tokens.hover), None, 7)
        inset = (SIDE - FIGURE) / 2
        spot = QRectF(inset, inset, FIGURE, FIGURE)
        painter.setOpacity(1.0 if self.isChecked() or self.underMouse() else 0.6)
        if self.kind is TileKind.OUTSIDE:
            painter.setPen(QPen(QColor(tokens.outline), 1, Qt.PenStyle.DotLine))
            painter.drawRect(spot.adjusted(0.5, 0.5, -0.5, -0.5))
        else:
            picture = figure(self.kind, self.devicePixelRatioF(), theme_key())
            painter.drawPixmap(spot.topLeft(), picture)
            if self.kind is TileKind.MAN_ON_GOAL:  # some skins draw the man alike everywhere
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(QColor(tokens.panel), 1))
                painter.setBrush(QColor(look.colours().goal))
                painter.drawEllipse(QPointF(spot.right() - 3, spot.bottom() - 3), MARK, MARK)
        painter.setOpacity(1.0)
        if self.isChecked():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.accent), 2))
            painter.drawRoundedRect(frame, 7, 7)


@lru_cache(maxsize=64)
def figure(kind: TileKind, ratio: float, _theme: str) -> QPixmap:
    """Return the picture of a square of a kind, in the current skin."""
    ground = (TileKind.WALL if kind is TileKind.WALL else TileKind.OUTSIDE).value
    sign = TileKind.OUTSIDE.value if kind is TileKind.FLOOR else kind.value
    draft = Draft(3, 3, (4 * ground + sign + 4 * ground).encode())
    picture = Tiles(FIGURE, ratio).picture(draft, 1, 1)
    assert picture is not None  # no square of this draft is empty
    return picture
