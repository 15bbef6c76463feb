"""Main window: rail, pages, status line, and what all pages share."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from app.base import registry
from app.base.actions import Actions, Command
from app.base.imports import ImportQueue
from app.base.jobs.jobs import Jobs
from app.base.language.wording import commas
from app.base.language.words import tr, translate
from app.base.services import Services, StatusMessage
from app.base.storage import set_aside
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.base.theme import accessible, theme
from app.shell import ending, screen_fit, window_commands
from app.shell.instance import TOKEN, Request
from app.shell.messages import PageMessages
from app.shell.page import Page
from app.shell.preferences.preferences import Preferences
from app.shell.preferences.text_size import LEAST
from app.shell.status_reporter import StatusReporter
from app.shell.visited_places import VisitedPlaces
from app.widgets import keyboard_order
from app.widgets.cards.card import dismiss_cards
from app.widgets.cards.notice import Toast
from app.widgets.focus import FocusRing
from app.widgets.rail import Rail
from app.widgets.status import StatusLine
from core.base.memory import give_back_large_pieces

if TYPE_CHECKING:
    from app.widgets.cards.command_palette import CommandPalette
    from app.widgets.explained_figures import FigureButton

CHECK_AFTER_MS = 3000
"""Delay before the file of saved games is checked for damage, when the window is shown."""
IMPORT_AFTER_MS = 500
"""Delay before the other pages are imported, when the first one is shown with its plot."""
CLOSE_WAIT_S = 0.2
"""Longest wait for the last moves when there is a problem; writing takes some milliseconds."""
BUSY_WAIT_S = 0.8
"""Longest wait while no problem is known: on a busy machine a question would only vanish again."""


class Window(QMainWindow):
    """Main window; each page is created when it is first opened, and keeps its own game."""

    imported = Signal()
    """Emitted when all pages are imported, opened or not, and unfinished work is resumed."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__()
        ending.close_at_exit(self)
        self.setWindowTitle("Statewalk")  # not shown
        self.setAcceptDrops(True)
        self.settings = settings
        theme.manager().load(settings)
        self.jobs = Jobs(self)
        self.visited = VisitedPlaces(self, self)
        self.services = Services(settings, store, self.jobs, self, self.open_subject, self.visited.go_back)
        self._pages: dict[str, Page] = {}
        self._set_aside: list[tuple[str, str]] = []
        """Names of records that were set aside but not reported yet, with the reasons."""
        store.tell = self._on_set_aside
        self._messages: dict[str, PageMessages] = {}
        self._page_services: dict[str, Services] = {}
        self._to_say: StatusMessage | None = None
        self._first_start = not settings.get("window/page", "") and not settings.get("help/welcomed", False)
        self._help_key_down = False
        """Whether the last key pressed was the one that opens the list of keys; it may still be held."""
        self._noticed: list[str] = []
        self.begins_again = False
        """Whether the program restarts when the window is closed."""
        self._let_go = False
        """Whether the user has agreed to lose what is not saved."""
        self._preferences: Preferences | None = None
        self._imports: ImportQueue | None = None

        self._rail = Rail(registry.PAGES, window_commands.PALETTE_KEYS)
        self._rail.chosen.connect(self.open_page)
        self._rail.search.connect(self.open_palette)
        self._rail.settings.connect(self.open_preferences)
        self._stack = QStackedWidget()
        self._status = StatusLine()
        self._reporter = StatusReporter(self._status, store, self._page_in_front, self._messages, self)
        self._lay_out()
        self._toast = Toast(self)
        self._palette: CommandPalette | None = None
        self._ring = FocusRing(self)
        self._commands = Actions(self, everywhere=True)
        self._declare_commands()
        self._connect_jobs()
        theme.manager().follow_system()
        screen_fit.place(self, settings.layout("window"), LEAST)
        store.changed.connect(self._on_store_changed)
        settings.on_refused = self._on_store_changed
        self._on_store_changed()
        store.watch(CHECK_AFTER_MS)

    def _connect_jobs(self) -> None:
        self.visited.changed.connect(self._commands.refresh)
        self.jobs.changed.connect(lambda: self._status.show_job(self.jobs.shown_job))
        self.jobs.failed.connect(self.tell_failure)
        self.jobs.failed_on.connect(self._on_failed_on)

    def _lay_out(self) -> None:
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        upper = QHBoxLayout()
        upper.setSpacing(0)
        upper.addWidget(self._rail)
        upper.addWidget(self._stack, 1)
        column.addLayout(upper, 1)
        column.addWidget(self._status)
        self.setCentralWidget(centre)

    def _declare_commands(self) -> None:
        self._commands.add(
            *window_commands.commands(self),
            Command(
                "window.set_aside",
                "Save what could not be read",
                self._save_set_aside,
                "export",
                (),
                "Write the records that were set aside into a file",
                enabled=lambda: self.services.store.ask(set_aside.count) > 0,
            ),
            Command("window.quit", "Quit", self.close, "close", ("Ctrl+Q",), "Save everything and close the window"),
        )

    # pages

    @property
    def page(self) -> Page:
        """The page on the screen."""
        page = self._stack.currentWidget()
        assert isinstance(page, Page)
        return page

    def open_page(self, key: str) -> Page:
        """Show the page `key`, making it if this is its first time."""
        page = self._pages.get(key)
        if page is None:
            create: Callable[[Services], Page] = registry.entry(key).page_module().create
            page = create(self._services_of(key))
            page.restore_layout()
            self._messages[key].belong_to(page)
            self._reporter.follow(page)
            page.search_wanted.connect(self._open_page_search)
            page.place_changed.connect(self.visited.note)
            self._stack.addWidget(page)
            self._pages[key] = page
        if page is not self._stack.currentWidget():
            dismiss_cards(self)
        self._stack.setCurrentWidget(page)
        self._rail.show_page(key)
        self.jobs.show_page(key)
        self.setWindowTitle(f"{translate(registry.entry(key).text)} · Statewalk")
        self.settings.set("window/page", key)
        page.setFocus()
        if self._to_say is not None:
            said, self._to_say = self._to_say, None
            self.say(said.text, said.detail, good=said.good)
        self._tell_set_aside()
        self._reporter.show()
        self.visited.note()
        return page

    def _services_of(self, key: str) -> Services:
        """Return the services of a page, with its own messages and jobs."""
        if key not in self._page_services:
            messages = self._messages[key] = PageMessages(self._reporter.show, self.toast, self._on_refusal)
            self._page_services[key] = replace(self.services, messages=messages, jobs=self.jobs.for_pages(key))
        return self._page_services[key]

    def _import_the_rest(self) -> None:
        give_back_large_pieces()
        if self._imports is not None and not self.jobs.is_closed:
            self._imports.start()

    def _on_pages_imported(self) -> None:
        """Resume unfinished work of all pages, whichever was opened."""
        if self.jobs.is_closed:
            return
        for entry in registry.PAGES:
            if (part := entry.part("resume")) is not None:
                part.resume(self._services_of(entry.key))
        self.imported.emit()

    def open_subject(self, key: str, subject: str) -> None:
        """Show the page `key` with one of its subjects in front."""
        with self.visited.passing():
            self.open_page(key).show_subject(subject)

    def open_sheet(self, figure: FigureButton) -> QWidget:
        """Open the explanation of a figure on a card, as the page in front does."""
        return self.page.open_sheet(figure)

    def answer(self, request: Request) -> None:
        """Carry out the request of another start, and come to the front."""
        if request.token:
            os.environ[TOKEN] = request.token  # Qt reads it from there
        if request.file:
            self.open_path(Path(request.file), request.page)
        elif request.page:
            self.open_page(request.page)
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def open_path(self, path: Path, key: str = "") -> None:
        """Open a file on the page `key`, or on the first one that reads such files."""
        readers = [entry.key for entry in registry.PAGES if entry.reads(path)]
        if not key and not readers:
            readable = commas(suffix for entry in registry.PAGES for suffix in entry.suffixes)
            refused = tr("Statewalk cannot read {name}.", name=path.name)
            self.say(refused, tr("It opens {endings}.", endings=readable), good=False)
            return
        self.open_page(key or readers[0]).open_path(path)

    # messages

    def _page_in_front(self) -> Page | None:
        page = self._stack.currentWidget()
        return page if isinstance(page, Page) else None

    def say(self, text: str, detail: str = "", *, good: bool = True) -> None:
        """Show a message on the page in front, or on the first page that is opened."""
        if self._pages:
            self._messages[self.page.key].say(text, detail, good=good)
        else:
            self._to_say = StatusMessage(text, detail, good)

    def toast(self, text: str, detail: str = "") -> None:
        self._toast.show_text(text, detail)
        accessible.announce(self._status, f"{text}. {detail}")

    def _on_refusal(self, text: str, detail: str) -> None:
        """Show a refusal as a toast while a job occupies the status line, where it would go unseen."""
        if self.jobs.shown_job is not None:
            self._toast.show_text(text, detail, good=False)

    def _on_store_changed(self) -> None:
        notices = [notice for notice in (self.services.store.notice, self.settings.notice) if notice]
        if notices and notices != self._noticed:
            self._noticed = notices
            self.say(*notices, good=False)
            if self.settings.notice:
                self.settings.notice_told()
                # A job that starts with the page has the status line first.
                QTimer.singleShot(0, self, self._show_settings_notice)
        self._reporter.show_soon()

    def _show_settings_notice(self) -> None:
        self._toast.show_text(tr("Settings"), self.settings.notice, good=False)

    def tell_failure(self, title: str, reason: str) -> None:
        """Show what failed, and why."""
        self.say(tr("{title} failed.", title=title), reason, good=False)

    def _on_failed_on(self, keys: frozenset[str], title: str, reason: str) -> None:
        """Report a failure on the pages that the job worked for, none of which may be in front."""
        for key in keys & self._messages.keys():
            self._messages[key].say(tr("{title} failed.", title=title), reason, good=False)

    def _on_set_aside(self, name: str, reason: str) -> None:
        self._set_aside.append((name, reason))
        # Report it later: the reader is about to show something else with a message of its own.
        QTimer.singleShot(0, self, self._tell_set_aside)

    def _tell_set_aside(self) -> None:
        self._commands.refresh()
        if self._set_aside and self._pages:
            (name, reason), *more = self._set_aside
            self._set_aside.clear()
            said = tr("The record “{name}” could not be read and was set aside.", name=name)
            if more:
                said = tr(
                    "The record “{name}” and %n others could not be read and were set aside.",
                    one="The record “{name}” and %n other could not be read and were set aside.",
                    n=len(more),
                    name=name,
                )
            self.say(said, reason, good=False)

    def _save_set_aside(self) -> None:
        """Write the records that could not be read into a file for inspection."""
        from app.base.export import export

        path = export.choose_file(
            self, tr("Save what could not be read"), "set-aside", {".json": "JSON"}, self.services
        )
        if path is not None:
            content = self.services.store.ask(set_aside.export_json).encode()
            export.write(lambda: content, path, tr("Nothing was saved."), self.services)

    @property
    def sentence(self) -> str:
        """Message in the status line."""
        return self._reporter.flush_line().sentence

    @property
    def facts(self) -> Sequence[str]:
        """Short facts at the right end of the status line."""
        return self._reporter.flush_line().facts

    # commands of the window

    @property
    def palette_list(self) -> CommandPalette:
        """Command list, created when it is first used."""
        from app.widgets.cards.command_palette import CommandPalette

        if self._palette is None:
            self._palette = CommandPalette(self)
        return self._palette

    def open_palette(self) -> None:
        from app.shell.help import command_search

        self.palette_list.open(command_search.commands(self.page, self._commands, self))

    def _open_page_search(self, asked: str) -> None:
        """Open the list of what the page in front can show, with `asked` in its search field."""
        from app.shell.help import command_search

        self.palette_list.open(command_search.shown_by(self.page.key, self), asked)

    def open_keys(self) -> None:
        """Show the keys of the page in front until Esc, or while F1 is held."""
        from app.shell.help import offers

        held, self._help_key_down = self._help_key_down, False
        offers.show_keys(self, self.page, self._commands, held=held)

    def open_about(self) -> None:
        """Show what the program is and what it is made with."""
        from app.shell.help.about_card import AboutProgramCard

        AboutProgramCard(self, self).open()

    def welcome(self) -> None:
        """Show the welcome line."""
        from app.shell.help import offers

        offers.show_welcome(self.settings, self.open_page)

    def welcome_once(self) -> None:
        """Show the welcome line at the first start, unless it was to open a page or a file."""
        if self._first_start:
            self._first_start = False
            self.welcome()

    def open_preferences(self, subject: str = "") -> None:
        """Show the settings with the subject that was shown last, or with `subject`."""
        self._preferences = Preferences(self, self.settings, self.page.key)
        if subject:
            self._preferences.show_subject(subject)
        self._preferences.restart.connect(self.begin_again)
        self._preferences.open_beside(self._rail.settings_button)

    def begin_again(self) -> None:
        """Close the window and restart the program as it was left."""
        self.begins_again = True
        self.close()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self._help_key_down = event.key() == Qt.Key.Key_F1
        return super().event(event)

    def focusNextPrevChild(self, onward: bool) -> bool:
        return keyboard_order.step(self, onward) or super().focusNextPrevChild(onward)

    def toggle_full_screen(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or self.page.can_take(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        for path in files:
            self.open_path(path)
        if not files:
            self.page.take_dropped_data(event.mimeData())
        event.acceptProposedAction()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._imports is None:
            self._imports = ImportQueue(registry.module_names(), self)
            self._imports.finished.connect(self._on_pages_imported)
            QTimer.singleShot(IMPORT_AFTER_MS, self, self._import_the_rest)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._toast.place()
        if self._palette is not None and self._palette.isVisible():
            self._palette.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        for page in self._pages.values():
            ending.carry_out(page.flush, page.save_layout)
        store = self.services.store
        if not self._let_go and not store.finish(CLOSE_WAIT_S if store.problem else BUSY_WAIT_S):
            self._ask_about_unsaved_changes()
            event.ignore()
            return
        self.settings.set_layout("window", self.saveGeometry())
        self.settings.sync()
        self.hide()  # the user need not watch the wait for the workers
        if not self.begins_again:
            ending.hurry()
        if self._imports is not None:
            self._imports.stop()
        self.jobs.close()
        super().closeEvent(event)

    def end(self) -> None:
        """Save and close without asking, because the process ends."""
        if not self.jobs.is_closed:
            self._let_go = True
            self.close()
        self.services.store.close(ending.WRITING_S)

    def _ask_about_unsaved_changes(self) -> None:
        from app.shell.unsaved_question import UnsavedQuestion

        if self.findChild(UnsavedQuestion) is None:
            question = UnsavedQuestion(self.services.store, self)
            question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            question.accepted.connect(self._close_anyway)
            question.rejected.connect(self._stay)
            question.open()

    def _stay(self) -> None:
        self.begins_again = False

    def _close_anyway(self) -> None:
        self._let_go = True
        self.close()


def open_window(page: str = "", file: Path | None = None) -> Window:
    """Create and show the window, with a page or a file; needs a QApplication from `make_application`."""
    settings = Settings()
    window = Window(settings, Store())
    known = {entry.key for entry in registry.PAGES}
    last = settings.get("window/page", registry.PAGES[0].key)
    if file is None or page:
        window.open_page(page or (last if last in known else registry.PAGES[0].key))
    if file is not None:
        window.open_path(file, page)
        if not window._pages:
            window.open_page(registry.PAGES[0].key)
    window.show()
    return window
