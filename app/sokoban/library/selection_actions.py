"""Commands for the levels selected in the browser: rename, describe, move, copy, delete, undo."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from app.base.actions import Command
from app.base.language.words import as_shown, tr, translate
from app.base.theme import icons
from app.shell.page import Page
from app.sokoban.library.arranging import Change
from app.sokoban.library.index import CollectionRow, LevelRow
from app.sokoban.library.titles import new_collection
from app.sokoban.model.model import SokobanModel
from core.base.puzzle import InputError
from core.base.words import phrase

if TYPE_CHECKING:
    from app.sokoban.browser.browser import LevelBrowser

FAR = 1 << 40
"""Number of places beyond any level, to move to the front or the end."""
MOST_LISTED = 30
"""Number of collections offered in a menu."""

MOVES = (
    ("earlier", phrase("Move levels earlier"), "left", "Alt+Shift+Left", phrase("One place forward")),
    ("later", phrase("Move levels later"), "right", "Alt+Shift+Right", phrase("One place back")),
    ("row_up", phrase("Move levels a row up"), "up", "Alt+Shift+Up", phrase("One row")),
    ("row_down", phrase("Move levels a row down"), "down", "Alt+Shift+Down",
     phrase("One row")),
    ("first", phrase("Move levels to the front"), "prev", "Alt+Shift+Home", phrase("Before all others")),
    ("last", phrase("Move levels to the end"), "next", "Alt+Shift+End", phrase("Behind all others")),
)  # fmt: skip
"""Commands that move levels within their collection: key, text, icon, shortcut and tooltip."""


class LevelActions(QObject):
    """Commands for the Sokoban levels selected in the level browser: rename, move, copy, delete, undo.

    They change the library of levels, and say on the page why a change is impossible.
    """

    def __init__(self, model: SokobanModel, page: Page) -> None:
        super().__init__(page)
        self.browser: LevelBrowser | None = None
        """Browser of levels; None before it is first opened."""
        self._model, self._page = model, page
        self._arranging = model.library.arranging

    def attach(self, browser: LevelBrowser) -> None:
        """Handle the requests of a browser from now on."""
        self.browser = browser
        browser.levels.retitled.connect(self._on_level_retitled)
        browser.grid.customContextMenuRequested.connect(self._on_context)
        browser.drag.put_here.connect(self._on_put_here)
        browser.drag.put_into.connect(self._on_put_into)
        browser.drag.refused.connect(self._say)

    @property
    def selected_levels(self) -> Sequence[LevelRow]:
        """Levels that are selected in the browser; none while it is hidden."""
        browser = self.browser
        return browser.grid.selected_levels if browser is not None and browser.isVisible() else ()

    # changes

    def delete(self) -> None:
        """Delete the selected levels from their collections."""
        keys = [row.key for row in self.selected_levels]
        if keys and self.browser is not None:
            neighbour = self.browser.levels.neighbour_of(set(keys))
            self._attempt(lambda: self._arranging.delete(keys), [neighbour] if neighbour is not None else [])

    def shift(self, by: int) -> None:
        """Move the selected levels by `by` places within their collection."""
        browser, chosen = self.browser, self.selected_levels
        if browser is None or not chosen:
            return
        collections = {row.collection for row in chosen}
        if len(collections) > 1 or not browser.in_order:
            self._say(tr("Levels can only be moved in collection order: choose one collection and that order."))
            return
        moving = {row.key for row in chosen}
        shown = _list_shown_keys(browser)
        staying = [key for key in shown if key not in moving]
        first = next(index for index, key in enumerate(shown) if key in moving)
        target = max(0, min(first + by, len(staying)))
        before = staying[target] if target < len(staying) else browser.levels.find_level_behind(shown[-1], moving)
        self.put(chosen, collections.pop(), before)

    def put(self, levels: Sequence[LevelRow], collection: int, before: int | None = None) -> None:
        """Move levels to a place in a collection; built-in levels are copied to its end instead."""
        if any(self._is_built_in(row.collection) for row in levels):
            self.copy_to(levels, collection)
            return
        keys = [row.key for row in levels]
        self._attempt(lambda: self._arranging.put(keys, collection, before), keys)

    def copy_to(self, levels: Sequence[LevelRow], collection: int) -> None:
        """Copy levels to the end of a collection."""
        self._attempt(lambda: self._arranging.copy([row.key for row in levels], collection))

    def _on_put_here(self, at: int) -> None:
        """Move the selected levels before the level shown at the index `at`."""
        browser, chosen = self.browser, self.selected_levels
        if browser is None or not chosen:
            return
        shown = _list_shown_keys(browser)
        moving = {row.key for row in chosen}
        before = shown[at] if at < len(shown) else browser.levels.find_level_behind(shown[-1], moving)
        self.put(chosen, chosen[0].collection, before)

    def _on_put_into(self, collection: int, copies: bool) -> None:
        (self.copy_to if copies else self.put)(self.selected_levels, collection)

    def _to_new(self, levels: Sequence[LevelRow], *, copies: bool) -> None:
        """Move or copy levels into a new collection, and let the user name it."""
        keys = [row.key for row in levels]
        taken = {row.title for row in self._collections()}
        title = next(name for number in range(1, len(taken) + 2) if (name := new_collection(number)) not in taken)
        act = self._arranging.copy_to_new if copies else self._arranging.put_into_new
        change = self._attempt(lambda: act(keys, title))
        if change is not None and change.made is not None and self.browser is not None:
            self.browser.open(change.made[0])
            self.browser.side.setFocus()
            self.browser.side.rename()

    def _on_level_retitled(self, level: int, title: str) -> None:
        self._attempt(lambda: self._arranging.describe(level, title), [level])

    def describe(self) -> None:
        """Let the user edit title, author and comment of the selected level."""
        from app.sokoban.browser.words_card import WordsCard

        browser = self.browser
        row = browser.grid.current if browser is not None and browser.isVisible() else None
        if row is None or browser is None or self._refuse_if_built_in(browser, row):
            return
        card = WordsCard(self._page.window(), *self._model.library.read_level_texts(row.key))
        card.written.connect(
            lambda title, author, comment: self._attempt(
                lambda: self._arranging.describe(row.key, title, author, comment), [row.key]
            )
        )
        card.open_over(browser.grid)

    def undo(self) -> None:
        """Undo the last change to the library: levels moved, copied, renamed or deleted."""
        change = self._attempt(self._arranging.undo, told=False)
        if change is not None:
            self._page.services.messages.say(tr("Taken back: {change}.", change=change.what))

    def redo(self) -> None:
        """Redo the change that was undone last."""
        self._attempt(self._arranging.redo)

    def _attempt(
        self, act: Callable[[], Change | None], selected: Sequence[int] | None = None, *, told: bool = True
    ) -> Change | None:
        """Run an edit of the Sokoban level library and update the views; if it is impossible, say why.

        `act` makes the edit. Return its change; None if it is impossible or changes nothing. The browser selects the
        levels with the keys `selected`, by default those that changed. The status line says what was done if `told`.
        """
        try:
            change = act()
        except InputError as error:
            self._say(translate(error.sentence))
            return None
        if change is None:
            return None
        self._model.find_again(change)
        if self.browser is not None:
            self.browser.show_change(change, change.levels if selected is None else selected)
        if told:
            self._page.services.messages.say(
                tr("{message}.", message=change.what), tr("Ctrl+Z in the browser takes it back.")
            )
        self._page.commands.refresh()
        return change

    def _refuse_if_built_in(self, browser: LevelBrowser, row: LevelRow) -> bool:
        """Return whether a level comes with the program; if so, tell the user that it cannot be changed."""
        is_built_in = self._is_built_in(row.collection)
        if is_built_in:
            title = browser.title_of(row.collection)
            self._say(
                tr("{collection} comes with the program. Copy the level to a collection of yours.", collection=title)
            )
        return is_built_in

    def _say(self, sentence: str) -> None:
        self._page.services.messages.say(sentence, good=False)

    # menus

    def _collections(self) -> list[CollectionRow]:
        index = self.browser.library_index if self.browser is not None else None
        return [] if index is None else index.collections

    def _is_built_in(self, collection: int) -> bool:
        return any(row.is_built_in for row in self._collections() if row.key == collection)

    def _on_context(self, place: QPoint) -> None:
        browser = self.browser
        if browser is None or not self.selected_levels:
            return
        menu = QMenu(browser)
        commands = {command.key: command for command in self.commands()}
        for key in ("retitle", "describe", "", "move_to", "copy_to", "", "delete_levels", "undo_levels"):
            if not key:
                menu.addSeparator()
                continue
            command = commands[f"sokoban.{key}"]
            if key in {"move_to", "copy_to"}:
                targets = menu.addMenu(icons.icon(command.icon, 16), translate(command.text))
                self._add_targets(targets, copies=key == "copy_to")
                continue
            action = menu.addAction(icons.icon(command.icon, 16), translate(command.text))
            action.setEnabled(command.enabled is None or command.enabled())
            action.triggered.connect(partial(_run, command))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(browser.grid.viewport().mapToGlobal(place))

    def _ask_target(self, *, copies: bool) -> None:
        """Open a menu of target collections beside the selected level."""
        browser = self.browser
        if browser is None or not self.selected_levels:
            return
        menu = QMenu(browser)
        self._add_targets(menu, copies=copies)
        menu.aboutToHide.connect(menu.deleteLater)
        grid = browser.grid
        menu.popup(grid.viewport().mapToGlobal(grid.visualRect(grid.currentIndex()).center()))

    def _add_targets(self, menu: QMenu, *, copies: bool) -> None:
        levels = list(self.selected_levels)
        here = {row.collection for row in levels}
        targets = [row for row in self._collections() if not row.is_built_in and (copies or {row.key} != here)]
        act = self.copy_to if copies else self.put
        for row in targets[:MOST_LISTED]:
            action = menu.addAction(row.name.replace("&", "&&"))
            action.triggered.connect(lambda _checked=False, key=row.key: act(levels, key))
        if targets:
            menu.addSeparator()
        new = menu.addAction(icons.icon("plus", 16), as_shown(new_collection(1)))
        copied = copies or any(self._is_built_in(key) for key in here)
        new.triggered.connect(lambda _checked=False: self._to_new(levels, copies=copied))

    def commands(self) -> list[Command]:
        """Return the commands for the selected levels, for the page and the browser."""

        def some() -> bool:
            browser = self.browser
            return browser is not None and browser.isVisible() and browser.grid.selectionModel().hasSelection()

        def row() -> int:
            return self.browser.grid.columns if self.browser is not None else 1

        def shifting(by: Callable[[], int]) -> Callable[[], None]:
            return lambda: self.shift(by())

        by: Mapping[str, Callable[[], int]] = {
            "earlier": lambda: -1, "later": lambda: 1, "row_up": lambda: -row(), "row_down": row,
            "first": lambda: -FAR, "last": lambda: FAR,
        }  # fmt: skip
        return [
            Command("sokoban.retitle", "Rename level", self._rename, "edit", ("F2",),
                    "Give the level selected in the browser another title", enabled=some),
            Command("sokoban.describe", "Title, author and comment", self.describe, "info", ("Ctrl+I",),
                    "Edit title, author and comment of the selected level", enabled=some),
            Command("sokoban.move_to", "Move to collection", lambda: self._ask_target(copies=False), "open",
                    ("Ctrl+M",), "Put the selected levels into another collection of yours", enabled=some),
            Command("sokoban.copy_to", "Copy to collection", lambda: self._ask_target(copies=True), "copy",
                    ("Ctrl+Shift+M",), "Put copies of the selected levels into a collection of yours", enabled=some),
            Command("sokoban.delete_levels", "Delete levels", self.delete, "erase", ("Del",),
                    "Take the selected levels out of their collection; this can be undone", enabled=some),
            Command("sokoban.undo_levels", "Undo the change to the levels", self.undo, "undo", (),
                    "Undo the last change to levels of the library; Ctrl+Z in the browser",
                    enabled=lambda: bool(self._arranging.can_undo)),
            Command("sokoban.redo_levels", "Redo the change to the levels", self.redo, "redo", (),
                    "Do again what was taken back; Ctrl+Shift+Z in the browser",
                    enabled=lambda: bool(self._arranging.can_redo)),
            *(Command(f"sokoban.{key}", text, shifting(by[key]), icon, (keys,), tip, enabled=some)
              for key, text, icon, keys, tip in MOVES),
        ]  # fmt: skip

    def _rename(self) -> None:
        browser = self.browser
        row = browser.grid.current if browser is not None else None
        if browser is not None and row is not None and not self._refuse_if_built_in(browser, row):
            browser.grid.rename()


def _list_shown_keys(browser: LevelBrowser) -> list[int]:
    """Return the keys of the levels in the order in which the browser shows them."""
    return [browser.levels.row(at).key for at in range(browser.levels.rowCount())]


def _run(command: Command) -> None:
    command.run()
