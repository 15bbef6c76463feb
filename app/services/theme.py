"""Colours, type and motion: every token of the visual language, and the one object that applies them.

A widget paints with `theme.current()` and never names a colour of its own. Changing the theme sets the application's
palette, which makes Qt repaint everything, so widgets need no signal unless they cache pictures.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication

from resources import ROOT


class Choice(StrEnum):
    """What the user asks for; `SYSTEM` follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


@dataclass(frozen=True)
class Mark:
    """The colours of one kind of plotted data; its form (bar, dash, marker) is the pane's business."""

    exact: str
    lumped: str
    binomial: str
    measured: str
    simulated: str


@dataclass(frozen=True)
class SokobanColours:
    floor: str
    floor_alt: str
    wall: str
    wall_side: str
    box: str
    box_side: str
    done: str
    done_side: str
    goal: str
    man: str


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
    plot: Mark
    sokoban: SokobanColours
    board_2048: str
    cell_2048: str


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
    text3="#696D75",
    accent="#0A66B0",
    on_accent="#FFFFFF",
    soft="#E2EFFA",
    ok="#18744A",
    warn="#8F5600",
    danger="#B3261E",
    ok_fill="#E1F3E9",
    warn_fill="#FBF0DC",
    danger_fill="#FCE9E7",
    plot=Mark("#0072B2", "#C95500", "#8A1F6E", "#2E9E5B", "#8A8F98"),
    sokoban=SokobanColours(
        floor="#EFEBE2",
        floor_alt="#EAE5DA",
        wall="#8E99A6",
        wall_side="#5C6672",
        box="#DDA45C",
        box_side="#A66F2E",
        done="#5FB08F",
        done_side="#2F7C5E",
        goal="#B4552D",
        man="#2B4C7E",
    ),
    board_2048="#BFB3A5",
    cell_2048="#CFC5B8",
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
    text3="#8D939D",
    accent="#62B2F3",
    on_accent="#06131F",
    soft="#16324D",
    ok="#5CC994",
    warn="#E8B04B",
    danger="#FF8A80",
    ok_fill="#12301F",
    warn_fill="#35280F",
    danger_fill="#3B1916",
    plot=Mark("#56B4E9", "#F0843C", "#B45AA8", "#188A66", "#9AA0AA"),
    sokoban=SokobanColours(
        floor="#2B2D31",
        floor_alt="#27292D",
        wall="#667180",
        wall_side="#3A414B",
        box="#C98F49",
        box_side="#8A5A22",
        done="#4CA07F",
        done_side="#276A50",
        goal="#E58A5B",
        man="#79A8E8",
    ),
    board_2048="#24262B",
    cell_2048="#30333A",
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
    sokoban=DARK.sokoban,
    board_2048="#24262B",
    cell_2048="#30333A",
)

THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


@dataclass(frozen=True)
class Stickers:
    """Cube colours by face letter, and the face's letter drawn on it when `letters` is set."""

    name: str
    colours: dict[str, str]

    @property
    def text(self) -> str:
        """The colours for the settings, see `own_stickers`."""
        return " ".join(f"{face}{colour}" for face, colour in self.colours.items())


STANDARD = Stickers(
    "standard", {"U": "#F8F8F5", "D": "#FBD128", "F": "#16A04F", "B": "#1C5FC4", "R": "#C8202F", "L": "#F57A1A"}
)
COLOUR_BLIND = Stickers(
    "colour-blind", {"U": "#FFFFFF", "D": "#F5E04A", "F": "#2FA98C", "B": "#123E8C", "R": "#8E1B4B", "L": "#E8862E"}
)
OWN = "own"
PLASTIC = "#17181B"


def own_stickers(text: str) -> Stickers:
    """The user's own colours from a text like "U#FFFFFF D#FBD128"; a face without a colour there has the standard's."""
    written = {part[:1]: part[1:].upper() for part in text.split() if re.fullmatch(r"[UDFBRL]#[0-9A-Fa-f]{6}", part)}
    return Stickers(OWN, {**STANDARD.colours, **written})


def stickers_called(name: str, own: str) -> Stickers:
    """The palette of that name; `own` is the text of the user's own colours. The standard one for an unknown name."""
    return own_stickers(own) if name == OWN else COLOUR_BLIND if name == COLOUR_BLIND.name else STANDARD


FLAT_SKIN = "flat"
"""The look of Sokoban boards unless the user has chosen another."""

TILES_2048 = {
    2: ("#EFE9DF", "#6A6156"),
    4: ("#EADFC6", "#6A6156"),
    8: ("#F0B27A", "#3A2410"),
    16: ("#EF9A63", "#35190A"),
    32: ("#EC7F5F", "#2E0F07"),
    64: ("#D24E30", "#FFFFFF"),
    128: ("#EBCB6B", "#3B2E08"),
    256: ("#E6BF4D", "#3B2E08"),
    512: ("#E0B22F", "#3B2E08"),
    1024: ("#D9A514", "#3B2E08"),
    2048: ("#C98F00", "#241A00"),
}
TILE_BEYOND = ("#3C3A32", "#F9F6F2")


class Themes(QObject):
    """The theme in force. One for the application: `theme.manager()`."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.choice = Choice.SYSTEM
        self.theme = LIGHT
        self.stickers = STANDARD
        self.letters = False
        self.skin = FLAT_SKIN
        self.reduced_motion = False
        self.compact = False

    def choose(self, choice: Choice) -> None:
        """Set the user's choice and repaint the application."""
        self.choice = choice
        self._apply()

    def choose_stickers(self, stickers: Stickers, letters: bool) -> None:
        """Set the cube's colours and whether face letters are drawn on them."""
        self.stickers, self.letters = stickers, letters
        self.changed.emit()

    def choose_skin(self, skin: str) -> None:
        """Set how Sokoban boards look: the key of a skin."""
        self.skin = skin
        self.changed.emit()

    def follow_system(self) -> None:
        """Repaint when the desktop switches between light and dark."""
        QApplication.styleHints().colorSchemeChanged.connect(self._apply)

    def _apply(self) -> None:
        if self.choice is Choice.SYSTEM:
            dark = QApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
            self.theme = DARK if dark else LIGHT
        else:
            self.theme = THEMES[self.choice.value]
        app = QApplication.instance()
        # a style sheet is worked out anew for every widget there is, so it is set only when it differs
        if isinstance(app, QApplication) and app.property("theme") != self.theme.name:
            app.setProperty("theme", self.theme.name)
            app.setPalette(_palette(self.theme))
            app.setStyleSheet(_style_sheet(self.theme))
        self.changed.emit()


_manager: Themes | None = None


def manager() -> Themes:
    """The application's one `Themes`."""
    global _manager  # noqa: PLW0603  one per process, made after QApplication
    if _manager is None:
        _manager = Themes()
    return _manager


def current() -> Theme:
    """The theme in force."""
    return manager().theme


def colour(hex_colour: str, opacity: float = 1.0) -> QColor:
    """A token as a QColor, with `opacity` in 0..1."""
    result = QColor(hex_colour)
    result.setAlphaF(opacity)
    return result


def mix(first: str, second: str, share: float) -> QColor:
    """`first` with `share` (0..1) of `second` in it."""
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )


def duration(milliseconds: int) -> int:
    """How long a movement may take: 0 when the user wants reduced motion."""
    return 0 if manager().reduced_motion else milliseconds


def gap(pixels: int) -> int:
    """A gap, three quarters as wide in compact density."""
    return pixels * 3 // 4 if manager().compact else pixels


def font(pixels: float, weight: int = 400) -> QFont:
    """The interface font at a size in pixels, with tabular figures."""
    result = QFont(QApplication.font())
    result.setPixelSize(round(pixels))
    result.setWeight(QFont.Weight(weight))
    return result


def load_fonts() -> None:
    """Use the desktop's interface font; where it names none (offscreen, a bare X server), the Inter we bring."""
    base = QApplication.font()
    if base.family() in {"", "Sans Serif", "Sans"} or QFontInfo(base).family() == "DejaVu Sans":
        for file in sorted((ROOT / "fonts").glob("*.otf")):
            QFontDatabase.addApplicationFont(str(file))
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
        role.Mid: theme.border,
        role.Dark: theme.outline,
        role.Shadow: "#000000",
    }
    for where, hex_colour in colours.items():
        palette.setColor(where, QColor(hex_colour))
    for where in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, where, mix(theme.text3, theme.panel, 0.35))
    return palette


def _style_sheet(theme: Theme) -> str:
    """What Qt draws itself: fields, menus, tooltips, scroll bars. All else paints itself."""
    return f"""
    QToolTip {{ background: {theme.text}; color: {theme.panel}; border: none; padding: 6px 10px; font-size: 12px; }}
    QLineEdit, QPlainTextEdit, QSpinBox {{
        background: {theme.sunken}; color: {theme.text}; border: 1px solid {theme.border}; border-radius: 7px;
        padding: 0 10px; selection-background-color: {theme.accent}; selection-color: {theme.on_accent}; }}
    QPlainTextEdit {{ padding: 8px; }}
    QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus {{ border: 1px solid {theme.accent}; }}
    QLineEdit[invalid="true"], QPlainTextEdit[invalid="true"] {{ border: 1px solid {theme.danger}; }}
    QMenu {{ background: {theme.panel}; border: 1px solid {theme.border}; border-radius: 8px; padding: 6px; }}
    QMenu::item {{ color: {theme.text}; padding: 6px 24px 6px 12px; border-radius: 5px; }}
    QMenu::item:selected {{ background: {theme.soft}; color: {theme.accent}; }}
    QMenu::item:disabled {{ color: {theme.text3}; }}
    QMenu::separator {{ height: 1px; background: {theme.border}; margin: 6px 8px; }}
    QScrollArea, QAbstractScrollArea {{ background: transparent; border: none; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
    QScrollBar::handle {{ background: {theme.border}; border-radius: 3px; margin: 2px; }}
    QScrollBar::handle:vertical {{ min-height: 28px; }}
    QScrollBar::handle:horizontal {{ min-width: 28px; }}
    QScrollBar::handle:hover {{ background: {theme.outline}; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
        background: none; border: none; width: 0; height: 0; }}
    QSplitter::handle {{ background: transparent; }}
    """
