"""Rail at the left of the window: pages above, search and settings below."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.base.actions import shortcut_text, with_key
from app.base.language.words import tr, translate
from app.base.registry import PageEntry
from app.base.theme import icons, theme
from app.widgets.controls.buttons import PaintedButton
from app.widgets.keys import ARROWS
from app.widgets.painting import paint_rounded_rect

WIDTH, MARGIN, INSET = 72, 2, 6
"""Pixels: width of the rail, margin beside its buttons, inset of a button's highlight.

A long name may be wider than the highlight.
"""
SIZE, LEAST_SIZE = 11, 9
"""Font sizes in pixels of a name, the second for one that would not fit."""


class RailButton(PaintedButton):
    """Button with an icon over its name; that of a `page` looks raised while the page is open.

    Pages are exclusive, so that a screen reader announces one of several.
    """

    def __init__(self, icon: str, text: str, tip: str, *, page: bool = True, name: str = "") -> None:
        """Create a button; `name` is its accessible name if that is not the text."""
        super().__init__()
        self._icon = icon
        self.setText(text)
        self.setAccessibleName(name or text)
        self.setToolTip(tip)
        self.setCheckable(page)
        # Qt then reports a radio button; a checkable button that is not exclusive would be reported as a check box.
        self.setAutoExclusive(page)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH - 2 * MARGIN, 60)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()  # left to the rail: Qt would open pages, which take the focus
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(INSET, 0, -INSET, 0)
        if self.isChecked():
            self._paint_raised_rect(painter, rect)
        elif self.hover > 0:
            fill = QColor(tokens.hover)
            fill.setAlphaF(self.hover)
            paint_rounded_rect(painter, rect, fill, None, 10)
        ink = tokens.accent if self.isChecked() else tokens.text2
        icons.paint(painter, self._icon, QRectF((self.width() - 24) / 2, 10, 24, 24), ink)
        painter.setFont(self._fitting(600 if self.isChecked() else 500))
        painter.setPen(QColor(tokens.text if self.isChecked() else tokens.text2))
        painter.drawText(QRectF(0, 36, self.width(), 20), Qt.AlignmentFlag.AlignCenter, self.text())

    def _fitting(self, weight: int) -> QFont:
        """Return the font of the largest size in which the name fits."""
        fonts = [theme.font(size, weight) for size in range(SIZE, LEAST_SIZE - 1, -1)]
        fits = (font for font in fonts if QFontMetricsF(font).horizontalAdvance(self.text()) <= self.width())
        return next(fits, fonts[-1])

    @property
    def fits(self) -> bool:
        """Whether the whole name is visible."""
        return QFontMetricsF(self._fitting(600)).horizontalAdvance(self.text()) <= self.width()

    @staticmethod
    def _paint_raised_rect(painter: QPainter, rect: QRectF) -> None:
        tokens = theme.current()
        if tokens.contrast:
            paint_rounded_rect(painter, rect.adjusted(1, 1, -1, -1), None, QColor(tokens.accent), 10)
        elif tokens.dark:
            paint_rounded_rect(painter, rect, QColor(tokens.hover), None, 10)
        else:
            for spread, opacity in ((2, 0.03), (1, 0.06)):
                paint_rounded_rect(painter, rect.translated(0, spread), theme.colour("#000000", opacity), None, 10)
            paint_rounded_rect(painter, rect.adjusted(1, 0, -1, -2), QColor(tokens.panel), None, 10)


class Rail(QWidget):
    """Rail with one button for each page, and `search` and `settings` at the foot."""

    chosen = Signal(str)
    search = Signal()
    settings = Signal()

    def __init__(self, entries: tuple[PageEntry, ...], search_shortcut: str) -> None:
        super().__init__()
        self.setFixedWidth(WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 16, MARGIN, 10)
        column.setSpacing(8)
        self._buttons: dict[str, RailButton] = {}
        for number, entry in enumerate(entries, 1):
            button = RailButton(entry.icon, translate(entry.text), with_key(translate(entry.about), f"Ctrl+{number}"))
            button.clicked.connect(lambda _=False, key=entry.key: self.chosen.emit(key))
            column.addWidget(button)
            self._buttons[entry.key] = button
        column.addStretch(1)
        words = tr("Find a command")
        keys, tip = shortcut_text((search_shortcut,)), with_key(words, search_shortcut)
        self.search_button = RailButton("search", keys, tip, page=False, name=words)
        self.search_button.clicked.connect(self.search)
        about = tr("Theme, colours and motion")
        self.settings_button = RailButton("settings", tr("Settings"), about, page=False)
        self.settings_button.clicked.connect(self.settings)
        column.addWidget(self.search_button)
        column.addWidget(self.settings_button)

    def show_page(self, key: str) -> None:
        """Mark the button of the open page `key`."""
        self._buttons[key].setChecked(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus to the next or previous button by the arrow keys."""
        step = sum(ARROWS.get(Qt.Key(event.key()), (0, 0)))
        if not step:
            super().keyPressEvent(event)
            return
        buttons = [*self._buttons.values(), self.search_button, self.settings_button]
        at = next((at for at, button in enumerate(buttons) if button.hasFocus()), 0)
        buttons[max(0, min(at + step, len(buttons) - 1))].setFocus()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens.rail))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), QColor(tokens.border))
