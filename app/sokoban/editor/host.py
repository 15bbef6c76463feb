"""The way from playing into the level editor and back, and to a trial of the draft and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from app.services.actions import Command
from app.sokoban.library.level_set import Shelf
from app.sokoban.library.library import KeptLevels
from app.widgets.buttons import Button, IconButton
from core.sokoban.level import Level

if TYPE_CHECKING:
    from app.sokoban.editor.editor import EditorPage
    from app.sokoban.library.index import LevelRow
    from app.sokoban.library.library import Library
    from app.sokoban.page import SokobanPage

OPEN_SETTING = "sokoban/editing"


class Editing(QObject):
    """Owns the editor, which is made when it is first wanted, and lays it over the page.

    Its commands and its buttons in the header come with it.
    """

    def __init__(self, page: SokobanPage, library: Callable[[], Library]) -> None:
        super().__init__(page)
        self._page, self._library = page, library
        self.editor: EditorPage | None = None
        self.open = False
        self._playing = page.commands
        self._actions: list[QAction] = []
        self._before: tuple[Shelf, int] | None = None
        """What was played before the draft was tried."""
        self._trial: Shelf | None = None
        layout = page.layout()
        item = layout.itemAt(0) if layout is not None else None
        frame = item.widget() if item is not None else None
        assert layout is not None
        assert frame is not None
        self._layout, self._frame = layout, frame
        page.commands.add(*self._commands())
        self.back_button = Button("Edit", icon="edit")
        self.back_button.follow(page.commands["sokoban.edit"])
        self.back_button.hide()
        self._pencil = IconButton("edit", action=page.commands["sokoban.edit"])
        page.header.add_tool(self._pencil, self.back_button)
        page.status_changed.connect(self._on_status)

    def _commands(self) -> tuple[Command, ...]:
        return (
            Command("sokoban.edit", "Edit level", self.edit_level, "edit", ("Ctrl+D",),
                    "Edit a copy of this level, or go on with the draft that is tried"),
            Command("sokoban.draft", "Go on with the draft", self.enter, "edit", (),
                    "Open the level editor as it was left"),
            Command("sokoban.new_level", "New level", self.new_level, "plus", ("Ctrl+N",),
                    "Draw a level, beginning with an empty room"),
        )  # fmt: skip

    @property
    def facts(self) -> Sequence[str]:
        """What the status line tells while one draws; empty while one plays."""
        return self.editor.facts if self.open and self.editor is not None else ()

    def flush(self) -> None:
        """Write what is not yet saved."""
        if self.editor is not None:
            self.editor.flush()

    def save_layout(self) -> None:
        """Remember the editor's layout."""
        if self.editor is not None:
            self.editor.save_layout()

    @property
    def trying(self) -> bool:
        """Whether the draft is being played."""
        return self._trial is not None

    def start(self) -> None:
        """Open the editor if it was open when the program was left."""
        if self._page.services.settings.get(OPEN_SETTING, False):
            self.enter()

    def edit_level(self) -> None:
        """Edit a copy of the level that is played or chosen in the browser, or go on with the draft that is tried."""
        page = self._page
        browser = page.librarian.browser
        row = browser.grid.current if browser is not None and browser.is_open else None
        if row is not None:
            self.edit_row(row)
            return
        if not self.trying:
            levels = page.levels
            kept_as = levels.keys[page.index] if isinstance(levels, KeptLevels) else None
            self._made().begin_copy(page.level, kept_as)
        self.enter()

    def edit_row(self, row: LevelRow) -> None:
        """Edit a level of the library, also one that cannot be played yet.

        Saved to the collection it comes from, it takes its place there.
        """
        library, editor = self._library(), self._made()
        if row.fault:
            editor.begin_rows(library.board(row.key), row.title, row.author, row.key)
        else:
            editor.begin_copy(library.level(row.key), row.key)
        self.enter()

    def new_level(self) -> None:
        """Open the editor and ask for the size of an empty room."""
        self.enter()
        self._made().ask_for_size()

    def enter(self) -> None:
        """Open the editor on the draft as it was left."""
        if self.open:
            return
        page, editor = self._page, self._made()
        page.flush()
        browser = page.librarian.browser
        if browser is not None and browser.is_open:
            browser.close_browser()
        # a key must mean one thing: what plays the game is out of reach while one draws
        self._actions = page.actions()
        for action in self._actions:
            page.removeAction(action)
        page.commands = editor.commands
        page.playback.stop()
        page.game.pause_clock()
        self.open = True
        self._frame.hide()
        editor.show()
        page.setFocusProxy(editor.canvas)
        editor.entered()
        page.services.settings.set(OPEN_SETTING, True)
        page.status_changed.emit()

    def leave(self) -> None:
        """Close the editor and go on with what was played before it was opened."""
        self._close()
        if self._trial is not None and self._before is not None:
            self._page.shelf, index = self._before
            self._end_trial()
            self._page.open_level(index)

    def _try(self, level: Level) -> None:
        if self._trial is None:
            self._before = (self._page.shelf, self._page.index)
        self._page.shelf = self._trial = Shelf("Draft", [level])
        self._close()
        self._page.open_level(0)
        self._page.go(0)
        self.back_button.show()
        self._pencil.hide()

    def _on_status(self) -> None:
        # other levels were chosen during a trial: there is nothing to go back to
        if self._trial is not None and self._page.shelf is not self._trial:
            self._end_trial()

    def _end_trial(self) -> None:
        self._trial = self._before = None
        self.back_button.hide()
        self._pencil.show()

    def _close(self) -> None:
        page = self._page
        if not self.open:
            return
        assert self.editor is not None
        self.open = False
        page.commands = self._playing
        page.addActions(self._actions)
        self.editor.hide()
        self._frame.show()
        page.setFocusProxy(page.board)
        page.board.setFocus()
        page.game.resume_clock()
        self._playing.refresh()
        page.services.settings.set(OPEN_SETTING, False)
        page.status_changed.emit()

    def _made(self) -> EditorPage:
        if self.editor is None:
            from app.sokoban.editor.editor import EditorPage

            self.editor = EditorPage(self._page.services, self._library())
            self.editor.play_wanted.connect(self._try)
            self.editor.left.connect(self.leave)
            self.editor.status_changed.connect(self._page.status_changed)
            self.editor.hide()
            self._layout.addWidget(self.editor)
            self.editor.restore_layout()
        return self.editor
