"""Drop-down: a framed box with a chevron that opens a list of choices."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.base.language.words import as_shown
from app.base.theme import icons, theme
from app.widgets.controls.buttons import ENTER, HoverFade
from app.widgets.keys import claim_key
from app.widgets.painting import CONTROL_HEIGHT, paint_rounded_rect, rounded_region

ICON_ROLE = Qt.ItemDataRole.UserRole + 1
"""Role for the name of an icon before a row's text; without one the current row has a tick there."""
MOST_ROWS = 12
ROW, ROW_COMPACT, SEPARATOR = 28, 24, 9
TEXT_LEFT, TEXT_RIGHT = 32, 24
TEXT_EDGE, CHEVRON = 12, 16
"""Left margin of the text in the box, and side of the chevron at its right."""
MARGIN, CORNER = 6, 8
"""Pixels around the rows of the open list, and the radius of its corners, as in the style sheet."""
MOVES = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_F4,
}
AnyIndex = QModelIndex | QPersistentModelIndex


class Dropdown(QComboBox):
    """Combo box that shows `prefix` and the current choice; the list opens below it.

    The accessible name is the prefix unless another is set. With the focus, up and down and the first letters of a
    choice choose; Space and Enter open the list.
    """

    chosen = Signal(str)

    def __init__(
        self, choices: Sequence[tuple[str, str]], current: str, prefix: str = "", parent: QWidget | None = None
    ) -> None:
        """Create a drop-down of `choices`, (key, text) pairs; `current` is the chosen key."""
        super().__init__(parent)
        self._caption = QLabel()
        self._caption.setBuddy(self)
        self._caption.hide()
        self.destroyed.connect(self._caption.deleteLater)
        self._prefix = prefix
        self.setAccessibleName(prefix)
        self._current = current
        self._fade = HoverFade(self)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(MOST_ROWS)
        self.setItemDelegate(_Rows(self))
        self.activated.connect(self._on_activated)
        self.set_choices(choices, current)

    @property
    def current(self) -> str:
        return self._current

    def text(self) -> str:
        """Return the text that the box shows."""
        return f"{self._prefix} {self.currentText()}".strip()

    def set_choices(self, choices: Sequence[tuple[str, str]], current: str) -> None:
        """Replace the choices, without a signal."""
        choices = [(key, as_shown(text)) for key, text in choices]
        shown = [(self.itemData(row), self.itemText(row)) for row in range(self.count())]
        if shown != choices:
            self.clear()
            for key, text in choices:
                self.addItem(text, key)
        self.set_current(current)

    def set_current(self, key: str) -> None:
        """Show the choice `key`, without a signal."""
        index = self.findData(key)
        if index < 0:
            raise KeyError(key)
        self._current = key
        self.setCurrentIndex(index)
        self.updateGeometry()
        self.update()

    def setAccessibleName(self, name: str) -> None:
        """Name the purpose of the choice.

        On Linux Qt uses the current choice as the name of a combo box, and a label beside it as its purpose.
        """
        super().setAccessibleName(name)
        self._caption.setText(name)

    def _on_activated(self, index: int) -> None:
        key = self.itemData(index)
        if key != self._current:
            self.set_current(key)
            self.chosen.emit(key)

    def showPopup(self) -> None:
        metrics = QFontMetricsF(theme.font(13))
        widest = max((metrics.horizontalAdvance(self.itemText(row)) for row in range(self.count())), default=0.0)
        scroll_bar = 10 if self.count() > self.maxVisibleItems() else 0
        self.view().setMinimumWidth(max(self.width(), TEXT_LEFT + round(widest) + TEXT_RIGHT + 2 * MARGIN + scroll_bar))
        super().showPopup()
        # Use a mask, not a translucent window, which would be black at the corners where no compositor runs.
        popup = self.view().window()
        popup.setMask(rounded_region(QRectF(popup.rect()), CORNER))

    def enterEvent(self, event: QEnterEvent) -> None:
        self._fade.fade_to(1.0)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._fade.fade_to(0.0)
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The wheel scrolls the panel, and must not change a control under the pointer.
        event.ignore()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange:
            self._caption.setParent(self.parentWidget())
        # These keys may be shortcuts of the page, but belong to the drop-down when it has the focus.
        return claim_key(event, _chooses) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(theme.font(13, 500)).horizontalAdvance(self.text())
        return QSize(44 + round(width), CONTROL_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def hover(self) -> float:
        """Opacity of the background: 0 at rest, 1 hovered or open."""
        return 1.0 if self.view().isVisible() else self._fade.share

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        fill = theme.mix(tokens.panel, tokens.hover, self.hover)
        paint_rounded_rect(painter, QRectF(self.rect()), fill, QColor(tokens.outline))
        ink = tokens.text if self.isEnabled() else tokens.text3
        chevron = QRectF(self.width() - CHEVRON - 8, (self.height() - CHEVRON) / 2, CHEVRON, CHEVRON)
        icons.paint(painter, "chev", chevron, ink)
        painter.setFont(theme.font(13, 500))
        painter.setPen(QColor(ink))
        self.paint_text(painter, QRectF(self.rect()).adjusted(TEXT_EDGE, 0, -CHEVRON - 14, 0))

    def paint_text(self, painter: QPainter, room: QRectF) -> None:
        """Draw the current choice, with an ellipsis where it does not fit."""
        metrics = QFontMetricsF(painter.font())
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width() + 1)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)


def _chooses(event: QKeyEvent) -> bool:
    held = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
    return not held and (event.key() in MOVES | ENTER or (event.text().isprintable() and event.text() != ""))


class _Rows(QStyledItemDelegate):
    """Delegate that paints the rows of the open list."""

    def __init__(self, dropdown: Dropdown) -> None:
        super().__init__(dropdown)
        self._dropdown = dropdown

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        row = ROW_COMPACT if theme.manager().compact else ROW
        return QSize(64, SEPARATOR if _is_separator(index) else row)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens = theme.current()
        rect = QRectF(option.rect)
        if _is_separator(index):
            painter.fillRect(rect.adjusted(2, SEPARATOR // 2, -2, -(SEPARATOR // 2)), QColor(tokens.border))
            return
        on = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if on:
            paint_rounded_rect(
                painter, rect, QColor(tokens.soft), QColor(tokens.accent) if tokens.contrast else None, 5
            )
        ink = tokens.accent if on else tokens.text
        icon = index.data(ICON_ROLE) or ("check" if index.row() == self._dropdown.currentIndex() else "")
        if icon:
            icons.paint(painter, icon, QRectF(rect.left() + 8, rect.center().y() - 8, 16, 16), ink)
        painter.setFont(theme.font(13))
        painter.setPen(QColor(ink))
        painter.drawText(rect.adjusted(TEXT_LEFT, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, index.data())
        painter.restore()


def _is_separator(index: AnyIndex) -> bool:
    """Return whether a row was made by `QComboBox.insertSeparator`."""
    return str(index.data(Qt.ItemDataRole.AccessibleDescriptionRole)) == "separator"
