"""A level of a family is opened on its own page, or written to a file with its solution."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.services import export
from app.services.services import Services
from app.services.words import as_shown, tr, translated
from app.sokoban.library.level_set import PUZZLE_KEY
from core.puzzle import InputError
from core.sokoban.families.titles import COLLECTION
from core.sokoban.formats import write
from core.sokoban.formats.collection import make_collection, make_entry
from core.sokoban.level import Level, Recording
from core.words import phrase

FILES = {".sok": phrase("Sokoban level"), ".xsb": phrase("XSB level")}


def play(services: Services, level: Level) -> None:
    """Open the level on its own page; the game left there is kept."""
    services.open_subject(PUZZLE_KEY, f"{level.text}\nTitle: {level.title}\n")


def save(parent: QWidget, services: Services, level: Level, solution: str) -> None:
    """Let the user choose a file and write the level with its solution; "" if it has none."""
    path = export.choose_file(parent, tr("Save level"), as_shown(level.title), FILES, services)
    if path is None:
        return
    recordings = [Recording("Solution", solution)] if solution else []  # not shown
    entry = make_entry(level.rows, level.title, recordings=recordings)
    try:
        write.save(path, make_collection(COLLECTION, [entry]), path.suffix.lower().lstrip("."))
    except (InputError, OSError) as error:
        reason = translated(error.sentence) if isinstance(error, InputError) else str(error)
        services.messages.say(tr("The level was not saved."), reason, good=False)
    else:
        services.messages.toast(tr("Saved {name}", name=path.name), as_shown(level.title))
