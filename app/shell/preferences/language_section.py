"""Section of the settings for the language; a change needs a restart."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QVBoxLayout, QWidget

from app.base.language import languages
from app.base.language.words import language, tr
from app.base.storage.settings import Settings
from app.base.theme import theme
from app.widgets.controls.buttons import Button
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Label

HEIGHT, EDGE, DOT = 34, 10, 14


class LanguageRow(QRadioButton):
    """Radio button of a language: its own name, and its name in English."""

    def __init__(self, key: str, name: str, english: str) -> None:
        super().__init__(name)
        self.key = key
        self._english = english
        self.setAccessibleName(f"{name}, {english}" if english != name else name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, HEIGHT)

    def hitButton(self, pos: object) -> bool:  # noqa: ARG002
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, flags, room = theme.current(), Qt.AlignmentFlag, QRectF(self.rect())
        painter = QPainter(self)
        chosen = self.isChecked()
        if chosen:
            paint_rounded_rect(painter, room, QColor(tokens.soft), None, 8)
        inner = room.adjusted(EDGE, 0, -EDGE, 0)
        painter.setPen(QColor(tokens.accent if chosen else tokens.text))
        painter.setFont(theme.font(13, 600 if chosen else 400))
        painter.drawText(inner, flags.AlignLeft | flags.AlignVCenter, self.text())
        painter.setPen(QColor(tokens.text2))
        painter.setFont(theme.font(12))
        painter.drawText(inner.adjusted(0, 0, -DOT - 8, 0), flags.AlignRight | flags.AlignVCenter, self._english)
        dot = QRectF(inner.right() - DOT, room.center().y() - DOT / 2, DOT, DOT)
        paint_rounded_rect(
            painter, dot, QColor(tokens.accent if chosen else tokens.panel), QColor(tokens.outline), DOT / 2
        )
        if chosen:
            paint_rounded_rect(painter, dot.adjusted(4.5, 4.5, -4.5, -4.5), QColor(tokens.on_accent), None, DOT / 2)


class LanguageSection(QWidget):
    """Choice of the language, which asks for a restart when it is not the one in use."""

    restart = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(Label(tr("Language"), 12, 600, "text2"))
        self.group = QButtonGroup(self)
        system = languages.of_system()
        rows = [LanguageRow(languages.SYSTEM, tr("As the system"), system.name)]
        rows += [LanguageRow(speech.code, speech.name, speech.english) for speech in languages.list_languages()]
        wanted = settings.get(languages.KEY, languages.SYSTEM)
        for row in rows:
            row.setChecked(row.key == wanted or (row is rows[0] and wanted not in {one.key for one in rows}))
            self.group.addButton(row)
            column.addWidget(row)
        self.group.buttonClicked.connect(self._on_chosen)
        self.told = Label("", 12, 400, "text2", wrap=True)
        self.again = Button(tr("Restart now"))
        self.again.setToolTip(tr("Close the window and open it again; everything is kept"))
        self.again.clicked.connect(self.restart)
        letters = tr("The letters of moves stay the same: U D L R F B in every language.")
        column.addWidget(Label(letters, 12, 400, "text2", wrap=True))
        column.addWidget(self.told)
        column.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)
        self._tell()

    def _on_chosen(self, row: LanguageRow) -> None:
        self._settings.set(languages.KEY, row.key)
        self._tell()

    def _tell(self) -> None:
        """Show the effect of the choice: none, a restart, or that no font can write the language."""
        speech = languages.read_chosen_language(self._settings)
        lacking = languages.lacking(speech)
        other = speech.code != language().code
        self.told.setText(lacking or (tr("{name} after a restart, which keeps everything.", name=speech.name)))
        self.told.setVisible(other)
        self.again.setVisible(other and not lacking)
