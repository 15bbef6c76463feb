"""The settings popover: theme, cube colours, motion, density. Every change shows at once."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app import theme
from app.settings import Settings
from app.widgets.base import rounded
from app.widgets.buttons import CheckBox
from app.widgets.segment import Segment
from app.widgets.text import Hairline, Label

THEME_CHOICES = (("system", "System"), ("light", "Light"), ("dark", "Dark"), ("contrast", "High contrast"))
STICKER_CHOICES = ((theme.STANDARD.name, "Standard"), (theme.COLOUR_BLIND.name, "Colour-blind safe"))


def apply_saved(settings: Settings) -> None:
    """Bring the theme manager to what the user chose in an earlier run."""
    themes = theme.manager()
    themes.reduced_motion = settings.get("motion/reduced", False)
    themes.compact = settings.get("theme/compact", False)
    saved = settings.get("theme/choice", "system")
    themes.choose(theme.Choice(saved) if saved in set(theme.Choice) else theme.Choice.SYSTEM)
    safe = settings.get("cube/stickers", theme.STANDARD.name) == theme.COLOUR_BLIND.name
    themes.choose_stickers(theme.COLOUR_BLIND if safe else theme.STANDARD, settings.get("cube/letters", False))


class Preferences(QFrame):
    """A card beside the rail; closes on Escape or a click elsewhere."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self._settings = settings
        themes = theme.manager()
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 18)
        column.setSpacing(10)
        column.addWidget(Label("Theme", 12, 600, "text2"))
        self.theme_choice = Segment(THEME_CHOICES, themes.choice.value)
        self.theme_choice.chosen.connect(self._on_theme)
        column.addWidget(self.theme_choice)
        column.addSpacing(4)
        column.addWidget(Hairline())
        column.addWidget(Label("Cube colours", 12, 600, "text2"))
        self.sticker_choice = Segment(STICKER_CHOICES, themes.stickers.name)
        self.sticker_choice.chosen.connect(self._on_stickers)
        column.addWidget(self.sticker_choice)
        self.letters = self._check("Letters on the stickers", themes.letters, self._on_stickers)
        column.addWidget(self.letters)
        column.addSpacing(4)
        column.addWidget(Hairline())
        column.addWidget(Label("Comfort", 12, 600, "text2"))
        self.motion = self._check("Reduced motion", themes.reduced_motion, self._on_comfort)
        self.compact = self._check("Compact spacing", themes.compact, self._on_comfort)
        column.addWidget(self.motion)
        column.addWidget(self.compact)

    @staticmethod
    def _check(text: str, on: bool, changed: object) -> CheckBox:
        box = CheckBox(text)
        box.setChecked(on)
        box.toggled.connect(changed)
        return box

    def open_beside(self, anchor: QWidget) -> None:
        """Show the card to the right of `anchor`, its foot level with it."""
        self.adjustSize()
        corner = anchor.mapToGlobal(QPoint(anchor.width() + 12, anchor.height() - self.height()))
        self.move(corner)
        self.show()

    def _on_theme(self, name: str) -> None:
        theme.manager().choose(theme.Choice(name))
        self._settings.set("theme/choice", name)

    def _on_stickers(self, _value: object) -> None:
        name = self.sticker_choice.current
        stickers = theme.COLOUR_BLIND if name == theme.COLOUR_BLIND.name else theme.STANDARD
        theme.manager().choose_stickers(stickers, self.letters.isChecked())
        self._settings.set("cube/stickers", name)
        self._settings.set("cube/letters", self.letters.isChecked())

    def _on_comfort(self, _on: bool) -> None:
        themes = theme.manager()
        themes.reduced_motion = self.motion.isChecked()
        themes.compact = self.compact.isChecked()
        self._settings.set("motion/reduced", themes.reduced_motion)
        self._settings.set("theme/compact", themes.compact)
        themes.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        rounded(QPainter(self), QRectF(self.rect()), QColor(tokens.panel), QColor(tokens.border), 12)
