"""Card with the keys of the page in front: a tap on F1 opens it, holding F1 labels the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.base.actions import key_in
from app.base.language.wording import commas, label_value
from app.base.language.words import tr
from app.base.theme import accessible, icons, theme
from app.shell.help.keys import KeyGroup, KeyRow, matching
from app.widgets.cards.card import OverlayCard
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Hairline, Label

KEY = Qt.Key.Key_F1
HELD_MS = 350
"""Milliseconds after which F1 counts as held, not tapped."""
WIDTH, COLUMN, EDGE = 900, 250, 28
CAP = 22


class KeysCard(OverlayCard):
    """Card with keys in columns, and a field to find one."""

    def __init__(self, window: QWidget, page: str, groups: Sequence[KeyGroup]) -> None:
        super().__init__(window, min(WIDTH, window.width() - 2 * EDGE))
        self._groups, self._down = groups, True
        self._badges: KeyBadges | None = None
        self.setAccessibleName(tr("Keys on this page: {page}", page=page))
        self.column.setContentsMargins(1, 0, 1, 0)
        self.column.setSpacing(0)
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Find a key"))
        self.field.setAccessibleName(tr("Find a key"))
        self.field.setFixedSize(190, 32)
        self.field.textChanged.connect(self._show)
        head = QHBoxLayout()
        head.setContentsMargins(28, 18, 28, 16)
        head.setSpacing(10)
        head.addWidget(_Icon("keyboard"))
        head.addWidget(Label(tr("Keys"), 20, 600))
        head.addWidget(Label(tr("on this page: {page}", page=page), 13, 400, "text2", elided=True), 1)
        head.addWidget(self.field)
        self.column.addLayout(head)
        self.column.addWidget(Hairline())
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.viewport().setAutoFillBackground(False)
        self.column.addWidget(self._scroll, 1)
        self.column.addWidget(Hairline())
        foot = Label(tr("Hold F1 to see the keys on the buttons themselves."), 12, 400, "text2")
        foot.setContentsMargins(28, 10, 28, 12)
        self.column.addWidget(foot)
        self._show("")
        self.sheet.setFixedHeight(min(window.height() - 2 * EDGE, 620))
        self.sheet.move((window.width() - self.sheet.width()) // 2, (window.height() - self.sheet.height()) // 2)
        self._held = QTimer(self, interval=HELD_MS, singleShot=True)
        self._held.timeout.connect(self._on_held)

    @property
    def shown_groups(self) -> list[KeyGroup]:
        """Groups of keys that match the search."""
        return matching(self._groups, self.field.text())

    def open(self, *, held: bool) -> None:
        """Show the card; `held` if the key that opened it may still be down."""
        self._down = held
        self.show()
        self.raise_()
        self.field.setFocus()
        application = QApplication.instance()
        if held and application is not None:
            application.installEventFilter(self)
            self._held.start()

    def _show(self, _text: str) -> None:
        """Show the rows that match the search, in as many columns as fit."""
        count = max(1, (self.sheet.width() - 40) // COLUMN)
        columns: list[list[KeyGroup]] = [[] for _ in range(count)]
        groups = self.shown_groups
        for group in groups:
            least = min(columns, key=lambda column: sum(len(key_group.rows) + 2 for key_group in column))
            least.append(group)
        body = QWidget()
        body.setAutoFillBackground(False)
        line = QHBoxLayout(body)
        line.setContentsMargins(28, 16, 28, 16)
        line.setSpacing(24)
        for column in columns if groups else ():
            line.addLayout(_laid_out(column), 1)
        if not groups:
            line.addWidget(Label(tr("No key matches these words. Try a shorter word."), 13, 400, "text2"))
        self._scroll.setWidget(body)
        body.setAutoFillBackground(False)
        body.show()

    # held or tapped

    def _on_held(self) -> None:
        if self._down:
            window = self.parentWidget()
            assert window is not None
            self.sheet.hide()
            self._badges = KeyBadges(window)
            self._badges.show()
            self._badges.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyRelease and event.key() == KEY:
            if not event.isAutoRepeat():
                self._on_released()
            return True
        return super().eventFilter(watched, event) if watched is self.parentWidget() else False

    def _on_released(self) -> None:
        self._down = False
        self._held.stop()
        if self._badges is not None:
            self.dismiss()

    def dismiss(self) -> None:
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._held.stop()
        if self._badges is not None:
            self._badges.deleteLater()
            self._badges = None
        super().dismiss()


def _laid_out(groups: Sequence[KeyGroup]) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(18)
    for group in groups:
        grid = QGridLayout()
        grid.setVerticalSpacing(7)
        grid.setHorizontalSpacing(10)
        grid.setColumnStretch(0, 1)
        grid.addWidget(Label(group.title, 12, 600, "text2"), 0, 0, 1, 2)
        for at, row in enumerate(group.rows, 1):
            grid.addWidget(Label(row.text, 13, 400, "text2", wrap=True), at, 0)
            grid.addWidget(KeyCaps(row), at, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        column.addLayout(grid)
    column.addStretch(1)
    return column


class KeyCaps(QWidget):
    """Picture of the first shortcut of a row, key by key; its other shortcuts are in the tooltip."""

    accessible_role = accessible.Role.StaticText

    def __init__(self, row: KeyRow) -> None:
        super().__init__()
        self.parts = row.keys[0].split()
        self.setAccessibleName(label_value(row.text, commas(row.keys)))
        self.setToolTip(commas(row.keys[1:]))
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(round(sum(map(_cap_width, self.parts))) + 5 * (len(self.parts) - 1), CAP)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, left = QPainter(self), 0.0
        for part in self.parts:
            wide = _cap_width(part)
            paint_cap(painter, QRectF(left, 0, wide, CAP), part)
            left += wide + 5


def _cap_width(part: str) -> float:
    return max(float(CAP), QFontMetricsF(theme.font(11, 600)).horizontalAdvance(part) + 14)


def paint_cap(painter: QPainter, area: QRectF, text: str) -> None:
    """Draw a key with its label."""
    tokens = theme.current()
    paint_rounded_rect(painter, area, QColor(tokens.panel), theme.mix(tokens.border, tokens.outline, 0.4), 5)
    painter.setFont(theme.font(11, 600))
    painter.setPen(QColor(tokens.text))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


class KeyBadges(QWidget):
    """Overlay that shows, on every visible button, the key that does the same."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        buttons = [button for button in window.findChildren(QAbstractButton) if button.isVisible()]
        self.badges = {button: keys for button in buttons if (keys := key_in(button.toolTip()))}

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for button, keys in self.badges.items():
            middle = self.mapFromGlobal(button.mapToGlobal(button.rect().center()))
            wide = _cap_width(keys)
            left = max(2.0, min(middle.x() - wide / 2, self.width() - wide - 2))
            paint_cap(painter, QRectF(left, middle.y() + 2, wide, CAP - 2), keys)


class _Icon(QWidget):
    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self.setFixedSize(22, 22)

    def paintEvent(self, _event: QPaintEvent) -> None:
        icons.paint(QPainter(self), self._name, QRectF(0, 0, 22, 22), theme.current().text2)
