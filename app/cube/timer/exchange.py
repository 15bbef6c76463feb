"""Export and import of times, through files and the clipboard."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from app.base.actions import Command
from app.base.export import files
from app.base.language.wording import label_value
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.timer.recent_times import results
from app.cube.timer.sessions import Sessions
from core.base.words import phrase
from core.cube.timing import cstimer, statistics_text, times
from core.cube.timing.times import Time

CSTIMER = {".txt": phrase("Sessions for csTimer"), ".json": phrase("Sessions for csTimer")}
"""Export formats for csTimer, which gives its files the suffix .txt."""
FILES = phrase("Times of Statewalk and csTimer (*.json *.txt *.csv)")
POSTED = 5
"""Number of times in the average that is copied by default, as in a round of a competition."""
SIZES = (statistics_text.MEAN_OF_THREE, 5, 12, 100)


class TimesExchange(QObject):
    """Copies, exports and imports the times of all sessions."""

    def __init__(self, services: Services, sessions: Sessions, parent: QWidget) -> None:
        super().__init__(parent)
        self._services, self._sessions, self._page = services, sessions, parent

    def commands(self) -> list[Command]:
        """Return the commands about exchange, which the page adds to its own."""
        some = lambda: bool(self._sessions.times)  # noqa: E731
        return [
            Command("cube.timer_export", "Export times", self.export, "export", (),
                    "Save all times as CSV, or for csTimer"),
            Command("cube.timer_import", "Import times", self.take_in, "save", (),
                    "Add the sessions of a file that Statewalk or csTimer has written"),
            Command("cube.timer_paste", "Paste times", self.paste, "open", (),
                    "Add the times that are in the clipboard, as csTimer or Statewalk copies them"),
            Command("cube.timer_copy", "Copy average of 5", self.copy, "copy", (),
                    "Copy the last five times with their average, as cubers post them", enabled=some),
            Command("cube.timer_copy_session", "Copy session", self.copy_session, "copy", (),
                    "Copy all times of this session with its averages, as cubers post them", enabled=some),
            Command("cube.timer_copy_csv", "Copy times as CSV", self.copy_table, "copy", (),
                    "Copy this session's times for a spreadsheet", enabled=some),
        ]  # fmt: skip

    # copying

    def copy(self) -> None:
        """Copy the average of the last five times, or the whole session if it has fewer."""
        count = len(self._sessions.times)
        if count < POSTED:
            self.copy_session()
        else:
            self.copy_average(POSTED, count)

    def copy_average(self, size: int, end: int) -> None:
        """Copy the `size` times before index `end` with their average."""
        text = statistics_text.average_text(self._times[end - size : end], datetime.now().astimezone().date())
        self._put(text, tr("Copied %n times", one="Copied %n time", n=size), tr("Paste it into a post"))

    def copy_session(self) -> None:
        """Copy all times of the session with its averages."""
        text = statistics_text.session_text(self._times, datetime.now().astimezone().date())
        count = len(self._sessions.times)
        self._put(text, tr("Copied %n times", one="Copied %n time", n=count), tr("Paste it into a post"))

    def copy_table(self) -> None:
        """Copy the times of the session as CSV."""
        text = times.to_csv([self._sessions.as_session])
        count = len(self._sessions.times)
        self._put(text, tr("Copied %n times", one="Copied %n time", n=count), tr("Paste into any spreadsheet"))

    def copy_menu(self, parent: QWidget) -> QMenu:
        """Return a menu to copy an average, the latest or best of its size, the session, or its CSV."""
        menu = QMenu(parent)
        counted = results(self._sessions.times)
        best: list[tuple[str, int, int]] = []
        for size in SIZES:
            if len(counted) < size:
                break
            mean = size == statistics_text.MEAN_OF_THREE
            running = times.running(counted, size)
            place = running.index(times.find_best(running) or 0)
            name = tr("Mean of {count}", count=size) if mean else tr("Average of {count}", count=size)
            self._offer(menu, label_value(name, times.format_result(running[-1])), size, len(counted))
            name = tr("Best mean of {count}", count=size) if mean else tr("Best average of {count}", count=size)
            best.append((label_value(name, times.format_result(running[place])), size, place + size))
        if best:
            menu.addSeparator()
        for text, size, end in best:
            self._offer(menu, text, size, end)
        if best:
            menu.addSeparator()
        menu.addAction(tr("Whole session")).triggered.connect(self.copy_session)
        menu.addAction(tr("As CSV")).triggered.connect(self.copy_table)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def open_copy_menu(self, button: QWidget) -> None:
        """Open the copy menu above a button."""
        self.menu = self.copy_menu(button)
        self.menu.popup(button.mapToGlobal(QPoint(0, -self.menu.sizeHint().height() - 4)))

    def _offer(self, menu: QMenu, text: str, size: int, end: int) -> None:
        menu.addAction(text).triggered.connect(partial(self.copy_average, size, end))

    @property
    def _times(self) -> list[Time]:
        return list(self._sessions.as_session.times)

    def _put(self, text: str, said: str, advice: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._services.messages.toast(said, advice)

    # files

    def export(self) -> None:
        """Export the times of all sessions of all puzzles, as CSV or for csTimer."""
        from app.base.export import export

        kinds = {**export.NUMBERS, **CSTIMER}
        path = export.choose_file(self._page, tr("Export times"), "times", kinds, self._services)
        if path is not None:
            written = cstimer.format_cstimer if path.suffix.lower() in CSTIMER else times.to_csv
            content = written(self._sessions.collect_sessions()).encode()
            export.write(lambda: content, path, tr("The times were not saved."), self._services)

    def take_in(self) -> None:
        """Import the sessions of a file."""
        path = files.ask_to_open_one(self._page, tr("Import times"), translate(FILES))
        if path is not None:
            self._sessions.take_in(path)

    def paste(self) -> None:
        """Import the sessions of the text in the clipboard."""
        self._sessions.take_in_text(QGuiApplication.clipboard().text())
