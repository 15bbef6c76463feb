"""Settings card: subjects at the left, the controls of one subject at the right.

Every change shows at once. A page's package may have a module `preferences` with `create(settings) -> QWidget`, a
column of controls, and with `computing(settings)`, those for how much the machine may do.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.base import registry
from app.base.language import languages
from app.base.language.words import tr, translate
from app.base.storage.settings import Settings
from app.base.theme import accessible, icons, theme
from app.shell.preferences.language_section import LanguageSection
from app.shell.preferences.size_section import SizeSection
from app.shell.preferences.storage_section import StorageSection
from app.widgets.cards.popover import Popover
from app.widgets.controls.buttons import CheckBox, PaintedButton
from app.widgets.controls.segment import Segment
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Hairline, Label
from core.base.words import phrase

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
MOTION_CHOICES = (
    (theme.Movement.SYSTEM.value, phrase("System", context="motion")),
    (theme.Movement.FULL.value, phrase("Full", context="motion")),
    (theme.Movement.REDUCED.value, phrase("Reduced", context="motion")),
)
LANGUAGE, LOOK, COMPUTING, STORAGE = "language", "look", "computing", "storage"
SECTION_KEY = "settings/section"
WIDTH, HEIGHT, NAVIGATION = 640, 460, 164


class PreferenceSubject(NamedTuple):
    """Subject of the settings: its entry in the list, and the function that makes its controls."""

    key: str
    text: str
    icon: str
    make: Callable[[], QWidget]


class _Stage(QScrollArea):
    accessible_role = accessible.Role.Grouping


class Preferences(Popover):
    """Card with the settings, beside the rail."""

    restart = Signal()
    """Emitted to apply, by a restart now, a choice that takes effect only then."""

    def __init__(self, window: QWidget, settings: Settings, page: str) -> None:
        """Create the card; `page` is the key of the page in front."""
        super().__init__(window)
        self.setAccessibleName(tr("Settings"))
        self._settings, self._page = settings, page
        self._subjects = {subject.key: subject for subject in self._list_subjects()}
        self._made: dict[str, QWidget] = {}
        self._contents: dict[str, QWidget] = {}
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        self._navigation = _Navigation(list(self._subjects.values()), self.show_subject)
        self._stage = _Stage()
        self._stage.setFrameShape(QFrame.Shape.NoFrame)
        self._stage.setWidgetResizable(True)
        self._stage.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._stage.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stage.viewport().setAutoFillBackground(False)
        line.addWidget(self._navigation)
        line.addWidget(self._stage, 1)
        last = settings.get(SECTION_KEY, LOOK)
        pages = {entry.key for entry in registry.PAGES}
        self.show_subject(page if last in pages and page in self._subjects else last)

    @property
    def subjects(self) -> list[str]:
        """Keys of all subjects of the settings."""
        return list(self._subjects)

    def _list_subjects(self) -> list[PreferenceSubject]:
        found = (
            [PreferenceSubject(LANGUAGE, tr("Language"), "language", self._language)]
            if len(languages.list_languages()) > 1
            else []
        )
        found.append(PreferenceSubject(LOOK, tr("Look", context="colours and sizes"), "similar", self._look))
        for entry in _find_pages_with("create"):
            found.append(
                PreferenceSubject(
                    entry.key, translate(entry.text), entry.icon, partial(self._create_page_controls, entry)
                )
            )
        found.append(PreferenceSubject(COMPUTING, tr("Computing"), "clock", self._computing))
        found.append(PreferenceSubject(STORAGE, tr("Storage"), "save", StorageSection))
        return found

    # one subject at a time

    def show_subject(self, key: str) -> None:
        """Bring the controls of a subject to the front."""
        subject = self._subjects.get(key) or self._subjects[LOOK]
        if subject.key not in self._made:
            self._contents[subject.key] = subject.make()
            self._made[subject.key] = _pad_controls(self._contents[subject.key])
        before = self._stage.takeWidget()
        if before is not None:
            before.setParent(self)  # without a parent it would outlive the card
        self._stage.setWidget(self._made[subject.key])
        self._made[subject.key].setAutoFillBackground(False)
        self._made[subject.key].show()
        self._navigation.show_subject(subject.key)
        self._settings.set(SECTION_KEY, subject.key)
        self._stage.setAccessibleName(subject.text)

    @property
    def of_page(self) -> QWidget | None:
        """Controls of the page in front, brought to the front of the card; None if it has none."""
        if self._page not in self._subjects:
            return None
        self.show_subject(self._page)
        return self._contents[self._page]

    def _create_page_controls(self, entry: registry.PageEntry) -> QWidget:
        part = entry.part("preferences")
        assert part is not None
        made: QWidget = part.create(self._settings)
        return made

    def _look(self) -> QWidget:
        themes = theme.manager()
        self.theme_choice = Segment([(key, translate(text)) for key, text in THEME_CHOICES], themes.choice.value)
        self.theme_choice.setAccessibleName(tr("Theme"))
        self.theme_choice.chosen.connect(lambda name: themes.choose(theme.ThemeChoice(name)))
        self.motion = Segment([(key, translate(text)) for key, text in MOTION_CHOICES], themes.movement.value)
        self.motion.setAccessibleName(tr("Motion"))
        self.motion.chosen.connect(self._on_comfort)
        self.compact = CheckBox(tr("Compact spacing"))
        self.compact.setChecked(themes.compact)
        self.compact.toggled.connect(self._on_comfort)
        size = SizeSection(self._settings)
        size.restart.connect(self.restart)
        return _column(
            Label(tr("Theme"), 12, 600, "text2"), self.theme_choice, Hairline(),
            size, Hairline(),
            Label(tr("Motion"), 12, 600, "text2"), self.motion, Hairline(),
            Label(tr("Spacing"), 12, 600, "text2"), self.compact,
        )  # fmt: skip

    def _language(self) -> QWidget:
        section = LanguageSection(self._settings)
        section.restart.connect(self.restart)
        return section

    def _computing(self) -> QWidget:
        parts: list[QWidget] = []
        for entry in _find_pages_with("computing"):
            part = entry.part("preferences")
            assert part is not None
            parts += [*([Hairline()] if parts else []), part.computing(self._settings)]
        return _column(*parts)

    def _on_comfort(self, _chosen: object) -> None:
        movement = theme.Movement(self.motion.current)
        theme.manager().choose_comfort(movement=movement, compact=self.compact.isChecked())

    # position

    def open_beside(self, anchor: QWidget) -> None:
        """Show the card to the right of `anchor`, with both lower edges level."""
        foot = anchor.mapToGlobal(QPoint(anchor.width() + 12, anchor.height()))
        self.setFixedSize(WIDTH, min(HEIGHT, self.screen().availableGeometry().height() - 16))
        self.place(QPoint(foot.x(), foot.y() - self.height()))
        self.show()
        self._navigation.setFocus()


def _find_pages_with(part: str) -> list[registry.PageEntry]:
    """Return the pages whose module `preferences` has the given function."""
    return [entry for entry in registry.PAGES if hasattr(entry.part("preferences"), part)]


def _column(*parts: QWidget) -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(10)
    for part in parts:
        column.addWidget(part)
    return made


def _pad_controls(content: QWidget) -> QWidget:
    """Return a subject's controls with the margins that they have in the card."""
    padded = QWidget()
    padded.setAutoFillBackground(False)
    column = QVBoxLayout(padded)
    column.setContentsMargins(24, 22, 20, 18)
    column.addWidget(content)
    column.addStretch(1)
    return padded


class _Navigation(QWidget):
    """List of the subjects, one below the other; the up and down keys move through it."""

    def __init__(self, subjects: list[PreferenceSubject], show: Callable[[str], None]) -> None:
        super().__init__()
        self.setFixedWidth(NAVIGATION)
        self._group = QButtonGroup(self)
        self._buttons = {subject.key: _SubjectButton(subject) for subject in subjects}
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 20, 12, 16)
        column.setSpacing(4)
        title = Label(tr("Settings"), 15, 600)
        title.setContentsMargins(12, 0, 0, 8)
        column.addWidget(title)
        for key, button in self._buttons.items():
            self._group.addButton(button)
            button.clicked.connect(partial(show, key))
            column.addWidget(button)
        column.addStretch(1)

    def show_subject(self, key: str) -> None:
        """Mark the button of the subject in front."""
        self._buttons[key].setChecked(True)
        self.setFocusProxy(self._buttons[key])

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter = theme.current(), QPainter(self)
        area = QRectF(self.rect()).adjusted(1, 1, 0, -1)
        paint_rounded_rect(painter, area, QColor(tokens.sunken), None, 11)
        painter.fillRect(area.adjusted(area.width() / 2, 0, 0, 0), QColor(tokens.sunken))
        painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), QColor(tokens.border))


class _SubjectButton(PaintedButton):
    def __init__(self, subject: PreferenceSubject) -> None:
        super().__init__()
        self._icon = subject.icon
        self.setText(subject.text)
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def sizeHint(self) -> QSize:
        return QSize(NAVIGATION - 24, 34)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter, on = theme.current(), QPainter(self), self.isChecked()
        area = QRectF(self.rect())
        if on:
            paint_rounded_rect(painter, area, QColor(tokens.soft), QColor(tokens.accent) if tokens.contrast else None)
        elif self.hover > 0:
            paint_rounded_rect(painter, area, theme.colour(tokens.hover, self.hover), None)
        ink = tokens.accent if on else tokens.text2
        icons.paint(painter, self._icon, QRectF(12, area.center().y() - 8.5, 17, 17), ink)
        painter.setFont(theme.font(13, 600 if on else 500))
        painter.setPen(QColor(ink))
        painter.drawText(area.adjusted(38, 0, -4, 0), Qt.AlignmentFlag.AlignVCenter, self.text())
