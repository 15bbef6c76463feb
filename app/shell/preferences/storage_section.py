"""Section of the settings for files: folders of games and tables, their sizes, buttons to open them."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.base.language.wording import clauses
from app.base.language.words import tr, translate
from app.base.system import machine
from app.widgets.controls.buttons import Button
from app.widgets.text import Hairline, Label, row
from core.base import paths
from core.base.words import phrase

GAMES = phrase("Games, levels, proofs and times. They are kept until you delete them.")
TABLES = phrase("Tables of the solvers. They can be deleted, and are made again when needed.")


class StorageSection(QWidget):
    """Both folders, of games and of tables, each with its size and a button that opens it."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self._add(column, tr("Saved in"), paths.data_folder(), translate(GAMES))
        column.addWidget(Hairline())
        self._add(column, tr("Tables"), paths.tables_folder(), translate(TABLES))

    @staticmethod
    def _add(column: QVBoxLayout, name: str, folder: Path, words: str) -> None:
        size = machine.size_in_words(machine.size_of(folder))
        place = Label(machine.shorten_path(folder), 13, 500, elided=True)
        place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        place.setToolTip(str(folder))
        open_it = Button(tr("Open folder"), icon="open")
        open_it.setAccessibleName(tr("Open folder: {name}", name=name))
        open_it.setEnabled(folder.is_dir())
        open_it.clicked.connect(partial(QDesktopServices.openUrl, QUrl.fromLocalFile(str(folder))))
        for part in (
            Label(clauses((name, size)), 12, 600, "text2"),
            place,
            Label(words, 12, 400, "text2", wrap=True),
            row(open_it),
        ):
            column.addWidget(part)
