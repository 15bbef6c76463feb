"""Toolbar of the editor below the board: drawing tools with their keys, and commands for the whole."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.base.theme import icons, theme
from app.widgets.controls.buttons import PaintedButton
from app.widgets.painting import paint_rounded_rect, paint_sheet

WIDE, OTHER = 72, 54
"""Widths in pixels of a drawing tool and of another command, where there is room."""
HIGH, LOW = 68, 44
NAMED = 42
"""Width in pixels below which a button shows no key, and all buttons lose their names."""
TEXT_SIDE = 3
"""Least space in pixels left and right of a name."""
MARGIN, GAP, RULE = 8, 4, 17
LEAST = 240


class ToolButton(PaintedButton):
    """Button with an icon over its name and a key in the corner; highlighted while its action is checked."""

    def __init__(self, action: QAction, icon: str, text: str, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self.key = icon, key
        self.setText(text)
        self.setAccessibleName(action.text())
        self.setToolTip(action.toolTip())
        self.setCheckable(action.isCheckable())
        self.least = round(QFontMetricsF(theme.font(12, 600)).horizontalAdvance(text)) + 2 * TEXT_SIDE
        """Width in pixels that the button's name needs."""
        self.wide = max(WIDE if key else OTHER, self.least)
        """Width in pixels where there is enough room."""
        self._size = QSize(self.wide, HIGH)
        self.clicked.connect(action.trigger)
        action.changed.connect(lambda: self._follow(action))
        self._follow(action)

    def _follow(self, action: QAction) -> None:
        self.setEnabled(action.isEnabled())
        self.setChecked(action.isChecked())
        self.update()

    def set_room(self, width: int, *, high: bool) -> None:
        """Set the button's width, and show its name below the icon if `high`."""
        self._size = QSize(width, HIGH if high else LOW)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self._size

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        on, whole = self.isChecked(), QRectF(self.rect())
        ink = tokens.accent if on else tokens.text if self.hover > 0 or self.isDown() else tokens.text2
        if on:
            paint_rounded_rect(
                painter, whole, QColor(tokens.soft), QColor(tokens.accent) if tokens.contrast else None, 8
            )
        elif self.isEnabled() and (self.hover > 0 or self.isDown()):
            paint_rounded_rect(
                painter, whole, theme.colour(tokens.hover, 1.0 if self.isDown() else self.hover), None, 8
            )
        if not self.isEnabled():
            ink = theme.mix(tokens.text3, tokens.panel, 0.5).name()
        low = self.height() < HIGH
        side = min(22.0, self.width() - 2.0)
        icons.paint(
            painter,
            self._icon,
            QRectF((self.width() - side) / 2, (self.height() - side) / 2 if low else 13, side, side),
            ink,
        )
        if not low:
            painter.setFont(theme.font(12, 600))
            painter.setPen(QColor(tokens.text if on or self.isEnabled() else ink))
            painter.drawText(QRectF(0, 42, self.width(), 20), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.key and self.width() >= NAMED:
            painter.setFont(theme.font(11))
            painter.setPen(QColor(tokens.text2))
            corner = QRectF(self.width() - 20, 4 if low else 3, 14, 14)
            painter.drawText(corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.key)


class ToolBar(QWidget):
    """Toolbar with the buttons of the editor, centred below the board."""

    def __init__(
        self, tools: Sequence[ToolButton], others: Sequence[ToolButton], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._buttons = [*tools, *others]
        line = QHBoxLayout(self)
        line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        line.setSpacing(GAP)
        for button in tools:
            line.addWidget(button)
        line.addWidget(_Rule())
        for button in others:
            line.addWidget(button)

    def minimumSizeHint(self) -> QSize:
        # the current width of the buttons must not keep the row from becoming narrower
        return QSize(LEAST, super().minimumSizeHint().height())

    def set_room(self, width: int, *, high: bool) -> None:
        """Fit the buttons into a row of a given width; without names if it is not `high`."""
        wide = sum(button.wide for button in self._buttons)
        share = min(1.0, (width - 2 * MARGIN - RULE - GAP * len(self._buttons)) / wide)
        named = share * OTHER >= NAMED and all(int(share * button.wide) >= button.least for button in self._buttons)
        even = int(share * wide / len(self._buttons))
        for button in self._buttons:
            button.set_room(int(share * button.wide) if named else even, high=high and named)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_sheet(self)


class _Rule(QWidget):
    """Hairline between two groups of buttons."""

    def sizeHint(self) -> QSize:
        return QSize(RULE, 40)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(8, 8, 1, self.height() - 16, QColor(theme.current().border))
