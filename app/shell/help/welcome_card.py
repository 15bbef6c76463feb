"""Welcome at the first start: three cards that do something on the board; never blocks or comes again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QTextOption
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.base.language.wording import commas, full_stops, label_value
from app.base.language.words import tr
from app.base.theme import accessible, icons, theme
from app.widgets.controls.buttons import Button, CheckBox, PaintedButton
from app.widgets.keyboard_order import FLOATS
from app.widgets.painting import float_above, paint_rounded_rect, paint_sheet
from app.widgets.text import Label

SHOWN_KEY = "help/welcomed"
WIDTH, EDGE = 660, 16


@dataclass(frozen=True)
class Invitation:
    """Card of the welcome: what can be done, and what a click on it does."""

    icon: str
    title: str
    text: str
    run: Callable[[], object]


@dataclass(frozen=True)
class Welcome:
    """Content of a page's welcome at the first start, made by `create(page)` in its module `welcome`."""

    invitations: Sequence[Invitation]
    start: str
    """Label of the button that closes the welcome."""
    prepare: str = ""
    """Label of what can be prepared in the background, with its cost; empty if there is nothing."""
    prepare_now: Callable[[], object] = bool


class WelcomeCard(QFrame):
    """Welcome card of the first start, which floats over `page`.

    The page can be played with meanwhile. Esc, a click on a card, its number, the start button or another page closes
    it.
    """

    def __init__(self, window: QWidget, page: QWidget, welcome: Welcome, show_keys: Callable[[], object]) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(tr("Welcome to Statewalk"))
        self.setProperty(FLOATS, True)
        self._page, self._welcome = page, welcome
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(6)
        column.addWidget(Label(tr("Welcome to Statewalk"), 20, 600))
        words = tr("Three puzzles, and everything that is known about them.")
        column.addWidget(Label(words, 13, 400, "text2", wrap=True))
        column.addSpacing(14)
        cards = QHBoxLayout()
        cards.setSpacing(12)
        self.cards = [InvitationButton(one, number) for number, one in enumerate(welcome.invitations, 1)]
        for card, invitation in zip(self.cards, welcome.invitations, strict=True):
            card.clicked.connect(self.close)
            card.clicked.connect(invitation.run)
            cards.addWidget(card, 1)
        column.addLayout(cards)
        column.addSpacing(14)
        self.prepare = CheckBox(welcome.prepare)
        self.prepare.setChecked(bool(welcome.prepare))
        if not welcome.prepare:
            self.prepare.hide()  # do not show it either: without a parent as yet, it would be a window
        keys = Button(tr("Keys"))
        keys.clicked.connect(self.close)
        keys.clicked.connect(show_keys)
        self.start = Button(welcome.start, primary=True)
        self.start.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.prepare)
        foot.addStretch(1)
        foot.addWidget(keys)
        foot.addWidget(self.start)
        column.addLayout(foot)
        float_above(self)
        window.installEventFilter(self)
        page.installEventFilter(self)

    def open(self) -> None:
        """Show the card in the middle of the window; the focus stays with the puzzle."""
        self._place()
        self.show()
        self.raise_()
        choices = commas(label_value(str(number), card.text()) for number, card in enumerate(self.cards, 1))
        accessible.announce(self, full_stops((self.accessibleName(), choices)))

    def close(self) -> bool:
        if self.prepare.isChecked():
            self.prepare.setChecked(False)
            self._welcome.prepare_now()
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self._page.setFocus()
        return super().close()

    def _place(self) -> None:
        window = self.parentWidget()
        assert window is not None
        wide = min(WIDTH, window.width() - 2 * EDGE)
        layout = self.layout()
        assert layout is not None
        high = max(layout.totalHeightForWidth(wide), self.sizeHint().height())
        self.setGeometry((window.width() - wide) // 2, max(EDGE, (window.height() - high) // 2), wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self.parentWidget():
            if event.type() == QEvent.Type.HideToParent:
                self._leave()
        elif event.type() == QEvent.Type.Resize:
            self._place()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            # The page has not accepted this key.
            return self._take_key(event)
        return False

    def _leave(self) -> None:
        """Close the welcome without preparing anything."""
        self.prepare.setChecked(False)
        self.close()

    def _take_key(self, event: QKeyEvent) -> bool:
        """Handle a key for the cards and return whether it was one.

        A number chooses its card; Escape closes the welcome and prepares nothing.
        """
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
            return True
        chosen = [card for number, card in enumerate(self.cards, 1) if event.text() == str(number)]
        for card in chosen:
            card.click()
        return bool(chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._take_key(event):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_sheet(self)


class InvitationButton(PaintedButton):
    """Button for an invitation: icon, number, title and text."""

    def __init__(self, invitation: Invitation, number: int) -> None:
        super().__init__()
        self._invitation, self._number = invitation, number
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setText(invitation.title)
        self.setAccessibleDescription(invitation.text)

    def sizeHint(self) -> QSize:
        return QSize(180, 156)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter = theme.current(), QPainter(self)
        area, one = QRectF(self.rect()), self._invitation
        line = QColor(tokens.accent if self.hover > 0 or tokens.contrast else tokens.sunken)
        paint_rounded_rect(painter, area, theme.mix(tokens.sunken, tokens.hover, self.hover), line, 10)
        inner = area.adjusted(16, 14, -14, -10)
        ink = tokens.accent if self._number == 1 else tokens.text2
        icons.paint(painter, one.icon, QRectF(inner.left(), inner.top(), 26, 26), ink)
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(inner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, str(self._number))
        painter.setFont(theme.font(13, 600))
        painter.setPen(QColor(tokens.text))
        painter.drawText(inner.adjusted(0, 38, 0, 0), Qt.AlignmentFlag.AlignTop, one.title)
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(inner.adjusted(0, 60, 0, 0), one.text, QTextOption())
