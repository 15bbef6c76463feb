"""The level browser: collections at the side, their levels as a grid of thumbnails, filters above."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from app.base.actions import Actions, Command, with_key
from app.base.jobs.jobs import Jobs, QuestionRunner
from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.base.theme import theme
from app.sokoban.browser.drag import LevelDrag
from app.sokoban.browser.filter import FilterBar
from app.sokoban.browser.grid import GridModel, LevelGrid
from app.sokoban.browser.nothing import NothingShown
from app.sokoban.browser.side import EVERYTHING, CollectionList, CollectionModel
from app.sokoban.browser.thumbnails import Thumbnails
from app.sokoban.library.arranging import Change
from app.sokoban.library.index import CollectionRow, Index, LevelRow, LevelSearchSummary
from app.sokoban.library.library import Library
from app.sokoban.model.options import PlayOptions
from app.sokoban.queue.queue import LevelQueue
from app.sokoban.queue.strip import QueueStrip
from app.sokoban.queue.work import QueueResult
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.keyboard_order import COVERED
from app.widgets.text import Label, plain_tip

SIDE, SIDE_NARROW, NARROW = 248, 184, 820
KEYS_HERE = {"sokoban.undo_levels": ("Ctrl+Z",), "sokoban.redo_levels": ("Ctrl+Shift+Z", "Ctrl+Y")}
"""Keys that have another meaning on the page below the browser."""
READ_AT_ONCE = 2000
"""Largest number of levels read within a frame or two; a larger library is read in a job."""


class LevelBrowser(QWidget):
    """Browser of all levels, which covers a page while it is open; Escape closes it."""

    chosen = Signal(object)
    """Emitted with the `LevelRow` of a level to be played; one that cannot be played has a `fault`."""
    menu_wanted = Signal(QPoint)
    """Emitted with the point of the screen at which the collection's menu is to open."""

    def __init__(self, page: QWidget, library: Library, jobs: Jobs, queue: LevelQueue, options: PlayOptions) -> None:
        super().__init__(page.window())
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._page, self._library, self._options = page, library, options
        self._actions = Actions(self)
        self.library_index: Index | None = None
        self._open = False
        self._wanted: tuple[int | None, int | None] = (None, None)
        self._reading = QuestionRunner(jobs)
        self._meanwhile: list[tuple[str, LevelSearchSummary]] = []
        """Search results that arrived while the library was being read."""
        self._removed: CollectionRow | None = None
        self.collections = CollectionModel(self)
        self.side = CollectionList(self.collections)
        self.levels = GridModel(self, library.fault)
        self.thumbnails = Thumbnails(library.board, self)
        self.grid = LevelGrid(self.levels, self.thumbnails)
        self.drag = LevelDrag(self, self.grid, self.side)
        self.bar = FilterBar()
        self.strip = QueueStrip(queue, options, self)
        self._build()
        self._on_options()
        options.changed.connect(self._on_options)
        queue.found.connect(self._on_found)
        self.side.chosen.connect(self._on_collection)
        self.side.entered_grid.connect(self.grid.setFocus)
        self.side.customContextMenuRequested.connect(self._on_context)
        self.bar.changed.connect(self._on_filter)
        self.bar.search.installEventFilter(self)
        self.grid.opened.connect(self.chosen)
        self.grid.selected.connect(self._on_level_selected)
        self.grid.selectionModel().selectionChanged.connect(lambda *_: self._actions.refresh())
        self.grid.typed.connect(self._on_text_typed)
        page.installEventFilter(self)

    def _build(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(self._build_side())
        line.addLayout(self._build_levels(), 1)
        bar = self.bar
        strip = self.strip
        ring = (
            self.side, bar.search, bar.state, bar.boxes, bar.size_range, strip.limit, strip.pause_button,
            strip.cancel_button, bar.order, self.more_button, self.close_button, self.grid,
        )  # fmt: skip
        for first, second in pairwise(ring):
            self.setTabOrder(first, second)

    def _build_side(self) -> QWidget:
        self._panel = _Panel()
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(16, 22, 12, 16)
        column.setSpacing(10)
        self._side_head = QHBoxLayout()
        self._side_head.setContentsMargins(12, 0, 4, 0)
        self._side_head.addWidget(Label(tr("Collections"), 12, 600, "text2"))
        self._side_head.addStretch(1)
        self._hint = Label("", 12, 400, "text2", wrap=True)
        self._hint.setContentsMargins(12, 0, 8, 0)
        self.bring_back = Button(tr("Bring back"), icon="undo")
        self.bring_back.hide()
        column.addLayout(self._side_head)
        column.addWidget(self.side, 1)
        column.addWidget(self._hint)
        column.addWidget(self.bring_back)
        return self._panel

    def _build_levels(self) -> QLayout:
        self._title, self._note = _Story(20, 600), Label("", 12, 400, "text2")
        self.more_button = IconButton("more", tr("Rename, save or remove this collection"))
        self.more_button.clicked.connect(self._on_more)
        self.close_button = IconButton("close", with_key(tr("Back to the game"), "Esc"))
        self.close_button.clicked.connect(self.close_browser)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self._title, 1)
        self._tools = QHBoxLayout()
        top.addLayout(self._tools)
        for widget in (self.bar.order, self.more_button, self.close_button):
            top.addWidget(widget)
        self._empty = NothingShown()
        self._empty.hide()
        self._empty.button.clicked.connect(self.bar.clear)
        self._story = _Story(12, 400, "text2")
        foot = QHBoxLayout()
        foot.setSpacing(16)
        foot.addWidget(self._story, 1)
        foot.addWidget(self._note)
        column = QVBoxLayout()
        column.setContentsMargins(24, 18, 16, 12)
        column.setSpacing(14)
        column.addLayout(top)
        column.addWidget(self.bar)
        column.addWidget(self.strip)
        column.addWidget(self.grid, 1)
        column.addWidget(self._empty, 1)
        column.addLayout(foot)
        return column

    def set_commands(self, commands: Sequence[Command]) -> None:
        """Add the page's commands for the shown collection, and the browser's own."""
        self._actions.add(
            *(replace(one, shortcuts=KEYS_HERE.get(one.key, one.shortcuts)) for one in commands),
            Command("sokoban.search", "Search levels", self._search, "search", ("Ctrl+L", "Ctrl+F"),
                    "Go to the search field for titles, authors and numbers"),
            Command("sokoban.next_unsolved", "Next unsolved level", self.select_next_unsolved_level, "next",
                    ("Ctrl+U",), "Select the next level that you have not solved"),
            Command("sokoban.choose", "Play the selected level", self._choose, "play", ("F5",),
                    "Close the browser and play", enabled=lambda: self.grid.current is not None),
        )  # fmt: skip
        self._side_head.addWidget(IconButton("open", action=self._actions["sokoban.open"]))
        before: QWidget = self.strip.cancel_button
        for key in ("sokoban.solve_all", "sokoban.improve_all"):
            button = IconButton(self._actions.command(key).icon, action=self._actions[key])
            self._tools.addWidget(button)
            self.setTabOrder(before, button)
            before = button
        self.setTabOrder(before, self.bar.order)

    # opening and closing

    @property
    def is_open(self) -> bool:
        """Whether the browser is open, even while another page is shown."""
        return self._open

    def open(self, collection: int | None = None, level: int | None = None) -> None:
        """Show the current library with an empty search and, if given, a collection and a level selected."""
        self.bar.search.clear()
        self._show(collection, level)

    def _show(self, collection: int | None = None, level: int | None = None) -> None:
        self._open = True
        self._wanted = (collection, level)
        self.refresh()
        self._place()
        self.show()
        self.raise_()
        self._actions.refresh()
        self._take_focus()

    def _take_focus(self) -> None:
        """Focus the grid, or the search field while no level is shown; never the hidden board."""
        (self.bar.search if self.grid.isHidden() else self.grid).setFocus()

    def close_browser(self) -> None:
        """Close the browser and return to the game."""
        self._open = False
        self.hide()
        self._page.setFocus()

    def refresh(self) -> None:
        """Read the library again; a large one in a job that leaves the old contents on the screen."""
        self._reading.forget()
        self._meanwhile.clear()
        if self._library.size <= READ_AT_ONCE:
            self._show_index(self._library.index())
        else:
            self._reading.ask("index", tr("Listing levels"), self._library.indexing(), self._show_index)

    def _show_index(self, index: Index) -> None:
        collection, level = self._wanted
        here, selected = self.side.current, self.grid.current
        if collection is None and here is not None:
            collection = here.key
        if level is None and selected is not None:
            level = selected.key
        self._wanted = (None, None)
        index.learn(self._meanwhile)
        self.library_index = index
        self.side.blockSignals(True)
        self.collections.show(index)
        self.side.blockSignals(False)
        self.side.select(collection)
        own_only = all(row.is_built_in for row in index.collections)
        if self._removed is None:
            self._hint.setText(tr("Open a level file, or drop files on the window. Their levels are kept here."))
            self._hint.setVisible(own_only)
        if level is not None:
            self.grid.select(level)

    def show_change(self, change: Change, selected: Sequence[int]) -> None:
        """Show a rearrangement of levels and select those with the keys `selected`."""
        index = self.library_index
        if index is None or not self.isVisible():
            return
        if change.made is not None:
            self.refresh()
            return
        current, focus = self.grid.current, QApplication.focusWidget()
        after = index.apply_change(change, self._library.rows([step.key for step in change.steps]))
        collection_key = self.collection.key if self.collection is not None else None
        if after.collections == index.collections and self.levels.rearrange(after, collection_key, self.bar.filter):
            self.library_index = after
            self._on_level_selected(self.grid.current)
        else:
            self._show_index(after)
        self.grid.select_all_of(set(selected), current.key if current is not None else None)
        if focus is not None and focus.isVisible():
            focus.setFocus()

    @property
    def in_order(self) -> bool:
        """Whether the levels of a single collection are shown in their stored order."""
        return self.collection is not None and self.bar.filter.order == "place"

    def _why_not(self) -> str:
        """Return why the shown levels cannot be rearranged; "" if they can."""
        here = self.collection
        if here is None:
            return tr("Choose one collection to arrange its levels")
        if here.is_built_in:
            return tr("{collection} comes with the program and cannot be changed", collection=here.name)
        return "" if self.in_order else tr("Show the levels in collection order to arrange them")

    def title_of(self, collection: int) -> str:
        """Return the title of a collection."""
        return self.library_index.title(collection) if self.library_index is not None else ""

    def retitle(self, key: int, title: str) -> None:
        """Show the new title of a collection."""
        self.collections.set_title(key, title)
        if self.library_index is not None:
            rows = self.library_index.collections
            rows[:] = [row._replace(title=title) if row.key == key else row for row in rows]
        if self.side.current is not None and self.side.current.key == key:
            self._title.setText(title)

    # selection and filters

    @property
    def collection(self) -> CollectionRow | None:
        """Collection that is shown; None while all are."""
        row = self.side.current
        return None if row is None or row.key == EVERYTHING else row

    def _on_collection(self, key: int) -> None:
        index = self.library_index
        if index is None:
            return
        rows = self.levels.set_rows(index, None if key == EVERYTHING else key)
        self.bar.set_rows(rows)
        self._apply()
        self._title.setText(self.side.current.name if self.side.current else "")
        self.grid.select(self._first_open())

    def _first_open(self) -> int | None:
        """Return the key of the first shown level that the player has not solved; None without one."""
        rows = map(self.levels.row, range(self.levels.rowCount()))
        return next((row.key for row in rows if self.levels.is_unsolved(row)), None)

    def _on_filter(self) -> None:
        selected = self.grid.current
        self._apply()
        at = self.levels.find_number(self.bar.filter.number)
        if at is not None:
            self.grid.select(self.levels.row(at).key)
        else:
            self.grid.select(selected.key if selected is not None else None)

    def _apply(self) -> None:
        self.levels.apply(self.bar.filter)
        shown, count = self.levels.rowCount(), self.levels.count
        self._note.setText(self._format_solved_count() if shown == count else self._say_shown())
        self.drag.why_not = self._why_not()
        self.grid.setVisible(shown > 0)
        self._empty.say(filtered=count > 0)
        self._empty.setVisible(shown == 0)
        focus = QApplication.focusWidget()
        if self.isVisible() and (focus is None or not self.isAncestorOf(focus)):
            self._take_focus()  # the focused widget is hidden now
        self._actions.refresh()

    def _format_solved_count(self) -> str:
        count, solved = self.levels.count, format_integer(self.levels.solved_count)
        return tr("%n levels, {solved} solved by you", one="%n level, {solved} solved by you", n=count, solved=solved)

    def _say_shown(self) -> str:
        count, shown = self.levels.count, format_integer(self.levels.rowCount())
        return tr("{shown} of %n levels", one="{shown} of %n level", n=count, shown=shown)

    def select_next_unsolved_level(self) -> bool:
        """Select the next shown level that the player has not solved, cyclically; False if there is none."""
        count, current = self.levels.rowCount(), self.grid.currentIndex().row()
        places = ((current + step) % count for step in range(1, count))
        rows = (self.levels.row(at) for at in places)
        unsolved = next((row for row in rows if self.levels.is_unsolved(row)), None)
        if unsolved is not None:
            self.grid.select(unsolved.key)
        return unsolved is not None

    def _on_options(self) -> None:
        """Show or hide what the program knows of levels, as the play options say."""
        quiet = self._options.is_quiet
        if quiet != self.levels.quiet:
            self.levels.quiet = quiet
            self.bar.set_quiet(quiet)
            self._on_filter()

    def _on_found(self, results: Sequence[QueueResult]) -> None:
        """Take up new results of the queue; levels keep their order until the user changes the filter."""
        summaries = [(result.identity, result.found.summary) for result in results if result.found is not None]
        if self._reading.is_busy:
            self._meanwhile += summaries
        if self.library_index is not None:
            self.library_index.learn(summaries)
            self.grid.viewport().update()
            self._on_level_selected(self.grid.current)

    def chosen_rows(self) -> list[LevelRow]:
        """Return the selected levels if there are several, else all that are shown."""
        chosen = sorted({index.row() for index in self.grid.selectionModel().selectedIndexes()})
        return [self.levels.row(place) for place in (chosen if len(chosen) > 1 else range(self.levels.rowCount()))]

    def _on_level_selected(self, row: LevelRow | None) -> None:
        if row is None or row.fault:
            self._story.setText("" if row is None else self.levels.fault(row))
        else:
            self._story.say(self.levels.story(row, self._library.make_grade_figure(row)))
        self._actions.refresh()

    def _on_more(self) -> None:
        self.menu_wanted.emit(self.more_button.mapToGlobal(QPoint(0, self.more_button.height() + 4)))

    def _on_context(self, place: QPoint) -> None:
        if self.side.indexAt(place).isValid():
            self.menu_wanted.emit(self.side.viewport().mapToGlobal(place))

    def _on_text_typed(self, text: str) -> None:
        self.bar.search.setFocus()
        self.bar.search.insert(text)

    def _search(self) -> None:
        self.bar.search.setFocus()
        self.bar.search.selectAll()

    def _choose(self) -> None:
        if self.grid.current is not None:
            self.chosen.emit(self.grid.current)

    def offer_restore(self, row: CollectionRow | None) -> None:
        """Offer to restore a collection that was just removed; with None, withdraw the offer."""
        self._removed = row
        self.bring_back.setVisible(row is not None)
        if row is not None:
            self.bring_back.setToolTip(plain_tip(tr("Bring {collection} back", collection=row.name)))
            self._hint.setText(tr("{collection} was removed.", collection=row.name))
        self._hint.setVisible(row is not None)

    @property
    def removed_collection(self) -> CollectionRow | None:
        """Collection that was just removed and can be restored; None without one."""
        return self._removed

    # events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._page:
            if kind in {QEvent.Type.Resize, QEvent.Type.Move} and self._open:
                self._place()
            elif kind == QEvent.Type.Hide:
                self.hide()
            elif kind == QEvent.Type.Show and self._open:
                # the page takes the focus when it is shown, so the browser takes it back afterwards
                QTimer.singleShot(0, self, self._reappear)
        elif watched is self.bar.search and isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            return self._on_search_key(event)
        return False

    def _reappear(self) -> None:
        if self._open and self._page.isVisible():
            self._show()

    def _on_search_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Escape and self.bar.search.text():
            self.bar.search.clear()
        elif key in {Qt.Key.Key_Down, Qt.Key.Key_PageDown}:
            self.grid.setFocus()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._choose()
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_browser()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.thumbnails.forget_wishes()
        self._page.setProperty(COVERED, False)
        super().hideEvent(event)

    def _place(self) -> None:
        self.setGeometry(QRect(self._page.mapTo(self.window(), QPoint()), self._page.size()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._page.setProperty(COVERED, True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._panel.setFixedWidth(SIDE_NARROW if self.width() < NARROW else SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(theme.current().bg))


class _Story(Label):
    """Label of one line, elided if too long; the tooltip has the full text."""

    def __init__(self, size: float, weight: int, ink: str = "text") -> None:
        super().__init__("", size, weight, ink, elided=True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, text: str) -> None:
        super().say(text)
        self.setToolTip(plain_tip(text))


class _Panel(QWidget):
    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens.panel))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), QColor(tokens.border))
