"""Sheet at the right edge of the window, with what is behind a number or a plot; the page stays live."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPropertyAnimation, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from app.base.export import export
from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import accessible, icons, theme
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.keys import claim_key, is_plain_key
from app.widgets.scrolling import scrolling
from app.widgets.status import HEIGHT as STATUS
from app.widgets.text import Hairline, Label

WIDTH, LEAST_LEFT = 668, 64
"""Width of the sheet, and least width of the window that it leaves free, in pixels."""
MARGIN = 28


def sheet_over(widget: QWidget) -> Sheet | None:
    """Return the sheet that lies over the window of a widget, None if there is none."""
    found = widget.window().findChildren(Sheet, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return next((sheet for sheet in found if not sheet.isHidden()), None)


class Sheet(QFrame):
    """Sheet that lies over a window; only one is open at a time.

    Escape closes it and returns the focus, also when the focus is behind it and no widget there accepts the key; so
    does hiding `subject`. A subclass fills `body` and implements what is copied and saved.
    """

    closed = Signal()
    accessible_role = accessible.Role.Dialog

    def __init__(self, subject: QWidget, services: Services) -> None:
        window = subject.window()
        for other in window.findChildren(Sheet, options=Qt.FindChildOption.FindDirectChildrenOnly):
            other.dismiss()
        super().__init__(window)
        self._subject, self._services = subject, services
        self._came_from = QApplication.focusWidget() or subject
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._title = Label("", 15, 600, elided=True)
        self._copy = Button(tr("Copy"), icon="copy")
        self._copy.setToolTip(tr("Copy all of it as text"))
        self._copy.clicked.connect(self._copy_text)
        self._save = Button("CSV")
        self._save.setToolTip(tr("Save the numbers as CSV"))
        self._save.clicked.connect(self._save_numbers)
        close = IconButton("close", tr("Close (Esc)"))
        close.clicked.connect(self.dismiss)
        head = QHBoxLayout()
        head.setContentsMargins(MARGIN, 12, 16, 12)
        head.setSpacing(8)
        head.addWidget(_Sign())
        head.addWidget(self._title, 1)
        for button in (self._copy, self._save, close):
            head.addWidget(button)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(MARGIN, 18, MARGIN, 18)
        self.body.setSpacing(6)
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(MARGIN, 10, MARGIN, 10)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(Hairline())
        column.addWidget(self._scrolling(), 1)
        column.addWidget(Hairline())
        column.addLayout(self.foot)
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setEasingCurve(QEasingCurve.Type.InOutQuad)
        window.installEventFilter(self)
        subject.installEventFilter(self)

    def _scrolling(self) -> QScrollArea:
        inner = QWidget()
        inner.setLayout(self.body)
        return scrolling(inner)

    # implemented or called by a subclass

    def set_title(self, title: str) -> None:
        """Set the title: what the sheet explains."""
        self._title.setText(title)
        self.setAccessibleName(title)

    def text(self) -> str:
        """Return the whole content as text for the clipboard."""
        raise NotImplementedError

    def csv(self) -> str:
        """Return the numbers of the sheet as CSV."""
        raise NotImplementedError

    def file_name(self) -> str:
        """Return the proposed name of a saved file."""
        raise NotImplementedError

    # opening and closing

    def open(self) -> None:
        """Slide in and take the focus."""
        place = self._place()
        self.setGeometry(place.translated(place.width(), 0))
        self.show()
        self.raise_()
        self.setFocus()
        self._slide.setDuration(theme.duration(180))
        self._slide.setStartValue(self.pos())
        self._slide.setEndValue(place.topLeft())
        self._slide.start()

    def dismiss(self) -> None:
        """Close the sheet, and return the focus if the sheet has it."""
        focus = QApplication.focusWidget()
        had_it = focus is not None and (focus is self or self.isAncestorOf(focus))
        self.close()
        self.closed.emit()
        if had_it and isValid(self._came_from):
            self._came_from.setFocus()

    def _place(self) -> QRect:
        window = self._subject.window()
        wide = min(WIDTH, window.width() - LEAST_LEFT)
        return QRect(QPoint(window.width() - wide, 0), QSize(wide, window.height() - STATUS))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._subject:
            if event.type() == QEvent.Type.Hide:
                self.dismiss()
        elif event.type() == QEvent.Type.Resize:
            self._slide.stop()
            self.setGeometry(self._place())
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and _is_escape(event):
            # The window gets a key that no widget behind the sheet has accepted.
            self.dismiss()
            return True
        return False

    def event(self, event: QEvent) -> bool:
        # Escape may be a shortcut of the page, but closes the sheet here.
        return claim_key(event, _is_escape) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_escape(event):
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter = theme.current(), QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens.panel))
        painter.fillRect(0, 0, 1, self.height(), QColor(tokens.border))

    # export

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
        self._services.messages.toast(tr("Copied"), self._title.text())

    def _save_numbers(self) -> None:
        if len((numbers := self.csv()).splitlines()) > 1:
            export.ask_and_save_numbers(self, numbers, self.file_name(), self._services)
        else:
            self._services.messages.toast(tr("There are no numbers yet"), tr("Nothing was saved"))


def _is_escape(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Escape and is_plain_key(event)


class _Sign(QWidget):
    """Sum sign before the title."""

    def sizeHint(self) -> QSize:
        return QSize(22, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        icons.paint(QPainter(self), "formula", QRectF(0, (self.height() - 18) / 2, 18, 18), theme.current().text2)
