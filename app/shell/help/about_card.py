"""Card about the program: its version, this machine, and the parts with their licences."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QDesktopServices, QGuiApplication, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPlainTextEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.base.language.wording import label_value
from app.base.language.words import tr
from app.base.services import Messages
from app.base.system import licences, machine
from app.base.system.licences import LicenceNotice
from app.base.theme import icons, theme
from app.widgets.cards.card import OverlayCard
from app.widgets.controls.buttons import Button, PaintedButton
from app.widgets.painting import paint_rounded_rect
from app.widgets.scrolling import scrolling
from app.widgets.text import Hairline, Label, row
from core.base import paths

WIDTH, HEIGHT, EDGE = 660, 470, 24


class AboutProgramCard(OverlayCard):
    """Card about the program: facts at the left, parts at the right; a part opens its licence instead."""

    def __init__(self, window: QWidget, messages: Messages) -> None:
        super().__init__(window, min(WIDTH, window.width() - 2 * EDGE))
        self._messages, self._own, self._facts = messages, licences.read_program_notice(), machine.facts()
        self.setAccessibleName(tr("About Statewalk"))
        self.column.setContentsMargins(1, 0, 1, 0)
        self.column.setSpacing(0)
        self.column.addLayout(self._head())
        self.column.addWidget(Hairline())
        self._stage = QStackedWidget()
        self._stage.addWidget(self._overview())
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setFont(theme.font(12))
        self._title = Label("", 13, 600)
        self._stage.addWidget(self._licence())
        self.column.addWidget(self._stage, 1)
        self.sheet.setFixedHeight(min(HEIGHT, window.height() - 2 * EDGE))
        self.sheet.move((window.width() - self.sheet.width()) // 2, (window.height() - self.sheet.height()) // 2)

    @property
    def details(self) -> str:
        """Facts about the system and versions of all parts, for a report to somebody who helps."""
        lines = [f"{self._own.name} {self._own.version}", *(label_value(fact.name, fact.value) for fact in self._facts)]
        lines += [f"{part.name} {part.version}, {part.licence}" for part in licences.third_party()]
        return "\n".join(lines)

    def open(self) -> None:
        """Show the card with the focus on its first button."""
        self.show()
        self.raise_()
        self.copy.setFocus()

    def _head(self) -> QHBoxLayout:
        self.copy = Button(tr("Copy details"), icon="copy")
        self.copy.setToolTip(tr("Copy version numbers and details of this machine as text"))
        self.copy.clicked.connect(self._copy)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(Label(f"{self._own.name} {self._own.version}", 20, 600))
        sentence = Label(tr("A desktop laboratory for three classic puzzles."), 13, 400, "text2", elided=True)
        words.addWidget(sentence)
        head = QHBoxLayout()
        head.setContentsMargins(30, 22, 30, 20)
        head.setSpacing(16)
        head.addWidget(_Sign())
        head.addLayout(words, 1)
        head.addWidget(self.copy)
        return head

    def _overview(self) -> QWidget:
        whole = QWidget()
        line = QHBoxLayout(whole)
        line.setContentsMargins(30, 16, 18, 16)
        line.setSpacing(28)
        left = QVBoxLayout()
        left.setSpacing(9)
        left.addWidget(Label(tr("This machine"), 12, 600, "text2"))
        grid = QGridLayout()
        grid.setVerticalSpacing(8)
        for at, fact in enumerate(self._facts):
            grid.addWidget(Label(fact.name, 13, 400, "text2"), at, 0)
            value = Label(fact.value, 13, elided=True)
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            value.setToolTip(fact.value)
            grid.addWidget(value, at, 1)
        grid.setColumnStretch(1, 1)
        left.addLayout(grid)
        folder = Button(tr("Open folder"), icon="open")
        folder.setToolTip(tr("Show where games and proofs are kept"))
        folder.clicked.connect(partial(QDesktopServices.openUrl, QUrl.fromLocalFile(str(paths.data_folder()))))
        left.addWidget(row(folder))
        left.addStretch(1)
        free = tr("Free software under the MIT licence; nothing you do leaves this computer.")
        left.addWidget(Label(free, 12, 400, "text2", wrap=True))
        line.addLayout(left, 1)
        line.addWidget(self._parts(), 1)
        return whole

    def _parts(self) -> QWidget:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(2)
        column.addWidget(Label(tr("Components and licences"), 12, 600, "text2"))
        for part in (self._own, *licences.third_party()):
            button = PartButton(part)
            button.clicked.connect(partial(self.show_licence, part))
            column.addWidget(button)
        column.addStretch(1)
        return scrolling(inner)

    def _licence(self) -> QWidget:
        whole = QWidget()
        self.back = Button(tr("Back", context="to what was shown before"), icon="prev")
        self.back.clicked.connect(self._show_overview)
        column = QVBoxLayout(whole)
        column.setContentsMargins(30, 14, 30, 20)
        column.setSpacing(10)
        column.addWidget(row(self.back, self._title, spacing=12))
        column.addWidget(self._text, 1)
        return whole

    def show_licence(self, part: LicenceNotice) -> None:
        """Show the text of a part's licence."""
        self._title.setText(f"{part.name} {part.version}, {part.licence}")
        self._text.setAccessibleName(self._title.text())
        self._text.setPlainText(part.text)
        self._stage.setCurrentIndex(1)
        self.back.setFocus()

    def _show_overview(self) -> None:
        self._stage.setCurrentIndex(0)
        self.copy.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details)
        self._messages.toast(tr("Copied the details"), tr("Paste them into a report"))


class PartButton(PaintedButton):
    """Button of a part: its name, version, and the short name of its licence."""

    def __init__(self, part: LicenceNotice) -> None:
        super().__init__()
        self._part = part
        self.setText(f"{part.name} {part.version}")
        self.setAccessibleName(f"{part.name} {part.version}, {part.licence}")
        self.setToolTip(tr("Read the licence"))

    def sizeHint(self) -> QSize:
        return QSize(270, 28)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter = theme.current(), QPainter(self)
        area = QRectF(self.rect())
        if self.hover > 0:
            paint_rounded_rect(painter, area, theme.colour(tokens.hover, self.hover), None, 5)
        icons.paint(painter, "chevr", QRectF(area.right() - 18, area.center().y() - 7, 14, 14), tokens.text2)
        painter.setFont(theme.font(12))
        metrics, room = painter.fontMetrics(), area.adjusted(4, 0, -24, 0)
        licence = metrics.elidedText(self._part.licence, Qt.TextElideMode.ElideRight, 110)
        painter.setPen(QColor(tokens.text2))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, licence)
        room.setRight(room.right() - metrics.horizontalAdvance(licence) - 8)
        painter.setFont(theme.font(13))
        painter.setPen(QColor(tokens.text))
        name = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)


class _Sign(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(56, 56)

    def paintEvent(self, _event: QPaintEvent) -> None:
        icon: QIcon = QGuiApplication.windowIcon()
        icon.paint(QPainter(self), self.rect())
