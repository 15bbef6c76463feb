"""Buttons that open a level of a family on the Sokoban page or save it with its solution."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.export import export
from app.base.language.words import as_shown, tr, translate
from app.base.services import Services
from app.sokoban.library.level_set import PUZZLE_KEY
from app.widgets.controls.buttons import Button
from app.widgets.text import row
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.families.titles import COLLECTION
from core.sokoban.formats import write
from core.sokoban.formats.collection import make_collection, make_entry
from core.sokoban.level import Level, Recording

FILES = {".sok": phrase("Sokoban level"), ".xsb": phrase("XSB level")}


class LevelOffer(QWidget):
    """Buttons to play the chosen level of a family, or to save it with its solution.

    `level` returns the level and its solution; "" if it has none.
    """

    def __init__(self, services: Services, level: Callable[[], tuple[Level, str]]) -> None:
        super().__init__()
        self._services, self._level = services, level
        self.play, self.save = Button(tr("Play this level"), icon="play"), Button(tr("Save…"), icon="save")
        self.play.clicked.connect(self.play_level)
        self.save.clicked.connect(self.save_level)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(row(self.play, self.save))

    def play_level(self) -> None:
        """Open the level on the Sokoban page; the game open there is kept."""
        level, _ = self._level()
        self._services.open_subject(PUZZLE_KEY, f"{level.text}\nTitle: {level.title}\n")

    def save_level(self) -> None:
        """Let the user choose a file and write the level with its solution."""
        level, solution = self._level()
        path = export.choose_file(self, tr("Save level"), as_shown(level.title), FILES, self._services)
        if path is None:
            return
        recordings = [Recording("Solution", solution)] if solution else []  # not shown
        entry = make_entry(level.rows, level.title, recordings=recordings)
        try:
            write.save(path, make_collection(COLLECTION, [entry]), path.suffix.lower().lstrip("."))
        except (InputError, OSError) as error:
            reason = translate(error.sentence) if isinstance(error, InputError) else str(error)
            self._services.messages.say(tr("The level was not saved."), reason, good=False)
        else:
            self._services.messages.toast(tr("Saved {name}", name=path.name), as_shown(level.title))


def copy_moves(services: Services, solution: str) -> None:
    """Copy a solution to the clipboard."""
    QGuiApplication.clipboard().setText(solution)
    services.messages.toast(tr("Copied"), tr("%n moves", one="%n move", n=len(solution)))
