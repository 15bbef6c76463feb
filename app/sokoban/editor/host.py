"""Transitions between playing, the level editor, and a trial of the draft."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.base.actions import Command
from app.base.language.words import tr
from app.base.services import StatusMessage
from app.shell.page import Page
from app.sokoban.library.index import LevelRow
from app.sokoban.model.model import SokobanModel
from app.sokoban.play.page_overlay import PageOver
from app.widgets.controls.buttons import Button, IconButton
from core.sokoban.formats.collection import CollectionEntry
from core.sokoban.level import Level

if TYPE_CHECKING:
    from app.sokoban.editor.editor import EditorPage

OPEN_SETTING = "sokoban/editing"


class EditorHost(QObject):
    """Owner of the editor page, which it creates on first use and lays over the Sokoban page.

    It also adds the editor's commands and header buttons to that page.
    """

    entered = Signal()
    """Emitted when the editor opens, before it is shown; `open` is true by then."""
    left = Signal()
    """Emitted when the editor was closed and the game goes on."""
    picture_wanted = Signal(object)
    """Emitted to read a level from a picture: the path of a file, or None for the clipboard."""

    def __init__(
        self, page: Page, stage: QWidget, model: SokobanModel, selected: Callable[[], LevelRow | None]
    ) -> None:
        """`stage` has the focus during play; `selected` returns the level selected in an open browser."""
        super().__init__(page)
        self._page, self._model, self._selected = page, model, selected
        self.editor: EditorPage | None = None
        self._over = PageOver(page, stage, model)
        page.commands.add(*self._commands())
        self.back_button = Button(tr("Edit"), icon="edit")
        self.back_button.follow(page.commands["sokoban.edit"])
        self.back_button.hide()
        self._pencil = IconButton("edit", action=page.commands["sokoban.edit"])
        page.header.add_tool(self._pencil, self.back_button)
        model.level_changed.connect(self._on_level)

    def _commands(self) -> tuple[Command, ...]:
        return (
            Command("sokoban.edit", "Edit level", self.edit_level, "edit", ("Ctrl+D",),
                    "Edit a copy of this level, or go on with the draft being tried out"),
            Command("sokoban.draft", "Go on with the draft", self.enter, "edit", (),
                    "Open the level editor as it was left"),
            Command("sokoban.new_level", "New level", self.new_level, "plus", ("Ctrl+N",),
                    "Draw a level, beginning with an empty room"),
        )  # fmt: skip

    @property
    def open(self) -> bool:
        """Whether the editor is open."""
        return self._model.editing

    @property
    def situation(self) -> Hashable:
        """Draft being edited; None while the editor is closed."""
        return self.editor.situation if self.open and self.editor is not None else None

    @property
    def facts(self) -> Sequence[str]:
        """Facts about the draft for the status line; empty while the editor is closed."""
        return self.editor.facts if self.open and self.editor is not None else ()

    @property
    def standing(self) -> StatusMessage | None:
        """Message about the draft for the status line; None while the editor is closed."""
        return self.editor.standing if self.open and self.editor is not None else None

    def flush(self) -> None:
        """Save unsaved changes of the draft."""
        if self.editor is not None:
            self.editor.flush()

    def save_layout(self) -> None:
        """Save the editor's layout."""
        if self.editor is not None:
            self.editor.save_layout()

    def start(self) -> None:
        """Open the editor if it was open when the program was closed."""
        if self._page.services.settings.get(OPEN_SETTING, False):
            self.enter()

    def edit_level(self) -> None:
        """Edit a copy of the level being played or selected in the browser, or the draft on trial."""
        row = self._selected()
        if row is not None:
            self.edit_row(row)
            return
        if not self._model.trying:
            self._ensure_editor().draft.begin_copy(self._model.level, self._model.library_key)
        self.enter()

    def edit_row(self, row: LevelRow) -> None:
        """Edit a level of the library, including one that cannot be played yet.

        Saved to the collection it comes from, it replaces the level there.
        """
        library, editor = self._model.library, self._ensure_editor()
        if row.fault:
            editor.draft.begin_entry(library.entry(row.key), row.key)
        else:
            editor.draft.begin_copy(library.level(row.key), row.key)
        self.enter()

    def edit_copy(self, level: Level) -> None:
        """Edit a copy of a level that is not in the library."""
        self._ensure_editor().draft.begin_copy(level)
        self.enter()

    def edit_entry(self, entry: CollectionEntry) -> None:
        """Edit a level of a file that cannot be played."""
        self._ensure_editor().draft.begin_entry(entry)
        self.enter()

    def new_level(self) -> None:
        """Open the editor and ask for the size of an empty room."""
        self.enter()
        self._ensure_editor().draft.ask_for_size()

    def enter(self) -> None:
        """Open the editor with the draft as it was left."""
        if self.open:
            return
        page, editor = self._page, self._ensure_editor()
        page.flush()
        self._model.editing = True
        self.entered.emit()
        self._over.lay(editor, editor.canvas)
        editor.resume_editing()
        page.services.settings.set(OPEN_SETTING, True)
        page.status_changed.emit()

    def leave(self) -> None:
        """Close the editor and return to the game played before it was opened."""
        was_open = self.open
        self._close()
        self._model.end_trial()
        if was_open:
            self.left.emit()

    def _try(self, level: Level) -> None:
        self._close()
        self._model.try_draft(level)

    def _on_level(self) -> None:
        self.back_button.setVisible(self._model.trying)
        self._pencil.setVisible(not self._model.trying)

    def _close(self) -> None:
        page = self._page
        if not self.open:
            return
        assert self.editor is not None
        self._model.editing = False
        self._over.lift(self.editor)
        page.services.settings.set(OPEN_SETTING, False)
        page.status_changed.emit()

    def _ensure_editor(self) -> EditorPage:
        if self.editor is None:
            from app.sokoban.editor.editor import EditorPage

            self.editor = EditorPage(self._page.services, self._model.library)
            self.editor.draft.play_wanted.connect(self._try)
            self.editor.draft.picture_wanted.connect(self.picture_wanted)
            self.editor.left.connect(self.leave)
            self.editor.kept.connect(self._model.show_saved_level)
            self._over.add(self.editor)
        return self.editor
