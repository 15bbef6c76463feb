"""Themes: every colour, font and duration of the visual language, and the object that applies them.

A widget paints with `theme.current()` and never names a colour of its own. Changing the theme sets the application's
palette, which makes Qt repaint everything, so widgets need no signal unless they cache pictures.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QScrollBar,
    QToolTip,
    QWidget,
)

from app.base.storage.settings import Settings, Value
from resources import ROOT

log = logging.getLogger(__name__)


class Movement(StrEnum):
    """How much animation the user wants; `SYSTEM` follows the desktop."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class ThemeChoice(StrEnum):
    """Theme that the user asks for; `SYSTEM` follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


MOVEMENT_KEY = "motion/choice"


@dataclass(frozen=True)
class PlotColours:
    """Colours of plotted data in a theme, by how the data was obtained.

    The plot decides on its form (bar, dash, marker).
    """

    exact: str
    lumped: str
    binomial: str
    measured: str
    simulated: str
    violet: str
    earth: str
    """`violet` and `earth` say nothing about certainty: for lines of different things."""


@dataclass(frozen=True)
class Theme:
    """One complete set of tokens, named as in the visual specification; colours are "#rrggbb"."""

    name: str
    dark: bool
    contrast: bool
    bg: str
    rail: str
    stage_centre: str
    stage_edge: str
    panel: str
    sunken: str
    hover: str
    border: str
    grid: str
    outline: str
    text: str
    text2: str
    text3: str
    accent: str
    on_accent: str
    soft: str
    ok: str
    warn: str
    danger: str
    ok_fill: str
    warn_fill: str
    danger_fill: str
    plot: PlotColours


LIGHT = Theme(
    name="light",
    dark=False,
    contrast=False,
    bg="#F6F6F3",
    rail="#EEEEEA",
    stage_centre="#FAFAF8",
    stage_edge="#EFEFEB",
    panel="#FFFFFF",
    sunken="#F3F3F0",
    hover="#EBEBE7",
    border="#E2E2DC",
    grid="#ECECE8",
    outline="#8A8D93",
    text="#191B1E",
    text2="#51555C",
    text3="#656970",
    accent="#0A66B0",
    on_accent="#FFFFFF",
    soft="#E2EFFA",
    ok="#18744A",
    warn="#8F5600",
    danger="#B3261E",
    ok_fill="#E1F3E9",
    warn_fill="#FBF0DC",
    danger_fill="#FCE9E7",
    plot=PlotColours("#0072B2", "#C95500", "#8A1F6E", "#2E9E5B", "#8A8F98", "#BC1FFF", "#5E3E16"),
)

DARK = Theme(
    name="dark",
    dark=True,
    contrast=False,
    bg="#121316",
    rail="#0D0E10",
    stage_centre="#2A2D33",
    stage_edge="#15171A",
    panel="#1B1D21",
    sunken="#141619",
    hover="#272A30",
    border="#2C2F36",
    grid="#26292F",
    outline="#747A84",
    text="#ECEDEF",
    text2="#ABB0B9",
    text3="#949AA4",
    accent="#62B2F3",
    on_accent="#06131F",
    soft="#16324D",
    ok="#5CC994",
    warn="#E8B04B",
    danger="#FF8A80",
    ok_fill="#12301F",
    warn_fill="#35280F",
    danger_fill="#3B1916",
    plot=PlotColours("#56B4E9", "#F0843C", "#B45AA8", "#188A66", "#9AA0AA", "#9E3DFF", "#FFCC00"),
)

CONTRAST = Theme(
    name="contrast",
    dark=True,
    contrast=True,
    bg="#000000",
    rail="#000000",
    stage_centre="#000000",
    stage_edge="#000000",
    panel="#000000",
    sunken="#000000",
    hover="#1F1F1F",
    border="#FFFFFF",
    grid="#5A5A5A",
    outline="#FFFFFF",
    text="#FFFFFF",
    text2="#FFFFFF",
    text3="#FFFFFF",
    accent="#FFD400",
    on_accent="#000000",
    soft="#000000",
    ok="#7CFC9A",
    warn="#FFD400",
    danger="#FF9C9C",
    ok_fill="#000000",
    warn_fill="#000000",
    danger_fill="#000000",
    plot=DARK.plot,
)

THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}

Tokens = TypeVar("Tokens")


@dataclass(frozen=True)
class Palette(Generic[Tokens]):
    """Tokens that a puzzle adds to each theme, kept in the module `look` of the puzzle's folder."""

    light: Tokens
    dark: Tokens
    contrast: Tokens

    def current(self) -> Tokens:
        """Return the puzzle's tokens for the theme in force."""
        tokens = current()
        return self.contrast if tokens.contrast else self.dark if tokens.dark else self.light


class Themes(QObject):
    """Theme in force and how it is chosen; one object for the application, `theme.manager()`."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.choice = ThemeChoice.SYSTEM
        self.theme = LIGHT
        self.movement = Movement.SYSTEM
        self.reduced_motion = False
        """Whether animation is reduced now, by the user's choice or the system's."""
        self.compact = False
        self.system_reduces = False
        """Whether the system asks for reduced motion."""
        self._settings: Settings | None = None
        self._options: dict[str, str | int | float | bool] = {}

    def choose(self, choice: ThemeChoice) -> None:
        """Set the user's choice and repaint the application."""
        self.choice = choice
        self._keep({"theme/choice": choice.value})
        self._apply()

    def choose_comfort(self, *, movement: Movement, compact: bool) -> None:
        """Set how much is animated and how densely controls are laid out."""
        self.movement, self.compact = movement, compact
        self._keep({MOVEMENT_KEY: movement.value, "theme/compact": compact})
        self._settle_motion()

    def follow_motion(self, reduced: bool) -> None:
        """Take over the system's setting for reduced motion."""
        self.system_reduces = reduced
        self._settle_motion()

    def _settle_motion(self) -> None:
        system = self.system_reduces and self.movement is Movement.SYSTEM
        self.reduced_motion = system or self.movement is Movement.REDUCED
        self.changed.emit()

    def load(self, settings: Settings) -> None:
        """Restore the user's choices from an earlier run; later choices are saved in `settings`, too."""
        self._settings = settings
        self._options.clear()
        movement = settings.get(MOVEMENT_KEY, "")
        # Until version 0.1 there was only a check box for reduced motion.
        usual = Movement.REDUCED if settings.get("motion/reduced", False) else Movement.SYSTEM
        self.movement = Movement(movement) if movement in set(Movement) else usual
        self._settle_motion()
        self.compact = settings.get("theme/compact", False)
        saved = settings.get("theme/choice", ThemeChoice.SYSTEM.value)
        self.choose(ThemeChoice(saved) if saved in set(ThemeChoice) else ThemeChoice.SYSTEM)

    def option(self, key: str, default: Value) -> Value:
        """Return the user's choice for a puzzle's look by its settings key; of the same type as `default`."""
        value = self._options.get(key)
        if not isinstance(value, type(default)):
            value = default if self._settings is None else self._settings.get(key, default)
            self._options[key] = value
        return value

    def set_options(self, options: Mapping[str, str | int | float | bool]) -> None:
        """Set options of a puzzle's look and repaint everything."""
        self._options.update(options)
        self._keep(options)
        self.changed.emit()

    def _keep(self, values: Mapping[str, str | int | float | bool]) -> None:
        if self._settings is not None:
            for key, value in values.items():
                self._settings.set(key, value)

    def follow_system(self) -> None:
        """Repaint when the desktop switches between light and dark."""
        QApplication.styleHints().colorSchemeChanged.connect(self._apply)

    def _apply(self) -> None:
        if self.choice is ThemeChoice.SYSTEM:
            dark = QApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
            self.theme = DARK if dark else LIGHT
        else:
            self.theme = THEMES[self.choice.value]
        app = QApplication.instance()
        if isinstance(app, QApplication) and app.property("theme") != self.theme.name:
            app.setProperty("theme", self.theme.name)
            palette = _palette(self.theme)
            app.setPalette(palette)
            QToolTip.setPalette(palette)
            if app.styleSheet():
                _repolish_all(app)
            else:
                app.setStyleSheet(STYLE_SHEET)
            _repaint_all(app)
        self.changed.emit()


_manager: Themes | None = None


def manager() -> Themes:
    """Return the application's one `Themes`."""
    global _manager  # noqa: PLW0603  one per process, made after QApplication
    if _manager is None:
        _manager = Themes()
    return _manager


def current() -> Theme:
    """Return the theme in force."""
    return manager().theme


def colour(hex_colour: str, opacity: float = 1.0) -> QColor:
    """Return a colour token as a QColor, with `opacity` in 0..1."""
    result = QColor(hex_colour)
    result.setAlphaF(opacity)
    return result


def mix(first: str, second: str, share: float) -> QColor:
    """Return the colour `first` mixed with a `share` (0..1) of `second`."""
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )


def duration(milliseconds: int) -> int:
    """Return the milliseconds that an animation may take: 0 with reduced motion."""
    return 0 if manager().reduced_motion else milliseconds


def gap(pixels: int) -> int:
    """Return the width of a gap, three quarters of `pixels` in compact density."""
    return pixels * 3 // 4 if manager().compact else pixels


def font(pixels: float, weight: int = 400) -> QFont:
    """Return the interface font at a size in pixels, with tabular figures."""
    result = QFont(QApplication.font())
    result.setPixelSize(round(pixels))
    result.setWeight(QFont.Weight(weight))
    return result


def load_fonts() -> None:
    """Use the desktop's interface font, or the bundled Inter where it names none (bare X server)."""
    base = QApplication.font()
    if base.family() in {"", "Sans Serif", "Sans"} or QFontInfo(base).family() == "DejaVu Sans":
        for file in sorted((ROOT / "fonts").glob("*.otf")):
            QFontDatabase.addApplicationFont(str(file))
        log.debug("the desktop names no interface font (%r): Inter is used", base.family())
        base = QFont("Inter")
        base.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    base.setPixelSize(13)
    base.setFeature(QFont.Tag("tnum"), 1)
    QApplication.setFont(base)


def _palette(theme: Theme) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    colours = {
        role.Window: theme.bg,
        role.WindowText: theme.text,
        role.Base: theme.panel,
        role.AlternateBase: theme.sunken,
        role.Text: theme.text,
        role.PlaceholderText: theme.text3,
        role.Button: theme.panel,
        role.ButtonText: theme.text,
        role.BrightText: theme.danger,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.ToolTipBase: theme.text,
        role.ToolTipText: theme.panel,
        role.Link: theme.accent,
        role.Accent: theme.accent,
        role.Light: theme.panel,
        role.Midlight: theme.soft,
        role.Mid: theme.border,
        role.Dark: theme.outline,
        role.Shadow: "#000000",
    }
    for where, hex_colour in colours.items():
        palette.setColor(where, QColor(hex_colour))
    for where in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, where, mix(theme.text3, theme.panel, 0.35))
    return palette


STYLE_SHEET = """
    QToolTip { background: palette(text); color: palette(base); border: none; padding: 6px 10px; font-size: 12px; }
    QLineEdit, QPlainTextEdit, QAbstractSpinBox {
        background: palette(alternate-base); color: palette(text); border: 1px solid palette(mid); border-radius: 7px;
        padding: 0 10px; selection-background-color: palette(highlight);
        selection-color: palette(highlighted-text); }
    QAbstractSpinBox { padding: 0; }
    QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }
    QPlainTextEdit { padding: 8px; }
    QLineEdit:focus, QPlainTextEdit:focus, QAbstractSpinBox:focus { border: 1px solid palette(highlight); }
    QLineEdit[invalid="true"], QPlainTextEdit[invalid="true"] { border: 1px solid palette(bright-text); }
    QMenu { background: palette(base); border: 1px solid palette(mid); border-radius: 8px; padding: 6px; }
    QMenu::item { color: palette(text); padding: 6px 24px 6px 12px; border-radius: 5px; }
    QMenu::item:selected { background: palette(midlight); color: palette(highlight); }
    QMenu::item:disabled { color: palette(placeholder-text); }
    QMenu::separator { height: 1px; background: palette(mid); margin: 6px 8px; }
    QComboBox { combobox-popup: 0; }
    QComboBox QAbstractItemView {
        background: palette(base); border: 1px solid palette(mid); border-radius: 8px; padding: 5px; }
    QScrollArea, QAbstractScrollArea { background: transparent; border: none; }
    QListView#suggestions {
        background: palette(base); color: palette(text); border: 1px solid palette(mid); padding: 4px; }
    QListView#suggestions::item { padding: 5px 8px; border-radius: 5px; }
    QListView#suggestions::item:hover, QListView#suggestions::item:selected {
        background: palette(midlight); color: palette(highlight); }
    QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
    QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
    QScrollBar::handle { background: palette(mid); border-radius: 3px; margin: 2px; }
    QScrollBar::handle:vertical { min-height: 28px; }
    QScrollBar::handle:horizontal { min-width: 28px; }
    QScrollBar::handle:disabled { background: transparent; }
    QScrollBar::handle:hover { background: palette(dark); }
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
        background: none; border: none; width: 0; height: 0; }
    QSplitter::handle { background: transparent; }
    QFileDialog QHeaderView { background: palette(base); }
    QFileDialog QHeaderView::section {
        background: palette(base); color: palette(text); border: none; border-bottom: 1px solid palette(mid);
        padding: 4px 6px; }
"""
"""Style of what Qt draws itself: fields, menus, tooltips, scroll bars; other widgets paint themselves.

Set only once, with the colours of the palette: Qt applies a new sheet to every widget there is.
"""

SCROLL_BAR = 10
"""Width in pixels of a scroll bar in the style sheet."""
COLOURED = (QLineEdit, QPlainTextEdit, QAbstractSpinBox, QMenu, QAbstractItemView, QScrollBar)
"""Widget classes whose colours in the style sheet come from the palette."""


class _DeferredRepolisher(QObject):
    """Event filter that applies the style's colours anew to a hidden widget when it is shown."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            watched.removeEventFilter(self)
            _repolish(watched)
        return False


def _repolish_all(app: QApplication) -> None:
    """Apply the colours of the style sheet anew, since Qt keeps those of the palette first used.

    Visible widgets change at once, the others, such as most pages, when they are shown.
    """
    later = app.findChild(_DeferredRepolisher) or _DeferredRepolisher(app)
    for widget in app.allWidgets():
        if isinstance(widget, COLOURED):
            if widget.isVisible():
                _repolish(widget)
            else:
                widget.installEventFilter(later)


def _repaint_all(app: QApplication) -> None:
    """Repaint every visible widget.

    Qt skips those in a scroll area with a style sheet that are no controls.
    """
    for widget in app.allWidgets():
        if widget.isVisible():
            widget.update()


def _repolish(widget: QWidget) -> None:
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
