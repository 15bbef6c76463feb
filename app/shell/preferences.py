"""The settings popover: theme, motion, density, and what the page in front adds. Every change shows at once.

A page's package may have a module `preferences` with `create(settings) -> QWidget`: a column of controls.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.services import languages, registry, theme
from app.services.settings import Settings
from app.services.words import tr, translated
from app.shell.language_section import LanguageSection
from app.widgets.buttons import CheckBox
from app.widgets.popover import Popover
from app.widgets.segment import Segment
from app.widgets.text import Hairline, Label
from core.words import phrase

THEME_CHOICES = (
    ("system", phrase("System", context="theme")),
    ("light", phrase("Light", context="theme")),
    ("dark", phrase("Dark", context="theme")),
    ("contrast", phrase("High contrast", context="theme")),
)
THEME_COMMANDS = (
    ("system", phrase("Theme: system")),
    ("light", phrase("Theme: light")),
    ("dark", phrase("Theme: dark")),
    ("contrast", phrase("Theme: high contrast")),
)
WIDTH = 372


class Preferences(Popover):
    """A card beside the rail."""

    restart = Signal()
    """Another language was chosen, and is to be seen now."""

    def __init__(self, window: QWidget, settings: Settings, page: str) -> None:
        """`page` is the key of the page in front."""
        super().__init__(window)
        self.setFixedWidth(WIDTH)
        self._foot = QPoint()
        themes = theme.manager()
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 18)
        column.setSpacing(10)
        column.addWidget(Label(tr("Theme"), 12, 600, "text2"))
        self.theme_choice = Segment([(key, translated(text)) for key, text in THEME_CHOICES], themes.choice.value)
        self.theme_choice.chosen.connect(self._on_theme)
        column.addWidget(self.theme_choice)
        column.addSpacing(4)
        column.addWidget(Hairline())
        self.of_page = _made_for(page, settings)
        if self.of_page is not None:
            column.addWidget(self.of_page)
            column.addSpacing(4)
            column.addWidget(Hairline())
        column.addWidget(Label(tr("Comfort"), 12, 600, "text2"))
        self.motion = self._check(tr("Reduced motion"), themes.reduced_motion, self._on_comfort)
        self.compact = self._check(tr("Compact spacing"), themes.compact, self._on_comfort)
        column.addWidget(self.motion)
        column.addWidget(self.compact)
        if len(languages.offered()) > 1:
            column.addSpacing(4)
            column.addWidget(Hairline())
            self.language = LanguageSection(settings)
            self.language.restart.connect(self.restart)
            column.addWidget(self.language)

    @staticmethod
    def _check(text: str, on: bool, changed: object) -> CheckBox:
        box = CheckBox(text)
        box.setChecked(on)
        box.toggled.connect(changed)
        return box

    def open_beside(self, anchor: QWidget) -> None:
        """Show the card to the right of `anchor`, its foot level with it."""
        self._foot = anchor.mapToGlobal(QPoint(anchor.width() + 12, anchor.height()))
        self._fit()
        self.show()

    def _fit(self) -> None:
        """As high as the content, without leaving the screen."""
        layout = self.layout()
        assert layout is not None
        self.resize(WIDTH, layout.totalHeightForWidth(WIDTH))  # adjustSize would stop at two thirds of the screen
        self.place(QPoint(self._foot.x(), self._foot.y() - self.height()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self._fit()
        return super().event(event)

    def _on_theme(self, name: str) -> None:
        theme.manager().choose(theme.Choice(name))

    def _on_comfort(self, _on: bool) -> None:
        theme.manager().choose_comfort(reduced_motion=self.motion.isChecked(), compact=self.compact.isChecked())


def _made_for(page: str, settings: Settings) -> QWidget | None:
    """What the page adds; None if it has nothing to set."""
    part = registry.entry(page).part("preferences")
    if part is None:
        return None
    made: QWidget = part.create(settings)
    return made
