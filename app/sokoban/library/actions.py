"""Commands for collections: open files, browse, rename, remove, save, restore."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QTimer, Signal
from PySide6.QtWidgets import QMenu

from app.base.actions import Command
from app.base.export import files
from app.base.jobs.jobs import QuestionRunner
from app.base.language.wording import full_stops
from app.base.language.words import tr, translate
from app.base.storage.store import SHORT_S, NotSavedError
from app.base.theme import icons
from app.shell.page import Page
from app.sokoban.library.claiming import Claim, claiming, finding, has_recordings
from app.sokoban.library.index import CollectionRow, LevelRow
from app.sokoban.library.level_set import UnplayableError
from app.sokoban.library.library import KeptLevels
from app.sokoban.library.rows import ImportSummary
from app.sokoban.library.selection_actions import LevelActions
from app.sokoban.model.model import SokobanModel
from app.sokoban.picture.importing import PICTURES
from app.sokoban.queue.actions import QueueActions
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase

if TYPE_CHECKING:
    from app.sokoban.browser.browser import LevelBrowser

LEVEL_ENDINGS = "*.xsb *.sok *.txt *.slc *.xml"
LIBRARY_ENDING = ".statewalk"
LIBRARY_FILES = {LIBRARY_ENDING: phrase("Saved library")}
COLLECTION_FILES = {
    ".sok": phrase("Sokoban levels"),
    ".xsb": phrase("XSB levels"),
    ".slc": phrase("SLC levels"),
    ".txt": phrase("XSB levels"),
    ".xml": phrase("SLC levels"),
}
"""File formats of a saved collection by file name extension."""
READ_AT_ONCE = 50_000
"""Largest level file in bytes that is read within a frame or two; a larger one is read in a job."""
NOT_IN_THE_MENU = {"sokoban.browse", "sokoban.undo_remove", "sokoban.open"}
LEAD_ON = "sokoban.edit", "sokoban.new_level", "sokoban.make"
"""Further commands whose keys work in the browser; they close it."""


class LibraryActions(QObject):
    """Commands for collections, between the page, the library and its browser; files are handled in jobs."""

    browsed = Signal()
    """Emitted when the browser was opened over the page."""
    opened = Signal(object)
    """Emitted with the `LevelSet` of an opened file, to be played from its first unsolved level."""
    chosen = Signal(object, int)
    """Emitted with a `LevelSet` and the index of the level in it that the user chose in the browser."""
    unplayable = Signal(object)
    """Emitted with the `LevelRow` chosen by the user if the level cannot be played before it is fixed."""
    refused = Signal(str, str)
    """Emitted with what could not be done, and why."""
    broken = Signal(object)
    """Emitted with an `UnplayableError` if no level of a file can be played."""
    claimable = Signal(int)
    """Emitted with the number of levels that an opened file solves and the player has not.

    `claim` counts these solutions as the player's, `leave` does not.
    """
    claimed = Signal()
    """Emitted when solutions in a file were counted as the player's."""

    def __init__(self, model: SokobanModel, page: Page) -> None:
        super().__init__(page)
        self.library = model.library
        self.browser: LevelBrowser | None = None
        self._model, self._page, self._services = model, page, page.services
        self._playing = page.commands
        self.levels = LevelActions(model, page)
        self.queue = QueueActions(model, page.services, self)
        self._waiting: list[Path] = []
        self._opened: list[ImportSummary] = []
        self._reading = QuestionRunner(page.services.jobs)
        self._claims: list[Claim] = []
        self._settle = QTimer(self, interval=0, singleShot=True)
        self._settle.timeout.connect(self._opened.clear)

    # opening files

    def open_path(self, path: Path) -> None:
        """Import the levels of a file and play them; with several files at once, show them in the browser."""
        self._waiting.append(path)
        self._open_next()

    @property
    def reading(self) -> bool:
        """Whether files are being read or wait to be read."""
        return bool(self._waiting) or self._reading.is_busy

    def ask_for_files(self) -> None:
        """Let the user choose files to open."""
        for path in files.ask_to_open(self._page, tr("Open levels"), _files_to_open()):
            self._page.open_path(path)

    def _open_next(self) -> None:
        while self._waiting and not self._reading.is_busy:
            path = self._waiting.pop(0)
            try:
                large = path.stat().st_size > READ_AT_ONCE
            except OSError:
                large = False  # reading the file will tell the error
            if path.suffix.lower() == LIBRARY_ENDING:
                self.bring_back(path)
            elif large or not self._open_at_once(path):
                job = self._reading.ask(
                    path,
                    tr("Opening levels"),
                    self.library.importing(path),
                    self._on_file_imported,
                    detail=path.name,
                    on_failure=self._refuse,
                )
                job.ended.connect(self._open_next)

    def _open_at_once(self, path: Path) -> bool:
        """Import a small file on the GUI thread; False if the store is busy."""
        if not self.library.store.finish(0.0):
            return False
        result = self.library.importing(path, SHORT_S)(Control())
        if isinstance(result, NotSavedError):
            return False
        self._on_file_imported(result)
        return True

    def _refuse(self, reason: str) -> None:
        self.refused.emit(tr("The level was not opened"), reason)

    def _on_file_imported(self, answer: ImportSummary | InputError) -> None:
        if not self._waiting:
            self._settle.start()
        if isinstance(answer, UnplayableError):
            self.broken.emit(answer)
            return
        if isinstance(answer, InputError):
            self._refuse(translate(answer.sentence))
            return
        self._opened.append(answer)
        if len(self._opened) == 1:
            self.leave()
            level_set = self.library.level_set(answer.collection)
            level_set.bad, level_set.first_error = answer.bad, answer.first_error
            level_set.unclear, level_set.first_unclear = answer.unclear, answer.first_unclear
            self.opened.emit(level_set)
            if self.browser is not None and self.browser.is_open:
                self.browse(answer.collection)
        else:
            levels, files = sum(one.levels for one in self._opened), len(self._opened)
            self.browse(answer.collection)
            self._services.messages.say(
                tr("%n levels opened", one="%n level opened", n=levels),
                tr("from %n files", one="from %n file", n=files),
            )
        if answer.fresh or answer.richer:
            self._find_claims(answer.collection)

    # claiming solutions in a file

    def _find_claims(self, collection: int) -> None:
        """Search the file of a collection for solutions of unsolved levels, and ask whose they are."""
        if not has_recordings(self.library, collection):
            return
        job = self._services.jobs.run(tr("Replaying solutions"), finding(self.library, collection))
        job.finished.connect(self._on_claims)
        job.failed.connect(self._refuse)

    def _on_claims(self, found: list[Claim]) -> None:
        self._claims += found
        if found:
            self.claimable.emit(len({one.game for one in self._claims}))

    def claim(self) -> None:
        """Count the solutions found as the player's own."""
        claims, self._claims = self._claims, []
        job = self._services.jobs.run(tr("Keeping your solutions"), claiming(self.library, claims))
        job.finished.connect(self._on_solutions_claimed)
        job.failed.connect(self._refuse)

    def leave(self) -> None:
        """Discard the claims, so that the solutions remain the file's."""
        self._claims = []

    def _on_solutions_claimed(self, levels: int) -> None:
        self._model.refresh_results()
        self._refresh()
        self.claimed.emit()
        self._services.messages.toast(tr("%n levels count as solved", one="%n level counts as solved", n=levels))

    def claim_collection(self) -> None:
        """Count the solutions in the file of the browser's collection as the player's own."""
        row = self._current
        if row is None:
            return
        job = self._services.jobs.run(tr("Replaying solutions"), finding(self.library, row.key), row.name)
        job.finished.connect(self._on_own_claims)
        job.failed.connect(self._refuse)

    def _on_own_claims(self, found: list[Claim]) -> None:
        self._claims = found
        if found:
            self.claim()
        else:
            self._services.messages.say(
                tr("The file of this collection has no solution for a level that you have not solved.")
            )

    # browser

    def browse(self, collection: int | None = None) -> None:
        """Open the browser, by default at the level being played."""
        from app.sokoban.browser.browser import LevelBrowser

        self.library.sync_own()
        self._page.flush()
        if self.browser is None:
            self.browser = LevelBrowser(
                self._page, self.library, self._services.jobs, self.queue.queue, self._model.options
            )
            self.queue.browser = self.browser
            self.levels.attach(self.browser)
            self.browser.side.removed.connect(self.remove)
            self.browser.side.shifted.connect(self._move)
            self.browser.chosen.connect(self._on_chosen)
            self.browser.collections.renamed.connect(self._on_collection_renamed)
            self.browser.bring_back.clicked.connect(self.undo_remove)
            self.browser.menu_wanted.connect(self._open_menu)
            self.browser.set_commands([*self.commands(), *map(self._playing.command, LEAD_ON)])
        level = None
        if collection is None:
            collection, level = self.library.locate(self._model.level_set.file, self._model.index)
        self.browser.open(collection, level)
        self.browsed.emit()

    @property
    def browsing(self) -> bool:
        """Whether the browser is open over the page."""
        return self.browser is not None and self.browser.is_open

    def toggle(self) -> None:
        """Open the browser, or close it and return to the game."""
        if self.browser is not None and self.browsing:
            self.browser.close_browser()
        else:
            self.browse()

    def close_browser(self) -> None:
        """Close the browser, if it is open, and return to the game."""
        if self.browser is not None and self.browsing:
            self.browser.close_browser()

    def _on_chosen(self, row: LevelRow) -> None:
        assert self.browser is not None
        if row.fault:
            self.unplayable.emit(row)
            return
        level_set = self.library.level_set(row.collection)
        assert isinstance(level_set.levels, KeptLevels)
        self.browser.close_browser()
        self.chosen.emit(level_set, level_set.levels.keys.index(row.key))

    def _open_menu(self, place: QPoint) -> None:
        """Open the menu of commands for the browser's collection."""
        assert self.browser is not None
        menu = QMenu(self.browser)
        of_levels = [command for command in self.levels.commands() if command.key == "sokoban.undo_levels"]
        for command in (*self._of_collections(), *of_levels):
            if command.key in NOT_IN_THE_MENU:
                continue
            if command.key in {"sokoban.solve_all", "sokoban.save_library"}:
                menu.addSeparator()
            action = menu.addAction(icons.icon(command.icon, 16), translate(command.text))
            action.setEnabled(command.enabled is None or command.enabled())
            action.triggered.connect(partial(_run, command))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    # collections

    @property
    def _current(self) -> CollectionRow | None:
        """Collection shown in the visible browser; None without one."""
        return self.browser.collection if self.browser is not None and self.browser.isVisible() else None

    def _changeable(self) -> bool:
        return self._current is not None and not self._current.is_built_in

    def _on_collection_renamed(self, key: int, title: str) -> None:
        if self._attempt(partial(self.library.rename, key, title)) and self.browser is not None:
            self.browser.retitle(key, title)

    def _rename(self) -> None:
        if self.browser is not None:
            self.browser.side.rename()

    def remove(self) -> None:
        """Remove the browser's collection; it can be restored while the program runs."""
        row = self._current
        if row is None or row.is_built_in or self.browser is None:
            return
        if self._attempt(partial(self.library.remove, row.key)):
            self.browser.offer_restore(row)
            self._refresh()

    def undo_remove(self) -> None:
        """Restore the collection that was removed last."""
        if self.browser is not None and self.browser.removed_collection is not None:
            key = self.browser.removed_collection.key
            if self._attempt(partial(self.library.restore, key)):
                self.browser.offer_restore(None)
                self.browse(key)

    def _move(self, by: int) -> None:
        row = self._current
        if row is not None and not row.is_built_in and self._attempt(partial(self.library.move, row.key, by)):
            self._refresh()

    def _attempt(self, change: Callable[[], object]) -> bool:
        """Change the library; if the change cannot be saved, show why and return False."""
        try:
            change()
        except NotSavedError as error:
            self._refuse(translate(error.sentence))
            return False
        return True

    def _refresh(self) -> None:
        if self.browser is not None:
            self.browser.refresh()

    def save_collection(self) -> None:
        """Save a collection as a level file, together with the user's best solutions.

        The collection is the one in the browser, else that of the level being played. Other Sokoban programs can read
        the file.
        """
        row, level_set = self._current, self._model.level_set
        key = row.key if row else self.library.locate(level_set.file, self._model.index)[0]
        if key is None:
            self._services.messages.say(
                tr("This level is in no collection."), tr("Open the browser and choose one."), good=False
            )
            return
        from app.base.export.export import choose_file, file_name
        from app.sokoban.library.backup import LEVELS, saving_collection

        name = file_name(row.name if row else level_set.name, LEVELS)
        path = choose_file(self._page, tr("Save collection"), name, COLLECTION_FILES, self._services)
        if path is not None:
            work = saving_collection(self.library, key, path)
            self._write(tr("Saving levels"), work, path, lambda saved: list(map(translate, saved.left_out)))

    # whole library

    def save_library(self) -> None:
        """Save all collections, solutions and games in one file."""
        from app.base.export.export import choose_file
        from app.sokoban.library.backup import saving

        name = "Sokoban"  # not shown
        path = choose_file(self._page, tr("Save library"), name, LIBRARY_FILES, self._services)
        if path is not None:
            self._write(tr("Saving the library"), saving(self.library, path), path)

    def ask_for_library(self) -> None:
        """Let the user choose a saved library to restore."""
        path = files.ask_to_open_one(self._page, tr("Bring back a library"), _library_files())
        if path is not None:
            self.bring_back(path)

    def bring_back(self, path: Path) -> None:
        """Merge a saved library into the current one; better results and later games are kept."""
        from app.sokoban.library.backup import RestoreSummary, restoring

        def done(answer: RestoreSummary | InputError) -> None:
            if isinstance(answer, InputError):
                self._refuse(translate(answer.sentence))
                return
            self._services.messages.toast(tr("Library brought back"), tr("{message}.", message=str(answer)))
            self.browse()

        job = self._services.jobs.run(tr("Bringing back the library"), restoring(self.library, path), path.name)
        job.finished.connect(done)
        job.failed.connect(self._refuse)

    def _write(
        self,
        title: str,
        work: Callable[[Control], Any],
        path: Path,
        left_out: Callable[[Any], list[str]] = lambda _: [],
    ) -> None:
        """Write a file in a job, and show a message when done.

        `left_out` turns the result of `work` into sentences, without full stops, about what the format could not hold.
        """
        messages = self._services.messages
        job = self._services.jobs.run(title, work, path.name)

        def done(answer: Any) -> None:
            if missing := left_out(answer):
                saved = tr("{message}.", message=tr("Saved {name}", name=path.name))
                messages.say(saved, tr("{message}.", message=full_stops(missing)))
            else:
                messages.toast(tr("Saved {name}", name=path.name), str(path.parent))

        job.finished.connect(done)
        job.failed.connect(lambda reason: messages.say(tr("{name} was not saved.", name=path.name), reason, good=False))

    def commands(self) -> list[Command]:
        """Return the commands for collections and levels; page and browser share them and their keys."""
        return [*self._of_collections(), *self.levels.commands()]

    def _of_collections(self) -> list[Command]:
        mine = self._changeable
        gone = lambda: self.browser is not None and self.browser.removed_collection is not None  # noqa: E731
        return [
            Command("sokoban.browse", "Browse all levels", self.toggle, "library", ("Ctrl+B",),
                    "Show your collections with pictures of all levels"),
            Command("sokoban.open", "Open levels", self.ask_for_files, "open", ("Ctrl+O",),
                    "Open level files (.sok, .xsb, .txt, .slc), which are then kept in your "
                        "library, or a picture of a level"),
            Command("sokoban.rename", "Rename collection", self._rename, "edit", (),
                    "Give the collection in the browser another name; F2 in the list does the same", enabled=mine),
            Command("sokoban.collection_up", "Move collection up", lambda: self._move(-1), "up", (),
                    "Move the collection in the browser up; Alt+Up in the list does the same", enabled=mine),
            Command("sokoban.collection_down", "Move collection down", lambda: self._move(1), "down", (),
                    "Move the collection in the browser down; Alt+Down in the list does the same", enabled=mine),
            Command("sokoban.save_collection", "Save collection", self.save_collection, "export", ("Ctrl+Shift+S",),
                    "Save the collection in the browser, or that of this level, as .sok, .xsb or "
                        ".slc, with your solutions"),
            Command("sokoban.claim", "Count its solutions as mine", self.claim_collection, "check", (),
                    "Count the solutions in the file of the collection in the browser as yours", enabled=mine),
            Command("sokoban.remove", "Remove collection", self.remove, "erase", (),
                    "Remove the collection in the browser; Del in the list does the same, and it can be brought back",
                    enabled=mine),
            Command("sokoban.undo_remove", "Bring back the removed collection", self.undo_remove, "undo", (),
                    "Put the collection removed last back where it was", enabled=gone),
            *self.queue.commands(),
            Command("sokoban.save_library", "Save the whole library", self.save_library, "save", (),
                    "Save all collections, solutions and games in one file"),
            Command("sokoban.bring_back", "Bring back a saved library", self.ask_for_library, "open", (),
                    "Merge a saved library into this one; better solutions stay"),
        ]  # fmt: skip


def _run(command: Command) -> None:
    command.run()


def _files_to_open() -> str:
    """Return the file types that the dialog for opening files offers."""
    levels = tr("Levels ({endings})", endings=LEVEL_ENDINGS)
    return ";;".join((levels, translate(PICTURES), _library_files(), tr("All files ({endings})", endings="*")))


def _library_files() -> str:
    return tr("Saved library ({endings})", endings=f"*{LIBRARY_ENDING}")
