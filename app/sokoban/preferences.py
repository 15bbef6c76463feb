"""Preferences of Sokoban: the look of the board, with previews, and the solver's memory."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from app.base.export import files
from app.base.jobs.jobs import Job
from app.base.language.words import as_shown, tr, translate
from app.base.storage.settings import Settings
from app.base.theme import accessible, images, theme
from app.sokoban.board import look
from app.sokoban.browser.thumbnails import paint_level
from app.sokoban.model.options import MEMORIES, MEMORY, solver_megabytes
from app.sokoban.skins import skins
from app.widgets.controls.buttons import Button, PaintedButton
from app.widgets.controls.dropdown import Dropdown
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Label, row
from core.base.words import phrase

SAMPLE = ("#####", "@ $*.", "#####")
COLUMNS = 3
GIGABYTE = 1024
TILE = QSize(104, 92)
HELP = phrase("A skin image has square tiles, four to a row, as other Sokoban programs use them.")


def create(settings: Settings) -> QWidget:
    """Return the section on the look of the board."""
    del settings
    return SkinPreferences()


def computing(settings: Settings) -> QWidget:
    """Return the section on the memory of the solver."""
    return SolverMemory(settings)


class SolverMemory(QWidget):
    """Section that sets how much memory the solver may use."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.memory = Dropdown(
            [(str(size), f"{size} MB" if size < GIGABYTE else f"{size // GIGABYTE} GB") for size in MEMORIES],
            str(solver_megabytes(settings)),
        )
        self.memory.setToolTip(tr("Most memory that one search may use; it gives up when this is full"))
        self.memory.setAccessibleName(tr("Memory of the solver"))
        self.memory.chosen.connect(lambda size: settings.set(MEMORY, int(size)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(Label(tr("Memory of the Sokoban solver"), 12, 600, "text2"))
        column.addWidget(row(self.memory))
        words = tr("Most memory that one search may use; it gives up when this is full.")
        column.addWidget(Label(words, 12, 400, "text2", wrap=True))


class SkinPreferences(QWidget):
    """Section with a preview of every skin; a click selects one, and arrow keys move between them."""

    accessible_role = accessible.Role.Grouping

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Look of the board"))
        self.tiles: dict[str, SkinTile] = {}
        self._picked = look.skin()
        """Skin that was clicked last, even if it cannot be shown."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(Label(tr("Look of the board"), 12, 600, "text2"))
        self._grid = QGridLayout()
        self._grid.setSpacing(8)
        column.addLayout(self._grid)
        self.load = Button(tr("Load skin image"), icon="open")
        self.load.clicked.connect(self.ask)
        self.remove = Button(tr("Remove"), icon="erase")
        self.remove.setToolTip(tr("Remove the chosen skin image"))
        self.remove.clicked.connect(self._on_remove)
        column.addWidget(row(self.load, self.remove))
        self.words = Label(translate(HELP), 12, 400, "text2", wrap=True)
        column.addWidget(self.words)
        self._fill()

    def _fill(self) -> None:
        for tile in self.tiles.values():
            tile.setParent(None)
            tile.deleteLater()
        self.tiles = {key: SkinTile(key, name) for key, name in skins.available()}
        for at, tile in enumerate(self.tiles.values()):
            tile.picked.connect(self._choose)
            self._grid.addWidget(tile, at // COLUMNS, at % COLUMNS)
        self._grid.setColumnStretch(COLUMNS, 1)
        self._show_choice()

    def _choose(self, key: str) -> None:
        self._picked = key
        if not skins.fault(key):
            look.choose_skin(key)
        self._show_choice()

    def _show_choice(self) -> None:
        """Mark the current skin, and say why a picked one cannot be shown."""
        for key, tile in self.tiles.items():
            tile.setChecked(key == skins.current().key)
        self.remove.setVisible(skins.is_image(self._picked))
        fault = skins.fault(self._picked)
        self._say(tr("This skin cannot be shown. {fault}", fault=translate(fault)) if fault else "")

    def _say(self, fault: str) -> None:
        self.words.setText(fault or translate(HELP))
        self.words.set_ink("danger" if fault else "text2")

    def ask(self) -> None:
        """Let the user choose an image file as a skin."""
        endings = " ".join(f"*{ending}" for ending in images.ENDINGS)
        path = files.ask_to_open_one(self, tr("Load skin image"), tr("Skin image ({endings})", endings=endings))
        if path is not None:
            self.load_image(path)

    def load_image(self, path: Path) -> None:
        """Add an image as a skin and select it; if it is not valid, say why below."""
        self._loading = Job(tr("Reading {name}", name=path.name), lambda _control: skins.add_image(path))
        self._loading.finished.connect(self._on_skin_loaded)
        self._loading.failed.connect(self._say)
        self._loading.start()

    def _on_skin_loaded(self, key: str) -> None:
        self._picked = key
        look.choose_skin(key)
        self._fill()

    def _on_remove(self) -> None:
        key, self._picked = self._picked, skins.FLAT
        if look.skin() == key:
            look.choose_skin(skins.FLAT)
        skins.remove_image(key)
        self._fill()


class SkinTile(PaintedButton):
    """Button with a small board in a skin, and the skin's name below."""

    picked = Signal(str)

    def __init__(self, key: str, name: str) -> None:
        super().__init__()
        self._key, self._picture = key, QPixmap()
        self._painted_for: tuple[str, float] | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setText(as_shown(name))
        self.setAccessibleName(as_shown(name))
        self.setToolTip(tr("Draw boards with the skin {name}", name=name))
        self.clicked.connect(lambda: self.picked.emit(key))

    def sizeHint(self) -> QSize:
        return TILE

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, ratio = theme.current(), self.devicePixelRatioF()
        if self._painted_for != (tokens.name, ratio):
            self._picture = paint_level(SAMPLE, QSize(TILE.width() - 16, 56), ratio, skins.get(self._key))
            self._painted_for = (tokens.name, ratio)
        painter = QPainter(self)
        box = QRectF(self.rect())
        if self.isChecked():
            paint_rounded_rect(painter, box, QColor(tokens.soft), QColor(tokens.accent), 9)
        else:
            paint_rounded_rect(
                painter, box, theme.mix(tokens.panel, tokens.hover, self.hover), QColor(tokens.border), 9
            )
        painter.drawPixmap(8, 8, self._picture)
        painter.setFont(theme.font(12, 600 if self.isChecked() else 500))
        painter.setPen(QColor(tokens.accent if self.isChecked() else tokens.text))
        words = box.adjusted(6, 66, -6, -6)
        name = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, round(words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, name)
