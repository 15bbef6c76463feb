"""Popover: a card in a popup window of its own, as for settings, sizes or ways to export."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from app.base.theme import accessible
from app.widgets import keyboard_order
from app.widgets.cards.card import dismiss_cards
from app.widgets.explained_figures import FigureButton, FigureSheetOpener, HiddenFigure
from app.widgets.focus import FocusRing
from app.widgets.painting import SHEET_RADIUS, paint_sheet, rounded_region

EDGE = 8
"""Pixels between the card and the edge of the screen."""


class Popover(QFrame):
    """Popup card that closes on Escape or a click elsewhere, and is deleted then."""

    accessible_role = accessible.Role.Dialog

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        dismiss_cards(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        FocusRing(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Take the focus first: a screen reader follows it into the card, whatever the card focuses later.
        self.setFocus()

    def place(self, corner: QPoint) -> None:
        """Move the upper left corner to a point of the screen, or as near as the whole card stays visible."""
        room = self.screen().availableGeometry().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        right, bottom = room.right() - self.width(), room.bottom() - self.height()
        self.move(max(room.left(), min(corner.x(), right)), max(room.top(), min(corner.y(), bottom)))

    def open_sheet(self, figure: FigureButton) -> QWidget:
        """Close the popover and open the explanation of one of its figures in the program's window."""
        window = self.parentWidget()
        assert isinstance(window, FigureSheetOpener)
        hidden_figure = HiddenFigure(figure.name, window)
        hidden_figure.set(figure.shown_figure)
        self.close()
        sheet = window.open_sheet(hidden_figure)
        sheet.destroyed.connect(hidden_figure.deleteLater)
        return sheet

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Use a mask, not a translucent window, which would have a black frame where no compositor runs.
        self.setMask(rounded_region(QRectF(self.rect()), SHEET_RADIUS))

    def focusNextPrevChild(self, onward: bool) -> bool:
        return keyboard_order.step(self, onward) or super().focusNextPrevChild(onward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_sheet(self)
