"""List of remarks on the draft: a number that is also on the board, advice, and a button for the fix."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from app.sokoban.editor.canvas import BADGE, paint_badge
from app.widgets.controls.buttons import PaintedButton
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Label
from core.sokoban.draft.remarks import Inspection, Remark


class LinkButton(PaintedButton):
    """Frameless button with its text in the accent colour."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        return QSize(12 + round(QFontMetricsF(theme.font(13, 600)).horizontalAdvance(self.text())), 28)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        if self.hover > 0 or self.isDown():
            paint_rounded_rect(
                painter,
                QRectF(self.rect()),
                theme.colour(tokens.hover, 1.0 if self.isDown() else self.hover),
                None,
            )
        painter.setFont(theme.font(13, 600))
        painter.setPen(QColor(tokens.accent))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class RemarkCard(QWidget):
    """Card of one remark; its squares are emphasized while the pointer is over it."""

    accessible_role = accessible.Role.Grouping

    pointed = Signal(object)
    """Emitted with the remark under the pointer; None when the pointer has left its card."""
    fixed = Signal(object)
    """Emitted with the `Fix` whose button was pressed."""

    def __init__(self, remark: Remark, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.remark, self._number = remark, number
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        words = QGridLayout(self)
        words.setContentsMargins(38, 8, 6, 11)
        words.setVerticalSpacing(2)
        words.setHorizontalSpacing(6)
        words.setColumnStretch(0, 1)
        title, advice = translate(remark.title), translate(remark.advice)
        words.addWidget(Label(title, 13, 600, "text", wrap=True), 0, 0, Qt.AlignmentFlag.AlignVCenter)
        words.addWidget(Label(advice, 12, 400, "text2", wrap=True), 1, 0, 1, 2)
        self.button: LinkButton | None = None
        if remark.fix is not None:
            fix = translate(remark.fix.text)
            self.button = LinkButton(fix)
            self.button.setAccessibleName(tr("{fix}: {title}", fix=fix, title=title))
            self.button.clicked.connect(self._on_fix)
            words.addWidget(self.button, 0, 1)
        words.setRowMinimumHeight(0, 28)
        self.setAccessibleName(tr("{title}. {advice}", title=title, advice=advice))

    def set_remark(self, remark: Remark) -> None:
        """Set a remark with the same text about other squares."""
        self.remark = remark

    def _on_fix(self) -> None:
        if self.remark.fix is not None:
            self.fixed.emit(self.remark.fix)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(self.remark)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pointed.emit(self.remark)
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        paint_rounded_rect(
            painter, QRectF(self.rect()), QColor(tokens.sunken), QColor(tokens.border) if tokens.contrast else None, 8
        )
        text = str(self._number) if self.remark.fatal else "!"
        paint_badge(painter, QRectF(10, 12, BADGE, BADGE), text, self.remark.fatal)


class RemarkList(QWidget):
    """List of all remarks on the draft; those that prevent playing are numbered."""

    pointed = Signal(object)
    fixed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(7)
        self.cards: list[RemarkCard] = []
        self._words: list[tuple[str, str, bool, str]] = []

    def show_inspection(self, inspection: Inspection) -> None:
        """Show the remarks of an inspection; cards are made anew only if a text has changed."""
        words = [
            (remark.title, remark.advice, remark.fatal, remark.fix.text if remark.fix else "")
            for remark in inspection.remarks
        ]
        if words == self._words:
            # the same texts may have other squares and fixes
            for card, remark in zip(self.cards, inspection.remarks, strict=True):
                card.set_remark(remark)
            return
        self._words = words
        for card in self.cards:
            card.hide()
            card.deleteLater()
            self._column.removeWidget(card)
        self.cards = []
        for number, remark in enumerate(inspection.remarks, 1):
            card = RemarkCard(remark, number)
            card.pointed.connect(self.pointed)
            card.fixed.connect(self.fixed)
            self._column.addWidget(card)
            # a layout shows an added widget one event later, when the panel may be painted before it has grown
            card.show()
            self.cards.append(card)
